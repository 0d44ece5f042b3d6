/** A table that is being played: what is done to it goes one by one, is written down, and only then shown. */
import { randomBytes } from 'node:crypto';
import { Overrun } from '@apnap/kernel';
import type { Blow, TableInfo, TableView } from '@apnap/protocol';
import { Allowance } from '../allowance.js';
import { tableName } from '../log.js';
import { AtOnce } from '../tables/computed.js';
import type { Allowed, Closing, Entry } from '../tables/entries.js';
import type { Made } from '../tables/line.js';
import { type Change, type Proposal, propose } from '../tables/propose.js';
import type { Table } from '../tables/table.js';
import { nobodyOf, type Presence, tableInfo, tableView } from '../tables/view.js';
import { say } from '../text.js';
import type { Shown } from '../views/viewer.js';
import type { Owner } from '../workers/shares.js';
import { Crowded } from '../workers/workers.js';
import { Attendance } from './attendance.js';
import { begun } from './begin.js';
import type { Context } from './context.js';
import { following } from './following.js';
import { headOf, isNews } from './head.js';
import { HeldSettings } from './held.js';
import { clockOf, endsOf, lateAnswer, type MatchClock, MatchTime } from './match-time.js';
import { Queued } from './queued.js';
import type { Head } from './store.js';
import { TeamChoices } from './team-choices.js';
import { Thinking } from './thinking.js';
import { closingFor, goesBackTo, isBusy } from './undone.js';
import type { Watcher } from './watcher.js';

/** A new seed: 256 bits from the system, all of which the game's chance depends on. */
export const newSeed = (): string => `secret:${randomBytes(32).toString('hex')}`;

/** Answers a table gives by itself, and milliseconds it takes for them, before it lets others have their turn. */
const AT_ONCE = 200;
const AT_ONCE_MS = 200;
/** Milliseconds for which connections are told of changes before others have their turn. */
const TELLING_MS = 25;
/** Milliseconds after which something is tried again for which there were no threads. */
const RETRY_MS = 2000;
/** Lines of chat a seat may send at once, and how many more each second. */
const CHAT_BURST = 5;
const CHAT_PER_SECOND = 0.5;
/** Messages by which the game goes on. */
const PLAYS: ReadonlySet<Change['type']> = new Set<Change['type']>([
  'answer',
  'concede',
  'takeback',
  'takebackReply',
  'rematch',
  'sideboard',
]);

export class LiveTable {
  readonly connections = new Set<Watcher>();
  /** Raised whenever anything that is shown may have changed. */
  version = 1;
  closed = false;
  /** Computer players here. */
  readonly thinking: Thinking;
  private readonly atOnce = new AtOnce((seat, of) => this.cx.processor.charge(this.ownersOf(seat), of));
  /** When it was last of use, by the steady clock. */
  usedAt: number;
  /** When the table's own time would have begun, had it been open all the time. */
  private readonly since: number;
  /** Whether something is done, but not written down yet: nobody may see it. */
  private writing = false;
  private readonly chatting: readonly Allowance[];
  private readonly held: HeldSettings;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly queued: Queued;
  private wakeTimer: NodeJS.Timeout | null = null;
  /** When something is tried again for which there were no threads. */
  private retryAt = 0;
  /** The beginning of the next game, where it was made before it is to be. */
  private prepared: { seed: string; made: Made } | null = null;
  private timer: NodeJS.Timeout | null = null;
  private laterTimer: NodeJS.Timeout | null = null;
  private readonly attendance: Attendance;
  private readonly matchTime: MatchTime;
  private readonly team: TeamChoices;
  private shownHead: Head;
  private readonly views = new Map<number | null, { key: string; shown: Shown | null }>();

