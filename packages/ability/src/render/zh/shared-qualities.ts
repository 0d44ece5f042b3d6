/** What has a quality in common with something else (CR 205.2, 205.3, 105.2). */
import type { Filter } from '../../language.js';
import type { Context } from './context.js';

type Shares = Extract<Filter, { is: 'sharesColor' | 'sharesCreatureType' | 'sharesCardType' | 'sharesPermanentType' }>;

const WORDS = { sharesColor: '颜色', sharesCreatureType: '生物类别', sharesCardType: '牌类别', sharesPermanentType: '永久物类别' } as const;

/** "与该生物有共通生物类别". */
export function shared(c: Context, f: Shares): string {
  const top = f.with.sel === 'top' && f.with.of.player === 'each';
  return `与${top ? '任一牌库顶牌' : c.say.selector(c, f.with).text.replace(/^所有/, '任一')}有共通${WORDS[f.is]}`;
}
