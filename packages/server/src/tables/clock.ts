/** Clocks: each seat has so many seconds in all, and of each decision the first few are free. Time is always an argument. */
import type { ClockSetting, ClockView } from '@apnap/protocol';

export class Clock {
  private left: number[];
  /** Whose clock runs, and since when; -1: nobody's. */
  private running = -1;
  private since = 0;

  constructor(private readonly setting: ClockSetting) {
    this.left = [setting.seconds * 1000, setting.seconds * 1000];
  }

  private used(at: number): number {
    return this.running < 0 ? 0 : Math.max(0, at - this.since - this.setting.grace * 1000);
  }

  /** Somebody else (or the same seat again, or nobody: -1) must decide from now on. */
  turnTo(seat: number, at: number): void {
    if (this.running >= 0) this.left[this.running] = Math.max(0, this.left[this.running] - this.used(at));
    this.running = seat;
    this.since = at;
  }

  /** The time since the last decision doesn't count. */
  forgive(at: number): void {
    this.since = at;
  }

  /** When the running clock will have run out; null: none runs. */
  runsOut(): number | null {
    return this.running < 0 ? null : this.since + this.setting.grace * 1000 + this.left[this.running];
  }

  view(at: number): ClockView {
    return {
      left: this.left.map((ms, seat) => Math.max(0, ms - (seat === this.running ? this.used(at) : 0)) / 1000),
      running: this.running,
      at,
    };
  }

  reset(at: number): void {
    this.left = this.left.map(() => this.setting.seconds * 1000);
    this.running = -1;
    this.since = at;
  }
}
