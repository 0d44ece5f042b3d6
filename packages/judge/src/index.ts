/** The judge desk: infractions, penalties, remedies, slips, reports, as data and decisions. */
export { ACTION_KINDS, type BackUpPlan, type BackUpReview, reviewBackUp } from './back-up.js';
export { type Combined, combine, type Given } from './combine.js';
export { decide, decideSmallBreach, reviewPenalty, smallBreach } from './decide.js';
export { EXPLANATIONS, ruleExplanation } from './explanations/index.js';
export { type Edition, editionFor, editionText, otherTime } from './guide/editions.js';
export { PRINCIPLES, REGULAR_PRINCIPLES } from './guide/principles.js';
export { CATEGORY_ASKS, INFRACTIONS, infractionOf } from './infractions.js';
export { documentText } from './library/decode.js';
export {
  addDocuments,
  CITED_EDITION,
  type DocumentKind,
  LIBRARY_FILE,
  packDocuments,
  type RuleEntry,
  type RulesDocument,
  unpackDocuments,
} from './library/document.js';
export { citation, type Match, RulesLibrary, type RuleText } from './library/library.js';
export { readRules } from './library/read.js';
export {
  decideRegular,
  REGULAR_ASKS,
  REGULAR_PROBLEMS,
  type RegularAskId,
  type RegularDecision,
  type RegularFacts,
  type RegularProblem,
} from './regular.js';
export {
  blankReport,
  type DisqualificationReport,
  type ReportReview,
  readReport,
  reportTimeline,
  reviewReport,
  type Statement,
} from './report.js';
export { policyTitles, type RuleTitle, ruleTitle, ruleTitles, titlesWith } from './rules/titles.js';
export { infractionNamed, parseBack, parseFront, printBack, type ReadBack, type SlipBack, type SlipFront } from './slip.js';
export { CATALOGUES, text } from './text/index.js';
export * from './types.js';
