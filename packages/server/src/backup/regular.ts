/** Backups of a server that runs, again and again, into a folder: the newest are kept. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.js';
import type { Log } from '../log.js';
import { importedInto, writtenOf } from './write.js';

export interface RegularBackups {
  folder: string;
  /** The version of the program. */
  program: string;
  /** Milliseconds between two; absent: a day. */
  every?: number;
  /** How many are kept; absent: fourteen. */
  kept?: number;
}

const DAY = 24 * 3600_000;
const KEPT = 14;
/** Milliseconds after its start in which a server makes none: it has enough to do. */
const FIRST = 60_000;
/** The longest that a timer is set for: the clock may be put right meanwhile. */
const LOOK = 3600_000;

/** As what they are named, by their time: nothing else in the folder is touched. */
const NAME = /^apnap-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.gz$/;
const HALF = /^apnap-[\dT-]+Z\.gz\.[\w-]+\.tmp$/;
const nameAt = (at: Date): string => `apnap-${at.toISOString().replace(/[:.]/g, '-')}.gz`;
const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1T$2:$3:$4.$5Z'));

export class Backups {
  private timer: NodeJS.Timeout | null = null;
  private going: Promise<void> = Promise.resolve();
  /** It is to end: what is being made is broken off. */
  private readonly ending = new AbortController();

  constructor(
    /** The database; of a server a connection of its own, which is closed again. */
    private readonly open: () => Database,
    private readonly data: string,
    private readonly o: RegularBackups,
    private readonly log: Log,
    private readonly now: () => number,
  ) {}

  /** From now on they are made, the first when the last in the folder is old enough. @throws what the system says where there can be no folder */
  begin(): void {
    const { folder } = this.o;
    mkdirSync(folder, { recursive: true });
    // What a server left that was ended by force.
    for (const name of readdirSync(folder).filter((n) => HALF.test(n))) rmSync(join(folder, name), { force: true });
    const { every = DAY } = this.o;
    this.wait(Math.max(Math.min(FIRST, every), this.left()));
  }

  private get names(): string[] {
    return readdirSync(this.o.folder)
      .filter((name) => NAME.test(name))
      .sort();
  }

  /** Milliseconds until the next is due. */
  private left(): number {
    const { every = DAY } = this.o;
    const last = this.names.at(-1);
    return last === undefined ? 0 : timeOf(last) + every - this.now();
  }

  private wait(ms: number): void {
    if (this.ending.signal.aborted) return;
    this.timer = setTimeout(() => void this.look(), Math.min(LOOK, Math.max(0, ms)));
    this.timer.unref();
  }

  private look(): Promise<void> {
    this.going = this.made();
    return this.going;
  }

  private async made(): Promise<void> {
    const { every = DAY } = this.o;
    let left = 0;
    try {
      await this.make();
      left = this.left();
    } catch (e) {
      if (!this.ending.signal.aborted) this.log.fault('backup.fault', {}, e, `backup: ${(e as Error).message}`);
    }
    // One that failed is tried again, but not at once.
    this.wait(Math.max(Math.min(FIRST, every), left));
  }

  private async make(): Promise<void> {
    if (this.left() > 0) return;
    const { folder, program, kept = KEPT } = this.o;
    const since = performance.now();
    const at = new Date(this.now());
    const file = join(folder, nameAt(at));
    const files = importedInto(this.data).filter(({ path }) => existsSync(path));
    const db = this.open();
    const wanted = { over: false, program, now: at, files, where: this.data, signal: this.ending.signal };
    const { bytes } = await writtenOf(db, file, wanted).finally(() => db.shared && db.close());
    this.log.tell('backup.written', { file, bytes, ms: Math.round(performance.now() - since) });
    for (const name of this.names.slice(0, -kept)) rmSync(join(folder, name), { force: true });
  }

  /** Makes no more of them. */
  async close(): Promise<void> {
    this.ending.abort();
    if (this.timer) clearTimeout(this.timer);
    await this.going;
  }
}
