/** When a table answers for a seat: priority in which it does not want to be asked, or with something on the stack to which it could do nothing; and a payment about which there is nothing to choose. */
import { type Answer, type Decision, defaultAnswer } from '@apnap/kernel';
import { type ActOption, isActive, live, nothingToChoose, type State, turnGoesOn } from '@apnap/magic';
import { type SeatSettings, STOP_STEPS, type StopStep, USUAL_STOPS } from '@apnap/protocol';
import { yieldKeyOf } from './game.js';
import { sharedWith } from './team.js';
import { isOfTheRules } from './words.js';

const PASS: Answer = { pick: [0] };
/** The first option of a payment is its plan. */
const AS_PLANNED: Answer = { pick: [0] };

/** Whether the player has begun to pay as he likes, and not all is there yet. */
function begunByHand({ detail }: Decision): boolean {
  const { used, uses } = (detail ?? {}) as { used?: readonly unknown[]; uses?: readonly unknown[] };
  return used !== undefined && uses?.length !== 0;
}

/** Whether there is more to do than to pass and to make mana. */
export const couldAct = (d: Decision): boolean =>
  d.ask.form === 'pick' && (d.ask.options as ActOption[]).some((o) => o.act !== 'pass' && o.act !== 'mana');

const isStop = (step: string): step is StopStep => (STOP_STEPS as readonly string[]).includes(step);

/** Whether the wish to pass until something holds still. `turn`: the turn in which it was said. */
export function stillPassing(s: State, seat: number, settings: SeatSettings, turn: number): boolean {
  switch (settings.passUntil) {
    case '':
      return false;
    case 'endOfTurn':
      return turnGoesOn(s, turn);
    case 'myTurn':
      return !isActive(s, seat) || s.turn.number === turn;
    case 'stackEmpty':
      return s.stack.length > 0;
    default:
      return settings.passUntil satisfies never;
  }
}

/** Whether teammates have a say in what of the decision is theirs. */
const othersHaveASay = (s: State, d: Decision): boolean => [...(sharedWith(s, d)?.values() ?? [])].some((part) => part !== null);

/** The answer the table gives for the seat; null: it is asked. */
export function automatic(s: State, d: Decision, settings: SeatSettings, turn: number): Answer | null {
  if (settings.fullControl) return null;
  if (d.kind === 'pay') return begunByHand(d) || !nothingToChoose(s) ? null : AS_PLANNED;
  const passing = stillPassing(s, d.decider, settings, turn);
  // CR 805.2: whoever passes does so for himself, not for what teammates could attack with.
  if (d.kind === 'attackers') return passing && settings.passUntil !== 'stackEmpty' && !othersHaveASay(s, d) ? defaultAnswer(d) : null;
  if (d.kind !== 'act') return null;
  if (passing) return PASS;
  const top = s.stack[s.stack.length - 1];
  const o = top === undefined ? null : live(s, top);
  // classic:304.1: about the draw of each turn nobody is asked who does not stop in draw steps.
  const isTurnDraw = isOfTheRules(o) && o?.stack?.kind !== 'damage';
  if (o && !isTurnDraw) {
    if (!couldAct(d)) return PASS;
    const key = yieldKeyOf(s, o.id);
    // classic:310.2: with its combat damage on the stack the active player, too, may have something to do.
    const own = o.controller === d.seat && o.stack?.kind !== 'damage';
    return own || settings.yields.some((y) => y.key === key) ? PASS : null;
  }
  return stops(s, d, settings) ? null : PASS;
}

/** Whether the seat stops in this step, with nothing on the stack that it could answer. */
function stops(s: State, d: Decision, settings: SeatSettings): boolean {
  const { step } = s.turn;
  const whose = isActive(s, d.seat) ? 'mine' : 'theirs';
  if (!isStop(step) || !settings.stops[whose].includes(step)) return false;
  // Whoever stops where not everybody does wants to see it, also with nothing to do there; and one's main phases are where one plays.
  if ((whose === 'mine' && MAIN.has(step)) || !USUAL_STOPS[whose].includes(step)) return true;
  return couldAct(d) && (!COMBAT.has(step) || attacks(s));
}

const MAIN: ReadonlySet<StopStep> = new Set<StopStep>(['precombatMain', 'postcombatMain']);
const COMBAT: ReadonlySet<StopStep> = new Set<StopStep>(['declareAttackers', 'declareBlockers']);

const attacks = (s: State): boolean => s.battlefield.some((id) => (live(s, id)?.attacking ?? 0) !== 0);
