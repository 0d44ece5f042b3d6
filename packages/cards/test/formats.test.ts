import type { Card, DeckCondition, Face } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { CardIndex, checkDeck, embeddedIndex, FORMATS, type Format, findFormat, formatMessage, MESSAGES, parseDeck } from '../src/index.js';
import { SOME } from './support.js';

const index = new CardIndex(SOME);
const check = (text: string, format: Format = FORMATS[0]) =>
  checkDeck(parseDeck(text, index).deck, format).map((i) => [i.rule, formatMessage(i.message, 'en')]);

describe('constructed decks', () => {
  it('any number of basic lands is legal', () => expect(check('Deck\n60 Forest\nSideboard\n15 Forest')).toEqual([]));

  it('sixty cards at least (CR 100.2a)', () => {
    expect(check('59 Forest')).toEqual([['100.2a', 'the deck has 59 cards; at least 60 are required']]);
  });

  it('fifteen in the sideboard at most (CR 100.4a)', () => {
    expect(check('Deck\n60 Forest\nSideboard\n16 Forest')).toEqual([['100.4a', 'the sideboard has 16 cards; at most 15 are allowed']]);
  });

  it('four copies at most over deck and sideboard (CR 100.2a, 100.4a)', () => {
    expect(check('Deck\n60 Forest\n3 Gush\nSideboard\n1 Gush')).toEqual([]);
    expect(check('Deck\n60 Forest\n3 Gush\nSideboard\n2 Gush')).toEqual([
      ['100.2a', 'there are 5 copies of Gush in deck and sideboard together; at most 4 are allowed'],
    ]);
  });

  it('planes, phenomena, schemes, vanguards and conspiracies are no cards of a deck (CR 100.2d, 315.2)', () => {
    const of = (text: string) =>
      checkDeck(parseDeck(text, embeddedIndex()).deck, FORMATS[0]).map((i) => [i.rule, formatMessage(i.message, 'en')]);
    expect(of('Deck\n60 Island\n1 Academy at Tolaria West')).toEqual([
      ['100.2d', 'Academy at Tolaria West lies beside decks: it is no card of one'],
    ]);
    expect(of("Deck\n60 Island\n1 Brago's Favor")).toEqual([['100.2d', "Brago's Favor lies beside decks: it is no card of one"]]);
    expect(of('Deck\n60 Island\nSideboard\n1 A Display of My Dark Power').map(([rule]) => rule)).toEqual(['100.2d']);
    expect(of("Deck\n60 Island\nSideboard\n1 Brago's Favor")).toEqual([]);
  });

  it('a list of legal cards plugs in', () => {
    const format: Format = {
      id: 'test',
      name: { en: 'Test', zh: '测试' },
      kind: 'constructed',
      list: { date: '2015-01-23', banned: [{ name: 'Lightning Bolt' }], restricted: [{ name: 'Gush' }] },
    };
    expect(check('60 Forest\n2 Gush\n1 Lightning Bolt', format)).toEqual([
      [undefined, 'Gush is restricted in Test: at most one copy in deck and sideboard together, not 2'],
      [undefined, 'Lightning Bolt is banned in Test'],
    ]);
  });

  it('formats are found by id and by name in both languages', () => {
    expect(findFormat('PAUPER')?.id).toBe('pauper');
    expect(findFormat('全铁')?.id).toBe('pauper');
    expect(findFormat('nonsense')).toBeUndefined();
  });
});

describe('messages', () => {
  const parameters = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map((m) => m[1].replace(/Zh$/, ''));
  it.each(Object.entries(MESSAGES))('%s is complete in both languages', (_, { en, zh }) => {
    expect(en).not.toBe('');
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(new Set(parameters(zh))).toEqual(new Set(parameters(en)));
  });
});

describe('CR 702.139: a companion', () => {
  const face = (more: Partial<Face>): Face => ({ name: 'x', supertypes: [], types: ['Creature'], subtypes: [], abilities: [], ...more });
  const made = (name: string, more: Partial<Face>): Card => ({ name, layout: 'normal', faces: [face({ name, ...more })] });
  const cheap: DeckCondition = {
    deck: 'each',
    what: { is: 'permanentCard' },
    is: { is: 'stat', stat: 'manaValue', cmp: '<=', value: 2 },
  };
  const CARDS = [
    made('Little Friend', {
      supertypes: ['Legendary'],
      manaCost: '{1}{W}{W}',
      abilities: [{ kind: 'keyword', keyword: 'companion', deck: cheap }],
    }),
    made('Two', { manaCost: '{1}{W}' }),
    made('Three', { manaCost: '{2}{W}' }),
  ];
  const decks = new CardIndex([...SOME, ...CARDS]);
  const issues = (text: string) => checkDeck(parseDeck(text, decks).deck, FORMATS[0]).map((i) => [i.rule, i.message.id, i.card]);

  it('with a starting deck as it asks', () => {
    expect(issues('Companion\n1 Little Friend\n\nDeck\n56 Forest\n4 Two\n\nSideboard\n4 Three')).toEqual([]);
  });

  it('with a card that it does not allow', () => {
    expect(issues('Companion\n1 Little Friend\n\nDeck\n59 Forest\n1 Three')).toEqual([
      ['702.139a', 'format.companionDeck', 'Little Friend'],
    ]);
  });
});
