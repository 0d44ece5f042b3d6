/** Those that walk on four legs, seen from the side, looking left. */
import { between, type Next } from './chance.js';
import { blob, type Layer, limb, n, oval, poly, type Shape, shape } from './shapes.js';

/** What a beast may have besides its body. */
export type Part =
  | 'mane'
  | 'trunk'
  | 'tusks'
  | 'shell'
  | 'spikes'
  | 'stripes'
  | 'spots'
  | 'hump'
  | 'feathered'
  | 'bat-wings'
  | 'beak'
  | 'flames'
  | 'plates'
  | 'man'
  | 'teeth'
  | 'rider'
  | 'wool'
  | 'plate'
  | 'comb';

/** One that walks on four legs. Lengths are in hundredths of the sheet's width. */
export interface Beast {
  long: number;
  leg: number;
  thick: number;
  /** From the shoulder to the head. */
  neck: readonly [x: number, y: number];
  head: number;
  muzzle: number;
  ears: 'point' | 'round' | 'flop' | 'long' | 'none';
  horns: 'none' | 'bull' | 'goat' | 'antlers' | 'one' | 'nose' | 'ram';
  tail: 'bush' | 'thin' | 'short' | 'horse' | 'thick' | 'lion' | 'none' | 'bare';
  parts: readonly Part[];
}

function tail(kind: Beast['tail'], x: number, y: number, t: number): Shape[] {
  const at = (dx: number, dy: number, r: number): string => `${n(x + dx)},${n(y + dy)},${r} `;
  switch (kind) {
    case 'bush':
      return [limb('a', at(-2, 0, 2) + at(8, 2, 4) + at(15, 8, 4) + at(20, 14, 0.6)), limb('aL', at(12, 5, 2) + at(20, 14, 0.5))];
    case 'thin':
      return [limb('a', at(-2, 0, 1.8) + at(9, 2, 1.5) + at(13, -8, 1.4) + at(18, -14, 1.2))];
    case 'bare':
      return [limb('aL', at(-2, 2, 1.6) + at(10, 8, 1.2) + at(17, 4, 0.8) + at(26, 8, 0.3))];
    case 'short':
      return [oval('aL', x + 1, y - 1, 3)];
    case 'horse':
      return [limb('nD', at(-2, -1, 2) + at(6, 2, 3) + at(9, 14, 2.6) + at(7, 24, 0.4))];
    case 'thick':
      return [limb('a', at(-6, 1, t * 0.8) + at(8, 4, t * 0.5) + at(18, 9, t * 0.3) + at(28, 10, 0.4))];
    case 'lion':
      return [limb('a', at(-2, 0, 1.6) + at(9, 4, 1.2) + at(14, -6, 1) + at(18, -10, 1)), oval('nD', x + 19, y - 12, 2.8, 3.4)];
    case 'none':
      return [];
  }
}

function ears(kind: Beast['ears'], x: number, y: number, s: number): Shape[] {
  switch (kind) {
    case 'point':
      return [
        poly('a', `${n(x - s * 0.5)},${n(y - s * 0.5)} ${n(x + s * 0.2)},${n(y - s * 1.9)} ${n(x + s * 0.8)},${n(y - s * 0.4)}`),
        poly('aD', `${n(x)},${n(y - s * 0.5)} ${n(x + s * 0.25)},${n(y - s * 1.4)} ${n(x + s * 0.6)},${n(y - s * 0.4)}`),
      ];
    case 'round':
      return [oval('a', x + s * 0.5, y - s * 0.8, s * 0.42), oval('aD', x + s * 0.5, y - s * 0.8, s * 0.22)];
    case 'flop':
      return [
        blob(
          'aD',
          `${n(x + s * 0.2)},${n(y - s * 0.7)}! ${n(x + s * 1.2)},${n(y - s * 0.3)} ${n(x + s * 1.1)},${n(y + s * 0.9)} ${n(x + s * 0.5)},${n(y + s * 0.6)}`,
        ),
      ];
    case 'long':
      return [limb('a', `${n(x + 1)},${n(y - 2)},1.800 ${n(x + 4)},${n(y - s * 1.8)},2.200 ${n(x + 8)},${n(y - s * 2.8)},.4`)];
    case 'none':
      return [];
  }
}

