/** Cards of one kind or of another: "a land card or an Elf card from your graveyard". */
import type { Grammar, Match } from './engine.js';
import { choose } from './make.js';
import { allOf, and, type Noun, or, SUBJECT_PLAYER as WHO } from './raw.js';
import { ref } from './references.js';

export function installAlternatives(g: Grammar): void {
  const either = (a: Noun, b: Noun, post?: Noun['filter']): Noun | null =>
    a.many || b.many ? null : { ...b, filter: or(a.filter, post ? and(b.filter, post) : b.filter) };
  g.rule('eitherCard', '{a:plainCard} or a/an? {b:plainCard} {q?:post}', ({ a, b, q }) => either(a, b, q));
  g.rule('chosen', '{c:count} {n:eitherCard} {p:place}', ({ c, n, p }) =>
    p.zone ? choose(WHO, allOf({ ...n, ...p }), c.min, c.max) : null,
  );
  g.rule('eitherCard', '{a:plainCard} or a card {q:post}', ({ a, q }) => (a.many ? null : { ...a, filter: or(a.filter, q) }));
  const among = (of: Noun, m: Match, way?: string) => ({
    sel: 'filter' as const,
    of: way === undefined ? ref(m, 'card', true) : ref({ ...m, end: m.at + 1 }, way, true),
    filter: of.filter,
  });
  for (const those of ['them', 'those cards'])
    g.rule('amongThem', `{c:count} {n:eitherCard} from among ${those}` as '{c:count} {n:eitherCard}', ({ c, n }, m) =>
      choose(WHO, among(n, m), c.min, c.max),
    );
  for (const milled of ['the milled cards', 'the cards milled this way'])
    g.rule('taken', `{c:count} {n:eitherCard} from among ${milled}` as '{c:count} {n:eitherCard}', ({ c, n }, m) =>
      choose(WHO, among(n, m, 'way:mill'), c.min, c.max),
    );
}
