/** Words: numbers, mana, colours, types, names of counters and keywords. */
import type { CardType, Color, Quantity, Supertype } from '@apnap/ability';
import { ALL_SUBTYPES, CARD_TYPES, KEYWORDS, NUMBER_WORDS, parseMana, pluralSubtype, SUPERTYPES } from '@apnap/ability';
import { RENAMED_SUBTYPES } from '../text/renamed.js';
import type { Token } from '../text/tokens.js';
import type { Grammar } from './engine.js';
import { times } from './make.js';

const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, 'ninety-nine': 99, fifty: 50, 'one hundred': 100 };

export const COLOR_WORDS: Readonly<Record<string, Color>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

const numbers = new Map<string, number>([...NUMBER_WORDS.map((word, n) => [word, n] as const), ...Object.entries(TENS)]);

/** A numeral as a number: "three", "3". */
export const numeral = (key: string): number | undefined => numbers.get(key) ?? (/^\d+$/.test(key) ? Number(key) : undefined);

const TYPE_PLURALS: Readonly<Record<string, string>> = { sorcery: 'sorceries' };
const typeWords = new Map<string, { type: CardType; many: boolean }>();
for (const type of CARD_TYPES) {
  const one = type.toLowerCase();
  typeWords.set(one, { type, many: false });
  typeWords.set(TYPE_PLURALS[one] ?? `${one}s`, { type, many: true });
}

const subtypeWords = new Map<string, { subtype: string; many: boolean }[]>();
const addSubtype = (word: string, subtype: string, many: boolean): void => {
  const list = subtypeWords.get(word) ?? [];
  list.push({ subtype, many });
  subtypeWords.set(word, list);
};
for (const printed of [...ALL_SUBTYPES, ...Object.keys(RENAMED_SUBTYPES), 'Lhurgoyf']) {
  if (subtypeWords.has(printed.toLowerCase())) continue;
  const subtype = RENAMED_SUBTYPES[printed] ?? printed;
  addSubtype(printed.toLowerCase(), subtype, false);
  addSubtype(pluralSubtype(printed).toLowerCase(), subtype, true);
}

/** Is this word a subtype as it is written (a capital letter first)? */
const capital = (raw: string): boolean => /^[A-Z]/.test(raw);

/** Keywords by their first words. */
const keywordWords = new Map<string, { words: string[]; keyword: string }[]>();
for (const { en, keyword } of KEYWORDS) {
  const words = en.toLowerCase().replace('!', ' !').replace("'s ", " 's ").split(' ');
  keywordWords.set(words[0], [...(keywordWords.get(words[0]) ?? []), { words, keyword }]);
}

/** Words inside names that have no capital. */
const SMALL: ReadonlySet<string> = new Set(['of', 'the', 'and', 'to', 'in', 'for', 'from', 'a', "'s", ',', 'with', 'at', '-']);
/** Words before "counter" that name no kind of it. */
const NO_COUNTER: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'each', 'that', 'another', 'no', 'those', 'all']);

const COUNTER_WORD = /^[a-z][a-z-]*$/;

/** Y, before it is said what it is. */
export const SECOND = { q: '$y' } as unknown as Quantity;

function readPt(raw: string): { power: Quantity; toughness: Quantity } | null {
  const match = /^([+-])(\d+|X)\/([+-])(\d+|X|Y)$/.exec(raw);
  if (!match) return null;
  // what Y is has to be said after it
  if (match[4] === 'Y') return raw === '+X/+Y' ? { power: { q: 'x' }, toughness: SECOND } : null;
  const side = (sign: string, n: string): Quantity =>
    n === 'X' ? (sign === '-' ? times([-1, { q: 'x' }]) : { q: 'x' }) : sign === '-' && n !== '0' ? -Number(n) : Number(n);
  return { power: side(match[1], match[2]), toughness: side(match[3], match[4]) };
}

function readName(tokens: readonly Token[], at: number): { value: string; end: number }[] {
  let end = at;
  for (let i = at; i < tokens.length; i++) {
    if (capital(tokens[i].raw)) end = i + 1;
    else if (i === at || !SMALL.has(tokens[i].key)) break;
  }
  if (end === at) return [];
  let text = '';
  for (let i = at; i < end; i++)
    text += i > at && tokens[i].at > tokens[i - 1].at + tokens[i - 1].raw.length ? ` ${tokens[i].raw}` : tokens[i].raw;
  return [{ value: text, end }];
}

