/** What changed between two texts, word by word. */
import { diffArrays } from 'diff';

export interface Difference {
  /** In both, in the older alone, in the newer alone. */
  in: 'both' | 'old' | 'new';
  text: string;
}

/** Chinese character by character, other words whole. */
const WORDS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’][a-z]+)?|\s+|./gsu;

/** The differences of two texts, in their order. */
export const differences = (older: string, newer: string): Difference[] =>
  diffArrays(older.match(WORDS) ?? [], newer.match(WORDS) ?? []).map(({ added, removed, value }) => ({
    in: added ? 'new' : removed ? 'old' : 'both',
    text: value.join(''),
  }));
