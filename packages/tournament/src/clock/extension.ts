/** How much time a match is given back (MTR 2.6, IPG 1.2, 3.1), and how late is late. */
import type { Rel, Ruleset } from '../rulesets/types.js';

export type ExtensionCause =
  /** A judge held the match up, for a ruling or a penalty. */
  | { kind: 'judge' | 'warning'; seconds: number }
  | { kind: 'caution'; seconds: number }
  | { kind: 'deckCheck'; seconds: number }
  | { kind: 'tardiness'; seconds: number }
  /** A match that is filmed, whose players sat down so long after the beginning. */
  | { kind: 'feature'; seconds: number; clock: 'own' | 'round' };

const CHECK_BONUS = 180;
const UNNOTICED = 60;
/** The handbook's limit for a match with a deck check; the tournament rules have none. */
export const LONG_CHECK = 600;

/** Seconds a table is given. */
export function extensionFor(cause: ExtensionCause, ruleset: Ruleset): number {
  switch (cause.kind) {
    case 'judge':
    case 'warning':
      // MTR 2.6: where it took more than a minute, as long as it took.
      return cause.seconds > UNNOTICED ? cause.seconds : 0;
    case 'caution':
      return 0;
    case 'deckCheck':
      return cause.seconds + CHECK_BONUS;
    case 'tardiness':
      return cause.seconds;
    case 'feature':
      return cause.clock === 'own' || ruleset.featureMatch === undefined ? 0 : ruleset.featureMatch + cause.seconds;
    default: {
      const unknown: never = cause;
      throw new Error(`unknown cause ${String(unknown)}`);
    }
  }
}

export type Lateness =
  /** In time, or within the time announced. */
  | { is: 'inTime' }
  /** The game is lost, and the match is given as much time as was lost (IPG 3.1). */
  | { is: 'gameLoss'; extension: number }
  /** The match is lost; who does not report before the end of the round is dropped. */
  | { is: 'matchLoss' }
  /** At Regular there is no penalty for a start (JAR); ten minutes concede the match. */
  | { is: 'late' };

/** What it means to be so many seconds late, with so many seconds announced as grace. */
export function lateness(rel: Rel, seconds: number, grace: number): Lateness {
  if (seconds >= 600) return { is: 'matchLoss' };
  if (seconds <= 0 || seconds < grace) return { is: 'inTime' };
  return rel === 'regular' ? { is: 'late' } : { is: 'gameLoss', extension: seconds };
}
