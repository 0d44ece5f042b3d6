/** Lists as they were handed in: what is missing, what changed, who may see them (MTR 2.7). */
import { nameOf, swissRounds } from '../state/look.js';
import type { DeckCards, State } from '../state/types.js';

export interface ListStatus {
  id: string;
  name: string;
  member: number;
  status: 'missing' | 'received' | 'illegal';
  revisions: number;
}

/** The state of every list, one row a deck; a list of decks that were drafted before is none. */
export function listStatus(state: State): ListStatus[] {
  return state.entrants
    .filter((e) => !e.disqualified && !e.drops.some((d) => d.back === undefined))
    .flatMap((e) =>
      e.decks.map((list, member): ListStatus => {
        const last = list.at(-1);
        const handedIn = list.length > (e.oldDecks?.[member] ?? 0);
        const status = !last || !handedIn ? 'missing' : last.issues.length > 0 ? 'illegal' : 'received';
        const name = nameOf(state, e.id);
        return { id: e.id, name: e.members.length > 1 ? `${name} ${'ABC'[member]}` : name, member, status, revisions: list.length };
      }),
    );
}

/** One line of a difference: so many more or less of a card in a part of the deck. */
export interface DeckChange {
  part: 'main' | 'sideboard' | 'commander' | 'companion';
  name: string;
  by: number;
}

/** What changed between two lists. */
export function deckDiff(before: DeckCards, after: DeckCards): DeckChange[] {
  const changes: DeckChange[] = [];
  for (const part of ['main', 'sideboard', 'commander', 'companion'] as const) {
    const counts = new Map<string, number>();
    for (const [name, n] of after[part] ?? []) counts.set(name, (counts.get(name) ?? 0) + n);
    for (const [name, n] of before[part] ?? []) counts.set(name, (counts.get(name) ?? 0) - n);
    for (const [name, by] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) if (by !== 0) changes.push({ part, name, by });
  }
  return changes;
}

/** Who asks to see a list. */
export type Viewer = 'official' | 'owner' | 'opponent' | 'public';

/** Whether somebody may see the lists now: nobody else during the event, all after it; in a playoff opponents where it was said so. */
export function mayShowLists(state: State, viewer: Viewer): boolean {
  if (viewer === 'official' || viewer === 'owner' || state.status === 'finished') return true;
  switch (state.settings.openLists) {
    case 'open':
      return swissRounds(state).length > 0 || state.decksLocked === 'locked';
    case 'playoff':
      return viewer === 'opponent' && state.status === 'playoff';
    case 'closed':
      return false;
    default: {
      const unknown: never = state.settings.openLists;
      throw new Error(`unknown setting ${String(unknown)}`);
    }
  }
}
