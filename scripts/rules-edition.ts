/**
 * The edition of the Comprehensive Rules that code cites, as hashes of its texts (scripts/rules/edition.json), and what a newer one means for the code.
 *
 *   npm run rules:changed -- FILE   says which cited rules another edition changes, drops or renumbers and which it adds, with the code and tests to look at again
 *   npm run rules:edition -- FILE   writes the hashes of an edition: when code has been brought to it
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readRules } from '@apnap/judge';
import { citations } from './rules/citations.js';
import { changes, type Edition, editionOf, readKept, report, written } from './rules/editions.js';

const KEPT = 'scripts/rules/edition.json';

/** The Comprehensive Rules in English that a file holds. @throws Error for a file without them. */
function read(file: string): Edition {
  const documents = readRules(readFileSync(file, 'utf8'), basename(file)).filter((d) => d.kind === 'cr');
  const editions = documents.map((d) => editionOf(d.edition, d.rules)).filter((e) => e.hashes.size > 0);
  if (editions.length !== 1) throw new Error(`${file} holds ${editions.length} editions of the Comprehensive Rules in English`);
  return editions[0];
}

function main([what, file]: readonly string[]): number {
  if (file === undefined || (what !== 'changed' && what !== 'write')) {
    console.error('usage: npm run rules:changed -- FILE, npm run rules:edition -- FILE');
    return 2;
  }
  const edition = read(file);
  if (what === 'write') {
    writeFileSync(KEPT, written(edition));
    console.log(`${edition.hashes.size} rules of ${edition.edition}`);
    return 0;
  }
  const old = readKept(readFileSync(KEPT, 'utf8'));
  const cited = citations(process.cwd());
  const found = changes(old, edition, cited.keys());
  for (const line of report(found, cited)) console.log(line);
  const count = (kind: string): number => found.filter((c) => c.kind === kind).length;
  console.log(
    `${old.edition} -> ${edition.edition || file}: of ${cited.size} cited rules ${count('changed')} changed, ${count('gone')} gone, ${count('renumbered')} renumbered, ${count('absent')} in sections that are not there; ${count('new')} rules are new`,
  );
  return 0;
}

process.exitCode = main(process.argv.slice(2));
