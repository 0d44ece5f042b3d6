/**
 * The independent checker of pairings: reads a problem and an answer and says what is wrong with the answer. It shares no code with what finds pairings
 * and believes nothing that it cannot add up itself.
 *
 * Why prices prove that a pairing is best: over any pairing, add up twice the costs of its pairs. Each pair costs at least its two prices and the
 * surcharges of the sets it leaves; every player is in one pair, and every odd set is left at least once. So no pairing comes to less than all prices
 * and surcharges together, and the pairing made comes to exactly that. This holds for vectors of words, compared word by word, as it does for numbers.
 */
import { seedRng, shuffled } from '@apnap/kernel';
import type { PairingFault, PairingPlayer, PairingProblem, PairingResult, WordPart } from './types.js';

/** Sums of a few numbers below this are exact. */
const LIMIT = 2 ** 50;
const exact = (numbers: readonly number[]): boolean => numbers.every((x) => Number.isSafeInteger(x) && Math.abs(x) < LIMIT);
const sign = (words: ArrayLike<number>): number => Array.from(words).find((x) => x !== 0) ?? 0;
const key = (a: string, b: string): string => JSON.stringify(a < b ? [a, b] : [b, a]);
const sum = <T>(list: readonly T[], of: (x: T) => number): number => list.reduce((total, x) => total + of(x), 0);
type Criterion = WordPart['criterion'];

/** Those in the line, or those of them who are free, with what pairs of them cost; the bye, if any, is the last. */
interface Seats {
  readonly ids: readonly (string | null)[];
  readonly players: readonly PairingPlayer[];
  readonly place: readonly number[];
  readonly met: ReadonlyMap<number, number>;
  /** Pairs who sit at a table, when any do. */
  readonly seated: ReadonlySet<number> | undefined;
  readonly number: ReadonlyMap<string | null, number>;
}

function seats(problem: PairingProblem, line: readonly string[], ids: readonly (string | null)[]): Seats {
  const byId = new Map(problem.players.map((p) => [p.id, p]));
  const at = new Map(line.map((id, i) => [id, i]));
  const number = new Map(ids.map((id, i) => [id, i]));
  const met = new Map<number, number>();
  for (const p of problem.players) {
    for (const m of p.opponents) {
      const [a, b] = [number.get(p.id) ?? -1, number.get(m.id) ?? -1].sort((x, y) => x - y);
      if (a >= 0 && m.times > 0) met.set(a * ids.length + b, Math.max(m.times, met.get(a * ids.length + b) ?? 0));
    }
  }
  const seated = problem.seated?.map(([a, b]) => {
    const [i, j] = [number.get(a) ?? -1, number.get(b) ?? -1].sort((x, y) => x - y);
    return i < 0 ? -1 : i * ids.length + j;
  });
  const players = ids.flatMap((id) => (id === null ? [] : [byId.get(id)!]));
  return {
    ids,
    players,
    number,
    met,
    seated: seated && new Set(seated),
    place: ids.map((id) => (id === null ? line.length : at.get(id)!)),
  };
}

/** Calls `add` with each amount that the pair of seats i before j costs, but for an earlier meeting. */
function amounts(s: Seats, i: number, j: number, add: (criterion: Criterion, amount: number, points?: number) => void): void {
  add('line', (s.place[j] - s.place[i]) ** 2);
  const p = s.players[i];
  const q = s.players[j];
  if (q === undefined) {
    add('repeatByes', p.byes);
    add('byePoints', p.points);
    return;
  }
  if (s.seated && !s.seated.has(i * s.ids.length + j)) add('moved', 1);
  if (p.points !== q.points) {
    add('pairDowns', 1, p.points);
    add('squares', (p.points - q.points) ** 2, p.points);
    add('gap', p.points - q.points);
    add('floats', p.pairedDown + q.pairedUp);
  }
}

function checkLine(problem: PairingProblem, line: readonly string[]): boolean {
  const ids = problem.players.map((p) => p.id).sort((a, b) => (a < b ? -1 : 1));
  const drawn = new Map(shuffled({ _e: 0, rng: seedRng(problem.seed) }, ids).map((id, i) => [id, i]));
  const rank = (p: PairingPlayer): number => (problem.within === 'standing' ? p.rank! : 0);
  const byId = new Map(problem.players.map((p) => [p.id, p]));
  if (line.length !== ids.length || line.some((id) => !byId.has(id))) return false;
  return line.slice(1).every((id, i) => {
    const [a, b] = [byId.get(line[i])!, byId.get(id)!];
    return (b.points - a.points || rank(a) - rank(b) || drawn.get(a.id)! - drawn.get(b.id)!) < 0;
  });
}

