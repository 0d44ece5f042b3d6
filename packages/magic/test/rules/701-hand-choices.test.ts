/** Several cards chosen from a hand (CR 701.8), and what is read as a spell is cast (601.2d, 118.9). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Yak', cost: '{1}', type: 'Creature — Ox', pt: '1/1' },
  { name: 'Wheel', cost: '{1}', type: 'Artifact' },
  { name: 'Giant', cost: '{5}', type: 'Creature — Giant', pt: '5/5' },
  {
    name: 'Despair',
    cost: '{X}{1}',
    type: 'Sorcery',
    text: "As an additional cost to cast this spell, discard X cards.\nLook at target opponent's hand and choose X cards from it. That player discards those cards.",
  },
  {
    name: 'Onslaught',
    cost: '{0}',
    type: 'Instant',
    text: 'Onslaught deals X damage divided as you choose among any number of target creatures, where X is the number of Mountains you control as you cast this spell.',
  },
  {
    name: 'Snare',
    cost: '{9}',
    type: 'Instant',
    text: "If three or more creatures are attacking, you may pay {1} rather than pay this spell's mana cost.\nYou gain 3 life.",
  },
); // prettier-ignore

describe('701.8: cards that another player chooses are discarded', () => {
  it('as many as X', () => {
    const t = table({
      A: { battlefield: ['Island', 'Island', 'Island'], hand: ['Despair', 'Ox', 'Ox'] },
      B: { hand: ['Giant', 'Wheel', 'Yak'] },
    });
    t.when('choose', { pick: [0, 1] });
    t.cast('A', 'Despair', { x: 2, targets: ['@B'], pay: ['Ox', 'Ox'] }).resolve();
    expect(t.names('hand', 'B')).toHaveLength(1);
    expect(t.names('graveyard', 'B')).toHaveLength(2);
    expect(t.names('graveyard', 'A').sort()).toEqual(['Despair', 'Ox', 'Ox']);
  });
});

describe('601.2d: what is divided is known as the spell is cast', () => {
  it('by what its controller has then', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: ['Onslaught'] }, B: { battlefield: ['Ox', 'Yak'] } });
    t.cast('A', 'Onslaught', { targets: [['Ox', 'Yak']], divide: [2, 1] }).resolve();
    expect(t.names('graveyard', 'B').sort()).toEqual(['Ox', 'Yak']);
  });
});

describe('118.9: another cost while creatures attack', () => {
  it('three of them, and not two', () => {
    for (const [attackers, can] of [
      [['Ox', 'Yak', 'Giant'], true],
      [['Ox', 'Yak'], false],
    ] as const) {
      const t = table({ A: { battlefield: ['Ox', 'Yak', 'Giant'] }, B: { battlefield: ['Island'], hand: ['Snare'] } });
      t.attack(...attackers);
      t.pass();
      expect(t.can('B').includes('cast Snare')).toBe(can);
    }
  });
});
