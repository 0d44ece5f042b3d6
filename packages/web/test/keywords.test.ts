/** CR 702: the rules of keywords that the table names are those of the language. */
import { KEYWORDS } from '@apnap/ability';
import { expect, test } from 'vitest';
import { KEYWORD_RULES } from '../src/card/keywords.js';

test('each sign of a keyword stands for the rule that the table of keywords gives it', () => {
  const rules = new Map(KEYWORDS.map((k) => [k.keyword, k.rule]));
  for (const [keyword, rule] of Object.entries(KEYWORD_RULES)) expect(rules.get(keyword), keyword).toBe(rule);
});
