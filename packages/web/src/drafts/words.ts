import { DRAFT_WORDS } from '../i18n/drafts.js';
import { wordsHook } from '../i18n/words.js';

/** Words of drafts. */
export const useDraftWords = wordsHook(DRAFT_WORDS);
