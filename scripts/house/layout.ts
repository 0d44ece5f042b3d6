/**
 * Where boxes in rows and the arrows between them go: the same input gives the same picture. Rows are given; within a row the order is the one with the fewest crossings
 * that weighing by the middle of the neighbours finds, and a box stands as near to the middle of its neighbours as the others in its row let it.
 */

/** A box to be placed, in a row counted from the top. */
export interface Box {
  name: string;
  row: number;
  width: number;
}

/** A point of the picture. */
export interface Point {
  x: number;
  y: number;
}

/** An arrow: the points it goes through, straight down between two of one way point. */
export interface Way {
  from: string;
  to: string;
  points: readonly Point[];
}

export interface Layout {
  width: number;
  height: number;
  /** The middle of each box. */
  at: ReadonlyMap<string, Point>;
  ways: readonly Way[];
}

/** Measures of a picture, in pixels. */
export interface Measures {
  boxHeight: number;
  /** Between two boxes of a row. */
  gap: number;
  /** Between two rows. */
  rise: number;
}

/** A box, or a place in a row that an arrow passes. */
interface Node {
  key: string;
  width: number;
  up: Node[];
  down: Node[];
  place: number;
  x: number;
}

const PASSING = 10;
const SWEEPS = 24;

const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The rows of nodes, with a passing place in every row that an arrow goes through, and the way of each arrow. */
function rowsOf(boxes: readonly Box[], arrows: readonly (readonly [string, string])[]): { rows: Node[][]; chains: Node[][] } {
  const rows: Node[][] = Array.from({ length: Math.max(0, ...boxes.map((b) => b.row + 1)) }, () => []);
  const nodes = new Map<string, { node: Node; row: number }>();
  const add = (key: string, width: number, row: number): Node => {
    const node: Node = { key, width, up: [], down: [], place: rows[row].length, x: 0 };
    rows[row].push(node);
    return node;
  };
  for (const b of boxes) nodes.set(b.name, { node: add(b.name, b.width, b.row), row: b.row });
  const chains = arrows.map(([from, to]) => {
    const [a, b] = [nodes.get(from), nodes.get(to)];
    if (!a || !b || a.row >= b.row) throw new RangeError(`${from} does not stand above ${to}`);
    const chain = [a.node];
    for (let row = a.row + 1; row < b.row; row++) chain.push(add(`${from}>${to}`, PASSING, row));
    chain.push(b.node);
    for (let i = 1; i < chain.length; i++) {
      chain[i - 1].down.push(chain[i]);
      chain[i].up.push(chain[i - 1]);
    }
    return chain;
  });
  return { rows, chains };
}

/** How many pairs of arrows cross between all neighbouring rows. */
function crossings(rows: readonly Node[][]): number {
  let count = 0;
  for (const row of rows) {
    const ends = row.flatMap((n) => n.down.map((d) => [n.place, d.place]));
    for (let i = 0; i < ends.length; i++)
      for (let j = i + 1; j < ends.length; j++) if ((ends[i][0] - ends[j][0]) * (ends[i][1] - ends[j][1]) < 0) count++;
  }
  return count;
}

/** Puts the nodes of every row in an order with few crossings. */
function order(rows: readonly Node[][]): void {
  const number = (row: Node[]): void => {
    row.forEach((n, i) => {
      n.place = i;
    });
  };
  let best = { count: crossings(rows), orders: rows.map((r) => [...r]) };
  for (let sweep = 0; sweep < SWEEPS && best.count > 0; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : [...rows].reverse()) {
      const weight = new Map(row.map((n) => [n, mean((down ? n.up : n.down).map((m) => m.place)) ?? n.place]));
      row.sort((a, b) => (weight.get(a) as number) - (weight.get(b) as number) || a.place - b.place);
      number(row);
    }
    const count = crossings(rows);
    if (count < best.count) best = { count, orders: rows.map((r) => [...r]) };
  }
  rows.forEach((row, i) => {
    row.splice(0, row.length, ...best.orders[i]);
    number(row);
  });
}

