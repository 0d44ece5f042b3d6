/**
 * The thread that plays: how long one step of it may take, and whose share it comes out of. Nobody may stop it with one answer, nor take it from others
 * with many.
 */
import { type Game, type LogEvent, metered } from '@apnap/kernel';
import { OwnTime } from '../workers/processor.js';
import { type Owner, type ShareSettings, Shares } from '../workers/shares.js';
import { Turns } from './turns.js';

/** Milliseconds for which the engine may work at one answer. */
export const ANSWER_LIMIT = 1000;
/** What was played within the limit may take so many times as long when it is played again, on a machine that has more to do. */
export const AGAIN = 3;
/** Milliseconds for which a look at the past may hold others up; what takes longer is done elsewhere. */
export const LOOK_LIMIT = 30;

/** Milliseconds after which it is asked anew what the thread has worked. */
const LEAST_WAIT = 5;

/** The time of the thread that plays. */
const own = new OwnTime();

/** From now on: whether this thread has worked longer than so many milliseconds. It is asked often, the system seldom. */
function overrunning(limit: number): () => boolean {
  const work = own.begin();
  let next = performance.now() + limit;
  return () => {
    const now = performance.now();
    if (now <= next) return false;
    const left = work.left(limit);
    next = now + Math.max(LEAST_WAIT, left);
    return left <= 0;
  };
}

/** While something takes more milliseconds at once than this, others wait noticeably: what is above it counts so much more. */
const SHORT = 50;
const WEIGHT = 10;

/** What a person and an address may use of the thread that plays. */
export const PLAYING: ShareSettings = { person: { rate: 0.2, burst: 5000 }, address: { rate: 0.4, burst: 15_000 } };
/** What they may use of the threads for other work. */
export const WORKING: ShareSettings = { person: { rate: 0.25, burst: 10_000 }, address: { rate: 0.5, burst: 20_000 } };

/** Requests a minute of an address for which its share is as above: who lets one address do more lets it use more. */
const USUAL = 600;

/** The shares of a server on which an address may make so many requests a minute. */
export function sharesFor({ person, address }: ShareSettings, perMinute: number): ShareSettings {
  const more = Math.max(1, perMinute / USUAL);
  return { person, address: { rate: address.rate * more, burst: address.burst * more } };
}

/** So many milliseconds at once, as they count. */
export const weighed = (ms: number): number => (ms <= SHORT ? ms : SHORT + (ms - SHORT) * WEIGHT);

export class Processor {
  readonly shares: Shares;
  /** In which order questions are answered. */
  readonly turns = new Turns();
  private now: number;

  /** @param limit milliseconds that one call of the engine may take */
  constructor(
    settings: ShareSettings = PLAYING,
    readonly limit = ANSWER_LIMIT,
  ) {
    this.now = limit;
    this.shares = new Shares(settings);
  }

  /** A game each call of which ends at the limit. Its calls throw Overrun where they don't come to their end before. */
  limiting<S, Setup, E extends LogEvent, V>(game: Game<S, Setup, E, V>): Game<S, Setup, E, V> {
    const { several, ruled } = game;
    return {
      ...game,
      create: (...of) => this.within(this.now, () => game.create(...of)),
      answer: (...of) => this.within(this.now, () => game.answer(...of)),
      concede: (...of) => this.within(this.now, () => game.concede(...of)),
      ...(ruled && { ruled: (...of: Parameters<typeof ruled>) => this.within(this.now, () => ruled(...of)) }),
      view: (...of) => this.within(this.now, () => game.view(...of)),
      ...(several && { several: { ...several, answer: (...of) => this.within(this.now, () => several.answer(...of)) } }),
    };
  }

  /** Does something that calls the engine, as long as it takes no longer: see {@link overrunning}. @throws Overrun */
  within<T>(ms: number, work: () => T): T {
    return metered(overrunning(ms), work);
  }

  /** Does something with another limit to each call of the engine. */
  allowing<T>(ms: number, work: () => T): T {
    const before = this.now;
    this.now = ms;
    try {
      return work();
    } finally {
      this.now = before;
    }
  }

  /** Does something for somebody: the time that this thread works at it is his, and not what the machine gave to others meanwhile. */
  charge<T>(owners: readonly Owner[], work: () => T): T {
    const time = own.begin();
    try {
      return work();
    } finally {
      this.shares.spend(owners, weighed(time.taken()));
    }
  }

  /** Milliseconds until something may be done for these. */
  wait(owners: readonly Owner[]): number {
    return this.shares.wait(owners);
  }
}
