/** What a cost was paid with, spoken of afterwards without saying so: "you may sacrifice another creature. If you do, … that creature's power". */
import type { CostVerb, Filter, Selector } from '@apnap/ability';
import { walk } from '../grammar/raw.js';
import { ofKind } from './fits.js';
import { contains, type Node } from './nodes.js';
import type { Reference } from './places.js';

/** What "that card" can have been paid with, and what "that creature" can. */
const AS_CARD: readonly unknown[] = ['discard', 'exile'];

/** Whether what is paid there is one thing of the kind that the words say. */
function isMeant(cost: Node, r: Reference): boolean {
  if (cost.pay !== 'objects' || cost.count !== 1 || cost.atMost !== undefined || cost.total !== undefined || r.many) return false;
  if (r.noun === 'card') return AS_CARD.includes(cost.verb) && cost.zone !== 'battlefield' && cost.orZone === undefined;
  if (cost.verb !== 'sacrifice') return false;
  if (r.noun === 'permanent' || (r.noun === 'it' && r.words.startsWith('with '))) return true;
  return ofKind(cost.filter as Filter, r.noun) && !contains(cost.filter, (n) => n.is === 'or');
}

const pays = (cost: unknown): Node[] => {
  const found: Node[] = [];
  walk(cost, (n) => {
    if (n.pay === 'objects') found.push(n);
  });
  return found;
};

const has = (tree: unknown, at: number): boolean => contains(tree, (n) => n.sel === '$ref' && n.at === at);

/**
 * What the one cost before these words was paid with; undefined where another cost of that kind could be meant as well, or where the words stand in the
 * cost itself or where it is not paid.
 */
export function paidThing(root: unknown, r: Reference): Selector | undefined {
  const costs = pays(root);
  const meant = costs.filter((c) => isMeant(c, r));
  if (meant.length !== 1 || has(meant[0], r.at)) return undefined;
  const verb = meant[0].verb as CostVerb;
  if (costs.some((c) => c !== meant[0] && c.verb === verb)) return undefined;
  const unpaid = contains(
    root,
    (n) => n.do === 'may' && pays(n.cost).includes(meant[0]) && (has(n.else, r.at) || (n.$at as number) > r.at),
  );
  return unpaid ? undefined : { sel: 'paid', verb };
}

/** "The sacrificed creature's power … its toughness": of what the words before were about. */
export function saidAgain(root: unknown, r: Reference, meantBy: (ref: Reference) => Selector | undefined): Selector | undefined {
  if (r.noun !== 'it') return undefined;
  let last: Node | undefined;
  walk(root, (n) => {
    if (n.sel === '$ref' && (n.at as number) < r.at && n.noun !== 'player' && ((last?.at as number | undefined) ?? -1) < (n.at as number))
      last = n;
  });
  const before = last && meantBy(last as unknown as Reference);
  return before?.sel === 'paid' && !last?.many ? before : undefined;
}
