/** Equip costs that are paid in one of two ways (CR 702.6a, 601.2b). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Flail', type: 'Artifact — Equipment', cost: '{0}', text: 'Equipped creature gets +2/+1.\nEquip—Pay {3} or discard a card.' },
  {
    name: 'Gavel',
    type: 'Artifact — Equipment',
    cost: '{0}',
    text: 'Equipped creature gets +1/+1.\nEquip—Pay {3} or remove a counter from Gavel.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
);

describe('702.6a: equip for one of two costs', () => {
  it('a card is discarded where there is no mana', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Flail', 'Bear'] } });
    t.activate('A', 'Flail', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('4/3');
    expect(t.names('hand')).toEqual([]);
  });
  it('mana is paid where there is no card', () => {
    const t = table({ A: { battlefield: ['Flail', 'Bear', '3 Forest'] } });
    t.activate('A', 'Flail', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('4/3');
    expect(t.perms('Forest').every((p) => p.tapped)).toBe(true);
  });
  it('a counter is removed', () => {
    const t = table({ A: { battlefield: [{ card: 'Gavel', counters: [{ kind: 'charge', n: 1 }] }, 'Bear'] } });
    t.activate('A', 'Gavel', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('3/3');
    expect(() => t.activate('A', 'Gavel', { targets: ['Bear'] })).toThrow();
  });
});
