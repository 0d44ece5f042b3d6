/** What the desk says about decks, beside what the card database says of their formats. */
export const DECK_MESSAGES = {
  'deck.format': { en: '{en}', zh: '{zh}' },
  'deck.noSideboard': {
    en: 'there is no sideboard in Two-Headed Giant Constructed, and this one has {count} cards',
    zh: '双头巨人构筑赛没有备牌，此处有{count}张',
  },
  'deck.bannedTwoHeaded': { en: '{name} is banned in Two-Headed Giant Constructed', zh: '{name}在双头巨人构筑赛中禁用' },
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
  'deck.nameAmbiguous': { en: '"{written}" could be {found}', zh: '「{written}」可能是{found}' },
  'deck.nameUnknown': { en: 'no card is named "{written}"', zh: '没有名称为「{written}」的牌' },
  'deck.source': { en: '{what} ({policy})', zh: '{what}（{policy}）' },
} as const;
