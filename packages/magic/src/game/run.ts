/** Which procedure runs which frame. */
import { drive } from '@apnap/kernel';
import { runPriority } from '../stack/priority.js';
import { runPut } from '../stack/put.js';
import { runEffect, runResolve } from '../stack/resolve.js';
import type { G } from '../state/log.js';
import type { State } from '../state/types.js';
import { ruling } from '../state-based/ruling.js';
import { runStep } from '../turn/steps.js';
import { runTurns } from '../turn/turns.js';
import { runOrdered } from './ordered.js';
import { runPlace } from './setup.js';
import { runStart } from './start.js';

function step(g: G): void {
  const { frames } = g.s;
  const frame = frames[frames.length - 1];
  switch (frame.kind) {
    case 'place':
      runPlace(g, frame);
      return;
    case 'start':
      runStart(g, frame);
      return;
    case 'turns':
      runTurns(g, frame);
      return;
    case 'step':
      runStep(g, frame);
      return;
    case 'priority':
      runPriority(g, frame);
      return;
    case 'put':
      runPut(g, frame);
      return;
    case 'resolve':
      runResolve(g, frame);
      return;
    case 'run':
      runEffect(g, frame);
      return;
    case 'ordered':
      runOrdered(g, frame);
      return;
    default:
      frame satisfies never;
  }
}

/** Steps between two decisions. */
const MOST_STEPS = 500_000;

/** Runs to the next decision or the end of the game. */
export function runGame(g: G, watch?: (state: State) => void): void {
  drive(g, step, MOST_STEPS, watch, ruling);
}
