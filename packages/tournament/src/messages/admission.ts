/** Why an entry is not accepted: names nobody knows, people entered twice, text that is no name, numbers that count nothing. */
export const ADMISSION = {
  'error.format': {
    en: 'there is no format "{format}"; there are {known}',
    zh: '没有名为「{format}」的赛制；可用的有：{known}',
  },
  'error.environment': {
    en: 'there is no environment "{environment}" in this ruleset; there are {known} (MTR appendix D)',
    zh: '此规则中没有名为「{environment}」的限制赛环境；可用的有：{known}（MTR附录D）',
  },
  'error.setting': { en: 'there is no setting "{name}"; there are {known}', zh: '没有名为「{name}」的设置；可用的有：{known}' },
  'error.fieldIn': {
    en: '{type}: in the field "{field}" there is {inside}, which is not as it must be',
    zh: '{type}：「{field}」一项中的{inside}不符合要求',
  },
  'error.fieldInKnown': {
    en: '{type}: in the field "{field}" there is {inside}, which is not as it must be; there are {known}',
    zh: '{type}：「{field}」一项中的{inside}不符合要求；可用的有：{known}',
  },
  'error.fieldKnown': {
    en: '{type}: the field "{field}" is not as it must be; there are {known}',
    zh: '{type}：「{field}」一项不符合要求；可用的有：{known}',
  },
  'error.bounds': {
    en: '{what} is {value}; it must be from {least} to {most}',
    zh: '{what}为{value}；须在{least}至{most}之间',
  },
  'error.unclean': {
    en: '{what}: "{text}" was given with characters that nobody sees or that break lines ({found})',
    zh: '{what}：「{text}」中含有不可见或换行的字符（{found}）',
  },
  'error.officialUnknown': {
    en: '{name} is not entered as {role} ({code}) of this event; officials are entered before they do anything ({list})',
    zh: '{name}未登记为本赛事的{role}（{code}）；工作人员须先登记（{list}）',
  },
  'error.playoffNeeded': {
    en: '{program} is a Premier event: it ends with elimination rounds, and none were played (MTR 10.4); make the cut, or call the event off',
    zh: '{program}是重要比赛，须以单淘汰赛结束，而尚未进行（MTR 10.4）；请分划赛程，或取消赛事',
  },
  'error.dqReports': {
    en: 'no report was entered of the disqualification of {names}; enter it with the penalty, or say why the event ends without',
    zh: '尚未录入取消资格的报告：{names}；请随该判罚录入，或说明为何没有报告就结束赛事',
  },
  'verify.backwards': {
    en: 'it says {at}, and the entry before it {before}: times run backwards here',
    zh: '时刻为{at}，而前一条为{before}：此处时间倒退',
  },
  'error.notDisqualified': { en: '{name} is not disqualified', zh: '{name}没有被取消资格' },
  'error.noDisqualification': { en: 'entry {seq} is no disqualification', zh: '第{seq}条不是取消资格' },
  'error.draftBegun': { en: 'draft {number} has begun', zh: '第{number}次轮抽已经开始' },
  'error.buildBegun': {
    en: 'building was begun with {minutes} minutes; take that entry back to begin anew',
    zh: '构组已经开始，时限{minutes}分钟；如需重新开始请先撤销该条',
  },
  'error.draftSaid': {
    en: 'draft {number} was begun with {said} {what}; it does not go on with {other}',
    zh: '第{number}次轮抽开始时为{said}（{what}），不能改为{other}',
  },
  'error.clockPaused': { en: 'the clock of round {round} stands still already', zh: '第{round}轮的计时已经暂停' },
  'error.seatGames': {
    en: 'table {table}: results by seat are for teams whose members play for themselves, one for each of {seats} seats',
    zh: '第{table}桌：各座位的结果仅用于队员各自对局的团队赛，且须有{seats}个',
  },
  'error.seatSum': {
    en: 'table {table}: the seats make it {made}, not {said}',
    zh: '第{table}桌：按各座位结果应为{made}，而不是{said}',
  },
} as const;
