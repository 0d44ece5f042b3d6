/**
 * What pairing reads and what it answers, as plain data. A "player" is whatever is paired: a person, or a team with one entry.
 *
 * The rules of tournaments say nothing about how Swiss pairings are found; the criteria below are house rules (docs/pairing.md), strongest first:
 * H everybody is paired once, or has the bye; forbidden pairs never, locked pairs always. C1 fewest rematches. C2 nobody has a second bye; the bye
 * goes to the lowest points. C3 for each score group, highest points first: fewest players paired down, then as little far down as possible. C4 smallest
 * total difference of points.
 * C5 nobody is paired down (or up) again; then, when a round is paired anew, fewest tables changed. C6 drawn by the published seed among those with the same points, or neighbours in the standings.
 */

/** Editions of these criteria. In 1 (until 2026-11-22) C3 counted who is paired down, not how far. */
export const CRITERIA = [1, 2] as const;
export type Criteria = (typeof CRITERIA)[number];

/** By which new pairings are made. */
export const CRITERIA_NOW: Criteria = 2;

/** Two players; as an answer the one with more points (then the one drawn first) comes first. */
export type Pair = readonly [string, string];

/** How often a player has met another one. */
export interface Meeting {
  readonly id: string;
  /** At least 1. */
  readonly times: number;
}

/** A player to be paired now. Whoever has dropped, or has a bye awarded, is not among them. */
export interface PairingPlayer {
  readonly id: string;
  /** Match points, a whole number. */
  readonly points: number;
  /** Byes so far that came from an odd number of players (awarded ones count or not as the event says). */
  readonly byes: number;
  /** Whom he has met; the same meetings stand with the other player, and where they differ the larger number counts. */
  readonly opponents: readonly Meeting[];
  /** How often he was paired with somebody with fewer points. */
  readonly pairedDown: number;
  /** How often he was paired with somebody with more points. */
  readonly pairedUp: number;
  /** Place in the standings, 1 is first; needed of everybody when `within` is 'standing'. */
  readonly rank?: number;
}

export interface PairingProblem {
  readonly players: readonly PairingPlayer[];
  /** Pairs that may never be made. */
  readonly forbidden: readonly Pair[];
  /** Pairs that are made whatever they cost. */
  readonly locked: readonly Pair[];
  /** Who has the bye whatever it costs; only with an odd number of players. */
  readonly lockedBye?: string;
  /** Who may not have the bye (H). */
  readonly noBye?: readonly string[];
  /** Pairs who sit at their tables already: when a round is paired anew, as many as possible stay, as far as C1 to C5 allow. */
  readonly seated?: readonly Pair[];
  /** Published before the round; with the same problem it always gives the same pairings. */
  readonly seed: string;
  /** Who with the same points meets whom: drawn by the seed, or neighbours in the standings. */
  readonly within: 'drawn' | 'standing';
  /** The edition of the criteria; if not said, the newest. */
  readonly criteria?: Criteria;
}

/** What of a score group is paired down. */
export interface PairDowns {
  readonly points: number;
  readonly count: number;
  /** The squares of the differences of points of these pairs, added up. */
  readonly squares: number;
}

/** What a pairing costs, criterion by criterion, strongest first. */
export interface PairingCosts {
  /** C1: pairs that have met before. */
  readonly rematches: number;
  /** C1: meetings of these pairs beyond their first. */
  readonly again: number;
  /** C2: byes that the player with the bye has had before. */
  readonly repeatByes: number;
  /** C2: points of the player with the bye. */
  readonly byePoints: number;
  /** C3: of each score group who is paired down, highest points first; every score group is listed. */
  readonly pairDowns: readonly PairDowns[];
  /** C4: differences of points, added up. */
  readonly gap: number;
  /** C5: earlier pair-downs of those paired down and earlier pair-ups of those paired up, added up. */
  readonly floats: number;
  /** Pairs that do not sit at a table yet; 0 when nobody is said to be seated. */
  readonly moved: number;
  /** C6: squared distances in the line, added up (the line: by points, then as drawn or by rank; the bye stands behind the last). */
  readonly line: number;
}

/** One entry of a word of the certificate: which criterion, and how much one unit of it weighs in the word. */
export interface WordPart {
  readonly criterion: 'rematches' | 'again' | 'repeatByes' | 'byePoints' | 'pairDowns' | 'squares' | 'gap' | 'floats' | 'moved' | 'line';
  /** The score group, for pairDowns and squares. */
  readonly points?: number;
  readonly scale: number;
}

/**
 * Proof that no allowed pairing is better. Costs are vectors of words, compared word by word, strongest first. Every player and the bye (`null`) has a
 * price, every odd set a surcharge that is not negative; no allowed pair costs less than its two prices with the surcharges of the sets it leaves
 * (all in halves: pairs count twice their cost), the pairs made cost exactly that, and leave every set with a surcharge exactly once.
 */
export interface PairingCertificate {
  readonly words: readonly (readonly WordPart[])[];
  readonly prices: readonly { readonly id: string | null; readonly price: readonly number[] }[];
  readonly sets: readonly { readonly members: readonly (string | null)[]; readonly surcharge: readonly number[] }[];
}

export interface PairingResult {
  /** From the first table on: locked or not, highest points first. */
  readonly pairs: readonly Pair[];
  readonly bye: string | null;
  readonly costs: PairingCosts;
  /** The players from first to last as the draw (or the standings) puts them; C6 measures distances in it. */
  readonly line: readonly string[];
  readonly certificate: PairingCertificate;
}

/** Why there is no pairing. */
export type PairingRefusal =
  | { readonly kind: 'noPlayers' }
  | { readonly kind: 'twice'; readonly id: string }
  | { readonly kind: 'notANumber'; readonly id: string; readonly what: 'points' | 'byes' | 'pairedDown' | 'pairedUp' | 'rank' | 'times' }
  | { readonly kind: 'unknown'; readonly id: string; readonly where: 'locked' | 'lockedBye' }
  | { readonly kind: 'byeDenied'; readonly id: string }
  | { readonly kind: 'withSelf'; readonly id: string; readonly where: 'forbidden' | 'locked' | 'opponents' }
  | { readonly kind: 'lockedTwice'; readonly id: string }
  | { readonly kind: 'lockedForbidden'; readonly pair: Pair }
  | { readonly kind: 'byeWithEven'; readonly id: string }
  /** Each of these groups is odd and may only meet its own members and `only`; there are more groups than `only` has players. */
  | { readonly kind: 'impossible'; readonly groups: readonly (readonly (string | null)[])[]; readonly only: readonly (string | null)[] };

export type PairingOutcome =
  | { readonly kind: 'paired'; readonly result: PairingResult }
  | { readonly kind: 'refused'; readonly refusals: readonly PairingRefusal[] };

/** What the checker can find. */
export type PairingFault =
  | { readonly kind: 'line' }
  | { readonly kind: 'notOnce'; readonly id: string }
  | { readonly kind: 'wrongBye'; readonly id: string | null }
  | { readonly kind: 'forbidden' | 'lockedApart'; readonly pair: readonly [string, string] }
  | { readonly kind: 'costs'; readonly criterion: keyof PairingCosts }
  | { readonly kind: 'words'; readonly word: number }
  | { readonly kind: 'prices' }
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'overpaid' | 'notTight'; readonly pair: readonly [string | null, string | null] };
