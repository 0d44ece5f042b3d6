/** The cards the compiler reads: rows of the shared JSON Lines files (fields the compiler does not need are left out). */

/** One face as printed. */
export interface FaceInput {
  name: string;
  manaCost?: string;
  colors?: string[];
  colorIndicator?: string[];
  typeLine?: string;
  supertypes?: string[];
  types?: string[];
  subtypes?: string[];
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  /** Modifiers of a vanguard (CR 211, 212). */
  hand?: string;
  life?: string;
  /** Numbers lit up on an Attraction (CR 717.1). */
  attractionLights?: number[];
  text?: string;
  zh?: { lang: string; set?: string; name?: string; type?: string; text?: string };
}

/** A card: a face of its own, or several in `faces`. */
export interface CardInput extends FaceInput {
  layout: string;
  faces?: FaceInput[];
}

/** Why a card was not compiled: the line, the phrase the compiler could not read, and the reason. */
export interface Refusal {
  face: string;
  line: string;
  phrase: string;
  reason: string;
}
