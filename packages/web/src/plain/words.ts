import { PLAIN_WORDS } from '../i18n/plain.js';
import { wordsHook } from '../i18n/words.js';

/** Words of tables of games that have no table of their own. */
export const usePlainWords = wordsHook(PLAIN_WORDS);
