/** Which mana abilities of a game ask for more than the payment planner reckons with by itself. */
import type { ActivatedAbility, Cost } from '@apnap/ability';

const isPlain = (c: Cost): boolean => {
  if (c.pay === 'self') return c.verb === 'tap' || c.verb === 'sacrifice';
  return c.pay === 'mana' || c.pay === 'life' || (c.pay === 'counters' && c.change === 'remove');
};

/**
 * CR 605.1a: of an ability that may add mana, whether its cost spends more than its source, mana, life and counters (`things`), or cards in hand
 * (`cards`).
 */
export function spentBeyond({ cost, program, perTurn, zone }: ActivatedAbility): 'nothing' | 'things' | 'cards' {
  const plain = cost.every(isPlain) && perTurn === undefined && cost.some((c) => c.pay !== 'mana');
  if (plain || program.targets.length > 0 || !JSON.stringify(program.effect).includes('"do":"mana"')) return 'nothing';
  return zone === 'hand' || cost.some((c) => c.pay === 'objects' && c.zone === 'hand') ? 'cards' : 'things';
}
