/** Single elimination: who meets whom, who is given the round when somebody leaves, who chooses to play first (MTR 10.4, 2.2, 2.10). */
import type { CommandOf } from '../commands.js';
import { refuse } from '../messages.js';
import { whoChooses } from '../results/choice.js';
import { findEntrant, hasResult, isMultiplayer, isPlayed, lastRound, nextRound, playsIn, rulesOf, seatsOf } from '../state/look.js';
import type { Bracket, PlannedTable, Round, State, Table } from '../state/types.js';
import { podBracketTables, podCutSizes } from './pods.js';

/**
 * The places of a bracket from top to bottom, two and two for the first round; winners of neighbours meet.
 * By rank: 1-8, 4-5, 2-7, 3-6. By seats of a draft of eight: 1-5, 3-7, 2-6, 4-8.
 */
export function bracketOrder(size: number, by: 'rank' | 'seats'): number[] {
  let slots = 2;
  while (slots < size) slots *= 2;
  if (by === 'seats') {
    // Everybody meets the one opposite; halves of the table meet last.
    let starts = [0];
    while (starts.length < slots / 2) starts = [...starts.map((s) => 2 * s), ...starts.map((s) => 2 * s + 1)];
    return starts.flatMap((s) => [s + 1, s + 1 + slots / 2]);
  }
  let order = [1];
  while (order.length < slots) order = order.flatMap((s) => [s, order.length * 2 + 1 - s]);
  // The best on top, and the second best on top of the lower half.
  return bestFirst(order);
}

function bestFirst(order: number[]): number[] {
  if (order.length <= 1) return order;
  const half = order.length / 2;
  const [top, below] = [bestFirst(order.slice(0, half)), bestFirst(order.slice(half))];
  return top[0] <= below[0] ? [...top, ...below] : [...below, ...top];
}

export const playoffRounds = (state: State): Round[] => state.rounds.filter((r) => r.stage === 'playoff');

/** Who goes on from a table; null where nobody does. */
export function winnerOf(t: Table): string | null {
  if (t.kind === 'bye') return t.a;
  if (t.kind === 'pod') return t.podResult?.winner ?? null;
  if (t.kind !== 'match' || !t.result) return null;
  return t.result.outcome === 'a' ? t.a : t.result.outcome === 'b' ? t.b : null;
}

type Slot = [string | null, string | null];

/** The pairs of the next round before anybody who has left is taken out. */
function slotsOfNext(state: State, bracket: Bracket): Slot[] {
  const last = playoffRounds(state).at(-1);
  const through: (string | null)[] = last
    ? last.tables.map(winnerOf)
    : bracketOrder(bracket.size, bracket.by).map((seat) => bracket.seats[seat - 1] ?? null);
  if (last && through.length === 1) return [];
  const slots: Slot[] = [];
  for (let i = 0; i + 1 < through.length; i += 2) slots.push([through[i], through[i + 1]]);
  return slots;
}

/** Who is in the next round of a playoff of multiplayer tables, in the order of rank; nobody when it is over. */
function podsThrough(state: State, bracket: Bracket): string[] {
  const last = playoffRounds(state).at(-1);
  if (last?.tables.length === 1) return [];
  const through = last ? last.tables.flatMap((t) => winnerOf(t) ?? []) : bracket.seats;
  return [...through].sort((x, y) => rankIn(bracket, x) - rankIn(bracket, y));
}

const rankIn = (bracket: Bracket, id: string): number => {
  const at = bracket.ranks.indexOf(id);
  return at < 0 ? bracket.ranks.length : at;
};

/** The tables of the next round of the playoff; none when it is over. @throws DeskError where results are missing. */
export function nextBracketTables(state: State): PlannedTable[] {
  const { bracket } = state;
  if (!bracket) return [];
  const last = lastRound(state);
  if (last?.stage === 'playoff' && last.tables.some((t) => isPlayed(t) && !hasResult(t)))
    refuse('error.openTables', {
      round: last.number + 1,
      tables: last.tables
        .filter((t) => isPlayed(t) && !hasResult(t))
        .map((t) => t.table)
        .join(', '),
    });
  const number = nextRound(state);
  if (isMultiplayer(state)) return podBracketTables(state, podsThrough(state, bracket), number);
  const isHere = (id: string | null): boolean => {
    const e = id === null ? undefined : findEntrant(state, id);
    return e !== undefined && playsIn(e, number);
  };
  const slots = slotsOfNext(state, bracket);
  const planned = slots.map((s): Slot => [isHere(s[0]) ? s[0] : null, isHere(s[1]) ? s[1] : null]);
  const byRule = rulesOf(state).dropAfterCut === 'highestRanked' ? moveByes(planned, slots, bracket) : planned;
  let table = state.settings.firstTable;
  return byRule.map(([a, b], i): PlannedTable => {
    if (a !== null && b !== null) {
      const first = rankIn(bracket, a) <= rankIn(bracket, b) ? a : b;
      return { table: table++, kind: 'match', a: first, b: first === a ? b : a };
    }
    const through = a ?? b;
    if (through !== null) return { table: 0, kind: 'bye', a: through, b: null };
    return { table: 0, kind: 'loss', a: slots[i][0] ?? slots[i][1] ?? bracket.seats[0], b: null };
  });
}

