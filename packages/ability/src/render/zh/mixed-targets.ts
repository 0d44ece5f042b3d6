/** Targets that may be in one of two zones: each is described as it is where it is. */
import type { TargetSpec } from '../../language.js';
import type { Context, Phrase } from './context.js';
import { nounOf, nounText } from './noun.js';

/** "目标永久物或已延缓的牌". */
export function orSuspended(c: Context, t: TargetSpec): Phrase | undefined {
  if (!t.from.includes('battlefield') || !t.from.includes('exile')) return undefined;
  const [there] = t.what.is === 'or' ? t.what.of : [t.what];
  const rest = (there.is === 'and' ? there.of : [there]).filter((f) => f.is !== 'inZone');
  const noun = nounText(nounOf(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, 'battlefield'));
  return { text: `目标${noun}或已延缓的牌`, kind: 'mixed' };
}
