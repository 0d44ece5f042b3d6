/** Numbers of mana symbols in mana costs (CR 107.4e, 202.1). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Counting Beast',
    type: 'Creature — Beast',
    cost: '{G}{G}',
    pt: '*/*',
    text: "Counting Beast's power and toughness are each equal to the number of green mana symbols in the mana costs of permanents you control.",
  },
  { name: 'Hybrid', type: 'Artifact', cost: '{G/W}{2/G}{1}' },
  {
    name: 'Light',
    type: 'Enchantment',
    cost: '{2}',
    text: 'Each creature you control gets +1/+1 for each white mana symbol in its mana cost.',
  },
  { name: 'Knight', type: 'Creature — Knight', cost: '{W}{W}', pt: '2/2' },
  {
    name: 'Bombardment',
    type: 'Enchantment',
    cost: '{0}',
    text: "Sacrifice a creature: Bombardment deals damage to any target equal to the number of white mana symbols in the sacrificed creature's mana cost.",
  },
);

describe('107.4e: mana symbols of a colour', () => {
  it('a hybrid symbol is of both of its colours, a monocoloured hybrid symbol of its colour', () => {
    const t = table({ A: { battlefield: ['Counting Beast'] } });
    expect(t.pt('Counting Beast')).toBe('2/2');
    expect(table({ A: { battlefield: ['Counting Beast', 'Hybrid'] } }).pt('Counting Beast')).toBe('4/4');
  });
  it('of each object by itself', () => {
    const t = table({ A: { battlefield: ['Light', 'Knight', 'Counting Beast'] } });
    expect(t.pt('Knight')).toBe('4/4');
    expect(t.pt('Counting Beast')).toBe('2/2');
  });
  it('608.2h: of the creature that was sacrificed', () => {
    const t = table({ A: { battlefield: ['Bombardment', 'Knight'] } });
    t.activate('A', 'Bombardment', { targets: ['@B'], pay: ['Knight'] }).resolve();
    expect(t.life('B')).toBe(18);
  });
});
