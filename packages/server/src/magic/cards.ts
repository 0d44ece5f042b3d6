/** Objects as a client draws them. */
import { counterWord, type Face } from '@apnap/ability';
import { type Id, isSeat } from '@apnap/kernel';
import { FLAG, faceOf, live, nameIn, type Obj, type ObjectView, type State, shownFace } from '@apnap/magic';
import type { CardView, FaceText, Text } from '@apnap/protocol';
import { both } from '../text.js';
import type { Naming } from '../views/handles.js';
import { faceText, faceTexts } from './faces.js';

/** What is needed to show a state to somebody. */
export interface Showing {
  s: State;
  handles: Naming;
  /** Texts of the faces in the view, by key. */
  faces: Map<string, FaceText>;
  /** Objects that something is attached to. */
  hosts: ReadonlySet<Id>;
  /** Objects that others speak of, by the place at which they first come: groups are the same whatever objects are called. */
  places: Map<Id, number>;
  /** What was made of objects for this view, by their numbers. */
  drawn: Map<number, Drawn>;
}

/** Ready to show a state. */
export const showing = (s: State, handles: Naming): Showing => ({
  s,
  handles,
  faces: new Map(),
  hosts: new Set(s.battlefield.flatMap((id) => live(s, id)?.attachedTo || [])),
  places: new Map(),
  drawn: new Map(),
});

function placeOf(x: Showing, id: Id): number {
  if (isSeat(id)) return id;
  const place = x.places.get(id) ?? x.places.size;
  x.places.set(id, place);
  return place;
}

export const counterName = (kind: string): Text => ({ en: kind, zh: counterWord(kind) });

export const countersOf = (list: readonly { kind: string; n: number }[]): CardView['counters'] =>
  list.map((c) => ({ kind: c.kind, name: counterName(c.kind), n: c.n }));

/** The key of an object's face; '' where the viewer may not know it. */
function faceKey(x: Showing, v: ObjectView): string {
  const o = live(x.s, v.id);
  if (!o || (v.faceDown && v.card === '')) return '';
  if (v.faceDown) {
    // The viewer may look at it (CR 708.5): the card itself.
    return keyOf(x, o.card, x.s._pool.cards[o.card].faces[0].face);
  }
  const { face } = faceOf(x.s, o);
  return v.token ? noted(x, faceText(face, '')) : keyOf(x, shownFace(x.s, o).card, face);
}

/** The key of one face of a card, with which the others come. */
function keyOf(x: Showing, number: number, face: Face): string {
  const { card } = x.s._pool.cards[number];
  const printed = card.faces.includes(face) ? card.faces : [face];
  for (const text of faceTexts(printed, card.name)) noted(x, text);
  return faceText(face, card.name).key;
}

function noted(x: Showing, text: FaceText): string {
  x.faces.set(text.key, text);
  return text.key;
}

const number = (text: string | undefined): number | null => (text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null);

function sizes(x: Showing, v: ObjectView): Partial<CardView> {
  if (v.power === null || v.toughness === null) return {};
  const o = live(x.s, v.id);
  const face = o && !v.faceDown ? faceOf(x.s, o).face : undefined;
  const base = [number(face?.power), number(face?.toughness)];
  const differs = base[0] !== null && base[1] !== null && (base[0] !== v.power || base[1] !== v.toughness);
  return { power: v.power, toughness: v.toughness, ...(differs ? { base: base as [number, number] } : {}) };
}

/**
 * What was made of an object for a viewer. Records of objects stay what they are, so that with the same record and the same view of it the same would be made again: between two
 * moments most objects do not change, and are neither described nor compared again.
 */
export interface Drawn {
  record: Obj;
  seen: ObjectView;
  card: CardView;
  faces: readonly FaceText[];
}

