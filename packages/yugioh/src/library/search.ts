/**
 * Looking for cards with the terms that players use: `atk>=2000 t:dragon lv4`, `攻>=2000 种族:龙 4星`. Words without a sign are of the name or the series; a term that says nothing is
 * told, and never left out in silence.
 */
import type { CardRecord } from '../cards/record.js';
import { ABILITY_ZH, ATTRIBUTE_ZH, KIND_ZH, PROPERTY_ZH, TYPE_ZH } from '../compiler/words.js';
import { isExtra } from '../language/index.js';

type Test = (c: CardRecord) => boolean;
type Sign = ':' | '=' | '!=' | '>' | '>=' | '<' | '<=';

/** A query that was read. */
export interface Query {
  test: Test;
  /** Words of the name, by which what is found is put in order. */
  name: string;
  /** Terms that say nothing. */
  unknown: string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s\-'’"“”「」『』《》·・,.:!！：，。&/]/g, '');

interface Names {
  names: readonly string[];
  series: readonly string[];
  texts: readonly string[];
}
const known = new WeakMap<CardRecord, Names>();

/** Names of a card, in both languages, of its series, and its texts, as they are compared. */
function namesOf(c: CardRecord): Names {
  const before = known.get(c);
  if (before) return before;
  const { name, series } = c.printed;
  const texts = [c.text, c.pendulum, c.textZh].map((t) => t.toLowerCase());
  const made = { names: [name.en, name.zh ?? ''].map(plain), series: series.map(plain), texts };
  known.set(c, made);
  return made;
}

/** Values that can be compared; null is "?", absent that a card has none (Y2.3, Y2.4). */
const NUMBERS: Readonly<Record<string, (c: CardRecord) => number | null | undefined>> = {
  atk: (c) => c.printed.atk,
  def: (c) => c.printed.def,
  level: (c) => c.printed.level,
  rank: (c) => c.printed.rank,
  link: (c) => c.printed.arrows?.length,
  scale: (c) => c.printed.scale,
};

const KEYS: Readonly<Record<string, string>> = {
  ...{ atk: 'atk', 攻: 'atk', 攻击: 'atk', 攻击力: 'atk', def: 'def', 守: 'def', 守备: 'def', 守备力: 'def' },
  ...{
    level: 'level',
    lv: 'level',
    lvl: 'level',
    等级: 'level',
    星: 'level',
    星级: 'level',
    rank: 'rank',
    rk: 'rank',
    阶级: 'rank',
    阶: 'rank',
  },
  ...{ link: 'link', 连接: 'link', scale: 'scale', 刻度: 'scale', 灵摆刻度: 'scale' },
  ...{ t: 'trait', type: 'trait', is: 'trait', 种族: 'type', 种类: 'trait', 是: 'trait' },
  ...{ a: 'attribute', attr: 'attribute', attribute: 'attribute', 属性: 'attribute' },
  ...{ s: 'series', set: 'series', series: 'series', archetype: 'series', 字段: 'series', 系列: 'series' },
  ...{ o: 'text', text: 'text', 效果: 'text', 文: 'text', name: 'name', n: 'name', 名: 'name', 卡名: 'name' },
  ...{ limit: 'limit', tcg: 'tcg', ocg: 'ocg', 禁限: 'limit' },
};

/** Y4.4: how a list calls what it allows. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  forbidden: ['Forbidden'],
  banned: ['Forbidden'],
  禁止: ['Forbidden'],
  0: ['Forbidden'],
  limited: ['Limited'],
  限制: ['Limited'],
  1: ['Limited'],
  'semi-limited': ['Semi-Limited'],
  semi: ['Semi-Limited'],
  准限制: ['Semi-Limited'],
  2: ['Semi-Limited'],
  unlimited: ['Unlimited'],
  无限制: ['Unlimited'],
  3: ['Unlimited'],
};

/** What stands on a card, by how it is called in both languages. */
function traits(): Map<string, Test> {
  const all = new Map<string, Test>();
  const add = (names: readonly string[], test: Test): void => {
    for (const n of names) {
      const before = all.get(plain(n));
      // "Normal" and "Ritual" are kinds of monster and of Spell.
      all.set(plain(n), before ? (c) => before(c) || test(c) : test);
    }
  };
  for (const [kind, zh] of [
    ['monster', '怪兽'],
    ['spell', '魔法'],
    ['trap', '陷阱'],
  ] as const)
    add([kind, zh], (c) => c.printed.kind === kind);
  add(['extra', '额外'], (c) => isExtra(c.printed));
  for (const [type, zh] of Object.entries(TYPE_ZH)) add([type, `${zh}族`], (c) => c.printed.type === type);
  for (const [word, zh] of [...Object.entries(KIND_ZH), ...Object.entries(ABILITY_ZH)])
    add([word, zh], (c) => (c.printed.words as readonly string[]).includes(word));
  for (const [property, zh] of Object.entries(PROPERTY_ZH)) add([property, zh], (c) => c.printed.property === property);
  return all;
}

const TRAITS = traits();
const TYPES = new Map(Object.entries(TYPE_ZH).flatMap(([en, zh]) => [en, zh, `${zh}族`].map((n) => [plain(n), en] as const)));
const ATTRIBUTES = new Map(Object.entries(ATTRIBUTE_ZH).flatMap(([en, zh]) => [en, zh, `${zh}属性`].map((n) => [plain(n), en] as const)));

/** A term with its sign, which may be written full width. */
const TERM = /^([a-z\u4e00-\u9fff]{1,12})(>=|<=|!=|[:=<>：＝＞＜])(.{1,80})$/is;
const WIDE: Readonly<Record<string, Sign>> = { '：': ':', '＝': '=', '＞': '>', '＜': '<' };
/** `lv4`, `rank 4` as one word, `4星`, `link-2`. */
const SHORT = /^(lv|lvl|level|rank|rk|r|link|scale|等级|阶级|阶|连接|刻度)-?(\d{1,2})$/i;
const STARS = /^[★☆]?(\d{1,2})(星|阶|[★☆])$/;

const compared = (a: number, sign: Sign, b: number): boolean => {
  switch (sign) {
    case ':':
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    default:
      return sign satisfies never;
  }
};

function numeric(key: string, sign: Sign, value: string): Test | null {
  const read = NUMBERS[key];
  if (value === '?' || value === '？')
    return sign === ':' || sign === '=' ? (c) => read(c) === null : sign === '!=' ? (c) => typeof read(c) === 'number' : null;
  if (!/^\d{1,5}$/.test(value)) return null;
  const n = Number(value);
  return (c) => {
    const has = read(c);
    return typeof has === 'number' && compared(has, sign, n);
  };
}

const named = (words: string): Test => {
  const wanted = plain(words);
  return (c) => {
    const { names, series } = namesOf(c);
    return names.some((n) => n.includes(wanted)) || series.some((s) => s.includes(wanted));
  };
};

function limited(value: string, regions: readonly string[]): Test | null {
  const limits = LIMITS[value.toLowerCase()];
  return limits ? (c) => regions.some((r) => limits.includes(c.limits[r] ?? 'Unlimited')) : null;
}

/** What a term asks for; null: nothing that is known. */
function asked(key: string, sign: Sign, value: string): Test | null {
  if (key in NUMBERS) return numeric(key, sign, value);
  if (sign !== ':' && sign !== '=' && sign !== '!=') return null;
  const test = worded(key, value);
  return test && sign === '!=' ? (c) => !test(c) : test;
}

function worded(key: string, value: string): Test | null {
  const wanted = plain(value);
  switch (key) {
    case 'trait':
      return TRAITS.get(wanted) ?? null;
    case 'type': {
      const type = TYPES.get(wanted);
      return type === undefined ? null : (c) => c.printed.type === type;
    }
    case 'attribute': {
      const attribute = ATTRIBUTES.get(wanted);
      return attribute === undefined ? null : (c) => c.printed.attribute === attribute;
    }
    case 'series':
      return wanted === '' ? null : (c) => namesOf(c).series.some((s) => s.includes(wanted));
    case 'text': {
      const words = value.toLowerCase();
      return (c) => namesOf(c).texts.some((t) => t.includes(words));
    }
    case 'name':
      return wanted === '' ? null : named(value);
    case 'limit':
      return limited(value, ['tcg', 'ocg']);
    case 'tcg':
    case 'ocg':
      return limited(value, [key]);
    default:
      return null;
  }
}

function termOf(term: string): Test | null | 'words' {
  const short = SHORT.exec(term);
  if (short) return asked(short[1].toLowerCase() === 'r' ? 'rank' : KEYS[short[1].toLowerCase()], '=', short[2]);
  const stars = STARS.exec(term);
  if (stars) return asked(stars[2] === '阶' ? 'rank' : 'level', '=', stars[1]);
  const parts = TERM.exec(term);
  if (!parts) return 'words';
  const [, key, sign, value] = parts;
  const meant = KEYS[key.toLowerCase()];
  return meant === undefined ? null : asked(meant, WIDE[sign] ?? (sign as Sign), value.replace(/^"|"$/g, ''));
}

/** Terms of a query: what is in quotation marks belongs together, also behind a sign. */
function termsOf(query: string): string[] {
  const terms: string[] = [];
  let term = '';
  let quoted = false;
  for (const letter of query) {
    if (letter === '"' || letter === '“' || letter === '”') quoted = !quoted;
    if (/\s/.test(letter) && !quoted) {
      if (term !== '') terms.push(term);
      term = '';
    } else term += letter === '“' || letter === '”' ? '"' : letter;
  }
  return term === '' ? terms : [...terms, term];
}

/** Reads a query. All terms have to hold; `-` before one says that it must not. */
export function readQuery(query: string): Query {
  const tests: Test[] = [];
  const unknown: string[] = [];
  const words: string[] = [];
  for (const given of termsOf(query)) {
    const not = given.length > 1 && given.startsWith('-');
    const term = not ? given.slice(1) : given;
    const read = termOf(term);
    const test = read === 'words' ? (plain(term) === '' ? null : named(term)) : read;
    if (read === 'words' && !not) words.push(term);
    if (test === null) unknown.push(given);
    else tests.push(not ? (c) => !test(c) : test);
  }
  return { test: (c) => tests.every((t) => t(c)), name: plain(words.join(' ')), unknown };
}

/** How well a card fits the words of a name: the name itself, one that begins so, one that has them, a series. */
function distance(c: CardRecord, name: string): number {
  const { names } = namesOf(c);
  if (name === '' || names.includes(name)) return 0;
  if (names.some((n) => n.startsWith(name))) return 1;
  return names.some((n) => n.includes(name)) ? 2 : 3;
}

/** The cards that a query describes: by how well they fit its words, then by their English names. */
export function searchCards(records: readonly CardRecord[], query: Query): CardRecord[] {
  return records
    .filter(query.test)
    .map((c) => ({ c, far: distance(c, query.name) }))
    .sort((x, y) => x.far - y.far || (x.c.printed.name.en < y.c.printed.name.en ? -1 : 1))
    .map(({ c }) => c);
}
