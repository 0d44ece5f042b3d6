/** From the state to a pairing problem, and from the pairs to tables. */
import { seedRng, shuffled } from '@apnap/kernel';
import type { CommandOf } from '../commands.js';
import { refuse } from '../messages.js';
import { checkImpossible } from '../pairing/check-impossible.js';
import { pairSwiss } from '../pairing/swiss.js';
import { CRITERIA_NOW, type Criteria, type Pair, type PairingPlayer, type PairingProblem, type PairingResult } from '../pairing/types.js';
import { matchPoints, recordsOf, scaleOf, scored, totalsOf } from '../standings/record.js';
import { standings } from '../standings/standings.js';
import { activeEntrants, findEntrant, isMultiplayer, isPlayed, nextRound, notMultiplayer, seatsOf, swissRounds } from '../state/look.js';
import type { Entrant, PlannedTable, State } from '../state/types.js';
import { type PlannedPods, planPods } from './pods.js';
import { pairingRefusal } from './refusal.js';

/** How a round is to be paired, where it is not as usual. */
export interface PairingWishes {
  seed?: string;
  within?: 'drawn' | 'standing';
  locked?: readonly Pair[];
  lockedBye?: string;
  /** Only these, for pods and repairs. */
  only?: ReadonlySet<string>;
  /** Who plays, if not everybody who plays next. */
  who?: readonly Entrant[];
  /** The edition of the criteria, for rounds that were paired by an older one. */
  criteria?: Criteria;
}

/** The seed of a round, where none is given: it follows from the published seed of the event. */
export const seedOfRound = (state: State, round: number): string => `${state.seed}/${round}`;

/** Who has a bye awarded for the coming round. */
export const hasAwardedBye = (e: Entrant, round: number): boolean => e.byes >= round;

interface Past {
  opponents: Map<string, number>;
  byes: number;
  down: number;
  up: number;
}

/** Whom everybody met, and how often each was paired down or up, over the Swiss rounds before `round`. */
function pasts(state: State, round: number): Map<string, Past> {
  const out = new Map<string, Past>(state.entrants.map((e) => [e.id, { opponents: new Map(), byes: 0, down: 0, up: 0 }]));
  const points = new Map<string, number>(state.entrants.map((e) => [e.id, 0]));
  for (const r of swissRounds(state).filter((x) => x.number < round)) {
    const before = new Map(points);
    for (const t of r.tables) {
      const a = out.get(t.a);
      const b = t.b === null ? undefined : out.get(t.b);
      if (!a) continue;
      if (t.kind === 'bye') a.byes++;
      if (t.kind === 'bye' || t.kind === 'awardedBye') points.set(t.a, (points.get(t.a) ?? 0) + 3);
      if (!b || t.b === null) continue;
      a.opponents.set(t.b, (a.opponents.get(t.b) ?? 0) + 1);
      b.opponents.set(t.a, (b.opponents.get(t.a) ?? 0) + 1);
      const gap = (before.get(t.a) ?? 0) - (before.get(t.b) ?? 0);
      if (gap !== 0) {
        (gap > 0 ? a : b).down++;
        (gap > 0 ? b : a).up++;
      }
      const outcome = t.result?.outcome;
      if (outcome === 'a') points.set(t.a, (points.get(t.a) ?? 0) + 3);
      if (outcome === 'b') points.set(t.b, (points.get(t.b) ?? 0) + 3);
      if (outcome === 'draw') for (const id of [t.a, t.b]) points.set(id, (points.get(id) ?? 0) + 1);
    }
  }
  return out;
}

/** The pairing problem of a round: everybody who plays and has no bye awarded. */
export function pairingProblem(state: State, wishes: PairingWishes = {}, round = nextRound(state)): PairingProblem {
  const past = pasts(state, round);
  const records = recordsOf(state, round - 1);
  const within = wishes.within ?? 'drawn';
  const ranks =
    within === 'standing' ? new Map(standings(state, round - 1).map((r): [string, number] => [r.id, r.rank])) : new Map<string, number>();
  const playing = (wishes.who ?? activeEntrants(state)).filter(
    (e) => !hasAwardedBye(e, round) && (wishes.only === undefined || wishes.only.has(e.id)),
  );
  const ids = new Set(playing.map((e) => e.id));
  const inside = ([a, b]: Pair): boolean => ids.has(a) && ids.has(b);
  const players = playing.map((e): PairingPlayer => {
    const p = past.get(e.id);
    const totals = totalsOf(records.get(e.id) ?? []);
    const rank = ranks.get(e.id);
    return {
      id: e.id,
      points: matchPoints(totals.wins, totals.draws),
      byes: p?.byes ?? 0,
      opponents: [...(p?.opponents ?? [])].filter(([id]) => ids.has(id)).map(([id, times]) => ({ id, times })),
      pairedDown: p?.down ?? 0,
      pairedUp: p?.up ?? 0,
      ...(rank === undefined ? {} : { rank }),
    };
  });
  return {
    players,
    forbidden: state.forbidden.filter(inside),
    locked: (wishes.locked ?? []).filter(inside),
    ...(wishes.lockedBye === undefined ? {} : { lockedBye: wishes.lockedBye }),
    seed: wishes.seed ?? seedOfRound(state, round),
    within,
    criteria: wishes.criteria ?? CRITERIA_NOW,
  };
}

