/** Yu-Gi-Oh! as a game of the kernel, with the language of its cards and a compiler for it. */
export { type DeckList, deckProblems } from './cards/deck.js';
export { type CardRecord, readRecord } from './cards/record.js';
export { type Compiled, compileCard } from './compiler/compile.js';
export { type CardSource, type Duel, type DuelSetup, yugiohGame } from './game.js';
export type { Card, Meaning, Printed } from './language/index.js';
export { type Coverage, coverageOf, roundTrip } from './measure/coverage.js';
export { randomDeck, readable } from './measure/decks.js';
export { type Library, libraryOf } from './measure/library.js';
export { type RandomDuel, randomDuel } from './measure/random.js';
export { type Structure, structureDiffers } from './measure/structures.js';
export { type TraceReport, traceReport } from './measure/traces.js';
export { YUGIOH_MESSAGES, yugiohText } from './messages/catalogue.js';
export { cardText, pendulumText } from './render/text.js';
export type { DuelEvent, State } from './state/types.js';
export { type Trace, tracesOf } from './traces/format.js';
export { type Led, lead } from './traces/lead.js';
export type { View } from './view/view.js';
