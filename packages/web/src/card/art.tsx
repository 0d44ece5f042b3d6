/** A picture for a card without a picture: shapes drawn from its name, types and colours, the same each time it is drawn. */
import { memo, type ReactNode } from 'react';

/** Numbers from 0 to 1 that depend on a text alone. */
function numbersOf(seed: string): () => number {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

const W = 100;
const H = 76;
type Next = () => number;

const shape = (key: number, d: string, o: number): ReactNode => <path key={key} d={d} opacity={o.toFixed(2)} />;
const poly = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A mirrored mask: half an outline by chance, the other half its reflection. */
function mask(r: Next): ReactNode[] {
  const out: ReactNode[] = [];
  for (let layer = 0; layer < 3; layer++) {
    const size = 34 - layer * 9;
    const left: [number, number][] = [];
    const n = 5 + Math.floor(r() * 3);
    for (let i = 0; i <= n; i++) {
      const a = (Math.PI * i) / n;
      const len = size * (0.55 + 0.55 * r());
      left.push([W / 2 - Math.sin(a) * len * 1.05, H / 2 - Math.cos(a) * len]);
    }
    const right = left
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [W - x, y] as const);
    out.push(shape(layer, poly([...left, ...right]), 0.16 + layer * 0.12));
  }
  const eye = 5 + r() * 6;
  const y = H / 2 - 6 + r() * 8;
  out.push(shape(9, `M${50 - eye - 4} ${y}l5-2.5 3 4.5ZM${50 + eye + 4} ${y}l-5-2.5-3 4.5Z`, 0.85));
  return out;
}

/** Rays from a point: sorceries and instants. */
function rays(r: Next): ReactNode[] {
  const cx = 30 + r() * 40;
  const cy = 22 + r() * 32;
  const n = 7 + Math.floor(r() * 6);
  const turn = r() * 6;
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i / n) * Math.PI * 2 + r() * 0.3;
    const w = 0.05 + r() * 0.14;
    const len = 40 + r() * 60;
    const at = (b: number, l: number) => [cx + Math.cos(b) * l, cy + Math.sin(b) * l] as const;
    return shape(i, poly([at(a, 5 + r() * 5), at(a - w, len), at(a + w, len)]), 0.12 + r() * 0.3);
  });
}

/** Nested turned polygons: artifacts. */
function gears(r: Next): ReactNode[] {
  const n = 4 + Math.floor(r() * 5);
  const turn = r();
  return Array.from({ length: 4 }, (_, k) => {
    const size = 33 - k * 7.5;
    const points = Array.from({ length: n }, (_, i) => {
      const a = turn * (k % 2 ? -1 : 1) + (i / n) * Math.PI * 2;
      return [W / 2 + Math.cos(a) * size, H / 2 + Math.sin(a) * size] as const;
    });
    return shape(k, poly(points), 0.14 + k * 0.1);
  });
}

/** Rings around each other: enchantments. */
function rings(r: Next): ReactNode[] {
  return Array.from({ length: 5 }, (_, i) => (
    <ellipse
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity but their place
      key={i}
      cx={W / 2 + (r() - 0.5) * 14}
      cy={H / 2 + (r() - 0.5) * 10}
      rx={12 + i * 7 + r() * 4}
      ry={6 + i * 5 + r() * 4}
      fill="none"
      stroke="currentColor"
      strokeWidth={1 + r() * 2.2}
      opacity={(0.55 - i * 0.08).toFixed(2)}
      transform={`rotate(${Math.round(r() * 180)} 50 38)`}
    />
  ));
}

const hill = (r: Next, y: number, rough: number): string => {
  const points: string[] = [];
  for (let x = 0; x <= 100; x += 20) points.push(`${x} ${(y + (r() - 0.5) * rough).toFixed(1)}`);
  return `M0 ${H}L${points.join('L')}L${W} ${H}Z`;
};

