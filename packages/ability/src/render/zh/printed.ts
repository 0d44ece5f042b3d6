/** What is printed on a card (CR 200.1), said before 的. */
import type { Filter } from '../../language.js';
import { STAT_WORDS } from './vocab.js';

type Printed = Extract<Filter, { is: 'parity' | 'hasAdventure' | 'repeatsSymbol' | 'costSymbol' | 'hasAbility' }>;

/** What is said of what stands on it. */
export function printedModifier(f: Printed): string {
  if (f.is === 'parity' && typeof f.parity !== 'string') return `${STAT_WORDS[f.stat]}为该奇偶性`;
  if (f.is === 'parity') return `${STAT_WORDS[f.stat]}为${f.parity === 'even' ? '偶数' : '奇数'}`;
  if (f.is === 'hasAdventure') return '具有历险';
  if (f.is === 'hasAbility') return f.kind === 'any' ? '具异能' : f.kind === 'mana' ? '具法术力异能' : '具起动式异能';
  return `法术力费用中有${f.is === 'repeatsSymbol' ? '重复的法术力符号' : f.symbol === 'X' ? '{X}' : '非瑞克西亚法术力符号'}`;
}
