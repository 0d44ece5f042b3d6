/** Players who are chosen, in Chinese. */
import type { Selector } from '../../language.js';
import type { Phrase } from './context.js';

/** "随机一位对手": at random, or as the words for all of them say. */
export function chosenPlayer(s: Extract<Selector, { sel: 'choose' }>, text: string): Phrase {
  if (s.how !== 'random' || s.from.sel !== 'players') return { text, kind: 'player' };
  return { text: `随机一位${s.from.who.player === 'eachOpponent' ? '对手' : '牌手'}`, kind: 'player' };
}
