/**
 * Threads for work that strangers describe, so that nobody who plays has to wait for it. Each job has a limit to its time: a thread that takes longer
 * is ended, and another one takes its place. Those who wait have their turn owner by owner, not job by job.
 *
 * A limit is of processor time where the system tells it by thread, so that what one may ask does not depend on what else the machine is doing;
 * by the clock a job may take longer (`processor.ts`).
 */
import type { Worker } from 'node:worker_threads';
import { begin, type Work } from './processor.js';

/** The job took longer than it may, or more memory than there is for one. */
export class Overran extends Error {
  constructor(readonly limit: number) {
    super(`the work took longer than ${limit} ms`);
    this.name = 'Overran';
  }
}

/** The job did not come to its end. */
export class Failed extends Error {
  /** @param ms milliseconds of a processor that it took until then */
  constructor(
    message: string,
    readonly ms: number,
  ) {
    super(message);
    this.name = 'Failed';
  }
}

/** Too much waits to be done already. */
export class Crowded extends Error {
  constructor() {
    super('too much work is waiting');
    this.name = 'Crowded';
  }
}

/** What a thread is sent, and sends back: first that it is there, and its number in the system; of each job that it has begun, what it needs for it being there, and the answer. */
export type ToThread<T> = { id: number; task: T };
export type FromThread<R> =
  | { ready: true; thread?: number | null }
  | { id: number; begun: true }
  | { id: number; result: R }
  | { id: number; error: string };

export interface ThreadSettings {
  /** How many there are at most. */
  size: number;
  /** Milliseconds after which one that is not needed ends; the first stays. */
  idle?: number;
  /** Milliseconds for a thread to begin, and to get ready for a job. */
  start?: number;
  /** Milliseconds by the clock for which a job may wait for its turn. */
  patience?: number;
}

/** Milliseconds for which a job waits for its turn: whoever asked is told then, while there is still somebody to tell. */
export const PATIENCE = 60_000;

/** Milliseconds for a thread to begin. */
const START = 120_000;
/** Jobs of one owner that may wait, and of all. */
const MOST_OF_OWNER = 20;
const MOST_WAITING = 400;
/** It is not looked at more often than this. */
const LEAST_WAIT = 20;
/** A job that may take more milliseconds than this is long: of several threads one is kept free of these. */
const LONG = 5000;

interface Job<T, R> {
  owner: string;
  limit: number;
  task: T;
  /** Ends its waiting for a turn. */
  late: NodeJS.Timeout | null;
  resolve: (done: { result: R; ms: number }) => void;
  reject: (e: Error) => void;
}

interface Thread<T, R> {
  worker: Worker;
  ready: boolean;
  job: Job<T, R> | null;
  id: number;
  /** Its number in the system; null where there is none. */
  number: number | null;
  /** What it has done for its job. */
  work: Work;
  timer: NodeJS.Timeout | null;
}

export class Threads<T, R> {
  private readonly threads: Thread<T, R>[] = [];
  /** By owner, in the order of their turns. */
  private readonly waiting = new Map<string, Job<T, R>[]>();
  private count = 0;
  private nextId = 1;
  private closed = false;
  /** Threads that were ended because a job overran, or that failed. */
  replaced = 0;

  constructor(
    private readonly spawn: () => Worker,
    private readonly settings: ThreadSettings,
  ) {}

  /** Starts the first thread before it is needed. */
  warm(): void {
    if (this.threads.length === 0 && !this.closed) this.begin();
  }

  /**
   * Does something when it is its turn.
   * @param owner whose turn it is to be
   * @param limit milliseconds of a processor that the job may take, not counting the time it waits
   * @returns what came of it, and milliseconds of a processor that it took; by the clock where nobody knows better
   * @throws Overran, Crowded, Failed as the thread says, Error where it can't be done at all
   */
  run(owner: string, limit: number, task: T): Promise<{ result: R; ms: number }> {
    if (this.closed) return Promise.reject(new Error('the threads are closed'));
    const own = this.waiting.get(owner) ?? [];
    if (own.length >= MOST_OF_OWNER || this.count >= MOST_WAITING) return Promise.reject(new Crowded());
    return new Promise((resolve, reject) => {
      const job: Job<T, R> = { owner, limit, task, late: null, resolve, reject };
      job.late = setTimeout(() => this.giveUp(job), this.settings.patience ?? PATIENCE);
      job.late.unref();
      own.push(job);
      this.waiting.set(owner, own);
      this.count++;
      this.go();
    });
  }

  /** A job whose turn does not come. */
  private giveUp(job: Job<T, R>): void {
    this.leave(job.owner, job);
    job.reject(new Crowded());
  }

