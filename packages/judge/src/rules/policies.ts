/**
 * What each section of the Tournament Rules and of the Infraction Procedure Guide is about, in our words: number, English, Chinese. The numbers are those of
 * the Tournament Rules of 2017-01-20; where those of 2015-01-23 meant something else, the title says both. The guide is that of 2015-01-23.
 */
import { INFRACTIONS } from '../infractions.js';
import { CATALOGUES } from '../text/index.js';

const MTR = `
1 What a tournament needs|比赛基本要素
1.1 Kinds of tournaments|比赛种类
1.2 Publishing what happened in them|比赛信息的发布
1.3 Who does what|比赛职责
1.4 Who may take part|参赛资格
1.5 Membership numbers|会员编号
1.6 The organizer|比赛主办人
1.7 The head judge|主审
1.8 Floor judges|巡场裁判
1.9 The scorekeeper|记分员
1.10 Players|牌手
1.11 Spectators|旁观者
1.12 How strictly rules are enforced|执法严格度
2 How a tournament runs|比赛的各项机制
2.1 Games and matches|对局结构
2.2 Who goes first|先手规则
2.3 Before a game|游戏前程序
2.4 Conceding and agreed draws|认输或约和
2.5 When the time is over|对局结束程序
2.6 Extra time|时间延长
2.7 Decklists|套牌登记
2.8 Deck checks|套牌检查
2.9 Appeals|向主审申诉
2.10 Dropping out|退出比赛
2.11 Notes|作笔记
2.12 Electronic devices|电子设备
2.13 Video coverage|视频转播
2.14 Keeping life totals|总生命值
3 Rules for matches|比赛规则
3.1 Breaking ties|同分处理
3.2 Formats and rankings|赛制及积分排名种类
3.3 Cards that are allowed|认可牌张
3.4 Proxies|代牌
3.5 Checklist cards|列表牌
3.6 How cards are read|牌的解释
3.7 New releases|新发售
3.8 Markers|游戏标记物
3.9 Shuffling|洗牌
3.10 Sleeves|牌套
3.11 Marked cards|有记号的牌
3.12 Hidden information|非公开信息
3.13 Tapped and flipped cards|已横置和已倒转的牌
3.14 Order of the graveyard|坟墓场的顺序
3.15 Sideboards|备牌
4 Communication|沟通交流
4.1 Between players|牌手之间的沟通
4.2 Shortcuts|比赛中的行事简化
4.3 Out-of-order sequencing|次序不当的行事顺序
4.4 Triggered abilities|触发式异能
4.5 Within teams|团队与双头巨人比赛中的交流
5 Violations|比赛违规
5.1 Cheating|作弊
5.2 Bribery and collusion|贿赂与打默契牌
5.3 Wagering|赌博
5.4 Unsporting conduct|举止违背运动道德
5.5 Slow play|游戏进行过慢
6 Constructed|构组赛制规则
6.1 Decks in Constructed|构组赛制的套牌构组限制
6.2 Sideboards in Constructed|构组赛制的备牌使用
6.3 Standard|标准赛制套牌构组
6.4 Modern|近代赛制套牌构组
6.5 Vintage|特选赛制套牌构组
6.6 Legacy|薪传赛制套牌构组
6.7 Block Constructed|环境构组赛制套牌构组
7 Limited|限制赛制规则
7.1 Decks in Limited|限制赛制的套牌构组限制
7.2 Cards that may be played in Limited (in 2015: sideboards)|限制赛中可用的牌（2015年版：备牌使用）
7.3 Sideboards in Limited (in 2015: cards that may be played)|限制赛的备牌使用（2015年版：可用的牌）
7.4 Faulty product|异常产品
7.5 Registering sealed pools (in 2015: swapping them)|登记现开套牌牌池（2015年版：交换现开套牌）
7.6 Draft pods|轮抽组的分配
7.7 Booster drafts|补充包轮抽程序
8 Teams|团队赛规则
8.1 Names of teams|团队名称
8.2 Who makes a team|团队组成与识别
8.3 Talking in a team|团队交流规则
8.4 Decks of a team together|套牌联合构组规则
8.5 Team Rochester draft|团队罗彻斯特轮抽赛
8.6 Team Sealed|团队现开赛
9 Two-Headed Giant|双头巨人赛规则
9.1 Games and matches of Two-Headed Giant|双头巨人的对局结构
9.2 Talking in Two-Headed Giant|双头巨人的交流规则
9.3 Who goes first in Two-Headed Giant|双头巨人的先手规则
9.4 Before a game of Two-Headed Giant|双头巨人的游戏前程序
9.5 Two-Headed Giant Constructed|双头巨人构组赛规则
9.6 Two-Headed Giant Limited|双头巨人限制赛规则
9.7 Two-Headed Giant booster drafts|双头巨人补充包轮抽赛
10 Sanctioning|认证规则
10.1 The fewest players|参赛人数下限
10.2 The number of rounds|对局轮数
10.3 Tournaments by invitation|只对受邀牌手开放的比赛
10.4 Pairing|配对算法`;

const IPG = `
1 General principles|一般原则
1.1 How strictly rules are enforced|执法严格度的定义
1.2 The penalties|各式处罚的定义
1.3 Giving penalties|应用处罚
1.4 Backing up|倒回
2 Game play errors|游戏行动失误
3 Tournament errors|比赛失误
4 Unsporting conduct|举止违背运动道德`;

type Titled = readonly [rule: string, en: string, zh: string];

const listed = (document: string, lines: string): Titled[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, number, en, zh] = /^(\S+) (.*)\|(.*)$/.exec(line) as unknown as [string, string, string, string];
      return [`${document} ${number}`, en, zh];
    });

/** Number as it is cited, English, Chinese. */
export const POLICIES: readonly Titled[] = [
  ...listed('MTR', MTR),
  ...listed('IPG', IPG),
  // Each infraction has a section of its own, which is called by its name.
  ...INFRACTIONS.map((x): Titled => [`IPG ${x.section}`, CATALOGUES.en[`ipg.${x.id}`], CATALOGUES.zh[`ipg.${x.id}`]]),
];

/** What a section is about, by its number as it is cited; null for one that there is not. */
export function policyTitle(rule: string): { rule: string; en: string; zh: string } | null {
  const found = POLICIES.find(([cited]) => cited === rule);
  return found ? { rule, en: found[1], zh: found[2] } : null;
}
