/** Which decks are checked (MTR 2.8): at random by a seed, or targeted; at least a tenth of them; nobody thrice. */
import type { CommandOf } from '../commands.js';
import { refuse } from '../messages.js';
import { drawnOrder } from '../rounds/problem.js';
import { entrantOf, hasResult, isPlayed, roundOf, seatsOf, swissRounds } from '../state/look.js';
import type { Entrant, State, Table } from '../state/types.js';

/** Nobody is checked more often. */
export const MOST_CHECKS = 2;

export interface CheckProgress {
  /** Decks in the event. */
  decks: number;
  /** Decks that were checked at least once. */
  checked: number;
  /** A tenth, rounded up. */
  wanted: number;
}

const hasPlayed = (e: Entrant): boolean => !e.drops.some((d) => d.after === 0 && d.back === undefined);

export function checkProgress(state: State): CheckProgress {
  const all = state.entrants.filter(hasPlayed);
  return { decks: all.length, checked: all.filter((e) => e.checks.length > 0).length, wanted: Math.ceil(all.length / 10) };
}

export interface CheckWishes {
  round: number;
  at: 'start' | 'middle' | 'end';
  seed: string;
  /** Tables to choose at random; if not said, as many as the tenth needs over the rounds that are left. */
  tables?: number;
  /** Whose decks are to be checked. */
  targets?: readonly string[];
}

/** How many tables a round should check so that a tenth is reached at the end. */
export function tablesWanted(state: State): number {
  const { checked, wanted } = checkProgress(state);
  const left = Math.max(1, (state.plan?.rounds ?? 1) - swissRounds(state).length + 1);
  return Math.max(1, Math.ceil((wanted - checked) / 2 / left));
}

/** Chooses tables; both decks of a table are checked. */
export function planChecks(state: State, w: CheckWishes): CommandOf<'checkDecks'> {
  const round = roundOf(state, w.round);
  const timesOf = (t: Table): number[] => seatsOf(t).map((id) => entrantOf(state, id).checks.length);
  const targets = (w.targets ?? []).map((id) => {
    const table = round.tables.find((t) => isPlayed(t) && seatsOf(t).includes(id));
    if (!table) return refuse('error.notPlaying', { name: entrantOf(state, id).name });
    if (entrantOf(state, id).checks.length >= MOST_CHECKS) return refuse('error.checkedTwice', { name: entrantOf(state, id).name });
    return table;
  });
  const free = round.tables.filter(
    (t) => isPlayed(t) && !hasResult(t) && !t.check && !targets.includes(t) && timesOf(t).every((n) => n < MOST_CHECKS),
  );
  const wish = w.tables ?? (w.targets ? 0 : tablesWanted(state));
  const order = drawnOrder(
    free.map((t) => String(t.table)),
    w.seed,
  );
  const sum = (t: Table): number => timesOf(t).reduce((a, b) => a + b, 0);
  const drawn = order
    .map((n) => free.find((t) => String(t.table) === n))
    .filter((t): t is Table => t !== undefined)
    // Those not yet checked come first, in the order drawn.
    .map((t, i) => ({ t, i }))
    .sort((x, y) => sum(x.t) - sum(y.t) || x.i - y.i)
    .slice(0, wish)
    .map(({ t }) => t);
  return {
    type: 'checkDecks',
    round: w.round,
    at: w.at,
    chosen: [
      ...targets.map((t) => ({ table: t.table, ids: seatsOf(t).filter((id) => w.targets?.includes(id)), how: 'targeted' as const })),
      ...drawn.map((t) => ({ table: t.table, ids: [...seatsOf(t)], how: 'random' as const })),
    ],
  };
}
