/** The QR code of an invitation says what it is made of: read back by the rules of the standard, by other code than that which made it. */
import { expect, test } from 'vitest';
import { drawCode, QUIET } from '../src/ui/qr-code.js';
import { modulesOf, readQr } from './qr.js';

const LINK = 'http://192.168.178.23:4040/g/PdzK3xqyUOcQ7Yk1';

test('links of all lengths are read back, in every size up to 57 modules', async () => {
  const sizes = new Set<number>();
  for (let n = 1; n <= 200; n += 3) {
    const text = LINK.repeat(5).slice(0, n);
    const { size, path } = await drawCode(text);
    const modules = modulesOf(path, size, QUIET);
    sizes.add(modules.length);
    expect(readQr(modules)).toBe(text);
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
});

test('other letters than those of addresses are read back', async () => {
  const { size, path } = await drawCode('https://例子.example/g/中文');
  expect(readQr(modulesOf(path, size, QUIET))).toBe('https://例子.example/g/中文');
});

test('a code with a single wrong module is refused by the reader of these tests', async () => {
  const { size, path } = await drawCode(LINK);
  const modules = modulesOf(path, size, QUIET);
  const n = modules.length;
  for (const [y, x] of [
    [n - 1, n - 1],
    [12, 12],
    [8, 2],
  ]) {
    const wrong = modules.map((row, i) => (i === y ? row.with(x, !row[x]) : row));
    expect(() => readQr(wrong)).toThrow();
  }
});