  /** A job waits no longer. */
  private leave(owner: string, job: Job<T, R>): void {
    if (job.late) clearTimeout(job.late);
    const left = (this.waiting.get(owner) ?? []).filter((j) => j !== job);
    // whoever had his turn comes last
    this.waiting.delete(owner);
    if (left.length > 0) this.waiting.set(owner, left);
    this.count--;
  }

  /** Gives threads what waits. */
  private go(): void {
    for (;;) {
      const free = this.threads.find((t) => t.ready && t.job === null);
      const job = free ? this.take() : null;
      if (!free || !job) break;
      this.give(free, job);
    }
    const starting = this.threads.filter((t) => !t.ready).length;
    if (this.count > starting && this.threads.length < this.settings.size && !this.closed) this.begin();
  }

  /** The next job: of the owner whose turn it is, who then comes last. */
  private take(): Job<T, R> | null {
    const long = this.threads.filter((t) => t.job !== null && t.job.limit > LONG).length;
    const mayBeLong = this.settings.size === 1 || long < this.settings.size - 1;
    for (const [owner, jobs] of this.waiting) {
      const job = jobs.find((j) => mayBeLong || j.limit <= LONG);
      if (job === undefined) continue;
      this.leave(owner, job);
      return job;
    }
    return null;
  }

  private give(thread: Thread<T, R>, job: Job<T, R>): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.job = job;
    thread.id = this.nextId++;
    thread.work = begin(thread.number);
    thread.timer = setTimeout(() => this.end(thread, new Overran(job.limit)), this.settings.start ?? START);
    thread.worker.postMessage({ id: thread.id, task: job.task } satisfies ToThread<T>);
  }

  /** From now on the job has its limit. */
  private time(thread: Thread<T, R>, job: Job<T, R>): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.work = begin(thread.number);
    this.wait(thread, job, job.limit);
  }

  /** Ends the thread when its job has used up its limit; what it was not given of the processors in that time it may take later. */
  private wait(thread: Thread<T, R>, job: Job<T, R>, ms: number): void {
    thread.timer = setTimeout(() => {
      const left = thread.work.left(job.limit);
      if (left <= 0) this.end(thread, new Overran(job.limit));
      else this.wait(thread, job, Math.max(LEAST_WAIT, left));
    }, ms);
  }

  private begin(): void {
    const worker = this.spawn();
    const thread: Thread<T, R> = { worker, ready: false, job: null, id: 0, number: null, work: begin(null), timer: null };
    this.threads.push(thread);
    worker.unref();
    thread.timer = setTimeout(() => this.end(thread, new Error('the thread does not begin')), this.settings.start ?? START);
    thread.timer.unref();
    worker.on('message', (m: FromThread<R>) => this.heard(thread, m));
    worker.on('error', (e: NodeJS.ErrnoException) =>
      this.end(thread, e.code === 'ERR_WORKER_OUT_OF_MEMORY' && thread.job ? new Overran(thread.job.limit) : e),
    );
    worker.on('exit', () => this.end(thread, new Error('the thread has ended')));
  }

  private heard(thread: Thread<T, R>, m: FromThread<R>): void {
    if ('ready' in m) {
      thread.ready = true;
      thread.number = m.thread ?? null;
    } else if (m.id !== thread.id || thread.job === null) return;
    else if ('begun' in m) {
      this.time(thread, thread.job);
      return;
    } else {
      const { job } = thread;
      thread.job = null;
      if ('error' in m) job.reject(new Failed(m.error, thread.work.taken()));
      else job.resolve({ result: m.result, ms: thread.work.taken() });
    }
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = null;
    this.go();
    if (thread.job === null && this.threads[0] !== thread && !this.closed) {
      thread.timer = setTimeout(() => this.end(thread, new Error('the thread is not needed')), this.settings.idle ?? 60_000);
      thread.timer.unref();
    }
  }

  /** Ends a thread; what it was doing has failed, and what waits is done by others. */
  private end(thread: Thread<T, R>, why: Error): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    if (thread.timer) clearTimeout(thread.timer);
    void thread.worker.terminate();
    if (thread.job) this.replaced++;
    thread.job?.reject(why instanceof Overran ? why : new Failed(why.message, thread.work.taken()));
    thread.job = null;
    if (this.closed) return;
    // A thread that can't even begin would be tried for ever: whoever waits is told.
    if (!thread.ready) this.fail(why);
    this.go();
  }

  private fail(why: Error): void {
    for (const job of [...this.waiting.values()].flat()) {
      this.leave(job.owner, job);
      job.reject(why);
    }
  }

  /** Ends all threads; whoever waits is told. */
  async close(): Promise<void> {
    this.closed = true;
    this.fail(new Error('the threads are closed'));
    await Promise.all(
      this.threads.splice(0).map((t) => {
        if (t.timer) clearTimeout(t.timer);
        t.job?.reject(new Error('the threads are closed'));
        return t.worker.terminate();
      }),
    );
  }
}
