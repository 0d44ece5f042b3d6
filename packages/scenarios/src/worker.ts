/** A worker thread of the scenario runner: runs the scenarios it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { CardBase } from '@apnap/cardbase';
import type { Scenario } from './format.js';
import type { Work } from './jobs.js';
import { runScenario } from './runner.js';

const work = workerData as Work;
const base = new CardBase(work.cards, work.lang);

parentPort?.on('message', (task: { from: number; scenarios: Scenario[] }) => {
  parentPort?.postMessage({ from: task.from, results: task.scenarios.map((s) => runScenario(s, base)) });
});
