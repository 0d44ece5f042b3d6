/** One tournament played by chance, every round of it judged by the checker. */
import { checkPairing } from '../../src/pairing/check.js';
import { lineOf } from '../../src/pairing/field.js';
import { pairSwiss } from '../../src/pairing/swiss.js';
import type { Pair, PairingProblem } from '../../src/pairing/types.js';
import { Dice, flatCosts, Played, tryAll } from './kit.js';

export interface TrialFigures {
  tournaments: number;
  rounds: number;
  pairs: number;
  rematches: number;
  repeatByes: number;
  pairDowns: number;
  /** Rounds with a pair of two wins or more apart. */
  far: number;
  /** Odd sets with a surcharge in all certificates. */
  sets: number;
  /** Rounds for which every pairing was tried. */
  triedAll: number;
  impossible: number;
  /** The slowest pairing, in milliseconds (of the clock that is given). */
  slowest: number;
}

/** Rounds of so many players or fewer are compared with every pairing there is. */
const TRIED_ALL = 10;

/** Two wins. */
const FAR = 6;

/** Now and then a locked pair or bye, players who may not have the bye or whose points are corrected, a room that is seated already. */
function disturb(dice: Dice, problem: PairingProblem): PairingProblem {
  const players = dice.hit(20)
    ? problem.players.map((p) => (dice.hit(5) ? { ...p, points: Math.max(0, p.points + (dice.hit(50) ? 3 : -3)) } : p))
    : problem.players;
  const mixed = dice.shuffle(players);
  const apart = new Set(problem.forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const locks = dice.hit(15) && mixed.length >= 4 && !apart.has(`${mixed[0].id} ${mixed[1].id}`);
  const bye = dice.hit(5) && mixed.length >= 5 && mixed.length % 2 === 1;
  return {
    ...problem,
    players,
    locked: locks ? [[mixed[0].id, mixed[1].id]] : [],
    ...(bye ? { lockedBye: mixed[2].id } : dice.hit(5) && mixed.length > 8 ? { noBye: mixed.slice(3, 6).map((p) => p.id) } : {}),
    ...(dice.hit(10) ? { seated: mixed.flatMap((p, i): Pair[] => (i % 2 === 1 ? [[p.id, mixed[i - 1].id]] : [])) } : {}),
  };
}

/** Plays and judges the tournament of a seed; throws at the first fault. */
export function trial(seed: string, clock: () => number = () => 0): TrialFigures {
  const dice = new Dice(seed);
  const players = Math.round(4 * 100 ** (dice.below(1001) / 1000));
  const rounds = Math.max(3, Math.min(15, Math.ceil(Math.log2(players)) + dice.below(4)));
  const clubs = dice.hit(25) && players >= 24 ? { clubs: 2 + dice.below(6) } : {};
  const played = new Played(dice, { players, drops: dice.below(8), late: 15, draws: dice.below(25), seed, ...clubs });
  const sum: TrialFigures = {
    tournaments: 1,
    rounds: 0,
    pairs: 0,
    rematches: 0,
    repeatByes: 0,
    pairDowns: 0,
    far: 0,
    sets: 0,
    triedAll: 0,
    impossible: 0,
    slowest: 0,
  };
  for (let round = 1; round <= rounds; round++) {
    const problem = disturb(dice, played.next(round === rounds && dice.hit(50) ? 'last' : 'not last'));
    const start = clock();
    const outcome = pairSwiss(problem);
    sum.slowest = Math.max(sum.slowest, clock() - start);
    const all =
      problem.players.length <= TRIED_ALL
        ? tryAll(
            problem,
            lineOf(problem).map((p) => p.id),
          )
        : undefined;
    if (outcome.kind === 'refused') {
      if (all || outcome.refusals[0].kind !== 'impossible')
        throw new Error(`${seed} round ${round}: refused ${JSON.stringify(outcome.refusals)}`);
      sum.impossible++;
      return sum;
    }
    const { result } = outcome;
    const faults = checkPairing(problem, result);
    if (faults.length > 0) throw new Error(`${seed} round ${round}: ${JSON.stringify(faults.slice(0, 5))}`);
    if (all && `${all}` !== `${flatCosts(result.costs, problem.criteria)}`) throw new Error(`${seed} round ${round}: ${all} was possible`);
    sum.rounds++;
    sum.pairs += result.pairs.length;
    sum.rematches += result.costs.rematches;
    sum.repeatByes += result.costs.repeatByes > 0 ? 1 : 0;
    sum.pairDowns += result.costs.pairDowns.reduce((n, d) => n + d.count, 0);
    const points = new Map(problem.players.map((p) => [p.id, p.points]));
    sum.far += result.pairs.some(([a, b]) => Math.abs(points.get(a)! - points.get(b)!) >= FAR) ? 1 : 0;
    sum.sets += result.certificate.sets.length;
    sum.triedAll += all ? 1 : 0;
    played.play(result);
  }
  return sum;
}
