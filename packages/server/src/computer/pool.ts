/** Threads in which computer players think, so that nobody else has to wait for them. */
import { Worker } from 'node:worker_threads';
import type { Done, Idea, Task, Work } from './task.js';

/** From the sources (in development and tests) a worker needs a loader for TypeScript, which it registers itself. */
function newWorker(work: Work): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url), { workerData: work });
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(boot, { eval: true, workerData: work, execArgv: ['--conditions=source'] });
}

interface Thread {
  worker: Worker;
  waiting: Map<number, { resolve: (a: Idea) => void; reject: (e: Error) => void }>;
}

export class Computers {
  private readonly threads: (Thread | null)[];
  private nextId = 1;

  constructor(
    private readonly work: Work,
    size: number,
  ) {
    this.threads = Array.from({ length: size }, () => null);
  }

  /** Of a key always the same thread: the players are there. */
  private threadFor(key: string): Thread {
    let h = 0;
    for (let i = 0; i < key.length; i++) h = (Math.imul(h, 31) + key.charCodeAt(i)) >>> 0;
    const i = h % this.threads.length;
    const known = this.threads[i];
    if (known) return known;
    const thread: Thread = { worker: newWorker(this.work), waiting: new Map() };
    thread.worker.unref();
    thread.worker.on('message', (done: Done) => {
      const asked = thread.waiting.get(done.id);
      thread.waiting.delete(done.id);
      if ('error' in done) asked?.reject(new Error(done.error));
      else asked?.resolve({ answer: done.answer, why: done.why });
    });
    const lost = (e: Error): void => {
      if (this.threads[i] === thread) this.threads[i] = null;
      for (const asked of thread.waiting.values()) asked.reject(e);
      thread.waiting.clear();
    };
    thread.worker.on('error', lost);
    thread.worker.on('exit', () => lost(new Error('the thread has ended')));
    this.threads[i] = thread;
    return thread;
  }

  /** What the player would answer. */
  choose(task: Omit<Task, 'id'>): Promise<Idea> {
    const thread = this.threadFor(task.key);
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, { resolve, reject });
      thread.worker.postMessage({ ...task, id } satisfies Task);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((t) => t?.worker.terminate()));
  }
}
