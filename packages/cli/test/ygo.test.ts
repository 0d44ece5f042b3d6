/** The commands about the second game that need no file of anybody, and keeping a file of cards. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { apnap } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'apnap-ygo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a duel of two computer players with decks that come with the program is told to its end, the same from the same seed', async () => {
  const [a, b] = [await apnap(['ygo', 'duel', '--seed', '7']), await apnap(['ygo', 'duel', '--seed', '7'])];
  expect(a.code).toBe(0);
  expect(a.out).toMatch(/^Y5\.3 +draw/);
  expect(a.out).toMatch(/\d+ decisions; winner: [12–] \(/);
  expect(b.out).toBe(a.out);
});

test('cards of a file are kept in the data folder, rows without a number left out', async () => {
  const file = join(folder, 'cards.jsonl');
  const lion = { id: 501, name: { en: 'Lion' }, kind: 'Monster', types: 'Beast', attribute: 'EARTH', level: 4, atk: 1800, def: 1000 };
  const gift = { id: 502, name: { en: 'Gift' }, kind: 'Spell', property: 'Normal', text: { en: 'Draw 1 card.' } };
  const odd = { id: 503, name: { en: 'Odd' }, kind: 'Spell', property: 'Normal', text: { en: 'Sing 1 song.' } };
  writeFileSync(file, [lion, gift, odd, { name: { en: 'None' } }].map((row) => `${JSON.stringify(row)}\n`).join(''));
  const said = await apnap(['ygo', 'import', file, '--data', folder]);
  expect(said.code).toBe(0);
  expect(said.out).toContain('3 cards are kept');
  expect(said.out).toContain('2 of them can be played');
  expect(readFileSync(join(folder, 'yugioh-cards.jsonl'), 'utf8').split('\n').filter(Boolean)).toHaveLength(3);
});

test('a file that is none is refused with its line', async () => {
  const file = join(folder, 'bad.jsonl');
  writeFileSync(file, '{"id":1}\nnonsense\n');
  const said = await apnap(['ygo', 'import', file, '--data', folder]);
  expect([said.code, said.err]).toEqual([2, expect.stringContaining('Line 2')]);
});
