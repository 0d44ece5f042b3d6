/** What a decision asks: in words that say what there is to choose from. Expected: a player's reading of the card. */
import { describe, expect, it } from 'vitest';
import { promptOf, renderMessage } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';

define(
  {
    name: 'Homing Bird',
    type: 'Creature — Bird',
    pt: '2/3',
    cost: '{0}',
    text: "When ~ enters, return a permanent you control to its owner's hand.",
  },
  {
    name: 'Homing Cat',
    type: 'Creature — Cat',
    pt: '2/3',
    cost: '{0}',
    text: "When ~ enters, return a creature you control to its owner's hand.",
  },
  {
    name: 'Homing Root',
    type: 'Creature — Plant',
    pt: '2/3',
    cost: '{0}',
    text: "When ~ enters, return a land you control to its owner's hand.",
  },
  {
    name: 'Digger',
    type: 'Creature — Rat',
    pt: '2/3',
    cost: '{0}',
    text: 'When ~ enters, return a creature card from your graveyard to your hand.',
  },
);

const asked = (t: Table): [string, string] => {
  const { state } = t;
  const d = state.pending;
  if (!d) throw new Error('nothing is asked');
  const words = (lang: 'en' | 'zh'): string => renderMessage(promptOf(state, d), lang, () => '');
  return [words('en'), words('zh')];
};

describe('608.2d: a choice as an ability resolves', () => {
  it.each([
    ['Homing Bird', 'Choose 1 permanent.', '选择1个永久物。'],
    ['Homing Cat', 'Choose 1 creature.', '选择1个生物。'],
    ['Homing Root', 'Choose 1 land.', '选择1个地。'],
    ['Digger', 'Choose 1 card.', '选择1张牌。'],
  ])('%s', (name, en, zh) => {
    const t = table({ A: { hand: [name], battlefield: ['2 Grizzly Bears', '3 Forest'], graveyard: ['Hill Giant', 'Serra Angel'] } });
    t.cast('A', name).toDecision('choose');
    expect(asked(t)).toEqual([en, zh]);
  });
});
