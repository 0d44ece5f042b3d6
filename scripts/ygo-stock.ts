/**
 * Writes the cards of the second game's stock decks (packages/yugioh/src/stock/lists.ts): what is printed on them, which are facts, and what their texts mean, as data.
 * The texts themselves are not written.
 *
 *   npm run ygo-stock -- CARDS     a file of cards, JSON lines, packed or not
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { libraryOf } from '@apnap/yugioh';
import { STOCK_LISTS } from '../packages/yugioh/src/stock/lists.js';

const OUT = 'packages/yugioh/src/stock/generated/cards.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('npm run ygo-stock -- CARDS');
const bytes = readFileSync(file);
const rows = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  .toString('utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as unknown);
const library = libraryOf(rows);
const wanted = [...new Set(STOCK_LISTS.flatMap((l) => [...l.main, ...l.extra].map(([, name]) => name)))].sort();
const cards = wanted.map((name) => {
  const record = library.records.find((r) => r.printed.name.en === name);
  if (!record) throw new Error(`no card is called ${name}`);
  const compiled = library.compiled(record.printed.id);
  if (!compiled?.ok) throw new Error(`${name} is not read: ${compiled?.phrase}`);
  return JSON.stringify({ printed: record.printed, meaning: compiled.meaning });
});
const head = `/** Cards of the stock decks. Written by scripts/ygo-stock.ts. */
import type { Card } from '../../language/index.js';

export const STOCK_CARDS: readonly Card[] = [
`;
writeFileSync(OUT, `${head}${cards.map((c) => `  ${c},\n`).join('')}];\n`);
process.stdout.write(`${cards.length} cards\n`);
