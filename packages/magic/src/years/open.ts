/** What is still played by the rules of today in a game by those of another year: told before such a game begins, with its rule there. */
import type { Text } from '@apnap/words';
import type { Profile } from './profile.js';

export interface OpenText {
  /** Rows of the list of differences. */
  rows: readonly number[];
  rule: string;
  what: Text;
}

const OPEN: Readonly<Partial<Record<Profile, readonly OpenText[]>>> = {};

/** What is not carried out yet of the rules of a year. */
export const openTexts = (profile: Profile): readonly OpenText[] => OPEN[profile] ?? [];
