/** What the binder asks of raw nodes, and the plain data it leaves. */
import type { Condition, Effect, EventRole, Filter, Quantity, Selector } from '@apnap/ability';
import { walk } from '../grammar/raw.js';

export type Node = Record<string, unknown>;

/** A reading that cannot be bound. */
export class Unbound extends Error {}

export const unbound = (words: string): never => {
  throw new Unbound(words);
};

const isHost = (f: unknown): boolean => (f as Node | undefined)?.is === 'oneOf' && ((f as Node).of as Node).sel === 'host';

/** Events whose subject is one object that goes on being what it was. */
const OF_OBJECT: readonly unknown[] = ['attack', 'block', 'blocked', 'unblocked', 'tap', 'untap', 'target', 'turnFaceUp', 'keywordDone'];

/** The role that what the source is attached to has in an event, if it has one. */
function roleOfHost(event: Node): EventRole | undefined {
  switch (event.on) {
    case 'or': {
      const [first, ...rest] = (event.of as Node[]).map(roleOfHost);
      return rest.every((role) => role === first) ? first : undefined;
    }
    // "when enchanted creature dies, return it": what it has become, where that can be found (CR 400.7)
    case 'zone':
      return event.from === 'battlefield' && event.to === 'graveyard' && isHost(event.what) ? 'object' : undefined;
    case 'damage':
      if (isHost(event.source)) return isHost(event.to) ? undefined : 'source';
      return isHost(event.to) ? 'recipient' : undefined;
    default:
      return OF_OBJECT.includes(event.on) && isHost(event.what) ? 'object' : undefined;
  }
}

/**
 * The role that what the source is attached to has in the event of the ability: "it" is what it was attached to then, wherever it is attached as the
 * ability resolves (CR 608.2k).
 */
export function hostRole(root: unknown): EventRole | undefined {
  const event = (Array.isArray(root) ? root[0] : undefined) as Node | undefined;
  return event && roleOfHost(event);
}

/** The first event that the words before this place speak of. */
function eventBefore(root: unknown, at: number): Node | undefined {
  let event: Node | undefined;
  walk(root, (n) => {
    if (typeof n.on === 'string' && typeof n.$at === 'number' && n.$at <= at) event ??= n;
  });
  return event;
}

/** Whether the words before this place have named the object itself. */
export const namesItself = (root: unknown, at: number): boolean => contains(root, (n) => typeof n.$self === 'number' && n.$self < at);

/** "Return target permanent to its owner's hand, then that player discards a card": whose it was, by the place of the target's words (CR 608.2h). */
export function sentTarget(root: unknown, at: number): number | undefined {
  let found: number | undefined;
  walk(root, (n) => {
    const what = n.what as Node | undefined;
    if (n.do !== 'move' || (n.to !== 'hand' && n.to !== 'library') || typeof n.$at !== 'number' || n.$at >= at) return;
    if (what?.sel === '$target' && (what.spec as Node).max === 1) found = what.at as number;
  });
  return found;
}

/** "Its controller reveals cards … The player puts that card …": who has done something before, and is named by what they control. */
export function controllerBefore(root: unknown, at: number): Node | undefined {
  let found: Node | undefined;
  walk(root, (n) => {
    const who = n.who as Node | undefined;
    if (typeof n.do === 'string' && typeof n.$at === 'number' && n.$at < at && who?.player === 'controllerOf') found = who;
  });
  return found;
}

/** "Unless its controller pays {2}. That player …": whose something is, where the words before have named one such player and no other. */
export function onlyWhose(root: unknown, at: number): Node | undefined {
  const found = new Map<string, Node>();
  walk(root, (n) => {
    if (n.player !== 'controllerOf' && n.player !== 'ownerOf') return;
    const of = n.of as Node;
    const place = of.at ?? of.$at;
    if (typeof place === 'number' && place < at) found.set(JSON.stringify([n.player, of.sel, of.sel === 'self' ? 0 : place]), n);
  });
  return found.size === 1 ? [...found.values()][0] : undefined;
}

