/** What objects are called: exact current names, as expectations and answers use them, whatever their accents. */
import { type Id, isSeat } from '@apnap/kernel';
import { characteristics, FLAG, live, type Obj, record, type State } from '@apnap/magic';

/** Names used for objects that have none (format, section 7). */
const NAMELESS: ReadonlySet<string> = new Set(['[face_down_creature]', '[face_down_card]', '[face_down_token]', '[fully_locked_room]']);

const isTokenOrCopy = (flags: number): boolean => (flags & (FLAG.token | FLAG.copy)) !== 0;

const plain = (name: string): string =>
  /^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'");

/** Whether two names are the same; databases write them with accents or without (CR 201.2). */
export const isSame = (a: string, b: string): boolean => a === b || plain(a) === plain(b);

/** Whether a name begins so. */
export const begins = (name: string, start: string): boolean => plain(name).startsWith(plain(start));

const isSplit = (s: State, o: Obj): boolean => ['split', 'aftermath'].includes(s._pool.cards[o.card].card.layout);

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
  return isSplit(s, o) ? card.name : card.faces[0].name;
}

/** Whether an object without a name is what one of the words for such objects means. */
function isNameless(s: State, o: Obj, word: string): boolean {
  if (word === '[fully_locked_room]')
    // CR 709.5: of a Room with no half unlocked nothing is left of its name.
    return o.zone === 'battlefield' && characteristics(s, o.id).name === '' && characteristics(s, o.id).subtypes.includes('Room');
  if (word === '[face_down_token]' && (o.flags & FLAG.token) === 0) return false;
  // CR 707.2, 708.2: what copies a face-down permanent has no name, either, though it is face up.
  if (o.zone === 'battlefield' && word !== '[face_down_card]') return characteristics(s, o.id).name === '';
  return (o.flags & FLAG.faceDown) !== 0;
}

/** Which other names of a card off the battlefield count besides its own: of each of its faces, of the halves of a split card, none. */
export type OtherNames = 'faces' | 'halves' | 'none';

/**
 * Subtypes that came after the oldest texts cards are played by (CR 205.3g, 205.3m). Scenarios name tokens as the texts of today do; where no text of the game
 * knows the type, its tokens are named without it, or have it for their name (111.4, 111.10c).
 */
const LATER_SUBTYPES = ['Phyrexian', 'Gold'];

const unknownTypes = new WeakMap<State['_pool']['cards'], readonly string[]>();

/** Later subtypes that no text of this game knows. */
function unknownIn(s: State): readonly string[] {
  const { cards } = s._pool;
  let unknown = unknownTypes.get(cards);
  if (!unknown) {
    const texts = JSON.stringify(cards.flatMap(({ card }) => (card.layout === 'token' ? [] : card.faces)));
    unknown = LATER_SUBTYPES.filter((t) => !new RegExp(`"subtypes":\\[[^\\]]*"${t}"|"token":"predefined","name":"${t}"`).test(texts));
    unknownTypes.set(cards, unknown);
  }
  return unknown;
}

/** What a token is called by texts from before a type in this name. */
export function olderNames(s: State, name: string): string[] {
  if (!name.endsWith(' Token')) return [];
  return unknownIn(s).flatMap((type) =>
    name === `${type} Token` ? [type] : name.startsWith(`${type} `) ? [name.slice(type.length + 1)] : [],
  );
}

/** Whether this object is called so. */
export function isNamed(s: State, id: Id, name: string, others: OtherNames = 'none'): boolean {
  if (isSeat(id)) return false;
  const o = record(s, id);
  if (!o) return false;
  if (NAMELESS.has(name)) return isNameless(s, o, name);
  const own = nameOf(s, id);
  if (isSame(own, name) || ((o.flags & FLAG.token) !== 0 && olderNames(s, name).some((old) => isSame(own, old)))) return true;
  if (o.zone === 'battlefield' || isTokenOrCopy(o.flags)) return false;
  const { card } = s._pool.cards[o.card];
  if (isSame(card.name, name)) return true;
  return (others === 'faces' || (others === 'halves' && isSplit(s, o))) && card.faces.some((f) => isSame(f.name, name));
}

/** Live objects of a list with this name, in its order. */
export const named = (s: State, ids: readonly Id[], name: string): Id[] => ids.filter((id) => live(s, id) !== null && isNamed(s, id, name));
