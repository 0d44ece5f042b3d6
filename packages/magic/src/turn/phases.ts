/** Extra phases, skipped steps, phases and turns, ending the turn (CR 500.8, 500.11, 721). */
import type { Step } from '@apnap/ability';
import { type Id, own } from '@apnap/kernel';
import { leaveStack } from '../actions/leave-stack.js';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { settle } from '../events/perform.js';
import { staticEnv } from '../reading/characteristics.js';
import { live } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { BeginStep, BeginTurn, Proposal } from '../state/proposals.js';
import { sharesTurn } from '../state/teams.js';
import type { State } from '../state/types.js';
import { checkStateBased } from '../state-based/check.js';
import { endIfDecided } from '../state-based/ending.js';
import { rulesOf } from '../years/differences.js';

const COMBAT: readonly Step[] = ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'];
const PHASES: readonly (readonly Step[])[] = [
  ['untap', 'upkeep', 'draw'],
  ['precombatMain'],
  COMBAT,
  ['postcombatMain'],
  ['end', 'cleanup'],
];

/** Whether the two steps are of one phase. */
export const samePhase = (a: Step, b: Step | undefined): boolean => b !== undefined && PHASES.some((p) => p.includes(a) && p.includes(b));

/** Whether combat goes on: its phase has begun and has steps to come, or its last one goes on (CR 506.1). */
export const inCombatPhase = (s: State): boolean =>
  COMBAT.includes(s.turn.step as Step) && (s.frames.at(-1)?.kind !== 'turns' || COMBAT.slice(1).includes(s.turn.plan[0]));

/** Sets what is still to come of the turn: conditions can ask for it ("before combat"). */
export function setPlan(s: State, plan: readonly Step[]): void {
  const turn = own(s, s.turn);
  turn.plan = plan;
  s.turn = turn;
  if (s._pool.reads.turn) s._derived = null;
}

/** CR 500.8: after the phase that is now; of several created after the same phase the most recent one comes first. */
export function addPhases(s: State, what: 'combat' | 'combatAndMain'): void {
  const phase = PHASES.find((p) => p.includes(s.turn.step as Step)) ?? [];
  const last = phase[phase.length - 1];
  const { plan } = s.turn;
  // what is left of this phase: up to its last step, unless that is the one going on
  const at = s.turn.step === last ? 0 : plan.indexOf(last as Step) + 1;
  const extra: Step[] = what === 'combat' ? [...COMBAT] : [...COMBAT, 'postcombatMain'];
  setPlan(s, [...plan.slice(0, at), ...extra, ...plan.slice(at)]);
}

/** CR 500.11, 614.10: the next step, phase or turn of this kind will be skipped. */
export function skipNext(s: State, seat: number, step: Step | 'turn' | 'combat', source: Id): void {
  s.skips = [...s.skips, { seat, step, source }];
}

/** Whether the skip is of this turn, of this step, or of the combat phase that begins with it. */
const isOf = (s: State, skip: State['skips'][number], p: BeginTurn | BeginStep): boolean =>
  sharesTurn(s, skip.seat, p.seat) && // CR 805.8
  (skip.step === (p.p === 'turn' ? 'turn' : p.step) || (p.p === 'step' && isCombatSkip(skip, p)));

const isCombatSkip = (skip: State['skips'][number], p: BeginStep): boolean => skip.step === 'combat' && p.step === 'beginCombat';

/** CR 500.11, 614.10a: each of several effects that say a turn, phase or step is skipped takes one of them. */
function skipped(s: State, p: Proposal): OwnReplacement[] {
  if (p.p !== 'turn' && p.p !== 'step') return [];
  const skip = s.skips.find((x) => isOf(s, x, p));
  if (skip === undefined) return [];
  const apply = (g: G): 'gone' => {
    g.s.skips = g.s.skips.filter((x) => x !== skip);
    if (p.p === 'step' && isCombatSkip(skip, p)) p.phase = 'combat';
    return 'gone';
  };
  return [{ key: 'skip', node: 0, env: staticEnv(skip.source, p.seat), apply }];
}

/** Turns, phases and steps that don't happen because something said so earlier. */
export const SKIPS: Mechanic = { name: 'skipping', replaces: skipped };

/** CR 614.10: whether the turn that would begin is skipped. What an effect has done instead happens before anything else (614.10b). */
export function skipsTurn(g: G, seat: number, extra: boolean): boolean {
  const { left, besides } = settle(g, { p: 'turn', seat, extra });
  besides();
  return left === null;
}

/** Whether the step that would begin is skipped, with what is done instead. Takes it, or the whole combat phase, out of the plan. */
export function skipsStep(g: G, step: Step): boolean {
  const { s } = g;
  const begins: BeginStep = { p: 'step', seat: s.turn.active, step };
  const { left, besides } = settle(g, begins);
  if (left) return false;
  const { phase } = begins;
  setPlan(s, s.turn.plan.slice(phase === 'combat' ? s.turn.plan.indexOf('endCombat') + 1 : 1));
  log(g, 'skip', '500.11', { player: begins.seat, word: phase ?? step });
  besides();
  return true;
}

/** CR 721.1: the frames of what was going on are dropped, so that only the sequence of turns is left. */
export function endTheTurn(g: G, leaveCombat: (g: G) => void): void {
  const { s } = g;
  if (rulesOf(s).endTheTurn === 'cease') s.waiting = []; // CR 721.1a; 2015:713.2: they are put on the stack in the cleanup step
  for (const id of s.stack.slice().reverse()) if (live(s, id)) leaveStack(g, id, 'exile', '721.1b');
  while (checkStateBased(g)) if (endIfDecided(g)) return; // CR 721.1c
  if (COMBAT.includes(s.turn.step as Step)) leaveCombat(g);
  setPlan(s, ['cleanup']);
  log(g, 'endTurn', '721.1d', { player: s.turn.active });
  s.frames = s.frames.slice(0, s.frames.findIndex((f) => f.kind === 'turns') + 1);
}
