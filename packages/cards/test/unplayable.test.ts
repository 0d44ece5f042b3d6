/** Cards that are known and can't be played yet: found by their names, told why, and played from where their data are. */
import { expect, test } from 'vitest';
import { type Compile, entryOf, type RawCard } from '../src/import/index.js';
import {
  type CardDatabase,
  CardIndex,
  type CardRecord,
  embeddedCard,
  embeddedDatabase,
  embeddedIndex,
  isOutline,
  memoryDatabase,
  parseDeck,
  playableLike,
  whyRefused,
} from '../src/index.js';

const all = embeddedDatabase();
const records = Array.from({ length: all.size }, (_, place) => all.record(place));
const refused = records.filter((r) => r.refusal !== undefined);

const raw: RawCard = {
  name: 'Test Séraph',
  layout: 'normal',
  faces: [{ name: 'Test Séraph', supertypes: [], types: ['Creature'], subtypes: ['Angel'], power: '2', toughness: '2', text: '' }],
  printings: [],
} as unknown as RawCard;
const face = {
  name: 'Test Séraph',
  supertypes: [],
  types: ['Creature' as const],
  subtypes: ['Angel'],
  power: '2',
  toughness: '2',
  abilities: [],
};
const databaseOf = (compile: Compile): CardDatabase => {
  const { record, card } = entryOf(raw, compile);
  return memoryDatabase([{ record, ...(card ? { card } : {}) }]);
};
const read = databaseOf(() => ({ ok: true, card: { name: 'Test Séraph', layout: 'normal', faces: [face] } }));
const unread = databaseOf(() => ({
  ok: false,
  name: 'Test Séraph',
  refusals: [{ face: 'Test Séraph', line: '', phrase: 'x', reason: 'y' }],
}));

test('a card has the data of the first database that has them, in whatever order the databases are', () => {
  for (const databases of [
    [read, unread],
    [unread, read],
  ])
    for (const name of ['Test Séraph', 'test seraph']) {
      const found = new CardIndex([], ...databases).find(name);
      expect(found && isOutline(found), name).toBe(false);
    }
  const alone = new CardIndex([], unread).find('Test Seraph');
  expect(alone && isOutline(alone)).toBe(true);
});

test('each of them is found by its name, is in a deck, and has a reason in both languages', () => {
  expect(refused.length).toBeGreaterThan(1000);
  for (const r of refused.filter((_, i) => i % 25 === 0)) {
    expect(all.find(r.name)?.place, r.name).toBe(r.place);
    expect(embeddedCard(r.name), r.name).toBeUndefined();
    expect(parseDeck(`1 ${r.name}\n`, embeddedIndex()).problems, r.name).toEqual([]);
    expect(whyRefused('en', r.refusal), r.name).not.toBe('');
  }
  // none of the reasons is without words in Chinese, and none shows data
  const bare = refused.filter((r) => !/\p{Script=Han}/u.test(whyRefused('zh', r.refusal) ?? ''));
  expect(bare.map((r) => r.refusal)).toEqual([]);
  expect(refused.map((r) => whyRefused('en', r.refusal) ?? '').filter((why) => /[{]"|: [[{]/.test(why))).toEqual([]);
  expect(whyRefused('en', { phrase: 'wug', reason: 'unknown layout' })).toBe('"wug" (unknown layout)');
  expect(whyRefused('zh', { phrase: '', reason: 'not understood from "wug"' })).toBe('从「wug」起无法理解');
  expect(whyRefused('en', undefined)).toBeUndefined();
});

test('what is offered instead can be played, is of the same types, and of no other colours', () => {
  const offered = (r: CardRecord): CardRecord[] => playableLike(all, r, 3);
  for (const r of refused.filter((_, i) => i % 400 === 0))
    for (const o of offered(r)) {
      expect(o.refusal).toBeUndefined();
      expect(o.faces[0].types.toSorted()).toEqual(r.faces[0].types.toSorted());
      expect(o.colorIdentity.every((c) => r.colorIdentity.includes(c))).toBe(true);
    }
  // a card that differs in nothing that counts comes first
  const bear = all.find('Grizzly Bears') as CardRecord;
  const [like] = offered(bear);
  expect([like.manaValue, like.faces[0].power, like.faces[0].toughness, like.colorIdentity]).toEqual([2, '2', '2', ['G']]);
});
