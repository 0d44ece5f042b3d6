/**
 * Penalties in team events whose members play matches of their own (MTR 8.2): a match loss is the loss of the member's match, one of the team's three;
 * a game loss is a game of the member's match, which the team's slip does not show. Who is no more there has lost his match.
 */
import { findEntrant } from '../state/look.js';
import type { MatchResult, Penalty, State, Table } from '../state/types.js';

/** Members by number, of either team. */
export interface BySide {
  a: number[];
  b: number[];
}

export interface SeatLosses {
  /** Whose matches are lost before they are played. */
  lost: BySide;
  /** In whose matches a game is lost. */
  games: BySide;
}

const SIDES = ['a', 'b'] as const;

/** What penalties and absence take at a table of teams; what is served leaves `waiting`. */
export function serveSeats(
  state: State,
  waiting: Set<Penalty>,
  t: Table,
  round: number,
  result: MatchResult | undefined,
): { seats: SeatLosses; match: ('a' | 'b')[] } {
  const due = (side: 'a' | 'b', penalty: Penalty['penalty'], member: number | null): Penalty[] =>
    [...waiting].filter((p) => p.id === t[side] && p.penalty === penalty && p.member === member && p.from <= round);
  const none: SeatLosses = { lost: { a: [], b: [] }, games: { a: [], b: [] } };
  const serve = (p: Penalty | undefined): boolean => p !== undefined && waiting.delete(p);
  // A match that was never played serves nothing but what was given to the team as one.
  const match = SIDES.filter((s) => serve(due(s, 'matchLoss', null)[0]));
  if (match.length > 0 || result?.how === 'noShow' || result?.how === 'penalty') return { seats: none, match };
  const count = (s: 'a' | 'b'): number => findEntrant(state, t[s] ?? '')?.members.length ?? 0;
  for (let member = 0; member < Math.max(count('a'), count('b')); member++) {
    const isGone = (s: 'a' | 'b'): boolean =>
      findEntrant(state, t[s] ?? '')?.gone?.some((g) => g.member === member && g.from <= round) ?? false;
    const lost = SIDES.filter((s) => {
      const byPenalty = serve(due(s, 'matchLoss', member)[0]);
      return byPenalty || isGone(s);
    });
    // IPG 1.2, 1.3: no game can be lost of a match that is lost; it waits.
    for (const s of lost) none.lost[s].push(member);
    if (lost.length > 0) continue;
    const games = SIDES.filter((s) => {
      const p = due(s, 'gameLoss', member)[0] ?? due(s, 'gameLoss', null)[0];
      return serve(p) && p.served !== 'offset';
    });
    // IPG 1.2: game losses of both players of a game offset each other.
    if (games.length === 1) none.games[games[0]].push(member);
  }
  return { seats: none, match: [] };
}
