/**
 * A second calculation of the standings, for checking the first: written on its own, with whole numbers over one common denominator instead of fractions,
 * and straight from the tables.
 */
import type { StandingsRow } from '../standings/standings.js';
import type { State } from '../state/types.js';

interface Sums {
  match: number;
  played: number;
  game: number;
  games: number;
  met: string[];
}

const lcm = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return (a / x) * b;
};

/** Match and game points, matches and games, and opponents, of everybody. */
function sums(state: State, through: number): Map<string, Sums> {
  const all = new Map<string, Sums>();
  const swiss = state.rounds.filter((r) => r.stage === 'swiss' && r.number <= through);
  for (const e of state.entrants) all.set(e.id, { match: 0, played: Math.min(e.from - 1, swiss.length), game: 0, games: 0, met: [] });
  const N = state.settings.matchWins;
  for (const r of swiss) {
    for (const t of r.tables) {
      const a = all.get(t.a);
      if (!a) continue;
      if (t.kind === 'loss') a.played += 1;
      else if (t.b === null) {
        a.match += 3;
        a.played += 1;
        a.game += 3 * N;
        a.games += N;
      } else if (t.result) {
        const b = all.get(t.b);
        if (!b) continue;
        const { games: g, outcome } = t.result;
        a.match += outcome === 'a' ? 3 : outcome === 'draw' ? 1 : 0;
        b.match += outcome === 'b' ? 3 : outcome === 'draw' ? 1 : 0;
        a.game += 3 * g.a + g.d;
        b.game += 3 * g.b + g.d;
        for (const s of [a, b]) {
          s.played += 1;
          s.games += g.a + g.b + g.d;
        }
        a.met.push(t.b);
        b.met.push(t.a);
      }
    }
  }
  return all;
}

/** points/(3·played), at least 33/100, over the common denominator. */
const share = (points: number, played: number, over: bigint): bigint => {
  const floor = (33n * over) / 100n;
  if (played === 0) return floor;
  const value = (BigInt(points) * over) / (3n * BigInt(played));
  return value < floor ? floor : value;
};

/** Rows whose figures differ from this calculation, with what differs. */
export function wrongFigures(
  state: State,
  rows: readonly StandingsRow[],
  through = Number.MAX_SAFE_INTEGER,
): { id: string; what: string }[] {
  const all = sums(state, through);
  let over = 100n;
  for (const s of all.values()) for (const n of [s.played, s.games]) if (n > 0) over = lcm(over, 3n * BigInt(n));
  const wrong: { id: string; what: string }[] = [];
  for (const row of rows) {
    const s = all.get(row.id);
    if (!s) {
      wrong.push({ id: row.id, what: 'unknown' });
      continue;
    }
    const equal = (f: { n: bigint; d: bigint }, sum: bigint, count: number): boolean =>
      count === 0 ? f.n === 0n : f.n * over * BigInt(count) === sum * f.d;
    const total = (of: (x: Sums) => bigint): bigint => s.met.reduce((t, id) => t + of(all.get(id) as Sums), 0n);
    const checks: [string, boolean][] = [
      ['points', row.points === s.match],
      ['mw', equal(row.mw, share(s.match, s.played, over), 1)],
      ['gw', equal(row.gw, share(s.game, s.games, over), 1)],
      [
        'omw',
        equal(
          row.omw,
          total((x) => share(x.match, x.played, over)),
          s.met.length,
        ),
      ],
      [
        'ogw',
        equal(
          row.ogw,
          total((x) => share(x.game, x.games, over)),
          s.met.length,
        ),
      ],
    ];
    for (const [what, ok] of checks) if (!ok) wrong.push({ id: row.id, what });
  }
  return wrong;
}
