/**
 * Reading ability-language data against a view: filters, selectors, quantities, conditions. What a view doesn't show is estimated:
 * a player guesses where the engine knows.
 */
import {
  COLORS,
  type ColorRef,
  type Condition,
  type EventPattern,
  type Filter,
  type PlayerRef,
  type Quantity,
  type Selector,
  type Stat,
  type WordRef,
} from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { type Board, has } from './board.js';
import { hasStatus } from './status.js';

/** Entities in a slot: those known by id, and how many more there will be that can't be named yet. */
export interface Bunch {
  ids: readonly Id[];
  unknown: number;
}

/** What an effect is read with: whose it is, what it comes from, and the choices made for it so far. */
export interface Env {
  you: number;
  source: Id;
  self: ObjectView | null;
  x: number;
  /** Chosen targets by requirement; `base` is where those of the mode in hand begin. */
  targets: readonly (readonly Id[])[];
  base: number;
  paid: readonly string[];
  slots: Map<number, Bunch | number>;
  it: Id;
  /** Stands for what a `choose` selector would give. */
  chosen: readonly Id[] | null;
  share: number;
  word: string;
  /** The entity the triggering event is about, where known. */
  event: Id;
}

export const newEnv = (you: number, self: ObjectView | null, more: Partial<Env> = {}): Env => ({
  you,
  source: self?.id ?? 0,
  self,
  x: 0,
  targets: [],
  base: 0,
  paid: [],
  slots: new Map(),
  it: 0,
  chosen: null,
  share: 1,
  word: '',
  event: 0,
  ...more,
});

const EMPTY: Bunch = { ids: [], unknown: 0 };
const known = (ids: readonly Id[]): Bunch => (ids.length === 0 ? EMPTY : { ids, unknown: 0 });

/** Seats a reference denotes; best guess where it depends on something out of sight. */
export function seatsOf(b: Board, ref: PlayerRef, env: Env): number[] {
  const other = env.you === b.me ? b.opp : b.me;
  switch (ref.player) {
    case 'you':
      return [env.you];
    case 'each':
      return [b.me, b.opp];
    case 'eachOpponent':
    case 'eachOther':
    case 'anOpponent':
      return [other];
    case 'active':
      return [b.view.turn.active];
    case 'defending':
      return [b.view.turn.active === b.me ? b.opp : b.me];
    case 'controllerOf':
      return [...new Set(select(b, ref.of, env).ids.map((id) => controllerOf(b, id)))];
    case 'ownerOf':
      return [...new Set(select(b, ref.of, env).ids.map((id) => (isSeat(id) ? seatOf(id) : (b.object(id)?.owner ?? other))))];
    case 'of': {
      const seats = select(b, ref.of, env).ids.filter(isSeat).map(seatOf);
      return seats.length > 0 ? seats : ref.of.sel === 'host' || ref.of.sel === 'event' ? [other] : [];
    }
    default:
      return ref satisfies never;
  }
}

export const controllerOf = (b: Board, id: Id): number => {
  if (isSeat(id)) return seatOf(id);
  const o = b.object(id);
  if (o) return o.controller;
  return b.view.stack.find((x) => x.id === id)?.controller ?? b.me;
};

/** Entities a selector denotes. */
export function select(b: Board, sel: Selector, env: Env): Bunch {
  switch (sel.sel) {
    case 'self':
      return env.source === 0 ? EMPTY : known([env.source]);
    case 'host':
      return env.self && env.self.attachedTo !== 0 ? known([env.self.attachedTo]) : EMPTY;
    case 'target':
      return known(env.targets[env.base + sel.index] ?? []);
    case 'slot': {
      const v = env.slots.get(sel.slot);
      return typeof v === 'object' ? v : EMPTY;
    }
    case 'event':
      return env.event === 0 ? EMPTY : known([env.event]);
    case 'linked':
    case 'keywordLink':
    case 'paid':
      return EMPTY;
    case 'it':
      return env.it === 0 ? EMPTY : known([env.it]);
    case 'all':
      return selectAll(b, sel, env);
    case 'players':
      return known(seatsOf(b, sel.who, env).map((s) => b.entity(s)));
    case 'top':
      return { ids: [], unknown: number(b, sel.count, env) };
    case 'choose':
      return selectChosen(b, sel, env);
    case 'pairedWith': // not told by a view
      return known([]);
    default:
      return selectFrom(b, sel, env);
  }
}

