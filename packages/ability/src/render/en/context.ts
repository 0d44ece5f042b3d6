/** What the English renderer knows while it writes an ability: the name for the object itself, the targets, what has been mentioned. */
import type { Zone } from '../../basics.js';
import type { Face } from '../../card.js';
import type { Ability, Condition, Effect, EventPattern, Filter, Mod, PlayerRef, Quantity, Selector, TargetSpec } from '../../language.js';
import type { Ways } from '../ways.js';

/** Renderers that stand above those that need them: nodes are inside each other in any order. The renderer of faces gives the table. */
export interface Say {
  player(c: Context, p: PlayerRef): string;
  selector(c: Context, s: Selector): string;
  all(c: Context, s: Extract<Selector, { sel: 'all' }>, many: boolean): string;
  quantity(c: Context, q: Quantity): string;
  /** The number in a sentence: a word, or X with its meaning kept for the end. */
  amount(c: Context, q: Quantity, words?: 'digits' | 'words'): string;
  /** What was done to these things: "creatures destroyed this way"; undefined for what nothing was done to. */
  way(c: Context, s: Selector, many: boolean): string | undefined;
  condition(c: Context, cond: Condition): string;
  /** What happened to things, after their name; undefined for what has other words. */
  past(c: Context, f: Filter, many: boolean): string | undefined;
  event(c: Context, e: EventPattern): string;
  sentences(c: Context, e: Effect): string[];
  effect(c: Context, e: Effect): string;
  /** Abilities as something has them: keywords, and others in quotation marks. */
  quoted(c: Context, abilities: readonly Ability[], self?: string): string;
  /** What a copy does not take over. */
  exceptions(c: Context, mods: readonly Mod[]): string;
}

/** A clause: who does it (nothing: you are told to), and what. `verb` forms follow the subject. */
export interface Clause {
  subject: string;
  text: string;
}

export interface Context {
  say: Say;
  face: Face;
  /** How the object speaks of itself. */
  self: string;
  targets: readonly TargetSpec[];
  /** Targets already written out: later mentions are "that creature". */
  mentioned: Set<number>;
  /** Permanents among them that have been exiled: they are spoken of as they were (CR 608.2h). */
  exiled: Set<number>;
  /** What the slots hold, in words. */
  slots: Map<
    number,
    {
      words: string;
      many: boolean;
      possessive?: string;
      /** What several are called as those that something happens to. */
      group?: string;
      /** Where it was put. */
      put?: 'hand' | 'battlefield';
      permanent?: true;
      /** Permanents that several players have chosen. */
      chosen?: true;
      next?: string;
      vote?: string;
      flips?: string;
      players?: string;
      result?: true;
      /** A card that has left the battlefield and may come back. */
      gone?: true;
      /** Cards of another player's library. */
      theirs?: true;
      /** All of a kind were exiled from the battlefield: what they are called when they are there again. */
      back?: string;
      /** Found by searching: it goes nowhere back. */
      found?: true;
    }
  >;
  /** By what was done to what they hold. */
  ways: Ways;
  event?: EventPattern;
  /** Values written as X in this sentence, explained at its end. */
  where: string[];
  /** What X is from here on, of X that was chosen as something was paid, where its words did not say "X". */
  paidX?: string;
  /** Zone the ability works in, when not the battlefield. */
  zone?: Zone;
  /** What another player has been told to gain control of. */
  given?: { what: Selector; who: PlayerRef };
  /** The numbers that the condition before compares, the greater first. */
  compared?: readonly [Quantity, Quantity];
  /** The mention of the innermost bound variable. */
  it: string;
}

/** What the slot of a clash holds (CR 701.23d). */
export const CLASH = 'the clash';

/** What the slot stands for that says whether anybody did what all were offered. */
export const ANYBODY = 'a player does';

/** After a noun: those an effect has dealt damage to. */
export const DEALT = 'dealt damage this way';
/** How much of it was excess damage. */
export const EXCESS = 'the excess damage dealt this way';
/** Likewise those it has put counters on. */
export const COUNTED = 'that had counters put on it this way';

export function newContext(face: Face, self: string, say: Say): Context {
  return { say, face, self, targets: [], mentioned: new Set(), exiled: new Set(), slots: new Map(), ways: new Map(), where: [], it: 'it' };
}

/** A context for a program of its own, in the same face. */
export function programContext(c: Context, targets: readonly TargetSpec[], event?: EventPattern): Context {
  return { ...c, targets, mentioned: new Set(), exiled: new Set(), slots: new Map(), where: [], ...(event ? { event } : {}) };
}

/** The innermost selector of a chain of choices. */
export const isSelf = (s: Selector): boolean => s.sel === 'self';
