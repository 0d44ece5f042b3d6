/** From where and for what something was cast, before its name. */
import type { Zone } from '../../basics.js';
import { keywordWord } from './vocab.js';

/** "从坟墓场施放". */
export function castModifier(from: Zone | undefined, paid: string | undefined, own: true | undefined): string {
  if (paid !== undefined) return `已${paid === 'kicker' ? '增幅' : keywordWord(paid)}`;
  switch (from) {
    case undefined:
      return '被施放';
    case 'hand':
      return '从手上施放';
    case 'graveyard':
      return own ? '从自己的坟墓场施放' : '从坟墓场施放';
    case 'exile':
      return '从放逐区施放';
    case 'library':
      return '从牌库施放';
    default:
      return '从该区域施放';
  }
}
