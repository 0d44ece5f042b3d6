import { REPLAY_WORDS } from '../i18n/replay.js';
import { wordsHook } from '../i18n/words.js';

/** Words of replays. */
export const useReplayWords = wordsHook(REPLAY_WORDS);
