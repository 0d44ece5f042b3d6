/** The desk of Magic: everybody brings a deck. */
import { type GameEvent, type MagicSetup, type State, unknownCards, type View } from '@apnap/magic';
import { type DeckModel, Dice, imagine, Witness } from '@apnap/players';
import { joinBody, type Text, tableBody, type Year, yearOf } from '@apnap/protocol';
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
  forTable(deck: Known, owners: readonly Owner[], year?: Year): Promise<TableDeck | Text>;
  /** A deck of the program that is not this one. */
  other(than: string, year?: Year): string;
  /** What everybody expects to meet. */
  model(year?: Year): DeckModel;
}

async function deckFor(shelf: DeckShelf, id: string, { person, owners }: Asking, year?: Year): Promise<TableDeck> {
  const known = await shelf.find(id, person);
  if (!known) throw declined(404, 'error.noDeck');
  const deck = await shelf.forTable(known, owners, year);
  if ('en' in deck) throw new Declined(400, 'deckFaulty', deck);
  return deck;
}

export function magicDesk(shelf: DeckShelf): Desk<z.output<typeof tableBody>, z.output<typeof joinBody>> {
  return {
    about: { least: 2, most: 2, plain: false },
    tableBody,
    joinBody,
    async opening({ deck, opponent, bestOf, profile, clock, delay }, who) {
      const year = yearOf(profile);
      const mine = sitterOf(who.person, await deckFor(shelf, deck, who, year));
      const other: Sitter | null =
        opponent.kind === 'computer'
          ? {
              kind: 'computer',
              level: opponent.level,
              name: who.computer,
              // Another than the person's, where none was chosen.
              deck: await deckFor(shelf, opponent.deck ?? shelf.other(deck, year), who, year),
              ...(opponent.deck === undefined ? {} : { chosen: 1 }),
            }
          : null;
      const listed = opponent.kind === 'person' && opponent.listed;
      const rules = year === undefined ? {} : { profile: year };
      return { e: 'open', sitters: [mine, other], bestOf, clock, listed, delay, mostObjects: MOST_OBJECTS, ...rules };
    },
    brought: ({ deck }, who, { profile }) => deckFor(shelf, deck, who, profile),
    /** Cards for all that the seat can't know: made from what it sees, and from the decks that everybody knows. */
    imagined(hosted, state, seat, seed) {
      const witness = new Witness();
      const { game } = hosted as unknown as Hosted<State, MagicSetup, GameEvent>;
      witness.look(game.view(state as State, seat) as View);
      const dice = new Dice(seed);
      const model = shelf.model(yearOf((state as State).profile));
      const cards = unknownCards(state as State, seat).map((u, owner) =>
        owner === seat ? [] : imagine(model, witness.of(owner), u.hand + u.library + u.faceDown, dice).map((c) => c.name),
      );
      return { seat, seed, cards };
    },
  };
}
