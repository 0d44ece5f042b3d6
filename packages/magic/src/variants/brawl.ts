/** The Brawl option of the Commander variant (CR 903.12): what it changes about a game; how decks are built is for `cards`. */
import type { State } from '../state/types.js';

/** CR 903.12f. @param seats how many play */
export const brawlLife = (seats: number): number => (seats === 2 ? 25 : 30);

/** CR 903.12d, for what reads the minimum deck size. */
export const BRAWL_DECK = 60;

/** CR 903.12g: the first mulligan does not count, however many play. */
export const firstMulliganIsFree = (s: State): boolean => s.option === 'brawl';

/** CR 903.12h: nobody loses by the combat damage of a commander (704.6c). */
export const commanderDamageCounts = (s: State): boolean => s.option !== 'brawl';
