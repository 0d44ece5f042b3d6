/** Lists of the second game that somebody brings: read, and judged by the rules of a region. */
import type { DuelRegion, Text } from '@apnap/protocol';
import { type DeckList, deckProblems, duelText, readDeckText, yugiohText } from '@apnap/yugioh';
import { both } from '../text.js';
import type { DuelBook } from './book.js';

/** A list that was read. */
export interface ReadList {
  list: Required<DeckList>;
  /** What keeps it from being played (Y4.5, Y4.7), in words. */
  problems: Text[];
}

/** Reads a list and says all that is wrong with it. A list that is none is not read card by card. */
export function readList(book: DuelBook, text: string, region: DuelRegion): ReadList {
  const { list, unknown } = readDeckText(text, { byId: (id) => book.printed(id), byName: (name) => book.byName(name) });
  const problems: Text[] = unknown.map((line) => duelText('deck.line', { line }));
  problems.push(...problemsOf(book, list, region));
  return { list, problems };
}

/** All that is wrong with a list in a region (Y4.5), in words. */
export function problemsOf(book: DuelBook, list: DeckList, region: DuelRegion): Text[] {
  if (!book.regions.includes(region)) return [duelText('deck.noRegion', { region: region.toUpperCase() })];
  return deckProblems(list, (id) => book.record(id), region).map(({ message: { id, params } }) => {
    const name = typeof params?.name === 'string' ? book.byName(params.name)?.name : undefined;
    return both((lang) => yugiohText({ id, params: { ...params, ...(name ? { name: name[lang] ?? name.en } : {}) } }, lang));
  });
}

/** Cards of a list whose texts are not read whole, in words. @param side whether the Side Deck counts */
export function unreadIn(book: DuelBook, { main, extra, side = [] }: DeckList): Text[] {
  const problems: Text[] = [];
  for (const id of new Set([...main, ...extra, ...side])) {
    const phrase = book.unread(id);
    if (phrase !== undefined) problems.push(duelText('setup.unread', { name: book.name(id), phrase }));
  }
  return problems;
}
