/**
 * Checks multiplayer tables. It shares no code with what found them: it counts meetings, points and seats itself, and looks for better tables in its
 * own way. What it can say of how good they are, strongest first:
 *
 * - `best`: no tables of these sizes are better. Either all ways were tried (up to `TRIED` players), or the tables reach two bounds that no way can
 *   beat: (1) somebody at a table of s has s - 1 others, of whom at most those he has not met are new, so the rest are repeats; (2) where the number
 *   of those with at least so many points is no sum of table sizes, some table has players above and below, and its spread holds that step.
 * - `stable`: no exchange of two players makes them better. The bounds say how far off they can be.
 *
 * Better means fewer squared earlier meetings, then less spread of points. Seats are then the best of all orders at each table.
 */
import type { PodCosts, PodPlayer, PodProblem } from './types-pods.js';

export interface PodFault {
  readonly kind: 'who' | 'size' | 'forbidden' | 'apart' | 'costs' | 'seats' | 'better';
  /** The table, from 1; 0: all of them. */
  readonly table: number;
}

export interface PodCheck {
  readonly faults: readonly PodFault[];
  readonly proof: 'best' | 'stable';
  /** What no tables of these sizes can be below. */
  readonly least: Pick<PodCosts, 'repeats' | 'spread'>;
}

/** Up to so many players all ways are tried. */
const TRIED = 12;

interface Hall {
  readonly ids: readonly string[];
  readonly points: readonly number[];
  /** How often two have met, squared. */
  readonly met: readonly (readonly number[])[];
  readonly barred: readonly (readonly boolean[])[];
  /** Whom somebody sits with: the number of the group, or -1. */
  readonly group: readonly number[];
}

function hallOf(p: PodProblem): Hall {
  const ids = p.players.map((x) => x.id);
  const at = new Map(ids.map((id, i) => [id, i]));
  const met = ids.map(() => ids.map(() => 0));
  const barred = ids.map(() => ids.map(() => false));
  const both = <T>(grid: T[][], a: number | undefined, b: number | undefined, value: T): void => {
    if (a === undefined || b === undefined) return;
    grid[a][b] = value;
    grid[b][a] = value;
  };
  for (const x of p.players)
    for (const m of x.opponents) {
      const [a, b] = [at.get(x.id), at.get(m.id)];
      if (a !== undefined && b !== undefined) both(met, a, b, Math.max(met[a][b], m.times * m.times));
    }
  for (const [a, b] of p.forbidden) both(barred, at.get(a), at.get(b), true);
  const group = ids.map((id) => p.together.findIndex((g) => g.includes(id)));
  return { ids, points: p.players.map((x) => x.points), met, barred, group };
}

interface Worth {
  readonly repeats: number;
  readonly spread: number;
}

const pairsOf = <T>(list: readonly T[]): [T, T][] => list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

function worthOf(h: Hall, table: readonly number[]): Worth {
  const points = table.map((i) => h.points[i]);
  const repeats = pairsOf(table).reduce((sum, [a, b]) => sum + h.met[a][b], 0);
  return { repeats, spread: Math.max(...points) - Math.min(...points) };
}

const sum = (list: readonly Worth[]): Worth => ({
  repeats: list.reduce((s, w) => s + w.repeats, 0),
  spread: list.reduce((s, w) => s + w.spread, 0),
});
const isBetter = (x: Worth, y: Worth): boolean => x.repeats < y.repeats || (x.repeats === y.repeats && x.spread < y.spread);
const isAllowed = (h: Hall, table: readonly number[]): boolean => pairsOf(table).every(([a, b]) => !h.barred[a][b]);

/** The two bounds named above. */
function bounds(h: Hall, sizes: readonly number[]): Worth {
  const least = Math.min(...sizes);
  const forced = h.ids.map((_, i) => {
    const others = h.met[i].filter((_, j) => j !== i);
    const fresh = others.filter((m) => m === 0).length;
    // Those met least often come first.
    return others
      .filter((m) => m > 0)
      .sort((a, b) => a - b)
      .slice(0, Math.max(0, least - 1 - fresh))
      .reduce((s, m) => s + m, 0);
  });
  const sums = new Set([0]);
  for (const s of sizes) for (const x of [...sums]) sums.add(x + s);
  const line = [...h.points].sort((a, b) => b - a);
  let spread = 0;
  for (let k = 1; k < line.length; k++) if (!sums.has(k)) spread += line[k - 1] - line[k];
  return { repeats: Math.ceil(forced.reduce((s, f) => s + f, 0) / 2), spread };
}

