/** When something may be done: after "activate only" and "cast this spell only" (CR 500.1, 601.3, 602.5). */
import type { Step } from '../basics.js';
import type { Condition, PlayerRef } from '../language.js';
import { happened, isNot, thePlayer } from './nodes.js';
import { alsoRead, phrase } from './phrase.js';

type Part = Extract<Condition, { if: 'step' }>['step'];

const turnOf = (who: PlayerRef): Condition => ({ if: 'turnOf', who });
const at = (step: Part): Condition => ({ if: 'step', step });
const before = (step: Part): Condition => ({ if: 'step', step, when: 'before' });
const all = (...of: Condition[]): Condition => ({ if: 'and', of });
/** Somebody attacked you: what "this step" means in the declare attackers step (CR 508.1). */
const ATTACKED = happened({ on: 'attack', what: { is: 'any' }, defender: thePlayer({ player: 'you' }), batch: 'oneOrMore' });

export const TIME_PHRASES = [
  phrase('time', '{b:beforeStep}', ({ b }) => before(b)),
  phrase('time', 'after combat', () => all(isNot(before('endCombat')), isNot(at('combat')))),
  phrase('time', 'during combat', () => at('combat')),
  phrase('time', 'during combat {b:beforeStep}', ({ b }) => all(at('combat'), before(b))),
  phrase('time', 'during combat after blockers are declared', () => all(at('combat'), isNot(before('declareBlockers')))),
  phrase('time', 'during combat on {p:whoseTurn} turn', ({ p }) => all(turnOf(p), at('combat'))),
  alsoRead('time', 'during {p:whoseTurn} turn and only during combat', ({ p }) => all(turnOf(p), at('combat'))),
  phrase('time', "during the declare attackers step and only if you've been attacked this step", () =>
    all(at('declareAttackers'), ATTACKED),
  ),
  phrase('time', 'during the {n:stepName}', ({ n }) => at(n)),
  alsoRead('time', 'during any {n:stepName} step', ({ n }) => at(n)),
  phrase('time', 'during the {n:stepName} on {p:whoseTurn} turn', ({ n, p }) => all(at(n), turnOf(p))),
  phrase('time', 'during turns other than yours', () => isNot(turnOf({ player: 'you' }))),
  phrase('time', 'during {p:whoseTurn} turn', ({ p }) => turnOf(p)),
  phrase('time', 'during {p:whoseTurn} turn , {b:beforeStep}', ({ p, b }) => all(turnOf(p), before(b))),
  phrase('time', 'during {p:whoseTurn} turn after their upkeep step', ({ p }) =>
    all(turnOf(p), isNot(before('upkeep')), isNot(at('upkeep')), isNot(at('untap'))),
  ),
  phrase('time', 'during {p:whoseTurn} main phase', ({ p }) => all(turnOf(p), at('main'))),
  phrase('time', 'during {p:whoseTurn} {n:stepName}', ({ p, n }) => all(turnOf(p), at(n))),
];

/** Steps by what is done in them, for "before …". */
export const BEFORE_STEP: Readonly<Partial<Record<Step, string>>> = {
  declareAttackers: 'before attackers are declared',
  declareBlockers: 'before blockers are declared',
  combatDamage: 'before the combat damage step',
};
