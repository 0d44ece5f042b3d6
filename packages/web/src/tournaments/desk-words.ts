import { TOURNAMENT_DESK_WORDS } from '../i18n/tournament-desk.js';
import { wordsHook } from '../i18n/words.js';

/** Words of the desk of a tournament. */
export const useDeskWords = wordsHook(TOURNAMENT_DESK_WORDS);
