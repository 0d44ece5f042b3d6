/** What is to be said of card files, in both languages. */

import { SYSTEM_EN, SYSTEM_ZH } from '@apnap/system';
import { wordsOf } from '@apnap/words';

export const CARDBASE_EN = {
  ...SYSTEM_EN,
  'error.noCards': '{file}: there are no cards in it; expected a card file of MTGJSON or Scryfall, or JSON Lines of cards',
  'error.refusedCard': "{name} can't be played yet: {why}",
  'error.cardLine': '{file}:{line}: not a card: {what}; expected one JSON object with a "name" on each line',
  'error.refused': "{file}: {name} can't be played yet: {why}",
  'error.unsupported': '{file}: {name} cannot be played yet: the engine has no meaning for {what}',
  'error.noCard': 'no card is named "{name}"{near}',
  'error.near': '; did you mean {near}?',
  'error.noDeck': '{file}: there is no such file and no such deck; the decks that come with apnap are {ids}',
  'error.deckLine': '{file}:{line}: {what}',
  'error.deck': '{file}: {what}',
} as const;

export const CARDBASE_ZH: Readonly<Record<keyof typeof CARDBASE_EN, string>> = {
  ...SYSTEM_ZH,
  'error.noCards': '{file}：其中没有牌；应为MTGJSON或Scryfall的牌文件，或每行一张牌的JSON Lines',
  'error.refusedCard': '{name}尚不能使用：{why}',
  'error.cardLine': '{file}:{line}：不是牌张：{what}；每行应为一个带有 "name" 的 JSON 对象',
  'error.refused': '{file}：{name}尚不能使用：{why}',
  'error.unsupported': '{file}：{name}尚不能使用：引擎还不认得{what}',
  'error.noCard': '没有名称为「{name}」的牌{near}',
  'error.near': '；是否是指{near}？',
  'error.noDeck': '{file}：没有这个文件，也没有这副套牌；apnap 自带的套牌有 {ids}',
  'error.deckLine': '{file}:{line}：{what}',
  'error.deck': '{file}：{what}',
};

export const text = wordsOf<keyof typeof CARDBASE_EN>({ en: CARDBASE_EN, zh: CARDBASE_ZH });
