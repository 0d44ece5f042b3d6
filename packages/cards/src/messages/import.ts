/** What the importers say of files and rows they can't read. */
export const IMPORT_MESSAGES = {
  'row.object': {
    en: '{value} stands where an object is expected',
    zh: '此处是{value}；应为一个对象',
  },
  'row.missing': {
    en: '"{key}" is missing',
    zh: '缺少「{key}」',
  },
  'row.text': {
    en: '"{key}" is {value}; expected a text',
    zh: '「{key}」是{value}；应为文字',
  },
  'row.number': {
    en: '"{key}" is {value}; expected a number',
    zh: '「{key}」是{value}；应为数字',
  },
  'row.texts': {
    en: '"{key}" is {value}; expected a list of texts',
    zh: '「{key}」是{value}；应为一列文字',
  },
  'row.list': {
    en: '"{key}" is {value}; expected a list',
    zh: '「{key}」是{value}；应为列表',
  },
  'row.objectAt': {
    en: '"{key}" is {value}; expected an object',
    zh: '「{key}」是{value}；应为一个对象',
  },
  'row.cost': {
    en: 'the mana cost is "{value}"; expected symbols in braces, for example "{1}{U}"',
    zh: '法术力费用是「{value}」；应为大括号中的符号，例如「{1}{U}」',
  },
  'row.legality': {
    en: 'in {format} the card is "{value}"; expected Legal, Restricted, Banned or not_legal',
    zh: '此牌在{format}中是「{value}」；应为Legal、Restricted、Banned或not_legal',
  },
  'row.noFaces': {
    en: '"faces" is empty; expected one face or more',
    zh: '「faces」是空的；应有一个或更多牌面',
  },
  'row.partial': {
    en: 'a face of the card is missing',
    zh: '缺少此牌的一个牌面',
  },
  'row.json': {
    en: 'not JSON: {why}',
    zh: '不是JSON：{why}',
  },
  'row.noCard': {
    en: 'not a card: there is neither a text nor a type',
    zh: '不是牌：既没有文字也没有类别',
  },
  'json.comma': {
    en: 'not JSON: "{char}" stands where a comma is expected; what follows was not read',
    zh: '不是JSON：「{char}」处应为逗号；其后的内容未读取',
  },
  'json.colon': {
    en: 'not JSON: "{char}" stands where a colon is expected; what follows was not read',
    zh: '不是JSON：「{char}」处应为冒号；其后的内容未读取',
  },
  'json.key': {
    en: 'not JSON: "{char}" stands where a key in quotes is expected; what follows was not read',
    zh: '不是JSON：「{char}」处应为加引号的键；其后的内容未读取',
  },
  'json.value': {
    en: 'not JSON: "{char}" stands where a value is expected; what follows was not read',
    zh: '不是JSON：「{char}」处应为一个值；其后的内容未读取',
  },
  'json.ends': {
    en: 'the file ends in the middle of a value; what it has before that was read',
    zh: '文件在一个值的中间结束；此前的内容已读取',
  },
  'gzip.broken': {
    en: 'the packed file is damaged ({why}); what could be unpacked was read',
    zh: '压缩文件已损坏（{why}）；能解压的内容已读取',
  },
} as const;
