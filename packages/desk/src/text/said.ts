/** What people are told of what they gave, in both languages. */

export const SAID_EN = {
  'error.usage': '{what}; see apnap --help',
  'error.missingArgument': 'missing argument {name}',
  'error.optionValue': '{option}: "{value}" is not possible; {expected}',
  'expect.whole': 'expected a whole number of {min} or more',
  'expect.oneOf': 'expected one of {list}',
} as const;

export const SAID_ZH: Readonly<Record<keyof typeof SAID_EN, string>> = {
  'error.usage': '{what}；参见 apnap --help',
  'error.missingArgument': '缺少参数 {name}',
  'error.optionValue': '{option}：不能是「{value}」；{expected}',
  'expect.whole': '应为不小于 {min} 的整数',
  'expect.oneOf': '应为下列之一：{list}',
};
