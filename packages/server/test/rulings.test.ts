/** The rulings of a card, from what was imported; the sentences are made up. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile, importCards } from '@apnap/cards/node';
import { type CardInput, compileCard } from '@apnap/oracle';
import type { RulingsView } from '@apnap/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.js';
import { newHome, type TestServer, testServer } from './server.js';

const HALF = { layout: 'normal', manaCost: '{R}', types: ['Instant'], text: 'You gain 1 life.' };
const IMPORTED = {
  name: 'Fire // Ice',
  layout: 'split',
  faces: [
    { ...HALF, name: 'Fire' },
    { ...HALF, name: 'Ice' },
  ],
  rulings: [
    { date: '2001-02-03', text: 'Made-up words about fire.' },
    { date: '2012-02-03', text: '编造的一句话。' },
  ],
};

let server: TestServer;
beforeAll(async () => {
  const home = await newHome();
  const file = join(home.data, 'cards.jsonl');
  writeFileSync(file, JSON.stringify(IMPORTED));
  await importCards([file], databaseFile(home.data), {
    compile: (input) => compileCard(input as CardInput),
    problem: (_, p) => expect.fail(JSON.stringify(p)),
  });
  server = await testServer({}, home);
});
afterAll(async () => {
  await server?.end();
});

const ask = (name: string) => new Client(server.url).call<RulingsView>('GET', `/api/cards/rulings?exact=${encodeURIComponent(name)}`);

test.each(['Fire // Ice', 'Ice', 'fire // ice'])('%s: those of the whole card, the newest first', async (name) => {
  expect((await ask(name)).body).toEqual({
    object: 'rulings',
    card: 'Fire // Ice',
    imported: true,
    rulings: [
      { date: '2012-02-03', text: '编造的一句话。', lang: 'zh' },
      { date: '2001-02-03', text: 'Made-up words about fire.', lang: 'en' },
    ],
  });
});

test('none of a card without, and no answer about a card that is not known', async () => {
  expect((await ask('Mountain')).body).toMatchObject({ imported: true, rulings: [] });
  expect((await ask('No Such Card At All')).status).toBe(404);
});
