/** What whoever runs the server is told: whether it is well, and figures. */
import { expect, test } from 'vitest';
import { Client, simple } from './client.js';
import { testServer } from './server.js';

/** A figure by its name and labels; undefined where there is none. */
const figure = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((l) => l.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

test('figures are at an address of their own: answers, requests by route, tables by phase, sockets', async () => {
  const server = await testServer({ metrics: { host: '127.0.0.1', port: 0 } });
  const read = async (): Promise<string> => {
    const response = await fetch(server.metrics);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=/)]);
    return response.text();
  };
  expect(figure(await read(), 'apnap_answer_seconds_count')).toBe(0);
  const ann = new Client(server.url);
  const { id } = await ann.table({ opponent: { kind: 'computer', level: 'easy' }, deck: 'pauper-burn' });
  const seat = ann.seat(id);
  let given = 0;
  for (; given < 3; given++) {
    await seat.until(() => seat.mine !== null);
    await seat.give(simple(seat.mine as never));
  }
  const text = await read();
  expect(figure(text, 'apnap_answer_seconds_count')).toBe(given);
  expect(figure(text, 'apnap_tables{phase="playing"}')).toBe(1);
  expect(figure(text, 'apnap_sockets')).toBe(1);
  expect(figure(text, 'apnap_request_seconds_count{method="POST",route="/api/tables",status="200"}')).toBe(1);
  expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  // Names of tables and people are in no label.
  expect(text).not.toContain(id);
  // They are not where everybody comes.
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('apnap_tables');
  seat.close();
  await server.end();
  await expect(fetch(server.metrics)).rejects.toThrow();
});

test('/healthz is 200 while the database answers, and 503 where it does not; by whatever name it is asked', async () => {
  const server = await testServer();
  expect(server.metrics).toBe('');
  const at = new URL('/healthz', server.url);
  const well = await server.app.inject({ url: '/healthz', headers: { host: '10.1.2.3:4040' } });
  expect([well.statusCode, well.json()]).toEqual([200, { ok: true }]);
  expect((await server.app.inject({ url: '/api/games', headers: { host: '10.1.2.3:4040' } })).statusCode).toBe(421);
  const { query } = server.db;
  server.db.query = () => new Promise(() => {});
  expect((await fetch(at)).status).toBe(503);
  server.db.query = () => Promise.reject(new Error('away'));
  expect((await fetch(at)).status).toBe(503);
  server.db.query = query;
  expect((await fetch(at)).status).toBe(200);
  await server.end();
});
