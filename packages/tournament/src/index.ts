/** The tournament desk: a log of commands, the state it makes, pairings, standings, brackets, clocks. */
export * from './pairing/index.js';
