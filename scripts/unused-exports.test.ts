/** Nothing that passes its tests is left out of the product: what is exported is used by something that is no test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ALLOWED, unusedExports, unusedMessages } from './unused-exports.js';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const FRONT = JSON.stringify({ exports: { '.': { source: './src/index.ts' } } });

/** The unused exports of two packages with these source files. */
function found(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  made.push(root);
  for (const [path, text] of Object.entries({ 'packages/a/package.json': FRONT, 'packages/b/package.json': FRONT, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return unusedExports(root, ['a']).map((u) => `${u.file}:${u.line} ${u.name}`);
}

describe('exports that nothing but tests uses', () => {
  const index = { 'packages/a/src/index.ts': "export * from './one.js';\n" };
  const one = { 'packages/a/src/one.ts': 'export const used = 1;\n\nexport function idle(): number {\n  return 2;\n}\n' };
  const user = { 'packages/b/src/index.ts': "import { used } from '@apnap/a';\nexport const twice = 2 * used;\n" };

  it('are found by file and line, through the front door of the package', () =>
    expect(found({ ...index, ...one, ...user })).toEqual(['packages/a/src/one.ts:3 idle']));
  it('are not used by tests', () => {
    const test = { 'packages/a/test/one.test.ts': "import { idle } from '../src/index.js';\nidle();\n" };
    expect(found({ ...index, ...one, ...user, ...test })).toEqual(['packages/a/src/one.ts:3 idle']);
  });
  it('are used by other code of their file, but not by themselves', () => {
    const inside = 'export const used = 1;\nexport function idle(n: number): number {\n  return n > 0 ? idle(n - 1) : 0;\n}\n';
    expect(found({ ...index, ...user, 'packages/a/src/one.ts': inside })).toEqual(['packages/a/src/one.ts:2 idle']);
    expect(found({ ...index, ...user, 'packages/a/src/one.ts': `${inside}const start = idle(3);\n` })).toEqual([]);
  });
  it('are used under another name, and by an import of everything', () => {
    const renamed = { 'packages/a/src/index.ts': "export { idle as busy, used } from './one.js';\n" };
    expect(found({ ...renamed, ...one, ...user, 'scripts/s.ts': "import { busy } from '../packages/a/src/index.js';\nbusy();\n" })).toEqual(
      [],
    );
    expect(found({ ...index, ...one, 'packages/b/src/index.ts': "import * as a from '@apnap/a';\na.idle();\n" })).toEqual([]);
  });
  it('types are none', () =>
    expect(found({ ...index, 'packages/a/src/one.ts': 'export interface Idle {\n  n: number;\n}\n' })).toEqual([]));
});

describe('this repository', () => {
  const all = unusedExports(process.cwd()).map((u) => `${u.package} ${u.name}`);
  it('exports nothing for tests alone, but for what the list gives a reason for', () => {
    expect(all.filter((name) => ALLOWED[name] === undefined)).toEqual([]);
  });
  it('the desks have no exceptions, and every exception a reason', () => {
    for (const [name, reason] of Object.entries(ALLOWED)) {
      expect(name).toMatch(/^(cards|magic) /);
      expect(reason.length).toBeGreaterThan(10);
    }
  });
  it('has no message of the desks that nothing says', () => expect(unusedMessages(process.cwd())).toEqual([]));
});
