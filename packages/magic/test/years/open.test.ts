/** What is still played as today in games by the rules of other years is told before they begin, and is so: each with the rule of the document and what it says. */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../src/years/open.js';
import { HAS_DOCUMENTS, read } from './documents.js';

describe('what is told as open', () => {
  it('nothing is left', () => {
    expect([...openTexts('2015'), ...openTexts('classic')]).toEqual([]);
  });

  it.runIf(HAS_DOCUMENTS)('each by a rule that the document has', () => {
    const { in2015, classic } = read();
    const lacking = [
      ...openTexts('2015').filter(({ rule }) => !in2015.has(rule)),
      ...openTexts('classic').filter(({ rule }) => !classic.has(rule)),
    ];
    expect(lacking).toEqual([]);
  });
});
