import { describe, expect, it } from 'vitest';
import { editionOf, numberIn } from '../../src/state/editions.js';
import { type Numbers, numberBy, numbersOf } from '../../src/years/numbers.js';
import { NUMBERS_2015 } from '../../src/years/numbers-2015.js';
import { NUMBERS_CLASSIC } from '../../src/years/numbers-classic.js';
import { PROFILES } from '../../src/years/profile.js';
import { ALL_RULES, ruleExists } from '../hygiene/sources.js';
import { HAS_DOCUMENTS, read } from './documents.js';
import { ROWS } from './rows.js';

const EDITIONS: Readonly<Record<string, Numbers>> = { '2015': NUMBERS_2015, classic: NUMBERS_CLASSIC };

describe('a table of numbers', () => {
  const table = numbersOf(`
    117>116 123>- 103.5>103.4 103.5c>101.9
    118>409.1f. 118.8d>203.4 603.10>410.10d.
  `);

  it('holds what is different, by today; - is no rule', () => {
    expect(table['117']).toBe('116');
    expect(table['123']).toBeNull();
    expect(Object.keys(table)).toHaveLength(7);
  });

  it('an entry for a section or a rule holds for all below it, the rest of the number staying', () => {
    expect(['117.3b', '103.5', '103.5a', '103.5c', '103.50'].map((rule) => numberBy(table, rule))).toEqual([
      '116.3b',
      '103.4',
      '103.4a',
      '101.9',
      '103.50',
    ]);
  });

  it('a number with a point holds for all below as it is, an entry of its own comes first', () => {
    expect(['118.3a', '118', '118.8d', '603.10', '603.10g', '603.1'].map((rule) => numberBy(table, rule))).toEqual([
      '409.1f',
      '409.1f',
      '203.4',
      '410.10d',
      '410.10d',
      '603.1',
    ]);
  });

  it('where there was no rule, there is none below it', () => {
    expect(['123', '123.1', '123.6c'].map((rule) => numberBy(table, rule))).toEqual([null, null, null]);
  });

  it('what is told is the number of the edition, or that of today where it has none', () => {
    const told = (rule: string): string[] => PROFILES.map((profile) => numberIn({ profile }, rule));
    expect(told('103.5')).toEqual(['103.5', '103.4', '101.5']);
    expect(told('702.110a')).toEqual(['702.110a', '702.110a', '702.110a']);
    expect(told('classic:300.4')).toEqual(['300.4', '300.4', '300.4']);
    expect(PROFILES.map((profile) => Object.keys(editionOf({ profile }).numbers).length > 0)).toEqual([false, true, true]);
  });
});

describe('the numbers of 2015 and 2003', () => {
  it('are those of rules and sections there are today', () => {
    for (const table of Object.values(EDITIONS)) expect(Object.keys(table).filter((rule) => !ruleExists(rule))).toEqual([]);
  });

  it('of rules read side by side are right', () => {
    for (const [today, in2015, classic, words, words2015, wordsClassic] of ROWS) {
      expect(numberBy(NUMBERS_2015, today), `${today}: ${words} / ${words2015}`).toBe(in2015);
      expect(numberBy(NUMBERS_CLASSIC, today), `${today}: ${words} / ${wordsClassic}`).toBe(classic);
    }
    for (const column of [1, 2]) expect(ROWS.filter((row) => row[column] !== null).length).toBeGreaterThan(250);
    expect(new Set(ROWS.map(([today]) => today)).size).toBe(ROWS.length);
  });

  it.runIf(HAS_DOCUMENTS)('of rules read side by side stand by texts on the same', () => {
    const { today, in2015, classic } = read();
    const missing = ROWS.flatMap((row) => {
      const columns = [
        [today, row[0], row[3]],
        [in2015, row[1], row[4]],
        [classic, row[2], row[5]],
      ] as const;
      return columns.flatMap(([document, number, words]) =>
        number === null || document.get(number)?.includes(words ?? '') ? [] : [`${number}: ${words}`],
      );
    });
    expect(missing).toEqual([]);
  });

  it.runIf(HAS_DOCUMENTS)('are numbers of their documents, for every rule of today', () => {
    const { in2015, classic } = read();
    expect([ALL_RULES.length, in2015.size, classic.size].map((n) => n > 440)).toEqual([true, true, true]);
    for (const [profile, document] of [
      ['2015', in2015],
      ['classic', classic],
    ] as const) {
      const nowhere = ALL_RULES.filter((rule) => {
        const then = numberBy(EDITIONS[profile], rule);
        return then !== null && !document.has(then);
      });
      expect(nowhere, profile).toEqual([]);
    }
  });
});
