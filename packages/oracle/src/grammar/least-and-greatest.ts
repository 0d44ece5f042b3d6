/** The thing with the greatest or the least of something: one of several that are tied for it, as a player chooses (CR 608.2d). */
import type { Effect, Selector, Stat } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { chooseOne } from './make.js';
import { allOf, mentions, type Noun, raw, rewrite, YOU } from './raw.js';

type Which = 'greatest' | 'least';

/** One of those that have the most or least of it, before it is said what becomes of a tie. */
const tied = (n: Noun, which: Which, stat: Stat): Selector | null =>
  n.many || n.zone === 'stack' || n.zone === 'library'
    ? null
    : ({ sel: '$tied', of: { sel: 'extreme', of: allOf({ ...n, many: true }), stat, which } } as unknown as Selector);

const isTied = (n: Readonly<Record<string, unknown>>): boolean => n.sel === '$tied';
const saysTie = (e: Effect): boolean => (e.do as string) === '$tie';

/** The sentences with the choice that the last but one of them leaves to a player; null where one speaks of a tie that there can't be. */
export function withTies(sentences: readonly Effect[]): Effect[] | null {
  const tie = sentences.findIndex(saysTie);
  if (tie < 0) return [...sentences];
  const rest = sentences.filter((s) => !saysTie(s));
  const { which, stat } = sentences[tie] as unknown as { which: Which; stat: Stat };
  let found = 0;
  const settled = rest.map((s) =>
    rewrite(s, (n) => {
      if (!isTied(n)) return undefined;
      const of = n.of as Extract<Selector, { sel: 'extreme' }>;
      if (of.which !== which || of.stat !== stat) return undefined;
      found++;
      return chooseOne(YOU, of);
    }),
  );
  return found === 1 && rest.length === sentences.length - 1 && !mentions(settled, isTied) ? settled : null;
}

export function installLeastAndGreatest(g: Grammar): void {
  for (const [words, which] of [
    ['greatest/highest', 'greatest'],
    ['least/lowest', 'least'],
  ] as const) {
    g.rule('object', `the {n:noun} with the ${words} {s:statName}` as 'the {n:noun} {s:statName}', ({ n, s }) => tied(n, which, s));
    g.rule('object', `one of the {n:noun} with the ${words} {s:statName}` as '{n:noun} {s:statName}', ({ n, s }) =>
      n.many && n.zone !== 'stack' && n.zone !== 'library' ? chooseOne(YOU, { sel: 'extreme', of: allOf(n), stat: s, which }) : null,
    );
    for (const things of ['creatures', 'cards', 'permanents'])
      g.rule(
        'sentence',
        `if two or more ${things} are tied for the? ${words} {s:statName} , you choose one of them` as '{s:statName}',
        ({ s }) => raw.effect({ do: '$tie', which, stat: s } as never),
      );
  }
}
