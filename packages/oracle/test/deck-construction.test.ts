/** CR 113.6n, 903.3d: what cards say about decks is read, and does nothing in a game. */
import { renderFaceEn, renderFaceZh } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { compileCard, roundTripFailure } from '../src/index.js';

const rats = (text: string) =>
  compileCard({ name: 'Test Rats', layout: 'normal', types: ['Creature'], supertypes: [], subtypes: ['Rat'], text });

describe('what cards say about decks', () => {
  it.each([
    [
      'A deck can have any number of cards named Test Rats.',
      { allows: 'copies', most: 'any' },
      '名称为Test Rats的牌，在套牌中的数量不受限制。',
    ],
    ['A deck can have up to seven cards named Test Rats.', { allows: 'copies', most: 7 }, null],
    ['Test Rats can be your commander.', { allows: 'commander' }, 'Test Rats可用作指挥官。'],
  ])('%s', (text, part, zh) => {
    const result = rats(text);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    expect(result.card.faces[0].abilities).toMatchObject([{ kind: 'static', parts: [{ part: 'deckConstruction', ...part }] }]);
    expect(renderFaceEn(result.card.faces[0])).toContain(text);
    if (zh) expect(renderFaceZh(result.card.faces[0])).toContain(zh);
  });
});

describe('CR 702.139a: what companions ask of a starting deck', () => {
  const LAND = { is: 'type', type: 'Land' };
  const ANY = { is: 'any' };
  it.each([
    [
      'Your starting deck contains only cards with even converted mana costs.',
      { deck: 'each', what: ANY, is: { is: 'parity', stat: 'manaValue', parity: 'even' } },
      '你的起始套牌中仅包含法术力值为偶数的牌',
    ],
    [
      'Your starting deck contains only cards with odd mana value and land cards.',
      { deck: 'each', what: ANY, is: { is: 'or', of: [{ is: 'parity', stat: 'manaValue', parity: 'odd' }, LAND] } },
      '你的起始套牌中仅包含法术力值为奇数的牌以及地牌',
    ],
    [
      'No card in your starting deck has more than one of the same mana symbol in its mana cost.',
      { deck: 'each', what: ANY, is: { is: 'not', of: { is: 'repeatsSymbol' } } },
      '你起始套牌中的每张牌，其法术力费用中都没有重复的法术力符号',
    ],
    [
      'Each creature card in your starting deck is a Cat, Elemental, Nightmare, Dinosaur, or Beast card.',
      { deck: 'each', what: { is: 'type', type: 'Creature' } },
      '你起始套牌中的每张生物牌都是猫，元素，梦魇，恐龙或野兽牌',
    ],
    [
      'Each permanent card in your starting deck has mana value 2 or less.',
      { deck: 'each', what: { is: 'permanentCard' }, is: { is: 'stat', stat: 'manaValue', cmp: '<=', value: 2 } },
      '你起始套牌中的每张永久物牌的法术力值等于或小于2',
    ],
    [
      'Each nonland card in your starting deck has a different name.',
      { deck: 'compare', what: { is: 'not', of: LAND }, in: 'names', how: 'different' },
      null,
    ],
    [
      'Each nonland card in your starting deck shares a card type.',
      { deck: 'compare', what: { is: 'not', of: LAND }, in: 'cardTypes', how: 'shared' },
      null,
    ],
    ['Your starting deck contains at least twenty cards more than the minimum deck size.', { deck: 'size', aboveMinimum: 20 }, null],
    [
      'Each permanent card in your starting deck has an activated ability.',
      { deck: 'each', what: { is: 'permanentCard' }, is: { is: 'hasAbility', kind: 'activated' } },
      '你起始套牌中的每张永久物牌都具有起动式异能',
    ],
  ])('%s', (text, deck, zh) => {
    const result = rats(`Companion — ${text}\nFlying`);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    const [face] = result.card.faces;
    expect(face.abilities).toMatchObject([{ kind: 'keyword', keyword: 'companion', deck }, { keyword: 'flying' }]);
    expect(roundTripFailure(result.card)).toBeUndefined();
    if (zh) expect(renderFaceZh(face)[0]).toBe(`行侣～${zh}。`);
  });

  it('companion is nothing without a condition', () => expect(rats('Companion').ok).toBe(false));
});
