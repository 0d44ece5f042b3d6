/**
 * Pods of three to five for games with more than two players: least repeated meetings (squared, so that the third weighs more than the second), then
 * least spread of points in the pods, then seats that balance. Up to `EXACT` players every way is looked at (with bounds), so the answer is the best;
 * above, a search by exchanges from several starts gives a good one, and says that it is not proved.
 */
import { type Rng, randomInt, seedRng, shuffled } from '@apnap/kernel';
import type { PodCosts, PodPlayer, PodProblem } from './types-pods.js';

export type PodOutcome =
  | {
      readonly kind: 'paired';
      readonly pods: readonly (readonly string[])[];
      readonly costs: PodCosts;
      readonly proof: 'best' | 'searched';
    }
  | { readonly kind: 'refused'; readonly why: 'sizes' | 'together' | 'impossible' | 'notFound' };

/** Up to so many players all ways are looked at. */
export const EXACT = 12;
/** Searches, the best of which is taken. */
const STARTS = 10;

/** Players by number, and what two of them in one pod cost. */
interface Room {
  readonly players: readonly PodPlayer[];
  readonly points: readonly number[];
  readonly cost: Float64Array;
  /** The group of players who sit together, or -1. */
  readonly group: Int32Array;
  readonly groups: readonly (readonly number[])[];
}

const FORBIDDEN = Number.POSITIVE_INFINITY;

function roomOf(problem: PodProblem, rng: { _e: number; rng: Rng }): Room {
  const byId = [...problem.players].sort((a, b) => (a.id < b.id ? -1 : 1));
  const players = shuffled(rng, byId).sort((a, b) => b.points - a.points);
  const n = players.length;
  const number = new Map(players.map((p, i) => [p.id, i]));
  const points = players.map((p) => p.points);
  const range = n === 0 ? 0 : points[0] - points[n - 1];
  // One repeated meeting outweighs every spread of points.
  const repeat = range * problem.sizes.length + 1;
  const cost = new Float64Array(n * n);
  const set = (a: string, b: string, value: number): void => {
    const i = number.get(a);
    const j = number.get(b);
    if (i === undefined || j === undefined) return;
    cost[i * n + j] = Math.max(cost[i * n + j], value);
    cost[j * n + i] = cost[i * n + j];
  };
  for (const p of players) for (const m of p.opponents) set(p.id, m.id, repeat * m.times ** 2);
  for (const [a, b] of problem.forbidden) set(a, b, FORBIDDEN);
  const group = new Int32Array(n).fill(-1);
  const groups = problem.together.map((ids) => ids.flatMap((id) => number.get(id) ?? []));
  for (const [g, members] of groups.entries()) for (const i of members) group[i] = g;
  return { players, points, cost, group, groups };
}

/** What one pod costs. */
function podCost(room: Room, pod: readonly number[]): number {
  const n = room.players.length;
  let sum = 0;
  let high = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  for (let i = 0; i < pod.length; i++) {
    high = Math.max(high, room.points[pod[i]]);
    low = Math.min(low, room.points[pod[i]]);
    for (let j = i + 1; j < pod.length; j++) sum += room.cost[pod[i] * n + pod[j]];
  }
  return sum + high - low;
}

/** All groups of `size` with the first of `rest`. */
function* podsWith(room: Room, rest: readonly number[], size: number): Generator<number[]> {
  const pick = function* (chosen: number[], from: number): Generator<number[]> {
    if (chosen.length === size) {
      yield [...chosen];
      return;
    }
    for (let i = from; i < rest.length; i++) {
      chosen.push(rest[i]);
      yield* pick(chosen, i + 1);
      chosen.pop();
    }
  };
  for (const pod of pick([rest[0]], 1)) {
    const split = pod.some((i) => room.group[i] >= 0 && room.groups[room.group[i]].some((j) => !pod.includes(j)));
    if (!split) yield pod;
  }
}

