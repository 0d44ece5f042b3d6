/** The desk of duels: everybody brings a deck, one that comes with the program or a list. */
import { randomInt } from 'node:crypto';
import { DUEL, duelJoinBody, duelTableBody, type Text } from '@apnap/protocol';
import { type DeckList, deckProblems, duelText, readDeckText, stockDecks, yugiohText } from '@apnap/yugioh';
import type { z } from 'zod';
import type { DuelBook } from '../duel/book.js';
import type { DeckEntry, TableDeck } from '../games/deck.js';
import type { Sitter } from '../tables/entries.js';
import { both, joined } from '../text.js';
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

/** @throws Declined */
function stockDeck(id: string): TableDeck {
  const found = stockDecks.find((d) => d.id === id);
  if (!found) throw declined(404, 'error.noDeck');
  return deckOf(found.name, found.list);
}

/** A list that somebody has, if it can be played (Y4.5, Y4.7). @throws Declined naming what is wrong */
function ownDeck(book: DuelBook, text: string): TableDeck {
  const { list, unknown } = readDeckText(text, { byId: (id) => book.printed(id), byName: (name) => book.byName(name) });
  const problems: Text[] = unknown.map((line) => duelText('deck.line', { line }));
  for (const { message } of deckProblems(list, (id) => book.record(id), 'none')) problems.push(both((lang) => yugiohText(message, lang)));
  // A list that is none is not read card by card.
  for (const id of problems.length > 0 ? [] : new Set([...list.main, ...list.extra])) {
    const card = book.source(id);
    if (card && 'unread' in card) problems.push(duelText('setup.unread', { name: book.name(id), phrase: card.unread }));
  }
  if (problems.length > 0) throw new Declined(400, 'deckFaulty', joined(problems.slice(0, TOLD), BETWEEN));
  return deckOf(duelText('deck.own'), list);
}

const brought = (book: DuelBook, deck: JoinBody['deck']): TableDeck => ('stock' in deck ? stockDeck(deck.stock) : ownDeck(book, deck.list));

/** A deck for a computer player, other than this one. */
function otherThan(name: Text): TableDeck {
  const others = stockDecks.filter((d) => d.name.en !== name.en);
  const { name: called, list } = others[randomInt(others.length)];
  return deckOf(called, list);
}

export function duelDesk(book: DuelBook): Desk<TableBody, JoinBody> {
  return {
    about: { least: 2, most: 2, plain: false },
    tableBody: duelTableBody,
    joinBody: duelJoinBody,
    async opening({ deck, opponent, clock, delay }, who) {
      const mine = brought(book, deck);
      const other: Sitter | null =
        opponent.kind === 'person'
          ? null
          : {
              kind: 'computer',
              level: opponent.level,
              name: who.computer,
              deck: opponent.deck === undefined ? otherThan(mine.name) : stockDeck(opponent.deck),
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
      };
    },
    brought: async ({ deck }) => brought(book, deck),
    async computer({ level, deck }, who) {
      return {
        kind: 'computer',
        level,
        name: who.computer,
        deck: deck === undefined ? otherThan({ en: '', zh: '' }) : stockDeck(deck),
        ...(deck === undefined ? {} : { chosen: 1 }),
      };
    },
  };
}
