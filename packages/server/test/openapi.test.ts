/** The HTTP API as it is described: the document in docs is what is served, and everything that comes in has a limit. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from './server.js';

type Schema = Record<string, unknown>;
interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let served: Document;
beforeAll(async () => {
  server = await testServer();
  served = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
}, 60_000);
afterAll(async () => {
  await server.end();
}, 60_000);

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