/** The best of all ways, or nothing when none is allowed. */
function bestOfAll(room: Room, sizes: readonly number[]): number[][] | undefined {
  let best: number[][] | undefined;
  let least = FORBIDDEN;
  const go = (rest: readonly number[], left: readonly number[], pods: number[][], sum: number): void => {
    if (rest.length === 0) {
      best = pods;
      least = sum;
      return;
    }
    for (const size of new Set(left)) {
      const at = left.indexOf(size);
      for (const pod of podsWith(room, rest, size)) {
        const cost = sum + podCost(room, pod);
        if (cost >= least) continue;
        const others = rest.filter((i) => !pod.includes(i));
        go(others, [...left.slice(0, at), ...left.slice(at + 1)], [...pods, pod], cost);
      }
    }
  };
  go(
    room.players.map((_, i) => i),
    sizes,
    [],
    0,
  );
  return best;
}

/** Pods in an order of players, those who sit together first into pods with room for them. */
function fill(room: Room, sizes: readonly number[], order: readonly number[]): number[][] | undefined {
  const pods: number[][] = sizes.map(() => []);
  for (const members of room.groups) {
    if (members.length === 0) continue;
    const wish = Math.floor((order.indexOf(members[0]) / order.length) * sizes.length);
    const byNear = sizes.map((_, p) => p).sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish) || a - b);
    const p = byNear.find((x) => sizes[x] - pods[x].length >= members.length);
    if (p === undefined) return undefined;
    pods[p].push(...members);
  }
  let at = 0;
  for (const i of order) {
    if (room.group[i] >= 0) continue;
    while (pods[at].length === sizes[at]) at++;
    pods[at].push(i);
  }
  return pods;
}

/** Forbidden pairs weigh more than all else together, so that a search can leave them behind. */
function finite(room: Room): Room {
  const most = room.cost.reduce((m, x) => (x === FORBIDDEN ? m : m + x), 1) + room.players.length * (room.points[0] ?? 0);
  return { ...room, cost: room.cost.map((x) => (x === FORBIDDEN ? most : x)) };
}

/** Exchanges two players, or moves one to a pod with one less, while that helps. */
function improve(room: Room, pods: number[][]): void {
  const cost = pods.map((pod) => podCost(room, pod));
  const tryPods = (p: number, q: number, a: number[], b: number[]): 'better' | 'not' => {
    const x = podCost(room, a);
    const y = podCost(room, b);
    if (x + y >= cost[p] + cost[q]) return 'not';
    pods[p] = a;
    pods[q] = b;
    cost[p] = x;
    cost[q] = y;
    return 'better';
  };
  for (let changed = 1; changed > 0; ) {
    changed = 0;
    for (let p = 0; p < pods.length; p++) {
      for (let q = p + 1; q < pods.length; q++) {
        if (cost[p] + cost[q] === 0) continue;
        for (let i = 0; i < pods[p].length; i++) {
          if (room.group[pods[p][i]] >= 0) continue;
          for (let j = 0; j < pods[q].length; j++) {
            if (room.group[pods[q][j]] >= 0) continue;
            const a = pods[p].with(i, pods[q][j]);
            const b = pods[q].with(j, pods[p][i]);
            if (tryPods(p, q, a, b) === 'better') changed++;
          }
        }
        const [big, small] = pods[p].length > pods[q].length ? [p, q] : [q, p];
        if (pods[big].length !== pods[small].length + 1) continue;
        for (const mover of pods[big]) {
          if (room.group[mover] >= 0) continue;
          const moved = tryPods(
            big,
            small,
            pods[big].filter((x) => x !== mover),
            [...pods[small], mover],
          );
          if (moved === 'not') continue;
          changed++;
          break;
        }
      }
    }
  }
}

