/** What came about in this turn, for the conditions that ask for it (Y20.18, Y20.23). */
import type { EventPattern } from '../language/effects.js';
import { occurredKey } from '../reading/occurred.js';
import type { Env } from '../reading/values.js';
import type { G, Happening } from '../state/types.js';
import { answersLink, eventFor } from './events.js';

/** Counts what has just happened for each player who may ask. `times`: -1 takes it back. */
export function noteOccurred(g: G, due: readonly Happening[], times: 1 | -1 = 1): void {
  for (const [text, event] of g.s._pool.watched)
    for (const seat of [0, 1] as const) {
      const env: Env = { you: seat, self: -1 };
      const n = due.filter((h) => isOne(g, event, env, h)).length;
      if (n > 0) g.s.uses = { ...g.s.uses, [occurredKey(text, seat)]: (g.s.uses[occurredKey(text, seat)] ?? 0) + n * times };
    }
}

const isOne = (g: G, event: EventPattern, env: Env, h: Happening): boolean =>
  event.on === 'activated' ? h.what === 'activated' && answersLink(g.s, event, env, h) : eventFor(g.s, event, env, [h]) !== null;

/** Y22.1: an activation that was negated did not take place. */
export function noteActivation(g: G, at: number, times: 1 | -1 = 1): void {
  if (g.s._pool.watched.size === 0) return;
  const { row, seat } = g.s.chain[at];
  noteOccurred(g, [{ what: 'activated', row, seat, by: seat, amount: at + 1 } as Happening], times);
}