  constructor(
    readonly cx: Context,
    readonly table: Table,
    private seq: number,
    readonly generation: number,
    private readonly lost: (live: LiveTable, why: unknown) => void,
    prepared: { seed: string; made: Made } | null = null,
  ) {
    this.prepared = prepared;
    this.queued = new Queued(cx.processor, () => this.closed);
    this.chatting = table.sitters.map(() => new Allowance(CHAT_BURST, CHAT_PER_SECOND));
    this.held = new HeldSettings(table.sitters.length, () => void this.wake().catch(() => {}));
    this.thinking = new Thinking(this, {
      wait: (seat) => this.queued.share(seat, this.ownersOf(seat), () => {}),
      give: (entry) =>
        this.turn(async () => {
          const given = entry();
          if (given) await this.commit([given]);
        }),
      agreed: (d, own) => this.team.agreed(d, own),
    });
    this.team = new TeamChoices({
      table,
      time: () => this.time(),
      steady: () => cx.steady(),
      inPlaceOf: (seat, level, mate) => this.thinking.inPlaceOf(seat, level, mate),
      would: (line, d, answer) => this.thinking.would(line, d, answer),
      changed: () => this.changed(),
    });
    this.attendance = new Attendance(nobodyOf(table));
    this.matchTime = new MatchTime(table, table.time);
    this.usedAt = cx.steady();
    this.since = cx.steady() - table.time;
    this.shownHead = headOf(table, table.time);
  }

  /** The table's own time, in milliseconds: it goes on from the last entry that was written, wherever that was. */
  private time(): number {
    return Math.max(this.table.time, Math.round(this.cx.steady() - this.since));
  }

