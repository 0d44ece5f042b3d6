/** Where players sit in the variants of teams: who sits together, who the emperors are, and how far they reach (CR 808.2, 809, 811.3). */
import type { MagicSetup } from '../state/beginning.js';

/** The team of each seat where each `size` seats are one team. */
export const inBlocks = (seats: number, size: number): number[] => Array.from({ length: seats }, (_, seat) => Math.floor(seat / size));

/** The seats of each team; of a team that sits together in the order in which its turns come (CR 808.2). */
export function seatsOfTeams(of: readonly number[]): number[][] {
  const n = of.length;
  const begin = of.findIndex((team, seat) => team !== of[(seat - 1 + n) % n]);
  const around = of.map((_, i) => (Math.max(0, begin) + i) % n);
  return [...new Set(around.map((seat) => of[seat]))].map((team) => around.filter((seat) => of[seat] === team));
}

/** Whether the players of each team sit next to each other (CR 805.1, 808.2, 809.2, 810.3). */
export const sitTogether = (of: readonly number[]): boolean => {
  const changes = of.filter((team, seat) => team !== of[(seat + 1) % of.length]).length;
  return changes === new Set(of).size;
};

/** Whether teams alternate around the table, so that each is equally spaced out (CR 811.3). */
export function alternate(of: readonly number[]): boolean {
  const teams = new Set(of).size;
  return new Set(of.slice(0, teams)).size === teams && of.every((team, seat) => team === of[(seat + teams) % of.length]);
}

/** Whether all teams have as many players. */
export const equalSizes = (of: readonly number[]): boolean => new Set(seatsOfTeams(of).map((team) => team.length)).size === 1;

/** The emperor of each team: the player in its middle; of a team of an even number the one before the middle (CR 809.2, 809.6a). */
export const emperorsOf = (of: readonly number[]): number[] => seatsOfTeams(of).map((team) => team[(team.length - 1) >> 1]);

const distance = (a: number, b: number, n: number): number => Math.min((a - b + n) % n, (b - a + n) % n);

/**
 * How many seats each player of an Emperor game reaches: a general to one general of another team, an emperor to two (CR 809.3a, 809.6a). For teams of three that is 1
 * and 2.
 */
export function emperorRanges(of: readonly number[]): number[] {
  const n = of.length;
  const emperors = emperorsOf(of);
  return of.map((team, seat) => {
    const generals = of
      .flatMap((other, at) => (other === team || emperors.includes(at) ? [] : [distance(seat, at, n)]))
      .sort((a, b) => a - b);
    return generals[emperors.includes(seat) ? 1 : 0] ?? 1;
  });
}

/** Whether an emperor would begin the game within the range of influence of another (CR 809.6a). */
export function emperorsMeet(of: readonly number[], ranges: readonly number[]): boolean {
  const emperors = emperorsOf(of);
  return emperors.some((a) => emperors.some((b) => a !== b && distance(a, b, of.length) <= ranges[a]));
}

/**
 * Who takes the first turn where the player in this seat was determined: of teams that sit together and take turns apart the player in the middle of the team, of an even
 * number the one to the left of the midpoint (CR 808.4); of an Emperor game the emperor (809.4).
 */
export function firstPlayer(setup: MagicSetup, of: readonly number[] | undefined, determined: number): number {
  if (of === undefined) return determined;
  const team = seatsOfTeams(of).find((seats) => seats.includes(determined)) as number[];
  switch (setup.variant) {
    case 'teams':
      return team[team.length >> 1];
    case 'emperor':
      return team[(team.length - 1) >> 1];
    case 'twoHeadedGiant': // CR 805.3: the whole team
    case 'alternatingTeams':
    case 'grandMelee':
    case undefined:
      return determined;
    default:
      return setup.variant satisfies never;
  }
}
