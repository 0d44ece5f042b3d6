/** Where the browser keeps the rules documents, and the index that is made of them. */
export const RULEBOOK_KEY = 'apnap.rulebook';
export const INDEX_KEY = 'apnap.rulebook.index';
