/** The rooms of a package: which files are in which, and whether imports lead down. */
import type { Graph } from './graph.js';
import type { Breach, Folder, House } from './house.js';
import type { Room } from './ranks.js';

type Rooms = Readonly<Record<string, Room>>;

/** The room of a file: the longest name in the table that is its path or leads to it; undefined for none. */
export function roomOf(rooms: Rooms, path: string): string | undefined {
  const holds = Object.keys(rooms).filter((room) => path === room || path.startsWith(`${room}/`));
  return holds.sort((a, b) => b.length - a.length)[0];
}

/** What a file is called in a package without a table: the folder it is in, or its own name. */
export const topOf = (path: string): string => path.split('/')[0];

/** Imports from a room to another that is not lower. */
function stepsUp(at: Folder, rooms: Rooms): Breach[] {
  return [...at.graph].flatMap(([from, edges]) =>
    edges.flatMap(({ to, line }) => {
      const [a, b] = [roomOf(rooms, from), roomOf(rooms, to)];
      if (a === undefined || b === undefined || a === b || rooms[b].rank < rooms[a].rank) return [];
      const text = `${a} (rank ${rooms[a].rank}) must not import ${to}: ${b} has rank ${rooms[b].rank}`;
      return [{ file: `${at.folder}/${from}`, line, text }];
    }),
  );
}

/** Files without a room, each folder once; rooms without a file; imports that do not lead down. Nothing for a package without a table. */
export function rankBreaches(at: Folder, house: House): Breach[] {
  const rooms = house.ranks[at.name] ?? {};
  if (Object.keys(rooms).length === 0) return [];
  const paths = [...at.graph.keys()];
  const homeless = new Map(paths.filter((p) => roomOf(rooms, p) === undefined).map((p) => [topOf(p), p]));
  const lived = new Set(paths.map((p) => roomOf(rooms, p)));
  return [
    ...[...homeless].map(([name, path]) => ({ file: `${at.folder}/${path}`, line: 1, text: `${name} has no rank in the table of rooms` })),
    ...Object.keys(rooms)
      .filter((room) => !lived.has(room))
      .map((room) => ({ file: at.folder, line: 1, text: `the room ${room} has a rank and no file` })),
    ...stepsUp(at, rooms),
  ];
}

/** Arrows between rooms: of the table, or by folders where the package has none. Rooms without arrows have an empty set. */
export function roomArrows(graph: Graph, rooms: Rooms): Map<string, Set<string>> {
  const name = (path: string): string => roomOf(rooms, path) ?? topOf(path);
  const arrows = new Map<string, Set<string>>();
  for (const [from, edges] of graph) {
    const to = arrows.get(name(from)) ?? new Set();
    arrows.set(name(from), to);
    for (const edge of edges) if (name(edge.to) !== name(from)) to.add(name(edge.to));
  }
  return arrows;
}
