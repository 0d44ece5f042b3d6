/** CR 315, 702.106: conspiracy cards are read, come back from their data, and are said in Chinese. */
import { renderFaceZh } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { compileCard, roundTripFailure } from '../src/index.js';

const read = (text: string) => {
  const result = compileCard({ name: 'Test Plot', layout: 'normal', types: ['Conspiracy'], supertypes: [], subtypes: [], text });
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.card;
};

describe('conspiracy cards', () => {
  it.each([
    ['Hidden agenda\nCreatures you control with the chosen name have haste.', '由你操控且具所选名称的生物具有敏捷异能。'],
    [
      'Hidden agenda\nWhenever you cast an instant or sorcery spell, if it targets a creature you control with the chosen name, you may copy that spell and may choose new targets for the copy.',
      null,
    ],
    [
      'Hidden agenda\nWhenever a creature with the chosen name enters the battlefield under your control, you may search your library for any number of cards with that name, reveal them, put them into your hand, then shuffle your library.',
      null,
    ],
    [
      'Double agenda\nWhenever you cast a creature spell with one of the chosen names, you may search your library for a creature card with the other chosen name, reveal it, put it into your hand, then shuffle your library.',
      '每当你施放具任一所选名称的生物咒语时，你可以从你的牌库中搜寻一张具另一个所选名称的生物牌，展示该牌，将它置于你手上，然后将你的牌库洗牌。',
    ],
    ['At the beginning of the first upkeep, you gain 1 life.', '在第一个维持开始时，你获得1点生命。'],
    ["At the beginning of each other player's first upkeep, that player gains 1 life.", null],
    ['Your minimum deck size is reduced by five.', '你的套牌张数下限减少五张。'],
    ['The first creature spell you cast each turn costs {1} less to cast.', '你每回合中第一个施放的生物咒语减少{1}来施放。'],
    [
      'You are the starting player. If multiple players would be the starting player, one of those players is chosen at random.',
      '你是先手牌手。如果有多位牌手将为先手牌手，则从中随机选择一位。',
    ],
    ['Before drawing your opening hand, choose 1, 2, or 3.', '于抓起手牌前，选择一个介于1与3之间的数字。'],
  ])('%s', (text, zh) => {
    const card = read(text);
    expect(roundTripFailure(card)).toBeUndefined();
    const said = renderFaceZh(card.faces[0]);
    if (zh) expect(said[said.length - 1]).toBe(zh);
    if (text.startsWith('Double')) expect(said[0]).toBe('双重秘案');
  });
});

describe('905.2b: what was noted as cards were drafted', () => {
  const drafted = (types: string[], text: string) => {
    const result = compileCard({
      name: 'Test Note',
      layout: 'normal',
      types,
      supertypes: [],
      subtypes: [],
      power: '1',
      toughness: '1',
      text,
    });
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    return result.card;
  };
  it.each([
    [
      ['Creature'],
      'Reveal Test Note as you draft it and note the player who passed it to you.\nTest Note attacks a player you noted for cards named Test Note each combat if able.',
      'Test Note每次战斗若能攻击你为名称为Test Note之牌所记录的牌手之一，则必须攻击该牌手。',
    ],
    [
      ['Land'],
      'Reveal Test Note as you draft it. The player to your right chooses a color, you choose another color, then the player to your left chooses a third color.\n{T}: Add one mana of any color chosen as you drafted cards named Test Note.',
      '{T}：加一点法术力，其颜色为于你抓选名称为Test Note之牌时所选的任一颜色。',
    ],
    [
      ['Creature'],
      "Reveal Test Note as you draft it. After you draft Test Note, you may add a booster pack to the draft. (Your next pick is from that booster pack. Pass it to the next player and it's drafted this draft round.)",
      '于你抓选Test Note时展示之。在你抓选Test Note后，你可以将一包补充包加入轮抽。',
    ],
    // what an instant does during the draft is no part of what the spell does
    [
      ['Instant'],
      "Reveal Test Note as you draft it. The player to your right chooses a color, you choose another color, then the player to your left chooses a third color.\nDestroy target creature that's one or more of the colors chosen as you drafted cards named Test Note.",
      '消灭目标具有任一于你抓选名称为Test Note之牌时所选颜色的生物。',
    ],
    [
      ['Instant'],
      "Reveal Test Note as you draft it and note how many cards you've drafted this draft round, including Test Note.\nTest Note deals damage to target creature equal to the highest number you noted for cards named Test Note.",
      'Test Note对目标生物造成X点伤害，X为你为名称为Test Note之牌记录的最大数字。',
    ],
    [
      ['Creature'],
      'Reveal Test Note as you draft it. Reveal the next card you draft and note its name.\nWhen Test Note enters the battlefield, you may search your hand and/or library for a card with a name noted as you drafted cards named Test Note. You may cast it without paying its mana cost. If you searched your library this way, shuffle it.',
      null,
    ],
    [
      ['Creature'],
      "Reveal Test Note as you draft it. The next time a player drafts a card from this booster pack, guess that card's name. Then that player reveals the drafted card.\nWhen Test Note enters the battlefield, if you guessed correctly for a card named Test Note, draw a card.",
      '当Test Note进战场时，若你此前曾为名称为Test Note之牌猜对，则抓一张牌。',
    ],
  ])('%s: %s', (types, text, zh) => {
    const card = drafted(types, text);
    expect(roundTripFailure(card)).toBeUndefined();
    if (zh) expect(renderFaceZh(card.faces[0]).at(-1)).toBe(zh);
    const [first] = card.faces[0].abilities;
    expect(first.kind === 'static' && first.parts.map((p) => p.part)).toEqual(['draft']);
  });
});
