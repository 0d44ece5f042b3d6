import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { functionsOf } from './hygiene/functions.js';
import { beyondLimits, breaches, isExact, listOf, NAMED_WELL, type Untidy } from './hygiene/limits.js';
import { emptyWords } from './hygiene/names.js';

const list = JSON.parse(readFileSync('scripts/hygiene/untidy.json', 'utf8')) as Untidy;
const NONE: Untidy = { functions: {}, files: {}, names: [] };

describe('the limits', () => {
  const found = beyondLimits(process.cwd());

  it('of functions (80 lines, parts of a page 150; 25 branches), files (600 lines) and their names are kept, but for what is listed', () => {
    expect(breaches(found, list)).toEqual([]);
  });

  it('are broken by nothing in cards, cli, tournament, judge and the scripts', () => {
    expect(
      Object.keys(list.functions).filter((pkg) =>
        ['words', 'system', 'cards', 'cardbase', 'scenarios', 'desk', 'cli', 'tournament', 'judge', 'scripts'].includes(pkg),
      ),
    ).toEqual([]);
  });

  it('excuse only names of files that are there', () => {
    for (const path of Object.keys(NAMED_WELL)) {
      expect(emptyWords(path)).not.toEqual([]);
      expect(() => readFileSync(path)).not.toThrow();
    }
  });
});

describe('measuring functions', () => {
  const measured = (text: string, path = 'a.ts'): string[] =>
    functionsOf(path, text).map((f) => `${f.name} ${f.line} ${f.lines} ${f.branches}${f.isComponent ? ' component' : ''}`);

  it('counts lines from the first to the last, without what is said of it', () => {
    expect(measured('/**\n * About it.\n */\nexport function f(\n  a: number,\n) {\n  return a;\n}\n')).toEqual(['f 4 5 0']);
  });

  it.each([
    ['if (a) b();', 1],
    ['if (a) b(); else if (c) d(); else e();', 2],
    ['return a ? b : c ? d : e;', 2],
    ['return a && b || c;', 2],
    ['return a ?? b;', 1],
    ['a ??= b; c ||= d; e &&= f;', 3],
    ['switch (a) { case 1: case 2: return 3; default: return 4; }', 2],
    ['for (const x of a) b(x);', 1],
    ['for (const x in a) b(x);', 1],
    ['for (let i = 0; i < 3; i++) b(i);', 1],
    ['while (a) b(); do { c(); } while (d);', 2],
    ['try { a(); } catch { b(); } finally { c(); }', 1],
    ['return a?.b;', 0],
    ['return a.map((x) => (x ? 1 : 2));', 1],
  ])('%s', (body, branches) => {
    expect(measured(`function f(a, b, c, d, e) { ${body} }`)).toEqual([`f 1 1 ${branches}`]);
  });

  it('finds functions of every kind, those with a name for themselves', () => {
    const text = [
      'const f = (a) => (a ? 1 : 2);',
      'const g = function () { return 1; };',
      'class C { constructor() {} m() { return this.a || 1; } get p() { return 1; } #q = () => 1; static { if (a) b(); } }',
      'const o = { k: () => 1, m() {} };',
      'function outer() { const inner = () => a && b; return [1].map((x) => x || inner()); }',
      'export default () => 1;',
      'declare function gone(): void;',
      'abstract class D { abstract m(): void; }',
    ].join('\n');
    expect(measured(text)).toEqual([
      'f 1 1 1',
      'g 2 1 0',
      'C.constructor 3 1 0',
      'C.m 3 1 1',
      'C.p 3 1 0',
      'C.#q 3 1 0',
      'k 4 1 0',
      'm 4 1 0',
      'outer 5 1 1',
      'outer.inner 5 1 1',
      'function 6 1 0',
    ]);
  });

  it('knows the parts of a page', () => {
    expect(measured('export function Board() { return <p>{a && b}</p>; }\nconst help = () => <i />;\n', 'a.tsx')).toEqual([
      'Board 1 1 1 component',
      'help 2 1 0',
    ]);
  });
});

