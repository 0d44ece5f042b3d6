/**
 * Checks that imports point only where the design allows: between packages, between the rooms of `magic`, and away from anything that would make
 * a game depend on the machine it runs on. Prints each breach as file:line and exits with 1.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Package -> packages it may import. Arrows point down only. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ability: [],
  oracle: ['ability'],
  cards: ['ability'],
  magic: ['kernel', 'ability'],
  players: ['kernel', 'ability', 'magic'],
  tournament: ['kernel', 'cards'],
  judge: ['ability', 'tournament'],
  protocol: ['kernel'],
  server: ['kernel', 'ability', 'oracle', 'cards', 'magic', 'players', 'judge', 'protocol'],
  web: ['protocol'],
  cli: ['kernel', 'ability', 'oracle', 'cards', 'magic', 'players', 'tournament', 'judge', 'server'],
};

/** Folders of tests that are programs of their own -> packages they may use besides those of their package: a test of the page needs a server. */
export const TESTS: Readonly<Record<string, readonly string[]>> = { 'web/test-browser': ['server'] };

/** Packages in which nothing may depend on time, chance, the outside, or the order of promises. */
const PURE = ['kernel', 'ability', 'oracle', 'magic', 'tournament', 'judge', 'protocol'];

const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'Math.random'],
  [/\bDate\b/, 'Date'],
  [/\bconsole\./, 'console'],
  [/\basync\b|\bawait\b|\bPromise\b/, 'async code'],
  [/from 'node:/, 'a Node module'],
];

/** Rooms of magic and the rooms they must not know: what the players see and say stays on top; the solver and the data stay at the bottom. */
const ROOMS: readonly { from: RegExp; notTo: RegExp; why: string }[] = [
  {
    from: /^(?!view\/|messages\/|explain\/|index\.ts|game\.ts)/,
    notTo: /^(view|messages)\//,
    why: 'rules know nothing of what players may see or read',
  },
  {
    from: /^mana\/(?!abilities|amount|as-though|other-means|pay|produce|riders|sources|spending|taps)/,
    notTo: /^(?!mana\/)/,
    why: 'the payment solver is pure',
  },
  {
    from: /^(keywords|cardforms)\//,
    notTo: /^(?!keywords\/|cardforms\/)/,
    why: 'keywords and built-in definitions are data of the language',
  },
  {
    from: /^characteristics\//,
    notTo: /^(events|actions|casting|stack|turn|state-based|view)\//,
    why: 'characteristics are computed, they change nothing',
  },
  { from: /^(?!index\.ts|game\.ts)/, notTo: /^(index|game)\.ts/, why: 'nothing inside comes through the front door' },
];

export interface Breach {
  file: string;
  line: number;
  text: string;
}

function sources(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });
}

const IMPORT = /(?:import|export)[^'"]*from '([^']+)'|import\('([^']+)'\)/;

/** Where a relative import leads, seen from the package's src folder. */
function target(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.replace(/\.js$/, '.ts').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** A folder of a package whose files are checked. */
interface Folder {
  pkg: string;
  /** What breaches call it. */
  name: string;
  folder: string;
  may: readonly string[];
}

/** The other package that an import leads to, by its name or by a way through the folders; '' for none. */
function packageOf(at: Folder, inside: string, specifier: string): string {
  if (!specifier.startsWith('.')) return /^@apnap\/([a-z]+)/.exec(specifier)?.[1] ?? '';
  const [top, pkg = ''] = posix.join(at.folder, posix.dirname(inside), specifier).split('/');
  return top === 'packages' && pkg !== at.pkg ? pkg : '';
}

function checkLine(at: Folder, inside: string, text: string): string[] {
  const found: string[] = [];
  const { pkg } = at;
  const specifier = IMPORT.exec(text)?.[1] ?? IMPORT.exec(text)?.[2];
  const other = specifier ? packageOf(at, inside, specifier) : '';
  if (other !== '' && !at.may.includes(other)) found.push(`${at.name} must not import ${other}`);
  if (specifier?.startsWith('.') && pkg === 'magic') {
    const to = target(inside, specifier);
    for (const r of ROOMS) if (r.from.test(inside) && r.notTo.test(to)) found.push(`${inside} must not import ${to}: ${r.why}`);
  }
  const code = text.replace(/\/\/.*$|^\s*\*.*$|\/\*\*.*$/, '');
  if (PURE.includes(pkg)) for (const [pattern, what] of IMPURE) if (pattern.test(code)) found.push(`${what} in ${pkg}`);
  return found;
}

const FOLDERS: readonly Folder[] = [
  ...Object.entries(PACKAGES).map(([pkg, may]) => ({ pkg, name: pkg, folder: `packages/${pkg}/src`, may })),
  ...Object.entries(TESTS).map(([name, more]) => {
    const [pkg] = name.split('/');
    return { pkg, name, folder: `packages/${name}`, may: [...PACKAGES[pkg], ...more] };
  }),
];

/** All breaches under a repository root. */
export function breaches(root: string): Breach[] {
  const found: Breach[] = [];
  for (const at of FOLDERS) {
    const folder = join(root, at.folder);
    if (!existsSync(folder)) continue;
    for (const path of sources(folder)) {
      const text = readFileSync(path, 'utf8').replace(
        /import\s*(type\s*)?\{[^}]*\}\s*from/g,
        (m) => `${m.replace(/[^\n]/g, ' ').slice(0, -6)}import x from`,
      );
      text.split('\n').forEach((line, i) => {
        for (const why of checkLine(at, relative(folder, path), line)) found.push({ file: relative(root, path), line: i + 1, text: why });
      });
    }
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = breaches(process.cwd());
  for (const b of found) console.error(`${b.file}:${b.line}: ${b.text}`);
  console.log(found.length === 0 ? 'all arrows point where the design allows' : `${found.length} breaches`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
