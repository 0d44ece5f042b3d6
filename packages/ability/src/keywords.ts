/**
 * The keyword abilities (CR 702): what each is called and what it takes.
 * A keyword ability in a card's data is `{ kind: 'keyword', keyword }` and the parameters of its shape.
 */

/**
 * What stands after the keyword. `cost`: a cost; `number`: a number; `costAndNumber`: "4—{2}{W}"; `filter`: a quality or kind of object;
 * `deck`: what a deck is like.
 */
export type KeywordShape = 'plain' | 'cost' | 'number' | 'costAndNumber' | 'filter' | 'optionalFilter' | 'deck';

/**
 * What carries it out. `rules`: the rules that speak of it ask whether something has it, by its bit or by its name. `abilities`: it stands for abilities of
 * the language, which `magic/src/keywords/` writes. `wording`: it says of the ability it stands before when or how often that works.
 */
export type KeywordMeans = 'rules' | 'abilities' | 'wording';

export interface KeywordInfo {
  /** Name in the data: lower camel case. */
  keyword: string;
  /** English name in lower case, as in the middle of a sentence. */
  en: string;
  /** Chinese name. */
  zh: string;
  /** Rule that says what it means. */
  rule: string;
  shape: KeywordShape;
  by: KeywordMeans;
  /** Its place among those the rules ask for often, so that "has flying" is one test. A new one has the next number: states that were saved keep theirs. */
  bit?: number;
  /** The abilities it stands for are activated abilities (CR 602.1). */
  activated?: true;
}

