/** Cards for the tests: the shared corpus of 2019 and the names in the two-player decks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CardInput } from '../src/index.js';

const SHARED = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'shared');
const FILE = join(SHARED, 'cards', 'cards-2019.jsonl.gz');

/** The corpus is not part of the repository: without it the tests that need it are skipped. */
export const haveCorpus = existsSync(FILE);

let rows: Map<string, CardInput> | undefined;

/** Every card by name; a card of several faces also by the name of its first. */
export function corpus(): Map<string, CardInput> {
  if (rows) return rows;
  rows = new Map();
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').split('\n');
  for (const line of lines) {
    if (line === '') continue;
    const card = JSON.parse(line) as CardInput;
    rows.set(card.name, card);
    if (card.faces) rows.set(card.faces[0].name, card);
  }
  return rows;
}

/** The distinct cards of the eight two-player decks, main deck and sideboard. */
export function deckNames(): string[] {
  const names = new Set<string>();
  const dir = join(SHARED, 'decks');
  for (const file of readdirSync(dir)) {
    if (!/^(pauper|standard-2015)-.*\.txt$/.test(file)) continue;
    for (const line of readFileSync(join(dir, file), 'utf8').split('\n')) {
      const match = /^(\d+) (.+?)\s*$/.exec(line);
      if (match) names.add(match[2]);
    }
  }
  return [...names].sort();
}