/** H: everybody once, the bye only where it must be, forbidden pairs never, locked ones always. */
function checkOnce(problem: PairingProblem, { pairs, bye }: PairingResult, faults: PairingFault[]): void {
  const count = new Map(problem.players.map((p) => [p.id, 0]));
  for (const id of [...pairs.flat(), ...(bye === null ? [] : [bye])]) count.set(id, (count.get(id) ?? Number.NaN) + 1);
  for (const [id, n] of count) if (n !== 1) faults.push({ kind: 'notOnce', id });
  const odd = problem.players.length % 2 === 1;
  if (odd !== (bye !== null) || (problem.lockedBye ?? bye) !== bye || (bye !== null && problem.noBye?.includes(bye)))
    faults.push({ kind: 'wrongBye', id: bye });
  const made = new Set(pairs.map(([a, b]) => key(a, b)));
  for (const pair of problem.forbidden) if (made.has(key(...pair))) faults.push({ kind: 'forbidden', pair });
  for (const pair of problem.locked) if (!made.has(key(...pair))) faults.push({ kind: 'lockedApart', pair });
}

/** The costs stated are the costs there are. */
function checkCosts(problem: PairingProblem, result: PairingResult, faults: PairingFault[]): void {
  const all = seats(problem, result.line, [...result.line, null]);
  const groups = [...new Set(problem.players.map((p) => p.points))].sort((a, b) => b - a);
  const total = new Map<string, number>();
  const add = (c: string, amount: number, points?: number) =>
    total.set(`${c} ${points ?? ''}`, (total.get(`${c} ${points ?? ''}`) ?? 0) + amount);
  for (const pair of [...result.pairs, ...(result.bye === null ? [] : [[result.bye, null]])]) {
    const [i, j] = pair.map((id) => all.number.get(id)!).sort((a, b) => a - b);
    amounts(all, i, j, add);
    const times = all.met.get(i * all.ids.length + j) ?? 0;
    if (times > 0) add('rematches', 1);
    if (times > 0) add('again', times - 1);
  }
  for (const c of ['rematches', 'again', 'repeatByes', 'byePoints', 'gap', 'floats', 'moved', 'line'] as const)
    if (result.costs[c] !== (total.get(`${c} `) ?? 0)) faults.push({ kind: 'costs', criterion: c });
  const downs = groups.map((points) => ({
    points,
    count: total.get(`pairDowns ${points}`) ?? 0,
    squares: total.get(`squares ${points}`) ?? 0,
  }));
  if (JSON.stringify(downs) !== JSON.stringify(result.costs.pairDowns)) faults.push({ kind: 'costs', criterion: 'pairDowns' });
}

/** The largest differences of points there can be when as many of a score group as possible meet somebody below it. */
function gapsBelow(players: readonly PairingPlayer[], points: number): number[] {
  const below = players.flatMap((p) => (p.points < points ? [points - p.points] : []));
  return below.sort((a, b) => b - a).slice(0, players.filter((p) => p.points === points).length);
}

/** The criteria stand in their order, all that can occur, and one unit outweighs all that may stand behind it in its word. */
function checkWords(s: Seats, problem: PairingProblem, words: PairingResult['certificate']['words'], faults: PairingFault[]): void {
  const half = Math.ceil(s.ids.length / 2);
  const times = Math.max(0, ...new Set(s.met.values()));
  const points = [...new Set(s.players.map((p) => p.points))].sort((a, b) => b - a);
  const bye = s.ids.length > s.players.length ? 1 : 0;
  const ranges: { name: string; most: number }[] = [
    { name: 'rematches ', most: Math.min(half, s.met.size) },
    { name: 'again ', most: half * Math.max(0, times - 1) },
    { name: 'repeatByes ', most: bye * Math.max(0, ...new Set(s.players.map((p) => p.byes))) },
    { name: 'byePoints ', most: bye * (points[0] ?? 0) },
    ...points.flatMap((g) => {
      const gaps = gapsBelow(s.players, g);
      const counted = { name: `pairDowns ${g}`, most: gaps.length };
      return problem.criteria === 1 ? [counted] : [counted, { name: `squares ${g}`, most: sum(gaps, (gap) => gap ** 2) }];
    }),
    { name: 'gap ', most: half * ((points[0] ?? 0) - (points[points.length - 1] ?? 0)) },
    { name: 'floats ', most: sum(s.players, (p) => Math.max(p.pairedDown, p.pairedUp)) },
    { name: 'moved ', most: s.seated ? half : 0 },
    { name: 'line ', most: half * problem.players.length ** 2 },
  ];
  const most = new Map(ranges.map((r, i) => [r.name, { most: r.most, i }]));
  const nameOf = (p: WordPart): string => `${p.criterion} ${p.points ?? ''}`;
  const order = words.flat().map((p) => most.get(nameOf(p))?.i ?? -1);
  const named = new Set(words.flat().map(nameOf));
  if (order.some((x, i) => x <= (order[i - 1] ?? -1)) || ranges.some((r) => r.most > 0 && !named.has(r.name)))
    faults.push({ kind: 'words', word: -1 });
  const weight = (p: WordPart): number => p.scale * (most.get(nameOf(p))?.most ?? 0);
  for (const [w, parts] of words.entries())
    if (parts.some((p, i) => p.scale <= sum(parts.slice(i + 1), weight)) || !exact(parts.map(weight)))
      faults.push({ kind: 'words', word: w });
}

/** The word of each criterion, and what one unit weighs in it. */
type Slots = Partial<Record<Criterion, { w: number; scale: number }>>;