function horns(kind: Beast['horns'], x: number, y: number, s: number): Shape[] {
  const at = (dx: number, dy: number, r: number): string => `${n(x + dx * s)},${n(y + dy * s)},${r} `;
  switch (kind) {
    case 'bull':
      return [
        limb('w', at(0.2, -0.7, 1.8) + at(-0.5, -1.5, 1.4) + at(-0.4, -2.4, 0.3)),
        limb('w', at(0.6, -0.7, 1.6) + at(1.4, -1.4, 1.2) + at(1.1, -2.3, 0.3)),
      ];
    case 'goat':
      return [limb('gD', at(0.1, -0.7, 1.8) + at(0.6, -2, 1.4) + at(1.8, -2.2, 0.9) + at(2.4, -1.4, 0.3))];
    case 'ram':
      return [limb('gD', at(0.2, -0.6, 2.4) + at(1.4, -1.2, 2.2) + at(1.8, 0.2, 1.8) + at(0.8, 0.8, 1.2) + at(0.4, 0.2, 0.3))];
    case 'antlers':
      return [
        limb('n', at(0.3, -0.7, 1.2) + at(0.8, -2.2, 1.1) + at(0.2, -4, 0.4)),
        limb('n', at(0.7, -1.8, 1) + at(2, -2.8, 0.9) + at(2.4, -4.2, 0.3)),
        limb('n', at(0.6, -2.4, 0.8) + at(-0.8, -3.2, 0.3)),
        limb('n', at(1.6, -2.5, 0.7) + at(1.4, -3.8, 0.3)),
      ];
    case 'one':
      return [limb('fL', at(-0.2, -0.7, 1.2) + at(-1.2, -3.4, 0.2))];
    case 'nose':
      return [limb('w', at(-1.9, 0, 2) + at(-2.5, -1, 1.5) + at(-2.3, -2.2, 0.2)), limb('w', at(-1, -0.5, 1.4) + at(-1.1, -1.3, 0.2))];
    case 'none':
      return [];
  }
}

/** Wings on a back at a place: of feathers or of skin. */
export function wing(kind: 'feathered' | 'bat-wings' | 'flames', x: number, y: number, far: boolean): Shape {
  const p = (list: readonly (readonly [number, number])[], sharp: boolean): string =>
    list.map(([a, b]) => `${n(x + a)},${n(y + b)}${sharp ? '!' : ''}`).join(' ');
  if (kind === 'bat-wings')
    return blob(
      far ? 'k' : 'bD',
      p(
        [
          [0, 4],
          [-2, -14],
          [4, -32],
          [9, -26],
          [34, -24],
          [28, -16],
          [31, -5],
          [22, -8],
          [20, 3],
          [12, -1],
          [10, 7],
        ],
        true,
      ),
    );
  return blob(
    kind === 'flames' ? (far ? 'f' : 'fL') : far ? 'aD' : 'w',
    p(
      [
        [-4, 4],
        [-4, -12],
        [4, -30],
        [12, -36],
        [14, -29],
        [22, -30],
        [22, -22],
        [29, -20],
        [26, -13],
        [29, -8],
        [20, -4],
        [14, 4],
      ],
      true,
    ),
  );
}

/** Where the parts of a beast are. */
interface Frame {
  b: Beast;
  /** How high its back is. */
  y: number;
  /** Its shoulder and its hip. */
  sx: number;
  hx: number;
  /** Its head. */
  hX: number;
  hY: number;
  /** How far its muzzle hangs. */
  drop: number;
  has: (p: Part) => boolean;
}

const FOOT = 72;

function frameOf(b: Beast): Frame {
  const y = FOOT - b.leg - b.thick * 0.8;
  const sx = 54 - b.long / 2;
  const has = (p: Part): boolean => b.parts.includes(p);
  return {
    b,
    y,
    sx,
    hx: 54 + b.long / 2,
    hX: sx + b.neck[0],
    hY: y + b.neck[1],
    drop: b.neck[1] < -9 ? b.muzzle * 0.65 : b.muzzle * 0.35,
    has,
  };
}

/** What stands up from its back. */
function crest({ b, y, sx, hx, has }: Frame): Shape[] {
  const out: Shape[] = [];
  if (has('spikes') || has('plates'))
    for (let i = 0; i <= 6; i++) {
      const x = sx - 2 + ((hx - sx + 8) * i) / 6;
      const h = (has('plates') ? 11 : 7) * (1 - Math.abs(i - 3) / 5);
      out.push(
        poly(
          has('plates') ? 'f' : 'bL',
          `${n(x - 3)},${n(y - b.thick * 0.7)} ${n(x + 1)},${n(y - b.thick - h)} ${n(x + 4)},${n(y - b.thick * 0.7)}`,
        ),
      );
    }
  return out;
}

/** Its mane. */
function mane({ b, y, sx, hX, hY, has }: Frame): Shape[] {
  const out: Shape[] = [];
  if (has('mane'))
    out.push(
      b.muzzle > 8
        ? limb(
            'nD',
            `${n(hX + 2)},${n(hY - b.head)},1.500 ${n(hX + b.head * 1.1)},${n(hY)},3 ${n(sx + 3)},${n(y - b.thick * 0.5)},3.500 ${n(sx + 7)},${n(y - b.thick * 0.6)},.5`,
          )
        : blob(
            'nD',
            Array.from(
              { length: 14 },
              (_, i) =>
                `${n(hX + 2 + Math.cos(i * 0.449) * b.head * (i % 2 ? 2.1 : 1.5))},${n(hY + 1 + Math.sin(i * 0.449) * b.head * (i % 2 ? 2.1 : 1.5))}!`,
            ).join(' '),
          ),
    );
  return out;
}

