/**
 * What the table shows, a little behind what is: each change is shown as movement before the next one is. Nothing waits for it: any press ends what is
 * under way and shows what is; the more waits, the faster it goes.
 */
import type { Blow, MagicView } from '@apnap/protocol';
import { flushSync } from 'react-dom';
import { arrived, clearCells, ending, lives, reading, sign } from './cells.js';
import { lengthOf, rateFor, readingTime, type Speed, type Timed, timed, tooFast } from './pace.js';
import { plan } from './plan.js';
import { Scene } from './scene.js';
import { Stage } from './stage.js';
import type { Group, Plan, Reading, Step } from './steps.js';

/** A change of the table. `jump`: what was taken back, or came after a while away: nothing moves. */
export interface Change {
  game: MagicView;
  blows: readonly Blow[];
  jump: boolean;
}

export interface Directing {
  speed(): Speed;
  /** What is to be read, as the player reads it. */
  words(of: Reading): string;
  /** A step begins; for what is heard and felt. */
  heard(steps: Group, seat: number | null): void;
}

interface Waiting extends Change {
  at: number;
  plan: Plan;
  /** Milliseconds at the usual pace. */
  takes: number;
}

const TICKS = 8;
/** Milliseconds for which the word stands that says how the game ended. */
const END_STANDS = 1500;

const isStill = ({ groups, reading: spell }: Plan): boolean => groups.length === 0 && spell === null;

export class Director {
  private readonly stage = new Stage();
  private readonly listeners = new Set<() => void>();
  private readonly timers = new Set<number>();
  private queue: Waiting[] = [];
  private busy = false;
  /** Whether a spell is to be read when what moves has arrived. */
  private toRead = false;
  /** When the last spell had been read: time to read is no time behind. */
  private read = 0;
  private signs = 0;
  /** Which change is under way: what counts for one before it is late. */
  private under = 0;
  private quiet = false;
  /** What is shown when a spell has been read. */
  private target: MagicView | null = null;

  constructor(
    private shown: MagicView,
    private readonly cx: Directing,
  ) {}

  get = (): MagicView => this.shown;

  subscribe = (f: () => void): (() => void) => {
    this.listeners.add(f);
    return () => {
      this.listeners.delete(f);
    };
  };

  /** While something else than now is looked at, nothing moves. */
  hush(on: boolean): void {
    this.quiet = on;
    if (on) this.finish();
  }

  /** Something has changed. */
  change(change: Change): void {
    if (change.game === this.shown && this.queue.length === 0) return;
    const off = this.cx.speed() === 'off';
    if (change.jump || this.quiet || document.hidden || off || document.querySelector('dialog[open]')) {
      const from = this.queue.at(-1)?.game ?? this.shown;
      this.stop();
      if (off && !change.jump && !document.hidden)
        for (const g of plan(from, change.game, change.blows).groups) this.cx.heard(g, change.game.seat);
      this.commit(change.game);
      return;
    }
    const made = plan(this.queue.at(-1)?.game ?? this.target ?? this.shown, change.game, change.blows);
    const takes = lengthOf(timed(made.groups, this.cx.speed()));
    this.queue.push({ ...change, at: performance.now(), plan: made, takes });
    if (!this.busy) this.next();
  }

  /** Whether a spell stands to be read, or is on its way to where it will. */
  get reads(): boolean {
    return reading.get() !== null || this.toRead || this.queue.some((q) => q.plan.reading !== null);
  }

  /** Whether something is under way that a press ends. */
  get underWay(): boolean {
    return this.busy || this.queue.length > 0;
  }

  /** Ends what is under way, and shows what is. */
  finish = (): void => {
    ending.set(null);
    if (!this.underWay) return;
    const last = this.queue.at(-1)?.game ?? this.target;
    this.stop();
    if (last) flushSync(() => this.commit(last));
  };

  /** Nothing of it is left: for a table that is left. */
  stop(): void {
    for (const t of this.timers) window.clearTimeout(t);
    this.timers.clear();
    this.queue = [];
    this.target = null;
    this.busy = false;
    this.toRead = false;
    this.stage.end();
    clearCells();
  }

  private commit(game: MagicView): void {
    this.shown = game;
    for (const f of this.listeners) f();
  }

