/** Rules: their titles are ours. Their text belongs to others: it is shown where the documents were imported. */
import { PROFILES, yearOf } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RulesShelf } from '../rules.js';
import { isFromHere } from './host.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';

const params = z.object({ number: z.string().min(1).max(20) });
/** Of which edition the number is. */
const query = z.object({ profile: z.enum(PROFILES).default('current') });

export function ruleRoutes(api: FastifyInstance, rules: RulesShelf): void {
  // They are whoever's who sits there, and nobody else's (204): others are answered number by number.
  api.get(
    '/rules/documents',
    described('The documents that were imported, as they are kept; 204 for who is not at the machine of the server', 'RulesDocuments'),
    async (request, reply) => {
      const kept = isFromHere(request) ? rules.kept() : null;
      if (!kept) return reply.status(204).send();
      const { text, tag } = kept;
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      return reply.type('application/json').serializer(String).send(text);
    },
  );
  api.get(
    '/rules/:number',
    described('The title of a rule, and its text where documents were imported', 'RuleTitle', undefined, query, params),
    async (request) => {
      const { number } = checked(params, request.params);
      const { profile } = checked(query, request.query);
      const found = rules.rule(number, yearOf(profile));
      if (!found) throw problem(404, 'error.noRule');
      return found;
    },
  );
}
