/** Auras and Equipment: what protection keeps, attaching several of them, how things enter instead of others (CR 301.5, 303.4, 702.16n). */
import type { Condition, Duration, Effect, Filter, Mod, Replacement, Selector, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { chooseOne, compare, continuousPart, lasting, oneOf, replacementPart } from './make.js';
import type { Predicate } from './nonterminals.js';
import { allOf, mentionsNode, SELF, SUBJECT, withPlayer, withSubject, YOU } from './raw.js';

const self: Filter = oneOf(SELF);

/** The predicate with what its protection keeps; null where it gives none. */
function keeping(p: Predicate, keeps: Filter): Mod[] | null {
  let found = false;
  const mods = p.mods.map((m): Mod => {
    if (m.mod !== 'addAbility' || m.ability.kind !== 'keyword' || m.ability.keyword !== 'protection') return m;
    found = true;
    return { ...m, keeps };
  });
  return found && p.rules.length === 0 ? mods : null;
}

function protection(g: Grammar): void {
  g.rule('keptOn', '~', () => self);
  g.rule('keptOn', 'auras', () => ({ is: 'subtype', subtype: 'Aura' }));
  const kept = (s: Selector, p: Predicate, k: Filter): StaticPart[] | null => {
    const mods = mentionsNode(s, { sel: '$target' }) ? null : keeping(p, k);
    return mods && [continuousPart(s, withSubject(mods, s))];
  };
  g.rule('staticPart', "{s:selector} {p:predicates} . this effect doesn't remove {k:keptOn}", ({ s, p, k }) => kept(s, p, k));
}

/** Numbers of slots used here before they are bound. */
const DONE = -1_400_001;

/** "If ~ would enter, sacrifice a Forest instead": it enters if that was done (CR 614.1a). */
function tolls(g: Grammar): void {
  const enough = (least: number): Condition => compare({ q: 'slot', slot: DONE }, '>=', least);
  const bound = (v: Effect): { effect: Effect; least: number } | null =>
    (v.do === 'sacrifice' || v.do === 'discard') && typeof v.count === 'number' && v.bind === undefined
      ? { effect: { ...withPlayer(v, YOU), bind: DONE } as Effect, least: v.count }
      : null;
  const enters = (before: Effect, least: number): StaticPart[] => {
    const replacement: Replacement = { replace: 'enters', what: self, before, onlyIf: enough(least) };
    return [replacementPart(replacement)];
  };
  const otherwise = "instead . if you do , put ~ onto the battlefield . if you don't , put it into its owner 's graveyard";
  g.rule('staticPart', `if ~ would enter , {v:playerVerb} ${otherwise}` as '{v:playerVerb}', ({ v }) => {
    const done = bound(v);
    return done && enters(done.effect, done.least);
  });
  g.rule('staticPart', `if ~ would enter , you may {v:playerVerb} ${otherwise}` as '{v:playerVerb}', ({ v }) => {
    const done = bound(v);
    return done && enters({ do: 'may', who: YOU, then: done.effect }, done.least);
  });
}

function choices(g: Grammar): void {
  const both = 'your choice of a/an {a:counterName} counter or a/an {b:counterName} counter';
  const words = both as '{a:counterName} {b:counterName}';
  g.rule('enteringCounters', `with ${words} on it` as typeof words, ({ a, b }) => [{ counter: a, count: 1, or: [b] }]);
  g.rule('enteringItem', '{c:enteringCounters}', ({ c }) => (c.some((x) => x.or) ? { counters: c } : null));
  g.rule('objectVerb', 'get/gets {p:pt} and gain/gains your choice of {j:keyword} or {k:keyword} {d:duration}', ({ p, j, k, d }) => ({
    do: 'seq',
    of: [lasting(SUBJECT, [{ mod: 'pt', power: p.power, toughness: p.toughness }], d), chosen([j, k], 'addAbility', d)],
  }));
  g.rule('objectVerb', 'lose/loses your choice of {j:keyword} , {k:keyword} , or {l:keyword} {d:duration}', ({ j, k, l, d }) =>
    chosen([j, k, l], 'loseAbility', d),
  );
}

const chosen = (keywords: readonly string[], mod: 'addAbility' | 'loseAbility', duration: Duration): Effect => ({
  do: 'chooseEffect',
  who: YOU,
  options: keywords.map((keyword) =>
    lasting(SUBJECT, [mod === 'addAbility' ? { mod, ability: { kind: 'keyword', keyword } } : { mod, keyword }], duration),
  ),
});

/** To something that is chosen; "to another creature" would be another than the one it is attached to. */
function toChosen(g: Grammar): void {
  g.rule('playerVerb', 'attach {o:objects} to a/an {n:noun}', ({ o, n }) =>
    n.many || n.zone || n.head === 'card' ? null : { do: 'attach', what: o, to: chooseOne(YOU, allOf(n)) },
  );
}

export function installAttaching(g: Grammar): void {
  toChosen(g);
  protection(g);
  tolls(g);
  choices(g);
}
