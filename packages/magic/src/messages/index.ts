/** The engine's words, in English and Chinese. */
export { EN, type MessageId } from './en.js';
export { hasMessage, joinNames, type NameOf, noteMessage, renderMessage } from './render.js';
export { ZH } from './zh.js';
