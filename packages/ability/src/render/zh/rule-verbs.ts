/** Verbs of what things do by rule: being regenerated, transforming, crewing. */
import type { Action, Rule } from '../../language.js';
import type { Context } from './context.js';
import { costsInSentence } from './costs.js';

/** Actions of which only the thing is said. */
export const OF_THINGS = {
  regenerate: '重生',
  phaseOut: '跃离',
  transform: '转化',
  crew: '搭载载具',
  untap: '变为未横置状态',
} as const;

type OfThings = Extract<Action, { act: keyof typeof OF_THINGS }>;

export const isOfThings = (a: Action): a is OfThings => a.act in OF_THINGS;

/** "搭载载具时视同其力量增加2". */
export const strongerText = (rule: Extract<Rule, { rule: 'stronger' }>): string =>
  `${rule.to.map((to) => (to === 'crew' ? '搭载载具' : '骑乘坐骑')).join('和')}时${
    rule.by === 'toughness' ? '使用其防御力而非其力量' : `视同其力量增加${rule.by}`
  }`;

/** What players can't do. */
export const PLAYER_ACTIONS = {
  gainLife: '获得生命',
  loseLife: '失去生命',
  search: '搜寻牌库',
  loseGame: '输掉这盘游戏',
  winGame: '赢得这盘游戏',
} as const;

/** CR 116.2d */
export const ignoredText = (c: Context, a: Extract<Action, { act: 'search' }>): string =>
  a.ignore ? `。任一牌手可以${costsInSentence(c, a.ignore)}，以忽略此效应直到回合结束` : '';