/** A landscape by basic land type or colour. */
function landscape(r: Next, look: string): ReactNode[] {
  const out: ReactNode[] = [];
  const disc = (x: number, y: number, rad: number, o: number) => out.push(<circle key={`d${x}`} cx={x} cy={y} r={rad} opacity={o} />);
  const sunX = 20 + r() * 60;
  switch (look) {
    case 'Mountain':
      disc(sunX, 20, 7, 0.5);
      for (let i = 0; i < 4; i++) {
        const x = i * 26 + r() * 12;
        const top = 14 + r() * 22 + i * 3;
        out.push(
          shape(
            i,
            poly([
              [x - 30, H],
              [x, top],
              [x + 12 + r() * 6, top + 20],
              [x + 34, H],
            ]),
            0.22 + i * 0.07,
          ),
        );
        out.push(
          shape(
            i + 10,
            poly([
              [x - 5, top + 9],
              [x, top],
              [x + 6, top + 10],
              [x, top + 7],
            ]),
            0.6,
          ),
        );
      }
      return out;
    case 'Forest':
      disc(sunX, 18, 6, 0.4);
      out.push(shape(20, hill(r, 58, 8), 0.3));
      for (let i = 0; i < 9; i++) {
        const x = 4 + i * 11.5 + r() * 5;
        const foot = 56 + r() * 16;
        const tall = 24 + r() * 20;
        out.push(
          shape(
            i,
            poly([
              [x - 7, foot],
              [x, foot - tall],
              [x + 7, foot],
            ]),
            0.24 + r() * 0.25,
          ),
        );
      }
      return out;
    case 'Island':
      disc(sunX, 24, 10, 0.45);
      for (let i = 0; i < 4; i++) {
        const y = 40 + i * 9;
        const wave = Array.from({ length: 6 }, (_, k) => `q5 ${k % 2 ? 6 : -6} 10 0t10 0`).join('');
        out.push(shape(i, `M-${Math.round(r() * 12)} ${y}${wave}V${H}H0Z`, 0.2 + i * 0.06));
      }
      out.push(
        shape(
          8,
          poly([
            [sunX - 8, 41],
            [sunX + 4, 26 + r() * 6],
            [sunX + 18, 41],
          ]),
          0.5,
        ),
      );
      return out;
    case 'Swamp':
      disc(sunX, 20, 9, 0.35);
      out.push(shape(0, hill(r, 56, 6), 0.35), shape(1, hill(r, 66, 4), 0.4));
      for (let i = 0; i < 6; i++) {
        const x = 8 + i * 16 + r() * 8;
        const top = 22 + r() * 20;
        out.push(shape(i + 2, `M${x} ${H}q-3-20 1-${H - top}l1 9 6-8-4 14q-2 12 1 ${H - top - 18}Z`, 0.45));
      }
      return out;
    case 'Plains':
      disc(sunX, 26, 11, 0.6);
      for (let i = 0; i < 4; i++)
        out.push(
          shape(i, `M0 ${48 + i * 8}Q${25 + r() * 50} ${36 + i * 9 + r() * 6} ${W} ${46 + i * 8 + r() * 6}V${H}H0Z`, 0.18 + i * 0.07),
        );
      return out;
    default:
      disc(sunX, 22, 8, 0.5);
      for (let i = 0; i < 3; i++) out.push(shape(i, hill(r, 44 + i * 11, 18 - i * 3), 0.2 + i * 0.12));
      out.push(shape(7, `M${sunX - 5} 60V${34 + r() * 8}h3v-5h4v5h3V60Z`, 0.55));
      return out;
  }
}

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

function drawing(seed: string, types: readonly string[], subtypes: readonly string[]): ReactNode[] {
  const r = numbersOf(seed);
  r();
  if (types.includes('Land')) return landscape(r, subtypes.find((t) => BASICS.includes(t)) ?? '');
  if (types.includes('Creature')) return mask(r);
  if (types.includes('Artifact')) return gears(r);
  if (types.includes('Enchantment') || types.includes('Battle')) return rings(r);
  return rays(r);
}

interface Props {
  seed: string;
  types: readonly string[];
  subtypes: readonly string[];
}

/** The drawing, in the colour of the text around it. */
export const Art = memo(
  function Art({ seed, types, subtypes }: Props) {
    return (
      <svg
        className="art"
        viewBox={`0 0 ${W} ${H}`}
        preserveAspectRatio="xMidYMid slice"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        {drawing(seed, types, subtypes)}
      </svg>
    );
  },
  (a, b) => a.seed === b.seed && a.types.join() === b.types.join() && a.subtypes.join() === b.subtypes.join(),
);
