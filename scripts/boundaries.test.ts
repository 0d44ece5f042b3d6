import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { breaches, lower, ranksText } from './boundaries.js';
import { HOUSE, type House, readFolders } from './house/house.js';
import { importsOf } from './house/imports.js';
import { PACKAGES } from './house/packages.js';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A repository with these source files and otherwise empty packages. */
function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  made.push(root);
  for (const pkg of Object.keys(PACKAGES)) mkdirSync(join(root, 'packages', pkg, 'src'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The house without what is said of rooms and circles that are there. */
const BARE: House = { ...HOUSE, ranks: {}, untidy: {}, typesOnly: [] };

const found = (path: string, text: string): string[] => breaches(repository({ [path]: text }), BARE).map((b) => `${b.line}: ${b.text}`);

/** What is found in files of the package `kernel`, given by their paths from `src`, as `file:line: text`. */
function foundIn(files: Record<string, string>, house: Partial<House> = {}): string[] {
  const root = repository(Object.fromEntries(Object.entries(files).map(([path, text]) => [`packages/kernel/src/${path}`, text])));
  return breaches(root, { ...BARE, ...house }).map(
    (b) => `${b.file.replace('packages/kernel/src', '').replace(/^\//, '')}:${b.line}: ${b.text}`,
  );
}

describe('the check of package boundaries', () => {
  it('holds for this repository', () => {
    expect(breaches(process.cwd())).toEqual([]);
  });

  it('knows every package, and nothing that is none', () => {
    const there = readdirSync('packages').filter((name) => existsSync(join('packages', name, 'src')));
    expect(Object.keys(PACKAGES).sort()).toEqual(there.sort());
    const named = [...Object.keys(HOUSE.ranks), ...Object.keys(HOUSE.untidy), ...HOUSE.typesOnly.map((t) => t.pkg), ...HOUSE.pure];
    expect(named.filter((name) => !there.includes(name))).toEqual([]);
  });

  it('has ranks for the rooms of every package', () => {
    expect(Object.keys(HOUSE.ranks).sort()).toEqual(Object.keys(PACKAGES).sort());
    expect(Object.entries(HOUSE.ranks).filter(([, rooms]) => Object.keys(rooms).length === 0)).toEqual([]);
  });

  it('finds an arrow that points up between packages, also in an import over several lines', () => {
    expect(found('packages/kernel/src/a.ts', "import { x } from '@apnap/magic';\n")).toEqual(['1: kernel must not import magic']);
    expect(found('packages/magic/src/a.ts', "import {\n  x,\n  y,\n} from '@apnap/oracle';\n")).toEqual([
      '4: magic must not import oracle',
    ]);
    expect(found('packages/cli/src/a.ts', "import { x } from '@apnap/magic';\n")).toEqual([]);
  });

  it('finds arrows that go through the folders, and those of tests that are programs', () => {
    expect(found('packages/web/src/table/a.ts', "import { x } from '../../../server/src/text.js';\n")).toEqual([
      '1: web must not import server',
    ]);
    expect(found('packages/web/test-browser/a.ts', "import { x } from '../../server/test/process.js';\n")).toEqual([]);
    expect(found('packages/web/test-browser/a.ts', "import { x } from '../src/table/lookup.js';\n")).toEqual([]);
    expect(found('packages/web/test-browser/a.ts', "import { x } from '@apnap/magic';\n")).toEqual([
      '1: web/test-browser must not import magic',
    ]);
  });

  it('finds rules that look at views, a solver that looks at the game, and code that comes through its own front door', () => {
    // the files that are imported are there, in the rooms of the house
    const there = { 'view/view.ts': '', 'state/types.ts': '', 'game.ts': '', 'messages/index.ts': '' };
    const inMagic = (path: string, text: string): string[] => {
      const files = Object.entries({ ...there, [path]: text }).map(([p, x]) => [`packages/magic/src/${p}`, x]);
      const house: House = { ...BARE, ranks: { magic: HOUSE.ranks.magic } };
      return breaches(repository(Object.fromEntries(files)), house).flatMap((x) => (x.line > 0 && x.file.endsWith(path) ? [x.text] : []));
    };
    expect(inMagic('turn/a.ts', "import { viewOf } from '../view/view.js';\n")).toHaveLength(1);
    expect(inMagic('turn/a.ts', "import { say } from '../messages/index.js';\n")).toHaveLength(1);
    expect(inMagic('payment/solver.ts', "import type { State } from '../state/types.js';\n")).toHaveLength(1);
    expect(inMagic('performing/a.ts', "import { magicGame } from '../game.js';\n")).toHaveLength(1);
    expect(inMagic('game.ts', "import { viewOf } from './view/view.js';\n")).toEqual([]);
  });

  it('finds time, chance, the console and asynchronous code in the pure packages, but not in comments', () => {
    expect(found('packages/magic/src/a.ts', 'const n = Math.random();\n')).toEqual(['1: Math.random in magic']);
    expect(found('packages/kernel/src/a.ts', 'export async function f() {}\n')).toEqual(['1: async code in kernel']);
    expect(found('packages/kernel/src/a.ts', '/** no Date, no console.log here */\n')).toEqual([]);
  });
});

describe('what packages declare', () => {
  const declaring = (manifest: object, files: Record<string, string>, pkg = 'kernel'): string[] => {
    const own = Object.entries(files).map(([path, text]) => [`packages/${pkg}/${path}`, text]);
    const root = repository({
      'package.json': JSON.stringify({ devDependencies: { vitest: '1.0.0' } }),
      [`packages/${pkg}/package.json`]: JSON.stringify({ name: `@apnap/${pkg}`, ...manifest }),
      ...Object.fromEntries(own),
    });
    return breaches(root, BARE).map((b) => `${b.file.replace(`packages/${pkg}/`, '')}:${b.line}: ${b.text}`);
  };

  it('an import that package.json does not declare is found, by its package', () => {
    const text = "import { a } from 'zod';\nimport '@noble/hashes/sha2.js';\nconst b = await import('uqr/svg');\n";
    expect(declaring({}, { 'src/a.ts': text }).filter((x) => x.includes('declared'))).toEqual([
      'src/a.ts:1: zod is not declared in package.json',
      'src/a.ts:2: @noble/hashes is not declared in package.json',
      'src/a.ts:3: uqr is not declared in package.json',
    ]);
    expect(declaring({ dependencies: { zod: '1', '@noble/hashes': '1' } }, { 'src/a.ts': text.split('\n', 2).join('\n') })).toEqual([]);
  });

  it('packages of the house are declared like any other', () => {
    expect(declaring({}, { 'src/a.ts': "import type { A } from '@apnap/words';\n" })).toEqual([
      'src/a.ts:1: @apnap/words is not declared in package.json',
    ]);
  });

  it('files and modules of Node are not', () => {
    const text = "import './b.js';\nimport { join } from 'node:path';\nimport { readFileSync } from 'fs';\n";
    expect(declaring({}, { 'src/a.ts': text, 'src/b.ts': '' }, 'cli')).toEqual([]);
  });

  it('what is only there for development serves types and tests, and what is bundled', () => {
    const dev = { devDependencies: { zod: '1' } };
    expect(declaring(dev, { 'src/a.ts': "import type { A } from 'zod';\n", 'test/a.test.ts': "import { a } from 'zod';\n" })).toEqual([]);
    expect(declaring(dev, { 'src/a.ts': "import { a } from 'zod';\n" })).toEqual(['src/a.ts:1: zod is not declared in package.json']);
    expect(declaring(dev, { 'src/a.ts': "import { a } from 'zod';\n" }, 'web')).toEqual([]);
  });

  it('tests may use what the repository has for all of them, and nothing else', () => {
    expect(declaring({}, { 'test/a.test.ts': "import { it } from 'vitest';\nimport { a } from 'zod';\n" })).toEqual([
      'test/a.test.ts:2: zod is not declared in package.json',
    ]);
    expect(declaring({}, { 'src/a.ts': "import { it } from 'vitest';\n" })).toEqual(['src/a.ts:1: vitest is not declared in package.json']);
  });
});

describe('reading imports', () => {
  it.each([
    ["import { a } from './x.js';", false],
    ["import a from './x.js';", false],
    ["import a, { type B } from './x.js';", false],
    ["import * as a from './x.js';", false],
    ["import './x.js';", false],
    ["import {} from './x.js';", false],
    ["import { a, type B } from './x.js';", false],
    ["import { type A, type B } from './x.js';", true],
    ["import type { A } from './x.js';", true],
    ["import type A from './x.js';", true],
    ["import type * as a from './x.js';", true],
    ["export { a } from './x.js';", false],
    ["export * from './x.js';", false],
    ["export * as a from './x.js';", false],
    ["export { type A, b } from './x.js';", false],
    ["export { type A } from './x.js';", true],
    ["export type { A } from './x.js';", true],
    ["export type * from './x.js';", true],
    ["const a = async () => (await import('./x.js')).a;", false],
    ["const a: import('./x.js').A = 1;", true],
    ["function f(a: readonly import('./x.js').A[]) { return a; }", true],
    ["let a: typeof import('./x.js');", true],
  ])('%s', (text, typeOnly) => {
    expect(importsOf('a.ts', text)).toEqual([{ specifier: './x.js', line: 1, typeOnly }]);
  });

  it.each([
    "// import { a } from './x.js';",
    'const a = "import { a } from \'./x.js\'";',
    '/** See import("./x.js"). */',
    'export const a = 1;',
  ])('nothing in: %s', (text) => {
    expect(importsOf('a.ts', text)).toEqual([]);
  });

  it('finds each with its line, also between elements of a page', () => {
    const text = "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\nconst C = () => <p>{lazy(() => import('./c.js'))}</p>;\n";
    expect(importsOf('a.tsx', text).map((i) => `${i.line} ${i.specifier}`)).toEqual(['1 ./a.js', '4 ./b.js', '5 ./c.js']);
  });
});

describe('circles of files', () => {
  it('finds two files that import each other, and the way round', () => {
    const files = { 'a.ts': "export const a = 1;\nimport { b } from './b.js';\n", 'b.ts': "import { a } from './a.js';\n" };
    expect(foundIn(files)).toEqual(['a.ts:2: a circle of 2 files: a.ts -> b.ts -> a.ts']);
  });

  it('finds a file that imports itself', () => {
    expect(foundIn({ 'a.ts': "import { a } from './a.js';\n" })).toEqual(['a.ts:1: a circle of 1 file: a.ts -> a.ts']);
  });

  it('shows a shortest way of a larger one, through folders, what is passed on and dynamic imports', () => {
    const files = {
      'a.ts': "export { b } from './room/b.js';\n",
      'room/b.ts': "export const c = () => import('./c.js');\n",
      'room/c.tsx': "import { d } from '../d.js';\nimport { a } from '../a.js';\n",
      'd.ts': "import { a } from './a.js';\n",
      'e.ts': "import { a } from './a.js';\n",
    };
    expect(foundIn(files)).toEqual(['a.ts:1: a circle of 4 files: a.ts -> room/b.ts -> room/c.tsx -> a.ts']);
  });

  it('finds several, and none where imports meet again without a circle', () => {
    const pair = (x: string, y: string): Record<string, string> => ({
      [`${x}.ts`]: `import './${y}.js';\n`,
      [`${y}.ts`]: `import './${x}.js';\n`,
    });
    expect(foundIn({ ...pair('a', 'b'), ...pair('c', 'd') })).toHaveLength(2);
    const diamond = {
      'a.ts': "import './b.js';\nimport './c.js';\n",
      'b.ts': "import './d.js';\n",
      'c.ts': "import './d.js';\n",
      'd.ts': '',
    };
    expect(foundIn(diamond)).toEqual([]);
  });

  const types = { 'a.ts': "import type { B } from './b.js';\n", 'b.ts': "export const a: import('./a.js').A = 1;\n" };

  it('finds one that types alone close, unless it is on the list, with exactly its files', () => {
    expect(foundIn(types)).toEqual(['a.ts:1: a circle of 2 files, closed by types alone: a.ts -> b.ts -> a.ts']);
    const listed = (...files: string[]): Partial<House> => ({ typesOnly: [{ pkg: 'kernel', files, reason: 'one contract' }] });
    expect(foundIn(types, listed('a.ts', 'b.ts'))).toEqual([]);
    expect(foundIn(types, listed('a.ts', 'b.ts', 'c.ts'))).toEqual([
      'a.ts:1: a circle of 2 files, closed by types alone: a.ts -> b.ts -> a.ts',
      ':1: no circle of types is a.ts, b.ts, c.ts: take it off the list',
    ]);
    expect(foundIn({}, listed('a.ts', 'b.ts'))).toHaveLength(1);
  });

  it('is no circle of types when half of it is values and half types', () => {
    const mixed = { 'a.ts': "import { b } from './b.js';\n", 'b.ts': "import type { A } from './a.js';\n" };
    expect(foundIn(mixed)).toEqual(['a.ts:1: a circle of 2 files, closed by types alone: a.ts -> b.ts -> a.ts']);
  });

  it('does not let a list of types excuse values', () => {
    const values = { 'a.ts': "import { b } from './b.js';\n", 'b.ts': "import { a } from './a.js';\n" };
    const listed = { typesOnly: [{ pkg: 'kernel', files: ['a.ts', 'b.ts'], reason: 'one contract' }] };
    expect(foundIn(values, listed)).toEqual([
      'a.ts:1: a circle of 2 files: a.ts -> b.ts -> a.ts',
      ':1: no circle of types is a.ts, b.ts: take it off the list',
    ]);
  });

  it('lets an untidy package have as many files in circles as are stated, and says when there are fewer', () => {
    expect(foundIn(types, { untidy: { kernel: 2 } })).toEqual([]);
    expect(foundIn(types, { untidy: { kernel: 3 } })).toEqual([]);
    expect(foundIn(types, { untidy: { kernel: 1 } })[0]).toBe(':1: 2 files stand in circles, where at most 1 may');
    const house = { ...BARE, untidy: { kernel: 3, magic: 0 } };
    const root = repository({ 'packages/kernel/src/a.ts': types['a.ts'], 'packages/kernel/src/b.ts': types['b.ts'] });
    expect([...lower(readFolders(root, house), house)]).toEqual([['kernel', 2]]);
  });
});

describe('rooms', () => {
  const room = (rank: number): { rank: number; is: string } => ({ rank, is: '' });
  const kernel = { high: room(2), low: room(1), 'low/deep': room(0), beside: room(1), 'door.ts': room(3) };
  const files = {
    'door.ts': "import '../src/high/a.js';\n",
    'high/a.ts': "import './b.js';\nimport '../low/c.js';\n",
    'high/b.ts': '',
    'low/c.ts': "import './deep/d.js';\n",
    'low/deep/d.ts': '',
    'beside/e.ts': '',
  };
  const changed = (more: Record<string, string>): string[] => foundIn({ ...files, ...more }, { ranks: { kernel } });

  it('lets imports lead to the same room and to lower ones', () => {
    expect(changed({})).toEqual([]);
  });

  it('finds an import that leads up, also of types alone and into a room within the room', () => {
    expect(changed({ 'low/f.ts': "\nimport '../high/b.js';\n" })).toEqual([
      'low/f.ts:2: low (rank 1) must not import high/b.ts: high has rank 2',
    ]);
    expect(changed({ 'low/deep/f.ts': "import type { C } from '../c.js';\n" })).toEqual([
      'low/deep/f.ts:1: low/deep (rank 0) must not import low/c.ts: low has rank 1',
    ]);
  });

  it('finds an import between rooms of one rank', () => {
    expect(changed({ 'low/f.ts': "import '../beside/e.js';\n" })).toEqual([
      'low/f.ts:1: low (rank 1) must not import beside/e.ts: beside has rank 1',
    ]);
  });

  it('finds folders and files without a rank, each once, and ranks without a file', () => {
    expect(changed({ 'attic/a.ts': '', 'attic/b.ts': '', 'loose.ts': '' })).toEqual([
      'attic/b.ts:1: attic has no rank in the table of rooms',
      'loose.ts:1: loose.ts has no rank in the table of rooms',
    ]);
    expect(foundIn(files, { ranks: { kernel: { ...kernel, cellar: room(0) } } })).toEqual([':1: the room cellar has a rank and no file']);
  });

  it('asks nothing of a package without a table', () => {
    expect(foundIn({ 'low/f.ts': "import '../high/b.js';\n", 'high/b.ts': '' }, { ranks: { kernel: {} } })).toEqual([]);
  });

  it('are printed with their ranks, under packages that stand above what they import', () => {
    const packages = {
      top: { is: 'the top', may: ['middle', 'base'] },
      base: { is: 'the base', may: [] },
      middle: { is: 'between', may: ['base'] },
    };
    const house = { ...BARE, packages, ranks: { base: { low: { rank: 1, is: 'below' }, high: { rank: 2, is: 'above' } } } };
    expect(ranksText(house)).toEqual([
      '2 top: the top (no ranks)',
      '1 middle: between (no ranks)',
      '0 base: the base',
      '     2 high: above',
      '     1 low: below',
    ]);
  });
});
