/** Battles (CR 310): entering, protectors, attacking them, and what happens when they are defeated. */
import { describe, expect, it } from 'vitest';
import { define, defineFaces, table } from '../kit.js';

defineFaces(
  'transform',
  { name: 'Siege of Tests', type: 'Battle — Siege', cost: '{1}{G}', defense: '3', text: 'When Siege of Tests enters, you gain 2 life.' },
  { name: 'Tested Giant', type: 'Creature — Giant', pt: '5/5', indicator: ['G'] },
);
define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{G}', pt: '3/3' },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Theft', type: 'Sorcery', cost: '{U}', text: 'Gain control of target permanent.' },
);

const cast = () => {
  const t = table({
    A: { battlefield: ['2 Forest', 'Elk', 'Bear', 'Mountain'], hand: ['Siege of Tests // Tested Giant', 'Bolt'] },
    B: { battlefield: ['Bear', 'Island'], hand: ['Theft'] },
  });
  return t.cast('A', 'Siege of Tests').resolve(2);
};

describe('310 Battles', () => {
  it('310.4b, 310.11a it enters with its defense, and an opponent protects it', () => {
    const t = cast();
    expect(t.counters('Siege of Tests', 'defense')).toBe(3);
    expect(t.perm('Siege of Tests').defense).toBe(3);
    expect(t.perm('Siege of Tests').protector).toBe(1);
    expect(t.life('A')).toBe(22);
  });

  it('310.5, 310.8b-c its own controller can attack it; its protector can block for it', () => {
    const t = cast();
    t.attack(['Elk', 'Siege of Tests'], ['Bear', '@B']);
    t.block(['Bear', 'Elk']);
    t.to('postcombatMain');
    expect(t.counters('Siege of Tests', 'defense')).toBe(3);
    expect(t.life('B')).toBe(18);
  });

  it('310.6, 120.3h damage removes defense counters', () => {
    const t = cast();
    t.attack(['Bear', 'Siege of Tests']);
    t.to('postcombatMain');
    expect(t.counters('Siege of Tests', 'defense')).toBe(1);
    expect(t.life('B')).toBe(20);
  });

  it('310.11b when the last counter is gone it is exiled and may be cast transformed', () => {
    const t = cast();
    t.when('may', { yes: true });
    t.attack(['Elk', 'Siege of Tests']);
    t.toDecision('act');
    t.to('postcombatMain');
    expect(t.perms('Siege of Tests')).toHaveLength(0);
    expect(t.pt('Tested Giant')).toBe('5/5');
    expect(t.perm('Tested Giant').controller).toBe(0);
    // CR 202.3b: the mana value of its front face
    expect(t.perm('Tested Giant').manaValue).toBe(2);
  });

  it('310.11b it may be left in exile', () => {
    const t = cast();
    t.when('may', { yes: false });
    t.cast('A', 'Bolt', { targets: ['Siege of Tests'] }).resolveAll();
    expect(t.names('exile')).toEqual(['Siege of Tests']);
  });

  it('704.5v, 310.7 its own ability on the stack keeps it on the battlefield', () => {
    const t = cast();
    t.cast('A', 'Bolt', { targets: ['Siege of Tests'] }).resolve();
    expect(t.perms('Siege of Tests')).toHaveLength(1);
    expect(t.names('stack')).toHaveLength(1);
  });

  it('704.5x a Siege whose controller is its protector gets another', () => {
    const t = cast();
    t.to('precombatMain', 2)
      .cast('B', 'Theft', { targets: ['Siege of Tests'] })
      .resolve();
    expect(t.perm('Siege of Tests').controller).toBe(1);
    expect(t.perm('Siege of Tests').protector).toBe(0);
  });
});
