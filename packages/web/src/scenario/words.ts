import { SCENARIO_WORDS } from '../i18n/scenario.js';
import { wordsHook } from '../i18n/words.js';

/** Words of the scenario editor. */
export const useScenarioWords = wordsHook(SCENARIO_WORDS);
