import { existsSync, readFileSync } from 'node:fs';
import { readRules } from '@apnap/judge';
import { describe, expect, it } from 'vitest';
import { citations } from './rules/citations.js';
import { changes, type Edition, editionOf, hashOf, readKept, report, written } from './rules/editions.js';

const DOCUMENT = '../shared/documents/MagicCompRules-20250207.txt';
const kept = readKept(readFileSync('scripts/rules/edition.json', 'utf8'));

describe('the edition that is cited', () => {
  const { edition, numbers } = JSON.parse(readFileSync('packages/magic/test/hygiene/rule-numbers.json', 'utf8')) as {
    edition: string;
    numbers: Record<string, string>;
  };

  it('is the one whose numbers are checked, with a hash for every number', () => {
    expect(kept.edition.replaceAll('-', '')).toBe(edition);
    const all = Object.entries(numbers).flatMap(([section, list]) => (list === '' ? [] : list.split(' ').map((n) => `${section}.${n}`)));
    expect([...kept.hashes.keys()].sort()).toEqual(all.sort());
  });

  it('has a hash for every rule that is cited', () => {
    // Those of other editions name theirs, and are checked against its document.
    const cited = [...citations(process.cwd()).keys()].filter((rule) => !rule.includes(':'));
    expect(cited.length).toBeGreaterThan(1500);
    expect(cited.filter((rule) => !kept.hashes.has(rule))).toEqual([]);
  });

  it.runIf(existsSync(DOCUMENT))('is what its document says', () => {
    const [document] = readRules(readFileSync(DOCUMENT, 'utf8'), 'rules.txt');
    const read = editionOf(document.edition, document.rules);
    expect(written(read)).toBe(readFileSync('scripts/rules/edition.json', 'utf8'));
    expect(changes(kept, read, citations(process.cwd()).keys())).toEqual([]);
  });
});

describe('another edition', () => {
  /** An edition from a document in the official form. */
  const from = (day: string, ...rules: string[]): Edition => {
    const text = `Rules\n\nThese rules are effective as of ${day}.\n\n100. General\n\n${rules.join('\n\n')}\n`;
    const [document] = readRules(text, 'rules.txt');
    return editionOf(document.edition, document.rules);
  };
  const OLD = [
    '100.1. A player plays.',
    '100.1a Two players duel.',
    '100.1b More are many.',
    '100.2. Cards are drawn.',
    '101.1. Cards win.',
  ];
  const old = from('February 7, 2025', ...OLD);
  const later = (...rules: string[]): Edition => from('March 1, 2026', ...rules);
  const cited = ['100.1', '100.1b', '100.2', '101.1'];

  it('reads the day and the rules, and writes and reads hashes again', () => {
    expect([old.edition, [...old.hashes.keys()]]).toEqual(['2025-02-07', ['100.1', '100.1a', '100.1b', '100.2', '101.1']]);
    expect(readKept(written(old))).toEqual(old);
    expect(JSON.stringify(written(old))).not.toContain('Cards');
  });

  it('with the same words changes nothing, however they are wrapped and quoted', () => {
    expect(changes(old, later(...OLD), cited)).toEqual([]);
    expect(hashOf('A “card”  isn’t –\n drawn.')).toBe(hashOf('A "card" isn\'t - drawn.'));
    expect(hashOf('A card is drawn.')).not.toBe(hashOf('A card is not drawn.'));
  });

  it('changes, drops, renumbers and adds rules; what is not cited is not named', () => {
    const now = later(
      '100.1. A player plays well.',
      '100.1a Two or three players duel.',
      '100.2. More are many.',
      '100.3. Cards are drawn.',
      '100.3a A card that is drawn is seen.',
      '101.1. Cards win.',
    );
    expect(changes(old, now, cited)).toEqual([
      { kind: 'changed', rule: '100.1' },
      { kind: 'renumbered', rule: '100.1b', to: '100.2' },
      { kind: 'renumbered', rule: '100.2', to: '100.3' },
      { kind: 'new', rule: '100.3a', near: [] },
    ]);
    expect(changes(old, later('100.1. A player plays.', '100.1c Teams play.', '101.1. Cards win.'), cited)).toEqual([
      { kind: 'gone', rule: '100.1b' },
      { kind: 'gone', rule: '100.2' },
      { kind: 'new', rule: '100.1c', near: ['100.1', '100.1b'] },
    ]);
  });

  it('that has only a part of the rules says which sections are not there', () => {
    expect(changes(old, later(...OLD.slice(0, 4)), cited)).toEqual([{ kind: 'absent', rule: '101.1' }]);
  });

  it('in which a text stood under two numbers and one is gone has not renumbered it', () => {
    const twice = from('February 7, 2025', '100.1. A player plays.', '100.2. A player plays.');
    expect(changes(twice, later('100.1. A player plays.'), ['100.1', '100.2'])).toEqual([{ kind: 'gone', rule: '100.2' }]);
  });

  it('is reported with the code and the tests to look at again', () => {
    const places = new Map([
      ['100.1', { code: new Set(['magic/src/b.ts', 'magic/src/a.ts']), tests: new Set(['magic/test/a.test.ts']) }],
      ['100.1b', { code: new Set(['magic/src/c.ts']), tests: new Set<string>() }],
      ['101.1', { code: new Set(['magic/src/d.ts']), tests: new Set<string>() }],
    ]);
    const now = later('100.1. A player plays well.', '100.1d Teams play.', '100.2. More are many.');
    expect(report(changes(old, now, places.keys()), places)).toEqual([
      'changed 100.1',
      '  code: magic/src/a.ts, magic/src/b.ts',
      '  tests: magic/test/a.test.ts',
      'renumbered 100.1b -> 100.2',
      '  code: magic/src/c.ts',
      'new 100.1d',
      '  code: magic/src/a.ts, magic/src/b.ts, magic/src/c.ts',
      '  tests: magic/test/a.test.ts',
      'no section 101: 101.1',
    ]);
  });
});
