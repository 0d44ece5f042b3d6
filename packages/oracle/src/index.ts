/** The compiler from card text to the ability language. */
export { canonical } from './canonical.js';
export { type CompileResult, compileCard, compileFaceText } from './compile.js';
export { type CardStatus, type Coverage, cardStatus, coverage, type Gap } from './coverage.js';
export { grammar } from './grammar/build.js';
export { Grammar, type Reading, type Rule, type Watch } from './grammar/engine.js';
export type { CardInput, CardInput as CompileInput, FaceInput, Refusal } from './input.js';
export { type RoundTripFailure, roundTripFailure } from './roundtrip.js';
export { SHOWN } from './shown.js';
export { ABILITY_WORDS, normaliseLine, normaliseText, REWRITES, stripReminder } from './text/normalise.js';
