/** The conditions of a query: what each key means, and what is said when its value makes no sense. */
import type { Message } from '../messages.js';
import { foldName, hasHan, nearestWords } from '../names.js';
import type { SearchFace, SearchPrinting } from './card.js';
import { colorsOf, countColors } from './card.js';
import { compareMasks, readColors } from './colors.js';
import { IS_WORDS } from './is.js';
import { holdsMana, readMana } from './mana.js';
import { isLetters, spells } from './pinyin.js';
import { QueryError, type Term } from './query.js';
import { foldText, type Row, sizeOf } from './table.js';

/** A condition on one printing of a card; `printing` is undefined where none is known. */
export type Test = (row: Row, printing: SearchPrinting | undefined) => boolean;

/** What the conditions need to know of the whole index. */
export interface Surroundings {
  formats: ReadonlySet<string>;
  /** Release dates by set code, lower case. */
  sets: ReadonlyMap<string, string | undefined>;
  keywords: ReadonlySet<string>;
  /** Names of whole cards, English and Chinese, folded. */
  wholeNames: ReadonlySet<string>;
}

/** A compiled condition. */
export interface Compiled {
  test: Test;
  /** Whether it is about a printing rather than about the card. */
  prints: boolean;
  /** Whether it reads the text, which may have to be made first: such conditions are tested last. */
  reads: boolean;
}

type Maker = (term: Term, around: () => Surroundings) => Test;

interface KeyInfo {
  keys: readonly string[];
  prints?: true;
  reads?: true;
  make: Maker;
}

type Compare = '=' | '!=' | '<' | '<=' | '>' | '>=';

function fail(term: Term, id: Message['id'], params: Message['params'] = {}): never {
  throw new QueryError({ at: term.at, text: term.text }, { id, params: { text: term.text, value: term.value, ...params } });
}

/** The comparison a condition makes; `:` stands for `usual`. */
const comparison = (term: Term, usual: Compare): Compare => (term.op === ':' ? usual : term.op);

/** Only `:` and `=` make sense of words. */
function requireIs(term: Term): void {
  if (term.op !== ':' && term.op !== '=') fail(term, 'search.noOrder', { key: term.key, op: term.op });
}

function compareNumbers(a: number, op: Compare, b: number): boolean {
  switch (op) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default: {
      const unknown: never = op;
      throw new Error(`unknown comparison ${String(unknown)}`);
    }
  }
}

/** Tests a text for the value: as a part of it, or with a regular expression. */
function textTest(term: Term, fold: (s: string) => string): (text: string) => boolean {
  if (term.form === 'regex') {
    let pattern: RegExp;
    try {
      pattern = new RegExp(term.value, 'im');
    } catch (e) {
      return fail(term, 'search.badRegex', { why: (e as Error).message.replace(/^Invalid regular expression:\s*/, '') });
    }
    return (text) => pattern.test(text);
  }
  const wanted = fold(term.value);
  return (text) => text.includes(wanted);
}

/** `!"name"`: the card with this name; those with a face of this name only where no whole card has it (`db/matching.ts`). */
function exactName(wanted: string, around: () => Surroundings): Test {
  if (around().wholeNames.has(wanted)) return (row) => row.name === wanted || row.zhNames[0] === wanted;
  return (row) => row.names.includes(wanted) || row.zhNames.includes(wanted);
}

const name: Maker = (term, around) => {
  requireIs(term);
  if (term.form === 'exact') return exactName(foldName(term.value), around);
  if (term.form === 'regex') {
    const test = textTest(term, foldName);
    return (row) => row.names.some(test) || row.zhNames.some(test);
  }
  const wanted = foldName(term.value);
  if (hasHan(term.value)) return (row) => row.zhNames.some((n) => n.includes(wanted));
  return (row) => row.name.includes(wanted);
};

const oracle: Maker = (term) => {
  requireIs(term);
  const test = textTest(term, foldText);
  if (hasHan(term.value)) return (row) => row.zh.some(test);
  if (term.value.includes('~')) return (row) => row.selfless.some(test);
  return (row) => row.lower.some(test);
};

