/**
 * Rules of other years. In the code a rule has the number of the edition it was written by (the pinned one, `scripts/rules/edition.json`): that is its name.
 * Where the rules of another year differ, the code asks a hook of this table; where they say the same under another number, what is told to players has
 * the number of their edition. Nothing else asks by which rules a game is played.
 */

/** Rules a game can be played by: today's, and those of the documents (CR of 2015-01-23, CR of 2003). */
export const PROFILES = ['current', '2015', 'classic'] as const;
export type Profile = (typeof PROFILES)[number];

/** What a player's next hand is like. */
export interface NextHand {
  /** Cards drawn for it. */
  drawn: number;
  /** Cards of it that are put on the bottom of the library when it is kept. */
  bottom: number;
}

/** Where rules of different years differ. Each entry names the rule of today that it stands for; what it is given and gives are plain facts. */
export interface Hooks {
  /**
   * CR 103.5: what a hand is after mulligans.
   * @param size the starting hand size
   * @param counted mulligans taken, but the one that does not count in a multiplayer game (CR 103.5c)
   */
  mulligan(size: number, counted: number): NextHand;
}

export interface Edition {
  hooks: Hooks;
  /** Numbers that a rule has in this edition where they are others, by its number in the pinned one; null: there was no such rule. */
  numbers: Readonly<Record<string, string | null>>;
  /** What is still played by the rules of today though it was otherwise: while there is anything, no game can be set up by these rules. */
  missing: readonly string[];
}

const TODAY: Hooks = {
  mulligan: (size, counted) => ({ drawn: size, bottom: counted }),
};

const EDITIONS: Readonly<Record<Profile, Edition>> = {
  current: { hooks: TODAY, numbers: {}, missing: [] },
  '2015': {
    hooks: {
      ...TODAY,
      // CR 103.4 (2015): one card fewer than before, and none goes to the bottom
      mulligan: (size, counted) => ({ drawn: size - counted, bottom: 0 }),
    },
    numbers: {
      '103.4': '103.3',
      '103.5': '103.4',
      '103.5a': '103.4a',
      '103.5b': '103.4b',
      '103.5c': '103.4c',
      '103.5d': '103.4d',
      '103.6': '103.5',
    },
    missing: ['everything but mulligans'],
  },
  classic: { hooks: TODAY, numbers: {}, missing: ['everything'] },
};

export const isProfile = (name: string): name is Profile => (PROFILES as readonly string[]).includes(name);

/** The edition a game is played by. @throws when its state names none, which no set-up allows */
export function editionOf(s: { readonly profile: string }): Edition {
  if (!isProfile(s.profile)) throw new Error(`no rules are called ${s.profile}`);
  return EDITIONS[s.profile];
}

/** Whether a game can be set up by these rules. */
export const isComplete = (profile: Profile): boolean => EDITIONS[profile].missing.length === 0;

/** The hooks of the rules a game is played by. */
export const hooksOf = (s: { readonly profile: string }): Hooks => editionOf(s).hooks;

/** The number of a rule in the edition a game is played by; that of today where there was no such rule. @param rule its number in the pinned edition */
export const numberIn = (s: { readonly profile: string }, rule: string): string => editionOf(s).numbers[rule] ?? rule;
