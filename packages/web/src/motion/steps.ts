/** What a change of the table looks like: steps that are taken at once, in groups one after the other. */
import type { CardView, StackItem } from '@apnap/protocol';

/** Zones that are a sign beside a player's name, or a row of cards. */
export type Pile = 'hand' | 'library' | 'graveyard' | 'exile' | 'command';

/** A place on the page: an object (where it is drawn), a zone of a seat, a player. */
export type Spot = { at: 'object'; id: number } | { at: 'zone'; seat: number; zone: Pile } | { at: 'player'; seat: number };

/** Why a card moves: what it sounds and looks like. */
export type How = 'draw' | 'land' | 'cast' | 'resolve' | 'die' | 'leave' | 'put' | 'countered';

export type Step =
  /** A card goes from place to place. `look`: as which object it is drawn, before or after; null: its back. `hides`: the object that is there when it has arrived. */
  | { do: 'move'; how: How; from: Spot; to: Spot; look: { id: number; when: 'before' | 'after' } | null; hides: number | null }
  /** Something is there that came from nowhere: a token, an ability on the stack. */
  | { do: 'appear'; id: number; token: boolean }
  /** Something ceases to be. */
  | { do: 'vanish'; id: number; dies: boolean }
  | { do: 'attack'; id: number }
  | { do: 'block'; id: number }
  | { do: 'hit'; from: number; to: number; n: number }
  | { do: 'life'; seat: number; from: number; to: number }
  | { do: 'counters'; id: number; by: number }
  | { do: 'tap'; id: number }
  | { do: 'turn'; seat: number }
  /** `lost`: the seats of those who lost. */
  | { do: 'over'; won: boolean; lost: readonly number[] };

/** Steps that are taken at once. */
export type Group = readonly Step[];

/** A spell or ability of somebody else, to be read before it goes on: of an ability the card it is of. */
export interface Reading {
  card: CardView;
  item: StackItem | null;
  /** Who plays it. */
  seat: number;
}

export interface Plan {
  groups: Group[];
  /** To be read; `first`: before anything moves, as it is not on the stack any more when it does. */
  reading: (Reading & { first: boolean }) | null;
}
