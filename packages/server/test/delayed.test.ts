import type { MagicDecision, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client, simple } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

test('CR 603.7, CR 702.109a: a delayed triggered ability is shown on the stack in words, and the game goes on', async () => {
  const c = new Client(server().url);
  const zone = (card: string, where: string, seat = 0, count = 1) => ({ seat, zone: where, card, count });
  const made = await c.call<TableInfo>('POST', '/api/scenarios', {
    lives: [20, 20],
    place: [
      zone('Goblin Heelcutter', 'hand'),
      zone('Mountain', 'battlefield', 0, 3),
      zone('Mountain', 'library', 0, 20),
      zone('Mountain', 'library', 1, 20),
    ],
  });
  expect(made.status).toBe(200);
  const seat = c.seat(made.body.id);
  const answer = (d: MagicDecision) => {
    const dash = d.ask?.form === 'pick' ? d.ask.options.findIndex((o) => /dash/i.test(`${o.label.en} ${o.note?.en ?? ''}`)) : -1;
    return dash >= 0 ? { pick: [dash] } : simple(d);
  };
  while ((seat.game?.turn.number ?? 1) < 2) {
    await seat.until(() => seat.mine !== null || (seat.game?.turn.number ?? 1) > 1);
    if (seat.mine) await seat.give(answer(seat.mine));
  }
  expect(seat.log.some((l) => l.text.en.includes('triggered ability of Goblin Heelcutter'))).toBe(true);
  const shown = seat.raw.filter((r) => r.includes('"triggered"'));
  expect(shown.some((r) => /[Rr]eturn/.test(r) && r.includes('移回'))).toBe(true);
  expect(server().reports).toEqual([]);
});
