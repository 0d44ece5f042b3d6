/** The spell or ability that is resolving (CR 608). */
import type { PlayerRef } from '@apnap/ability';
import { record } from '../state/access.js';
import type { Cx } from '../state/context.js';
import type { StackInfo } from '../state/objects.js';
import type { State } from '../state/types.js';
import { includesSeat } from './seats.js';

/** The innermost spell or ability that is resolving; null where none is. */
export function resolving(s: State): StackInfo | null {
  const frame = s.frames.findLast((f) => f.kind === 'resolve');
  return frame?.kind === 'resolve' ? (record(s, frame.object)?.stack ?? null) : null;
}

/** Whether what happens is caused by a spell or ability that one of these players controls; nobody's: it doesn't matter by whose. */
export function isCausedBy(cx: Cx, who: PlayerRef | undefined): boolean {
  if (who === undefined) return true;
  const own = resolving(cx.s);
  return own !== null && includesSeat(cx, who, own.env.you);
}
