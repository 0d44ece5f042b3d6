/** A player sees its view and public card data; the state is the referee's alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { State, View } from '@apnap/magic';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Player } from '../src/index.js';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));

/** What the players may import from the engine: shapes of what is seen. */
const SEEN = new Set(['ActOption', 'CardSource', 'DecisionView', 'Glance', 'ObjectView', 'PayOption', 'PlayerView', 'StackView', 'View']);
const REFEREE = 'drive.ts';

describe('players see views only', () => {
  it('takes no state', () => {
    expectTypeOf<Parameters<Extract<Player, { needs: 'view' }>['choose']>[0]>().toEqualTypeOf<View>();
    expectTypeOf<State>().not.toExtend<Parameters<Player['choose']>[0]>();
  });

  it.each(files.filter((f) => f !== REFEREE))('%s imports from the engine only the types of views', (file) => {
    const text = readFileSync(root + file, 'utf8');
    for (const m of text.matchAll(/import\s+(type\s+)?\{([^}]*)\}\s+from\s+'@apnap\/magic'/g)) {
      expect(m[1], `${file} imports more than types`).toBeDefined();
      for (const name of m[2]
        .split(',')
        .map((x) => x.trim())
        .filter((x) => x))
        expect(SEEN.has(name), name).toBe(true);
    }
    expect(text).not.toMatch(/@apnap\/magic\/|\/magic\/src|import\(/);
    if (file !== 'index.ts') expect(text).not.toMatch(/from '\.{1,2}\/drive\.js'/);
  });
});
