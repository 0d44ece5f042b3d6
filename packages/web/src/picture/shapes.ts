/**
 * Shapes of flat pictures, on a sheet of 100 by 76. Points are written as text, `x,y x,y`; `x,y!` is a corner that stays sharp where an outline is
 * rounded, and `x,y,r` gives how thick a limb is there.
 */

/** Names of the colours of a picture; its palette says what they are. */
export type Tone =
  | 'a'
  | 'aD'
  | 'aL' // skin or fur
  | 'b'
  | 'bD'
  | 'bL' // cloth, in the colour of the card
  | 'm'
  | 'mD'
  | 'mL' // metal and stone
  | 'g'
  | 'gD' // gold
  | 'k'
  | 'w'
  | 'e' // dark, bone, what glows
  | 'f'
  | 'fL' // fire
  | 'l'
  | 'lD' // leaves
  | 'n'
  | 'nD' // wood
  | 'far'
  | 'mid'
  | 'near'
  | 'sun'
  | 'rim'; // the place

/** A filled outline. */
export interface Shape {
  d: string;
  tone: Tone;
  /** How much it covers, from 0 to 1; absent: all. */
  o?: number;
}

/** Shapes that are moved together. */
export interface Layer {
  of: readonly Shape[];
  /** A transform of SVG; absent: as they are. */
  at?: string;
  /** Whether light falls on its edge. */
  lit?: true;
}

type Point = readonly [x: number, y: number, sharp: boolean];

/** A number as short text. */
export const n = (x: number): string => String(Math.round(x * 10) / 10);

const read = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((p) => {
      const [x, y] = p.split(',');
      return [Number(x), Number.parseFloat(y ?? '0'), p.endsWith('!')];
    });

function rounded(points: readonly Point[]): string {
  const mid = (p: Point, q: Point): string => `${n((p[0] + q[0]) / 2)} ${n((p[1] + q[1]) / 2)}`;
  const last = points[points.length - 1] as Point;
  let d = `M${mid(last, points[0] as Point)}`;
  points.forEach((p, i) => {
    const to = mid(p, (points[i + 1] ?? points[0]) as Point);
    d += p[2] ? `L${n(p[0])} ${n(p[1])}L${to}` : `Q${n(p[0])} ${n(p[1])} ${to}`;
  });
  return `${d}Z`;
}

/** A rounded outline. */
export const blob = (tone: Tone, points: string, o?: number): Shape => shape(rounded(read(points)), tone, o);

/** An outline with corners. */
export const poly = (tone: Tone, points: string, o?: number): Shape =>
  shape(
    `M${read(points)
      .map((p) => `${n(p[0])} ${n(p[1])}`)
      .join('L')}Z`,
    tone,
    o,
  );

/** An ellipse. */
export const oval = (tone: Tone, x: number, y: number, rx: number, ry = rx, o?: number): Shape =>
  shape(`M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`, tone, o);

/** A box. */
export const box = (tone: Tone, x: number, y: number, w: number, h: number, o?: number): Shape =>
  shape(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, tone, o);

/** Any outline, in the language of SVG. */
export const shape = (d: string, tone: Tone, o?: number): Shape => (o === undefined ? { d, tone } : { d, tone, o });

/** A limb: a line that is as thick at each of its points as it says there. */
export function limb(tone: Tone, points: string, o?: number): Shape {
  const ps = points
    .trim()
    .split(/\s+/)
    .map((p) => p.split(',').map(Number) as [number, number, number]);
  const left: Point[] = [];
  const right: Point[] = [];
  ps.forEach(([x, y, r], i) => {
    const a = ps[Math.max(0, i - 1)] as [number, number, number];
    const b = ps[Math.min(ps.length - 1, i + 1)] as [number, number, number];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const dx = ((b[0] - a[0]) / len) * r;
    const dy = ((b[1] - a[1]) / len) * r;
    const end = i === 0 ? -1 : i === ps.length - 1 ? 1 : 0;
    const out = end * 0.6;
    left.push([x - dy + dx * out * 0.4, y + dx + dy * out * 0.4, end !== 0]);
    right.unshift([x + dy + dx * out * 0.4, y - dx + dy * out * 0.4, end !== 0]);
    if (end !== 0 && r > 1) {
      const tip: Point = [x + dx * end * 1.1, y + dy * end * 1.1, false];
      if (end === 1) left.push(tip);
      else left.unshift(tip);
    }
  });
  return shape(rounded([...left, ...right]), tone, o);
}

/** The points on the other side of a line down the sheet: pairs of "x,y". */
export const flip = (points: string, middle = 50): string =>
  points
    .split(' ')
    .map((pair) => {
      const comma = pair.indexOf(',');
      return comma < 0 ? pair : `${n(middle * 2 - Number(pair.slice(0, comma)))}${pair.slice(comma)}`;
    })
    .join(' ');

/** A shape of points and its reflection. */
export const both = (make: (tone: Tone, points: string, o?: number) => Shape, tone: Tone, points: string, o?: number): Shape[] => [
  make(tone, points, o),
  make(tone, flip(points), o),
];

/** A ball of a size, placed by a point. */
export const ball =
  (rx: number, ry = rx) =>
  (tone: Tone, point: string, o?: number): Shape => {
    const [x, y] = point.split(',').map(Number) as [number, number];
    return oval(tone, x, y, rx, ry, o);
  };