export function contains(tree: unknown, is: (node: Node) => boolean): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if (Array.isArray(tree)) {
    for (const v of tree) if (contains(v, is)) return true;
    return false;
  }
  const node = tree as Node;
  if (is(node)) return true;
  for (const k in node) if (typeof node[k] === 'object' && contains(node[k], is)) return true;
  return false;
}

/** Whether the words read at `at` are inside the action itself. */
const holds = (action: Node, at: number): boolean =>
  typeof action.do === 'string' && contains(action, (x) => x.q === '$ref' && x.at === at);

/** The last thing of a kind that was said before the words at `at`. */
export function lastBefore(root: unknown, at: number, want: (node: Node) => boolean): Node | undefined {
  let found: Node | undefined;
  walk(root, (x) => {
    if (typeof x.$at === 'number' && x.$at < at && want(x) && !holds(x, at)) found = x;
  });
  return found;
}

/** Players of whom each has a number of their own. */
const SEVERAL: readonly unknown[] = ['each', 'eachOpponent', 'eachOther'];

/** An action on a number of things its words don't tell: "that many" after it is how many it was. */
export function isVariable(n: Node): boolean {
  if (n.do === 'discard' || n.do === 'sacrifice') return typeof n.count !== 'number';
  if (n.do === 'draw') return typeof n.count !== 'number' && (n.count as Node).q !== '$ref' && !SEVERAL.includes((n.who as Node).player);
  if (n.do === 'counters')
    return n.change === 'remove' && (n.count === 'all' || ((n.on as Node).sel === 'choose' && (n.on as Node).max === 'any'));
  if (!['discardThese', 'sacrificeThese', 'destroy', 'move', 'tap'].includes(n.do as string)) return false;
  const what = n.what as Node;
  return what.sel === 'all' || (what.sel === 'choose' && (what.max === 'any' || what.max !== what.min));
}

/** Whether all counters that are there are removed as this cost. */
export const removesAll = (n: Node): boolean =>
  n.pay === 'counters' && n.change === 'remove' && (n.count as Node).q === 'counters' && (n.count as Node).counter === n.counter;

/** The effect that removes these counters before the words. */
const removedBefore = (root: unknown, { $removed, $from }: Node): Node | undefined =>
  lastBefore(root, $from as number, (n) => n.do === 'counters' && n.change === 'remove' && n.counter === $removed);

/** How many of these counters the words before, or a cost, remove. @throws Unbound */
export function removedCounters(root: unknown, n: Node, bindOf: (node: Node) => number): Quantity {
  const node = removedBefore(root, n);
  return node ? { q: 'slot', slot: bindOf(node) } : removedToPay(root, n.$removed as string);
}

/** How many of these counters are removed as a cost: any number, or all there are. @throws Unbound */
function removedToPay(root: unknown, counter: string): Quantity {
  if (contains(root, (n) => n.pay === 'counters' && n.change === 'remove' && n.counter === counter && (n.count as Node).q === 'x'))
    return { q: 'x' };
  if (contains(root, (n) => removesAll(n) && n.counter === counter)) return { q: 'removed', counter };
  throw new Unbound(`"${counter} counters removed this way": none are`);
}

/** What costs are paid with, by the words for it afterwards. */
export const PAID_VERBS: Readonly<Record<string, 'sacrifice' | 'discard' | 'reveal'>> = {
  sacrificed: 'sacrifice',
  discarded: 'discard',
  revealed: 'reveal',
};

/** Whether a card is cast, or put somewhere else than into a library, between these words only if a player wants to. */
export const mayTake = (root: unknown, from: number, to: number): boolean =>
  contains(root, (n) => {
    const at = n.$at as number;
    const takes = (x: Node): boolean => x.do === 'play' || (x.do === 'move' && x.to !== 'library');
    return n.do === 'may' && at > from && at < to && contains(n.then, takes);
  });

/** A pool of cards is one looked at or revealed from a zone, not a choice among them. */
export const isPool = (node: Node): boolean =>
  node.do === 'revealUntil' || !isChoice((node.do === 'look' ? node.at : node.what) as Selector);

