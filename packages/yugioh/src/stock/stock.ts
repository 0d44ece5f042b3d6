/** Cards and decks that come with the program: what is printed on them as facts, what they do as data; their words are written from it. */
import type { DeckList } from '../cards/deck.js';
import type { Card } from '../language/index.js';
import { STOCK_CARDS } from './generated/cards.js';
import { STOCK_LISTS, type StockList } from './lists.js';

/** A deck that can be played at once. */
export interface StockDeck extends Pick<StockList, 'id' | 'name' | 'about'> {
  list: DeckList;
}

const byName = new Map(STOCK_CARDS.map((c) => [c.printed.name.en, c.printed.id]));

/** @throws Error where a list names a card that does not come with the program */
function idsOf(list: StockList['main']): number[] {
  return list.flatMap(([n, name]) => {
    const id = byName.get(name);
    if (id === undefined) throw new Error(`no card is called ${name}: npm run ygo-stock writes them`);
    return Array<number>(n).fill(id);
  });
}

/** The cards that come with the program. */
export const stockCards: readonly Card[] = STOCK_CARDS;

/** The decks that come with the program. */
export const stockDecks: readonly StockDeck[] = STOCK_LISTS.map(({ id, name, about, main, extra }) => ({
  id,
  name,
  about,
  list: { main: idsOf(main), extra: idsOf(extra) },
}));
