/** Colours: the palette of a picture by the colours of its card, the hour, and what the figure brings along. */
import { between, type Next, pick } from './chance.js';
import type { Tone } from './shapes.js';

const parts = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** A colour between two others. @param t 0: the first, 1: the second */
export function mix(a: string, b: string, t: number): string {
  const q = parts(b);
  return `#${parts(a)
    .map((x, i) =>
      Math.round(x + ((q[i] as number) - x) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Of a colour of Magic: skies as [top, bottom], cloths, the glow of its magic. Cards of one colour and kind are told apart by the first two. */
interface Hue {
  skies: readonly (readonly [string, string])[];
  cloths: readonly string[];
  glow: string;
}

const HUES: Record<string, Hue> = {
  w: {
    skies: [
      ['#6f98c4', '#f6dfa6'],
      ['#b97f45', '#f5d79c'],
      ['#8a8fb5', '#f3cfae'],
      ['#4f7fb8', '#d8ecf4'],
      ['#c98a6a', '#fbe9c8'],
    ],
    cloths: ['#f3ead2', '#e8d2a0', '#d9dde6', '#f2ddd0'],
    glow: '#fff4b8',
  },
  u: {
    skies: [
      ['#1b3f80', '#86cdf0'],
      ['#14265a', '#5b93d0'],
      ['#2a6f9e', '#c0e8ec'],
      ['#3b2f7a', '#9fb8f0'],
      ['#30707a', '#8fe0d4'],
    ],
    cloths: ['#2c68b4', '#1f8a9a', '#4a4fb0', '#5a8fd0'],
    glow: '#a8f0ff',
  },
  b: {
    skies: [
      ['#1c1428', '#7f6390'],
      ['#2a2030', '#a08c86'],
      ['#151a26', '#5b7068'],
      ['#2f1a2a', '#b06a7a'],
      ['#23202e', '#8a8fa8'],
    ],
    cloths: ['#3d2f4a', '#2f3a40', '#5a2a3e', '#4a4456'],
    glow: '#c9f27a',
  },
  r: {
    skies: [
      ['#6d1a1e', '#ffad52'],
      ['#3a1322', '#e8603a'],
      ['#a8452c', '#ffdc92'],
      ['#51202e', '#f2c06a'],
      ['#8a2f1a', '#ffcf5a'],
    ],
    cloths: ['#b5342a', '#c9692a', '#8a2440', '#a8482f'],
    glow: '#ffd75a',
  },
  g: {
    skies: [
      ['#1f5a40', '#c6e28e'],
      ['#174034', '#7fb86a'],
      ['#5a8f5a', '#f0eeb0'],
      ['#38605a', '#b8e0a0'],
      ['#6a7a2a', '#f4e08a'],
    ],
    cloths: ['#3c7a3a', '#6a7a2c', '#2a6a5c', '#7a5f34'],
    glow: '#e4ff9a',
  },
  m: {
    skies: [
      ['#7a4a1c', '#f7d98a'],
      ['#4a2a5a', '#f2b36a'],
      ['#2a5a6a', '#f0dc9a'],
      ['#5a2a3a', '#f0c0a0'],
    ],
    cloths: ['#b98a2e', '#8a4f9a', '#3f7f8a'],
    glow: '#fff0a0',
  },
  c: {
    skies: [
      ['#4a5864', '#cfd8da'],
      ['#39424e', '#a8a298'],
      ['#6a6f86', '#dcd2c6'],
      ['#5c4f4a', '#e0cfae'],
    ],
    cloths: ['#7d7a80', '#8a6f58', '#5f7480'],
    glow: '#ffd9f2',
  },
};

/** The colours of a picture. */
export interface Palette {
  sky: readonly [string, string];
  tones: Readonly<Record<Tone, string>>;
  night: boolean;
}

const SHADE = '#150f1e';
const LIGHT = '#fff6dc';

/**
 * The palette of a card.
 * @param letters its colours as w, u, b, r, g, of which there may be none
 * @param skin colours its figure may have; empty: those of the card
 */
export function paletteOf(letters: readonly string[], skin: readonly string[], r: Next): Palette {
  const first = HUES[letters.length > 2 ? 'm' : (letters[0] ?? 'c')] ?? (HUES.c as Hue);
  const second = HUES[letters.length > 2 ? 'm' : (letters[1] ?? letters[0] ?? 'c')] ?? first;
  const sky = pick(r, first.skies);
  const [top, low] = sky;
  const cloth = pick(r, second.cloths);
  const wind = between(r, -0.14, 0.14);
  const tint = (c: string): string => (wind < 0 ? mix(c, SHADE, -wind) : mix(c, LIGHT, wind));
  const a = tint(skin.length > 0 ? pick(r, skin) : second === HUES.w ? pick(r, ['#b98d48', '#8fa3bf']) : cloth);
  const b = tint(cloth);
  const night = Number.parseInt(top.slice(1, 3), 16) < 0x30;
  const three = (c: string): [string, string, string] => [c, mix(c, SHADE, 0.38), mix(c, LIGHT, 0.38)];
  const [, aD, aL] = three(a);
  const [, bD, bL] = three(b);
  return {
    sky,
    night,
    tones: {
      a,
      aD,
      aL,
      b,
      bD,
      bL,
      m: '#9aa5b2',
      mD: '#59626f',
      mL: '#dfe6ea',
      g: '#e6b84a',
      gD: '#94682a',
      k: SHADE,
      w: '#f4ead2',
      e: second.glow,
      f: '#f0702a',
      fL: '#ffd368',
      l: '#5c9a44',
      lD: '#2c5c34',
      n: '#8a5f38',
      nD: '#4c3222',
      far: mix(mix(top, low, 0.62), SHADE, 0.12),
      mid: mix(mix(top, low, 0.35), SHADE, 0.28),
      near: mix(mix(top, low, 0.15), SHADE, 0.52),
      sun: night ? '#f2efe0' : mix(low, '#fffbe6', 0.75),
      rim: mix(low, '#fffdf0', 0.7),
    },
  };
}
