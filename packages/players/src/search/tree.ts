/** The search itself: answers are tried in the same worlds, those that fall behind are given up, until the budget is used. */
import type { Answer } from '@apnap/kernel';
import type { CardSource } from '@apnap/magic';
import type { World } from '../player.js';
import { judge, type Verdict } from './judge.js';
import { type Crew, type Meter, priceOf } from './playout.js';

export interface Task {
  seat: number;
  turn: number;
  /** How many permanents there are. */
  permanents: number;
  cards: CardSource;
  options: { budget: number; turns: number; overdue?: () => boolean };
  /** Answers to try; the first is the heuristic's. */
  tried: readonly Answer[];
  /** World number n: the same each time. */
  deal(n: number): World;
  /** Players for a world in which this answer was given. */
  crew(answer: Answer): Crew;
}

export interface Found {
  /** Index of the answer to give. */
  best: number;
  /** By answer: mean chance to win, and in how many worlds; illegal ones have none. */
  means: number[];
  worlds: number[];
  /** What was seen at the end of the playouts, by answer. */
  outlooks: Outlook[];
  /** How many turns were played on, this one included. */
  turns: number;
  playouts: number;
  steps: number;
  cost: number;
  stopped: 'budget' | 'deadline';
}

/** How the playouts of an answer ended: games won and lost, and the mean life totals where the game went on. */
export interface Outlook {
  won: number;
  lost: number;
  mine: number;
  theirs: number;
}

interface Arm {
  index: number;
  crew: Crew;
  values: number[];
  ends: Verdict[];
}

/** An answer is given up when it is behind the leader by so many standard errors of the difference, over at least so many worlds. */
const BEHIND = 2;
const BEHIND_AFTER = 6;
/** The heuristic's own answer stays unless another is better by so many standard errors and by so much. */
const DOUBT = 0.5;
const MARGIN = 0.005;

/** An answer other than the heuristic's needs so many worlds to be believed. */
const LEAST_WORLDS = 3;

/**
 * The budget is shared among rounds; after each the worse half of the answers is given up, so that those it is between are tried in most
 * worlds. The heuristic's own answer stays to the end: something has to be better than it.
 */
export function search(task: Task): Found {
  const { budget } = task.options;
  const meter: Meter = { spent: 0, steps: 0, limit: OVERDRAFT * budget };
  const plan = affordable(task);
  const all: Arm[] = task.tried.slice(0, plan.width).map((answer, index) => ({ index, crew: task.crew(answer), values: [], ends: [] }));
  let arms = all;
  let playouts = 0;
  let broken = 0;
  let stopped: Found['stopped'] = 'budget';
  let n = 0;
  for (let rounds = Math.ceil(Math.log2(all.length + 1)); arms.length > 1 && meter.spent < budget; rounds--) {
    const share = rounds > 1 ? meter.spent + (budget - meter.spent) / rounds : budget;
    for (let tried = 0; arms.length > 1 && (meter.spent < share || tried < FEWEST); tried++) {
      const values = tryAll(task, n++, arms, plan.turns, meter);
      if (values === 'late') stopped = 'deadline';
      if (values === 'late' || values === 'overdrawn' || (values === 'broken' && ++broken > MOST_BROKEN)) return found();
      playouts += arms.length;
      // A world in which something went wrong counts for nobody.
      if (values === 'broken') continue;
      arms = stillInIt(legalOnes(arms, values));
      if (meter.spent >= budget) break;
    }
    if (rounds > 1) arms = betterHalf(arms);
  }
  return found();

  function found(): Found {
    const of = (index: number): Arm | undefined => all[index];
    return {
      best: bestOf(arms),
      means: task.tried.map((_, i) => mean(of(i)?.values ?? [])),
      worlds: task.tried.map((_, i) => of(i)?.values.length ?? 0),
      outlooks: task.tried.map((_, i) => outlookOf(of(i)?.ends ?? [])),
      turns: plan.turns,
      playouts,
      steps: meter.steps,
      cost: meter.spent,
      stopped,
    };
  }
}

/** Worlds in a round, however dear they are. */
const FEWEST = 2;

/** The better half, and the heuristic's answer. */
function betterHalf(arms: readonly Arm[]): Arm[] {
  const order = arms.slice().sort((a, b) => mean(b.values) - mean(a.values) || a.index - b.index);
  const kept = new Set(order.slice(0, Math.ceil(arms.length / 2)));
  return arms.filter((a) => kept.has(a) || a.index === 0);
}