/** Whether a cost with this label was paid for this spell, or for the one this was; so many times only of these. */
export function paidOf(what: Selector, { label, $times }: { label?: string; $times?: number }): Condition {
  const q = { q: 'paid', label: label as string } as const;
  if ($times !== undefined)
    return what.sel === 'self' ? { if: 'compare', left: q, cmp: '>=', right: $times } : unbound('how often, of another spell');
  return what.sel === 'self' ? { if: 'paid', label: q.label } : { if: 'matches', what, filter: { is: 'cast', paid: q.label } };
}

export const refKey = (r: { at: number; noun: string }): string => `${r.at}:${r.noun}`;

export const asPlayer = (s: Selector): unknown => (s.sel === 'players' ? s.who : { player: 'of', of: s });

const MARKS: ReadonlySet<string> = new Set([
  '$joined',
  '$any',
  '$at',
  '$weak',
  '$zone',
  '$who',
  '$now',
  '$owner',
  '$self',
  '$times',
  '$noun',
  '$removed',
  '$from',
  '$unsaid',
  '$several',
  '$x',
]);

/** Whether the name of a node is one that binding should have replaced. */
const isOpen = (name: unknown): boolean => typeof name === 'string' && name.startsWith('$');

/** Plain data: without the marks of where things were read. */
export const strip = <T>(value: T): T => stripped(value) as T;

function stripped(v: unknown): unknown {
  if (Array.isArray(v)) return v.map(stripped);
  if (typeof v !== 'object' || v === null) return v;
  const out: Node = {};
  for (const k in v) {
    if (MARKS.has(k)) continue;
    const field = (v as Node)[k];
    if (typeof field !== 'object' || field === null) out[k] = field;
    else {
      const mark = stripped(field) as Node;
      if (isOpen(mark.sel) || isOpen(mark.player) || isOpen(mark.q))
        throw new Unbound(`a reference was left open: ${JSON.stringify(mark)}`);
      out[k] = mark;
    }
  }
  if (out.do === 'sacrificeThese' && (out.who as Node | undefined)?.player === 'you') delete out.who;
  if (out.do === 'seq') out.of = (out.of as Effect[]).flatMap((e) => (e.do === 'seq' ? e.of : [e]));
  return out;
}

/** What the attacker of the event attacks: known of one attack only. */
export function attackedOf(root: unknown, at: number): Selector | undefined {
  let event: Record<string, unknown> | undefined;
  walk(root, (n) => {
    if (typeof n.on === 'string' && typeof n.$at === 'number' && n.$at <= at) event ??= n;
  });
  return event?.on === 'attack' && event.batch === 'each' ? { sel: 'event', role: 'recipient' } : undefined;
}

/** Chosen, or of several kinds one each. */
export const isChoice = (s: Selector): boolean => s.sel === 'choose' || (s.sel === 'union' && s.of.every((x) => x.sel === 'choose'));

/** Whether what is moved was chosen, and is no target. */
export const isChosen = (node: Node | undefined): boolean => (node?.what as Node | undefined)?.sel === 'choose';

/** Whether this shows one card of each of several players: no number is that of "that card" then. */
export const oneOfEachPlayer = (n: Node | undefined): boolean => {
  const what = n?.do === 'reveal' ? (n.what as Node) : undefined;
  return what?.sel === 'top' && ['each', 'eachOpponent', 'eachOther'].includes((what.of as Node).player as string);
};

/** Whose attack "defending player" speaks of: the attacker of the event, or the object itself (CR 508.5). */
export function attackerOf(root: unknown, at: number, change: (of: Selector) => Selector): Selector {
  const event = eventBefore(root, at);
  const subject = (event?.on === 'damage' ? event.source : event?.what) as Filter | undefined;
  if (!subject) return { sel: 'self' };
  return subject.is === 'oneOf' ? change(subject.of) : { sel: 'event', role: event?.on === 'damage' ? 'source' : 'object' };
}
