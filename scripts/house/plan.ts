/** The house as it is: packages with the arrows that imports make between them, and each with its rooms and theirs. */
import { packageOf } from './arrows.js';
import { circles } from './graph.js';
import { type Folder, type House, readFolders } from './house.js';
import { type Arrows, levels } from './levels.js';
import { roomArrows } from './rooms.js';

/** Something with a name that stands on a level and leads to others. */
export interface Part {
  name: string;
  /** What it is for; '' where the tables don't say. */
  is: string;
  /** Higher is above. */
  level: number;
  /** What it imports, in the order of the alphabet. */
  to: readonly string[];
  /** It leads back to itself by way of others. */
  inCircle: boolean;
}

export interface PackagePlan extends Part {
  rooms: readonly Part[];
  /** Whether the ranks of its rooms stand in the table; otherwise the levels are those that imports make. */
  hasRanks: boolean;
}

const byLevel = (a: Part, b: Part): number => b.level - a.level || (a.name < b.name ? -1 : 1);

/** The names that stand in circles. */
function inCircles(arrows: Arrows): Set<string> {
  const edges = new Map([...arrows].map(([name, to]) => [name, [...to].map((t) => ({ to: t, line: 0, typeOnly: false }))]));
  return new Set(circles(edges).flat());
}

function roomsOf(at: Folder, house: House): { rooms: Part[]; hasRanks: boolean } {
  const ranks = house.ranks[at.name] ?? {};
  const hasRanks = Object.keys(ranks).length > 0;
  const arrows = roomArrows(at.graph, ranks);
  const level = levels(arrows);
  const rings = inCircles(arrows);
  const rooms = [...arrows].map(([name, to]) => ({
    name,
    is: ranks[name]?.is ?? '',
    level: ranks[name]?.rank ?? (level.get(name) as number),
    to: [...to].sort(),
    inCircle: rings.has(name),
  }));
  return { rooms: rooms.sort(byLevel), hasRanks };
}

/** The plan of a repository, the highest packages first. */
export function planOf(root: string, house: House): PackagePlan[] {
  const folders = readFolders(root, house).filter((at) => at.name in house.packages);
  const arrows = new Map(
    folders.map((at) => {
      const to = at.sources.flatMap((s) => s.imports.map((i) => packageOf(at, s.path, i.specifier)));
      return [at.name, new Set(to.filter((name) => name in house.packages && name !== at.name).sort())];
    }),
  );
  const level = levels(arrows);
  const rings = inCircles(arrows);
  return folders
    .map((at) => ({
      name: at.name,
      is: house.packages[at.name].is,
      level: level.get(at.name) as number,
      to: [...(arrows.get(at.name) ?? [])],
      inCircle: rings.has(at.name),
      ...roomsOf(at, house),
    }))
    .sort(byLevel);
}
