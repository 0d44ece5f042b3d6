/** Growing trees by gradients. Scores, gradients and leaves are whole numbers, and weights are rounded to them, so that the same rows make the same trees. */
import { chanceOf, type Forest, PARTS, SCORE, scoreOf, type Tree } from '../../packages/players/src/forest.js';

export interface Row {
  /** Figures of the position. */
  x: readonly number[];
  /** Whether it was won. */
  won: boolean;
  /** The game it is of. */
  game: number;
}

export interface Growth {
  trees: number;
  depth: number;
  /** How much of what is missing a tree makes up for. */
  rate: number;
  /** So many thresholds of a figure are tried. */
  bins: number;
  /** What a leaf that has few rows is held back by. */
  shrink: number;
}

/** Thresholds between which rows are about equally many. */
function thresholds(rows: readonly Row[], figure: number, bins: number): number[] {
  const sorted = rows.map((r) => r.x[figure]).sort((a, b) => a - b);
  const cuts = Array.from({ length: bins - 1 }, (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / bins)]);
  return [...new Set(cuts)].filter((cut) => cut < sorted[sorted.length - 1]);
}

/** Gradients are whole numbers of parts, curvatures too. */
interface Slopes {
  g: Int32Array;
  h: Int32Array;
}

function slopesAt(scores: Int32Array, won: Uint8Array): Slopes {
  const g = new Int32Array(scores.length);
  const h = new Int32Array(scores.length);
  for (let i = 0; i < scores.length; i++) {
    const p = Math.round(chanceOf(scores[i]) * PARTS);
    g[i] = (won[i] ? PARTS : 0) - p;
    h[i] = Math.max(1, Math.floor((p * (PARTS - p)) / PARTS));
  }
  return { g, h };
}

interface Question {
  figure: number;
  cut: number;
  gain: number;
}

/** Sums for every leaf and bin of one figure. */
function sums(bin: Uint8Array, leaf: Uint8Array, { g, h }: Slopes, leaves: number, bins: number): { G: Float64Array; H: Float64Array } {
  const G = new Float64Array(leaves * bins);
  const H = new Float64Array(leaves * bins);
  for (let i = 0; i < bin.length; i++) {
    const at = leaf[i] * bins + bin[i];
    G[at] += g[i];
    H[at] += h[i];
  }
  return { G, H };
}

/** The question of a figure that tells most, asked of all leaves at once. */
function bestOf(
  figure: number,
  cuts: number,
  { G, H }: { G: Float64Array; H: Float64Array },
  leaves: number,
  bins: number,
  shrink: number,
): Question {
  const best: Question = { figure, cut: -1, gain: 0 };
  const left = { G: new Float64Array(leaves), H: new Float64Array(leaves) };
  const all = { G: new Float64Array(leaves), H: new Float64Array(leaves) };
  for (let l = 0; l < leaves; l++)
    for (let b = 0; b < bins; b++) {
      all.G[l] += G[l * bins + b];
      all.H[l] += H[l * bins + b];
    }
  const worth = (g: number, h: number): number => (g * g) / (h + shrink * PARTS);
  for (let cut = 0; cut < cuts; cut++) {
    let gain = 0;
    for (let l = 0; l < leaves; l++) {
      left.G[l] += G[l * bins + cut];
      left.H[l] += H[l * bins + cut];
      gain += worth(left.G[l], left.H[l]) + worth(all.G[l] - left.G[l], all.H[l] - left.H[l]) - worth(all.G[l], all.H[l]);
    }
    if (gain > best.gain) Object.assign(best, { cut, gain });
  }
  return best;
}

const ROUNDS = 400;

/** Weights of the figures by logistic regression, as scores. */
function weightsOf(rows: readonly Row[]): number[] {
  const n = rows[0].x.length;
  const scale = Array.from({ length: n }, (_, j) => Math.sqrt(rows.reduce((s, r) => s + r.x[j] ** 2, 0) / rows.length) || 1);
  const x = rows.map((r) => r.x.map((v, j) => v / scale[j]));
  const w = new Array<number>(n).fill(0);
  for (let t = 0; t < ROUNDS; t++) {
    const g = new Array<number>(n).fill(0);
    rows.forEach((r, i) => {
      let score = 0;
      for (let j = 0; j < n; j++) score += w[j] * x[i][j];
      const missing = (r.won ? 1 : 0) - chanceOf(Math.round(score * SCORE));
      for (let j = 0; j < n; j++) g[j] += missing * x[i][j];
    });
    for (let j = 0; j < n; j++) w[j] += STRIDE * (g[j] / rows.length - HELD * w[j]);
  }
  return w.map((v, j) => Math.round((v / scale[j]) * SCORE));
}

const STRIDE = 0.2;
const HELD = 0.002;

/** A forest for these rows. @param told called after every twentieth tree */
export function grow(rows: readonly Row[], growth: Growth, told: (forest: Forest) => void = () => {}): Forest {
  const { depth, bins, shrink, rate } = growth;
  const weights = weightsOf(rows);
  told({ weights, trees: [] });
  const figures = rows[0].x.length;
  const cuts = Array.from({ length: figures }, (_, f) => thresholds(rows, f, bins));
  const binOf = (f: number, x: number): number => {
    let b = 0;
    while (b < cuts[f].length && x > cuts[f][b]) b++;
    return b;
  };
  const binned = cuts.map((_, f) => Uint8Array.from(rows, (r) => binOf(f, r.x[f])));
  const won = Uint8Array.from(rows, (r) => (r.won ? 1 : 0));
  const scores = Int32Array.from(rows, (r) => scoreOf({ weights, trees: [] }, r.x));
  const trees: Tree[] = [];
  for (let t = 0; t < growth.trees; t++) {
    const slopes = slopesAt(scores, won);
    const leaf = new Uint8Array(rows.length);
    const asked: Question[] = [];
    for (let k = 0; k < depth; k++) {
      const found = binned.map((bin, f) => bestOf(f, cuts[f].length, sums(bin, leaf, slopes, 1 << k, bins), 1 << k, bins, shrink));
      const best = found.reduce((x, y) => (y.gain > x.gain ? y : x));
      if (best.cut < 0) break;
      asked.push(best);
      const bin = binned[best.figure];
      for (let i = 0; i < leaf.length; i++) if (bin[i] > best.cut) leaf[i] |= 1 << k;
    }
    if (asked.length < depth) break;
    const G = new Float64Array(1 << depth);
    const H = new Float64Array(1 << depth);
    for (let i = 0; i < leaf.length; i++) {
      G[leaf[i]] += slopes.g[i];
      H[leaf[i]] += slopes.h[i];
    }
    const leaves = Array.from(G, (g, l) => Math.round((rate * SCORE * g) / (H[l] + shrink * PARTS)));
    for (let i = 0; i < leaf.length; i++) scores[i] += leaves[leaf[i]];
    trees.push({ of: asked.map((q) => q.figure), above: asked.map((q) => cuts[q.figure][q.cut]), leaves });
    if ((t + 1) % 20 === 0) told({ weights, trees });
  }
  return { weights, trees };
}

/** How much the outcome surprises, on average: of a coin 0.6931. */
export function surprise(forest: Forest, rows: readonly Row[]): number {
  let sum = 0;
  for (const r of rows) {
    const p = chanceOf(scoreOf(forest, r.x));
    sum -= Math.log(Math.max(1e-5, r.won ? p : 1 - p));
  }
  return sum / rows.length;
}
