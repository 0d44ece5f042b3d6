/** CR 702: the rules of keywords that the page knows by itself are those of the language's table, which it does not load. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEYWORD_RULES } from '../src/card/keywords.js';

test('each sign of a keyword stands for the rule that the table of keywords gives it', () => {
  const table = readFileSync(new URL('../../ability/src/keywords.ts', import.meta.url), 'utf8');
  const rules = new Map([...table.matchAll(/keyword: '(\w+)',[^}]*?rule: '([\d.]+)'/g)].map((m) => [m[1], m[2]]));
  expect(rules.size).toBeGreaterThan(150);
  for (const [keyword, rule] of Object.entries(KEYWORD_RULES)) expect(rules.get(keyword), keyword).toBe(rule);
});
