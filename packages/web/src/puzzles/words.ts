import { PUZZLE_WORDS } from '../i18n/puzzles.js';
import { wordsHook } from '../i18n/words.js';

/** Words of the puzzles. */
export const usePuzzleWords = wordsHook(PUZZLE_WORDS);
