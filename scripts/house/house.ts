/** What the house is held to, and how it is read. */
import { join } from 'node:path';
import { type Graph, graphOf, type Source, sourcesIn } from './graph.js';
import { PACKAGES, type Package, PURE, TESTS } from './packages.js';
import { RANKS, type Ranks } from './ranks.js';
import { TYPES_ONLY, type TypesOnly, UNTIDY, type Untidy } from './untidy.js';

/** The tables that say what is right. */
export interface House {
  packages: Readonly<Record<string, Package>>;
  tests: Readonly<Record<string, readonly string[]>>;
  pure: readonly string[];
  ranks: Ranks;
  untidy: Untidy;
  typesOnly: readonly TypesOnly[];
}

export const HOUSE: House = { packages: PACKAGES, tests: TESTS, pure: PURE, ranks: RANKS, untidy: UNTIDY, typesOnly: TYPES_ONLY };

/** A folder of a package, read. */
export interface Folder {
  pkg: string;
  /** What breaches call it. */
  name: string;
  /** Its path from the root of the repository. */
  folder: string;
  /** Packages it may import. */
  may: readonly string[];
  sources: readonly Source[];
  graph: Graph;
}

/** Something that is not as it should be. */
export interface Breach {
  file: string;
  line: number;
  text: string;
}

/** The folders of sources and of tests that are programs, under the root of a repository; those that are not there are empty. */
export function readFolders(root: string, house: House): Folder[] {
  const read = (pkg: string, name: string, folder: string, may: readonly string[]): Folder => {
    const sources = sourcesIn(join(root, folder));
    return { pkg, name, folder, may, sources, graph: graphOf(sources) };
  };
  return [
    ...Object.entries(house.packages).map(([pkg, { may }]) => read(pkg, pkg, `packages/${pkg}/src`, may)),
    ...Object.entries(house.tests).map(([name, more]) => {
      const [pkg] = name.split('/');
      return read(pkg, name, `packages/${name}`, [...house.packages[pkg].may, ...more]);
    }),
  ];
}
