/** What the commands while rounds are played take, in both languages. */
export const FLOOR_EN = {
  'opt.t.seats': 'of a team match the games of each seat, as 2-1,0-2,2-0',
  'opt.t.report': 'the report of a disqualification, as apnap judge report makes it',
} as const;

export const FLOOR_ZH: Record<keyof typeof FLOOR_EN, string> = {
  'opt.t.seats': '团队赛中各座位的盘数，如2-1,0-2,2-0',
  'opt.t.report': '取消资格的报告（由apnap judge report生成）',
};