describe('names of files', () => {
  it.each([
    'more.ts',
    'statics-rare.ts',
    'newer.ts',
    'later-events.ts',
    'events-later.ts',
    'wordings-further.test.ts',
    'misc.ts',
    'v2.ts',
    'rules-2026.ts',
    'helpers2.ts',
    'old-cards.ts',
    'extra.tsx',
  ])('%s has no subject', (name) => {
    expect(emptyWords(`packages/x/src/${name}`)).toHaveLength(1);
  });

  it.each(['later.ts', 'renewal.ts', 'rarity.ts', 'moreover.ts', 'e1-tie-breakers.test.ts', '601-casting.test.ts', 'extort.ts'])(
    '%s has one',
    (name) => {
      expect(emptyWords(`packages/more/src/${name}`)).toEqual([]);
    },
  );
});

describe('the list of what is beyond the limits', () => {
  const made: string[] = [];
  afterEach(() => {
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
  });
  /** What is beyond the limits in files given by their paths. */
  function beyond(files: Record<string, string>): ReturnType<typeof beyondLimits> {
    const root = mkdtempSync(join(tmpdir(), 'limits-'));
    made.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return beyondLimits(root);
  }
  const long = (lines: number, name = 'f'): string => `function ${name}() {\n${'  a();\n'.repeat(lines - 2)}}\n`;
  const branched = (n: number): string => `function g() { ${'if (a) b(); '.repeat(n)}}\n`;

  it('has what is beyond them, and nothing at them', () => {
    expect(breaches(beyond({ 'packages/x/src/a.ts': long(80) + branched(25), 'packages/x/src/b.tsx': long(150, 'Board') }), NONE)).toEqual(
      [],
    );
    expect(
      breaches(
        beyond({
          'packages/x/src/a.ts': long(81) + branched(26),
          'packages/x/src/b.tsx': long(151, 'Board'),
          'packages/x/src/c.ts': 'a();\n'.repeat(601),
          'packages/x/src/d.ts': 'a();\n'.repeat(600),
          'packages/x/src/more.ts': '',
          'packages/x/test/rare.test.ts': '',
          'packages/x/src/generated/e.ts': 'a();\n'.repeat(700),
          'scripts/s.ts': long(90),
        }),
        NONE,
      ),
    ).toEqual([
      'packages/x/src/a.ts:1: f has 81 lines and 0 branches',
      'packages/x/src/a.ts:82: g has 1 lines and 26 branches',
      'packages/x/src/b.tsx:1: Board has 151 lines and 0 branches',
      'scripts/s.ts:1: f has 90 lines and 0 branches',
      'packages/x/src/c.ts: 601 lines',
      'packages/x/src/more.ts: "more" is no subject',
      'packages/x/test/rare.test.ts: "rare" is no subject',
    ]);
  });

  it('lets what is listed shrink and move to another file, and nothing grow or come', () => {
    const before = listOf(beyond({ 'packages/x/src/a.ts': long(100), 'packages/x/src/b.ts': long(90) }));
    expect(before.functions).toEqual({
      x: {
        f: [
          [100, 0],
          [90, 0],
        ],
      },
    });
    const now = (...lengths: number[]): string[] =>
      breaches(beyond(Object.fromEntries(lengths.map((n, i) => [`packages/x/src/moved${i}.ts`, long(n)]))), before);
    expect(now(100, 90)).toEqual([]);
    expect(now(90, 100)).toEqual([]);
    expect(now(85)).toEqual([]);
    expect(now(95, 95)).toHaveLength(2);
    expect(now(101, 90)).toHaveLength(2);
    expect(now(85, 85, 85)).toHaveLength(3);
    expect(breaches(beyond({ 'packages/y/src/a.ts': long(90) }), before)).toHaveLength(1);
    expect(breaches(beyond({ 'packages/x/src/a.ts': `function f() {\n${'  a() || b();\n'.repeat(88)}}\n` }), before)).toHaveLength(1);
  });

  it('says when it says more than there is', () => {
    const found = beyond({ 'packages/x/src/a.ts': long(100) });
    expect(isExact(found, listOf(found))).toBe(true);
    expect(isExact(beyond({ 'packages/x/src/a.ts': long(99) }), listOf(found))).toBe(false);
  });
});
