/** Rules documents that people bring, without the rest of the package: what a browser needs to read and to ask them. */
export { documentText } from './decode.js';
export {
  addDocuments,
  CITED_EDITION,
  type DocumentKind,
  packDocuments,
  type RulesDocument,
  type Unplaced,
  unpackDocuments,
} from './document.js';
export type { Fate } from './editions/concordance.js';
export { differences } from './editions/differences.js';
export { RulesLibrary } from './library.js';
export {
  type Beside,
  type Change,
  Lookup,
  type OutlineLine,
  type Shelved,
  type ShownFound,
  type ShownPlace,
  type ShownRule,
  type Words,
} from './lookup.js';
export { readRules } from './read.js';
export { referencesIn } from './references.js';
