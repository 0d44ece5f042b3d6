/** Copiable values and other printed things: characteristics before any effect (CR 109.3, 613.1, 707.2). */
import type { Face, Mod } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { FACE_DOWN, FACE_DOWN_WARDED } from '../cardforms/built-in.js';
import { isTransforming } from '../cardforms/faces.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { record } from '../state/access.js';
import { type Characteristics, type Component, type CopyOf, FLAG, type Obj } from '../state/objects.js';
import { abilityInfo, type FaceInfo, idOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { withExceptions } from './exceptions.js';

/** Of an ability on the stack: it has no characteristics but its controller (CR 113.1c, 109.4); of a card exiled face down. */
const NO_CHARACTERISTICS: Characteristics = Object.freeze({
  name: '',
  manaCost: null,
  manaValue: 0,
  colors: 0,
  types: 0,
  supertypes: 0,
  subtypes: [],
  everyCreatureType: 0 as const,
  power: null,
  toughness: null,
  basePower: null,
  baseToughness: null,
  loyalty: null,
  abilities: [],
  keywords: 0,
  halves: -1,
  controller: -1,
});

/** The face an object shows, with copy effects of its own counted in. */
export function faceOf(s: State, o: Obj): FaceInfo {
  const shown = shownFace(s, o);
  return s._pool.cards[shown.card].faces[shown.face];
}

/** Which face of which card an object shows: a flipped permanent its other half, also as a copy of a flip card (CR 710.2). */
export function shownFace(s: State, o: Obj): { card: number; face: number } {
  const from = o.copyOf ?? o;
  const { doors } = s._pool.cards[from.card];
  if (doors !== null && isPermanent(o)) return { card: from.card, face: doorFace(doors, o.flags) };
  const flipped = (o.flags & FLAG.flipped) !== 0 && s._pool.cards[from.card].card.layout === 'flip';
  return { card: from.card, face: flipped ? 1 : from.face };
}

/** Also one that is phased out, and one that is gone as it last was. */
const isPermanent = (o: Obj): boolean =>
  o.zone === 'battlefield' || o.zone === 'phased' || (o.zone === 'gone' && (o.flags & FLAG.wasPermanent) !== 0);

/** CR 709.5: the face of a split permanent by which of its doors are unlocked. */
function doorFace(doors: { both: number; none: number }, flags: number): number {
  const right = (flags & FLAG.rightUnlocked) !== 0;
  if (flags & FLAG.leftUnlocked) return right ? doors.both : 0;
  return right ? 1 : doors.none;
}

/** The printed face of the card, whatever side is up. */
export const printedFace = (s: State, o: Obj, face = 0): Face => s._pool.cards[o.card].faces[face].face;

/** What a face-down object is (CR 708.2a): which of the bodies the rules describe. */
const faceDownBody = (s: State, o: Obj): number => s._pool.byName.get(o.flags & FLAG.warded ? FACE_DOWN_WARDED : FACE_DOWN) as number;

/** classic:217.6b: what an ability is on the stack, by the colors of its source. */
const COLORED: Characteristics[] = [NO_CHARACTERISTICS];

/** CR 405.4: an ability on the stack has no characteristics but its text; classic:217.6b, classic:409.1a: but the colors that its source has now. */
function ofAbility(s: State, id: Id, source: Id): Characteristics {
  const from = rulesOf(s).abilityColors === 'none' || source === id ? null : record(s, source);
  const { colors } = from ? characteristicsOf(s, from) : NO_CHARACTERISTICS;
  COLORED[colors] ??= Object.freeze({ ...NO_CHARACTERISTICS, colors });
  return COLORED[colors];
}

/** Characteristics without continuous effects. Face down: a 2/2 creature with nothing else (CR 708.2a, layer 1b). */
export function baseCharacteristics(s: State, o: Obj): Characteristics {
  if (o.stack !== null && o.stack.kind !== 'spell') return ofAbility(s, o.id, o.stack.env.source);
  const own = topmost(s, o);
  if (o.flags & FLAG.faceDown) return own; // CR 613.2b: whatever else represents it
  if (o.components === null && !o.copyOf?.with) return own;
  return o.copyOf?.with ? withAbilities(s, own, o.copyOf.with) : melded(s, o, own);
}

const merged = new WeakMap<readonly CopyOf[], Map<Characteristics, Characteristics>>();

/** CR 702.140e: the characteristics of the topmost component, with the abilities of all. */
function withAbilities(s: State, own: Characteristics, others: readonly CopyOf[]): Characteristics {
  let known = merged.get(others);
  if (!known) {
    known = new Map();
    merged.set(others, known);
  }
  let all = known.get(own);
  if (!all) {
    const more = others.map((c) => {
      const { base } = s._pool.cards[c.card].faces[c.face];
      return c.except ? withExceptions(s, base, c.except) : base;
    });
    all = {
      ...own,
      abilities: [...own.abilities, ...more.flatMap((c) => c.abilities)],
      keywords: more.reduce((bits, c) => bits | c.keywords, own.keywords),
      everyCreatureType: more.some((c) => c.everyCreatureType) ? 1 : own.everyCreatureType,
      colors: more.some((c) => isDevoid(s, c)) ? 0 : own.colors,
    };
    known.set(own, all);
  }
  return all;
}

/** CR 702.114a: an ability that defines the colour, which a merged permanent has with the others. */
const isDevoid = (s: State, c: Characteristics): boolean =>
  c.abilities.some((node) => abilityInfo(s._pool, node).keyword?.keyword === 'devoid');

const melds = new WeakMap<readonly Component[], Characteristics>();

/** CR 202.3c, 712.8g: the mana value of a melded permanent is that of both front faces. */
function melded(s: State, o: Obj, own: Characteristics): Characteristics {
  const parts = o.components as readonly Component[];
  let all = melds.get(parts);
  if (!all) {
    all = { ...own, manaValue: parts.reduce((n, c) => n + s._pool.cards[c.card].faces[0].base.manaValue, 0) };
    melds.set(parts, all);
  }
  return all;
}

function topmost(s: State, o: Obj): Characteristics {
  if (o.flags & FLAG.faceDown && (o.zone === 'exile' || o.zone === 'command')) return NO_CHARACTERISTICS; // CR 406.3, 315.5b
  if (o.flags & FLAG.faceDown) return s._pool.cards[faceDownBody(s, o)].faces[0].base;
  const { base } = faceOf(s, o);
  if (o.copyOf === null) return base;
  const values = copiesBack(s, o.copyOf) && !(o.flags & FLAG.token) ? copyOfBack(base) : base;
  return o.copyOf.except ? withExceptions(s, values, o.copyOf.except) : values;
}

/** Whether these values are those of the back face of a transforming double-faced card (CR 202.3b). */
export const copiesBack = (s: State, from: { card: number; face: number }): boolean =>
  from.face > 0 && isTransforming(s._pool.cards[from.card].card.layout);

/** What an object takes over when it becomes a copy of another (CR 707.2). A flipped status is its own, not the other's (110.5, 710.2). */
export function copiedValues(s: State, other: Obj, onto: Obj | null): Characteristics {
  const passing = passingCopy(s, other);
  if (passing) return copyValues(s, passing, onto ?? other);
  const from = other.copyOf ?? other;
  const { card, faces } = s._pool.cards[from.card];
  if (isBestowed(s, other)) return faces[0].base; // CR 702.103b: not copiable
  const { doors } = s._pool.cards[from.card];
  if (doors !== null && !(other.flags & FLAG.faceDown)) {
    // CR 709.5: the halves are copied, what is unlocked is not
    const { base } = faces[doorFace(doors, onto?.flags ?? 0)];
    return other.copyOf?.except ? withExceptions(s, base, other.copyOf.except) : base;
  }
  if (card.layout === 'flip' && !(other.flags & FLAG.faceDown)) return faces[onto && onto.flags & FLAG.flipped ? 1 : 0].base;
  const base = baseCharacteristics(s, other);
  return copiesBack(s, from) ? copyOfBack(base) : base; // CR 712.8e
}

/** CR 707.2-707.3: what the object is a copy of until an effect ends, the newest such effect counting. */
function passingCopy(s: State, o: Obj): CopyOf | null {
  if (o.flags & FLAG.faceDown) return null;
  for (let i = s.lasting.length - 1; i >= 0; i--) {
    const { env, affected } = s.lasting[i];
    if (env.copied && affected?.includes(o.id)) return env.copied;
  }
  return null;
}

/** The characteristics that these copiable values give to an object. */
export const copyValues = (s: State, copied: CopyOf, onto: Obj): Characteristics =>
  baseCharacteristics(s, { ...onto, copyOf: copied, components: null, stack: null, flags: onto.flags & ~(FLAG.token | FLAG.faceDown) });

const backs = new WeakMap<Characteristics, Characteristics>();

/** CR 202.3b: a copy of a back face has mana value 0, unless it is a token with both faces (707.8a). */
export function copyOfBack(base: Characteristics): Characteristics {
  let copy = backs.get(base);
  if (!copy) {
    copy = { ...base, manaValue: 0 };
    backs.set(base, copy);
  }
  return copy;
}

/** What a copy of the object takes its copiable values from: the face-down body, what it copies itself, or the face that is up (CR 707.2-707.3). */
export function copiedFrom(s: State, o: Obj): CopyOf {
  if (o.flags & FLAG.faceDown) return { card: faceDownBody(s, o), face: 0 };
  const passing = passingCopy(s, o);
  if (passing) return passing;
  // CR 702.103b: what bestow makes of the card isn't copiable.
  // how long it lasts is no copiable value
  const { until: _, ...from } = o.copyOf ?? { card: o.card, face: o.face, until: undefined };
  return isBestowed(s, o) || isMutating(s, o) ? { ...from, face: 0 } : from;
}

/** A copy with more exceptions, which come after those of what it copies (CR 707.9). */
export function except(s: State, from: CopyOf, mods: readonly (Mod & object)[]): CopyOf {
  return mods.length === 0 ? from : { ...from, except: [...(from.except ?? []), ...mods.map((m) => idOf(s._pool, m))] };
}

/** Whether the object shows its bestowed face (CR 702.103b). */
export function isBestowed(s: State, o: Obj): boolean {
  const from = o.copyOf ?? o;
  return from.face > 0 && s._pool.cards[from.card].variants.bestow === from.face;
}

/** Whether it is a mutating creature spell (CR 702.140a-b). */
export function isMutating(s: State, o: Obj): boolean {
  const from = o.copyOf ?? o;
  return from.face > 0 && s._pool.cards[from.card].variants.mutate === from.face;
}

/** The name for people, also of abilities on the stack (their source's). */
export function displayCard(s: State, id: Id): { card: number; face: number } | null {
  const o = record(s, id);
  return o ? shownFace(s, o) : null;
}

/** Whether any printed ability of the object could work in this zone: a quick no for most cards outside the battlefield. */
export const mayWorkIn = (s: State, o: Obj, zone: string): boolean =>
  (o.stack === null || o.stack.kind === 'spell') &&
  (o.flags & FLAG.inDeck) === 0 &&
  (faceOf(s, o).worksIn.has(zone) || s._pool.cards[o.card].card.layout === 'emblem');

/** Whether a static or triggered ability of the object works in this zone (CR 113.6): where it is stated, or on the battlefield; in the command zone what stands there. */
export const worksIn = (s: State, o: Obj, ability: { zone?: string; alsoIn?: string }, zone: string): boolean =>
  ability.zone === undefined
    ? zone === 'battlefield' || ability.alsoIn === zone || (zone === 'command' && faceOf(s, o).ofCommandZone)
    : ability.zone === zone;
