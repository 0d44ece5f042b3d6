/** What shines behind a thing or a sign: by it two cards with the same motif are told apart. */
import { between, type Next, pick } from './chance.js';
import { n, oval, poly, type Shape, shape } from './shapes.js';

const CENTRE = [50, 38] as const;

/** Rays around the middle. */
function rays(r: Next, count: number): Shape[] {
  const from = between(r, 0, Math.PI);
  const at = (a: number): string => `${n(CENTRE[0] + Math.cos(a) * 80)},${n(CENTRE[1] + Math.sin(a) * 80)}`;
  return Array.from({ length: count }, (_, i) => {
    const a = from + (i * 2 * Math.PI) / count;
    return poly('e', `${CENTRE.join()} ${at(a)} ${at(a + Math.PI / count / 1.4)}`, 0.24);
  });
}

/** A ring: what lies between two circles. */
function ring(radius: number, thick: number): Shape {
  const circle = (x: number, sweep: 0 | 1): string =>
    `M${n(CENTRE[0] - x)} ${CENTRE[1]}a${n(x)} ${n(x)} 0 1 ${sweep} ${n(x * 2)} 0a${n(x)} ${n(x)} 0 1 ${sweep} ${n(-x * 2)} 0Z`;
  return shape(circle(radius, 1) + circle(radius - thick, 0), 'e', 0.42);
}

const ACCENTS: Readonly<Record<string, (r: Next) => Shape[]>> = {
  none: () => [],
  rays: (r) => rays(r, pick(r, [8, 12, 16])),
  rings: (r) => [ring(between(r, 30, 36), 1.8), ring(between(r, 40, 47), 1.2)],
  sparks: (r) =>
    Array.from({ length: 11 }, () => {
      const [x, y, s] = [between(r, 4, 96), between(r, 4, 60), between(r, 1.4, 3.6)];
      return poly('e', `${n(x)},${n(y - s)} ${n(x + s * 0.5)},${n(y)} ${n(x)},${n(y + s)} ${n(x - s * 0.5)},${n(y)}`, 0.75);
    }),
  bands: (r) => {
    const lean = between(r, -40, 40);
    return [18, 42, 66, 90].map((x) => poly('e', `${n(x)},-4 ${n(x + 9)},-4 ${n(x + 9 + lean)},80 ${n(x + lean)},80`, 0.17));
  },
  bubbles: (r) =>
    Array.from({ length: 9 }, () => oval('e', between(r, 2, 98), between(r, 4, 66), between(r, 1.5, 7), undefined, between(r, 0.14, 0.34))),
};

/** One of them, by chance. */
export const accent = (r: Next): Shape[] => (ACCENTS[pick(r, Object.keys(ACCENTS))] as (r: Next) => Shape[])(r);