/** What is made of other selections. */
function selectFrom(b: Board, sel: Extract<Selector, { sel: 'filter' | 'union' | 'except' | 'attachedTo' | 'extreme' }>, env: Env): Bunch {
  switch (sel.sel) {
    case 'filter': {
      const of = select(b, sel.of, env);
      return { ids: of.ids.filter((id) => matches(b, sel.filter, id, env)), unknown: of.unknown / 2 };
    }
    case 'union': {
      const all = sel.of.map((s) => select(b, s, env));
      return { ids: [...new Set(all.flatMap((x) => x.ids))], unknown: all.reduce((n, x) => n + x.unknown, 0) };
    }
    case 'except': {
      const of = select(b, sel.of, env);
      const minus = select(b, sel.minus, env);
      return { ids: of.ids.filter((id) => !minus.ids.includes(id)), unknown: Math.max(0, of.unknown - minus.unknown) };
    }
    case 'attachedTo':
      return known(select(b, sel.to, env).ids.flatMap((id) => (b.attached.get(id) ?? []).map((o) => o.id)));
    case 'extreme': {
      const of = select(b, sel.of, env).ids;
      const values = of.map((id) => stat(b, id, sel.stat));
      const best = sel.which === 'greatest' ? Math.max(...values) : Math.min(...values);
      return known(of.filter((_, i) => values[i] === best));
    }
    default:
      return sel satisfies never;
  }
}

function selectAll(b: Board, sel: Extract<Selector, { sel: 'all' }>, env: Env): Bunch {
  const owners = sel.of ? seatsOf(b, sel.of, env) : null;
  const mine = (o: ObjectView): boolean => owners === null || owners.includes(o.owner);
  const pick = (list: readonly ObjectView[]): Bunch =>
    known(list.filter((o) => mine(o) && matches(b, sel.filter, o.id, env)).map((o) => o.id));
  switch (sel.zone) {
    case 'battlefield':
      return pick(b.view.battlefield);
    case 'graveyard':
      return pick(b.view.players.flatMap((p) => p.graveyard));
    case 'exile':
      return pick(b.view.exile);
    case 'command':
    case 'outside':
      return EMPTY;
    case 'hand': {
      const shown = pick(b.view.players.flatMap((p) => p.hand));
      const hidden = b.view.players.reduce((n, p) => n + (owners === null || owners.includes(p.seat) ? p.handCount - p.hand.length : 0), 0);
      return { ids: shown.ids, unknown: hidden };
    }
    case 'library':
      return { ids: [], unknown: 5 };
    case 'stack':
      return known(b.view.stack.map((x) => x.id).filter((id) => matches(b, sel.filter, id, env)));
    default:
      return sel.zone satisfies never;
  }
}

function selectChosen(b: Board, sel: Extract<Selector, { sel: 'choose' }>, env: Env): Bunch {
  if (env.chosen) return known(env.chosen);
  const from = select(b, sel.from, env);
  const max = sel.max === 'any' ? from.ids.length + from.unknown : number(b, sel.max, env);
  const n = Math.min(max, from.ids.length + from.unknown);
  if (from.ids.length <= n) return { ids: from.ids, unknown: Math.min(from.unknown, n - from.ids.length) };
  // Which ones will be seen when the question comes: count on the first.
  return { ids: from.ids.slice(0, n), unknown: 0 };
}

export function stat(b: Board, id: Id, which: Stat): number {
  const o = b.object(id);
  if (!o) return 0;
  switch (which) {
    case 'power':
    case 'basePower':
      return o.power ?? 0;
    case 'toughness':
    case 'baseToughness':
      return o.toughness ?? 0;
    case 'manaValue':
      return o.manaValue;
    case 'loyalty':
      return o.loyalty ?? 0;
    case 'level':
      return o.level;
    case 'life': // of players, which are no objects
      return 0;
    default:
      return which satisfies never;
  }
}

const counted = (o: ObjectView | null, kind: string): number =>
  o ? o.counters.reduce((n, c) => n + (kind === 'any' || c.kind === kind ? c.n : 0), 0) : 0;

