/**
 * Writes the embedded card set and decks of `packages/cards`: `npx tsx --conditions=source scripts/embed-cards.ts`.
 * Cards are those of the two-player decks in ../shared/decks, compiled from ../shared/cards. No rules text is written: abilities are data.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Card } from '@apnap/ability';
import { type CardInput, compileCard } from '@apnap/oracle';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SHARED = join(ROOT, '..', 'shared');
const OUT = join(ROOT, 'packages', 'cards', 'src', 'generated');

/** What people call the decks; a deck file not listed here is not embedded. */
const DECKS: readonly { id: string; name: string; zhName: string; format: string }[] = [
  { id: 'pauper-black-control', name: 'Black Control', zhName: '黑色控制', format: 'pauper' },
  { id: 'pauper-burn', name: 'Burn', zhName: '红烧', format: 'pauper' },
  { id: 'pauper-delver', name: 'Blue Tempo', zhName: '蓝色节奏', format: 'pauper' },
  { id: 'pauper-elves', name: 'Elves', zhName: '妖精', format: 'pauper' },
  { id: 'pauper-stompy', name: 'Green Stompy', zhName: '绿色快攻', format: 'pauper' },
  { id: 'pauper-white-weenie', name: 'White Weenie', zhName: '白色快攻', format: 'pauper' },
  { id: 'standard-2015-abzan', name: 'Abzan Control', zhName: '阿布赞控制', format: 'standard-2015' },
  { id: 'standard-2015-red', name: 'Red Aggro', zhName: '红色快攻', format: 'standard-2015' },
];

interface Zh {
  lang: string;
  name?: string;
}
interface Row extends CardInput {
  faces?: { name: string; zh?: Zh }[];
  zh?: Zh;
}

function readRows(): Row[] {
  const text = gunzipSync(readFileSync(join(SHARED, 'cards', 'cards-2019.jsonl.gz'))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** The card with the official Simplified Chinese names the row knows. */
function withChineseNames(card: Card, row: Row): Card {
  const faces = card.faces.map((face) => {
    const source = row.faces?.find((f) => f.name === face.name) ?? row;
    const zhName = source.zh?.lang === 'zhs' ? source.zh.name?.trim() : undefined;
    const { name, ...rest } = face;
    return zhName === undefined ? face : { name, zhName, ...rest };
  });
  return { ...card, faces };
}

/** A JavaScript string literal in the quotes the formatter prefers, so that formatting does not change the file. */
function literal(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
  const [single, double] = [text.split("'").length, text.split('"').length];
  return single > double ? `"${escaped.replace(/"/g, '\\"')}"` : `'${escaped.replace(/'/g, "\\'")}'`;
}

function write(file: string, doc: string, body: string): void {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, file), `/** ${doc} Written by scripts/embed-cards.ts. */\n${body}`);
}

function main(): void {
  const rows = readRows();
  // A deck names a card of several faces by its whole name or by its front face.
  const byName = new Map(rows.map((row) => [row.name, row]));
  for (const row of rows) if (row.faces && !byName.has(row.faces[0].name)) byName.set(row.faces[0].name, row);
  const files = readdirSync(join(SHARED, 'decks')).filter((f) => f.endsWith('.txt') && !f.startsWith('commander-'));
  const missing = files.filter((f) => !DECKS.some((d) => `${d.id}.txt` === f));
  if (missing.length > 0) throw new Error(`no name for the deck files ${missing.join(', ')}: add them to DECKS`);

  const wanted = new Map<string, Row>();
  const texts = DECKS.map((deck) => {
    const text = readFileSync(join(SHARED, 'decks', `${deck.id}.txt`), 'utf8');
    for (const m of text.matchAll(/^\d+ (.+?)\s*$/gm)) {
      const row = byName.get(m[1]);
      if (!row) throw new Error(`${deck.id}: no card named "${m[1]}" in the card file`);
      wanted.set(row.name, row);
    }
    return { ...deck, text };
  });

  const cards: Card[] = [];
  let refused = 0;
  for (const row of wanted.values()) {
    const result = compileCard(row);
    if (result.ok) cards.push(withChineseNames(result.card, row));
    else {
      refused++;
      process.stderr.write(`refused: ${row.name}: ${JSON.stringify(result.refusals)}\n`);
    }
  }
  cards.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const lines = cards.map((card) => `  ${literal(JSON.stringify(card))},\n`).join('');
  write('cards.ts', 'The embedded cards, one JSON text each.', `export const EMBEDDED_CARDS: readonly string[] = [\n${lines}];\n`);
  const decks = texts
    .map((d) => {
      const fields = Object.entries(d).map(([key, value]) => `    ${key}: ${literal(value)},\n`);
      return `  {\n${fields.join('')}  },\n`;
    })
    .join('');
  const type = "import type { EmbeddedDeck } from '../embedded.js';\n\n";
  write('decks.ts', 'The embedded decks.', `${type}export const EMBEDDED_DECKS: readonly EmbeddedDeck[] = [\n${decks}];\n`);
  process.stderr.write(`${cards.length} cards, ${texts.length} decks embedded; ${refused} cards refused\n`);
  if (refused > 0) process.exitCode = 1;
}

main();
