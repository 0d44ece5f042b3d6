/** What has happened and what was spent, as conditions, events and numbers; and costs (CR 118, 603, 608.2c). */
import type { Condition, Quantity } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, compare, controlledBy, count, payObjects } from './make.js';
import { and, otherAt, SELF, seq, YOU } from './raw.js';

/** Events with what is so as they happen. */
function eventsWhile(g: Grammar): void {
  g.rule('eventWhile', 'you attack with {c:compare} {n:noun}', ({ c, n }) => {
    const yours = and(n.filter, controlledBy(YOU));
    return n.many && !n.zone && c.cmp === '>='
      ? {
          event: { on: 'attack', what: yours, batch: 'oneOrMore' },
          while: compare(count(all('battlefield', and({ is: 'status', status: 'attacking' }, yours))), '>=', c.value),
        }
      : null;
  });
  g.rule('eventWhile', "you cast your first spell during each opponent 's turn", () => ({
    event: { on: 'cast', who: YOU, what: { is: 'spell' }, nth: 1 },
    while: { if: 'turnOf', who: { player: 'eachOpponent' } },
  }));
}

/** What was kicked; sources of damage; sums. */
function words(g: Grammar): void {
  g.rule('post', 'that share/shares a creature type with {s:oneObject}', ({ s }) => ({ is: 'sharesCreatureType', with: s }));
  g.rule('post', 'that share/shares a permanent type with {s:oneObject}', ({ s }) => ({ is: 'sharesPermanentType', with: s }));
  g.rule('post', 'that was/were kicked', () => ({ is: 'cast', paid: 'kicker' }));
  g.rule('eventBatch', 'a source {p:somebody} control/controls', ({ p }) => ({ what: controlledBy(p), batch: 'each' }));
  g.rule('eventBatch', 'a/an {a:adjectives} source {p:somebody} control/controls', ({ a, p }) => ({
    what: and(a, controlledBy(p)),
    batch: 'each',
  }));
  g.rule('eventBatch', 'another source {p:somebody} control/controls', ({ p }, m) => ({
    what: and(otherAt(m), controlledBy(p)),
    batch: 'each',
  }));
  g.rule('quantity', 'the number of {g:group} plus {q:measure}', ({ g, q }) => ({ q: 'sum', of: [count(g), q] }));
}

/** Mana of several types spent on the spell. */
function spent(g: Grammar): void {
  g.rule('simpleCondition', '{m:mana} was spent to cast ~/it', ({ m }) => {
    const types = [...m.matchAll(/\{([WUBRG])\}/g)].map((x) => x[1] as 'W');
    if (types.length < 2 || types.map((t) => `{${t}}`).join('') !== m) return null;
    const counts = new Map(types.map((t) => [t, types.filter((x) => x === t).length]));
    const of = [...counts].map(([type, n]): Condition => compare({ q: 'manaSpent', measure: 'amount', type }, '>=', n));
    return of.length === 1 ? of[0] : { if: 'and', of };
  });
}

function costs(g: Grammar): void {
  // as many as X: what follows counts them (CR 107.3)
  const removed = (counter: string, at: number): Quantity => ({ q: 'x', $removed: counter, $from: at }) as Quantity;
  g.rule('forEach', 'for each {k:counterName} counter removed this way', ({ k }, m) => removed(k, m.at));
  g.rule('forEach', 'for each counter removed this way', (_, m) => removed('any', m.at));
  g.rule('quantity', 'the number of counters removed this way', (_, m) => removed('any', m.at));
  g.rule('quantity', 'the number of {k:counterName} counters removed this way', ({ k }, m) => removed(k, m.at));
  g.rule('costItem', 'discard another card named {n:cardName}', ({ n }) => payObjects('discard', 'hand', { is: 'named', name: n }, 1));
  g.rule('cost', '{a:costItem} and {b:costItem}', ({ a, b }) => [a, b]);
  g.rule('cost', 'sacrifice {a:somePermanents} and {b:somePermanents}', ({ a, b }) =>
    [a, b].map((s) => payObjects('sacrifice', 'battlefield', s.filter, s.count)),
  );
  g.rule('cost', 'sacrifice {a:somePermanents} , {b:somePermanents} , and {c:somePermanents}', ({ a, b, c }) =>
    [a, b, c].map((s) => payObjects('sacrifice', 'battlefield', s.filter, s.count)),
  );
  const two = '{a:costItem} , {b:costItem} or {c:costItem} , {d:costItem}';
  g.rule('cost', two, ({ a, b, c, d }) => [
    {
      pay: 'or',
      of: [
        [a, b],
        [c, d],
      ],
    },
  ]);
  g.rule('costItem', 'sacrifice another {n:noun} or a/an {k:noun}', ({ n, k }, m) =>
    n.many || k.many || n.zone || k.zone
      ? null
      : payObjects('sacrifice', 'battlefield', { is: 'or', of: [and(otherAt(m), n.filter), k.filter] }, 1),
  );
}

/** "~ deals 3 damage to each creature without flying if {R} was spent to cast it and 3 damage to each creature with flying if {G} was". */
function damageByCondition(g: Grammar): void {
  g.rule(
    'sentence',
    '~ deals {n:number} damage to {e:each} if {c:condition} and {k:number} damage to {f:each} if {d:condition}',
    ({ n, e, c, k, f, d }) =>
      seq(
        { do: 'if', cond: c, then: { do: 'damage', source: SELF, to: e, amount: n } },
        { do: 'if', cond: d, then: { do: 'damage', source: SELF, to: f, amount: k } },
      ),
  );
}

export function installHappenedAndSpent(g: Grammar): void {
  eventsWhile(g);
  damageByCondition(g);
  words(g);
  spent(g);
  costs(g);
}
