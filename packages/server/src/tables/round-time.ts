/** The time of a match: its limit, what the desk has given it besides, and the turns after time (MTR 2.5, 2.6, IPG 3.3). */
import type { Allowed, Entry, MatchLimit } from './entries.js';

/** MTR 2.5. */
const TURNS_AFTER_TIME = 5;

export class RoundTime {
  /** What the desk has given. */
  allowed: Allowed = { seconds: 0, turns: 0, still: false };
  /** The turn in which time was called; null: it was not. */
  private calledIn: number | null = null;

  /** @param limit absent: there is none */
  constructor(private readonly limit: MatchLimit | undefined) {}

  get isCalled(): boolean {
    return this.calledIn !== null;
  }

  /** When time is called, by the table's own time, in milliseconds; null: it is not, or was already, or the clock stands still. */
  get at(): number | null {
    const { limit, allowed } = this;
    return limit && !this.isCalled && !allowed.still ? (limit.seconds + allowed.seconds) * 1000 : null;
  }

  /** @param turn number of the turn; 0: none is played @param time the table's own, in milliseconds */
  note(entry: Extract<Entry, { e: 'time' | 'allowed' }>, turn: number, time: number): void {
    if (entry.e === 'time') {
      this.calledIn = turn;
      return;
    }
    this.allowed = entry.allowed;
    // Time that is given when it was called already takes that back (MTR 2.6).
    if (this.limit && (this.limit.seconds + entry.allowed.seconds) * 1000 > time) this.calledIn = null;
  }

  /** How many turns begin after this one; null: any number. */
  turnsLeft(turn: number): number | null {
    return this.calledIn === null ? null : Math.max(0, this.last(this.calledIn) - turn);
  }

  /** Whether the turns after time are over: the turn in which it was called is finished, then five more are played (MTR 2.5). */
  isUp(turn: number): boolean {
    return this.calledIn !== null && turn > this.last(this.calledIn);
  }

  private last(called: number): number {
    return called + TURNS_AFTER_TIME + this.allowed.turns;
  }
}
