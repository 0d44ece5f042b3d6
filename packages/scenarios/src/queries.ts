/** Queries: single facts, compared with a value. */
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import {
  characteristics,
  controllerOf,
  derived,
  FLAG,
  goadedBy,
  handLimit,
  isDesignated,
  landsAllowed,
  live,
  type Obj,
  player,
  protectorOf,
  totalMana,
  zoneIds,
} from '@apnap/magic';
import { availableMana, manaText } from './available.js';
import {
  type AbilityFact,
  attachmentsOf,
  colorOf,
  countAbility,
  countersOn,
  hasColor,
  hasSubtype,
  hasSupertype,
  hasType,
  isTapped,
  manaIn,
  typeCount,
} from './facts.js';
import type { Query, Who } from './format.js';
import { named, nameOf } from './names.js';
import { isCopy, type Session } from './session.js';

export type Value = number | string | boolean | null | { seat: number } | undefined;

const flag = (o: Obj, bit: number): boolean => (o.flags & bit) !== 0;

/** The player a query speaks of besides what it is about. */
const seatIn = (x: Session, q: Query): number => x.seat((q.player ?? q.who ?? q.by ?? q.controller ?? q.owner) as Who);

type PermanentGet = (x: Session, id: Id, o: Obj, q: Query) => Value;

const PERMANENT: Readonly<Record<string, PermanentGet>> = {
  manaCost: (x, id) => characteristics(x.state, id).manaCost ?? '',
  power: (x, id) => characteristics(x.state, id).power ?? 0,
  toughness: (x, id) => characteristics(x.state, id).toughness ?? 0,
  basePower: (x, id) => characteristics(x.state, id).basePower ?? 0,
  baseToughness: (x, id) => characteristics(x.state, id).baseToughness ?? 0,
  tapped: (_, __, o) => isTapped(o),
  attacking: (_, __, o) => o.attacking !== 0,
  damage: (_, __, o) => o.damage,
  name: (x, id) => nameOf(x.state, id),
  manaValue: (x, id) => characteristics(x.state, id).manaValue,
  isToken: (_, __, o) => flag(o, FLAG.token),
  isCopy: (x, _, o) => isCopy(x.state, o),
  faceDown: (_, __, o) => flag(o, FLAG.faceDown),
  transformed: (_, __, o) => o.face > 0,
  renowned: (_, __, o) => flag(o, FLAG.renowned),
  monstrous: (_, __, o) => flag(o, FLAG.monstrous),
  flipped: (_, __, o) => flag(o, FLAG.flipped),
  suspected: (_, __, o) => flag(o, FLAG.suspected),
  saddled: (_, __, o) => flag(o, FLAG.saddled),
  solved: (_, __, o) => flag(o, FLAG.solved),
  classLevel: (_, __, o) => o.level || 1, // CR 716.2d
  leftDoorUnlocked: (_, __, o) => flag(o, FLAG.leftUnlocked),
  rightDoorUnlocked: (_, __, o) => flag(o, FLAG.rightUnlocked),
  protector: (x, id) => holderOf(protectorOf(x.state, id)),
  protectedBy: (x, id, _, q) => protectorOf(x.state, id) === seatIn(x, q),
  goaded: (x, id) => goadedBy(x.state, id).length > 0,
  goadingPlayerCount: (x, id) => goadedBy(x.state, id).length,
  phasedIn: () => true,
  summoningSick: (x, _, o) => o.since >= x.state.turn.number,
  counters: (x, id, _, q) => countersOn(x.state, id, String(q.counter)),
  counterTotal: (_, __, o) => (o.counters ?? []).reduce((n, c) => n + c.n, 0),
  counterKinds: (_, __, o) => (o.counters ?? []).filter((c) => c.n > 0).length,
  isType: (x, id, _, q) => hasType(x.state, id, String(q.type)),
  isSupertype: (x, id, _, q) => hasSupertype(x.state, id, String(q.supertype)),
  typeCount: (x, id) => typeCount(x.state, id),
  hasSubtype: (x, id, _, q) => hasSubtype(x.state, id, String(q.subtype)),
  isColor: (x, id, _, q) => hasColor(x.state, id, String(q.color)),
  colorCount: (x, id) => colorOf(x.state, id).length,
  hasAbility: (x, id, _, q) => countAbility(x.state, id, factOf(q.ability)) > 0,
  attachmentCount: (x, id) => attachmentsOf(x.state, id).length,
  attachedTo: (x, _, o) =>
    o.attachedTo === 0 ? null : isSeat(o.attachedTo) ? { seat: seatOf(o.attachedTo) } : nameOf(x.state, o.attachedTo),
  attachedToObject: (_, __, o) => o.attachedTo > 0,
  attachedToPlayer: (_, __, o) => isSeat(o.attachedTo),
  controller: (x, id) => ({ seat: controllerOf(x.state, id) }),
  controlledBy: (x, id, _, q) => controllerOf(x.state, id) === seatIn(x, q),
  owner: (_, __, o) => ({ seat: o.owner }),
  ownedBy: (x, _, o, q) => o.owner === seatIn(x, q),
};

const factOf = (v: unknown): AbilityFact => (typeof v === 'string' ? { keyword: v } : (v as AbilityFact));

