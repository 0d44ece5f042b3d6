import { BUILDER_WORDS } from '../../i18n/duel-decks.js';
import { wordsHook } from '../../i18n/words.js';

/** Words of the deck builder. */
export const useBuilderWords = wordsHook(BUILDER_WORDS);
