/** Steps and phases, and how long effects last (CR 500.1, 611.2a). */
import type { Duration } from '../../language.js';
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

const DURATION: Readonly<Record<Duration, string>> = {
  endOfTurn: 'until end of turn',
  endOfCombat: 'until end of combat',
  endOfNextCombat: 'that combat',
  untilYourNextTurn: 'until your next turn',
  untilEndOfYourNextTurn: 'until the end of your next turn',
  untilYourNextUpkeep: 'until your next upkeep',
  untilYourNextEndStep: 'until your next end step',
  untilEndOfCombatOnYourNextTurn: 'until end of combat on your next turn',
  whileSourceOnBattlefield: 'for as long as ~ remains on the battlefield',
  whileYouControlSource: 'for as long as you control ~',
  whileSourceTapped: 'for as long as ~ remains tapped',
  whileYouControlTappedSource: 'for as long as you control ~ and ~ remains tapped',
  nextUntapStep: "during its controller's next untap step",
  untilPlaneswalk: 'until a player planeswalks',
  indefinite: '',
};

/** How long an effect lasts (CR 611.2a). */
export const durationText = (c: Context, d: Duration): string => DURATION[d].replaceAll('~', c.self);
