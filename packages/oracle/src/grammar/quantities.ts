/** How many: numbers, counts, power, devotion; "for each …"; "where X is …". */
import type { Quantity, Stat } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { allOf, and, type Noun, or, raw } from './raw.js';

const count = (n: Noun): Quantity => ({ q: 'count', of: allOf(n) });

function statNames(g: Grammar): void {
  const names: readonly (readonly [string, Stat])[] = [
    ['power', 'power'],
    ['toughness', 'toughness'],
    ['mana value', 'manaValue'],
    ['loyalty', 'loyalty'],
    ['base power', 'basePower'],
    ['base toughness', 'baseToughness'],
  ]; // prettier-ignore
  for (const [words, stat] of names) g.rule('statName', words as 'power', () => stat);
  g.rule('compare', '{n:number} or greater', ({ n }) => ({ cmp: '>=', value: n }));
  g.rule('compare', '{n:number} or more', ({ n }) => ({ cmp: '>=', value: n }));
  g.rule('compare', '{n:number} or less', ({ n }) => ({ cmp: '<=', value: n }));
  g.rule('compare', '{n:number} or fewer', ({ n }) => ({ cmp: '<=', value: n }));
  g.rule('compare', '{n:digits}', ({ n }) => ({ cmp: '=', value: n }));
  g.rule('compare', 'X', () => ({ cmp: '=', value: { q: 'x' } }));
  g.rule('compare', 'equal to {q:quantity}', ({ q }) => ({ cmp: '=', value: q }));
  g.rule('compare', 'less than or equal to {q:quantity}', ({ q }) => ({ cmp: '<=', value: q }));
  g.rule('compare', 'greater than or equal to {q:quantity}', ({ q }) => ({ cmp: '>=', value: q }));
  g.rule('compare', 'less than {q:quantity}', ({ q }) => ({ cmp: '<', value: q }));
  g.rule('compare', 'greater than {q:quantity}', ({ q }) => ({ cmp: '>', value: q }));
  g.rule('compare', 'exactly {n:number}', ({ n }) => ({ cmp: '=', value: n }));
  g.rule('statCompare', '{s:statName} {c:compare}', ({ s, c }) => ({ is: 'stat', stat: s, cmp: c.cmp, value: c.value }));
}

