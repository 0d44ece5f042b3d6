/** docs/library-guide.md: each example is its file as it stands, and prints what the page says. `npm run package -- --try` runs them with the installed package. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { examplesOf } from './pack/guide.js';
import { ROOT } from './pack/pack.js';

const EXAMPLES = examplesOf(ROOT);

/** What a module prints while it is loaded. */
async function printed(file: string): Promise<string> {
  let said = '';
  const spy = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    said += `${format(...values)}\n`;
  });
  await import(/* @vite-ignore */ join(ROOT, file)).finally(() => spy.mockRestore());
  return said;
}

describe('the guide of the library', () => {
  test('shows every example there is', () => {
    const files = readdirSync(join(ROOT, 'examples/library')).map((f) => `examples/library/${f}`);
    expect(EXAMPLES.map((e) => e.file).sort()).toEqual(files.sort());
  });

  test.each(EXAMPLES)('$file is as it stands there', ({ file, code }) => {
    expect(code).toBe(readFileSync(join(ROOT, file), 'utf8'));
  });

  test.each(EXAMPLES.filter((e) => e.file.endsWith('.mjs')))('$file prints what the page says', async ({ file, says }) => {
    expect(says).not.toBe('');
    expect(await printed(file)).toBe(says);
  });
});
