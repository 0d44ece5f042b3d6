/** When something may be done, in words: "during combat", "before attackers are declared" (CR 500.1, 601.3). */
import type { Condition, Duration } from '../../language.js';
import type { Context } from './context.js';

/** Steps and phases, after "the beginning of". */
export const STEP: Readonly<Record<string, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  precombatMain: 'first main phase',
  beginCombat: 'combat',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat step',
  postcombatMain: 'postcombat main phase',
  end: 'end step',
  cleanup: 'cleanup step',
};

type Step = Extract<Condition, { if: 'step' }>;

const DURING: Readonly<Record<string, string>> = {
  combat: 'combat',
  main: 'a main phase',
  upkeep: 'upkeep',
  declareAttackers: 'the declare attackers step',
  declareBlockers: 'the declare blockers step',
};

const BEFORE: Readonly<Record<string, string>> = {
  declareAttackers: 'attackers are declared',
  declareBlockers: 'blockers are declared',
  combatDamage: 'the combat damage step',
};

const isStep = (c: Condition | undefined): c is Step => c?.if === 'step';

function stepTime(step: Step): string | undefined {
  return step.when === 'before' ? BEFORE[step.step] && `before ${BEFORE[step.step]}` : DURING[step.step] && `during ${DURING[step.step]}`;
}

/** The time that a condition means; undefined when it is about more than time. */
export function timeText(cond: Condition): string | undefined {
  if (isStep(cond)) return cond.step === 'upkeep' ? undefined : stepTime(cond);
  if (cond.if === 'turnOf') return cond.who.player === 'you' ? 'during your turn' : "during an opponent's turn";
  if (cond.if !== 'and' || cond.of.length !== 2) return undefined;
  const [a, b] = cond.of;
  if (a.if === 'turnOf' && isStep(b)) {
    const whose = a.who.player === 'you' ? 'your' : "an opponent's";
    if (b.step === 'upkeep') return `during ${whose} upkeep`;
    if (b.step === 'combat') return `during combat on ${whose} turn`;
    return b.when === 'before' ? `during ${whose} turn ${stepTime(b)}` : undefined;
  }
  if (isStep(a) && a.step === 'combat' && isStep(b) && b.when) return `during combat ${stepTime(b)}`;
  if (isStep(a) && a.step === 'combat' && b.if === 'not' && isStep(b.of) && b.of.when && BEFORE[b.of.step])
    return `during combat after ${BEFORE[b.of.step]}`;
  if (isStep(a) && b.if === 'happened' && b.event.on === 'attack')
    return `during the declare attackers step and only if you've been attacked this step`;
  return undefined;
}

const DURATION: Readonly<Record<Duration, string>> = {
  endOfTurn: 'until end of turn',
  endOfCombat: 'until end of combat',
  untilYourNextTurn: 'until your next turn',
  untilEndOfYourNextTurn: 'until the end of your next turn',
  untilYourNextUpkeep: 'until your next upkeep',
  untilYourNextEndStep: 'until your next end step',
  untilEndOfCombatOnYourNextTurn: 'until end of combat on your next turn',
  whileSourceOnBattlefield: 'for as long as ~ remains on the battlefield',
  whileYouControlSource: 'for as long as you control ~',
  whileSourceTapped: 'for as long as ~ remains tapped',
  nextUntapStep: "during its controller's next untap step",
  untilPlaneswalk: 'until a player planeswalks',
  indefinite: '',
};

/** How long an effect lasts (CR 611.2a). */
export const durationText = (c: Context, d: Duration): string => DURATION[d].replace('~', c.self);
