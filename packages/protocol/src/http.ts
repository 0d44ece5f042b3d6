/**
 * The HTTP side, under `/api`. Lists are `{ object: 'list', data, hasMore, next? }`, errors `{ object: 'error', status, code, text }`.
 *
 *   GET  /api/session                     {@link SessionView}; a guest is made with the first POST that needs one
 *   POST /api/session      guestBody      → SessionView (sets the cookie)
 *   POST /api/session/claim claimBody     → SessionView: a guest's games on another device
 *   POST /api/session/code                → SessionView with a new code; the one before is none any more
 *   DELETE /api/session/code              → SessionView: there is no code
 *   POST /api/account      accountBody    → SessionView: the guest gets a password, and his code is none any more
 *   POST /api/login        accountBody    → SessionView
 *   POST /api/logout                      → SessionView
 *   POST /api/logout/everywhere           → SessionView: all sessions end, on all devices
 *   GET  /api/cards/search?q=&page=       list of {@link CardEntry}
 *   GET  /api/cards/named?exact=|fuzzy=   CardEntry
 *   GET  /api/cards/rulings?exact=        {@link RulingsView}
 *   GET  /api/cards/rules?exact=          {@link CardRulesView}
 *   GET  /api/decks                       list of {@link DeckInfo}: the embedded ones and one's own
 *   GET  /api/decks/:id                   {@link DeckView};  ?as=arena|mtgo|… → { text }
 *   POST /api/decks        deckBody       → DeckView;  PUT /api/decks/:id, DELETE /api/decks/:id
 *   POST /api/decks/check  deckBody       → DeckView, nothing kept
 *   POST /api/decks/write  deckFileBody   → {@link DeckFileView}: a list in the format of another program, nothing kept
 *   GET  /api/games                       list of {@link GameInfo}: what can be played here
 *   GET  /api/drafts                      {@link DraftOffer}: what can be drafted here
 *   GET  /api/pods/:id                    {@link PodView}: the rounds that follow a draft
 *   GET  /api/tables                      list of {@link TableInfo}: open ones, one's own, those to watch
 *   POST /api/tables       tableBody      → TableInfo; of another game the body that its table takes, e.g. plainTableBody
 *   GET  /api/tables/:id                  TableInfo
 *   POST /api/tables/:id/join  joinBody   → TableInfo
 *   POST /api/tables/:id/seat  seatBody   → TableInfo: before the game begins, by the first person at the table
 *   GET  /api/tables/:id/build?colors=    {@link BuiltDeckView}: "build my deck", for who drafts there
 *   POST /api/tables/:id/leave            → TableInfo: likewise, one's own seat
 *   POST /api/tables/:id/branch branchBody → TableInfo: a private what-if against the computer
 *   GET  /api/tables/:id/replay           {@link ReplayView}, for a game that is over
 *   GET  /api/tables/:id/replay/why?n=&event=|object=  WhyAnswer
 *   GET  /api/tables/:id/events           NDJSON of LogLine as they come
 *   POST /api/scenarios    scenarioBody   → TableInfo: a board set up by hand
 *   GET  /api/rules/:number?profile=      RuleTitle
 *   GET  /api/trainer                    list of {@link TrainerFamily}
 *   GET  /api/trainer/tower?seed=&step=   {@link TrainerQuestion} of a Judge Tower, from step 0
 *   GET  /api/trainer/:family?level=&seed=  {@link TrainerQuestion}
 *   GET  /api/openapi.json
 */

import type { Text } from '@apnap/words';
import { z } from 'zod';
import type { LogLine } from './game.js';
import type { Blow, FaceText, MagicView } from './magic.js';
import { nameFault, tidyName } from './names.js';
import type { ShownGame } from './shown.js';
import { ATTACKS, LEVELS, MOST_SEATS, PROFILES, VARIANTS, type Way, type Year } from './table.js';

/** A name that somebody gives, as it is kept. */
const named = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .transform(tidyName)
    .check((c) => {
      const fault = c.value.length > most ? 'long' : nameFault(c.value);
      if (fault !== '') c.issues.push({ code: 'custom', input: c.value, message: fault, params: { name: fault } });
    });
const name = named(40);
const deckId = z.string().min(1).max(80);

