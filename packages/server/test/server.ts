/**
 * A server for a test: a data folder of its own, a port that is free. Where APNAP_TEST_DATABASE_URL names a PostgreSQL server, each gets a database of
 * its own there; else the embedded one.
 */
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerOptions, type ShareSettings, startServer } from '@apnap/server';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { reported } from './reported.js';
import './prepared.js';

/** A PostgreSQL server for tests; '' for none. */
export const POSTGRES = process.env.APNAP_TEST_DATABASE_URL ?? '';

/** Where a server keeps what it must not forget. */
export interface Home {
  data: string;
  databaseUrl?: string;
  remove(): Promise<void>;
}

async function onPostgres(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Rows of a database on the PostgreSQL server. */
export async function rowsAt<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client
    .query<Row>(sql, values.slice())
    .then((result) => result.rows)
    .finally(() => client.end());
}

/** A folder in which a server has begun and nothing has happened, or a database on the PostgreSQL server where there is one. */
export async function newHome(): Promise<Home> {
  const data = mkdtempSync(join(tmpdir(), 'apnap-test-'));
  const clear = (): void => rmSync(data, { recursive: true, force: true });
  if (POSTGRES === '') {
    cpSync(inject('prepared'), data, { recursive: true });
    return { data, remove: async () => clear() };
  }
  const name = `apnap_${randomBytes(6).toString('hex')}`;
  await onPostgres(`create database ${name}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  return {
    data,
    databaseUrl: url.href,
    async remove() {
      clear();
      await onPostgres(`drop database ${name} with (force)`);
    },
  };
}

/** More than any test uses. */
const PLENTY: ShareSettings = { person: { rate: 1000, burst: 1e9 }, address: { rate: 1000, burst: 1e9 } };

export type TestServer = RunningServer & { home: Home; reports: string[]; end(): Promise<void> };

/** Seeds of the form that servers make, the same for each server of a test: what a test plays is played alike each time. */
function seedsOfTest(): () => string {
  let n = 0;
  return () => `secret:${createHash('sha256').update(`${++n}`).digest('hex')}`;
}

/** Starts one; what it reports is an error of the test. @param at an old home to go on in; else a new one. */
export async function testServer(o: Partial<ServerOptions> = {}, at?: Home): Promise<TestServer> {
  const home = at ?? (await newHome());
  const reports: string[] = [];
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    computerThreads: 1,
    perMinute: 100_000,
    // Clients of tests answer faster than people.
    perSecond: 1000,
    // All of them come from one address.
    shares: { playing: PLENTY, working: PLENTY },
    newSeed: seedsOfTest(),
    ...o,
    data: home.data,
    ...(home.databaseUrl === undefined ? {} : { databaseUrl: home.databaseUrl }),
    report: (what) => {
      reports.push(what);
      reported.push(what);
    },
  });
  return {
    ...server,
    home,
    reports,
    async end() {
      await server.close();
      await home.remove();
    },
  };
}

/** A server for all tests of a file: started before the first, gone after the last. */
export function serverForTests(o: Partial<ServerOptions> = {}): () => TestServer {
  let server: TestServer | null = null;
  beforeAll(async () => {
    server = await testServer(o);
  });
  afterAll(async () => {
    await server?.end();
  });
  return () => {
    if (!server) throw new Error('the server is started before the first test');
    return server;
  };
}
