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

test('cards of a file are kept in the data folder, rows that are none left out and told', async () => {
  const file = join(folder, 'cards.jsonl');
  const lion = { id: 501, name: { en: 'Lion' }, kind: 'Monster', types: 'Beast', attribute: 'EARTH', level: 4, atk: 1800, def: 1000 };
  const gift = { id: 502, name: { en: 'Gift' }, kind: 'Spell', property: 'Normal', text: { en: 'Draw 1 card.' } };
  const odd = { id: 503, name: { en: 'Odd' }, kind: 'Spell', property: 'Normal', text: { en: 'Sing 1 song.' } };
  const none = [
    { name: { en: 'None' } },
    { ...gift, id: 504, kind: 'Gift' },
    { ...lion, id: 505, types: 'Lion' },
    { ...lion, name: { en: 'Twin' } },
    { name: {} },
  ];
  writeFileSync(file, [lion, gift, odd, ...none].map((row) => `${JSON.stringify(row)}\n`).join(''));
  const said = await apnap(['ygo', 'import', file, '--data', folder]);
  expect(said.code).toBe(0);
  expect(said.out).toContain('3 cards are kept');
  expect(said.out).toContain('2 of them can be played');
  expect(said.out.split('\n').filter((line) => line.startsWith('left out'))).toEqual([
    'left out: 2, the first of them row 4: no number to be named by',
    'left out: 1, the first of them row 5: neither Monster, Spell nor Trap',
    'left out: 1, the first of them row 6: no Type that is known',
    'left out: 1, the first of them row 7: a number that was there before',
  ]);
  expect(readFileSync(join(folder, 'yugioh-cards.jsonl'), 'utf8').split('\n').filter(Boolean)).toHaveLength(3);
});

test('a file that is none is refused with its line', async () => {
  const file = join(folder, 'bad.jsonl');
  writeFileSync(file, '{"id":1}\nnonsense\n');
  const said = await apnap(['ygo', 'import', file, '--data', folder]);
  expect([said.code, said.err]).toEqual([2, expect.stringContaining('Line 2')]);
});

test('a file without a card is refused with what its rows lack', async () => {
  const file = join(folder, 'none.jsonl');
  writeFileSync(file, '{"id":1,"name":{"en":"Trapless"},"kind":"Skill"}\n');
  const said = await apnap(['ygo', 'import', file, '--data', join(folder, 'other')]);
  expect([said.code, said.err]).toEqual([2, expect.stringContaining('neither Monster, Spell nor Trap')]);
});

test('cards are found by the terms of players, and a term that says nothing is refused', async () => {
  const found = await apnap(['ygo', 'search', 't:dragon', 'lv8', 'atk>=3000', '--data', folder]);
  expect(found.code).toBe(0);
  expect(found.out).toMatch(/89631139 {2}Blue-Eyes White Dragon {2}8 {2}LIGHT Dragon Normal {2}3000\/2500/);
  const inChinese = await apnap(['ygo', 'search', '种族:龙', '8星', '攻>=3000', '--lang', 'zh', '--data', folder]);
  expect(inChinese.out).toContain('青眼白龙');
  expect(await apnap(['ygo', 'search', 'foo:bar'])).toMatchObject({ code: 2, err: expect.stringContaining('foo:bar') });
});

test('a list is judged with the rule of each fault, and written as other programs open it', async () => {
  const file = join(folder, 'list.txt');
  writeFileSync(file, '4 Dark Hole\n3 Nobody\n');
  const said = await apnap(['ygo', 'deck', file, '--write', 'link', '--data', folder]);
  expect(said.code).toBe(1);
  expect(said.out).toMatch(/Main Deck 4, Extra Deck 0, Side Deck 0/);
  for (const fault of [/“3 Nobody”/, /\(Y4\.1\)/, /Dark Hole.*\(Y4\.2\)/, /^ydke:\/\/[^!]+!!!$/m]) expect(said.out).toMatch(fault);
  // Y4.4: no list of a region comes with the program.
  expect((await apnap(['ygo', 'deck', file, '--region', 'tcg', '--data', mkdtempSync(join(folder, 'empty-'))])).code).toBe(2);
});
