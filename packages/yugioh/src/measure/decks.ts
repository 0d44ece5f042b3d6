/** Decks by chance, for Duels that measure. */
import { type HasRng, randomInt, seedRng } from '@apnap/kernel';
import type { DeckList } from '../cards/deck.js';
import { isExtra } from '../language/index.js';
import type { Library } from './library.js';

/** Cards that are read: without an effect only, or all of them. */
export function readable(library: Library, which: 'vanilla' | 'all'): number[] {
  return library.records
    .filter((r) => !isExtra(r.printed) && (which === 'all' || (r.printed.kind === 'monster' && r.text === '' && r.pendulum === '')))
    .map((r) => r.printed.id)
    .filter((id) => library.compiled(id)?.ok === true);
}

const SIZE = 40;

/** A Main Deck of cards of a list, by chance from a seed. */
export function randomDeck(ids: readonly number[], seed: string): DeckList {
  const chance: HasRng = { _e: 0, rng: seedRng(seed) };
  return { main: Array.from({ length: SIZE }, () => ids[randomInt(chance, ids.length)]), extra: [] };
}
