/** Targets that may be in one of two zones, and what several have to do with each other. */
import type { TargetSpec } from '../../language.js';
import type { Context, Phrase } from './context.js';
import { nounOf, nounText } from './noun.js';

/** What several targets have to do with each other. */
export const TOGETHER: Readonly<Record<NonNullable<TargetSpec['together']>, readonly string[]>> = {
  owner: [],
  controller: ['由同一牌手操控'],
  differentControllers: ['由不同牌手操控'],
  creatureType: ['具有共通的生物类别'],
  permanentType: ['具有共通的永久物类别'],
};

/** "目标永久物或已延缓的牌". */
export function orSuspended(c: Context, t: TargetSpec): Phrase | undefined {
  if (!t.from.includes('battlefield') || !t.from.includes('exile')) return undefined;
  const [there] = t.what.is === 'or' ? t.what.of : [t.what];
  const rest = (there.is === 'and' ? there.of : [there]).filter((f) => f.is !== 'inZone');
  const noun = nounText(nounOf(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, 'battlefield'));
  return { text: `目标${noun}或已延缓的牌`, kind: 'mixed' };
}
