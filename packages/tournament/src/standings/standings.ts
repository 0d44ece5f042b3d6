/** Standings: match points, opponents' match-win, game-win and opponents' game-win percentage (MTR 3.1), as exact fractions. */
import { hashText } from '@apnap/kernel';
import { compareFractions, type Fraction, mean, ZERO } from '../fraction.js';
import { isMultiplayer, openTables } from '../state/look.js';
import type { Entrant, State } from '../state/types.js';
import { gameWin, type Line, matchWin, recordsOf, scaleOf, scored, type Totals, totalsOf } from './record.js';

export interface StandingsRow {
  rank: number;
  id: string;
  name: string;
  points: number;
  mw: Fraction;
  omw: Fraction;
  gw: Fraction;
  ogw: Fraction;
  totals: Totals;
  /** Shares all tie-breakers with a neighbour; the published seed decides their order. */
  drawn?: 'drawn';
  left?: 'dropped';
}

export type TieBreaker = 'omw' | 'gw' | 'ogw';

/** MTR 3.1: matches of a single game do not use all tie-breakers; what games would tell is told by the matches. */
export const tieBreakersFor = (matchWins: number): readonly TieBreaker[] => (matchWins === 1 ? ['omw'] : ['omw', 'gw', 'ogw']);

/** Below 0 where `a` stands before `b`; 0 where nothing but a draw can tell. */
export function compareRows(
  a: Pick<StandingsRow, 'points' | TieBreaker>,
  b: Pick<StandingsRow, 'points' | TieBreaker>,
  breakers: readonly TieBreaker[],
): number {
  if (a.points !== b.points) return b.points - a.points;
  for (const t of breakers) {
    const c = compareFractions(b[t], a[t]);
    if (c !== 0) return c;
  }
  return 0;
}

/** Whether somebody is listed: not before the first round, nor when disqualified (MTR 2.10, IPG 1.2). */
function isListed(e: Entrant): boolean {
  if (e.disqualified) return false;
  return !e.drops.some((d) => d.after === 0 && d.back === undefined);
}

/** The mean over the opponents of the matches that were played; byes are left out (MTR appendix C). */
function overOpponents(lines: readonly Line[], of: (id: string) => Fraction): Fraction {
  const values = lines.flatMap((l) => l.opponents.map(of));
  return mean(values) ?? ZERO;
}

/** The newest Swiss round that is out and has all its results: what standings are after, while the next one is being played. */
export function playedThrough(state: State): number {
  const played = state.rounds.filter((r) => r.stage === 'swiss' && r.status !== 'review' && openTables(r).length === 0);
  return played.at(-1)?.number ?? 0;
}

/** The standings after the Swiss rounds up to `through`. */
export function standings(state: State, through?: number): StandingsRow[] {
  const records = recordsOf(state, through);
  const scale = scaleOf(state);
  const figures = new Map<string, { mw: Fraction; gw: Fraction; totals: Totals }>();
  for (const [id, lines] of records) {
    const totals = totalsOf(lines);
    const mw = matchWin(totals, scale);
    // A multiplayer match is one game: the games say the same again.
    figures.set(id, { mw, gw: isMultiplayer(state) ? mw : gameWin(totals), totals });
  }
  const figure = (id: string): { mw: Fraction; gw: Fraction; totals: Totals } => {
    const f = figures.get(id);
    if (!f) throw new Error(`no record of ${id}`);
    return f;
  };
  const rows = state.entrants.filter(isListed).map((e): StandingsRow => {
    const lines = records.get(e.id) ?? [];
    const { mw, gw, totals } = figure(e.id);
    return {
      rank: 0,
      id: e.id,
      name: e.name,
      points: scored(totals, scale),
      mw,
      omw: overOpponents(lines, (id) => figure(id).mw),
      gw,
      ogw: overOpponents(lines, (id) => figure(id).gw),
      totals,
      ...(e.drops.some((d) => d.back === undefined) ? { left: 'dropped' as const } : {}),
    };
  });
  return ranked(rows, state);
}

/** In order, with ranks; those nothing tells apart in an order drawn by the published seed. */
function ranked(rows: StandingsRow[], state: State): StandingsRow[] {
  const breakers = tieBreakersFor(state.settings.matchWins);
  const lots = new Map<string, string>();
  const lot = (id: string): string => {
    const known = lots.get(id) ?? hashText(`${state.seed}|standings|${id}`);
    lots.set(id, known);
    return known;
  };
  rows.sort((a, b) => {
    const c = compareRows(a, b, breakers);
    if (c !== 0) return c;
    return lot(a.id) < lot(b.id) ? -1 : 1;
  });
  rows.forEach((r, i) => {
    r.rank = i + 1;
    if (i > 0 && compareRows(rows[i - 1], r, breakers) === 0) {
      r.drawn = 'drawn';
      rows[i - 1].drawn = 'drawn';
    }
  });
  return rows;
}

/** "2-1" or "2-1-1": wins, losses, draws. */
export const recordText = (t: Totals): string => `${t.wins}-${t.losses}${t.draws > 0 ? `-${t.draws}` : ''}`;
