/** A pairing problem with numbers for names: vertices stand in the line (highest points first), the bye is the last. */
import { seedRng, shuffled } from '@apnap/kernel';
import {
  CRITERIA_NOW,
  type Criteria,
  type PairingCosts,
  type PairingPlayer,
  type PairingProblem,
  type PairingRefusal,
  type WordPart,
} from './types.js';

export interface Field {
  /** All players from first to last. */
  readonly line: readonly PairingPlayer[];
  /** Vertices: those without a locked pair, in the line's order, then the bye if there is one to give. */
  readonly ids: readonly (string | null)[];
  readonly size: number;
  /** The vertex of the bye, or -1. */
  readonly bye: number;
  /** Place in the line (0 first); the bye stands behind the last. */
  readonly place: Int32Array;
  readonly points: Int32Array;
  /** Score group of a vertex; 0 has the most points. */
  readonly group: Int32Array;
  readonly groupPoints: readonly number[];
  readonly byes: Int32Array;
  readonly down: Int32Array;
  readonly up: Int32Array;
  /** Earlier meetings of two vertices, by `pairKey`. */
  readonly met: ReadonlyMap<number, number>;
  readonly forbidden: ReadonlySet<number>;
  /** Pairs who sit at a table, or nothing when nobody does. */
  readonly seated: ReadonlySet<number> | undefined;
  /** With whom a vertex sits there, or -1. */
  readonly beside: Int32Array;
  readonly criteria: Criteria;
}

/** A number for two vertices, the smaller one first. */
export function pairKey(field: { readonly size: number }, u: number, v: number): number {
  return u * field.size + v;
}

/** The players from first to last: by points, then as the seed draws them, or by rank (and as drawn where ranks are equal). */
export function lineOf(problem: PairingProblem): PairingPlayer[] {
  const byId = [...problem.players].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const drawn = shuffled({ _e: 0, rng: seedRng(problem.seed) }, byId);
  const rank = (p: PairingPlayer): number => (problem.within === 'standing' ? (p.rank ?? 0) : 0);
  return drawn.sort((a, b) => b.points - a.points || rank(a) - rank(b));
}

/** Reads a sound problem. */
export function fieldOf(problem: PairingProblem): Field {
  const line = lineOf(problem);
  const out = new Set([...problem.locked.flat(), ...(problem.lockedBye === undefined ? [] : [problem.lockedBye])]);
  const here = line.flatMap((player, place) => (out.has(player.id) ? [] : [{ player, place }]));
  const withBye = here.length % 2 === 1;
  const size = here.length + (withBye ? 1 : 0);
  const number = new Map(here.map(({ player }, i) => [player.id, i]));
  const groupPoints = [...new Set(line.map((p) => p.points))];
  const groupOf = new Map(groupPoints.map((points, g) => [points, g]));
  const column = (of: (player: PairingPlayer) => number, ofBye: number): Int32Array => {
    const a = new Int32Array(size).fill(ofBye);
    for (const [i, { player }] of here.entries()) a[i] = of(player);
    return a;
  };
  const met = new Map<number, number>();
  const forbidden = new Set<number>();
  const key = (a: string, b: string): number | undefined => {
    const u = number.get(a);
    const v = number.get(b);
    return u === undefined || v === undefined ? undefined : Math.min(u, v) * size + Math.max(u, v);
  };
  for (const { player } of here) {
    for (const { id, times } of player.opponents) {
      const k = key(player.id, id);
      if (k !== undefined && times > 0) met.set(k, Math.max(times, met.get(k) ?? 0));
    }
  }
  for (const [a, b] of problem.forbidden) {
    const k = key(a, b);
    if (k !== undefined) forbidden.add(k);
  }
  for (const id of withBye ? (problem.noBye ?? []) : []) if (number.has(id)) forbidden.add(number.get(id)! * size + size - 1);
  const place = new Int32Array(size).fill(line.length);
  for (const [i, h] of here.entries()) place[i] = h.place;
  const seated = problem.seated && new Set(problem.seated.flatMap(([a, b]) => key(a, b) ?? []));
  const beside = new Int32Array(size).fill(-1);
  for (const k of seated ?? []) {
    const [u, v] = [Math.floor(k / size), k % size];
    beside[u] = v;
    beside[v] = u;
  }
  return {
    line,
    ids: [...here.map(({ player }) => player.id), ...(withBye ? [null] : [])],
    size,
    bye: withBye ? size - 1 : -1,
    place,
    points: column((p) => p.points, 0),
    group: column((p) => groupOf.get(p.points)!, -1),
    groupPoints,
    byes: column((p) => p.byes, 0),
    down: column((p) => p.pairedDown, 0),
    up: column((p) => p.pairedUp, 0),
    met,
    forbidden,
    seated,
    beside,
    criteria: problem.criteria ?? CRITERIA_NOW,
  };
}

