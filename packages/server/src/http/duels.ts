/** What can be played of the second game here. */
import type { DuelOffer } from '@apnap/protocol';
import { stockDecks } from '@apnap/yugioh';
import type { FastifyInstance } from 'fastify';
import { described } from './schema.js';
import type { Shelves } from './shelves.js';

/** So many cards stand for a deck. */
const SHOWN = 3;

export function duelRoutes(api: FastifyInstance, { duels }: Shelves): void {
  api.get('/duels', described('What can be played of the second game here', 'DuelOffer'), async () => {
    const decks = stockDecks.map(({ id, name, about, list }) => ({
      id,
      name,
      about,
      main: list.main.length,
      extra: list.extra.length,
      shows: [...new Set(list.main)].slice(0, SHOWN).map((card) => duels.view(card)),
    }));
    return { object: 'duels', decks, cards: { known: duels.known, imported: duels.isImported } } satisfies DuelOffer;
  });
}
