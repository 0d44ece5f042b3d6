/** What pages and commands ask of the documents. The documents are made up. */
import { Lookup, readRules } from '@apnap/judge';
import { describe, expect, test } from 'vitest';

const NEW = readRules(
  `These rules are effective as of February 7, 2025.
1. Game Concepts
101. Widgets
101.1. A widget is painted by whoever owns the smallest brush.
101.1a Brushes are washed.
702. Keyword Abilities
702.19. Trample
702.19a Trample is about what is left over after the widgets were counted.
Glossary

Widget
A small thing. See rule 101.1.

Credits
Somebody wrote this.
`,
  'new.txt',
);
const CHINESE = readRules(
  '此规则于2015年1月23日生效\n702. 关键词异能\n702.18. 践踏\n702.18a 践踏关于剩下的部分，在数完小部件之后。\n',
  'zh.txt',
);

describe('with documents', () => {
  const lookup = new Lookup([...CHINESE, ...NEW]);

  test('the shelf has what was brought, and the program’s own titles for what was not', () => {
    expect(lookup.shelf().map((d) => [d.kind, d.edition, d.languages.join(), d.own])).toEqual([
      ['cr', '2015-01-23', 'zh', false],
      ['cr', '2025-02-07', 'en', false],
      ['mtr', '', 'en,zh', true],
      ['ipg', '', 'en,zh', true],
    ]);
  });

  test('a link without an edition means the one that the program cites; one with a day or a name means that', () => {
    expect(lookup.meant('cr')).toBe(1);
    expect(lookup.meant('cr', '2015-01-23')).toBe(0);
    expect(lookup.meant('cr', '1999-01-01')).toBeNull();
    expect(lookup.meant('jar')).toBeNull();
    expect(lookup.asOf('cr', '2020-01-01')).toEqual([0]);
  });

  test('a rule with what is above, below, before and after it, named in both languages', () => {
    expect(lookup.rule(1, '702.19')).toMatchObject({
      title: { en: 'Trample', zh: '践踏' },
      isHeading: true,
      above: [{ number: '7', words: { en: 'More rules' } }, { number: '702' }],
      below: [{ number: '702.19a', words: { en: expect.stringContaining('left over') } }],
      before: '702',
      after: '702.19a',
    });
    expect(lookup.rule(1, '101.1')).toMatchObject({ title: {}, isHeading: false });
    expect(lookup.rule(1, '999')).toBeNull();
  });

  test('the language that a document lacks is taken from the edition that has it, with its number there', () => {
    expect(lookup.beside(1, '702.19')).toContainEqual({ number: '702.19', lang: 'zh', text: '践踏', document: 0, numbers: ['702.18'] });
    expect(lookup.beside(1, '702.19')).toContainEqual(expect.objectContaining({ number: '702.19a', lang: 'zh', numbers: ['702.18a'] }));
    expect(lookup.beside(1, '101.1')).toEqual([]);
  });

  test('outline, glossary, and what has no place', () => {
    expect(lookup.outline(1).slice(0, 3)).toMatchObject([
      { number: '1', above: null, words: { en: 'Game Concepts' } },
      { number: '101', above: '1' },
      { number: '101.1', above: '101' },
    ]);
    expect(lookup.terms(1)).toEqual([{ term: { en: 'Widget' }, text: { en: 'A small thing. See rule 101.1.' } }]);
    expect(lookup.unplaced(1).at(-1)).toMatchObject({ why: 'after', text: 'Credits\nSomebody wrote this.' });
  });

  test('what is found has the words around it', () => {
    const [first] = lookup.search('smallest brush', 5);
    expect(first).toMatchObject({ document: 1, what: 'rule', number: '101.1', words: { en: expect.stringContaining('smallest') } });
    expect(lookup.search('践踏', 5, [0]).map((f) => f.number)).toEqual(['702.18', '702.18a']);
  });

  test('an index that was kept is taken for these documents only', () => {
    const kept = lookup.keptIndex();
    expect(new Lookup([...CHINESE, ...NEW]).takeIndex(kept)).toBe(true);
    expect(new Lookup(NEW).takeIndex(kept)).toBe(false);
  });
});

test('without documents there are titles to look through and to search', () => {
  const lookup = new Lookup([]);
  expect(lookup.shelf().every((d) => d.own)).toBe(true);
  expect(lookup.outline(0).filter((l) => l.above === null)).toHaveLength(9);
  expect(lookup.search('践踏', 1)[0].number).toBe('702.19');
  expect(lookup.elsewhere(0, '702.19')).toEqual([]);
});
