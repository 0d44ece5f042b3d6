/** What is said otherwise to who works at a page and gives no options: for a text of this desk, under its id with `.page`. */

export const PAGE_EN = {
  't.repairHow.page': 'nothing was written yet; one of these ways puts the result right',
  't.nothingToAmend.page': 'what is to be put right?',
  't.game.whoChose.page': 'who chose for the drawn game?',
  't.offer.page': 'Not recorded yet. It is recorded as: {penalty}',
  't.infractionMissing.page': 'which infraction? One of: {list}',
  't.together.ask.page': 'On record for this match: {list}. If they were found together, say so with lines {seqs}',
  't.whichMember.page': '{name} is a team: say who of it ({list})',
  't.moment.page': '"{value}" is not a moment; write for example 2017-01-20T09:30:00Z',
} as const;

export const PAGE_ZH: Readonly<Record<keyof typeof PAGE_EN, string>> = {
  't.repairHow.page': '尚未作任何记录；选择其中一种方式即可更正结果',
  't.nothingToAmend.page': '要更正什么？',
  't.game.whoChose.page': '平的那一盘由谁选择是否先手？',
  't.offer.page': '尚未记录。将记录为：{penalty}',
  't.infractionMissing.page': '是哪种违规？可选：{list}',
  't.together.ask.page': '本局已有记录：{list}。若系同时发现，请注明第 {seqs} 行',
  't.whichMember.page': '{name}是队伍：请注明队员（{list}）',
  't.moment.page': '「{value}」不是时刻；请写成例如 2017-01-20T09:30:00Z',
};
