/** What a catalogue has: a text for each key of the English one. */
import type { en } from './en.js';

export type Key = keyof typeof en;
export type Catalogue = Record<Key, string>;
