/** A drawing as SVG. */
import { memo, type ReactNode } from 'react';
import { type Drawing, draw } from './draw.js';
import { type Features, keyOf } from './features.js';
import type { Layer } from './shapes.js';

/** So many drawings are kept. */
const KEPT = 400;
const drawn = new Map<string, Drawing>();

/** The drawing of a card, made once. */
function drawingOf(features: Features): Drawing {
  const key = keyOf(features);
  const before = drawn.get(key);
  if (before) return before;
  const made = draw(features);
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value as string);
  drawn.set(key, made);
  return made;
}

const opaque = (l: Layer): string =>
  l.of
    .filter((s) => (s.o ?? 1) >= 0.85)
    .map((s) => s.d)
    .join('');

function Part({ layer, tones }: { layer: Layer; tones: Drawing['palette']['tones'] }): ReactNode {
  return (
    <g transform={layer.at}>
      {layer.lit && <path d={opaque(layer)} fill={tones.rim} stroke={tones.rim} strokeWidth="1.6" strokeLinejoin="round" opacity=".75" />}
      {layer.of.map((s, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity but their place
        <path key={i} d={s.d} fill={tones[s.tone]} opacity={s.o} />
      ))}
    </g>
  );
}

/** The picture of a card. */
export const Picture = memo(
  function Picture({ features }: { features: Features }) {
    const { palette, layers } = drawingOf(features);
    return (
      <svg
        className="art"
        viewBox="0 0 100 76"
        preserveAspectRatio="xMidYMid slice"
        style={{ background: `linear-gradient(${palette.sky[0]},${palette.sky[1]} 85%)` }}
        aria-hidden="true"
        focusable="false"
      >
        {layers.map((l, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers have no identity but their place
          <Part key={i} layer={l} tones={palette.tones} />
        ))}
      </svg>
    );
  },
  (a, b) => keyOf(a.features) === keyOf(b.features),
);

export default Picture;
