/** What players choose besides objects, vote for and exchange. */
import type { Color, Slot } from '../basics.js';
import type { Filter, PlayerRef, Quantity, Selector } from './expressions.js';

/** A value that can be exchanged (CR 701.10c, 701.10g). */
export type ExchangedValue = { life: PlayerRef } | { stat: 'power' | 'toughness'; of: Selector };

/** What is voted for (CR 701.32b). */
export type Ballot =
  /** Words: each slot holds those who voted for the word, a player once for each vote. */
  | { votes: 'words'; words: { word: string; bind: Slot }[] }
  /** One of these entities: the slot holds those with the most votes or tied for most. */
  | { votes: 'entities'; among: Selector; bind: Slot };

export type ChoiceKind =
  /** `count`: so many different ones, as something enters; or one or more, which are all of them the chosen colour of the slot. */
  | { choose: 'color'; among?: Color[]; count?: 2 | 'oneOrMore' }
  | { choose: 'cardType' | 'basicLandType' | 'sector' | 'player' | 'opponent' }
  | { choose: 'creatureType'; except?: string }
  | { choose: 'cardName'; filter: Filter }
  | { choose: 'number'; min: Quantity; max: Quantity }
  /** One of these words (card types, subtypes …): "choose creature or land". */
  | { choose: 'word'; words: string[] };
