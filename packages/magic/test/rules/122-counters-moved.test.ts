/** Counters that are moved (CR 122.5). Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

const PLUS = '+1/+1';

define(
  { name: 'Ox', type: 'Creature — Ox', cost: '{1}', pt: '2/4' },
  {
    name: 'Thief',
    type: 'Creature — Rogue',
    cost: '{0}',
    pt: '1/1',
    text: '{0}: Move a +1/+1 counter from target creature onto this creature.\n{0}, Sacrifice this creature: You gain 1 life.',
  },
  {
    name: 'Watcher',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever a +1/+1 counter is put on a creature you control, you gain 1 life.',
  },
  { name: 'Ban', type: 'Enchantment', cost: '{0}', text: "Creatures you control can't have +1/+1 counters put on them." },
);

const withCounter = (card: string) => ({ card, counters: [{ kind: PLUS, n: 1 }] });

describe('122.5 to move a counter', () => {
  it('122.5: it is removed from the one and put onto the other', () => {
    const t = table({ A: { battlefield: ['Thief', withCounter('Ox')] } });
    t.activate('A', 'Thief', { targets: ['Ox'] }).resolve();
    expect([t.counters('Ox', PLUS), t.counters('Thief', PLUS)]).toEqual([0, 1]);
  });
  it('122.5: nothing is removed when the other is no longer there', () => {
    const t = table({ A: { battlefield: ['Thief', withCounter('Ox')] } });
    t.activate('A', 'Thief', { targets: ['Ox'] })
      .activate('A', 'Thief', { ability: 1 })
      .resolveAll();
    expect(t.counters('Ox', PLUS)).toBe(1);
  });
  it('122.5: nothing is removed when it cannot be put there', () => {
    const t = table({ A: { battlefield: ['Thief', 'Ban'] }, B: { battlefield: [withCounter('Ox')] } });
    t.activate('A', 'Thief', { targets: ['Ox'] }).resolve();
    expect([t.counters('Ox', PLUS), t.counters('Thief', PLUS)]).toEqual([1, 0]);
  });
  it('122.5: nothing happens when both are the same object', () => {
    const t = table({ A: { battlefield: [withCounter('Thief'), 'Watcher'] } });
    t.activate('A', 'Thief', { targets: ['Thief'] }).resolveAll();
    expect([t.counters('Thief', PLUS), t.life('A')]).toEqual([1, 20]);
  });
});
