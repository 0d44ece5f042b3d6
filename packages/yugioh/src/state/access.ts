/** Reading and writing the state: the only place that knows how records are owned. */
import { own, ownRow, ownTable } from '@apnap/kernel';
import type { Card, Printed } from '../language/index.js';
import type { CardRow, DuelEvent, DuelFrame, G, Happening, PlayerRow, Seat, State, Zone } from './types.js';

export const card = (s: State, row: number): CardRow => s.cards.rows[row];
export const player = (s: State, seat: Seat): PlayerRow => s.players.rows[seat];
export const other = (seat: Seat): Seat => (1 - seat) as Seat;
export const poolCard = (s: State, row: number): Card => s._pool.cards[card(s, row).card];
export const printed = (s: State, row: number): Printed => poolCard(s, row).printed;

/** A card, ready to be written. */
export function writeCard(g: G, row: number): CardRow {
  const { s } = g;
  s.cards = ownTable(s, s.cards);
  return ownRow(s, s.cards, row);
}

/** A player, ready to be written. */
export function writePlayer(g: G, seat: Seat): PlayerRow {
  const { s } = g;
  s.players = ownTable(s, s.players);
  return ownRow(s, s.players, seat);
}

export const top = (s: State): DuelFrame => s.frames[s.frames.length - 1];

/** The running frame, ready to be written. */
export function writeTop<K extends DuelFrame['kind']>(g: G, _kind: K): Extract<DuelFrame, { kind: K }> {
  const { s } = g;
  const frame = own(s, top(s));
  s.frames = [...s.frames.slice(0, -1), frame];
  return frame as Extract<DuelFrame, { kind: K }>;
}

type New<F> = F extends DuelFrame ? Omit<F, '_e'> : never;

/** Begins something: it runs before what is going on goes on. */
export function push(g: G, frame: New<DuelFrame>): void {
  g.s.frames = [...g.s.frames, { ...frame, _e: g.s._e } as DuelFrame];
}

export function pop(g: G): void {
  g.s.frames = g.s.frames.slice(0, -1);
}

/** Writes an entry of the log. */
export function tell(g: G, kind: string, rule: string, rest: Omit<DuelEvent, 'id' | 'kind' | 'rule' | 'cause'> = {}): void {
  g.events.push({ id: g.s.nextEvent++, kind, rule, cause: 0, ...rest });
}

/** Notes what may trigger something (Y19.1). */
export function happen(g: G, what: Happening['what'], h: Partial<Happening> & { seat: Seat }): void {
  const row = h.row ?? -1;
  const full: Happening = {
    what,
    row,
    visit: row >= 0 ? card(g.s, row).visit : 0,
    from: 'none',
    up: true,
    how: 'rule',
    by: -1,
    other: -1,
    source: -1,
    amount: 0,
    moment: g.s.moment,
    seen: false,
    ...h,
  };
  g.s.happened = [...g.s.happened, full];
}

/** Y19.14: what happens from now on happens later than what has happened. */
export function nextMoment(g: G): void {
  g.s.moment++;
}

const LISTS = { deck: 'deck', hand: 'hand', grave: 'grave', banished: 'banished', extra: 'extra' } as const;
export type ListZone = keyof typeof LISTS;
export const isList = (zone: Zone): zone is ListZone => zone in LISTS;

/** The list that a card is in: of its owner off the field (Y3.11), but for a hand that it was given to. */
export const listOf = (s: State, seat: Seat, zone: ListZone): readonly number[] => player(s, seat)[zone];

/** Y3.2 */
export const onField = (s: State, row: number): boolean => {
  const { zone } = card(s, row);
  return zone === 'monster' || zone === 'spell';
};

/** A place as text: `0 hand 2`. Decks are numbered from the bottom. */
export function placeOf(s: State, row: number): string {
  const c = card(s, row);
  if (c.zone === 'material') {
    const host = s.cards.rows.findIndex((h) => h.materials.includes(row));
    return host < 0 ? 'none' : `${placeOf(s, host)} material ${card(s, host).materials.indexOf(row)}`;
  }
  if (c.zone === 'none') return 'none';
  if (!isList(c.zone)) return `${c.controller} ${c.zone} ${c.place}`;
  const seat = c.zone === 'hand' ? c.controller : c.owner;
  return `${seat} ${c.zone} ${listOf(s, seat, c.zone).indexOf(row)}`;
}

/** Monsters on a side of the field, by zone. */
export const monstersOf = (s: State, seat: Seat): number[] => player(s, seat).monster.filter((r) => r >= 0);
export const spellsOf = (s: State, seat: Seat): number[] => player(s, seat).spell.filter((r) => r >= 0);
export const fieldOf = (s: State, seat: Seat): number[] => [...monstersOf(s, seat), ...spellsOf(s, seat)];
export const bothFields = (s: State): number[] => [...fieldOf(s, s.active), ...fieldOf(s, other(s.active))];

/** How a card lies, in words of the log. */
export function posOf(c: CardRow): string {
  if (c.zone === 'monster') return c.up ? c.position : c.position === 'defense' ? 'set' : 'set attack';
  return c.up ? 'face-up' : 'face-down';
}
