/** How much time a match is given back (MTR 2.6, IPG 1.2, 3.1). */
import type { Ruleset } from '../rulesets/types.js';

export type ExtensionCause =
  /** A judge held the match up, for a ruling or a penalty. */
  | { kind: 'judge' | 'warning'; seconds: number }
  | { kind: 'caution'; seconds: number }
  | { kind: 'deckCheck'; seconds: number }
  | { kind: 'tardiness'; seconds: number }
  /** A match that is filmed, whose players sat down so long after the beginning. */
  | { kind: 'feature'; seconds: number; clock: 'own' | 'round' };

/** MTR 2.6: what a deck check earns beside its own length. */
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
