/** Cards to work with: those that come with the program, those that were imported, and those of card files that are given, compiled as they are needed. */
export { asDatabase, CardBase, importedDatabase, type Obstacle } from './cardbase.js';
export { databaseFor } from './database.js';
export { deckIds, embeddedDeck, type LoadedFile, loadDeckFile, problemLine } from './deck-files.js';
