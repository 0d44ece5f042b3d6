/** Whether every package declares in its package.json what it imports: what is found only because another package brings it is gone when that one goes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type Source, sourcesIn } from './graph.js';
import type { Breach, House } from './house.js';

/** What a package.json declares. */
interface Manifest {
  name?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** The package.json of a folder; undefined where there is none. */
function manifestOf(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** The package that is meant by what stands in an import; undefined for files and for modules of Node. */
export function packageNamed(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('/') || isBuiltin(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Imports of packages that a table of names does not hold. */
function missing(folder: string, sources: readonly Source[], declared: (name: string, typeOnly: boolean) => boolean): Breach[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line, typeOnly }) => {
      const name = packageNamed(specifier);
      if (name === undefined || declared(name, typeOnly)) return [];
      return [{ file: `${folder}/${path}`, line, text: `${name} is not declared in package.json` }];
    }),
  );
}

/** Folders of a package that hold tests. */
const testsOf = (folder: string): string[] => readdirSync(folder).filter((name) => /^test(-|$)/.test(name));

/**
 * Imports of packages that are not declared. Sources may import what stands in `dependencies`, and types also from `devDependencies` (a package that is bundled
 * needs no others); tests may import what stands in either, and what the repository has for all tests. A folder without a package.json is not looked at.
 */
export function undeclaredImports(root: string, house: House): Breach[] {
  const ofAll = manifestOf(root)?.devDependencies ?? {};
  return Object.entries(house.packages).flatMap(([pkg, { bundled }]) => {
    const folder = `packages/${pkg}`;
    const manifest = manifestOf(join(root, folder));
    if (!manifest) return [];
    const { name: own, dependencies = {}, devDependencies = {} } = manifest;
    const inside = (name: string, typeOnly: boolean): boolean =>
      name === own || Object.hasOwn(dependencies, name) || ((typeOnly || bundled === true) && Object.hasOwn(devDependencies, name));
    const inTests = (name: string): boolean => inside(name, true) || Object.hasOwn(ofAll, name);
    return [
      ...missing(`${folder}/src`, sourcesIn(join(root, folder, 'src')), inside),
      ...testsOf(join(root, folder)).flatMap((t) => missing(`${folder}/${t}`, sourcesIn(join(root, folder, t), true), inTests)),
    ];
  });
}
