/** From where a text is read, and what a resolving effect knows. */

import type { Link, Seat } from '../state/types.js';

/** From where a text is read. */
export interface Env {
  you: Seat;
  /** Row of the card whose text it is. */
  self: number;
  /** Y21: what a resolving effect knows besides. */
  link?: Link | null;
  /** A card that might be targeted (Y17.2). */
  eyed?: number;
  done?: readonly number[];
  /** Y2.9: what its player does with their own face-down cards; of a continuous effect only what is seen. */
  knows?: true;
  open?: true;
}

/** What a resolving effect knows besides where it is read from. */
export interface Scope extends Env {
  link: Link | null;
  /** Rows that the step before did something to (Y20.13). */
  done: readonly number[];
  /** Rows that all steps before did something to. */
  moved?: readonly number[];
  /** Rows that a step before Special Summoned. */
  brought?: readonly number[];
  /** What is paid must leave this card where it is. */
  keepsSelf?: true;
  /** Y3.7: a cost makes a Main Monster Zone free; or it has to. */
  frees?: true;
  needsZone?: true;
  /** Cards that a cost takes from the Deck. */
  fewer?: number;
  /** Rows that were excavated or looked at. */
  dug?: readonly number[];
  /** They were shown: excavated, not looked at. */
  shown?: true;
  /** The heads that were tossed, or the sum that was rolled. */
  luck?: number;
  /** Rows that were chosen for another part of the same thing. */
  taken?: readonly number[];
}
