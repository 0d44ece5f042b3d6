/**
 * Packs what the program begins with (its command, its threads, its server) into few files under `dist/`, each with what it has in common with others in
 * files of its own: `npm run pack`, after `tsc -b`. Packages from outside are left where they are. `packed.json` says which module has which form
 * (packages/system/src/packed.ts).
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = join(ROOT, 'dist');

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

/** Where a packed form lies: `packages/server/dist/db/thread.js` becomes `server/db/thread.js`. */
const formOf = (module: string): string => module.replace(/^packages\/([^/]+)\/dist\//, '$1/');

/** What a module finds beside itself (data, other threads) it goes on finding there, wherever it is packed to. */
const addresses: Plugin = {
  name: 'addresses',
  setup(b) {
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@apnap/') || kind === 'entry-point' ? undefined : { external: true },
    );
    b.onLoad({ filter: /packages\/[^/]+\/dist\/.*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const own = `new URL(${JSON.stringify(relative(join(OUT, 'x'), path))}, import.meta.url).href`;
      return { contents: text.replaceAll('import.meta.url', own), loader: 'js' };
    });
  },
};

const modules = [...DOORS, ...threads()];
rmSync(OUT, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: ROOT,
  // One folder deep, all of them: what `addresses` makes of an address is the same for each file.
  entryPoints: modules.map((m) => ({ in: m, out: `packed/${formOf(m).replaceAll('/', '-').replace(/\.js$/, '')}` })),
  chunkNames: 'packed/[name]-[hash]',
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  metafile: true,
  plugins: [addresses],
});

const packages = new Set(Object.keys(metafile.inputs).map((file) => file.split('/').slice(0, 2).join('/')));
const infos = [...packages].filter((p) => p.startsWith('packages/')).map((p) => `${p}/tsconfig.tsbuildinfo`);
const built = Object.fromEntries(infos.map((file) => [file, statSync(join(ROOT, file)).mtimeMs]));
const forms = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) => (entryPoint ? [[entryPoint, file]] : []));
writeFileSync(
  join(OUT, 'packed.json'),
  `${JSON.stringify({ modules: Object.fromEntries(forms.filter(([m]) => modules.includes(m))), built }, null, 1)}\n`,
);
const files = Object.values(metafile.outputs);
console.log(
  `${modules.length} modules of ${packages.size} packages packed into ${files.length} files, ${Math.round(files.reduce((n, f) => n + f.bytes, 0) / 1024)} KB (${basename(OUT)}/)`,
);
