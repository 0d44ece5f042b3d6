/** Who voted for what (CR 701.32). */
import { eventsOf } from '../state/asked.js';
import type { State } from '../state/types.js';

/** What each seat voted for in the vote that ended with this event, by seat. */
export function votedFor(s: State, event: number): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  const rows = eventsOf(s);
  for (let i = rows.findIndex((e) => e.id === event && e.kind === 'voted') - 1; i >= 0 && rows[i].kind === 'vote'; i--) {
    const { player, word, ids } = rows[i];
    found.set(player, (found.get(player) ?? new Set()).add(word === '' ? String(ids[0]) : word));
  }
  return found;
}
