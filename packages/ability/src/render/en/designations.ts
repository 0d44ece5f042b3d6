/** What players are designated as, and max speed (CR 702.131c, 702.179e, 722, 723), in English. */
import type { PlayerRef } from '../../language.js';
import type { Context } from './context.js';
import { designationWord } from './filters.js';
import { playerText } from './references.js';

/** "you have max speed" */
export function maxSpeedText(c: Context, of: PlayerRef, cmp: '=' | '!='): string {
  const who = of.player === 'eachOpponent' ? 'an opponent' : playerText(c, of);
  const you = who === 'you';
  if (cmp === '=') return `${who} ${you ? 'have' : 'has'} max speed`;
  return `${who} ${you ? "don't" : "doesn't"} have max speed`;
}

/** "you have the city's blessing", "you're the monarch". */
export function designatedText(who: string, d: 'monarch' | 'initiative' | 'cityBlessing', not: boolean): string {
  if (d === 'cityBlessing')
    return `${who} ${who === 'you' ? (not ? "don't have" : 'have') : not ? "doesn't have" : 'has'} the city's blessing`;
  return `${who === 'you' ? (not ? "you aren't" : "you're") : `${who} ${not ? "isn't" : 'is'}`} ${designationWord(d)}`;
}
