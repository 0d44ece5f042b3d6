/** What is said otherwise to who works at a page and gives no options: in place of which text, says `said.ts`. */

export const PAGE_EN = {
  't.page.repairHow': 'nothing was written yet; one of these ways puts the result right',
  't.page.nothingToAmend': 'what is to be put right?',
  't.page.game.whoChose': 'who chose for the drawn game?',
  't.page.offer': 'Not recorded yet. It is recorded as: {penalty}',
  't.page.infractionMissing': 'which infraction? One of: {list}',
  't.page.together.ask': 'On record for this match: {list}. If they were found together, say so with lines {seqs}',
  't.page.whichMember': '{name} is a team: say who of it ({list})',
  't.page.moment': '"{value}" is not a moment; write for example 2017-01-20T09:30:00Z',
} as const;

export const PAGE_ZH: Readonly<Record<keyof typeof PAGE_EN, string>> = {
  't.page.repairHow': '尚未作任何记录；选择其中一种方式即可更正结果',
  't.page.nothingToAmend': '要更正什么？',
  't.page.game.whoChose': '平的那一盘由谁选择是否先手？',
  't.page.offer': '尚未记录。将记录为：{penalty}',
  't.page.infractionMissing': '是哪种违规？可选：{list}',
  't.page.together.ask': '本局已有记录：{list}。若系同时发现，请注明第 {seqs} 行',
  't.page.whichMember': '{name}是队伍：请注明队员（{list}）',
  't.page.moment': '「{value}」不是时刻；请写成例如 2017-01-20T09:30:00Z',
};
