/**
 * Editions of the rules. In the code a rule has the number of the edition it was written by (the pinned one, `scripts/rules/edition.json`): that is its
 * name. What is told to players has the number of the edition their game is played by; where the rules of another year say something else, the code asks
 * `years/differences.ts`.
 */
import { type Numbers, numberBy } from '../years/numbers.js';
import { NUMBERS_2015 } from '../years/numbers-2015.js';
import { NUMBERS_CLASSIC } from '../years/numbers-classic.js';
import { isProfile, type Profile } from '../years/profile.js';

export interface Edition {
  /** Numbers that a rule has in this edition where they are others. */
  numbers: Numbers;
}

const EDITIONS: Readonly<Record<Profile, Edition>> = {
  current: { numbers: {} },
  '2015': { numbers: NUMBERS_2015 },
  classic: { numbers: NUMBERS_CLASSIC },
};

/** The edition a game is played by. @throws when its state names none, which no set-up allows */
export function editionOf(s: { readonly profile: string }): Edition {
  if (!isProfile(s.profile)) throw new Error(`no rules are called ${s.profile}`);
  return EDITIONS[s.profile];
}

/** A rule that only another edition has is named by that edition and its number there: `classic:300.4`. */
const OF_ANOTHER = /^(?:2015|classic):/;

/**
 * The number of a rule in the edition a game is played by; that of today where there was no such rule.
 * @param rule its number in the pinned edition, or of a rule that there is only in another one its name (`classic:300.4`)
 */
export const numberIn = (s: { readonly profile: string }, rule: string): string =>
  OF_ANOTHER.test(rule) ? rule.replace(OF_ANOTHER, '') : (numberBy(editionOf(s).numbers, rule) ?? rule);
