/** From the state to multiplayer tables: how many of which size, who has a bye, who sits where. */
import { seedRng, shuffled } from '@apnap/kernel';
import { message, refuse } from '../messages.js';
import { type PodOutcome, pairPods } from '../pairing/pods.js';
import type { Pair } from '../pairing/types.js';
import type { PodCosts, PodPlayer, PodProblem } from '../pairing/types-pods.js';
import { recordsOf, scaleOf, scored, totalsOf } from '../standings/record.js';
import { activeEntrants, nameOf, nextRound, seatsOf, swissRounds } from '../state/look.js';
import type { EventSettings, State } from '../state/types.js';

type PodSettings = Pick<EventSettings, 'podSize' | 'podLeast' | 'podMost' | 'podOthers'>;

/** Sizes of tables for so many players, the largest first, and how many of them have a bye. */
export interface PodShape {
  readonly sizes: readonly number[];
  readonly byes: number;
}

/** As few byes as can be; then as few tables as can be on the side of the wanted size that is not wished; then as few of another size. */
export function podShape(count: number, s: PodSettings): PodShape | undefined {
  for (let byes = 0; count - byes >= s.podLeast; byes++) {
    const ways = divisions(count - byes, s.podLeast, s.podMost);
    const others = (sizes: readonly number[]): number => sizes.filter((n) => n !== s.podSize).length;
    const disliked = (sizes: readonly number[]): number =>
      sizes.filter((n) => (s.podOthers === 'smaller' ? n > s.podSize : n < s.podSize)).length;
    ways.sort((x, y) => disliked(x) - disliked(y) || others(x) - others(y) || x.length - y.length);
    if (ways.length > 0) return { sizes: ways[0], byes };
  }
  return undefined;
}

/** All ways to write a number as a sum of tables of three, four and five. */
function divisions(count: number, least: number, most: number): number[][] {
  const out: number[][] = [];
  const mayBe = (size: number, tables: number): boolean => tables === 0 || (size >= least && size <= most);
  for (let five = 0; 5 * five <= count; five++)
    for (let three = 0; 5 * five + 3 * three <= count; three++) {
      const left = count - 5 * five - 3 * three;
      if (left % 4 !== 0 || !mayBe(5, five) || !mayBe(4, left / 4) || !mayBe(3, three)) continue;
      out.push([...Array<number>(five).fill(5), ...Array<number>(left / 4).fill(4), ...Array<number>(three).fill(3)]);
    }
  return out;
}

interface Past {
  met: Map<string, number>;
  seats: number[];
  byes: number;
}

/** Whom everybody met, where he sat, and his byes, over the rounds so far. */
function pasts(state: State, through = Number.POSITIVE_INFINITY): Map<string, Past> {
  const out = new Map<string, Past>(state.entrants.map((e) => [e.id, { met: new Map(), seats: [0, 0, 0, 0, 0], byes: 0 }]));
  for (const r of swissRounds(state).filter((x) => x.number <= through))
    for (const t of r.tables) {
      const seats = seatsOf(t);
      if (t.kind === 'bye') out.get(t.a)!.byes++;
      if (t.kind !== 'pod') continue;
      for (const [i, id] of seats.entries()) {
        const p = out.get(id)!;
        p.seats[i]++;
        for (const other of seats) if (other !== id) p.met.set(other, (p.met.get(other) ?? 0) + 1);
      }
    }
  return out;
}

/** Points after a round, and how often everybody met whom in the rounds up to it. */
export function podPast(state: State, through: number): { points: Map<string, number>; met: Map<string, Map<string, number>> } {
  const records = recordsOf(state, through);
  const scale = scaleOf(state);
  const past = pasts(state, through);
  return {
    points: new Map([...records].map(([id, lines]) => [id, scored(totalsOf(lines), scale)])),
    met: new Map([...past].map(([id, p]) => [id, p.met])),
  };
}