const chinese: Maker = (term) => {
  requireIs(term);
  const test = textTest(term, foldText);
  return (row) => row.zhNames.some((n) => n !== '' && test(n)) || row.zh.some(test);
};

const type: Maker = (term) => {
  requireIs(term);
  const test = textTest(term, (s) => s.toLowerCase());
  if (hasHan(term.value)) return (row) => test(row.zhTypeLine);
  return (row) => test(row.typeLine);
};

/** Colours and colour identity: `:` is "at least" for the one and "at most" for the other, and "so many" for numbers. */
function colorTest(term: Term, sets: (row: Row) => readonly number[], usual: Compare): Test {
  const wanted = readColors(term.value);
  if (!wanted) return fail(term, 'search.badColor');
  switch (wanted.is) {
    case 'count': {
      const op = comparison(term, '=');
      return (row) => sets(row).some((mask) => compareNumbers(countColors(mask), op, wanted.count));
    }
    case 'multicolor': {
      requireIs(term);
      return (row) => sets(row).some((mask) => countColors(mask) > 1);
    }
    case 'set': {
      const op = comparison(term, wanted.mask === 0 ? '=' : usual);
      return (row) => sets(row).some((mask) => compareMasks(mask, op, wanted.mask));
    }
    default: {
      const unknown: never = wanted;
      throw new Error(`unknown colours ${String(unknown)}`);
    }
  }
}

const mana: Maker = (term) => {
  const wanted = readMana(term.value);
  if (!wanted) return fail(term, 'search.badMana');
  const op = comparison(term, '>=');
  return (row) =>
    row.mana.some((cost) => {
      const holds = holdsMana(cost, wanted);
      const within = holdsMana(wanted, cost);
      const relation: Readonly<Record<Compare, boolean>> = {
        '=': holds && within,
        '!=': !(holds && within),
        '<=': within,
        '<': within && !holds,
        '>=': holds,
        '>': holds && !within,
      };
      return relation[op];
    });
};

type Size = (face: SearchFace, row: Row) => number | undefined;
const SIZES: Readonly<Record<string, Size>> = {
  pow: (f) => sizeOf(f.power),
  power: (f) => sizeOf(f.power),
  tou: (f) => sizeOf(f.toughness),
  toughness: (f) => sizeOf(f.toughness),
  loy: (f) => sizeOf(f.loyalty),
  loyalty: (f) => sizeOf(f.loyalty),
  def: (f) => sizeOf(f.defense),
  defense: (f) => sizeOf(f.defense),
  mv: (_, row) => row.card.manaValue,
  cmc: (_, row) => row.card.manaValue,
  manavalue: (_, row) => row.card.manaValue,
};

const PRINTED: Readonly<Record<string, (f: SearchFace) => string | undefined>> = {
  pow: (f) => f.power,
  power: (f) => f.power,
  tou: (f) => f.toughness,
  toughness: (f) => f.toughness,
  loy: (f) => f.loyalty,
  loyalty: (f) => f.loyalty,
};

const size: Maker = (term) => {
  const value = term.value.toLowerCase();
  const left = SIZES[term.key];
  const op = comparison(term, '=');
  if ((value === 'even' || value === 'odd') && ['mv', 'cmc', 'manavalue'].includes(term.key))
    return (row) => row.card.manaValue % 2 === (value === 'odd' ? 1 : 0);
  const printed = PRINTED[term.key];
  if (printed && (op === '=' || op === '!=') && /[*x]/.test(value) && !Object.hasOwn(SIZES, value))
    return (row) => row.card.faces.some((f) => printed(f) !== undefined && (printed(f)?.toLowerCase() === value) === (op === '='));
  const right: Size | undefined = Object.hasOwn(SIZES, value)
    ? SIZES[value]
    : /^[+-]?\d+(\.\d+)?$/.test(value)
      ? () => Number(value)
      : undefined;
  if (!right) return fail(term, 'search.badNumber', { key: term.key });
  return (row) =>
    row.card.faces.some((f) => {
      const a = left(f, row);
      const b = right(f, row);
      return a !== undefined && b !== undefined && compareNumbers(a, op, b);
    });
};

