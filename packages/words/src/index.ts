/** What people read: the languages, texts in all of them, and messages, which are put into words by the catalogue of whoever says them. */
export * from './lang.js';
export * from './message.js';
export * from './render.js';
export * from './template.js';
export * from './width.js';