/** Whether two values are the same; of lists, whether their items are, which are words, numbers, or counters and doors. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((x, i) => x === b[i] || (typeof x === 'object' && JSON.stringify(x) === JSON.stringify(b[i])));
}

/** Whether the engine shows the same of an object. */
function isSame(a: ObjectView, b: ObjectView): boolean {
  const [x, y] = [a, b] as unknown as readonly Record<string, unknown>[];
  let n = 0;
  for (const key in x) {
    if (!isAlike(x[key], y[key])) return false;
    n++;
  }
  for (const _ in y) n--;
  return n === 0;
}

/** Whether what is shown of it speaks of nothing but itself. */
const standsAlone = (x: Showing, v: ObjectView): boolean =>
  v.attacking === 0 && v.attachedTo === 0 && v.blocking.length === 0 && !v.blocked && !x.hosts.has(v.id);

/** An object the viewer may see. */
export function cardView(x: Showing, v: ObjectView): CardView {
  const o = live(x.s, v.id);
  if (!o || !standsAlone(x, v)) return draw(x, v, o);
  const id = x.handles.handle(v.id);
  const known = x.drawn.get(id) ?? (x.handles.kept?.last.get(id) as Drawn | undefined);
  if (known?.record === o && isSame(known.seen, v)) {
    for (const text of known.faces) noted(x, text);
    x.drawn.set(id, known);
    return known.card;
  }
  const faces = new Map<string, FaceText>();
  const card = draw({ ...x, faces }, v, o);
  for (const text of faces.values()) noted(x, text);
  x.drawn.set(id, { record: o, seen: v, card, faces: [...faces.values()] });
  return card;
}

function draw(x: Showing, v: ObjectView, o: Obj | null): CardView {
  const h = (id: Id): number => (isSeat(id) ? id : x.handles.handle(id));
  const card: CardView = {
    id: h(v.id),
    face: faceKey(x, v),
    name: both((lang) => nameIn(v, lang)),
    owner: v.owner,
    controller: v.controller,
    colors: v.colors,
    types: v.types,
    subtypes: v.subtypes,
    supertypes: v.supertypes,
    manaCost: v.manaCost,
    ...sizes(x, v),
    ...(v.loyalty === null ? {} : { loyalty: v.loyalty }),
    ...(v.defense === null ? {} : { defense: v.defense }),
    keywords: v.keywords,
    ...(v.damage > 0 ? { damage: v.damage } : {}),
    counters: countersOf(v.counters),
    ...(v.tapped ? { tapped: true } : {}),
    ...(v.sick ? { sick: true } : {}),
    ...(v.faceDown ? { faceDown: true } : {}),
    ...(v.token ? { token: true } : {}),
    ...(o?.zone === 'phased' ? { phasedOut: true } : {}),
    ...(v.attachedTo !== 0 ? { attachedTo: h(v.attachedTo) } : {}),
    ...(v.attacking !== 0 ? { attacking: h(v.attacking) } : {}),
    ...(v.blocking.length > 0 ? { blocking: v.blocking.map(h) } : {}),
    ...(v.blocked ? { blocked: true } : {}),
    group: '',
  };
  card.group = groupOf(x, card, v);
  return card;
}

/** Equal for permanents that look and behave alike. What something is attached to, or what blocks or is blocked, is like nothing else. */
function groupOf(x: Showing, card: CardView, v: ObjectView): string {
  const single = v.blocking.length > 0 || v.blocked || v.attachedTo !== 0 || x.hosts.has(v.id);
  const exerted = (live(x.s, v.id)?.flags ?? 0) & (FLAG.exerted | FLAG.monstrous | FLAG.renowned | FLAG.saddled | FLAG.suspected);
  const { id: _, name: __, group: ___, attachedTo: ____, attacking: _____, blocking: ______, ...rest } = card;
  const alone = single ? placeOf(x, v.id) : -1;
  const attacks = v.attacking === 0 ? '' : placeOf(x, v.attacking);
  return hash(`${alone}|${attacks}|${exerted}|${v.level}|${v.components.join()}|${card.name.en}|${JSON.stringify(rest)}`);
}

/** A short text for a long one; two that differ never meet in the few hundred of a table. */
function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
