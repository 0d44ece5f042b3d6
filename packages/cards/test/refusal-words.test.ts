/** Every reason with which the compiler can refuse a card has words in Chinese, whether a card of the set is refused with it or not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { whyRefused } from '../src/index.js';

const ORACLE = fileURLToPath(new URL('../../oracle/src', import.meta.url));
const sources = readdirSync(ORACLE, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));

/** Where the sources say a reason: a field, the last of three words of a refusal, or what a binding lacks. */
const SAID = [
  /\breason: (['`])(.+?)\1/g,
  /new Refused\([^'`]*(?:(['`])[^'`]*\1, )?[^'`]*(['`])([^'`]+)\2\)/g,
  /new Unbound\((['`])(.+?)\1\)/g,
];

/** A reason as a card would have it: with words of the card for what is put in, and without data. */
const said = (source: string): string =>
  source
    .replace(/: \$\{JSON.*$/, '')
    .replace(/\$\{SHOWN\}/, 'what would be shown')
    .replace(/\$\{number\}/, 'loyalty')
    .replace(/\$\{done\}/g, 'made')
    .replace(/\$\{[^}]*\}/g, 'wug');

test('of the compiler’s reasons none is without words in Chinese', () => {
  const reasons = new Set<string>();
  for (const file of sources) {
    const text = readFileSync(join(ORACLE, file), 'utf8');
    for (const pattern of SAID) for (const m of text.matchAll(pattern)) reasons.add(said(m[m.length - 1]));
  }
  // how a round trip went wrong is for who writes renderings
  for (const reason of reasons) if (reason.startsWith('refused: ')) reasons.delete(reason);
  expect(reasons.size).toBeGreaterThan(40);
  expect([...reasons].filter((reason) => !/\p{Script=Han}/u.test(whyRefused('zh', { phrase: '', reason }) ?? ''))).toEqual([]);
});
