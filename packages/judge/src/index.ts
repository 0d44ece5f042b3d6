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
  LIBRARY_INDEX,
  packDocuments,
  type RuleEntry,
  type RulesDocument,
  unpackDocuments,
} from './library/document.js';
export { concordance } from './library/editions/concordance.js';
export { type Difference, differences } from './library/editions/differences.js';
export { Editions, type Place } from './library/editions/editions.js';
export { lexiconOf } from './library/editions/lexicon.js';
export { citation, type Match, RulesLibrary, type RuleText } from './library/library.js';
export { Lookup, type ShownPlace } from './library/lookup.js';
export { readRules } from './library/read.js';
export { referencesIn } from './library/references.js';
export { type Found, SearchIndex, titlesOf } from './library/search/index.js';
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
export { policyTitles, type RuleTitle, ruleTitle, ruleTitles } from './rules/titles.js';
export { infractionNamed, parseBack, parseFront, type ReadBack, type SlipFront } from './slip.js';
export { printBack, type SlipBack } from './slip-back.js';
export { CATALOGUES, text } from './text/index.js';
export * from './types.js';
