/** Scenarios in several threads; the results are the same whatever their number. */
import { CardBase } from '@apnap/cardbase';
import { newThread } from '@apnap/system';
import type { Lang } from '@apnap/words';
import type { Scenario } from './format.js';
import { runScenario, type ScenarioResult } from './runner.js';

/** What a thread needs to begin. */
export interface Work {
  cards: readonly string[];
  lang: Lang;
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
      const worker = newThread(import.meta.url, './worker', work);
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
