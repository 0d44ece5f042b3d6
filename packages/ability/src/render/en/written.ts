/** Writes nodes with the phrases by which they are read. */
import type { Parts } from '../../phrases/parts.js';
import type { Feature } from '../../phrases/phrase.js';
import { phraseFor } from '../../phrases/table.js';
import type { Context } from './context.js';
import { nounText, oneNoun } from './filters.js';
import { STEP } from './times.js';
import { article, ORDINALS } from './words.js';

/** What has been said before a part: whether its subject is you. */
export interface Said {
  you: boolean;
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
const ARTICLE = '\u0000';

/** A node in words, by the first phrase of the table that it fits; undefined when it fits none. */
export function written<N extends keyof Parts>(
  c: Context,
  nonterminal: N,
  node: Parts[N],
  more: Writers = {},
  features: Features = {},
): string | undefined {
  const found = phraseFor(nonterminal, node, ({ row, holes }) =>
    Object.entries(row.needs).every(([name, feature]) => features[feature]?.(c, partIn(holes, name)) ?? false),
  );
  if (!found) return undefined;
  const writers: Writers = { ...WRITERS, ...more };
  let many = false;
  const said: Said = { you: false };
  const words = found.row.pattern.split(' ').map((item) => {
    const capture = /^\{(\w+):(\w+)\}$/.exec(item);
    if (capture) {
      const text = partText(c, writers, capture[2] as keyof Parts, partIn(found.holes, capture[1]), said);
      if (SUBJECTS.has(capture[2])) {
        many = isMany(text);
        said.you = text === 'you';
      }
      return text;
    }
    if (item === '~') return c.self;
    if (item === 'a/an') return ARTICLE;
    // a verb: for several and for you, for one
    const [plural, singular = plural] = item.split('/');
    return many ? plural : singular;
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
