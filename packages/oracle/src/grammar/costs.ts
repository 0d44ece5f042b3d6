/** Costs (CR 118): what stands before the colon, after "pay", and in "unless …"; most of their words are in the table of phrases. */
import { CHOSEN_PLAYER, type Cost, costAction, type Some, type Zone } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { multiply } from './quantities.js';
import { and, type Noun, otherAt } from './raw.js';

const onBattlefield = (n: Noun): boolean => n.zone === undefined && n.head !== 'card';
const yourCards = (n: Noun, zone: Zone): boolean => n.zone === zone && n.of?.player === 'you';

/** What the phrases of costs are made of. */
function parts(g: Grammar): void {
  g.rule('somePermanents', '{count:number} {n:nounOr}', ({ count, n }) => (onBattlefield(n) ? { filter: n.filter, count } : null));
  g.rule('somePermanents', 'another {n:nounOr}', ({ n }, m) => (onBattlefield(n) ? { filter: and(otherAt(m), n.filter), count: 1 } : null));
  g.rule('someSpells', '{count:number} {n:noun}', ({ count, n }) => (n.zone === 'stack' ? { filter: n.filter, count } : null));
  g.rule('someCards', '{count:number} {n:nounOr}', ({ count, n }) => (n.head === 'card' && !n.zone ? { filter: n.filter, count } : null));
  for (const [nonterminal, zone] of [
    ['graveyardCards', 'graveyard'],
    ['handCards', 'hand'],
  ] as const)
    g.rule(nonterminal, '{count:number} {n:noun}', ({ count, n }): Some | null =>
      yourCards(n, zone) ? { filter: n.filter, count } : null,
    );
  // without where it was named: a cost is nothing that later words could mean
  g.rule('hostItself', '{o:pronoun}', ({ o }) => (o.sel === 'host' ? { sel: 'host' } : null));
}

/** The object itself, and others besides it (CR 118.1). */
const both = (verb: 'sacrifice' | 'exile', zone: Zone, { filter, count }: Some): Cost[] => [
  { pay: 'self', verb },
  { pay: 'objects', verb, zone, filter, count, how: 'choice' },
];

export function installCosts(g: Grammar): void {
  parts(g);
  // CR 113.6m: an ability whose cost is paid with the object elsewhere works there
  g.rule('costItem', 'exile ~ from your graveyard', () => ({ pay: 'self', verb: 'exile', $zone: 'graveyard' }) as Cost);
  g.rule('costItem', 'exile ~ from your hand', () => ({ pay: 'self', verb: 'exile', $zone: 'hand' }) as Cost);
  g.rule('costItem', 'reveal the player you chose', () => ({ pay: 'revealChosen', link: CHOSEN_PLAYER }));
  g.rule('costItem', '{m:mana}', ({ m }) => ({ pay: 'mana', mana: m }));
  g.rule('costItem', 'pay/pays/paying {m:mana}', ({ m }) => (/^(\{E\})+$/.test(m) ? null : { pay: 'mana', mana: m }));
  g.rule('costItem', 'pay/pays/paying {m:mana} {f:forEach}', ({ m, f }) =>
    m.includes('{X}') || /\{E\}/.test(m) ? null : { pay: 'mana', mana: m, times: f },
  );
  // generic mana, and more of it for each
  g.rule('costItem', 'pay/pays/paying {m:mana} plus an additional {k:mana} {f:forEach}', ({ m, k, f }) => {
    const [base, more] = [m, k].map((x) => Number(/^\{(\d+)\}$/.exec(x)?.[1]));
    return base > 0 && more > 0 ? { pay: 'mana', mana: '{1}', times: { q: 'sum', of: [base, multiply(more, f)] } } : null;
  });
  // one verb for both
  for (const verb of ['sacrifice', 'exile'] as const) {
    g.rule('cost', `${verb} ~ and {s:somePermanents}` as '{s:somePermanents}', ({ s }) => both(verb, 'battlefield', s));
    g.rule('cost', `${verb} {s:somePermanents} and ~` as '{s:somePermanents}', ({ s }) => both(verb, 'battlefield', s));
    g.rule('cost', `${verb} {s:graveyardCards} and ~` as '{s:graveyardCards}', ({ s }) => both(verb, 'graveyard', s));
  }
  g.rule('cost', '{a:costItem}', ({ a }) => [a]);
  g.rule('cost', '{a:costItem} , {b:cost}', ({ a, b }) => [a, ...b]);
  g.rule('payment', '{a:costItem}', ({ a }) => [a]);
  // of a cost that is no activation cost only so much mana as is told
  g.rule('payment', 'waterbend/waterbends {m:mana}', ({ m }) =>
    /^\{\d+\}$/.test(m) ? [{ pay: 'mana', mana: m, help: 'waterbend' }] : null,
  );
  // "any number of" is a cost that is paid so often
  const countsNone = (c: Cost): boolean => c.pay === 'objects' && c.count === 0 && costAction(c) === undefined;
  g.rule('optionalPayment', '{c:payment}', ({ c }) => (c.some(countsNone) ? null : c));
  g.rule('payment', '{a:costItem} and {b:costItem}', ({ a, b }) => [a, b]);
  g.rule('payment', 'pay/pays/paying twice {x:manaX}', ({ x }) =>
    x ? [{ pay: 'mana', mana: '{1}', times: { q: 'product', of: [2, { q: 'x' }] } }] : null,
  );
  // one verb for both
  for (const what of ['payment', 'cost'] as const)
    g.rule(what, 'pay/pays/paying {m:mana} and {n:amount} life', ({ m, n }) => [
      { pay: 'mana', mana: m },
      { pay: 'life', amount: n },
    ]);
  g.rule('payment', '{a:costItem} or {b:costItem}', ({ a, b }) => [{ pay: 'or', of: [[a], [b]] }]);
}
