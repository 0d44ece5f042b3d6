/** The trainer: questions about the rules, each from a seed. Nothing is kept of who was asked what. */
import type { ListView, TrainerFamily } from '@apnap/protocol';
import { FAMILIES, LEVELS, STEPS, say } from '@apnap/trainer';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checked } from './problem.js';
import { described } from './schema.js';
import { limited, ownersOf, personOf } from './services.js';
import type { Shelves } from './shelves.js';

const params = z.object({ family: z.enum(FAMILIES) });
const query = z.object({
  level: z.coerce
    .number()
    .int()
    .min(LEVELS[0])
    .max(LEVELS[LEVELS.length - 1])
    .default(LEVELS[0]),
  seed: z.string().min(1).max(40),
});

const towerQuery = z.object({
  seed: z.string().min(1).max(40),
  step: z.coerce
    .number()
    .int()
    .min(0)
    .max(STEPS - 1)
    .default(0),
});

const FAMILY_LIST: ListView<TrainerFamily> = {
  object: 'list',
  data: FAMILIES.map((id) => ({ id, name: say(`family.${id}`) })),
  hasMore: false,
  total: FAMILIES.length,
};

export function trainerRoutes(api: FastifyInstance, x: Shelves): void {
  api.get('/trainer', described('What the trainer asks about', 'list of TrainerFamily'), async () => FAMILY_LIST);
  const step = { ...described('A question of a Judge Tower', 'TrainerQuestion', undefined, towerQuery), config: limited(x, 5) };
  api.get('/trainer/tower', step, async (request) => {
    const { seed, step: at } = checked(towerQuery, request.query);
    return x.workers.do(
      'question',
      { family: 'tower', level: LEVELS[0], seed, step: at },
      ownersOf(x, request, await personOf(x, request)),
    );
  });
  const one = { ...described('A question of the trainer', 'TrainerQuestion', undefined, query, params), config: limited(x, 5) };
  api.get('/trainer/:family', one, async (request) => {
    const { family } = checked(params, request.params);
    const { level, seed } = checked(query, request.query);
    return x.workers.do('question', { family, level, seed }, ownersOf(x, request, await personOf(x, request)));
  });
}
