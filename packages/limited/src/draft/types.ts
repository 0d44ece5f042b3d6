/** What a draft is: its set-up, its state, its events. */
import type { Color, Drafting } from '@apnap/ability';
import type { Frame, LogEvent, MachineState, Result } from '@apnap/kernel';
import type { Conspiracy } from '../boosters/matters.js';
import type { PackCard } from '../boosters/open.js';
import { LEAST_COMMANDER_DECK } from '../commanders.js';

/** The ways to come to a pool of cards. */
export const DRAFT_KINDS = ['booster', 'commander', 'sealed', 'rochester', 'winston', 'grid'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** The set-up of a draft: JSON. */
export interface DraftSetup {
  readonly kind: DraftKind;
  readonly players: readonly { readonly name: string }[];
  /**
   * Codes of the sets whose boosters each seat opens, in this order; a single one stands for as many boosters as are usual: three, six for sealed (MTR 7.2). Either this
   * or `cube`.
   */
  readonly sets?: readonly string[];
  /** Names of the cards of a cube; a card stands in it as often as it may be drafted. */
  readonly cube?: readonly string[];
  /** Boosters for each seat, where it is not the number of `sets`. */
  readonly boosters?: number;
  /** Cards in a booster of a cube; absent: 15, of a Commander Draft 20. */
  readonly packSize?: number;
  /** When everybody may see everything that was picked: absent, when the draft is over; `'never'`: who hosts it tells it later ({@link releasedLog}). */
  readonly release?: 'end' | 'never';
}

/** A card of a draft: a thing of its own, known by its number. Numbers are drawn, and tell nothing of where a card comes from but that its booster was added. */
export interface DraftCard extends PackCard {
  readonly id: number;
  /** What it does during a draft (CR 905.2). */
  readonly drafts?: readonly Drafting[];
  /** Its creature types, where it is a creature card. */
  readonly creature?: readonly string[];
  /** It is a conspiracy (CR 905.4). */
  readonly conspiracy?: Conspiracy;
  /** It was not drafted: it may be added to a pool as a commander (CR 903.13e). */
  readonly added?: true;
}

/** A note for a card: how many cards were drafted, what another card is called or is, who passed it, colors, a guess. */
export interface DraftNote {
  readonly seat: number;
  readonly card: number;
  readonly n?: number;
  readonly names?: readonly string[];
  readonly types?: readonly string[];
  /** The seat that passed it. */
  readonly passer?: number;
  readonly colors?: readonly Color[];
  /** What the next card of its booster was guessed to be called, and whether it is. */
  readonly guess?: { readonly name: string; readonly right: boolean };
}

/** What comes of cards that do something during a draft (CR 905.2). */
export interface Matters {
  /** Cards of pools that lie face up (CR 905.2c). */
  readonly up: readonly number[];
  /** What was noted (CR 905.2b), for everybody to see. */
  readonly notes: readonly DraftNote[];
  /** Cards that were removed from the draft, and with which card. */
  readonly removed: readonly { readonly seat: number; readonly with: number; readonly card: number; readonly face: 'up' | 'down' }[];
  /** What a seat has looked at, and by which card (CR 905.1c). */
  readonly seen: readonly { readonly seat: number; readonly by: number; readonly cards: readonly number[] }[];
  /** Seats that pass the next booster without a pick. */
  readonly passing: readonly number[];
  /** Seats that draft nothing more in this round. */
  readonly stopped: readonly number[];
  /** Face-up cards for which their players draft by chance, and for how many cards more. */
  readonly random: readonly { readonly card: number; readonly left: number }[];
  /** Boosters of which the next card is looked at or guessed, by a seat, with a card. */
  readonly marks: readonly Mark[];
  /** Seats of which the next card that is drafted is looked at. */
  readonly watched: readonly { readonly of: number; readonly by: number; readonly card: number }[];
  /** Seats that reveal the next card they draft, and note its name for a card. */
  readonly naming: readonly { readonly seat: number; readonly card: number }[];
  /** Cards for which colors are chosen before anybody drafts again, by the seats that drafted them, with those chosen so far. */
  readonly coloring: readonly { readonly seat: number; readonly card: number; readonly colors: readonly Color[] }[];
  /** Cards for which a booster may be added to the draft before anybody drafts again, by the seats that drafted them. */
  readonly adding: readonly { readonly seat: number; readonly card: number }[];
  /** Boosters that were added where they lie, and not passed yet. */
  readonly fresh: readonly Place[];
}

/** Where a booster lies: before a seat, and behind how many others; absent: the seat drafts from it. */
export interface Place {
  readonly at: number;
  readonly behind?: number;
}

/** A booster of which the next card is looked at or guessed. */
export interface Mark extends Place {
  readonly by: number;
  readonly card: number;
  /** Who guesses has not seen the booster. */
  readonly unseen?: true;
  /** What the next card is guessed to be called. */
  readonly guess?: string;
}

/** A booster that is in no round of the draft, and can be added to it (CR 905.2). */
export interface Spare {
  /** The round it is for; absent: any. */
  readonly round?: number;
  readonly cards: readonly number[];
}

/** One pick, for the log. */
export interface Pick {
  readonly seat: number;
  /** Number of the booster round (of the grid, of the turn), from 1. */
  readonly round: number;
  /** Number of the pick in it, from 1. */
  readonly pick: number;
  /** What it was picked from. */
  readonly from: readonly number[];
  readonly cards: readonly number[];
  /** Picked by chance or by the rule for those who don't pick in time, because the seat had left. */
  readonly left?: true;
}

/** A deck that was handed in: numbers of cards of the pool, and how many of each basic land, in the order of `BASICS`. */
export interface LimitedDeck {
  readonly main: readonly number[];
  readonly basics: readonly number[];
  /** Cards of the pool that are its commanders, besides `main` (CR 903.3, 702.124b); absent: it has none. */
  readonly commanders?: readonly number[];
  /** Conspiracies that begin in the command zone (CR 905.4), with the names that are chosen in secret (CR 702.106); absent: none. */
  readonly conspiracies?: readonly { readonly card: number; readonly names: readonly string[] }[];
}

export interface DraftFrame extends Frame {
  kind: 'draft';
  pc: 'open' | 'pick' | 'look' | 'turnUp' | 'exchange' | 'build' | 'agenda';
  /** Booster round, from 1; turns of a Winston draft; grids. */
  round: number;
  /** Pick in the round, from 1; of a Winston draft the pile that is looked at, from 1. */
  pick: number;
}

export interface DraftState extends MachineState<DraftFrame> {
  format: 'limited/1';
  kind: DraftKind;
  names: readonly string[];
  release: 'end' | 'never';
  /** All cards, by their numbers. */
  cards: readonly DraftCard[];
  /** Boosters that are not opened yet, by round, then by seat. */
  unopened: readonly (readonly (readonly number[])[])[];
  /** Boosters that can be added to the draft (CR 905.2). */
  spares: readonly Spare[];
  rounds: number;
  /** Boosters that lie behind the ones that seats draft from, by seat, in the order in which they came. */
  behind: readonly (readonly (readonly number[])[])[];
  /** What lies before each seat to be picked from; of a Rochester draft and a grid the first list is what lies open for all (-1: an empty place of a grid). */
  packs: readonly (readonly number[])[];
  /** Cards face down in the middle: the stack of a Winston draft, the cards of the grids to come. */
  stack: readonly number[];
  /** Three piles of a Winston draft. */
  piles: readonly (readonly number[])[];
  /** What nobody picked of a grid. */
  away: readonly number[];
  pools: readonly (readonly number[])[];
  matters: Matters;
  /** Cards of one color or none that can lead by themselves have partner (CR 903.13f). */
  oneColorPartners?: true;
  /** Names of cards that may be added to pools by CR 903.13e, and can't be played. */
  lacking?: readonly string[];
  /** Names of all cards that can be in boosters, where somebody may have to guess one of a booster that he has not seen. */
  possible?: readonly string[];
  decks: readonly (LimitedDeck | null)[];
  picks: readonly Pick[];
  /** 'leaves': has left in the middle of a step. */
  standing: readonly ('in' | 'leaves' | 'left')[];
  result: Result | null;
}

export interface DraftEvent extends LogEvent {
  kind:
    | 'open'
    | 'pick'
    | 'leave'
    | 'pass'
    | 'away'
    | 'build'
    | 'deck'
    | 'end'
    | 'reveal'
    | 'use'
    | 'remove'
    | 'exchange'
    | 'color'
    | 'guess'
    | 'add'
    | 'lack';
  /** -1: nobody's. */
  seat: number;
  round: number;
  /** How many cards it is about (of a Winston pile that is passed: its number; of a booster that was not added: 0): of what is hidden that is all that is told. */
  count: number;
  /** Numbers of cards; empty for those who may not see them. */
  cards: readonly number[];
  /** Names of these cards, so that an account can say them without the state; a name that is guessed, the letter of a color that is chosen. */
  names: readonly string[];
}

/** What a decision offers: one card, several that are taken together (the line of a grid), or a basic land. */
export type DraftOption =
  | { readonly card: number; readonly name: string }
  | { readonly line: string; readonly cards: readonly number[]; readonly names: readonly string[] }
  | { readonly basic: string }
  /** A card of the pool as a commander of the deck. */
  | { readonly commander: number; readonly name: string }
  /** What is done with a face-up card: at whose cards it looks, in which of the rounds to come, or of the boosters that lie behind another. */
  | {
      readonly use: number;
      readonly name: string;
      readonly does: Drafting['draft'];
      readonly seat?: number;
      readonly booster?: number;
      readonly behind?: number;
    }
  /** A name that is chosen in secret. */
  | { readonly secret: string }
  | { readonly color: Color };

/** Cards that a deck has at least (MTR 7.1, CR 100.2b). */
export const LEAST_DECK = 40;

/** Cards that a deck has at least after a kind of draft. */
export const leastDeckOf = (kind: DraftKind): number => (kind === 'commander' ? LEAST_COMMANDER_DECK : LEAST_DECK);
