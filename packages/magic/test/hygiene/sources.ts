/** The sources of the packages as text, and the rule numbers of the edition they cite. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Source {
  /** Path from `packages`, with forward slashes. */
  path: string;
  lines: string[];
}

/** All source files of a package. */
export function sourcesOf(name: string): Source[] {
  return readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path: `${name}/src/${path}`, lines: readFileSync(`${root}${name}/src/${path}`, 'utf8').split('\n') }));
}

export const ALL = readdirSync(root).filter((name) => readdirSync(`${root}${name}`).includes('src'));

const { edition, numbers } = JSON.parse(readFileSync(new URL('./rule-numbers.json', import.meta.url), 'utf8')) as {
  edition: string;
  numbers: Record<string, string>;
};
const known = new Set(Object.entries(numbers).flatMap(([section, list]) => [section, ...list.split(' ').map((n) => `${section}.${n}`)]));

export const EDITION = edition;
/** The number of every rule of the edition, without its sections. */
export const ALL_RULES: readonly string[] = [...known].filter((rule) => /\.\d/.test(rule));
export const ruleExists = (rule: string): boolean => known.has(rule);

/** The code of a line without its comments and without what stands in quotes; good enough for scans, not a parser. */
export function codeOf(line: string): string {
  if (/^\s*(\*|\/\*\*?)/.test(line)) return '';
  return line
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''")
    .replace(/\/\*.*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/, '$1');
}
