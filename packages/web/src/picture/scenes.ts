/** Lands: a landscape by what kind of place it is. */
import { between, type Next } from './chance.js';
import { flat, lit, motif, star } from './motifs.js';
import { blob, box, type Layer, limb, n, oval, poly, type Shape, shape } from './shapes.js';
import { clouds, firs, halo, hills, peaks, roofs, sea } from './sky.js';

/** What a land looks like. */
export type Scene =
  | 'plains'
  | 'island'
  | 'swamp'
  | 'mountain'
  | 'forest'
  | 'tower'
  | 'city'
  | 'ruins'
  | 'cave'
  | 'temple'
  | 'wastes'
  | 'castle'
  | 'volcano'
  | 'river'
  | 'graves'
  | 'garden'
  | 'village';

const tower = (x: number, foot: number, w: number, h: number): Shape[] => [
  poly('m', `${n(x - w)},${foot} ${n(x - w * 0.75)},${n(foot - h)} ${n(x + w * 0.75)},${n(foot - h)} ${n(x + w)},${foot}`),
  poly('mD', `${n(x + w * 0.15)},${foot} ${n(x + w * 0.15)},${n(foot - h)} ${n(x + w * 0.75)},${n(foot - h)} ${n(x + w)},${foot}`, 0.8),
  poly('b', `${n(x - w * 1.15)},${n(foot - h)} ${n(x)},${n(foot - h - w * 2.6)} ${n(x + w * 1.15)},${n(foot - h)}`),
  shape(`M${n(x - 1)} ${n(foot - h * 0.7)}q1.200-3 2.400 0v4h-2.400ZM${n(x - 1)} ${n(foot - h * 0.4)}q1.200-3 2.400 0v4h-2.400Z`, 'fL'),
];

const trunk = (r: Next, x: number, w: number): Shape =>
  blob(
    'near',
    `${n(x - w * 1.6)},80! ${n(x - w)},60 ${n(x - w * 0.7)},30 ${n(x - w)},-4! ${n(x + w)},-4! ${n(x + w * 0.8)},${n(between(r, 20, 40))} ${n(x + w)},60 ${n(x + w * 1.7)},80!`,
  );

