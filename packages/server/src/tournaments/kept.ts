/** A tournament that is open here: its log in the database, what the log makes of it, and one change after the other. */
import type { Events, KeptEvent } from '@apnap/desk';
import type { CallView, Policy, TaskView } from '@apnap/protocol';
import { type Entry, extendedBy, LOG_START, logLine, openTournament, readLog, type Tournament } from '@apnap/tournament';
import { headOf } from './head.js';
import { Overtaken, type Part, type Shell, type TournamentStore } from './store.js';

/** A match: its round, the number of its table, and how often the round was paired. */
export const tableKey = (round: number, { a, b }: { readonly a: string; readonly b: string | null }): string => `${round}/${a}/${b}`;

/** So often a change is tried anew where another server has written before it. */
const TRIES = 8;

/** The lines of entries that follow a hash, and the hashes of these lines. */
function linesOf(entries: readonly Entry[], prev: string): { text: string; hashes: string[] } {
  let text = '';
  const hashes: string[] = [];
  for (const entry of entries) {
    const line = logLine(entry, hashes.at(-1) ?? prev);
    text += line.text;
    hashes.push(line.hash);
  }
  return { text, hashes };
}

/** A log that is not what was written. */
export class DamagedLog extends Error {
  constructor(id: string, line: number) {
    super(`tournament ${id}: line ${line} of its log is not what was written`);
  }
}

export class Kept implements KeptEvent {
  tournament: Tournament = { log: [], state: null as never };
  hashes: string[] = [];
  parts: readonly Part[] = [];
  calls: readonly CallView[] = [];
  tasks: readonly TaskView[] = [];
  /** The tables of this server at which matches are played, and whether the desk has heard what came of them: by {@link tableKey}. */
  tables: ReadonlyMap<string, { at: string; settled: boolean }> = new Map();
  policy: Policy;
  /** Goes up with every change of what is shown, of the log or beside it; a server that begins again does not come back to a number that was used. */
  version = Date.now();
  /** Told after every change. */
  readonly watchers = new Set<() => void>();
  usedAt = 0;
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly store: TournamentStore,
    readonly shell: Shell,
    /** Whether other servers may write, too. */
    private readonly shared: boolean,
    /** Told when lines were written here. */
    private readonly wrote: (id: string) => void,
  ) {
    this.policy = shell.policy;
  }

  /** @throws DamagedLog */
  static async open(store: TournamentStore, id: string, shared: boolean, wrote: (id: string) => void): Promise<Kept | null> {
    const shell = await store.shell(id);
    if (!shell) return null;
    const kept = new Kept(store, shell, shared, wrote);
    await kept.catchUp();
    return kept;
  }

  get id(): string {
    return this.shell.id;
  }

  get hash(): string {
    return this.hashes.at(-1) ?? LOG_START;
  }

  /** The log as its file has it. */
  get file(): string {
    return linesOf(this.tournament.log, LOG_START).text;
  }

  /** Reads what others have written, and who is who. */
  async catchUp(): Promise<void> {
    await this.inTurn(() => this.readOn());
    await this.readBeside();
  }

  /** One thing after the other: two that read on at once would take the same lines twice. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(work);
    this.turn = mine.catch(() => {});
    return mine;
  }

  private async readOn(): Promise<void> {
    const lines = this.hashes.length;
    const text = await this.store.lines(this.id, lines);
    if (text === '') return;
    const read = readLog(text, { lines, hash: this.hash });
    if (read.kind === 'refused') throw new DamagedLog(this.id, read.line);
    if (read.length < text.length) throw new DamagedLog(this.id, lines + read.entries.length + 1);
    this.tournament = lines === 0 ? openTournament(read.entries) : extendedBy(this.tournament, read.entries);
    this.hashes.push(...read.hashes);
  }

  /** Who is who, calls and tables, as the database has them. */
  async readBeside(): Promise<void> {
    this.parts = await this.store.parts(this.id);
    this.calls = await this.store.calls(this.id);
    this.tasks = await this.store.tasks(this.id);
    const tables = await this.store.tables(this.id);
    this.tables = new Map(tables.map((t) => [tableKey(t.round, t), { at: t.table, settled: t.settled }]));
    const shell = await this.store.shell(this.id);
    if (shell) this.policy = shell.policy;
    this.changed();
  }

  /** The desk's view of it: this one tournament, under whatever name. */
  readonly events: Events = {
    read: () => this,
    create: () => {
      throw new Error('a tournament is made by its service');
    },
    change: (_, work) => this.change(work),
  };

  /** One after the other; entries count once they are in the database. */
  private change<T>(work: (t: Tournament) => { entries: readonly Entry[]; found: T }): Promise<T> {
    return this.inTurn(() => this.written(work));
  }

  private async written<T>(work: (t: Tournament) => { entries: readonly Entry[]; found: T }): Promise<T> {
    for (let n = 0; ; n++) {
      if (this.shared) await this.readOn();
      const { entries, found } = work(this.tournament);
      if (entries.length === 0) return found;
      const { text, hashes } = linesOf(entries, this.hash);
      const next = extendedBy(this.tournament, entries);
      try {
        await this.store.append(this.id, this.hashes.length, text, headOf(next.state));
      } catch (e) {
        if (!(e instanceof Overtaken) || n >= TRIES) throw e;
        await this.readOn();
        continue;
      }
      this.tournament = next;
      this.hashes.push(...hashes);
      this.changed();
      this.wrote(this.id);
      return found;
    }
  }

  /** Something that is shown is another now. */
  changed(): void {
    this.version++;
    for (const told of this.watchers) told();
  }
}
