/** What is done where something else was done before (CR 608.2c, 609.3): "if you do", "each player who searched … shuffles", "if you win". */
import type { Condition, Effect, PlayerRef } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { doIf, isNot, ofSlot, shuffling, whoIs } from './make.js';
import { raw, rewrite, seq, walk } from './raw.js';

/** Actions that can say afterwards whether they were done. */
const SAYS_DONE: ReadonlySet<string> = new Set([
  'discard',
  'discardThese',
  'destroy',
  'sacrifice',
  'sacrificeThese',
  'move',
  'counters',
  'createToken',
  'draw',
  'tap',
]);
/** Likewise, of keyword actions. */
const ACTION_SAYS_DONE: ReadonlySet<string> = new Set(['mill', 'amass', 'manifest', 'manifestDread']);

const saysDone = (e: Effect): boolean =>
  e.do === 'keywordAction' ? ACTION_SAYS_DONE.has(e.action) : SAYS_DONE.has(e.do) && !(e.do === 'move' && e.to === 'library');

/** "Sacrifice ~. If you do, …": what is told to be done may turn out impossible (CR 608.2c, 609.3). */
export function ifHappened(rest: Effect[], last: Effect, then: Effect, done: boolean): Effect | null {
  const at = (last as { $at?: number }).$at;
  if (last.do === 'attach' && done) return ifAllHappened([...rest, last], then);
  const changed = done ? controlChanged(last) : undefined;
  if (changed) return seq(...rest, last, doIf(changed, then));
  if (!saysDone(last) || at === undefined) return null;
  const slot = -1001 - at * 2;
  const did: Condition = { if: 'did', slot };
  return seq(...rest, { ...last, bind: slot } as Effect, doIf(done ? did : isNot(did), then));
}

/** "That player gains control of ~. If they do, …": whether it is theirs then. */
function controlChanged(last: Effect): Condition | undefined {
  if (last.do !== 'continuous' || !last.affects || last.mods.length !== 1 || last.rules.length > 0) return undefined;
  const [mod] = last.mods;
  return mod.mod === 'control' ? { if: 'matches', what: last.affects, filter: { is: 'controlledBy', who: mod.who } } : undefined;
}

/** The sentences about cards that were not put somewhere. */
export function notPut(g: Grammar): void {
  for (const [where, to] of [
    ['into your hand', 'hand'],
    ['onto the battlefield', 'battlefield'],
  ] as const)
    for (const what of ["don't put it", "don't/didn't put a/the/that card", "don't/didn't put the revealed card"])
      for (const way of ['', ' this way'])
        g.rule('sentence', `if you ${what} ${where}${way} , {s:whereClause}` as '{s:whereClause}', ({ s }) =>
          raw.effect({ do: '$notPut', to, effect: s } as never),
        );
}

/** "If you don't put the card onto the battlefield, …", "if you didn't put a card into your hand this way, …". */
interface NotPut {
  to: 'hand' | 'battlefield';
  effect: Effect;
}

/**
 * What is done where no card was put there by the last of the sentences before that could have put one there, whether or not it was a card that could be (CR 608.2c).
 * Null when there is no such sentence; undefined when the next sentence says no such thing.
 */
export function ifNotPut(before: readonly Effect[], next: Effect): Effect[] | null | undefined {
  if ((next.do as string) !== '$notPut') return undefined;
  const { to, effect } = next as unknown as NotPut;
  const putsIn = (e: Effect): Node[] => {
    const moves: Node[] = [];
    walk(e, (n) => {
      if (n.do === 'move' && n.to === to && typeof n.$at === 'number') moves.push(n);
    });
    return moves;
  };
  const i = before.findLastIndex((e) => putsIn(e).length > 0);
  if (i < 0) return null;
  const move = putsIn(before[i])[putsIn(before[i]).length - 1];
  const slot = -1001 - (move.$at as number) * 2;
  const bound = rewrite<Effect>(before[i], (n) => (n === move ? { ...n, bind: slot } : undefined));
  const said = ofTheSame(before[i], move, effect);
  return [...before.slice(0, i), bound, ...before.slice(i + 1), doIf(isNot({ if: 'did', slot }), said)];
}

