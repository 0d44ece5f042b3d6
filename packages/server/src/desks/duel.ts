/** The desk of duels: everybody brings a deck, one that comes with the program or a list. */
import { randomInt } from 'node:crypto';
import { DUEL, type DuelRegion, duelJoinBody, duelTableBody, type Text } from '@apnap/protocol';
import { type DeckList, duelText, type Problem, problemsOf, readList, stockDecks, unreadIn } from '@apnap/yugioh';
import type { z } from 'zod';
import type { DuelBook } from '../duel/book.js';
import type { DeckEntry, TableDeck } from '../games/deck.js';
import type { Opening, Sitter } from '../tables/entries.js';
import { joined } from '../text.js';
import { Declined, type Desk, declined, sitterOf } from './desk.js';

type TableBody = z.output<typeof duelTableBody>;
type JoinBody = z.output<typeof duelJoinBody>;

/** Between sentences. */
const BETWEEN: Text = { en: ' ', zh: '' };

/** So many faults of a deck are told at once. */
const TOLD = 5;

const counted = (ids: readonly number[]): DeckEntry[] => {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ card: String(id), count }));
};

const deckOf = (name: Text, list: DeckList): TableDeck => ({
  name,
  main: counted(list.main),
  side: counted(list.side ?? []),
  extra: counted(list.extra),
  commanders: [],
});

const refused = (problems: readonly Problem[]): Declined =>
  new Declined(
    400,
    'deckFaulty',
    joined(
      problems.slice(0, TOLD).map((p) => p.text),
      BETWEEN,
    ),
  );

/** A deck that comes with the program. @throws Declined where there is none, or the list of the region forbids it */
function stockDeck(book: DuelBook, id: string, region: DuelRegion): TableDeck {
  const found = stockDecks.find((d) => d.id === id);
  if (!found) throw declined(404, 'error.noDeck');
  const problems = problemsOf(book, found.list, region);
  if (problems.length > 0) throw refused(problems);
  return deckOf(found.name, found.list);
}

/** A list that somebody has, if it can be played (Y4.5, Y4.7). @throws Declined naming what is wrong */
function ownDeck(book: DuelBook, text: string, region: DuelRegion): TableDeck {
  const { list, problems } = readList(book, text, region);
  if (problems.length === 0) problems.push(...unreadIn(book, { main: list.main, extra: list.extra }));
  if (problems.length > 0) throw refused(problems);
  return deckOf(duelText('deck.own'), list);
}

const brought = (book: DuelBook, deck: JoinBody['deck'], region: DuelRegion): TableDeck =>
  'stock' in deck ? stockDeck(book, deck.stock, region) : ownDeck(book, deck.list, region);

/** The region by whose list a table is played. */
const regionOf = ({ particulars }: Opening): DuelRegion => (particulars as { region: DuelRegion } | undefined)?.region ?? 'none';

/** A deck for a computer player, other than this one if there are others. @throws Declined where the list of the region forbids all */
function otherThan(book: DuelBook, name: Text, region: DuelRegion): TableDeck {
  const allowed = stockDecks.filter((d) => problemsOf(book, d.list, region).length === 0);
  if (allowed.length === 0) throw refused(problemsOf(book, stockDecks[0].list, region));
  const others = allowed.filter((d) => d.name.en !== name.en);
  const from = others.length > 0 ? others : allowed;
  const { name: called, list } = from[randomInt(from.length)];
  return deckOf(called, list);
}

export function duelDesk(book: DuelBook): Desk<TableBody, JoinBody> {
  return {
    about: { least: 2, most: 2, plain: false },
    tableBody: duelTableBody,
    joinBody: duelJoinBody,
    async opening({ deck, region, opponent, clock, delay }, who) {
      const mine = brought(book, deck, region);
      const other: Sitter | null =
        opponent.kind === 'person'
          ? null
          : {
              kind: 'computer',
              level: opponent.level,
              name: who.computer,
              deck: opponent.deck === undefined ? otherThan(book, mine.name, region) : stockDeck(book, opponent.deck, region),
              ...(opponent.deck === undefined ? {} : { chosen: 1 }),
            };
      return {
        e: 'open',
        game: DUEL,
        sitters: [sitterOf(who.person, mine), other],
        bestOf: 1,
        clock,
        listed: opponent.kind === 'person' && opponent.listed,
        delay,
        ...(region === 'none' ? {} : { particulars: { region } }),
      };
    },
    brought: async ({ deck }, _, table) => brought(book, deck, regionOf(table)),
    async computer({ level, deck }, who, table) {
      const region = regionOf(table);
      return {
        kind: 'computer',
        level,
        name: who.computer,
        deck: deck === undefined ? otherThan(book, { en: '', zh: '' }, region) : stockDeck(book, deck, region),
        ...(deck === undefined ? {} : { chosen: 1 }),
      };
    },
  };
}
