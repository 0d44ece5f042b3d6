/**
 * What to do about a wrong result that is found when the next round is already paired, perhaps already played: leave the pairings, swap two tables,
 * move a chain of three, or pair everything anew that has no result yet. Each with what it costs, the best first.
 */
import { pairSwiss } from '../pairing/swiss.js';
import type { Pair, PairingPlayer } from '../pairing/types.js';
import { pairingProblem, seedOfRound } from '../rounds/problem.js';
import { isMatch, isMultiplayer, playsIn, roundOf, seatsOf } from '../state/look.js';
import type { PlannedTable, State, Table } from '../state/types.js';
import { MEETING, MOVE, POINT, type RepairKind, type RepairOption } from './options.js';
import { podRepairOptions } from './pods.js';

export type { RepairKind, RepairOption } from './options.js';

interface Seat {
  a: string;
  b: string | null;
  table: Table;
}

interface Room {
  players: ReadonlyMap<string, PairingPlayer>;
  met: ReadonlyMap<string, ReadonlyMap<string, number>>;
  forbidden: ReadonlySet<string>;
}

const key = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

function roomOf(state: State, round: number): Room {
  // Points as they stand now, with the result put right; those who leave after this round still play it.
  const problem = pairingProblem(state, { who: state.entrants.filter((e) => playsIn(e, round)) }, round);
  const players = new Map(problem.players.map((p) => [p.id, p]));
  return {
    players,
    met: new Map(problem.players.map((p) => [p.id, new Map(p.opponents.map((o) => [o.id, o.times]))])),
    forbidden: new Set(state.forbidden.map(([a, b]) => key(a, b))),
  };
}

const pointsIn = (room: Room, id: string): number => room.players.get(id)?.points ?? 0;

/** What a pair costs: difference of points and a rematch; infinite for those who may not meet. */
function pairCost(room: Room, a: string, b: string | null): { gap: number; rematch: number; cost: number } {
  if (b === null)
    return { gap: pointsIn(room, a), rematch: 0, cost: POINT * pointsIn(room, a) + MEETING * (room.players.get(a)?.byes ?? 0) };
  if (room.forbidden.size > 0 && room.forbidden.has(key(a, b))) return { gap: 0, rematch: 0, cost: Number.POSITIVE_INFINITY };
  const gap = Math.abs(pointsIn(room, a) - pointsIn(room, b));
  const rematch = (room.met.get(a)?.get(b) ?? 0) > 0 ? 1 : 0;
  return { gap, rematch, cost: POINT * gap + MEETING * rematch };
}

/** All ways to make pairs of these numbers. */
function matchings(of: readonly number[]): [number, number][][] {
  if (of.length === 0) return [[]];
  const [first, ...rest] = of;
  return rest.flatMap((other, i) => matchings(rest.filter((_, j) => j !== i)).map((m): [number, number][] => [[first, other], ...m]));
}

/** All ways to pair anew who sits at so many tables, so that every table changes: people by number, two at a table in order. Fewer tables are found with fewer. */
function changes(tables: number): [number, number][][] {
  const people = Array.from({ length: 2 * tables }, (_, i) => i);
  return matchings(people).filter((m) => m.every(([x, y]) => x >> 1 !== y >> 1));
}
const CHANGES = [0, 1, 2, 3].map(changes);

interface Found {
  seats: readonly Seat[];
  pairs: readonly (readonly [string, string | null])[];
  cost: number;
}

/** The best way to pair anew the people of these tables, at most three; undefined where nothing is better than as they sit. */
function bestOf(room: Room, seats: readonly Seat[], minutes: number): Found | undefined {
  const now = seats.reduce((sum, s) => sum + pairCost(room, s.a, s.b).cost, 0);
  const moving = seats.length * (MOVE + minutes);
  const people = seats.flatMap((s) => [s.a, s.b]);
  const paired = (x: number, y: number): [string, string | null] => [people[x] ?? people[y] ?? '', people[x] === null ? null : people[y]];
  const costs: number[] = [];
  const costOf = (x: number, y: number): number => (costs[x * people.length + y] ??= pairCost(room, ...paired(x, y)).cost);
  let best: { pairs: readonly (readonly [number, number])[]; cost: number } | undefined;
  for (const pairs of CHANGES[seats.length]) {
    let cost = moving - now;
    for (const [x, y] of pairs) cost += costOf(x, y);
    if (cost < 0 && (!best || cost < best.cost)) best = { pairs, cost };
  }
  return best && { seats, pairs: best.pairs.map(([x, y]) => paired(x, y)), cost: best.cost };
}

