/** What was acknowledged is not lost: by cut sockets, by killed servers. */
import { isDeepStrictEqual } from 'node:util';
import { Dice } from '@apnap/players';
import { expect, test } from 'vitest';
import { Client, simple } from './client.js';
import { startChild } from './process.js';
import { newHome, serverForTests } from './server.js';

const server = serverForTests();

test('after each of 50 cuts of the socket at random moments the client sees what it would have seen', async () => {
  const dice = new Dice('cuts');
  let cuts = 0;
  for (let games = 0; cuts < 50 && games < 12; games++) {
    const c = new Client(server().url);
    const info = await c.table();
    const [steady, cut] = [c.seat(info.id), c.seat(info.id)];
    while (cuts < 50) {
      await steady.until(() => steady.mine !== null || steady.table?.info.phase === 'over');
      if (!steady.mine) break;
      await steady.give(simple(steady.mine));
      if (!dice.chance(500)) continue;
      cut.reconnect();
      cuts++;
    }
    const same = (): boolean => isDeepStrictEqual([cut.game, cut.log], [steady.game, steady.log]);
    await cut.until(() => cut.table !== null && same());
    steady.close();
    cut.close();
  }
  expect(cuts).toBe(50);
  expect(server().reports).toEqual([]);
});

test('kill -9 at any moment loses nothing that was acknowledged, and the game goes on where it was', async () => {
  const home = await newHome();
  const dice = new Dice('kills');
  let child = await startChild(home);
  const c = new Client(child.url);
  let info = await c.table();
  let seat = c.seat(info.id);
  let given = 0;
  for (let kills = 0; kills < 4; kills++) {
    given += await seat.play(3 + dice.below(12));
    if (seat.game?.result) {
      seat.close();
      info = await c.table();
      seat = c.seat(info.id);
      given += await seat.play(3);
    }
    // One more answer is on its way when the server dies.
    if (seat.mine) seat.answer(simple(seat.mine));
    await new Promise((done) => setTimeout(done, dice.below(20)));
    await child.kill();
    const [before, log] = [seat.game, seat.log];
    child = await startChild(home, Number(new URL(child.url).port));
    seat = c.seat(info.id);
    await seat.until(() => seat.game !== null);
    expect(seat.game?.n).toBeGreaterThanOrEqual(before?.n ?? 0);
    expect(seat.log.slice(0, log.length)).toEqual(log);
    if (seat.game?.n === before?.n) expect(seat.game).toEqual(before);
  }
  expect(given).toBeGreaterThan(10);
  await seat.play();
  expect(seat.game?.result).not.toBeNull();
  await child.kill();
  await home.remove();
}, 240_000);
