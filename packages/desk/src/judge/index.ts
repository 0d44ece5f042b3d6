/** What the judge desk is asked. */
export { type DecideOptions, decideAtRegular, decideIncident, type RegularOptions, readSlip } from './answers.js';
export { listOf } from './list.js';
export { type BackUpOptions, backUpAnswer, type CombineOptions, combineAnswer, type ReportOptions, reportAnswer } from './papers.js';