/** Its coat. */
function coat({ b, y, sx, hx, has }: Frame): Shape[] {
  const out: Shape[] = [];
  if (has('wool'))
    out.push(
      ...[0, 1, 2, 3, 4].map((i) => oval('w', sx + (i * b.long) / 4, y - 3 - (i % 2) * 2, b.thick * 0.75)),
      oval('w', 54, y + 3, b.long * 0.6, b.thick * 0.8),
    );
  if (has('stripes'))
    out.push(
      ...[0, 1, 2, 3].map((i) =>
        limb('k', `${n(sx + 4 + (i * b.long) / 4)},${n(y - b.thick * 0.8)},1.600 ${n(sx + 6 + (i * b.long) / 4)},${n(y + 2)},.3`, 0.7),
      ),
    );
  if (has('spots')) out.push(...[0, 1, 2, 3, 4, 5].map((i) => oval('aD', sx + (i * b.long) / 5, y + (i % 2 ? -4 : 1), 1.8)));
  if (has('plate'))
    out.push(
      blob(
        'm',
        `${n(sx - 4)},${n(y - b.thick)}! ${n(sx + 8)},${n(y - b.thick)} ${n(sx + 6)},${n(y + b.thick * 0.8)}! ${n(sx - 6)},${n(y + 4)}`,
      ),
    );
  out.push(
    limb('aL', `${n(sx + 2)},${n(y + b.thick * 0.55)},1 54,${n(y + b.thick * 0.6)},1.800 ${n(hx - 3)},${n(y + b.thick * 0.5)},.8`, 0.35),
  );
  return out;
}

/** Its face. */
function face({ b, hX, hY, drop, has }: Frame): Shape[] {
  const out: Shape[] = [];
  if (has('man'))
    out.push(
      blob(
        'g',
        `${n(hX - 5)},${n(hY - 4)}! ${n(hX)},${n(hY - 11)} ${n(hX + 7)},${n(hY - 4)} ${n(hX + 8)},${n(hY + 12)}! ${n(hX + 1)},${n(hY + 8)}`,
      ),
      oval('aL', hX - 1, hY, 5, 6),
      poly('b', `${n(hX - 6)},${n(hY - 4)} ${n(hX - 2)},${n(hY - 10)} ${n(hX + 5)},${n(hY - 7)} ${n(hX + 4)},${n(hY - 3)}`),
    );
  else if (has('beak'))
    out.push(
      oval('w', hX, hY, b.head),
      blob(
        'g',
        `${n(hX - b.head * 0.6)},${n(hY - 3)}! ${n(hX - b.head * 1.5)},${n(hY - 2)} ${n(hX - b.head * 1.9)},${n(hY + 5)}! ${n(hX - b.head * 0.5)},${n(hY + 3)}!`,
      ),
      poly('w', `${n(hX)},${n(hY - 3)} ${n(hX + 6)},${n(hY - 12)} ${n(hX + 6)},${n(hY + 2)}`),
    );
  else {
    out.push(
      ...horns(b.horns, hX + 2, hY, b.head).slice(1),
      oval('a', hX, hY, b.head),
      limb(
        'a',
        `${n(hX)},${n(hY)},${n(b.head * 0.9)} ${n(hX - b.muzzle * 0.6)},${n(hY + drop * 0.6)},${n(b.head * 0.66)} ${n(hX - b.muzzle)},${n(hY + drop)},${n(b.head * 0.5)}`,
      ),
    );
    if (!has('trunk'))
      out.push(
        oval('k', hX - b.muzzle - b.head * 0.35, hY + drop - b.head * 0.15, Math.max(0.9, b.head * 0.18)),
        limb('aD', `${n(hX - b.muzzle)},${n(hY + drop + b.head * 0.3)},.6 ${n(hX - b.muzzle * 0.3)},${n(hY + drop + b.head * 0.2)},.5`),
      );
    out.push(...ears(b.ears, hX, hY, b.head), ...horns(b.horns, hX, hY, b.head));
  }
  return out;
}

