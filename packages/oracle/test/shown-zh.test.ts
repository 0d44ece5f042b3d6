/** What cards say in Chinese: a sentence of each class that once said less, or something else. The expected words are in the manner of the printed cards of that kind. */
import { renderFaceZh } from '@apnap/ability';
import { expect, it } from 'vitest';
import { type CardInput, compileCard } from '../src/index.js';

const card = (types: string[], text: string, more: Partial<CardInput> = {}): CardInput => ({
  name: 'Sample',
  layout: 'normal',
  types,
  text,
  ...more,
});

const said: readonly (readonly [string, CardInput, string])[] = [
  [
    '107.3: a number with words of its own is not explained as X',
    card(
      ['Sorcery'],
      'Create a green Elemental creature token with "This token\'s power and toughness are each equal to the number of creatures you control."',
    ),
    '派出一个绿色元素衍生生物，且具有「此生物的力量和防御力各等同于由你操控的生物数量。」',
  ],
  [
    '107.3: those who have more of a kind than you are counted once',
    card(['Creature'], 'When this creature enters, you gain X life, where X is the number of players who control more lands than you.'),
    '当Sample进战场时，你获得X点生命，X为所操控的地多于你的牌手数量。',
  ],
  [
    '614.9: only the next damage is dealt to another',
    card(
      ['Creature'],
      '{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.',
    ),
    '{0}：于本回合中，接下来将对Sample造成的1点伤害改为对目标由你操控的生物造成。',
  ],
  [
    '603.7: only what you cast next',
    card(
      ['Sorcery'],
      'When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
    ),
    '本回合中，当你下一次施放瞬间或法术咒语时，复制该咒语。你可以为该复制品选择新的目标。',
  ],
  [
    '404.1: whose graveyard it is; what is put there from anywhere is a card',
    card(['Creature'], 'Whenever a land card is put into your graveyard from anywhere, put a +1/+1 counter on this creature.'),
    '每当一张地牌从任何区域置入你的坟墓场时，在Sample上放置一个+1/+1指示物。',
  ],
  [
    '701.21: what was sacrificed has not only left the battlefield',
    card(['Artifact'], "{T}: Draw a card. Activate only if you've sacrificed an artifact this turn."),
    '{T}：抓一张牌。只能于你本回合中牺牲过一个神器时起动此异能。',
  ],
  [
    '611.2: "for each" is of one change and not of the other',
    card(
      ['Creature'],
      'When this creature enters, creatures you control gain trample and get +1/+0 until end of turn for each artifact you control.',
    ),
    '当Sample进战场时，直到回合结束，由你操控的生物获得践踏异能且得+X/+0，X为由你操控的神器数量。',
  ],
  [
    "110.2a: another player's card comes under your control",
    card(
      ['Sorcery'],
      "Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles.",
    ),
    '从目标对手的牌库中搜寻一张生物牌，将之在你的操控下放进战场，然后将其牌库洗牌。',
  ],
  [
    '118.12: all that is done unless something is paid is one sentence',
    card(['Creature'], 'At the beginning of your upkeep, sacrifice this creature and draw a card unless you discard a card.'),
    '在你的维持开始时，除非你弃一张牌，否则牺牲Sample，且抓一张牌。',
  ],
  [
    '702.27a: a cost in words is a sentence',
    card(['Instant'], 'Buyback—Sacrifice a land.\nDraw a card.'),
    '购回～牺牲一个地。\n抓一张牌。',
  ],
];

it.each(said)('%s', (_, input, words) => {
  const r = compileCard(input);
  expect(r.ok ? [] : r.refusals).toEqual([]);
  expect(r.ok ? renderFaceZh(r.card.faces[0]).join('\n') : '').toBe(words);
});
