/** Those that walk upright: a body with a head, and what they wear, hold and carry. */
import { between, type Next } from './chance.js';
import { type Back, backOf, type Gear, gearOf } from './gear.js';
import { type Hat, type Head, headOf } from './heads.js';
import { blob, both, box, flip, type Layer, limb, n, oval, poly, type Shape, shape } from './shapes.js';

/** What is worn on the body. */
export type Garb =
  | 'plate'
  | 'robe'
  | 'leather'
  | 'fur'
  | 'coat'
  | 'bare'
  | 'bones'
  | 'stone'
  | 'rags'
  | 'ghost'
  | 'serpent'
  | 'horse'
  | 'smoke'
  | 'dress';

/** One that walks upright. */
export interface Folk {
  head: Head;
  hat: Hat;
  garb: Garb;
  right: Gear;
  left: Gear;
  back: Back;
  /** How wide its shoulders are; 1: a human's. */
  bulk: number;
  /** How tall it is; 1: a human. */
  tall: number;
}

/** What bodies are put together from, for a width. */
function piecesOf(w: number) {
  const s = 13.5 * w;
  const l = n(50 - s);
  const r = n(50 + s);
  const chest = (tone: 'a' | 'b' | 'm' | 'n'): Shape =>
    blob(tone, `${l},36 46,32! 54,32! ${r},36 ${n(50 + s * 0.72)},54! ${n(50 - s * 0.72)},54!`);
  const legs = (tone: 'aD' | 'bD' | 'nD' | 'mD' | 'w'): Shape[] =>
    both(limb, tone, `${n(50 - s * 0.4)},53,${n(5 * w)} ${n(50 - s * 0.55)},80,${n(4.2 * w)}`);
  const pads = (tone: 'm' | 'n' | 'mD'): Shape[] => [oval(tone, 50 - s, 37, 5.2 * w, 4.6 * w), oval(tone, 50 + s, 37, 5.2 * w, 4.6 * w)];
  const belt = (y = 53): Shape[] => [box('nD', 50 - s * 0.74, y, s * 1.48, 3), box('g', 48, y - 0.3, 4, 3.6)];
  const shade = shape(`M50 33h4l${n(s - 4)} 3-${n(s * 0.28)} 18H50Z`, 'k', 0.16);
  return { w, s, l, r, chest, legs, pads, belt, shade };
}

