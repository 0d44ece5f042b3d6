/** Cards that come with the program, with which another card is tried: mana of each colour, and creatures of which nothing is said, to be aimed at. */
import { BASIC_LAND_TYPES } from '@apnap/ability';
import type { CardDatabase } from './db/record.js';
import { embeddedDatabase } from './embedded.js';

/** How many creatures there are to be aimed at. */
const CREATURES = 2;

/** Names of the first creature cards of a database that have no abilities. */
function plainCreatures(db: CardDatabase, count: number): string[] {
  const found: string[] = [];
  for (let place = 0; place < db.size && found.length < count; place++) {
    const card = db.card(place);
    const [face] = card?.faces ?? [];
    if (card && card.faces.length === 1 && face.types.includes('Creature') && face.abilities.length === 0) found.push(card.name);
  }
  return found;
}

let known: { lands: readonly string[]; others: readonly string[] } | null = null;

/** Names of the cards. A basic land has the name of its type. */
export function trialCards(): { lands: readonly string[]; others: readonly string[] } {
  known ??= { lands: BASIC_LAND_TYPES, others: plainCreatures(embeddedDatabase(), CREATURES) };
  return known;
}
