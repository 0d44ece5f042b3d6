/**
 * Which real decks can be played whole: `npm run decks`. Measures the decks of ../shared/decks/real-decks.jsonl.gz, main deck and sideboard, and writes
 * docs/coverage/decks.md: how many cards each lacks, and the cards that hold up most of them, each with what is not understood of it.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byDeckName, type Compiled, cardsOf, compiledOf, hasCorpora, lacking, realDecks } from './corpora.js';

const TABLE = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'coverage', 'decks.md');
const FILES = ['cards-2019.jsonl.gz', 'cards-2021.jsonl.gz', 'cards-2026.jsonl.gz'];
/** Cards that are listed. */
const LISTED = 50;

interface Holding {
  name: string;
  /** Decks that lack it, and that lack nothing else. */
  decks: number;
  alone: number;
  why: string;
}

function holdings(lacks: readonly (readonly string[])[], find: (name: string) => Compiled | undefined): Holding[] {
  const found = new Map<string, Holding>();
  for (const names of lacks)
    for (const name of names) {
      const result = find(name);
      const why = result && !result.ok ? result.refusals[0].reason : '';
      const h = found.get(name) ?? { name, decks: 0, alone: 0, why };
      found.set(name, { ...h, decks: h.decks + 1, alone: h.alone + (names.length === 1 ? 1 : 0) });
    }
  return [...found.values()].sort((a, b) => b.decks - a.decks || b.alone - a.alone || (a.name < b.name ? -1 : 1));
}

const share = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

function main(): void {
  if (!hasCorpora()) {
    process.stdout.write('no card files in ../shared/cards: nothing to measure\n');
    return;
  }
  const find = byDeckName(...FILES.map((f) => compiledOf(cardsOf(f))));
  const kinds = [
    ['Sixty cards', realDecks().filter((d) => !d.commander)],
    ['Commander', realDecks().filter((d) => d.commander)],
  ] as const;
  const lines = [
    '# Real decks',
    '',
    'Written by `npm run decks` from the decks of `../shared/decks/real-decks.jsonl.gz`: main deck and sideboard. A deck with a card that is in none of the given',
    'card files is not counted.',
    '',
    '| decks | whole | 1 card missing | 2 | 3 | 4 or more | not counted |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const [kind, decks] of kinds) {
    const known = decks.map((d) => lacking(d, find)).filter((l) => l !== null);
    const by = (n: number): number => known.filter((l) => l.length === n).length;
    const more = known.filter((l) => l.length > 3).length;
    lines.push(`| ${kind} | ${share(by(0), known.length)} | ${by(1)} | ${by(2)} | ${by(3)} | ${more} | ${decks.length - known.length} |`);
  }
  const lacks = kinds.flatMap(([, decks]) => decks.flatMap((d) => [lacking(d, find) ?? []]));
  lines.push(
    '',
    `## The ${LISTED} cards that hold up most of them`,
    '',
    '| card | decks | the only one | not understood |',
    '|---|---|---|---|',
  );
  for (const h of holdings(lacks, find).slice(0, LISTED))
    lines.push(`| ${h.name} | ${h.decks} | ${h.alone} | ${h.why.replaceAll('|', '\\|')} |`);
  writeFileSync(TABLE, `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.slice(5).join('\n')}\n`);
}

main();
