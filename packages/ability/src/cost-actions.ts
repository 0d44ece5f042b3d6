/** Costs that are keyword actions by what is done to pay them (CR 701.57a, 701.59a). */
import type { Cost } from './language.js';

/** The keyword action that paying this is; undefined for any other cost. */
export function costAction(cost: Cost): 'collectEvidence' | 'forage' | undefined {
  // CR 701.57a: any number of cards from a graveyard with so much total mana value
  if (cost.pay === 'objects' && cost.total?.stat === 'manaValue' && cost.verb === 'exile' && cost.zone === 'graveyard')
    return 'collectEvidence';
  if (cost.pay !== 'or') return undefined;
  const ways = cost.of.map(([x]) => (x?.pay === 'objects' ? [x.verb, x.count] : null));
  return JSON.stringify(ways) === '[["exile",3],["sacrifice",1]]' ? 'forage' : undefined;
}
