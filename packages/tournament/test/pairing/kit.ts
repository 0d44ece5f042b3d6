/** Problems for tests: by hand, at random, and by playing whole tournaments; and pairing by trying everything. */
import { type Rng, randomInt, seedRng, shuffled } from '@apnap/kernel';
import type { Criteria, Pair, PairingCosts, PairingPlayer, PairingProblem, PairingResult } from '../../src/pairing/types.js';

export interface Draft extends Partial<PairingPlayer> {
  id: string;
}

export function player(draft: Draft): PairingPlayer {
  return { points: 0, byes: 0, opponents: [], pairedDown: 0, pairedUp: 0, ...draft };
}

export function problem(players: Draft[], more: Partial<PairingProblem> = {}): PairingProblem {
  return { players: players.map(player), forbidden: [], locked: [], seed: 'seed', within: 'drawn', ...more };
}

/** Random numbers for a test. */
export class Dice {
  readonly root: { _e: number; rng: Rng };
  constructor(seed: string) {
    this.root = { _e: 0, rng: seedRng(seed) };
  }
  below(n: number): number {
    return randomInt(this.root, n);
  }
  hit(percent: number): boolean {
    return this.below(100) < percent;
  }
  shuffle<T>(list: readonly T[]): T[] {
    return shuffled(this.root, list);
  }
}

/** A problem that need not come from any tournament. */
export function wildProblem(dice: Dice, most: number): PairingProblem {
  const n = 1 + dice.below(most);
  const ids = Array.from({ length: n }, (_, i) => `p${i}`);
  const spread = 1 + dice.below(4);
  const density = dice.below(90);
  const met = new Map(ids.map((id) => [id, [] as { id: string; times: number }[]]));
  const forbidden: Pair[] = [];
  const harsh = dice.hit(20) ? 40 : 8;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      if (dice.hit(density)) {
        const times = 1 + (dice.hit(20) ? 1 + dice.below(2) : 0);
        met.get(ids[i])!.push({ id: ids[j], times });
        met.get(ids[j])!.push({ id: ids[i], times });
      } else if (dice.hit(harsh)) forbidden.push([ids[j], ids[i]]);
    }
  }
  const banned = new Set(forbidden.map(([a, b]) => `${a} ${b}`));
  const mixed = dice.shuffle(ids);
  const locked: Pair[] =
    n >= 4 && dice.hit(20) && !banned.has(`${mixed[0]} ${mixed[1]}`) && !banned.has(`${mixed[1]} ${mixed[0]}`)
      ? [[mixed[0], mixed[1]]]
      : [];
  const lockedBye = n % 2 === 1 && n > 3 && dice.hit(15) ? { lockedBye: mixed[2] } : {};
  const ranks = dice.shuffle(ids.map((_, i) => i + 1));
  const sitting = dice.shuffle(ids);
  const seated = dice.hit(25) ? { seated: sitting.flatMap((a, i): Pair[] => (i % 2 === 1 ? [[a, sitting[i - 1]]] : [])) } : {};
  const noBye = dice.hit(15) && !('lockedBye' in lockedBye) ? { noBye: mixed.slice(0, 1 + dice.below(3)) } : {};
  return {
    players: ids.map((id, i) => ({
      id,
      points: dice.below(spread + 1) * (1 + dice.below(3)),
      byes: dice.hit(30) ? 1 + dice.below(2) : 0,
      opponents: met.get(id)!,
      pairedDown: dice.hit(40) ? 1 + dice.below(2) : 0,
      pairedUp: dice.hit(40) ? 1 + dice.below(2) : 0,
      rank: ranks[i],
    })),
    forbidden,
    locked,
    ...lockedBye,
    ...seated,
    ...noBye,
    seed: `s${dice.below(1000)}`,
    within: dice.hit(30) ? 'standing' : 'drawn',
  };
}

/** What a pairing costs, counted from the wording of the criteria alone; `line` is where everybody stands. */
export function countCosts(p: PairingProblem, line: readonly string[], pairs: readonly Pair[], bye: string | null): number[] {
  const of = new Map(p.players.map((x) => [x.id, x]));
  const groups = [...new Set(p.players.map((x) => x.points))].sort((a, b) => b - a);
  const downs = groups.map(() => 0);
  const squares = groups.map(() => 0);
  let [rematches, again, gap, floats, moved, far] = [0, 0, 0, 0, 0, 0];
  const sits = (x: string, y: string): boolean => p.seated!.some(([a, b]) => (a === x && b === y) || (a === y && b === x));
  for (const [x, y] of pairs) {
    const [a, b] = [of.get(x)!, of.get(y)!].sort((s, t) => t.points - s.points);
    const times = a.opponents.find((m) => m.id === b.id)?.times ?? 0;
    rematches += times > 0 ? 1 : 0;
    again += times > 1 ? times - 1 : 0;
    moved += p.seated && !sits(x, y) ? 1 : 0;
    far += (line.indexOf(x) - line.indexOf(y)) ** 2;
    if (a.points > b.points) {
      downs[groups.indexOf(a.points)]++;
      squares[groups.indexOf(a.points)] += (a.points - b.points) ** 2;
      gap += a.points - b.points;
      floats += a.pairedDown + b.pairedUp;
    }
  }
  if (bye !== null) far += (line.length - line.indexOf(bye)) ** 2;
  return [
    rematches,
    again,
    bye === null ? 0 : of.get(bye)!.byes,
    bye === null ? 0 : of.get(bye)!.points,
    ...downs.flatMap((n, g) => (p.criteria === 1 ? [n] : [n, squares[g]])),
    gap,
    floats,
    moved,
    far,
  ];
}

