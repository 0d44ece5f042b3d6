/** Quantities: how many. */

import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  COLORS,
  counterCount,
  hasSubtype,
  type Mod,
  mostOfOneType,
  PERMANENT_TYPES,
  parseMana,
  type Quantity,
  type Selector,
  timesPaid,
} from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf, tick } from '@apnap/kernel';
import { live, player, record } from '../state/access.js';
import { eventsOf } from '../state/asked.js';
import { type Cx, memory, notesOf, removedCards, slotValue, wordOf, wordsOf } from '../state/context.js';
import { GREATEST } from '../state/limits.js';
import type { CastInfo, Obj } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import { oncePerTeam } from '../state/teams.js';
import type { State } from '../state/types.js';
import { characteristics } from './characteristics.js';
import { doorsOf } from './doors.js';
import { statOf } from './numbers.js';
import { asThen } from './past.js';
import { resolving } from './resolving.js';
import { players, select } from './select.js';
import { hasType } from './traits.js';

/** How the spell, or the spell that the permanent was, was cast. */
export function castInfo(cx: Cx): CastInfo | null {
  return record(cx.s, cx.env.source)?.cast ?? null;
}

/** CR 702.56b: of several instances of a keyword only what was paid for the one whose ability this is. */
const howOftenPaid = (cx: Cx, label: string): number => cx.env.times ?? timesPaid(castInfo(cx), label);

/**
 * The value of a quantity now. What would be beyond the greatest number is that number: as soon as anything comes of it, the game ends
 * ({@link GREATEST}).
 */
export function quantity(cx: Cx, q: Quantity): number {
  if (typeof q === 'number') return q;
  tick();
  const n = calculated(cx, q);
  return Math.max(-GREATEST, Math.min(n, GREATEST));
}

/** CR 905.2b: what was noted during the draft for cards with the name of the source. */
function noted(cx: Cx, { what, of }: Extract<Quantity, { q: 'noted' }>): number {
  const notes = notesOf(cx);
  if (of) return removedCards(cx, of).length;
  if (what === 'guessed') return notes.filter((n) => n.guessed).length;
  if (what === 'removed') return notes.reduce((n, x) => n + (x.removed ?? 0), 0);
  return Math.max(0, ...notes.flatMap((n) => n.numbers ?? []));
}

/** Numbers that were fixed before. */
function told(cx: Cx, q: Extract<Quantity, { q: 'amount' | 'share' | 'noted' | 'linked' }>): number {
  switch (q.q) {
    case 'amount':
      return cx.env.event?.amount ?? 0;
    case 'share':
      return share(cx);
    case 'noted':
      return noted(cx, q);
    case 'linked':
      return memory(cx, q.link)?.n ?? 0;
    default:
      return q satisfies never;
  }
}

function extreme(cx: Cx, q: Extract<Quantity, { q: 'extreme' }>): number {
  const values = select(cx, q.of).map((id) => statOf(cx.s, id, q.stat));
  return values.length === 0 ? 0 : q.which === 'greatest' ? Math.max(...values) : Math.min(...values);
}

/** CR 607.2a, 400.7: a card that has left exile is not "the exiled card" any more, for what looks at it all the time. */
const hasLeft = (cx: Cx, id: Id): boolean => cx.ongoing === true && record(cx.s, id)?.zone === 'gone';

/** CR 107.1a */
function halfOf(cx: Cx, q: Extract<Quantity, { q: 'half' }>): number {
  const n = quantity(cx, q.of) / (q.by === undefined ? 2 : Math.max(1, quantity(cx, q.by)));
  return q.round === 'up' ? Math.ceil(n) : Math.floor(n);
}

/** One of several numbers: the least, the greatest, or the one that a condition says. */
function oneOfSeveral(cx: Cx, q: Extract<Quantity, { q: 'if' | 'min' | 'max' }>): number {
  if (q.q === 'if') return quantity(cx, procedures.holds(cx, q.cond) ? q.then : q.else);
  const values = q.of.map((x) => quantity(cx, x));
  return q.q === 'min' ? Math.min(...values) : Math.max(...values);
}

/** The objects; of a target that has become illegal what it was, by rules by which that is known (2015:608.2b, classic:413.2a). */
function askedAbout(cx: Cx, of: Selector): readonly Id[] {
  const found = select(cx, of);
  return found.length > 0 || of.sel !== 'target' ? found : (cx.env.aimed?.[of.index]?.ids ?? found);
}

const total = (cx: Cx, q: Extract<Quantity, { q: 'stat' }>): number =>
  askedAbout(cx, q.of).reduce((n, id) => n + (q.of.sel === 'linked' && hasLeft(cx, id) ? 0 : statOf(cx.s, id, q.stat)), 0);

const numberIn = (v: ReturnType<typeof slotValue>): number => (typeof v === 'number' ? v : Array.isArray(v) ? v.length : 0);

