import { LEARN_WORDS } from '../i18n/learn.js';
import { wordsHook } from '../i18n/words.js';

/** Words of the lessons. */
export const useLearnWords = wordsHook(LEARN_WORDS);