/** The slot of a criterion, of a score group where there is one for each. */
function slotsOf(s: Seats, words: PairingResult['certificate']['words']): (criterion: Criterion, points?: number) => Slots[Criterion] {
  const slots: Slots = {};
  const ofGroup = new Map<number, Slots>(s.players.map((p) => [p.points, {}]));
  for (const [w, parts] of words.entries())
    for (const p of parts) (p.points === undefined ? slots : (ofGroup.get(p.points) ?? {}))[p.criterion] = { w, scale: p.scale };
  return (criterion, points) => (points === undefined ? slots : ofGroup.get(points))?.[criterion];
}

/** Who meets whom; null for the bye. */
const partners = ({ pairs, bye }: PairingResult): Map<string, string | null> =>
  new Map([
    ...pairs.flatMap(([a, b]): [string, string | null][] => [
      [a, b],
      [b, a],
    ]),
    [bye ?? '', null] as const,
  ]);

/** What each in the line pays: the price, and the surcharges of the sets it is in. Every set is odd and left exactly once. */
function payments(
  result: PairingResult,
  s: Seats,
  partner: ReadonlyMap<string, string | null>,
  faults: PairingFault[],
): { total: number[][]; around: number[][] } {
  const { words, prices, sets } = result.certificate;
  const { length } = words;
  const given = new Map(prices.map((p) => [p.id, p.price]));
  const total = s.ids.map((id) => Array.from({ length }, (_, k) => given.get(id)?.[k] ?? Number.NaN));
  const around: number[][] = s.ids.map(() => []);
  for (const [i, { members, surcharge }] of sets.entries()) {
    const inside = new Set(members);
    const left = members.filter((id) => !inside.has(id === null ? result.bye : partner.get(id)!)).length;
    const sound =
      members.every((id) => s.number.has(id)) && inside.size === members.length && inside.size % 2 === 1 && surcharge.length === length;
    if (!sound || left !== 1 || sign(surcharge) < 0 || !exact(surcharge)) faults.push({ kind: 'set', set: i });
    else {
      for (const v of members.map((id) => s.number.get(id)!)) {
        around[v].push(i);
        for (let k = 0; k < length; k++) total[v][k] += surcharge[k];
      }
    }
  }
  if (!total.every(exact)) faults.push({ kind: 'prices' });
  return { total, around };
}

/** No allowed pair costs less than its prices, the pairs made cost just that, and every set is left exactly once. */
function checkPrices(problem: PairingProblem, result: PairingResult, s: Seats, faults: PairingFault[]): void {
  const { words, sets } = result.certificate;
  const [length, n] = [words.length, s.ids.length];
  const slotOf = slotsOf(s, words);
  const partner = partners(result);
  const { total, around } = payments(result, s, partner, faults);
  if (faults.length > 0) return;
  const forbidden = new Set(problem.forbidden.map((pair) => key(...pair)));
  const denied = (a: string | null, b: string | null): boolean =>
    a !== null && (b === null ? (problem.noBye ?? []).includes(a) : forbidden.has(key(a, b)));
  const slack = new Float64Array(length);
  const add = (criterion: Criterion, amount: number, points?: number): void => {
    const slot = slotOf(criterion, points);
    if (slot) slack[slot.w] += 2 * slot.scale * amount;
  };
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      for (let k = 0; k < length; k++) slack[k] = -total[i][k] - total[j][k];
      amounts(s, i, j, add);
      const made = j < s.players.length ? partner.get(s.ids[i]!) === s.ids[j] : result.bye === s.ids[i];
      let k = 0;
      while (k < length && slack[k] === 0) k++;
      if (k < length && slack[k] > 0 && !made) continue;
      for (const set of around[i]) if (around[j].includes(set)) for (let w = 0; w < length; w++) slack[w] += 2 * sets[set].surcharge[w];
      const times = s.met.get(i * n + j) ?? 0;
      if (times > 0) add('rematches', 1);
      if (times > 0) add('again', times - 1);
      const over = sign(slack);
      const pair = [s.ids[i], s.ids[j]] as const;
      if (made && over !== 0) faults.push({ kind: 'notTight', pair });
      if (over < 0 && !denied(...pair)) faults.push({ kind: 'overpaid', pair });
    }
  }
}

/** What is wrong with a pairing; nothing when it is sound and proved to be the best. */
export function checkPairing(problem: PairingProblem, result: PairingResult): PairingFault[] {
  const faults: PairingFault[] = [];
  if (!checkLine(problem, result.line)) return [{ kind: 'line' }];
  checkOnce(problem, result, faults);
  if (faults.length > 0) return faults;
  checkCosts(problem, result, faults);
  const locked = new Set([...problem.locked.flat(), problem.lockedBye]);
  const free: (string | null)[] = result.line.filter((id) => !locked.has(id));
  const s = seats(problem, result.line, free.length % 2 === 1 ? [...free, null] : free);
  checkWords(s, problem, result.certificate.words, faults);
  checkPrices(problem, result, s, faults);
  return faults;
}
