/** What is said of things before their noun: counters on them, since when they are there, their sector. */

import type { ColorRef, Filter } from '../../language.js';
import type { Context } from './context.js';
import { COLOR_WORDS, counterWord, countWord } from './vocab.js';

const SECTOR_WORDS: Readonly<Record<string, string>> = { alpha: '阿尔法', beta: '贝塔', gamma: '伽马' };

const numberSaid = (cmp: string, value: unknown) =>
  typeof value === 'number' ? `${cmp === '<=' ? '等于或小于' : cmp === '>=' ? '等于或大于' : ''}${value}` : 'X';

/** "其上有两个或更多+1/+1指示物". */
export function countersModifier(f: Extract<Filter, { is: 'counters' }>): string {
  const what = f.counter === 'any' ? '指示物' : counterWord(f.counter);
  if (f.cmp === '>=' && f.value === 1) return `其上有${what}`;
  if ((f.cmp === '=' && f.value === 0) || (f.cmp === '<' && f.value === 1)) return `其上没有${what}`;
  if (f.cmp === '<') return `其上${what}数量少于${numberSaid('=', f.value)}`;
  if (f.cmp === '>=' && typeof f.value === 'number') return `其上有${countWord(f.value)}个或更多${what}`;
  return `其上${what}数量${f.cmp === '=' ? '为' : ''}${numberSaid(f.cmp, f.value)}`;
}

/** "红色", "该色": of colors that were noted any (CR 905.2b). */
export function colorAdjective(c: Context, color: ColorRef): string {
  if (typeof color === 'string') return `${COLOR_WORDS[color]}色`;
  return 'noted' in color ? `具有任一于你抓选名称为${c.face.zhName ?? c.face.name}之牌时所选颜色的` : '该色';
}

/** Since when something is where it is, or under somebody's control. */
export function cameModifier(f: Extract<Filter, { is: 'arrived' | 'putHere' }>): string {
  if (f.is === 'arrived') return f.since === 'thisTurn' ? '本回合才由其操控者操控' : '自其操控者上一个维持开始后才由其操控';
  if (f.verb === 'discard') return '本回合弃至该处';
  const from = f.from === 'battlefield' ? '从战场' : f.from === 'library' ? '从牌库' : f.from === 'hand' ? '从手牌' : '';
  if (f.from === 'graveyard') return '从坟墓场进战场';
  return `本回合${from}进入该处`;
}

/** In which sector something is (CR 702.158a). */
export function sectorModifier(c: Context, f: Extract<Filter, { is: 'sector' }>): string {
  if (typeof f.of === 'object' && 'same' in f.of) return `与${c.say.selector(c, f.of.same).text}在同一星区`;
  return `在${typeof f.of === 'string' ? SECTOR_WORDS[f.of] : '所选的'}星区`;
}

/** How many colours something has. */
export function colorCount(cmp: string, value: number): string {
  if (cmp === '=' && value === 0) return '无色';
  if (cmp === '=' && value === 1) return '单色';
  if (cmp === '>=' && value === 1) return '有色';
  if (cmp === '>=' && value === 2) return '多色';
  if (cmp === '=' && value === 5) return '具有所有颜色的';
  return `颜色数量为${value}的`;
}

/** "进行攻击" and "进行阻挡" as "进行攻击或阻挡"; "具飞行异能" and "具延势异能" as "具飞行或延势异能". */
export function mergedModifiers(modifiers: string[]): string {
  for (const [start, end] of [
    ['进行', ''],
    ['具', '异能'],
    ['由', '操控'],
    ['法术力值为', ''],
  ])
    if (modifiers.every((m) => m.startsWith(start) && m.endsWith(end)))
      return `${start}${modifiers.map((m) => m.slice(start.length, m.length - end.length)).join('或')}${end}`;
  return modifiers.join('或');
}

/** "其上没有+1/+1指示物", "未具有所有颜色". */
export function lacking(f: Extract<Filter, { is: 'counters' | 'colorCount' }>): string {
  if (f.is === 'counters') return countersModifier(f).replace('上有', '上没有');
  return f.cmp === '=' && f.value === 5 ? '未具有所有颜色' : `并非${colorCount(f.cmp, f.value)}`;
}
