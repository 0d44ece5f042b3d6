/** Chinese words for the closed vocabularies, in official Simplified terms; where printings differ, the newest. */

import type { CardType, Cmp, Color, Stat, Step, Supertype, Zone } from '../../basics.js';
import { keywordInfo } from '../../keywords.js';
import type { Filter, KeywordAction, Status } from '../../language.js';
import { SUBTYPES } from './subtypes.js';

export const TYPE_WORDS: Readonly<Record<CardType, string>> = {
  Artifact: '神器',
  Battle: '战役',
  Conspiracy: '诡局',
  Creature: '生物',
  Dungeon: '地城',
  Enchantment: '结界',
  Instant: '瞬间',
  Kindred: '部族',
  Land: '地',
  Phenomenon: '异象',
  Plane: '时空',
  Planeswalker: '鹏洛客',
  Scheme: '阴谋',
  Sorcery: '法术',
  Vanguard: '先锋',
};

export const SUPERTYPE_WORDS: Readonly<Record<Supertype, string>> = {
  Basic: '基本',
  Legendary: '传奇',
  Ongoing: '持续',
  Snow: '雪境',
  World: '世界',
};

export const COLOR_WORDS: Readonly<Record<Color, string>> = { W: '白', U: '蓝', B: '黑', R: '红', G: '绿' };

export const ZONE_WORDS: Readonly<Record<Zone, string>> = {
  library: '牌库',
  hand: '手牌',
  battlefield: '战场',
  graveyard: '坟墓场',
  stack: '堆叠',
  exile: '放逐区',
  command: '统帅区',
  outside: '游戏外',
};

/** Zones that things come from. */
export const SOURCE_ZONES: Readonly<Record<Zone, string>> = {
  library: '牌库',
  hand: '手上',
  battlefield: '战场',
  graveyard: '坟墓场',
  stack: '堆叠',
  exile: '放逐区',
  command: '统帅区',
  outside: '游戏外',
};
/** How they get where they go. */
export const TO_ZONES: Readonly<Record<Zone, string>> = {
  library: '置入牌库',
  hand: '移回手上',
  battlefield: '进战场',
  graveyard: '置入坟墓场',
  stack: '进入堆叠',
  exile: '被放逐',
  command: '置入统帅区',
  outside: '离开',
};

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  untap: '重置步骤',
  upkeep: '维持',
  draw: '抓牌步骤',
  precombatMain: '战斗前的行动阶段',
  beginCombat: '战斗',
  declareAttackers: '宣告攻击者步骤',
  declareBlockers: '宣告阻挡者步骤',
  combatDamage: '战斗伤害步骤',
  endCombat: '战斗结束步骤',
  postcombatMain: '战斗后的行动阶段',
  end: '结束步骤',
  cleanup: '清除步骤',
};

export const STAT_WORDS: Readonly<Record<Stat, string>> = {
  power: '力量',
  toughness: '防御力',
  manaValue: '法术力值',
  loyalty: '忠诚',
  basePower: '基础力量',
  baseToughness: '基础防御力',
  life: '总生命',
  level: '等级',
};

/** How a number is compared: "等于或大于4", "大于4", "为4". */
export const CMP_WORDS: Readonly<Record<Cmp, string>> = {
  '<': '小于',
  '<=': '等于或小于',
  '=': '为',
  '!=': '不等于',
  '>=': '等于或大于',
  '>': '大于',
};

/** As a modifier before 的. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  tapped: '已横置',
  untapped: '未横置',
  attacking: '进行攻击',
  blocking: '进行阻挡',
  blocked: '已被阻挡',
  unblocked: '未受阻挡',
  faceDown: '牌面朝下',
  faceUp: '牌面朝上',
  monstrous: '已蛮化',
  renowned: '已铭勇',
  foretold: '已预示',
  plotted: '已策谋',
  prepared: '已备妥',
  paired: '已搭档',
  enchanted: '被结附',
  equipped: '佩带武具',
  modified: '已改造',
  attackingAlone: '单独攻击',
  blockingAlone: '单独阻挡',
  suspected: '有嫌疑',
  ringBearer: '为持戒者',
  saddled: '已骑乘',
  solved: '已侦破',
  transformed: '已转化',
};

/** As what something comes to be. */
export const becomeWord = (status: Status): string =>
  status === 'blocked'
    ? '被阻挡状态'
    : status === 'plotted' || status === 'foretold'
      ? STATUS_WORDS[status]
      : STATUS_WORDS[status].replace(/^已/, '');

/** As what is said of a subject: "它正进行攻击". */
export const STATUS_PREDICATES: Readonly<Record<Status, string>> = {
  ...STATUS_WORDS,
  attacking: '正进行攻击',
  blocking: '正进行阻挡',
  attackingAlone: '正单独攻击',
  blockingAlone: '正单独阻挡',
};

