/** A worker thread of a duel: plays the games it is given, one by one. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Match, playMatch } from './match.js';

const match = workerData as Match;

parentPort?.on('message', (task: { index: number; seed: string }) => {
  parentPort?.postMessage({ index: task.index, result: playMatch(match, task.seed).result });
});
