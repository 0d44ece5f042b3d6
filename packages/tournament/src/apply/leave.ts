/** Going away for good. */
import type { Entry } from '../commands.js';
import { entrantOf, lastRound } from '../state/look.js';
import type { Drop, DropReason, State } from '../state/types.js';
import { moveUp } from './places.js';

/** Somebody leaves: after the round he is paired in, if there is one, else at once (MTR 2.10). */
export function leave(state: State, id: string, reason: DropReason, at: Entry): void {
  const e = entrantOf(state, id);
  const after = state.status === 'registration' ? 0 : (lastRound(state)?.number ?? 0);
  if (e.drops.some((d) => d.back === undefined)) return;
  const drop: Drop = { after, reason, at: at.at, ...(state.bracket?.seats.includes(id) ? { afterCut: 'afterCut' as const } : {}) };
  e.drops = [...e.drops, drop];
  moveUp(state);
}
