/** What a companion asks of a starting deck (CR 702.139a), in Chinese. */
import type { DeckCondition, Filter } from '../../language.js';
import type { Context } from './context.js';
import { nounOf, nounText } from './noun.js';
import { joinList } from './vocab.js';

const card = (c: Context, f: Filter): string => nounText(nounOf(c, f, 'library'));
const isLand = (f: Filter): boolean => f.is === 'type' && f.type === 'Land';

/** What each of the cards is or has. */
function said(c: Context, f: Filter): string {
  if (f.is === 'stat') return `的${nounOf(c, f, 'library').modifiers.join('且')}`;
  if (f.is === 'hasAbility') return '都具有起动式异能';
  const kinds = f.is === 'or' ? f.of : [f];
  return `都是${joinList(
    kinds.map((x) => card(c, x).replace(/牌$/, '')),
    '或',
  )}牌`;
}

/** "你的起始套牌中每张非地牌的名称均不相同": without the full stop. */
export function deckConditionText(c: Context, d: DeckCondition): string {
  switch (d.deck) {
    case 'each': {
      if (d.what.is !== 'any') return `你起始套牌中的每张${card(c, d.what)}${said(c, d.is)}`;
      if (d.is.is === 'not' && d.is.of.is === 'repeatsSymbol') return '你起始套牌中的每张牌，其法术力费用中都没有重复的法术力符号';
      const others = d.is.is === 'or' ? d.is.of.filter((f) => !isLand(f)) : [];
      if (d.is.is === 'or' && others.length === 1) return `你的起始套牌中仅包含${card(c, others[0])}以及地牌`;
      return `你的起始套牌中仅包含${card(c, d.is)}`;
    }
    case 'compare':
      return d.in === 'names'
        ? `你起始套牌中的每张${card(c, d.what)}名称均不相同`
        : `你起始套牌中的每张${card(c, d.what)}都具有同一种牌的类别`;
    case 'size':
      return `你起始套牌的张数比套牌张数下限至少多${d.aboveMinimum}张`;
    default:
      return d satisfies never;
  }
}