export const guestBody = z.strictObject({ name });
export const claimBody = z.strictObject({ code: z.string().min(4).max(80) });
export const accountBody = z.strictObject({ name, password: z.string().min(8).max(200) });
/** A deck as text in any of the formats that are read. */
export const deckBody = z.strictObject({
  name: named(80),
  text: z.string().max(100_000),
  format: z.string().max(40).optional(),
});
/** A list to be written as the file of another program. */
export const deckFileBody = z.strictObject({
  name: named(80),
  text: z.string().max(100_000),
  format: z.string().max(40).optional(),
  as: z.string().max(20),
});
/** A clock; absent or null: none. */
const clock = z
  .strictObject({ seconds: z.number().int().min(60).max(21_600), grace: z.number().int().min(0).max(120) })
  .nullable()
  .default(null);
/** Seconds that those who watch are behind. */
const delay = z.number().int().min(0).max(600).default(0);
/** By which rules a game is played; cards that came later are refused. */
const profile = z.enum(PROFILES).default('current');
/** Which game a table is of; absent: Magic. */
export const gameId = z.string().min(1).max(40);
/** Which game a body is for: what else is in it is for that game to say. */
export const anyTableBody = z.looseObject({ game: gameId.optional() });
const seatNumber = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** How a game is played (`Way`); whether with commanders is said by the deck of who asks. */
const wayBody = z.strictObject({
  variant: z.enum(VARIANTS).optional(),
  attack: z.enum(ATTACKS).optional(),
  range: z
    .number()
    .int()
    .min(1)
    .max(MOST_SEATS - 1)
    .optional(),
  teams: z.array(seatNumber).min(2).max(MOST_SEATS).optional(),
  deploy: z.literal(true).optional(),
  planes: z.literal(true).optional(),
  option: z.literal('brawl').optional(),
  archenemy: seatNumber.optional(),
});
/** A computer player; without a deck, one that the server chooses. */
const computerSeat = z.strictObject({ kind: z.literal('computer'), level: z.enum(LEVELS), deck: deckId.optional() });
/** A table of Magic. Who asks for it has the first seat; `opponent` is the other one of two, `others` are the other seats in turn order. */
export const tableBody = z.strictObject({
  game: z.literal('magic').optional(),
  deck: deckId,
  opponent: z.discriminatedUnion('kind', [computerSeat, z.strictObject({ kind: z.literal('person'), listed: z.boolean() })]).optional(),
  others: z
    .array(z.discriminatedUnion('kind', [computerSeat, z.strictObject({ kind: z.literal('person') })]))
    .min(1)
    .max(MOST_SEATS - 1)
    .optional(),
  /** Whether open seats among `others` are listed in the lobby. */
  listed: z.boolean().default(false),
  /** How it is played; absent: by two, or each against all. */
  way: wayBody.optional(),
  bestOf: z.union([z.literal(1), z.literal(3)]).default(1),
  profile,
  clock,
  delay,
});
/** A table of a game to which nobody brings anything: whoever sits down plays. Computers take the last of its seats. */
export const plainTableBody = z.strictObject({
  game: gameId,
  seats: z.number().int().min(1).max(16),
  computers: z.number().int().min(0).max(15).default(0),
  listed: z.boolean().default(false),
  clock,
  delay,
});
export const plainJoinBody = z.strictObject({});
/** `seat`: one that is open; absent: the first of them. */
export const joinBody = z.strictObject({ deck: deckId, seat: seatNumber.optional() });
/** A computer player takes a seat that is open; without a deck, with one that the server chooses. */
export const seatBody = z.strictObject({ seat: seatNumber, level: z.enum(LEVELS), deck: deckId.optional() });
/** `n`: the moment, in answers, of game `game` (default: the last); `as`: the seat to play (default: one's own). */
export const branchBody = z.strictObject({
  n: z.number().int().nonnegative(),
  game: z.number().int().min(1).max(1000).optional(),
  as: z.number().int().nonnegative().optional(),
  level: z.enum(LEVELS).default('medium'),
});
const placed = z.strictObject({
  seat: seatNumber,
  zone: z.enum(['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command']),
  card: z.string().max(200),
  count: z.number().int().min(1).max(100).optional(),
  tapped: z.boolean().optional(),
  /** Under its controller's control only since this turn began (CR 302.6). */
  sick: z.boolean().optional(),
  /** Damage marked on it. */
  damage: z.number().int().min(1).max(1000).optional(),
  back: z.boolean().optional(),
  counters: z
    .array(z.strictObject({ kind: z.string().min(1).max(40), n: z.number().int().min(1).max(1000) }))
    .max(20)
    .optional(),
  /** The place in the list, before this one, of what it is attached to. */
  attachedTo: z.number().int().nonnegative().optional(),
});
export const scenarioBody = z.strictObject({
  /** By seat: as many as there are players. */
  lives: z.array(z.number().int().min(1).max(1000)).min(2).max(MOST_SEATS),
  place: z.array(placed).max(400),
  /** Whose turn it is. */
  first: seatNumber.default(0),
  /** The step the first turn begins with. */
  from: z.enum(['upkeep', 'draw', 'precombatMain', 'beginCombat', 'postcombatMain', 'end']).optional(),
  /** Who plays the other sides: computers, or oneself, too. */
  other: z.enum(['computer', 'myself']).default('computer'),
  /** The seat one plays oneself. */
  as: seatNumber.default(0),
  level: z.enum(LEVELS).default('medium'),
  seed: z.string().max(100).optional(),
  profile,
});
export type GuestBody = z.infer<typeof guestBody>;
export type ClaimBody = z.infer<typeof claimBody>;
export type AccountBody = z.infer<typeof accountBody>;
export type DeckBody = z.infer<typeof deckBody>;
export type DeckFileBody = z.infer<typeof deckFileBody>;
export type TableBody = z.input<typeof tableBody>;
export type PlainJoinBody = z.infer<typeof plainJoinBody>;
export type PlainTableBody = z.input<typeof plainTableBody>;
export type JoinBody = z.infer<typeof joinBody>;
export type SeatBody = z.input<typeof seatBody>;
export type BranchBody = z.input<typeof branchBody>;
export type ScenarioBody = z.input<typeof scenarioBody>;

