/** Looking things up in a state. */

import { refuse } from '../messages.js';
import { isTeamKind, rulesetOf } from '../rulesets/index.js';
import type { Ruleset } from '../rulesets/types.js';
import { entrantIn, namedIn } from './identity.js';
import type { Entrant, PlannedTable, Round, State, Table } from './types.js';

export const rulesOf = (state: State): Ruleset => rulesetOf(state.ruleset);

export const findEntrant = (state: State, id: string): Entrant | undefined => entrantIn(state.entrants, id);

export function entrantOf(state: State, id: string): Entrant {
  return findEntrant(state, id) ?? refuse('error.noEntrant', { id });
}

/** The name somebody is shown under; of several of one name with the id, which tells them apart. */
export function nameOf(state: State, id: string | null): string {
  if (id === null) return '—';
  const e = findEntrant(state, id);
  if (!e) return id;
  return namedIn(state.entrants, e.name).length > 1 ? `${e.name} (${id})` : e.name;
}

export function roundOf(state: State, number: number): Round {
  return state.rounds.find((r) => r.number === number) ?? refuse('error.noRound', { round: number });
}

/** The newest round. */
export const lastRound = (state: State): Round | undefined => state.rounds.at(-1);

export function tableOf(round: Round, number: number): Table {
  return tableNumbered(round.tables, number) ?? refuse('error.noTable', { round: round.number, table: number });
}

const NUMBERED = new WeakMap<readonly Table[], Map<number, Table>>();

/** The table of this number at which somebody plays; lists of tables are replaced, never changed. */
function tableNumbered(tables: readonly Table[], number: number): Table | undefined {
  let numbers = NUMBERED.get(tables);
  if (!numbers) {
    numbers = new Map();
    for (const t of tables) if (isPlayed(t) && !numbers.has(t.table)) numbers.set(t.table, t);
    NUMBERED.set(tables, numbers);
  }
  return numbers.get(number);
}

export const isMatch = (t: { kind: string }): boolean => t.kind === 'match';

/** A table at which somebody plays somebody. */
export const isPlayed = (t: { kind: string }): boolean => t.kind === 'match' || t.kind === 'pod';

export const hasResult = (t: Pick<Table, 'result' | 'podResult'>): boolean => t.result !== undefined || t.podResult !== undefined;

/** Everybody at a table, in the order of the seats. */
export const seatsOf = (t: PlannedTable): readonly string[] => t.seats ?? (t.b === null ? [t.a] : [t.a, t.b]);

/** Tables without a result. */
export const openTables = (round: Round): Table[] => round.tables.filter((t) => isPlayed(t) && !hasResult(t));

export const swissRounds = (state: State): Round[] => state.rounds.filter((r) => r.stage === 'swiss');

/** Whether somebody takes part in a round: entered by then, not dropped before it (or back again), not disqualified. */
export function playsIn(e: Entrant, round: number): boolean {
  return e.from <= round && !isOut(e, round);
}

/** Whether somebody has left before this round. */
export function isOut(e: Entrant, round: number): boolean {
  if (e.disqualified && round > e.disqualified.round) return true;
  return e.drops.some((d) => round > d.after && (d.back === undefined || round < d.back));
}

/** The round that would be paired next. */
export const nextRound = (state: State): number => (lastRound(state)?.number ?? 0) + 1;

/** Everybody who will be paired next. */
export const activeEntrants = (state: State): Entrant[] => state.entrants.filter((e) => playsIn(e, nextRound(state)));

export const isMultiplayer = (state: Pick<State, 'kind'>): boolean => state.kind === 'multiplayer';

/** Refuses what there is for two-sided tables alone. */
export function notMultiplayer(state: Pick<State, 'kind'>, what: string): void {
  if (isMultiplayer(state)) refuse('error.multiplayerNot', { what });
}

export const isTeamEvent = (state: State): boolean => isTeamKind(state.kind);

/** Whether members of a team play matches of their own, seat against seat (MTR 8.2). */
export const playsBySeat = (state: Pick<State, 'kind'>): boolean => state.kind === 'team' || state.kind === 'unified';

/** The table at which somebody plays in a round. */
export const tableWith = (round: Round, id: string): Table | undefined => round.tables.find((t) => seatsOf(t).includes(id));
