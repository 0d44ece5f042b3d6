/** Power and toughness together, or against each other, before the name of a creature. */
import type { Condition, Quantity } from '../../language.js';
import { CMP_WORDS } from './vocab.js';

/** "力量与防御力总和等于或小于5", "力量与防御力不相等": said of a creature; undefined where neither is compared so. */
export function sizeModifier(cond: Condition): string | undefined {
  if (cond.if !== 'compare' || typeof cond.left !== 'object') return undefined;
  const { left, cmp, right } = cond;
  const isStat = (q: Quantity, stat: string): boolean => typeof q === 'object' && q.q === 'stat' && q.stat === stat && q.of.sel === 'it';
  if (cmp === '!=' && isStat(left, 'power') && isStat(right, 'toughness')) return '力量与防御力不相等';
  if (left.q !== 'sum' || left.of.length !== 2 || !isStat(left.of[0], 'power') || !isStat(left.of[1], 'toughness')) return undefined;
  return typeof right === 'number' ? `力量与防御力总和${CMP_WORDS[cmp]}${right}` : undefined;
}
