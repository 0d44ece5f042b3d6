/** A card as data: the shape stored in the embedded set and produced by the compiler. */
import type { CardType, Color, ManaText, Supertype } from './basics.js';
import type { Ability } from './language.js';

/** How the faces of a card relate (CR 708-720). */
export type Layout =
  | 'normal'
  | 'split'
  | 'aftermath'
  | 'flip'
  | 'transform'
  | 'modalDoubleFaced'
  | 'meld'
  | 'adventure'
  /** A permanent with a spell of which copies are cast while it is prepared: newer than the edition whose numbers are cited. */
  | 'prepare'
  | 'leveler'
  | 'saga'
  | 'class'
  | 'case'
  | 'prototype'
  /** Cards of variants (CR 901, 902, 904). */
  | 'planar'
  | 'scheme'
  | 'vanguard'
  | 'token'
  | 'emblem';

/** One face (half, side) of a card: its printed characteristics (CR 109.3) and abilities. */
export interface Face {
  name: string;
  /** Official Chinese name where known. */
  zhName?: string;
  /** Absent: no mana cost (CR 202.1b). */
  manaCost?: ManaText;
  /** Colour indicator (CR 204). */
  colorIndicator?: Color[];
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
  /** As printed: "2", "*", "1+*". */
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  /** Modifiers of a vanguard, as printed: "+1", "-3", "0" (CR 211, 212). */
  hand?: string;
  life?: string;
  /** The numbers lit up on an Attraction (CR 717.1). */
  lights?: number[];
  abilities: Ability[];
}

/** A card: one or more faces, the front (or left, or normal) face first. */
export interface Card {
  /** English name; several faces joined with " // ". The key of the embedded set. */
  name: string;
  layout: Layout;
  faces: Face[];
}
