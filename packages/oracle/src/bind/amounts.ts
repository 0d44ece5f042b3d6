/** The numbers that words refer to (CR 608.2c, 608.2h). */
import type { Quantity } from '@apnap/ability';
import { inOtherBranch, notBefore } from './branches.js';
import { contains, isVariable, lastBefore, type Node, removesAll, Unbound } from './nodes.js';

/** The first node that is so. */
function find(root: unknown, is: (node: Node) => boolean): Node | undefined {
  let found: Node | undefined;
  contains(root, (n) => {
    if (is(n)) found = n;
    return found !== undefined;
  });
  return found;
}

/** Whether it is a choice to pay any amount of {E}. */
const choosesEnergy = (may: Node): boolean => ((may.cost ?? []) as Node[]).some((k) => k.pay === 'energy' && (k.amount as Node).q === 'x');

/** Whether the words before have asked for excess damage: then that is what "that much" is. */
const speaksOfExcess = (root: unknown, at: number): boolean =>
  contains(root, (x) => x.q === '$ref' && x.measure === 'excess' && (x.at as number) < at);

/** The excess damage that the effect before has dealt, or that the event is about. */
function excessMeant(root: unknown, n: Node, bindOf: (node: Node) => number): Quantity {
  const last = (want: (x: Node) => boolean): Node | undefined => lastBefore(root, n.at as number, want);
  const node = last((x) => x.do === 'damage');
  if (node) return { q: 'slot', slot: bindOf(node) };
  if (last((x) => x.on === 'damage' && x.excess === true)) return { q: 'amount' };
  throw new Unbound(`"${n.words}": no damage is dealt before`);
}

/** The damage that the effect before has dealt. */
function damageMeant(root: unknown, n: Node, bindOf: (node: Node) => number): Quantity {
  const node = lastBefore(root, n.at as number, (x) => x.do === 'damage');
  if (!node) throw new Unbound('"the damage dealt this way": no damage is dealt before');
  return { q: 'slot', slot: bindOf(node) };
}

/** How many cards were looked at in the event that triggers (CR 701.18a). */
function scriedMeant(root: unknown, n: Node): Quantity {
  if (lastBefore(root, n.at as number, (x) => typeof x.on === 'string')?.on === 'scry') return { q: 'amount' };
  throw new Unbound(`"${n.words}": nobody scries before`);
}

/** What "that much", "the life lost this way" and their kin count; `bindOf` gives the slot that holds what an effect did, `change` a copy with everything bound. */
export function amountMeant(
  root: unknown,
  n: Node,
  bindOf: (node: Node, key?: 'bindExcess') => number,
  change: (said: Quantity) => Quantity,
): Quantity {
  const at = n.at as number;
  const last = (want: (x: Node) => boolean): Node | undefined => lastBefore(root, at, want);
  if (n.measure === 'lost') {
    const node = last((x) => x.do === 'life' && x.change === 'lose');
    if (!node) throw new Unbound('"the life lost this way": no life is lost before');
    return { q: 'slot', slot: bindOf(node) };
  }
  if (n.measure === 'way') return damageMeant(root, n, bindOf);
  if (n.measure === 'scried') return scriedMeant(root, n);
  if (n.measure === 'excess' || speaksOfExcess(root, at)) return excessMeant(root, n, (node) => bindOf(node, 'bindExcess'));
  // "you may pay any amount of {E}": what X was chosen to be
  if (contains(root, (x) => x.do === 'may' && (x.$at as number) < at && choosesEnergy(x))) return { q: 'x' };
  const acted = last((x) => typeof x.do === 'string' && (x.do === 'life' || isVariable(x)));
  if (acted && isVariable(acted)) return { q: 'slot', slot: bindOf(acted) };
  const event = last((x) => typeof x.on === 'string');
  if (event && ['damage', 'gainLife', 'loseLife', 'draw', 'counters'].includes(event.on as string)) return { q: 'amount' };
  // so many as did it at once (CR 603.2c)
  if (event && (event.on === 'zone' || event.on === 'attack') && event.batch === 'oneOrMore') return { q: 'amount' };
  const all = find(root, removesAll);
  if (all) return { q: 'removed', counter: all.counter as string };
  const life = last((x) => x.do === 'life');
  // "you gain life equal to its power. Otherwise, you lose that much life": what was said there, and not done
  if (life && (notBefore(root, life, at) || inOtherBranch(root, life, at))) return change(life.amount as Quantity);
  if (life) return { q: 'slot', slot: bindOf(life) };
  return rolledOrPaid(root, n, bindOf, change);
}

/** What was rolled; or what was paid: so much life, or as many counters as were wanted. */
function rolledOrPaid(root: unknown, n: Node, bindOf: (node: Node) => number, change: (said: Quantity) => Quantity): Quantity {
  const last = (want: (x: Node) => boolean): Node | undefined => lastBefore(root, n.at as number, want);
  const rolled = last((x) => x.do === 'roll' && x.count === 1);
  if (rolled) return { q: 'slot', slot: bindOf(rolled) };
  const offer = last((x) => x.do === 'may' && paysLife(x) !== undefined);
  if (offer) return change(paysLife(offer) as Quantity);
  if (contains(root, removesX)) return { q: 'x' };
  throw new Unbound(`"${n.words}": no amount before it`);
}

/** The life that somebody may pay. */
const paysLife = (may: Node): unknown => ((may.cost ?? []) as Node[]).find((k) => k.pay === 'life')?.amount;

/** Whether it is a cost of any number of counters (CR 107.3a). */
const removesX = (n: Node): boolean => n.pay === 'counters' && n.change === 'remove' && (n.count as Node).q === 'x';
