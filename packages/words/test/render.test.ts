import { describe, expect, it } from 'vitest';
import { andList, both, type Catalogue, type Lang, type Message, renderMessage } from '../src/index.js';

const TEMPLATES: Readonly<Record<string, Record<Lang, string>>> = {
  plain: { en: 'Hello', zh: '你好' },
  costs: { en: '{name} costs {mana}.', zh: '{name}需{mana}。' },
  cards: { en: 'Draw {n} {n:card|cards}.', zh: '抓{n}张牌。' },
  counted: { en: '{n:one {what}|{n} of {what}}', zh: '{n}个{what}' },
  choose: { en: 'Choose {range:target|targets}.', zh: '选择{range}个目标。' },
  range: { en: '{range}', zh: '{range}' },
  sees: { en: '{@who} sees {@what}.', zh: '{@who}看到{@what}。' },
  because: { en: 'No: {why}', zh: '不：{why}' },
};
const catalogue: Catalogue = { template: (id, lang) => TEMPLATES[id][lang] };

const en = (message: Message, given = catalogue): string => renderMessage(given, message, 'en', (id) => `#${id}`);
const zh = (message: Message, given = catalogue): string => renderMessage(given, message, 'zh', (id) => `#${id}`);

describe('a message in words', () => {
  it('is the template of its language', () => {
    expect([en({ id: 'plain' }), zh({ id: 'plain' })]).toEqual(['Hello', '你好']);
  });

  it('holds its parameters as they are: their braces are no places', () => {
    expect(en({ id: 'costs', params: { name: '{mana}', mana: '{2}{R}' } })).toBe('{mana} costs {2}{R}.');
    expect(en({ id: 'costs', params: { name: '$&', mana: 0 } })).toBe('$& costs 0.');
  });

  it('has one form for one and another for any other number', () => {
    expect([0, 1, 2].map((n) => en({ id: 'cards', params: { n } }))).toEqual(['Draw 0 cards.', 'Draw 1 card.', 'Draw 2 cards.']);
    expect([1, 3].map((n) => en({ id: 'counted', params: { n, what: 'them' } }))).toEqual(['one them', '3 of them']);
  });

  it('says a range by its ends', () => {
    const said = (min: number, max: number): string[] => [
      en({ id: 'choose', params: { min, max } }),
      en({ id: 'range', params: { min, max } }),
      zh({ id: 'range', params: { min, max } }),
    ];
    expect(said(1, 1)).toEqual(['Choose 1 target.', '1', '1']);
    expect(said(0, 2)).toEqual(['Choose up to 2 targets.', 'up to 2', '至多2']);
    expect(said(1, 3)).toEqual(['Choose 1 to 3 targets.', '1 to 3', '1到3']);
  });

  it('names what numbers stand for, several as a sentence does', () => {
    expect(en({ id: 'sees', params: { who: 7, what: [1, 2, 3] } })).toBe('#7 sees #1, #2 and #3.');
    expect(zh({ id: 'sees', params: { who: 7, what: [1, 2, 3] } })).toBe('#7看到#1、#2和#3。');
    expect(en({ id: 'sees', params: { who: 'nobody' } })).toBe('nobody sees .');
    expect(renderMessage(catalogue, { id: 'sees', params: { who: 1, what: 2 } }, 'en')).toBe('? sees ?.');
  });

  it('holds other messages, also several', () => {
    const why: Message = { id: 'cards', params: { n: 1 } };
    expect(zh({ id: 'because', params: { why } })).toBe('不：抓1张牌。');
    expect(en({ id: 'because', params: { why: [why, { id: 'plain' }, 'so'] } })).toBe('No: Draw 1 card., Hello, so');
    const between: Catalogue = { ...catalogue, between: { en: '; ', zh: '；' } };
    expect(en({ id: 'because', params: { why: [why, why] } }, between)).toBe('No: Draw 1 card.; Draw 1 card.');
  });
});

describe('a catalogue', () => {
  it('says what stands where a parameter is lacking: nothing, if it does not', () => {
    const lacking: Message = { id: 'costs', params: { name: 'It' } };
    expect(en(lacking)).toBe('It costs .');
    expect(en(lacking, { ...catalogue, lacking: (_, written) => written })).toBe('It costs {mana}.');
    const strict: Catalogue = {
      ...catalogue,
      lacking({ id }, written) {
        throw new Error(`${id} needs ${written}`);
      },
    };
    expect(() => en(lacking, strict)).toThrow('costs needs {mana}');
  });

  it('has words of its own for texts and numbers in parameters', () => {
    const own: Catalogue = { ...catalogue, word: (key, value, lang) => (key === 'why' ? `${lang} ${value}` : undefined) };
    expect(en({ id: 'because', params: { why: 'late' } }, own)).toBe('No: en late');
    expect(en({ id: 'cards', params: { n: 2 } }, own)).toBe('Draw 2 cards.');
  });

  it('has its own way to list names', () => {
    const own: Catalogue = { ...catalogue, names: (names) => names.join(' & ') };
    expect(en({ id: 'sees', params: { who: [1, 2], what: 3 } }, own)).toBe('#1 & #2 sees #3.');
  });
});

it('a list in a sentence has a word before its last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => andList(items, 'en'))).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(andList(['a', 'b', 'c'], 'zh')).toBe('a、b和c');
});

it('the same is said in both languages', () => {
  expect(both((lang) => renderMessage(catalogue, { id: 'plain' }, lang))).toEqual({ en: 'Hello', zh: '你好' });
});