type Node = Record<string, unknown>;

const isIt = (n: Node): boolean => n.sel === '$ref' && /^(?:it|that card)$/i.test(String(n.words));

/** "It" afterwards is the card that could have been put there, which nothing may have been done with: what the condition or the choice speaks of. */
function ofTheSame(before: Effect, move: Node, effect: Effect): Effect {
  let around: Node | undefined;
  walk(before, (n) => {
    if (n.do !== 'if' && n.do !== 'may') return;
    let inside = false;
    walk(n, (x) => {
      if (x === move) inside = true;
    });
    if (inside) around ??= n;
  });
  let it: Node | undefined;
  walk(around, (n) => {
    if (isIt(n)) it ??= n;
  });
  return it === undefined ? effect : rewrite<Effect>(effect, (n) => (isIt(n) ? it : undefined));
}

/** "Sacrifice it and attach ~ to a creature you control. If you do, …": both of it. */
function ifAllHappened(list: Effect[], then: Effect): Effect | null {
  const slots = list.map((e) => -1001 - ((e as { $at?: number }).$at ?? Number.NaN) * 2);
  const known = list.every((e, i) => (e.do === 'attach' || saysDone(e)) && !Number.isNaN(slots[i]));
  if (!known || list.length > 2) return null;
  const did = slots.map((slot): Condition => ({ if: 'did', slot }));
  return seq(...list.map((e, i) => ({ ...e, bind: slots[i] }) as Effect), doIf(did.length === 1 ? did[0] : { if: 'and', of: did }, then));
}

/** "Then each player who searched their library this way shuffles": each of those who chose to. */
export function searchersShuffle(rest: Effect[], last: Effect): Effect | null {
  if (last.do !== 'may' || last.chooser === undefined || last.else) return null;
  let searched = false;
  walk(last.then, (node) => {
    if (node.do === 'search') searched = true;
  });
  const who: PlayerRef = whoIs(ofSlot(last.chooser));
  return searched ? seq(...rest, { ...last, then: seq(last.then, shuffling(who)) }) : null;
}

/** "If you search your library this way, shuffle": where the player chooses what is searched, said after all that is done with the cards. */
export function searchedShuffles(before: Effect): Effect | null {
  const list = before.do === 'seq' ? before.of : [before];
  const last = list[list.length - 1];
  if (last.do === 'may' && !last.else) {
    const then = searchedShuffles(last.then);
    return then && seq(...list.slice(0, -1), { ...last, then });
  }
  const i = list.findIndex((e) => e.do === 'search' && e.also?.how === 'any' && e.bindLibrary === undefined);
  const search = list[i];
  const at = (search as { $at?: number } | undefined)?.$at;
  if (search?.do !== 'search' || at === undefined) return null;
  const slot = -1001 - at * 2;
  const shuffles: Effect = doIf({ if: 'did', slot }, shuffling(search.who));
  return seq(...list.map((e, k) => (k === i ? { ...search, bindLibrary: slot } : e)), shuffles);
}

/**
 * "You may search your hand and/or library for a card. You may cast it. If you searched your library this way, shuffle it": the card is cast before the library
 * is shuffled.
 */
export function shufflesAfterCast(done: readonly Effect[]): Effect[] | null {
  const [search, cast] = done.slice(-2);
  if (done.length < 2 || search.do !== 'may' || cast.do !== 'may' || cast.then.do !== 'play' || cast.else) return null;
  const both = searchedShuffles(search);
  const then = both?.do === 'may' && both.then.do === 'seq' ? both.then.of : [];
  return then.length === 2 ? [...done.slice(0, -2), { ...search, then: then[0] }, cast, then[1]] : null;
}

/** "Clash with an opponent. If you win, …" (CR 701.23d). */
export function clashWon(rest: Effect[], last: Effect, then: Effect): Effect | null {
  const at = (last as { $at?: number }).$at;
  if (last.do !== 'keywordAction' || last.action !== 'clash' || at === undefined) return null;
  const slot = -1001 - at * 2;
  return seq(...rest, { ...last, bind: slot } as Effect, doIf({ if: 'did', slot }, then));
}
