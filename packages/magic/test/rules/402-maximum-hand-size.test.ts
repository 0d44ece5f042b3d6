/** CR 402.2: maximum hand sizes. Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Eater', type: 'Creature — Beast', cost: '{1}', pt: '1/1', text: 'Your maximum hand size is reduced by two.' },
  { name: 'Giver', type: 'Creature — Beast', cost: '{1}', pt: '1/1', text: 'Your maximum hand size is increased by one.' },
  { name: 'Two', type: 'Enchantment', cost: '{1}', text: 'Your maximum hand size is two.' },
  { name: 'Taker', type: 'Creature — Beast', cost: '{1}', pt: '1/1', text: "Each opponent's maximum hand size is reduced by seven." },
  { name: 'Boundless', type: 'Enchantment', cost: '{1}', text: 'You have no maximum hand size.' },
);

const left = (a: string[], b: string[] = []): number => {
  const t = table({ A: { battlefield: a, hand: Array.from({ length: 12 }, () => 'Plains') }, B: { battlefield: b } });
  t.to('upkeep', 2);
  return t.names('hand', 'A').length;
};

describe('402.2, 514.1: maximum hand size', () => {
  it.each<[number, string[], string[]]>([
    [7, [], []],
    [5, ['Eater'], []],
    [3, ['Eater', 'Eater'], []],
    [8, ['Giver'], []],
    [2, ['Two'], []],
    [3, ['Two', 'Giver'], []],
    [0, [], ['Taker']],
    [0, ['Eater'], ['Taker']],
    [12, ['Boundless'], []],
    [12, ['Boundless'], ['Taker']],
  ])('is %i with %j, and %j of the opponent', (n, a, b) => {
    expect(left(a, b)).toBe(n);
  });
});
