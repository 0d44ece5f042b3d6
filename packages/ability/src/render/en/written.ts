/** Writes nodes with the phrases by which they are read. */

import type { Effect, PlayerRef, Selector } from '../../language.js';
import type { Parts } from '../../phrases/parts.js';
import type { Feature } from '../../phrases/phrase.js';
import { phraseFor } from '../../phrases/table.js';
import { isGroup } from './clauses.js';
import type { Clause, Context } from './context.js';
import { nounText, oneNoun, STAT, statText } from './filters.js';
import { possessiveOf } from './references.js';
import { STEP } from './times.js';
import { article, capitalize, numberWord, ORDINALS } from './words.js';

/** What has been said before a part. */
export interface Said {
  /** What the clause is about, where the words don't name it; whether the subject is you, or several. */
  about?: unknown;
  you: boolean;
  many: boolean;
  /** Whether it follows "by": "paying 2 life". */
  by?: boolean;
  /** Whether things are counted after this part; and if they have been, or things have been named, whether it is one. */
  counting: boolean;
  one?: boolean | undefined;
  /** Whether the number of the things is one. */
  single?: boolean;
  /** What the end of the clause says of the number: "for each …". */
  each: string;
  /** Whether the thing spoken of is a card. */
  card?: boolean;
  /** Who the subject is; and what the part is a part of. */
  who?: PlayerRef | undefined;
  of: unknown;
}

/** How each part of a phrase is written. */
export type Writers = { readonly [N in keyof Parts]?: (c: Context, part: Parts[N], said: Said) => string };
/** What parts have to be for certain words. */
export type Features = { readonly [F in Feature]?: (c: Context, part: never, node: unknown) => boolean };

/** What costs were paid with, of several. */
const PAID_WITH: Readonly<Record<string, string>> = {
  discard: 'cards discarded',
  exile: 'cards exiled',
  sacrifice: 'permanents sacrificed',
};

/** All of a kind; what was done to things before, and what costs were paid with, in words of their own. */
function groupText(c: Context, s: Selector): string {
  if (s.sel === 'paid' && PAID_WITH[s.verb]) return `${PAID_WITH[s.verb]} this way`;
  if (s.sel === 'all') return c.say.all(c, s, true);
  const way = s.sel === 'filter' || s.sel === 'slot' ? c.say.way(c, s, true) : undefined;
  return way?.endsWith(' put into a graveyard this way') || way?.endsWith(' discarded this way')
    ? way
    : c.say.selector(c, s).replace(/^all /, '');
}

const WRITERS: Writers = {
  digits: (_, n) => String(n),
  possessive: possessiveOf,
  statCompare: (c, f) => (f.is === 'stat' ? statText(c, f) : ''),
  nth: (_, n) => ORDINALS[n],
  counterName: (_, name) => name,
  player: (c, p) => c.say.player(c, p),
  aimedPlayer: (c, p) => c.say.player(c, p),
  oneObject: (c, s) => c.say.selector(c, s),
  pronoun: (c, s) => c.say.selector(c, s),
  thatCard: (c, s) => c.say.selector(c, s),
  self: (c, s) => c.say.selector(c, s),
  scheme: () => 'this scheme',
  otherFace: (c) => c.face.name,
  own: (_c, _part, said) => (said.you ? 'your' : 'their'),
  group: (c, s) => groupText(c, s),
  thing: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  anyThing: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  playedThing: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  counted: (c, f, said) => nounText(c, f, { many: !said.single, head: 'permanent' }),
  things: (c, f) => nounText(c, f, { many: true, head: 'permanent' }),
  cards: (c, f) => nounText(c, f, { many: true, head: 'card' }),
  lands: (c, f) => nounText(c, f, { many: true, head: 'permanent' }),
  spells: (c, f) => nounText(c, f, { many: true, head: 'spell' }),
  aSpell: (c, f) => oneNoun(c, f, { head: 'spell' }),
  aCard: (c, f) => oneNoun(c, f, { head: 'card' }),
  schemeKind: (c, f) => oneNoun(c, f, { head: 'card' }),
  cardKind: (c, f) => oneNoun(c, f, { head: 'card' }),
  damageKind: (_, kind) => (kind === 'any' ? 'damage' : `${kind} damage`),
  statName: (_, stat) => STAT[stat],
  stepName: (_, step) => STEP[step] ?? step,
  quantity: (c, q) => c.say.quantity(c, q),
  condition: (c, cond) => c.say.condition(c, cond),
  whereX: (c, q) => `, where X is ${c.say.quantity(c, q)}`,
  // nouns after it agree with the number
  several: (_, n, said) => {
    said.single = n === 1;
    said.one = said.single;
    return numberWord(n);
  },
  many: (_, n) => numberWord(n),
  energy: (_, n) => '{E}'.repeat(n),
  mana: (_, mana) => mana,
  manaX: () => '{X}',
  lessOrMore: (_, change) => change,
};