/** What a face has besides. */
function adornments({ b, hX, hY, drop, has }: Frame): Shape[] {
  const out: Shape[] = [];
  if (has('trunk'))
    out.push(
      blob('aD', `${n(hX + 2)},${n(hY - 6)}! ${n(hX + 13)},${n(hY - 7)} ${n(hX + 13)},${n(hY + 9)} ${n(hX + 5)},${n(hY + 8)}`),
      limb(
        'a',
        `${n(hX - 3)},${n(hY + 1)},5 ${n(hX - 10)},${n(hY + 10)},3.200 ${n(hX - 10)},${n(hY + 22)},2.200 ${n(hX - 15)},${n(hY + 25)},1.200`,
      ),
    );
  if (has('tusks'))
    out.push(
      limb(
        'w',
        `${n(hX - b.muzzle * 0.5)},${n(hY + drop + 2)},1.500 ${n(hX - b.muzzle - 3)},${n(hY + drop + 3)},1.200 ${n(hX - b.muzzle - 6)},${n(hY + drop - 4)},.3`,
      ),
    );
  if (has('teeth'))
    out.push(
      shape(
        Array.from(
          { length: 4 },
          (_, i) => `M${n(hX - b.muzzle + i * b.muzzle * 0.22)} ${n(hY + drop + b.head * 0.2)}l.8 2.600.8-2.600Z`,
        ).join(''),
        'w',
      ),
    );
  if (has('comb'))
    out.push(poly('b', `${n(hX - 2)},${n(hY - b.head * 0.6)} ${n(hX + 13)},${n(hY - b.head * 2)} ${n(hX + 5)},${n(hY + 2)}`));
  out.push(
    oval(has('flames') || has('teeth') || has('spikes') ? 'e' : 'k', hX - b.head * 0.35, hY - b.head * 0.2, Math.max(1, b.head * 0.17)),
  );
  return out;
}

/** The picture of one that walks on four legs. */
export function beast(b: Beast, r: Next): Layer[] {
  const frame = frameOf(b);
  const { y, sx, hx, hX, hY, has } = frame;
  const foot = FOOT;
  const step = between(r, 1, 6);
  const foreleg = (x: number, dx: number, tone: 'a' | 'aD'): Shape =>
    limb(
      tone,
      `${n(x)},${n(y + b.thick * 0.3)},${n(b.thick * 0.48)} ${n(x + dx * 0.4)},${n(foot - b.leg * 0.45)},${n(b.thick * 0.27)} ${n(x + dx)},${foot},${n(b.thick * 0.24)}`,
    );
  const hind = (x: number, dx: number, tone: 'a' | 'aD'): Shape =>
    limb(
      tone,
      `${n(x - 1)},${n(y)},${n(b.thick * 0.62)} ${n(x + 2.5 + dx * 0.3)},${n(foot - b.leg * 0.5)},${n(b.thick * 0.3)} ${n(x + dx)},${foot},${n(b.thick * 0.24)}`,
    );
  const wings = has('feathered') ? 'feathered' : has('bat-wings') ? 'bat-wings' : has('flames') ? 'flames' : undefined;
  const behind: Shape[] = [
    ...(wings ? [wing(wings, sx + 6, y - 2, true)] : []),
    foreleg(sx + 5, step + 1, 'aD'),
    hind(hx - 5, -step, 'aD'),
  ];
  const body: Shape[] = [...tail(b.tail, hx + b.thick * 0.5, y - b.thick * 0.4, b.thick), ...crest(frame)];
  if (has('shell'))
    behind.push(
      blob('bD', `${n(sx - 8)},${n(y + 8)}! ${n(sx - 4)},${n(y - 10)} 54,${n(y - 24)} ${n(hx + 4)},${n(y - 10)} ${n(hx + 9)},${n(y + 8)}!`),
      blob('b', `${n(sx - 2)},${n(y + 3)}! ${n(sx)},${n(y - 8)} 54,${n(y - 19)} ${n(hx)},${n(y - 8)} ${n(hx + 3)},${n(y + 3)}!`),
    );
  const hump = has('hump') ? b.thick * 0.5 : 0;
  body.push(
    foreleg(sx + 1, -step, 'a'),
    hind(hx, step * 0.5, 'a'),
    limb(
      'a',
      `${n(hx + b.thick * 0.2)},${n(y)},${n(b.thick * 0.85)} 54,${n(y + (b.thick > 10 ? 1 : -0.5))},${n(b.thick * (b.thick > 11 ? 1 : 0.82))} ${n(sx)},${n(y - hump * 0.6)},${n(b.thick * 0.95 + hump * 0.4)}`,
    ),
    limb(
      'a',
      `${n(sx + 3)},${n(y - 1)},${n(b.thick * 0.85)} ${n(sx + b.neck[0] * 0.6)},${n(y + b.neck[1] * 0.55)},${n((b.thick * 0.5 + b.head * 0.9) / 1.6)} ${n(hX)},${n(hY)},${n(b.head * 0.8)}`,
    ),
  );
  body.push(...mane(frame), ...coat(frame));
  if (wings) body.push(wing(wings, sx + 9, y - 2, false));
  return [
    { lit: true, of: behind },
    { lit: true, of: body },
    { lit: true, of: [...face(frame), ...adornments(frame)] },
  ];
}
