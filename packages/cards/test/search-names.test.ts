/** What comes first when a name is typed, and Chinese names by the letters they are typed with. */
import { expect, test } from 'vitest';
import { secondsFor } from '../../kernel/test/processor.js';
import { embeddedDatabase, searchIndexOf } from '../src/index.js';
import { spells } from '../src/search/pinyin.js';

const index = searchIndexOf(embeddedDatabase());
const found = (query: string, letters?: 'names' | 'pinyin'): string[] => {
  const result = index.search(query, letters);
  if ('message' in result) throw new Error(result.message.id);
  return result.cards.map((c) => c.name);
};

test('the card of the very name comes first, then those whose name begins so, then the others in their order', () => {
  for (const name of ['Shock', 'Fire', 'Ice', 'Opt', 'Flash', 'Counterspell', 'Elvish Mystic', 'Giant Growth', '闪电击'])
    expect(found(name)[0], name).toBe(found(`!"${name}"`)[0]);
  const bolts = found('lightning');
  const begins = bolts.map((n) => n.split(' // ').some((face) => face.startsWith('Lightning')));
  expect(begins.indexOf(false)).toBeGreaterThan(20);
  expect(begins.slice(begins.indexOf(false)).includes(true)).toBe(false);
  const rest = bolts.slice(begins.indexOf(false));
  expect(rest).toEqual(rest.toSorted((a, b) => (a < b ? -1 : 1)));
  // an order that is asked for is kept
  expect(found('shock order:name')).toEqual(found('shock order:name').toSorted((a, b) => (a < b ? -1 : 1)));
  expect(found('t:goblin mv=1')).toEqual(found('t:goblin mv=1').toSorted((a, b) => (a < b ? -1 : 1)));
});

test('a Chinese name is found by its syllables, by their first letters, and by some of each', () => {
  for (const letters of ['shandianji', 'sdj', 'shdj', 'shandj', 'sdianji', 'shandianj', 'shandian']) {
    expect(spells(letters, '闪电击'), letters).toBe(true);
    expect(found(letters), letters).toContain('Lightning Bolt');
  }
  for (const letters of ['sdk', 'shanji', 'dianji', 'sdjx']) expect(spells(letters, '闪电击'), letters).toBe(false);
  // 重 and 长 have two readings each (重铸, 长老); ü is typed v or u
  expect(spells('chongzhu', '重铸') && spells('zhongzhu', '重铸')).toBe(true);
  expect(spells('lvlongzhanglao', '绿龙长老') && spells('lulongzl', '绿龙长老')).toBe(true);
  expect(found('pinyin:sdj')).toContain('Lightning Bolt');
  expect(index.search('pinyin:闪')).toMatchObject({ message: { id: 'search.badPinyin' } });
});

test('letters that are part of a name are that, and pinyin besides for who reads Chinese', () => {
  // "shan" is in English names, too
  expect(found('shan')).not.toContain('Lightning Bolt');
  const both = found('shan', 'pinyin');
  expect(both).toContain('Lightning Bolt');
  expect(both).toContain('Shanodin Dryads');
  expect(both.indexOf('Lightning Bolt')).toBeGreaterThan(both.indexOf('Shanodin Dryads'));
  expect(found('bolt', 'pinyin')).toContain('Lightning Bolt');
});

test('any query is still answered in a few milliseconds', () => {
  const queries = ['sdj', 'zhandou', 'aaaa', 'xyzzy', 'longlonglong', 'shan t:creature'];
  expect(secondsFor(() => queries.map((q) => found(q, 'pinyin'))) / queries.length).toBeLessThan(0.15);
});