const SCENES: Record<Scene, (r: Next) => Layer[]> = {
  plains: (r) => [
    flat(
      clouds(r, 4, 0.5),
      hills(r, 44, 6, 'far'),
      blob('fL', `-10,56! ${n(between(r, 20, 60))},44 110,54! 110,90! -10,90!`),
      blob('g', `-10,66! ${n(between(r, 40, 80))},54 110,66! 110,90! -10,90!`),
    ),
    flat(
      shape(
        Array.from(
          { length: 16 },
          (_, i) => `M${n(i * 6.5 + r() * 4)} 78q-1-10 ${n(r() * 3)}-${n(between(r, 10, 18))}q1.500 8 .6 18Z`,
        ).join(''),
        'gD',
      ),
      oval('lD', between(r, 15, 85), 50, 6, 5),
    ),
  ],
  island: (r) => {
    const x = between(r, 34, 66);
    return [
      flat(clouds(r, 3), sea(r, 44, 2)),
      lit(
        blob('fL', `${n(x - 30)},60! ${n(x - 10)},50 ${n(x + 14)},50 ${n(x + 30)},60!`),
        blob('mD', `${n(x - 20)},56! ${n(x - 10)},${n(between(r, 26, 36))} ${n(x)},30 ${n(x + 8)},42 ${n(x + 22)},56!`),
        limb('n', `${n(x + 12)},56,1.400 ${n(x + 16)},40,1.200 ${n(x + 22)},30,1`),
        blob('l', `${n(x + 22)},30! ${n(x + 10)},24 ${n(x + 6)},32! ${n(x + 14)},30`),
        blob('l', `${n(x + 22)},30! ${n(x + 34)},24 ${n(x + 38)},34! ${n(x + 30)},30`),
        blob('lD', `${n(x + 22)},30! ${n(x + 18)},20 ${n(x + 28)},16! ${n(x + 25)},25`),
      ),
      flat(sea(r, 60, 2)),
    ];
  },
  swamp: (r) => [
    flat(
      hills(r, 46, 8, 'far'),
      firs(r, 56, 9, 'mid', 0.6),
      blob('e', '-10,62! 40,56 110,62! 110,72 -10,72', 0.25),
      hills(r, 66, 3, 'near'),
    ),
    lit(
      [0, 1, 2].flatMap((i) => {
        const x = 14 + i * 34 + between(r, -6, 8);
        return [
          limb('near', `${n(x)},80,4 ${n(x + 2)},56,2.500 ${n(x - 1)},34,1.800 ${n(x + 4)},14,.4`),
          limb('near', `${n(x)},46,1.500 ${n(x - 10)},34,1 ${n(x - 12)},22,.3`),
          limb('near', `${n(x)},40,1.500 ${n(x + 12)},30,1 ${n(x + 13)},18,.3`),
        ];
      }),
    ),
    flat(shape('M0 70h100v1.200H0ZM10 74h60v1H10Z', 'e', 0.35)),
  ],
  mountain: (r) => [flat(peaks(r, 58, 4, 'far')), lit(peaks(r, 64, 2, 'mid')), flat(firs(r, 76, 12, 'near', 0.5))],
  forest: (r) => [
    flat(firs(r, 60, 12, 'far', 1.2), firs(r, 68, 9, 'mid', 1)),
    flat(
      [0, 1, 2].map((i) => trunk(r, 8 + i * 40 + between(r, -5, 8), between(r, 3, 6))),
      blob('lD', '-10,-8! 20,14 44,4 66,16 110,-8!'),
      hills(r, 73, 3, 'near'),
      blob('l', '18,80! 22,68 30,66 36,80!', 0.8),
      blob('l', '66,80! 72,70 80,70 84,80!', 0.8),
    ),
  ],
  tower: (r) => [
    flat(peaks(r, 60, 3, 'far')),
    lit(tower(between(r, 36, 64), 66, between(r, 6, 9), between(r, 34, 42))),
    flat(hills(r, 64, 5, 'mid'), hills(r, 71, 4, 'near')),
  ],
  city: (r) => [flat(roofs(r, 60, 'far', 1.3), roofs(r, 70, 'mid', 1)), flat(roofs(r, 80, 'near', 0.7))],
  ruins: (r) => [
    flat(hills(r, 54, 8, 'far')),
    lit(
      [0, 1, 2, 3, 4].flatMap((i) => {
        const x = 10 + i * 18;
        const top = between(r, 18, 46);
        return [
          poly('m', `${x},74 ${x},${n(top + 4)} ${x + 4},${n(top)} ${x + 9},${n(top + 7)} ${x + 9},74`),
          poly('mD', `${x + 5},74 ${x + 5},${n(top + 2)} ${x + 9},${n(top + 7)} ${x + 9},74`),
          blob('l', `${x},60! ${x + 5},56 ${x + 7},74! ${x - 3},74!`, 0.8),
        ];
      }),
      poly('m', '24,24 58,18 58,24 26,30'),
    ),
    flat(hills(r, 71, 4, 'near')),
  ],
  cave: (r) => [
    flat(oval('e', 50, 46, 24, 22, 0.4)),
    flat(shape('M-5-5V85H105V-5ZM22 66Q20 34 34 22 50 10 66 22 82 36 78 66 50 74 22 66Z', 'near')),
    flat(
      [16, 32, 46, 60, 78].map((x) => poly('near', `${x},0 ${x + 10},0 ${n(x + 5)},${n(between(r, 22, 38))}`)),
      blob('e', '40,68! 44,52 50,48! 54,60 60,68!'),
      blob('b', '54,68! 62,56 64,50! 68,68!'),
    ),
  ],
  temple: (r) => [
    flat(hills(r, 56, 6, 'far')),
    lit(
      poly('w', '14,30 50,8 86,30'),
      poly('gD', '26,27 50,12 74,27', 0.5),
      box('w', 16, 30, 68, 5),
      box('mD', 18, 35, 64, 28, 0.6),
      ...[20, 34, 48, 62, 76].map((x) => box('w', x - 1, 35, 6, 28)),
      box('w', 12, 63, 76, 5),
      box('m', 8, 68, 84, 5),
    ),
    lit(shape(star(50, 22, 5, 2, 6), 'e'), blob('fL', '46,62! 46,54 50,46! 54,54 54,62!')),
    flat(hills(r, 74, 2, 'near')),
  ],
  wastes: (r) => [
    flat(hills(r, 52, 4, 'far'), hills(r, 62, 4, 'mid')),
    lit(
      [0, 1, 2].map((i) => {
        const x = 14 + i * 30 + between(r, -4, 8);
        const h = between(r, 20, 40);
        return poly('m', `${n(x)},72 ${n(x + 2)},${n(70 - h)} ${n(x + 9)},${n(74 - h)} ${n(x + 6)},${n(80 - h)} ${n(x + 13)},72`);
      }),
    ),
    flat(hills(r, 71, 3, 'near'), shape('M20 74l12-3 8 4 14-5 10 5 18-3v1.500l-18 3-10-5-14 5-8-4-12 3Z', 'k', 0.5)),
  ],
  castle: (r) => [
    flat(peaks(r, 58, 3, 'far')),
    lit(
      tower(28, 68, 6, 30),
      tower(72, 68, 6, 34),
      tower(50, 66, 7, 38),
      shape('M28 68V46h4v4h4v-4h4v4h4v-4h12v4h4v-4h4v4h4v-4h4v22Z', 'm'),
      shape('M45 68v-9q5-8 10 0v9Z', 'k'),
    ),
    flat(hills(r, 69, 4, 'near')),
  ],
  volcano: (r) => [
    flat(blob('near', '40,18 30,4 48,-6 70,-4 66,8 56,18', 0.5), hills(r, 56, 6, 'far')),
    lit(
      poly('mid', '4,78 38,22 44,25 56,25 62,22 96,78'),
      blob('f', '42,25! 46,12 50,2! 55,12 58,25!'),
      blob('f', '44,24! 56,24! 54,40 60,54 56,78! 48,78! 50,54 44,40'),
    ),
    lit(blob('fL', '48,26! 53,26! 51,44 55,58 53,78! 51,78! 52,56 47,42')),
    flat(hills(r, 72, 4, 'near')),
  ],
  river: (r) => [
    flat(peaks(r, 52, 3, 'far'), firs(r, 56, 10, 'mid', 0.6), blob('l', '-10,56! 50,52 110,56! 110,90! -10,90!', 0.6)),
    lit(blob('b', '48,54! 54,54! 50,60 70,66 66,80! 22,80! 30,68 52,62')),
    flat(shape('M36 72h16v1H36ZM46 66h12v1H46Z', 'w', 0.7), firs(r, 84, 5, 'near', 0.8)),
  ],
  graves: (r) => [
    flat(hills(r, 52, 8, 'far'), firs(r, 60, 6, 'mid', 0.8)),
    lit(
      [14, 36, 60, 80].flatMap((x, i) => {
        const h = between(r, 14, 24);
        return i % 2
          ? [box('m', x, 70 - h, 4, h), box('m', x - 4, 75 - h, 12, 4)]
          : [shape(`M${x - 2} 72v-${n(h)}q6-8 12 0v${n(h)}Z`, 'm'), box('mD', x + 1, 66 - h * 0.5, 6, 1.5)];
      }),
    ),
    flat(hills(r, 70, 3, 'near'), oval('e', 40, 62, 40, 5, 0.2)),
  ],
  garden: (r) => motif('garden', r),
  village: (r) => [
    flat(hills(r, 50, 8, 'far')),
    lit(
      [0, 1, 2].flatMap((i) => {
        const x = 8 + i * 30 + between(r, -2, 4);
        const y = between(r, 50, 58);
        return [
          box('w', x, y, 20, 18),
          poly('b', `${n(x - 3)},${n(y)} ${n(x + 10)},${n(y - 13)} ${n(x + 23)},${n(y)}`),
          box('nD', x + 8, y + 8, 5, 10),
          box('fL', x + 2.5, y + 5, 4, 4),
        ];
      }),
    ),
    flat(hills(r, 69, 4, 'near')),
  ],
};

/** The picture of a land. */
export const scene = (kind: Scene, r: Next): Layer[] => [
  flat(halo(between(r, 25, 75), between(r, 18, 30), between(r, 8, 13))),
  ...SCENES[kind](r),
];
