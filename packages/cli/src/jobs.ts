/** Games in several threads: whatever their number, the results are those of the seeds, in the order of the seeds. */
import { newThread } from '@apnap/system';
import { type GameResult, type Match, playMatch } from './match.js';

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
      const worker = newThread(import.meta.url, './worker', match);
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