const NO_MORE: Writers = {};
const joined = new WeakMap<Writers, Writers>();

/** How parts are written, with more or other ways than the usual; put together once for each list of them. */
function withMore(more: Writers): Writers {
  let all = joined.get(more);
  if (!all) {
    all = { ...WRITERS, ...more };
    joined.set(more, all);
  }
  return all;
}

/** Subjects, with which the verb after them agrees. */
const SUBJECTS: ReadonlySet<string> = new Set([
  ...['actor', 'somebody', 'eventBatch', 'eventEach', 'eventMany'],
  ...['eventKind', 'eventCards', 'eventCardKind', 'eventSource', 'eachSource'],
]);
const isMany = (subject: string): boolean =>
  subject === 'you' || subject.startsWith('one or more') || subject.includes(' and/or one or more ');

/** Stands for "a" or "an" until the word after it is known. */
export const ARTICLE = '\u0000';

const NOTHING_SAID: Said = { you: false, many: false, counting: false, each: '', of: undefined };

type Found = Exclude<ReturnType<typeof phraseFor>, undefined>;

/** The phrase of the table that writes a node here. */
function phraseHere<N extends keyof Parts>(c: Context, nonterminal: N, node: Parts[N], features: Features): Found | undefined {
  return phraseFor(nonterminal, node, ({ row, holes }) =>
    Object.entries(row.needs).every(([name, feature]) => features[feature]?.(c, partIn(holes, name), node) ?? false),
  );
}

/** A node in words, by the first phrase of the table that it fits, with its verbs as they have to be (`how`); undefined when it fits none. */
export function written<N extends keyof Parts>(
  c: Context,
  nonterminal: N,
  node: Parts[N],
  more: Writers = NO_MORE,
  features: Features = {},
  how: Partial<Said> = {},
): string | undefined {
  const found = phraseHere(c, nonterminal, node, features);
  return found && wordsOf(c, found, withMore(more), { ...NOTHING_SAID, ...how, of: node });
}

/** A node that a phrase says whole, without parts of its own: there is nothing closer to it. */
export function writtenWhole<N extends keyof Parts>(c: Context, nonterminal: N, node: Parts[N]): string | undefined {
  const found = phraseFor(nonterminal, node, ({ row, pattern }) => !pattern.includes('{') && Object.keys(row.needs).length === 0);
  return found && wordsOf(c, found, WRITERS, { ...NOTHING_SAID, of: node });
}

/** What players do, by the table: the subject is named before what is said of it. */
export function writtenDeed(c: Context, e: Effect, more: Writers, features: Features): Clause | undefined {
  const found = phraseHere(c, 'playerVerb', e, features);
  if (!found) return undefined;
  const who = (found.holes.get('subject') as PlayerRef | undefined) ?? chooser(e, found.holes);
  const you = who === undefined || who.player === 'you';
  const subject = you ? (found.row.keepsYou ? 'you' : '') : c.say.player(c, who);
  const said: Said = { you, many: you || isGroup(subject), counting: false, each: '', who, of: e };
  const text = wordsOf(c, found, withMore(more), said);
  return { subject, text: `${text}${said.each}` };
}

/** Who or what a clause is about. */
export interface Spoken {
  words: string;
  many: boolean;
}

/** A node in words of which the subject comes first; without a subject, where the words name it themselves. */
export function writtenOf<N extends keyof Parts>(
  c: Context,
  nonterminal: N,
  node: Parts[N],
  subjectOf: (about: unknown) => Spoken,
  more: Writers,
  features: Features,
): Clause | undefined {
  const found = phraseHere(c, nonterminal, node, features);
  if (!found) return undefined;
  const about = found.holes.get('subject');
  const { words, many } = about === undefined ? { words: '', many: false } : subjectOf(about);
  const said: Said = { ...NOTHING_SAID, about, you: words === 'you', many, of: node };
  return { subject: words, text: wordsOf(c, found, withMore(more), said) };
}

