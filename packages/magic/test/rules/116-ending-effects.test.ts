/** Special actions by which a player ends an effect (CR 116.2c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Clinging Beast',
    type: 'Creature — Licid',
    cost: '{1}',
    pt: '1/1',
    text: '{T}: Clinging Beast loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {W} to end this effect.\nEnchanted creature has first strike.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  { name: 'Murder', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
);

const clinging = (plains: string[] = ['Plains']) =>
  table({ A: { battlefield: ['Clinging Beast', ...plains] }, B: { battlefield: ['Bear'], hand: ['Murder'] } })
    .activate('A', 'Clinging Beast', { targets: ['Bear'] })
    .resolve();
const ends = (t: ReturnType<typeof table>, who: 'A' | 'B') => t.can(who).filter((o) => o.startsWith('endEffect'));

describe('116.2c: an effect that its controller may pay to end', () => {
  it('what it makes of the object: an Aura on the creature, no creature, without the ability', () => {
    const t = clinging();
    expect(t.perm('Clinging Beast').types).toEqual(['Enchantment']);
    expect(t.perm('Clinging Beast').subtypes).toEqual(['Aura']);
    expect(t.obj('Clinging Beast').attachedTo).toBe(t.obj('Bear').id);
    expect(t.perm('Bear').keywords).toContain('firstStrike');
    expect(t.can('A').some((o) => o.startsWith('activate'))).toBe(false);
  });
  it('is ended without the stack, and the object is a creature again, attached to nothing (704.5n)', () => {
    const t = clinging();
    t.act('A', 'endEffect', 'Clinging Beast');
    expect(t.names('stack')).toEqual([]);
    expect(t.perm('Clinging Beast').types).toEqual(['Creature']);
    expect(t.obj('Clinging Beast').attachedTo).toBe(0);
    expect(t.perm('Bear').keywords).not.toContain('firstStrike');
    expect(t.names('battlefield')).toContain('Clinging Beast');
    expect(t.perm('Plains').tapped).toBe(true);
    expect(ends(t, 'A')).toEqual([]);
  });
  it('only by the controller of the effect, and only by one who can pay', () => {
    const t = clinging();
    expect(ends(t, 'A')).toHaveLength(1);
    t.pass();
    expect(ends(t, 'B')).toEqual([]);
    expect(ends(clinging([]), 'A')).toEqual([]);
  });
  it('704.5m: when the creature is gone, the Aura is put into the graveyard', () => {
    const t = clinging();
    t.pass()
      .cast('B', 'Murder', { targets: ['Bear'] })
      .resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Clinging Beast']);
  });
});
