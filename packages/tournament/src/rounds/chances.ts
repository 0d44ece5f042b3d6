/**
 * Who will be in the cut: who is there whatever happens, who can still get there, who can not, and where an agreed draw is safe (MTR 2.4, 10.4).
 * With few open tables of the last round every outcome is tried; with many, points are counted table by table; before the last round there are
 * only bounds. What does not follow is unknown. Nobody is thought to leave, to come, or to lose a match together with his opponent.
 */
import { compareFractions } from '../fraction.js';
import { refuse } from '../messages.js';
import { type StandingsRow, standings } from '../standings/standings.js';
import { isMatch, notMultiplayer, swissRounds } from '../state/look.js';
import type { Outcome, Round, State, Table } from '../state/types.js';
import { swissIsOver } from './plan.js';

export type Chance = 'in' | 'can' | 'out' | 'unknown';
export type Safety = 'yes' | 'no' | 'unknown';

export interface Chances {
  size: number;
  /** How it was found: every outcome tried, points counted in the last round, or bounds over several rounds. */
  by: 'outcomes' | 'points' | 'bounds';
  players: { id: string; name: string; points: number; chance: Chance }[];
  /** Open tables of the round: whether an agreed draw brings each of the two into the cut. */
  draws: { table: number; a: string; b: string; forA: Safety; forB: Safety }[];
}

type Own = 'win' | 'draw' | 'loss' | 'none';

/** What follows for somebody from one outcome of his own match: always or sometimes in the cut, always or sometimes not. */
interface View {
  always: boolean;
  sometimes: boolean;
  never: boolean;
  sometimesNot: boolean;
}

/** So many open tables are tried in all ways (three to this power). */
const TRIED = 6;
const WORTH: Readonly<Record<Own, number>> = { win: 3, draw: 1, loss: 0, none: 0 };
const OUTCOMES = ['a', 'b', 'draw'] as const;

const opened = (r: Round | undefined): Table[] => (r?.status === 'closed' ? [] : (r?.tables ?? [])).filter((t) => isMatch(t) && !t.result);

/** Whoever is still in the event: who has left has no place in the cut. */
const inEvent = (rows: readonly StandingsRow[]): StandingsRow[] => rows.filter((r) => r.left === undefined);

/** What can still happen about a cut of this size. @throws DeskError without a cut, a number of rounds, or a round. */
export function chances(state: State, size = state.settings.cut): Chances {
  notMultiplayer(state, 'chances');
  const { plan } = state;
  const rounds = swissRounds(state);
  const last = rounds.at(-1);
  if (size < 1) return refuse('error.chancesNoCut', {});
  if (!plan || plan.rounds === 0 || !last || state.bracket) return refuse('error.chancesNotNow', {});
  const open = opened(last);
  const rows = inEvent(standings(state));
  // MTR 10.2: a round that is played only while nobody has won them all may be the last already.
  const more = last.status === 'closed' && swissIsOver(state) ? 0 : plan.rounds - rounds.length;
  const by = more > 0 ? 'bounds' : open.length <= TRIED ? 'outcomes' : 'points';
  const tried = by === 'outcomes' ? tryAll(state, last, open, size) : undefined;
  const look = (row: StandingsRow, own: Own): View => {
    if (tried) return tried.get(`${row.id} ${own}`) ?? NOTHING_KNOWN;
    return by === 'points' ? countPoints(rows, open, row, own, size) : bounds(rows, open, row, own, size, more);
  };
  const sure = plan.kind === 'fixed' || more === 0;
  return {
    size,
    by,
    players: rows.map((row) => {
      const owns: Own[] = tableOfPlayer(open, row.id) ? ['win', 'draw', 'loss'] : ['none'];
      return {
        id: row.id,
        name: row.name,
        points: row.points,
        chance: sure ? chanceOf(owns.map((own) => look(row, own))) : 'unknown',
      };
    }),
    draws: open.map((t) => {
      const safe = (id: string | null): Safety => {
        const row = rows.find((r) => r.id === id);
        return row && sure ? safetyOf(look(row, 'draw')) : 'unknown';
      };
      return { table: t.table, a: t.a, b: t.b ?? '', forA: safe(t.a), forB: safe(t.b) };
    }),
  };
}

const NOTHING_KNOWN: View = { always: false, sometimes: false, never: false, sometimesNot: false };

const tableOfPlayer = (open: readonly Table[], id: string): Table | undefined => open.find((t) => t.a === id || t.b === id);

function chanceOf(views: readonly View[]): Chance {
  if (views.every((v) => v.always)) return 'in';
  if (views.every((v) => v.never)) return 'out';
  return views.some((v) => v.sometimes) ? 'can' : 'unknown';
}

const safetyOf = (v: View): Safety => (v.always ? 'yes' : v.sometimesNot ? 'no' : 'unknown');

const ownOf = (t: Table | undefined, id: string, outcome: Outcome | undefined): Own => {
  if (!t || outcome === undefined) return 'none';
  if (outcome === 'draw') return 'draw';
  return (outcome === 'a') === (t.a === id) ? 'win' : 'loss';
};

