/** Who plays together, and which turn it is, as a view tells it. */
import type { View } from '@apnap/magic';

/** Whether two seats are one, or of one team (CR 102.3). */
export const areTogether = (view: Pick<View, 'teams'>, a: number, b: number): boolean =>
  a === b || (view.teams !== undefined && view.teams[a] === view.teams[b]);

/** Whether the turns of two seats are one turn (CR 805.4): they are one, or of a team that shares them. */
export const shareTurn = (view: Pick<View, 'teams' | 'turnsApart'>, a: number, b: number): boolean =>
  a === b || (view.turnsApart === undefined && areTogether(view, a, b));

/** The number of the turn that began last: of several that are taken at the same time (CR 807.4) now one goes on, now another, and this stays. */
export const latestOf = (turn: View['turn']): number => turn.latest ?? turn.number;
