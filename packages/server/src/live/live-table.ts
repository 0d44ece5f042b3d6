/** A table that is being played: what is done to it goes one by one, is written down, and only then shown. */
import { randomBytes } from 'node:crypto';
import { type Answer, type Decision, defaultAnswer } from '@apnap/kernel';
import type { Text } from '@apnap/protocol';
import { imagines } from '../computer/levels.js';
import type { Entry } from '../tables/entries.js';
import { type Change, type Proposal, propose } from '../tables/propose.js';
import { automatic } from '../tables/stops.js';
import type { Table } from '../tables/table.js';
import { reasonText } from '../views/answers.js';
import { gameView, type Shown } from '../views/game.js';
import { type Presence, tableInfo, tableView } from '../views/table.js';
import { Allowance } from './allowance.js';
import type { Context } from './context.js';
import type { Head } from './store.js';

/** A new seed: 256 bits from the system. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Answers a table gives by itself before it lets others have their turn. */
const AT_ONCE = 200;
/** Lines of chat a seat may send at once, and how many more each second. */
const CHAT_BURST = 5;
const CHAT_PER_SECOND = 0.5;
/** Changes of its settings that a seat may make at once, and how many more each second: what comes faster is written down together. */
const SETTINGS_BURST = 20;
const SETTINGS_PER_SECOND = 1;
/** How often a computer may try again when its answer is refused. */
const TRIES = 4;

export const headOf = (table: Table): Head => ({
  info: tableInfo(table, { connected: [false, false], spectators: 0 }, null),
  phase: table.phase,
  listed: table.opening.listed && !table.opening.closed,
  people: table.sitters.map((s) => (s && s.kind !== 'computer' ? s.person : '')),
});

/** Who is told of changes: a socket, or somebody who only listens. */
export interface Watcher {
  readonly viewer: number | null;
  /** Whether others see that somebody is there. */
  readonly present: boolean;
  push(): void;
  /** The table is gone from here. */
  dismiss(): void;
}

export class LiveTable {
  readonly connections = new Set<Watcher>();
  /** Raised whenever anything that is shown may have changed. */
  version = 1;
  closed = false;
  /** Seats that wait for advice. */
  readonly advising = new Set<number>();
  /** Milliseconds: when it was last of use. */
  usedAt: number;
  /** Whether something is done, but not written down yet: nobody may see it. */
  private writing = false;
  private readonly chatting = [0, 1].map(() => new Allowance(CHAT_BURST, CHAT_PER_SECOND));
  private readonly setting = [0, 1].map(() => new Allowance(SETTINGS_BURST, SETTINGS_PER_SECOND));
  /** Settings that came too fast, the last of each seat: they take effect with whatever happens next, at the latest when the seat may go on. */
  private readonly held = new Map<number, Extract<Entry, { e: 'settings' }>>();
  private heldTimer: NodeJS.Timeout | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private thinkingAbout = '';
  private timer: NodeJS.Timeout | null = null;
  private shownHead: string;
  private readonly views = new Map<number | null, { key: string; shown: Shown | null }>();

  constructor(
    readonly cx: Context,
    readonly table: Table,
    private seq: number,
    readonly generation: number,
    private readonly lost: (live: LiveTable, why: unknown) => void,
  ) {
    this.usedAt = cx.now();
    this.shownHead = JSON.stringify(headOf(table));
  }

