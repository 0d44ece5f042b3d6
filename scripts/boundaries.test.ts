import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { breaches, PACKAGES } from './boundaries.js';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A repository with these source files and otherwise empty packages. */
function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  made.push(root);
  for (const pkg of Object.keys(PACKAGES)) mkdirSync(join(root, 'packages', pkg, 'src'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const found = (path: string, text: string): string[] => breaches(repository({ [path]: text })).map((b) => `${b.line}: ${b.text}`);

describe('the check of package boundaries', () => {
  it('holds for this repository', () => {
    expect(breaches(process.cwd())).toEqual([]);
  });

  it('finds an arrow that points up between packages, also in an import over several lines', () => {
    expect(found('packages/kernel/src/a.ts', "import { x } from '@apnap/magic';\n")).toEqual(['1: kernel must not import magic']);
    expect(found('packages/magic/src/a.ts', "import {\n  x,\n  y,\n} from '@apnap/oracle';\n")).toEqual([
      '4: magic must not import oracle',
    ]);
    expect(found('packages/cli/src/a.ts', "import { x } from '@apnap/magic';\n")).toEqual([]);
  });

  it('finds arrows that go through the folders, and those of tests that are programs', () => {
    expect(found('packages/web/src/table/a.ts', "import { x } from '../../../server/src/text.js';\n")).toEqual([
      '1: web must not import server',
    ]);
    expect(found('packages/web/test-browser/a.ts', "import { x } from '../../server/test/process.js';\n")).toEqual([]);
    expect(found('packages/web/test-browser/a.ts', "import { x } from '../src/table/lookup.js';\n")).toEqual([]);
    expect(found('packages/web/test-browser/a.ts', "import { x } from '@apnap/magic';\n")).toEqual([
      '1: web/test-browser must not import magic',
    ]);
  });

  it('finds rules that look at views, a solver that looks at the game, and code that comes through its own front door', () => {
    expect(found('packages/magic/src/turn/a.ts', "import { viewOf } from '../view/view.js';\n")).toHaveLength(1);
    expect(found('packages/magic/src/mana/solver.ts', "import type { State } from '../state/types.js';\n")).toHaveLength(1);
    expect(found('packages/magic/src/effects/a.ts', "import { magicGame } from '../game.js';\n")).toHaveLength(1);
    expect(found('packages/magic/src/game.ts', "import { viewOf } from './view/view.js';\n")).toEqual([]);
  });

  it('finds time, chance, the console and asynchronous code in the pure packages, but not in comments', () => {
    expect(found('packages/magic/src/a.ts', 'const n = Math.random();\n')).toEqual(['1: Math.random in magic']);
    expect(found('packages/kernel/src/a.ts', 'export async function f() {}\n')).toEqual(['1: async code in kernel']);
    expect(found('packages/kernel/src/a.ts', '/** no Date, no console.log here */\n')).toEqual([]);
  });
});