export interface PodWishes {
  seed: string;
  locked: readonly Pair[];
  /** Who has a bye awarded. */
  without: ReadonlySet<string>;
}

/** Byes go to those who have had the fewest; then to the lowest points; then as the seed draws. Who is to sit with another has none. */
function byesFor(players: readonly PodPlayer[], had: ReadonlyMap<string, number>, count: number, w: PodWishes): string[] {
  const bound = new Set(w.locked.flat());
  const free = players.filter((p) => !bound.has(p.id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const drawn = shuffled({ _e: 0, rng: seedRng(`${w.seed}/byes`) }, free);
  const byes = (p: PodPlayer): number => had.get(p.id) ?? 0;
  drawn.sort((a, b) => byes(a) - byes(b) || a.points - b.points);
  return drawn.slice(0, count).map((p) => p.id);
}

/** Pairs that sit together, and so whoever is bound to them by other pairs. */
function together(locked: readonly Pair[]): string[][] {
  let groups: string[][] = [];
  for (const pair of locked) {
    const [near, far] = [groups.filter((g) => g.some((x) => pair.includes(x))), groups.filter((g) => !g.some((x) => pair.includes(x)))];
    groups = [...far, [...new Set([...near.flat(), ...pair])]];
  }
  return groups;
}

export interface PlannedPods {
  problem: PodProblem;
  pods: readonly (readonly string[])[];
  byes: readonly string[];
  costs: PodCosts;
  proof: Extract<PodOutcome, { kind: 'paired' }>['proof'];
}

/** Everybody who plays the next round of multiplayer tables, with what counts for pairing. */
export function podField(state: State, without: ReadonlySet<string>): { players: PodPlayer[]; byes: ReadonlyMap<string, number> } {
  const past = pasts(state);
  const records = recordsOf(state, nextRound(state) - 1);
  const scale = scaleOf(state);
  const players = activeEntrants(state)
    .filter((e) => !without.has(e.id))
    .map((e): PodPlayer => {
      const p = past.get(e.id);
      return {
        id: e.id,
        points: scored(totalsOf(records.get(e.id) ?? []), scale),
        opponents: [...(p?.met ?? [])].map(([id, times]) => ({ id, times })),
        seats: p?.seats ?? [],
      };
    });
  return { players, byes: new Map([...past].map(([id, p]) => [id, p.byes])) };
}

/** The problem of the next round, and who has the byes. @throws DeskError when there are too few. */
export function podProblem(state: State, w: PodWishes): { problem: PodProblem; byes: readonly string[] } {
  const { players: all, byes: had } = podField(state, w.without);
  const shape = podShape(all.length, state.settings);
  if (!shape) return refuse('error.podTooFew', { count: all.length, least: state.settings.podLeast });
  const byes = byesFor(all, had, shape.byes, w);
  const players = all.filter((p) => !byes.includes(p.id));
  const ids = new Set(players.map((p) => p.id));
  const stranger = w.locked.flat().find((id) => !ids.has(id));
  if (stranger !== undefined) refuse('error.notPlaying', { name: nameOf(state, stranger) });
  return { byes, problem: problemFor(state, w, players, shape.sizes) };
}

const problemFor = (state: State, w: PodWishes, players: readonly PodPlayer[], sizes: readonly number[]): PodProblem => {
  const ids = new Set(players.map((p) => p.id));
  return {
    players,
    sizes,
    forbidden: state.forbidden.filter(([a, b]) => ids.has(a) && ids.has(b)),
    together: together(w.locked),
    seed: w.seed,
    seating: 'balanced',
  };
};

/** The next round's tables. @throws DeskError when there is no way. */
export function planPods(state: State, w: PodWishes): PlannedPods {
  const { problem, byes } = podProblem(state, w);
  const outcome = pairPods(problem);
  if (outcome.kind === 'refused') return refuse('error.pairing', { why: message(`pods.${outcome.why}`) });
  return { problem, pods: outcome.pods, byes, costs: outcome.costs, proof: outcome.proof };
}
