/** What has happened and what was spent, as conditions, events and numbers; and costs (CR 118, 603, 608.2c). */
import type { Condition, Cost, EventPattern, Filter, PlayerRef, Quantity, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, chooseOne, compare, controlledBy, howOften, isNot, matches, ownedBy, payObjects, times, whoIs } from './make.js';
import { allOf, and, otherAt, SELF, YOU } from './raw.js';
import { ref } from './references.js';

const who = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

function conditions(g: Grammar): void {
  // a spell cast then resolves then: nothing ends a phase while something is on the stack (CR 500.2)
  for (const it of ['~', 'it'] as const)
    g.rule('simpleCondition', `you cast ${it} during your main phase` as '~', () => ({
      if: 'and',
      of: [matches(SELF, { is: 'cast' }), { if: 'turnOf', who: YOU }, { if: 'step', step: 'main' }],
    }));
  g.rule('simpleCondition', '{o:oneObject} shares a creature type with {p:oneObject}', ({ o, p }) =>
    matches(o, { is: 'sharesCreatureType', with: p }),
  );
  g.rule('simpleCondition', '{o:oneObject} is a/an {n:core} or a/an {k:core}', ({ o, n, k }) =>
    n.many || k.many || n.zone || k.zone ? null : matches(o, { is: 'or', of: [n.filter, k.filter] }),
  );
  g.rule('simpleCondition', '{o:oneObject} had power {c:compare}', ({ o, c }) =>
    matches(o, { is: 'stat', stat: 'power', cmp: c.cmp, value: c.value }),
  );
  g.rule('simpleCondition', '{o:oneObject} had a/an {k:counterName} counter on it', ({ o, k }) =>
    (o as { noun?: string }).noun === 'it' ? null : matches(o, { is: 'counters', counter: k, cmp: '>=', value: 1 }),
  );
  // CR 301.5, 303.4: what is attached, counted
  const attached = (f: Filter, o: Selector): Quantity => ({
    q: 'count',
    of: all('battlefield', and(f, { is: 'attachedTo', of: o })),
  });
  g.rule('simpleCondition', '{c:compare} {n:noun} are attached to {o:pronoun}', ({ c, n, o }) =>
    n.zone || (c.cmp !== '>=' && c.cmp !== '=') ? null : compare(attached(n.filter, o), c.cmp, c.value),
  );
  g.rule('simpleCondition', 'another {n:noun} is attached to {o:pronoun}', ({ n, o }, m) =>
    n.many || n.zone ? null : compare(attached(and(otherAt(m), n.filter), o), '>=', 1),
  );
  g.rule('simpleCondition', "it's not their turn", (_, m) =>
    isNot({ if: 'turnOf', who: whoIs(ref({ ...m, at: m.at + 2, end: m.at + 3 }, 'player')) }),
  );
}

/** Conditions of ability words of later sets (CR 207.2c). */
function laterConditions(g: Grammar): void {
  const entered = (what: Filter): EventPattern => ({
    on: 'zone',
    what: and(what, controlledBy(YOU)),
    to: 'battlefield',
    batch: 'each',
  });
  g.rule('simpleCondition', '{c:compare} {n:noun} entered under your control this turn', ({ c, n }) =>
    n.many && !n.zone && (c.cmp === '>=' || c.cmp === '=') ? compare(howOften(entered(n.filter), 'times'), c.cmp, c.value) : null,
  );
  g.rule('simpleCondition', 'an opponent has {c:compare} {k:counterName} counters', ({ c, k }) =>
    matches({ sel: 'players', who: { player: 'eachOpponent' } }, { is: 'counters', counter: k, cmp: c.cmp, value: c.value }),
  );
  g.rule('simpleCondition', 'you control {c:compare} {n:things} with different powers', ({ c, n }) =>
    compare(
      {
        q: 'distinct',
        what: 'powers',
        of: all('battlefield', and(n, controlledBy(YOU))),
      },
      c.cmp,
      c.value,
    ),
  );
  for (const was of ['is', 'was'] as const)
    g.rule('simpleCondition', `a/an {n:noun} ${was} exiled this way` as 'a/an {n:noun}', ({ n }, m) =>
      n.head === 'card' && !n.zone && !n.many ? matches(ref({ ...m, end: m.at + 1 }, 'exiled'), n.filter) : null,
    );
  g.rule('simpleCondition', '{q:quantity} was {c:compare}', ({ q, c }) =>
    typeof q === 'object' && q.q === 'stat' ? compare(q, c.cmp, c.value) : null,
  );
  g.rule('eventWhile', 'you attack with {c:compare} {n:noun}', ({ c, n }) => {
    const yours = and(n.filter, controlledBy(YOU));
    return n.many && !n.zone && c.cmp === '>='
      ? {
          event: { on: 'attack', what: yours, batch: 'oneOrMore' },
          while: compare({ q: 'count', of: all('battlefield', and({ is: 'status', status: 'attacking' }, yours)) }, '>=', c.value),
        }
      : null;
  });
  g.rule('eventWhile', "you cast your first spell during each opponent 's turn", () => ({
    event: { on: 'cast', who: YOU, what: { is: 'spell' }, nth: 1 },
    while: { if: 'turnOf', who: { player: 'eachOpponent' } },
  }));
}