export function flatCosts(c: PairingCosts, criteria?: Criteria): number[] {
  const downs = c.pairDowns.flatMap((d) => (criteria === 1 ? [d.count] : [d.count, d.squares]));
  return [c.rematches, c.again, c.repeatByes, c.byePoints, ...downs, c.gap, c.floats, c.moved, c.line];
}

/** The costs of the best of all pairings, or nothing when none is allowed. */
export function tryAll(p: PairingProblem, line: readonly string[]): number[] | undefined {
  const no = new Set(p.forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const fixed = new Set([...p.locked.flat(), ...(p.lockedBye === undefined ? [] : [p.lockedBye])]);
  let best: number[] | undefined;
  const go = (rest: readonly string[], pairs: Pair[], bye: string | null): void => {
    if (rest.length === 0) {
      const costs = countCosts(p, line, pairs, bye);
      const i = best ? costs.findIndex((c, k) => c !== best![k]) : 0;
      if (!best || (i >= 0 && costs[i] < best[i])) best = costs;
      return;
    }
    const [a, ...others] = rest;
    for (const b of others)
      if (!no.has(`${a} ${b}`))
        go(
          others.filter((x) => x !== b),
          [...pairs, [a, b]],
          bye,
        );
    if (bye === null && rest.length % 2 === 1 && !p.noBye?.includes(a)) go(others, pairs, a);
  };
  go(
    p.players.map((x) => x.id).filter((id) => !fixed.has(id)),
    [...p.locked],
    p.lockedBye ?? null,
  );
  return best;
}

/** A tournament that is played by chance: it makes the problem of each round and takes its answer. */
export class Played {
  private readonly people = new Map<
    string,
    { points: number; byes: number; down: number; up: number; met: Map<string, number>; strength: number }
  >();
  round = 0;
  private named = 0;

  constructor(
    readonly dice: Dice,
    readonly how: {
      players: number;
      drops: number;
      late: number;
      draws: number;
      seed: string;
      within?: 'drawn' | 'standing';
      clubs?: number;
    },
  ) {
    for (let i = 0; i < how.players; i++) this.enter(0);
  }

  get size(): number {
    return this.people.size;
  }

  private enter(points: number): void {
    this.people.set(`p${this.named++}`, { points, byes: 0, down: 0, up: 0, met: new Map(), strength: this.dice.below(1000) });
  }

  /** Drops, late entries, then the problem of the next round. */
  next(last: 'last' | 'not last' = 'not last'): PairingProblem {
    this.round++;
    for (const id of [...this.people.keys()])
      if (this.round > 1 && this.people.size > 4 && this.dice.hit(this.how.drops)) this.people.delete(id);
    if (this.round > 1 && this.round < 4 && this.dice.hit(this.how.late)) this.enter(0);
    const ids = [...this.people.keys()];
    const ranks = new Map([...ids].sort((a, b) => this.people.get(b)!.points - this.people.get(a)!.points).map((id, i) => [id, i + 1]));
    const club = (id: string): number => Number(id.slice(1)) % this.how.clubs!;
    const small = (id: string): boolean => Number(id.slice(1)) < 3 * this.how.clubs!;
    const forbidden = this.how.clubs
      ? ids.flatMap((a) => ids.filter((b) => a < b && small(a) && small(b) && club(a) === club(b)).map((b): Pair => [a, b]))
      : [];
    return {
      players: ids.map((id) => {
        const x = this.people.get(id)!;
        const opponents = [...x.met].map(([other, times]) => ({ id: other, times }));
        return { id, points: x.points, byes: x.byes, opponents, pairedDown: x.down, pairedUp: x.up, rank: ranks.get(id)! };
      }),
      forbidden,
      locked: [],
      seed: `${this.how.seed}/${this.round}`,
      within: last === 'last' ? 'standing' : (this.how.within ?? 'drawn'),
    };
  }

  /** Plays the round. */
  play({ pairs, bye }: PairingResult): void {
    for (const [x, y] of pairs) {
      const a = this.people.get(x)!;
      const b = this.people.get(y)!;
      a.met.set(y, (a.met.get(y) ?? 0) + 1);
      b.met.set(x, (b.met.get(x) ?? 0) + 1);
      if (a.points !== b.points) {
        (a.points > b.points ? a : b).down++;
        (a.points > b.points ? b : a).up++;
      }
      if (this.dice.hit(this.how.draws)) {
        a.points += 1;
        b.points += 1;
      } else (this.dice.below(1000) + a.strength >= this.dice.below(1000) + b.strength ? a : b).points += 3;
    }
    if (bye !== null) {
      this.people.get(bye)!.points += 3;
      this.people.get(bye)!.byes++;
    }
  }
}

/** Pods of four with as few others as possible; others are smaller, or larger, as wished; nothing when the number can not be divided. */
export function podSizesFor(count: number, others: 'smaller' | 'larger'): readonly number[] | undefined {
  const sizes = (five: number, four: number, three: number): number[] => [
    ...Array<number>(five).fill(5),
    ...Array<number>(four).fill(4),
    ...Array<number>(three).fill(3),
  ];
  const ways: { five: number; four: number; three: number }[] = [];
  for (let five = 0; 5 * five <= count; five++)
    for (let three = 0; 5 * five + 3 * three <= count; three++)
      if ((count - 5 * five - 3 * three) % 4 === 0) ways.push({ five, four: (count - 5 * five - 3 * three) / 4, three });
  const disliked = (w: { five: number; three: number }): number => (others === 'smaller' ? w.five : w.three);
  ways.sort((a, b) => disliked(a) - disliked(b) || a.five + a.three - b.five - b.three);
  const [best] = ways;
  return best && count > 0 ? sizes(best.five, best.four, best.three) : undefined;
}
