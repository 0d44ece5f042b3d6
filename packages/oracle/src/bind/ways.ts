/** "This way": which effect before is meant, and what it was done to (CR 608.2c). */
import type { CostVerb, Filter } from '@apnap/ability';
import { walk } from '../grammar/raw.js';
import type { Mention } from './mentions.js';
import { contains, type Node } from './nodes.js';

/** Whether an effect does what the words say was done. */
const DOES: Readonly<Record<string, (n: Node) => boolean>> = {
  destroy: (n) => n.do === 'destroy',
  exile: (n) => n.do === 'move' && n.to === 'exile',
  sacrifice: (n) => n.do === 'sacrifice' || n.do === 'sacrificeThese',
  discard: (n) => n.do === 'discard' || n.do === 'discardThese',
  tap: (n) => n.do === 'tap',
  draw: (n) => n.do === 'draw',
  counter: (n) => n.do === 'counter',
  create: (n) => n.do === 'createToken',
  mill: (n) => n.do === 'keywordAction' && n.action === 'mill',
  return: (n) => n.do === 'move' && (n.to === 'hand' || n.to === 'battlefield'),
  enter: (n) => n.do === 'move' && n.to === 'battlefield',
  reveal: (n) => n.do === 'reveal' || n.do === 'revealUntil',
  cardGraveyard: (n) => (n.do === 'keywordAction' && n.action === 'mill') || (n.do === 'move' && n.to === 'graveyard'),
  graveyard: (n) => n.do === 'destroy' || (n.do === 'keywordAction' && n.action === 'mill') || (n.do === 'move' && n.to === 'graveyard'),
};

/** The same done to pay a cost. */
const PAID: Readonly<Record<string, CostVerb>> = {
  exile: 'exile',
  sacrifice: 'sacrifice',
  discard: 'discard',
  tap: 'tap',
  reveal: 'reveal',
  return: 'return',
};

/** The last effect before these words that does it; undefined when there is none. */
export function wayNode(root: unknown, way: string, at: number): Node | undefined {
  let found: Node | undefined;
  walk(root, (n) => {
    const inside = contains(n, (x) => x !== n && x.at === at && x.sel === '$ref');
    if (typeof n.$at === 'number' && n.$at < at && !inside && DOES[way]?.(n)) found = n;
  });
  return found;
}

/** The cost paid in this way, if any is. */
export function wayPaid(root: unknown, way: string): CostVerb | undefined {
  const verb = PAID[way];
  return verb && contains(root, (n) => n.pay === 'objects' && n.verb === verb) ? verb : undefined;
}

const SEVERAL: readonly unknown[] = ['each', 'eachOpponent', 'eachOther'];
const several = (n: Node): boolean => SEVERAL.includes((n.who as Node | undefined)?.player);

/** Whether it is done again and again, or paid for by one player after another, and the words speak of all of it: only the last is remembered. */
export function doneInTurns(root: unknown, node: Node, at: number): boolean {
  const turns = (n: Node): boolean => n.do === 'repeat' || (n.do === 'may' && n.cost !== undefined && several(n));
  return contains(root, (n) => turns(n) && contains(n, (x) => x === node) && !contains(n, (x) => x.sel === '$ref' && x.at === at));
}

/** Whether what is moved is on the battlefield, where it is what the words afterwards speak of (CR 608.2h). */
export function fromBattlefield(what: Node): boolean {
  if (what.sel === '$target') return ((what.spec as Node).from as string[])[0] === 'battlefield';
  if (what.sel === 'all') return what.zone === 'battlefield';
  if (what.sel === 'choose') return fromBattlefield(what.from as Node);
  return what.sel === 'union' && (what.of as Node[]).every(fromBattlefield);
}

/** Whether cards are gone through one by one, and some of them put somewhere. */
const goneThrough = (root: unknown): boolean =>
  contains(
    root,
    (n) => n.do === 'forEach' && contains(n, (x) => x.do === 'move' && (x.what as Node).sel === 'slot' && (x.what as Node).slot === n.slot),
  );

/** Whether one of several cards may be cast: it is one of the rest where that was not done. */
const castFrom = (root: unknown): boolean =>
  contains(
    root,
    (n) => n.do === 'play' && (n.what as Node).sel === 'choose' && contains(n.what, (x) => x.sel === '$ref' && x.many === true),
  );

/** Whether some of the cards looked at or revealed may have gone, though no words take them. */
export const mayBeGone = (root: unknown, verb: string | undefined): boolean =>
  (verb === 'look' && goneThrough(root)) || ((verb === 'look' || verb === 'reveal') && castFrom(root));

/** Of cards of a library: what is not there any more. */
export const AWAY: Filter = { is: 'not', of: { is: 'inZone', zone: 'library' } };

/** "Search your library for a card with … counters on ~, put it onto the battlefield": what is found, and not what the number is about. */
export const inSearch = (m: Mention, all: readonly Mention[]): boolean =>
  m.from === 'self' && all.some((x) => x.node?.do === 'search' && contains(x.node.filter, (n) => n.sel === 'self' && n.$at === m.at));
