/** Scenarios: games set up and scripted in files of their own, played as they say, and compared with what they expect. */
export { type BadLine, badLineText, readScenarios } from './files.js';
export type { Scenario } from './format.js';
export { runAll, type Work } from './jobs.js';
export { answering, lines, reasonText, report } from './report.js';
export { runScenario, type ScenarioResult, type Trace } from './runner.js';
