/**
 * The limits that sources are held to: `npm run limits` says what breaks them and is not listed in scripts/hygiene/untidy.json (exit code 1), and whether the list
 * says more than there is; with `--lower` it is written anew, unless that would let more through.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { beyondLimits, breaches, isExact, listOf, type Untidy } from './hygiene/limits.js';

const LIST = 'scripts/hygiene/untidy.json';

const found = beyondLimits(process.cwd());
const list = JSON.parse(readFileSync(LIST, 'utf8')) as Untidy;
const beyond = breaches(found, list);
for (const line of beyond) console.error(line);
const { functions, files, names } = found;
console.log(`${functions.length} functions, ${files.size} files and ${names.length} names beyond the limits; ${beyond.length} not listed`);
if (beyond.length > 0) process.exitCode = 1;
else if (process.argv.includes('--lower')) {
  writeFileSync(LIST, `${JSON.stringify(listOf(found), null, 2)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', LIST], { stdio: 'ignore' });
} else if (!isExact(found, list)) console.log(`${LIST} says more than there is: npm run limits -- --lower`);
