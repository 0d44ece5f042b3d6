/** What the English renderer knows while it writes an ability: the name for the object itself, the targets, what has been mentioned. */
import type { Zone } from '../../basics.js';
import type { Face } from '../../card.js';
import type { EventPattern, Selector, TargetSpec } from '../../language.js';
import type { Ways } from '../ways.js';

export interface Context {
  face: Face;
  /** How the object speaks of itself. */
  self: string;
  targets: readonly TargetSpec[];
  /** Targets already written out: later mentions are "that creature". */
  mentioned: Set<number>;
  /** What the slots hold, in words. */
  slots: Map<
    number,
    {
      words: string;
      many: boolean;
      possessive?: string;
      permanent?: true;
      next?: string;
      vote?: string;
      flips?: string;
      players?: string;
      result?: true;
    }
  >;
  /** By what was done to what they hold. */
  ways: Ways;
  event?: EventPattern;
  /** Values written as X in this sentence, explained at its end. */
  where: string[];
  /** Zone the ability works in, when not the battlefield. */
  zone?: Zone;
  /** The mention of the innermost bound variable. */
  it: string;
}

/** After a noun: those an effect has dealt damage to. */
export const DEALT = 'dealt damage this way';

export function newContext(face: Face, self: string): Context {
  return { face, self, targets: [], mentioned: new Set(), slots: new Map(), ways: new Map(), where: [], it: 'it' };
}

/** A context for a program of its own, in the same face. */
export function programContext(c: Context, targets: readonly TargetSpec[], event?: EventPattern): Context {
  return { ...c, targets, mentioned: new Set(), slots: new Map(), where: [], ...(event ? { event } : {}) };
}

/** The innermost selector of a chain of choices. */
export const isSelf = (s: Selector): boolean => s.sel === 'self';
