/** Which rules a game is played by. */

/** Rules a game can be played by: today's, and those of the documents (CR of 2015-01-23, CR of 2003). */
export const PROFILES = ['current', '2015', 'classic'] as const;
export type Profile = (typeof PROFILES)[number];

/** The day of the edition whose rules these are: cards that came later are not played by them. Absent: today. */
export const DAYS: Readonly<Partial<Record<Profile, string>>> = { '2015': '2015-01-23', classic: '2003-02-28' };

/** Anything that says by which rules it is. */
export interface ByRules {
  readonly profile: string;
}

export const TODAY: ByRules = { profile: 'current' };

export const isProfile = (name: string): name is Profile => (PROFILES as readonly string[]).includes(name);
