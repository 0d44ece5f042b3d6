/** Which puzzles have been solved on this device. */
import { keptStore } from './kept-store.js';

const solved = keptStore<readonly string[]>('apnap.puzzles', (kept) =>
  Array.isArray(kept) ? kept.filter((x) => typeof x === 'string') : [],
);

/** Remembers that a puzzle has been solved. */
export function puzzleSolved(id: string): void {
  if (!solved.now().includes(id)) solved.keep([...solved.now(), id]);
}

/** Ids of the puzzles that have been solved. */
export const useSolved = solved.use;
