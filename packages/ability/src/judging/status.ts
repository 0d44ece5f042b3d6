/** The status of objects: CR 110.5, designations, combat, and what is attached to them. */
import type { Status } from '../language/expressions.js';
import { counterCount, timesPaid } from './traits.js';
import type { Answer, Asking, Thing, World } from './world.js';

/** Who controls it now, or did when it was last there (CR 108.4, 110.2). */
export const controllerOf = <C extends Asking, T extends Thing>(w: World<C, T>, cx: C, o: T): number => {
  const { controller } = w.traits(cx, o);
  return controller >= 0 ? controller : o.controller;
};

/** Whether it has this status. */
export function isMarkedOrSo<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, status: Status, o: T): Answer {
  switch (status) {
    case 'tapped':
    case 'faceDown':
    case 'blocked':
    case 'unblocked':
    case 'monstrous':
    case 'renowned':
    case 'suspected':
    case 'solved':
    case 'saddled':
    case 'plotted':
      return w.mark(cx, o, status);
    case 'untapped':
      return opposite(w.mark(cx, o, 'tapped'));
    case 'faceUp':
      return opposite(w.mark(cx, o, 'faceDown'));
    case 'attacking':
      return o.attacking !== 0;
    case 'blocking':
      return w.isBlocking(cx, o);
    case 'attackingAlone':
      return o.attacking !== 0 && opposite(w.attacksWithOthers(cx, o));
    case 'blockingAlone':
      return all(w.isBlocking(cx, o), opposite(w.blocksWithOthers(cx, o)));
    default:
      return isSo(w, cx, status, o);
  }
}

const opposite = (answer: Answer): Answer => (answer === null ? null : !answer);

const all = (a: Answer, b: Answer): Answer => (a === false || b === false ? false : a === null || b === null ? null : true);

type Other = 'paired' | 'enchanted' | 'equipped' | 'modified' | 'transformed' | 'ringBearer' | 'prepared' | 'foretold';

function isSo<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, status: Other, o: T): Answer {
  switch (status) {
    case 'paired':
      return w.isPaired(cx, o);
    case 'enchanted':
      return hasAttached(w, cx, o, 'Aura');
    case 'equipped':
      return hasAttached(w, cx, o, 'Equipment');
    case 'modified':
      return isModified(w, cx, o);
    case 'transformed':
      return w.isTransformed(cx, o);
    case 'ringBearer': // CR 701.52e
      return w.isRingBearer(cx, o);
    case 'prepared':
      return w.isPrepared(cx, o);
    case 'foretold':
      return isForetold(w, cx, o);
    default:
      return status satisfies never;
  }
}

function hasAttached<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, o: T, subtype: string): Answer {
  const attached = w.attachments(cx, o);
  if (attached === null) return null;
  for (const a of attached) if (w.traits(cx, a).subtypes.includes(subtype)) return true;
  return false;
}

/** CR 700.9 */
function isModified<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, o: T): Answer {
  if (o.zone !== 'battlefield' && (o.zone !== 'gone' || !w.mark(cx, o, 'wasPermanent'))) return false;
  if (counterCount(o.counters, 'any') > 0) return true;
  const attached = w.attachments(cx, o);
  if (attached === null) return null;
  const controller = controllerOf(w, cx, o);
  for (const a of attached) {
    const { subtypes } = w.traits(cx, a);
    if (subtypes.includes('Equipment')) return true;
    if (subtypes.includes('Aura') && controllerOf(w, cx, a) === controller) return true;
  }
  return false;
}

/** CR 702.143c: a card that was foretold, and the spell it was cast as. */
function isForetold<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, o: T): Answer {
  const marked = w.mark(cx, o, 'foretold');
  if (marked === true || w.onStack(cx, o) === null) return marked;
  const cast = w.cast(cx, o);
  return cast === undefined ? null : timesPaid(cast, 'foretold') > 0;
}
