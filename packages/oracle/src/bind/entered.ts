/** Cards by what they are once they have been put onto the battlefield: "if it's a creature card, put it onto the battlefield. That creature …". */
import type { Filter } from '@apnap/ability';
import { ofKind, words } from './fits.js';
import { contains, type Node } from './nodes.js';

/** Whether this says of that thing that it is of the kind, or that it is not. */
function says(cond: Node, noun: string, isThat: (what: Node) => boolean, so = true): boolean {
  if (cond.if === 'not') return says(cond.of as Node, noun, isThat, !so);
  const filter = cond.filter as Filter | undefined;
  if (cond.if !== 'matches' || !filter || !isThat(cond.what as Node)) return false;
  const kind = filter.is === 'not' ? filter.of : filter;
  return (filter.is === 'not') !== so && ofKind(kind, noun) && !contains(kind, (n) => n.is === 'or' || n.is === 'not');
}

/** Whether what is moved there is put onto the battlefield only if it is of the kind that the noun says. */
export function isTested(root: unknown, move: Node, noun: string, isThat: (what: Node) => boolean): boolean {
  const within = (branch: unknown): boolean => contains(branch, (x) => x === move);
  return contains(root, (n) => {
    if (n.do !== 'if') return false;
    return says(n.cond as Node, noun, isThat, within(n.then)) && (within(n.then) || within(n.else));
  });
}

/** Whether a condition asks of "it" whether it is a creature, and the words at this place are in it or in what it leads to. */
export const testsCreature = (root: unknown, at: number): boolean =>
  contains(root, (n) => {
    const cond = n.if === undefined ? (n.cond as Node | undefined) : undefined;
    const of = cond?.what as Node | undefined;
    const asks = cond?.if === 'matches' && of?.sel === '$ref' && of.noun === 'it' && words(cond.filter as Filter).includes('Creature');
    return Boolean(asks) && (of?.at === at || contains(n.then, (x) => x.sel === '$ref' && x.at === at));
  });
