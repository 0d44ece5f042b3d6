/** Cards: search, one by its name, and the rulings of one. */
import type { CardEntry, ListView } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cardEntry } from '../decks/entries.js';
import { plain } from '../text.js';
import { Overran } from '../workers/workers.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { limited, ownersOf, personOf } from './services.js';
import { langOf } from './session.js';
import type { Shelves } from './shelves.js';

const PAGE = 60;
const searchQuery = z.object({ q: z.string().max(500), page: z.coerce.number().int().min(0).max(1000).default(0) });
const rulingsQuery = z.object({ exact: z.string().max(200) });
const namedQuery = z.union([z.object({ exact: z.string().max(200) }), z.object({ fuzzy: z.string().max(200) })]);

export function cardRoutes(api: FastifyInstance, x: Shelves): void {
  const search = { ...described('Cards that a query describes', 'list of CardEntry', undefined, searchQuery), config: limited(x, 5) };
  api.get('/cards/search', search, async (request) => {
    const { q, page } = checked(searchQuery, request.query);
    const owners = ownersOf(x, request, await personOf(x, request));
    const found = await x.workers
      .do('search', { query: q, from: page * PAGE, n: PAGE, lang: langOf(request) }, owners)
      .catch((e: Error) => {
        throw e instanceof Overran ? problem(400, 'error.pattern') : e;
      });
    if ('en' in found) throw problem(400, 'error.badRequest', { what: found });
    const list: ListView<CardEntry> = { object: 'list', data: found.entries, hasMore: found.total > (page + 1) * PAGE, total: found.total };
    return list.hasMore ? { ...list, next: `/api/cards/search?q=${encodeURIComponent(q)}&page=${page + 1}` } : list;
  });

  // A name is looked up at once; what resembles it is searched for, and counts as a search.
  const named = { ...described('One card by its name', 'CardEntry', undefined, namedQuery), config: limited(x, 5) };
  api.get('/cards/named', named, async (request) => {
    const query = checked(namedQuery, request.query);
    const asked = 'exact' in query ? query.exact : query.fuzzy;
    const name = x.book.index.find(asked)?.name;
    const owners = ownersOf(x, request, await personOf(x, request));
    const entry =
      name !== undefined ? cardEntry(x.book, name) : 'fuzzy' in query ? await x.workers.do('named', { name: asked }, owners) : null;
    if (!entry) throw problem(404, 'error.noCard', { name: asked });
    return entry;
  });

  const rules = { ...described('The rules that concern a card', 'CardRulesView', undefined, rulingsQuery), config: limited(x, 5) };
  api.get('/cards/rules', rules, async (request) => {
    const { exact } = checked(rulingsQuery, request.query);
    // What is no card's name is asked often, while a name is typed.
    if (x.book.index.find(exact) === undefined) return { object: 'cardRules', card: null, name: plain(exact), printed: [], cited: [] };
    return x.workers.do('cardRules', { name: exact }, ownersOf(x, request, await personOf(x, request)), 'later');
  });

  const rulings = { ...described('The rulings of a card', 'RulingsView', undefined, rulingsQuery), config: limited(x, 5) };
  api.get('/cards/rulings', rulings, async (request) => {
    const { exact } = checked(rulingsQuery, request.query);
    const name = x.book.index.find(exact)?.name;
    if (name === undefined) throw problem(404, 'error.noCard', { name: exact });
    return x.book.rulings(name);
  });
}
