/**
 * Trees that were trained, asked in whole numbers: the same answer on every machine. A weight for each figure says the most, and the trees what is not in
 * proportion. Each tree asks so many questions, the same ones whatever was answered before, and the answers together are the number of its leaf.
 */

/** A score is so many times the logarithm of the odds. */
export const SCORE = 1024;
/** Chances are told in so many parts. */
export const PARTS = 65_536;
/** Scores are told apart in steps of this. */
const STEP = 16;
const MOST = 8 * SCORE;

export interface Forest {
  /** What the score begins with: so much for each of a figure. */
  readonly weights: readonly number[];
  readonly trees: readonly Tree[];
}

export interface Tree {
  /** Which figure each question asks of. */
  readonly of: readonly number[];
  /** Whether it is greater than this. */
  readonly above: readonly number[];
  /** By the answers, the first question's as the lowest bit. */
  readonly leaves: readonly number[];
}

/** The chance for each score, in parts: once, and rounded, so that no machine's arithmetic shows. */
const CHANCES: readonly number[] = Array.from({ length: (2 * MOST) / STEP + 1 }, (_, i) =>
  Math.round(PARTS / (1 + Math.exp(-(i * STEP - MOST) / SCORE))),
);

/** What a forest says of these figures, in {@link SCORE} parts of the logarithm of the odds. */
export function scoreOf(forest: Forest, figures: readonly number[]): number {
  let score = 0;
  for (let i = 0; i < forest.weights.length; i++) score += forest.weights[i] * figures[i];
  for (const { of, above, leaves } of forest.trees) {
    let leaf = 0;
    for (let k = 0; k < of.length; k++) if (figures[of[k]] > above[k]) leaf |= 1 << k;
    score += leaves[leaf];
  }
  return score;
}

/** The chance that belongs to a score: over 0 and under 1. */
export function chanceOf(score: number): number {
  const at = Math.round((Math.max(-MOST, Math.min(MOST, score)) + MOST) / STEP);
  return CHANCES[at] / PARTS;
}

/** A forest out of numbers in a row: so many weights, then of each tree its questions and its leaves. @param text numbers in base 36, with commas */
export function readForest(figures: number, depth: number, text: string): Forest {
  const numbers = text.split(',').map((x) => Number.parseInt(x, 36));
  const weights = numbers.slice(0, figures);
  const each = 2 * depth + 2 ** depth;
  const trees = Array.from({ length: (numbers.length - figures) / each }, (_, t) => {
    const at = numbers.slice(figures + t * each, figures + (t + 1) * each);
    return { of: at.slice(0, depth), above: at.slice(depth, 2 * depth), leaves: at.slice(2 * depth) };
  });
  return { weights, trees };
}

/** The numbers of a forest in a row, for {@link readForest}. */
export const writeForest = ({ weights, trees }: Forest): string =>
  [...weights, ...trees.flatMap(({ of, above, leaves }) => [...of, ...above, ...leaves])].map((n) => n.toString(36)).join(',');
