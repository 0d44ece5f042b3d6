/** Settings that come too fast, the last of each seat: they take effect with whatever happens next, at the latest when the seat may go on. */
import type { SeatSettings } from '@apnap/protocol';
import { Allowance } from '../allowance.js';
import type { Entry } from '../tables/entries.js';

/** Changes of its settings that a seat may make at once, and how many more each second: what comes faster is written down together. */
const BURST = 20;
const PER_SECOND = 1;

export class HeldSettings {
  private readonly allowances: readonly Allowance[];
  private readonly held = new Map<number, Extract<Entry, { e: 'settings' }>>();
  private timer: NodeJS.Timeout | null = null;

  /** @param due called when the first that is held may take effect */
  constructor(
    seats: number,
    private readonly due: () => void,
  ) {
    this.allowances = Array.from({ length: seats }, () => new Allowance(BURST, PER_SECOND));
  }

  /** What a seat has set by now; undefined where nothing of it is held. */
  settingsOf(seat: number): SeatSettings | undefined {
    return this.held.get(seat)?.settings;
  }

  /** Whether anything is held. */
  get any(): boolean {
    return this.held.size > 0;
  }

  /** Holds settings that come too fast. @returns false for what is to be done at once. */
  hold([entry, ...others]: readonly Entry[]): boolean {
    if (entry?.e !== 'settings' || others.length > 0) return false;
    const { seat } = entry;
    const before = this.held.get(seat);
    if (!before && this.allowances[seat].take()) return false;
    this.held.set(seat, { ...before, ...entry });
    this.timer ??= setTimeout(this.due, this.allowances[seat].wait());
    this.timer.unref();
    return true;
  }

  /** What was held until now. */
  released(): Entry[] {
    this.stop();
    this.timer = null;
    const entries = [...this.held.values()];
    for (const { seat } of entries) this.allowances[seat].take();
    this.held.clear();
    return entries;
  }

  /** Nothing takes effect by itself any more. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}