export interface SessionView {
  object: 'session';
  player: { id: string; name: string; kind: 'guest' | 'account' } | null;
  /** Shown once, to a new guest: with it his games can be gone on with elsewhere. */
  claimCode?: string;
}

export interface ListView<T> {
  object: 'list';
  data: T[];
  hasMore: boolean;
  next?: string;
  /** How many there are in all, where that is known. */
  total?: number;
}

export interface ErrorView {
  object: 'error';
  status: number;
  code: string;
  text: Text;
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  name: Text;
  /** How many can play it. */
  least: number;
  most: number;
  /** Whether one sits down to it with nothing: a table takes `plainTableBody`. */
  plain: boolean;
  /** The ways it can be played. */
  ways?: WayInfo[];
}

/** A way to play that is offered, besides a game of two. */
export interface WayInfo {
  id: string;
  name: Text;
  /** What it is, in a sentence or two. */
  about: Text;
  /** By how many it can be played. */
  seats: number[];
  /** For each of these numbers the team of each seat, where there are teams. */
  teams?: number[][];
  /** What everybody brings: a deck with a commander, one without, or either if all bring the same. */
  decks: 'commander' | 'plain' | 'any';
  /** What a table is asked for with. */
  way: Way;
}

/** A card of the database. */
export interface CardEntry {
  /** English name of the whole card. */
  card: string;
  faces: FaceText[];
  /** Of each face: "2/2", a loyalty or a defense as printed; '' for none. */
  stats: string[];
  manaValue: number;
  colors: string[];
  types: string[];
  rarity: string;
  sets: string[];
  /** Formats it is legal in. */
  legal: string[];
  /** Whether it can be played here; else the reason. */
  playable: true | Text;
}

/** The official rulings of a card, as they were imported. */
export interface RulingsView {
  object: 'rulings';
  /** English name of the whole card. */
  card: string;
  /** Whether rulings of any card were imported here. */
  imported: boolean;
  /** The newest first, in the language they were imported in. */
  rulings: { date: string; text: string; lang: 'en' | 'zh'; by?: string }[];
}

/** The rules that concern a card, by their numbers in the edition that is cited. */
export interface CardRulesView {
  object: 'cardRules';
  /** English name of the whole card; null where no card is called so. */
  card: string | null;
  name: Text;
  /** Of its types, its frame and its keywords. */
  printed: string[];
  /** What was cited when it was played on a board of its own. */
  cited: string[];
}

