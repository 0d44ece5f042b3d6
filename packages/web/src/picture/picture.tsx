/**
 * A drawing as a picture of its own: one element of the page however much is drawn, so that the page has the less to look through when anything of it changes.
 * A board full of cards has a thousand shapes.
 */
import { memo } from 'react';
import { type Drawing, draw } from './draw.js';
import { type Features, keyOf } from './features.js';
import type { Layer } from './shapes.js';

/** So many drawings are kept. */
const KEPT = 400;
const drawn = new Map<string, { sky: string; src: string }>();

const opaque = (l: Layer): string =>
  l.of
    .filter((s) => (s.o ?? 1) >= 0.85)
    .map((s) => s.d)
    .join('');

function layerText(layer: Layer, tones: Drawing['palette']['tones']): string {
  const rim = tones.rim;
  const light = layer.lit
    ? `<path d="${opaque(layer)}" fill="${rim}" stroke="${rim}" stroke-width="1.6" stroke-linejoin="round" opacity=".75"/>`
    : '';
  const shapes = layer.of.map((s) => `<path d="${s.d}" fill="${tones[s.tone]}"${s.o === undefined ? '' : ` opacity="${s.o}"`}/>`);
  return `<g${layer.at === undefined ? '' : ` transform="${layer.at}"`}>${light}${shapes.join('')}</g>`;
}

/** The drawing of a card as an address of its own, made once. */
function pictureOf(features: Features): { sky: string; src: string } {
  const key = keyOf(features);
  const before = drawn.get(key);
  if (before) return before;
  const { palette, layers } = draw(features);
  const text = layers.map((l) => layerText(l, palette.tones)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 76" preserveAspectRatio="xMidYMid slice">${text}</svg>`;
  const made = {
    sky: `linear-gradient(${palette.sky[0]},${palette.sky[1]} 85%)`,
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value as string);
  drawn.set(key, made);
  return made;
}

/** The picture of a card. */
export const Picture = memo(
  function Picture({ features }: { features: Features }) {
    const { sky, src } = pictureOf(features);
    return <img className="art" src={src} alt="" decoding="sync" draggable={false} style={{ background: sky }} />;
  },
  (a, b) => keyOf(a.features) === keyOf(b.features),
);

export default Picture;
