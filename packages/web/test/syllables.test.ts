/** Where names of cards are broken that are too long for a small tile. */
import { expect, test } from 'vitest';
import { softened } from '../src/card/syllables.js';

const shown = (name: string): string => softened(name).replaceAll('\u00ad', '-');

test('a long word is broken between syllables, near its middle', () => {
  const names = {
    'Goblin Rabblemaster': 'Goblin Rabble-master',
    'Monastery Swiftspear': 'Mona-stery Swift-spear',
    'Timberwatch Elf': 'Timber-watch Elf',
    'Young Pyromancer': 'Young Pyro-mancer',
    'Vampire Nighthawk': 'Vampire Night-hawk',
    'Loxodon Warhammer': 'Loxodon War-hammer',
    Mulldrifter: 'Mull-drifter',
    Bitterblossom: 'Bitter-blossom',
    Counterspell: 'Counter-spell',
    Wellwisher: 'Well-wisher',
    'Elvish Vanguard': 'Elvish Van-guard',
  };
  expect(Object.fromEntries(Object.keys(names).map((n) => [n, shown(n)]))).toEqual(names);
});

test('short words, and what is no word, stay as they are', () => {
  for (const name of ['Sun Titan', 'Gurmag Angler', 'Pst', '撒拉天使', 'Strengths', '']) expect(softened(name)).toBe(name);
});

test('nothing but places to break is added', () => {
  for (const name of ['Asmoranomardicadaistinaculdacar', 'Delver of Secrets', 'Jötun Grunt', 'Lim-Dûl the Necromancer'])
    expect(softened(name).replaceAll('\u00ad', '')).toBe(name);
});
