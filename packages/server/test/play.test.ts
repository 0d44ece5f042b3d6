import { createHash } from 'node:crypto';
import type { DeckInfo, ListView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

const client = (): Client => new Client(server().url);

test('a guest is made with the first table, and a whole game against the computer can be played', async () => {
  const c = client();
  expect((await c.call('GET', '/api/session')).body).toEqual({ object: 'session', player: null });
  const decks = (await c.call<ListView<DeckInfo>>('GET', '/api/decks')).body;
  expect(decks.data.length).toBeGreaterThanOrEqual(8);
  const info = await c.table();
  expect(info.mySeat).toBe(0);
  expect(info.seed).toBeUndefined();
  const seat = c.seat(info.id);
  await seat.play();
  expect(seat.table?.info.phase).toBe('over');
  expect(seat.game?.result?.winners).toHaveLength(1);
  // The seed was committed to before the game, and is told after it.
  const seed = seat.table?.info.seed ?? '';
  expect(createHash('sha256').update(seed).digest('hex')).toBe(info.seedHash);
  for (const line of seat.log) expect([line.text.en, line.text.zh].every((t) => t !== '' && !t.includes('undefined'))).toBe(true);
  expect(server().reports).toEqual([]);
});

test('what is illegal is refused with a rule and changes nothing', async () => {
  const c = client();
  const seat = c.seat((await c.table()).id);
  await seat.until(() => seat.mine !== null);
  const before = JSON.stringify(seat.game);
  seat.send({ type: 'answer', n: seat.game?.n ?? 0, decision: seat.mine?.id ?? 0, answer: { pick: [99] } });
  await seat.until(() => seat.others.length > 0);
  expect(seat.others[0]).toMatchObject({ type: 'refused', to: 'answer', rule: '103.5' });
  expect(JSON.stringify(seat.game)).toBe(before);
});

test('two people at a table made by link; each sees only the own hand', async () => {
  const [a, b] = [client(), client()];
  const info = await a.table({ opponent: { kind: 'person', listed: false } });
  expect(info.phase).toBe('waiting');
  const joined = await b.call<TableInfo>('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-elves' });
  expect(joined.body).toMatchObject({ phase: 'playing', mySeat: 1 });
  const seats = [a.seat(info.id), b.seat(info.id)];
  await seats[0].until(() => seats.every((s) => s.game !== null));
  seats.forEach((s, i) => {
    expect(s.game?.players[i].hand).toHaveLength(7);
    expect(s.game?.players[1 - i].hand).toEqual([]);
    expect(s.game?.players[1 - i].handCount).toBe(7);
  });
  expect((await client().call('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-elves' })).status).toBe(409);
});