const BODIES: Readonly<Record<Garb, (p: ReturnType<typeof piecesOf>) => Shape[]>> = {
  plate: ({ chest, legs, pads, belt, shade }) => [
    ...legs('mD'),
    chest('m'),
    shade,
    poly('b', `45,38 55,38 56,70 50,74 44,70`),
    poly('g', '50,41 52,46 50,51 48,46'),
    ...pads('m'),
    ...pads('m').map((p) => ({ ...p, tone: 'mL' as const, o: 0.45 })),
    ...belt(),
  ],
  robe: ({ s, l, r, belt }) => [
    blob('b', `${l},36 46,32! 54,32! ${r},36 ${n(50 + s * 0.7)},52 68,80! 32,80! ${n(50 - s * 0.7)},52`),
    poly('bD', '50,34 62,36 66,80 52,80'),
    poly('bL', '47.500,34 52.500,34 54,80 46,80'),
    ...belt(54),
  ],
  dress: ({ s, l, r }) => [
    blob('b', `${l},36 46,33! 54,33! ${r},36 ${n(50 + s * 0.5)},50 76,82! 24,82! ${n(50 - s * 0.5)},50`),
    poly('bL', '46,33 50,40 54,33 53,54 60,82 48,82 47,54', 0.7),
    poly('g', `${n(50 - s * 0.55)},50 ${n(50 + s * 0.55)},50 50,55`),
  ],
  leather: ({ s, chest, legs, pads, belt, shade }) => [
    ...legs('nD'),
    chest('n'),
    shade,
    poly('b', `${n(50 - s * 0.7)},54 ${n(50 + s * 0.7)},54 ${n(50 + s * 0.8)},64 50,60 ${n(50 - s * 0.8)},64`),
    limb('nD', '41,34,1.100 58,53,1.100'),
    ...pads('n'),
    ...belt(),
  ],
  fur: ({ s, chest, legs, belt, shade }) => [
    ...legs('aD'),
    chest('a'),
    shade,
    blob(
      'n',
      `${n(50 - s - 4)},41! ${n(50 - s)},32 50,36 ${n(50 + s)},32 ${n(50 + s + 4)},41! ${n(50 + s * 0.6)},40! 54,46! 50,41! 46,46! ${n(50 - s * 0.6)},40!`,
    ),
    poly('nD', `${n(50 - s * 0.72)},53 ${n(50 + s * 0.72)},53 ${n(50 + s * 0.7)},66 55,62 50,70 45,62 ${n(50 - s * 0.7)},66`),
    ...belt(),
  ],
  coat: ({ s, l, r, legs, belt }) => [
    ...legs('nD'),
    blob('b', `${l},36 46,32! 54,32! ${r},36 ${n(50 + s * 0.7)},52 66,76! 54,76! 51,54! 49,54! 46,76! 34,76! ${n(50 - s * 0.7)},52`),
    poly('w', '47,33 53,33 50,50'),
    shape('M47.500 36l2.500 12-4-3ZM52.500 36l-2.500 12 4-3Z', 'bL'),
    ...belt(),
  ],
  bare: ({ s, r, chest, legs, belt }) => [
    ...legs('aD'),
    chest('a'),
    shape(`M50 34v20h${n(s * 0.7)}L${r} 38Z`, 'aD', 0.4),
    shape(`M${n(50 - s * 0.6)} 42q${n(s * 0.6)} 4 ${n(s * 1.2)} 0v1q-${n(s * 0.6)} 4-${n(s * 1.2)} 0Z`, 'aD'),
    poly('bD', `${n(50 - s * 0.72)},54 ${n(50 + s * 0.72)},54 ${n(50 + s * 0.6)},68 50,74 ${n(50 - s * 0.6)},68`),
    ...belt(),
  ],
  bones: ({ s, l, r }) => [
    ...both(limb, 'w', '46,56,1.700 44,68,1.300 44,80,1.300'),
    limb('w', '50,32,1.500 50,56,1.500'),
    ...[37, 41, 45, 49].flatMap((y) =>
      both(limb, 'w', `50,${y},1.200 ${n(50 - s * 0.7 + (y - 37) * 0.3)},${y},1.400 ${n(50 - s * 0.65 + (y - 37) * 0.3)},${y + 3},.5`),
    ),
    limb('w', `${l},36,1.500 ${r},36,1.500`),
    blob('w', '42,54! 50,57 58,54! 56,60 44,60'),
  ],
  stone: ({ s, l, r }) => [
    poly('mD', '36,54 48,54 47,80 34,80'),
    poly('mD', '52,54 64,54 66,80 53,80'),
    poly('m', `${l},33 ${r},33 ${n(50 + s + 2)},44 ${n(50 + s * 0.7)},57 ${n(50 - s * 0.7)},57 ${n(50 - s - 2)},44`),
    poly('mD', `52,33 ${r},33 ${n(50 + s + 2)},44 ${n(50 + s * 0.7)},57 50,57`, 0.7),
    shape('M45 42l5-4 5 4-5 6Z', 'e'),
  ],
  rags: ({ s, chest, legs }) => [
    ...legs('aD'),
    chest('a'),
    poly('bD', `${n(50 - s * 0.9)},35 54,34 ${n(50 + s * 0.9)},44 ${n(50 + s * 0.7)},62 57,58 53,68 48,60 43,70 ${n(50 - s * 0.8)},60`),
    shape('M53 41h6v1.200h-6ZM53 44h6v1.200h-6ZM53 47h5v1.200h-5Z', 'w', 0.8),
  ],
  ghost: ({ l, r }) => [
    blob('a', `${l},38 46,32! 54,32! ${r},38 64,58 68,74! 62,69! 57,79! 51,70! 44,78! 40,68! 33,75! 36,58`, 0.85),
    blob('aL', '44,36 48,34 48,66! 42,70! 40,56', 0.6),
  ],
  smoke: ({ s, chest, belt, shade }) => [
    chest('a'),
    shade,
    blob('a', `${n(50 - s * 0.7)},52! ${n(50 + s * 0.7)},52! 60,64 48,70 56,78 40,82 38,72 46,64`),
    ...belt(51),
  ],
  serpent: ({ s, chest, belt, shade }) => [
    limb('aD', '50,54,8 46,66,8.500 62,72,7 80,68,5 88,56,2.600 84,50,.6'),
    chest('a'),
    shade,
    poly('b', `${n(50 - s * 0.8)},40 50,46 ${n(50 + s * 0.8)},40 ${n(50 + s * 0.7)},50 50,54 ${n(50 - s * 0.7)},50`),
    ...belt(),
  ],
  horse: ({ chest, belt, shade }) => [
    limb('nD', '66,62,3 70,80,2'),
    limb('n', '48,60,9 64,60,9.500 78,60,8.500'),
    limb('n', '46,62,3.500 43,72,2.200 44,82,1.800'),
    limb('n', '82,62,4 84,72,2.200 83,82,1.800'),
    limb('nD', '85,57,2 93,62,2.400 94,76,.4'),
    chest('a'),
    shade,
    limb('bD', '41,34,1.100 58,53,1.100'),
    ...belt(),
  ],
};