/** The best of several searches. */
function search(room: Room, sizes: readonly number[], rng: { _e: number; rng: Rng }): number[][] | undefined {
  const soft = finite(room);
  const total = (pods: readonly (readonly number[])[]): number => pods.reduce((sum, pod) => sum + podCost(soft, pod), 0);
  const line = room.players.map((_, i) => i);
  let best: number[][] | undefined;
  for (let start = 0; start < STARTS; start++) {
    const order = [...line];
    // Later starts exchange some neighbours, so that the search ends elsewhere.
    for (let k = 0; k < start * line.length && line.length > 1; k++) {
      const i = randomInt(rng, line.length - 1);
      [order[i], order[i + 1]] = [order[i + 1], order[i]];
    }
    const pods = fill(room, sizes, order);
    if (!pods) return undefined;
    improve(soft, pods);
    if (!best || total(pods) < total(best)) best = pods;
  }
  return best;
}

function* orders<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) yield [];
  for (let i = 0; i < list.length; i++) for (const rest of orders([...list.slice(0, i), ...list.slice(i + 1)])) yield [list[i], ...rest];
}

const seatCost = (pod: readonly PodPlayer[]): number => pod.reduce((sum, p, seat) => sum + (p.seats[seat] ?? 0) ** 2, 0);

/** Who sits where: all orders of a pod are looked at. */
function seat(problem: PodProblem, pod: readonly PodPlayer[], rng: { _e: number; rng: Rng }): PodPlayer[] {
  const drawn = shuffled(rng, pod);
  if (problem.seating === 'standing') return drawn.sort((a, b) => a.points - b.points);
  let best = drawn;
  for (const order of orders(drawn)) if (seatCost(order) < seatCost(best)) best = order;
  return best;
}

/** What pods, in the order of their seats, cost. */
export function podCosts(problem: PodProblem, pods: readonly (readonly string[])[]): PodCosts {
  const of = new Map(problem.players.map((p) => [p.id, p]));
  const met = (a: PodPlayer, b: PodPlayer): number =>
    Math.max(
      0,
      ...a.opponents.filter((m) => m.id === b.id).map((m) => m.times),
      ...b.opponents.filter((m) => m.id === a.id).map((m) => m.times),
    );
  let [repeats, spread, seats] = [0, 0, 0];
  for (const ids of pods) {
    const pod = ids.map((id) => of.get(id)!);
    for (const [i, a] of pod.entries()) for (const b of pod.slice(i + 1)) repeats += met(a, b) ** 2;
    spread += Math.max(...pod.map((p) => p.points)) - Math.min(...pod.map((p) => p.points));
    seats += seatCost(pod);
  }
  return { repeats, spread, seats };
}

/** Pods with seats, the highest points first, or why there are none. */
export function pairPods(problem: PodProblem): PodOutcome {
  const ids = new Set(problem.players.map((p) => p.id));
  const sum = problem.sizes.reduce((a, b) => a + b, 0);
  if (ids.size !== problem.players.length || sum !== ids.size || problem.sizes.some((s) => s < 2 || s > 6))
    return { kind: 'refused', why: 'sizes' };
  const bound = problem.together.flat();
  const most = Math.max(0, ...problem.sizes);
  if (new Set(bound).size !== bound.length || problem.together.some((g) => g.length > most)) return { kind: 'refused', why: 'together' };
  const rng = { _e: 0, rng: seedRng(problem.seed) };
  const room = roomOf(problem, rng);
  const exact = room.players.length <= EXACT;
  const found = exact ? bestOfAll(room, problem.sizes) : search(room, problem.sizes, rng);
  if (!found) return { kind: 'refused', why: exact ? 'impossible' : 'notFound' };
  if (found.some((pod) => podCost(room, pod) === FORBIDDEN)) return { kind: 'refused', why: 'notFound' };
  const highest = (pod: readonly number[]): number => Math.min(...pod);
  const pods = [...found]
    .sort((a, b) => highest(a) - highest(b))
    .map((pod) =>
      seat(
        problem,
        pod.map((i) => room.players[i]),
        rng,
      ).map((p) => p.id),
    );
  return { kind: 'paired', pods, costs: podCosts(problem, pods), proof: exact ? 'best' : 'searched' };
}
