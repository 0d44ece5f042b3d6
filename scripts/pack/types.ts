/** The types of what the published package exports: the declarations that its front doors need, with the names of our packages made paths. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** A name in an import, an export or an `import('…')` of a declaration. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([\w@./:-]+)\2/g;

interface Manifest {
  exports: Record<string, { types: string }>;
}

/** The declaration that a name leads to, from the root; null where it is of a package from outside. */
function declarationOf(root: string, from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\.js$/, '.d.ts'));
  const [, pkg, rest] = /^@apnap\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (pkg === undefined) return null;
  const folder = join('packages', pkg);
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  return join(folder, exports[`.${rest ?? ''}`].types);
}

/** Where a declaration of `packages/PKG/dist` lies in the package. */
const placeOf = (declaration: string): string => declaration.replace(/^packages\/([^/]+)\/dist\//, 'types/$1/');

/**
 * Copies declarations, with all that they need.
 * @param root of the repository, with packages that are built
 * @param stage where the package is put together
 * @param doors declarations from the root
 * @returns where each of them lies, from the stage, and the packages from outside that are named
 */
export function typesInto(root: string, stage: string, doors: readonly string[]): { places: string[]; outside: string[] } {
  const waiting = [...doors];
  const seen = new Set(doors);
  const outside = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const from = file;
    if (!existsSync(join(root, from))) throw new Error(`${from} is not built, or named wrongly`);
    const text = readFileSync(join(root, from), 'utf8').replace(SPECIFIER, (_, lead: string, quote: string, specifier: string) => {
      const to = declarationOf(root, from, specifier);
      if (to === null) {
        if (!specifier.startsWith('node:') && !builtinModules.includes(specifier))
          outside.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
        return `${lead}${quote}${specifier}${quote}`;
      }
      if (!seen.has(to)) {
        seen.add(to);
        waiting.push(to);
      }
      const path = relative(dirname(placeOf(from)), placeOf(to)).replace(/\.d\.ts$/, '.js');
      return `${lead}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    const place = join(stage, placeOf(from));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
  }
  return { places: doors.map((d) => `./${placeOf(d)}`), outside: [...outside].sort() };
}
