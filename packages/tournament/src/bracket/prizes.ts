/** Prizes by final place, and their division among those still in the playoff (MTR 5.2, IPG 1.2). */
import { refuse } from '../messages.js';
import { type StandingsRow, standings } from '../standings/standings.js';
import { hasResult, nextRound, playsIn, seatsOf } from '../state/look.js';
import type { State } from '../state/types.js';
import { type Place, playoffIsOver, playoffPlaces, playoffRounds, winnerOf } from './bracket.js';

/** Everybody's place when the event is over: those of the playoff first, the others by the standings. Who is disqualified has none, and all below move up. */
export function finalPlaces(state: State): Place[] {
  const first = playoffPlaces(state).map((p) => p.id);
  const others = standings(state)
    .map((r) => r.id)
    .filter((id) => !first.includes(id));
  return [...first, ...others].map((id, i) => ({ place: i + 1, id }));
}

export interface FinalRow extends Place {
  /** The row of the Swiss rounds. */
  swiss: StandingsRow;
}

/** The standings as they are when the event is over: by final places, with what the Swiss rounds came to. Undefined while a playoff is still to be played. */
export function finalStandings(state: State): FinalRow[] | undefined {
  if (!playoffIsOver(state)) return undefined;
  const swiss = new Map(standings(state).map((r) => [r.id, r] as const));
  return finalPlaces(state).flatMap(({ place, id }) => {
    const row = swiss.get(id);
    return row ? [{ place, id, swiss: row }] : [];
  });
}

/** Who still plays in the playoff. */
export function stillIn(state: State): string[] {
  const { bracket } = state;
  if (!bracket || state.status !== 'playoff') return [];
  const played = playoffRounds(state).flatMap((r) => r.tables.filter((t) => t.kind === 'bye' || hasResult(t)));
  const out = new Set(played.flatMap((t) => seatsOf(t).filter((id) => id !== winnerOf(t))));
  return bracket.seats.filter((id) => {
    const e = state.entrants.find((x) => x.id === id);
    return e !== undefined && !out.has(id) && playsIn(e, nextRound(state));
  });
}

/**
 * Prizes of the players left, divided evenly (MTR 5.2): only when everybody left agrees.
 * @returns what each receives, with what cannot be divided left over.
 */
export function splitPrizes(prizes: readonly number[], agreed: number): { each: number; rest: number } {
  if (agreed < prizes.length) refuse('error.splitAgreement', { agreed, all: prizes.length });
  const total = prizes.reduce((sum, p) => sum + p, 0);
  return { each: Math.floor(total / prizes.length), rest: total % prizes.length };
}

export interface PrizeRow extends Place {
  prize: number;
}

/**
 * What everybody receives.
 * @param agreed who agrees to divide what those still in the playoff would receive; nobody: prizes go by places.
 * @throws DeskError unless all who are still in agree.
 */
export function prizeTable(state: State, prizes: readonly number[], agreed: readonly string[] = []): { rows: PrizeRow[]; rest: number } {
  const places = finalPlaces(state);
  const rows = places.slice(0, prizes.length).map((p): PrizeRow => ({ ...p, prize: prizes[p.place - 1] }));
  if (agreed.length === 0) return { rows, rest: 0 };
  const left = stillIn(state);
  if (left.length === 0) refuse('error.notNow', { what: 'split', status: state.status, wanted: 'playoff' });
  const shared = left.map((_, i) => prizes[i] ?? 0);
  const { each, rest } = splitPrizes(shared, left.filter((id) => agreed.includes(id)).length);
  const sharing = places.filter((p) => left.includes(p.id)).map((p): PrizeRow => ({ ...p, prize: each }));
  return { rows: [...sharing, ...rows.filter((r) => !left.includes(r.id))], rest };
}