export const KEYWORD_ACTION_WORDS: Readonly<Record<KeywordAction, string>> = {
  planeswalk: '时空换境',
  chaosEnsues: '混沌发生',
  rollPlanarDie: '掷时空骰',
  setInMotion: '实施',
  abandon: '终止',
  regenerate: '重生',
  investigate: '探查',
  monstrosity: '蛮化',
  scry: '占卜',
  surveil: '刺探',
  mill: '磨',
  fight: '互斗',
  transform: '转化',
  flip: '倒转',
  proliferate: '增殖',
  populate: '殖民',
  explore: '勘察',
  bolster: '振励',
  earthbend: '御土',
  airbend: '御气',
  endure: '坚韧',
  recruit: '招募',
  adapt: '演化',
  detain: '拘留',
  goad: '煽惑',
  manifest: '显化',
  turnFaceUp: '翻回正面',
  turnFaceDown: '翻为牌面朝下',
  amass: '囤兵',
  connive: '密谋',
  exert: '耗竭',
  suspect: '怀疑',
  unsuspect: '不再怀疑',
  incubate: '孵育',
  manifestDread: '显化惧象',
  cloak: '隐匿',
  clash: '比点',
  fateseal: '论命',
  discover: '发现',
  timeTravel: '时间旅行',
  learn: '学习',
  venture: '探索地城',
  ringTempts: '魔戒引诱',
  openAttraction: '开启景点',
  rollToVisit: '掷骰游览景点',
};

/** The Chinese word for a keyword action: "transform" 转化; undefined for what is none. */
export function actionWord(action: string): string | undefined {
  return Object.hasOwn(KEYWORD_ACTION_WORDS, action) ? KEYWORD_ACTION_WORDS[action as KeywordAction] : undefined;
}

/** Ability words, from the newest Chinese printing of each. */
const ABILITY_WORDS: Readonly<Record<string, string>> = {
  addendum: '附案',
  battalion: '协战',
  bloodrush: '血激',
  channel: '魂力',
  chroma: '渲色',
  cohort: '齐力',
  constellation: '星彩',
  converge: '聚辉',
  "council's dilemma": '议争',
  delirium: '躁狂',
  domain: '领土',
  enrage: '激怒',
  'fateful hour': '命悬一刻',
  ferocious: '威猛',
  forecast: '预报',
  formidable: '强横',
  grandeur: '声威',
  hellbent: '背水战',
  heroic: '勇行',
  imprint: '压印',
  inspired: '启悟',
  'join forces': '携手',
  kinship: '血族',
  adamant: '一心',
  landfall: '地落',
  lieutenant: '副官',
  metalcraft: '金技',
  morbid: '丧心',
  parley: '论争',
  radiance: '辉耀',
  raid: '突击',
  rally: '奋扬',
  revolt: '反抗',
  'spell mastery': '精熟咒语',
  strive: '积力',
  sweep: '扫平',
  'tempting offer': '诱引',
  threshold: '门槛',
  undergrowth: '朽力',
  'will of the council': '议定',
};

const COUNTER_WORDS: Readonly<Record<string, string>> = {
  acorn: '橡果',
  defense: '布防',
  finality: '终命',
  oil: '烁油',
  stun: '晕眩',
  scroll: '卷轴',
  wood: '木材',
  knowledge: '知识',
  foreshadow: '预示',
  vitality: '活力',
  infection: '感染',
  soul: '灵魂',
  age: '岁月',
  aim: '瞄准',
  arrowhead: '箭头',
  awakening: '觉醒',
  blaze: '火灾',
  blood: '鲜血',
  bribery: '贿赂',
  brick: '石砖',
  charge: '充电',
  corpse: '尸体',
  despair: '绝望',
  devotion: '奉献',
  divinity: '神威',
  doom: '末日',
  egg: '蛋卵',
  energy: '能量',
  eon: '亘古',
  experience: '经验',
  fate: '命运',
  feather: '飞羽',
  filibuster: '阻挠',
  flood: '洪水',
  fury: '狂怒',
  gold: '黄金',
  growth: '生长',
  hatchling: '幼雏',
  healing: '医疗',
  hit: '灭口',
  hoofprint: '蹄印',
  hour: '时刻',
  ice: '寒冰',
  javelin: '标枪',
  ki: '聚气',
  landmark: '地标',
  level: '等级',
  lore: '学问',
  loyalty: '忠诚',
  luck: '运气',
  manifestation: '具现',
  mannequin: '假模',
  mining: '采矿',
  muster: '召集',
  petrification: '石化',
  phylactery: '避邪符',
  plague: '疫病',
  plot: '秘谋',
  poison: '中毒',
  prey: '猎物',
  quest: '探索',
  shield: '后盾',
  silver: '白银',
  slime: '黏菌',
  spite: '怨恨',
  spore: '芽孢',
  storage: '储藏',
  study: '读书',
  theft: '窃盗',
  time: '计时',
  tide: '潮汐',
  tower: '高升',
  unity: '团结',
  velocity: '速度',
  verse: '词句',
  wish: '祈愿',
  crystal: '晶体',
  // Not on any Chinese card before 2019: plain translations.
  matrix: '矩阵',
  wage: '工资',
  arrow: '箭矢',
  bounty: '赏金',
  carrion: '腐肉',
  credit: '信用',
  death: '死亡',
  depletion: '耗竭',
  fade: '消退',
  fungus: '真菌',
  fuse: '引信',
  gem: '宝石',
  hourglass: '沙漏',
  mine: '地雷',
  page: '书页',
  petal: '花瓣',
  polyp: '珊瑚虫',
  pressure: '压力',
  scream: '尖叫',
  shell: '贝壳',
  shred: '撕碎',
  soot: '煤烟',
  strife: '冲突',
  trap: '陷阱',
  treasure: '宝藏',
  winch: '绞盘',
  wind: '风',
};