/** Every keyword ability, in the order of the rules: all that is said of one outside the code that carries it out. */
const TABLE = [
  { keyword: 'deathtouch', en: 'deathtouch', zh: '死触', rule: '702.2', shape: 'plain', by: 'rules', bit: 0 },
  { keyword: 'defender', en: 'defender', zh: '守军', rule: '702.3', shape: 'plain', by: 'rules', bit: 1 },
  { keyword: 'doubleStrike', en: 'double strike', zh: '连击', rule: '702.4', shape: 'plain', by: 'rules', bit: 2 },
  { keyword: 'enchant', en: 'enchant', zh: '结附', rule: '702.5', shape: 'filter', by: 'rules' },
  { keyword: 'equip', en: 'equip', zh: '佩带', rule: '702.6', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'firstStrike', en: 'first strike', zh: '先攻', rule: '702.7', shape: 'plain', by: 'rules', bit: 3 },
  { keyword: 'flash', en: 'flash', zh: '闪现', rule: '702.8', shape: 'plain', by: 'rules', bit: 4 },
  { keyword: 'flying', en: 'flying', zh: '飞行', rule: '702.9', shape: 'plain', by: 'rules', bit: 5 },
  { keyword: 'haste', en: 'haste', zh: '敏捷', rule: '702.10', shape: 'plain', by: 'rules', bit: 6 },
  { keyword: 'hexproof', en: 'hexproof', zh: '辟邪', rule: '702.11', shape: 'optionalFilter', by: 'rules', bit: 7 },
  { keyword: 'indestructible', en: 'indestructible', zh: '不灭', rule: '702.12', shape: 'plain', by: 'rules', bit: 8 },
  { keyword: 'intimidate', en: 'intimidate', zh: '威吓', rule: '702.13', shape: 'plain', by: 'rules', bit: 17 },
  { keyword: 'landwalk', en: 'landwalk', zh: '行者', rule: '702.14', shape: 'filter', by: 'abilities', bit: 25 },
  { keyword: 'lifelink', en: 'lifelink', zh: '系命', rule: '702.15', shape: 'plain', by: 'rules', bit: 9 },
  { keyword: 'protection', en: 'protection', zh: '保护', rule: '702.16', shape: 'filter', by: 'rules', bit: 24 },
  { keyword: 'reach', en: 'reach', zh: '延势', rule: '702.17', shape: 'plain', by: 'rules', bit: 11 },
  { keyword: 'shroud', en: 'shroud', zh: '帷幕', rule: '702.18', shape: 'plain', by: 'rules', bit: 14 },
  { keyword: 'trample', en: 'trample', zh: '践踏', rule: '702.19', shape: 'plain', by: 'rules', bit: 12 },
  {
    keyword: 'trampleOverPlaneswalkers',
    en: 'trample over planeswalkers',
    zh: '践踏鹏洛客',
    rule: '702.19',
    shape: 'plain',
    by: 'rules',
    bit: 26,
  },
  { keyword: 'vigilance', en: 'vigilance', zh: '警戒', rule: '702.20', shape: 'plain', by: 'rules', bit: 13 },
  { keyword: 'ward', en: 'ward', zh: '守护', rule: '702.21', shape: 'cost', by: 'abilities' },
  { keyword: 'banding', en: 'banding', zh: '结合', rule: '702.22', shape: 'plain', by: 'rules' },
  { keyword: 'bandsWithOther', en: 'bands with other', zh: '结合', rule: '702.22', shape: 'filter', by: 'rules' },
  { keyword: 'rampage', en: 'rampage', zh: '狂暴', rule: '702.23', shape: 'number', by: 'abilities' },
  { keyword: 'cumulativeUpkeep', en: 'cumulative upkeep', zh: '累积维持', rule: '702.24', shape: 'cost', by: 'abilities' },
  { keyword: 'flanking', en: 'flanking', zh: '侧面攻击', rule: '702.25', shape: 'plain', by: 'abilities' },
  { keyword: 'phasing', en: 'phasing', zh: '时间跳跃', rule: '702.26', shape: 'plain', by: 'rules' },
  { keyword: 'buyback', en: 'buyback', zh: '购回', rule: '702.27', shape: 'cost', by: 'abilities' },
  { keyword: 'shadow', en: 'shadow', zh: '次元幽影', rule: '702.28', shape: 'plain', by: 'rules', bit: 15 },
  { keyword: 'cycling', en: 'cycling', zh: '循环', rule: '702.29', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'echo', en: 'echo', zh: '返响', rule: '702.30', shape: 'cost', by: 'abilities' },
  { keyword: 'horsemanship', en: 'horsemanship', zh: '马术', rule: '702.31', shape: 'plain', by: 'rules', bit: 19 },
  { keyword: 'fading', en: 'fading', zh: '消退', rule: '702.32', shape: 'number', by: 'abilities' },
  { keyword: 'kicker', en: 'kicker', zh: '增幅', rule: '702.33', shape: 'cost', by: 'abilities' },
  { keyword: 'multikicker', en: 'multikicker', zh: '多重增幅', rule: '702.33', shape: 'cost', by: 'abilities' },
  { keyword: 'flashback', en: 'flashback', zh: '返照', rule: '702.34', shape: 'cost', by: 'abilities' },
  { keyword: 'madness', en: 'madness', zh: '疯魔', rule: '702.35', shape: 'cost', by: 'abilities' },
  { keyword: 'fear', en: 'fear', zh: '恐惧', rule: '702.36', shape: 'plain', by: 'rules', bit: 16 },
  { keyword: 'morph', en: 'morph', zh: '变身', rule: '702.37', shape: 'cost', by: 'rules' },
  { keyword: 'megamorph', en: 'megamorph', zh: '威力变身', rule: '702.37', shape: 'cost', by: 'rules' },
  { keyword: 'amplify', en: 'amplify', zh: '增强', rule: '702.38', shape: 'number', by: 'abilities' },
  { keyword: 'provoke', en: 'provoke', zh: '挑拨', rule: '702.39', shape: 'plain', by: 'abilities' },
  { keyword: 'storm', en: 'storm', zh: '风暴', rule: '702.40', shape: 'plain', by: 'abilities' },
  { keyword: 'affinity', en: 'affinity', zh: '共鸣', rule: '702.41', shape: 'filter', by: 'abilities' },
  { keyword: 'entwine', en: 'entwine', zh: '打包', rule: '702.42', shape: 'cost', by: 'abilities' },
  { keyword: 'modular', en: 'modular', zh: '套件', rule: '702.43', shape: 'number', by: 'abilities' },
  { keyword: 'sunburst', en: 'sunburst', zh: '辉映', rule: '702.44', shape: 'plain', by: 'abilities' },
  { keyword: 'bushido', en: 'bushido', zh: '武士道', rule: '702.45', shape: 'number', by: 'abilities' },
  { keyword: 'soulshift', en: 'soulshift', zh: '转生', rule: '702.46', shape: 'number', by: 'abilities' },
  { keyword: 'splice', en: 'splice', zh: '通联', rule: '702.47', shape: 'filter', by: 'rules' },
  { keyword: 'offering', en: 'offering', zh: '献祭', rule: '702.48', shape: 'filter', by: 'abilities' },
  { keyword: 'ninjutsu', en: 'ninjutsu', zh: '忍术', rule: '702.49', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'epic', en: 'epic', zh: '历传', rule: '702.50', shape: 'plain', by: 'abilities' },
  { keyword: 'convoke', en: 'convoke', zh: '召集', rule: '702.51', shape: 'plain', by: 'rules', bit: 22 },
  { keyword: 'dredge', en: 'dredge', zh: '发掘', rule: '702.52', shape: 'number', by: 'abilities' },
  { keyword: 'transmute', en: 'transmute', zh: '易质', rule: '702.53', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'bloodthirst', en: 'bloodthirst', zh: '嗜血', rule: '702.54', shape: 'number', by: 'abilities' },
  { keyword: 'haunt', en: 'haunt', zh: '缠身', rule: '702.55', shape: 'plain', by: 'abilities' },
  { keyword: 'replicate', en: 'replicate', zh: '覆诵', rule: '702.56', shape: 'cost', by: 'abilities' },
  { keyword: 'forecast', en: 'forecast', zh: '预报', rule: '702.57', shape: 'plain', by: 'wording' },
  { keyword: 'graft', en: 'graft', zh: '接殖', rule: '702.58', shape: 'number', by: 'abilities' },
  { keyword: 'recover', en: 'recover', zh: '复还', rule: '702.59', shape: 'cost', by: 'abilities' },
  { keyword: 'ripple', en: 'ripple', zh: '涟动', rule: '702.60', shape: 'number', by: 'abilities' },
  { keyword: 'splitSecond', en: 'split second', zh: '转瞬', rule: '702.61', shape: 'plain', by: 'abilities' },
  { keyword: 'suspend', en: 'suspend', zh: '延缓', rule: '702.62', shape: 'costAndNumber', by: 'abilities' },
  { keyword: 'vanishing', en: 'vanishing', zh: '消逝', rule: '702.63', shape: 'number', by: 'abilities' },
  { keyword: 'absorb', en: 'absorb', zh: '抵受', rule: '702.64', shape: 'number', by: 'abilities' },
  { keyword: 'auraSwap', en: 'aura swap', zh: '灵气转换', rule: '702.65', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'delve', en: 'delve', zh: '掘穴', rule: '702.66', shape: 'plain', by: 'rules', bit: 23 },
  { keyword: 'fortify', en: 'fortify', zh: '构工', rule: '702.67', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'frenzy', en: 'frenzy', zh: '狂热', rule: '702.68', shape: 'number', by: 'abilities' },
  { keyword: 'gravestorm', en: 'gravestorm', zh: '坟场风暴', rule: '702.69', shape: 'plain', by: 'abilities' },
  { keyword: 'poisonous', en: 'poisonous', zh: '剧毒', rule: '702.70', shape: 'number', by: 'abilities' },
  { keyword: 'transfigure', en: 'transfigure', zh: '易形', rule: '702.71', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'champion', en: 'champion', zh: '夺冠', rule: '702.72', shape: 'filter', by: 'abilities' },
  { keyword: 'changeling', en: 'changeling', zh: '化形', rule: '702.73', shape: 'plain', by: 'rules' },
  { keyword: 'evoke', en: 'evoke', zh: '呼魂', rule: '702.74', shape: 'cost', by: 'abilities' },
  { keyword: 'hideaway', en: 'hideaway', zh: '掩蔽', rule: '702.75', shape: 'number', by: 'abilities' },
  { keyword: 'prowl', en: 'prowl', zh: '伺机', rule: '702.76', shape: 'cost', by: 'abilities' },
  { keyword: 'reinforce', en: 'reinforce', zh: '补强', rule: '702.77', shape: 'costAndNumber', by: 'abilities', activated: true },
  { keyword: 'conspire', en: 'conspire', zh: '协力', rule: '702.78', shape: 'plain', by: 'abilities' },
  { keyword: 'persist', en: 'persist', zh: '留存', rule: '702.79', shape: 'plain', by: 'abilities' },
  { keyword: 'wither', en: 'wither', zh: '干枯', rule: '702.80', shape: 'plain', by: 'rules', bit: 21 },
  { keyword: 'retrace', en: 'retrace', zh: '追溯', rule: '702.81', shape: 'plain', by: 'abilities' },
  { keyword: 'devour', en: 'devour', zh: '吞噬', rule: '702.82', shape: 'number', by: 'abilities' },
  { keyword: 'exalted', en: 'exalted', zh: '颂威', rule: '702.83', shape: 'plain', by: 'abilities' },
  { keyword: 'unearth', en: 'unearth', zh: '破坟', rule: '702.84', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'cascade', en: 'cascade', zh: '倾曳', rule: '702.85', shape: 'plain', by: 'abilities' },
  { keyword: 'annihilator', en: 'annihilator', zh: '歼灭', rule: '702.86', shape: 'number', by: 'abilities' },
  { keyword: 'levelUp', en: 'level up', zh: '升级', rule: '702.87', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'rebound', en: 'rebound', zh: '弹回', rule: '702.88', shape: 'plain', by: 'abilities' },
  { keyword: 'umbraArmor', en: 'umbra armor', zh: '替身甲', rule: '702.89', shape: 'plain', by: 'abilities' },
  { keyword: 'infect', en: 'infect', zh: '侵染', rule: '702.90', shape: 'plain', by: 'rules', bit: 20 },
  { keyword: 'battleCry', en: 'battle cry', zh: '战嚎', rule: '702.91', shape: 'plain', by: 'abilities' },
  { keyword: 'livingWeapon', en: 'living weapon', zh: '活化武器', rule: '702.92', shape: 'plain', by: 'abilities' },
  { keyword: 'undying', en: 'undying', zh: '不息', rule: '702.93', shape: 'plain', by: 'abilities' },
  { keyword: 'miracle', en: 'miracle', zh: '奇迹', rule: '702.94', shape: 'cost', by: 'abilities' },
  { keyword: 'soulbond', en: 'soulbond', zh: '魂系', rule: '702.95', shape: 'plain', by: 'abilities' },
  { keyword: 'overload', en: 'overload', zh: '超载', rule: '702.96', shape: 'cost', by: 'abilities' },
  { keyword: 'scavenge', en: 'scavenge', zh: '食腐', rule: '702.97', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'unleash', en: 'unleash', zh: '脱缰', rule: '702.98', shape: 'plain', by: 'abilities' },
  { keyword: 'cipher', en: 'cipher', zh: '暗码', rule: '702.99', shape: 'plain', by: 'abilities' },
  { keyword: 'evolve', en: 'evolve', zh: '进化', rule: '702.100', shape: 'plain', by: 'abilities' },
  { keyword: 'extort', en: 'extort', zh: '敲诈', rule: '702.101', shape: 'plain', by: 'abilities' },
  { keyword: 'fuse', en: 'fuse', zh: '融咒', rule: '702.102', shape: 'plain', by: 'rules' },
  { keyword: 'bestow', en: 'bestow', zh: '神授', rule: '702.103', shape: 'cost', by: 'abilities' },
  { keyword: 'tribute', en: 'tribute', zh: '致敬', rule: '702.104', shape: 'number', by: 'abilities' },
  { keyword: 'dethrone', en: 'dethrone', zh: '义勇', rule: '702.105', shape: 'plain', by: 'abilities' },
  { keyword: 'hiddenAgenda', en: 'hidden agenda', zh: '秘案', rule: '702.106', shape: 'plain', by: 'rules' },
  { keyword: 'outlast', en: 'outlast', zh: '延生', rule: '702.107', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'prowess', en: 'prowess', zh: '灵技', rule: '702.108', shape: 'plain', by: 'abilities' },
  { keyword: 'dash', en: 'dash', zh: '掩袭', rule: '702.109', shape: 'cost', by: 'abilities' },
  { keyword: 'exploit', en: 'exploit', zh: '榨取', rule: '702.110', shape: 'plain', by: 'abilities' },
  { keyword: 'menace', en: 'menace', zh: '威慑', rule: '702.111', shape: 'plain', by: 'rules', bit: 10 },
  { keyword: 'renown', en: 'renown', zh: '铭勇', rule: '702.112', shape: 'number', by: 'abilities' },
  { keyword: 'awaken', en: 'awaken', zh: '醒转', rule: '702.113', shape: 'costAndNumber', by: 'abilities' },
  { keyword: 'devoid', en: 'devoid', zh: '虚色', rule: '702.114', shape: 'plain', by: 'rules' },
  { keyword: 'ingest', en: 'ingest', zh: '摄食', rule: '702.115', shape: 'plain', by: 'abilities' },
  { keyword: 'myriad', en: 'myriad', zh: '繁影', rule: '702.116', shape: 'plain', by: 'abilities' },
  { keyword: 'surge', en: 'surge', zh: '潮涌', rule: '702.117', shape: 'cost', by: 'abilities' },
  { keyword: 'skulk', en: 'skulk', zh: '潜匿', rule: '702.118', shape: 'plain', by: 'rules', bit: 18 },
  { keyword: 'emerge', en: 'emerge', zh: '化生', rule: '702.119', shape: 'cost', by: 'abilities' },
  { keyword: 'escalate', en: 'escalate', zh: '增效', rule: '702.120', shape: 'cost', by: 'abilities' },
  { keyword: 'melee', en: 'melee', zh: '乱斗', rule: '702.121', shape: 'plain', by: 'abilities' },
  { keyword: 'crew', en: 'crew', zh: '搭载', rule: '702.122', shape: 'number', by: 'abilities', activated: true },
  { keyword: 'fabricate', en: 'fabricate', zh: '装配', rule: '702.123', shape: 'number', by: 'abilities' },
  { keyword: 'partner', en: 'partner', zh: '拍档', rule: '702.124', shape: 'plain', by: 'abilities' },
  { keyword: 'friendsForever', en: 'friends forever', zh: '永远的朋友', rule: '702.124', shape: 'plain', by: 'abilities' },
  { keyword: 'chooseABackground', en: 'choose a background', zh: '选择背景', rule: '702.124', shape: 'plain', by: 'abilities' },
  { keyword: 'doctorsCompanion', en: "doctor's companion", zh: '博士同伴', rule: '702.124', shape: 'plain', by: 'abilities' },
  { keyword: 'undaunted', en: 'undaunted', zh: '不屈', rule: '702.125', shape: 'plain', by: 'abilities' },
  { keyword: 'improvise', en: 'improvise', zh: '拼造', rule: '702.126', shape: 'plain', by: 'rules' },
  { keyword: 'aftermath', en: 'aftermath', zh: '余响', rule: '702.127', shape: 'plain', by: 'rules' },
  { keyword: 'embalm', en: 'embalm', zh: '遗存', rule: '702.128', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'eternalize', en: 'eternalize', zh: '永生', rule: '702.129', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'afflict', en: 'afflict', zh: '折磨', rule: '702.130', shape: 'number', by: 'abilities' },
  { keyword: 'ascend', en: 'ascend', zh: '登殿', rule: '702.131', shape: 'plain', by: 'rules' },
  { keyword: 'assist', en: 'assist', zh: '助力', rule: '702.132', shape: 'plain', by: 'rules' },
  { keyword: 'jumpStart', en: 'jump-start', zh: '再起', rule: '702.133', shape: 'plain', by: 'abilities' },
  { keyword: 'mentor', en: 'mentor', zh: '训导', rule: '702.134', shape: 'plain', by: 'abilities' },
  { keyword: 'afterlife', en: 'afterlife', zh: '往生', rule: '702.135', shape: 'number', by: 'abilities' },
  { keyword: 'riot', en: 'riot', zh: '起事', rule: '702.136', shape: 'plain', by: 'abilities' },
  { keyword: 'spectacle', en: 'spectacle', zh: '揭幕', rule: '702.137', shape: 'cost', by: 'abilities' },
  { keyword: 'escape', en: 'escape', zh: '逸脱', rule: '702.138', shape: 'cost', by: 'abilities' },
  { keyword: 'companion', en: 'companion', zh: '行侣', rule: '702.139', shape: 'deck', by: 'rules' },
  { keyword: 'mutate', en: 'mutate', zh: '合变', rule: '702.140', shape: 'cost', by: 'abilities' },
  { keyword: 'encore', en: 'encore', zh: '返场', rule: '702.141', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'boast', en: 'boast', zh: '自夸', rule: '702.142', shape: 'plain', by: 'wording' },
  { keyword: 'foretell', en: 'foretell', zh: '预示', rule: '702.143', shape: 'cost', by: 'rules' },
  { keyword: 'demonstrate', en: 'demonstrate', zh: '示范', rule: '702.144', shape: 'plain', by: 'abilities' },
  { keyword: 'daybound', en: 'daybound', zh: '日缚', rule: '702.145', shape: 'plain', by: 'rules' },
  { keyword: 'nightbound', en: 'nightbound', zh: '夜缚', rule: '702.145', shape: 'plain', by: 'rules' },
  { keyword: 'disturb', en: 'disturb', zh: '侵扰', rule: '702.146', shape: 'cost', by: 'abilities' },
  { keyword: 'decayed', en: 'decayed', zh: '腐朽', rule: '702.147', shape: 'plain', by: 'abilities' },
  { keyword: 'cleave', en: 'cleave', zh: '劈斩', rule: '702.148', shape: 'cost', by: 'abilities' },
  { keyword: 'training', en: 'training', zh: '训练', rule: '702.149', shape: 'plain', by: 'abilities' },
  { keyword: 'compleated', en: 'compleated', zh: '完化', rule: '702.150', shape: 'plain', by: 'abilities' },
  { keyword: 'reconfigure', en: 'reconfigure', zh: '换装', rule: '702.151', shape: 'cost', by: 'abilities', activated: true },
  { keyword: 'blitz', en: 'blitz', zh: '闪击', rule: '702.152', shape: 'cost', by: 'abilities' },
  { keyword: 'casualty', en: 'casualty', zh: '伤亡', rule: '702.153', shape: 'number', by: 'abilities' },
  { keyword: 'enlist', en: 'enlist', zh: '征募', rule: '702.154', shape: 'plain', by: 'abilities' },
  { keyword: 'readAhead', en: 'read ahead', zh: '预读', rule: '702.155', shape: 'plain', by: 'rules' },
  { keyword: 'ravenous', en: 'ravenous', zh: '贪食', rule: '702.156', shape: 'plain', by: 'abilities' },
  { keyword: 'squad', en: 'squad', zh: '小队', rule: '702.157', shape: 'cost', by: 'abilities' },
  { keyword: 'spaceSculptor', en: 'space sculptor', zh: '空间雕塑师', rule: '702.158', shape: 'plain', by: 'rules' },
  { keyword: 'visit', en: 'visit', zh: '游览', rule: '702.159', shape: 'plain', by: 'wording' },
  { keyword: 'prototype', en: 'prototype', zh: '原型', rule: '702.160', shape: 'cost', by: 'abilities' },
  { keyword: 'livingMetal', en: 'living metal', zh: '活化金属', rule: '702.161', shape: 'plain', by: 'abilities' },
  { keyword: 'moreThanMeetsTheEye', en: 'more than meets the eye', zh: '不止所见', rule: '702.162', shape: 'cost', by: 'abilities' },
  { keyword: 'forMirrodin', en: 'for Mirrodin!', zh: '为了秘罗地！', rule: '702.163', shape: 'plain', by: 'abilities' },
  { keyword: 'toxic', en: 'toxic', zh: '毒性', rule: '702.164', shape: 'number', by: 'rules' },
  { keyword: 'backup', en: 'backup', zh: '增援', rule: '702.165', shape: 'number', by: 'abilities' },
  { keyword: 'bargain', en: 'bargain', zh: '议价', rule: '702.166', shape: 'plain', by: 'abilities' },
  { keyword: 'craft', en: 'craft', zh: '精制', rule: '702.167', shape: 'filter', by: 'abilities', activated: true },
  { keyword: 'disguise', en: 'disguise', zh: '易容', rule: '702.168', shape: 'cost', by: 'rules' },
  { keyword: 'solved', en: 'solved', zh: '已侦破', rule: '702.169', shape: 'plain', by: 'wording' },
  { keyword: 'plot', en: 'plot', zh: '策谋', rule: '702.170', shape: 'cost', by: 'rules' },
  { keyword: 'saddle', en: 'saddle', zh: '骑乘', rule: '702.171', shape: 'number', by: 'abilities', activated: true },
  { keyword: 'spree', en: 'spree', zh: '狂行', rule: '702.172', shape: 'plain', by: 'abilities' },
  { keyword: 'freerunning', en: 'freerunning', zh: '自由奔跑', rule: '702.173', shape: 'cost', by: 'abilities' },
  { keyword: 'gift', en: 'gift', zh: '赠礼', rule: '702.174', shape: 'filter', by: 'abilities' },
  { keyword: 'offspring', en: 'offspring', zh: '子嗣', rule: '702.175', shape: 'cost', by: 'abilities' },
  { keyword: 'impending', en: 'impending', zh: '迫近', rule: '702.176', shape: 'costAndNumber', by: 'abilities' },
  { keyword: 'exhaust', en: 'exhaust', zh: '竭力', rule: '702.177', shape: 'plain', by: 'wording' },
  { keyword: 'maxSpeed', en: 'max speed', zh: '极速', rule: '702.178', shape: 'plain', by: 'wording' },
  { keyword: 'startYourEngines', en: 'start your engines!', zh: '启动引擎！', rule: '702.179', shape: 'plain', by: 'rules' },
  // newer than the edition whose numbers are cited: the cards say what it means; the Chinese of most is translated here
  { keyword: 'station', en: 'station', zh: '驻防', rule: '702.1', shape: 'plain', by: 'abilities', activated: true },
  { keyword: 'mobilize', en: 'mobilize', zh: '动员', rule: '702.1', shape: 'number', by: 'abilities' },
  { keyword: 'firebending', en: 'firebending', zh: '御火', rule: '702.1', shape: 'number', by: 'abilities' },
  { keyword: 'warp', en: 'warp', zh: '跃迁', rule: '702.1', shape: 'cost', by: 'abilities' },
  { keyword: 'sneak', en: 'sneak', zh: '潜行', rule: '702.1', shape: 'cost', by: 'abilities' },
  { keyword: 'mayhem', en: 'mayhem', zh: '大乱', rule: '702.1', shape: 'cost', by: 'abilities' },
  { keyword: 'webSlinging', en: 'web-slinging', zh: '荡网', rule: '702.1', shape: 'cost', by: 'abilities' },
  { keyword: 'jobSelect', en: 'job select', zh: '选择职业', rule: '702.1', shape: 'plain', by: 'abilities' },
  { keyword: 'powerUp', en: 'power-up', zh: '强化', rule: '702.1', shape: 'plain', by: 'wording' },
  { keyword: 'increment', en: 'increment', zh: '递增', rule: '702.1', shape: 'plain', by: 'abilities' },
  { keyword: 'storied', en: 'storied', zh: '传颂', rule: '702.1', shape: 'plain', by: 'rules' },
  { keyword: 'tiered', en: 'tiered', zh: '阶梯', rule: '702.1', shape: 'plain', by: 'abilities' },
  { keyword: 'harmonize', en: 'harmonize', zh: '和谐', rule: '702.1', shape: 'cost', by: 'abilities' },
  { keyword: 'teamwork', en: 'teamwork', zh: '团队合作', rule: '702.1', shape: 'number', by: 'abilities' },
] as const satisfies readonly KeywordInfo[];

