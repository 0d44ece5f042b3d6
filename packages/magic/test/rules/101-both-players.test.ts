/** CR 101.4: "you and that player each": both do it. Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Adept',
    type: 'Creature — Elf',
    cost: '{1}',
    pt: '2/2',
    text: 'When this creature enters, you and target opponent each draw a card.',
  },
  {
    name: 'Diviner',
    type: 'Creature — Spirit',
    cost: '{1}',
    pt: '2/2',
    text: 'Whenever this creature deals combat damage to a player, you and that player each draw that many cards.',
  },
);

describe('101.4: you and somebody else, each', () => {
  it('a target opponent draws, and you do', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Adept'] } });
    t.cast('A', 'Adept').resolveAll();
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([1, 1]);
  });
  it('as much as the damage', () => {
    const t = table({ A: { battlefield: ['Diviner'] } });
    t.attack('Diviner').to('postcombatMain');
    expect(t.life('B')).toBe(18);
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([2, 2]);
  });
});
