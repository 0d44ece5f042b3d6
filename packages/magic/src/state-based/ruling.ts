/**
 * The end of a game that no machine can go on with (decision 0018): what led to too many objects, too great a number or too long a procedure is
 * undone, and the game is a draw (CR 104.4 leaves no other end without a winner). The reason names the limit.
 */
import { Endless } from '@apnap/kernel';
import { Beyond, type LimitKind } from '../state/limits.js';
import type { G } from '../state/log.js';
import { drawGame } from './ending.js';

const REASON: Readonly<Record<LimitKind, string>> = {
  objects: 'end.limit.objects',
  numbers: 'end.limit.numbers',
  events: 'end.limit.events',
  steps: 'end.limit.steps',
};

/** What becomes of a game in which a step can't be carried out. @throws whatever was thrown, where it is no limit that was met. */
export function ruling(g: G, thrown: unknown): void {
  const met = thrown instanceof Endless ? new Beyond('steps', thrown.steps) : thrown;
  if (!(met instanceof Beyond)) throw thrown;
  g.s.answers = [];
  g.s._memo = null;
  drawGame(g, '104.4', { id: REASON[met.kind], params: { most: met.most } });
}
