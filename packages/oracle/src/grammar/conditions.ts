/** Conditions: what stands after "if" and "as long as". */
import type { Condition, Filter } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, allIn, compare, count, damageEvent, happened, isNot, matches, oneOf, thePlayer } from './make.js';
import { ANY, allOf, and, type Noun, not, or, YOU } from './raw.js';
import { ref } from './references.js';

const exists = (n: Noun): Condition => compare(count(allOf(n)), '>=', 1);
/** About the object as it is, not as it was before it moved. */
const now = (c: Condition): Condition => ({ ...c, $now: true }) as unknown as Condition;
const paid = (label: string, at?: number): Condition => ({ if: 'paid', label, ...(at === undefined ? {} : { $at: at }) }) as Condition;
/** "It" that was cast, and what for: the object itself or another spell, which is known when all words before are. */
const castOfIt = (filter: Filter, m: Match): Condition => matches(ref(m, 'cast'), filter);
const paidOfIt = (label: string, m: Match): Condition => ({ if: 'paid', label, $it: ref(m, 'cast') }) as Condition;

function control(g: Grammar): void {
  const controlled = (n: Noun, who: Parameters<typeof controlledBy>[0]): Noun => ({ ...n, filter: and(n.filter, controlledBy(who)) });
  g.rule('simpleCondition', '{p:player} control/controls a/an {n:nounOr}', ({ p, n }) =>
    n.many || n.zone ? null : exists(controlled(n, p)),
  );
  g.rule('simpleCondition', '{p:player} control/controls a/an {n:core} or a/an {k:core}', ({ p, n, k }) =>
    n.many || n.zone || k.many || k.zone ? null : exists(controlled({ ...n, filter: or(n.filter, k.filter) }, p)),
  );
  g.rule('simpleCondition', '{p:player} control/controls another {n:nounOr}', ({ p, n }, m) =>
    n.many || n.zone ? null : exists(controlled({ ...n, filter: and({ is: 'other', $at: m.end - 1 } as Filter, n.filter) }, p)),
  );
  // of several opponents each is asked alone (conditions-counts.ts)
  const one = (p: import('@apnap/ability').PlayerRef): boolean => !several(p);
  g.rule('simpleCondition', '{p:player} control/controls {c:compare} {n:noun}', ({ p, c, n }) =>
    n.zone || !one(p) ? null : compare(count(allOf(controlled(n, p))), c.cmp, c.value),
  );
  g.rule('simpleCondition', '{p:player} control/controls no {n:noun}', ({ p, n }) =>
    n.zone ? null : compare(count(allOf(controlled(n, p))), '=', 0),
  );
  g.rule('simpleCondition', "{p:player} don't/doesn't control a/an {n:noun}", ({ p, n }) =>
    n.zone ? null : compare(count(allOf(controlled(n, p))), '=', 0),
  );
  g.rule('simpleCondition', 'there are {c:compare} {n:noun}', ({ c, n }) => compare(count(allOf(n)), c.cmp, c.value));
  g.rule('simpleCondition', '{c:compare} {n:noun} are in {p:possessive} graveyard', ({ c, n, p }) =>
    n.zone || n.head !== 'card' ? null : compare(count(allOf({ ...n, zone: 'graveyard', of: p })), c.cmp, c.value),
  );
  g.rule('simpleCondition', 'there are no {n:noun}', ({ n }) => compare(count(allOf(n)), '=', 0));
  g.rule('simpleCondition', "there is/there's a/an {n:noun}", ({ n }) => exists(n));
  g.rule('simpleCondition', 'a/an {n:noun} is on the battlefield', ({ n }) => (n.many || n.zone ? null : exists(n)));
  g.rule('simpleCondition', 'no {n:noun} are on the battlefield', ({ n }) => (n.many ? compare(count(allOf(n)), '=', 0) : null));
  g.rule('simpleCondition', 'there are no {k:counterName} counters on {o:oneObject}', ({ k, o }) =>
    compare({ q: 'counters', counter: k, of: o }, '=', 0),
  );
  g.rule('simpleCondition', 'there are {c:compare} {k:counterName} counters on {o:oneObject}', ({ c, k, o }) =>
    compare({ q: 'counters', counter: k, of: o }, c.cmp, c.value),
  );
}

