/**
 * Reading ability-language data against a view: filters, selectors, quantities, conditions. What a view doesn't show is estimated:
 * a player guesses where the engine knows.
 */
import {
  type Asking,
  COLORS,
  type ColorRef,
  type Condition,
  compareNumbers,
  counterCount,
  type EventPattern,
  type Filter,
  isStep,
  judge,
  keywordInfo,
  type PlayerRef,
  type Quantity,
  type Selector,
  type Stat,
  type World,
} from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { areTogether } from '../teams.js';
import type { Board } from './board.js';
import { guessedMark, markOf, mayHaveBlocked, type Seen, seen, traitsOf } from './seen.js';

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
  /** The entity the triggering event is about, where known. */
  event: Id;
  /** How often something was guessed that a view does not tell; absent: nobody asks. */
  doubts: { n: number } | null;
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
  event: 0,
  doubts: null,
  ...more,
});

const EMPTY: Bunch = { ids: [], unknown: 0 };
const known = (ids: readonly Id[]): Bunch => (ids.length === 0 ? EMPTY : { ids, unknown: 0 });

/** What comes of a guess, which is counted where somebody asks. */
function guess<T>(env: Env, value: T): T {
  if (env.doubts) env.doubts.n++;
  return value;
}

/** Seats a reference denotes; best guess where it depends on something out of sight. */
export function seatsOf(b: Board, ref: PlayerRef, env: Env): number[] {
  const other = env.you === b.me ? b.opp : b.me;
  switch (ref.player) {
    case 'you':
      return [env.you];
    case 'yourTeam':
      return playing(b).filter((seat) => areTogether(b.view, seat, env.you));
    case 'eachTeammate':
      return playing(b).filter((seat) => seat !== env.you && areTogether(b.view, seat, env.you));
    case 'each':
      return playing(b);
    case 'eachOpponent':
      return playing(b).filter((seat) => !areTogether(b.view, seat, env.you));
    case 'eachOther':
      return playing(b).filter((seat) => seat !== env.you);
    case 'anOpponent':
      return playing(b).length === 2 ? [other] : guess(env, [other]);
    case 'noted':
      return guess(env, [other]);
    case 'active':
      return [b.view.turn.active];
    case 'defending':
      return guess(env, [attackedBy(b, env.self) ?? (b.myTurn ? b.opp : b.me)]);
    case 'controllerOf':
      return [...new Set(bunch(env, select(b, ref.of, env)).map((id) => controllerOf(b, id, env)))];
    case 'ownerOf':
      return [...new Set(bunch(env, select(b, ref.of, env)).map((id) => ownerOf(b, id) ?? guess(env, other)))];
    case 'of': {
      const seats = bunch(env, select(b, ref.of, env))
        .filter(isSeat)
        .map(seatOf);
      return seats.length === 0 && (ref.of.sel === 'host' || ref.of.sel === 'event') ? guess(env, [other]) : seats;
    }
    default:
      return ref satisfies never;
  }
}

/** Of several players the one that an attacker attacks, or whose permanent it attacks (CR 508.5); undefined: it attacks nobody. */
function attackedBy(b: Board, o: ObjectView | null): number | undefined {
  if (b.foes.length < 2 || !o || o.attacking === 0) return undefined;
  return isSeat(o.attacking) ? seatOf(o.attacking) : b.object(o.attacking)?.controller;
}

function playing(b: Board): number[] {
  const seats: number[] = [];
  for (const p of b.view.players) if (!p.lost) seats.push(p.seat);
  return seats;
}

/** Those of a bunch that can be named, where the others make no difference. */
const bunch = (env: Env, of: Bunch): readonly Id[] => (of.unknown > 0 ? guess(env, of.ids) : of.ids);

const ownerOf = (b: Board, id: Id): number | undefined => (isSeat(id) ? seatOf(id) : b.object(id)?.owner);

export function controllerOf(b: Board, id: Id, env?: Env): number {
  if (isSeat(id)) return seatOf(id);
  const o = b.object(id) ?? b.view.stack.find((x) => x.id === id);
  return o ? o.controller : env ? guess(env, b.me) : b.me;
}

