import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { HOUSE, type House } from './house/house.js';
import { type Layout, layout, withoutImplied } from './house/layout.js';
import { levels } from './house/levels.js';
import { page } from './house/page.js';
import { picture } from './house/picture.js';
import { planOf } from './house/plan.js';

const arrows = (...pairs: string[]): Map<string, Set<string>> => {
  const all = new Map<string, Set<string>>();
  for (const [from, to] of pairs.map((p) => p.split('>'))) {
    all.set(from, (all.get(from) ?? new Set()).add(to));
    if (!all.has(to)) all.set(to, new Set());
  }
  return all;
};

describe('levels', () => {
  it('are one above the highest that is led to; a circle is on one level', () => {
    expect([...levels(arrows('a>b', 'b>d', 'a>d', 'c>d'))].sort()).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['d', 0],
    ]);
    expect([...levels(arrows('a>b', 'b>c', 'c>b', 'c>d'))].sort()).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['d', 0],
    ]);
  });
});

describe('arrows that follow from others', () => {
  it('are left out, and nothing else is', () => {
    expect(withoutImplied(arrows('a>b', 'b>c', 'a>c', 'a>d', 'c>d'))).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ]);
    expect(withoutImplied(arrows('a>b', 'a>c'))).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });
});

describe('the layout', () => {
  const measures = { boxHeight: 20, gap: 10, rise: 30 };
  /** Boxes in some rows, and arrows from higher rows to lower ones. */
  const scene = fc
    .array(fc.record({ row: fc.integer({ min: 0, max: 4 }), width: fc.integer({ min: 20, max: 120 }) }), { minLength: 1, maxLength: 14 })
    .chain((drafts) => {
      const used = [...new Set(drafts.map((b) => b.row))].sort((a, b) => a - b);
      const boxes = drafts.map((b, i) => ({ name: `b${i}`, row: used.indexOf(b.row), width: b.width }));
      const down = boxes.flatMap((a) => boxes.filter((b) => b.row > a.row).map((b): [string, string] => [a.name, b.name]));
      return fc.record({ boxes: fc.constant(boxes), ways: fc.subarray(down, { maxLength: Math.min(24, down.length) }) });
    });

  it('lets no boxes overlap, lets arrows lead from the bottom of one to the top of another, all within the picture', () => {
    fc.assert(
      fc.property(scene, ({ boxes, ways }) => {
        const l = layout(boxes, ways, measures);
        const at = (name: string): { x: number; y: number } => l.at.get(name) as { x: number; y: number };
        for (const a of boxes) {
          expect(at(a.name).x - a.width / 2).toBeGreaterThanOrEqual(-1);
          expect(at(a.name).x + a.width / 2).toBeLessThanOrEqual(l.width + 1);
          expect(at(a.name).y).toBe(a.row * 50 + 10);
          for (const b of boxes)
            if (a.name < b.name && a.row === b.row)
              expect(Math.abs(at(a.name).x - at(b.name).x)).toBeGreaterThanOrEqual((a.width + b.width) / 2 + measures.gap - 1);
        }
        expect(l.ways.map((w) => [w.from, w.to])).toEqual(ways);
        for (const w of l.ways) {
          const [first, last] = [w.points[0], w.points[w.points.length - 1]];
          expect(first.y).toBe(at(w.from).y + 10);
          expect(last.y).toBe(at(w.to).y - 10);
          for (const [name, end] of [
            [w.from, first],
            [w.to, last],
          ] as const)
            expect(Math.abs(end.x - at(name).x)).toBeLessThanOrEqual((boxes.find((b) => b.name === name)?.width ?? 0) / 2);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('lets no arrow pass through a box', () => {
    fc.assert(
      fc.property(scene, ({ boxes, ways }) => {
        const l = layout(boxes, ways, measures);
        for (const w of l.ways)
          for (let i = 1; i + 1 < w.points.length; i += 2) {
            const { x, y } = w.points[i];
            for (const b of boxes) {
              const box = l.at.get(b.name) as { x: number; y: number };
              if (box.y - 10 === y) expect(Math.abs(box.x - x)).toBeGreaterThan(b.width / 2);
            }
          }
      }),
      { numRuns: 200 },
    );
  });

  it('uncrosses what can be uncrossed', () => {
    const boxes = ['a', 'b', 'c', 'd'].map((name, i) => ({ name, row: i < 2 ? 0 : 1, width: 40 }));
    const l: Layout = layout(
      boxes,
      [
        ['a', 'd'],
        ['b', 'c'],
      ],
      measures,
    );
    const x = (name: string): number => l.at.get(name)?.x ?? 0;
    expect((x('a') - x('b')) * (x('d') - x('c'))).toBeGreaterThan(0);
  });

  it('refuses an arrow that does not lead down', () => {
    const boxes = ['a', 'b'].map((name) => ({ name, row: 0, width: 40 }));
    expect(() => layout(boxes, [['a', 'b']], measures)).toThrow(RangeError);
  });
});

describe('the plan and how it is shown', () => {
  const made: string[] = [];
  afterEach(() => {
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
  });

  const house: House = {
    ...HOUSE,
    tests: {},
    packages: { top: { is: 'what is <above>', may: ['base'] }, base: { is: 'what is below', may: [] } },
    ranks: { base: { high: { rank: 5, is: 'the upper room' }, low: { rank: 2, is: 'the lower | room' } } },
  };
  function repository(): string {
    const root = mkdtempSync(join(tmpdir(), 'house-'));
    made.push(root);
    const files = {
      'top/src/index.ts': "import { a } from '@apnap/base';\nimport './x/one.js';\n",
      'top/src/x/one.ts': "import type { B } from '../y/two.js';\n",
      'top/src/y/two.ts': "import { one } from '../x/one.js';\n",
      'base/src/high/a.ts': "import '../low/b.js';\n",
      'base/src/low/b.ts': '',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'packages', path)), { recursive: true });
      writeFileSync(join(root, 'packages', path), text);
    }
    return root;
  }

  it('has the arrows of packages and of rooms from the imports, and what stands in circles', () => {
    const [top, base] = planOf(repository(), house);
    expect([top.name, top.level, top.to, top.hasRanks]).toEqual(['top', 1, ['base'], false]);
    expect(top.rooms.map((r) => [r.name, r.level, r.to.join(' '), r.inCircle])).toEqual([
      ['index.ts', 1, 'x', false],
      ['x', 0, 'y', true],
      ['y', 0, 'x', true],
    ]);
    expect([base.name, base.level, base.to, base.hasRanks]).toEqual(['base', 0, [], true]);
    expect(base.rooms.map((r) => [r.name, r.level, r.to.join(' ')])).toEqual([
      ['high', 5, 'low'],
      ['low', 2, ''],
    ]);
  });

  it('is a page that names every arrow', () => {
    const text = page(planOf(repository(), house));
    expect(text).toContain('  top --> base\n');
    expect(text).toContain('| 5 | `high` | the upper room | `low` |');
    expect(text).toContain('| 2 | `low` | the lower \\| room | – |');
    expect(text).toContain('| 0 | `x` (circle) |  | `y` |');
  });

  it('is a picture with a box for everything, the same every time', () => {
    const svg = picture(planOf(repository(), house));
    expect(svg).toBe(picture(planOf(repository(), house)));
    for (const name of ['top', 'base', 'index', 'high', 'low']) expect(svg).toContain(`>${name}</text>`);
    expect(svg).toContain('what is &lt;above&gt;');
    // An arrow between the packages, one between the rooms of base, one from the index of top: those of the circle are none.
    expect(svg.match(/class="way"/g)).toHaveLength(3);
    expect(svg.match(/class="circle"/g)).toHaveLength(2);
  });
});