/** Whether any tables of these sizes are better; all ways are tried. */
function anyBetter(h: Hall, sizes: readonly number[], than: Worth): 'better' | 'none' {
  const free = new Set(h.ids.keys());
  const left = [...sizes];
  const go = (so: Worth): 'better' | 'none' => {
    if (!isBetter(so, than)) return 'none';
    const [first] = free;
    if (first === undefined) return 'better';
    free.delete(first);
    for (const size of new Set(left)) {
      left.splice(left.indexOf(size), 1);
      const found = fill([first], size, so);
      left.push(size);
      if (found === 'better') return 'better';
    }
    free.add(first);
    return 'none';
  };
  const fill = (table: number[], size: number, so: Worth): 'better' | 'none' => {
    if (table.length === size) {
      const split = table.some((i) => h.group[i] >= 0 && [...free].some((j) => h.group[j] === h.group[i]));
      return split || !isAllowed(h, table) ? 'none' : go(sum([so, worthOf(h, table)]));
    }
    const after = table[table.length - 1];
    for (const next of [...free].filter((x) => table.length === 1 || x > after)) {
      free.delete(next);
      const found = fill([...table, next], size, so);
      free.add(next);
      if (found === 'better') return 'better';
    }
    return 'none';
  };
  return go({ repeats: 0, spread: 0 });
}

/** Whether an exchange of two players makes tables better; who must sit with somebody stays. */
function anyExchange(h: Hall, tables: readonly (readonly number[])[]): 'better' | 'none' {
  const worth = tables.map((t) => worthOf(h, t));
  const put = (table: readonly number[], out: number, into: number): number[] => table.map((i) => (i === out ? into : i));
  const free = tables.map((t) => t.filter((i) => h.group[i] < 0));
  for (const [p, q] of pairsOf([...tables.keys()])) {
    const now = sum([worth[p], worth[q]]);
    if (now.repeats === 0 && now.spread === 0) continue;
    for (const a of free[p])
      for (const b of free[q]) {
        const after = [put(tables[p], a, b), put(tables[q], b, a)];
        if (after.every((t) => isAllowed(h, t)) && isBetter(sum(after.map((t) => worthOf(h, t))), now)) return 'better';
      }
  }
  return 'none';
}

const seatsWorth = (order: readonly PodPlayer[]): number => order.reduce((s, x, seat) => s + (x.seats[seat] ?? 0) ** 2, 0);

/** The least that any order of a table can have. */
function leastSeats(table: readonly PodPlayer[]): number {
  // Seat by seat, over the sets of those who sit already.
  let best = new Map<number, number>([[0, 0]]);
  for (let seat = 0; seat < table.length; seat++) {
    const next = new Map<number, number>();
    for (const [mask, cost] of best)
      for (const [i, x] of table.entries()) {
        const bit = 1 << i;
        if ((mask & bit) !== 0) continue;
        const to = cost + (x.seats[seat] ?? 0) ** 2;
        if (to < (next.get(mask | bit) ?? Number.POSITIVE_INFINITY)) next.set(mask | bit, to);
      }
    best = next;
  }
  return [...best.values()][0] ?? 0;
}

