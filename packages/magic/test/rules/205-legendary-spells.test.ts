/** Legendary instants and sorceries (CR 205.4e). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Great Blast', type: 'Legendary Sorcery', cost: '{0}', text: 'Each opponent loses 5 life.' },
  { name: 'Old King', type: 'Legendary Creature — Human', cost: '{0}', pt: '1/1' },
  { name: 'Old Wizard', type: 'Legendary Planeswalker — Urza', cost: '{0}', loyalty: '3' },
  { name: 'Old Sword', type: 'Legendary Artifact', cost: '{0}' },
  { name: 'Peasant', type: 'Creature — Human', cost: '{0}', pt: '1/1' },
);

const castable = (mine: string[], theirs: string[] = []): boolean =>
  table({ A: { hand: ['Great Blast'], battlefield: mine }, B: { battlefield: theirs } })
    .can('A')
    .includes('cast Great Blast');

describe('205.4e', () => {
  it('205.4e: cast only by who controls a legendary creature or a legendary planeswalker', () => {
    expect([castable(['Old King']), castable(['Old Wizard'])]).toEqual([true, true]);
    expect([castable([]), castable(['Old Sword', 'Peasant']), castable([], ['Old King'])]).toEqual([false, false, false]);
  });
});
