/** Writes nodes with the phrases by which they are read. */

import type { Effect, PlayerRef } from '../../language.js';
import type { Parts } from '../../phrases/parts.js';
import type { Feature } from '../../phrases/phrase.js';
import { phraseFor } from '../../phrases/table.js';
import { isGroup } from './clauses.js';
import type { Clause, Context } from './context.js';
import { nounText, oneNoun } from './filters.js';
import { STEP } from './times.js';
import { article, ORDINALS } from './words.js';

/** What has been said before a part. */
export interface Said {
  /** Whether the subject is you, or several. */
  you: boolean;
  many: boolean;
  /** Whether things are counted after this part; and if they have been, whether it is one. */
  counting: boolean;
  one?: boolean;
  /** What the end of the clause says of the number: "for each …". */
  each: string;
}

/** How each part of a phrase is written. */
export type Writers = { readonly [N in keyof Parts]?: (c: Context, part: Parts[N], said: Said) => string };
/** What parts have to be for certain words. */
export type Features = { readonly [F in Feature]?: (c: Context, part: never) => boolean };

const WRITERS: Writers = {
  digits: (_, n) => String(n),
  nth: (_, n) => ORDINALS[n],
  counterName: (_, name) => name,
  player: (c, p) => c.say.player(c, p),
  oneObject: (c, s) => c.say.selector(c, s),
  pronoun: (c, s) => c.say.selector(c, s),
  self: (c, s) => c.say.selector(c, s),
  scheme: () => 'this scheme',
  otherFace: (c) => c.face.name,
  own: (_c, _part, said) => (said.you ? 'your' : 'their'),
  group: (c, s) => (s.sel === 'all' ? c.say.all(c, s, true) : c.say.selector(c, s)),
  thing: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  anyThing: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  things: (c, f) => nounText(c, f, { many: true, head: 'permanent' }),
  cards: (c, f) => nounText(c, f, { many: true, head: 'card' }),
  spells: (c, f) => nounText(c, f, { many: true, head: 'spell' }),
  aSpell: (c, f) => oneNoun(c, f, { head: 'spell' }),
  aCard: (c, f) => oneNoun(c, f, { head: 'card' }),
  schemeKind: (c, f) => oneNoun(c, f, { head: 'card' }),
  cardKind: (c, f) => oneNoun(c, f, { head: 'card' }),
  damageKind: (_, kind) => (kind === 'any' ? 'damage' : `${kind} damage`),
  stepName: (_, step) => STEP[step] ?? step,
  quantity: (c, q) => c.say.quantity(c, q),
};

/** Subjects, with which the verb after them agrees. */
const SUBJECTS: ReadonlySet<string> = new Set([
  ...['actor', 'somebody', 'eventBatch', 'eventEach', 'eventMany'],
  ...['eventKind', 'eventCards', 'eventCardKind', 'eventSource'],
]);
const isMany = (subject: string): boolean => subject === 'you' || subject.startsWith('one or more');

/** Stands for "a" or "an" until the word after it is known. */
export const ARTICLE = '\u0000';

type Found = Exclude<ReturnType<typeof phraseFor>, undefined>;

/** The phrase of the table that writes a node here. */
function phraseHere<N extends keyof Parts>(c: Context, nonterminal: N, node: Parts[N], features: Features): Found | undefined {
  return phraseFor(nonterminal, node, ({ row, holes }) =>
    Object.entries(row.needs).every(([name, feature]) => features[feature]?.(c, partIn(holes, name)) ?? false),
  );
}

/** A node in words, by the first phrase of the table that it fits; undefined when it fits none. */
export function written<N extends keyof Parts>(
  c: Context,
  nonterminal: N,
  node: Parts[N],
  more: Writers = {},
  features: Features = {},
): string | undefined {
  const found = phraseHere(c, nonterminal, node, features);
  return found && wordsOf(c, found, { ...WRITERS, ...more }, { you: false, many: false, counting: false, each: '' });
}

/** What players do, by the table: the subject is named before what is said of it. */
export function writtenDeed(c: Context, e: Effect, more: Writers, features: Features): Clause | undefined {
  const found = phraseHere(c, 'playerVerb', e, features);
  if (!found) return undefined;
  const who = found.holes.get('subject') as PlayerRef | undefined;
  const you = who === undefined || who.player === 'you';
  const subject = you ? (found.row.keepsYou ? 'you' : '') : c.say.player(c, who);
  const said: Said = { you, many: you || isGroup(subject), counting: false, each: '' };
  const text = wordsOf(c, found, { ...WRITERS, ...more }, said);
  return { subject, text: `${text}${said.each}` };
}

function wordsOf(c: Context, { row, holes }: Found, writers: Writers, said: Said): string {
  const items = row.pattern.split(' ');
  const words = items.map((item, i) => {
    const capture = /^\{(\w+):(\w+)\}$/.exec(item);
    if (capture) {
      said.counting = items.slice(i + 1).some((later) => /^\w+\/\w+$/.test(later));
      const text = partText(c, writers, capture[2] as keyof Parts, partIn(holes, capture[1]), said);
      if (SUBJECTS.has(capture[2])) Object.assign(said, { many: isMany(text), you: text === 'you' });
      return text;
    }
    if (item === '~') return c.self;
    if (item === 'a/an') return ARTICLE;
    // a verb: for several and for you, for one; after a number a noun: one, more
    const [first, second = first] = item.split('/');
    if (first === 'your') return said.you ? first : second;
    return (said.one ?? said.many) ? first : second;
  });
  return words
    .map((word, i) => (word === ARTICLE ? article(words[i + 1]) : word))
    .join(' ')
    .replace(/ (?=[,.:]|'s )/g, '');
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
