/** The HTTP API as it is described: the document in docs is what is served, and everything that comes in has a limit. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Client } from './client.js';
import { faults, type Schema } from './schema.js';
import { serverForTests } from './server.js';

interface Operation {
  summary?: string;
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

const server = serverForTests();
let served: Document;
beforeAll(async () => {
  served = (await (await fetch(`${server().url}/api/openapi.json`)).json()) as Document;
});

const operations = (): [string, Operation][] =>
  Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, o]): [string, Operation] => [`${method.toUpperCase()} ${path}`, o]),
  );

test('the document in docs is the one that is served (changed on purpose: npm run openapi)', () => {
  const kept: unknown = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(served).toEqual(kept);
});

/** Places of a schema at which something of any size could come in. */
function unlimited(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const s = schema as Schema;
  const inside = Object.entries(s).flatMap(([k, v]) => unlimited(v, `${at}.${k}`));
  if (s.type === 'string' && s.maxLength === undefined && s.enum === undefined && s.const === undefined) return [at, ...inside];
  if (s.type === 'array' && s.maxItems === undefined && s.prefixItems === undefined) return [at, ...inside];
  return inside;
}

test('every route says what it does, names its parameters, and limits what comes in', () => {
  expect(operations().length).toBeGreaterThan(20);
  for (const [name, o] of operations()) {
    expect(o.summary ?? '', name).not.toBe('');
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
    expect(
      (o.parameters ?? []).filter((p) => p.in === 'path').map((p) => p.name),
      name,
    ).toEqual(inPath);
    const body = Object.values(o.requestBody?.content ?? {}).map((c) => c.schema);
    expect([...(o.parameters ?? []).map((p) => p.schema), ...body].flatMap((s) => unlimited(s, name))).toEqual([]);
  }
});

test('what is answered is as the document says, with nothing in it that is not described', async () => {
  const c = new Client(server().url);
  const { schemas } = served.components;
  const answered = async (method: string, path: string, of: string, body?: unknown): Promise<Record<string, unknown>> => {
    const { status, body: value } = await c.call<Record<string, unknown>>(method, path, body);
    const { responses } = served.paths[of][method.toLowerCase()];
    const { schema } = responses[status === 200 ? '200' : 'default'].content['application/json'];
    expect(faults(schema, value, schemas), `${method} ${path}: ${status}`).toEqual([]);
    return value;
  };
  await answered('POST', '/api/session', '/api/session', { name: 'Ann' });
  await answered('GET', '/api/session', '/api/session');
  await answered('POST', '/api/login', '/api/login', { name: 'nobody', password: 'nothing at all' });
  await answered('GET', '/api/cards/search?q=goblin', '/api/cards/search');
  await answered('GET', '/api/cards/search?q=c%3A', '/api/cards/search');
  await answered('GET', '/api/cards/named?exact=Lightning%20Bolt', '/api/cards/named');
  const deck = await answered('POST', '/api/decks', '/api/decks', { name: 'Red', text: '40 Mountain\n1 Lightning Bolt\n1 No Such' });
  await answered('GET', '/api/decks', '/api/decks');
  await answered('GET', `/api/decks/${deck.id as string}`, '/api/decks/{id}');
  await answered('GET', `/api/decks/${deck.id as string}?as=mtgo`, '/api/decks/{id}');
  await answered('DELETE', `/api/decks/${deck.id as string}`, '/api/decks/{id}');
  await answered('GET', '/api/rules/704.5a', '/api/rules/{number}');
  await answered('GET', '/api/rules/nonsense', '/api/rules/{number}');
  const opponent = { kind: 'computer', level: 'beginner', deck: 'pauper-elves' };
  const { id } = (await answered('POST', '/api/tables', '/api/tables', { deck: 'pauper-burn', opponent })) as { id: string };
  const seat = c.seat(id);
  await seat.play(20);
  await answered('GET', '/api/games', '/api/games');
  await answered('GET', '/api/tables', '/api/tables');
  await answered('POST', `/api/tables/${id}/branch`, '/api/tables/{id}/branch', { n: 3 });
  seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  const line = seat.log.find((l) => l.kind === 'event');
  await seat.ask({ type: 'why', about: { event: line?.event } }, 'why');
  await seat.ask({ type: 'past', n: 2 }, 'past');
  await seat.ask({ type: 'advice' }, 'advice');
  await answered('GET', `/api/tables/${id}`, '/api/tables/{id}');
  await answered('GET', `/api/tables/${id}/replay`, '/api/tables/{id}/replay');
  await answered('GET', `/api/tables/${id}/replay?n=9`, '/api/tables/{id}/replay');
  await answered('GET', `/api/tables/${id}/replay/why?n=20&event=${line?.event}`, '/api/tables/{id}/replay/why');
  // The socket speaks as it is described, too, and every line of the stream is one of the log.
  const said = seat.raw.flatMap((text) => faults({ $ref: '#/components/schemas/ServerMessage' }, JSON.parse(text), schemas));
  expect(said).toEqual([]);
  const lines = (await (await fetch(`${server().url}/api/tables/${id}/events`)).text()).trim().split('\n');
  for (const l of lines) expect(faults({ $ref: '#/components/schemas/LogLine' }, JSON.parse(l), schemas)).toEqual([]);
});
