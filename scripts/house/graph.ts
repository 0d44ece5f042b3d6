/** The files of a package and what they import of each other; circles in it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { type Import, importsOf } from './imports.js';

/** An import of one file of a package from another. */
export interface Edge {
  to: string;
  line: number;
  typeOnly: boolean;
}

/** Paths seen from the folder of the sources, with forward slashes -> what they import there. */
export type Graph = ReadonlyMap<string, readonly Edge[]>;

/** A source file with what it imports, wherever that leads. */
export interface Source {
  /** Seen from the folder of the sources, with forward slashes. */
  path: string;
  text: string;
  imports: readonly Import[];
}

function pathsIn(dir: string, tests: boolean): string[] {
  return readdirSync(dir)
    .sort()
    .flatMap((name) => {
      const path = join(dir, name);
      if (statSync(path).isDirectory()) return pathsIn(path, tests);
      return /\.tsx?$/.test(path) && (tests || !/\.test\.tsx?$/.test(path)) ? [path] : [];
    });
}

/** The sources under a folder, tests left out unless they are asked for; none where there is no such folder. */
export function sourcesIn(folder: string, tests = false): Source[] {
  if (!existsSync(folder)) return [];
  return pathsIn(folder, tests).map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path: relative(folder, path).replaceAll('\\', '/'), text, imports: importsOf(path, text) };
  });
}

/** The file that a relative import leads to; undefined where it leads to no source of the package. */
export function resolved(files: ReadonlySet<string>, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), specifier);
  const stem = path.replace(/\.jsx?$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`, posix.join(path, 'index.ts')].find((p) => files.has(p));
}

/** The imports among the files of one package. */
export function graphOf(sources: readonly Source[]): Graph {
  const files = new Set(sources.map((s) => s.path));
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ specifier, line, typeOnly }) => {
        const to = resolved(files, path, specifier);
        return to === undefined ? [] : [{ to, line, typeOnly }];
      }),
    ]),
  );
}

/** The same graph without imports of types. */
export const valuesOf = (graph: Graph): Graph => new Map([...graph].map(([path, edges]) => [path, edges.filter((e) => !e.typeOnly)]));

/**
 * The strongly connected components that hold a circle: sets of files each of which leads to each other one, or a file that imports itself. Sorted, and the files of each.
 * Tarjan's algorithm, with a stack of its own, so that a long chain of imports is no deep recursion.
 */
export function circles(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const waiting: string[] = [];
  const isWaiting = new Set<string>();
  const found: string[][] = [];
  const close = (path: string): void => {
    const part: string[] = [];
    let last: string;
    do {
      last = waiting.pop() as string;
      isWaiting.delete(last);
      part.push(last);
    } while (last !== path);
    if (part.length > 1 || graph.get(path)?.some((e) => e.to === path)) found.push(part.sort());
  };
  const lower = (path: string, to: number): void => {
    low.set(path, Math.min(low.get(path) as number, to));
  };
  for (const root of [...graph.keys()].sort()) {
    if (index.has(root)) continue;
    const walk: { path: string; next: number }[] = [{ path: root, next: 0 }];
    while (walk.length > 0) {
      const at = walk[walk.length - 1];
      if (at.next === 0) {
        index.set(at.path, index.size);
        low.set(at.path, index.get(at.path) as number);
        waiting.push(at.path);
        isWaiting.add(at.path);
      }
      const edge = graph.get(at.path)?.[at.next++];
      if (edge !== undefined) {
        if (!index.has(edge.to)) walk.push({ path: edge.to, next: 0 });
        else if (isWaiting.has(edge.to)) lower(at.path, index.get(edge.to) as number);
        continue;
      }
      if (low.get(at.path) === index.get(at.path)) close(at.path);
      walk.pop();
      if (walk.length > 0) lower(walk[walk.length - 1].path, low.get(at.path) as number);
    }
  }
  return found.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** The shortest way from a file back to itself within a set of files, the file at both ends; undefined for none. */
function wayBack(graph: Graph, within: ReadonlySet<string>, start: string): string[] | undefined {
  const before = new Map<string, string>();
  let layer = [start];
  while (layer.length > 0) {
    const next: string[] = [];
    for (const path of layer)
      for (const { to } of graph.get(path) ?? []) {
        if (!within.has(to)) continue;
        if (to === start) {
          const way = [start];
          for (let p: string | undefined = path; p !== undefined && p !== start; p = before.get(p)) way.unshift(p);
          return [start, ...way];
        }
        if (!before.has(to)) {
          before.set(to, path);
          next.push(to);
        }
      }
    layer = next;
  }
  return undefined;
}

/** A shortest circle among the files of a component: the first of them twice, at both ends. */
export function shortest(graph: Graph, component: readonly string[]): string[] {
  const within = new Set(component);
  const ways = component.flatMap((path) => {
    const way = wayBack(graph, within, path);
    return way === undefined ? [] : [way];
  });
  return ways.reduce((a, b) => (b.length < a.length ? b : a));
}
