/** The same for multiplayer tables: exchange two players, move three in a ring, or seat everybody anew who has no result yet. */
import { pairPods } from '../pairing/pods.js';
import type { PodProblem } from '../pairing/types-pods.js';
import { podPast } from '../rounds/pods.js';
import { seedOfRound } from '../rounds/problem.js';
import { hasResult, roundOf, seatsOf } from '../state/look.js';
import type { PlannedTable, State, Table } from '../state/types.js';
import { MEETING, MOVE, POINT, type RepairKind, type RepairOption } from './options.js';

interface Hall {
  readonly points: ReadonlyMap<string, number>;
  readonly met: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly forbidden: ReadonlySet<string>;
}

const key = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

interface Worth {
  gap: number;
  repeats: number;
  cost: number;
}

/** What a table costs: its spread of points, and earlier meetings squared; infinite for those who may not meet. */
function worthOf(h: Hall, seats: readonly string[]): Worth {
  const points = seats.map((id) => h.points.get(id) ?? 0);
  const gap = Math.max(...points) - Math.min(...points);
  let repeats = 0;
  let barred = 0;
  for (const [i, a] of seats.entries())
    for (const b of seats.slice(i + 1)) {
      repeats += (h.met.get(a)?.get(b) ?? 0) ** 2;
      if (h.forbidden.has(key(a, b))) barred++;
    }
  return { gap, repeats, cost: barred > 0 ? Number.POSITIVE_INFINITY : POINT * gap + MEETING * repeats };
}

/** Tables with other people than before, by the table. */
type Change = ReadonlyMap<Table, readonly string[]>;

function optionOf(kind: RepairKind, round: readonly Table[], h: Hall, change: Change, minutes: number): RepairOption {
  const sat = new Map(round.flatMap((t) => seatsOf(t).map((id): [string, Table] => [id, t])));
  const changed: RepairOption['changed'] = [];
  let [moved, gap, largestGap, rematches, cost] = [0, 0, 0, 0, 0];
  const tables = round.map((t): PlannedTable => {
    const seats = change.get(t);
    const now = seats ?? seatsOf(t);
    if (seats) {
      changed.push({ table: t.table, a: seats[0], b: null, seats: [...seats] });
      moved += seats.filter((id) => sat.get(id) !== t).length;
    }
    if (t.kind !== 'pod') return { table: t.table, kind: t.kind, a: t.a, b: null };
    const w = worthOf(h, now);
    gap += w.gap;
    largestGap = Math.max(largestGap, w.gap);
    rematches += w.repeats;
    cost += w.cost;
    return { table: t.table, kind: 'pod', a: now[0], b: null, seats: [...now] };
  });
  const delay = changed.length > 0 ? minutes : 0;
  const minutesLost = changed.length * minutes;
  return { kind, tables, changed, moved, minutesLost, delay, gap, largestGap, rematches, cost: cost + changed.length * (MOVE + minutes) };
}

/** One player of each table goes to the next one's place, in a ring. */
function ring(tables: readonly Table[], places: readonly number[]): Map<Table, string[]> {
  const seats = tables.map((t) => [...seatsOf(t)]);
  const who = tables.map((_, i) => seats[i][places[i]]);
  for (const i of tables.keys()) seats[(i + 1) % tables.length][places[(i + 1) % tables.length]] = who[i];
  return new Map(tables.map((t, i) => [t, seats[i]]));
}

/** The best ring through these tables, where it is worth its moves. */
function bestRing(h: Hall, tables: readonly Table[], minutes: number): { change: Change; saves: number } | undefined {
  const before = tables.reduce((s, t) => s + worthOf(h, seatsOf(t)).cost, 0);
  let found: { change: Change; saves: number } | undefined;
  const go = (places: number[]): void => {
    if (places.length < tables.length) {
      for (let i = 0; i < seatsOf(tables[places.length]).length; i++) go([...places, i]);
      return;
    }
    const change = ring(tables, places);
    const after = [...change.values()].reduce((s, seats) => s + worthOf(h, seats).cost, 0);
    const saves = before - after - tables.length * (MOVE + minutes);
    if (saves > (found?.saves ?? 0)) found = { change, saves };
  };
  go([]);
  return found;
}