/** Several players: what is asked is asked of each alone (conditions-counts.ts). */
const several = (p: import('@apnap/ability').PlayerRef): boolean => ['anOpponent', 'each', 'eachOpponent', 'eachOther'].includes(p.player);

function controlledBy(who: import('@apnap/ability').PlayerRef): Filter {
  return { is: 'controlledBy', who: who.player === 'anOpponent' ? { player: 'eachOpponent' } : who };
}

function states(g: Grammar): void {
  g.rule('simpleCondition', "it's {a:adjective}", ({ a }, m) => now(matches(ref({ ...m, end: m.at + 1 }, 'it'), a)));
  g.rule('simpleCondition', "it's a/an {n:noun}", ({ n }, m) =>
    n.zone ? null : now(matches(ref({ ...m, end: m.at + 1 }, n.head === 'card' ? 'card' : 'it'), n.filter)),
  );
  g.rule('simpleCondition', '{o:oneObject} is {a:adjective}', ({ o, a }) => now(matches(o, a)));
  g.rule('simpleCondition', '{o:oneObject} was {a:adjective}', ({ o, a }) => matches(o, a));
  g.rule('simpleCondition', '{o:oneObject} is a/an {n:noun}', ({ o, n }) => (n.zone || n.many ? null : now(matches(o, n.filter))));
  g.rule('simpleCondition', '{o:oneObject} was a/an {n:noun}', ({ o, n }) => (n.zone || n.many ? null : matches(o, n.filter)));
  g.rule('simpleCondition', "{o:oneObject} isn't/wasn't {a:adjective}", ({ o, a }) => matches(o, not(a)));
  g.rule('simpleCondition', "{o:oneObject} isn't/wasn't a/an {n:noun}", ({ o, n }) =>
    n.zone || n.many || (n.head === 'card' && (o as { noun?: string }).noun === 'it') ? null : matches(o, not(n.filter)),
  );
  g.rule('simpleCondition', '{o:oneObject} has {k:keyword}', ({ o, k }) => matches(o, { is: 'keyword', keyword: k }));
  g.rule('simpleCondition', '{o:oneObject} has a/an {k:counterName} counter on it', ({ o, k }) =>
    matches(o, { is: 'counters', counter: k, cmp: '>=', value: 1 }),
  );
  g.rule('simpleCondition', '{o:oneObject} has no {k:counterName} counters on it', ({ o, k }) =>
    matches(o, { is: 'counters', counter: k, cmp: '=', value: 0 }),
  );
  g.rule('simpleCondition', '{o:oneObject} has {c:compare} {k:counterName} counters on it', ({ o, c, k }) =>
    matches(o, { is: 'counters', counter: k, cmp: c.cmp, value: c.value }),
  );
  g.rule('simpleCondition', 'it had no {k:counterName} counters on it', ({ k }, m) =>
    matches(ref({ ...m, end: m.at + 1 }, 'it'), { is: 'counters', counter: k, cmp: '=', value: 0 }),
  );
  g.rule('simpleCondition', 'it had a/an {k:counterName} counter on it', ({ k }, m) =>
    matches(ref({ ...m, end: m.at + 1 }, 'it'), { is: 'counters', counter: k, cmp: '>=', value: 1 }),
  );
  g.rule('simpleCondition', '~ is on the battlefield', () => matches({ sel: 'self' }, { is: 'inZone', zone: 'battlefield' }));
  g.rule('simpleCondition', '~ is in your graveyard', () => matches({ sel: 'self' }, { is: 'inZone', zone: 'graveyard' }));
  g.rule('simpleCondition', '{q:quantity} is {c:compare}', ({ q, c }) => (typeof q === 'number' ? null : compare(q, c.cmp, c.value)));
  g.rule('simpleCondition', 'a/an {n:noun} is revealed this way', ({ n }, m) =>
    n.head === 'card' ? matches(ref({ ...m, end: m.at + 1 }, 'revealed'), n.filter) : null,
  );
  g.rule('simpleCondition', '{p:player} have/has {c:compare} cards in hand', ({ p, c }) =>
    several(p) ? null : compare(count(allIn('hand', p, ANY)), c.cmp, c.value),
  );
  g.rule('simpleCondition', '{p:player} have/has no cards in hand', ({ p }) =>
    several(p) ? null : compare(count(allIn('hand', p, ANY)), '=', 0),
  );
  g.rule('simpleCondition', '{p:player} have/has {c:compare} life', ({ p, c }) =>
    several(p) ? null : compare({ q: 'life', who: p }, c.cmp, c.value),
  );
  g.rule('simpleCondition', "it's your turn", () => ({ if: 'turnOf', who: YOU }));
  g.rule('simpleCondition', "it's not your turn", () => isNot({ if: 'turnOf', who: YOU }));
  g.rule('simpleCondition', '~ was kicked', (_, m) => ({ if: 'paid', label: 'kicker', $at: m.at }) as Condition);
  // which of two kickers is meant is settled when the whole face is known (CR 702.33f)
  g.rule(
    'simpleCondition',
    '~ was kicked with its {k:mana} kicker',
    ({ k }, m) => ({ if: 'paid', label: `kicker ${k}`, $at: m.at }) as Condition,
  );
  g.rule('simpleCondition', 'it was kicked with its {k:mana} kicker', ({ k }, m) => paidOfIt(`kicker ${k}`, m));
  // CR 702.138b, 702.166b; costs of that name (702.76a, 702.117a, 702.137a)
  for (const [words, label] of [
    ['escaped', 'escape'],
    ['was bargained', 'bargain'],
    ['was foretold', 'foretold'],
  ] as const)
    for (const subject of ['~', 'it'] as const)
      g.rule('simpleCondition', `${subject} ${words}` as '~ escaped', (_, m) => (subject === '~' ? paid(label, m.at) : paidOfIt(label, m)));
  g.rule('simpleCondition', 'the gift was promised', (_, m) => paid('gift', m.at));
  g.rule('simpleCondition', "the gift wasn't promised", (_, m) => isNot(paid('gift', m.at)));
  g.rule('simpleCondition', "~ 's {k:keyword} cost was paid", ({ k }, m) => paid(k, m.at));
  g.rule('simpleCondition', 'its {k:keyword} cost was paid', ({ k }, m) => paidOfIt(k, m));
  g.rule('simpleCondition', 'it was kicked', (_, m) => paidOfIt('kicker', m));
  g.rule('simpleCondition', '{o:oneObject} is paired with another creature', ({ o }) => matches(o, { is: 'status', status: 'paired' }));
  g.rule('simpleCondition', "tribute wasn't paid", () => isNot({ if: 'paid', label: 'tribute' }));
  g.rule('simpleCondition', "~ wasn't kicked", () => isNot({ if: 'paid', label: 'kicker' }));
  g.rule('simpleCondition', 'you cast it', (_, m) => castOfIt({ is: 'cast' }, m));
  g.rule('simpleCondition', 'you cast it from your hand', (_, m) => castOfIt({ is: 'cast', from: 'hand' }, m));
}