/** Moves a row as near to where its nodes want to be as it can without changing their order: least squares, by joining those that would overlap. */
function settle(row: readonly Node[], wanted: readonly number[], gap: number): void {
  const offsets: number[] = [];
  row.forEach((n, i) => {
    offsets.push(i === 0 ? 0 : offsets[i - 1] + (row[i - 1].width + n.width) / 2 + gap);
  });
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((w, i) => {
    blocks.push({ sum: w - offsets[i], count: 1 });
    for (let last = blocks.length - 1; last > 0; last--) {
      const [a, b] = [blocks[last - 1], blocks[last]];
      if (a.sum / a.count <= b.sum / b.count) break;
      blocks.splice(last - 1, 2, { sum: a.sum + b.sum, count: a.count + b.count });
    }
  });
  const shifts = blocks.flatMap((b) => Array<number>(b.count).fill(b.sum / b.count));
  row.forEach((n, i) => {
    n.x = shifts[i] + offsets[i];
  });
}

/** Gives all nodes their places from left to right. */
function spread(rows: readonly Node[][], gap: number): void {
  for (const row of rows) {
    settle(
      row,
      row.map(() => 0),
      gap,
    );
    const middle = (row[0].x + row[row.length - 1].x) / 2;
    for (const n of row) n.x -= middle;
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : [...rows].reverse()) {
      const wanted = row.map((n) => {
        const near = mean((down ? n.up : n.down).map((m) => m.x));
        const far = mean((down ? n.down : n.up).map((m) => m.x));
        return near === undefined ? (far ?? n.x) : far === undefined ? near : (2 * near + far) / 3;
      });
      settle(row, wanted, gap);
    }
  }
}

/** Where on a box its arrows begin or end: side by side, in the order of where they go. */
function ports(node: Node, others: readonly Node[]): Map<Node, number> {
  if (node.width === PASSING) return new Map(others.map((o) => [o, node.x]));
  const sorted = [...others].sort((a, b) => a.x - b.x || (a.key < b.key ? -1 : 1));
  const step = Math.min(12, (node.width - 20) / Math.max(1, others.length - 1));
  return new Map(sorted.map((o, i) => [o, node.x + (i - (sorted.length - 1) / 2) * step]));
}

/** Places boxes and arrows. An arrow leads from a box to one in a lower row. @throws RangeError for one that does not */
export function layout(boxes: readonly Box[], arrows: readonly (readonly [string, string])[], m: Measures): Layout {
  const { rows, chains } = rowsOf(boxes, arrows);
  order(rows);
  spread(rows, m.gap);
  const left = Math.min(...rows.flat().map((n) => n.x - n.width / 2));
  const right = Math.max(...rows.flat().map((n) => n.x + n.width / 2));
  const top = (row: number): number => row * (m.boxHeight + m.rise);
  const round = (x: number, y: number): Point => ({ x: Math.round(x - left), y: Math.round(y) });
  const rowAt = new Map(rows.flatMap((row, i) => row.map((n) => [n, i] as const)));
  const out = new Map(rows.flat().map((n) => [n, ports(n, n.down)]));
  const into = new Map(rows.flat().map((n) => [n, ports(n, n.up)]));
  const ways = chains.map((chain) => {
    const points = chain.slice(1).flatMap((n, i) => {
      const before = chain[i];
      const y = top(rowAt.get(before) as number) + m.boxHeight;
      return [round(out.get(before)?.get(n) as number, y), round(into.get(n)?.get(before) as number, top(rowAt.get(n) as number))];
    });
    return { from: chain[0].key, to: chain[chain.length - 1].key, points };
  });
  const at = new Map(rows.flatMap((row, i) => row.map((n) => [n.key, round(n.x, top(i) + m.boxHeight / 2)] as const)));
  return {
    width: Math.round(right - left),
    height: top(rows.length) - m.rise,
    at: new Map(boxes.map((b) => [b.name, at.get(b.name) as Point])),
    ways,
  };
}

/** Arrows without those that follow from others: of a way round and a direct arrow only the way round stays. Without circles. */
export function withoutImplied(arrows: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const reach = new Map<string, Set<string>>();
  const reached = (from: string): Set<string> => {
    let all = reach.get(from);
    if (!all) {
      all = new Set();
      reach.set(from, all);
      for (const to of arrows.get(from) ?? []) for (const one of [to, ...reached(to)]) all.add(one);
    }
    return all;
  };
  return [...arrows].flatMap(([from, tos]) =>
    [...tos].filter((to) => ![...tos].some((way) => way !== to && reached(way).has(to))).map((to): [string, string] => [from, to]),
  );
}
