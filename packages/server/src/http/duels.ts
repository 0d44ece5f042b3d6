/** The second game here: what can be played, its cards, and lists that somebody has. */
import { type DuelDeckView, type DuelOffer, type DuelSearch, duelDeckBody, duelSearchQuery } from '@apnap/protocol';
import { type CardRecord, readList, readQuery, searchCards, stockDecks, unreadIn, writeDeck } from '@apnap/yugioh';
import type { FastifyInstance } from 'fastify';
import type { DuelBook } from '../duel/book.js';
import { checked } from './problem.js';
import { described } from './schema.js';
import { limited } from './services.js';
import type { Shelves } from './shelves.js';

/** So many cards stand for a deck. */
const SHOWN = 3;
/** Cards of an answer, and how many are looked at for those that can be played. */
const PAGE = 60;
const LOOKED = 240;
/** Milliseconds for which texts are read before others have their turn: each is read once. */
const AT_ONCE = 10;
/** Problems of a list that are told. */
const TOLD = 40;

/** Reads the texts of these, one after the other, with turns for others in between. */
async function readAll(book: DuelBook, ids: Iterable<number>): Promise<void> {
  let since = performance.now();
  for (const id of ids) {
    book.source(id);
    if (performance.now() - since < AT_ONCE) continue;
    await new Promise((go) => setImmediate(go));
    since = performance.now();
  }
}

/** A page of those that fit: with `playable` of those whose texts are read, as far as so many were looked at. @returns how many came before the next page */
async function pageOf(
  book: DuelBook,
  found: readonly CardRecord[],
  from: number,
  playable: boolean,
): Promise<{ ids: number[]; next: number }> {
  const looked = found.slice(from, from + (playable ? LOOKED : PAGE)).map((c) => c.printed.id);
  await readAll(book, looked);
  const ids: number[] = [];
  let next = from;
  for (const id of looked) {
    if (ids.length === PAGE) break;
    next++;
    if (!playable || book.card(id)) ids.push(id);
  }
  return { ids, next };
}

export function duelRoutes(api: FastifyInstance, x: Shelves): void {
  const { duels } = x;
  api.get('/duels', described('What can be played of the second game here', 'DuelOffer'), async () => {
    const decks = stockDecks.map(({ id, name, about, list }) => ({
      id,
      name,
      about,
      main: list.main.length,
      extra: list.extra.length,
      shows: [...new Set(list.main)].slice(0, SHOWN).map((card) => duels.view(card)),
      list: writeDeck(list).ydk,
    }));
    return {
      object: 'duels',
      decks,
      cards: { known: duels.known, imported: duels.isImported },
      regions: [...duels.regions],
    } satisfies DuelOffer;
  });

  const search = {
    ...described('Cards of the second game that a query describes', 'DuelSearch', undefined, duelSearchQuery),
    config: limited(x, 5),
  };
  api.get('/duels/cards', search, async (request) => {
    const { q, from, playable } = checked(duelSearchQuery, request.query);
    const query = readQuery(q);
    const found = searchCards(duels.records, query);
    const { ids, next } = await pageOf(duels, found, from, playable);
    const hasMore = next < found.length;
    const more = new URLSearchParams({ q, from: String(next), playable: String(playable) });
    return {
      ...{ object: 'list', data: ids.map((id) => duels.entry(id)), hasMore, total: found.length, unknown: query.unknown },
      ...(hasMore ? { next: `/api/duels/cards?${more}` } : {}),
    } satisfies DuelSearch;
  });

  const read = {
    ...described('A list of the second game: its cards, and what is wrong with it', 'DuelDeckView', duelDeckBody),
    config: limited(x, 5),
  };
  api.post('/duels/deck', read, async (request) => {
    const { list: text, region } = checked(duelDeckBody, request.body);
    const { list, problems } = readList(duels, text, region);
    const ids = [...new Set([...list.main, ...list.extra, ...list.side])].filter((id) => duels.printed(id)).slice(0, LOOKED);
    await readAll(duels, ids);
    if (ids.length < LOOKED) problems.push(...unreadIn(duels, list));
    return {
      ...{ object: 'duelDeck', ...list, cards: ids.map((id) => duels.entry(id)), problems: problems.slice(0, TOLD).map((p) => p.text) },
      ...writeDeck(list),
    } satisfies DuelDeckView;
  });
}
