/** Which commander an object is: being one is an attribute of the card (CR 903.3). */
import { hasFlag } from './access.js';
import { FLAG, type Obj } from './objects.js';
import type { State } from './types.js';
import type { Commander } from './variants.js';

const NOBODY = -1;

/** Index in `s.commanders` of the commander that this object is; -1 for anything else. */
export function commanderIndex(s: State, o: Obj): number {
  if (!hasFlag(o, FLAG.commander)) return NOBODY;
  // CR 903.3c: also as a component of a merged permanent
  const cards = o.components?.filter((c) => c.flags & FLAG.commander).map((c) => c.card) ?? [o.card];
  return s.commanders.findIndex((c) => c.owner === o.owner && cards.includes(c.card));
}

/** The commander that this object is. */
export const commanderAt = (s: State, o: Obj | null): Commander | undefined => (o ? s.commanders[commanderIndex(s, o)] : undefined);
