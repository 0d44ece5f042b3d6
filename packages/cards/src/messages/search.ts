/** What the search says of a query it can't read. */
export const SEARCH_MESSAGES = {
  'search.openQuote': {
    en: 'the quotation mark is never closed; put {quote} after the words',
    zh: '引号没有结束；请在词语之后加上{quote}',
  },
  'search.openRegex': {
    en: 'the regular expression is never closed; put / after it',
    zh: '正则表达式没有结束；请在其后加上/',
  },
  'search.noValue': {
    en: 'nothing follows "{text}"; write for example t:goblin, and put quotation marks around names that contain a colon',
    zh: '「{text}」之后没有内容；请写成例如 t:goblin，含冒号的牌名请加引号',
  },
  'search.closeWithoutOpen': {
    en: 'this parenthesis was never opened; remove it or put ( before the words it is to close',
    zh: '此括号没有对应的左括号；请删去，或在前面加上(',
  },
  'search.openParenthesis': {
    en: 'this parenthesis is never closed; put ) at the end, as character {end}',
    zh: '此括号没有结束；请在末尾（第{end}个字符）加上)',
  },
  'search.emptyParentheses': {
    en: 'there is nothing between the parentheses; put a condition there, for example (t:elf or t:goblin)',
    zh: '括号之间没有内容；请写上条件，例如 (t:elf or t:goblin)',
  },
  'search.needsBoth': {
    en: '"{word}" needs a condition on both sides, for example t:elf or t:goblin; put quotation marks around it if it is part of a name',
    zh: '「{word}」的两边都须有条件，例如 t:elf or t:goblin；若它是牌名的一部分，请加引号',
  },
  'search.badKey': {
    en: 'there is no search for "{key}:"; there are {known} (put quotation marks around a name that contains a colon)',
    zh: '没有「{key}:」这种搜索；可用的有 {known}（含冒号的牌名请加引号）',
  },
  'search.badKeyNear': {
    en: 'there is no search for "{key}:"; did you mean {near}?',
    zh: '没有「{key}:」这种搜索；是否是指 {near}？',
  },
  'search.noOrder': {
    en: '"{key}" is no number and can\'t be compared with {op}; write {key}:{value}',
    zh: '「{key}」不是数字，不能用 {op} 比较；请写 {key}:{value}',
  },
  'search.badRegex': {
    en: 'this is no regular expression: {why}; write words in quotation marks to look for them as they are',
    zh: '这不是正则表达式：{why}；若要按原样查找，请将词语放在引号中',
  },
  'search.badColor': {
    en: '"{value}" is no colour; write letters (w u b r g, c for colorless, m for multicolored), a name (white, azorius, esper) or a number of colours',
    zh: '「{value}」不是颜色；请写字母（w u b r g，c 为无色，m 为多色）、名称（白、azorius、esper）或颜色数',
  },
  'search.badMana': {
    en: '"{value}" is no mana cost; write for example {2}{W}{W}, 2WW or {G/U}',
    zh: '「{value}」不是法术力费用；请写成例如 {2}{W}{W}、2WW 或 {G/U}',
  },
  'search.badNumber': {
    en: '"{value}" is no number; write for example {key}>=3, or compare with pow, tou, loy or mv',
    zh: '「{value}」不是数字；请写成例如 {key}>=3，或与 pow、tou、loy、mv 比较',
  },
  'search.badRarity': {
    en: '"{value}" is no rarity; there are {known} (or their first letters)',
    zh: '「{value}」不是稀有度；可用的有 {known}（或其首字母）',
  },
  'search.badSet': {
    en: 'no known card was printed in a set "{value}"; write a set code such as M15',
    zh: '没有代码为「{value}」的系列；请写系列代码，例如 M15',
  },
  'search.badSetNear': {
    en: 'no known card was printed in a set "{value}"; did you mean {near}?',
    zh: '没有代码为「{value}」的系列；是否是指 {near}？',
  },
  'search.badYear': {
    en: '"{value}" is no year; write for example year>=2015',
    zh: '「{value}」不是年份；请写成例如 year>=2015',
  },
  'search.badDate': {
    en: '"{value}" is no date; write 2015-03-27, 2015-03, 2015 or a set code such as M15',
    zh: '「{value}」不是日期；请写 2015-03-27、2015-03、2015 或系列代码（例如 M15）',
  },
  'search.badFormat': {
    en: 'there is no list of cards for a format "{value}"; there are {known}',
    zh: '没有赛制「{value}」的牌表；可用的有 {known}',
  },
  'search.badKeyword': {
    en: 'no known card has the keyword "{value}"; write a keyword ability such as kw:flying, or look in the text with o:"{value}"',
    zh: '没有牌具有异能「{value}」；请写关键词异能，例如 kw:flying，或用 o:"{value}" 在叙述中查找',
  },
  'search.badKeywordNear': {
    en: 'no known card has the keyword "{value}"; did you mean {near}?',
    zh: '没有牌具有异能「{value}」；是否是指 {near}？',
  },
  'search.badIs': {
    en: 'there is no "is:{value}"; there are {known}',
    zh: '没有「is:{value}」；可用的有 {known}',
  },
  'search.badLanguage': {
    en: '"{value}" is none of the languages of the cards; write lang:en or lang:zh',
    zh: '牌没有「{value}」这种语言；请写 lang:en 或 lang:zh',
  },
  'search.badPinyin': {
    en: '"{value}" is nothing by which a Chinese name is typed; write letters from a to z, two at least',
    zh: '「{value}」不是拼音；请用字母a至z，至少两个',
  },
  'search.badOrder': {
    en: 'the answer can\'t be ordered by "{value}"; there are {known}',
    zh: '不能按「{value}」排序；可用的有 {known}',
  },
  'search.badDirection': {
    en: '"{value}" is no direction; write direction:asc or direction:desc',
    zh: '「{value}」不是排序方向；请写 direction:asc 或 direction:desc',
  },
  'search.badUnique': {
    en: 'every card is found once; there is no unique:{value}, leave it away',
    zh: '每张牌只列出一次；没有 unique:{value}，请删去',
  },
  'search.orderInside': {
    en: '"{text}" says how the answer is shown and can\'t stand inside "or" or after "-"; put it at the end',
    zh: '「{text}」是显示方式，不能放在 or 之内或 - 之后；请放在末尾',
  },
} as const;
