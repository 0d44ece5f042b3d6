/**
 * Writes packages/magic/test/cards.json: cards for tests as data, compiled from a card file. Names, numbers and abilities as data; no text.
 * Usage: tsx --conditions=source scripts/test-cards.ts FILE.jsonl.gz NAME…  (no names: refresh the cards already there)
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Card } from '@apnap/ability';
import { type CardInput, compileCard } from '@apnap/oracle';

const TARGET = 'packages/magic/test/cards.json';
const [file, ...names] = process.argv.slice(2);
const rows = gunzipSync(readFileSync(file))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as CardInput & { faces?: { name: string }[] });
const old = existsSync(TARGET) ? (JSON.parse(readFileSync(TARGET, 'utf8')) as Card[]).map((c) => c.name) : [];
const wanted = new Set([...old, ...names]);
const cards: Card[] = [];
for (const row of rows) {
  if (!wanted.has(row.name) && !row.faces?.some((f) => wanted.has(f.name))) continue;
  const result = compileCard(row);
  if (result.ok) cards.push(result.card);
  else console.error(`${row.name}: ${result.refusals.map((r) => `"${r.phrase}" (${r.reason})`).join('; ')}`);
}
const lines = cards.sort((a, b) => (a.name < b.name ? -1 : 1)).map((c) => JSON.stringify(c));
writeFileSync(TARGET, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${cards.length} cards`);
