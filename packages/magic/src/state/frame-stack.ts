/** The stack of frames: what the machine is doing. */

import { nextSeat, player } from './access.js';
import type { Frame, PriorityFrame } from './frames.js';
import type { State } from './types.js';

/** Replaces the running frame. */
export function setFrame(s: State, frame: Frame): void {
  s.frames = [...s.frames.slice(0, -1), frame];
}

export function popFrame(s: State): void {
  s.frames = s.frames.slice(0, -1);
}

export function pushFrames(s: State, ...frames: Frame[]): void {
  s.frames = [...s.frames, ...frames];
}

/** A frame that gives priority to the active player. */
export const priorityFrame = (s: State): PriorityFrame => ({ _e: s._e, kind: 'priority', pc: 0, player: firstSeat(s), passed: 0 });

export const firstSeat = (s: State): number => (player(s, s.turn.active).lost ? nextSeat(s, s.turn.active) : s.turn.active);