/** What players have of their own: life, what they began with (CR 103.4), speed (702.179f), turns they have begun (500.1). */
const OF_PLAYER = {
  life: (s: State, p: number): number => player(s, p).life,
  startingLife: (s: State, p: number): number => s.begun?.[p] ?? 20,
  speed: (s: State, p: number): number => player(s, p).speed,
  turnsBegun: (s: State, p: number): number => player(s, p).turns ?? 0,
} as const;

const ofPlayers = (cx: Cx, q: Extract<Quantity, { q: keyof typeof OF_PLAYER }>): number =>
  players(cx, q.who).reduce((n, p) => n + OF_PLAYER[q.q](cx.s, p), 0);

function calculated(cx: Cx, q: Exclude<Quantity, number>): number {
  switch (q.q) {
    case 'x':
    case 'removed': // as it was paid
      return cx.env.x;
    case 'count':
      return select(cx, q.of).length;
    case 'stat':
      return total(cx, q);
    case 'extreme':
      return extreme(cx, q);
    case 'most':
      return Math.max(0, ...players(cx, q.among).map((p) => quantity({ ...cx, it: seatEntity(p) }, q.of)));
    case 'counters':
      return countersOn(cx, q);
    case 'devotion':
      return devotion(cx, q);
    case 'symbols':
      return symbols(cx, q);
    case 'life':
    case 'startingLife':
      return ofPlayers(cx, q);
    case 'commanderCasts': // CR 903.8
      return commanderCasts(cx, q);
    case 'doors':
      return unlockedDoors(cx, q);
    case 'timesMutated':
      return select(cx, q.of).reduce((n, id) => n + timesMutated(record(cx.s, id)), 0);
    case 'turnsBegun':
    case 'speed':
      return ofPlayers(cx, q);
    case 'distinct':
    case 'alike':
      return q.q === 'alike' ? alike(cx, q) : distinct(cx, q);
    case 'slot':
      return numberIn(slotValue(cx, q.slot));
    case 'amount':
    case 'share':
    case 'noted':
    case 'linked':
      return told(cx, q);
    case 'party':
      return players(cx, q.who).reduce((n, p) => n + partyOf(cx, p), 0);
    case 'sum':
      return q.of.reduce<number>((n, x) => n + quantity(cx, x), 0);
    case 'product':
      return q.of.reduce<number>((n, x) => n * quantity(cx, x), 1);
    case 'minus':
      return quantity(cx, q.left) - quantity(cx, q.right);
    case 'half':
      return halfOf(cx, q);
    case 'if':
    case 'min':
    case 'max':
      return oneOfSeveral(cx, q);
    case 'happened':
      return howOften(cx, q);
    case 'abilityTimes':
      return abilityTimes(cx, q.which);
    case 'paid':
      return howOftenPaid(cx, q.label);
    case 'manaSpent':
      return manaSpent(cx, q);
    case 'players':
      return players(cx, q.who).length;
    default:
      return q satisfies never;
  }
}

const countersOn = (cx: Cx, q: Extract<Quantity, { q: 'counters' }>): number =>
  sharedOnce(cx.s, q.counter, select(cx, q.of)).reduce(
    (n, id) => n + counterCount(isSeat(id) ? player(cx.s, -id - 1).counters : (record(cx.s, id)?.counters ?? null), q.counter),
    0,
  );

/** CR 810.10a: poison counters that a team shares are counted once. */
const sharedOnce = (s: State, counter: string, ids: readonly Id[]): readonly Id[] =>
  counter !== 'poison' || s.teams === undefined ? ids : oncePerTeam(s, ids.filter(isSeat).map(seatOf)).map(seatEntity);

/** CR 601.2i: when the spell under consideration became cast, or the one that the source was; before anything that happened for one that was not. */
function castEventOf({ s, it, env, casting }: Cx): number {
  const id = it === 0 ? env.source : it;
  const cast = eventsOf(s).find((e) => e.kind === 'cast' && (e.object === id || record(s, e.object)?.became === id))?.id;
  // CR 601.2i: a spell that is being cast becomes cast after all that were
  return cast ?? (casting === id || live(s, id)?.zone === 'stack' ? Number.POSITIVE_INFINITY : 0);
}

/** How often it happened, how much of it, or the power that those had to which it happened, as they were then (CR 608.2i). */
function howOften(cx: Cx, q: Extract<Quantity, { q: 'happened' }>): number {
  const before = q.before === 'itsCast' ? castEventOf(cx) : q.before && cx.env.event ? cx.env.event.event : undefined;
  const range = { ...(before === undefined ? {} : { before }), ...(q.within ? { within: q.within } : {}) };
  const rows = procedures.matchHistory(cx, q.event, range);
  if (q.measure === 'power') return rows.reduce((n, e) => n + statOf(asThen(cx.s, e), e.object, 'power'), 0);
  return rows.reduce((n, e) => n + (q.measure === 'amount' ? e.amount : 1), 0);
}

