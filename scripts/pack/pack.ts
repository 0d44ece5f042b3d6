/** Packs what the program begins with into few files. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Where the files lie, under the root of what is packed for. */
const FOLDER = join('dist', 'packed');

/** Modules that are loaded by address, but not as a thread. */
const DOORS = ['packages/cli/dist/command.js', 'packages/server/dist/index.js'];

/** The modules that begin a thread, by the calls in the sources of all packages: built modules, from the root. */
function threads(): string[] {
  const found: string[] = [];
  for (const pkg of readdirSync(join(ROOT, 'packages'))) {
    const src = join(ROOT, 'packages', pkg, 'src');
    for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts')))
      for (const [, module] of readFileSync(join(src, file), 'utf8').matchAll(/newThread\(import\.meta\.url, '([^']+)'/g))
        found.push(join('packages', pkg, 'dist', dirname(file), `${module}.js`));
  }
  return found;
}

/** What its form is called: that of `packages/server/dist/db/thread.js` is `server-db-thread`. */
const nameOf = (module: string): string =>
  module
    .replace(/^packages\/([^/]+)\/dist\//, '$1/')
    .replaceAll('/', '-')
    .replace(/\.js$/, '');

/** What a module finds beside itself (data, other threads) it goes on finding there, wherever it is packed to. Packages from outside are left where they are. */
const addresses = (change: (text: string) => string): Plugin => ({
  name: 'addresses',
  setup(b) {
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@apnap/') || kind === 'entry-point' ? undefined : { external: true },
    );
    b.onLoad({ filter: /packages\/[^/]+\/dist\/.*\.js$/ }, ({ path }) => {
      const own = `new URL(${JSON.stringify(relative(join(ROOT, FOLDER), path))}, import.meta.url).href`;
      return { contents: change(readFileSync(path, 'utf8')).replaceAll('import.meta.url', own), loader: 'js' };
    });
  },
});

export interface PackedFiles {
  /** The form of each module, from the root. */
  modules: Record<string, string>;
  /** The packages of the repository that are in it, as folders from the root. */
  from: string[];
  /** The packages from outside that it loads. */
  needs: string[];
  files: Metafile['outputs'];
}

/**
 * Packs from what is built. What several have in common lies in files of its own; all files lie in one folder, so that an address is the same from each of them.
 * @param root the folder under which `dist/packed` is written anew
 * @param o smaller: without what only people read; change: what is different in a module; more: modules besides those that the program begins with
 */
export async function packInto(
  root: string,
  o: { smaller?: boolean; change?: (text: string) => string; more?: readonly string[] } = {},
): Promise<PackedFiles> {
  const wanted = [...DOORS, ...threads(), ...(o.more ?? [])];
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: wanted.map((m) => ({ in: m, out: nameOf(m) })),
    outdir: join(root, FOLDER),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: o.smaller ?? false,
    legalComments: 'none',
    metafile: true,
    plugins: [addresses(o.change ?? ((text) => text))],
  });
  const files = Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, told]) => [relative(root, join(ROOT, file)), told] as const),
  );
  const forms = Object.entries(files).flatMap(([file, { entryPoint }]) =>
    entryPoint && wanted.includes(entryPoint) ? [[entryPoint, file] as const] : [],
  );
  const outside = Object.values(files).flatMap((f) => f.imports.flatMap((i) => (i.external ? [i.path] : [])));
  const needs = outside
    .filter((path) => !path.startsWith('node:') && !builtinModules.includes(path))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return {
    modules: Object.fromEntries(forms),
    from: [...new Set(Object.keys(metafile.inputs).map((file) => file.split('/').slice(0, 2).join('/')))],
    needs: [...new Set(needs)].sort(),
    files,
  };
}
