/** Where a run stops: between two steps, which is seen in the states on the way from one decision to the next. */
import { characteristics, KEYWORD_BITS, live, type State } from '@apnap/magic';
import { type Run, SCENARIO_STEPS, type ScenarioStep } from './format.js';
import { stepOf } from './session.js';

/** Whether the state is between two steps: nothing is going on but the sequence of turns. */
export const isBoundary = (s: State): boolean => s.frames.length > 0 && s.frames[s.frames.length - 1].kind === 'turns';

const at = (step: ScenarioStep | null): number => (step === null ? -1 : SCENARIO_STEPS.indexOf(step));

const NAMES: Readonly<Record<string, ScenarioStep>> = { precombatMain: 'main1', postcombatMain: 'main2' };

/** Place of the step that comes next this turn; beyond the last when the turn is over. */
function nextPlace(s: State): number {
  const next = s.turn.plan[0];
  if (next === undefined) return SCENARIO_STEPS.length;
  if (next === 'combatDamage' && s.turn.strike === 0 && firstStrikers(s)) return at('firstStrikeDamage');
  return at(NAMES[next] ?? (next as ScenarioStep));
}

/** Whether there will be a step for first strike (CR 510.4). */
const firstStrikers = (s: State): boolean =>
  s.battlefield.some((id) => {
    const o = live(s, id);
    if (!o || (o.attacking === 0 && o.blocking === null)) return false;
    return (characteristics(s, id).keywords & (KEYWORD_BITS.firstStrike | KEYWORD_BITS.doubleStrike)) !== 0;
  });

/** Steps at whose place the game stops though they are skipped, once attackers were (not) declared. */
const SKIPPED: readonly ScenarioStep[] = ['declareBlockers', 'firstStrikeDamage', 'combatDamage'];

/** The step that is over in a state between two; null where the turn has just begun. */
function stepOver(s: State, next: number): ScenarioStep | null {
  const step = stepOf(s);
  return step === 'cleanup' && next < at('cleanup') ? null : step;
}

/** Where a run begins: the state, and the stop of the run before, if there was one. */
export interface Begun {
  state: State;
  after: Run['stop'] | null;
}

/**
 * Whether the stop has been reached in a state between two steps: the first such step of a turn numbered at least so is over. A stop that is not
 * after the place where the run began means the next occurrence of that step.
 */
export function stopReached(s: State, stop: Run['stop'], begun: Begun): boolean {
  const { number } = s.turn;
  const next = nextPlace(s);
  const atOnce = s === begun.state;
  if (stop.step === 'untap') {
    if (number >= stop.turn && begun.state.turn.number < stop.turn) return true;
    return number + 1 >= stop.turn && next === SCENARIO_STEPS.length && !atOnce;
  }
  if (number < stop.turn) return false;
  const step = stepOver(s, next);
  if (step === stop.step && !atOnce) return true;
  // A step that is skipped stops the game at its place, which may be where the run begins.
  if (!SKIPPED.includes(stop.step) || next <= at(stop.step)) return false;
  const reached = atOnce && begun.after !== null && begun.after.turn === number ? begun.after.step : step;
  return at(reached) >= at('declareAttackers') && at(reached) < at(stop.step);
}
