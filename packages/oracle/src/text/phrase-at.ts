/** Which words of a line a refusal names. */
import type { Token } from './tokens.js';

const CLAUSE_END = /^[.,:;"•—]$/;
/** A phrase of fewer words says nothing by itself. */
const TELLING = 4;
/** At most so many words of what stands before are named with it. */
const BEFORE = 6;

/**
 * Words from where reading stopped to the end of the clause. When these are few, or the clause was read and only its end is
 * wrong, what stands unread is the clause itself: its words before that point are named with them.
 */
export function phraseAt(tokens: readonly Token[], at: number, line: string): string {
  if (tokens.length === 0) return line;
  let start = Math.min(at, tokens.length - 1);
  let end = start;
  while (end < tokens.length && !(end > start && CLAUSE_END.test(tokens[end].raw))) end++;
  const stop = start;
  while (end - start < TELLING + BEFORE && end - stop < TELLING && start > 0 && !CLAUSE_END.test(tokens[start - 1].raw)) start--;
  const from = tokens[start].at;
  const to = end < tokens.length ? tokens[end].at : line.length;
  return line.slice(from, to).trim();
}
