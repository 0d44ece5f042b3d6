/** Whether the server is well, for what watches it and what starts it again. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';

/** Where that is asked for. */
export const HEALTH = '/healthz';

/** Milliseconds in which a database that is well has answered. */
const WELL = 2000;

/** `/healthz`: 200 where the database answers in time, else 503. @param ending whether the server is about to end: nobody is to be sent to it any more */
export function healthRoute(app: FastifyInstance, db: Database, ending: () => boolean = () => false): void {
  app.get(HEALTH, { schema: { hide: true }, config: { rateLimit: false } }, async (_, reply) => {
    if (ending()) return reply.status(503).header('cache-control', 'no-store').send({ ok: false });
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((done) => {
      late = setTimeout(() => done(false), WELL);
    });
    const asked = db.query('select 1').then(
      () => true,
      () => false,
    );
    const ok = await Promise.race([asked, tooLate]);
    clearTimeout(late);
    return reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
