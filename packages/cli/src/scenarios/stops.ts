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

/**
 * Whether the stop has been reached in a state between two steps. `begun`: where the run began; a stop that is not after it means the next
 * occurrence of that step.
 */
export function stopReached(s: State, stop: Run['stop'], begun: State | null): boolean {
  const { number } = s.turn;
  const next = nextPlace(s);
  if (stop.step === 'untap') {
    if (number >= stop.turn && (begun === null || begun.turn.number < stop.turn)) return true;
    return number + 1 >= stop.turn && next === SCENARIO_STEPS.length && s !== begun;
  }
  if (number > stop.turn) return true;
  if (number < stop.turn) return false;
  const wanted = at(stop.step);
  const again = begun !== null && begun.turn.number === stop.turn && begun.turn.step !== 'none' && at(stepOf(begun)) >= wanted;
  if (again) return s !== begun && (at(stepOf(s)) === wanted || next === SCENARIO_STEPS.length);
  return next > wanted;
}