function past(g: Grammar): void {
  const turn = (who: import('@apnap/ability').PlayerRef): import('@apnap/ability').PlayerRef =>
    who.player === 'anOpponent' ? { player: 'eachOpponent' } : who;
  g.rule('simpleCondition', 'a/an {n:noun} died this turn', ({ n }) =>
    happened({ on: 'zone', what: n.filter, from: 'battlefield', to: 'graveyard', batch: 'each' }),
  );
  for (const cast of ["you've cast", 'you cast'])
    g.rule('simpleCondition', `${cast} another {n:noun} this turn` as 'you {n:noun}', ({ n }) =>
      n.many || n.zone !== 'stack' ? null : happened({ on: 'cast', who: YOU, what: and({ is: 'other' }, n.filter) }),
    );
  g.rule('simpleCondition', '{n:thing} is attacking you', ({ n }) =>
    compare(count(all('battlefield', and(n, { is: 'attackingPlayerOrPermanent', of: { sel: 'players', who: YOU } }))), '>=', 1),
  );
  g.rule('simpleCondition', 'you attacked this turn', () =>
    happened({ on: 'attack', what: { is: 'controlledBy', who: YOU }, batch: 'each' }),
  );
  g.rule('simpleCondition', 'you had a/an {n:noun} enter under your control this turn', ({ n }) =>
    happened({ on: 'zone', what: and(n.filter, { is: 'controlledBy', who: YOU }), to: 'battlefield', batch: 'each' }),
  );
  g.rule('simpleCondition', '{p:player} gained life this turn', ({ p }) => happened({ on: 'gainLife', who: turn(p) }));
  g.rule('simpleCondition', '{p:player} lost life this turn', ({ p }) => happened({ on: 'loseLife', who: turn(p) }));
  g.rule('simpleCondition', 'an opponent was dealt damage this turn', () =>
    happened(damageEvent(ANY, thePlayer({ player: 'eachOpponent' }), 'any', 'each')),
  );
  g.rule('simpleCondition', '{p:player} cast/casts a/an {n:noun} this turn', ({ p, n }) =>
    happened({ on: 'cast', who: turn(p), what: n.filter }),
  );
  g.rule('simpleCondition', "you've cast a/an {n:noun} this turn", ({ n }) => happened({ on: 'cast', who: YOU, what: n.filter }));
  g.rule('simpleCondition', "you've committed a crime this turn", () => happened({ on: 'crime', who: YOU }));
  g.rule('simpleCondition', '~ attacked this turn', () => happened({ on: 'attack', what: oneOf({ sel: 'self' }), batch: 'each' }));
}

