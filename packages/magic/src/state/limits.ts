/**
 * What a game can hold. The rules set no limit to how many objects there are or how great a number is; a machine does. Where a limit is met, what
 * would go beyond it is not done in part: the game ends in a draw that names the limit (`state-based/ruling.ts`, decision 0018).
 */
import { MAX_SLOTS, tick } from '@apnap/kernel';
import type { State } from './types.js';

/** The greatest number anything may come to: life, damage, counters, mana. Sums of several such numbers are still exact. */
export const GREATEST = 10 ** 15;

/** Events that one answer may bring about. */
export const MOST_EVENTS = 250_000;

/** Operations of one effect that is performed as a whole. */
export const MOST_OPERATIONS = 100_000;

/** What there was too much of. */
export type LimitKind = 'objects' | 'numbers' | 'events' | 'steps';

/** Thrown where a limit is met: the step that led there is undone, and the game ends. */
export class Beyond extends Error {
  constructor(
    readonly kind: LimitKind,
    readonly most: number,
  ) {
    super(`beyond the limit of ${most} ${kind}`);
    this.name = 'Beyond';
  }
}

/** Objects that this game may have at once, those of the current turn that are gone among them. */
export const mostObjects = (s: State): number => Math.min(s.mostObjects ?? MAX_SLOTS, MAX_SLOTS);

/** Looks beforehand whether so many new objects find room: what can't be done to its end is not begun. @throws Beyond where they don't. */
export function roomFor(s: State, n: number): void {
  if (n > mostObjects(s) - s.objects.rows.length + s.freeSlots.length) throw new Beyond('objects', mostObjects(s));
}

/** So many of what `make` gives. @throws Beyond when that would be more than can come of one answer. */
export function listOf<T>(n: number, make: () => T): T[] {
  if (n > MOST_EVENTS) throw new Beyond('events', MOST_EVENTS);
  tick(n >> 3);
  return Array.from({ length: Math.max(0, n) }, make);
}

/** The number itself. @throws Beyond for one that is too great, or no number any more. */
export function withinReach(n: number): number {
  if (n < GREATEST && n > -GREATEST) return n;
  throw new Beyond('numbers', GREATEST);
}
