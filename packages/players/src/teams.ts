/** Who plays together, as a view tells it. */
import type { View } from '@apnap/magic';

/** Whether two seats are one, or of one team that shares turns (CR 102.3, 805). */
export const areTogether = (view: Pick<View, 'teams'>, a: number, b: number): boolean =>
  a === b || (view.teams !== undefined && view.teams[a] === view.teams[b]);
