/** Players who have more of something than each other player. */
import type { Filter, Quantity } from '../../language.js';

/** What is compared: life, cards in hand, or permanents of a kind. */
function measured(of: Quantity, noun: (kind: Filter) => string): { text: string; kind?: string } {
  if (typeof of !== 'object' || of.q !== 'count' || of.of.sel !== 'all') return { text: '总生命' };
  if (of.of.zone === 'hand') return { text: '手牌数量' };
  const kinds = (of.of.filter.is === 'and' ? of.of.filter.of : [of.of.filter]).filter((f) => f.is !== 'controlledBy');
  const kind = noun(kinds.length === 1 ? kinds[0] : { is: 'and', of: kinds });
  return { text: `所操控的${kind}数量`, kind };
}

/** "总生命最多", "操控最多生物": before 的牌手. */
export function aheadModifier(of: Quantity, noun: (kind: Filter) => string): string {
  const { text, kind } = measured(of, noun);
  return kind === undefined ? `${text.replace('数量', '')}最多` : `操控最多${kind}`;
}

/** "的总生命多于每位其他牌手": said of a player. */
export const aheadPredicate = (of: Quantity, noun: (kind: Filter) => string): string => {
  const { text, kind } = measured(of, noun);
  return `${kind === undefined ? '的' : ''}${text}多于每位其他牌手`;
};
