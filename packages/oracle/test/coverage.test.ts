import { describe, expect, it } from 'vitest';
import { type CardInput, coverage } from '../src/index.js';
import { corpus, haveCorpus } from './cards.js';

const card = (name: string, text: string): CardInput => ({
  name,
  layout: 'normal',
  types: ['Sorcery'],
  supertypes: [],
  subtypes: [],
  text,
});

describe('coverage', () => {
  it('counts cards and ranks the phrases that keep cards out', () => {
    const report = coverage([
      card('A', 'Draw a card.'),
      card('B', 'Frobnicate 3 things.'),
      card('C', 'Frobnicate 4 things.'),
      card('D', 'Yodel.'),
    ]);
    expect(report).toMatchObject({ cards: 4, compiled: 1, roundTrips: 1, refused: 3 });
    expect(report.gaps[0]).toEqual({ phrase: 'Frobnicate N things', cards: 2, only: 2 });
    expect(report.all.map((x) => x.status)).toEqual(['compiled', 'refused', 'refused', 'refused']);
  });

  it.runIf(haveCorpus)('a sample of the corpus: more than half compiles, nearly all of it round-trips', () => {
    const all = [...new Set(corpus().values())];
    const report = coverage(all.filter((_, i) => i % 20 === 0));
    expect(report.compiled / report.cards).toBeGreaterThan(0.55);
    expect(report.roundTrips / report.compiled).toBeGreaterThan(0.97);
  });
});