/**
 * MTR 2.10 of 2017: the highest-ranked player left has the bye. Where somebody else's opponent has gone, that one meets the opponent of the
 * highest-ranked player. A place that was empty from the start stays with whom it was drawn.
 */
function moveByes(planned: readonly Slot[], before: readonly Slot[], bracket: Bracket): Slot[] {
  const out = planned.map((s): Slot => [s[0], s[1]]);
  for (let i = 0; i < out.length; i++) {
    const [a, b] = out[i];
    const left = a === null ? before[i][0] : b === null ? before[i][1] : null;
    const orphan = a ?? b;
    if (left === null || orphan === null || (a !== null && b !== null)) continue;
    const candidates = out.flatMap((s, j) => (s[0] !== null && s[1] !== null ? s.map((id) => ({ id: id as string, j })) : []));
    const top = candidates.sort((x, y) => rankIn(bracket, x.id) - rankIn(bracket, y.id))[0];
    if (!top || rankIn(bracket, orphan) < rankIn(bracket, top.id)) continue;
    const slot = out[top.j];
    const opponent = slot[0] === top.id ? slot[1] : slot[0];
    out[top.j] = [top.id, null];
    out[i] = [orphan, opponent];
  }
  return out;
}

/** Whether two lists of tables have the same pairs at the same places. */
export function samePairs(x: readonly PlannedTable[], y: readonly PlannedTable[]): boolean {
  return (
    x.length === y.length && x.every((t, i) => t.kind === y[i].kind && t.a === y[i].a && seatsOf(t).join(' ') === seatsOf(y[i]).join(' '))
  );
}

export function cut(state: State, c: CommandOf<'cut'>): void {
  const sizes = isMultiplayer(state) ? podCutSizes(state.settings) : undefined;
  if (sizes && !sizes.includes(c.size)) refuse('error.podCut', { cut: c.size, sizes: sizes.join(', ') });
  if (state.status !== 'running') refuse('error.notNow', { what: 'cut', status: state.status, wanted: 'running' });
  const last = lastRound(state);
  if (last && last.status !== 'closed') refuse('error.roundOpen', { round: last.number });
  if (c.size < 2 || c.size > 64 || c.seats.length !== c.size) refuse('error.cutSize', { cut: c.size });
  if (new Set(c.seats).size !== c.size) refuse('error.cutSize', { cut: c.size });
  for (const id of c.seats) if (!findEntrant(state, id)) refuse('error.noEntrant', { id });
  state.status = 'playoff';
  state.settings.cut = c.size;
}

/** Sets the bracket; the ranks are those of the standings at the cut. */
export function setBracket(state: State, c: CommandOf<'cut'>, ranks: string[]): void {
  state.bracket = { by: c.by, seats: c.seats, ranks, size: c.size, fromRound: nextRound(state) };
}

/** Who chooses to play first in the first game of a playoff match: the one ranked higher after the Swiss rounds (MTR 2.2). */
export function choosesFirst(state: State, t: Pick<Table, 'a' | 'b'>): string | null {
  const { bracket } = state;
  if (!bracket || t.b === null) return null;
  const ranks = { a: rankIn(bracket, t.a), b: rankIn(bracket, t.b) };
  return whoChooses({ game: 1, stage: 'playoff', ranks }) === 'b' ? t.b : t.a;
}

export function chooseFirst(state: State, c: CommandOf<'chooseFirst'>): void {
  const round = state.rounds.find((r) => r.number === c.round);
  const table = round?.tables.find((t) => t.table === c.table && t.kind === 'match');
  if (!round || !table) refuse('error.noTable', { round: c.round, table: c.table });
  if (round.stage === 'playoff' && choosesFirst(state, table) !== c.who) refuse('error.notChooser', { table: c.table });
  if (c.who !== table.a && c.who !== table.b) refuse('error.notChooser', { table: c.table });
  table.first = c.plays === 'first' ? c.who : c.who === table.a ? (table.b ?? table.a) : table.a;
}

/** Whether the playoff has been played to its end. */
export function playoffIsOver(state: State): boolean {
  const last = playoffRounds(state).at(-1);
  return state.bracket !== null && last?.tables.length === 1 && winnerOf(last.tables[0]) !== null;
}

export interface Place {
  place: number;
  id: string;
}

/**
 * Final places of those in the playoff: who lost later stands before who lost earlier, and among those the one ranked higher before.
 */
export function playoffPlaces(state: State): Place[] {
  const { bracket } = state;
  if (!bracket) return [];
  const reached = new Map<string, number>(bracket.seats.map((id) => [id, 0]));
  const rounds = playoffRounds(state);
  rounds.forEach((r, i) => {
    for (const t of r.tables) {
      const won = winnerOf(t);
      for (const id of seatsOf(t)) if (reached.has(id)) reached.set(id, won === id ? i + 1 : i);
    }
  });
  const out = bracket.seats.filter((id) => findEntrant(state, id)?.disqualified === undefined);
  out.sort((x, y) => (reached.get(y) ?? 0) - (reached.get(x) ?? 0) || rankIn(bracket, x) - rankIn(bracket, y));
  return out.map((id, i) => ({ place: i + 1, id }));
}
