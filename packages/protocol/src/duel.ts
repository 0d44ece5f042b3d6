/** The second game: what a table of it is asked for with, and what a seat is shown of a duel. */
import type { Text } from '@apnap/words';
import { z } from 'zod';
import type { PlainView } from './game.js';
import { LEVELS } from './table.js';

/** Its name for tables and requests. */
export const DUEL = 'yugioh';

/** Whose list of forbidden and limited cards holds (Y4.4). */
export const REGIONS = ['none', 'tcg', 'ocg'] as const;
export type DuelRegion = (typeof REGIONS)[number];

/** A deck: one that comes with the program, by its id, or a list (`.ydk`, `ydke://`, or lines "3 Name"). */
const deck = z.union([z.strictObject({ stock: z.string().min(1).max(60) }), z.strictObject({ list: z.string().min(1).max(20_000) })]);

const computer = z.strictObject({
  kind: z.literal('computer'),
  level: z.enum(LEVELS),
  /** Absent: one that comes with the program, other than one's own. */
  deck: z.string().min(1).max(60).optional(),
});

/** A table of a duel. Who asks for it has the first seat; chance says who begins. */
export const duelTableBody = z.strictObject({
  game: z.literal(DUEL),
  deck,
  /** The list of which region both decks have to keep to. */
  region: z.enum(REGIONS).default('none'),
  opponent: z.discriminatedUnion('kind', [computer, z.strictObject({ kind: z.literal('person'), listed: z.boolean() })]),
  /** Main time and seconds for each decision; null: no clock. */
  clock: z
    .strictObject({ seconds: z.number().int().min(60).max(21_600), grace: z.number().int().min(0).max(120) })
    .nullable()
    .default(null),
  /** Seconds that those who watch are behind. */
  delay: z.number().int().min(0).max(600).default(0),
});
export type DuelTableBody = z.input<typeof duelTableBody>;
export const duelJoinBody = z.strictObject({ deck });
export type DuelJoinBody = z.infer<typeof duelJoinBody>;

/** A deck that comes with the program. */
export interface DuelDeckInfo {
  id: string;
  name: Text;
  about: Text;
  main: number;
  extra: number;
  /** Cards that it is known by. */
  shows: DuelCardView[];
  /** As a `.ydk` file. */
  list: string;
}

/** What can be played of the second game here. */
export interface DuelOffer {
  object: 'duels';
  decks: DuelDeckInfo[];
  /** How many cards are known: those that come with the program, and those of a file that was imported. */
  cards: { known: number; imported: boolean };
  /** Regions whose lists are known: from the file that was imported. */
  regions: DuelRegion[];
}

/** A card as a deck builder shows it. */
export interface DuelCardEntry {
  card: DuelCardView;
  /** The words of its text that are not read: it can't be played. */
  unread?: string;
  /** How many copies of it a list allows, where these are fewer than three. */
  limits?: { tcg?: number; ocg?: number };
}

/** Cards that a query describes. */
export interface DuelSearch {
  object: 'list';
  data: DuelCardEntry[];
  hasMore: boolean;
  next?: string;
  total: number;
  /** Terms of the query that say nothing. */
  unknown: string[];
}

export const duelSearchQuery = z.object({
  /** As players ask: `atk>=2000 t:dragon lv4`; words are of names. */
  q: z.string().max(150).default(''),
  /** So many of those that fit come before. */
  from: z.coerce.number().int().min(0).max(100_000).default(0),
  /** Only those that can be played. */
  playable: z
    .enum(['true', 'false'])
    .default('false')
    .transform((said) => said === 'true'),
});

export const duelDeckBody = z.strictObject({
  /** A `.ydk` file, a `ydke://` link, or lines "3 Name". */
  list: z.string().max(20_000),
  region: z.enum(REGIONS).default('none'),
});
export type DuelDeckBody = z.input<typeof duelDeckBody>;

/** A list that was read: cards by their numbers, each as often as it is there. */
export interface DuelDeckView {
  object: 'duelDeck';
  main: readonly number[];
  extra: readonly number[];
  side: readonly number[];
  /** Those of them that are known. */
  cards: DuelCardEntry[];
  /** What keeps it from being played, in words. */
  problems: Text[];
  /** As other programs open it. */
  ydk: string;
  link: string;
}

/** What is printed on a card, and what it does in words. */
export interface DuelCardView {
  id: number;
  name: Text;
  kind: 'monster' | 'spell' | 'trap';
  /** Of a Spell or Trap. */
  property?: string;
  /** Of a monster: kinds and ability words, Type, Attribute. */
  words: string[];
  type?: string;
  attribute?: string;
  level?: number;
  rank?: number;
  /** Directions of link arrows: T, TR, R, BR, B, BL, L, TL. */
  arrows?: string[];
  scale?: number;
  /** null: "?". */
  atk?: number | null;
  def?: number | null;
  /** The line of materials. */
  line?: Text;
  text: Text;
  pendulum?: Text;
}

/** A card on the field; without `card` it is not known which one it is. */
export interface DuelPlacedView {
  /** `SEAT monster|spell N`: 0 to 4 from the left of its player, 5 and 6 the Extra Monster Zones; 5 the Field Zone, 6 and 7 Pendulum Zones of their own. */
  at: string;
  pos: 'attack' | 'defense' | 'set' | 'set attack' | 'face-up' | 'face-down';
  card?: number;
  atk?: number;
  def?: number;
  level?: number;
  /** Of the turn that is being played. */
  fresh?: true;
  scale?: true;
  /** The place of the monster it is equipped to. */
  host?: string;
  negated?: true;
  attacked?: true;
  materials?: number[];
  counters?: Record<string, number>;
}

/** What a seat has; numbers of cards where the viewer may not see which ones. */
export interface DuelSideView {
  lp: number;
  deck: number;
  hand: number[] | number;
  extra: { down: number[] | number; up: number[] };
  grave: number[];
  banished: { up: number[]; down: number[] | number };
  field: DuelPlacedView[];
}

export interface DuelLinkView {
  seat: number;
  card: number;
  at: string;
  targets: string[];
  negated: boolean;
}

/** An option of the decision that waits, for the board to know what it is about; in the order of the decision's options. */
export interface DuelOptionView {
  /** What is done: `normal summon`, `activate`, `attack`, `pass` … */
  do?: string;
  card?: number;
  at?: string;
  /** Of an effect: its place among the texts of its card; absent: the card itself. */
  text?: number;
  /** A zone that can be chosen. */
  zone?: string;
  position?: 'attack' | 'defense' | 'set';
}

/** What a seat sees of a duel. */
export interface DuelView {
  turn: number;
  active: number;
  phase: 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end';
  sides: [DuelSideView, DuelSideView];
  chain: DuelLinkView[];
  /** The attack that is going on; `at` null: directly. */
  attack: { from: string; at: string | null } | null;
  options: DuelOptionView[];
  /** Of a choice of Tributes: for how many each option counts, how many are needed, which free a zone where none is free. */
  tributes?: { worths: number[]; need: number; frees: boolean[] | null };
  /** Extra Monster Zones are played with. */
  extraZones: boolean;
  /** Pendulum Zones of their own. */
  pendulumZones: boolean;
  /** All cards that are named in this view, by their ids. */
  cards: Record<string, DuelCardView>;
}

/** A duel as it passes to a client; without a page for it, a client shows its facts. */
export interface DuelGameView extends PlainView {
  duel: DuelView;
}
