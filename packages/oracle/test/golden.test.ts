import { validateCard } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { MORE_DECK_CARDS } from '../../ability/test/touchstones/decks.js';
import { DECK_CARDS, FIRST } from '../../ability/test/touchstones/touchstones.js';
import { canonical, compileCard } from '../src/index.js';
import { corpus, haveCorpus } from './cards.js';

describe.runIf(haveCorpus)('what the compiler gives is what was written by hand', () => {
  it.each([...FIRST, ...DECK_CARDS, ...MORE_DECK_CARDS].map((c) => [c.name, c] as const))('%s', (name, card) => {
    expect(validateCard(card)).toEqual([]);
    const input = corpus().get(name);
    expect(input).toBeDefined();
    if (!input) return;
    const result = compileCard(input);
    expect(result.ok ? [] : result.refusals).toEqual([]);
    if (!result.ok) return;
    const plain = (v: unknown): unknown => JSON.parse(canonical(v));
    expect(result.card.faces.map((f) => plain(f.abilities))).toEqual(card.faces.map((f) => plain(f.abilities)));
  });
});
