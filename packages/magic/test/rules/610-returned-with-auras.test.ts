/** A permanent that is exiled with what is attached to it, and comes back with it (CR 303.4i, 603.7c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  {
    name: 'Flicker',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: "Enchant creature\n{0}: Exile enchanted creature and all Auras attached to it. At the beginning of the next end step, return that card to the battlefield under its owner's control. If you do, return the other cards exiled this way to the battlefield under their owners' control attached to that creature.",
  },
  { name: 'Might', type: 'Enchantment — Aura', cost: '{0}', text: 'Enchant creature\nEnchanted creature gets +2/+2.' },
);

describe('303.4i: Auras that return attached to the creature that has returned before them', () => {
  it('all are exiled at once, and are on it again at the next end step', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Flicker', 'Might'] } });
    t.cast('A', 'Flicker', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Might', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('4/4');
    t.activate('A', 'Flicker').resolve();
    expect(t.names('exile').toSorted()).toEqual(['Bear', 'Flicker', 'Might']);
    t.to('end');
    expect(t.pt('Bear')).toBe('4/4');
    expect([t.obj('Flicker').attachedTo, t.obj('Might').attachedTo]).toEqual([t.obj('Bear').id, t.obj('Bear').id]);
  });
});