export interface DeckInfo {
  id: string;
  name: Text;
  /** Colours of its costs, in WUBRG order. */
  colors: string[];
  cards: number;
  mine: boolean;
  /** A card to show for it. */
  cover: string;
  /** Rules of other years by which it can be played: all its cards were there then. */
  years: Year[];
  /** Why it is no deck by the rules of how decks are built (CR 100.2a, 903.5), whatever the lists of formats say; absent: it is one. It can be played all the same. */
  faults?: DeckReason[];
  /** It has a commander, and is played with such decks (CR 903). */
  commanded?: true;
  /** How it wants to win, for decks that came with the program. */
  about?: Text;
}

export interface DeckProblem {
  /** Line of the text, from 1; 0: the deck as a whole. */
  line: number;
  text: Text;
  /** Names that were probably meant. */
  near: string[];
  /** The card it is about, where it is known. */
  card?: string;
}

/** Why a deck is not legal in a format, and which card it is about. */
export interface DeckReason {
  text: Text;
  card?: string;
  /** Section of the Comprehensive Rules or the Magic Tournament Rules. */
  rule?: string;
}

/** Copies of which the list says more than the card's name: a printing, how it is finished, tags and categories with their signs. */
export interface DeckPrint {
  count: number;
  set?: string;
  number?: string;
  finish?: 'foil' | 'etched';
  marks?: readonly string[];
}

/** So many copies of a card; `prints` are among them. */
export interface DeckLine {
  card: string;
  count: number;
  prints?: readonly DeckPrint[];
}

/** A part of a list that no game here uses, kept as it was read. */
export interface DeckRest {
  zone: string;
  name: Text;
  lines: DeckLine[];
}

export interface DeckView extends DeckInfo {
  commander: DeckLine[];
  companion: DeckLine[];
  main: DeckLine[];
  side: DeckLine[];
  /** Cards somebody thinks about: no part of the deck. */
  maybe: DeckLine[];
  rest: DeckRest[];
  entries: CardEntry[];
  problems: DeckProblem[];
  /** By format: legal, or why not. */
  formats: { format: string; name: Text; legal: boolean; reasons: DeckReason[] }[];
}

/** A deck as the file of another program. */
export interface DeckFileView {
  text: string;
  /** Usual ending of such files: ".txt". */
  ending: string;
  /** What such a file can't hold. */
  lost: Text[];
}

/** A game that is over, as all may see it, moment by moment. */
export interface ReplayView {
  object: 'replay';
  table: string;
  game: number;
  names: string[];
  /** Answers in all: `n` of a moment runs from 0 to this. */
  last: number;
  log: LogLine[];
  faces: FaceText[];
  /** The last moment; others by `GET /api/tables/:id/replay?game=&n=` → {@link MomentView}. */
  end: ShownGame;
  /** Setup, seed and answers: the file `apnap replay` reads. */
  save: unknown;
}

/** One moment of a game that is over. */
export interface MomentView {
  game: ShownGame;
  faces: FaceText[];
  /** Damage dealt since the moment from which one comes, where one says so. */
  blows?: Blow[];
}

/** What the answers of a seat were worth, as far as that seat could know: by the search of the computer players, in worlds that the seat could have been in. */
export interface ReviewView {
  object: 'review';
  table: string;
  game: number;
  seat: number;
  /** Decisions that were thought about, in their order. */
  moments: ReviewMoment[];
  /** Whether all decisions were thought about that could be; there is a limit to the time. */
  whole: boolean;
}

export interface ReviewMoment {
  /** The moment at which it was asked: `n` of {@link ReplayView}. */
  n: number;
  turn: number;
  /** Chance to win after what was answered, from 0 to 1. */
  chance: number;
  did: Text;
  /** What would have fared better; null: nothing that was tried. */
  better: { did: Text; chance: number; outlook: Text } | null;
}

/** It is gone. */
export interface DeletedView {
  object: 'deleted';
}

/** What questions of the trainer are about: a family of them. */
export interface TrainerFamily {
  id: string;
  name: Text;
}

/** A question of the trainer, with its answer: what the engine says. */
export interface TrainerQuestion {
  object: 'trainerQuestion';
  family: string;
  level: number;
  seed: string;
  /** The game at that moment, all of it seen; null: it is not about a game. */
  board: { game: MagicView; faces: FaceText[] } | null;
  /** What is done from there on, or what is known besides. */
  told: Text[];
  ask: Text;
  choices: Text[];
  /** The place of the right one, from 0. */
  right: number;
  why: { text: Text; rules: string[] }[];
  /** Of a tower: which question of it this is, from 0, and how many there are. */
  step?: { at: number; of: number };
}
