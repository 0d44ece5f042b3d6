/** A board set up by hand: what lies where, and how it begins. Changes, links, and what is kept in the browser. No drawing here. */
import type { Profile, ScenarioBody } from '@apnap/protocol';
import { PROFILES } from '@apnap/protocol/table';
import { type HistoryStep, historyReducer } from '../store/history.js';
import { readKept, writeKept } from '../store/kept.js';

export const ZONES = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command'] as const;
export type ZoneName = (typeof ZONES)[number];

export interface Piece {
  /** Its own number, by which others are attached to it. */
  id: number;
  card: string;
  seat: number;
  zone: ZoneName;
  count: number;
  tapped?: true;
  /** Under its controller's control only since this turn began. */
  sick?: true;
  /** Damage marked on it. */
  damage?: number;
  back?: true;
  counters?: { kind: string; n: number }[];
  attachedTo?: number;
}

/** What is to be another; undefined takes a mark away. */
export type PieceChange = { [K in keyof Omit<Piece, 'id' | 'card'>]?: Piece[K] | undefined };

/** Steps a scenario can begin with; '' is the turn from its beginning. */
export const BEGINNINGS = ['', 'upkeep', 'draw', 'precombatMain', 'beginCombat', 'postcombatMain', 'end'] as const;
export type Begin = (typeof BEGINNINGS)[number];

export interface Scene {
  name: string;
  lives: readonly [number, number];
  pieces: readonly Piece[];
  first: number;
  from: Begin;
  me: number;
  /** Who plays the other side. */
  other: 'computer' | 'myself';
  /** By which rules it is played. */
  profile: Profile;
}

export const EMPTY: Scene = {
  name: '',
  lives: [20, 20],
  pieces: [],
  first: 0,
  from: 'precombatMain',
  me: 0,
  other: 'computer',
  profile: 'current',
};

/** Lands below what lies in a library, so that nobody loses for want of cards. */
export const FILL = 20;
const FILLER = 'Wastes';
/** Where the rules are of a year in which there was no such land. */
const OLD_FILLER = 'Plains';

export type Change =
  | { do: 'add'; card: string; seat: number; zone: ZoneName }
  | { do: 'piece'; id: number; change: PieceChange }
  | { do: 'drop'; id: number }
  | { do: 'shift'; id: number; by: number }
  | { do: 'scene'; change: Partial<Pick<Scene, 'name' | 'lives' | 'first' | 'from' | 'me' | 'other' | 'profile'>> }
  | { do: 'swap' }
  | { do: 'set'; scene: Scene };

/** CR 304.4, 307.4: instants and sorceries can't be on the battlefield. */
export const permanent = (types: readonly string[]): boolean => !types.includes('Instant') && !types.includes('Sorcery');

/** Where a card goes that is to be put into a zone: what is no permanent into the hand instead of onto the battlefield. */
export const zoneFor = (types: readonly string[], zone: ZoneName): ZoneName =>
  zone === 'battlefield' && !permanent(types) ? 'hand' : zone;

const next = (s: Scene): number => s.pieces.reduce((n, p) => Math.max(n, p.id), 0) + 1;

/** Equal ones without marks lie together. */
const alike = (p: Piece): boolean => !p.tapped && !p.sick && !p.damage && !p.back && !p.counters?.length && p.attachedTo === undefined;

function added(s: Scene, card: string, seat: number, zone: ZoneName): Scene {
  const last = zone === 'library' ? undefined : s.pieces.find((p) => p.card === card && p.seat === seat && p.zone === zone && alike(p));
  if (last) return { ...s, pieces: s.pieces.map((p) => (p === last ? { ...p, count: Math.min(100, p.count + 1) } : p)) };
  return { ...s, pieces: [...s.pieces, { id: next(s), card, seat, zone, count: 1 }] };
}

/** A piece after a change. What only permanents have is lost on the way out of the battlefield. */
function after(p: Piece, change: PieceChange): Piece {
  const all = Object.fromEntries(Object.entries({ ...p, ...change }).filter(([, v]) => v !== undefined)) as unknown as Piece;
  return all.zone === 'battlefield' ? all : { id: p.id, card: p.card, seat: all.seat, zone: all.zone, count: all.count };
}

