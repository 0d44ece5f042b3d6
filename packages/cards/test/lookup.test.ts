import { describe, expect, it } from 'vitest';
import { CardIndex, editDistance } from '../src/index.js';
import { SOME } from './support.js';

const index = new CardIndex(SOME);
const found = (name: string) => index.find(name)?.name;

describe('finding a card by name', () => {
  it.each([
    ['lightning bolt', 'Lightning Bolt'],
    ['  Lightning   BOLT ', 'Lightning Bolt'],
    ['闪电击', 'Lightning Bolt'],
    ['Hero’s Downfall', "Hero's Downfall"],
    ['heros downfall', "Hero's Downfall"],
    ['Aether Vial', 'Æther Vial'],
    ['Æther Vial', 'Æther Vial'],
    ['Lim-Dul the Necromancer', 'Lim-Dûl the Necromancer'],
    ['Fire // Ice', 'Fire // Ice'],
    ['Fire/Ice', 'Fire // Ice'],
    ['Ice', 'Fire // Ice'],
    ['火／冰', 'Fire // Ice'],
    ['冰', 'Fire // Ice'],
  ])('%s', (asked, name) => expect(found(asked)).toBe(name));

  it('finds nothing for other names', () => expect(found('Lightning Bolts')).toBeUndefined());
});

describe('the nearest names', () => {
  it('come in the language of the question, nearest first', () => {
    expect(index.nearest('Lightnig Blot', 3).map((x) => x.name)).toEqual(['Lightning Bolt']);
    expect(index.nearest('闪电链击', 3).map((x) => x.name)).toEqual(['闪电炼击', '闪电击']);
    expect(index.nearest('Lightning', 3).map((x) => x.name)).toEqual(['Lightning Bolt', 'Lightning Strike']);
  });
  it('are none when nothing is near', () => expect(index.nearest('Xyzzy Plugh', 3)).toEqual([]));
});

describe('edit distance', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['闪电', '闪电击', 1],
  ])('%s %s', (a, b, d) => expect(editDistance(a, b)).toBe(d));
  it('stops beyond the limit', () => expect(editDistance('kitten', 'sitting', 2)).toBe(3));
});
