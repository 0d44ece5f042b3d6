/** What a spell itself says about when it can be cast (CR 702.8a). */
import type { Cost, StaticPart } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { live } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { castingParts } from './listed.js';

type Timing = Extract<StaticPart, { part: 'castTiming' }>;

/** Its statements about that which hold now ("As long as you control …"). */
const timings = (s: State, o: Obj, seat = o.owner): Timing[] =>
  castingParts(s, o).flatMap(({ part, ability }) =>
    part.part === 'castTiming' && (ability.condition === undefined || conditionHolds(s, ability.condition, staticEnv(o.id, seat)))
      ? [part]
      : [],
  );

/** Whether it says that it can be cast as though it had flash, without more to pay. */
export function hasOwnFlash(s: State, seat: number, id: Id): boolean {
  const o = live(s, id);
  if (!o) return false;
  return timings(s, o, seat).some(
    (t) => !Array.isArray(t.price) && (t.when === undefined || conditionHolds(s, t.when, staticEnv(id, seat))),
  );
}

/** What more can be paid to cast it as though it had flash. */
export const flashPrices = (s: State, o: Obj): Cost[][] => timings(s, o).flatMap((t) => (Array.isArray(t.price) ? [t.price] : []));

/** Remembered as paid by a spell that was cast so. */
export const SACRIFICED_LATER = 'sacrificedAtCleanup';

/** Whether the permanent is sacrificed later because of when its spell was cast. */
export const isSacrificedLater = (s: State, o: Obj): boolean => timings(s, o).some((t) => t.price === 'sacrificedAtCleanup');
