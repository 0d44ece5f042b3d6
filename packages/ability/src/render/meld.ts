/** What both renderers ask of the condition of a meld card (CR 712.4a). */

import type { Condition, Filter } from '../language.js';
import { mentionsNode } from '../same.js';

/** What must be owned and controlled besides the object itself (CR 712.4a); undefined for other conditions. */
export function meldPartner(cond: Condition): Filter | undefined {
  if (cond.if !== 'and' || cond.of.length !== 2) return undefined;
  const [self, count] = cond.of;
  if (self.if !== 'matches' || self.what.sel !== 'self' || !mentionsNode(self.filter, { is: 'ownedBy' })) return undefined;
  if (count.if !== 'compare' || typeof count.left !== 'object' || count.left.q !== 'count' || count.left.of.sel !== 'all') return undefined;
  const { filter } = count.left.of;
  if (filter.is !== 'and') return undefined;
  const rest = filter.of.filter((f) => f.is !== 'ownedBy' && f.is !== 'controlledBy');
  return rest.length === 1 ? rest[0] : { is: 'and', of: rest };
}
