/** Extra phases, skipped steps, phases and turns, ending the turn (CR 500.8, 500.11, 721). */
import type { Replacement, Step } from '@apnap/ability';
import { askYes, own } from '@apnap/kernel';
import { leaveStack } from '../actions/leave-stack.js';
import { derived } from '../reading/characteristics.js';
import { includesSeat } from '../reading/seats.js';
import { live } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { idOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';
import { checkStateBased } from '../state-based/check.js';
import { endIfDecided } from '../state-based/ending.js';

const COMBAT: readonly Step[] = ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'];
const PHASES: readonly (readonly Step[])[] = [
  ['untap', 'upkeep', 'draw'],
  ['precombatMain'],
  COMBAT,
  ['postcombatMain'],
  ['end', 'cleanup'],
];

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
export function skipNext(s: State, seat: number, step: Step | 'turn' | 'combat'): void {
  s.skips = [...s.skips, { seat, step }];
}

function takeSkip(s: State, seat: number, step: Step | 'turn' | 'combat'): boolean {
  const i = s.skips.findIndex((x) => x.seat === seat && x.step === step);
  if (i < 0) return false;
  s.skips = [...s.skips.slice(0, i), ...s.skips.slice(i + 1)];
  return true;
}

/** CR 614.10: whether the turn that would begin is skipped. What an effect has done instead happens before anything else (614.10b). */
export function skipsTurn(g: G, seat: number, extra: boolean): boolean {
  const { s } = g;
  if (takeSkip(s, seat, 'turn')) return true;
  for (const { replacement: r, env } of derived(s).replacements) {
    if (r.replace !== 'beginTurn' || (r.extra && !extra) || !includesSeat({ s, env, it: 0 }, r.who, seat)) continue;
    const about = { seat, kind: 'may' as const, rule: '614.10', prompt: { id: 'ask.skipTurn' }, source: env.source };
    if (r.optional && !askYes(g, about)) continue;
    procedures.runInline(g, idOf(s._pool, r.instead), env);
    return true;
  }
  return false;
}

/** Whether the step that would begin is skipped, with what is done instead. Takes it, or the whole combat phase, out of the plan. */
export function skipsStep(g: G, step: Step): boolean {
  const { s } = g;
  const seat = s.turn.active;
  if (step === 'beginCombat' && takeSkip(s, seat, 'combat')) {
    setPlan(s, s.turn.plan.slice(s.turn.plan.indexOf('endCombat') + 1));
    log(g, 'skip', '500.11', { player: seat, word: 'combat' });
    return true;
  }
  const instead = takeSkip(s, seat, step) ? null : insteadOf(s, seat, step);
  if (instead === undefined) return false;
  setPlan(s, s.turn.plan.slice(1));
  log(g, 'skip', '500.11', { player: seat, word: step });
  if (instead !== null) procedures.runInline(g, idOf(s._pool, instead.replacement.instead), instead.env);
  return true;
}

/** CR 614.1b: effects that say a step is skipped. */
function insteadOf(s: State, seat: number, step: Step) {
  for (const r of derived(s).replacements) {
    const { replacement } = r;
    if (replacement.replace === 'step' && replacement.step === step && includesSeat({ s, env: r.env, it: 0 }, replacement.who, seat))
      return { replacement: replacement as Extract<Replacement, { replace: 'step' }>, env: r.env };
  }
  return undefined;
}

/** CR 721.1: the frames of what was going on are dropped, so that only the sequence of turns is left. */
export function endTheTurn(g: G, leaveCombat: (g: G) => void): void {
  const { s } = g;
  s.waiting = []; // CR 721.1a
  for (const id of s.stack.slice().reverse()) if (live(s, id)) leaveStack(g, id, 'exile', '721.1b');
  while (checkStateBased(g)) if (endIfDecided(g)) return; // CR 721.1c
  if (COMBAT.includes(s.turn.step as Step)) leaveCombat(g);
  setPlan(s, ['cleanup']);
  log(g, 'endTurn', '721.1d', { player: s.turn.active });
  s.frames = s.frames.slice(0, s.frames.findIndex((f) => f.kind === 'turns') + 1);
}