  /** Does something when all that came before is done. */
  private turn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work, work);
    this.queue = result.catch(() => {});
    return result;
  }

  /** Goes on where the table is: gives automatic answers, starts what is due, lets computers think. */
  async wake(): Promise<void> {
    await this.turn(() => this.commit([]));
  }

  /** What a seat asks for: done and written down, or refused. */
  async change(seat: number, m: Change, late: (seconds: number) => void = () => {}): Promise<Proposal> {
    const owners = this.ownersOf(seat);
    if (PLAYS.has(m.type)) {
      if (this.queued.has(seat)) return { ok: false, text: say('refused.busy'), rule: '' };
      await this.queued.share(seat, owners, late);
    }
    return this.turn(async () => {
      if (m.type === 'suggest') return this.team.say(seat, m.decision, m.n, m.answer);
      const proposal = this.judged(owners, () => propose(this.table, seat, m, this.cx.now(), this.held.settingsOf(seat)));
      if (!proposal.ok || this.held.hold(proposal.entries)) return proposal;
      const refused = await this.commit(proposal.entries, 'player');
      return refused ?? proposal;
    });
  }

  /** What the table makes of what is asked for. Legality that takes too long to judge is not legal. */
  judged(owners: readonly Owner[], work: () => Proposal): Proposal {
    const { processor } = this.cx;
    try {
      return processor.charge(owners, () => processor.within(processor.limit, work));
    } catch (e) {
      if (e instanceof Overrun) return { ok: false, text: say('refused.long'), rule: '' };
      throw e;
    }
  }

  /** Who a step of a seat is done for: who sits there; where a computer does, the people who play with it. */
  ownersOf(seat: number): Owner[] {
    const { sitters } = this.table;
    const people = (list: typeof sitters): Owner[] => list.flatMap((s) => (s && s.kind !== 'computer' ? [{ person: s.person }] : []));
    const own = people([sitters[seat] ?? null]);
    return own.length > 0 ? own : people(sitters);
  }

  /** All who play here. */
  get owners(): Owner[] {
    return this.table.sitters.flatMap((s) => (s && s.kind !== 'computer' ? [{ person: s.person }] : []));
  }

  /** Entries that others have checked: somebody takes a seat. @param check judged when it is this one's turn. */
  enter(entries: (at: number) => Entry[], check: () => boolean): Promise<boolean> {
    return this.turn(async () => {
      if (!check()) return false;
      await this.commit(entries(this.cx.now()));
      return true;
    });
  }

  /**
   * What an official asks for, when all that came before is done.
   * @param judge the entries that do it, or why not
   * @param before what is done first, once it is sure
   */
  officiate(judge: () => Proposal, before: (entries: readonly Entry[]) => Promise<void>): Promise<Proposal> {
    return this.turn(async () => {
      const proposal = judge();
      if (!proposal.ok) return proposal;
      await before(proposal.entries);
      return (await this.commit(proposal.entries, 'player')) ?? proposal;
    });
  }

  /** Somebody gets up, and only watches from now on; without anybody left the table is closed. @returns whether it was done */
  getUp(seat: number, check: () => boolean): Promise<boolean> {
    return this.enter((at) => {
      const last = this.table.sitters.every((s, i) => i === seat || s === null || s.kind === 'computer');
      // Whoever comes back is shown the table as who watches it.
      for (const c of this.connections) if (c.viewer === seat) c.dismiss();
      return [{ e: 'leave', seat, at }, ...(last ? [{ e: 'closed' as const, why: 'left' as const, at }] : [])];
    }, check);
  }

  /**
   * Carries entries out with all that follows by itself, writes them down, and shows them.
   * @param by 'player': somebody chose it, who can choose something else when it can't be done
   * @returns why it was not done; null: it was
   */
  private async commit(given: readonly Entry[], by: 'player' | 'table' = 'table'): Promise<Proposal | null> {
    if (this.closed) throw new Error('the table is closed');
    const entries: Entry[] = [];
    let refused: Proposal | null = null;
    this.writing = true;
    try {
      for (const e of [...this.held.released(), ...given]) {
        const done = await this.carryOut(e, entries);
        if (done === 'done') continue;
        if (done === 'long') refused = { ok: false, text: say('refused.long'), rule: '' };
        else if (done === 'fault' && by === 'player') refused = { ok: false, text: say('refused.fault'), rule: '' };
        else if (done === 'fault') this.closeFor('fault', entries);
        break;
      }
      if (!refused) await this.goOn(entries);
      if (entries.length > 0) await this.cx.store.append(this.table.id, this.generation, this.seq, entries);
      this.seq += entries.length;
    } catch (e) {
      // What is in memory is no longer what is written down: whoever asks next gets it from there.
      this.lost(this, e);
      throw e;
    }
    this.writing = false;
    this.usedAt = this.cx.steady();
    this.changed();
    this.afterCommit();
    await this.writeHead();
    return refused;
  }

  /** Does what follows without anybody's doing: for a while, and as long as there is some of the share of those it is done for. */
  private async goOn(entries: Entry[]): Promise<void> {
    const until = performance.now() + AT_ONCE_MS;
    for (let n = 0; n < AT_ONCE && performance.now() < until; n++) {
      const next = this.following();
      if (!next || this.cx.processor.wait(this.ownersOfEntry(next)) > 0) return;
      const done = await this.carryOut(next, entries);
      if (done === 'fault') this.closeFor('fault', entries);
      if (done === 'long') await this.carryOut({ e: 'takebackNo', at: this.cx.now() }, entries);
      if (done !== 'done') return;
    }
  }

  private ownersOfEntry(e: Entry): Owner[] {
    return e.e === 'move'
      ? this.ownersOf(e.by)
      : 'seat' in e && e.seat !== null && e.seat !== undefined
        ? this.ownersOf(e.seat)
        : this.owners;
  }

  /**
   * Carries one entry out. A step that takes longer than it may closes the table; a fault of the engine has changed nothing, nor has what takes too
   * `long` to go back to, or has to wait until there are threads for it (`later`).
   * @throws Error where what is in memory can't be trusted any more
   */
  private async carryOut(e: Entry, entries: Entry[]): Promise<'done' | 'closed' | 'fault' | 'long' | 'later'> {
    const { table, cx } = this;
    const owners = this.ownersOfEntry(e);
    const before = table.line?.n;
    const { era } = table;
    const timed = this.timed(e);
    try {
      const made = await this.beginningOf(e, owners);
      // The oldest states of a long game are made again on another thread.
      const to = goesBackTo(e);
      if (to !== null && table.line) await cx.looking.state(table.line, to, owners);
      cx.processor.charge(owners, () => table.apply(timed, made));
    } catch (thrown) {
      const error = thrown as Error;
      if (goesBackTo(e) !== null && isBusy(thrown)) return 'long';
      if (thrown instanceof Crowded) {
        this.retryAt = performance.now() + RETRY_MS;
        return 'later';
      }
      const why = closingFor(thrown, e);
      const said = why === null ? (error.stack ?? error.message) : `closed (${why}): ${error.message}`;
      cx.log.tableFault(table.id, error, said, why === null ? {} : { shut: why });
      if (table.line?.n !== before || table.era !== era) throw thrown;
      if (why === null) return 'fault';
      this.closeFor(why, entries);
      return 'closed';
    }
    entries.push(timed);
    return 'done';
  }

  /** The beginning of a game that does not begin with two decks: made where it holds nobody up. */
  private async beginningOf(e: Entry, owners: readonly Owner[]): Promise<Made | null> {
    if (e.e !== 'start') return null;
    const { beginning } = this.table.opening;
    const { prepared } = this;
    this.prepared = null;
    if (prepared?.seed === e.seed) return prepared.made;
    const { hosted } = this.table;
    if (beginning || hosted.beginsAside)
      return begun(this.cx, hosted, beginning ?? { setup: this.table.nextSetup(e.first) }, e.seed, owners, 'later');
    return this.cx.processor.charge(owners, () => this.table.hosted.game.create(this.table.nextSetup(e.first), e.seed));
  }

  /** Closes the table for good. */
  private closeFor(why: Closing, entries: Entry[]): void {
    const closed = this.timed({ e: 'closed', why, at: this.cx.now() });
    this.table.apply(closed);
    entries.push(closed);
  }

  /** Opens what was sealed. */
  reveal(): Promise<void> {
    return this.turn(async () => {
      if (this.table.sealed) await this.commit([{ e: 'reveal', at: this.cx.now() }]);
    });
  }

  /** Closes the table for good, and writes it down. */
  shut(why: Closing): Promise<void> {
    return this.turn(async () => {
      if (this.table.closed) return;
      await this.commit([{ e: 'closed', why, at: this.cx.now() }]);
      this.cx.log.tell('table.shut', { table: tableName(this.table.id), why });
    });
  }

  /** The entry with its moment of the table's own time. */
  private timed(entry: Entry): Entry {
    return { ...entry, time: this.time() };
  }

  /** What happens next without anybody's doing. */
  private following(): Entry | null {
    const seed = (first: boolean): string =>
      (first ? (this.prepared?.seed ?? this.table.opening.beginning?.seed) : undefined) ?? this.cx.newSeed();
    return following(this.table, { at: this.cx.now(), atOnce: this.atOnce, seed });
  }

  private afterCommit(): void {
    const { pod, match } = this.table.opening;
    if (this.table.phase === 'over' && (pod || match)) for (const told of this.cx.whenEnded) told(this);
    this.setTimer();
    this.team.consult();
    const { waiting } = this.table;
    const atOnce = this.table.hosted.chooses !== undefined;
    const thinks = waiting.find((d) => this.table.isComputer(d.decider));
    if (thinks && !atOnce) this.thinking.think(thinks);
    if (waiting.some((d) => atOnce || !this.table.isComputer(d.decider))) this.wakeLater();
  }

  /** Goes on with what follows by itself: when others have had their turn, and there is some of the share again. */
  private wakeLater(): void {
    const next = this.following();
    if (!next || this.wakeTimer) return;
    const wait = Math.max(this.retryAt - performance.now(), this.cx.processor.wait(this.ownersOfEntry(next)));
    this.wakeTimer = setTimeout(() => {
      this.wakeTimer = null;
      if (!this.closed) void this.wake().catch(() => {});
    }, wait);
    if (wait > 0) this.wakeTimer.unref();
  }

  private setTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { table } = this;
    const plays = table.phase === 'playing' ? [table.clock?.runsOut()?.at ?? null, table.deadline] : [];
    const ends = [...plays, this.matchTime.next].filter((x) => x !== null);
    const at = ends.length > 0 ? Math.min(...ends) : null;
    if (at === null) return;
    this.timer = setTimeout(() => void this.timeUp().catch(() => {}), Math.min(Math.max(0, at - this.time()) + 5, 2 ** 31 - 1));
    this.timer.unref();
  }

  private timeUp(): Promise<void> {
    return this.turn(async () => {
      const { deadline, line } = this.table;
      if (deadline !== null && line && deadline <= this.time()) {
        await this.commit(this.table.waiting.map((d) => lateAnswer(line, d, this.cx.now())));
        return;
      }
      const ends = this.matchTime.due(this.time(), this.cx.now());
      if (ends) {
        await this.commit([ends]);
        return;
      }
      const first = this.table.clock?.runsOut() ?? null;
      if (first === null) this.setTimer();
      if (first === null || this.table.phase !== 'playing') return;
      if (first.at > this.time()) this.setTimer();
      else await this.commit([{ e: 'timeout', seat: first.seat, at: this.cx.now() }]);
    });
  }

  /** What is left of the match by now. */
  get matchClock(): MatchClock {
    return clockOf(this.table, this.time());
  }

  /** Somebody plays the match no more. */
  withdraw(seats: number[]): Promise<void> {
    return this.turn(async () => {
      if (this.table.phase !== 'over') await this.commit([{ e: 'withdraw', seats, why: 'dropped', at: this.cx.now() }]);
    });
  }

  /** What the desk allows the match beside its limit is this from now on. */
  allow(allowed: Allowed): Promise<void> {
    return this.turn(async () => {
      if (this.table.wouldAllow(allowed)) await this.commit([{ e: 'allowed', allowed, at: this.cx.now() }]);
    });
  }

  private async writeHead(): Promise<void> {
    const head = headOf(this.table, this.time());
    const before = this.shownHead;
    if (JSON.stringify(head) === JSON.stringify(before)) return;
    this.shownHead = head;
    await this.cx.store.writeHead(this.table.id, this.generation, head, isNews(head, before));
  }

  /** Whether something will happen without anybody's doing: a clock runs out, those who are behind see more. */
  get isDue(): boolean {
    const { clock, deadline, nextSeen } = this.table;
    return clock?.runsOut() != null || [deadline, nextSeen, this.matchTime.next].some((at) => at !== null);
  }

  /** Who is there, as a viewer knows it by now. */
  presence(viewer: number | null): Presence {
    const now = this.presenceNow();
    const { delay } = this.table.opening;
    return viewer !== null || delay === 0 ? now : this.attendance.before(this.time() - delay * 1000);
  }

  private presenceNow(): Presence {
    const there = [...this.connections].filter((c) => c.present);
    return {
      connected: this.table.sitters.map((_, seat) => there.some((c) => c.viewer === seat || (this.table.alone && c.viewer !== null))),
      spectators: there.filter((c) => c.viewer === null).length,
    };
  }

  /** The table as a viewer sees it now: who watches may be behind. Whatever he is told is told of this one. */
  seenBy(viewer: number | null): Table {
    return this.table.seenBy(viewer, this.time());
  }

  /** The game for a viewer; made once for all who see the same. */
  shownTo(viewer: number | null): Shown | null {
    const table = this.seenBy(viewer);
    const { line, verdict, era } = table;
    if (!line) return null;
    const key = `${era}/${line.n}/${line.progress}/${verdict ? 1 : 0}`;
    const known = this.views.get(viewer);
    if (known?.key === key) return known.shown;
    const shown = this.viewed(() => line.hosted.shown(line.state, viewer, line.n, table.handlesFor(viewer).at(line.n), verdict));
    this.views.set(viewer, { key, shown });
    return shown;
  }

  /** Damage dealt after the moment `n`, as the viewer calls who dealt and took it. */
  blowsSince(viewer: number | null, n: number): Blow[] {
    const table = this.seenBy(viewer);
    const { line } = table;
    if (!line) return [];
    const handles = table.handlesFor(viewer).at(line.n);
    return Array.from({ length: Math.max(0, line.n - n) }, (_, i) => line.eventsOf(n + 1 + i)).flatMap((events) =>
      line.hosted.blows(events, viewer, handles),
    );
  }

  /** A view, as long as it takes no longer than a step may; a position that can't even be shown closes the table. */
  private viewed(look: () => Shown): Shown | null {
    const { processor } = this.cx;
    try {
      return processor.charge(this.owners, () => processor.within(this.cx.processor.limit, look));
    } catch (e) {
      if (!(e instanceof Overrun)) throw e;
      if (!this.table.closed) setImmediate(() => void this.shut('answer').catch(() => {}));
      return null;
    }
  }

  tableFor(viewer: number | null): TableView {
    const table = this.seenBy(viewer);
    const behind = table === this.table ? 0 : table.opening.delay * 1000;
    const view = tableView(table, this.presence(viewer), viewer, this.time() - behind, this.cx.steady() - behind);
    return { ...view, ...endsOf(table, this.since), ...this.team.viewFor(viewer) };
  }

  /** What lists show of it, for a viewer. */
  infoFor(viewer: number | null): TableInfo {
    return tableInfo(this.seenBy(viewer), this.presence(viewer), viewer);
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
    const presence = this.presenceNow();
    this.attendance.note(this.time(), presence);
    if (this.matchTime.note(this.time(), presence)) this.setTimer();
    this.tellAll([...this.connections]);
    this.tellLater();
  }

  /** Tells those who are behind when there is more for them to see. */
  private tellLater(): void {
    if (this.laterTimer) clearTimeout(this.laterTimer);
    this.laterTimer = null;
    const now = this.time();
    const { delay } = this.table.opening;
    const next = [this.table.nextSeen, this.attendance.next(now - delay * 1000, delay * 1000)].filter((at) => at !== null);
    if (delay === 0 || next.length === 0 || this.closed) return;
    this.laterTimer = setTimeout(
      () => {
        this.laterTimer = null;
        if (this.writing || this.closed) return;
        this.tellAll([...this.connections].filter((c) => c.viewer === null));
        void this.writeHead().catch(() => {});
        this.tellLater();
      },
      Math.max(0, Math.min(...next) - now) + 20,
    );
    this.laterTimer.unref();
  }

  /** Tells these; when that takes long, others have their turn in between. */
  private tellAll(whom: readonly Watcher[]): void {
    const { processor } = this.cx;
    const told = processor.charge(this.owners, () => {
      const since = performance.now();
      let n = 0;
      while (n < whom.length && performance.now() - since < TELLING_MS) {
        const c = whom[n++];
        if (this.connections.has(c)) this.tell(c);
      }
      return n;
    });
    if (told < whom.length) setImmediate(() => this.tellAll(whom.slice(told)));
  }

  /** Tells one; that something can't be shown to him stops nobody's game. */
  private tell(c: Watcher): void {
    try {
      c.push();
    } catch (e) {
      this.cx.log.tableFault(this.table.id, e, `${(e as Error).stack ?? e}`);
    }
  }

  /** Waits until all that was asked for is done. */
  async settle(): Promise<void> {
    if (this.held.any && !this.closed) await this.wake();
    await this.queue;
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    this.held.stop();
    if (this.wakeTimer) clearTimeout(this.wakeTimer);
    if (this.laterTimer) clearTimeout(this.laterTimer);
  }
}
