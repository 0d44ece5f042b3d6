/** Multiplayer tables as a problem of pairing, and what tables cost. */
import type { Meeting, Pair } from './types.js';

export interface PodPlayer {
  readonly id: string;
  readonly points: number;
  readonly opponents: readonly Meeting[];
  /** How often he sat in the first seat, the second, and so on. */
  readonly seats: readonly number[];
}

export interface PodProblem {
  readonly players: readonly PodPlayer[];
  /** Sizes of the pods; their sum is the number of players (`podShape` makes them). */
  readonly sizes: readonly number[];
  readonly forbidden: readonly Pair[];
  /** Players who sit together. */
  readonly together: readonly (readonly string[])[];
  readonly seed: string;
  /** Seats as nobody had them before, or fewest points first. */
  readonly seating: 'balanced' | 'standing';
}

export interface PodCosts {
  /** Over all pairs in a pod, the square of how often they have met before. */
  readonly repeats: number;
  /** Over all pods, the highest points minus the lowest. */
  readonly spread: number;
  /** Over all players, the square of how often they had their seat before. */
  readonly seats: number;
}
