/** Which mana abilities of a game ask for more than the payment planner reckons with by itself. */
import type { ActivatedAbility, Cost } from '@apnap/ability';

const isPlain = (c: Cost): boolean => {
  if (c.pay === 'self') return c.verb === 'tap' || c.verb === 'sacrifice';
  return c.pay === 'mana' || c.pay === 'life' || (c.pay === 'counters' && c.change === 'remove');
};

/** What a game's pool of cards knows of that. */
interface Noted {
  repeatsMana: boolean;
  spendsForMana: boolean;
  spendsCards: boolean;
}

/** Notes what the cost of an activated ability asks for. */
export function noteManaCosts(pool: Noted, ability: ActivatedAbility): void {
  if (ability.cost.some((c) => c.pay === 'life' || c.pay === 'counters')) pool.repeatsMana = true;
  const beyond = spentBeyond(ability);
  if (beyond !== 'nothing') pool.spendsForMana = true;
  if (beyond === 'cards') pool.spendsCards = true;
}

/**
 * CR 605.1a: of an ability that may add mana, whether its cost spends more than its source, mana, life and counters (`things`), or cards in hand
 * (`cards`).
 */
function spentBeyond({ cost, program, perTurn, zone }: ActivatedAbility): 'nothing' | 'things' | 'cards' {
  const plain = cost.every(isPlain) && perTurn === undefined && cost.some((c) => c.pay !== 'mana');
  if (plain || program.targets.length > 0 || !JSON.stringify(program.effect).includes('"do":"mana"')) return 'nothing';
  return zone === 'hand' || cost.some((c) => c.pay === 'objects' && c.zone === 'hand') ? 'cards' : 'things';
}
