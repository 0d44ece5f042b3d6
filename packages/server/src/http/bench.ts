/** An official at a table where a match of his tournament is played. */
import { type BenchView, officialAct } from '@apnap/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LiveTable } from '../live/live-table.js';
import { say } from '../text.js';
import { Forbidden } from '../tournaments/refusals.js';
import { checked, Problem, problem } from './problem.js';
import { described } from './schema.js';
import { limited, ownersOf, personOf } from './services.js';
import { langOf } from './session.js';
import type { Shelves } from './shelves.js';
import { tableParams } from './tables.js';

const benchBody = z.strictObject({ what: officialAct });

/** What is not for who asks. */
function told(e: unknown): never {
  throw e instanceof Forbidden ? new Problem(403, 'forbidden', e.text) : e;
}

/** The table of a request, however closed it is to those who don't sit there. @throws Problem where there is none */
async function asked(x: Shelves, request: FastifyRequest) {
  const { id } = checked(tableParams, request.params);
  const person = await personOf(x, request);
  const owners = ownersOf(x, request, person);
  const live: LiveTable | null = await x.tables.get(id, owners);
  if (!live) throw problem(404, 'error.noTable');
  return { live, person, owners };
}

export function benchRoutes(api: FastifyInstance, x: Shelves): void {
  const shown = described('A table as a judge of its tournament sees it who is there', 'BenchView', undefined, undefined, tableParams);
  api.get('/tables/:id/bench', shown, async (request, reply) => {
    const { live, person, owners } = await asked(x, request);
    // A server that begins anew counts its versions anew.
    const tag = `"${live.generation}-${live.version}"`;
    const view = async (): Promise<BenchView> => {
      const found = await x.benches.view(live, person?.id ?? null, owners).catch(told);
      if (!found) throw new Problem(409, 'refused', say('refused.notEntered'));
      return found;
    };
    // Who may see it is asked even where nothing has changed.
    await x.benches.mayLook(live, person?.id ?? null).catch(told);
    void reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== tag) return view();
    void reply.status(304).send();
    return undefined;
  });

  const done = { ...described('What a judge does at a table', 'BenchView', benchBody, undefined, tableParams), config: limited(x, 4) };
  api.post('/tables/:id/bench', done, async (request): Promise<BenchView | { object: 'left' }> => {
    const { what } = checked(benchBody, request.body);
    const { live, person, owners } = await asked(x, request);
    if (!person) throw problem(403, 'error.notAllowed');
    const result = await x.benches.act(live, what, { person, lang: langOf(request) }, owners).catch(told);
    if (!result.ok) throw new Problem(409, 'refused', result.text);
    return (await x.benches.view(live, person.id, owners).catch(told)) ?? { object: 'left' };
  });
}