const total: Maker = (term) => {
  const op = comparison(term, '=');
  const wanted = Number(term.value);
  if (term.value.trim() === '' || Number.isNaN(wanted)) return fail(term, 'search.badNumber', { key: term.key });
  return (row) =>
    row.card.faces.some((f) => {
      const p = sizeOf(f.power);
      const t = sizeOf(f.toughness);
      return p !== undefined && t !== undefined && compareNumbers(p + t, op, wanted);
    });
};

export const RARITIES = ['common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'] as const;
const RARITY_WORDS: Readonly<Record<string, (typeof RARITIES)[number]>> = {
  c: 'common',
  u: 'uncommon',
  r: 'rare',
  m: 'mythic',
  s: 'special',
  b: 'bonus',
  普通: 'common',
  非普通: 'uncommon',
  稀有: 'rare',
  秘稀: 'mythic',
};

/** The place of a rarity in their order; -1 for an unknown one. */
export const rarityRank = (rarity: string | undefined): number => RARITIES.indexOf((rarity ?? '') as (typeof RARITIES)[number]);

const rarity: Maker = (term) => {
  const word = term.value.toLowerCase();
  const wanted = rarityRank(Object.hasOwn(RARITY_WORDS, word) ? RARITY_WORDS[word] : word);
  if (wanted < 0) return fail(term, 'search.badRarity', { known: RARITIES.join(', ') });
  const op = comparison(term, '=');
  return (_, printing) => {
    const rank = rarityRank(printing?.rarity);
    return rank >= 0 && compareNumbers(rank, op, wanted);
  };
};

const set: Maker = (term, around) => {
  requireIs(term);
  const wanted = term.value.toLowerCase();
  const { sets } = around();
  if (!sets.has(wanted)) {
    const near = nearestWords(wanted, [...sets.keys()], 3).map((s) => s.toUpperCase());
    return near.length > 0 ? fail(term, 'search.badSetNear', { near: near.join(', ') }) : fail(term, 'search.badSet');
  }
  return (_, printing) => printing?.set.toLowerCase() === wanted;
};

const number: Maker = (term) => {
  const op = comparison(term, '=');
  const wanted = term.value.toLowerCase();
  if (op === '=' || op === '!=') return (_, p) => p?.number !== undefined && (p.number.toLowerCase() === wanted) === (op === '=');
  if (!/^\d+$/.test(wanted)) return fail(term, 'search.badNumber', { key: term.key });
  return (_, p) => p?.number !== undefined && compareNumbers(Number.parseInt(p.number, 10), op, Number(wanted));
};

const date: Maker = (term, around) => {
  const op = comparison(term, '=');
  const value = term.value.toLowerCase();
  const wanted = /^\d{4}(-\d\d){0,2}$/.test(value) ? value : around().sets.get(value);
  if (wanted === undefined || (term.key === 'year' && !/^\d{4}$/.test(value)))
    return fail(term, term.key === 'year' ? 'search.badYear' : 'search.badDate');
  // A year or a month stands for all its days.
  return (_, p) => p?.date !== undefined && compareNumbers(Math.sign(p.date.slice(0, wanted.length).localeCompare(wanted)), op, 0);
};

const legality =
  (standings: readonly string[]): Maker =>
  (term, around) => {
    requireIs(term);
    const format = term.value.toLowerCase();
    const { formats } = around();
    if (!formats.has(format)) return fail(term, 'search.badFormat', { known: [...formats].sort().join(', ') });
    return (row) => standings.includes(row.card.legalities[format] ?? '');
  };

const keyword: Maker = (term, around) => {
  requireIs(term);
  const wanted = term.value.toLowerCase();
  if (hasHan(term.value)) return (row) => row.zh.some((t) => t.includes(term.value));
  const { keywords } = around();
  if (!keywords.has(wanted)) {
    const near = nearestWords(wanted, [...keywords], 3);
    return near.length > 0 ? fail(term, 'search.badKeywordNear', { near: near.join(', ') }) : fail(term, 'search.badKeyword');
  }
  return (row) => row.card.keywords.includes(wanted);
};

const is: Maker = (term) => {
  requireIs(term);
  const word = term.value.toLowerCase();
  if (!Object.hasOwn(IS_WORDS, word)) return fail(term, 'search.badIs', { known: Object.keys(IS_WORDS).sort().join(', ') });
  const test = IS_WORDS[word];
  return term.key === 'not' ? (row, p) => !test(row, p) : test;
};