const samePair = (x: readonly [string, string | null], y: readonly [string, string | null]): boolean =>
  (x[0] === y[0] && x[1] === y[1]) || (x[0] === y[1] && x[1] === y[0]);

/** New pairs put where most of their people already sit. */
function seatAt(
  seats: readonly Seat[],
  pairs: readonly (readonly [string, string | null])[],
): { table: Table; a: string; b: string | null }[] {
  const free = new Set(seats.map((s) => s.table));
  const placed = new Map<readonly [string, string | null], Table>();
  const sitsAt = (id: string | null): Table | undefined => (id === null ? undefined : seats.find((s) => s.a === id || s.b === id)?.table);
  // The bye stays where the bye was.
  const byeSeat = seats.find((s) => s.b === null)?.table;
  for (const p of pairs) if (p[1] === null && byeSeat) placed.set(p, byeSeat);
  if (byeSeat) free.delete(byeSeat);
  for (const wanted of [2, 1, 0])
    for (const p of pairs) {
      if (placed.has(p)) continue;
      const tables = p.map(sitsAt);
      const table =
        wanted === 2
          ? tables[0] === tables[1]
            ? tables[0]
            : undefined
          : wanted === 1
            ? tables.find((t) => t && free.has(t))
            : [...free][0];
      if (!table || !free.has(table)) continue;
      placed.set(p, table);
      free.delete(table);
    }
  return pairs.flatMap((p) => {
    const table = placed.get(p);
    return table ? [{ table, a: p[0], b: p[1] }] : [];
  });
}

/** An option with its figures. */
function optionOf(kind: RepairKind, round: readonly Table[], room: Room, placed: ReturnType<typeof seatAt>, minutes: number): RepairOption {
  const at = new Map(placed.map((p) => [p.table, p]));
  const changed: RepairOption['changed'] = [];
  let moved = 0;
  let gap = 0;
  let largestGap = 0;
  let rematches = 0;
  const tables = round.map((t): PlannedTable => {
    const now = at.get(t) ?? t;
    const isSame = samePair([now.a, now.b], [t.a, t.b]);
    const first = now.b !== null && pointsIn(room, now.b) > pointsIn(room, now.a) ? now.b : now.a;
    const pair = isSame ? { a: t.a, b: t.b } : { a: first, b: first === now.a ? now.b : now.a };
    if (!isSame) {
      changed.push({ table: t.table, ...pair });
      moved += [now.a, now.b].filter((id) => id !== null && id !== t.a && id !== t.b).length;
    }
    if (t.kind === 'match' || t.kind === 'bye') {
      const c = pairCost(room, pair.a, pair.b);
      if (t.kind === 'match') {
        gap += c.gap;
        largestGap = Math.max(largestGap, c.gap);
      }
      rematches += c.rematch;
    }
    return { table: t.table, kind: t.kind, ...pair, ...(t.pod === undefined ? {} : { pod: t.pod }) };
  });
  const minutesLost = changed.length * minutes;
  const byes = tables.filter((t) => t.kind === 'bye').reduce((sum, t) => sum + pairCost(room, t.a, null).cost, 0);
  const cost = POINT * gap + MEETING * rematches + byes + changed.length * (MOVE + minutes);
  return { kind, tables, changed, moved, minutesLost, delay: changed.length > 0 ? minutes : 0, gap, largestGap, rematches, cost };
}

/** Everything without a result paired anew. */
function repairAll(state: State, number: number, open: readonly Seat[], room: Room): ReturnType<typeof seatAt> | undefined {
  const only = new Set(open.flatMap((s) => (s.b === null ? [s.a] : [s.a, s.b])));
  const players = [...room.players.values()].filter((p) => only.has(p.id));
  const inside = ([a, b]: Pair): boolean => only.has(a) && only.has(b);
  const outcome = pairSwiss({
    players: players.map((p) => ({ ...p, opponents: p.opponents.filter((o) => only.has(o.id)) })),
    forbidden: state.forbidden.filter(inside),
    locked: [],
    // As few tables as possible change, as far as the points allow.
    seated: open.flatMap((x): Pair[] => (x.b === null ? [] : [[x.a, x.b]])),
    seed: `${seedOfRound(state, number)}/repair`,
    within: 'drawn',
  });
  if (outcome.kind === 'refused') return undefined;
  const { pairs, bye } = outcome.result;
  return seatAt(open, [...pairs, ...(bye === null ? [] : [[bye, null] as const])]);
}