/** Who chooses what it is done to, or shows their hand, and so does it; undefined where it is you, or only the choice is another's. */
function chooser(e: Effect, holes: ReadonlyMap<string, unknown>): PlayerRef | undefined {
  for (const part of holes.values()) {
    const what = part as Partial<Selector>;
    if (what.sel === 'choose' && what.who?.player !== 'anOpponent') return what.who;
    if (e.do === 'reveal' && what.sel === 'all' && what.zone === 'hand') return what.of;
  }
  return undefined;
}

/** What X is, is said after the things have been named; things that are counted follow their number. */
const saidLast = (nonterminal: string, part: unknown): boolean =>
  nonterminal.startsWith('counted') ||
  ((nonterminal === 'number' || nonterminal === 'amount') && typeof part === 'object' && (part as { q: string }).q !== 'x');

/** A word of a pattern; of a part that is captured, its name and what it is. */
interface Item {
  word: string;
  name?: string;
  nonterminal: string;
  /** Whether things are counted after it. */
  counting: boolean;
}

const patterns = new Map<string, readonly Item[]>();

/** The words of a pattern, taken apart once. */
function itemsOf(pattern: string): readonly Item[] {
  const known = patterns.get(pattern);
  if (known) return known;
  const words = pattern.split(' ');
  const items = words.map((word, i): Item => {
    const [, name, nonterminal = ''] = /^\{(\w+):(\w+)\}$/.exec(word) ?? [];
    const counting = words.slice(i + 1).some((later) => /^\w+\/\w+$|:counted\w+\}$|^\{E\}$/.test(later));
    return { word, nonterminal, counting, ...(name === undefined ? {} : { name }) };
  });
  patterns.set(pattern, items);
  return items;
}

function wordsOf(c: Context, { pattern, holes }: Found, writers: Writers, said: Said): string {
  const items = itemsOf(pattern);
  const texts = new Map<number, { text: string; then: Partial<Said> }>();
  const before = { one: said.one, many: said.many, you: said.you };
  const write = (late: boolean): void =>
    items.forEach(({ name, nonterminal, counting }, i) => {
      if (name === undefined || saidLast(nonterminal, holes.get(name)) !== late) return;
      said.counting = counting;
      said.one = undefined;
      const text = partText(c, writers, nonterminal as keyof Parts, partIn(holes, name), said);
      const then: Partial<Said> = said.one === undefined ? {} : { one: said.one };
      if (SUBJECTS.has(nonterminal)) Object.assign(then, { many: isMany(text), you: text === 'you' });
      Object.assign(said, then);
      texts.set(i, { text, then });
    });
  write(false);
  write(true);
  Object.assign(said, before);
  const words = items.map(({ word: item }, i) => {
    const part = texts.get(i);
    if (part) {
      Object.assign(said, part.then);
      return part.text;
    }
    if (item === '~' || item.startsWith('~/')) return c.self;
    if (item === 'a/an') return ARTICLE;
    // a verb: for several and for you, for one, after "by"; after a number a noun: one, more
    const [first, second = first, third] = item.split('/');
    if (third !== undefined && said.by) return third;
    if (first === 'your' || first === 'you') return said.you ? first : second;
    return (said.one ?? said.many) ? first : second;
  });
  const text = words
    .map((word, i) => (word === ARTICLE ? article(words[i + 1]) : items[i - 1]?.word === '.' ? capitalize(word) : word))
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ (?=[,.:]|'s )/g, '')
    .replace(/s's /g, "s' ")
    .replace(/ and-or /g, ' and/or ')
    .replace(/\ban other /, 'another ');
  // quotation marks of the pattern itself, not those of what it is filled with
  return pattern.includes('"') ? text.replace(/" ([^"]*) "/g, '"$1"') : text;
}

function partText<N extends keyof Parts>(c: Context, writers: Writers, nonterminal: N, part: Parts[N], said: Said): string {
  const write: ((c: Context, part: Parts[N], said: Said) => string) | undefined = writers[nonterminal];
  if (!write) throw new Error(`no writer for {${nonterminal}}`);
  return write(c, part, said);
}

/** A captured part, put together from what stands in the holes for it and its fields. */
function partIn(holes: ReadonlyMap<string, unknown>, name: string): never {
  if (holes.has(name)) return holes.get(name) as never;
  const fields = [...holes].filter(([path]) => path.startsWith(`${name}.`)).map(([path, value]) => [path.slice(name.length + 1), value]);
  return Object.fromEntries(fields) as never;
}
