/** What is still played as today in games by the rules of other years is told before they begin, and is so: each with the rule of the document and what it says. */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../src/years/open.js';
import { HAS_DOCUMENTS, read } from './documents.js';

/** The rules by which a row is told as open. */
const told = (row: number): string[] =>
  (['2015', 'classic'] as const).flatMap((year) =>
    openTexts(year)
      .filter(({ rows }) => rows.includes(row))
      .map(({ rule }) => `${year}:${rule}`),
  );

describe('what is told as open', () => {
  it('2015:613.6g, classic:422.1: these are left', () => {
    expect([103, 134].flatMap(told)).toEqual(['2015:613.6g', 'classic:422.1']);
    expect(openTexts('2015').length + openTexts('classic').length).toBe(2);
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