/** Where each criterion stands in the words: its word and what one unit weighs there (0 when it cannot occur). */
export interface Layout {
  readonly length: number;
  readonly words: readonly (readonly WordPart[])[];
  readonly rematches: Slot;
  readonly again: Slot;
  readonly repeatByes: Slot;
  readonly byePoints: Slot;
  readonly pairDowns: readonly Slot[];
  readonly squares: readonly Slot[];
  readonly gap: Slot;
  readonly floats: Slot;
  readonly moved: Slot;
  readonly line: Slot;
}

interface Slot {
  readonly word: number;
  readonly scale: number;
}

const max = (a: Int32Array): number => a.reduce((m, x) => Math.max(m, x), 0);

/** The most that each score group can come to: as many of it as there are players below, met by the lowest of them. */
function downBounds({ group, groupPoints }: Field): { count: number; squares: number }[] {
  const members = groupPoints.map(() => 0);
  for (const g of group) if (g >= 0) members[g]++;
  return groupPoints.map((points, g) => {
    let [count, squares] = [0, 0];
    for (let low = groupPoints.length - 1; low > g && count < members[g]; low--) {
      const met = Math.min(members[low], members[g] - count);
      count += met;
      squares += met * (points - groupPoints[low]) ** 2;
    }
    return { count, squares };
  });
}

/** The criteria in order with a bound on what each can come to in any pairing. */
function bounds(field: Field): { part: Omit<WordPart, 'scale'>; most: number }[] {
  const { size, groupPoints } = field;
  const half = size / 2;
  const players = Array.from(field.points.subarray(0, field.bye < 0 ? size : size - 1));
  const high = Math.max(0, ...players);
  const low = players.reduce((m, x) => Math.min(m, x), high);
  const times = [...field.met.values()].reduce((m, x) => Math.max(m, x), 0);
  const floats = field.down.reduce((sum, x, i) => sum + Math.max(x, field.up[i]), 0);
  const downs = downBounds(field);
  return [
    { part: { criterion: 'rematches' }, most: Math.min(half, field.met.size) },
    { part: { criterion: 'again' }, most: half * Math.max(0, times - 1) },
    { part: { criterion: 'repeatByes' }, most: field.bye < 0 ? 0 : max(field.byes) },
    { part: { criterion: 'byePoints' }, most: field.bye < 0 ? 0 : high },
    ...groupPoints.flatMap((points, g) => [
      { part: { criterion: 'pairDowns' as const, points }, most: downs[g].count },
      ...(field.criteria === 1 ? [] : [{ part: { criterion: 'squares' as const, points }, most: downs[g].squares }]),
    ]),
    { part: { criterion: 'gap' }, most: Math.ceil(half) * (high - low) },
    { part: { criterion: 'floats' }, most: floats },
    { part: { criterion: 'moved' }, most: field.seated ? half : 0 },
    { part: { criterion: 'line' }, most: half * field.line.length ** 2 },
  ];
}

/** Folds criteria into words, strongest first, so that in a word one unit outweighs all that weaker ones can come to; a word weighs at most `most`. */
export function layoutOf(field: Field, most: number): Layout {
  const words: { part: Omit<WordPart, 'scale'>; most: number }[][] = [];
  let product = Number.POSITIVE_INFINITY;
  for (const entry of bounds(field)) {
    if (entry.most === 0) continue;
    product *= entry.most + 1;
    if (product > most) {
      words.push([]);
      product = entry.most + 1;
    }
    words[words.length - 1].push(entry);
  }
  const slots = new Map<string, Slot>();
  const parts = words.map((entries, word) => {
    let scale = 1;
    const out: WordPart[] = [];
    for (const entry of [...entries].reverse()) {
      out.unshift({ ...entry.part, scale });
      slots.set(`${entry.part.criterion} ${entry.part.points ?? ''}`, { word, scale });
      scale *= entry.most + 1;
    }
    return out;
  });
  const slot = (name: string): Slot => slots.get(name) ?? { word: 0, scale: 0 };
  return {
    length: Math.max(1, parts.length),
    words: parts,
    rematches: slot('rematches '),
    again: slot('again '),
    repeatByes: slot('repeatByes '),
    byePoints: slot('byePoints '),
    pairDowns: field.groupPoints.map((points) => slot(`pairDowns ${points}`)),
    squares: field.groupPoints.map((points) => slot(`squares ${points}`)),
    gap: slot('gap '),
    floats: slot('floats '),
    moved: slot('moved '),
    line: slot('line '),
  };
}

