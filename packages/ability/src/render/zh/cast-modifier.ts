/** From where and for what something was cast, before its name. */
import type { Zone } from '../../basics.js';
import { keywordInfo } from '../../keywords.js';
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

export const fromZone = (z: string): string =>
  z === 'hand' ? '手上' : z === 'graveyard' ? '坟墓场' : z === 'library' ? '牌库' : z === 'exile' ? '放逐区' : '其他区域';

/** "可以利用其闪击异能从你的坟墓场施放甲". */
export function castUsing(keyword: string, from: Zone | undefined, card: string): string {
  const place = from === 'exile' ? '放逐区' : `你的${fromZone(from ?? 'hand')}`;
  return `可以利用其${keywordInfo(keyword)?.zh ?? keyword}异能从${place}施放${card}`;
}

/** "可以从你的坟墓场中施放…，且可以视同其具有闪现异能地来施放". */
export function castWithFlash(from: Zone | undefined, spells: string): string {
  if (from === undefined) return `可以将${spells}视同具有闪现异能地来施放`;
  const place = `从你的${fromZone(from)}中`.replace('牌库中', '牌库顶');
  return `可以${place}施放${spells}，且可以视同其具有闪现异能地来施放`;
}
