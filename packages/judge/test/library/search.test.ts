/** Searching: what is typed finds what is meant. Small made-up documents, and 60 and more searches in those of ../shared. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documentText, type Found, type RulesDocument, readRules, SearchIndex } from '@apnap/judge';
import { describe, expect, test } from 'vitest';
import { secondsFor } from '../../../kernel/test/processor.js';
import { SEARCHES } from './searches.js';

const FOLDER = fileURLToPath(new URL('../../../../../shared/documents', import.meta.url));

const MADE_UP = readRules(
  `These rules are effective as of January 5, 2024.
101. Widgets
101.1. A widget that has been painted twice is blocked by gadgets.
101.1a Painters drop widgets into the river.
Example: A heron paints a widget.
102. Gizmos
102.1. Gizmos rust.
Glossary

Sprocket
A wheel with teeth. See rule 102.1.
`,
  'en',
);
const CHINESE = readRules('702. 关键词异能\n702.19. 践踏\n702.19b 具有践踏的生物可将多余的战斗伤害分配给防御牌手。\n', 'zh');

const numbers = (index: SearchIndex, query: string, documents?: number[]): string[] =>
  index.search(query, { most: 8, ...(documents ? { documents } : {}) }).map((f) => (f.what === 'rule' ? f.number : f.what));

describe('made-up documents', () => {
  const all = [...MADE_UP, ...CHINESE];
  const index = SearchIndex.build(all);

  test('numbers, with what stands below them; of one document where its name is said', () => {
    expect(numbers(index, '101.1')).toEqual(['101.1', '101.1a']);
    expect(numbers(index, 'CR 102')).toEqual(['102', '102.1']);
    expect(numbers(index, '规则702.19')).toEqual(['702.19', '702.19b']);
    expect(numbers(index, 'MTR 2.4')).toEqual([]);
  });

  test('words that stand apart, in other forms, in examples, and half typed', () => {
    expect(numbers(index, 'gadget paint')[0]).toBe('101.1');
    expect(numbers(index, 'dropping rivers')[0]).toBe('101.1a');
    expect(numbers(index, 'heron')).toEqual(['101.1a']);
    expect(numbers(index, 'giz')[0]).toBe('102');
  });

  test('Chinese without blanks, words of it apart, a single character, and by the English name', () => {
    expect(numbers(index, '战斗伤害践踏')[0]).toBe('702.19b');
    expect(numbers(index, '践踏分配给牌手')[0]).toBe('702.19b');
    expect(numbers(index, '践')[0]).toBe('702.19');
    expect(numbers(index, 'trample')[0]).toBe('702.19');
  });

  test('a term of a glossary, and the rule that it names', () => {
    expect(numbers(index, 'sprocket').sort()).toEqual(['102.1', 'term']);
  });

  test('some documents only; nothing for nothing', () => {
    expect(numbers(index, '践踏', [0])).toEqual([]);
    expect(numbers(index, '  ')).toEqual([]);
    expect(numbers(index, 'zzzz')).toEqual([]);
  });

  test('an index that was kept answers the same; that of other documents is none', () => {
    const kept = index.kept();
    const again = SearchIndex.load(kept, all);
    expect(again && numbers(again, 'gadget paint')).toEqual(numbers(index, 'gadget paint'));
    expect(SearchIndex.load(kept, CHINESE)).toBeNull();
    expect(SearchIndex.load('{', all)).toBeNull();
  });
});

describe.skipIf(!existsSync(FOLDER))('the documents', () => {
  const all: RulesDocument[] = existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((f) => f.endsWith('.txt'))
        .flatMap((f) => readRules(documentText(readFileSync(`${FOLDER}/${f}`)) ?? '', f.slice(0, 3)))
    : [];
  let built: SearchIndex | null = null;
  const ofAll = (): SearchIndex => {
    built ??= SearchIndex.build(all);
    return built;
  };
  const label = ({ document, what, number }: Found): string =>
    `${all[document].edition.slice(0, 4) || all[document].name} ${what === 'rule' ? number : what}`;

  test('60 searches in both languages have the rule that is meant among the first eight, in under 60 ms each', () => {
    const searches = SEARCHES.trim()
      .split('\n')
      .map((line) => line.split(' => '));
    expect(searches.length).toBeGreaterThanOrEqual(60);
    expect(searches.filter(([q]) => /\p{Script=Han}/u.test(q)).length).toBeGreaterThanOrEqual(25);
    const missed = searches.filter(([q, wanted]) => !ofAll().search(q, { most: 8 }).map(label).includes(wanted));
    expect(missed).toEqual([]);
    const each = secondsFor(() => searches.map(([q]) => ofAll().search(q, { most: 8 })));
    expect(each / searches.length).toBeLessThan(0.06);
  });

  test('any rule in under 20 ms with all documents', () => {
    const asked = all[0].rules.filter((_, i) => i % 50 === 0);
    ofAll();
    const all8 = (): Found[][] => asked.map(({ number }) => ofAll().search(number, { most: 8 }));
    expect(all8().every((found, i) => found.some((f) => f.number === asked[i].number))).toBe(true);
    expect(secondsFor(all8) / asked.length).toBeLessThan(0.02);
  });
});
