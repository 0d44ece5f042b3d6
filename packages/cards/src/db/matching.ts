/**
 * The one look-up of cards by what people write, over any number of sources. Names are compared without case and accents, as databases spell
 * them (CR 201.2: a card has one English name, however it is typed). What fits better counts, whatever source it is from: the whole name of a
 * card, then the name of a face, then the same without regard to punctuation. Only of what fits equally well the earlier source counts.
 */
import { foldName } from '../names.js';

/** How a name fits a card: a lower number fits better. */
export const FIT = { whole: 0, face: 1, looseWhole: 2, looseFace: 3 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** What one source finds by a name: all cards that it fits best, the one that is spelled as it was written first. */
export interface Matches<T> {
  fit: Fit;
  cards: readonly T[];
}

/** Whether only one card may be found so: what is compared without punctuation must not be a guess between several. */
const mustBeOne = (fit: Fit): boolean => fit >= FIT.looseWhole;

/** What several sources find, the earlier before the later: all that fits best. Undefined when none finds anything. */
export function bestMatches<T>(found: readonly (Matches<T> | undefined)[]): Matches<T> | undefined {
  const some = found.filter((m) => m !== undefined);
  if (some.length === 0) return undefined;
  const fit = Math.min(...some.map((m) => m.fit)) as Fit;
  return { fit, cards: some.flatMap((m) => (m.fit === fit ? m.cards : [])) };
}

/** The card that is meant: the first of those found; none where a guess without punctuation leaves several. */
export function meantBy<T extends { name: string }>(found: Matches<T> | undefined): T | undefined {
  if (!found) return undefined;
  const names = mustBeOne(found.fit) ? new Set(found.cards.map((c) => foldName(c.name))).size : 1;
  return names === 1 ? found.cards[0] : undefined;
}
