import { describe, expect, it } from 'vitest';
import { CardIndex, type Deck, formatMessage, parseDeck, writeDeck } from '../src/index.js';
import { SOME } from './support.js';

const index = new CardIndex(SOME);
const list = (deck: Deck, part: 'main' | 'sideboard' | 'commander' | 'companion') => deck[part].map((e) => `${e.count} ${e.card.name}`);
const problems = (text: string, lang: 'en' | 'zh' = 'en') =>
  parseDeck(text, index).problems.map((p) => `${p.line}: ${formatMessage(p.message, lang)}`);

describe('reading a deck list', () => {
  it('reads headers, printings, comments and both ways to write a count', () => {
    const text =
      '// my deck\nDeck\n4 Lightning Bolt (M11) 146\n4x Gush\n# lands\n20 Forest (UNH) 140 *F*\n\nSideboard:\n2 Fire // Ice\n1 Ice\n';
    const { deck, problems } = parseDeck(text, index);
    expect(problems).toEqual([]);
    expect(list(deck, 'main')).toEqual(['4 Lightning Bolt', '4 Gush', '20 Forest']);
    expect(list(deck, 'sideboard')).toEqual(['3 Fire // Ice']);
  });

  it('takes the block after a blank line for the sideboard when there are no headers', () => {
    const { deck } = parseDeck('4 Lightning Bolt\r\n20 Forest\r\n\r\n3 Gush\r\n', index);
    expect(list(deck, 'main')).toEqual(['4 Lightning Bolt', '20 Forest']);
    expect(list(deck, 'sideboard')).toEqual(['3 Gush']);
  });

  it('takes several blocks for one deck unless sixty cards come before the last', () => {
    const three = parseDeck('4 Lightning Bolt\n\n4 Gush\n\n20 Forest', index).deck;
    expect(list(three, 'main')).toEqual(['4 Lightning Bolt', '4 Gush', '20 Forest']);
    const sixty = parseDeck('4 Lightning Bolt\n\n56 Forest\n\n3 Gush', index).deck;
    expect(list(sixty, 'sideboard')).toEqual(['3 Gush']);
  });

  it('reads SB: lines, a commander, a companion, a name and Chinese', () => {
    const { deck, problems } = parseDeck('4 Gush\nSB: 2 Lightning Bolt', index);
    expect([list(deck, 'main'), list(deck, 'sideboard'), problems]).toEqual([['4 Gush'], ['2 Lightning Bolt'], []]);
    const zh = parseDeck('关于\n名称 试作\n\n指挥官\n1 Æther Vial\n\n套牌\n4 闪电击\n2x 火／冰\n3张树林\n\n备牌\n1 英雄殉身', index);
    expect(zh.problems).toEqual([]);
    expect(zh.deck.name).toBe('试作');
    expect(list(zh.deck, 'commander')).toEqual(['1 Æther Vial']);
    expect(list(zh.deck, 'main')).toEqual(['4 Lightning Bolt', '2 Fire // Ice', '3 Forest']);
    expect(list(zh.deck, 'sideboard')).toEqual(["1 Hero's Downfall"]);
  });

  it('says of each bad line what is wrong and what would be right', () => {
    expect(problems('4 Lightning Blot\nForest\n4\n0 Gush\n4 Zzzzzzzz')).toEqual([
      '1: no card is named "Lightning Blot"; did you mean "Lightning Bolt"?',
      '2: "Forest" does not begin with a number of copies; write for example "4 Forest"',
      '3: "4" has a number of copies but no card name; write for example "4 Forest"',
      '4: "0" is not a possible number of copies; it must be from 1 to 999',
      '5: no card is named "Zzzzzzzz"',
    ]);
    expect(problems('4 闪电链击', 'zh')).toEqual(['1: 没有名称为「闪电链击」的牌；是否是指「闪电炼击」、「闪电击」？']);
    expect(problems('')).toEqual([
      '0: there are no cards in this deck; each line is a number of copies and a card name, for example "4 Forest"',
    ]);
  });

  it('reads back what it writes, in both languages', () => {
    const { deck } = parseDeck('Deck\n4 Lightning Bolt\n20 Forest\n\nSideboard\n3 Fire // Ice\n1 Gush', index);
    expect(writeDeck(deck)).toBe('Deck\n4 Lightning Bolt\n20 Forest\n\nSideboard\n3 Fire // Ice\n1 Gush\n');
    expect(writeDeck(deck, 'zh')).toBe('套牌\n4 闪电击\n20 树林\n\n备牌\n3 火／冰\n1 Gush\n');
    expect(parseDeck(writeDeck(deck, 'zh'), index).deck).toEqual(deck);
  });
});
