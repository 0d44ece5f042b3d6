/**
 * A second calculation of the standings, for checking the first: written on its own, with whole numbers over one common denominator instead of fractions,
 * and straight from the tables.
 */
import type { StandingsRow } from '../standings/standings.js';
import type { State, Table } from '../state/types.js';

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

/** What a multiplayer game is worth by its outcome. */
const worth = ({ settings: s }: State): Record<'win' | 'draw' | 'loss', number> => ({ win: s.podWin, draw: s.podDraw, loss: s.podLoss });

function addPod(state: State, t: Table, all: ReadonlyMap<string, Sums>): void {
  const { podResult: r } = t;
  if (!r) return;
  const value = worth(state);
  for (const id of t.seats ?? []) {
    const s = all.get(id);
    if (!s) continue;
    s.played += 1;
    if (id === r.winner) s.match += value.win;
    else if (r.winner === null && !r.lost.includes(id)) s.match += value.draw;
    else s.match += value.loss;
    for (const other of t.seats ?? []) if (other !== id) s.met.push(other);
  }
}

function addMatch(t: Table, all: ReadonlyMap<string, Sums>): void {
  const [a, b] = [all.get(t.a), t.b === null ? undefined : all.get(t.b)];
  if (!t.result || !a || !b || t.b === null) return;
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

/** A round without a match: a bye, or one that counts as lost. */
function addAlone(state: State, s: Sums, kind: 'bye' | 'loss'): void {
  const many = state.kind === 'multiplayer';
  s.played += 1;
  if (kind === 'loss') s.match += many ? state.settings.podLoss : 0;
  else if (many) s.match += worth(state)[state.settings.podBye];
  else {
    s.match += 3;
    s.game += 3 * state.settings.matchWins;
    s.games += state.settings.matchWins;
  }
}

/** Match and game points, matches and games, and opponents, of everybody. */
function sums(state: State, through: number): Map<string, Sums> {
  const all = new Map<string, Sums>();
  const swiss = state.rounds.filter((r) => r.stage === 'swiss' && r.number <= through);
  for (const e of state.entrants) {
    const s: Sums = { match: 0, played: 0, game: 0, games: 0, met: [] };
    for (let missed = Math.min(e.from - 1, swiss.length); missed > 0; missed--) addAlone(state, s, 'loss');
    all.set(e.id, s);
  }
  for (const r of swiss)
    for (const t of r.tables) {
      const a = all.get(t.a);
      if (t.kind === 'pod') addPod(state, t, all);
      else if (t.kind === 'match') addMatch(t, all);
      else if (a) addAlone(state, a, t.kind === 'loss' ? 'loss' : 'bye');
    }
  return all;
}

/** What a share is of: points for a win, and the least it counts as, in hundredths. */
interface Unit {
  win: number;
  floor: bigint;
}

/** points/(win·played), at least the floor, over the common denominator. */
const share = (points: number, played: number, over: bigint, unit: Unit): bigint => {
  const floor = (unit.floor * over) / 100n;
  if (played === 0) return floor;
  const value = (BigInt(points) * over) / (BigInt(unit.win) * BigInt(played));
  return value < floor ? floor : value;
};

/** Rows whose figures differ from this calculation, with what differs. */
export function wrongFigures(
  state: State,
  rows: readonly StandingsRow[],
  through = Number.MAX_SAFE_INTEGER,
): { id: string; what: string }[] {
  const all = sums(state, through);
  const many = state.kind === 'multiplayer';
  const unit: Unit = many ? { win: state.settings.podWin, floor: 0n } : { win: 3, floor: 33n };
  let over = 100n;
  for (const s of all.values()) for (const n of [s.played, s.games]) if (n > 0) over = lcm(over, BigInt(unit.win) * BigInt(n));
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
    const match = (x: Sums): bigint => share(x.match, x.played, over, unit);
    // One game a match in multiplayer: games say what matches say.
    const game = (x: Sums): bigint => (many ? match(x) : share(x.game, x.games, over, unit));
    const checks: [string, boolean][] = [
      ['points', row.points === s.match],
      ['mw', equal(row.mw, match(s), 1)],
      ['gw', equal(row.gw, game(s), 1)],
      ['omw', equal(row.omw, total(match), s.met.length)],
      ['ogw', equal(row.ogw, total(game), s.met.length)],
    ];
    for (const [what, ok] of checks) if (!ok) wrong.push({ id: row.id, what });
  }
  return wrong;
}
