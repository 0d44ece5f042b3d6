/** What one client can make large: while it is worked at, the thread that plays stands still for nobody, whatever is asked for. */
import type { TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { counted, threadNumber } from '../src/workers/processor.js';
import { Client, type Seat } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

/** Milliseconds for which nobody may have to wait in all, counting those times that are noticed. */
const STILL = 450;
const NOTICED = 75;

const placed = (card: string, more: Record<string, unknown> = {}) => ({ seat: 0, zone: 'battlefield', card, ...more });
const LIBRARIES = [0, 1].map((seat) => placed('Forest', { seat, zone: 'library', count: 10 }));
const board = (...place: unknown[]) => ({ lives: [20, 20], place: [...place, ...LIBRARIES], other: 'myself' });

/** Milliseconds for which this thread had something to do and was given no processor so far: what others use of the machine is none of its doing. */
const pushedAside = (): number => counted(threadNumber())?.waited ?? 0;

/** How long the thread stood still meanwhile, in milliseconds: the better of two times. */
async function stood(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < 2 && least > STILL; n++) {
    let sum = 0;
    let last = performance.now();
    let aside = pushedAside();
    const tick = (): void => {
      const [now, then] = [performance.now(), pushedAside()];
      const still = now - last - (then - aside);
      if (still > NOTICED) sum += still;
      [last, aside] = [now, then];
    };
    const timer = setInterval(tick, 5);
    await work();
    tick();
    clearInterval(timer);
    least = Math.min(least, sum);
  }
  return least;
}

const check = (c: Client, text: string) => c.call('POST', '/api/decks/check', { name: 'x', text });
const get = (c: Client, path: string, of: string) => c.call('GET', path + encodeURIComponent(of));

/** The same again and again. */
async function often(ask: (i: number) => Promise<{ status: number }>): Promise<{ status: number }> {
  for (let i = 0; i < 7; i++) await ask(i);
  return ask(8);
}

/** What is asked for once before, so that what is read once is there. */
async function warm(c: Client): Promise<void> {
  await get(c, '/api/cards/search?q=', 'o:flying');
  await get(c, '/api/cards/named?fuzzy=', 'Lightning Bold');
  await check(c, '60 Forest');
  await c.call<TableInfo>('POST', '/api/scenarios', board());
}

const ATTACKS: readonly (readonly [string, (c: Client) => Promise<{ status: number }>])[] = [
  [
    'a board with forty times twice the mana, which is begun and goes on',
    async (c) => {
      const place = [
        placed('Mana Reflection', { count: 40 }),
        placed('Plains', { count: 2 }),
        placed("White Sun's Zenith", { zone: 'hand' }),
      ];
      const made = await c.call<TableInfo>('POST', '/api/scenarios', board(...place));
      const seat: Seat = c.seat(made.body.id);
      await seat.until(() => seat.mine !== null);
      const zenith = seat.mine?.ask?.form === 'pick' ? seat.mine.ask.options.filter((o) => o.act === 'cast') : [];
      expect(zenith).toHaveLength(1);
      seat.close();
      return made;
    },
  ],
  [
    'a board on which a hundred permanents each change all others',
    (c) => c.call('POST', '/api/scenarios', board(placed('Opalescence', { count: 50 }), placed('Humility', { count: 50 }))),
  ],
  ['a list that is a line of spaces', (c) => check(c, `1${' '.repeat(40_000)}x`)],
  ['a list of lines that are unlike any name', (c) => check(c, `1 ${'\ufdfa'.repeat(700)}\n`.repeat(2))],
  ['names unlike any', (c) => often((i) => get(c, '/api/cards/named?fuzzy=', `${i}${'\ufdfa'.repeat(190)}`))],
  ['a search with a pattern that tries all ways', (c) => get(c, '/api/cards/search?q=', 'o:/(.*)*(.*)*(.*)*Z/')],
  [
    'searches that read all texts',
    (c) => often((i) => get(c, '/api/cards/search?q=', `-o:zzz${i} -o:zzy -o:zzx -o:zzw -o:zzv -o:zzu -t:zz`)),
  ],
];

test.each(ATTACKS)('%s', async (_, attack) => {
  const c = new Client(server().url);
  await warm(c);
  const ms = await stood(async () => expect((await attack(c)).status).toBeLessThan(500));
  expect(ms).toBeLessThan(STILL);
  expect(server().reports).toEqual([]);
});

test('four searches at once, again and again: a table is played meanwhile without waiting', async () => {
  const [bad, good] = [new Client(server().url), new Client(server().url)];
  await warm(good);
  const { id } = (await good.call<TableInfo>('POST', '/api/scenarios', board(placed('Plains', { count: 3 })))).body;
  const seat = good.seat(id);
  await seat.until(() => seat.mine !== null);
  let over = false;
  const searches = [0, 1, 2, 3].map(async (k) => {
    for (let n = 0; n < 3 && !over; n++) await get(bad, '/api/cards/search?q=', `o:/(.*)*(.*)*(.*)*Z${k}/`);
  });
  const waits: number[] = [];
  for (let n = 0; n < 15; n++) {
    const since = performance.now();
    const before = seat.others.length;
    seat.send({ type: 'ping', id: n });
    await seat.until(() => seat.others.length > before);
    waits.push(performance.now() - since);
    await new Promise((later) => setTimeout(later, 50));
  }
  over = true;
  await Promise.all(searches);
  waits.sort((a, b) => a - b);
  expect(waits[waits.length - 3]).toBeLessThan(300);
});

test('hundreds of questions about the past at once: they are answered one by one, and others have their turn in between', async () => {
  const c = new Client(server().url);
  const wide = [0, 1].flatMap((seat) =>
    ['Grizzly Bears', 'Forest', 'Mountain', 'Island', 'Llanowar Elves'].map((card) => placed(card, { seat, count: 20 })),
  );
  const { id } = (await c.call<TableInfo>('POST', '/api/scenarios', board(...wide))).body;
  const seats = [0, 1, 2].map(() => c.seat(id));
  for (const seat of seats) await seat.until(() => seat.mine !== null);
  const answered = (seat: Seat): number => seat.others.filter((m) => m.type === 'past').length;
  const ms = await stood(async () => {
    const before = seats.map(answered);
    for (const seat of seats) for (let n = 0; n < 60; n++) seat.socket.send(JSON.stringify({ type: 'past', id: n, n: 0 }));
    await Promise.all(seats.map((seat, i) => seat.until(() => answered(seat) === before[i] + 60)));
  });
  expect(ms).toBeLessThan(STILL);
  for (const seat of seats) seat.close();
});
