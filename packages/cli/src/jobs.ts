/** Games in several threads: whatever their number, the results are those of the seeds, in the order of the seeds. */
import { Worker } from 'node:worker_threads';
import { type GameResult, type Match, playMatch } from './match.js';

/** From the sources (in development and tests) a worker needs a loader for TypeScript, which it registers itself. */
function newWorker(match: Match): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url), { workerData: match });
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(boot, { eval: true, workerData: match, execArgv: ['--conditions=source'] });
}

/** Plays a game for each seed. @param done told how many are finished. */
export async function playAll(match: Match, seeds: readonly string[], jobs: number, done: (n: number) => void): Promise<GameResult[]> {
  if (Math.min(jobs, seeds.length) <= 1) {
    const results: GameResult[] = [];
    for (const seed of seeds) {
      results.push(playMatch(match, seed).result);
      done(results.length);
      // Let signals and output through between games.
      await new Promise((next) => setImmediate(next));
    }
    return results;
  }
  const results: GameResult[] = new Array(seeds.length);
  let next = 0;
  let finished = 0;
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = newWorker(match);
      const feed = (): void => {
        if (next < seeds.length) {
          worker.postMessage({ index: next, seed: seeds[next] });
          next++;
        } else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (m: { index: number; result: GameResult }) => {
        results[m.index] = m.result;
        done(++finished);
        feed();
      });
      worker.on('error', reject);
      feed();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, seeds.length) }, runOne));
  return results;
}
