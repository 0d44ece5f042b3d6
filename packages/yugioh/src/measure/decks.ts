/** Decks by chance, for Duels that measure. */
import { type HasRng, randomInt, seedRng } from '@apnap/kernel';
import type { DeckList } from '../cards/deck.js';
import { isExtra } from '../language/index.js';
import type { Library } from '../library/library.js';

/** Cards that are read: of Main Decks without an effect only, or all of them; those of Extra Decks. */
export function readable(library: Library, which: 'vanilla' | 'all' | 'extra'): number[] {
  return library.records
    .filter(
      (r) =>
        isExtra(r.printed) === (which === 'extra') &&
        (which !== 'vanilla' || (r.printed.kind === 'monster' && r.text === '' && r.pendulum === '')),
    )
    .map((r) => r.printed.id)
    .filter((id) => library.compiled(id)?.ok === true);
}

const SIZE = 40;
const EXTRA = 15;

/** A deck of cards of a list, and of one of the Extra Deck, by chance from a seed. */
export function randomDeck(ids: readonly number[], seed: string, extras: readonly number[] = []): DeckList {
  const chance: HasRng = { _e: 0, rng: seedRng(seed) };
  const main = Array.from({ length: SIZE }, () => ids[randomInt(chance, ids.length)]);
  return { main, extra: extras.length === 0 ? [] : Array.from({ length: EXTRA }, () => extras[randomInt(chance, extras.length)]) };
}
