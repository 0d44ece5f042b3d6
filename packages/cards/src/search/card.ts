/** What the search looks at: a card of any source, in the form in which it is compared. */
import { COLORS, type Color } from '@apnap/ability';
import type { FaceRecord } from '../db/record.js';

/** A set of colours, one bit each in the order W U B R G. */
export type ColorMask = number;

/** A face as the database has it, its colours as a set of bits. */
export interface SearchFace extends Omit<FaceRecord, 'colors' | 'manaValue' | 'colorIndicator' | 'hand' | 'life'> {
  colors: ColorMask;
}

/** One printing of a card, as far as it is known. */
export interface SearchPrinting {
  set: string;
  rarity?: string;
  number?: string;
  /** Release date, `YYYY-MM-DD`. */
  date?: string;
}

export type SearchStanding = 'legal' | 'restricted' | 'banned';

export interface SearchCard {
  name: string;
  /** As Scryfall calls it: `normal`, `split`, `modal_dfc`, … */
  layout: string;
  kind: 'card' | 'token' | 'emblem';
  faces: readonly SearchFace[];
  /** CR 202.3; of a card with halves, of both together. */
  manaValue: number;
  colorIdentity: ColorMask;
  /** English names of its keyword abilities, lower case. */
  keywords: readonly string[];
  /** Release date of the first printing, where known. */
  firstDate?: string;
  /** In the order of their dates, as far as those are known. */
  printings: readonly SearchPrinting[];
  /** Absent: not legal there. */
  legalities: Readonly<Record<string, SearchStanding>>;
  /** Whether the card's text was read whole, so that the engine can play it. */
  compiled: boolean;
  reserved?: boolean;
  digital?: boolean;
  /** English rules text, one string a face; made when it is first asked for, and kept by the search. */
  text(): readonly string[];
  /** The same in Chinese. */
  zhText(): readonly string[];
  /** The type lines of the faces in Chinese. */
  zhTypes(): readonly string[];
}

/** The bits of these colours. */
export function maskOf(colors: readonly string[]): ColorMask {
  return colors.reduce((mask, c) => mask | (1 << Math.max(0, COLORS.indexOf(c as Color))), 0);
}

/** The colours of a mask, in the order W U B R G. */
export function colorsOf(mask: ColorMask): Color[] {
  return COLORS.filter((_, i) => (mask >> i) & 1);
}

/** How many colours there are in it. */
export function countColors(mask: ColorMask): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Layouts whose faces are two sides of a card (CR 712). */
export function isDoubleFaced(layout: string): boolean {
  return ['transform', 'modal_dfc', 'double_faced_token', 'reversible_card', 'meld'].includes(layout);
}
