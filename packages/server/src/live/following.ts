/** What happens at a table without anybody's doing. */
import type { AtOnce } from '../tables/computed.js';
import type { Entry } from '../tables/entries.js';
import type { Table } from '../tables/table.js';

/** What is needed besides the table: a seed for the game that would begin, and computers that answer at once. */
export interface Means {
  at: number;
  atOnce: AtOnce;
  /** @param first whether it is the first game here */
  seed(first: boolean): string;
}

/** What happens next without anybody's doing; null: nothing. */
export function following(t: Table, { at, atOnce, seed }: Means): Entry | null {
  if (t.closed) return null;
  const full = t.sitters.every((s) => s !== null);
  if (t.phase === 'waiting' && full) return { e: 'start', seed: seed(true), at };
  const agreed = t.rematch.length > 0 && (t.alone || t.agreedBy(t.rematch));
  if ((t.phase === 'sideboarding' && t.ready.every((r) => r)) || (t.phase === 'over' && agreed))
    return { e: 'start', seed: seed(false), at, ...(t.nextFirst === null ? {} : { first: t.nextFirst }) };
  const asked = t.takeback;
  if (asked && t.agreedByPlaying(asked.agreed, asked.to)) return { e: 'back', to: asked.to, at };
  for (const d of t.waiting) {
    if (!t.line) continue;
    if (t.isComputer(d.decider)) {
      const answer = atOnce.answer(t, d);
      if (answer) return { e: 'move', by: d.decider, move: t.line.moveTo(d, answer), at };
      continue;
    }
    const answer = t.hosted.automatic(t.line.state, d, t.settings[d.decider], t.passingSince(d.decider));
    if (answer) return { e: 'move', by: d.decider, move: t.line.moveTo(d, answer), auto: 1, at };
  }
  return null;
}
