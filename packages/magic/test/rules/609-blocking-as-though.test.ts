/** Creatures that block as though one of two had another ability, or hadn't it (CR 609.4, 702.14, 702.28). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Island', type: 'Basic Land — Island' },
  { name: 'Swimmer', type: 'Creature — Merfolk', cost: '{0}', pt: '2/2', text: 'Islandwalk' },
  { name: 'Shade', type: 'Creature — Shade', cost: '{0}', pt: '2/2', text: 'Shadow' },
  { name: 'Drake', type: 'Creature — Drake', cost: '{0}', pt: '2/2', text: 'Flying' },
  { name: 'Wyrm', type: 'Creature — Dragon', cost: '{0}', pt: '2/2', text: 'Flying' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Net', type: 'Enchantment', text: "Creatures with islandwalk can be blocked as though they didn't have islandwalk." },
  { name: 'Bog', type: 'Enchantment', text: "Creatures with swampwalk can be blocked as though they didn't have swampwalk." },
  {
    name: 'Lamp',
    type: 'Creature — Wall',
    cost: '{0}',
    pt: '0/4',
    text: "This creature can block creatures with shadow as though they didn't have shadow.",
  },
  {
    name: 'Dusk',
    type: 'Creature — Wall',
    cost: '{0}',
    pt: '0/4',
    text: 'This creature can block creatures with shadow as though it had shadow.',
  },
  { name: 'Slayer', type: 'Creature — Human', cost: '{0}', pt: '2/2', text: 'This creature can block Dragons as though it had reach.' },
  { name: 'Spear', type: 'Sorcery', cost: '{0}', text: 'Destroy target creature with islandwalk.' },
);

/** Whether the one can block the other, beside these. */
function blocks(blocker: string, attacker: string, ...besides: string[]): boolean {
  const t = table({ A: { battlefield: [attacker] }, B: { battlefield: [blocker, ...besides] } });
  t.attack(attacker);
  try {
    t.block([blocker, attacker]);
    return true;
  } catch {
    return false;
  }
}

describe('702.14c landwalk that does not count', () => {
  it('only of the lands that are named', () => {
    expect(blocks('Bear', 'Swimmer', 'Island')).toBe(false);
    expect(blocks('Bear', 'Swimmer', 'Island', 'Net')).toBe(true);
    expect(blocks('Bear', 'Swimmer', 'Island', 'Bog')).toBe(false);
  });

  it('702.14a: landwalk of these lands is a quality', () => {
    const t = table({ A: { hand: ['Spear'] }, B: { battlefield: ['Bear', 'Swimmer'] } });
    t.cast('A', 'Spear').resolve();
    expect(t.names('battlefield', 'B')).toEqual(['Bear']);
  });
});

describe('702.28b shadow that does not count', () => {
  it('of what is blocked, or of the blocker', () => {
    expect(blocks('Bear', 'Shade')).toBe(false);
    expect(blocks('Lamp', 'Shade')).toBe(true);
    expect(blocks('Dusk', 'Shade')).toBe(true);
    expect(blocks('Dusk', 'Bear')).toBe(true);
  });
});

describe('702.17b as though it had reach', () => {
  it('against those alone', () => {
    expect(blocks('Slayer', 'Wyrm')).toBe(true);
    expect(blocks('Slayer', 'Drake')).toBe(false);
  });
});
