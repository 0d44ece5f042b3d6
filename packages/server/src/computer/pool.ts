/** Threads in which computer players think, so that nobody else has to wait for them; who lets many think waits for himself. */
import type { Worker } from 'node:worker_threads';
import { newThread } from '@apnap/system';
import { FairQueue, type Share } from './fair.js';
import type { Done, Idea, Task, Work } from './task.js';

/** However much is left of its budget, a player answers after so many milliseconds. */
const DEADLINE = 3000;
/** Games of one address that may think for as long as they like at a time; with more of them, all of them think shorter. */
const AT_EASE = 4;
/** The least that a player may think (milliseconds). */
const LEAST = 250;

interface Job {
  task: Omit<Task, 'id' | 'deadline'>;
  resolve: (idea: Idea) => void;
  reject: (e: Error) => void;
}

interface Running extends Job {
  id: number;
  share: Share;
  since: number;
}

/** A thread does one thing after the other: what waits for it waits here, where it can be put in order. */
interface Thread {
  worker: Worker | null;
  queue: FairQueue<Job>;
  running: Running | null;
}

const NOBODY: Share = { address: '', person: '' };

export class Computers {
  private readonly threads: readonly Thread[];
  private nextId = 1;
  /** Thoughts that were asked for and not given yet, by address. */
  private readonly open = new Map<string, number>();

  constructor(
    private readonly work: Work,
    size: number,
  ) {
    this.threads = Array.from({ length: size }, () => ({ worker: null, queue: new FairQueue<Job>(), running: null }));
  }

  /** Of a key always the same thread: the players are there. */
  private threadFor(key: string): Thread {
    let h = 0;
    for (let i = 0; i < key.length; i++) h = (Math.imul(h, 31) + key.charCodeAt(i)) >>> 0;
    return this.threads[h % this.threads.length];
  }

  private workerOf(thread: Thread): Worker {
    if (thread.worker) return thread.worker;
    const worker = newThread(import.meta.url, './worker', this.work);
    thread.worker = worker;
    worker.unref();
    worker.on('message', (done: Done) => {
      const { running } = thread;
      if (running?.id !== done.id) return;
      this.finish(thread);
      if ('error' in done) running.reject(new Error(done.error));
      else running.resolve({ answer: done.answer, why: done.why });
    });
    const lost = (e: Error): void => {
      if (thread.worker !== worker) return;
      thread.worker = null;
      const { running } = thread;
      this.finish(thread);
      running?.reject(e);
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the thread has ended')));
    return worker;
  }

  /** What the player would answer. @param share whose game it is */
  choose(task: Omit<Task, 'id' | 'deadline'>, share: Share = NOBODY): Promise<Idea> {
    const thread = this.threadFor(task.key);
    this.count(share, 1);
    return new Promise((resolve, reject) => {
      thread.queue.add(share, { task, resolve, reject });
      this.next(thread);
    });
  }

  private count({ address }: Share, more: number): void {
    const n = (this.open.get(address) ?? 0) + more;
    if (n > 0) this.open.set(address, n);
    else this.open.delete(address);
  }

  private next(thread: Thread): void {
    if (thread.running) return;
    const found = thread.queue.take();
    if (!found) return;
    const id = this.nextId++;
    const { share, item } = found;
    thread.running = { ...item, id, share, since: performance.now() };
    const crowd = Math.max(1, (this.open.get(share.address) ?? 0) / AT_EASE);
    const deadline = Math.max(LEAST, DEADLINE / crowd);
    this.workerOf(thread).postMessage({ ...item.task, id, deadline } satisfies Task);
  }

  /** What the thread was about is done, or lost. */
  private finish(thread: Thread): void {
    const { running } = thread;
    thread.running = null;
    if (running) {
      this.count(running.share, -1);
      thread.queue.charge(running.share, performance.now() - running.since);
    }
    // After whoever waited has been told.
    setImmediate(() => this.next(thread));
  }

  async close(): Promise<void> {
    const workers = this.threads.map((t) => t.worker);
    for (const t of this.threads) {
      for (let job = t.queue.take(); job; job = t.queue.take()) job.item.reject(new Error('the server ends'));
    }
    await Promise.all(workers.map((w) => w?.terminate()));
  }
}
