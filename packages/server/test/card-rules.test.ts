/** The rules that concern a card, as the library asks for them. */
import type { CardRulesView } from '@apnap/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.js';
import { type TestServer, testServer } from './server.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server?.end();
});

const ask = (name: string) => new Client(server.url).call<CardRulesView>('GET', `/api/cards/rules?exact=${encodeURIComponent(name)}`);

test('a card by its name in either language: what is printed on it, and what is cited when it is played', async () => {
  const { status, body } = await ask('Serra Angel');
  expect(status).toBe(200);
  expect(body).toMatchObject({ card: 'Serra Angel', name: { zh: '撒拉天使' }, printed: ['302', '702.9', '702.20'] });
  expect(body.cited).toContain('601.2a');
  expect((await ask('撒拉天使')).body.card).toBe('Serra Angel');
});

test('no card is called so: an answer without numbers, as names that are half typed are asked for', async () => {
  expect((await ask('Serra Ang')).body).toMatchObject({ card: null, printed: [], cited: [] });
  expect((await ask('x'.repeat(300))).status).toBe(400);
});