  private after(ms: number, run: () => void): void {
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  private next(): void {
    this.busy = false;
    this.under++;
    this.stage.end();
    arrived();
    // What changes nothing that moves is not shown by itself.
    while (this.queue.length > 1 && isStill(this.queue[0].plan)) this.queue.shift();
    const [first] = this.queue;
    if (!first) return;
    const behind = performance.now() - Math.max(first.at, this.read);
    // What comes behind a spell that is read has its own time.
    const pause = this.queue.findIndex((q) => q.plan.reading !== null);
    const ahead = pause < 0 ? this.queue : this.queue.slice(0, pause + 1);
    const rate = rateFor(
      ahead.reduce((sum, q) => sum + q.takes, 0),
      behind,
      this.cx.speed(),
    );
    if (tooFast(rate) && ahead.length > 1) this.join(ahead.length);
    const { game, plan: made } = this.queue.shift() as Waiting;
    this.busy = true;
    this.toRead = made.reading !== null;
    this.target = game;
    const go = (): void => this.show(game, made, Math.max(rate, 0.15));
    if (made.reading?.first) this.stand(made.reading, go);
    else go();
  }

  /** Makes one change of the first few. */
  private join(n: number): void {
    const all = this.queue.splice(0, n);
    const last = all[all.length - 1];
    const blows = all.flatMap((q) => q.blows);
    const made = plan(this.shown, last.game, blows);
    const reading = made.reading ?? last.plan.reading;
    this.queue.unshift({ ...last, blows, at: all[0].at, plan: { ...made, reading }, takes: lengthOf(timed(made.groups, this.cx.speed())) });
  }

  private show(game: MagicView, { groups, reading: spell }: Plan, rate: number): void {
    const list = timed(groups, this.cx.speed(), rate);
    const before = new Scene(groups, 'before');
    const held = this.held(list);
    const end = groups.flat().find((s) => s.do === 'over');
    flushSync(() => {
      lives.set(held);
      // It has ended when what ended it has been seen.
      if (end) ending.set({ won: end.won, takes: 0 });
      this.commit(game);
      this.target = null;
    });
    if (list.length > 0) this.stage.play(list, before, new Scene(groups, 'after'));
    for (const { steps, at, takes } of list) this.after(at, () => this.begin(steps, takes, game.seat));
    const on = () => (spell && !spell.first ? this.stand(spell, () => this.next()) : this.next());
    if (list.length === 0 && !spell) this.next();
    else this.after(lengthOf(list), on);
  }

  /** Life as it was before what hits has hit. */
  private held(list: readonly Timed[]): Readonly<Record<number, number>> {
    const steps = list.flatMap((g) => g.steps);
    return Object.fromEntries(steps.flatMap((s): [number, number][] => (s.do === 'life' ? [[s.seat, s.from]] : [])));
  }

  private begin(steps: Group, takes: number, seat: number | null): void {
    this.cx.heard(steps, seat);
    for (const step of steps) {
      if (step.do === 'life') this.count(step, takes);
      if (step.do === 'turn') {
        const count = ++this.signs;
        const shown = Math.max(700, takes * 2.6);
        sign.set({ seat: step.seat, count, takes: shown });
        this.after(shown, () => sign.get()?.count === count && sign.set(null));
      }
      if (step.do === 'over') {
        const shown = Math.max(END_STANDS, takes * 2);
        ending.set({ won: step.won, takes: shown });
        this.after(shown, () => ending.set(null));
      }
    }
  }

  /** Life goes up or down number by number. */
  private count({ seat, from, to }: Extract<Step, { do: 'life' }>, takes: number): void {
    const ticks = Math.min(TICKS, Math.abs(to - from));
    const { under } = this;
    // The last number may be due when what is has already been shown: it would stay over whatever is shown then, also over earlier moments.
    for (let i = 1; i <= ticks; i++)
      this.after((takes * i) / ticks, () => {
        if (this.under === under) lives.set({ ...lives.get(), [seat]: Math.round(from + ((to - from) * i) / ticks) });
      });
  }

  /** A spell stands until it has been read. */
  private stand(spell: Reading, then: () => void): void {
    const speed = this.cx.speed();
    const takes = readingTime(this.cx.words(spell), speed);
    this.toRead = false;
    reading.set({ ...spell, takes });
    this.after(takes, () => {
      this.read = performance.now();
      reading.set(null);
      then();
    });
  }
}