/** Numbers, costs in mana and energy, power and toughness (CR 107). */
function installNumbers(g: Grammar): void {
  g.terminal('digits', (tokens, at) => {
    const n = at < tokens.length ? numeral(tokens[at].key) : undefined;
    return n === undefined ? [] : [{ value: n, end: at + 1 }];
  });
  g.rule('number', '{n:digits}', ({ n }) => n);
  g.rule('number', 'a/an', () => 1);
  g.rule('number', 'X', () => ({ q: 'x' }));
  g.rule('number', 'two times X', () => times([2, { q: 'x' }]));
  g.rule('number', 'twice X', () => times([2, { q: 'x' }]));
  g.terminal('mana', (tokens, at) => {
    let end = at;
    while (end < tokens.length && /^\{[^TQE]/.test(tokens[end].raw)) end++;
    if (end === at) return [];
    const text = tokens
      .slice(at, end)
      .map((t) => t.raw)
      .join('');
    try {
      parseMana(text);
    } catch {
      return [];
    }
    return [{ value: text, end }];
  });
  g.terminal('energy', (tokens, at) => {
    let end = at;
    while (tokens[end]?.raw === '{E}') end++;
    return end > at ? [{ value: end - at, end }] : [];
  });
  g.terminal('pt', (tokens, at) => {
    const pt = at < tokens.length ? readPt(tokens[at].raw) : null;
    return pt ? [{ value: pt, end: at + 1 }] : [];
  });
  g.terminal('ptSet', (tokens, at) => {
    const match = at < tokens.length ? /^(\d+|X)\/(\d+|X)$/.exec(tokens[at].raw) : null;
    if (!match) return [];
    const side = (s: string): Quantity => (s === 'X' ? { q: 'x' } : Number(s));
    return [{ value: { power: side(match[1]), toughness: side(match[2]) }, end: at + 1 }];
  });
}

export function installWords(g: Grammar): void {
  installNumbers(g);
  for (const [word, color] of Object.entries(COLOR_WORDS)) g.rule('color', word, () => color);
  g.rule('colors', '{a:color}', ({ a }) => [a]);
  g.rule('colors', '{a:color} and {b:color}', ({ a, b }) => [a, b]);
  g.rule('colors', '{a:color} , {b:color} , and {c:color}', ({ a, b, c }) => [a, b, c]);
  g.rule('colors', 'all colors', () => ['W', 'U', 'B', 'R', 'G']);
  g.rule('colors', 'colorless', () => []);
  g.terminal('type', (tokens, at) => {
    const found = at < tokens.length ? typeWords.get(tokens[at].key) : undefined;
    return found ? [{ value: found, end: at + 1 }] : [];
  });
  g.terminal('subtype', (tokens, at) => {
    if (at >= tokens.length || !capital(tokens[at].raw)) return [];
    if (tokens[at + 1]?.key === "'s" && capital(tokens[at + 2]?.raw ?? '')) {
      const owned = subtypeWords.get(`${tokens[at].key}'s`);
      if (owned) return owned.filter((s) => !s.many).map((value) => ({ value, end: at + 2 }));
    }
    return (subtypeWords.get(tokens[at].key) ?? []).map((value) => ({ value, end: at + 1 }));
  });
  for (const supertype of SUPERTYPES) g.rule('supertype', supertype.toLowerCase(), () => supertype as Supertype);
  g.terminal('counterName', (tokens, at) => {
    if (at >= tokens.length) return [];
    const { raw } = tokens[at];
    if (/^[+-]\d\/[+-]\d$/.test(raw)) return [{ value: raw, end: at + 1 }];
    if (!COUNTER_WORD.test(raw) || NO_COUNTER.has(raw) || numeral(raw) !== undefined) return [];
    if (tokens[at + 1]?.key === 'strike') return [{ value: `${raw} strike`, end: at + 2 }];
    return [{ value: raw, end: at + 1 }];
  });
  g.terminal('keyword', (tokens, at) => {
    const out: { value: string; end: number }[] = [];
    for (const { words, keyword } of keywordWords.get(tokens[at]?.key ?? '') ?? [])
      if (words.every((w, i) => tokens[at + i]?.key === w)) out.push({ value: keyword, end: at + words.length });
    return out;
  });
  g.terminal('cardName', (tokens, at, context) =>
    tokens[at]?.key === '~' ? [{ value: context.name, end: at + 1, named: true }] : readName(tokens, at),
  );
}
