/** Words of the list of what the rules of other years say otherwise. */
const en = {
  'about.2015':
    'The Comprehensive Rules of January 23, 2015 differ from today’s in these {n} points. Numbers are those of each edition. Cards that were first printed later can not be used.',
  'about.classic':
    'The Comprehensive Rules of February 2003 differ from today’s in these {n} points. Numbers are those of each edition. Cards that were first printed later can not be used. Two players only.',
  open: 'Still played as today',
  'open.about': 'What these rules say here is not carried out yet.',
  today: 'Today:',
};

const zh: Record<keyof typeof en, string> = {
  'about.2015': '2015年1月23日的完整规则与现行规则有以下{n}处不同。编号均依各自版本。不能使用此后首次印行的牌。',
  'about.classic': '2003年2月的完整规则与现行规则有以下{n}处不同。编号均依各自版本。不能使用此后首次印行的牌。仅限二人对战。',
  open: '仍依现行规则',
  'open.about': '以下各点，该版规则的说法尚未实现。',
  today: '现行：',
};

export const RULES_WORDS = { en, zh };
