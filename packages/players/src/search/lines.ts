/** Lines: the branches of the search. A line is an answer to the decision at hand, and what its seat does at later ones of the turn. */
import type { Answer } from '@apnap/kernel';
import type { Asked, World } from '../player.js';
import type { Craft, Verdict } from './craft.js';
import { Guide, type Step, stepOf } from './guide.js';
import type { Crew, Meter } from './playout.js';

export interface Task<V, G> {
  seat: number;
  turn: number;
  /** How much there is to look at. */
  size: number;
  /** How many turns there are for each that two players would take. */
  stride: number;
  craft: Omit<Craft<V, G, never>, 'deal'>;
  options: { budget: number; turns: number; depth: number; overdue?: () => boolean };
  /** Answers to try; the first is that of the rules of thumb. */
  tried: readonly Answer[];
  /** World number n: the same each time. */
  deal(n: number): World<V, G>;
  /** Players for a world in which this answer was given. */
  crew(answer: Answer): Crew<V, G>;
}

export interface Line<V, G> {
  /** When it was thought of: of equal lines the earlier counts. */
  readonly order: number;
  /** Index of its first answer. */
  readonly root: number;
  readonly crew: Crew<V, G>;
  /** What comes after the first answer; rules of thumb follow. */
  steps: Step[];
  /** By world tried, the same worlds in the same order for all lines. */
  readonly values: number[];
  readonly ends: Verdict[];
}

/** What a line comes to in a world: null where its first answer is refused. */
export function playLine<V, G>(task: Task<V, G>, line: Line<V, G>, world: World<V, G>, turns: number, meter: Meter): Verdict | null {
  const next = world.answer(task.tried[line.root], task.seat);
  if (!next) return null;
  const guide = line.steps.length > 0 ? new Guide(task.craft, task.seat, task.turn, line.steps) : null;
  return task.craft.judge(line.crew.copy().playTo(next, task.turn + turns, meter, guide), task.seat);
}

/** Other ways tried at each further decision. */
const WAYS = 3;
/** Answers played through to find the next decision of a turn. */
const MOST_STEPS = 60;

/**
 * Finds the next decision of the turn at which a line has not said anything yet, as it comes in one world, and what else could be done there.
 * The line itself goes on to follow the rules of thumb at it.
 * @returns the steps of the new lines; none where the turn ends before.
 */
export function branchesOf<V, G>(task: Task<V, G>, line: Line<V, G>, world: World<V, G>, meter: Meter): Step[][] {
  const crew = line.crew.copy();
  let at = world.answer(task.tried[line.root], task.seat);
  const guide = new Guide(task.craft, task.seat, task.turn, line.steps);
  const steps = line.steps.slice();
  for (let n = 0; n < MOST_STEPS && at && at.seat >= 0 && at.turn === task.turn; n++) {
    if (guide.done && at.seat === task.seat) {
      const view = at.view(task.seat);
      const d = guide.concerned(view);
      if (d) {
        const ways = waysAt(task, crew, view, d);
        if (ways.length > 0) {
          line.steps = [...steps, null];
          return ways.map((way) => [...steps, way]);
        }
        steps.push(null);
      }
    }
    at = crew.step(at, meter, guide);
  }
  return [];
}

function waysAt<V, G>(task: Task<V, G>, crew: Crew<V, G>, view: V, d: Asked): Step[] {
  const first = crew.mind(task.seat).copy().choose(view);
  return task.craft
    .candidates(view, first, WAYS + 1, task.options.depth)
    .slice(1)
    .map((answer) => stepOf(d, answer));
}
