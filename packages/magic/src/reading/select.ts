/** Selectors and player references: which entities (objects and players). */
import type { CostVerb, EventRole, PlayerRef, Selector, Zone } from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import { LINKS } from '../keywords/pieces.js';
import { apnap, isPlayerZone, live, opponents, player, record, seatInRange, turnOrderFrom, zoneIds } from '../state/access.js';
import { libraryOf } from '../state/asked.js';
import { type Cx, memory, notesOf, slotValue } from '../state/context.js';
import type { Env } from '../state/objects.js';
import { procedures } from '../state/procedures.js';
import { opponentToLeft } from '../state/seating.js';
import { sameTeam, teamOf, turnTeam } from '../state/teams.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { isBattle, protectorOf } from './battles.js';
import { controllerOf } from './characteristics.js';
import { matches } from './filter.js';
import { statOf } from './numbers.js';
import { partnerOf } from './pairs.js';
import { affects, meansTeam } from './range.js';
import { includesSeat } from './seats.js';

/** Seats denoted by a player reference, in APNAP order when there are several. */
export function players(cx: Cx, ref: PlayerRef): number[] {
  const { s, env } = cx;
  if (s.range === undefined) return denoted(cx, ref);
  const near = denoted(cx, ref).filter((seat) => affects(s, env, seatEntity(seat))); // CR 801.10
  // CR 801.5c: where no opponent is near enough, the closest to the left
  return near.length === 0 && ref.player === 'anOpponent' ? listed(opponentToLeft(s, env.you)) : near;
}

const listed = (seat: number | undefined): number[] => (seat === undefined ? [] : [seat]);

function denoted(cx: Cx, ref: PlayerRef): number[] {
  const { s, env } = cx;
  switch (ref.player) {
    case 'you':
      return meansTeam(s, env.source) ? [...teamOf(s, env.you)] : [env.you];
    case 'yourTeam':
      return [...teamOf(s, env.you)]; // CR 102.3
    case 'eachTeammate':
      return apnap(s).filter((p) => p !== env.you && sameTeam(s, p, env.you)); // CR 102.3
    case 'each':
      return ref.first === undefined ? apnap(s) : turnOrderFrom(s, env.you);
    case 'eachOpponent':
      return apnap(s).filter((p) => !sameTeam(s, p, env.you));
    case 'eachOther':
      return apnap(s).filter((p) => p !== env.you);
    case 'anOpponent': {
      const all = apnap(s).filter((p) => !sameTeam(s, p, env.you) && seatInRange(s, env.you, p));
      return env.opponent !== undefined && all.includes(env.opponent) ? [env.opponent] : all.slice(0, 1);
    }
    case 'active':
      return [activeMeant(cx)];
    case 'defending': {
      const seats = unique(select(cx, ref.attacker).flatMap((id) => defendingSeat(s, id)));
      return env.defending !== undefined && seats.includes(env.defending) ? [env.defending] : seats;
    }
    case 'controllerOf':
      return unique(select(cx, ref.of).map((id) => (isSeat(id) ? seatOf(id) : controllerOf(s, id))));
    case 'ownerOf':
      return unique(select(cx, ref.of).flatMap((id) => (isSeat(id) ? [seatOf(id)] : [record(s, id)?.owner ?? -1]))).filter((p) => p >= 0);
    case 'noted':
      return notedPlayers(cx);
    case 'of': {
      const seats = select(cx, ref.of).filter(isSeat).map(seatOf);
      return ref.of.sel === 'union' ? apnap(s).filter((seat) => seats.includes(seat)) : seats; // CR 101.4
    }
  }
}

/** CR 905.2b */
function notedPlayers(cx: Cx): number[] {
  const seats = notesOf(cx).flatMap((n) => n.players ?? []);
  return apnap(cx.s).filter((seat) => seats.includes(seat));
}

/** Which active player is meant: of a team the one that was chosen (CR 805.9), or who attacks (805.10c). */
const activeMeant = ({ s, env }: Cx): number => env.active ?? env.event?.attacking ?? s.turn.active;

const unique = (seats: number[]): number[] => [...new Set(seats)];

/** The player an attacker attacks, or whose planeswalker it attacks (CR 508.5, 805.10e). */
export function defendingSeat(s: State, attacker: Id): number[] {
  const o = record(s, attacker);
  if (!o || o.attacking === 0) {
    // CR 508.5: before or outside combat, of two players the opponent is meant.
    const others = o ? opponents(s, controllerOf(s, attacker)) : [];
    return others.length === 1 ? others : [];
  }
  if (!isSeat(o.attacking) && isBattle(s, o.attacking)) return [protectorOf(s, o.attacking)]; // CR 310.8d
  // 2015:810.7b: of a team that is attacked together all are defending players
  if (isSeat(o.attacking) && rulesOf(s).defendingTeam === 'together') return [...turnTeam(s, seatOf(o.attacking))];
  return isSeat(o.attacking) ? [seatOf(o.attacking)] : record(s, o.attacking) ? [controllerOf(s, o.attacking)] : [];
}

/**
 * Entities denoted by a selector. Choices (`choose`) are not made here: they need a decision and are resolved by effects/choose.ts before;
 * where one is read without, it stands for all it could be chosen from.
 */
export function select(cx: Cx, sel: Selector): readonly Id[] {
  const found = meant(cx, sel);
  return cx.s.range === undefined || OWN.has(sel.sel) ? found : found.filter((id) => affects(cx.s, cx.env, id)); // CR 801.10
}

/** Selectors of what is being judged, of the source, and of what was chosen within the range. */
const OWN: ReadonlySet<Selector['sel']> = new Set(['self', 'giver', 'it', 'paid']);

