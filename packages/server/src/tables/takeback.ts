/** What can be taken back, and whether that needs the other's consent. */
import type { EventKind, GameEvent } from '@apnap/magic';
import type { GameLine } from './line.js';

/** Events by which somebody learns something that was hidden, or by which chance decides: a decision may be changed while nothing was gained. */
const LEARNING: ReadonlySet<EventKind> = new Set<EventKind>([
  'draw',
  'shuffle',
  'search',
  'scry',
  'surveil',
  'reveal',
  'look',
  'coin',
  'roll',
  'explore',
  'clash',
  'connive',
  'mulligan',
  'keep',
]);

/** Whether the event told `seat` something, or anybody something that will come again. */
function teaches(e: GameEvent, seat: number): boolean {
  if (LEARNING.has(e.kind)) return true;
  if (e.kind !== 'zone') return false;
  if (e.from === 'library') return true;
  // A card of another's hand was hidden from the seat.
  return e.from === 'hand' && e.player !== seat;
}

export interface TakeBack {
  /** Answers that stay. */
  to: number;
  free: boolean;
}

/** The last decision that these seats made themselves, and what has become known since; null where there is none. */
export function lastDecision(line: GameLine, seats: readonly number[], others: 'people' | 'nobody'): TakeBack | null {
  const ours = (n: number): boolean => seats.includes(line.given[n].by);
  let to = line.n - 1;
  while (to >= 0 && (!ours(to) || line.given[to].auto || 'concede' in line.given[to].move)) to--;
  if (to < 0) return null;
  const [seat] = seats;
  let free = true;
  for (let n = to + 1; n <= line.n && free; n++) {
    if (n > to + 1 && !ours(n - 1) && !line.given[n - 1].auto && others === 'people') free = false;
    if (line.eventsOf(n).some((e) => teaches(e, seat))) free = false;
  }
  return { to, free };
}
