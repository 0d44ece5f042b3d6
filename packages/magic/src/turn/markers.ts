/** How several turns go on at the same time in a Grand Melee of eight or more (CR 807.4): step by step, and object by object of their stacks. */
import { player } from '../state/access.js';
import { setFrame } from '../state/frame-stack.js';
import type { TurnsFrame } from '../state/frames.js';
import type { G } from '../state/log.js';
import { changeMarker, goOnWith, isClose, markerHere, mayBegin, passMarker, removeMarker } from '../state/markers.js';
import type { State, TurnMarker } from '../state/types.js';
import { inCombatPhase } from './phases.js';

/**
 * Before the next step of the turn in the state, or the next turn of its marker.
 * @returns whether something else goes on now.
 */
export function amongMarkers(g: G, frame: TurnsFrame): boolean {
  const { s } = g;
  const here = markerHere(s.markers ?? []);
  const marker = s.markers?.[here];
  if (marker === undefined) return false;
  if (s.turn.plan.length === 0 && marker.begun === 1) {
    turnOver(g, here);
    return true;
  }
  const waits = s.turn.plan.length === 0 && !mayBegin(s, here);
  if (!waits && (frame.pc === 1 || !mayWait(s))) return false;
  // It goes on with its next step when its turn comes again.
  setFrame(s, { _e: s._e, kind: 'turns', pc: 1 });
  return handOver(g);
}

/** Lets the turn of the next marker go on that can. @returns whether there is one. */
export function handOver(g: G): boolean {
  const markers = g.s.markers ?? [];
  const here = markerHere(markers);
  const after = markers.map((_, i) => (here + 1 + i) % markers.length).filter((at) => at !== here);
  const next = after.find((at) => markers[at].begun === 1 || mayBegin(g.s, at));
  if (next === undefined) return false;
  goOnWith(g, next);
  return true;
}

/**
 * Whether other turns may go on before this one does: not within its combat, so that there is one combat at a time; not while anybody has mana that would be lost with the step
 * of another turn (CR 500.4); and not while abilities wait that are to be put on this one's stack (807.5b): what triggers in the untap step waits for the upkeep (502.4).
 */
export const mayWait = (s: State): boolean =>
  !inCombatPhase(s) && s.waiting.length === 0 && s.players.rows.every((p) => p.pool.length === 0);

/** The turn that is over: its marker is removed, kept, or passed to the left (CR 807.4c, 807.4g, 807.4i). */
function turnOver(g: G, at: number): void {
  const { s } = g;
  const marker = (s.markers as readonly TurnMarker[])[at];
  if (marker.removal > 0 && (s.markers?.length ?? 0) > 1) removeMarker(g, at);
  else if (keeps(s, at)) changeMarker(s, at, { begun: 0 });
  else passMarker(g, at);
}

/** CR 807.4i: for an extra turn, unless another marker is too close on the right; and after an extra turn that came before the player's own (807.4j). */
function keeps(s: State, at: number): boolean {
  const { active, regular } = s.turn;
  if (player(s, active).lost === 1) return false;
  return regular !== active || (s.extraTurns.includes(active) && !isClose(s, at, -1));
}
