/**
 * What takes too long to be done each time is done in turn: TURN, a number that is another one for each commit, says which part. Without it all is done.
 * Numbers below twelve let halves, thirds, quarters and sixths come equally often.
 */

/** Those of a list whose turn it is: a third, or a half of two. */
export function inTurn<T>(all: readonly T[]): readonly T[] {
  const { TURN } = process.env;
  const parts = Math.min(3, all.length);
  return TURN === undefined || TURN === '' ? all : all.filter((_, i) => i % parts === Number(TURN) % parts);
}
