/** The set-up of a game of Magic at a table: who plays what, and how. */
import { dungeonsFor } from '@apnap/cards';
import { type CardSource, cardNames, type MagicSetup, type Stock, setupFor as setupOfWay, type WayToPlay } from '@apnap/magic';
import type { Way } from '@apnap/protocol';
import type { Beside } from '../games/deck.js';
import type { Seated, Terms } from '../games/hosted.js';

type Seat = Parameters<typeof setupOfWay>[1][number];

/** A seat with its deck, as a set-up has it. */
export const seatOf = ({ name, deck }: Seated): Seat => ({
  name,
  deck: deck?.main ?? [],
  sideboard: deck?.side ?? [],
  ...(deck && deck.commanders.length > 0 ? { commanders: deck.commanders } : {}),
  ...(deck?.conspiracies ? { conspiracies: deck.conspiracies } : {}),
  ...(deck?.notes ? { notes: deck.notes } : {}),
});

/** A way as the engine takes it: whether there are commanders is said by the decks. */
export const wayToPlay = ({ commanders: _, ...way }: Way): WayToPlay => way;

/** The cards that lie ready: of planes and phenomena as many as the common deck has. */
const stockOf = ({ planarDeck = [], schemeDeck = [] }: Beside): Stock => ({
  planes: planarDeck,
  phenomena: [],
  schemes: [...new Set(schemeDeck)],
  seed: '',
});

/**
 * @param cards finds a card by its English name: only what is brought to a table is looked for
 * @throws SetupError where the way can't be played so
 */
export function setupFor(seats: readonly Seated[], { way, beside, ...terms }: Terms, cards: CardSource): MagicSetup {
  if (!beside) return { players: seats.map(seatOf), ...terms };
  const setup = { ...setupOfWay(wayToPlay(way ?? {}), seats.map(seatOf), stockOf(beside)), ...terms };
  const dungeons = dungeonsFor(cardNames(setup).flatMap((name) => cards(name) ?? []));
  return dungeons.length > 0 ? { ...setup, dungeons } : setup; // CR 309.2
}
