/** Sagas (CR 714): their chapter abilities, and which of them an event reaches. */

import { type Ability, counterCount, type EventPattern } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { live, record } from '../state/access.js';
import { eventsOf } from '../state/asked.js';
import type { GameEvent } from '../state/events.js';
import { stacks } from '../state/markers.js';
import type { Characteristics, Obj } from '../state/objects.js';
import { abilityAt, abilityInfo, nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { characteristicsOf } from './characteristics.js';
import { hasKeyword } from './traits.js';

export const LORE = 'lore';

/** CR 714.2b: the chapters of an ability; none for one that is no chapter ability. */
const chaptersOf = (a: Ability): readonly number[] =>
  a.kind === 'triggered' && a.event.on === 'counters' && a.event.counter === LORE ? (a.event.reaches ?? []) : [];

/** Whether this node of the pool is a chapter ability (CR 714.2b). */
export const isChapter = (s: State, node: number): boolean => chaptersOf(nodeOf<Ability>(s._pool, node)).length > 0;

/** CR 714.2d: the greatest chapter among the abilities it has, 0 without any. */
export function finalChapter(s: State, c: Pick<Characteristics, 'abilities'>): number {
  let last = 0;
  for (const node of c.abilities) last = Math.max(last, ...chaptersOf(abilityInfo(s._pool, node).ability));
  return last;
}

/** CR 714.2b: how many of the numbers were above what there was before the counters were put there, and are not above what there is now. */
export function reached(s: State, pattern: Extract<EventPattern, { on: 'counters' }>, e: GameEvent): number {
  if (pattern.reaches === undefined) return 1;
  const o = record(s, e.object);
  if (!o) return 0;
  const now = counterCount(o.counters, e.word);
  const crossed = pattern.reaches.filter((n) => now - e.amount < n && n <= now);
  return (readsAhead(s, o) ? crossed.filter((n) => n === now) : crossed).length;
}

/** CR 702.155a: in the turn it entered only the chapter with exactly that many lore counters triggers. */
function readsAhead(s: State, o: Obj): boolean {
  if (!hasKeyword({ s }, characteristicsOf(s, o), 'readAhead')) return false;
  return eventsOf(s).some((e) => e.kind === 'zone' && e.to === 'battlefield' && e.became === o.id);
}

/** CR 714.4: whether a chapter ability of the Saga has triggered and not left the stack. */
export function chapterUnderWay(s: State, saga: Id): boolean {
  // what triggers by an effect of the Saga is no ability it has (CR 603.7, 603.12)
  const isOne = (node: number): boolean => {
    const has = abilityAt(s._pool, node);
    return has !== undefined && chaptersOf(has).length > 0;
  };
  if (s.waiting.some((w) => w.source === saga && isOne(w.ability))) return true;
  return stacks(s).some((id) => {
    const info = live(s, id)?.stack;
    return info?.kind === 'triggered' && info.env.source === saga && isOne(info.ability);
  });
}