/** A round that has begun may go over the budget so many times before it is dropped. */
const OVERDRAFT = 2;
/** Steps of a playout, and declarations in it, by turn. */
const STEPS_A_TURN = 20;

/** How many answers, how far: on crowded boards, where each playout is dear, fewer answers and to the end of the turn only. */
function affordable(task: Task): { width: number; turns: number } {
  const { budget, turns } = task.options;
  const cost = (far: number): number => far * (STEPS_A_TURN * priceOf(task.permanents, 'look') + priceOf(task.permanents, 'combat'));
  const worlds = 2 * LEAST_WORLDS;
  const width = (far: number): number => Math.floor(budget / (worlds * cost(far)));
  if (task.permanents < CROWDED) return { width: task.tried.length, turns };
  return width(turns) >= 2 ? { width: width(turns), turns } : { width: width(1), turns: 1 };
}

/** Permanents from which on a board is crowded. */
const CROWDED = 60;

/** Worlds that may break before the search gives up: a made-up world can contradict answers given before. */
const MOST_BROKEN = 3;

/** What each answer comes to in world n, null where it is illegal; or why there is nothing to compare. */
function tryAll(
  task: Task,
  n: number,
  arms: readonly Arm[],
  turns: number,
  meter: Meter,
): (Verdict | null)[] | 'broken' | 'overdrawn' | 'late' {
  const before = meter.spent;
  try {
    const world = task.deal(n);
    const values: (Verdict | null)[] = [];
    for (const arm of arms) {
      if (task.options.overdue?.()) return 'late';
      const next = world.answer(task.tried[arm.index]);
      const end = next && arm.crew.copy().playTo(next, task.turn + turns, meter);
      if (meter.spent > meter.limit) return 'overdrawn';
      values.push(end && judge(end, task.seat, task.cards));
    }
    return values;
  } catch {
    meter.spent = Math.max(meter.spent, before + task.options.budget / 10);
    return 'broken';
  }
}

function legalOnes(arms: readonly Arm[], values: readonly (Verdict | null)[]): Arm[] {
  return arms.filter((arm, i) => {
    const value = values[i];
    if (value === null) return false;
    arm.values.push(value.chance);
    arm.ends.push(value);
    return true;
  });
}

function outlookOf(ends: readonly Verdict[]): Outlook {
  const open = ends.filter((e) => e.over === null);
  const of = (key: 'mine' | 'theirs'): number => Math.round(mean(open.map((e) => e[key])));
  const count = (over: Verdict['over']): number => ends.filter((e) => e.over === over).length;
  return { won: count('won'), lost: count('lost'), mine: of('mine'), theirs: of('theirs') };
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length);

/** Mean and standard error of the difference of two arms over the worlds both were tried in. */
function difference(a: Arm, b: Arm): { mean: number; error: number } {
  const n = Math.min(a.values.length, b.values.length);
  if (n === 0) return { mean: 0, error: 1 };
  const d = Array.from({ length: n }, (_, i) => a.values[i] - b.values[i]);
  const m = mean(d);
  const variance = d.reduce((s, x) => s + (x - m) ** 2, 0) / Math.max(1, n - 1);
  return { mean: m, error: Math.sqrt(variance / n) };
}

const leader = (arms: readonly Arm[]): Arm => arms.reduce((best, a) => (mean(a.values) > mean(best.values) + 1e-9 ? a : best));

/** Without those that are clearly behind, and those that have come to the very same as an earlier one. */
function stillInIt(arms: readonly Arm[]): Arm[] {
  if (arms.length < 2) return arms.slice();
  const first = leader(arms);
  return arms.filter((a) => {
    if (a === first || a.values.length < 2) return true;
    const d = difference(first, a);
    if (Math.abs(d.mean) < 1e-6 && d.error < 1e-6) return a.index < first.index;
    return a.values.length < BEHIND_AFTER || d.mean <= BEHIND * d.error + MARGIN;
  });
}

function bestOf(arms: readonly Arm[]): number {
  if (arms.length === 0) return 0;
  const first = leader(arms);
  const own = arms.find((a) => a.index === 0);
  if (!own || own === first) return first.index;
  if (first.values.length < LEAST_WORLDS) return 0;
  const d = difference(first, own);
  return d.mean > DOUBT * d.error + MARGIN ? first.index : 0;
}
