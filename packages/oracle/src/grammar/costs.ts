/** Costs (CR 118): what stands before the colon, after "pay", and in "unless …". */
import type { Cost, CostVerb, Quantity, Selector, Zone } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { allIn, payObjects } from './make.js';
import { and, type Noun, otherAt } from './raw.js';

function objects(verb: CostVerb, zone: Zone, noun: Noun, count: Quantity, how: 'choice' | 'random' = 'choice'): Cost[] {
  return [{ pay: 'objects', verb, zone, filter: noun.filter, count, how }];
}

const onBattlefield = (n: Noun): boolean => n.zone === undefined && n.head !== 'card';
const yourCards = (n: Noun, zone: Zone): boolean => n.zone === zone && n.of?.player === 'you';

function selfCosts(g: Grammar): void {
  g.rule('costItem', '{T}', () => [{ pay: 'self', verb: 'tap' }]);
  g.rule('costItem', '{Q}', () => [{ pay: 'self', verb: 'untap' }]);
  g.rule('costItem', 'sacrifice ~', () => [{ pay: 'self', verb: 'sacrifice' }]);
  g.rule('costItem', 'sacrifice it', () => [{ pay: 'self', verb: 'sacrifice' }]);
  g.rule('costItem', 'discard ~', () => [{ pay: 'self', verb: 'discard' }]);
  g.rule('costItem', 'exile ~', () => [{ pay: 'self', verb: 'exile' }]);
  g.rule('costItem', 'exile ~ from your graveyard', () => [{ pay: 'self', verb: 'exile', $zone: 'graveyard' } as Cost]);
  g.rule('costItem', 'exile ~ from your hand', () => [{ pay: 'self', verb: 'exile', $zone: 'hand' } as Cost]);
  g.rule('costItem', "return ~ to its owner 's hand", () => [{ pay: 'self', verb: 'return' }]);
  g.rule('costItem', 'reveal ~ from your hand', () => [{ pay: 'self', verb: 'reveal' }]);
}

function objectCosts(g: Grammar): void {
  g.rule('costItem', 'sacrifice/sacrifices {c:number} {n:nounOr}', ({ c, n }) =>
    onBattlefield(n) ? objects('sacrifice', 'battlefield', n, c) : null,
  );
  g.rule('costItem', 'sacrifice/sacrifices another {n:nounOr}', ({ n }, m) =>
    onBattlefield(n) ? objects('sacrifice', 'battlefield', { ...n, filter: and(otherAt(m), n.filter) }, 1) : null,
  );
  g.rule('costItem', 'tap {c:number} {n:noun}', ({ c, n }) => (onBattlefield(n) ? objects('tap', 'battlefield', n, c) : null));
  g.rule('costItem', 'tap another {n:noun}', ({ n }, m) =>
    onBattlefield(n) ? objects('tap', 'battlefield', { ...n, filter: and(otherAt(m), n.filter) }, 1) : null,
  );
  g.rule('costItem', 'untap {c:number} {n:noun}', ({ c, n }) => (onBattlefield(n) ? objects('untap', 'battlefield', n, c) : null));
  g.rule('costItem', "return {c:number} {n:noun} to its/their owner 's hand", ({ c, n }) =>
    onBattlefield(n) ? objects('return', 'battlefield', n, c) : null,
  );
  g.rule('costItem', 'discard/discards {c:number} {n:nounOr}', ({ c, n }) =>
    n.head === 'card' && !n.zone ? objects('discard', 'hand', n, c) : null,
  );
  g.rule('costItem', 'discard/discards {c:number} {n:noun} at random', ({ c, n }) =>
    n.head === 'card' && !n.zone ? objects('discard', 'hand', n, c, 'random') : null,
  );
  g.rule('costItem', 'exile {c:number} {n:noun}', ({ c, n }) => {
    if (yourCards(n, 'graveyard')) return objects('exile', 'graveyard', n, c);
    if (yourCards(n, 'hand')) return objects('exile', 'hand', n, c);
    return onBattlefield(n) ? objects('exile', 'battlefield', n, c) : null;
  });
  g.rule('costItem', 'reveal {c:number} {n:noun}', ({ c, n }) => (yourCards(n, 'hand') ? objects('reveal', 'hand', n, c) : null));
  g.rule('costItem', 'mill {c:number} card/cards', ({ c }) => [payObjects('mill', 'library', { is: 'any' }, c)]);
}

function otherCosts(g: Grammar): void {
  g.rule('costItem', '{m:mana}', ({ m }) => [{ pay: 'mana', mana: m }]);
  g.rule('costItem', 'pay/pays {m:mana}', ({ m }) => (/^(\{E\})+$/.test(m) ? null : [{ pay: 'mana', mana: m }]));
  g.rule('costItem', 'pay/pays {m:mana} {f:forEach}', ({ m, f }) =>
    m.includes('{X}') || /\{E\}/.test(m) ? null : [{ pay: 'mana', mana: m, times: f }],
  );
  g.rule('costItem', 'exert ~', () => [{ pay: 'self', verb: 'exert' }]);
  g.rule('costItem', 'pay/pays {e:energy}', ({ e }) => [{ pay: 'energy', amount: e }]);
  g.rule('costItem', 'discard your hand', () => [
    {
      pay: 'objects',
      verb: 'discard',
      zone: 'hand',
      filter: { is: 'any' },
      how: 'choice',
      count: { q: 'count', of: allIn('hand', { player: 'you' }, { is: 'any' }) },
    },
  ]);
  g.rule('costItem', 'pay/pays {n:quantity} life', ({ n }) => [{ pay: 'life', amount: n }]);
  const counters = (change: 'remove' | 'put', counter: string, count: Quantity, from: Selector): Cost[] => [
    { pay: 'counters', change, counter, count, from },
  ];
  g.rule('costItem', 'remove {c:number} {k:counterName} counter/counters from ~', ({ c, k }) => counters('remove', k, c, { sel: 'self' }));
  g.rule('costItem', 'remove {c:number} {k:counterName} counter/counters from it', ({ c, k }) => counters('remove', k, c, { sel: 'self' }));
  g.rule('costItem', 'put {c:number} {k:counterName} counter/counters on ~', ({ c, k }) => counters('put', k, c, { sel: 'self' }));
}

export function installCosts(g: Grammar): void {
  selfCosts(g);
  objectCosts(g);
  otherCosts(g);
  g.rule('cost', '{a:costItem}', ({ a }) => a);
  g.rule('cost', '{a:costItem} , {b:cost}', ({ a, b }) => [...a, ...b]);
  g.rule('payment', '{a:costItem}', ({ a }) => a);
  g.rule('payment', '{a:costItem} and {b:costItem}', ({ a, b }) => [...a, ...b]);
  g.rule('payment', '{a:costItem} or {b:costItem}', ({ a, b }) => [{ pay: 'or', of: [a, b] }]);
}
