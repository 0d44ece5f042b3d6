/** What somebody is called who has not said his name: in the language of the page he came by. */
import type { SessionView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

test.each([
  ['en', /^Guest \d{4}$/, 'Computer'],
  ['zh-Hans', /^访客\d{4}$/, '电脑'],
])('a guest and his computer are named in %s', async (lang, guest, computer) => {
  const c = new Client(server().url);
  const body = { deck: 'pauper-burn', opponent: { kind: 'computer', level: 'easy' } };
  const { body: table } = await c.call<TableInfo>('POST', '/api/tables', body, { 'accept-language': lang });
  expect(table.seats.map((s) => s.name)).toEqual([expect.stringMatching(guest), computer]);
  const { body: session } = await c.call<SessionView>('GET', '/api/session');
  expect(session.player?.name).toBe(table.seats[0].name);
});
