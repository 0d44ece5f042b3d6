/** "This way": what the slots of a text hold by what was done to it, for both languages (CR 608.2c). */

import type { Zone } from '../basics.js';
import type { Condition, Effect, EventPattern, Filter, Quantity, Replacement, Selector, TokenSpec } from '../language.js';
import { same } from '../same.js';

export type Way =
  | 'counter'
  | 'destroy'
  | 'exile'
  | 'sacrifice'
  | 'discard'
  | 'tap'
  | 'draw'
  | 'mill'
  | 'return'
  | 'graveyard'
  | 'put'
  | 'reveal'
  | 'enter';

/** What was done to what the effect binds; undefined where no words say so. */
export function wayOfEffect(e: Effect): Way | undefined {
  switch (e.do) {
    case 'counter':
    case 'destroy':
    case 'tap':
    case 'draw':
    case 'sacrifice':
    case 'discard':
      return e.do;
    case 'sacrificeThese':
      return 'sacrifice';
    case 'discardThese':
      return 'discard';
    case 'move':
      return e.to === 'exile'
        ? 'exile'
        : e.to === 'hand'
          ? 'return'
          : e.to === 'battlefield'
            ? 'enter'
            : e.to === 'graveyard'
              ? 'put'
              : undefined;
    case 'reveal':
      return e.do;
    case 'keywordAction':
      return e.action === 'mill' ? 'mill' : undefined;
    default:
      return undefined;
  }
}

/** What goes to a library instead and is shuffled into it (CR 701.24), shown to all before or not. */
export function shuffledInto(r: Extract<Replacement, { replace: 'zone' }>): 'shown' | 'unseen' | undefined {
  if (r.toInstead !== 'library' || r.position !== undefined || r.instead === undefined) return undefined;
  const list = r.instead.do === 'seq' ? r.instead.of : [r.instead];
  if (list[list.length - 1].do !== 'shuffle' || list.length > 2) return undefined;
  return list.length === 1 ? 'unseen' : list[0].do === 'reveal' ? 'shown' : undefined;
}

/** Of spells on the stack, one by how many its caster has cast before it this turn: which, and of what kind (CR 601.2i); undefined for any others. */
export function nthSpell(affects: Selector): { nth: number; what: Filter } | undefined {
  const list = affects.sel === 'all' && affects.zone === 'stack' && affects.filter.is === 'and' ? affects.filter.of : [];
  const said = list.find((f) => f.is === 'satisfies');
  const cond = said?.is === 'satisfies' && said.cond.if === 'compare' ? said.cond : undefined;
  if (typeof cond?.left !== 'object' || cond.left.q !== 'happened' || cond.left.before !== 'itsCast' || cond.left.event.on !== 'cast')
    return undefined;
  const nth = typeof cond.right === 'object' && cond.right.q === 'minus' ? cond.right.left : undefined;
  return typeof nth === 'number' ? { nth, what: cond.left.event.what } : undefined;
}

/** Slots and how what they hold came there. */
export type Ways = Map<number, Way>;

/** Remembers what the effect was done to. */
export function noteWay(ways: Ways, e: Effect): void {
  if (e.do === 'revealUntil') ways.set(e.bindAll, 'reveal');
  const way = wayOfEffect(e);
  if (way !== undefined && 'bind' in e && e.bind !== undefined) ways.set(e.bind, way);
}

/** Remembers what is put into graveyards, which is mostly said in one breath with what is done to other cards. */
export function notePut(ways: Ways, value: unknown): void {
  if (Array.isArray(value)) for (const v of value) notePut(ways, v);
  else if (typeof value === 'object' && value !== null) {
    const e = value as { do?: string; to?: string; bind?: number };
    if (e.do === 'move' && e.to === 'graveyard' && e.bind !== undefined) ways.set(e.bind, 'put');
    for (const v of Object.values(value)) notePut(ways, v);
  }
}

const PAID: Readonly<Record<string, Way>> = { sacrifice: 'sacrifice', discard: 'discard', exile: 'exile', tap: 'tap', return: 'return' };

const isGone = (f: Filter): boolean => f.is === 'not' && f.of.is === 'inZone' && f.of.zone === 'battlefield';
const hasGone = (f: Filter, to: Zone): boolean =>
  f.is === 'happened' && f.event.on === 'zone' && f.event.to === to && f.event.what.is === 'oneOf' && f.event.what.of.sel === 'it';

