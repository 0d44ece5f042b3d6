/** Where it happens: sun or moon, weather, horizon; behind every figure. */
import { between, type Next } from './chance.js';
import { blob, box, n, oval, poly, type Shape, shape } from './shapes.js';

/** What lies at the horizon. */
export type Ground = 'hills' | 'peaks' | 'woods' | 'sea' | 'graves' | 'city' | 'desert' | 'cave' | 'clouds' | 'none';

/** A great disc behind what matters, so that its outline is clear. */
export const halo = (x: number, y: number, size: number): Shape[] => [
  oval('sun', x, y, size * 1.5, size * 1.5, 0.16),
  oval('sun', x, y, size * 1.2, size * 1.2, 0.2),
  oval('sun', x, y, size, size, 0.55),
];

/** Clouds across a sky. */
export const clouds = (r: Next, count: number, o = 0.28): Shape[] =>
  Array.from({ length: count }, () => {
    const x = between(r, -5, 80);
    const y = between(r, 6, 32);
    const w = between(r, 16, 34);
    return blob(
      'sun',
      `${n(x)},${n(y)}! ${n(x + w * 0.2)},${n(y - 4)} ${n(x + w * 0.45)},${n(y - 6)} ${n(x + w * 0.7)},${n(y - 3)} ${n(x + w)},${n(y)}! ${n(x + w * 0.5)},${n(y + 1.6)}`,
      o,
    );
  });

const stars = (r: Next): Shape =>
  shape(Array.from({ length: 14 }, () => `M${n(r() * 100)} ${n(r() * 34)}l.6.6-.6.6-.6-.6Z`).join(''), 'sun', 0.7);

/** A rough line of hills down to the lower edge. */
export function hills(r: Next, y: number, rough: number, tone: 'far' | 'mid' | 'near'): Shape {
  const points: string[] = ['-12,90!'];
  for (let x = -12; x <= 112; x += 15.5) points.push(`${n(x)},${n(y + (r() - 0.5) * rough)}`);
  return blob(tone, `${points.join(' ')} 112,90!`);
}

/** Mountains with snow on them. */
export function peaks(r: Next, y: number, count: number, tone: 'far' | 'mid' | 'near'): Shape[] {
  const out: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * 110 - 5 + between(r, -7, 7);
    const top = y - between(r, 12, 30);
    const w = between(r, 18, 30);
    const lean = between(r, -4, 4);
    out.push(
      poly(tone, `${n(x - w)},80 ${n(x - w * 0.4)},${n(y - 4)} ${n(x)},${n(top)} ${n(x + w * 0.3 + lean)},${n(top + 12)} ${n(x + w)},80`),
      poly(
        'rim',
        `${n(x - 4)},${n(top + 6.5)} ${n(x)},${n(top)} ${n(x + 3)},${n(top + 6)} ${n(x + 1)},${n(top + 5)} ${n(x - 1)},${n(top + 8)}`,
        0.75,
      ),
      poly(
        'near',
        `${n(x)},${n(top)} ${n(x + w * 0.3 + lean)},${n(top + 12)} ${n(x + w)},80 ${n(x + w * 0.2)},80 ${n(x + 2)},${n(top + 18)}`,
        0.28,
      ),
    );
  }
  return out;
}

/** A row of firs. */
export function firs(r: Next, foot: number, count: number, tone: 'far' | 'mid' | 'near', size = 1): Shape {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * 108 - 4 + between(r, -4, 4);
    const h = between(r, 16, 30) * size;
    const w = h * 0.28;
    d += `M${n(x)} ${n(foot - h)}l${n(w * 0.6)} ${n(h * 0.4)}h${n(-w * 0.2)}l${n(w * 0.6)} ${n(h * 0.6)}h${n(-w * 2)}l${n(w * 0.6)} ${n(-h * 0.6)}h${n(-w * 0.2)}Z`;
  }
  return shape(`${d}M-2 ${foot - 1}H102V80H-2Z`, tone);
}

