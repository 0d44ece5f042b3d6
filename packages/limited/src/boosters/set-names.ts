/** What sets with boosters are called, and when they came out. */
import type { Text } from '@apnap/words';
import { SET_LINES } from '../generated/set-names.js';

/** A set by its name. */
export interface NamedSet {
  readonly code: string;
  readonly name: Text;
  /** The day on which it came out. */
  readonly date: string;
}

/** All of them, the newest first. */
export const namedSets = (): NamedSet[] =>
  SET_LINES.map((line) => {
    const [code, date, en, zh] = line.split('|');
    return { code, date, name: { en, zh: zh === '' ? en : zh } };
  }).sort((x, y) => (x.date < y.date ? 1 : x.date > y.date ? -1 : 0));
