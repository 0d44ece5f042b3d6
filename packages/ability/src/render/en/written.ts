/** Writes nodes with the phrases by which they are read. */
import type { Parts } from '../../phrases/parts.js';
import { phraseFor } from '../../phrases/table.js';
import type { Context } from './context.js';
import { oneNoun } from './filters.js';
import { article } from './words.js';

/** How each part of a phrase is written. */
export type Writers = { readonly [N in keyof Parts]?: (c: Context, part: Parts[N]) => string };

const WRITERS: Writers = {
  digits: (_, n) => String(n),
  counterName: (_, name) => name,
  player: (c, p) => c.say.player(c, p),
  oneObject: (c, s) => c.say.selector(c, s),
  group: (c, s) => (s.sel === 'all' ? c.say.all(c, s, true) : c.say.selector(c, s)),
  thing: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  castWhat: (c, f) => oneNoun(c, f, { head: 'spell' }),
  quantity: (c, q) => c.say.quantity(c, q),
};

/** Subjects, with which the verb after them agrees. */
const SUBJECTS: ReadonlySet<string> = new Set(['actor', 'eventEach']);
const isMany = (subject: string): boolean => subject === 'you' || subject.startsWith('one or more');

/** Stands for "a" or "an" until the word after it is known. */
const ARTICLE = '\u0000';

/** A node in words, by the first phrase of the table that it fits; undefined when it fits none. */
export function written<N extends keyof Parts>(c: Context, nonterminal: N, node: Parts[N], more: Writers = {}): string | undefined {
  const found = phraseFor(nonterminal, node);
  if (!found) return undefined;
  const writers: Writers = { ...WRITERS, ...more };
  let many = false;
  const words = found.row.pattern.split(' ').map((item) => {
    const capture = /^\{(\w+):(\w+)\}$/.exec(item);
    if (capture) {
      const text = partText(c, writers, capture[2] as keyof Parts, partIn(found.holes, capture[1]));
      if (SUBJECTS.has(capture[2])) many = isMany(text);
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
    .replace(/ (?=[,.:])/g, '');
}

function partText<N extends keyof Parts>(c: Context, writers: Writers, nonterminal: N, part: Parts[N]): string {
  const write: ((c: Context, part: Parts[N]) => string) | undefined = writers[nonterminal];
  if (!write) throw new Error(`no writer for {${nonterminal}}`);
  return write(c, part);
}

/** A captured part, put together from what stands in the holes for it and its fields. */
function partIn(holes: ReadonlyMap<string, unknown>, name: string): never {
  if (holes.has(name)) return holes.get(name) as never;
  const fields = [...holes].filter(([path]) => path.startsWith(`${name}.`)).map(([path, value]) => [path.slice(name.length + 1), value]);
  return Object.fromEntries(fields) as never;
}
