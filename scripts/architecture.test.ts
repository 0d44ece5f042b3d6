/** docs/architecture.md leads to files that are there. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** All of `a/{b,c}.ts`, one by one. */
function spelled(path: string): string[] {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  return braces ? braces[2].split(',').flatMap((part) => spelled(`${braces[1]}${part}${braces[3]}`)) : [path];
}

test('every file and folder that the way around names is there', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split(
    '\n',
  );
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./{},*-]+(?:\.(?:ts|tsx|json|tsv|txt|md)|\/))`/g)].flatMap((m) => spelled(m[1]));
  expect(named.length).toBeGreaterThan(150);
  const there = (name: string): boolean => {
    const path = name
      .split('*')
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^/]*');
    const pattern = new RegExp(`/${path}${name.endsWith('/') ? '' : '$'}`);
    return files.some((f) => pattern.test(`/${f}`));
  };
  expect(named.filter((name) => !there(name))).toEqual([]);
});