/** The pairs, or a refusal in words. */
export function solvePairing(state: State, problem: PairingProblem): PairingResult {
  const outcome = pairSwiss(problem);
  if (outcome.kind === 'paired') return outcome.result;
  // That there is no way is not told before other code has confirmed it.
  if (outcome.refusals.some((r) => r.kind === 'impossible' && checkImpossible(problem, r) === 'not proved'))
    throw new Error('a refusal to pair is not confirmed by its checker');
  return refuse('error.pairing', { why: outcome.refusals.map((r) => pairingRefusal(state, r)) });
}

/** Numbers of tables, as they come; those with a table of their own sit there, and where several want one table those of whom more sit together. */
function tableNumbers(state: State, groups: readonly (readonly string[])[], first = state.settings.firstTable): number[] {
  const fixed = new Map(state.entrants.flatMap((e) => (e.fixedTable === undefined ? [] : [[e.id, e.fixedTable] as const])));
  const wishes = groups.flatMap((ids, i) => {
    const wanted = ids.flatMap((id) => fixed.get(id) ?? []);
    return [...new Set(wanted)].map((table) => ({ i, table, times: wanted.filter((n) => n === table).length }));
  });
  const taken = new Set<number>();
  const places: (number | undefined)[] = groups.map(() => undefined);
  for (const { i, table } of wishes.sort((x, y) => y.times - x.times || x.i - y.i)) {
    if (places[i] !== undefined || taken.has(table)) continue;
    places[i] = table;
    taken.add(table);
  }
  let next = first;
  return places.map((place) => {
    if (place !== undefined) return place;
    while (taken.has(next)) next++;
    return next++;
  });
}

/** Somebody who has a table of his own and does not sit there, because others do. */
export interface Misplaced {
  id: string;
  wanted: number;
  table: number;
  /** Who sits there instead; nobody where the table is not in use. */
  there: readonly string[];
}

/** Who of a round sits elsewhere than at his own table. */
export function misplaced(state: State, tables: readonly PlannedTable[]): Misplaced[] {
  return tables.filter(isPlayed).flatMap((t) =>
    seatsOf(t).flatMap((id) => {
      const wanted = findEntrant(state, id)?.fixedTable;
      if (wanted === undefined || wanted === t.table) return [];
      const other = tables.find((o) => isPlayed(o) && o.table === wanted);
      return [{ id, wanted, table: t.table, there: other ? seatsOf(other) : [] }];
    }),
  );
}

/** Tables for pairs: highest points first, then as the pairs come. */
export function seatPairs(state: State, pairs: readonly { pair: Pair; pod?: number }[], first = state.settings.firstTable): PlannedTable[] {
  const numbers = tableNumbers(
    state,
    pairs.map((p) => p.pair),
    first,
  );
  return pairs
    .map(({ pair: [a, b], pod }, i): PlannedTable => ({ table: numbers[i], kind: 'match', a, b, ...(pod === undefined ? {} : { pod }) }))
    .sort((x, y) => x.table - y.table);
}

/** Rows of those who do not play: byes awarded for the round, and the bye. */
function byeTables(state: State, round: number, byes: readonly { id: string; pod?: number }[]): PlannedTable[] {
  const awarded = activeEntrants(state).filter((e) => hasAwardedBye(e, round));
  return [
    ...byes.map(({ id, pod }): PlannedTable => ({ table: 0, kind: 'bye', a: id, b: null, ...(pod === undefined ? {} : { pod }) })),
    ...awarded.map((e): PlannedTable => ({ table: 0, kind: 'awardedBye', a: e.id, b: null })),
  ];
}

