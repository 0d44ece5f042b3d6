/** Colors that are chosen before a game for a commander (CR 903.4b, 607.2p). */
import { COLORS } from './basics.js';
import type { Card } from './card.js';
import type { StaticPart } from './language.js';

/** Whether a part of a static ability has the choice made, and gives its object the color. */
export const isCommanderColor = (p: StaticPart): boolean =>
  p.part === 'continuous' &&
  p.mods.some((m) => m.mod === 'colors' && m.colors.some((color) => typeof color === 'object' && 'commander' in color));

/** Whether a color is chosen for the card before the game, where it is a commander. */
export const choosesColor = (card: Card): boolean =>
  card.faces.some((face) => face.abilities.some((a) => a.kind === 'static' && a.parts.some(isCommanderColor)));

/**
 * An identity with so many chosen colors, those that the deck needs, in the order W U B R G.
 * @param identity colors that the commanders have without a choice, as bits in that order
 * @param needed colors of the cards of the deck, likewise
 */
export function withChosenColors(identity: number, needed: number, choices: number): number {
  const missing = COLORS.flatMap((_, i) => (needed & ~identity & (1 << i) ? [1 << i] : []));
  return missing.slice(0, choices).reduce((mask, bit) => mask | bit, identity);
}
