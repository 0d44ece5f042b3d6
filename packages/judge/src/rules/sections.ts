/** What each section of the Comprehensive Rules of 2025-02-07 is about, in our words: number, English, Chinese. */

const GAME = `
100 How the game is played|游戏总则
101 The golden rules|万智牌的最高原则
102 Players|牌手
103 Starting the game|开始游戏
104 Ending the game|结束游戏
105 Colors|颜色
106 Mana|法术力
107 Numbers and symbols|数字和符号
108 Cards|牌
109 Objects|物件
110 Permanents|永久物
111 Tokens|衍生物
112 Spells|咒语
113 Abilities|异能
114 Emblems|徽记
115 Targets|目标
116 Special actions|特殊动作
117 Timing and priority|时机和优先权
118 Costs|费用
119 Life|生命
120 Damage|伤害
121 Drawing cards|抓牌
122 Counters|指示物
123 Stickers|贴纸
200 The parts of a card|牌的各部分
201 Name|名称
202 Mana cost and color|法术力费用和颜色
203 Illustration|图片
204 Color indicator|颜色标志
205 Type line|类别栏
206 Expansion symbol|版本符号
207 Text box|文字栏
208 Power and toughness|力量和防御力
209 Loyalty|忠诚度
210 Defense|布防
211 Hand modifier|手牌修正
212 Life modifier|生命修正
213 Below the text box|文字栏下方的信息
300 Card types|牌张类别
301 Artifacts|神器
302 Creatures|生物
303 Enchantments|结界
304 Instants|瞬间
305 Lands|地
306 Planeswalkers|鹏洛客
307 Sorceries|法术
308 Kindreds|亲缘
309 Dungeons|地城
310 Battles|战役
311 Planes|时空
312 Phenomena|异象
313 Vanguards|先锋
314 Schemes|阴谋
315 Conspiracies|诡局
400 Zones|区域
401 Library|牌库
402 Hand|手牌
403 Battlefield|战场
404 Graveyard|坟墓场
405 Stack|堆叠
406 Exile|放逐区
407 Ante|赌注
408 Command zone|统帅区`;

const TURN = `
500 The turn|回合结构
501 Beginning phase|开始阶段
502 Untap step|重置步骤
503 Upkeep step|维持步骤
504 Draw step|抓牌步骤
505 Main phases|行动阶段
506 Combat phase|战斗阶段
507 Beginning of combat|战斗开始步骤
508 Declaring attackers|宣告攻击者步骤
509 Declaring blockers|宣告阻挡者步骤
510 Combat damage|战斗伤害步骤
511 End of combat|战斗结束步骤
512 Ending phase|结束阶段
513 End step|结束步骤
514 Cleanup step|清除步骤
600 Spells, abilities and effects|咒语、异能和效应
601 Casting spells|施放咒语
602 Activating abilities|起动起动式异能
603 Triggered abilities|处理触发式异能
604 Static abilities|处理静止式异能
605 Mana abilities|法术力异能
606 Loyalty abilities|忠诚异能
607 Linked abilities|关联异能
608 Resolving|结算咒语和异能
609 Effects|效应
610 One-shot effects|一次性效应
611 Continuous effects|持续性效应
612 Changes of text|改变叙述的效应
613 The layers|持续性效应的互动（层）
614 Replacement effects|替代性效应
615 Prevention effects|防止性效应
616 Several replacements at once|替代性和防止性效应的互动
700 More rules|其他规则
701 Keyword actions|关键词动作
702 Keyword abilities|关键词异能
703 Turn-based actions|回合动作
704 State-based actions|状态动作
705 Flipping coins|掷硬币
706 Rolling dice|掷骰
707 Copying objects|复制物件
708 Face-down spells and permanents|牌面朝下的咒语和永久物
709 Split cards|连体牌
710 Flip cards|倒转牌
711 Leveler cards|升级牌
712 Double-faced cards|双面牌
713 Substitute cards|替代牌
714 Sagas|传纪牌
715 Adventurer cards|历险者牌
716 Class cards|职业牌
717 Attractions|景点牌
718 Prototype cards|原型牌
719 Case cards|案件牌
720 Controlling another player|操控其他牌手
721 Ending turns and phases|结束回合和阶段
722 The monarch|君主
723 The initiative|先机
724 Restarting the game|重新开始游戏
725 Rad counters|辐射指示物
726 Subgames|子游戏
727 Merging with permanents|与永久物合并
728 Day and night|昼与夜
729 Shortcuts and loops|进行简化与循环
730 Illegal actions|处理非法动作
800 Multiplayer games|多人游戏
801 Limited range of influence|限制影响范围模式
802 Attacking several players|攻击复数牌手模式
803 Attacking left or right|攻击左边或右边模式
804 Deploying creatures|调动生物模式
805 Shared team turns|团队共享回合模式
806 Free-for-all|自由竞赛玩法
807 Grand melee|大型混战玩法
808 Team against team|团队对团队玩法
809 Emperor|皇帝玩法
810 Two-Headed Giant|双头巨人玩法
811 Alternating teams|隔位分队玩法
900 Casual variants|休闲玩法
901 Planechase|竞逐时空
902 Vanguard|先锋
903 Commander|指挥官
904 Archenemy|魔王
905 Conspiracy draft|诡局轮抽`;