/** Entities a selector denotes. */
export function select(b: Board, sel: Selector, env: Env): Bunch {
  switch (sel.sel) {
    case 'self':
      return env.source === 0 ? guess(env, EMPTY) : known([env.source]);
    case 'host':
      return env.self && env.self.attachedTo !== 0
        ? known([env.self.attachedTo])
        : env.self?.zone === 'battlefield'
          ? EMPTY
          : guess(env, EMPTY);
    case 'target':
      return known(env.targets[env.base + sel.index] ?? guess(env, []));
    case 'slot': {
      const v = env.slots.get(sel.slot);
      return typeof v === 'object' ? v : guess(env, EMPTY);
    }
    case 'event':
      return guess(env, env.event === 0 ? EMPTY : known([env.event]));
    case 'linked':
    case 'keywordLink':
    case 'paid':
      return guess(env, EMPTY);
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
    case 'graveyardTop':
    case 'giver':
    case 'sourceOf':
    case 'pairedWith': // not told by a view
      return guess(env, EMPTY);
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
      const values = of.map((id) => stat(b, id, sel.stat, env));
      if (values.length === 0) return EMPTY;
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
      return pick(b.view.command);
    case 'outside':
      return guess(env, EMPTY);
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
  if (env.chosen) return guess(env, known(env.chosen));
  const from = guess(env, select(b, sel.from, env));
  const max = sel.max === 'any' ? from.ids.length + from.unknown : number(b, sel.max, env);
  const n = Math.min(max, from.ids.length + from.unknown);
  if (from.ids.length <= n) return { ids: from.ids, unknown: Math.min(from.unknown, n - from.ids.length) };
  // Which ones will be seen when the question comes: count on the first.
  return { ids: from.ids.slice(0, n), unknown: 0 };
}

export function stat(b: Board, id: Id, which: Stat, env?: Env): number {
  if (which === 'life') return isSeat(id) ? b.view.players[seatOf(id)].life : 0;
  const o = b.object(id);
  if (!o) return env && !isSeat(id) ? guess(env, 0) : 0;
  switch (which) {
    case 'basePower':
      return env ? guess(env, o.power ?? 0) : (o.power ?? 0);
    case 'power':
      return o.power ?? 0;
    case 'baseToughness':
      return env ? guess(env, o.toughness ?? 0) : (o.toughness ?? 0);
    case 'toughness':
      return o.toughness ?? 0;
    case 'manaValue':
      return o.manaValue;
    case 'loyalty':
      return o.loyalty ?? 0;
    case 'level':
      return o.level;
    default:
      return which satisfies never;
  }
}

function counted(b: Board, id: Id, kind: string, env: Env): number {
  if (isSeat(id)) return counterCount(b.view.players[seatOf(id)].counters, kind);
  return counterCount(b.object(id)?.counters ?? guess(env, null), kind);
}

/** The value of a quantity. */
export function number(b: Board, q: Quantity, env: Env): number {
  if (typeof q === 'number') return q;
  switch (q.q) {
    case 'x':
      return env.x;
    case 'symbols':
      return guess(env, select(b, q.of, env).ids.length);
    case 'devotion':
      return guess(env, devotion(b, q.colors, env));
    case 'slot': {
      const v = env.slots.get(q.slot);
      return typeof v === 'number' ? v : v ? size(v, env) : guess(env, 1);
    }
    case 'amount':
    case 'linked':
      return guess(env, 1);
    case 'share':
      return guess(env, env.share);
    case 'happened':
      return guess(env, 0);
    case 'paid':
      return guess(env, env.paid.filter((p) => p === q.label).length);
    case 'abilityTimes':
      return guess(env, 1);
    case 'removed':
      return env.x;
    case 'noted':
      return guess(env, q.what === 'guessed' ? 1 : 3);
    case 'party':
      return guess(env, b.permanentsOf[env.you].length > 0 ? 1 : 0);
    case 'manaSpent':
      return guess(env, q.measure === 'amount' ? (env.self?.manaValue ?? 0) : 1);
    default:
      return calculated(b, q, env);
  }
}

type Q<K extends Exclude<Quantity, number>['q']> = Extract<Quantity, { q: K }>;

type OfNumbers = Q<'if' | 'most' | 'sum' | 'product' | 'minus' | 'half' | 'min' | 'max'>;

/** Numbers made of others. */
function calculated(b: Board, q: OfNumbers | OfObjects | OfPlayers, env: Env): number {
  switch (q.q) {
    case 'if':
      return number(b, holds(b, q.cond, env) ? q.then : q.else, env);
    case 'most':
      return Math.max(0, ...seatsOf(b, q.among, env).map((seat) => number(b, q.of, { ...env, it: seatEntity(seat) })));
    case 'sum':
      return q.of.reduce<number>((n, x) => n + number(b, x, env), 0);
    case 'product':
      return q.of.reduce<number>((n, x) => n * number(b, x, env), 1);
    case 'minus': {
      const n = number(b, q.left, env) - number(b, q.right, env);
      return n < 0 ? guess(env, 0) : n;
    }
    case 'half':
      return (q.round === 'up' ? Math.ceil : Math.floor)(
        number(b, q.of, env) / (q.by === undefined ? 2 : Math.max(1, number(b, q.by, env))),
      );
    case 'min':
    case 'max':
      return Math[q.q](...q.of.map((x) => number(b, x, env)));
    case 'life':
    case 'startingLife':
    case 'commanderCasts':
    case 'turnsBegun':
    case 'speed':
    case 'players':
      return numberOfPlayers(b, q, env);
    default:
      return numberOfObjects(b, q, env);
  }
}

type OfPlayers = Q<'life' | 'startingLife' | 'commanderCasts' | 'turnsBegun' | 'speed' | 'players'>;

function numberOfPlayers(b: Board, q: OfPlayers, env: Env): number {
  switch (q.q) {
    case 'life':
      return seatsOf(b, q.who, env).reduce((n, s) => n + b.view.players[s].life, 0);
    case 'startingLife':
      return guess(env, 20 * seatsOf(b, q.who, env).length);
    case 'commanderCasts':
      return guess(env, 1);
    case 'turnsBegun':
      return guess(env, Math.ceil(b.view.turn.number / 2));
    case 'speed':
      return seatsOf(b, q.who, env).reduce((n, s) => n + b.view.players[s].speed, 0);
    case 'players':
      return seatsOf(b, q.who, env).length;
    default:
      return q satisfies never;
  }
}

type OfObjects = Q<'count' | 'stat' | 'extreme' | 'counters' | 'doors' | 'timesMutated' | 'distinct' | 'alike'>;

/** How many they are, with those that can't be named. */
const size = (of: Bunch, env: Env): number => (of.unknown > 0 ? guess(env, of.ids.length + of.unknown) : of.ids.length);

/** Numbers of and about what is selected. */
function numberOfObjects(b: Board, q: OfObjects, env: Env): number {
  switch (q.q) {
    case 'count': {
      return size(select(b, q.of, env), env);
    }
    case 'stat':
      return bunch(env, select(b, q.of, env)).reduce((n, id) => n + stat(b, id, q.stat, env), 0);
    case 'extreme': {
      const values = bunch(env, select(b, q.of, env)).map((id) => stat(b, id, q.stat, env));
      return values.length === 0 ? 0 : q.which === 'greatest' ? Math.max(...values) : Math.min(...values);
    }
    case 'counters':
      return bunch(env, select(b, q.of, env)).reduce((n, id) => n + counted(b, id, q.counter, env), 0);
    case 'doors':
      return bunch(env, select(b, q.of, env)).reduce((n, id) => n + (b.object(id)?.doors.filter((d) => d.unlocked).length ?? 0), 0);
    case 'timesMutated':
      return guess(
        env,
        select(b, q.of, env).ids.reduce((n, id) => n + Math.max(0, (b.object(id)?.components.length ?? 0) - 1), 0),
      );
    case 'distinct':
    case 'alike':
      return guess(env, Math.min(2, select(b, q.of, env).ids.length));
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
      return compareNumbers(number(b, c.left, env), c.cmp, number(b, c.right, env));
    case 'matches': {
      const what = select(b, c.what, env);
      return what.ids.some((id) => matches(b, c.filter, id, env)) || (what.unknown > 0 && guess(env, what.unknown >= 1));
    }
    case 'happened':
      return guess(env, c.when === undefined && happened(b, c.event, env));
    case 'did': {
      const v = env.slots.get(c.slot);
      return guess(env, typeof v === 'number' ? v > 0 : v !== undefined && v.ids.length + v.unknown > 0);
    }
    case 'paid':
      return guess(env, env.paid.includes(c.label));
    case 'asCast':
      return guess(env, holds(b, c.cond, env));
    case 'turnOf':
      return seatsOf(b, c.who, env).some((seat) => areTogether(b.view, seat, b.view.turn.active));
    case 'step':
      return c.when === 'before' ? guess(env, false) : isStep(b.step, c.step);
    case 'chosen':
    case 'completed':
      return guess(env, false);
    case 'dayNight':
      return b.view.daytime === (c.is === 'neither' ? '' : c.is);
    default:
      return c satisfies never;
  }
}

/** Of what happened this turn, a view shows attackers that are tapped or still attacking. */
function happened(b: Board, e: EventPattern, env: Env): boolean {
  if (e.on !== 'attack') return false;
  const after = ['declareBlockers', 'combatDamage', 'endCombat', 'postcombatMain', 'end'].includes(b.step);
  return areTogether(b.view, b.view.turn.active, env.you) && b.creaturesOf[env.you].some((o) => o.attacking !== 0 || (after && o.tapped));
}

/** What a filter is judged by: a board, and what stands in place of the rest of a state. */
interface Looking extends Asking {
  b: Board;
  env: Env;
}

/** Whether an entity is like that. What a view does not tell is guessed, and most of it is taken to be not so. */
export function matches(b: Board, f: Filter, id: Id, env: Env): boolean {
  const answer = judge(VIEW, { b, env, it: env.it }, f, id);
  return answer ?? guess(env, false);
}

/** What was found out; null where it took a guess and somebody asks. */
function told<T>(env: Env, ask: () => T): T | null {
  if (!env.doubts) return ask();
  const before = env.doubts.n;
  const answer = ask();
  if (env.doubts.n === before) return answer;
  env.doubts.n = before;
  return null;
}

/** Taken to be so, where nobody asks whether it is known. */
const taken = <T>({ env }: Looking, value: T): T | null => (env.doubts ? null : value);

function isAmong({ b, env }: Looking, ref: PlayerRef, seat: number): boolean | null {
  if (ref.player === 'you') return seat === env.you; // much asked
  return env.doubts ? told(env, () => seatsOf(b, ref, env).includes(seat)) : seatsOf(b, ref, env).includes(seat);
}

/** A view: it knows what stands in it, and nothing of what happened before. */
const VIEW: World<Looking, Seen> = {
  unsure: (cx) => taken(cx, false),
  seat: seatOf,
  reaches: () => true, // who is within whose range of influence a view does not tell
  find: ({ b }, id) => seen(b, id),
  traits: (_, o) => traitsOf(o),

  isAmong: (cx, ref, seat) => (seat < 0 ? null : isAmong(cx, ref, seat)),
  select: ({ b, env }, sel) => told(env, () => bunch(env, select(b, sel, env))),
  quantity: ({ b, env }, q, it) => told(env, () => number(b, q, { ...env, it })),
  holds: ({ b, env }, cond, it) => told(env, () => holds(b, cond, { ...env, it })),
  happened: () => null,
  word: (_, ref) => (typeof ref === 'string' ? ref : undefined),
  words: (_, ref) => (typeof ref === 'string' ? [ref] : null),

  countersOf: ({ b }, seat) => b.view.players[seat].counters,
  designated: () => null,
  voted: () => null,

  stat: ({ b, env }, o, which) => {
    if (!o.look) return which === 'level' ? 1 : 0;
    return env.doubts ? told(env, () => stat(b, o.id, which, env)) : stat(b, o.id, which);
  },
  mark: (cx, o, mark) => markOf(cx.b, o, mark) ?? taken(cx, guessedMark(mark)),
  onStack: (_, o) => (o.stack === undefined || o.stack === null || o.stack.kind === 'damage' ? null : o.stack.kind),
  isAboutToBeCast: () => false,
  hasAbility: (cx, o, kind) => (o.look ? (kind === 'activated' ? taken(cx, printsActivated(cx.b, o.look)) : null) : false),
  hasAdventure: () => null,
  activationCost: () => null,
  hasKeyword: (_, o, keyword, words) => {
    if (!o.look) return false;
    if (o.look.keywords.includes(keyword)) return words === undefined ? true : null;
    return keywordInfo(keyword)?.bit === undefined ? null : false;
  },
  attachments: ({ b }, o) => (b.attached.get(o.id) ?? []).flatMap((a) => seen(b, a.id) ?? []),
  isPaired: () => null,
  isRingBearer: () => null,
  isPrepared: () => null,
  isTransformed: (cx, o) => taken(cx, o.look !== null && o.look.face !== 0),
  sector: () => undefined,
  aims: (_, o) => o.stack?.targets ?? [],
  couldBeTarget: () => null,
  sourceOf: () => null,

  isBlocking: (cx, { look }) => {
    if (!look || look.blocking.length > 0) return look !== null;
    return mayHaveBlocked(cx.b, look) ? taken(cx, false) : false;
  },
  blockedBy: ({ b }, id) => seen(b, id)?.blocking ?? null,
  attacksWithOthers: ({ b }, o) => b.view.battlefield.some((x) => x.id !== o.id && x.attacking !== 0),
  blocksWithOthers: ({ b }, o) => b.view.battlefield.some((x) => x.id !== o.id && x.blocking.length > 0),
  wasAttachedTo: ({ b }, _, host) => (isSeat(host) || seen(b, host) ? false : null),
  hasBlocked: ({ b }, _, attacker) => (seen(b, attacker) ? false : null),

  cast: (_, { look }) => (look === null || look.zone === 'hand' || look.zone === 'library' ? null : undefined),
  isWhatBecame: (cx) => (seen(cx.b, cx.env.source) ? false : taken(cx, false)),
  isCastOf: () => null,
  arrived: () => null,
  putHere: () => null,
};

const printsActivated = (b: Board, o: ObjectView): boolean => b.abilities(o).some((a) => a.kind === 'activated');
