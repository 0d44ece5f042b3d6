/** What a thread is given of the processors. Linux counts it by thread; elsewhere nobody says, and all threads remain alike. */
import { readFileSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** How much less a thread is given that stands behind the one that plays, where there is not enough for all: with 5 about a third of what that one is given. */
const NICE = 5;
/** How many times its limit something may take by the clock, where the machine has too much else to do. */
const STRETCH = 5;

/** The number that the system has for the thread that asks; null where it tells none. */
export function threadNumber(): number | null {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').pop());
    return Number.isInteger(thread) ? thread : null;
  } catch {
    return null;
  }
}

/** What the system has counted of a thread, in milliseconds: it ran, and it waited for a processor though it had something to do. */
interface Counted {
  ran: number;
  waited: number;
}

/** What is counted of a thread of this process so far (schedstat of proc(5)); null where nobody counts it. @param thread its {@link threadNumber} */
export function counted(thread: number | null): Counted | null {
  if (thread === null) return null;
  try {
    const [ran, waited] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    return Number.isFinite(ran + waited) ? { ran: ran / 1e6, waited: waited / 1e6 } : null;
  } catch {
    return null;
  }
}

/** Work of a thread with a limit: what it was not given of the processors is not counted, so that nothing is refused because the machine is busy. */
export interface Work {
  /** Milliseconds that the thread has run since; by the clock where nobody counts them. */
  taken(): number;
  /** Milliseconds that must pass before the limit can be used up: 0 or less where it is. By the clock the work may take {@link STRETCH} times as long. */
  left(limit: number): number;
}

/** Work that begins now. @param thread whose it is: its {@link threadNumber} */
export function begin(thread: number | null): Work {
  const from = performance.now();
  const before = counted(thread);
  const clock = (): number => performance.now() - from;
  const taken = (): number => {
    const now = before && counted(thread);
    return now && before ? now.ran - before.ran : clock();
  };
  return { taken, left: (limit) => Math.min(limit - taken(), STRETCH * limit - clock()) };
}

/** Milliseconds for which it is known well enough what a thread has run: to ask the system takes longer than most of what is done. */
const FRESH = 5;
/** What took no more milliseconds by the clock is taken to have run all of them. */
const MOMENT = 3;

/** What the thread has run that asks for this. */
function ranHere(): () => number | null {
  const thread = threadNumber();
  return () => counted(thread)?.ran ?? null;
}

/**
 * The time of the thread that asks, of which the system is asked seldom. Work is taken to have run at most {@link FRESH} milliseconds more than it has, and never
 * longer than by the clock.
 */
export class OwnTime {
  /** When it was asked last what the thread has run, and what it was; null: nobody counts it. */
  private askedAt = Number.NEGATIVE_INFINITY;
  private ran: number | null = null;

  /** @param asked milliseconds that the system says the thread has run; null where nobody counts them */
  constructor(private readonly asked: () => number | null = ranHere()) {}

  /** Work that begins now. */
  begin(): Work {
    const from = performance.now();
    if (from - this.askedAt > FRESH) this.ask(from);
    const before = this.ran;
    const clock = (): number => performance.now() - from;
    const taken = (): number => {
      const passed = clock();
      if (before === null || passed <= MOMENT) return passed;
      this.ask(from + passed);
      return this.ran === null ? passed : Math.min(passed, this.ran - before);
    };
    return { taken, left: (limit) => Math.min(limit - taken(), STRETCH * limit - clock()) };
  }

  private ask(now: number): void {
    this.askedAt = now;
    this.ran = this.asked();
  }
}

/** Where there are more threads with something to do than cores, this one waits for the one that plays, and not the other way round. */
export function standBehind(): void {
  const thread = threadNumber();
  if (thread === null || thread === process.pid) return;
  try {
    setPriority(thread, Math.min(19, getPriority(thread) + NICE));
  } catch {
    // Where it may not be said, it goes on as it was.
  }
}