/** What was spent to cast the spell, or the one that is named (CR 601.2h). */
function manaSpent(cx: Cx, q: Extract<Quantity, { q: 'manaSpent' }>): number {
  const cast = q.of === undefined ? castInfo(cx) : (record(cx.s, select(cx, q.of)[0] ?? 0)?.cast ?? null);
  if (q.measure === 'life') return cast?.life ?? 0;
  const { from } = q;
  if (from) return cast?.manaFrom?.find((x) => x.kind === idOf(cx.s._pool, from))?.amount ?? 0; // CR 106.3
  const mana = cast?.mana ?? '';
  if (q.type !== undefined) return [...mana].filter((m) => m === q.type).length;
  return q.measure === 'amount' ? mana.length : new Set([...mana].filter((m) => m !== 'C')).size;
}

/** How much a bonus to power or toughness is: a calculation that comes out negative counts as 0 (CR 107.1b); a sign the card states ("-X/-X") stays. */
function bonus(cx: Cx, q: Quantity): number {
  if (typeof q === 'number' || q.q === 'slot') return quantity(cx, q);
  if (q.q === 'minus' && q.left === 0) return -bonus(cx, q.right);
  if (q.q === 'product') return q.of.reduce<number>((n, x) => n * bonus(cx, x), 1);
  return Math.max(0, quantity(cx, q));
}

/** What a modification adds to power and toughness. CR 701.9c: doubling adds what there is, also below 0. */
export const added = (mod: Extract<Mod, { mod: 'pt' }>): ((cx: Cx, q: Quantity) => number) => (mod.doubling ? quantity : bonus);

/** How often a player has cast the commanders he owns from the command zone. */
/** How often these commanders have been cast from the command zone; a merged permanent is what its components are (CR 903.3c). */
function castsOf(cx: Cx, of: Selector): number {
  const rows = select(cx, of).flatMap((id) => record(cx.s, id) ?? []);
  const cards = (o: Obj): readonly number[] => [o.card, ...(o.components ?? []).map((c) => c.card)];
  return rows.reduce((n, o) => n + (cx.s.commanders.find((c) => c.owner === o.owner && cards(o).includes(c.card))?.casts ?? 0), 0);
}

const commanderCasts = (cx: Cx, q: Extract<Quantity, { q: 'commanderCasts' }>): number =>
  q.of ? castsOf(cx, q.of) : players(cx, q.who).reduce((n, p) => n + castsOfCommanders(cx, p), 0);

const castsOfCommanders = (cx: Cx, seat: number): number => cx.s.commanders.reduce((n, c) => n + (c.owner === seat ? c.casts : 0), 0);

const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;

/** CR 700.8: up to one each of Cleric, Rogue, Warrior and Wizard among the creatures the player controls, as many as can be named so. */
function partyOf(cx: Cx, seat: number): number {
  const roles: number[][] = [];
  for (const id of cx.s.battlefield) {
    const c = characteristics(cx.s, id);
    const controller = c.controller >= 0 ? c.controller : (record(cx.s, id)?.controller ?? -1);
    if (controller !== seat || !hasType(c, 'Creature')) continue;
    const able = PARTY.flatMap((type, i) => (hasSubtype(c, type) ? [i] : []));
    if (able.length > 0) roles.push(able);
  }
  // a creature of several types has one role: a matching of roles to creatures
  const holder: number[] = [-1, -1, -1, -1];
  const place = (creature: number, tried: Set<number>): boolean =>
    roles[creature].some((role) => {
      if (tried.has(role)) return false;
      tried.add(role);
      if (holder[role] >= 0 && !place(holder[role], tried)) return false;
      holder[role] = creature;
      return true;
    });
  return roles.filter((_, i) => place(i, new Set())).length;
}

/** CR 700.5: mana symbols of the colours among the costs of permanents the player controls; a hybrid symbol counts once. */
function devotion(cx: Cx, q: Extract<Quantity, { q: 'devotion' }>): number {
  let n = 0;
  const seats = players(cx, q.who);
  const colors = q.colors.flatMap((ref) => wordOf(cx, ref) ?? []);
  for (const id of cx.s.battlefield) {
    const c = characteristics(cx.s, id);
    const controller = c.controller >= 0 ? c.controller : (record(cx.s, id)?.controller ?? -1);
    if (seats.includes(controller)) n += symbolsOf(c.manaCost, colors);
  }
  return n;
}

const symbols = (cx: Cx, q: Extract<Quantity, { q: 'symbols' }>): number =>
  select(cx, q.of).reduce((n, id) => n + (isSeat(id) ? 0 : symbolsOf(characteristics(cx.s, id).manaCost, [q.color])), 0);

