/** Lethal damage (CR 120.6, 702.2c). */
import type { Id } from '@apnap/kernel';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { live, record } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { characteristicsOf } from './characteristics.js';

/** CR 702.2c, 702.19b, 120.6: damage already marked or assigned in this step counts; with deathtouch one is enough. */
export function lethalFor(s: State, source: Id, id: Id, promised: number): number {
  const o = live(s, id) as Obj;
  const c = characteristicsOf(s, o);
  const left = Math.max(0, (c.toughness ?? 0) - o.damage - promised);
  const dealer = record(s, source);
  const deadly = dealer && (characteristicsOf(s, dealer).keywords & KEYWORD_BITS.deathtouch) !== 0;
  return deadly ? Math.min(1, left) : left;
}
