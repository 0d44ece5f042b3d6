/** What can't become untapped, can't crew, or crews with another number (CR 101.2, 701.21b, 702.122). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Frost', type: 'Enchantment', cost: '{0}', text: "Creatures can't become untapped." },
  { name: 'Wake', type: 'Instant', cost: '{0}', text: 'Untap target creature.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{0}', pt: '0/4', text: 'Wall crews Vehicles using its toughness rather than its power.' },
  { name: 'Stone', type: 'Creature — Golem', cost: '{0}', pt: '0/4' },
  { name: 'Idle', type: 'Creature — Ox', cost: '{0}', pt: '5/5', text: "Idle can't attack, block, or crew Vehicles." },
  { name: 'Cart', type: 'Artifact — Vehicle', cost: '{0}', pt: '3/3', text: 'Crew 2' },
);

describe('701.21b, 101.2: what can’t become untapped', () => {
  it('stays tapped in the untap step and by effects', () => {
    const t = table({ A: { hand: ['Wake'], battlefield: ['Frost', { card: 'Bear', tapped: 'tapped' }] } });
    t.cast('A', 'Wake', { targets: ['Bear'] }).resolve();
    expect(t.perm('Bear').tapped).toBe(true);
  });
});

describe('702.122: who crews', () => {
  it('a creature with enough toughness, where it says so', () => {
    const t = table({ A: { battlefield: ['Wall', 'Cart'] } });
    t.activate('A', 'Cart').resolve();
    expect(t.perm('Wall').tapped).toBe(true);
  });
  it('no other', () => {
    const t = table({ A: { battlefield: ['Stone', 'Cart'] } });
    expect(() => t.activate('A', 'Cart')).toThrow();
  });
  it('none that can’t', () => {
    const t = table({ A: { battlefield: ['Idle', 'Cart'] } });
    expect(() => t.activate('A', 'Cart')).toThrow();
  });
});
