import type { CardEntry, DeckFileView, DeckView, ListView, MagicView, ReplayView, RuleTitle, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

const client = (): Client => new Client(server().url);

test('a game that is over can be looked at move by move, and its file replays to the same hash', async () => {
  const c = client();
  const info = await c.table();
  expect((await c.call('GET', `/api/tables/${info.id}/replay`)).status).toBe(409);
  const seat = c.seat(info.id);
  await seat.play();
  const replay = (await c.call<ReplayView>('GET', `/api/tables/${info.id}/replay`)).body;
  expect(replay.last).toBe(seat.game?.n);
  expect(replay.end.result).toEqual(seat.game?.result);
  const first = (await c.call<{ game: MagicView }>('GET', `/api/tables/${info.id}/replay?n=0`)).body.game;
  // CR 103.5: opening hands of seven, and now everybody may see both.
  expect(first.players.map((p) => p.hand.length)).toEqual([7, 7]);
  const save = replay.save as { answers: unknown[]; hash: string };
  expect(save.answers).toHaveLength(replay.last);
  expect(save.hash).toMatch(/^[0-9a-f]{32}$/);
});

test('the stream of events tells what the log tells, line by line', async () => {
  const c = client();
  const info = await c.table();
  const response = await fetch(`${server().url}/api/tables/${info.id}/events`, { headers: { cookie: c.cookie } });
  const seat = c.seat(info.id);
  await seat.play();
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((l) => JSON.parse(l));
  expect(lines).toEqual(seat.log);
});

test('a board set up by hand is played from, and why a creature is what it is can be asked', async () => {
  const c = client();
  const place = [
    { seat: 0, zone: 'battlefield', card: 'Grizzly Bears' },
    { seat: 0, zone: 'battlefield', card: 'Glorious Anthem' },
    { seat: 0, zone: 'library', card: 'Forest', count: 10 },
    { seat: 1, zone: 'library', card: 'Forest', count: 10 },
  ];
  const made = await c.call<TableInfo>('POST', '/api/scenarios', { lives: [20, 5], place, seed: 'x' });
  expect(made.status).toBe(200);
  const seat = c.seat(made.body.id);
  await seat.until(() => seat.game !== null && seat.mine !== null);
  const bears = seat.game?.battlefield.find((o) => o.name.en === 'Grizzly Bears');
  // CR 613.4c
  expect(bears).toMatchObject({ power: 3, toughness: 3, base: [2, 2] });
  const why = await seat.ask({ type: 'why', about: { object: bears?.id } }, 'why');
  expect(why.answer.steps.some((s) => s.layer === '7c' && s.rules.includes('613.4c'))).toBe(true);
  expect((await client().call('GET', `/api/tables/${made.body.id}`)).status).toBe(404);
  const set = [
    { seat: 1, zone: 'battlefield', card: 'Grizzly Bears', tapped: true, counters: [{ kind: '+1/+1', n: 2 }] },
    { seat: 1, zone: 'battlefield', card: 'Rancor', attachedTo: 0 },
    { seat: 1, zone: 'hand', card: 'Forest' },
    { seat: 0, zone: 'library', card: 'Forest', count: 10 },
    { seat: 1, zone: 'library', card: 'Forest', count: 10 },
  ];
  const other = await c.call<TableInfo>('POST', '/api/scenarios', { lives: [20, 5], place: set, first: 1, as: 1, from: 'postcombatMain' });
  expect(other.body.mySeat).toBe(1);
  const mine = c.seat(other.body.id);
  await mine.until(() => mine.mine !== null);
  expect(mine.game?.turn).toMatchObject({ number: 1, active: 1, step: 'postcombatMain' });
  const [enchanted, rancor] = ['Grizzly Bears', 'Rancor'].map((name) => mine.game?.battlefield.find((o) => o.name.en === name));
  // The untap step was before the turn begins here.
  expect(enchanted).toMatchObject({ power: 6, toughness: 4, tapped: true });
  expect(rancor?.attachedTo).toBe(enchanted?.id);
  const wrong = await c.call<{ object: string; status: number }>('POST', '/api/scenarios', {
    lives: [20, 20],
    place: [{ seat: 0, zone: 'hand', card: 'No Such Card' }],
  });
  expect(wrong.body).toMatchObject({ object: 'error', status: 400 });
});

test('why an event happened is a chain of causes to the answer that began it', async () => {
  const c = client();
  const seat = c.seat((await c.table()).id);
  await seat.play();
  const line = seat.log.find((l) => l.kind === 'event' && l.rules.includes('704.5a')) ?? seat.log[seat.log.length - 1];
  const why = await seat.ask({ type: 'why', about: { event: line.event } }, 'why');
  expect(why.answer.steps.length).toBeGreaterThan(1);
  expect(why.answer.steps[0].event).toBe(line.event);
});

test('cards are searched and shown with text in both languages; decks are kept, checked and written out', async () => {
  const c = client();
  const found = (await c.call<ListView<CardEntry>>('GET', `/api/cards/search?q=${encodeURIComponent('bolt t:instant c:r mv=1')}`)).body;
  expect(found.data.map((e) => e.card)).toContain('Lightning Bolt');
  const bolt = (await c.call<CardEntry>('GET', '/api/cards/named?exact=Lightning%20Bolt')).body;
  expect(bolt.faces[0].text.en).toContain('3 damage');
  expect(bolt.faces[0].text.zh).toContain('3点伤害');
  expect((await c.call('GET', '/api/cards/search?q=c%3A')).status).toBe(400);
  const text = '4 Lightning Bolt\n20 Mountain\n36 Monastery Swiftspeer';
  const checked = (await c.call<DeckView>('POST', '/api/decks/check', { name: 'Red', text })).body;
  expect(checked.problems[0]).toMatchObject({ line: 3, near: expect.arrayContaining(['Monastery Swiftspear']) });
  const mine = (await c.call<DeckView>('POST', '/api/decks', { name: 'Red', text: text.replace('speer', 'spear') })).body;
  expect(mine.cards).toBe(60);
  // CR 100.2a: at most four of a card.
  expect(mine.formats.find((f) => f.format === 'constructed')).toMatchObject({
    legal: false,
    reasons: expect.arrayContaining([expect.objectContaining({ card: 'Monastery Swiftspear', rule: '100.2a' })]),
  });
  const lead = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n99 Mountain';
  const led = (await c.call<DeckView>('POST', '/api/decks/check', { name: 'Led', text: lead })).body;
  expect([led.commander, led.main]).toEqual([[{ card: 'Krenko, Mob Boss', count: 1 }], [{ card: 'Mountain', count: 99 }]]);
  const file = (await c.call<DeckFileView>('POST', '/api/decks/write', { name: 'Led', text: lead, as: 'cockatrice' })).body;
  expect(file.ending).toBe('.cod');
  expect(file.text).toContain('<deckname>Led</deckname>');
  expect(file.lost.length).toBeGreaterThan(0);
  expect((await c.call('POST', '/api/decks/write', { name: 'Led', text: lead, as: 'paper' })).status).toBe(400);
  expect((await c.call<{ text: string }>('GET', `/api/decks/${mine.id}?as=mtgo`)).body.text).toContain('4 Lightning Bolt');
  expect((await client().call('GET', `/api/decks/${mine.id}`)).status).toBe(404);
  const rule = (await c.call<RuleTitle>('GET', '/api/rules/704.5a')).body;
  expect(rule.title.zh).not.toBe('');
});
