/**
 * Editions of the rules. In the code a rule has the number of the edition it was written by (the pinned one, `scripts/rules/edition.json`): that is its
 * name. What is told to players has the number of the edition their game is played by; where the rules of another year say something else, the code asks
 * `years/differences.ts`.
 */
import { isProfile, type Profile } from '../years/profile.js';

export interface Edition {
  /** Numbers that a rule has in this edition where they are others, by its number in the pinned one; null: there was no such rule. */
  numbers: Readonly<Record<string, string | null>>;
}

const EDITIONS: Readonly<Record<Profile, Edition>> = {
  current: { numbers: {} },
  '2015': {
    numbers: {
      '103.4': '103.3',
      '103.5': '103.4',
      '103.5a': '103.4a',
      '103.5b': '103.4b',
      '103.5c': '103.4c',
      '103.5d': '103.4d',
      '103.6': '103.5',
    },
  },
  classic: { numbers: {} },
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
  OF_ANOTHER.test(rule) ? rule.replace(OF_ANOTHER, '') : (editionOf(s).numbers[rule] ?? rule);