const layout: Maker = (term) => {
  requireIs(term);
  const wanted = term.value.toLowerCase().replace(/[^a-z]/g, '');
  return (row) => row.card.layout.toLowerCase().replace(/[^a-z]/g, '') === wanted;
};

const language: Maker = (term) => {
  requireIs(term);
  const wanted = term.value.toLowerCase();
  if (['en', 'english'].includes(wanted)) return () => true;
  if (!['zh', 'zhs', 'zh-hans', 'cs', 'chinese'].includes(wanted)) return fail(term, 'search.badLanguage');
  return (row) => row.zhNames[0] !== '';
};

/** `pinyin:`: Chinese names by the letters they are typed with. */
const pinyin: Maker = (term) => {
  requireIs(term);
  const wanted = foldName(term.value).replaceAll(' ', '');
  if (!isLetters(wanted)) return fail(term, 'search.badPinyin', { value: term.value });
  return (row) => row.zhNames.some((n) => spells(wanted, n));
};

const KEYS: readonly KeyInfo[] = [
  { keys: ['', 'name', 'n'], make: name },
  { keys: ['o', 'oracle', 'fo', 'fulloracle', 'text'], reads: true, make: oracle },
  { keys: ['zh'], reads: true, make: chinese },
  { keys: ['pinyin', 'py'], make: pinyin },
  { keys: ['t', 'type'], make: type },
  { keys: ['c', 'color', 'colour', 'colors'], make: (t) => colorTest(t, (row) => row.colorSets, '>=') },
  { keys: ['id', 'identity', 'ci', 'coloridentity'], make: (t) => colorTest(t, (row) => [row.card.colorIdentity], '<=') },
  { keys: ['m', 'mana'], make: mana },
  { keys: Object.keys(SIZES), make: size },
  { keys: ['pt', 'powtou'], make: total },
  { keys: ['r', 'rarity'], prints: true, make: rarity },
  { keys: ['s', 'e', 'set', 'edition'], prints: true, make: set },
  { keys: ['cn', 'number'], prints: true, make: number },
  { keys: ['year', 'date'], prints: true, make: date },
  { keys: ['f', 'format', 'legal'], make: legality(['legal', 'restricted']) },
  { keys: ['banned'], make: legality(['banned']) },
  { keys: ['restricted'], make: legality(['restricted']) },
  { keys: ['kw', 'keyword', 'keywords'], reads: true, make: keyword },
  { keys: ['is', 'has', 'not'], prints: true, reads: true, make: is },
  { keys: ['layout'], make: layout },
  { keys: ['lang', 'language'], make: language },
];

const BY_KEY: ReadonlyMap<string, KeyInfo> = new Map(KEYS.flatMap((info) => info.keys.map((k) => [k, info] as const)));

/** The keys a query may use, the ordinary spelling of each. */
export const SEARCH_KEYS: readonly string[] = [...KEYS.map((k) => k.keys.find((x) => x !== '') ?? ''), 'order', 'direction'];

/** What a condition means. @throws QueryError for a key or a value there is not. */
export function compileTerm(term: Term, around: () => Surroundings): Compiled {
  const info = BY_KEY.get(term.key);
  if (!info) {
    const near = nearestWords(
      term.key,
      [...BY_KEY.keys()].filter((k) => k !== ''),
      2,
    );
    if (near.length > 0) return fail(term, 'search.badKeyNear', { key: term.key, near: near.map((k) => `${k}:`).join(', ') });
    return fail(term, 'search.badKey', { key: term.key, known: SEARCH_KEYS.map((k) => `${k}:`).join(' ') });
  }
  return { test: info.make(term, around), prints: info.prints === true, reads: info.reads === true };
}

/** The colours of a card in the order people sort by: one colour first, then more, colourless last. */
export function colorRank(row: Row): number {
  const mask = row.colorSets[0] ?? 0;
  const n = countColors(mask);
  return n === 0 ? 1000 : n * 100 + colorsOf(mask).reduce((sum, c) => sum * 6 + 'WUBRG'.indexOf(c), 0);
}
