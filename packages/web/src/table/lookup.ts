/** Finding objects of a view by their handles, and arranging a battlefield in rows and piles. */
import type { CardView, MagicView } from '@apnap/protocol';
import { onStacks } from '../motion/moved.js';

export type Place = 'battlefield' | 'hand' | 'graveyard' | 'exile' | 'stack' | 'command' | 'library' | 'offered';

export interface Found {
  card: CardView;
  place: Place;
  /** Whose zone it lies in. */
  seat: number;
}

/** Every object that a view shows, by handle. @param decision what is asked, where that is ahead of what is shown */
export function findAll(game: MagicView, decision = game.decision): Map<number, Found> {
  const all = new Map<number, Found>();
  const add = (cards: readonly CardView[], place: Place, seat?: number) => {
    for (const card of cards) if (!all.has(card.id)) all.set(card.id, { card, place, seat: seat ?? card.controller });
  };
  add(game.battlefield, 'battlefield');
  add(
    onStacks(game).flatMap((s) => (s.card && s.kind === 'spell' ? [s.card] : [])),
    'stack',
  );
  for (const p of game.players) {
    add(p.hand, 'hand', p.seat);
    add(p.graveyard, 'graveyard', p.seat);
    add(p.exile, 'exile', p.seat);
    if (p.libraryTop) add([p.libraryTop], 'library', p.seat);
  }
  add(game.command, 'command');
  add(decision?.cards ?? [], 'offered');
  add(
    onStacks(game).flatMap((s) => (s.card ? [s.card] : [])),
    'stack',
  );
  return all;
}

/** A pile of equal permanents, with what is attached to it. */
export interface Pile {
  ids: number[];
  card: CardView;
  attached: CardView[];
}

export interface Rows {
  front: Pile[];
  lands: Pile[];
  others: Pile[];
}

const isLand = (c: CardView) => c.types.includes('Land') && !c.types.includes('Creature');

/**
 * A seat's permanents: creatures to the front, lands and others behind. Equal ones without attachments make a pile; `mark` keeps apart those that
 * are chosen differently or that an arrow has to reach.
 */
export function rowsOf(game: MagicView, seat: number, mark: (id: number) => string): Rows {
  const here = new Set(game.battlefield.map((c) => c.id));
  const hostOf = (c: CardView) => (c.attachedTo !== undefined && c.attachedTo >= 0 && here.has(c.attachedTo) ? c.attachedTo : null);
  const attached = new Map<number, CardView[]>();
  for (const c of game.battlefield) {
    let host = hostOf(c);
    // What is attached to an attached one lies in the same heap.
    for (let i = 0; host !== null && i < 5; i++) {
      const above = game.battlefield.find((x) => x.id === host);
      const next = above ? hostOf(above) : null;
      if (next === null) break;
      host = next;
    }
    if (host !== null) attached.set(host, [...(attached.get(host) ?? []), c]);
  }
  const rows: Rows = { front: [], lands: [], others: [] };
  const piles = new Map<string, Pile>();
  for (const card of game.battlefield) {
    if (card.controller !== seat || hostOf(card) !== null) continue;
    const under = attached.get(card.id) ?? [];
    const fights = card.attacking !== undefined || (card.blocking?.length ?? 0) > 0;
    const key = under.length > 0 || fights || !card.group ? `#${card.id}` : `${card.group}|${card.tapped ?? ''}|${mark(card.id)}`;
    const pile = piles.get(key);
    if (pile) {
      pile.ids.push(card.id);
      continue;
    }
    const made: Pile = { ids: [card.id], card, attached: under };
    piles.set(key, made);
    const row = card.types.includes('Creature') ? rows.front : isLand(card) ? rows.lands : rows.others;
    row.push(made);
  }
  return rows;
}

/** The seat this viewer sits at the bottom as: one's own, or the first. */
export const homeSeat = (game: MagicView): number => game.seat ?? game.players[0]?.seat ?? 0;

/** Whether it is a seat's turn: alone or with its team (CR 805.4a). */
export const isActive = ({ turn }: Pick<MagicView, 'turn'>, seat: number | null): boolean =>
  seat !== null && (turn.actives ?? [turn.active]).includes(seat);

/** The other seats, in turn order from home. */
export const otherSeats = (game: MagicView): number[] => {
  const seats = game.players.map((p) => p.seat);
  const at = seats.indexOf(homeSeat(game));
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
};
