/** All tables this server has open: making them, taking them over, letting go of them. */
import { randomBytes } from 'node:crypto';
import { SetupError } from '@apnap/kernel';
import { passes } from '../db/faults.js';
import { tableName } from '../log.js';
import type { Opening } from '../tables/entries.js';
import type { Made } from '../tables/line.js';
import { Table } from '../tables/table.js';
import type { Owner } from '../workers/shares.js';
import { begun, Unplayable } from './begin.js';
import { type Context, hostedFor, isHere } from './context.js';
import { headOf } from './head.js';
import { LiveTable } from './live-table.js';
import { Replay } from './replay.js';
import { Fenced, LEASE, type Peer } from './store.js';
import { unneeded } from './unneeded.js';

/** The table belongs to another server (null: it is not known where that is). */
export class Elsewhere extends Error {
  constructor(readonly owner: Peer | null) {
    super('the table is at another server');
  }
}

/** A set-up as that of the table's games. @throws Unplayable where there is none */
function trialOf(table: Table): unknown {
  try {
    return table.trialSetup();
  } catch (e) {
    throw e instanceof SetupError ? new Unplayable(table.hosted.text(e.refusal.message)) : e;
  }
}

/** An id for a link: 96 bits that nobody guesses. */
export const newId = (): string => randomBytes(12).toString('base64url');

export class Tables {
  private readonly open = new Map<string, Promise<LiveTable | null>>();
  private readonly loaded = new Map<string, LiveTable>();
  private readonly timer: NodeJS.Timeout;
  private replaying: Promise<unknown> = Promise.resolve();
  private ending = false;
  /** Those that are being made. */
  private readonly making = new Set<Promise<LiveTable>>();

  constructor(readonly cx: Context) {
    this.timer = setInterval(
      () => void this.tend().catch((e: Error) => passes(e) || cx.log.fault('lease.fault', {}, e, `leases: ${e.message}`)),
      (LEASE * 1000) / 4,
    );
    this.timer.unref();
  }

  /**
   * A new table. A board, a moment of another game, or a way to play is tried before there is one.
   * @param made the moment it begins with, where it is there already
   * @param id a new one, which nobody guesses
   * @throws Unplayable, Spent, Overran, Crowded; Elsewhere where this server is about to end
   */
  create(opening: Opening, owners: readonly Owner[] = [], made: Made | null = null, id = newId()): Promise<LiveTable> {
    if (this.ending) return Promise.reject(new Elsewhere(null));
    const table = this.make(opening, owners, made, id);
    this.making.add(table);
    const done = (): void => void this.making.delete(table);
    table.then(done, done);
    return table;
  }

  private async make(opening: Opening, owners: readonly Owner[], made: Made | null, id: string): Promise<LiveTable> {
    const { beginning } = opening;
    const seed = beginning ? (beginning.seed ?? this.cx.newSeed()) : '';
    const first = made ?? (beginning ? await begun(this.cx, hostedFor(this.cx, opening), beginning, seed, owners) : null);
    const entry = { ...opening, at: this.cx.now(), time: 0 };
    const hosted = hostedFor(this.cx, opening);
    const table = new Table(id, hosted, entry);
    if (opening.way || hosted.beginsAside) await begun(this.cx, hosted, { setup: trialOf(table) }, 'trial', owners);
    await this.cx.store.create(id, headOf(table, 0), [entry]);
    const live = new LiveTable(this.cx, table, 1, 1, this.lost, first && { seed, made: first });
    this.open.set(id, Promise.resolve(live));
    this.loaded.set(id, live);
    const address = owners.find((o) => o.address !== undefined)?.address;
    if (address !== undefined)
      for (const [seat, s] of opening.sitters.entries()) if (s && s.kind !== 'computer') live.thinking.cameFrom(seat, address);
    await live.wake();
    this.cx.log.tell('table.opened', { table: tableName(id), game: hosted.game.id, made: true });
    return live;
  }

  /** The table, opened if need be; null: there is none. @throws Elsewhere when another server owns it. */
  get(id: string, owners: readonly Owner[] = []): Promise<LiveTable | null> {
    const known = this.open.get(id);
    if (known) return known;
    if (this.ending) return Promise.reject(new Elsewhere(null));
    const found = this.load(id, owners);
    this.open.set(id, found);
    found.then(
      (live) => {
        if (live) this.loaded.set(id, live);
        else this.open.delete(id);
      },
      () => this.open.delete(id),
    );
    return found;
  }