/** Waves to the lower edge. */
export function sea(r: Next, y: number, rows: number): Shape[] {
  const tones = ['far', 'mid', 'near'] as const;
  return Array.from({ length: rows }, (_, i) => {
    const from = -between(r, 2, 20);
    const at = y + (i * (76 - y)) / rows;
    const h = 2 + i;
    return shape(`M${n(from)} ${n(at)}${`q6 ${n(-h)} 12 0t12 0`.repeat(6)}V80H${n(from)}Z`, tones[Math.min(2, i)] as 'far');
  });
}

/** Roofs and towers. */
export function roofs(r: Next, foot: number, tone: 'far' | 'mid' | 'near', grow = 1): Shape[] {
  const out: Shape[] = [];
  let lights = '';
  for (let x = -4; x < 102; ) {
    const w = between(r, 6, 13);
    const h = between(r, 12, 34) * grow;
    const top = foot - h;
    const kind = r();
    const roof =
      kind < 0.4
        ? ` ${n(x + w / 2)},${n(top - 8)}`
        : kind < 0.7
          ? ` ${n(x + w * 0.3)},${n(top)} ${n(x + w * 0.3)},${n(top - 4)} ${n(x + w * 0.7)},${n(top - 4)} ${n(x + w * 0.7)},${n(top)}`
          : '';
    out.push(poly(tone, `${n(x)},80 ${n(x)},${n(top)}${roof} ${n(x + w)},${n(top)} ${n(x + w)},80`));
    if (r() < 0.7) lights += `M${n(x + w * 0.35)} ${n(top + 5)}h1.6v2.4h-1.6ZM${n(x + w * 0.6)} ${n(top + 10)}h1.6v2.4h-1.6Z`;
    x += w * between(r, 0.8, 1.4);
  }
  return [...out, shape(lights || 'M0 0Z', 'e', 0.8)];
}

/** The place behind a figure. */
export function backdrop(r: Next, ground: Ground, night: boolean): Shape[] {
  const x = between(r, 30, 70);
  const out: Shape[] = [...(night ? [stars(r)] : clouds(r, 3)), ...halo(x, between(r, 26, 36), between(r, 15, 22))];
  switch (ground) {
    case 'hills':
      out.push(hills(r, 56, 12, 'far'), hills(r, 64, 8, 'mid'));
      break;
    case 'peaks':
      out.push(...peaks(r, 60, 3, 'far'), hills(r, 66, 6, 'mid'));
      break;
    case 'woods':
      out.push(firs(r, 60, 11, 'far'), firs(r, 68, 8, 'mid', 0.7));
      break;
    case 'sea':
      out.push(...sea(r, 56, 3));
      break;
    case 'graves':
      out.push(
        hills(r, 58, 8, 'far'),
        shape([8, 24, 74, 90].map((g) => `M${n(g + r() * 6)} 66v-9q3-5 6 0v9Z`).join(''), 'mid'),
        hills(r, 66, 5, 'mid'),
      );
      break;
    case 'city':
      out.push(...roofs(r, 68, 'far'), hills(r, 69, 3, 'mid'));
      break;
    case 'desert':
      out.push(
        blob('far', `-10,58! ${n(between(r, 10, 40))},48 110,62! 110,90! -10,90!`),
        blob('mid', `-10,70! ${n(between(r, 50, 90))},56 110,66! 110,90! -10,90!`),
      );
      break;
    case 'cave':
      out.push(
        box('near', -2, -2, 104, 8),
        poly('near', '0,0 14,0 9,26 4,10'),
        poly('near', '78,0 90,0 86,20 83,8'),
        poly('near', '90,0 102,0 102,34'),
        hills(r, 66, 8, 'mid'),
      );
      break;
    case 'clouds':
      out.push(...clouds(r, 3, 0.4), hills(r, 70, 5, 'far'));
      break;
    case 'none':
      break;
  }
  return out;
}
