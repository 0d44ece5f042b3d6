/**
 * Makes the package that is published, `dist/apnap-VERSION.tgz`: the program packed, the client built, the cards, and nothing that has to be built.
 *
 *     npm run package              after `npm run build`
 *     npm run package -- --try     installs it in an empty folder, plays a game there, serves a page, and runs the examples of docs/library-guide.md
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { examplesOf } from './pack/guide.js';
import { packInto, ROOT } from './pack/pack.js';
import { typesInto } from './pack/types.js';

/** So large the file may be. */
const MOST = 8e6;
const STAGE = join(ROOT, 'dist', 'package');

/** What programs may import: as what, and the module it is. */
const ENTRIES: Readonly<Record<string, string>> = {
  '.': 'packages/library/dist/index.js',
  './server': 'packages/server/dist/index.js',
};

interface Manifest {
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}
const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The version of a package from outside, as our packages name it. */
function versionOf(name: string): string {
  for (const pkg of readdirSync(join(ROOT, 'packages'))) {
    const version = read(join(ROOT, 'packages', pkg, 'package.json')).dependencies?.[name];
    if (version !== undefined) return version;
  }
  throw new Error(`no package says which version of ${name} it needs`);
}

/** All files of the package, in a folder as it will be unpacked. */
async function staged(): Promise<Manifest> {
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(join(STAGE, 'bin'), { recursive: true });
  const client = join('packages', 'web', 'dist');
  // The client has the cards too, under a name made of their content: they are there once.
  const cards = readdirSync(join(ROOT, client, 'assets')).find((f) => /^cards-.*\.db$/.test(f));
  if (cards === undefined) throw new Error('the client is not built: npm run build');
  const change = (text: string): string => text.replace("'../data/cards.db'", `'../../web/dist/assets/${cards}'`);
  const { modules, needs } = await packInto(STAGE, { smaller: true, change, more: [ENTRIES['.']] });
  const types = typesInto(
    ROOT,
    STAGE,
    Object.values(ENTRIES).map((module) => module.replace(/\.js$/, '.d.ts')),
  );
  const lacking = types.outside.filter((name) => !needs.includes(name));
  if (lacking.length > 0) throw new Error(`types name packages that are not installed: ${lacking.join(', ')}`);
  writeFileSync(join(STAGE, 'dist', 'packed.json'), JSON.stringify({ modules, built: {} }));
  cpSync(join(ROOT, client), join(STAGE, client), { recursive: true, filter: (f) => !f.endsWith('.map') });
  for (const file of ['packages/server/migrations', 'packages/server/answers.json', 'LICENSE', 'README.md', 'README.zh-CN.md'])
    cpSync(join(ROOT, file), join(STAGE, file), { recursive: true });
  writeFileSync(join(STAGE, 'bin', 'apnap.js'), "#!/usr/bin/env node\nimport '../dist/packed/cli-command.js';\n");
  chmodSync(join(STAGE, 'bin', 'apnap.js'), 0o755);
  const { version, description, license, engines, overrides = {} } = read(join(ROOT, 'package.json'));
  const manifest = {
    name: 'apnap',
    version,
    description,
    license,
    type: 'module',
    bin: { apnap: 'bin/apnap.js' },
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([as, module], i) => [as, { types: types.places[i], default: `./${modules[module]}` }]),
      ),
      './package.json': './package.json',
    },
    engines,
    // What is held back in what others need is so only where it is needed by name.
    dependencies: { ...Object.fromEntries(needs.map((name) => [name, versionOf(name)])), ...overrides },
  };
  writeFileSync(join(STAGE, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Serves from a folder until the page and the cards were had. */
async function servesIn(folder: string): Promise<void> {
  // Not by npx, which does not pass on that it is to end.
  const command = join(folder, 'node_modules', '.bin', 'apnap');
  const server = spawn(command, ['serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => server.on('close', done));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (d) => {
      said += String(d);
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  const page = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (script === undefined || !(await fetch(new URL(script, url))).ok) throw new Error('the page is not whole');
  const found = (await (await fetch(new URL('/api/cards/search?q=lightning+bolt', url))).json()) as { data?: unknown[] };
  if (!found.data?.length) throw new Error(`the cards are not there: ${JSON.stringify(found).slice(0, 200)}`);
  server.kill('SIGTERM');
  await ended;
}

/** Runs the examples of the guide, and compares what they print; those in TypeScript are checked against the types. */
function examplesIn(folder: string): void {
  const examples = examplesOf(ROOT);
  if (examples.length === 0) throw new Error('the guide has no examples');
  for (const { file, says } of examples) {
    const at = join(folder, basename(file));
    cpSync(join(ROOT, file), at);
    if (file.endsWith('.ts')) {
      const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
      run('node', [join(ROOT, 'node_modules/typescript/bin/tsc'), ...flags, '--typeRoots', join(ROOT, 'node_modules/@types'), at], folder);
    } else if (run('node', [at], folder) !== says) throw new Error(`${file} prints something else than the guide says`);
  }
}

/** Installs it where nothing is, plays, and serves. */
async function tried(tarball: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'apnap-package-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    run('npm', ['install', '--no-audit', '--no-fund', '--omit=dev', tarball], folder);
    const results = JSON.parse(run('npx', ['apnap', 'duel', 'pauper-burn', 'pauper-elves', '--seed', '7', '--json'], folder)) as {
      results: { hash: string }[];
    };
    const here = JSON.parse(
      run('node', ['packages/cli/dist/main.js', 'duel', 'pauper-burn', 'pauper-elves', '--seed', '7', '--json'], ROOT),
    );
    if (results.results[0].hash !== here.results[0].hash) throw new Error('the same game ends with another hash');
    await servesIn(folder);
    examplesIn(folder);
    console.log('installed in an empty folder: a game with the same hash as here, the page and the cards, the examples of the guide');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { version } = await staged();
run('npm', ['pack', '--silent', '--pack-destination', join(ROOT, 'dist')], STAGE);
const tarball = join(ROOT, 'dist', `apnap-${version}.tgz`);
const { size } = statSync(tarball);
console.log(`${tarball}: ${(size / 1e6).toFixed(1)} MB`);
if (size > MOST) throw new Error(`more than ${MOST / 1e6} MB`);
if (process.argv.includes('--try')) await tried(tarball);