function quantities(g: Grammar): void {
  g.rule('quantity', '{n:number}', ({ n }, m) => (m.tokens[m.at].key === 'a' || m.tokens[m.at].key === 'an' ? null : n));
  g.rule('quantity', 'the number of {n:noun}', ({ n }) => (n.many ? count(n) : null));
  g.rule('quantity', 'the total number of {n:noun}', ({ n }) => (n.many ? count(n) : null));
  g.rule('quantity', 'the number of {c:counterName} counters on {o:oneObject}', ({ c, o }) => ({ q: 'counters', counter: c, of: o }));
  g.rule('quantity', 'the number of counters on {o:oneObject}', ({ o }) => ({ q: 'counters', counter: 'any', of: o }));
  g.rule('quantity', 'the number of basic land types among {n:noun}', ({ n }) => ({ q: 'distinct', what: 'basicLandTypes', of: allOf(n) }));
  g.rule('quantity', 'the number of unlocked doors among {n:noun}', ({ n }) => ({ q: 'doors', of: allOf(n) }));
  g.rule('quantity', 'the number of colors among {n:noun}', ({ n }) => ({ q: 'distinct', what: 'colors', of: allOf(n) }));
  g.rule('quantity', 'the number of card types among {n:noun}', ({ n }) => ({ q: 'distinct', what: 'cardTypes', of: allOf(n) }));
  g.rule('quantity', '{o:possessiveObject} {s:statName}', ({ o, s }) => ({ q: 'stat', stat: s, of: o }));
  g.rule('quantity', 'the greatest {s:statName} among {n:noun}', ({ s, n }) => ({
    q: 'extreme',
    which: 'greatest',
    stat: s,
    of: allOf(n),
  }));
  g.rule('quantity', 'the total {s:statName} of {n:noun}', ({ s, n }) => ({ q: 'stat', stat: s, of: allOf(n) }));
  g.rule('quantity', 'your devotion to {c:color}', ({ c }) => ({ q: 'devotion', colors: [c], who: { player: 'you' } }));
  g.rule('quantity', 'your devotion to {a:color} and {b:color}', ({ a, b }) => ({ q: 'devotion', colors: [a, b], who: { player: 'you' } }));
  g.rule('quantity', '{p:possessive} life total', ({ p }) => ({ q: 'life', who: p }));
  g.rule('quantity', 'that much/many', (_, m) => raw.quantity({ q: '$ref', at: m.at, words: 'that much', measure: 'that' }));
  g.rule('quantity', 'the life lost this way', (_, m) =>
    raw.quantity({ q: '$ref', at: m.at, words: 'the life lost this way', measure: 'lost' }),
  );
  g.rule('quantity', 'the damage dealt this way', (_, m) =>
    raw.quantity({ q: '$ref', at: m.at, words: 'the damage dealt this way', measure: 'way' }),
  );
  g.rule('quantity', 'half {q:quantity} , rounded up', ({ q }) => ({ q: 'half', of: q, round: 'up' }));
  g.rule('quantity', 'half {q:quantity} , rounded down', ({ q }) => ({ q: 'half', of: q, round: 'down' }));
  g.rule('quantity', 'half X , rounded up', () => ({ q: 'half', of: { q: 'x' }, round: 'up' }));
  g.rule('quantity', 'twice {q:quantity}', ({ q }) => (typeof q === 'object' && q.q === 'x' ? null : { q: 'product', of: [2, q] }));
  g.rule('quantity', '{n:digits} plus {q:quantity}', ({ n, q }) => ({ q: 'sum', of: [n, q] }));
  g.rule('quantity', 'the number of opponents you have', () => ({ q: 'players', who: { player: 'eachOpponent' } }));
  g.rule('quantity', 'the number of times ~ was kicked', () => ({ q: 'paid', label: 'kicker' }));
  g.rule('quantity', 'the amount of life you gained this turn', () => ({
    q: 'happened',
    event: { on: 'gainLife', who: { player: 'you' } },
    measure: 'amount',
  }));
}

function perUnit(g: Grammar): void {
  g.rule('forEach', 'for each {n:noun}', ({ n }) => (n.many ? null : count(n)));
  g.rule('forEach', 'for each {a:head} and {b:head} {p:posts}', ({ a, b, p }) =>
    a.many || b.many ? null : count({ ...p, filter: and(or(a.filter, b.filter), p.filter), many: false, head: a.head }),
  );
  g.rule('forEach', 'for each {c:counterName} counter on {o:oneObject}', ({ c, o }) => ({ q: 'counters', counter: c, of: o }));
  g.rule('forEach', 'for each counter on {o:oneObject}', ({ o }) => ({ q: 'counters', counter: 'any', of: o }));
  g.rule('forEach', 'for each basic land type among {n:noun}', ({ n }) => ({ q: 'distinct', what: 'basicLandTypes', of: allOf(n) }));
  g.rule('forEach', 'for each card type among {n:noun}', ({ n }) => ({ q: 'distinct', what: 'cardTypes', of: allOf(n) }));
  g.rule('forEach', 'for each color among {n:noun}', ({ n }) => ({ q: 'distinct', what: 'colors', of: allOf(n) }));
  g.rule('forEach', 'for each time ~ was kicked', () => ({ q: 'paid', label: 'kicker' }));
  g.rule('forEach', 'for each of your opponents', () => ({ q: 'players', who: { player: 'eachOpponent' } }));
  g.rule('forEach', 'for each opponent you have', () => ({ q: 'players', who: { player: 'eachOpponent' } }));
  g.rule('forEach', 'for each creature blocking {o:oneObject}', ({ o }) => ({
    q: 'count',
    of: { sel: 'all', zone: 'battlefield', filter: and({ is: 'type', type: 'Creature' }, { is: 'blocking', of: o }) },
  }));
  g.rule('whereX', ', where X is {q:quantity}', ({ q }) => q);
}

/** `n` repeated `times`. */
export function multiply(n: Quantity, times: Quantity): Quantity {
  return n === 1 ? times : n === 0 ? 0 : { q: 'product', of: [n, times] };
}

export function installQuantities(g: Grammar): void {
  statNames(g);
  quantities(g);
  perUnit(g);
}
