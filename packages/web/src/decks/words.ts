import { DECK_WORDS } from '../i18n/decks.js';
import { wordsHook } from '../i18n/words.js';

/** Words of the deck builder. */
export const useDeckWords = wordsHook(DECK_WORDS);
export type DeckWords = ReturnType<typeof useDeckWords>;
