/** Power and toughness together, or against each other, before the name of a creature; how several that are chosen fit together. */
import type { Condition, Quantity, Selector } from '../../language.js';
import { CMP_WORDS, STAT_WORDS } from './vocab.js';

/** "力量与防御力总和等于或小于5", "力量与防御力不相等": said of a creature; undefined where neither is compared so. */
export function sizeModifier(cond: Condition): string | undefined {
  if (cond.if !== 'compare' || typeof cond.left !== 'object') return undefined;
  const { left, cmp, right } = cond;
  const isStat = (q: Quantity, stat: string): boolean => typeof q === 'object' && q.q === 'stat' && q.stat === stat && q.of.sel === 'it';
  if (cmp === '!=' && isStat(left, 'power') && isStat(right, 'toughness')) return '力量与防御力不相等';
  if (left.q !== 'sum' || left.of.length !== 2 || !isStat(left.of[0], 'power') || !isStat(left.of[1], 'toughness')) return undefined;
  return typeof right === 'number' ? `力量与防御力总和${CMP_WORDS[cmp]}${right}` : undefined;
}

const UNLIKE = { names: '名称', powers: '力量', manaValues: '法术力值' } as const;

/** "名称各不相同的", "总力量等于或小于4的": before the name of what is chosen. */
export function fittingWords({ unlike, total }: Extract<Selector, { sel: 'choose' }>): string {
  if (unlike) return `${UNLIKE[unlike]}各不相同的`;
  if (!total) return '';
  return `总${STAT_WORDS[total.stat]}等于或小于${typeof total.most === 'number' ? total.most : 'X'}的`;
}