/** The value of a quantity. */
export function number(b: Board, q: Quantity, env: Env): number {
  if (typeof q === 'number') return q;
  switch (q.q) {
    case 'x':
      return env.x;
    case 'devotion':
      return devotion(b, q.colors, env);
    case 'slot': {
      const v = env.slots.get(q.slot);
      return typeof v === 'number' ? v : v ? v.ids.length + v.unknown : 1;
    }
    case 'amount':
    case 'linked':
      return 1;
    case 'share':
      return env.share;
    case 'happened':
      return 0;
    case 'paid':
      return env.paid.filter((p) => p === q.label).length;
    case 'abilityTimes':
      return 1;
    case 'removed':
      return env.x;
    case 'party':
      return b.permanentsOf[env.you].length > 0 ? 1 : 0;
    case 'manaSpent':
      return q.measure === 'amount' ? (env.self?.manaValue ?? 0) : 1;
    default:
      return calculated(b, q, env);
  }
}

type Q<K extends Exclude<Quantity, number>['q']> = Extract<Quantity, { q: K }>;

type OfNumbers = Q<'most' | 'sum' | 'product' | 'minus' | 'half' | 'min' | 'max'>;

/** Numbers made of others. */
function calculated(b: Board, q: OfNumbers | OfObjects | OfPlayers, env: Env): number {
  switch (q.q) {
    case 'most':
      return Math.max(0, ...seatsOf(b, q.among, env).map((seat) => number(b, q.of, { ...env, it: seatEntity(seat) })));
    case 'sum':
      return q.of.reduce<number>((n, x) => n + number(b, x, env), 0);
    case 'product':
      return q.of.reduce<number>((n, x) => n * number(b, x, env), 1);
    case 'minus':
      return Math.max(0, number(b, q.left, env) - number(b, q.right, env));
    case 'half':
      return (q.round === 'up' ? Math.ceil : Math.floor)(number(b, q.of, env) / 2);
    case 'min':
    case 'max':
      return Math[q.q](...q.of.map((x) => number(b, x, env)));
    case 'life':
    case 'startingLife':
    case 'commanderCasts':
    case 'speed':
    case 'players':
      return numberOfPlayers(b, q, env);
    default:
      return numberOfObjects(b, q, env);
  }
}

type OfPlayers = Q<'life' | 'startingLife' | 'commanderCasts' | 'speed' | 'players'>;

function numberOfPlayers(b: Board, q: OfPlayers, env: Env): number {
  switch (q.q) {
    case 'life':
      return seatsOf(b, q.who, env).reduce((n, s) => n + b.view.players[s].life, 0);
    case 'startingLife':
      return 20 * seatsOf(b, q.who, env).length;
    case 'commanderCasts':
      return 1;
    case 'speed':
      return seatsOf(b, q.who, env).reduce((n, s) => n + b.view.players[s].speed, 0);
    case 'players':
      return seatsOf(b, q.who, env).length;
    default:
      return q satisfies never;
  }
}

type OfObjects = Q<'count' | 'stat' | 'extreme' | 'counters' | 'doors' | 'timesMutated' | 'distinct'>;

/** Numbers of and about what is selected. */
function numberOfObjects(b: Board, q: OfObjects, env: Env): number {
  switch (q.q) {
    case 'count': {
      const of = select(b, q.of, env);
      return of.ids.length + of.unknown;
    }
    case 'stat':
      return select(b, q.of, env).ids.reduce((n, id) => n + stat(b, id, q.stat), 0);
    case 'extreme': {
      const values = select(b, q.of, env).ids.map((id) => stat(b, id, q.stat));
      return values.length === 0 ? 0 : q.which === 'greatest' ? Math.max(...values) : Math.min(...values);
    }
    case 'counters':
      return select(b, q.of, env).ids.reduce((n, id) => n + counted(b.object(id), q.counter), 0);
    case 'doors':
      return select(b, q.of, env).ids.reduce((n, id) => n + (b.object(id)?.doors.filter((d) => d.unlocked).length ?? 0), 0);
    case 'timesMutated':
      return select(b, q.of, env).ids.reduce((n, id) => n + Math.max(0, (b.object(id)?.components.length ?? 0) - 1), 0);
    case 'distinct':
      return Math.min(2, select(b, q.of, env).ids.length);
    default:
      return q satisfies never;
  }
}

/** CR 700.5; the card itself counts when it has not entered yet. A colour that is still to be chosen will be the best one. */
function devotion(b: Board, colors: readonly ColorRef[], env: Env): number {
  const costs = b.permanentsOf[env.you].map((o) => o.manaCost);
  if (env.self && env.self.zone !== 'battlefield') costs.push(env.self.manaCost);
  const to = (of: readonly string[]): number =>
    costs.reduce((n, cost) => n + (cost.match(/\{[^}]*\}/g) ?? []).filter((s) => of.some((c) => s.includes(c))).length, 0);
  const known = colors.filter((color) => typeof color === 'string');
  return known.length === colors.length ? to(known) : Math.max(...COLORS.map((color) => to([color])));
}

