/** Work that strangers describe, done on threads of its own: in fair turns, within a limit, and within everybody's share. */

import { newThread } from '@apnap/system';
import type { Owner, Shares } from './shares.js';
import type { Made, Task, TaskName, Tasks, Work } from './tasks.js';
import { Failed, Overran, Threads } from './threads.js';

export { Crowded, Overran } from './threads.js';

/** Whoever asks has used up his share of the time there is. */
export class Spent extends Error {
  /** @param seconds after which there is some again */
  constructor(readonly seconds: number) {
    super('the share of processor time is used up');
    this.name = 'Spent';
  }
}

/** Milliseconds of a processor that each of these may take. */
export type WorkLimits = Readonly<Record<TaskName, number>>;
const LIMITS: WorkLimits = {
  search: 3000,
  named: 1500,
  cardRules: 5000,
  deckView: 5000,
  deckInfos: 5000,
  deckFile: 5000,
  tableDeck: 5000,
  begin: 6000,
  draftSets: 20_000,
  duel: 60_000,
  review: 30_000,
  question: 20_000,
  moment: 6000,
};

/** Megabytes a thread may use. */
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };

export class Workers {
  private readonly threads: Threads<Task, Made>;
  private readonly limits: WorkLimits;

  constructor(
    work: Work,
    size: number,
    private readonly shares: Shares,
    limits: Partial<WorkLimits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
    this.threads = new Threads<Task, Made>(() => newThread(import.meta.url, './worker', work, MEMORY), { size });
  }

  /** Starts before anybody asks. */
  warm(): void {
    this.threads.warm();
  }

  /** Threads that had to be ended so far. */
  get replaced(): number {
    return this.threads.replaced;
  }

  /**
   * Does something for somebody.
   * @param owners whose share it comes out of
   * @param pay 'later': it is done even if there is nothing left of the share, and counts all the same
   * @throws Spent, Overran, Crowded
   */
  async do<K extends TaskName>(
    name: K,
    given: Tasks[K]['given'],
    owners: readonly Owner[],
    pay: 'before' | 'later' = 'before',
  ): Promise<Tasks[K]['made']> {
    const wait = this.shares.wait(owners);
    if (wait > 0 && pay === 'before') throw new Spent(Math.ceil(wait / 1000));
    const limit = this.limits[name];
    try {
      const { result, ms } = await this.threads.run(turnOf(owners), limit, { do: name, ...given } as Task);
      this.shares.spend(owners, ms);
      return result as Tasks[K]['made'];
    } catch (e) {
      if (e instanceof Overran) this.shares.spend(owners, limit);
      else if (e instanceof Failed) this.shares.spend(owners, Math.min(limit, e.ms));
      throw e;
    }
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}

/** In whose turn it is done: an address has one turn however many people are there. */
const turnOf = (owners: readonly Owner[]): string => owners.map((o) => o.address ?? o.person ?? '').join(' ');