/** Everybody at open tables seated anew; tables that come out as they were stay. */
function seatAnew(state: State, number: number, h: Hall, open: readonly Table[]): Change | undefined {
  const ids = open.flatMap((t) => seatsOf(t));
  const inside = new Set(ids);
  const problem: PodProblem = {
    players: ids.map((id) => ({
      id,
      points: h.points.get(id) ?? 0,
      opponents: [...(h.met.get(id) ?? [])].filter(([x]) => inside.has(x)).map(([x, times]) => ({ id: x, times })),
      seats: [],
    })),
    sizes: open.map((t) => seatsOf(t).length),
    forbidden: state.forbidden.filter(([a, b]) => inside.has(a) && inside.has(b)),
    together: [],
    seed: `${seedOfRound(state, number)}/repair`,
    seating: 'balanced',
  };
  const outcome = pairPods(problem);
  if (outcome.kind === 'refused') return undefined;
  const change = new Map<Table, readonly string[]>();
  const free = new Set(open);
  // Everybody goes where most of the new table already sits.
  const shared = (t: Table, seats: readonly string[]): number => seats.filter((id) => seatsOf(t).includes(id)).length;
  const wishes = outcome.pods.flatMap((seats) =>
    open.filter((t) => seatsOf(t).length === seats.length).map((t) => ({ seats, t, n: shared(t, seats) })),
  );
  const placed = new Set<readonly string[]>();
  for (const w of wishes.sort((x, y) => y.n - x.n)) {
    if (placed.has(w.seats) || !free.has(w.t)) continue;
    placed.add(w.seats);
    free.delete(w.t);
    if (w.n < w.seats.length) change.set(w.t, w.seats);
  }
  return change;
}

/** Tables looked at for a ring of three, beside the affected one. */
const NEAR = 16;

/** The options for a round of multiplayer tables, after the wrong result was corrected in the state. */
export function podRepairOptions(state: State, number: number, affected: readonly string[], minutes: number): RepairOption[] {
  const round = roundOf(state, number);
  const { points, met } = podPast(state, number - 1);
  const h: Hall = { points, met, forbidden: new Set(state.forbidden.map(([a, b]) => key(a, b))) };
  // Where somebody has lost already, the others stay.
  const open = round.tables.filter((t) => t.kind === 'pod' && !hasResult(t) && !t.out);
  const touched = open.filter((t) => seatsOf(t).some((id) => affected.includes(id)));
  const options = [optionOf('leave', round.tables, h, new Map(), minutes)];
  let swap: { change: Change; saves: number } | undefined;
  let chain: { change: Change; saves: number } | undefined;
  for (const x of touched) {
    const others = open.filter((t) => t !== x);
    const level = (t: Table): number =>
      Math.min(...seatsOf(t).map((id) => Math.abs((points.get(id) ?? 0) - (points.get(seatsOf(x)[0]) ?? 0))));
    for (const y of others) {
      const found = bestRing(h, [x, y], minutes);
      if (found && found.saves > (swap?.saves ?? 0)) swap = found;
    }
    const near = [...others].sort((s, t) => level(s) - level(t)).slice(0, NEAR);
    for (const y of near)
      for (const z of near) {
        const found = y === z ? undefined : bestRing(h, [x, y, z], minutes);
        if (found && found.saves > (chain?.saves ?? 0)) chain = found;
      }
  }
  if (swap) options.push(optionOf('swap', round.tables, h, swap.change, minutes));
  if (chain) options.push(optionOf('chain', round.tables, h, chain.change, minutes));
  const all = touched.length > 0 ? seatAnew(state, number, h, open) : undefined;
  if (all && all.size > 0) options.push(optionOf('all', round.tables, h, all, minutes));
  return options.sort((x, y) => x.cost - y.cost || x.changed.length - y.changed.length);
}
