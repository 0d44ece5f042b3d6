/** Circles of imports among the files of a package, and whether they are on a list. */
import { circles, type Graph, shortest, valuesOf } from './graph.js';
import type { Breach, Folder, House } from './house.js';

/** A set of files each of which leads to each other one. */
export interface Circle {
  /** In the order of the alphabet. */
  files: readonly string[];
  /** A shortest circle in it, with the same file at both ends. */
  way: readonly string[];
  /** The line of the first file of `way` that imports the second. */
  line: number;
  /** There is a circle in it without any import of types. */
  byValue: boolean;
}

/** The circles of a package. The way shown goes by values where there is such a way. */
export function circlesOf(graph: Graph): Circle[] {
  const values = valuesOf(graph);
  const hard = circles(values);
  return circles(graph).map((files) => {
    const inside = hard.find((h) => h.every((file) => files.includes(file)));
    const way = inside ? shortest(values, inside) : shortest(graph, files);
    const edges = (inside ? values : graph).get(way[0]) ?? [];
    return { files, way, line: edges.find((e) => e.to === way[1])?.line ?? 1, byValue: inside !== undefined };
  });
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((file, i) => file === b[i]);

/** Circles of a package that are not on the list of those that may stay. */
export function openCircles(at: Folder, house: House): Circle[] {
  const allowed = house.typesOnly.filter((t) => t.pkg === at.name);
  return circlesOf(at.graph).filter((c) => c.byValue || !allowed.some((t) => same(t.files, c.files)));
}

/** How many files stand in circles that are yet to go. */
export const untidyFiles = (at: Folder, house: House): number => openCircles(at, house).reduce((n, c) => n + c.files.length, 0);

const describe = ({ files, way, byValue }: Circle): string =>
  `a circle of ${files.length} ${files.length === 1 ? 'file' : 'files'}${byValue ? '' : ', closed by types alone'}: ${way.join(' -> ')}`;

/** Circles beyond what the lists say, and what is on the list of those that may stay and is no circle of types. */
export function circleBreaches(at: Folder, house: House): Breach[] {
  const all = circlesOf(at.graph);
  const stale = house.typesOnly
    .filter((t) => t.pkg === at.name && !all.some((c) => !c.byValue && same(t.files, c.files)))
    .map((t) => ({ file: at.folder, line: 1, text: `no circle of types is ${t.files.join(', ')}: take it off the list` }));
  const known = house.untidy[at.name] ?? 0;
  const open = openCircles(at, house);
  const count = untidyFiles(at, house);
  if (count <= known) return stale;
  const found = open.map((c) => ({ file: `${at.folder}/${c.way[0]}`, line: c.line, text: describe(c) }));
  const more = { file: at.folder, line: 1, text: `${count} files stand in circles, where at most ${known} may` };
  return [...(known > 0 ? [more] : []), ...found, ...stale];
}
