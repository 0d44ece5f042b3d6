/** Decks: those of the program and one's own. */
import { type DeckFileView, type DeckInfo, type DeletedView, deckBody, deckFileBody, type ListView } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { plain } from '../text.js';
import { addressOf } from './address.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { ownersOf, personOf } from './services.js';
import { personOrGuest } from './session.js';
import type { Shelves } from './shelves.js';

const idParams = z.object({
  id: z
    .string()
    .min(1)
    .max(80)
    .regex(/^[\w-]+$/),
});
const asQuery = z.object({ as: z.string().max(20).optional() });

function writtenAs(as: string, file: DeckFileView | null): DeckFileView {
  if (file === null) throw problem(400, 'error.badRequest', { what: `as: ${as}` });
  return file;
}

export function deckRoutes(api: FastifyInstance, x: Shelves): void {
  api.get('/decks', described('Decks to choose from', 'list of DeckInfo'), async (request) => {
    const person = await personOf(x, request);
    const list: ListView<DeckInfo> = { object: 'list', data: await x.decks.list(person, ownersOf(x, request, person)), hasMore: false };
    return list;
  });

  api.get(
    '/decks/:id',
    described('A deck; with `as` the file of another program', 'DeckView | DeckFileView', undefined, asQuery, idParams),
    async (request) => {
      const { id } = checked(idParams, request.params);
      const { as } = checked(asQuery, request.query);
      const person = await personOf(x, request);
      const owners = ownersOf(x, request, person);
      const deck = await x.decks.find(id, person);
      if (!deck) throw problem(404, 'error.noDeck');
      if (as === undefined) return x.decks.view(deck, owners);
      return writtenAs(as, await x.decks.written(deck, as, owners));
    },
  );

  api.post('/decks/check', described('What a list would be as a deck', 'DeckView', deckBody), async (request) => {
    const body = checked(deckBody, request.body);
    const owners = ownersOf(x, request, await personOf(x, request));
    return x.decks.view({ id: '', name: plain(body.name), list: body.text, mine: true }, owners, body.format);
  });

  api.post('/decks/write', described('A list as the file of another program', 'DeckFileView', deckFileBody), async (request) => {
    const { name, text, format, as } = checked(deckFileBody, request.body);
    const owners = ownersOf(x, request, await personOf(x, request));
    return writtenAs(as, await x.decks.written({ id: '', name: plain(name), list: text, mine: true }, as, owners, format));
  });

  api.post('/decks', described('Keep a deck', 'DeckView', deckBody), async (request, reply) => {
    const body = checked(deckBody, request.body);
    const person = await personOrGuest(x, request, reply);
    if (!x.quotas.deck(addressOf(request, x.secret))) throw problem(429, 'error.manyDecks');
    const owners = ownersOf(x, request, person);
    // It is read before it is kept: a list that can't be read within the limits is no deck.
    const view = await x.decks.view({ id: '', name: plain(body.name), list: body.text, mine: true }, owners, body.format);
    const id = await x.decks.add(person, body.name, body.text);
    if (id === null) throw problem(409, 'error.tooManyDecks', { most: 200 });
    return { ...view, id };
  });

  api.put('/decks/:id', described('Change a deck', 'DeckView', deckBody, undefined, idParams), async (request) => {
    const { id } = checked(idParams, request.params);
    const body = checked(deckBody, request.body);
    const person = await personOf(x, request);
    if (!person || !(await x.decks.find(id, person))?.mine) throw problem(404, 'error.noDeck');
    const owners = ownersOf(x, request, person);
    const view = await x.decks.view({ id, name: plain(body.name), list: body.text, mine: true }, owners, body.format);
    if (!(await x.decks.replace(person, id, body.name, body.text))) throw problem(404, 'error.noDeck');
    return view;
  });

  api.delete('/decks/:id', described('Throw a deck away', 'DeletedView', undefined, undefined, idParams), async (request) => {
    const { id } = checked(idParams, request.params);
    const person = await personOf(x, request);
    if (!person || !(await x.decks.remove(person, id))) throw problem(404, 'error.noDeck');
    const deleted: DeletedView = { object: 'deleted' };
    return deleted;
  });
}
