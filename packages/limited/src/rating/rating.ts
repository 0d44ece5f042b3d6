/** How good a card is in a deck of forty: points, learned from games between computer players (docs/limited.md). */
import type { Card } from '@apnap/ability';
import { WEIGHTS } from '../generated/ratings.js';
import { FEATURES, featuresOf, vectorOf } from './features.js';
import { PRIOR } from './prior.js';

/** Points of a land that is not basic, for each colour of mana it makes beyond the first. */
const LAND_COLOR = 0.8;

const weights = FEATURES.map((name) => WEIGHTS[name] ?? PRIOR[name]);

/** What an ordinary common has by the weights: ratings are more or less than that. */
const ORDINARY = WEIGHTS.ordinary ?? 1.2;

/** Colours of mana that a card's abilities make. */
export function manaMade(card: Card): string[] {
  const made = new Set<string>();
  for (const a of card.faces[0].abilities) {
    if (a.kind !== 'activated' || a.program.effect.do !== 'mana') continue;
    for (const option of a.program.effect.mana.options) for (const symbol of option.match(/[WUBRG]/g) ?? []) made.add(symbol);
  }
  return [...made].sort();
}

/** The colours of the basic lands that a land can be. */
const LAND_COLORS: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

/** Colours of mana that a land makes, by its types as well (CR 305.6). */
export function landColors(card: Card): string[] {
  const [face] = card.faces;
  const byType = face.subtypes.flatMap((t) => LAND_COLORS[t] ?? []);
  return [...new Set([...manaMade(card), ...byType])].sort();
}

export const isLandCard = (card: Card): boolean => card.faces[0].types.includes('Land');

/** Ratings go from here to there: what features say beyond is not to be believed. */
const [LEAST, MOST] = [-4, 8];

const landPoints = (card: Card): number => LAND_COLOR * Math.max(0, landColors(card).length - 1);

/** The points of a card that is no land by given weights, in the order of the features. */
export function pointsBy(by: readonly number[], card: Card, rarity: string): number {
  return vectorOf(featuresOf(card, rarity)).reduce((sum, x, i) => sum + x * by[i], 0);
}

const known = new WeakMap<Card, Map<string, number>>();

/** The rating of a card: 0 for an ordinary common, more for better cards. @param rarity of its printing */
export function ratingOf(card: Card, rarity = 'common'): number {
  const of = known.get(card) ?? new Map<string, number>();
  known.set(card, of);
  const before = of.get(rarity);
  if (before !== undefined) return before;
  const points = isLandCard(card) ? landPoints(card) : Math.max(LEAST, Math.min(MOST, pointsBy(weights, card, rarity) - ORDINARY));
  of.set(rarity, points);
  return points;
}