const compare = (left: number, cmp: string, right: number): boolean => {
  if (cmp === '<') return left < right;
  if (cmp === '<=') return left <= right;
  if (cmp === '=') return left === right;
  if (cmp === '!=') return left !== right;
  if (cmp === '>=') return left >= right;
  return left > right;
};

/** Whether a condition holds; what can't be seen counts as false. */
export function holds(b: Board, c: Condition, env: Env): boolean {
  switch (c.if) {
    case 'and':
      return c.of.every((x) => holds(b, x, env));
    case 'or':
      return c.of.some((x) => holds(b, x, env));
    case 'not':
      return !holds(b, c.of, env);
    case 'compare':
      return compare(number(b, c.left, env), c.cmp, number(b, c.right, env));
    case 'matches': {
      const what = select(b, c.what, env);
      return what.ids.some((id) => matches(b, c.filter, id, env)) || what.unknown >= 1;
    }
    case 'happened':
      return c.when === undefined && happened(b, c.event, env);
    case 'did': {
      const v = env.slots.get(c.slot);
      return typeof v === 'number' ? v > 0 : v !== undefined && v.ids.length + v.unknown > 0;
    }
    case 'paid':
      return env.paid.includes(c.label);
    case 'asCast':
      return holds(b, c.cond, env);
    case 'turnOf':
      return seatsOf(b, c.who, env).includes(b.view.turn.active);
    case 'step':
      return b.step.toLowerCase().includes(c.step.toLowerCase());
    case 'chosen':
    case 'completed':
    case 'dayNight':
      return false;
    default:
      return c satisfies never;
  }
}

/** Of what happened this turn, a view shows attackers that are tapped or still attacking. */
function happened(b: Board, e: EventPattern, env: Env): boolean {
  if (e.on !== 'attack') return false;
  const after = ['declareBlockers', 'combatDamage', 'endCombat', 'postcombatMain', 'end'].includes(b.step);
  return b.view.turn.active === env.you && b.creaturesOf[env.you].some((o) => o.attacking !== 0 || (after && o.tapped));
}

function word(w: WordRef, env: Env): string {
  return typeof w === 'string' ? w : env.word;
}

/** Whether an entity is like that. */
export function matches(b: Board, f: Filter, id: Id, env: Env): boolean {
  if (f.is === 'any') return true;
  if (f.is === 'and') return f.of.every((x) => matches(b, x, id, env));
  if (f.is === 'or') return f.of.some((x) => matches(b, x, id, env));
  if (f.is === 'not') return !matches(b, f.of, id, env);
  if (f.is === 'player') return isSeat(id) && seatsOf(b, f.who, env).includes(seatOf(id));
  if (f.is === 'oneOf') return select(b, f.of, env).ids.includes(id);
  if (f.is === 'satisfies') return holds(b, f.cond, { ...env, it: id });
  if (isSeat(id)) return false;
  const o = b.object(id);
  if (!o) return matchesAbility(b, f, id, env);
  return matchesObject(b, f, o, env);
}

/** Activated and triggered abilities on the stack are no objects of the view. */
function matchesAbility(b: Board, f: Filter, id: Id, env: Env): boolean {
  const x = b.view.stack.find((s) => s.id === id);
  if (!x) return false;
  if (f.is === 'ability') return true;
  if (f.is === 'activatedAbility') return x.kind === 'activated';
  if (f.is === 'triggeredAbility') return x.kind === 'triggered';
  if (f.is === 'controlledBy') return seatsOf(b, f.who, env).includes(x.controller);
  return false;
}

type Judged = Extract<Filter, { is: 'any' | 'and' | 'or' | 'not' | 'player' | 'oneOf' | 'satisfies' }>;