/** Adds what C3 and C4 say of a pair with this difference of points, so many times. */
export function addDown(layout: Layout, group: number, gap: number, times: number, out: Float64Array): void {
  const down = layout.pairDowns[group];
  const far = layout.squares[group];
  out[down.word] += times * down.scale;
  out[far.word] += times * far.scale * gap * gap;
  out[layout.gap.word] += times * layout.gap.scale * gap;
}

/** The cost of pairing two vertices (u before v), into `out`. */
export function costOf(field: Field, layout: Layout, u: number, v: number, out: Float64Array): void {
  costOfFirst(field, layout, u, v, out);
  addMeetings(field, layout, u, v, out);
}

/** What it costs that two vertices (u before v) have met, added to `out`. */
export function addMeetings(field: Field, layout: Layout, u: number, v: number, out: Float64Array): void {
  const times = field.met.size === 0 ? undefined : field.met.get(pairKey(field, u, v));
  if (times === undefined) return;
  out[layout.rematches.word] += layout.rematches.scale;
  out[layout.again.word] += layout.again.scale * (times - 1);
}

/** The cost of pairing two vertices (u before v) who have not met, into `out`; never more than what they cost when they have. */
export function costOfFirst(field: Field, layout: Layout, u: number, v: number, out: Float64Array): void {
  out.fill(0);
  const { place, group } = field;
  const far = place[v] - place[u];
  out[layout.line.word] += layout.line.scale * far * far;
  if (v === field.bye) {
    out[layout.repeatByes.word] += layout.repeatByes.scale * field.byes[u];
    out[layout.byePoints.word] += layout.byePoints.scale * field.points[u];
    return;
  }
  if (field.seated && field.beside[u] !== v) out[layout.moved.word] += layout.moved.scale;
  const g = group[u];
  if (g === group[v]) return;
  const gap = field.points[u] - field.points[v];
  addDown(layout, g, gap, 1, out);
  out[layout.floats.word] += layout.floats.scale * (field.down[u] + field.up[v]);
}

const timesMet = (a: PairingPlayer, b: PairingPlayer): number =>
  Math.max(
    0,
    ...a.opponents.filter((m) => m.id === b.id).map((m) => m.times),
    ...b.opponents.filter((m) => m.id === a.id).map((m) => m.times),
  );

/** What a pairing costs, locked pairs included. */
export function totalCosts(
  line: readonly PairingPlayer[],
  pairs: readonly (readonly [string, string])[],
  bye: string | null,
  seated?: readonly (readonly [string, string])[],
): PairingCosts {
  const place = new Map(line.map((p, i) => [p.id, i]));
  const downs = new Map(line.map((p) => [p.points, { count: 0, squares: 0 }]));
  const sum = { rematches: 0, again: 0, repeatByes: 0, byePoints: 0, gap: 0, floats: 0, moved: 0, line: 0 };
  const sits = seated && new Set(seated.flatMap(([a, b]) => [JSON.stringify([a, b]), JSON.stringify([b, a])]));
  for (const pair of pairs) {
    const [i, j] = pair.map((id) => place.get(id)!).sort((x, y) => x - y);
    const a = line[i];
    const b = line[j];
    const times = timesMet(a, b);
    if (times > 0) sum.rematches += 1;
    if (sits && !sits.has(JSON.stringify(pair))) sum.moved += 1;
    sum.again += Math.max(0, times - 1);
    sum.line += (j - i) ** 2;
    if (a.points === b.points) continue;
    const down = downs.get(a.points)!;
    down.count += 1;
    down.squares += (a.points - b.points) ** 2;
    sum.gap += a.points - b.points;
    sum.floats += a.pairedDown + b.pairedUp;
  }
  if (bye !== null) {
    const player = line[place.get(bye)!];
    sum.repeatByes = player.byes;
    sum.byePoints = player.points;
    sum.line += (line.length - place.get(bye)!) ** 2;
  }
  return { ...sum, pairDowns: [...downs].map(([points, down]) => ({ points, ...down })) };
}

/** A refusal that names whom a missing perfect pairing concerns: the odd groups found, and all others who may meet nobody but `only` either. */
export function impossible(field: Field, groups: readonly (readonly number[])[], only: readonly number[]): PairingRefusal {
  const named = new Set([...groups.flat(), ...only]);
  const outside = Array.from({ length: field.size }, (_, v) => v).filter((v) => !only.includes(v));
  const lonely = outside.filter((v) => {
    return !named.has(v) && outside.every((u) => u === v || field.forbidden.has(pairKey(field, Math.min(u, v), Math.max(u, v))));
  });
  const name = (v: number): string | null => field.ids[v];
  return { kind: 'impossible', groups: [...groups.map((g) => g.map(name)), ...lonely.map((v) => [name(v)])], only: only.map(name) };
}
