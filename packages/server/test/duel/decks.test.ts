/** Decks of the second game by request: cards are searched for as players do, a list is judged by the rules (Y4), and a table keeps to the list of a region. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DuelDeckView, DuelOffer, DuelSearch, ErrorView, SessionView, TableInfo } from '@apnap/protocol';
import { CARD_FILE } from '@apnap/yugioh';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../client.js';
import { newHome, type TestServer, testServer } from '../server.js';

/** Rows as a card file has them: monsters without effects, one of which a list limits, and cards whose texts nobody can read. */
const ROWS = [
  ...Array.from({ length: 130 }, (_, i) => ({
    ...{ id: 900_000 + i, name: { en: `Clay Soldier ${i}`, 'zh-CN': `陶兵${i}` }, kind: 'Monster', types: 'Warrior / Normal' },
    ...{ attribute: 'EARTH', level: 4, atk: 1000 + i, def: 500, text: { en: '' }, limits: i === 7 ? { tcg: 'Limited' } : {} },
  })),
  ...Array.from({ length: 300 }, (_, i) => ({
    ...{ id: 910_000 + i, name: { en: `Aaa Riddle ${i}` }, kind: 'Spell', property: 'Normal', text: { en: `Zzz the frumious ${i} quux.` } },
  })),
];

let server: TestServer;
let client: Client;
beforeAll(async () => {
  const home = await newHome();
  writeFileSync(join(home.data, CARD_FILE), ROWS.map((r) => `${JSON.stringify(r)}\n`).join(''));
  server = await testServer({}, home);
  client = new Client(server.url);
  await client.call<SessionView>('POST', '/api/session', { name: 'Builder' });
});
afterAll(() => server?.end());

const search = (q: string, more = ''): Promise<DuelSearch> =>
  client.call<DuelSearch>('GET', `/api/duels/cards?q=${encodeURIComponent(q)}${more}`).then((r) => r.body);
const judge = (body: object): Promise<DuelDeckView> => client.call<DuelDeckView>('POST', '/api/duels/deck', body).then((r) => r.body);
const soldiers = (n: number, of = 0): string[] => Array.from({ length: n }, (_, i) => String(900_000 + of + (i % 20)));

test('cards are found by the terms of players, page by page', async () => {
  const first = await search('clay soldier atk<1100');
  expect([first.total, first.data.length, first.hasMore]).toEqual([100, 60, true]);
  const second = (await client.call<DuelSearch>('GET', first.next ?? '')).body;
  expect([second.data.length, second.hasMore]).toEqual([40, false]);
  expect(new Set([...first.data, ...second.data].map((e) => e.card.id)).size).toBe(100);
  expect((await search('陶兵7')).data[0].card.name).toEqual({ en: 'Clay Soldier 7', zh: '陶兵7' });
  expect((await search('lv4 foo:bar')).unknown).toEqual(['foo:bar']);
});

test('what can’t be played is shown with what is not read of it, and can be left out', async () => {
  const [riddle] = (await search('riddle')).data;
  expect(riddle.unread).toContain('frumious');
  expect(riddle.card.text.en).toContain('frumious');
  // More of them come first than are looked at for one page: the next goes on behind them.
  let page = await search('', '&playable=true');
  const seen = new Set<number>();
  for (let n = 0; n < 20; n++) {
    for (const e of page.data) {
      expect(e.unread).toBeUndefined();
      seen.add(e.card.id);
    }
    if (page.next === undefined) break;
    page = (await client.call<DuelSearch>('GET', page.next)).body;
  }
  expect(seen.size).toBe((page.total ?? 0) - 300);
});

test('a list is read with all that is wrong in it (Y4.1, Y4.2, Y4.6, Y4.7)', async () => {
  const good = await judge({ list: ['#main', ...soldiers(40), '#extra', '!side'].join('\n') });
  expect(good.problems).toEqual([]);
  expect((await judge({ list: good.link })).main).toEqual(good.main);
  expect((await judge({ list: good.ydk })).main).toEqual(good.main);
  const said = async (list: string): Promise<string> => (await judge({ list })).problems.map((p) => p.en).join(' ');
  expect(await said('3 Clay Soldier 1')).toMatch(/3 cards.*40 to 60/);
  expect(await said(`4 Clay Soldier 1\n${soldiers(40, 20).join('\n')}`)).toMatch(/Clay Soldier 1/);
  expect(await said('3 Nobody')).toMatch(/“3 Nobody”/);
  expect(await said(`Aaa Riddle 1\n${soldiers(39).join('\n')}`)).toMatch(/frumious/);
  expect((await judge({ list: '4 陶兵1' })).problems.some((p) => p.zh.includes('陶兵1'))).toBe(true);
});

test('the list of a region holds where it is chosen (Y4.4), for all who sit down; one that nobody knows is refused', async () => {
  expect((await client.call<DuelOffer>('GET', '/api/duels')).body.regions).toEqual(['none', 'tcg']);
  const list = ['900007', ...soldiers(40)].join('\n');
  expect((await judge({ list, region: 'none' })).problems).toEqual([]);
  expect((await judge({ list, region: 'tcg' })).problems.map((p) => p.en).join()).toMatch(/Clay Soldier 7/);
  const table = (region: string, deck: object) =>
    client.call<TableInfo | ErrorView>('POST', '/api/tables', {
      game: 'yugioh',
      deck,
      region,
      opponent: { kind: 'person', listed: false },
    });
  expect((await table('tcg', { list })).status).toBe(400);
  expect((await table('ocg', { list })).body).toMatchObject({ text: { en: expect.stringMatching(/No list of OCG/) } });
  const opened = await table('tcg', { stock: 'white-dragons' });
  expect(opened.status).toBe(200);
  const other = new Client(server.url);
  await other.call<SessionView>('POST', '/api/session', { name: 'Guest' });
  const join = (deck: object) => other.call<ErrorView>('POST', `/api/tables/${(opened.body as TableInfo).id}/join`, { deck });
  expect((await join({ list })).body).toMatchObject({ text: { en: expect.stringMatching(/Clay Soldier 7/) } });
  expect((await join({ list: soldiers(40, 10).join('\n') })).status).toBe(200);
});
