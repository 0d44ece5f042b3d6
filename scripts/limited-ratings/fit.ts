/**
 * Ratings as a regression: the chance to win by the difference of what both have seen of their decks, in features of cards. What is believed before
 * (`PRIOR`) is not thrown away: weights are drawn to it, the more so the less the games say of a feature.
 */

/** A game: the difference of features of the first and the second deck, who began (1 or -1), and whether the first won. */
export interface Row {
  x: readonly number[];
  first: number;
  won: 0 | 1;
}

/** Weights of the features and of having the first turn. */
export interface Fit {
  weights: number[];
  first: number;
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** Solves a symmetric positive system by Cholesky's method. */
export function solve(a: readonly (readonly number[])[], b: readonly number[]): number[] {
  const n = b.length;
  const l = a.map(() => new Array<number>(n).fill(0));
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i][j];
      for (let k = 0; k < j; k++) sum -= l[i][k] * l[j][k];
      l[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / l[j][j];
    }
  const y = new Array<number>(n).fill(0);
  for (let i = 0; i < n; i++) {
    let sum = b[i];
    for (let k = 0; k < i; k++) sum -= l[i][k] * y[k];
    y[i] = sum / l[i][i];
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = y[i];
    for (let k = i + 1; k < n; k++) sum -= l[k][i] * x[k];
    x[i] = sum / l[i][i];
  }
  return x;
}

/** Logistic regression by Newton's method, drawn to a centre with so much force for each weight. */
function regression(
  xs: readonly (readonly number[])[],
  won: readonly number[],
  centre: readonly number[],
  force: readonly number[],
): number[] {
  const n = centre.length;
  let w = centre.slice();
  for (let round = 0; round < 12; round++) {
    const gradient = w.map((x, i) => force[i] * (x - centre[i]));
    const hessian = w.map((_, i) => w.map((__, j) => (i === j ? force[i] + 1e-9 : 0)));
    xs.forEach((x, r) => {
      const p = sigmoid(dot(w, x));
      const spread = p * (1 - p);
      for (let i = 0; i < n; i++) {
        if (x[i] === 0) continue;
        gradient[i] += (p - won[r]) * x[i];
        for (let j = 0; j <= i; j++) hessian[i][j] += spread * x[i] * x[j];
      }
    });
    for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) hessian[j][i] = hessian[i][j];
    const step = solve(hessian, gradient);
    w = w.map((x, i) => x - step[i]);
    if (step.every((x) => Math.abs(x) < 1e-7)) break;
  }
  return w;
}

/** How much a point of the prior is: one weight for all of it, and one for the first turn. */
export function scaleOf(rows: readonly Row[], prior: readonly number[]): { scale: number; first: number } {
  const [scale, first] = regression(
    rows.map((r) => [dot(r.x, prior), r.first]),
    rows.map((r) => r.won),
    [0, 0],
    [1e-6, 1e-6],
  );
  return { scale, first };
}

/** Weights drawn to the scaled prior. @param doubt how far from it they may be: 1 is half of each weight and a little */
export function fitWeights(rows: readonly Row[], prior: readonly number[], doubt: number): Fit {
  const { scale, first } = scaleOf(rows, prior);
  // The prior is uncertain in points: half of what it says, and a tenth of a point.
  const deviation = prior.map((p) => doubt * Math.abs(scale) * (0.5 * Math.abs(p) + 0.1));
  const all = regression(
    rows.map((r) => [...r.x, r.first]),
    rows.map((r) => r.won),
    [...prior.map((p) => scale * p), first],
    [...deviation.map((d) => 1 / (d * d)), 1e-6],
  );
  return { weights: all.slice(0, -1), first: all[all.length - 1] };
}

/** How well weights foretell games: mean log loss, and the share of games that are won by whom they say. */
export function judged(rows: readonly Row[], by: Fit): { loss: number; right: number } {
  let loss = 0;
  let right = 0;
  for (const r of rows) {
    const p = sigmoid(dot(r.x, by.weights) + by.first * r.first);
    loss -= Math.log(Math.max(1e-9, r.won === 1 ? p : 1 - p));
    if (p > 0.5 === (r.won === 1)) right++;
  }
  return { loss: loss / rows.length, right: right / rows.length };
}

/** The same for rows that were not fitted to, in so many parts. */
export function crossJudged(rows: readonly Row[], parts: number, make: (rows: readonly Row[]) => Fit): { loss: number; right: number } {
  const results = Array.from({ length: parts }, (_, k) =>
    judged(
      rows.filter((_, i) => i % parts === k),
      make(rows.filter((_, i) => i % parts !== k)),
    ),
  );
  const mean = (f: (r: { loss: number; right: number }) => number): number => results.reduce((n, r) => n + f(r), 0) / parts;
  return { loss: mean((r) => r.loss), right: mean((r) => r.right) };
}
