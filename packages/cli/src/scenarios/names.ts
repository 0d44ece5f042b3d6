/** What objects are called: exact current names, as expectations and answers use them. */
import { type Id, isSeat } from '@apnap/kernel';
import { characteristics, FLAG, live, record, type State } from '@apnap/magic';

/** Names used for objects that have none. */
const NAMELESS: ReadonlySet<string> = new Set(['[face_down_creature]', '[face_down_card]', '[face_down_token]']);

const isTokenOrCopy = (flags: number): boolean => (flags & (FLAG.token | FLAG.copy)) !== 0;

/** The name of an object: of a permanent or spell what it is called now, of other cards the name of the card. */
export function nameOf(s: State, id: Id): string {
  const o = record(s, id);
  if (!o) return '';
  if (o.zone === 'battlefield' || o.zone === 'stack') {
    if (o.stack !== null && o.stack.kind !== 'spell') return '';
    return characteristics(s, id).name;
  }
  if (isTokenOrCopy(o.flags)) return characteristics(s, id).name;
  const { card } = s._pool.cards[o.card];
  return card.layout === 'split' || card.layout === 'aftermath' ? card.name : card.faces[0].name;
}

/** Whether this object is called so. A half of a split card is found by its name, too, where `halves` says so. */
export function isNamed(s: State, id: Id, name: string, halves: 'halves' | 'whole' = 'whole'): boolean {
  if (isSeat(id)) return false;
  const o = record(s, id);
  if (!o) return false;
  if (NAMELESS.has(name)) {
    if (name === '[face_down_token]' && (o.flags & FLAG.token) === 0) return false;
    // CR 707.2, 708.2: what copies a face-down permanent has no name, either, though it is face up.
    if (o.zone === 'battlefield' && name !== '[face_down_card]') return characteristics(s, id).name === '';
    return (o.flags & FLAG.faceDown) !== 0;
  }
  const own = nameOf(s, id);
  if (own === name) return true;
  if (o.zone === 'battlefield') return false;
  const { card } = s._pool.cards[o.card];
  if (card.name === name) return true;
  return halves === 'halves' && !isTokenOrCopy(o.flags) && card.faces.some((f) => f.name === name);
}

/** Live objects of a list with this name, in its order. */
export const named = (s: State, ids: readonly Id[], name: string): Id[] => ids.filter((id) => live(s, id) !== null && isNamed(s, id, name));
