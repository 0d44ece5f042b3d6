/** What lists of tournaments show of one. */
import { lastRound, type State, swissRounds } from '@apnap/tournament';
import type { Head } from './store.js';

/** Those who have not left before the first round. */
export const playersIn = (state: State): number =>
  state.entrants.filter((e) => !e.drops.some((d) => d.after === 0 && d.back === undefined)).length;

export const headOf = (state: State): Head => ({
  name: state.name,
  date: state.date,
  format: state.format,
  kind: state.kind,
  status: state.status,
  players: playersIn(state),
  round: state.status === 'playoff' ? (lastRound(state)?.number ?? 0) : swissRounds(state).length,
  rounds: state.plan?.rounds ?? null,
});
