/** Which rules of the Comprehensive Rules the code cites and tests are named after, and where. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A number of the pinned edition, or of another one with its name before it: `classic:310.2`. */
const NUMBER = /(?<![\w:])((?:(?:2015|classic):)?[1-9]\d\d\.\d+[a-z]?)\b/g;

/** Files from `packages`, with forward slashes. */
export interface Cited {
  code: Set<string>;
  tests: Set<string>;
}

function files(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? files(path) : path.endsWith('.ts') ? [path] : [];
  });
}

/** Rule numbers in comments and strings of a source, or in the titles of a test. */
function numbers(text: string, kind: 'source' | 'test'): Set<string> {
  const found = new Set<string>();
  const pattern =
    kind === 'source'
      ? /(?:CR [^\n]*|'[1-9]\d\d\.\d+[a-z]?'|(?:2015|classic):[1-9]\d\d\.\d+[a-z]?)/g
      : /\b(?:it|rule|describe)\(\s*['"`]([^'"`\n]*)/g;
  for (const m of text.matchAll(pattern)) for (const n of m[0].matchAll(NUMBER)) found.add(n[1]);
  return found;
}

/** Where the numbers are mostly those of other editions: what stands there cites nothing. */
const OF_OTHER_EDITIONS = 'magic/src/years/';

/** The citations under the root of a repository, by rule. */
export function citations(root: string): Map<string, Cited> {
  const cited = new Map<string, Cited>();
  const read = (folder: string, kind: 'source' | 'test'): void => {
    if (!existsSync(folder)) return;
    for (const path of files(folder)) {
      const name = relative(join(root, 'packages'), path).replaceAll('\\', '/');
      if (name.startsWith(OF_OTHER_EDITIONS)) continue;
      for (const n of numbers(readFileSync(path, 'utf8'), kind)) {
        const e = cited.get(n) ?? { code: new Set(), tests: new Set() };
        cited.set(n, e);
        (kind === 'source' ? e.code : e.tests).add(name);
      }
    }
  };
  for (const pkg of readdirSync(join(root, 'packages'))) {
    read(join(root, 'packages', pkg, 'src'), 'source');
    read(join(root, 'packages', pkg, 'test'), 'test');
  }
  return cited;
}

/** A key by which rules sort as the rule book has them: 104.2 before 104.10. */
export const order = (rule: string): string => rule.replace(/\.(\d+)/, (_, n: string) => `.${n.padStart(3, '0')}`);
