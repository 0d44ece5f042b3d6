/** The judge desk as questions and a ruling, without the rest of the package: what a page needs to lead a judge through an incident. */
export { reviewPenalty } from '../decide.js';
export { INFRACTIONS, infractionOf } from '../infractions.js';
export {
  blankReport,
  type DisqualificationReport,
  readReport,
  reportTimeline,
  reviewReport,
  type Statement,
} from '../report.js';
export { policyTitle } from '../rules/policies.js';
export { printBack, type SlipBack } from '../slip-back.js';
export { CATALOGUES, text } from '../text/index.js';
export { type InfractionId, PENALTIES, type Penalty, type PriorPenalty, type Rel, type Say } from '../types.js';
export { type Answer, type Incident, type SubjectId, subjectsAt } from './incident.js';
export { MOMENTS, type Question } from './judged.js';
export { type Part, type Ruling, rulingOf } from './ruling.js';
export { type Walk, walk } from './walk.js';
export { wordsToSay } from './words.js';