const ON_BATTLEFIELD: readonly Way[] = ['destroy', 'sacrifice', 'tap', 'graveyard', 'enter'];

/** Whether one of the effects puts something onto the battlefield, and the other does it face down. */
export const isEitherFace = (a: Effect | undefined, b: Effect | undefined): boolean =>
  a?.do === 'move' && b?.do === 'move' && a.to === 'battlefield' && !a.entering && b.entering?.face === 'faceDown' && same(a.what, b.what);

/** What was done, to what, and what a thing is called of which nothing more is said. */
export interface Done {
  way: Way;
  filter: Filter;
  head: 'card' | 'permanent' | 'spell';
}

const headOf = (way: Way): Done['head'] => (way === 'counter' ? 'spell' : ON_BATTLEFIELD.includes(way) ? 'permanent' : 'card');

const done = (way: Way): Done => ({ way, filter: { is: 'any' }, head: headOf(way) });

/** Which things that were destroyed, exiled … a selector means; undefined for others. */
export function wayOf(ways: Ways, s: Selector): Done | undefined {
  if (s.sel === 'slot') {
    const way = ways.get(s.slot);
    return way && done(way);
  }
  if (s.sel === 'paid') return PAID[s.verb] && done(PAID[s.verb]);
  if (s.sel !== 'filter') return undefined;
  if (isGone(s.filter) && (s.of.sel === 'slot' || s.of.sel === 'target')) return { way: 'exile', filter: { is: 'any' }, head: 'permanent' };
  if (hasGone(s.filter, 'hand') && (s.of.sel === 'slot' || s.of.sel === 'target')) return done('return');
  const inner = wayOf(ways, s.of);
  if (!inner) return undefined;
  if (hasGone(s.filter, 'graveyard')) return { ...inner, way: 'graveyard' };
  return { ...inner, filter: inner.filter.is === 'any' ? s.filter : { is: 'and', of: [inner.filter, s.filter] } };
}

/** Something known has died: it can have done so in one way only (CR 400.7). */
export function diedThisWay(e: EventPattern): e is Extract<EventPattern, { on: 'zone' }> & { what: Extract<Filter, { is: 'oneOf' }> } {
  if (e.on !== 'zone' || e.from !== 'battlefield' || e.to !== 'graveyard' || e.what.is !== 'oneOf') return false;
  return e.what.of.sel === 'target' || e.what.of.sel === 'slot';
}

/** The number of cards in the library of whoever is asked. */
export const ofLibrary = (q: Quantity): boolean =>
  typeof q === 'object' && q.q === 'count' && q.of.sel === 'all' && q.of.zone === 'library' && q.of.filter.is === 'any';

/** Whether the beginning of either main phase is waited for (CR 505.1). */
export const ofMainPhases = (e: EventPattern): boolean =>
  e.on === 'or' &&
  e.of.length === 2 &&
  e.of.every((x, i) => x.on === 'step' && x.step === (i === 0 ? 'precombatMain' : 'postcombatMain') && x.nth === undefined);

/** Whose power and toughness a token has, each as its own (CR 111.3). */
export function measureOf(t: TokenSpec): Selector | undefined {
  if (t.token !== 'described' || typeof t.power !== 'object' || typeof t.toughness !== 'object') return undefined;
  const [p, q] = [t.power, t.toughness];
  if (p.q !== 'stat' || q.q !== 'stat' || p.stat !== 'power' || q.stat !== 'toughness') return undefined;
  return same(p.of, q.of) ? p.of : undefined;
}

/** Mana of several colours that was spent on one spell, said together: "{G}{W} was spent to cast ~". @param words what is said of each besides its symbol */
export function spentTogether(said: readonly string[], words: RegExp): readonly string[] {
  const rest = said.map((x) => words.exec(x)?.[0]);
  const symbols = said.map((x) => x.replace(words, ''));
  if (said.length < 2 || rest[0] === undefined || rest.some((x) => x !== rest[0]) || !symbols.every((x) => /^\{[WUBRGC]\}$/.test(x)))
    return said;
  return [said[0].replace(symbols[0], symbols.join(''))];
}

/** Cast during one's main phase: said as one. */
export const isAddendum = ([cast, turn, step]: readonly Condition[]): boolean =>
  cast?.if === 'matches' &&
  cast.what.sel === 'self' &&
  cast.filter.is === 'cast' &&
  turn?.if === 'turnOf' &&
  step?.if === 'step' &&
  step.step === 'main';
