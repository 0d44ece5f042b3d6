/** Excess damage (CR 120.4a, 120.10). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Spill',
    type: 'Instant',
    cost: '{R}',
    text: "This spell deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
  },
  {
    name: 'Haggle',
    type: 'Instant',
    cost: '{R}',
    text: 'This spell deals 4 damage to target creature. Create a number of Treasure tokens equal to the amount of excess damage dealt to that creature this way.',
  },
  {
    name: 'Plunge',
    type: 'Instant',
    cost: '{R}',
    text: 'This spell deals 4 damage to any target. If excess damage was dealt to a permanent this way, draw a card.',
  },
  {
    name: 'Bite',
    type: 'Instant',
    cost: '{G}',
    text: 'Target creature you control deals damage equal to its power to another target creature. If excess damage was dealt this way, you gain X life, where X is that excess damage.',
  },
  {
    name: 'Fall',
    type: 'Enchantment',
    cost: '{R}',
    text: 'Whenever a creature an opponent controls is dealt excess damage, you gain life equal to that excess damage.',
  },
  { name: 'Ping', type: 'Instant', cost: '{R}', text: 'This spell deals 1 damage to target creature.' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/3' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Snake', type: 'Creature — Snake', cost: '{G}', pt: '3/3', text: 'Deathtouch' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{G}', pt: '0/3', text: 'Defender' },
  { name: 'Seer', type: 'Planeswalker', cost: '{U}', loyalty: '3' },
);

describe('120.4a excess damage is dealt to another instead', () => {
  it('what is more than lethal is dealt to the controller; damage already marked counts', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Spill', 'Ping'] }, B: { battlefield: ['Ox'], life: 20 } });
    t.cast('A', 'Ping', { targets: ['Ox'] }).resolve();
    t.cast('A', 'Spill', { targets: ['Ox'] }).resolve();
    expect(t.life('B')).toBe(18);
    expect(t.names('battlefield', 'B')).not.toContain('Ox');
  });
});

describe('120.10 excess damage', () => {
  it('is how much more than lethal was dealt to a creature', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Haggle'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Haggle', { targets: ['Bear'] }).resolve();
    expect(t.names('battlefield', 'A').filter((n) => n === 'Treasure Token')).toHaveLength(2);
  });
  it('is none where the damage was just lethal, or dealt to a player', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['2 Plunge'], library: ['Ox', 'Ox'] }, B: { battlefield: ['Seer'] } });
    t.cast('A', 'Plunge', { targets: ['@B'] }).resolve();
    expect(t.names('hand', 'A')).toEqual(['Plunge']);
    t.cast('A', 'Plunge', { targets: ['Seer'] }).resolve();
    expect(t.names('hand', 'A')).toEqual(['Ox']); // 4 to loyalty 3
  });
  it('702.2c is all but 1 from a source with deathtouch', () => {
    const t = table({ A: { battlefield: ['Forest', 'Snake'], hand: ['Bite'], life: 20 }, B: { battlefield: ['Wall'] } });
    t.cast('A', 'Bite', { targets: ['Snake', 'Wall'] }).resolve();
    expect(t.life('A')).toBe(22);
  });
  it('is what several sources deal at once, counted together', () => {
    const t = table({ A: { battlefield: ['Fall', '2 Bear'], life: 20 }, B: { battlefield: ['Wall'] } });
    t.to('precombatMain', 3).attack('Bear', 'Bear').block(['Wall', 'Bear']).to('postcombatMain');
    expect(t.life('A')).toBe(20); // 2 to a toughness of 3
    const u = table({ A: { battlefield: ['Fall', 'Mountain'], hand: ['Haggle'], life: 20 }, B: { battlefield: ['Bear'] } });
    u.cast('A', 'Haggle', { targets: ['Bear'] })
      .resolve()
      .resolve();
    expect(u.life('A')).toBe(22);
  });
});
