/** A PostgreSQL server that goes away and comes back, under play. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '../src/tables/entries.js';
import { Client, simple } from './client.js';
import { newHome, POSTGRES, type TestServer, testServer } from './server.js';

/** What stands between a server and PostgreSQL: it can be cut, and cut at a statement. */
class Line {
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private down = false;
  /** What is sent with this text in it reaches PostgreSQL; the answer does not come back. */
  swallow = '';
  swallowed = 0;
  port = 0;

  constructor(host: string, port: number) {
    this.server = createServer((near) => {
      if (this.down) {
        near.destroy();
        return;
      }
      const far = connect(port, host);
      let mute = false;
      for (const s of [near, far]) {
        this.open.add(s);
        s.on('error', () => s.destroy());
        s.on('close', () => {
          this.open.delete(s);
          near.destroy();
          far.destroy();
        });
      }
      near.on('data', (d) => {
        far.write(d);
        if (this.swallow === '' || !d.includes(this.swallow)) return;
        mute = true;
        this.swallow = '';
        this.swallowed++;
        // PostgreSQL has carried it out by then, and nobody is told.
        setTimeout(() => near.destroy(), 300);
      });
      far.on('data', (d) => mute || near.write(d));
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const address = this.server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
  }

  cut(): void {
    this.down = true;
    for (const s of this.open) s.destroy();
  }

  mend(): void {
    this.down = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe.skipIf(POSTGRES === '')('PostgreSQL is away', () => {
  let server: TestServer;
  let line: Line;
  beforeAll(async () => {
    const home = await newHome();
    const url = new URL(home.databaseUrl as string);
    line = new Line(url.hostname, Number(url.port));
    await line.listen();
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(line.port);
    server = await testServer({}, { ...home, databaseUrl: through.href });
  });
  afterAll(async () => {
    line.mend();
    await server.end();
    line.close();
  });
  beforeEach(() => line.mend());

  const logOf = async (id: string): Promise<Entry[]> =>
    (await server.db.query<{ entry: Entry }>('select entry from table_log where table_id = $1 order by seq', [id])).map((r) => r.entry);
  const chats = (log: readonly Entry[]): string[] => log.flatMap((e) => (e.e === 'chat' ? [e.text] : []));

  test('who asks for something is told so, in both languages, with 503 and when to ask again', async () => {
    line.cut();
    for (const [method, path, body] of [
      ['GET', '/api/tables'],
      ['GET', '/api/tables/none'],
      ['POST', '/api/session', { name: 'Somebody' }],
    ] as const) {
      const response = await fetch(server.url + path, {
        method,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      });
      expect([path, response.status]).toEqual([path, 503]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const said = (await response.json()) as { code: string; text: { en: string; zh: string } };
      expect(said.code).toBe('away');
      expect(said.text.en).toMatch(/database/);
      expect(said.text.zh).toMatch(/数据库/);
    }
    line.mend();
    expect((await new Client(server.url).call('GET', '/api/tables')).status).toBe(200);
  });

  test('who plays keeps the socket, waits, and goes on when it is back: nothing is lost, nothing is there twice', async () => {
    const c = new Client(server.url);
    const info = await c.table({ opponent: { kind: 'person', listed: false } });
    const second = new Client(server.url);
    await second.call('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-elves' });
    const seats = [c.seat(info.id), second.seat(info.id)];
    await seats[0].until(() => seats.every((s) => s.game !== null) && seats.some((s) => s.mine));
    line.cut();
    const mine = seats.find((s) => s.mine) as (typeof seats)[0];
    const before = mine.game?.n ?? 0;
    mine.answer(simple(mine.mine as never));
    for (const s of seats) s.send({ type: 'chat', text: `while it is away ${seats.indexOf(s)}` });
    // Longer than the lease of the table.
    await sleep(10_000);
    expect(seats.map((s) => s.closed)).toEqual([false, false]);
    // Nothing is shown that is not written down.
    expect(mine.game?.n).toBe(before);
    expect(seats[0].table?.chat).toEqual([]);
    line.mend();
    await seats[0].until(() => seats.every((s) => (s.game?.n ?? 0) > before && s.table?.chat.length === 2));
    expect(seats.map((s) => s.closed)).toEqual([false, false]);
    expect(chats(await logOf(info.id)).sort()).toEqual(['while it is away 0', 'while it is away 1']);
    // And it goes on.
    for (let i = 0; i < 4; i++) {
      await seats[0].until(() => seats.some((s) => s.mine));
      const next = seats.find((s) => s.mine) as (typeof seats)[0];
      await next.give(simple(next.mine as never));
    }
    for (const s of seats) s.close();
  });

  test('what was written when the connection broke is not written again', async () => {
    const c = new Client(server.url);
    const info = await c.table();
    const seat = c.seat(info.id);
    await seat.until(() => seat.mine !== null);
    for (let i = 1; i <= 3; i++) {
      // By what is written: the statement itself may be known to PostgreSQL by a name alone.
      line.swallow = `"text":"line ${i}"`;
      seat.send({ type: 'chat', text: `line ${i}` });
      await seat.until(() => seat.table?.chat.length === i);
      expect(line.swallowed).toBe(i);
    }
    expect(chats(await logOf(info.id))).toEqual(['line 1', 'line 2', 'line 3']);
    await seat.play(3);
    expect(seat.closed).toBe(false);
    seat.close();
  });

  test('a server that is told to end while it is away ends', async () => {
    const home = await newHome();
    const url = new URL(home.databaseUrl as string);
    url.hostname = '127.0.0.1';
    url.port = String(line.port);
    const other = await testServer({}, { ...home, databaseUrl: url.href });
    const c = new Client(other.url);
    const info = await c.table();
    const seat = c.seat(info.id);
    await seat.until(() => seat.mine !== null);
    line.cut();
    seat.send({ type: 'chat', text: 'never written' });
    const began = performance.now();
    await other.close();
    expect(performance.now() - began).toBeLessThan(9000);
    line.mend();
    await home.remove();
  });
});
