/** Durations that end when something stops being so (CR 611.2b), and what returns then (CR 610.3). */
import { counterCount, type Effect } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { controllerOf, invalidate } from '../reading/characteristics.js';
import { hasFlag, isPhasedOut, live } from '../state/access.js';
import type { G } from '../state/log.js';
import { FLAG } from '../state/objects.js';
import { nodeOf } from '../state/pool.js';
import { type Move, move } from '../state/proposals.js';
import type { Lasting, State } from '../state/types.js';
import { endLasting } from './lasting.js';

function isOver(s: State, l: Lasting): boolean {
  const o = live(s, l.env.source);
  switch (l.until.until) {
    case 'sourceOnBattlefield':
      // CR 702.26d: what has phased out has not left; but what tracks it can't see it any more (702.26f).
      if (isPhasedOut(s, l.env.source)) return nodeOf<{ do: string }>(s._pool, l.node).do !== 'move';
      return o?.zone !== 'battlefield';
    case 'youControlSource':
      return o?.zone !== 'battlefield' || controllerOf(s, l.env.source) !== l.env.you;
    case 'sourceTapped':
      return o?.zone !== 'battlefield' || !hasFlag(o, FLAG.tapped);
    case 'youControlTappedSource':
      return o?.zone !== 'battlefield' || controllerOf(s, l.env.source) !== l.env.you || !hasFlag(o, FLAG.tapped);
    case 'unattached': // CR 702.151b
      return !isPhasedOut(s, l.env.source) && o?.attachedTo !== l.until.from;
    case 'hasCounter':
      return l.affected === null || l.affected.length === 0;
    case 'forever':
      // An effect on objects that are all gone can't do anything any more (CR 400.7).
      return l.affected !== null && l.affected.length > 0 && l.affected.every((id) => live(s, id) === null && !isPhasedOut(s, id));
    default:
      return false;
  }
}

/** CR 611.2b: what has lost the counter is affected no more, also when it gets another. */
function endWithoutCounter(g: G): void {
  const { s } = g;
  const has = (id: Id, counter: string): boolean => isPhasedOut(s, id) || counterCount(live(s, id)?.counters ?? null, counter) > 0;
  const left = (l: Lasting): Lasting => {
    const { until, affected } = l;
    if (until.until !== 'hasCounter' || affected === null || affected.every((id) => has(id, until.counter))) return l;
    return { ...l, affected: affected.filter((id) => has(id, until.counter)) };
  };
  const now = s.lasting.map(left);
  if (now.every((l, i) => l === s.lasting[i])) return;
  s.lasting = now;
  invalidate(s);
}

/** Ends what is over. @returns the moves of what returns right after (CR 610.3), to where it was, under its owner's control. */
export function endOver(g: G): Move[] {
  endWithoutCounter(g);
  // CR 610.3d: all at the same time
  return endLasting(g, (x) => isOver(g.s, x)).flatMap((l) => {
    const effect = nodeOf<Effect & object>(g.s._pool, l.node);
    if (effect.do !== 'move') return [];
    const ids = (l.affected ?? []).filter((id) => live(g.s, id)?.zone === effect.to);
    const to = l.back ?? 'battlefield';
    return ids.map((id) => move(id, to, '610.3', to === 'battlefield' ? { under: live(g.s, id)?.owner ?? 0 } : {}));
  });
}