/** Every outcome of the open tables, with match points and opponents' match-win percentage; what only games can tell stays open. */
function tryAll(state: State, round: Round, open: readonly Table[], size: number): Map<string, View> {
  const views = new Map<string, View>();
  const wins = state.settings.matchWins;
  const compare = open.length === 0 ? byRank : order;
  for (let n = 0; n < 3 ** open.length; n++) {
    const chosen = open.map((_, i) => OUTCOMES[Math.floor(n / 3 ** i) % 3]);
    const tables = round.tables.map((t): Table => {
      const outcome = chosen[open.indexOf(t)];
      if (outcome === undefined) return t;
      const games = { a: outcome === 'a' ? wins : 0, b: outcome === 'b' ? wins : 0, d: 0 };
      return { ...t, result: { games, how: 'played', outcome, at: '', by: '' } };
    });
    const rows = inEvent(standings({ ...state, rounds: state.rounds.map((r) => (r === round ? { ...r, tables } : r)) }));
    for (const row of rows) {
      const before = rows.filter((r) => r !== row && compare(r, row) < 0).length;
      const level = rows.filter((r) => r !== row && compare(r, row) === 0).length;
      const table = tableOfPlayer(open, row.id);
      const own = ownOf(table, row.id, table && chosen[open.indexOf(table)]);
      const key = `${row.id} ${own}`;
      const known = views.get(key) ?? { always: true, sometimes: false, never: true, sometimesNot: false };
      const surelyIn = before + level < size;
      const surelyOut = before >= size;
      views.set(key, {
        always: known.always && surelyIn,
        sometimes: known.sometimes || surelyIn,
        never: known.never && surelyOut,
        sometimesNot: known.sometimesNot || surelyOut,
      });
    }
  }
  return views;
}

/** By match points and opponents' match-win percentage, which the games of the open tables do not touch. */
const order = (x: StandingsRow, y: StandingsRow): number => y.points - x.points || compareFractions(y.omw, x.omw);

/** When everything is played, the ranks themselves. */
const byRank = (x: StandingsRow, y: StandingsRow): number => x.rank - y.rank;

/** The last round, by points: the tables do not depend on each other, so the most and the fewest who pass are sums over the tables. */
function countPoints(rows: readonly StandingsRow[], open: readonly Table[], me: StandingsRow, own: Own, size: number): View {
  const mine = me.points + WORTH[own];
  const points = new Map(rows.map((r) => [r.id, r.points]));
  const count = { most: { level: 0, above: 0 }, fewest: { level: 0, above: 0 } };
  const add = (ways: readonly (readonly number[])[]): void => {
    const level = ways.map((w) => w.filter((p) => p >= mine).length);
    const above = ways.map((w) => w.filter((p) => p > mine).length);
    count.most.level += Math.max(...level);
    count.most.above += Math.max(...above);
    count.fewest.level += Math.min(...level);
    count.fewest.above += Math.min(...above);
  };
  const here = tableOfPlayer(open, me.id);
  for (const r of rows) if (r !== me && !tableOfPlayer(open, r.id)) add([[r.points]]);
  for (const t of open) {
    const [a, b] = [points.get(t.a), t.b === null ? undefined : points.get(t.b)];
    if (t === here) {
      const other = t.a === me.id ? b : a;
      if (other !== undefined) add([[other + (own === 'win' ? 0 : own === 'draw' ? 1 : 3)]]);
    } else {
      const way = (forA: number, forB: number): number[] => [
        ...(a === undefined ? [] : [a + forA]),
        ...(b === undefined ? [] : [b + forB]),
      ];
      add([way(3, 0), way(1, 1), way(0, 3)]);
    }
  }
  return {
    always: count.most.level < size,
    sometimes: count.fewest.level < size,
    never: count.fewest.above >= size,
    sometimesNot: count.most.above >= size,
  };
}

/** Several rounds to come: what everybody has at least and at most. */
function bounds(rows: readonly StandingsRow[], open: readonly Table[], me: StandingsRow, own: Own, size: number, more: number): View {
  const least = me.points + WORTH[own];
  const most = least + 3 * more;
  const here = tableOfPlayer(open, me.id);
  const others = rows
    .filter((r) => r !== me)
    .map((r) => {
      const table = tableOfPlayer(open, r.id);
      const now = table === undefined ? [0, 0] : table === here ? (own === 'win' ? [0, 0] : own === 'draw' ? [1, 1] : [3, 3]) : [0, 3];
      return { least: r.points + now[0], most: r.points + now[1] + 3 * more };
    });
  return {
    always: others.filter((o) => o.most >= least).length < size,
    sometimes: others.filter((o) => o.most >= most).length < size,
    never: others.filter((o) => o.least > most).length >= size,
    // Who loses all that is left stays behind those who have more already.
    sometimesNot: others.filter((o) => o.least > least).length >= size,
  };
}
