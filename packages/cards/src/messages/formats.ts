/** Why a deck is not legal. */
export const FORMAT_MESSAGES = {
  'format.tooFew': {
    en: 'the deck has {count} cards; at least {min} are required',
    zh: '套牌有{count}张牌；至少须有{min}张',
  },
  'format.beside': {
    en: '{name} lies beside decks: it is no card of one',
    zh: '{nameZh}置于套牌之外：不是套牌的牌',
  },
  'format.notExactly': {
    en: 'deck and commander are {count} cards; exactly {exactly} are required',
    zh: '套牌连同指挥官共有{count}张牌；须恰好为{exactly}张',
  },
  'format.sideboardTooBig': {
    en: 'the sideboard has {count} cards; at most {max} are allowed',
    zh: '备牌有{count}张牌；至多可有{max}张',
  },
  'format.tooManyCopies': {
    en: 'there are {count} copies of {name} in deck and sideboard together; at most {max} are allowed',
    zh: '套牌与备牌中共有{count}张{nameZh}；至多可有{max}张',
  },
  'format.noCommander': {
    en: 'the deck has no commander; put one under the header "Commander"',
    zh: '套牌没有指挥官；请在「指挥官」标题下写上一张',
  },
  'format.notCommander': {
    en: '{name} can not be a commander: it is no legendary creature and does not say that it can',
    zh: '{nameZh}不能作为指挥官：它不是传奇生物，也没有注明可以',
  },
  'format.notBrawlCommander': {
    en: '{name} can not be a commander: it is neither a legendary creature nor a legendary planeswalker',
    zh: '{nameZh}不能作为指挥官：它既不是传奇生物，也不是传奇鹏洛客',
  },
  'format.commanders': {
    en: 'the deck has {count} commanders; there can never be more than two',
    zh: '套牌有{count}个指挥官；至多只能有两个',
  },
  'format.notPartners': {
    en: '{name} and {other} can not be commanders together: they have no partner ability that fits both',
    zh: '{nameZh}与{otherZh}不能同时作为指挥官：它们没有互相适用的拍档异能',
  },
  'format.backgroundAlone': {
    en: '{name} can be a commander only together with one that has "choose a Background"',
    zh: '{nameZh}只能与具有「选择背景」的指挥官一同作为指挥官',
  },
  'format.identity': {
    en: '{name} brings {colors} into the deck; the color identity of the commander is {allowed}',
    zh: '{nameZh}的标识色含有{colors}；指挥官的标识色是{allowed}',
  },
  'format.companions': {
    en: 'the deck has {count} companions; there can be one',
    zh: '套牌有{count}个行侣；只能有一个',
  },
  'format.noCompanion': {
    en: '{name} can not be a companion: it has no companion ability',
    zh: '{nameZh}不能作为行侣：它没有行侣异能',
  },
  'format.companionDeck': {
    en: 'the starting deck is not as the companion {name} asks',
    zh: '起始套牌不符合行侣{nameZh}的条件',
  },
  'format.companionUnjudged': {
    en: 'note: whether the starting deck is as the companion {name} asks can not be told from the data of these cards',
    zh: '注：无法从这些牌的数据判断起始套牌是否符合行侣{nameZh}的条件',
  },
  'format.notListed': {
    en: '{name} is not known to the card lists of {date}, which say what is legal in {format}',
    zh: '{date}的牌表中没有{nameZh}，无法确认它在{formatZh}赛制中可用',
  },
  'format.newer': {
    en: 'note: {name} is newer than the card lists of {date}; it is taken to be legal in {format}, as is every card that is not banned',
    zh: '注：{nameZh}比{date}的牌表新；{formatZh}赛制中未禁用的牌均可用，故视为可用',
  },
  'format.notLegal': {
    en: '{name} is not legal in {format}',
    zh: '{nameZh}在{formatZh}赛制中不可用',
  },
  'format.notYet': {
    en: '{name} is not yet legal in {format}; it is from {from}',
    zh: '{nameZh}在{formatZh}赛制中尚不可用；自{from}起可用',
  },
  'format.banned': {
    en: '{name} is banned in {format}',
    zh: '{nameZh}在{formatZh}赛制中禁用',
  },
  'format.bannedAsCommander': {
    en: '{name} is banned as commander in {format}',
    zh: '{nameZh}在{formatZh}赛制中不能作为指挥官',
  },
  'format.restricted': {
    en: '{name} is restricted in {format}: at most one copy in deck and sideboard together, not {count}',
    zh: '{nameZh}在{formatZh}赛制中限用：套牌与备牌中至多一张，现有{count}张',
  },
  'format.unknown': {
    en: 'there is no format "{name}"; the known formats are {known}',
    zh: '没有名为「{name}」的赛制；已知的赛制有：{known}',
  },
  'format.unknownNear': {
    en: 'there is no format "{name}"; did you mean {near}?',
    zh: '没有名为「{name}」的赛制；是否是指{near}？',
  },
} as const;
