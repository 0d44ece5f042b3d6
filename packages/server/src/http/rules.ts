/** Titles of rules. Their text belongs to others: it is shown where the documents were imported. */
import { ruleTitle } from '@apnap/judge';
import type { RuleTitle } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checked, problem } from './problem.js';
import { described } from './schema.js';

const params = z.object({ number: z.string().min(1).max(20) });

export function ruleRoutes(api: FastifyInstance): void {
  api.get('/rules/:number', described('The title of a rule', 'RuleTitle', undefined, undefined, params), async (request) => {
    const { number } = checked(params, request.params);
    const found = ruleTitle(number);
    if (!found) throw problem(404, 'error.noRule');
    const title: RuleTitle = { rule: number, title: { en: found.en, zh: found.zh } };
    return title;
  });
}
