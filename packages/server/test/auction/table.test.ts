/** A table of a game that is not Magic, for four: several decisions at once, each with its clock, and nothing that tells of an answer before its time. */
import type { Answer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import type { Entry, Opening, Sitter } from '../../src/tables/entries.js';
import type { GameLine } from '../../src/tables/line.js';
import { propose } from '../../src/tables/propose.js';
import { Table } from '../../src/tables/table.js';
import { nobodyOf, tableView } from '../../src/tables/view.js';
import { hostedAuction } from './hosted.js';

const SEATS = 4;
const sitter = (name: string): Sitter => ({
  kind: 'guest',
  person: name,
  name,
  deck: { name: { en: '', zh: '' }, main: [], side: [], commanders: [] },
});

/** A table with its log, on which what seats ask for is done. */
class Played {
  readonly log: Entry[] = [];
  readonly table: Table;
  time = 0;

  constructor() {
    const sitters = ['A', 'B', 'C', 'D'].map(sitter);
    const opening: Opening = {
      e: 'open',
      game: 'auction',
      sitters,
      bestOf: 1,
      clock: { seconds: 100, grace: 10 },
      listed: false,
      delay: 0,
    };
    const first = { ...opening, at: 0 };
    this.table = new Table('t', hostedAuction(), first);
    this.log.push({ ...first, time: 0 });
    this.do({ e: 'start', seed: 'table', at: 0 });
  }

  do(entry: Entry): void {
    const timed = { ...entry, time: this.time };
    this.table.apply(timed);
    this.log.push(timed);
  }

  get line(): GameLine {
    return this.table.line as GameLine;
  }

  ask(seat: number, m: Parameters<typeof propose>[2]): boolean {
    const result = propose(this.table, seat, m, 0);
    if (result.ok) for (const e of result.entries) this.do(e);
    return result.ok;
  }

  answer(seat: number, answer: Answer): boolean {
    const d = this.line.asked.find((x) => x.decider === seat);
    return this.ask(seat, { type: 'answer', n: this.line.n, decision: d?.id ?? 0, answer } as Parameters<typeof propose>[2]);
  }

  /** All that a seat is shown. */
  shown(seat: number | null): string {
    const { table, line } = this;
    const game = line.hosted.shown(line.state, seat, line.n, table.handlesFor(seat), null).view;
    return JSON.stringify([game, tableView(table, nobodyOf(table), seat, this.time, this.time), line.telling(seat).lines]);
  }

  /** The same, by the log alone: as after a restart. */
  again(): Table {
    const [open, ...rest] = this.log;
    const table = new Table('t', hostedAuction(), open as Opening & { at: number });
    for (const e of JSON.parse(JSON.stringify(rest)) as Entry[]) table.apply(e);
    return table;
  }

  hash(table = this.table): string {
    const line = table.line as GameLine;
    return line.hosted.game.hash(line.state);
  }
}

const PAIR: Answer = { pick: [0, 1] };

describe('four seats that decide at the same time', () => {
  it('all are asked, and all clocks run; what another has answered shows nowhere, not even that he has', () => {
    const t = new Played();
    expect(t.table.waiting.map((d) => d.decider)).toEqual([0, 1, 2, 3]);
    t.time = 30_000;
    const before = [0, 1, 3, null].map((seat) => t.shown(seat));
    const own = t.shown(2);
    expect(t.answer(2, PAIR)).toBe(true);
    expect([0, 1, 3, null].map((seat) => t.shown(seat))).toEqual(before);
    expect(t.shown(2)).not.toBe(own);
    expect(t.line.n).toBe(0);
    expect(t.table.clock?.view(t.time, 0)).toMatchObject({ left: [80, 80, 80, 80], running: [0, 1, 3] });
    t.time = 50_000;
    expect(t.table.clock?.view(t.time, 0).left).toEqual([60, 60, 80, 60]);
  });

  it('the account and the answers are the same whatever order they came in', () => {
    const [x, y] = [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ].map((order) => {
      const t = new Played();
      for (const seat of order) expect(t.answer(seat, { pick: [seat, seat + 1] })).toBe(true);
      return t;
    });
    expect(y.hash()).toBe(x.hash());
    expect(y.line.n).toBe(4);
    expect(y.line.given.map((g) => [g.by, g.move])).toEqual(x.line.given.map((g) => [g.by, g.move]));
    for (const seat of [0, 1, 2, 3, null]) expect(y.shown(seat)).toBe(x.shown(seat));
  });

  it('an answer is taken back while others think, freely and unseen, and not given twice', () => {
    const t = new Played();
    const start = t.hash();
    expect(t.answer(1, PAIR)).toBe(true);
    expect(t.answer(1, { pick: [2, 3] })).toBe(false);
    const seen = t.shown(0);
    expect(t.ask(1, { type: 'takeback' })).toBe(true);
    expect(t.hash()).toBe(start);
    expect(t.shown(0)).toBe(seen);
    expect(t.answer(1, { pick: [2, 3] })).toBe(true);
    for (const seat of [0, 2, 3]) expect(t.answer(seat, PAIR)).toBe(true);
    expect(t.line.n).toBe(4);
  });

  it('after a restart it goes on where it was, in the middle of answers, and what was answered is still there', () => {
    const t = new Played();
    for (const seat of [3, 1]) t.answer(seat, PAIR);
    expect(t.hash(t.again())).toBe(t.hash());
    expect(t.again().waiting.map((d) => d.decider)).toEqual([0, 2]);
    for (const seat of [0, 2]) t.answer(seat, PAIR);
    for (const seat of [2, 0]) t.answer(seat, { pick: [0] });
    expect(t.hash(t.again())).toBe(t.hash());
  });

  it('going back needs all the others once they have seen what came, and goes to before all answers', () => {
    const t = new Played();
    const start = t.hash();
    for (const seat of [0, 1, 2, 3]) t.answer(seat, PAIR);
    t.answer(0, { pick: [0] });
    expect(t.ask(2, { type: 'takeback' })).toBe(true);
    expect(t.table.takeback).toMatchObject({ seat: 2, to: 0 });
    for (const seat of [0, 1]) expect(t.ask(seat, { type: 'takebackReply', agree: true })).toBe(true);
    expect(t.line.n).toBe(4);
    expect(t.ask(3, { type: 'takebackReply', agree: true })).toBe(true);
    expect(t.line.n).toBe(0);
    expect(t.hash()).toBe(start);
    expect(t.hash(t.again())).toBe(start);
  });

  it('whose time is up leaves, the others play on; the last one has won', () => {
    const t = new Played();
    for (const seat of [0, 1, 2]) t.answer(seat, PAIR);
    t.time = 120_000;
    expect(t.table.clock?.runsOut()).toEqual({ seat: 3, at: 110_000 });
    t.do({ e: 'timeout', seat: 3, at: 0 });
    expect(t.table.waiting.map((d) => d.decider)).toEqual([0, 1, 2]);
    t.do({ e: 'timeout', seat: 0, at: 0 });
    t.do({ e: 'timeout', seat: 1, at: 0 });
    expect(t.table.phase).toBe('over');
    expect(t.table.won).toEqual([0, 0, 1, 0]);
    expect(t.hash(t.again())).toBe(t.hash());
  });

  it('a draw is one when all agree', () => {
    const t = new Played();
    for (let seat = 0; seat < SEATS; seat++) {
      expect(t.table.phase).toBe('playing');
      t.ask(seat, { type: 'draw', agree: true });
    }
    expect(t.table).toMatchObject({ phase: 'over', won: [0, 0, 0, 0] });
  });
});