/**
 * The options for a round, after the wrong result was corrected in the state.
 * @param affected whose points were wrong when the round was paired.
 * @param minutes how long the round has been played.
 */
export function repairOptions(state: State, number: number, affected: readonly string[], minutes: number): RepairOption[] {
  if (isMultiplayer(state)) return podRepairOptions(state, number, affected, minutes);
  const round = roundOf(state, number);
  const room = roomOf(state, number);
  const open = round.tables.filter((t) => (isMatch(t) && !t.result) || t.kind === 'bye').map((t): Seat => ({ a: t.a, b: t.b, table: t }));
  const options = [optionOf('leave', round.tables, room, [], minutes)];
  const all = open.filter((s) => affected.includes(s.a) || (s.b !== null && affected.includes(s.b)));
  // MTR 7.6: who drafted together meets nobody else, so every pod is mended on its own.
  const pods = [...new Set(all.map((s) => s.table.pod))];
  for (const pod of pods)
    options.push(
      ...within(
        state,
        number,
        room,
        open.filter((s) => s.table.pod === pod),
        affected,
        minutes,
      ),
    );
  return options.sort((x, y) => x.cost - y.cost || x.changed.length - y.changed.length);
}

/** The options that change something, among tables that may exchange their players. */
function within(
  state: State,
  number: number,
  room: Room,
  open: readonly Seat[],
  affected: readonly string[],
  minutes: number,
): RepairOption[] {
  const round = roundOf(state, number);
  const options: RepairOption[] = [];
  const touched = open.filter((s) => affected.includes(s.a) || (s.b !== null && affected.includes(s.b)));
  const others = open.filter((s) => !touched.includes(s));
  const swap = best(touched.flatMap((x) => [...others, ...touched.filter((y) => y !== x)].map((y) => bestOf(room, [x, y], minutes))));
  if (swap) options.push(optionOf('swap', round.tables, room, seatAt(swap.seats, swap.pairs), minutes));
  const chain = best(chains(room, touched, others, minutes));
  if (chain) options.push(optionOf('chain', round.tables, room, seatAt(chain.seats, chain.pairs), minutes));
  const all = repairAll(state, number, open, room);
  if (all) options.push(optionOf('all', round.tables, room, all, minutes));
  return options;
}

const best = (found: readonly (Found | undefined)[]): Found | undefined =>
  found.reduce<Found | undefined>((b, f) => (f && (!b || f.cost < b.cost) ? f : b), undefined);

/** Tables looked at beside an affected one. */
const NEAR = 60;

/** Chains of three tables: the affected one and two others near it in points; with several affected ones, these first. */
function chains(room: Room, touched: readonly Seat[], others: readonly Seat[], minutes: number): (Found | undefined)[] {
  const found: (Found | undefined)[] = [];
  for (const x of touched) {
    const wanted = [x.a, x.b].flatMap((id) => (id === null ? [] : [pointsIn(room, id)]));
    const away = (s: Seat): number =>
      Math.min(...[s.a, s.b].flatMap((id) => (id === null ? [] : wanted.map((p) => Math.abs(p - pointsIn(room, id))))));
    const mixed = (s: Seat): number => (s.b !== null && pointsIn(room, s.a) === pointsIn(room, s.b) ? 1 : 0);
    const near = [...touched.filter((y) => y !== x), ...[...others].sort((s, t) => away(s) - away(t) || mixed(s) - mixed(t))].slice(
      0,
      NEAR,
    );
    for (let i = 0; i < near.length; i++)
      for (let j = i + 1; j < near.length; j++) found.push(bestOf(room, [x, near[i], near[j]], minutes));
  }
  return found;
}

/** Whose points a corrected result changed. */
export function affectedBy(before: Table, after: Table): string[] {
  if (after.kind === 'pod') {
    const came = (t: Table, id: string): string => {
      const r = t.podResult;
      if (!r) return 'open';
      return r.winner === id ? 'won' : r.winner !== null || r.lost.includes(id) ? 'lost' : 'drew';
    };
    return seatsOf(after).filter((id) => came(before, id) !== came(after, id));
  }
  if (before.result?.outcome === after.result?.outcome) return [];
  return after.b === null ? [after.a] : [after.a, after.b];
}
