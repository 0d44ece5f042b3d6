/**
 * Draws the house from its imports: docs/house.svg and docs/house.md, by `npm run house`. With `--check` only says whether they are up to date (exit code 1 when they are not).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { HOUSE } from './house/house.js';
import { page } from './house/page.js';
import { picture } from './house/picture.js';
import { planOf } from './house/plan.js';

const plan = planOf(process.cwd(), HOUSE);
const documents: readonly [string, string][] = [
  ['docs/house.svg', picture(plan)],
  ['docs/house.md', page(plan)],
];

if (process.argv.includes('--check')) {
  const stale = documents.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text).map(([path]) => path);
  console.log(stale.length === 0 ? 'the picture of the house is what imports say' : `out of date: ${stale.join(', ')}; run npm run house`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else for (const [path, text] of documents) writeFileSync(path, text);