export interface PlannedRound {
  command: CommandOf<'pair'>;
  /** What was asked and what was answered: one for the whole room, or one for each pod. */
  solved: { problem: PairingProblem; result: PairingResult; pod?: number }[];
  /** The same for multiplayer tables. */
  pods?: PlannedPods;
}

/** The next Swiss round: within pods while a draft's decks are played (MTR 7.6), else over all. */
export function planSwiss(state: State, wishes: PairingWishes = {}): PlannedRound {
  const round = nextRound(state);
  const seed = wishes.seed ?? seedOfRound(state, round);
  if (isMultiplayer(state)) return planMultiplayer(state, seed, wishes);
  const total = state.plan?.rounds ?? 0;
  const byStanding = state.settings.lastRoundsByStanding > 0 && round > total - state.settings.lastRoundsByStanding && round > 1;
  const within = wishes.within ?? (byStanding ? 'standing' : 'drawn');
  const pods = state.drafts.at(-1)?.pods;
  const solved: PlannedRound['solved'] = [];
  if (pods) {
    const placed = new Set(pods.flatMap((p) => p.seats));
    const outside = activeEntrants(state).filter((e) => !placed.has(e.id));
    const groups = [...pods.map((p) => ({ pod: p.pod, only: new Set(p.seats) })), ...rest(outside)];
    for (const { pod, only } of groups) {
      const problem = pairingProblem(state, { ...wishes, seed: `${seed}/${pod}`, within, only });
      if (problem.players.length > 0) solved.push({ problem, result: solvePairing(state, problem), pod });
    }
  } else {
    const problem = pairingProblem(state, { ...wishes, seed, within });
    if (problem.players.length > 0) solved.push({ problem, result: solvePairing(state, problem) });
  }
  const podOf = (pod: number | undefined): { pod?: number } => (pod === undefined ? {} : { pod });
  const pairs = solved.flatMap((s) => s.result.pairs.map((pair) => ({ pair, ...podOf(s.pod) })));
  const byes = solved.flatMap((s) => (s.result.bye === null ? [] : [{ id: s.result.bye, ...podOf(s.pod) }]));
  return {
    command: {
      type: 'pair',
      round,
      stage: 'swiss',
      method: pods ? 'pods' : within === 'standing' ? 'standing' : 'points',
      seed,
      criteria: CRITERIA_NOW,
      tables: [...seatPairs(state, pairs), ...byeTables(state, round, byes)],
      ...(wishes.locked && wishes.locked.length > 0 ? { locked: wishes.locked.map(([a, b]): [string, string] => [a, b]) } : {}),
    },
    solved,
  };
}

/** The next round of multiplayer tables. */
function planMultiplayer(state: State, seed: string, wishes: PairingWishes): PlannedRound {
  if (wishes.within === 'standing') notMultiplayer(state, 'standing');
  const round = nextRound(state);
  const awarded = activeEntrants(state).filter((e) => hasAwardedBye(e, round));
  const locked = wishes.locked ?? [];
  const pods = planPods(state, { seed, locked, without: new Set(awarded.map((e) => e.id)) });
  const numbers = tableNumbers(state, pods.pods);
  const tables = pods.pods.map((seats, i): PlannedTable => ({ table: numbers[i], kind: 'pod', a: seats[0], b: null, seats: [...seats] }));
  return {
    command: {
      type: 'pair',
      round,
      stage: 'swiss',
      method: 'points',
      seed,
      tables: [
        ...tables.sort((x, y) => x.table - y.table),
        ...byeTables(
          state,
          round,
          pods.byes.map((id) => ({ id })),
        ),
      ],
      ...(locked.length > 0 ? { locked: locked.map(([a, b]): [string, string] => [a, b]) } : {}),
    },
    solved: [],
    pods,
  };
}

const rest = (outside: readonly Entrant[]): { pod: number; only: Set<string> }[] =>
  outside.length === 0 ? [] : [{ pod: 0, only: new Set(outside.map((e) => e.id)) }];

/** The entrants in an order drawn by a seed. */
export const drawnOrder = (ids: readonly string[], seed: string): string[] => shuffled({ _e: 0, rng: seedRng(seed) }, ids);

/** Match points of everybody after the rounds so far. */
export function pointsOf(state: State, through?: number): Map<string, number> {
  const scale = scaleOf(state);
  return new Map(
    [...recordsOf(state, through)].map(([id, lines]) => {
      const t = totalsOf(lines);
      return [id, scored(t, scale)];
    }),
  );
}
