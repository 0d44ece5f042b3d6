/** Cards of a pool as the deck builder sees them. */
import { type Card, COLORS, type Color, manaColors, manaValue, parseMana } from '@apnap/ability';
import { isLandCard, landColors } from '../rating/rating.js';

/** A card that can be put into a deck. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly rating: number;
  readonly value: number;
  readonly creature: boolean;
  readonly land: boolean;
  /** Colours without which it can't be cast; of a hybrid symbol neither. */
  readonly needs: readonly Color[];
  /** Symbols of each colour in its cost. */
  readonly symbols: Readonly<Partial<Record<Color, number>>>;
  /** Pairs of colours of which its hybrid symbols need one. */
  readonly either: readonly (readonly string[])[];
  /** Colours of mana that a land makes. */
  readonly makes: readonly string[];
}

/** What the builder is given: a card with its number and rating. */
export interface PoolCard {
  readonly id: number;
  readonly card: Card;
  readonly rating: number;
}

/** A card of the pool, read. */
export function candidateOf({ id, card, rating }: PoolCard): Candidate {
  const [face] = card.faces;
  const symbols: Partial<Record<Color, number>> = {};
  const either: string[][] = [];
  for (const s of parseMana(face.manaCost ?? '')) {
    if (s.sym === 'one' && s.type !== 'C') symbols[s.type] = (symbols[s.type] ?? 0) + 1;
    else if (s.sym === 'hybrid') either.push([s.a, s.b]);
  }
  // Without symbols to pay it is still of its colours: what has no mana cost can't be cast.
  const needs = COLORS.filter((c) => symbols[c] !== undefined);
  return {
    id,
    name: card.name,
    rating,
    value: manaValue(face.manaCost ?? ''),
    creature: face.types.includes('Creature'),
    land: isLandCard(card),
    needs,
    symbols,
    either,
    makes: isLandCard(card) ? landColors(card) : [],
  };
}

/** Whether a card can be cast with mana of these colours. */
export const isCastable = (c: Candidate, colors: readonly string[]): boolean =>
  c.needs.every((x) => colors.includes(x)) && c.either.every((pair) => pair.some((x) => colors.includes(x)));

/** The colours of a card's cost, hybrid ones included. */
export const costColors = (card: Card): Color[] => manaColors(card.faces[0].manaCost);
