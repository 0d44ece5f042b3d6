/** Searching cards as players do: what is printed on a card decides (Y1, Y2), and a list what is allowed (Y4.4). */
import { expect, it } from 'vitest';
import { readRecord } from '../src/cards/record.js';
import { type CardRecord, readDeckText, readQuery, searchCards, stockCards, writeDeck } from '../src/index.js';

const row = (id: number, en: string, zh: string, more: object): CardRecord => {
  const record = readRecord({ id, name: { en, 'zh-CN': zh }, text: { en: '' }, ...more });
  if (!record) throw new Error(en);
  return record;
};
const monster = (types: string, attribute: string, level: number, atk: number | string, def: number | string) => ({
  ...{ kind: 'Monster', types, attribute, level, atk, def },
});
const CARDS = [
  row(1, 'Old Dragon', '古龙', { ...monster('Dragon / Normal', 'DARK', 4, 2000, 1000), series: ['Old'] }),
  row(2, 'Young Dragon', '幼龙', {
    ...monster('Dragon / Tuner / Effect', 'LIGHT', 4, 1999, 0),
    text: { en: 'Draw 1 card.' },
    limits: { tcg: 'Limited' },
  }),
  row(3, 'Dragon', '龙', { ...monster('Wyrm / Normal', 'WIND', 8, '?', 2500) }),
  row(4, 'Number Beast', '数字兽', {
    kind: 'Monster',
    types: 'Beast / Xyz / Effect',
    attribute: 'EARTH',
    rank: 4,
    atk: 2500,
    def: 2000,
    text: { en: '2 Level 4 monsters\nIt stays.' },
  }),
  row(5, 'Gate', '门', {
    kind: 'Monster',
    types: 'Cyberse / Link / Effect',
    attribute: 'DARK',
    linkArrows: ['BL', 'BR'],
    atk: 1500,
    text: { en: '2 monsters\nIt stays.' },
  }),
  row(6, 'Quick Draw', '快抽', {
    kind: 'Spell',
    property: 'Quick-Play',
    text: { en: 'Draw 2 cards.', 'zh-CN': '抽2张卡。' },
    limits: { tcg: 'Forbidden', ocg: 'Unlimited' },
  }),
  row(7, 'Old Rite', '古仪', { kind: 'Spell', property: 'Ritual', series: ['Old'] }),
  row(8, 'Wall', '墙', { kind: 'Trap', property: 'Continuous' }),
];
const found = (query: string): number[] => searchCards(CARDS, readQuery(query)).map((c) => c.printed.id);

it.each([
  ['atk>=2000', [4, 1]],
  ['atk<2000 t:dragon', [2]],
  ['atk=?', [3]],
  ['atk!=?', [5, 4, 1, 2]],
  ['lv4', [1, 2]],
  ['4星', [1, 2]],
  ['等级>4', [3]],
  ['rank4', [4]],
  ['4阶', [4]],
  ['link-2', [5]],
  ['连接2', [5]],
  ['a:dark', [5, 1]],
  ['属性：暗', [5, 1]],
  ['种族:龙', [1, 2]],
  ['t:tuner', [2]],
  ['是:调整', [2]],
  ['t:quick-play', [6]],
  ['is:速攻', [6]],
  ['t:ritual', [7]],
  ['is:extra', [5, 4]],
  ['t:spell -t:ritual', [6]],
  ['o:"draw 1"', [2]],
  ['效果:抽2张', [6]],
  ['s:old', [1, 7]],
  ['tcg:forbidden', [6]],
  ['limit:limited', [2]],
  ['ocg:unlimited t:spell', [7, 6]],
])('%s', (query, ids) => expect(found(query)).toEqual(ids));

it('a name that is just so comes first, then names that begin so, then those that have it, then the series', () => {
  expect(found('dragon')).toEqual([3, 1, 2]);
  expect(found('old')).toEqual([1, 7]);
  expect(found('龙')).toEqual([3, 1, 2]);
  expect(found('young-dragon')).toEqual([2]);
});

it.each(['foo:bar', 'atk>many', 't:nothing', 'a:green', 'tcg:maybe', 'atk>?', '-x:y'])('%s says nothing, and that is told', (term) => {
  expect(readQuery(`dragon ${term}`).unknown).toEqual([term]);
});

it('a deck that was written is read again as it was, as a file and as a link', () => {
  const ids = stockCards.map((c) => c.printed.id);
  const find = { byId: () => undefined, byName: () => undefined };
  for (let n = 0; n < 8; n++) {
    const list = { main: ids.slice(0, 40 + n), extra: ids.slice(0, n), side: ids.slice(n, 2 * n) };
    const { ydk, link } = writeDeck(list);
    expect(readDeckText(ydk, find)).toEqual({ list, unknown: [] });
    expect(readDeckText(link, find)).toEqual({ list, unknown: [] });
  }
});
