/**
 * Servers on one PostgreSQL that are ended and started again one after the other while people play: each ends in good order and in time, its tables go on at the
 * other, and of what people did nothing is lost and nothing is done twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Seat, simple } from '../../server/test/client.js';
import { type Home, newHome, POSTGRES, rowsAt } from '../../server/test/server.js';
import { endAll, type Served, serve, stop } from './served.js';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Milliseconds between what somebody does: so slowly that no game is over before the servers have been started again. */
const THINKING = 600;

/** Somebody who plays at a table, by whichever server there is, and talks now and then. */
class Guest {
  readonly client: Client;
  private seat: Seat | null = null;
  private over = false;
  /** What was said and was shown to who said it. */
  readonly said: string[] = [];
  /** Answers that were shown as given. */
  given = 0;
  /** How many answers the game has, as he was last shown. */
  answers = 0;
  /** How often he had to look for another server. */
  moves = 0;

  constructor(
    readonly name: string,
    private readonly bases: readonly string[],
    private at: number,
  ) {
    this.client = new Client(bases[at]);
  }

  /** The next server, as a browser behind a load balancer comes to it. */
  private next(): void {
    this.at = (this.at + 1) % this.bases.length;
    this.client.base = this.bases[this.at];
  }

  /** Plays until he is told to stop. */
  async play(table: string): Promise<void> {
    for (let n = 0; !this.over; n++) {
      await this.turn(table, n).catch(() => {});
      if (this.over) break;
      if (this.seat?.closed) {
        this.seat = null;
        this.moves++;
        this.next();
        await new Promise((done) => setTimeout(done, 50));
      }
    }
    const { seat } = this;
    if (!seat) return;
    // The others have stopped, too: it is shown as it stays.
    await new Promise((done) => setTimeout(done, 3000));
    this.answers = seat.game?.n ?? 0;
    seat.close();
  }

  private async turn(table: string, n: number): Promise<void> {
    this.seat ??= this.client.seat(table);
    const seat = this.seat;
    await seat.until(() => seat.closed || (seat.table !== null && (n % 4 === 0 || seat.mine !== null)), 1000);
    if (seat.closed) return;
    if (n % 4 === 0) await this.say(seat, `${this.name} ${n}`);
    else if (seat.mine) {
      const before = seat.game?.n ?? 0;
      seat.answer(simple(seat.mine));
      await seat.until(() => seat.closed || (seat.game?.n ?? 0) > before, 5000);
      if ((seat.game?.n ?? 0) > before) this.given++;
    }
    await new Promise((done) => setTimeout(done, THINKING));
  }

  private async say(seat: Seat, text: string): Promise<void> {
    seat.send({ type: 'chat', text });
    const heard = (): boolean => seat.table?.chat.some((l) => l.text === text) ?? false;
    await seat.until(() => seat.closed || heard(), 3000);
    if (heard()) this.said.push(text);
  }

  stop(): void {
    this.over = true;
  }
}

describe.skipIf(POSTGRES === '')('two servers, one after the other ended and started again', () => {
  let home: Home;
  let data = '';
  let ports: number[] = [];
  const servers: Served[] = [];
  const begin = async (i: number): Promise<void> => {
    const url = `http://localhost:${ports[i]}`;
    servers[i] = serve(data, { args: ['--port', String(ports[i]), '--database-url', home.databaseUrl as string, '--advertise', url] });
    expect(await servers[i].url).toBe(url);
  };
  beforeAll(async () => {
    home = await newHome();
    data = mkdtempSync(join(tmpdir(), 'apnap-rolling-'));
    ports = [await freePort(), await freePort()];
    await Promise.all([begin(0), begin(1)]);
  });
  afterAll(async () => {
    endAll();
    rmSync(data, { recursive: true, force: true });
    await home.remove();
  });

  test('nothing is lost, nothing is done twice, and each ends with 0', async () => {
    const bases = ports.map((p) => `http://localhost:${p}`);
    const guests: Guest[] = [];
    const tables: string[] = [];
    for (let n = 0; n < 3; n++) {
      const pair = [new Guest(`a${n}`, bases, n % 2), new Guest(`b${n}`, bases, (n + 1) % 2)];
      const { id } = await pair[0].client.table({ opponent: { kind: 'person', listed: false } });
      expect((await pair[1].client.call('POST', `/api/tables/${id}/join`, { deck: 'pauper-elves' })).status).toBe(200);
      tables.push(id);
      guests.push(...pair);
    }
    const playing = guests.map((g, i) => g.play(tables[Math.floor(i / 2)]));
    const further = async (by: number): Promise<void> => {
      const from = guests.map((g) => g.given);
      const until = Date.now() + 120_000;
      while (guests.some((g, i) => g.given < from[i] + by)) {
        if (Date.now() > until) throw new Error(`they do not play on: ${guests.map((g) => `${g.name} ${g.given}`).join(', ')}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    };
    await further(2);
    for (const i of [0, 1]) {
      expect(await stop(servers[i])).toMatchObject({ code: 0, signal: null });
      // All go on at the other.
      await further(2);
      await begin(i);
    }
    await further(2);
    for (const g of guests) g.stop();
    await Promise.all(playing);
    expect(Math.max(...guests.map((g) => g.moves))).toBeGreaterThan(0);

    const url = home.databaseUrl as string;
    for (const [i, id] of tables.entries()) {
      const rows = await rowsAt<{ seq: number; entry: { e: string; text?: string } }>(
        url,
        'select seq, entry from table_log where table_id = $1 order by seq',
        [id],
      );
      expect(rows.map((r) => r.seq)).toEqual(rows.map((_, n) => n + 1));
      const pair = [guests[2 * i], guests[2 * i + 1]];
      const chat = rows.flatMap((r) => (r.entry.e === 'chat' ? [r.entry.text as string] : []));
      // What was not shown as said may have been said; what was said was said once.
      expect(new Set(chat).size).toBe(chat.length);
      for (const g of pair) for (const text of g.said) expect(chat).toContain(text);
      expect(pair.some((g) => g.said.length > 0)).toBe(true);
      const moves = rows.filter((r) => r.entry.e === 'move').length;
      // Each answer that is written is in the game once; each that was shown as given is among them.
      for (const g of pair) expect(g.answers).toBe(moves);
      expect(moves).toBeGreaterThanOrEqual(pair[0].given + pair[1].given);
      const [owner] = await rowsAt<{ generation: string }>(url, 'select generation from tables where id = $1', [id]);
      expect(Number(owner.generation)).toBeGreaterThan(1);
    }
  });
});
