/** Whole tournaments made up from a seed: for tests, for measuring, and to see what an event would look like. */
import { type HasRng, randomInt, seedRng } from '@apnap/kernel';
import { applyInPlace, begin } from '../apply/apply.js';
import { type Command, type CommandOf, DESK_VERSION, type Entry } from '../commands.js';
import { checkPairing } from '../pairing/check.js';
import { checkPods } from '../pairing/check-pods.js';
import { type PlannedRound, planSwiss } from '../rounds/problem.js';
import { membersOf, recommendedRounds, rulesetOf } from '../rulesets/index.js';
import { type StandingsRow, standings } from '../standings/standings.js';
import { activeEntrants, isMatch, isMultiplayer, isPlayed, nameOf, roundOf, seatsOf } from '../state/look.js';
import type { Games, State, Table } from '../state/types.js';
import { momentText } from '../time.js';

export interface SimulationWishes {
  players: number;
  /** If not said, as the table of the rules has it. */
  rounds?: number;
  seed: string;
  /** Parts of a thousand: who drops after a round; results that are entered wrong and corrected later; draws. */
  drops?: number;
  errors?: number;
  draws?: number;
  /** Players who come late, in all. */
  late?: number;
  kind?: State['kind'];
  lastRoundsByStanding?: number;
  settings?: Partial<State['settings']>;
  /** A clock in seconds, for telling how long pairing takes. */
  clock?: () => number;
}

export interface SimulatedRound {
  round: number;
  pairings: { table: number; a: string; b: string; seats?: string[] }[];
  byes: string[];
  rematches: number;
  maxScoreGap: number;
  seconds: number;
  /** `stable`: of multiplayer tables, where nothing proves that there is no better way, but no exchange of two players is one. */
  certificate: 'verified' | 'stable' | 'faulty';
}

export interface Simulation {
  log: Entry[];
  state: State;
  rounds: SimulatedRound[];
  standings: StandingsRow[];
}

const THOUSAND = 1000;

/** Rounds of a multiplayer event, where none are said. */
const POD_ROUNDS = 4;

/** Plays a tournament. The same wishes give the same tournament. */
export function simulate(w: SimulationWishes): Simulation {
  const chance: HasRng = { _e: 0, rng: seedRng(`${w.seed}/play`) };
  const log: Entry[] = [];
  let second = 1485939600;
  const entry = (command: Command): Entry => ({
    seq: log.length + 1,
    at: momentText(second++),
    by: 'simulation',
    why: 'simulation',
    desk: DESK_VERSION,
    command,
  });
  const first = entry({
    type: 'create',
    version: 1,
    name: `simulation ${w.seed}`,
    ruleset: 'open',
    kind: w.kind ?? 'individual',
    format: 'constructed',
    date: '2017-02-01',
    program: 'other',
    rel: 'regular',
    seed: w.seed,
    settings: { ...(w.kind === 'multiplayer' ? {} : { lastRoundsByStanding: w.lastRoundsByStanding ?? 0 }), ...w.settings },
  });
  log.push(first);
  const state = begin(first);
  const run = (command: Command): void => {
    const e = entry(command);
    applyInPlace(state, e);
    log.push(e);
  };
  const members = membersOf(state.kind);
  const least = isMultiplayer(state) ? state.settings.podLeast : 2;
  const late = Math.min(w.late ?? 0, Math.max(0, w.players - least));
  const enter = (n: number, round?: number): void => run({ ...registration(n, members), ...(round === undefined ? {} : { round }) });
  // Registration of many at once: the list is made in one go.
  for (let n = 1; n <= w.players - late; n++) enter(n);
  const advised = isMultiplayer(state) ? POD_ROUNDS : recommendedRounds(rulesetOf('open'), { entrants: w.players }).swiss;
  const planned = w.rounds ?? advised;
  run({ type: 'start', plan: { kind: 'fixed', rounds: planned } });
  const skills = new Map<string, number>();
  const skill = (id: string): number => {
    const known = skills.get(id) ?? randomInt(chance, THOUSAND);
    skills.set(id, known);
    return known;
  };
  const rounds: SimulatedRound[] = [];
  let next = w.players - late + 1;
  for (let r = 1; r <= planned; r++) {
    while (r > 1 && next <= w.players && randomInt(chance, 2) === 0) enter(next++, r);
    if (activeEntrants(state).length < least) break;
    rounds.push((isMultiplayer(state) ? playPods : playRound)(state, run, chance, skill, w, r));
  }
  return { log, state, rounds, standings: standings(state) };
}

function registration(n: number, members: number): CommandOf<'register'> {
  const name = `Player ${n}`;
  const people = members === 1 ? [{ name }] : Array.from({ length: members }, (_, i) => ({ name: `${name} ${'ABC'[i]}` }));
  return { type: 'register', id: `p${n}`, name, members: people };
}

/** Two players of this skill: who wins how. */
function gamesOf(chance: HasRng, a: number, b: number, draws: number, wins: number): Games {
  if (randomInt(chance, THOUSAND) < draws) return wins === 1 ? { a: 0, b: 0, d: 1 } : { a: 1, b: 1, d: randomInt(chance, 2) };
  const better = randomInt(chance, THOUSAND + a + b) < THOUSAND / 2 + a;
  const lost = wins === 1 ? 0 : randomInt(chance, wins);
  return better ? { a: wins, b: lost, d: 0 } : { a: lost, b: wins, d: 0 };
}