const PLAYER: Readonly<Record<string, (x: Session, seat: number, q: Query) => Value>> = {
  life: (x, seat) => player(x.state, seat).life,
  counters: (x, seat, q) => countersOn(x.state, -(seat + 1), String(q.counter)),
  hasLost: (x, seat) => player(x.state, seat).lost === 1,
  hasWon: (x, seat) => x.state.result?.winners.includes(seat) ?? false,
  isInGame: (x, seat) => player(x.state, seat).lost === 0,
  landsPlayed: (x, seat) => player(x.state, seat).landsPlayed,
  landsPerTurn: (x, seat) => landsAllowed(x.state, seat),
  speed: (x, seat) => player(x.state, seat).speed,
  hasDesignation: (x, seat, q) => designated(x, seat, String(q.designation).toLowerCase()),
  maxHandSize: (x, seat) => handLimit(x.state, seat),
  mana: (x, seat, q) => manaIn(x.state, seat, String(q.color)),
  availableManaCount: (x, seat) => availableMana(x, seat).length,
  availableManaText: (x, seat) => `[${availableMana(x, seat).join(', ')}]`,
  availableManaAt: (x, seat, q) => availableMana(x, seat)[Number(q.index)] ?? '',
  topCardRevealed: (x, seat) =>
    derived(x.state).rules.some(
      (r) => r.rule.rule === 'revealTop' && r.rule.to === 'all' && (r.rule.who.player === 'each' || r.env.you === seat),
    ),
  manaTotal: (x, seat) => totalMana(player(x.state, seat).pool),
};

/** The player who has a designation; null for nobody (CR 722.1, 725.1). */
const holderOf = (seat: number): Value => (seat < 0 ? null : { seat });

/** What players can be designated as, by the words scenarios use. */
function designated(x: Session, seat: number, word: string): Value {
  if (word.includes('monarch')) return isDesignated(x.state, seat, 'monarch');
  if (word.includes('initiative')) return isDesignated(x.state, seat, 'initiative');
  return word.includes('city') ? isDesignated(x.state, seat, 'cityBlessing') : undefined;
}

const GAME: Readonly<Record<string, (x: Session) => Value>> = {
  turn: (x) => x.turnNumber(),
  monarch: (x) => holderOf(x.state.designations.monarch),
  initiative: (x) => holderOf(x.state.designations.initiative),
  hasDayNight: (x) => x.state.daytime !== '',
  isDay: (x) => x.state.daytime === 'day',
  isNight: (x) => x.state.daytime === 'night',
  stackSize: (x) => x.state.stack.length,
  activePlayer: (x) => ({ seat: x.state.turn.active }),
  isDraw: (x) => x.state.result !== null && x.state.result.winners.length === 0,
  ended: (x) => x.state.result !== null,
};

/** Whether the runner can ask this. */
export function knowsQuery({ of, get }: Query): boolean {
  if (of.game) return get in GAME;
  if (of.permanent !== undefined) return get in PERMANENT || get === 'exists' || get === 'permanentCount';
  if (of.zone !== undefined) return get === 'count';
  return of.libraryIndex !== undefined ? get === 'name' || get === 'exists' : get in PLAYER;
}

/** The value (or, with `each`, the values) a query asks for; undefined where there is nothing to ask. */
export function evaluate(x: Session, q: Query): Value | Value[] {
  const { of } = q;
  if (of.permanent !== undefined) return ofPermanent(x, q, of.permanent);
  if (of.game) return GAME[q.get]?.(x);
  if (of.player === undefined) return undefined;
  const seat = x.seat(of.player);
  if (of.zone !== undefined) {
    const ids = zoneIds(x.state, of.zone as 'hand', seat);
    return q.get === 'count' ? ids.filter((id) => live(x.state, id)?.owner === seat || of.zone === 'battlefield').length : undefined;
  }
  if (of.libraryIndex !== undefined) {
    const { library } = player(x.state, seat);
    const id = library[library.length - 1 - of.libraryIndex];
    if (q.get === 'exists') return id !== undefined;
    return id === undefined ? null : nameOf(x.state, id);
  }
  return PLAYER[q.get]?.(x, seat, q);
}

function ofPermanent(x: Session, q: Query, name: string): Value | Value[] {
  const all = x.permanents(q.of.player);
  const ids = name.startsWith('@') ? all.filter((id) => id === x.alias(name)) : named(x.state, all, name);
  if (q.get === 'exists') return ids.length > 0;
  if (q.get === 'permanentCount') return ids.length;
  const get = PERMANENT[q.get];
  if (!get) return undefined;
  const value = (id: Id): Value => {
    const o = live(x.state, id);
    return o ? get(x, id, o, q) : null;
  };
  if (q.of.each) return ids.map(value);
  const id = q.of.pick === 'first' ? ids[0] : ids[ids.length - 1];
  return id === undefined ? null : value(id);
}

/** The other side of a comparison: a plain value, a player, or another query. */
function wantedValue(x: Session, v: unknown): Value {
  if (typeof v !== 'object' || v === null) return v as Value;
  if ('player' in v) return { seat: x.seat((v as { player: Who }).player) };
  if ('query' in v) {
    const found = evaluate(x, (v as { query: Query }).query);
    return Array.isArray(found) ? found[0] : found;
  }
  return undefined;
}

const plain = (v: Value): string | number =>
  v === null || v === undefined ? 'null' : typeof v === 'object' ? `seat ${v.seat}` : typeof v === 'number' ? v : manaText(String(v));

/** Compares as the format says; a thing the runner can't ask for equals nothing. */
export function compare(x: Session, found: Value, op: string, wanted: unknown): boolean {
  if (found === undefined) return false;
  const a = plain(found);
  const b = plain(wantedValue(x, wanted));
  switch (op) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default:
      return false;
  }
}
