/** What the card database knows of a card. Facts as data; the words of a card are rendered from its data, or those of the file it came from. */
import type { Card, Color } from '@apnap/ability';
import type { Matches } from './matching.js';

/** The standing of a card on a format's list. A format that does not list a card does not allow it. */
export type Legality = 'legal' | 'restricted' | 'banned';

export type Rarity = 'common' | 'uncommon' | 'rare' | 'mythic' | 'special' | 'bonus';

/** One row of a set's list: a card as it was printed there. */
export interface Printing {
  /** Set code in capitals, as MTGJSON and Scryfall have it: `KTK`. The set itself: {@link CardDatabase.set}. */
  set: string;
  /** Collector number: a text (`12a`, `★1`). */
  number?: string;
  rarity?: Rarity;
  artist?: string;
}

/** A set (CR 100.7 calls them products; an expansion symbol stands for each, CR 206). */
export interface SetRecord {
  code: string;
  name: string;
  zhName?: string;
  /** Release date, `2014-09-26`. */
  date?: string;
  /** `expansion`, `core`, `masters`, `commander`, `promo`, …: as the sources say. */
  type?: string;
}

/** The printed facts of one face (CR 200.1), without its abilities. */
export interface FaceRecord {
  name: string;
  /** Official Simplified Chinese name where known. */
  zhName?: string;
  /** `{1}{U}`; absent: no mana cost (CR 202.1b). */
  manaCost?: string;
  /** CR 202.3, of this face alone. */
  manaValue: number;
  colors: readonly Color[];
  colorIndicator?: readonly Color[];
  supertypes: readonly string[];
  types: readonly string[];
  subtypes: readonly string[];
  /** As printed: "2", "*", "1+*". */
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  /** Modifiers of a vanguard (CR 211, 212). */
  hand?: string;
  life?: string;
}

/** Why a card was not compiled: the first phrase that was not understood ('' where the words of cards are not kept), and why. */
export interface RefusalRecord {
  face: string;
  phrase: string;
  reason: string;
}

/** A card of the database. Records must not be changed by those who read them. */
export interface CardRecord {
  /** Its place in the database, from 0; cards stand in the order of their English names. Of no meaning in another database. */
  place: number;
  /** Scryfall's oracle id, where the source knew it: names are not unique keys. */
  oracleId?: string;
  /** English name; several faces joined with " // ". */
  name: string;
  /** As Scryfall calls it: `normal`, `split`, `modal_dfc`, `saga`, … */
  layout: string;
  /** The front (or left, or normal) face first. */
  faces: readonly FaceRecord[];
  /** Of the whole card (CR 202.3; 709.4b for split cards). */
  manaValue: number;
  /** Of the whole card in a hand: the front face; both halves of a split card (CR 709.4c). */
  colors: readonly Color[];
  /** CR 903.4. */
  colorIdentity: readonly Color[];
  /** Names of its keyword abilities and keyword actions, capitalised as on the card: "First strike". */
  keywords: readonly string[];
  /** By format id (`modern`); the date of the lists is {@link DatabaseInfo.date}. Absent: the source had no lists for the card. */
  legalities?: Readonly<Record<string, Legality>>;
  /** By release date, oldest first, as far as dates are known. */
  printings: readonly Printing[];
  /** Release date of the first printing, where known. */
  firstDate?: string;
  /** On the reserved list. */
  reserved?: true;
  /** Never printed on paper. */
  digitalOnly?: true;
  /** Present: the card could not be compiled. Absent: {@link CardDatabase.card} has its data. */
  refusal?: RefusalRecord;
}

/** The words of one face in the file the card was imported from. */
export interface FaceText {
  /** Official English text; "" if it has none. */
  text?: string;
  typeLine?: string;
  /** Official Simplified Chinese type line and text, of the newest printing that has them. */
  zhType?: string;
  zhText?: string;
}

/** An official ruling about a card, in the words and the language of the file it was imported from. */
export interface Ruling {
  /** The day it was published: `2019-07-21`. */
  date: string;
  text: string;
  /** Who wrote it, where it was not the publisher of the cards. */
  by?: string;
}

/** Where a database comes from. */
export interface DatabaseInfo {
  /** What it was made of: file names, or nothing for the embedded set. */
  sources: readonly string[];
  /** The date of the legalities: `2019-07-21`. */
  date?: string;
  /** By format: another date, of those that have one of their own. */
  dates?: Readonly<Record<string, string>>;
  /** How many rulings there are; absent: none. */
  rulings?: number;
}

/** A name that resembles what was asked for. */
export interface NearRecord {
  record: CardRecord;
  /** The name that resembles it, in the language of the question. */
  name: string;
  distance: number;
}

/** Cards in the order of their names; decoded one by one as they are asked for. */
export interface CardDatabase {
  readonly info: DatabaseInfo;
  /** How many cards there are. */
  readonly size: number;
  /** The facts of a card by its place. The same object every time. */
  record(place: number): CardRecord;
  /** The card in the ability language; undefined if it was refused. The same object every time. */
  card(place: number): Card | undefined;
  /** The imported words, one entry a face; undefined in the embedded set. */
  text(place: number): readonly FaceText[] | undefined;
  /** The imported rulings of the whole card, the newest first; none where none were imported. They are read when asked for. */
  rulings(place: number): readonly Ruling[];
  /** By code, whatever its capitals. */
  set(code: string): SetRecord | undefined;
  sets(): readonly SetRecord[];
  /** The cards that an English or Chinese name fits best, and how well it does: what a look-up over several sources compares. */
  matches(name: string): Matches<CardRecord> | undefined;
  /** By English or Chinese name, of the whole card or else of one face, whatever case, accents and apostrophes; the first if there are several. */
  find(name: string): CardRecord | undefined;
  /** All cards that have this name as a whole, or none: as the one of a face. */
  findAll(name: string): readonly CardRecord[];
  findByOracleId(id: string): CardRecord | undefined;
  /** The `n` names most like this one. */
  nearest(name: string, n: number): readonly NearRecord[];
}