/** Some drop, and the round is over. */
function endRound(state: State, run: (c: Command) => void, chance: HasRng, w: SimulationWishes, number: number): void {
  for (const e of activeEntrants(state))
    if (e.drops.length === 0 && randomInt(chance, THOUSAND) < (w.drops ?? 0)) run({ type: 'drop', id: e.id, reason: 'asked' });
  run({ type: 'close', round: number });
}

/** Pairs and publishes a round; how long the pairing took. */
function openRound(state: State, run: (c: Command) => void, w: SimulationWishes, number: number): { plan: PlannedRound; seconds: number } {
  const clock = w.clock ?? ((): number => 0);
  const begun = clock();
  const plan = planSwiss(state);
  const seconds = clock() - begun;
  run(plan.command);
  run({ type: 'publish', round: number });
  return { plan, seconds };
}

/** How results of one kind are made up and entered. */
interface Entering<R> {
  result(t: Table): R;
  wrong(t: Table, right: R): R;
  enter(table: number, result: R): void;
  correct(table: number, result: R): void;
}

/** Enters the results of all tables; now and then a wrong one, which is put right when all are in. */
function enterResults<R>(tables: readonly Table[], chance: HasRng, w: SimulationWishes, how: Entering<R>): void {
  const mistakes: { table: number; right: R }[] = [];
  for (const t of tables) {
    const right = how.result(t);
    const mistaken = randomInt(chance, THOUSAND) < (w.errors ?? 0);
    if (mistaken) mistakes.push({ table: t.table, right });
    how.enter(t.table, mistaken ? how.wrong(t, right) : right);
  }
  for (const { table, right } of mistakes) how.correct(table, right);
}

/** A round of multiplayer tables: better players win more often. */
function playPods(
  state: State,
  run: (c: Command) => void,
  chance: HasRng,
  skill: (id: string) => number,
  w: SimulationWishes,
  number: number,
): SimulatedRound {
  const { plan, seconds } = openRound(state, run, w, number);
  const checked = plan.pods && checkPods(plan.pods.problem, plan.pods.pods, plan.pods.costs);
  const points = new Map(plan.pods?.problem.players.map((p) => [p.id, p.points] as const));
  const tables = roundOf(state, number).tables.filter(isPlayed);
  enterResults<string | null>(tables, chance, w, {
    result: (t) => {
      const seats = seatsOf(t);
      let left = randomInt(
        chance,
        seats.reduce((sum, id) => sum + THOUSAND + skill(id), 0),
      );
      const won = seats.find((id) => {
        left -= THOUSAND + skill(id);
        return left < 0;
      });
      return randomInt(chance, THOUSAND) < (w.draws ?? 30) ? null : (won ?? seats[0]);
    },
    wrong: (t, winner) => (winner === seatsOf(t)[0] ? seatsOf(t)[1] : seatsOf(t)[0]),
    enter: (table, winner) => run({ type: 'reportPod', round: number, table, winner, how: 'played', lost: [] }),
    correct: (table, winner) => run({ type: 'correctPod', round: number, table, winner, how: 'played', lost: [], headJudge: 'simulation' }),
  });
  endRound(state, run, chance, w, number);
  const spread = tables.map((t) => seatsOf(t).map((id) => points.get(id) ?? 0)).map((all) => Math.max(...all) - Math.min(...all));
  return {
    round: number,
    pairings: tables.map((t) => {
      const seats = seatsOf(t).map((id) => nameOf(state, id));
      return { table: t.table, a: seats[0], b: seats[1], seats };
    }),
    byes: (plan.pods?.byes ?? []).map((id) => nameOf(state, id)),
    rematches: plan.pods?.costs.repeats ?? 0,
    maxScoreGap: Math.max(0, ...spread),
    seconds,
    certificate: !checked || checked.faults.length > 0 ? 'faulty' : checked.proof === 'best' ? 'verified' : 'stable',
  };
}

function playRound(
  state: State,
  run: (c: Command) => void,
  chance: HasRng,
  skill: (id: string) => number,
  w: SimulationWishes,
  number: number,
): SimulatedRound {
  const { plan, seconds } = openRound(state, run, w, number);
  const faulty = plan.solved.some((s) => checkPairing(s.problem, s.result).length > 0);
  const points = new Map(plan.solved.flatMap((s) => s.problem.players.map((p) => [p.id, p.points] as const)));
  const round = roundOf(state, number);
  enterResults<Games>(round.tables.filter(isMatch), chance, w, {
    result: (t) => gamesOf(chance, skill(t.a), skill(t.b ?? ''), w.draws ?? 30, state.settings.matchWins),
    wrong: (_, games) => ({ a: games.b, b: games.a, d: games.d }),
    enter: (table, games) => run({ type: 'report', round: number, table, games, how: 'played', source: { kind: 'official' } }),
    correct: (table, games) => run({ type: 'correct', round: number, table, games, how: 'played', headJudge: 'simulation' }),
  });
  endRound(state, run, chance, w, number);
  const pairings = round.tables.flatMap((t) => (t.b === null ? [] : [{ table: t.table, a: nameOf(state, t.a), b: nameOf(state, t.b) }]));
  const gaps = round.tables.flatMap((t) => (t.b === null ? [] : [Math.abs((points.get(t.a) ?? 0) - (points.get(t.b) ?? 0))]));
  return {
    round: number,
    pairings,
    byes: round.tables.filter((t) => t.b === null).map((t) => nameOf(state, t.a)),
    rematches: plan.solved.reduce((sum, s) => sum + s.result.costs.rematches, 0),
    maxScoreGap: Math.max(0, ...gaps),
    seconds,
    certificate: faulty ? 'faulty' : 'verified',
  };
}
