/** Chinese for changes of text (CR 612). */
import type { Effect } from '../../language.js';
import { wordRef } from './noun.js';

const KINDS = { color: '颜色文字', basicLandType: '基本地类别文字', creatureType: '生物类别文字' } as const;

/** Subjects and predicates: "更改…的规则叙述文字，将其中一种颜色文字全部更改为另一种". */
export function changeTextWords(e: Extract<Effect, { do: 'changeText' }>, what: string): [string, string][] {
  const to = e.to === undefined ? '另一种' : wordRef(e.to);
  const words = e.of.map((kind, i) => `${i === 0 ? '将其中' : '或是将'}一种${KINDS[kind]}全部更改为${to}`).join('，');
  const lasts = e.duration === 'endOfTurn' ? '，直到回合结束' : '';
  const except: [string, string][] = e.except ? [['新的生物类别', `不能是${e.except.map(wordRef).join('或')}`]] : [];
  return [['', `更改${what}的规则叙述文字，${words}${lasts}`], ...except];
}
