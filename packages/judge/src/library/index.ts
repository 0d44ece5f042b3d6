/** Rules documents that people bring, without the rest of the package: what a browser needs to read and to ask them. */
export { documentText } from './decode.js';
export { addDocuments, packDocuments, type RulesDocument, unpackDocuments } from './document.js';
export { RulesLibrary, type RuleText } from './library.js';
export { readRules } from './read.js';
