/**
 * Clocks: each seat has so many seconds in all, and of each decision the first few are free. Several can run at once. Time is always an argument:
 * milliseconds of the table's own time, which no clock on the wall can move.
 */
import type { ClockSetting, ClockView } from '@apnap/protocol';

/** Who must decide, and what: while a seat has the same to decide, its clock runs on. */
export interface Deciding {
  seat: number;
  about: string;
}

export class Clock {
  private left: number[];
  /** By seat whose clock runs: since when, and about what. */
  private readonly running = new Map<number, { since: number; about: string }>();

  constructor(
    private readonly setting: ClockSetting,
    seats: number,
  ) {
    this.left = Array<number>(seats).fill(setting.seconds * 1000);
  }

  private used(seat: number, at: number): number {
    const since = this.running.get(seat)?.since;
    return since === undefined ? 0 : Math.max(0, at - since - this.setting.grace * 1000);
  }

  private leftAt(seat: number, at: number): number {
    return Math.max(0, this.left[seat] - this.used(seat, at));
  }

  /** These must decide from now on, and nobody else. */
  turnTo(deciding: readonly Deciding[], at: number): void {
    for (const [seat, { about }] of this.running) {
      if (deciding.some((d) => d.seat === seat && d.about === about)) continue;
      this.left[seat] = this.leftAt(seat, at);
      this.running.delete(seat);
    }
    for (const { seat, about } of deciding) if (!this.running.has(seat)) this.running.set(seat, { since: at, about });
  }

  /** The time since the last decision doesn't count. */
  forgive(at: number): void {
    for (const running of this.running.values()) running.since = at;
  }

  /** Which running clock will have run out first, and when; null: none runs. */
  runsOut(): { seat: number; at: number } | null {
    let first: { seat: number; at: number } | null = null;
    for (const [seat, { since }] of this.running) {
      const at = since + this.setting.grace * 1000 + this.left[seat];
      if (first === null || at < first.at) first = { seat, at };
    }
    return first;
  }

  /** @param at the same moment as a client is told it */
  view(time: number, at: number): ClockView {
    return {
      left: this.left.map((_, seat) => this.leftAt(seat, time) / 1000),
      running: [...this.running.keys()].sort((x, y) => x - y),
      at,
    };
  }

  reset(at: number): void {
    this.turnTo([], at);
    this.left = this.left.map(() => this.setting.seconds * 1000);
  }
}
