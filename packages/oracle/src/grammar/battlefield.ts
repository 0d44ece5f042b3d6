/** Amounts that differ from player to player, what is true of each of several things, what can't be done on the battlefield (CR 101.2, 608.2h, 613). */
import type { Condition, Entering, Filter, Mod, PlayerRef, Quantity, Replacement, Selector, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import {
  cant,
  chooseOne,
  continuousPart,
  controlledBy,
  isNot,
  lasting,
  replacementPart,
  replacing,
  rulePart,
  stated,
  whoIs,
} from './make.js';
import { isTheirs } from './per-player.js';
import { ANY, allOf, and, asFilter, not, raw, rewrite, SELF, SUBJECT, withSubject, YOU } from './raw.js';
import { asEntity } from './references.js';

/** Each of the players an effect is about, in the numbers of that effect. */
const OWN: PlayerRef = whoIs({ sel: 'it' });
const several = (p: PlayerRef): boolean => ['each', 'eachOpponent', 'eachOther'].includes(p.player);

/** The number with each player's own in the place of "that player" or "their"; null where neither is said. */
function ofEach(q: Quantity): Quantity | null {
  let found = false;
  const out = rewrite(q, (n) => {
    if (!isTheirs(n) && n.player !== '$their') return undefined;
    found = true;
    return OWN;
  });
  return found ? out : null;
}

function perPlayer(g: Grammar): void {
  g.rule('objectVerb', 'deal/deals damage to {p:player} equal to {q:quantity}', ({ p, q }) => {
    const amount = several(p) ? ofEach(q) : null;
    return amount === null ? null : { do: 'damage', source: SUBJECT, to: asEntity(p), amount };
  });
  g.rule('clause', "{p:player} 's life total becomes {q:quantity}", ({ p, q }) => {
    const amount = several(p) ? ofEach(q) : null;
    return amount === null ? null : { do: 'life', who: p, change: 'set', amount };
  });
  g.rule('sentence', 'count {q:quantity} . your life total becomes that number', ({ q }) =>
    typeof q === 'object' && q.q === 'count' ? { do: 'life', who: YOU, change: 'set', amount: q } : null,
  );
}

/** What an attacker attacks, which "it" names. */
function attacked(g: Grammar): void {
  for (const it of ["it's", 'that creature is', '~ is'] as const)
    g.rule('entity', `the player or planeswalker ${it} attacking` as 'the', (_, m) => raw.selector({ sel: '$attacked', at: m.at }));
}

function prohibitions(g: Grammar): void {
  const rule = (action: Extract<import('@apnap/ability').Rule, { rule: 'cant' }>['action']): StaticPart[] => [rulePart(cant(action))];
  for (const [words, who] of [
    ['your opponents', { player: 'eachOpponent' }],
    ['players', { player: 'each' }],
    ['you', YOU],
  ] as const)
    g.rule('staticPart', `${words} can't block with {n:things}` as '{n:things}', ({ n }) =>
      rule({ act: 'block', who: who.player === 'each' ? n : and(n, controlledBy(who)), attacker: ANY }),
    );
  const exiled = (n: Filter): Replacement => ({
    replace: 'zone',
    what: { is: 'and', of: [...(n.is === 'and' ? n.of : [n]), not({ is: 'cast' })] },
    to: 'battlefield',
    toInstead: 'exile',
  });
  g.rule('staticPart', "if {n:thing} would enter and it wasn't cast , exile it instead", ({ n }) => [replacementPart(exiled(n))]);
  g.rule('sentence', "if {n:thing} would enter this turn and it wasn't cast , exile it instead", ({ n }) =>
    replacing(exiled(n), 'endOfTurn'),
  );
}

/** What is said of each thing that is also like this: "each Vehicle you control gets +1/+1 as long as it's a creature". */
function eachAsLong(g: Grammar): void {
  const parts = (affects: Selector, mods: Mod[]): StaticPart[] => [continuousPart(affects, withSubject(mods, affects))];
  g.rule('staticPart', "each {n:noun} {p:predicates} as long as it's a/an {k:head}", ({ n, p, k }) =>
    n.many || n.zone || k.many || p.rules.length > 0 ? null : parts(allOf({ ...n, filter: and(n.filter, k.filter) }), p.mods),
  );
  g.rule('staticPart', "each {n:noun} {p:predicates} as long as it's not {a:stateWord}", ({ n, p, a }) =>
    n.many || n.zone || p.rules.length > 0 ? null : parts(allOf({ ...n, filter: and(n.filter, not(a)) }), p.mods),
  );
}

/** "Enchanted creature gets +3/+3 as long as it's a Zombie. Otherwise, it gets -3/-3." */
function otherwise(g: Grammar): void {
  const of = (o: Selector, p: { mods: Mod[]; rules: import('@apnap/ability').Rule[] }): StaticPart[] => [
    ...(p.mods.length > 0 ? [{ part: 'continuous' as const, affects: o, mods: withSubject(p.mods, o) }] : []),
    ...withSubject(p.rules, o).map((rule): StaticPart => rulePart(rule)),
  ];
  const first = "enchanted/equipped {h:head} {p:predicates} as long as it's a/an {k:head} . otherwise , it {q:predicates} .";
  const HOST: Selector = { sel: 'host' };
  const two = (
    p: { mods: Mod[]; rules: import('@apnap/ability').Rule[] },
    q: { mods: Mod[]; rules: import('@apnap/ability').Rule[] },
    like: Filter,
  ): import('@apnap/ability').Ability[] => {
    const condition = { if: 'matches' as const, what: HOST, filter: like };
    return [stated(condition, of(HOST, p)), stated({ ...condition, filter: not(like) }, of(HOST, q))];
  };
  g.rule('abilityList', 'enchanted/equipped {h:head} {p:predicates} during your turn . otherwise , it {q:predicates} .', ({ h, p, q }) => {
    if (h.many) return null;
    const yours: Condition = { if: 'turnOf', who: YOU };
    return [stated(yours, of(HOST, p)), stated(isNot(yours), of(HOST, q))];
  });
  g.rule(
    'abilityList',
    "enchanted/equipped {h:head} {p:predicates} as long as it's {k:kind} . otherwise , it {q:predicates} .",
    ({ h, p, k, q }) => (h.many || k.is === 'type' || k.is === 'subtype' ? null : two(p, q, k)),
  );
  // what is said in the other case in words of its own
  g.rule(
    'abilityList',
    "enchanted/equipped {h:head} {p:predicates} as long as it's {k:kind} . otherwise , {q:staticPart} .",
    ({ h, p, k, q }) => {
      if (h.many) return null;
      const condition = { if: 'matches' as const, what: HOST, filter: k };
      return [stated(condition, of(HOST, p)), stated({ ...condition, filter: not(k) }, q)];
    },
  );
  g.rule('abilityList', first as '{p:predicates} {k:head} {q:predicates}', ({ p, k, q }) => (k.many ? null : two(p, q, k.filter)));
  g.rule(
    'abilityList',
    'as long as you control enchanted/equipped {h:head} , it {p:predicates} . otherwise , it {q:predicates} .',
    ({ h, p, q }) => (h.many ? null : two(p, q, and({ is: 'permanent' }, controlledBy(YOU)))),
  );
  g.rule(
    'abilityList',
    "enchanted/equipped {h:head} {p:predicates} as long as it's {a:adjective} . otherwise , it {q:predicates} ." as '{h:head} {p:predicates} {a:adjective} {q:predicates}',
    ({ h, p, a, q }) => (!h.many && (a.is === 'color' || a.is === 'status' || a.is === 'supertype') ? two(p, q, a) : null),
  );
}

/** Base power and toughness taken from another creature, once (CR 608.2h, 613.4b). */
function changed(g: Grammar): void {
  // CR 611.2a, 613.1: all abilities are lost, and the form stays
  g.rule('objectVerb', 'lose/loses all abilities and {f:form}', ({ f }) =>
    lasting(SUBJECT, [{ mod: 'loseAllAbilities' }, ...f.mods], 'indefinite'),
  );
}

function entering(g: Grammar): void {
  const enters = (what: Filter, e: Entering): StaticPart[] => [replacementPart({ replace: 'enters', what, entering: e })];
  const more = '{s:enteringOthers} enter/enters with a number of additional {k:counterName} counters on it/them equal to {q:quantity}';
  g.rule(
    'staticPart',
    `${more} and as a/an {t:subtype} in addition to its/their other types` as '{s:enteringOthers} {k:counterName} {q:quantity} {t:subtype}',
    ({ s, k, q, t }) =>
      t.many
        ? null
        : enters(s, {
            counters: [{ counter: k, count: q }],
            mods: [{ mod: 'types', change: 'add', types: [], subtypes: [t.subtype], supertypes: [] }],
          }),
  );
  const copy = 'you may have ~ enter as a copy of any {n:noun} , except it enters with';
  const asCopy = (n: import('./raw.js').Noun, counter: string, count: Quantity): StaticPart[] | null =>
    n.many || n.zone
      ? null
      : [
          replacementPart({
            replace: 'enters',
            what: asFilter(SELF),
            entering: { counters: [{ counter, count }] },
            copy: { of: chooseOne(YOU, allOf(n)), optional: 'may', except: [] },
          }),
        ];
  g.rule(
    'staticPart',
    `${copy} {c:number} additional {k:counterName} counter/counters on it` as '{n:noun} {c:number} {k:counterName}',
    ({ n, c, k }) => asCopy(n, k, c),
  );
}

export function installBattlefield(g: Grammar): void {
  perPlayer(g);
  attacked(g);
  prohibitions(g);
  eachAsLong(g);
  otherwise(g);
  changed(g);
  entering(g);
}