/** Whatever was attached to what is no longer there lies free. */
function loosened(pieces: readonly Piece[]): Piece[] {
  const here = new Set(pieces.filter((p) => p.zone === 'battlefield').map((p) => p.id));
  return pieces.map(({ attachedTo, ...p }) =>
    attachedTo !== undefined && here.has(attachedTo) && attachedTo !== p.id ? { ...p, attachedTo } : p,
  );
}

function shifted(s: Scene, id: number, by: number): Scene {
  const piece = s.pieces.find((p) => p.id === id);
  if (!piece) return s;
  const same = s.pieces.filter((p) => p.seat === piece.seat && p.zone === piece.zone);
  const other = same[same.indexOf(piece) + by];
  if (!other) return s;
  return { ...s, pieces: s.pieces.map((p) => (p === piece ? other : p === other ? piece : p)) };
}

export function changed(s: Scene, c: Change): Scene {
  switch (c.do) {
    case 'add':
      return added(s, c.card, c.seat, c.zone);
    case 'piece':
      return { ...s, pieces: loosened(s.pieces.map((p) => (p.id === c.id ? after(p, c.change) : p))) };
    case 'drop':
      return { ...s, pieces: loosened(s.pieces.filter((p) => p.id !== c.id)) };
    case 'shift':
      return shifted(s, c.id, c.by);
    case 'scene':
      return { ...s, ...c.change };
    case 'swap':
      return { ...s, lives: [s.lives[1], s.lives[0]], first: 1 - s.first, pieces: s.pieces.map((p) => ({ ...p, seat: 1 - p.seat })) };
    case 'set':
      return c.scene;
    default:
      return c satisfies never;
  }
}

export type Step = HistoryStep<Scene, Change>;

export const step = historyReducer(changed, (c) => c.do === 'scene' && 'name' in c.change);

/** What the server is asked to set up. What others are attached to comes before them; the top of a library comes last. */
export function bodyOf(s: Scene, level: ScenarioBody['level']): ScenarioBody {
  const hosts = s.pieces.filter((p) => p.attachedTo === undefined);
  const order = [...hosts.filter((p) => p.zone !== 'library'), ...s.pieces.filter((p) => p.attachedTo !== undefined)];
  const library = s.pieces.filter((p) => p.zone === 'library').reverse();
  const filler = s.profile === 'current' ? FILLER : OLD_FILLER;
  const place = [...order, ...[0, 1].map((seat): Piece => ({ id: -1, card: filler, seat, zone: 'library', count: FILL })), ...library];
  return {
    lives: [s.lives[0], s.lives[1]],
    first: s.first,
    ...(s.from === '' ? {} : { from: s.from }),
    as: s.me,
    ...(s.other === 'myself' ? { other: s.other } : {}),
    ...(s.profile === 'current' ? {} : { profile: s.profile }),
    level,
    place: place.map((p) => {
      const host = p.attachedTo === undefined ? -1 : place.findIndex((x) => x.id === p.attachedTo);
      return {
        seat: p.seat,
        zone: p.zone,
        card: p.card,
        count: p.count,
        ...(p.tapped ? { tapped: true } : {}),
        ...(p.sick ? { sick: true } : {}),
        ...(p.damage ? { damage: p.damage } : {}),
        ...(p.back ? { back: true } : {}),
        ...(p.counters?.length ? { counters: p.counters } : {}),
        ...(host >= 0 ? { attachedTo: host } : {}),
      };
    }),
  };
}

/** Where counters have their kind: it is damage. */
const DAMAGE = '';

