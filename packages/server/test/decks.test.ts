/** Decks over HTTP: what a list says of its cards stays with it, and whose business the name of a deck is. */
import type { DeckFileView, DeckInfo, DeckView, ListView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

const NOTHING = { en: '', zh: '' };

test('printings, finishes and tags of a list are told, card by card', async () => {
  const text =
    'Deck\n3 Lightning Strike (M15) 155 *F*\n1 Lightning Strike\n20 Mountain (M15) 262 #basics\n2 Shock\n\nSideboard\n1 Shock (M15)\n';
  const { body } = await new Client(server().url).call<DeckView>('POST', '/api/decks/check', { name: 'x', text });
  expect(body.main).toEqual([
    { card: 'Lightning Strike', count: 4, prints: [{ count: 3, set: 'M15', number: '155', finish: 'foil' }] },
    { card: 'Mountain', count: 20, prints: [{ count: 20, set: 'M15', number: '262', marks: ['#basics'] }] },
    { card: 'Shock', count: 2 },
  ]);
  expect(body.side).toEqual([{ card: 'Shock', count: 1, prints: [{ count: 1, set: 'M15' }] }]);
});

const LIST = `Deck
40 Mountain

Sideboard
2 Shock

Maybeboard
3 Lightning Strike (M15) 155 #burn
1 Nobody Knows This Card

Tokens
2 Goblin

Planes
1 Naya
`;

test('what one thinks about and parts that no game uses stay with a deck that is read, and go into the files that can hold them', async () => {
  const c = new Client(server().url);
  const { body } = await c.call<DeckView>('POST', '/api/decks/check', { name: 'x', text: LIST });
  expect(body.maybe).toEqual([{ card: 'Lightning Strike', count: 3, prints: [{ count: 3, set: 'M15', number: '155', marks: ['#burn'] }] }]);
  expect(body.cards).toBe(40);
  expect(body.entries.map((e) => e.card)).toEqual(['Mountain', 'Shock', 'Lightning Strike']);
  expect(body.rest).toEqual([
    { zone: 'tokens', name: { en: 'tokens', zh: '衍生物' }, lines: [{ card: 'Goblin', count: 2 }] },
    { zone: 'planes', name: { en: 'planes', zh: '时空' }, lines: [{ card: 'Naya', count: 1 }] },
  ]);
  const written = async (as: string) => (await c.call<DeckFileView>('POST', '/api/decks/write', { name: 'x', text: LIST, as })).body;
  const moxfield = await written('moxfield');
  expect(moxfield.text).toContain('MAYBEBOARD:\n3 Lightning Strike (M15) 155 #burn\n');
  expect(moxfield.text).toContain('TOKENS:\n2 Goblin\n');
  const arena = await written('arena');
  expect(arena.text).toBe('About\nName x\n\nDeck\n40 Mountain\n\nSideboard\n2 Shock\n');
  expect(arena.lost.map((l) => l.en).join(' ')).toMatch(/maybeboard.*tokens.*planes/);
});

test('an unknown name among the cards one only thinks about keeps nobody from playing', async () => {
  const c = new Client(server().url);
  const { body } = await c.call<DeckView>('POST', '/api/decks', { name: 'x', text: LIST });
  expect(body.problems.map((p) => p.text.en).join()).toContain('Nobody Knows This Card');
  const table = await c.call<TableInfo>('POST', '/api/tables', { deck: body.id, opponent: { kind: 'computer', level: 'easy' } });
  expect(table.status).toBe(200);
});

const namesOf = (info: TableInfo | undefined) => info?.seats.map((s) => s.deckName);

test('a deck that was picked for the computer is as secret as a person’s until it is over; one that was chosen is known to who chose it', async () => {
  const c = new Client(server().url);
  const mine = { en: expect.stringMatching(/\w/), zh: expect.stringMatching(/[\u4e00-\u9fff]/) };
  const chosen = await c.table();
  expect(namesOf(chosen)).toEqual([mine, mine]);
  const picked = await c.table({ opponent: { kind: 'computer', level: 'easy' } });
  expect(namesOf(picked)).toEqual([mine, NOTHING]);
  const seat = c.seat(picked.id);
  await seat.until(() => seat.game !== null);
  expect(namesOf(seat.table?.info)).toEqual([mine, NOTHING]);
  const { body } = await c.call<ListView<TableInfo>>('GET', '/api/tables');
  expect(body.data.map(namesOf)).toEqual([
    [NOTHING, NOTHING],
    [NOTHING, NOTHING],
  ]);
  seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  expect(namesOf(seat.table?.info)).toEqual([mine, mine]);
  seat.close();
});

test('a deck of 57 cards with eight of a kind can be played, and is told to be none by CR 100.2a; one that comes with the program is one', async () => {
  const c = new Client(server().url);
  const text = 'Deck\n8 Lightning Strike\n49 Mountain\n';
  const { body } = await c.call<DeckView>('POST', '/api/decks/check', { name: 'x', text });
  expect(body.faults?.map((f) => f.rule)).toEqual(['100.2a', '100.2a']);
  expect(body.faults?.map((f) => f.text.en).join(' ')).toMatch(/57.*60/);
  const { body: listed } = await c.call<ListView<DeckInfo>>('GET', '/api/decks');
  expect(listed.data.filter((d) => d.faults !== undefined).map((d) => d.id)).toEqual([]);
});
