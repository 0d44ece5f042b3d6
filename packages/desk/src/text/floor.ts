/** What the desk says while rounds are played, in both languages. */

export const FLOOR_EN = {
  't.clock.paused': 'round {round}: the clock stands still, {left} left, {count} tables play',
  't.andMore': '{list} and {count} more',
  't.extendedAll': 'round {round}: all tables have {time} more',
  't.misplaced': '{name} has table {wanted}, and sits at table {table}',
  't.misplacedBy': '{name} has table {wanted}, and sits at table {table}: {there} sit there',
  't.listsMissing': '{count} lists are missing: {names}',
  't.listsIllegal': '{count} lists are not legal: {names}',
  't.listsLocked': 'the lists are locked: players change them no more (MTR 2.7)',
  't.swissRank': 'Swiss',
  't.repairHow': 'nothing was written; --apply KIND with --why (and --hj for a closed round) puts the result right and does this',
  't.reportEntered': 'the report of the disqualification of {name} (entry {seq}) is entered',
  't.logged': 'on record: {list}',
  't.notLogged': 'nothing was written',
  't.late.covered': '{name} is {time} late: what was given for this before stands',
} as const;

export const FLOOR_ZH: Readonly<Record<keyof typeof FLOOR_EN, string>> = {
  't.clock.paused': '第{round}轮：计时暂停，剩余{left}，{count}桌进行中',
  't.andMore': '{list}等，另有{count}桌',
  't.extendedAll': '第{round}轮：所有桌共补时{time}',
  't.misplaced': '{name}的固定桌为第{wanted}桌，本轮在第{table}桌',
  't.misplacedBy': '{name}的固定桌为第{wanted}桌，本轮在第{table}桌：该桌为{there}',
  't.listsMissing': '缺少{count}份套牌登记表：{names}',
  't.listsIllegal': '{count}份套牌登记表不合规：{names}',
  't.listsLocked': '套牌登记表已锁定：牌手不得再更改（MTR 2.7）',
  't.swissRank': '瑞士轮',
  't.repairHow': '未作任何记录；以--apply和--why（已结束的轮次另需--hj）更正结果并执行',
  't.reportEntered': '已录入{name}取消资格（第{seq}条）的报告',
  't.logged': '已记录：{list}',
  't.notLogged': '未作任何记录',
  't.late.covered': '{name}迟到{time}：此前已作的处理不变',
};