/** The scene in as few letters as JSON takes: lists without names. */
const packed = (s: Scene): unknown => [
  1,
  s.name,
  s.lives,
  s.first,
  s.from,
  s.me + (s.other === 'myself' ? 2 : 0),
  s.pieces.map((p) => [
    p.id,
    p.card,
    p.seat * ZONES.length + ZONES.indexOf(p.zone),
    p.count,
    (p.tapped ? 1 : 0) + (p.back ? 2 : 0) + (p.sick ? 4 : 0),
    p.attachedTo ?? 0,
    ...(p.counters ?? []).flatMap((c) => [c.kind, c.n]),
    ...(p.damage ? [DAMAGE, p.damage] : []),
  ]),
  ...(s.profile === 'current' ? [] : [s.profile]),
];

const isNumber = (x: unknown): x is number => Number.isInteger(x);

function pieceOf(x: unknown): Piece | null {
  if (!Array.isArray(x)) return null;
  const [id, card, place, count, marks, host, ...rest] = x as unknown[];
  if (!isNumber(id) || typeof card !== 'string' || !isNumber(place) || !isNumber(count) || !isNumber(marks) || !isNumber(host)) return null;
  const zone = ZONES[place % ZONES.length];
  if (place < 0 || place >= 2 * ZONES.length || count < 1 || count > 100) return null;
  const counters: { kind: string; n: number }[] = [];
  let damage = 0;
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const [kind, n] = [rest[i], rest[i + 1]];
    if (typeof kind !== 'string' || !isNumber(n) || n < 1) return null;
    if (kind === DAMAGE) damage = n;
    else counters.push({ kind, n });
  }
  return {
    id,
    card,
    seat: Math.floor(place / ZONES.length),
    zone,
    count,
    ...(marks & 1 ? { tapped: true } : {}),
    ...(marks & 2 ? { back: true } : {}),
    ...(marks & 4 ? { sick: true } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(host > 0 ? { attachedTo: host } : {}),
    ...(counters.length > 0 ? { counters } : {}),
  };
}

/** A scene from what a link or a store held; null for what is none. */
export function sceneOf(value: unknown): Scene | null {
  if (!Array.isArray(value) || value[0] !== 1) return null;
  const [, name, lives, first, from, me, list, rules = 'current'] = value as unknown[];
  const begin = BEGINNINGS.find((b) => b === from);
  const profile = PROFILES.find((x) => x === rules);
  if (profile === undefined) return null;
  if (typeof name !== 'string' || !Array.isArray(lives) || lives.length !== 2 || !lives.every(isNumber) || begin === undefined) return null;
  if ((first !== 0 && first !== 1) || !isNumber(me) || me < 0 || me > 3 || !Array.isArray(list)) return null;
  const pieces = list.map(pieceOf);
  if (pieces.some((p) => p === null)) return null;
  return {
    name,
    lives: [lives[0] as number, lives[1] as number],
    first,
    from: begin,
    me: me % 2,
    other: me > 1 ? 'myself' : 'computer',
    profile,
    pieces: loosened(pieces as Piece[]),
  };
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The scene as the end of a link: its JSON, compressed, in letters that a path may hold. */
export async function linkOf(s: Scene): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(packed(s))), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The scene of a link; null for a link that holds none. */
export async function sceneOfLink(link: string): Promise<Scene | null> {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return sceneOf(JSON.parse(text));
  } catch {
    return null;
  }
}

const KEPT = 'apnap.scenes';
const DRAFT = 'apnap.scene';

/** Scenes kept in this browser, the newest first. */
export function keptScenes(): Scene[] {
  const list = readKept(KEPT);
  return Array.isArray(list) ? list.flatMap((x) => sceneOf(x) ?? []) : [];
}

/** Keeps a scene, in place of one of the same name. */
export const keepScene = (s: Scene): void =>
  writeKept(
    KEPT,
    [
      packed(s),
      ...keptScenes()
        .filter((k) => k.name !== s.name)
        .map(packed),
    ].slice(0, 60),
  );
export const dropScene = (name: string): void =>
  writeKept(
    KEPT,
    keptScenes()
      .filter((k) => k.name !== name)
      .map(packed),
  );

/** What was being worked on, so that a reload loses nothing. */
export const keptDraft = (): Scene | null => sceneOf(readKept(DRAFT));
export const keepDraft = (s: Scene): void => writeKept(DRAFT, packed(s));