  private async load(id: string, owners: readonly Owner[]): Promise<LiveTable | null> {
    const { store, now, log } = this.cx;
    const since = performance.now();
    const generation = await store.claim(id);
    if (generation === undefined) return null;
    if (generation === null) throw new Elsewhere(await store.ownerOf(id));
    if (generation > 1) log.tell('lease.taken', { table: tableName(id), generation });
    const entries = await store.log(id);
    // Of a game that is not here somebody else may know.
    if (!isHere(this.cx, entries[0])) await store.release([id]);
    const again = new Replay(this.cx, id, entries, owners);
    while (!again.done) await this.turn(() => again.run());
    const { table } = again;
    const resume = { e: 'resume' as const, at: now() };
    const live = new LiveTable(this.cx, table, entries.length, generation, this.lost);
    if (again.failed !== null) await live.shut(again.failed);
    await live.enter(
      () => [resume],
      () => (table.clock !== null || table.deadline !== null || table.timeAt !== null) && table.phase === 'playing',
    );
    await live.wake();
    const ms = Math.round(performance.now() - since);
    log.tell('table.opened', { table: tableName(id), game: table.hosted.game.id, made: false, entries: entries.length, ms });
    return live;
  }

  /** Tables are played again one after the other: when many come back at once, the first are soon there. */
  private turn(work: () => Promise<void>): Promise<void> {
    const result = this.replaying.then(work, work);
    this.replaying = result.catch(() => {});
    return result;
  }

  /** What is in memory is no longer right, or no longer ours. */
  private readonly lost = (live: LiveTable, why: unknown): void => {
    const { id } = live.table;
    const { message } = why as Error;
    if (why instanceof Fenced) this.cx.log.tell('lease.lost', { table: tableName(id) }, `table ${id}: ${message}`);
    else this.cx.log.tableFault(id, why, message);
    this.drop(live, why instanceof Fenced ? 'taken' : 'lost');
  };

  private drop(live: LiveTable, why: 'idle' | 'taken' | 'lost' | 'end'): void {
    if (!live.closed) this.cx.log.tell('table.closed', { table: tableName(live.table.id), why });
    live.close();
    this.open.delete(live.table.id);
    this.loaded.delete(live.table.id);
    for (const c of live.connections) c.dismiss();
    live.connections.clear();
  }

  /** Renews the leases; closes what nobody needs, and what another has taken. */
  private async tend(): Promise<void> {
    const before = [...this.loaded];
    const owned = new Set(await this.cx.store.renew());
    const unused: LiveTable[] = [];
    for (const [id, live] of before) {
      if (live.closed) continue;
      if (!owned.has(id)) this.taken(live);
      else if (live.connections.size === 0 && !live.isDue) unused.push(live);
    }
    const now = this.cx.steady();
    const idle = unneeded(unused.map((live) => ({ live, since: now - live.usedAt, room: live.table.size }))).map(({ live }) => live);
    if (idle.length === 0) return;
    for (const live of idle) this.drop(live, 'idle');
    await this.cx.store.release(idle.map((l) => l.table.id));
  }

  /** Another server has taken this table: what is here is old. */
  async takenBy(id: string, server: string): Promise<void> {
    const live = server === this.cx.store.me ? null : await this.open.get(id)?.catch(() => null);
    if (live) this.taken(live);
  }

  private taken(live: LiveTable): void {
    if (!live.closed) this.cx.log.tell('lease.lost', { table: tableName(live.table.id) });
    this.drop(live, 'taken');
  }

  /** A table that is here, or can be. null: there is none; `elsewhere`: another server has it. */
  async reach(id: string): Promise<LiveTable | null | 'elsewhere'> {
    return this.get(id).catch((e) => {
      if (e instanceof Elsewhere) return 'elsewhere' as const;
      throw e;
    });
  }

  /** A table that is open here; undefined: it is not. */
  here(id: string): LiveTable | undefined {
    return this.loaded.get(id);
  }

  /** Those that are open. */
  all(): Iterable<LiveTable> {
    return this.loaded.values();
  }

  /** How many are open. */
  get size(): number {
    return this.open.size;
  }

  /** Whether it gives its tables to others: none is made or opened here any more. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** From now on no table comes here: whoever asks for one is to ask another server. */
  end(): void {
    this.ending = true;
  }

  /**
   * Lets everything go, when all that was asked for is done. Tables are given back before those who sit there are sent away: who comes to another server
   * finds his table free.
   */
  async close(): Promise<void> {
    this.end();
    clearInterval(this.timer);
    await Promise.allSettled(this.making);
    const all: LiveTable[] = [];
    for (const found of [...this.open.values()]) {
      const live = await found.catch(() => null);
      if (!live) continue;
      await live.settle();
      if (!live.closed) this.cx.log.tell('table.closed', { table: tableName(live.table.id), why: 'end' });
      live.close();
      all.push(live);
    }
    await this.cx.store.leave().finally(() => {
      for (const live of all) this.drop(live, 'end');
    });
  }
}
