/** Drafts: what a table of one is asked for with, what a seat is shown of one, and the pod that plays with the decks. */
import type { Text } from '@apnap/words';
import { z } from 'zod';
import type { PlainView } from './game.js';
import { LEVELS } from './table.js';

export const DRAFT_KINDS = ['booster', 'commander', 'sealed', 'rochester', 'winston', 'grid'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** The most seats of a draft. */
export const MOST_DRAFTERS = 16;

/**
 * A table of a draft. Who asks for it has the first seat; `others` are the other seats in turn order. Either the sets of the boosters are named, or the cards
 * of a cube, a name to a line ("3 Name" for three of them).
 */
export const draftTableBody = z.strictObject({
  game: z.literal('draft'),
  kind: z.enum(DRAFT_KINDS).default('booster'),
  sets: z.array(z.string().min(1).max(8)).min(1).max(12).optional(),
  cube: z.string().max(100_000).optional(),
  /** Boosters for each seat, where it is not as usual; cards of a booster of a cube. */
  boosters: z.number().int().min(1).max(12).optional(),
  packSize: z.number().int().min(1).max(30).optional(),
  others: z.array(z.enum(['person', 'computer'])).max(MOST_DRAFTERS - 1),
  level: z.enum(LEVELS).default('medium'),
  /** Whether open seats are listed in the lobby. */
  listed: z.boolean().default(false),
  /** Whether each pick has the time of the tournament rules (MTR appendix B); when it runs out, the fallback is taken. */
  timed: z.boolean().default(false),
  /** Whether the decks play each other in rounds, and how many games a match has. */
  rounds: z.boolean().default(true),
  bestOf: z.union([z.literal(1), z.literal(3)]).default(1),
  /**
   * Minutes of a round; null: no limit. Absent: those of the tournament rules where people play each other (MTR appendix B), else none. With a limit who
   * does not come to his match, or back to it, drops out.
   */
  minutes: z.number().int().min(1).max(180).nullable().optional(),
});
export type DraftTableBody = z.input<typeof draftTableBody>;

/** A set that can be drafted. */
export interface DraftSetInfo {
  code: string;
  name: Text;
  /** The day it came out; '' where nobody knows. */
  date: string;
  /** How many different cards its boosters can have, and how many of them can be played. */
  cards: number;
  playable: number;
  /** Its boosters are made for Commander Draft (CR 903.13). */
  commander?: true;
}

/** What can be drafted here. */
export interface DraftOffer {
  object: 'drafts';
  kinds: { kind: DraftKind; least: number; most: number }[];
  /** The newest first. */
  sets: DraftSetInfo[];
}

/** A card of a draft; what it reads stands in its face. */
export interface DraftCardView {
  id: number;
  /** English name of the whole card. */
  card: string;
  /** Key of its front face. */
  face: string;
  colors: string[];
  manaValue: number;
  rarity: string;
  /** Of a Commander Draft: letters of the colors that its commanders need to have (CR 903.5c, 903.5d). */
  identity?: string[];
  /** It was not drafted, and may be a commander only (CR 903.13e). */
  added?: true;
  /** A conspiracy: it is put into the command zone instead of a deck, which may be so much smaller (CR 905.4, 315.5a). */
  conspiracy?: { fewer: number };
}

/** A deck that was handed in: ids of cards of the pool, how many of each basic land, and which cards besides are its commanders. */
export interface DraftDeckView {
  main: number[];
  basics: number[];
  commanders?: number[];
}

/** A card of the pool that can be a commander: alone, or with which others. */
export interface DraftLeaderView {
  card: number;
  alone: boolean;
  with: number[];
  /** Letters of the colors of its identity. */
  colors: string[];
  /** A color is chosen for it besides, one that the deck needs (CR 903.4b). */
  chooses?: true;
}

/** What a seat sees of a draft. The options of its decisions are in the order of `pack`, of `pool` with `basics` and `leaders` behind it; a line's `act` says which. */
export interface DraftView {
  kind: DraftKind;
  phase: 'drafting' | 'building' | 'over';
  /** Booster round from 1 (a grid, a turn), and how many there are; 0: nobody knows. */
  round: number;
  rounds: number;
  /** Pick of the round from 1. */
  pick: number;
  /** Where boosters are passed. */
  direction: 'left' | 'right' | null;
  pack: DraftCardView[];
  /** By seat: how many cards are before it. */
  packs: number[];
  /** By seat: how many boosters wait behind the one from which it picks. */
  behind: number[];
  /** What lies open for all; null: an empty place of a grid. */
  open: (DraftCardView | null)[];
  /** Winston: cards in the stack and in each pile. */
  stack: number;
  piles: number[];
  pool: DraftCardView[];
  /** Of a Commander Draft: cards of the pool that can be commanders. */
  leaders: DraftLeaderView[];
  /** Cards that each might add to the pool (CR 903.13e), and that can't be played here. */
  lacking: Text[];
  /** By seat: cards that all may see, or how many there are. */
  pools: (DraftCardView[] | number)[];
  decks: (DraftDeckView | boolean)[];
  /** Of cards that do something during the draft (CR 905.2): what lies face up before seats, what was noted, and what was removed (null: face down). */
  up: { seat: number; card: DraftCardView }[];
  notes: { seat: number; name: Text; what: Text }[];
  removed: { seat: number; card: DraftCardView | null }[];
  /** What the seat has looked at, and by which card. */
  seen: { by: Text; cards: DraftCardView[] }[];
  left: boolean[];
  /** The five basic lands. */
  basics: DraftCardView[];
}

/** A draft as it passes to a client; without a page for it, a client shows its facts. */
export interface DraftGameView extends PlainView {
  draft: DraftView;
}

/** A deck that the builder makes of a pool, with its reasons. */
export interface BuiltDeckView extends DraftDeckView {
  object: 'builtDeck';
  /** Letters of its colours. */
  colors: string[];
  reasons: Text[];
  /** Why each card is in it. */
  cards: { id: number; why: Text }[];
}

/** Somebody who plays in the rounds of a draft. */
export interface PodPlayer {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'computer';
  mine?: true;
  /** Plays no more. */
  dropped?: true;
}

/** A match of the rounds; `b` null: `a` has no opponent. */
export interface PodMatch {
  table: number;
  a: string;
  b: string | null;
  /** Games won by the two, and drawn; absent: it is being played. */
  games?: [number, number, number];
  /** Who has left it, and so conceded it. */
  left?: 'a' | 'b' | 'both';
  /** Seconds until time is called, or turns that begin after this one; absent: there is no limit, or nobody knows here. */
  seconds?: number;
  turns?: number;
  /** The table at which it is played; absent: two computers play it. */
  at?: string;
}

/** A game of several in the rounds of a Commander Draft (CR 903.13g). */
export interface PodTable {
  table: number;
  /** In turn order. */
  players: string[];
  /** Who has won; null: nobody; absent: it is being played. */
  winner?: string | null;
  /** The table at which it is played; absent: computers play it. */
  at?: string;
}

/** The rounds that are played with the decks of a draft. */
export interface PodView {
  object: 'pod';
  id: string;
  /** The table of the draft. */
  table: string;
  phase: 'playing' | 'over';
  bestOf: 1 | 3;
  /** Minutes of a round; null: no limit. */
  minutes: number | null;
  rounds: number;
  players: PodPlayer[];
  /** The rounds so far, the last one last. */
  played: { round: number; matches: PodMatch[]; tables: PodTable[] }[];
  /** By place (MTR 3.1). */
  standings: { place: number; id: string; points: number; record: string }[];
  /** The deck of who asks, among his decks; absent: he has none. */
  deck?: string;
}
