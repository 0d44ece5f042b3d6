/** A card judged as one of its faces before it is put onto the stack or the battlefield with it (CR 709.3a, 712.11c, 715.3a). */
import type { Id } from '@apnap/kernel';
import { slotOf } from '@apnap/kernel';
import { choosableFaces } from '../cardforms/faces.js';
import { mayWorkIn } from '../characteristics/base.js';
import { characteristics, staticEnv } from '../reading/characteristics.js';
import { hasFlag, live, must } from '../state/access.js';
import { type Characteristics, FLAG, type Obj } from '../state/objects.js';
import type { FaceDown } from '../state/proposals.js';
import type { State } from '../state/types.js';

/** Owner mark of a state that is only looked at: nothing else ever has it, so every write makes a copy. */
const TRIAL = -2;

/** The same position, with the card showing this face where it is (of a card exiled face down too); the state itself when it does so already. */
export function asFace(s: State, id: Id, face: number): State {
  const o = live(s, id);
  if (!o) return s;
  // who may cast a card exiled face down may look at it (CR 406.3, 601.3)
  if (o.zone === 'exile' && hasFlag(o, FLAG.faceDown)) return withRow(s, o, { ...o, face, flags: o.flags & ~FLAG.faceDown });
  return o.face === face ? s : withRow(s, o, { ...o, face });
}

/** The same position with another record of the object. */
function withRow(s: State, o: Obj, row: Obj): State {
  const rows = s.objects.rows.slice();
  rows[slotOf(o.id)] = row;
  return { ...s, _e: TRIAL, _derived: isAlone(s, o, row) ? s._derived : null, objects: { ...s.objects, rows } };
}

/**
 * Whether what is derived stays true whatever the card is where it is: it is not on the battlefield, no effect reaches cards there or looks at them, and
 * none of its own abilities works there.
 */
const isAlone = (s: State, o: Obj, row: Obj): boolean =>
  o.zone !== 'battlefield' &&
  s._derived?.characteristics[slotOf(o.id)] === undefined &&
  !s._pool.reads.zones.has(o.zone) &&
  !mayWorkIn(s, o, o.zone) &&
  !mayWorkIn(s, row, o.zone);

/** The same position, with the card face down where it is: what is cast face down is judged as that (CR 708.4). */
export function asFaceDown(s: State, id: Id, how: FaceDown): State {
  const o = live(s, id);
  return o ? withRow(s, o, { ...o, flags: o.flags | FLAG.faceDown | (how === 'warded' ? FLAG.warded : 0) }) : s;
}

/** The same position, with these optional costs paid for the card: what it then costs, targets and does is judged as that (CR 601.2b-f). */
export function asPaid(s: State, id: Id, labels: readonly string[], seat: number): State {
  const o = live(s, id);
  if (!o) return s;
  const from = o.zone === 'gone' || o.zone === 'phased' ? 'hand' : o.zone;
  const { paid, ...cast } = o.cast ?? { paid: [], x: 0, from, by: seat, mana: '' };
  return withRow(s, o, { ...o, cast: { ...cast, paid: [...paid, ...labels] } });
}

/** The same position, with the card judged as the spell it would be with this value of X (CR 202.3e, 601.3a). */
export function asWithX(s: State, id: Id, seat: number, x: number): State {
  const o = live(s, id);
  if (!o) return s;
  const env = { ...staticEnv(id, seat), x };
  return withRow(s, o, { ...o, stack: { kind: 'spell', program: 0, ability: 0, modes: [], env, modeTargets: [], cause: 0 } });
}

/** CR 702.37e: what a face-down permanent would be if it were face up. */
export function characteristicsFaceUp(s: State, id: Id): Characteristics {
  const o = must(s, id);
  return characteristics(withRow(s, o, { ...o, flags: o.flags & ~(FLAG.faceDown | FLAG.warded) }), id);
}

/** The faces of which one is chosen as the card is cast or played; of an object that is no card, the one it has. */
export function facesToChoose(s: State, o: Obj): readonly number[] {
  if (o.copyOf !== null) return [o.face];
  return choosableFaces(s._pool.cards[o.card].card);
}
