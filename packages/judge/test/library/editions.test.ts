/** The table of editions, what changed word by word, and references. Documents are made up. */
import { differences, Editions, type RulesDocument, readRules, referencesIn } from '@apnap/judge';
import { describe, expect, test } from 'vitest';

const cr = (day: string, text: string): RulesDocument => readRules(`These rules are effective as of ${day}.\n${text}`, day)[0];

const FIRST = cr(
  'March 1, 2020',
  '101. Widgets\n101.1. A widget is painted by whoever owns the smallest brush.\n101.2. Gizmos rust in heavy rain.\n',
);
const SECOND = cr(
  'March 1, 2022',
  '101. Widgets\n101.1. Herons bring luck to every player at the table.\n101.2. A widget is painted by whoever owns the smallest brush.\n101.3. Gizmos rust in heavy rain.\n',
);
const THIRD = cr('March 1, 2024', '103. Widgets\n103.1. A widget is varnished by whoever owns the smallest brush.\n');

describe('editions', () => {
  const editions = new Editions([THIRD, FIRST, SECOND]);

  test('stand by their days, whatever their order in the library', () => {
    expect(editions.ofKind('cr')).toEqual([1, 2, 0]);
    expect(editions.ofKind('mtr')).toEqual([]);
  });

  test('a rule is found in every edition, from wherever it is asked', () => {
    const seen = (document: number, number: string): string[] =>
      editions.places(document, number).map((p) => `${p.document}:${p.numbers.join(' ')} ${p.fate}`);
    expect(seen(2, '101.2')).toEqual(['1:101.1 same', '2:101.2 same', '0:103.1 changed']);
    expect(seen(1, '101.1')).toEqual(['1:101.1 same', '2:101.2 same', '0:103.1 changed']);
    expect(seen(2, '101.1')).toEqual(['1: new', '2:101.1 same', '0: gone']);
  });

  test('the rules as of a day are those of the newest edition that had begun', () => {
    expect(editions.asOf('cr', '2023-01-01')).toEqual([2]);
    expect(editions.asOf('cr', '2024-03-01')).toEqual([0]);
    expect(editions.asOf('cr', '2019-12-31')).toEqual([]);
  });
});

test('differences word by word, in Chinese character by character', () => {
  const told = (a: string, b: string): string =>
    differences(a, b)
      .map((d) => (d.in === 'both' ? d.text : `${d.in === 'old' ? '-' : '+'}[${d.text}]`))
      .join('');
  expect(told('A widget is red.', 'A widget is blue.')).toBe('A widget is -[red]+[blue].');
  expect(told('牌手抓一张牌。', '牌手抓两张牌。')).toBe('牌手抓-[一]+[两]张牌。');
  expect(told('same', 'same')).toBe('same');
});

test('references: rules by number, sections after their word, and nothing else', () => {
  const links = (text: string, kind: 'cr' | 'mtr' = 'cr'): (string | undefined)[] => referencesIn(text, kind).flatMap((p) => p.to ?? []);
  expect(links('See rule 702.2b and rules 613 and 704.5a; a 3/3 with 100 life.')).toEqual(['702.2b', '613', '704.5a']);
  expect(links('参见规则 104.3a与规则704。')).toEqual(['104.3a', '704']);
  expect(links('请参见第8.4节和附录 C。', 'mtr')).toEqual(['8.4', 'C']);
  expect(referencesIn('See rule 702.2.', 'cr').map((p) => p.text)).toEqual(['See rule ', '702.2', '.']);
});