  /** Does something when all that came before is done. */
  private turn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work, work);
    this.queue = result.catch(() => {});
    return result;
  }

  /** Goes on where the table is: gives automatic answers, starts what is due, lets computers think. */
  wake(): Promise<void> {
    return this.turn(() => this.commit([]));
  }

  /** What a seat asks for: done and written down, or refused. */
  change(seat: number, m: Change): Promise<Proposal> {
    return this.turn(async () => {
      const proposal = propose(this.table, seat, m, this.cx.now(), this.held.get(seat)?.settings);
      if (proposal.ok && !this.hold(proposal.entries)) await this.commit(proposal.entries);
      return proposal;
    });
  }

  /** Holds settings that come too fast. @returns false for what is to be done at once. */
  private hold([entry, ...others]: readonly Entry[]): boolean {
    if (entry?.e !== 'settings' || others.length > 0) return false;
    const { seat } = entry;
    const before = this.held.get(seat);
    if (!before && this.setting[seat].take()) return false;
    this.held.set(seat, { ...before, ...entry });
    this.heldTimer ??= setTimeout(() => void this.wake().catch(() => {}), this.setting[seat].wait());
    this.heldTimer.unref();
    return true;
  }

  /** What was held until now. */
  private released(): Entry[] {
    if (this.heldTimer) clearTimeout(this.heldTimer);
    this.heldTimer = null;
    const entries = [...this.held.values()];
    for (const { seat } of entries) this.setting[seat].take();
    this.held.clear();
    return entries;
  }

  /** Entries that others have checked: somebody takes a seat. @param check judged when it is this one's turn. */
  enter(entries: (at: number) => Entry[], check: () => boolean): Promise<boolean> {
    return this.turn(async () => {
      if (!check()) return false;
      await this.commit(entries(this.cx.now()));
      return true;
    });
  }

  /** Carries entries out with all that follows by itself, writes them down, and shows them. */
  private async commit(given: readonly Entry[]): Promise<void> {
    if (this.closed) throw new Error('the table is closed');
    const entries = [...this.released(), ...given];
    this.writing = true;
    try {
      for (const e of entries) this.table.apply(e);
      for (let n = 0; n < AT_ONCE; n++) {
        const next = this.following();
        if (!next) break;
        this.table.apply(next);
        entries.push(next);
      }
      if (entries.length > 0) await this.cx.store.append(this.table.id, this.generation, this.seq, entries);
      this.seq += entries.length;
    } catch (e) {
      // What is in memory is no longer what is written down: whoever asks next gets it from there.
      this.lost(this, e);
      throw e;
    }
    this.writing = false;
    this.usedAt = this.cx.now();
    this.changed();
    this.afterCommit();
    await this.writeHead();
  }

  /** What happens next without anybody's doing. */
  private following(): Entry | null {
    const t = this.table;
    const at = this.cx.now();
    const full = t.sitters.every((s) => s !== null);
    if (t.phase === 'waiting' && full) return { e: 'start', seed: t.opening.beginning?.seed ?? this.cx.newSeed(), at };
    const agreed = t.rematch.length > 0 && (t.alone || [0, 1].every((seat) => t.isComputer(seat) || t.rematch.includes(seat)));
    if ((t.phase === 'sideboarding' && t.ready.every((r) => r)) || (t.phase === 'over' && agreed))
      return { e: 'start', seed: this.cx.newSeed(), at, ...(t.nextFirst === null ? {} : { first: t.nextFirst }) };
    const asked = t.takeback;
    if (asked && t.isComputer(1 - asked.seat)) return { e: 'back', to: asked.to, at };
    const d = t.pending();
    if (!d || !t.line || t.isComputer(d.decider)) return null;
    const move = automatic(t.line.state, d, t.settings[d.decider], t.passingSince(d.decider));
    return move ? { e: 'move', by: d.decider, move, auto: 1, at } : null;
  }

  private afterCommit(): void {
    this.setTimer();
    const d = this.table.pending();
    if (!d) return;
    if (this.table.isComputer(d.decider)) this.think(d);
    else if (this.following()) setImmediate(() => void this.wake().catch(() => {}));
  }

  private setTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const at = this.table.clock?.runsOut() ?? null;
    if (at === null || this.table.phase !== 'playing') return;
    this.timer = setTimeout(() => void this.timeUp().catch(() => {}), Math.min(Math.max(0, at - this.cx.now()) + 5, 2 ** 31 - 1));
    this.timer.unref();
  }

  private timeUp(): Promise<void> {
    return this.turn(async () => {
      const at = this.table.clock?.runsOut() ?? null;
      const d = this.table.pending();
      if (at === null || !d) return;
      if (at > this.cx.now()) this.setTimer();
      else await this.commit([{ e: 'timeout', seat: d.decider, at: this.cx.now() }]);
    });
  }

  /** What a computer player of this seat is asked with. */
  taskFor(seat: number): Parameters<Context['computers']['choose']>[0] | null {
    const { line, id, game } = this.table;
    const sitter = this.table.sitters[seat];
    if (!line) return null;
    const level = sitter?.kind === 'computer' ? sitter.level : 'strong';
    // Players have chance of their own: the seed of the game is not for them.
    const key = `${id}/${game}/${seat}`;
    const task = { key, seed: key, level, view: this.cx.game.view(line.state, seat) };
    return imagines(level) ? { ...task, game: { state: this.cx.game.save(line.state), setup: line.setup } } : task;
  }

  private think(d: Decision): void {
    const { line, era } = this.table;
    const about = `${era}/${line?.n}/${d.id}`;
    if (this.thinkingAbout === about || !line) return;
    this.thinkingAbout = about;
    const current = (): boolean =>
      !this.closed && this.table.era === era && this.table.pending()?.id === d.id && this.thinkingAbout === about;
    void (async () => {
      let answer: Answer = defaultAnswer(d);
      let why: Text | null = null;
      for (let n = 0; n < TRIES && current(); n++) {
        const task = this.taskFor(d.decider);
        if (!task) return;
        const found = await this.cx.computers.choose(task).catch((e: Error) => {
          this.cx.report(`computer at table ${this.table.id}: ${e.message}`);
          return null;
        });
        if (!current()) return;
        if (found && this.cx.game.answer(line.state, found.answer).ok) {
          answer = found.answer;
          why = found.why && reasonText(line.state, found.why);
          break;
        }
      }
      await this.turn(async () => {
        if (!current()) return;
        this.thinkingAbout = '';
        await this.commit([{ e: 'move', by: d.decider, move: answer, ...(why ? { why } : {}), at: this.cx.now() }]);
      });
    })().catch(() => {});
  }

  private async writeHead(): Promise<void> {
    const head = headOf(this.table);
    const text = JSON.stringify(head);
    if (text === this.shownHead) return;
    this.shownHead = text;
    await this.cx.store.writeHead(this.table.id, this.generation, head);
  }

  presence(): Presence {
    const there = [...this.connections].filter((c) => c.present);
    return {
      connected: [0, 1].map((seat) => there.some((c) => c.viewer === seat || (this.table.alone && c.viewer !== null))),
      spectators: there.filter((c) => c.viewer === null).length,
    };
  }

  /** Answers that a viewer has been shown by now: watchers are behind. */
  momentFor(viewer: number | null): number {
    const { line, opening } = this.table;
    if (!line) return 0;
    if (viewer !== null || opening.delay === 0) return line.n;
    const until = this.cx.now() - opening.delay * 1000;
    let n = line.n;
    while (n > 0 && line.given[n - 1].at > until) n--;
    return n;
  }

  /** The game for a viewer; made once for all who see the same. */
  shownTo(viewer: number | null): Shown | null {
    const { line, verdict } = this.table;
    if (!line) return null;
    const n = this.momentFor(viewer);
    const key = `${this.table.era}/${n}/${verdict ? 1 : 0}`;
    const known = this.views.get(viewer);
    if (known?.key === key) return known.shown;
    const now = n === line.n;
    const shown = gameView(now ? line.state : line.stateAt(n), viewer, n, this.table.handlesFor(viewer), now ? verdict : null);
    this.views.set(viewer, { key, shown });
    return shown;
  }

  tableFor(viewer: number | null): ReturnType<typeof tableView> {
    return tableView(this.table, this.presence(), viewer, this.cx.now());
  }

  /** Whether a seat may say something now: a few lines at once, and then one every other second, however often it connects. */
  mayChat(seat: number): boolean {
    return this.chatting[seat].take();
  }

  /** What is to be seen now: all that was asked for before is written down. */
  async calm<T>(look: () => T | Promise<T>): Promise<T> {
    while (this.writing && !this.closed) await this.queue;
    if (this.closed) throw new Error('the table is closed');
    return look();
  }

  /** Whether what is in memory may be shown. */
  get showable(): boolean {
    return !this.writing;
  }

  /** Something that is shown may be different: tells everybody who is connected, when it is written down. */
  changed(): void {
    if (this.writing) return;
    this.version++;
    for (const c of this.connections) this.tell(c);
    const { delay } = this.table.opening;
    if (delay > 0 && [...this.connections].some((c) => c.viewer === null)) {
      const later = setTimeout(
        () => {
          for (const c of this.connections) if (c.viewer === null) this.tell(c);
        },
        delay * 1000 + 20,
      );
      later.unref();
    }
  }

  /** Tells one; that something can't be shown to him stops nobody's game. */
  private tell(c: Watcher): void {
    try {
      c.push();
    } catch (e) {
      this.cx.report(`table ${this.table.id}: ${(e as Error).stack ?? e}`);
    }
  }

  /** Waits until all that was asked for is done. */
  async settle(): Promise<void> {
    if (this.held.size > 0 && !this.closed) await this.wake();
    await this.queue;
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.heldTimer) clearTimeout(this.heldTimer);
  }
}