/** What happened in the turn before. */
function lastTurn(g: Grammar): void {
  const cast = (who: import('@apnap/ability').PlayerRef, nth?: number): Condition => ({
    if: 'happened',
    event: { on: 'cast', who, what: ANY, ...(nth === undefined ? {} : { nth }) },
    when: 'lastTurn',
  });
  const everCast = (what: import('@apnap/ability').Filter): Condition => ({
    if: 'happened',
    event: { on: 'cast', who: YOU, what },
    when: 'thisGame',
  });
  for (const words of ["you've", 'you have'])
    g.rule('simpleCondition', `${words} cast another {n:noun} this game` as '{n:noun}', ({ n }) =>
      n.zone === 'stack' && !n.many ? everCast(and({ is: 'other' }, n.filter)) : null,
    );
  g.rule('simpleCondition', "~ is the first spell you've cast this game", () => isNot(everCast({ is: 'other' })));
  g.rule('simpleCondition', 'no spells were cast last turn', () => isNot(cast({ player: 'each' })));
  g.rule('simpleCondition', 'a player cast {c:compare} spells last turn', ({ c }) =>
    c.cmp === '>=' && typeof c.value === 'number' ? cast({ player: 'each' }, c.value) : null,
  );
}

export function installConditions(g: Grammar): void {
  control(g);
  states(g);
  past(g);
  lastTurn(g);
  g.rule('condition', '{c:simpleCondition}', ({ c }) => c);
  g.rule('condition', '{a:simpleCondition} and {b:simpleCondition}', ({ a, b }) => ({ if: 'and', of: [a, b] }));
  g.rule('condition', '{a:simpleCondition} or {b:simpleCondition}', ({ a, b }) => ({ if: 'or', of: [a, b] }));
}
