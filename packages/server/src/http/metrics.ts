/** For whoever runs the server: figures of how it is doing, as Prometheus reads them, at an address of their own, which need not be anybody else's. */
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.js';
import type { Tables } from '../live/tables.js';
import { healthRoute } from './health.js';

/** Seconds into which answers are sorted by how long they took. */
const ANSWERED = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const REQUESTED = [0.005, 0.02, 0.1, 0.5, 2, 10];

export interface Figures {
  /** An answer at a table, from when it came until it was written down and shown: so many milliseconds. */
  answered(ms: number): void;
  /** Requests of an application are counted from now on, by their routes. */
  count(app: FastifyInstance): void;
  /** Serves them from now on. @param of the tables that are looked at when figures are asked for */
  serve(of: Tables): Promise<void>;
  /** Where they are; '' before they are served. */
  readonly url: string;
  close(): Promise<void>;
}

/** Figures of one server. @param at where they are served */
export function figuresOf(at: { host: string; port: number }, db: Database): Figures {
  const registry = new Registry();
  const registers = [registry];
  let tables: Tables | null = null;
  const live = () => [...(tables?.all() ?? [])];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'apnap_answer_seconds',
    help: 'Answers of people at tables, from when they came until they were written down and shown',
    buckets: ANSWERED,
    registers,
  });
  const requests = new Histogram({
    name: 'apnap_request_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUESTED,
    registers,
  });
  new Gauge({
    name: 'apnap_tables',
    help: 'Tables that this server has in memory, by phase',
    labelNames: ['phase'],
    registers,
    collect() {
      this.reset();
      for (const { table } of live()) this.inc({ phase: table.phase });
    },
  });
  new Gauge({
    name: 'apnap_sockets',
    help: 'Sockets at tables of this server',
    registers,
    collect() {
      this.set(live().reduce((n, { connections }) => n + connections.size, 0));
    },
  });
  const app = Fastify({ logger: false });
  healthRoute(app, db);
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  let url = '';
  return {
    answered: (ms) => answers.observe(ms / 1000),
    count: (counted) =>
      void counted.addHook('onResponse', async (request, reply) => {
        const { method, routeOptions } = request;
        requests.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
      }),
    async serve(of) {
      tables = of;
      url = `${await app.listen(at)}/metrics`;
    },
    get url() {
      return url;
    },
    close: () => app.close(),
  };
}