/** What is wrong with tables as an answer to a problem, and what can be said of how good they are. */
export function checkPods(problem: PodProblem, tables: readonly (readonly string[])[], costs: PodCosts): PodCheck {
  const h = hallOf(problem);
  const at = new Map(h.ids.map((id, i) => [id, i]));
  const seated = tables.flat();
  const none: Worth = { repeats: 0, spread: 0 };
  if (seated.length !== h.ids.length || new Set(seated).size !== seated.length || seated.some((id) => !at.has(id)))
    return { faults: [{ kind: 'who', table: 0 }], proof: 'stable', least: none };
  const found = tables.map((t) => t.map((id) => at.get(id) as number));
  const faults: PodFault[] = [];
  const sizes = tables.map((t) => t.length);
  const order = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join(' ');
  if (order(sizes) !== order(problem.sizes)) faults.push({ kind: 'size', table: 0 });
  for (const [i, t] of found.entries()) {
    if (!isAllowed(h, t)) faults.push({ kind: 'forbidden', table: i + 1 });
    if (t.some((x) => h.group[x] >= 0 && h.ids.some((_, y) => h.group[y] === h.group[x] && !t.includes(y))))
      faults.push({ kind: 'apart', table: i + 1 });
  }
  const players = tables.map((t) => t.map((id) => problem.players[at.get(id) as number]));
  const total = sum(found.map((t) => worthOf(h, t)));
  const seats = players.reduce((s, t) => s + seatsWorth(t), 0);
  if (total.repeats !== costs.repeats || total.spread !== costs.spread || seats !== costs.seats) faults.push({ kind: 'costs', table: 0 });
  if (problem.seating === 'balanced')
    for (const [i, t] of players.entries()) if (seatsWorth(t) > leastSeats(t)) faults.push({ kind: 'seats', table: i + 1 });
  if (faults.length > 0 || h.ids.length === 0) return { faults, proof: 'stable', least: none };
  const least = bounds(h, sizes);
  if (total.repeats === least.repeats && total.spread === least.spread) return { faults, proof: 'best', least };
  if (h.ids.length <= TRIED) {
    if (anyBetter(h, sizes, total) === 'better') faults.push({ kind: 'better', table: 0 });
    return { faults, proof: 'best', least: total };
  }
  if (anyExchange(h, found) === 'better') faults.push({ kind: 'better', table: 0 });
  return { faults, proof: 'stable', least };
}

/** What the settings say of tables, as far as their sizes go. */
export interface TableWishes {
  readonly podSize: number;
  readonly podLeast: number;
  readonly podMost: number;
  readonly podOthers: 'smaller' | 'larger';
}

/** All ways to seat exactly so many at tables, by how many tables there are of each size. */
function* seatings(count: number, size: number, most: number): Generator<number[]> {
  if (count === 0) yield [];
  if (count <= 0 || size > most) return;
  for (let n = 0; n * size <= count; n++)
    for (const rest of seatings(count - n * size, size + 1, most)) yield [...Array<number>(n).fill(size), ...rest];
}

/** Whether so many byes and tables of these sizes are what the settings want: fewest byes, then fewest on the unwished side, then fewest others. */
export function isWishedShape(players: number, sizes: readonly number[], w: TableWishes): 'yes' | 'no' {
  const rank = (list: readonly number[]): number[] => [
    list.filter((n) => (w.podOthers === 'smaller' ? n > w.podSize : n < w.podSize)).length,
    list.filter((n) => n !== w.podSize).length,
  ];
  const byes = players - sizes.reduce((a, b) => a + b, 0);
  if (sizes.some((n) => n < w.podLeast || n > w.podMost)) return 'no';
  for (let fewer = 0; fewer < byes; fewer++) for (const _ of seatings(players - fewer, w.podLeast, w.podMost)) return 'no';
  const mine = rank(sizes);
  for (const other of seatings(players - byes, w.podLeast, w.podMost)) {
    const theirs = rank(other);
    if (theirs[0] < mine[0] || (theirs[0] === mine[0] && theirs[1] < mine[1])) return 'no';
  }
  return 'yes';
}

/** Whether byes went to those who have had the fewest, and of these to the lowest points; who is bound to sit with somebody is left out. */
export function areRightByes(
  byes: readonly string[],
  others: readonly PodPlayer[],
  all: readonly PodPlayer[],
  had: ReadonlyMap<string, number>,
): 'yes' | 'no' {
  const points = new Map(all.map((p) => [p.id, p.points]));
  const before = (x: string, y: string): number => (had.get(x) ?? 0) - (had.get(y) ?? 0) || (points.get(x) ?? 0) - (points.get(y) ?? 0);
  return byes.every((b) => others.every((o) => before(b, o.id) <= 0)) ? 'yes' : 'no';
}