/** Whether an object is like that: by its characteristics here. */
function matchesObject(b: Board, f: Exclude<Filter, Judged>, o: ObjectView, env: Env): boolean {
  switch (f.is) {
    case 'type':
      return o.types.includes(f.type);
    case 'supertype':
      return o.supertypes.includes(f.supertype);
    case 'subtype':
      return o.subtypes.includes(word(f.subtype, env));
    case 'chosenType':
      return o.types.includes(word(f.type, env)) || o.subtypes.includes(word(f.type, env));
    case 'color':
      return typeof f.color === 'string' && o.colors.includes(f.color);
    case 'colorCount':
      return compare(o.colors.length, f.cmp, f.value);
    case 'stat':
      return compare(stat(b, o.id, f.stat), f.cmp, number(b, f.value, { ...env, it: o.id }));
    case 'parity':
      return (stat(b, o.id, f.stat) % 2 === 0) === (f.parity === 'even');
    case 'hasAbility':
      return b.abilities(o).some((a) => a.kind === f.kind);
    case 'keyword':
      return has(o, f.keyword);
    case 'named':
      return o.name === word(f.name, env);
    case 'sameName':
      return select(b, f.as, env).ids.some((id) => b.object(id)?.name === o.name);
    case 'sharesColor': {
      const colors = select(b, f.with, env).ids.flatMap((id) => b.object(id)?.colors ?? []);
      return o.colors.some((c) => colors.includes(c));
    }
    default:
      return isSo(b, f, o, env);
  }
}

type Situation = Extract<
  Filter,
  {
    is: 'controlledBy' | 'ownedBy' | 'other' | 'status' | 'counters' | 'inZone' | 'attachedTo' | Fighting;
  }
>;
type Fighting = 'blocking' | 'blockedBy' | 'attackingPlayerOrPermanent';

/** Whether it is where and how it should be: zone, whose, what lies on it, whom it fights. */
function isSo(b: Board, f: Situation | Plain | Unseen, o: ObjectView, env: Env): boolean {
  switch (f.is) {
    case 'controlledBy':
      return seatsOf(b, f.who, env).includes(o.controller);
    case 'ownedBy':
      return seatsOf(b, f.who, env).includes(o.owner);
    case 'other':
      return o.id !== env.source;
    case 'status':
      return hasStatus(b, f.status, o);
    case 'counters':
      return compare(counted(o, f.counter), f.cmp, number(b, f.value, env));
    case 'inZone':
      return o.zone === f.zone;
    case 'attachedTo':
      return o.attachedTo !== 0 && select(b, f.of, env).ids.includes(o.attachedTo);
    case 'blocking':
      return o.blocking.some((id) => select(b, f.of, env).ids.includes(id));
    case 'blockedBy':
      return select(b, f.of, env).ids.some((id) => b.object(id)?.blocking.includes(o.id));
    case 'attackingPlayerOrPermanent':
      return o.attacking !== 0;
    default:
      return isPlainly(f, o);
  }
}

interface Plain {
  is: 'permanent' | 'spell' | 'token' | 'permanentCard' | 'historic' | 'ability' | 'activatedAbility' | 'triggeredAbility' | 'manaAbility';
}

/** What needs no more than a look at the object. */
function isPlainly(f: Plain | Unseen, o: ObjectView): boolean {
  switch (f.is) {
    case 'permanent':
      return o.zone === 'battlefield';
    case 'spell':
      return o.zone === 'stack';
    case 'token':
      return o.token;
    case 'permanentCard':
      return !o.types.includes('Instant') && !o.types.includes('Sorcery');
    case 'historic':
      return o.supertypes.includes('Legendary') || o.types.includes('Artifact') || o.subtypes.includes('Saga');
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'manaAbility':
      return false;
    default:
      return unseen(f);
  }
}

type Unseen = Extract<
  Filter,
  {
    is:
      | 'happened'
      | 'cast'
      | 'castOf'
      | 'targets'
      | 'couldBeTarget'
      | 'commander'
      | 'designated'
      | 'voted'
      | 'arrived'
      | 'putHere'
      | 'sharesCreatureType'
      | 'sharesCardType'
      | 'sharesPermanentType'
      | 'sector'
      | 'repeatsSymbol'
      | 'costSymbol';
  }
>;

/** What a view does not tell of an object is not so. */
function unseen(f: Unseen): false {
  switch (f.is) {
    case 'happened':
    case 'cast':
    case 'castOf':
    case 'targets':
    case 'couldBeTarget':
    case 'commander':
    case 'designated':
    case 'voted':
    case 'arrived':
    case 'putHere':
    case 'sharesCreatureType':
    case 'sharesCardType':
    case 'sharesPermanentType':
    case 'sector':
    case 'repeatsSymbol':
    case 'costSymbol':
      return false;
    default:
      return f satisfies never;
  }
}
