/** Whether imports lead only to packages that the design allows, and pure packages stay pure. */
import { posix } from 'node:path';
import type { Source } from './graph.js';
import type { Breach, Folder } from './house.js';

const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'Math.random'],
  [/\bDate\b/, 'Date'],
  [/\bconsole\./, 'console'],
  [/\basync\b|\bawait\b|\bPromise\b/, 'async code'],
  [/from 'node:/, 'a Node module'],
];

/** The package that an import leads to, by its name or by a way through the folders; '' for none but its own folder. */
export function packageOf(at: Folder, inside: string, specifier: string): string {
  if (!specifier.startsWith('.')) return /^@apnap\/([a-z]+)/.exec(specifier)?.[1] ?? '';
  const [top, pkg = ''] = posix.join(at.folder, posix.dirname(inside), specifier).split('/');
  return top === 'packages' && pkg !== at.pkg ? pkg : '';
}

function wrongPackages(at: Folder, source: Source): Breach[] {
  return source.imports.flatMap(({ specifier, line }) => {
    const other = packageOf(at, source.path, specifier);
    const exported = specifier.replace(/^@apnap\//, '');
    if (other === '' || at.may.includes(other) || at.may.includes(exported)) return [];
    return [{ file: `${at.folder}/${source.path}`, line, text: `${at.name} must not import ${other}` }];
  });
}

function impurities(at: Folder, source: Source): Breach[] {
  return source.text.split('\n').flatMap((line, i) => {
    const code = line.replace(/\/\/.*$|^\s*\*.*$|\/\*\*.*$/, '');
    const found = IMPURE.filter(([pattern]) => pattern.test(code));
    return found.map(([, what]) => ({ file: `${at.folder}/${source.path}`, line: i + 1, text: `${what} in ${at.pkg}` }));
  });
}

/** Imports of a folder that lead where they must not, and what makes a pure package depend on its machine. */
export function arrowBreaches(at: Folder, pure: boolean): Breach[] {
  return at.sources.flatMap((source) => [...wrongPackages(at, source), ...(pure ? impurities(at, source) : [])]);
}
