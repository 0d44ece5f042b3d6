/** How many Swiss rounds there are, and whether they are over (MTR 10.2). */
import { recordsOf, totalsOf } from '../standings/record.js';
import { swissRounds } from '../state/look.js';
import type { State } from '../state/types.js';

/** Whether no further Swiss round is to be paired. */
export function swissIsOver(state: State): boolean {
  const { plan } = state;
  if (!plan) return false;
  const played = swissRounds(state).length;
  if (played >= plan.rounds) return true;
  // "A fifth round only if nobody is 4-0 after four."
  if (plan.kind === 'untilOneUndefeated' && played === plan.rounds - 1) return someoneWonAll(state, played);
  return false;
}

const someoneWonAll = (state: State, rounds: number): boolean =>
  [...recordsOf(state).values()].some((lines) => totalsOf(lines).wins === rounds);

/** Whether this would be the last Swiss round, after which the standings decide. */
export const isLastSwiss = (state: State, round: number): boolean => state.plan !== null && round >= state.plan.rounds;
