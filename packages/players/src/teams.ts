/** Who plays together, as a view tells it. */
import type { View } from '@apnap/magic';

/** Whether two seats are one, or of one team (CR 102.3). */
export const areTogether = (view: Pick<View, 'teams'>, a: number, b: number): boolean =>
  a === b || (view.teams !== undefined && view.teams[a] === view.teams[b]);

/** Whether the turns of two seats are one turn (CR 805.4): they are one, or of a team that shares them. */
export const shareTurn = (view: Pick<View, 'teams' | 'turnsApart'>, a: number, b: number): boolean =>
  a === b || (view.turnsApart === undefined && areTogether(view, a, b));
