/** Whose name a name is, with imported cards besides those that come with the program: that of a whole card before that of a face. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile, importCards } from '@apnap/cards/node';
import { type CardInput, compileCard } from '@apnap/oracle';
import type { CardEntry, DeckView } from '@apnap/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.js';
import { newHome, type TestServer, testServer } from './server.js';

const instant = (name: string, text: string) => ({
  name,
  layout: 'normal',
  manaCost: '{R}',
  supertypes: [],
  types: ['Instant'],
  subtypes: [],
  text,
});
/** Names of faces of cards that come with the program, and the other way round. */
const IMPORTED = [
  instant('Ice', 'You gain 1 life.'),
  {
    name: 'Test Pupil // Lightning Bolt',
    layout: 'split',
    faces: [instant('Test Pupil', 'You gain 2 life.'), instant('Lightning Bolt', 'You gain 3 life.')],
  },
];

let server: TestServer;
beforeAll(async () => {
  const home = await newHome();
  const file = join(home.data, 'cards.jsonl');
  writeFileSync(file, IMPORTED.map((c) => JSON.stringify(c)).join('\n'));
  const problems: unknown[] = [];
  await importCards([file], databaseFile(home.data), {
    compile: (input) => compileCard(input as CardInput),
    problem: (_, p) => problems.push(p),
  });
  expect(problems).toEqual([]);
  server = await testServer({}, home);
});
afterAll(async () => {
  await server?.end();
});

test.each([
  ['Ice', 'Ice'],
  ['Fire', 'Fire // Ice'],
  ['Lightning Bolt', 'Lightning Bolt'],
  ['lightning bolt', 'Lightning Bolt'],
  ['Test Pupil', 'Test Pupil // Lightning Bolt'],
])('%s is %s', async (asked, name) => {
  const { body } = await new Client(server.url).call<CardEntry>('GET', `/api/cards/named?exact=${encodeURIComponent(asked)}`);
  expect(body.card).toBe(name);
});

test('a deck list means the whole cards', async () => {
  const c = new Client(server.url);
  const { body } = await c.call<DeckView>('POST', '/api/decks', { name: 'mine', text: '4 Ice\n4 Lightning Bolt\n52 Mountain' });
  expect(JSON.stringify(body)).toContain('"card":"Ice"');
  expect(JSON.stringify(body)).not.toContain('Test Pupil');
  expect(JSON.stringify(body)).not.toContain('Fire // Ice');
});
