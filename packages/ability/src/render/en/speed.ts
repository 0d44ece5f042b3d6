/** Max speed (CR 702.178, 702.179e) in English. */
import type { PlayerRef } from '../../language.js';
import type { Context } from './context.js';
import { playerText } from './references.js';

/** "you have max speed" */
export function maxSpeedText(c: Context, of: PlayerRef, cmp: '=' | '!='): string {
  const who = of.player === 'eachOpponent' ? 'an opponent' : playerText(c, of);
  const you = who === 'you';
  if (cmp === '=') return `${who} ${you ? 'have' : 'has'} max speed`;
  return `${who} ${you ? "don't" : "doesn't"} have max speed`;
}
