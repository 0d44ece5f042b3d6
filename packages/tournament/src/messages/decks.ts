/** What the desk says about decks, beside what the card database says of their formats. */
export const DECK_MESSAGES = {
  'deck.format': { en: '{en}', zh: '{zh}' },
  'deck.formatUnknown': {
    en: 'there is no format "{format}", so nothing can be checked; there are {known}',
    zh: '没有名为「{format}」的赛制，无法检查；可用的有：{known}',
  },
  'deck.noSideboard': {
    en: 'there is no sideboard in Two-Headed Giant Constructed, and this one has {count} cards',
    zh: '双头巨人构组赛没有备牌，此处有{count}张',
  },
  'deck.bannedTwoHeaded': { en: '{name} is banned in Two-Headed Giant Constructed', zh: '{name}在双头巨人构组赛中禁用' },
  'deck.notInPool': {
    en: '{count} × {name} are more than the pool of {pool}, and this card may not be added',
    zh: '{count}张{name}多于牌池中的{pool}张，且此牌不能添加',
  },
  'deck.teamCopies': {
    en: 'the decks of the team have {count} copies of {name} together; at most {max} are allowed',
    zh: '全队套牌共有{count}张{name}；至多{max}张',
  },
  'deck.teamRestricted': {
    en: '{name} is restricted: the decks of the team have {count} copies, one is allowed',
    zh: '{name}限用：全队套牌共有{count}张，只能有一张',
  },
  'deck.teamTwoDecks': {
    en: '{name} is in the decks {decks}; only one deck of the team may have it',
    zh: '{name}出现在套牌{decks}中；全队只能有一套套牌使用它',
  },
  'deck.nameAmbiguous': {
    en: '"{written}" can mean {count} cards that may be played: {found}',
    zh: '「{written}」可能意指{count}张可用的牌：{found}',
  },
  'deck.nameOfCharacter': {
    en: '"{written}" is read as {found}: no other card of that character may be played',
    zh: '「{written}」视为{found}：含有该角色名称的合法牌只有这一张',
  },
} as const;
