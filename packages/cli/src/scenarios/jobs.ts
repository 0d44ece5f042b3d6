/** Scenarios in several threads; the results are the same whatever their number. */
import { Worker } from 'node:worker_threads';
import type { Lang } from '@apnap/magic';
import { CardBase } from '../cardbase.js';
import type { Scenario } from './format.js';
import { runScenario, type ScenarioResult } from './runner.js';

/** What a thread needs to begin. */
export interface Work {
  cards: readonly string[];
  lang: Lang;
}

/** From the sources (in development and tests) a worker needs a loader for TypeScript, which it registers itself. */
function newWorker(work: Work): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url), { workerData: work });
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(boot, { eval: true, workerData: work, execArgv: ['--conditions=source'] });
}

/** How many scenarios a thread is given at a time. */
const PORTION = 8;

/** Runs them all. @param done told how many are finished. */
export async function runAll(
  work: Work,
  scenarios: readonly Scenario[],
  jobs: number,
  done: (n: number) => void,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  if (Math.min(jobs, scenarios.length) <= 1) {
    const base = new CardBase(work.cards, work.lang);
    for (const s of scenarios) {
      results.push(runScenario(s, base));
      done(results.length);
      await new Promise((next) => setImmediate(next));
    }
    return results;
  }
  let next = 0;
  let finished = 0;
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = newWorker(work);
      const feed = (): void => {
        if (next >= scenarios.length) {
          void worker.terminate().then(() => resolve());
          return;
        }
        worker.postMessage({ from: next, scenarios: scenarios.slice(next, next + PORTION) });
        next += PORTION;
      };
      worker.on('message', (m: { from: number; results: ScenarioResult[] }) => {
        m.results.forEach((r, i) => {
          results[m.from + i] = r;
        });
        finished += m.results.length;
        done(finished);
        feed();
      });
      worker.on('error', reject);
      feed();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, scenarios.length) }, runOne));
  return results;
}
