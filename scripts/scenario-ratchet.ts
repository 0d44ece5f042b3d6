/**
 * The ratchet of the scenarios: those that passed once must go on passing. Runs all scenarios of `../shared/scenarios` (both sets and the puzzles)
 * with all corpora of cards beside them and compares with `packages/scenarios/passed.txt`.
 *
 *   npm run scenarios:ratchet              fails when a listed id no longer passes, or one passes that is not listed
 *   npm run scenarios:ratchet -- --update  adds what passes now; `--drop` also takes out what no longer does
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answering, badLineText, readScenarios, reasonText, runAll } from '@apnap/scenarios';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCENARIOS = join(ROOT, '../shared/scenarios');
/** All corpora, the oldest first: of a card in several the text of the last counts. */
const CORPORA = ['cards-2019', 'cards-2019-unsets', 'cards-2019-variants', 'cards-2021', 'cards-2026'];
const CARDS = CORPORA.map((name) => join(ROOT, '../shared/cards', `${name}.jsonl.gz`));
/** What must be there, so that a ratchet over half of it does not look like one over all: areas of both sets, and the puzzles. */
const SETS: Readonly<Record<string, RegExp>> = { first: /^triggers\.jsonl$/, second: /^second-/, puzzles: /^puzzles\.jsonl$/ };
const LIST = join(ROOT, 'packages/scenarios/passed.txt');

/** Ids by area and number, one order on every machine. */
const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();

async function main(args: readonly string[]): Promise<number> {
  if (!existsSync(SCENARIOS) || !CARDS.every((file) => existsSync(file))) {
    console.log(`no scenarios in ${SCENARIOS}: nothing to compare`);
    return 0;
  }
  const files = readdirSync(SCENARIOS);
  const missing = Object.keys(SETS).filter((set) => !files.some((file) => SETS[set].test(file)));
  if (missing.length > 0) {
    console.log(`not all scenarios are in ${SCENARIOS}: ${missing.join(', ')} missing`);
    return 1;
  }
  const { scenarios, bad } = readScenarios([SCENARIOS], 'en');
  for (const line of bad) console.log(badLineText('en', line));
  const listed = existsSync(LIST) ? readFileSync(LIST, 'utf8').split('\n').filter(Boolean) : [];
  const results = await runAll({ cards: CARDS, lang: 'en' }, scenarios, 2, () => {});
  const byId = new Map(results.map((r) => [r.id, r]));
  const passed = new Set(results.filter((r) => r.status === 'passed').map((r) => r.id));
  const lost = listed.filter((id) => !passed.has(id));
  const gained = [...passed].filter((id) => !listed.includes(id));
  const count = (status: string): number => results.filter((r) => r.status === status).length;
  const { strictly, leniently } = answering(results);
  const how = new Map<string, number>();
  for (const r of results) for (const l of r.status === 'passed' ? r.leniences : []) how.set(l, (how.get(l) ?? 0) + 1);
  console.log(
    `${passed.size} passed (${listed.length} listed; ${strictly} strictly, ${leniently} leniently), ${count('failed')} failed, ${count('unsupported')} unsupported`,
  );
  if (how.size > 0) console.log(`leniently: ${[...how].map(([l, n]) => `${l} ${n}`).join(', ')}`);
  for (const id of lost) console.log(`lost ${id}: ${byId.get(id)?.status ?? 'gone'} ${reasonText('en', byId.get(id)?.reason ?? null)}`);
  if (args.includes('--update')) {
    writeFileSync(LIST, `${sorted([...passed, ...(args.includes('--drop') ? [] : lost)]).join('\n')}\n`);
    console.log(`${gained.length} added to ${LIST}`);
    return lost.length > 0 && !args.includes('--drop') ? 1 : 0;
  }
  if (gained.length > 0) console.log(`${gained.length} more pass than are listed: npm run scenarios:ratchet -- --update`);
  return lost.length > 0 || gained.length > 0 || bad.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
