/** "Each time …": what applies at once when something happens, without a Chain (Y19.17). */

import { performAll } from '../effects/perform.js';
import type { Each } from '../language/effects.js';
import { isNegated } from '../reading/values.js';
import { bothFields, card, poolCard } from '../state/access.js';
import type { G, Happening, Link } from '../state/types.js';
import { eventFor } from './events.js';
import { noteOccurred } from './occurred.js';

/** Applies what waits for these happenings; each of them is told once. `resolved`: the Chain Link that has resolved, by its number. */
export function applyEach(g: G, resolved = 0): void {
  if (!g.s._pool.each && g.s._pool.watched.size === 0) return;
  const isDue = (h: Happening): boolean => !h.told && (h.what !== 'activated' || h.amount === resolved);
  const due = g.s.happened.filter(isDue);
  if (due.length === 0) return;
  g.s.happened = g.s.happened.map((h) => (isDue(h) ? { ...h, told: true } : h));
  // An activation is counted when it takes place.
  noteOccurred(
    g,
    due.filter((h) => h.what !== 'activated'),
  );
  if (!g.s._pool.each) return;
  for (const row of bothFields(g.s)) {
    const c = card(g.s, row);
    if (!c.up || isNegated(g.s, row)) continue;
    const texts = c.scale ? (poolCard(g.s, row).meaning.pendulum ?? []) : poolCard(g.s, row).meaning.texts;
    for (const t of texts) if (t.kind === 'each') applyOne(g, row, t, due);
  }
}

function applyOne(g: G, row: number, t: Each, due: readonly Happening[]): void {
  const env = { you: card(g.s, row).controller, self: row };
  for (const h of due) {
    const event = eventFor(g.s, t.event, env, [h]);
    if (!event || g.s.result) continue;
    const link = { seat: env.you, row, event, targets: [], paid: [] } as unknown as Link;
    performAll(g, t.do, { ...env, link, done: [] });
  }
}