const giver = (env: Env): readonly Id[] => (env.giver === undefined ? [] : [env.giver]);

function host(s: State, env: Env): readonly Id[] {
  const o = record(s, env.source);
  return o && o.attachedTo !== 0 ? [o.attachedTo] : [];
}

const paidWith = ({ s, env }: Cx, verb: CostVerb | 'convoke'): readonly Id[] =>
  (env.paid ?? record(s, env.source)?.cast?.used ?? []).filter((u) => u.verb === verb && !u.own).map((u) => u.id);

/** CR 113.7a: also of abilities that have left the stack. */
const sourcesOf = (s: State, abilities: readonly Id[]): readonly Id[] => [
  ...new Set(abilities.flatMap((id) => record(s, id)?.stack?.env.source ?? [])),
];

const without = (ids: readonly Id[], minus: readonly Id[]): readonly Id[] => ids.filter((id) => !minus.includes(id));

function meant(cx: Cx, sel: Selector): readonly Id[] {
  const { s, env } = cx;
  switch (sel.sel) {
    case 'self':
      return [env.source];
    case 'giver':
      return giver(env);
    case 'host':
      return host(s, env);
    case 'target':
      return env.targets[sel.index]?.ids ?? [];
    case 'slot': {
      const v = slotValue(cx, sel.slot);
      return Array.isArray(v) ? v : [];
    }
    case 'event':
      return eventRole(cx, sel.role);
    case 'linked':
      return memory(cx, sel.link)?.ids ?? [];
    case 'keywordLink':
      return memory(cx, LINKS[sel.keyword])?.ids ?? [];
    case 'paid':
      return paidWith(cx, sel.verb);
    case 'it':
      return cx.it === 0 ? [] : [cx.it];
    case 'all':
      return allIn(cx, sel.zone, sel.of, (id) => matches(cx, sel.filter, id));
    case 'players':
      return players(cx, sel.who).map(seatEntity);
    case 'top':
    case 'graveyardTop':
      return players(cx, sel.of).flatMap((p) => onTop(cx, sel, p));
    case 'choose':
      return select(cx, sel.from);
    case 'filter':
      return select(cx, sel.of).filter((id) => matches(cx, sel.filter, id));
    case 'union':
      return [...new Set(sel.of.flatMap((x) => select(cx, x)))];
    case 'except':
      return without(select(cx, sel.of), select(cx, sel.minus));
    case 'sourceOf':
      return sourcesOf(s, select(cx, sel.of));
    case 'pairedWith':
      return select(cx, sel.of).flatMap((id) => partnerOf(s, id) || []);
    case 'attachedTo': {
      const to = select(cx, sel.to);
      return s.battlefield.filter((id) => to.includes(live(s, id)?.attachedTo ?? 0));
    }
    case 'extreme':
      return extremes(cx, sel);
    default:
      return sel satisfies never;
  }
}

/** What lies on top of a pile of the player's. */
function onTop(cx: Cx, sel: Extract<Selector, { sel: 'top' | 'graveyardTop' }>, seat: number): readonly Id[] {
  if (sel.sel === 'graveyardTop') {
    const top = player(cx.s, seat).graveyard.findLast((id) => matches(cx, sel.filter, id));
    return top === undefined ? [] : [top];
  }
  return sel.deck ? [] : topCards(cx.s, seat, procedures.quantity(cx, sel.count)); // of a deck: no objects until they are revealed
}

/** The top cards of a library, the topmost first. */
export function topCards(s: State, seat: number, count: number): Id[] {
  const library = libraryOf(player(s, seat));
  return library.slice(Math.max(0, library.length - count)).reverse();
}

function eventRole(cx: Cx, role: EventRole): readonly Id[] {
  const e = cx.env.event;
  if (!e) return [];
  if (role === 'objects') return e.batch ?? (e.object === 0 ? [] : [e.object]);
  if (role === 'player') return e.player >= 0 ? [seatEntity(e.player)] : [];
  const id = e[role];
  return id === 0 ? [] : [id];
}

/** Objects of a zone (of some players) that pass a test, in zone order. */
export function allIn(cx: Cx, zone: Zone, of: PlayerRef | undefined, test: (id: Id) => boolean): Id[] {
  const { s } = cx;
  if (!isPlayerZone(zone)) {
    const ids = zoneIds(s, zone, 0).filter(test);
    if (of === undefined) return ids;
    return ids.filter((id) => includesSeat(cx, of, (record(s, id) as { owner: number }).owner));
  }
  const seats = of === undefined ? apnap(s) : players(cx, of);
  // classic:217.7: cards removed from the game are outside it
  const removed = (seat: number): Id[] => s.exile.filter((id) => record(s, id)?.owner === seat);
  const more = zone === 'outside' && rulesOf(s).outsideTheGame === 'withRemoved';
  const there = (p: number): readonly Id[] =>
    zone === 'outside' ? zoneIds(s, zone, p).filter((id) => procedures.mayBeBroughtIn(s, id)) : zoneIds(s, zone, p);
  return seats.flatMap((p) => [...there(p), ...(more ? removed(p) : [])].filter(test));
}

function extremes(cx: Cx, sel: Extract<Selector, { sel: 'extreme' }>): Id[] {
  const ids = select(cx, sel.of);
  const values = ids.map((id) => statOf(cx.s, id, sel.stat));
  if (ids.length === 0) return [];
  const best = sel.which === 'greatest' ? Math.max(...values) : Math.min(...values);
  return ids.filter((_, i) => values[i] === best);
}
