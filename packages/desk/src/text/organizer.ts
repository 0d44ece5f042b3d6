/** What the desk says to the organizer, in both languages. */

export const ORGANIZER_EN = {
  't.invited': '{count} are invited',
  't.nothingToAmend': 'what is to be put right? --name, --dci, --members, --table, --group or --byes',
  't.cancelled': '{name} is called off: to be reported as Did Not Occur',
  't.prizesRest': 'left over: {rest}',
  't.noExtension': '{time}: that earns no extension (MTR 2.6)',
  't.keepSlips': 'keep the result slips until {day} (MTR 1.7 of 2017)',
  't.lastSwiss': 'the last Swiss round: publish the standings before it (MTR 1.10)',
  't.boosters': 'boosters: {list}',
  't.noList': '{name}: no list',
  't.listHead': '{name}: version {count}',
  't.main': 'main deck',
  't.sideboard': 'sideboard',
  't.commander': 'commander',
  't.companion': 'companion',
} as const;

export const ORGANIZER_ZH: Readonly<Record<keyof typeof ORGANIZER_EN, string>> = {
  't.invited': '已邀请{count}人',
  't.nothingToAmend': '要更正什么？--name、--dci、--members、--table、--group或--byes',
  't.cancelled': '{name}已取消：应报告为“未举办”',
  't.prizesRest': '余数：{rest}',
  't.noExtension': '{time}：不补时（MTR 2.6）',
  't.keepSlips': '成绩条须保存至{day}（2017年MTR 1.7）',
  't.lastSwiss': '这是瑞士式赛程的最后一轮：请在此之前公布排名（MTR 1.10）',
  't.boosters': '补充包：{list}',
  't.noList': '{name}：未交套牌登记表',
  't.listHead': '{name}：第{count}版',
  't.main': '主牌',
  't.sideboard': '备牌',
  't.commander': '指挥官',
  't.companion': '行侣',
};
