/** Why am I paired with them: what the pair is by the score groups, and what would be worse without it. */
import type { PairingMessageId, PairingReason } from './messages.js';
import { pairSwiss } from './swiss.js';
import type { Pair, PairingCosts, PairingProblem, PairingResult } from './types.js';

const reason = (id: PairingMessageId, params: PairingReason['params'] = {}): PairingReason => ({ id, params });
const isPair = (a: string, b: string) => (p: Pair) => (p[0] === a && p[1] === b) || (p[0] === b && p[1] === a);

export interface Why {
  /** The opponent; nothing for the bye. */
  readonly opponent: string | null;
  readonly reasons: readonly PairingReason[];
}

/** The first criterion by which `other` is worse than `best`. */
function worse(problem: PairingProblem, best: PairingCosts, other: PairingCosts): PairingReason {
  for (const c of ['rematches', 'again', 'repeatByes', 'byePoints'] as const)
    if (best[c] !== other[c]) return reason(`worse.${c}`, { from: best[c], to: other[c] });
  for (const [i, { points, count, squares }] of best.pairDowns.entries()) {
    const to = other.pairDowns[i];
    if (count !== to.count) return reason('worse.pairDowns', { points, from: count, to: to.count });
    if (problem.criteria !== 1 && squares !== to.squares) return reason('worse.squares', { points, from: squares, to: to.squares });
  }
  for (const c of ['gap', 'floats', 'moved'] as const)
    if (best[c] !== other[c]) return reason(`worse.${c}`, { from: best[c], to: other[c] });
  if (best.line === other.line) return reason('worse.nothing');
  return problem.within === 'standing' ? reason('worse.standing') : reason('worse.drawn', { seed: problem.seed });
}

/** Why somebody of a score group is paired down. */
function whyDown(problem: PairingProblem, result: PairingResult, points: number): PairingReason {
  const pointsOf = new Map(problem.players.map((p) => [p.id, p.points]));
  const count = problem.players.filter((p) => p.points === points && p.id !== result.bye).length;
  if (count % 2 === 1) return reason('why.oddGroup', { points, count });
  const inGroup = (id: string): boolean => pointsOf.get(id) === points;
  const fromAbove = result.pairs.filter(([a, b]) => inGroup(b) && !inGroup(a)).length;
  const down = result.costs.pairDowns.find((d) => d.points === points)?.count ?? 0;
  return fromAbove % 2 === 1 ? reason('why.fromAbove', { points, count: fromAbove }) : reason('why.groupMet', { points, count: down });
}

/** What the best pairings without this pair (or bye) would cost more. */
function without(problem: PairingProblem, result: PairingResult, id: string, opponent: string | null): PairingReason {
  const changed: PairingProblem =
    opponent === null
      ? { ...problem, noBye: [...(problem.noBye ?? []), id] }
      : { ...problem, forbidden: [...problem.forbidden, [id, opponent]] };
  const outcome = pairSwiss(changed);
  if (outcome.kind === 'refused') return reason('why.only');
  return reason('why.instead', { worse: worse(problem, result.costs, outcome.result.costs) });
}

/** Why a player has the opponent (or the bye) that he has; nothing when he is not in the pairings. */
export function why(problem: PairingProblem, result: PairingResult, id: string): Why | undefined {
  const of = new Map(problem.players.map((p) => [p.id, p]));
  if (result.bye === id) {
    if (problem.lockedBye === id) return { opponent: null, reasons: [reason('why.lockedBye', { a: id })] };
    return { opponent: null, reasons: [reason('why.bye', { a: id, points: of.get(id)!.points }), without(problem, result, id, null)] };
  }
  const pair = result.pairs.find((p) => p.includes(id));
  if (!pair) return undefined;
  const opponent = pair[0] === id ? pair[1] : pair[0];
  const [high, low] = of.get(pair[0])!.points >= of.get(pair[1])!.points ? pair : [pair[1], pair[0]];
  const points = of.get(high)!.points;
  const otherPoints = of.get(low)!.points;
  const reasons: PairingReason[] = [];
  if (problem.locked.some(isPair(...pair))) return { opponent, reasons: [reason('why.locked', { a: id, b: opponent })] };
  if (points === otherPoints) reasons.push(reason('why.same', { a: id, b: opponent, points }));
  else reasons.push(reason('why.down', { a: high, b: low, points, otherPoints }), whyDown(problem, result, points));
  const met = (a: string, b: string): boolean => of.get(a)!.opponents.some((m) => m.id === b && m.times > 0);
  if (met(id, opponent) || met(opponent, id)) reasons.push(reason('why.rematch', { a: id, b: opponent }));
  reasons.push(without(problem, result, id, opponent));
  return { opponent, reasons };
}

/** Why two players are not paired with each other; nothing when they are. */
export function whyNot(problem: PairingProblem, result: PairingResult, a: string, b: string): readonly PairingReason[] | undefined {
  const same = isPair(a, b);
  if (result.pairs.some(same)) return undefined;
  if (problem.forbidden.some(same)) return [reason('why.forbidden', { a, b })];
  const fixed = problem.locked.find((p) => p.includes(a) || p.includes(b));
  if (fixed) return [reason('why.locked', { a: fixed[0], b: fixed[1] })];
  if (problem.lockedBye === a || problem.lockedBye === b) return [reason('why.lockedBye', { a: problem.lockedBye })];
  const outcome = pairSwiss({ ...problem, locked: [...problem.locked, [a, b]] });
  if (outcome.kind === 'refused') return [reason('why.noOther', { a, b })];
  return [reason('why.with', { a, b, worse: worse(problem, result.costs, outcome.result.costs) })];
}