/** Names of tokens that no card has. */
const TOKEN_NAMES: Readonly<Record<string, string>> = {
  Butterfly: '蝴蝶',
  Carnivore: '食肉动物',
  Gold: '黄金',
  Hornet: '大黄蜂',
  Kelp: '海带',
  'Kobolds of Kher Keep': '可赫堡鬼崽',
  'Minor Demon': '小恶魔',
  Wasp: '黄蜂',
  Wirefly: '星火虫',
  'Wolves of the Hunt': '猎狼群',
  Wood: '木材',
};

/** The name of a token. */
export const tokenName = (name: string): string | undefined => TOKEN_NAMES[name];

/** The Chinese name of a keyword ability; its name in English where it is none of the table. */
export function keywordWord(keyword: string): string {
  return keywordInfo(keyword)?.zh ?? keyword.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
}

/** The Chinese ability word (CR 207.2c), in English where none is known. */
export function abilityWord(word: string): string {
  return ABILITY_WORDS[word.toLowerCase()] ?? word;
}

/** CR 122.1b: a counter with the name of a keyword gives that keyword. */
function keywordCounter(counter: string): string | undefined {
  const keyword = counter.replace(/ (.)/g, (_, c: string) => c.toUpperCase());
  return keywordInfo(keyword)?.zh;
}

/** "+1/+1指示物", "充电指示物". */
export function counterWord(counter: string): string {
  const known = Object.hasOwn(COUNTER_WORDS, counter) ? COUNTER_WORDS[counter] : keywordCounter(counter);
  return `${known ?? counter}指示物`;
}

/** The Chinese subtype, in English where none is known. */
export function subtypeWord(subtype: string): string {
  return SUBTYPES[subtype] ?? subtype;
}

const isType = (word: string): word is CardType => Object.hasOwn(TYPE_WORDS, word);
const isSupertype = (word: string): word is Supertype => Object.hasOwn(SUPERTYPE_WORDS, word);

/** A card type, supertype or subtype in Chinese, whatever the case it is written in. */
export function typeWord(word: string): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  if (isType(capital)) return TYPE_WORDS[capital];
  if (isSupertype(capital)) return SUPERTYPE_WORDS[capital];
  // "nonLand": what a choice between kinds says
  if (/^non[A-Z]/.test(word)) return `非${typeWord(word.slice(3))}`;
  return subtypeWord(capital);
}

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** A number of things as Chinese writes it before a measure word: 一, 两, 三, 十二, 二十. */
export function countWord(n: number): string {
  if (n === 2) return '两';
  if (n <= 10) return DIGITS[n] ?? String(n);
  if (n < 20) return `十${DIGITS[n - 10]}`;
  if (n < 100) return `${DIGITS[Math.floor(n / 10)]}十${n % 10 === 0 ? '' : DIGITS[n % 10]}`;
  return String(n);
}

/** Joins with ， and a last word: "警戒，践踏与不灭". */
export function joinList(items: readonly string[], last: string): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join('，')}${last}${items[items.length - 1]}`;
}

/** The designations a player can have (CR 722, 723, 702.131c). */
export const designationWord = (d: Extract<Filter, { is: 'designated' }>['designation']): string => DESIGNATION_WORDS[d];

const DESIGNATION_WORDS = {
  monarch: '君主',
  initiative: '占有先机者',
  cityBlessing: '有黄金城祝福者',
  enduringStory: '有不朽传说者',
} as const;

/** What is always done in the same way. */
export const ALWAYS_SO = { endTurn: '结束本回合', doubleX: '将X的数值加倍', reverseTurns: '逆转本局游戏的回合顺序' } as const;