const sleeve = (garb: Garb): 'a' | 'b' | 'w' | 'm' | 'n' => {
  switch (garb) {
    case 'robe':
    case 'coat':
    case 'dress':
      return 'b';
    case 'bones':
      return 'w';
    case 'plate':
    case 'stone':
      return 'm';
    case 'leather':
      return 'n';
    case 'bare':
    case 'fur':
    case 'rags':
    case 'ghost':
    case 'smoke':
    case 'serpent':
    case 'horse':
      return 'a';
  }
};

/** The picture of one that walks upright. */
export function folk(f: Folk, r: Next): Layer[] {
  const s = 13 * f.bulk;
  const thick = f.garb === 'bones' ? 1.5 : 3.4 * f.bulk;
  const tone = sleeve(f.garb);
  const low = between(r, -4, 5);
  const arm = (held: Gear): string =>
    held === 'none'
      ? `${n(50 + s)},37,${n(thick)} ${n(50 + s + 6)},47,${n(thick * 0.85)} ${n(62 + s * 0.3)},58,${n(thick * 0.75)}`
      : `${n(50 + s)},37,${n(thick)} ${n(62 + s * 0.5)},${n(47 + low * 0.3)},${n(thick * 0.9)} 71,${n(50)},${n(thick * 0.75)}`;
  const hand = (held: Gear): Shape =>
    held === 'none'
      ? oval('aL', 62 + s * 0.3, 59, 2.6 * f.bulk)
      : oval(f.garb === 'bones' ? 'w' : f.garb === 'stone' ? 'mD' : 'aL', 71, 50, 2.7);
  const lean = between(r, -5, 5);
  const turned = r() < 0.5 ? '' : 'matrix(-1 0 0 1 100 0)';
  const size = 0.94 * f.tall;
  const at = `translate(50 78)${turned ? 'scale(-1 1)' : ''}rotate(${n(lean)})scale(${Math.round(size * 100) / 100})translate(-50 -78)`;
  const left = { at: 'matrix(-1 0 0 1 100 0)' };
  const reach = (x: Gear): Shape[] => [limb(tone, arm(x))];
  return [
    { at, lit: true, of: backOf(f.back) },
    { at, lit: true, of: [...reach(f.right), limb(tone, flip(arm(f.left))), ...BODIES[f.garb](piecesOf(f.bulk))] },
    { at, lit: true, of: headOf(f.head, f.hat) },
    { at, lit: true, of: [...gearOf(f.right), hand(f.right)] },
    { at: `${at}${left.at}`, lit: true, of: [...gearOf(f.left), hand(f.left)] },
  ];
}