type Row = (typeof TABLE)[number];

/** Keywords that stand for abilities. */
export type ExpandedKeyword = Extract<Row, { by: 'abilities' }>['keyword'];
/** Keywords that have a bit. */
export type BitKeyword = Extract<Row, { bit: number }>['keyword'];

/** Every keyword ability, in the order of the rules. */
export const KEYWORDS: readonly KeywordInfo[] = TABLE;

/** Those that have a bit, in the order of the bits. */
export const BIT_KEYWORDS: readonly BitKeyword[] = TABLE.filter((k) => 'bit' in k)
  .sort((a, b) => a.bit - b.bit)
  .map((k) => k.keyword);

/** Keyword abilities that are activated abilities by what they mean (CR 702.6a, 702.29a and others). */
export const ACTIVATED_KEYWORDS: ReadonlySet<string> = new Set(KEYWORDS.filter((k) => k.activated).map((k) => k.keyword));

const BY_NAME = new Map(KEYWORDS.map((k) => [k.keyword, k]));
const BY_EN = new Map(KEYWORDS.map((k) => [k.en, k]));

/** The entry of a keyword by its name in the data; undefined when there is no such keyword ability. */
export function keywordInfo(keyword: string): KeywordInfo | undefined {
  return BY_NAME.get(keyword);
}

/** The entry of a keyword by its English name in lower case. */
export function keywordByEnglish(en: string): KeywordInfo | undefined {
  return BY_EN.get(en);
}
