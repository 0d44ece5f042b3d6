/** Looking back at one's own play, once a game is over. */
import type { ReviewView } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GameLine } from '../tables/line.js';
import type { Review } from '../workers/tasks.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import type { Services } from './services.js';
import { tableOf, tableParams } from './tables.js';

const reviewQuery = z.object({ game: z.coerce.number().int().min(1).max(1000).optional() });

export function reviewRoutes(api: FastifyInstance, x: Services): void {
  /** What was found, by game and seat: a game that is over does not change. */
  const found = new WeakMap<GameLine, Map<number, Promise<Review>>>();
  api.get(
    '/tables/:id/review',
    described('What the answers of one’s own seat were worth, in a game that is over', 'ReviewView', undefined, reviewQuery, tableParams),
    async (request): Promise<ReviewView> => {
      const { live, seat, owners } = await tableOf(x, request);
      const { table } = live;
      const asked = checked(reviewQuery, request.query);
      const game = asked.game ?? (table.phase === 'playing' ? table.game - 1 : table.game);
      const past = table.finished(game);
      if (!past) throw problem(409, 'error.notOver');
      const { line } = past;
      if (seat === null || !line.hosted.inThreads || !line.hosted.imagines('strong')) throw problem(404, 'error.notFound');
      const known = found.get(line) ?? new Map<number, Promise<Review>>();
      found.set(line, known);
      const { profile } = table.opening;
      const review =
        known.get(seat) ?? x.tables.cx.workers.do('review', { ...line.whole, seat, ...(profile ? { year: profile } : {}) }, owners);
      known.set(seat, review);
      review.catch(() => known.delete(seat));
      return { object: 'review', table: table.id, game, seat, ...(await review) };
    },
  );
}
