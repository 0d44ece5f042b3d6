/** Drafts: what can be drafted here, and "build my deck" for who builds one. */
import { SEATS } from '@apnap/limited';
import { DRAFT_KINDS, type DraftOffer, type DraftSetInfo } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { builtFrom } from '../draft/build.js';
import { DRAFT, draftGame } from '../draft/hosted.js';
import { podView } from '../pods/view.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { limited, ownersOf, personOf } from './services.js';
import type { Shelves } from './shelves.js';
import { tableOf, tableParams } from './tables.js';

const buildQuery = z.object({
  colors: z
    .string()
    .max(5)
    .regex(/^[WUBRG]*$/)
    .default(''),
});

export function draftRoutes(api: FastifyInstance, x: Shelves): void {
  /** The cards of a server do not change while it runs. */
  let sets: Promise<DraftSetInfo[]> | null = null;
  api.get('/drafts', described('What can be drafted here', 'DraftOffer'), async (request) => {
    const owners = ownersOf(x, request, await personOf(x, request));
    sets ??= x.workers.do('draftSets', {}, owners, 'later');
    sets.catch(() => {
      sets = null;
    });
    const kinds = DRAFT_KINDS.map((kind) => ({ kind, least: SEATS[kind][0], most: SEATS[kind][1] }));
    return { object: 'drafts', kinds, sets: await sets } satisfies DraftOffer;
  });

  api.get(
    '/pods/:id',
    described('The rounds that are played with the decks of a draft', 'PodView', undefined, undefined, tableParams),
    async (request) => {
      const { id } = checked(tableParams, request.params);
      const [pod, person] = [await x.pods.find(id), await personOf(x, request)];
      if (!pod) throw problem(404, 'error.noPod');
      return podView(id, pod, person?.id ?? null, await x.pods.there(pod));
    },
  );

  api.post(
    '/pods/:id/drop',
    {
      ...described(
        'Plays no more in the rounds, and concedes the match that is being played',
        'PodView',
        undefined,
        undefined,
        tableParams,
      ),
      config: limited(x, 10),
    },
    async (request) => {
      const { id } = checked(tableParams, request.params);
      const person = await personOf(x, request);
      const before = await x.pods.find(id);
      if (!before) throw problem(404, 'error.noPod');
      if (!person || !before.entrants.some((e) => e.person?.id === person.id)) throw problem(403, 'error.notInPod');
      if (!(await x.pods.drop(id, person.id))) throw problem(409, 'error.podLeft');
      const pod = (await x.pods.find(id)) ?? before;
      return podView(id, pod, person.id, await x.pods.there(pod));
    },
  );

  const game = draftGame(x.book);
  const built = {
    ...described('The deck that the builder makes of one’s pool, with its reasons', 'BuiltDeckView', undefined, buildQuery, tableParams),
    config: limited(x, 10),
  };
  api.get('/tables/:id/build', built, async (request) => {
    const { live, seat, owners } = await tableOf(x, request);
    const { colors } = checked(buildQuery, request.query);
    const { line, hosted } = live.table;
    if (hosted.game.id !== DRAFT || seat === null || !line) throw problem(404, 'error.notFound');
    const built = await live.calm(() =>
      x.tables.cx.processor.charge(owners, () => builtFrom(game.view(line.state as Parameters<typeof game.view>[0], seat), x.book, colors)),
    );
    if (!built) throw problem(404, 'error.notFound');
    return built;
  });
}