function quantities(g: Grammar): void {
  for (const it of ['~', 'it'] as const) {
    g.rule('quantity', `the number of colors of mana spent to cast ${it}` as 'the', () => ({ q: 'manaSpent', measure: 'colors' }));
    g.rule('forEach', `for each color of mana spent to cast ${it}` as 'for', () => ({ q: 'manaSpent', measure: 'colors' }));
    g.rule('quantity', `the amount of mana spent to cast ${it}` as 'the', () => ({ q: 'manaSpent', measure: 'amount' }));
  }
  g.rule('forEach', 'for each time it was kicked', () => ({ q: 'paid', label: 'kicker' }));
  g.rule('quantity', 'the number of times it was kicked', () => ({ q: 'paid', label: 'kicker' }));
  g.rule('quantity', 'the number of {n:noun} plus {q:quantity}', ({ n, q }) =>
    n.many && typeof q === 'object' ? { q: 'sum', of: [{ q: 'count', of: allOf(n) }, q] } : null,
  );
  g.rule('quantity', 'three times {q:quantity}', ({ q }) => times([3, q]));
}

function nouns(g: Grammar): void {
  g.rule('post', 'that share/shares a creature type with {s:oneObject}', ({ s }) => ({ is: 'sharesCreatureType', with: s }));
  g.rule('post', 'that was/were kicked', () => ({ is: 'cast', paid: 'kicker' }));
}

function events(g: Grammar): void {
  g.rule('castWhat', 'a kicked spell', () => and({ is: 'spell' }, { is: 'cast', paid: 'kicker' }));
}

/** What a source of damage is, in events of damage. */
function sources(g: Grammar): void {
  g.rule('eventBatch', 'a source {p:player} control/controls', ({ p }) => ({ what: controlledBy(who(p)), batch: 'each' }));
}

/** What died this turn, counted (CR 700.4). */
function deaths(g: Grammar): void {
  const died = (what: Filter): Quantity => howOften({ on: 'zone', what, from: 'battlefield', to: 'graveyard', batch: 'each' }, 'times');
  const yours = (f: Filter): Filter => and(f, ownedBy(YOU));
  g.rule('forEach', 'for each {n:noun} that died this turn', ({ n }) => (n.many || n.zone ? null : died(n.filter)));
  g.rule('quantity', 'the number of {n:noun} that died this turn', ({ n }) => (n.many && !n.zone ? died(n.filter) : null));
  const put = 'put into your graveyard from the battlefield this turn';
  g.rule('forEach', `for each {n:noun} ${put}` as 'for each {n:noun}', ({ n }) => (n.many || n.zone ? null : died(yours(n.filter))));
}

/** Mana of several types spent on the spell. */
function spent(g: Grammar): void {
  for (const it of ['~', 'it'] as const)
    g.rule('simpleCondition', `{m:mana} was spent to cast ${it}` as '{m:mana}', ({ m }) => {
      const types = [...m.matchAll(/\{([WUBRG])\}/g)].map((x) => x[1] as 'W');
      if (types.length < 2 || types.map((t) => `{${t}}`).join('') !== m) return null;
      const counts = new Map(types.map((t) => [t, types.filter((x) => x === t).length]));
      const of = [...counts].map(([type, n]): Condition => compare({ q: 'manaSpent', measure: 'amount', type }, '>=', n));
      return of.length === 1 ? of[0] : { if: 'and', of };
    });
}

function costs(g: Grammar): void {
  for (const change of ['remove', 'put'] as const) {
    const from = change === 'remove' ? 'from' : 'on';
    g.rule(
      'costItem',
      `${change} {c:number} {k:counterName} counter/counters ${from} {n:thing}` as '{c:number} {k:counterName} {n:thing}',
      ({ c, k, n }) => [
        {
          pay: 'counters',
          change,
          counter: k,
          count: c,
          from: chooseOne(YOU, all('battlefield', n)),
        },
      ],
    );
  }
  const counters = (counter: string, count: Quantity, from: Selector): Cost[] => [
    { pay: 'counters', change: 'remove', counter, count, from },
  ];
  // as many as X: what follows counts them (CR 107.3)
  const removed = (counter: string): Quantity => ({ q: 'x', $removed: counter }) as Quantity;
  g.rule('costItem', 'remove any number of {k:counterName} counters from ~', ({ k }) => counters(k, { q: 'x' }, SELF));
  g.rule('forEach', 'for each {k:counterName} counter removed this way', ({ k }) => removed(k));
  g.rule('costItem', 'discard another card named {n:cardName}', ({ n }) => [payObjects('discard', 'hand', { is: 'named', name: n }, 1)]);
  g.rule('cost', '{a:costItem} and {b:costItem}', ({ a, b }) => [...a, ...b]);
  const two = '{a:costItem} , {b:costItem} or {c:costItem} , {d:costItem}';
  g.rule('cost', two, ({ a, b, c, d }) => [
    {
      pay: 'or',
      of: [
        [...a, ...b],
        [...c, ...d],
      ],
    },
  ]);
  g.rule('costItem', 'sacrifice another {n:noun} or a/an {k:noun}', ({ n, k }, m) =>
    n.many || k.many || n.zone || k.zone
      ? null
      : [payObjects('sacrifice', 'battlefield', { is: 'or', of: [and(otherAt(m), n.filter), k.filter] }, 1)],
  );
}

export function installHappenedAndSpent(g: Grammar): void {
  conditions(g);
  laterConditions(g);
  quantities(g);
  nouns(g);
  events(g);
  sources(g);
  deaths(g);
  spent(g);
  costs(g);
}
