/** The desk of Magic: everybody brings a deck. */
import { type GameEvent, type MagicSetup, type State, unknownCards, type View } from '@apnap/magic';
import { type DeckModel, Dice, imagine, Witness } from '@apnap/players';
import { joinBody, type Text, tableBody } from '@apnap/protocol';
import type { z } from 'zod';
import type { Known, TableDeck } from '../games/deck.js';
import type { Hosted } from '../games/hosted.js';
import { MOST_OBJECTS, type Sitter } from '../tables/entries.js';
import type { Owner } from '../workers/shares.js';
import { type Asking, Declined, type Desk, declined, sitterOf } from './desk.js';

/** Where decks are. */
export interface DeckShelf {
  find(id: string, person: Asking['person']): Promise<Known | null>;
  /** The deck for a table; or why it can't be played. */
  forTable(deck: Known, owners: readonly Owner[]): Promise<TableDeck | Text>;
  /** A deck of the program that is not this one. */
  other(than: string): string;
  /** What everybody expects to meet. */
  model(): DeckModel;
}

async function deckFor(shelf: DeckShelf, id: string, { person, owners }: Asking): Promise<TableDeck> {
  const known = await shelf.find(id, person);
  if (!known) throw declined(404, 'error.noDeck');
  const deck = await shelf.forTable(known, owners);
  if ('en' in deck) throw new Declined(400, 'deckFaulty', deck);
  return deck;
}

export function magicDesk(shelf: DeckShelf): Desk<z.output<typeof tableBody>, z.output<typeof joinBody>> {
  return {
    about: { least: 2, most: 2, plain: false },
    tableBody,
    joinBody,
    async opening({ deck, opponent, bestOf, clock, delay }, who) {
      const mine = sitterOf(who.person, await deckFor(shelf, deck, who));
      const other: Sitter | null =
        opponent.kind === 'computer'
          ? {
              kind: 'computer',
              level: opponent.level,
              name: who.computer,
              // Another than the person's, where none was chosen.
              deck: await deckFor(shelf, opponent.deck ?? shelf.other(deck), who),
              ...(opponent.deck === undefined ? {} : { chosen: 1 }),
            }
          : null;
      const listed = opponent.kind === 'person' && opponent.listed;
      return { e: 'open', sitters: [mine, other], bestOf, clock, listed, delay, mostObjects: MOST_OBJECTS };
    },
    brought: ({ deck }, who) => deckFor(shelf, deck, who),
    /** Cards for all that the seat can't know: made from what it sees, and from the decks that everybody knows. */
    imagined(hosted, state, seat, seed) {
      const witness = new Witness();
      const { game } = hosted as unknown as Hosted<State, MagicSetup, GameEvent>;
      witness.look(game.view(state as State, seat) as View);
      const dice = new Dice(seed);
      const model = shelf.model();
      const cards = unknownCards(state as State, seat).map((u, owner) =>
        owner === seat ? [] : imagine(model, witness.of(owner), u.hand + u.library + u.faceDown, dice).map((c) => c.name),
      );
      return { seat, seed, cards };
    },
  };
}
