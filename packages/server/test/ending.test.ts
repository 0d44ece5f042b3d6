/** A server that is about to end: nobody is sent to it, it opens no more tables, and those who sit at its tables are sent away when others may have them. */
import type { ErrorView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { newHome, testServer } from './server.js';

test('what is open is played on; what is not is left to others, and whoever watches the server is told', async () => {
  const home = await newHome();
  const first = await testServer({}, home);
  const c = new Client(first.url);
  const away = await c.table();
  await first.close();
  const server = await testServer({}, home);
  c.base = server.url;
  const here = await c.table();
  const seat = c.seat(here.id);
  await seat.until(() => seat.mine !== null);
  expect((await c.call('GET', '/healthz')).status).toBe(200);

  server.tables.end();
  expect((await c.call('GET', '/healthz')).status).toBe(503);
  const refused = await c.call<ErrorView>('GET', `/api/tables/${away.id}`);
  expect([refused.status, refused.body.code]).toEqual([503, 'elsewhere']);
  const made = await c.call<ErrorView>('POST', '/api/tables', { deck: 'pauper-burn', opponent: { kind: 'person', listed: false } });
  expect([made.status, made.body.code]).toEqual([503, 'elsewhere']);
  expect((await c.call('GET', `/api/tables/${here.id}`)).status).toBe(200);
  expect(await seat.play(1)).toBe(1);

  const { store } = server.tables.cx;
  const { leave } = store;
  const closed: boolean[] = [];
  store.leave = () => {
    closed.push(seat.closed);
    return leave.call(store);
  };
  await server.close();
  await seat.until(() => seat.closed);
  // The table was free before he was sent away.
  expect(closed).toEqual([false]);
  await home.remove();
});