const unlockedDoors = (cx: Cx, q: Extract<Quantity, { q: 'doors' }>): number =>
  select(cx, q.of).reduce((n, id) => {
    const o = live(cx.s, id);
    return n + (o ? doorsOf(cx.s, o).filter((d) => d.unlocked).length : 0);
  }, 0);

/** How many symbols of a mana cost are of one of these colours: a hybrid or Phyrexian symbol is of each of its colours (CR 107.4e-f). */
function symbolsOf(cost: string | null, colors: readonly string[]): number {
  if (cost === null) return 0;
  const ofOne = (m: ReturnType<typeof parseMana>[number]): readonly string[] => {
    if (m.sym === 'one') return [m.type];
    if (m.sym === 'hybrid') return [m.a, m.b];
    if (m.sym === 'twobrid') return [m.color];
    return m.sym === 'phyrexian' ? m.colors : [];
  };
  return parseMana(cost).filter((m) => ofOne(m).some((c) => colors.includes(c))).length;
}

/** The same mana costs are written alike: with the generic mana of both halves of a split card together (CR 202.1, 709.4b). */
function costWritten(cost: string): string {
  const symbols = cost.match(/\{[^}]*\}/g) ?? [];
  const isGeneric = (symbol: string): boolean => /^\{\d+\}$/.test(symbol);
  const generic = symbols.filter(isGeneric).reduce((n, symbol) => n + Number(symbol.slice(1, -1)), 0);
  return `${generic}${symbols
    .filter((symbol) => !isGeneric(symbol))
    .sort()
    .join('')}`;
}

function distinct(cx: Cx, q: Extract<Quantity, { q: 'distinct' }>): number {
  const seen = new Set<string>();
  for (const id of select(cx, q.of)) for (const x of varieties(cx, q, id)) seen.add(x);
  return seen.size;
}

/** CR 201.2a, 205.3m: how many have the name or the creature type that most of them have. */
function alike(cx: Cx, q: Extract<Quantity, { q: 'alike' }>): number {
  const things = select(cx, q.of).flatMap((id) => (isSeat(id) ? [] : [characteristics(cx.s, id)]));
  if (q.in === 'creatureTypes') return mostOfOneType(things);
  const counts = new Map<string, number>();
  for (const { name } of things) for (const x of name === '' ? [] : name.split(' // ')) counts.set(x, (counts.get(x) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** What of this an object has, each in words that no other has. */
function varieties(cx: Cx, { what, chosen }: Extract<Quantity, { q: 'distinct' }>, id: number): readonly string[] {
  if (what === 'counterKinds') return ((isSeat(id) ? player(cx.s, seatOf(id)) : record(cx.s, id))?.counters ?? []).map((c) => c.kind);
  if (isSeat(id)) return [];
  const c = characteristics(cx.s, id);
  switch (what) {
    case 'names':
      return c.name === '' ? [] : c.name.split(' // '); // CR 709.4a
    case 'manaCosts':
      return c.manaCost === null ? [] : [costWritten(c.manaCost)]; // CR 202.1b
    case 'manaValues':
      return [String(statOf(cx.s, id, 'manaValue'))];
    case 'powers':
      return [String(c.power ?? 0)];
    case 'colors':
      return COLORS.filter((x, i) => c.colors & (1 << i) && (!chosen || wordsOf(cx, chosen).includes(x)));
    case 'cardTypes':
      return CARD_TYPES.filter((_, i) => c.types & (1 << i));
    case 'permanentTypes': // CR 110.4
      return CARD_TYPES.filter((_, i) => c.types & PERMANENT_TYPES & (1 << i));
    case 'basicLandTypes':
      return BASIC_LAND_TYPES.filter((t) => c.subtypes.includes(t));
    default:
      return what satisfies never;
  }
}

/** What was assigned to the entity under consideration when targets were divided (CR 601.2d). */
function share(cx: Cx): number {
  for (const group of cx.env.targets) {
    const i = group.ids.indexOf(cx.it);
    if (i >= 0 && group.shares) return group.shares[i] ?? 0;
  }
  return 0;
}

/** How often the ability that is resolving has resolved or been activated this turn. */
function abilityTimes(cx: Cx, which: 'resolved' | 'activated'): number {
  const { s } = cx;
  const own = resolving(s);
  if (!own) return 0;
  return eventsOf(s).filter((e) => {
    if (e.kind !== (which === 'resolved' ? 'resolve' : 'activate')) return false;
    const other = record(s, e.object)?.stack;
    return other !== null && other !== undefined && other.ability === own.ability && other.env.source === own.env.source;
  }).length;
}

/** How often the permanent has mutated: every time one more came to represent it. */
export const timesMutated = (o: Obj | null): number => (o?.components?.filter((c) => c.half === undefined).length ?? 1) - 1;