const ACTIONS = `
701.2 Activate|起动
701.3 Attach|结附／装备
701.4 Cast|施放
701.5 Counter|反击
701.6 Create|派出
701.7 Destroy|消灭
701.8 Discard|弃牌
701.9 Double|加倍
701.10 Exchange|交换
701.11 Exile|放逐
701.12 Fight|互斗
701.13 Mill|磨
701.14 Play|使用
701.15 Regenerate|重生
701.16 Reveal|展示
701.17 Sacrifice|牺牲
701.18 Scry|占卜
701.19 Search|搜寻
701.20 Shuffle|洗牌
701.21 Tap and untap|横置和重置
701.22 Fateseal|论命
701.23 Clash|比点
701.24 Planeswalk|时空换境
701.25 Set in motion|实施
701.26 Abandon|终止
701.27 Proliferate|增殖
701.28 Transform|转化
701.29 Detain|拘留
701.30 Populate|殖民
701.31 Monstrosity|蛮化
701.32 Vote|投票
701.33 Bolster|振励
701.34 Manifest|显化
701.35 Support|支援
701.36 Investigate|探查
701.37 Meld|融合
701.38 Goad|煽惑
701.39 Exert|耗竭
701.40 Explore|勘察
701.41 Assemble|组装
701.42 Surveil|刺探
701.43 Adapt|演化
701.44 Amass|囤兵
701.45 Learn|学习
701.46 Venture into the dungeon|探索地城
701.47 Connive|密谋
701.48 Open an Attraction|开启景点
701.49 Roll to visit Attractions|掷骰游览景点
701.50 Convert|变形
701.51 Incubate|孵育
701.52 The Ring tempts you|魔戒引诱
701.53 Face a villainous choice|面临险恶抉择
701.54 Time travel|时间旅行
701.55 Discover|发现
701.56 Cloak|隐匿
701.57 Collect evidence|搜集证据
701.58 Suspect|怀疑
701.59 Forage|觅食
701.60 Manifest dread|显化惧象`;

/** Names of the keyword abilities, from rule 702.2 on, in the order of their numbers. */
export const KEYWORDS_BY_NUMBER: readonly string[] =
  `Deathtouch|Defender|Double strike|Enchant|Equip|First strike|Flash|Flying|Haste|Hexproof|Indestructible|Intimidate|Landwalk|Lifelink|Protection|Reach|Shroud|Trample|Vigilance|Ward|Banding|Rampage|Cumulative upkeep|Flanking|Phasing|Buyback|Shadow|Cycling|Echo|Horsemanship|Fading|Kicker|Flashback|Madness|Fear|Morph|Amplify|Provoke|Storm|Affinity|Entwine|Modular|Sunburst|Bushido|Soulshift|Splice|Offering|Ninjutsu|Epic|Convoke|Dredge|Transmute|Bloodthirst|Haunt|Replicate|Forecast|Graft|Recover|Ripple|Split second|Suspend|Vanishing|Absorb|Aura swap|Delve|Fortify|Frenzy|Gravestorm|Poisonous|Transfigure|Champion|Changeling|Evoke|Hideaway|Prowl|Reinforce|Conspire|Persist|Wither|Retrace|Devour|Exalted|Unearth|Cascade|Annihilator|Level up|Rebound|Umbra armor|Infect|Battle cry|Living weapon|Undying|Miracle|Soulbond|Overload|Scavenge|Unleash|Cipher|Evolve|Extort|Fuse|Bestow|Tribute|Dethrone|Hidden agenda|Outlast|Prowess|Dash|Exploit|Menace|Renown|Awaken|Devoid|Ingest|Myriad|Surge|Skulk|Emerge|Escalate|Melee|Crew|Fabricate|Partner|Undaunted|Improvise|Aftermath|Embalm|Eternalize|Afflict|Ascend|Assist|Jump-start|Mentor|Afterlife|Riot|Spectacle|Escape|Companion|Mutate|Encore|Boast|Foretell|Demonstrate|Daybound and nightbound|Disturb|Decayed|Cleave|Training|Compleated|Reconfigure|Blitz|Casualty|Enlist|Read ahead|Ravenous|Squad|Space sculptor|Visit|Prototype|Living metal|More than meets the eye|For Mirrodin!|Toxic|Backup|Bargain|Craft|Disguise|Solved|Plot|Saddle|Spree|Freerunning|Gift|Offspring|Impending|Exhaust|Max speed|Start your engines!`.split(
    '|',
  );

/** Number, English, Chinese. */
export const SECTIONS: readonly (readonly [string, string, string])[] = (GAME + TURN + ACTIONS)
  .trim()
  .split('\n')
  .map((line) => {
    const [, number, en, zh] = /^(\S+) (.*)\|(.*)$/.exec(line) as unknown as [string, string, string, string];
    return [number, en, zh] as const;
  });
