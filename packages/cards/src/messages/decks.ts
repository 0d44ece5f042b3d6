/** What is said about deck files. */
export const DECK_FILE_MESSAGES = {
  'deck.xmlUnknown': {
    en: 'this XML is no deck; expected <Deck> (MTGO .dek) or <cockatrice_deck> (Cockatrice .cod) as the outermost element',
    zh: '此XML不是套牌；最外层元素应为<Deck>（MTGO .dek）或<cockatrice_deck>（Cockatrice .cod）',
  },
  'deck.xmlDoctype': {
    en: "document types and entities of one's own are not read; remove <!…>",
    zh: '不支持文档类型与自定义实体；请删去<!…>',
  },
  'deck.xmlUnclosed': {
    en: '{what} is never closed; expected {end}',
    zh: '{what}没有结束；应有{end}',
  },
  'deck.xmlNoElement': {
    en: 'expected an element, such as <Deck>',
    zh: '此处应为元素，例如<Deck>',
  },
  'deck.xmlAfterEnd': {
    en: 'there is something after the end of <{name}>; nothing may follow it',
    zh: '<{name}>结束之后还有内容；其后不应再有内容',
  },
  'deck.xmlNoName': {
    en: 'expected a name, not "{got}"; write < itself as &lt;',
    zh: '此处应为名称，而非「{got}」；<本身应写作&lt;',
  },
  'deck.xmlNoValue': {
    en: 'the attribute {name} has no value in quotation marks; write {name}="…"',
    zh: '属性{name}没有引号中的值；请写{name}="…"',
  },
  'deck.xmlTwice': {
    en: 'the attribute {name} stands there twice; keep one',
    zh: '属性{name}出现两次；请保留一个',
  },
  'deck.xmlDeep': {
    en: 'elements are nested too deep for a deck',
    zh: '元素嵌套过深，不是套牌',
  },
  'deck.xmlWrongEnd': {
    en: '<{name}> is closed by </{got}>; expected </{name}>',
    zh: '<{name}>以</{got}>结束；应为</{name}>',
  },
  'deck.xmlEntity': {
    en: '"{got}" stands for no character; write & itself as &amp;',
    zh: '「{got}」不代表任何字符；&本身应写作&amp;',
  },
  'deck.xmlAttribute': {
    en: '<{element}> has no {attribute}; every card needs a name and a number of copies',
    zh: '<{element}>缺少{attribute}；每张牌都须有名称与张数',
  },
  'deck.dekSideboard': {
    en: 'Sideboard="{got}" is neither "true" nor "false"',
    zh: 'Sideboard="{got}"既不是"true"也不是"false"',
  },
  'deck.codZone': {
    en: 'there is no zone "{got}" in a Cockatrice deck; there are main, side and tokens',
    zh: 'Cockatrice套牌没有「{got}」区；可用的有main、side、tokens',
  },
  'deck.forgeSection': {
    en: 'there is no section [{got}] in a Forge deck; there are {known}',
    zh: 'Forge套牌没有[{got}]段；可用的有{known}',
  },
  'deck.csvBoard': {
    en: 'there is no board "{got}"; there are {known}',
    zh: '没有「{got}」这一部分；可用的有{known}',
  },
  'deck.formatUnknown': {
    en: 'there is no deck file format "{got}"; there are {known}',
    zh: '没有名为「{got}」的套牌文件格式；可用的有{known}',
  },
  'deck.lost.printing': {
    en: "{format} can't hold the set or collector number of {count} of the cards",
    zh: '{format}无法保存其中{count}张牌的系列或收藏编号',
  },
  'deck.lost.finish': {
    en: "{format} can't hold that {count} of the cards are foil or etched",
    zh: '{format}无法保存其中{count}张牌的闪卡信息',
  },
  'deck.lost.marks': {
    en: "{format} can't hold the tags and categories of {count} of the cards",
    zh: '{format}无法保存其中{count}张牌的标签与分类',
  },
  'deck.lost.ids': {
    en: "{format} can't hold another program's numbers of {count} of the cards",
    zh: '{format}无法保存其中{count}张牌在其他程序中的编号',
  },
  'deck.lost.zone': {
    en: '{format} has no place for this part of the deck: {zone} ({count} cards left out)',
    zh: '{format}没有此部分：{zoneZh}（略去{count}张牌）',
  },
  'deck.lost.moved': {
    en: '{format} has no place for this part of the deck: {zone} ({count} cards put in the sideboard, as is usual there)',
    zh: '{format}没有此部分：{zoneZh}（{count}张牌按其惯例放入备牌）',
  },
  'deck.lost.name': {
    en: "{format} can't hold the name of the deck",
    zh: '{format}无法保存套牌名称',
  },
  'deck.lost.author': {
    en: "{format} can't hold the author of the deck",
    zh: '{format}无法保存套牌作者',
  },
  'deck.lost.comment': {
    en: "{format} can't hold the comments on the deck",
    zh: '{format}无法保存套牌注释',
  },
  'deck.lost.lines': {
    en: '{format} holds comments of one line; the lines were joined',
    zh: '{format}的注释只有一行；各行已合并',
  },
  'deck.lost.info': {
    en: "{format} can't hold these facts: {keys}",
    zh: '{format}无法保存下列信息：{keys}',
  },
  'deck.lost.layout': {
    en: "{format} can't hold how the deck editor arranged the cards",
    zh: '{format}无法保存套牌编辑器中的排列',
  },
} as const;
