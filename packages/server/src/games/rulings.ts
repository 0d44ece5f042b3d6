/** What officials can do to a game at a table (IPG 1.4, 2), for the game alone to say. Moments are numbers of answers given. */
import type { LogEvent, Move } from '@apnap/kernel';
import type { Correction, Text, TriggerView } from '@apnap/protocol';

/** A moment of a game with what led to it, and the one before. */
export interface Step<S, E extends LogEvent> {
  before: S;
  state: S;
  events: readonly E[];
}

/** What one seat came to know of cards by a step, or what else it brought that can't be unlearned. */
export type Learned =
  | { learned: 'cards'; who: number; whose: number; from: 'library' | 'hand' | 'other'; n: number }
  | { learned: 'shuffled'; who: number }
  | { learned: 'chance' };

/** A correction made ready: as it is given to the game, in words, and by which section; or why it is not done. */
export type Prepared = { ruling: unknown; what: Text; section: string } | { refused: Text; section: string };

export interface Rulings<S, E extends LogEvent> {
  /** Whether a game can go back to this state. */
  isPoint(state: S): boolean;
  /** What was answered, in words that all may read; null: it was not open to all. */
  openMove(state: S, move: Move): Text | null;
  /** Whether a ruling was a back-up. */
  isBackUp(ruling: unknown): boolean;
  /** What was learned by a step, and by whom. */
  learned(step: Step<S, E>): Learned[];
  /**
   * A back-up to a point, as it is given to the game there; and what is left to chance in it, in words.
   * @param earlier all that happened up to the point
   * @param seed of all chance from there on
   */
  backUp(point: S, earlier: readonly E[], since: readonly Step<S, E>[], seed: string): { ruling: unknown; chance: Text[] };
  /** @param idOf the object behind a number that was shown; 0: none @param events all that happened in the game */
  prepare(state: S, what: Correction, idOf: (handle: number) => number, events: readonly E[]): Prepared;
  /** Triggered abilities that something of this turn triggers. */
  triggers(state: S): TriggerView[];
}
