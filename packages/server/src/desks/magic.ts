/** The desk of Magic: everybody brings a deck. */
import { randomUUID } from 'node:crypto';
import { type GameEvent, type MagicSetup, type State, type Stock, unknownCards, type View } from '@apnap/magic';
import { type DeckModel, Dice, imagine, Witness } from '@apnap/players';
import { joinBody, MOST_SEATS, type Text, tableBody, type Way, type Year, yearOf } from '@apnap/protocol';
import type { z } from 'zod';
import type { Known, TableDeck } from '../games/deck.js';
import type { Hosted } from '../games/hosted.js';
import { wayToPlay } from '../magic/setup.js';
import { MOST_OBJECTS, type Sitter } from '../tables/entries.js';
import type { Owner } from '../workers/shares.js';
import { type Asking, Declined, type Desk, declined, sitterOf } from './desk.js';
import { besideFor, WAYS } from './ways.js';

/** Where decks are. */
export interface DeckShelf {
  find(id: string, person: Asking['person']): Promise<Known | null>;
  /** The deck for a table; or why it can't be played. */
  forTable(deck: Known, owners: readonly Owner[], year?: Year): Promise<TableDeck | Text>;
  /** A deck of the program that is none of these, if there is one; with a commander or without. */
  other(than: readonly string[], commanders: boolean, year?: Year): string;
  /** Planes, phenomena and schemes that can be played. */
  stock(seed: string): Stock;
  /** What everybody expects to meet; of who has these commanders, beside them. */
  model(year?: Year, commanders?: readonly string[]): DeckModel;
}

async function deckFor(shelf: DeckShelf, id: string, { person, owners }: Asking, year?: Year): Promise<TableDeck> {
  const known = await shelf.find(id, person);
  if (!known) throw declined(404, 'error.noDeck');
  const deck = await shelf.forTable(known, owners, year);
  if ('en' in deck) throw new Declined(400, 'deckFaulty', deck);
  return deck;
}

type TableBody = z.output<typeof tableBody>;
type Other = NonNullable<TableBody['others']>[number];

/** The other seats that are asked for, in turn order. */
function othersOf({ opponent, others }: TableBody): readonly Other[] {
  if ((opponent === undefined) === (others === undefined)) throw declined(400, 'error.tableOthers');
  if (others) return others;
  return opponent?.kind === 'computer' ? [opponent] : [{ kind: 'person' }];
}

/** CR 903: either everybody's deck has a commander or nobody's. */
function sameKind(deck: TableDeck, commanders: boolean): TableDeck {
  if (deck.commanders.length > 0 !== commanders)
    throw declined(400, commanders ? 'error.needsCommander' : 'error.hasCommander', { name: deck.name });
  return deck;
}

/** How it is played, where that is not as usual. */
function wayOf({ way = {} }: TableBody, commanders: boolean): Way | undefined {
  const said = Object.entries({ ...way, ...(commanders ? { commanders } : {}) }).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

export function magicDesk(shelf: DeckShelf): Desk<TableBody, z.output<typeof joinBody>> {
  return {
    about: { least: 2, most: MOST_SEATS, plain: false, ways: [...WAYS] },
    tableBody,
    joinBody,
    async opening(body, who) {
      const { deck, opponent, bestOf, profile, clock, delay } = body;
      const year = yearOf(profile);
      const mine = sitterOf(who.person, await deckFor(shelf, deck, who, year));
      const commanders = mine.deck.commanders.length > 0;
      const others = othersOf(body);
      if (bestOf !== 1 && others.length > 1) throw declined(400, 'error.matchOfTwo');
      const computers = others.filter((o) => o.kind === 'computer').length;
      const taken = [deck];
      const sitters: (Sitter | null)[] = [mine];
      for (const o of others) {
        if (o.kind === 'person') {
          sitters.push(null);
          continue;
        }
        // Another than those at the table, where none was chosen.
        const id = o.deck ?? shelf.other(taken, commanders, year);
        taken.push(id);
        sitters.push({
          kind: 'computer',
          level: o.level,
          name: computers === 1 ? who.computer : `${who.computer} ${taken.length - 1}`,
          deck: sameKind(await deckFor(shelf, id, who, year), commanders),
          ...(o.deck === undefined ? {} : { chosen: 1 }),
        });
      }
      const listed = sitters.includes(null) && (body.listed || (opponent?.kind === 'person' && opponent.listed));
      const way = wayOf(body, commanders);
      return {
        e: 'open',
        sitters,
        bestOf,
        clock,
        listed,
        delay,
        mostObjects: MOST_OBJECTS,
        ...(year === undefined ? {} : { profile: year }),
        ...(way === undefined ? {} : { way }),
        beside: besideFor(wayToPlay(way ?? {}), sitters.length, shelf.stock(randomUUID())),
      };
    },
    async brought({ deck }, who, { profile, way }) {
      return sameKind(await deckFor(shelf, deck, who, profile), way?.commanders === true);
    },
    async computer({ level, deck }, who, { profile, way }, names) {
      const commanders = way?.commanders === true;
      const id = deck ?? shelf.other([], commanders, profile);
      const brought = sameKind(await deckFor(shelf, id, who, profile), commanders);
      const numbered = names.map((_, i) => `${who.computer} ${i + 1}`).find((n) => !names.includes(n)) ?? who.computer;
      return {
        kind: 'computer',
        level,
        name: names.length > 2 ? numbered : who.computer,
        deck: brought,
        ...(deck === undefined ? {} : { chosen: 1 }),
      };
    },
    /** Cards for all that the seat can't know: made from what it sees, and from the decks that everybody knows. */
    imagined(hosted, state, seat, seed) {
      const witness = new Witness();
      const { game } = hosted as unknown as Hosted<State, MagicSetup, GameEvent>;
      witness.look(game.view(state as State, seat) as View);
      const dice = new Dice(seed);
      const year = yearOf((state as State).profile);
      const cards = unknownCards(state as State, seat).map((u, owner) =>
        owner === seat
          ? []
          : imagine(shelf.model(year, witness.commandersOf(owner)), witness.of(owner), u.hand + u.library + u.faceDown, dice).map(
              (c) => c.name,
            ),
      );
      return { seat, seed, cards };
    },
  };
}
