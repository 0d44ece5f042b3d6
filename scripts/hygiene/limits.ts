/** The limits that sources are held to, what breaks them, and the list of what broke them when they were set. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { functionsOf } from './functions.js';
import { emptyWords } from './names.js';

/** The most that a function may have. A part of a page is mostly what it looks like, so it may be longer. */
export const MOST = { lines: 80, branches: 25, componentLines: 150, fileLines: 600 } as const;

/** Names of files that would be found and have a subject, each with it. */
export const NAMED_WELL: Readonly<Record<string, string>> = {
  'packages/magic/src/years/numbers-2015.ts': 'the numbers of the edition of 2015',
  'packages/scenarios/src/helpers.ts': 'helpers are objects in the command zone',
  'packages/magic/test/rules/115-new-targets.test.ts': 'new targets (CR 115.7)',
};

/** Lines and branches of a function. */
export type Size = readonly [lines: number, branches: number];

/** What broke the limits when they were set: packages with their functions by name, and files. It may only become less. */
export interface Untidy {
  /** Package -> name of a function -> the sizes of those of this name, the largest first. By name, so that a function that moves to another file stays what it is. */
  functions: Readonly<Record<string, Readonly<Record<string, readonly Size[]>>>>;
  /** Path of a file -> lines. */
  files: Readonly<Record<string, number>>;
  /** Paths of files that are not named by their subject. */
  names: readonly string[];
}

/** A function that is too large, and where it is. */
export interface TooLarge {
  /** The package, or `scripts`. */
  pkg: string;
  name: string;
  path: string;
  line: number;
  size: Size;
}

/** What breaks the limits now. */
export interface Found {
  functions: readonly TooLarge[];
  /** Path of a file -> lines. */
  files: ReadonlyMap<string, number>;
  names: readonly string[];
}

function pathsIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return statSync(join(root, path)).isDirectory() ? pathsIn(root, path) : [path];
    });
}

const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** Everything under a root that breaks a limit. Sizes are those of sources and scripts, names those of tests, too. */
export function beyondLimits(root: string): Found {
  const packages = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')).sort() : [];
  const sources = [
    ...packages.flatMap((pkg) => pathsIn(root, `packages/${pkg}/src`).map((path) => ({ pkg, path }))),
    ...pathsIn(root, 'scripts').map((path) => ({ pkg: 'scripts', path })),
  ].filter(({ path }) => isCode(path) && !path.includes('/generated/'));
  const tests = packages.flatMap((pkg) => ['test', 'test-browser'].flatMap((t) => pathsIn(root, `packages/${pkg}/${t}`)));
  const functions: TooLarge[] = [];
  const files = new Map<string, number>();
  for (const { pkg, path } of sources) {
    const text = readFileSync(join(root, path), 'utf8');
    const lines = text.replace(/\n$/, '').split('\n').length;
    if (lines > MOST.fileLines) files.set(path, lines);
    if (path.endsWith('.test.ts')) continue;
    for (const f of functionsOf(path, text)) {
      const most = f.isComponent ? MOST.componentLines : MOST.lines;
      if (f.lines > most || f.branches > MOST.branches)
        functions.push({ pkg, name: f.name, path, line: f.line, size: [f.lines, f.branches] });
    }
  }
  const named = [...sources.map((s) => s.path), ...tests.filter(isCode)];
  return { functions, files, names: named.filter((path) => emptyWords(path).length > 0 && !(path in NAMED_WELL)).sort() };
}

/** The larger first, as they are listed. */
const bySize = (a: Size, b: Size): number => b[0] - a[0] || b[1] - a[1];

/** The list as it would be for what breaks the limits now. */
export function listOf(found: Found): Untidy {
  const functions: Record<string, Record<string, Size[]>> = {};
  for (const { pkg, name, size } of found.functions) {
    functions[pkg] ??= {};
    functions[pkg][name] ??= [];
    functions[pkg][name].push(size);
    functions[pkg][name].sort(bySize);
  }
  const sorted = <T>(r: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(r).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    functions: sorted(Object.fromEntries(Object.entries(functions).map(([pkg, all]) => [pkg, sorted(all)]))),
    files: sorted(Object.fromEntries(found.files)),
    names: found.names,
  };
}

/** Whether functions of these sizes are no more and no larger than those listed: each finds one that is at least as long and has as many branches. */
function within(sizes: readonly Size[], listed: readonly Size[]): boolean {
  const left = [...listed].sort(bySize);
  // The smallest that holds it, for each, the most demanding first.
  return [...sizes].sort(bySize).every(([lines, branches]) => {
    const i = left.findLastIndex((l) => l[0] >= lines && l[1] >= branches);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** What breaks a limit and is not on the list, or is worse than there. */
export function breaches(found: Found, list: Untidy): string[] {
  const now = listOf(found).functions;
  const functions = found.functions
    .filter(({ pkg, name }) => !within(now[pkg][name], list.functions[pkg]?.[name] ?? []))
    .map(({ path, line, name, size: [lines, branches] }) => `${path}:${line}: ${name} has ${lines} lines and ${branches} branches`);
  const files = [...found.files]
    .filter(([path, lines]) => lines > (list.files[path] ?? 0))
    .map(([path, lines]) => `${path}: ${lines} lines`);
  const names = found.names.filter((path) => !list.names.includes(path)).map((path) => `${path}: "${emptyWords(path)[0]}" is no subject`);
  return [...functions, ...files, ...names];
}

/** Whether a list says just what breaks the limits now. */
export const isExact = (found: Found, list: Untidy): boolean => JSON.stringify(listOf(found)) === JSON.stringify(list);
