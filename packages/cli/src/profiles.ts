/** The rules of other years a game can be played by. */
import { PROFILES as ALL, isComplete } from '@apnap/magic';

/** Profiles that there are. */
export const PROFILES: readonly string[] = ALL.filter(isComplete);
/** Profiles that the interface names and that can't be played by yet. */
export const LATER_PROFILES: readonly string[] = ALL.filter((p) => !isComplete(p));
