/** The time of a match of rounds: when it is called (MTR 2.5), and who has been away for how long while something waits for him (MTR 2.10). */

import { type Decision, defaultAnswer } from '@apnap/kernel';
import type { TableView } from '@apnap/protocol';
import type { Entry } from '../tables/entries.js';
import type { GameLine } from '../tables/line.js';
import type { Table } from '../tables/table.js';
import type { Presence } from '../tables/view.js';

/** Seconds after which who is not at his match has left it: as long as a player may be late before he has lost it (IPG 3.1). */
export const AWAY = 600;

/** What is left of a match: seconds until time is called, or turns after it was; nothing: there is no limit, or nothing is played. */
export interface MatchClock {
  seconds?: number;
  turns?: number;
}

/** What is left of the match at a table. @param time the table's own */
export function clockOf({ timeAt, turnsLeft }: Table, time: number): MatchClock {
  if (timeAt !== null) return { seconds: Math.max(0, Math.round((timeAt - time) / 1000)) };
  return turnsLeft === null ? {} : { turns: turnsLeft };
}

/** When what waits is answered, and when the match ends. @param since when the table's own time began, by the server's clock */
export function endsOf({ deadline, timeAt, turnsLeft }: Table, since: number): Pick<TableView, 'deadline' | 'timeAt' | 'turnsLeft'> {
  return {
    ...(deadline === null ? {} : { deadline: Math.round(since + deadline) }),
    ...(timeAt === null ? {} : { timeAt: Math.round(since + timeAt) }),
    ...(turnsLeft === null ? {} : { turnsLeft }),
  };
}

/** Who has not answered in time is answered for by the fallback. */
export const lateAnswer = (line: GameLine, d: Decision, at: number): Entry => ({
  e: 'move',
  by: d.decider,
  move: line.moveTo(d, defaultAnswer(d)),
  auto: 1,
  at,
});

export class MatchTime {
  /** Since when a seat is away, by the table's own time; null: somebody is there. */
  private readonly since: (number | null)[];

  /** A table that was just opened has been left by nobody yet. @param time the table's own */
  constructor(
    private readonly table: Table,
    time: number,
  ) {
    this.since = table.sitters.map(() => time);
  }

  /** Who is there from now on. @returns whether it changes anything */
  note(time: number, { connected }: Presence): boolean {
    let changed = false;
    for (const [seat, there] of connected.entries()) {
      if (there === (this.since[seat] === null)) continue;
      this.since[seat] = there ? null : time;
      changed = true;
    }
    return changed;
  }

  /** When a seat has been away for as long as one may be; null: it may, or somebody is there. */
  private at(seat: number): number | null {
    const { limit } = this.table.opening;
    const since = this.since[seat];
    return !limit || since === null || this.table.isComputer(seat) ? null : since + limit.away * 1000;
  }

  /** Whether the match waits for a seat. */
  private waitsFor(seat: number): boolean {
    if (this.table.phase === 'sideboarding') return !this.table.ready[seat];
    return this.table.waiting.some((d) => d.decider === seat);
  }

  /** When somebody will have left; null: nobody will, as it is now. */
  private get left(): number | null {
    const ends = this.since.flatMap((_, seat) => {
      const at = this.at(seat);
      return at !== null && this.waitsFor(seat) ? [at] : [];
    });
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  /** When something comes of it; null: nothing does, as it is now. */
  get next(): number | null {
    const ends = [this.table.timeAt, this.left].filter((at) => at !== null);
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  /** What has come of it; null: nothing. @param at the clock on the wall */
  due(time: number, at: number): Entry | null {
    const { timeAt } = this.table;
    if (timeAt !== null && timeAt <= time) return { e: 'time', at };
    const seats = this.gone(time);
    return seats.length > 0 ? { e: 'withdraw', seats, why: 'away', at } : null;
  }

  /** Who has left by now: for whom is waited, and whoever else is away for as long. Empty: nobody. */
  private gone(time: number): number[] {
    if ((this.left ?? Number.POSITIVE_INFINITY) > time) return [];
    return this.since.flatMap((_, seat) => {
      const at = this.at(seat);
      return at !== null && at <= time ? [seat] : [];
    });
  }
}
