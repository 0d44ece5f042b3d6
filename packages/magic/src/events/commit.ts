/**
 * Commit: the only code that writes what rules can see: zones, counters, damage, life, tapped, control, attachments. Each function writes one
 * fact and logs the event that says so. What is written of players is in commit-players.ts. Everything else in the package goes through here (a test scans the sources for a bypass).
 */

import { counterCount, type Zone } from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf, slotOf } from '@apnap/kernel';
import { baseCharacteristics } from '../characteristics/base.js';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { DEFENSE } from '../reading/battles.js';
import { characteristicsOf, controllerOf, invalidate } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { hasFlag, latestTurn, live, must, newObject, player, record, setZone, writeObj, writePlayer, zoneIds } from '../state/access.js';
import { countersAt, withCounters } from '../state/counters.js';
import type { GameEvent } from '../state/events.js';
import { withinReach } from '../state/limits.js';
import { type G, log } from '../state/log.js';
import { offStack } from '../state/markers.js';
import { type Characteristics, type Component, type CopyOf, FLAG, type Obj } from '../state/objects.js';
import type { Damage, Move } from '../state/proposals.js';
import type { Phased, State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { commitPlayerCounters } from './commit-players.js';
import { dealtAs, sourceCharacteristics, toxicValue } from './damage-source.js';
import { knownBits } from './known.js';
import { brought } from './mechanics.js';
import { becomes } from './memory.js';

/** Takes an object out of combat (CR 506.4). */
export function removeFromCombat(g: G, id: Id, rule = '506.4'): void {
  const o = live(g.s, id);
  if (!o || (o.attacking === 0 && o.blocking === null)) return;
  if (o.attacking !== 0) forgetBlockedAttacker(g.s, id);
  const w = writeObj(g.s, id);
  w.attacking = 0;
  w.band = 0;
  w.blocking = null;
  w.flags &= ~(FLAG.blocked | FLAG.unblocked | FLAG.dealtFirst | FLAG.attacksNothing);
  invalidate(g.s);
  log(g, 'removedFromCombat', rule, { object: id });
}

function forgetBlockedAttacker(s: State, attacker: Id): void {
  for (const id of s.battlefield) {
    const b = live(s, id);
    if (b?.blocking?.includes(attacker)) writeObj(s, id).blocking = b.blocking.filter((a) => a !== attacker);
  }
}

/** Leaves a dead record behind: what it became and how it last was (CR 400.7, 608.2h). */
function retire(s: State, o: Obj, from: Zone, became: Id, last: Characteristics): void {
  const w = writeObj(s, o.id);
  w.zone = 'gone';
  w.became = became;
  w.last = last.controller >= 0 ? last : { ...last, controller: o.controller };
  if (from === 'battlefield') w.flags |= FLAG.wasPermanent;
}

/** What phases out: whose it is, what it phases out with (0: by itself), and what it was like. */
export interface PhasingOut extends Phased {
  last: Characteristics;
}

/** CR 702.26b: these permanents are treated as though they did not exist. */
export function commitPhaseOut(g: G, out: readonly PhasingOut[]): void {
  const { s } = g;
  const ids = new Set(out.map((p) => p.id));
  for (const { last, ...phased } of out) {
    removeFromCombat(g, phased.id);
    const w = writeObj(s, phased.id);
    w.zone = 'phased';
    w.last = last.controller >= 0 ? last : { ...last, controller: phased.seat };
    s.phased = [...s.phased, phased];
  }
  s.battlefield = s.battlefield.filter((id) => !ids.has(id));
  invalidate(s);
}

/** CR 702.26c, 702.26i: these exist again, attached as they were where that is still there. @param hasty as though held since before this turn */
export function commitPhaseIn(s: State, back: ReadonlySet<Id>, hasty: boolean): void {
  s.phased = s.phased.filter((p) => !back.has(p.id));
  const arrival = s.nextTimestamp;
  for (const id of back) {
    const w = writeObj(s, id);
    w.zone = 'battlefield';
    w.last = null;
    // classic:502.15k, classic:502.15m: it comes into play, as though it had haste, and at the same time as the others
    if (hasty) Object.assign(w, { since: -1, arrival, timestamp: s.nextTimestamp++ });
  }
  s.battlefield = [...s.battlefield, ...back];
  for (const id of back) {
    const o = must(s, id);
    if (o.attachedTo > 0 && live(s, o.attachedTo)?.zone !== 'battlefield') writeObj(s, id).attachedTo = 0;
  }
  invalidate(s);
}

/** What has left was the only creature that attacked, or blocked (CR 506.5, 608.2h). */
export function commitAlone(s: State, id: Id): void {
  const last = record(s, id)?.last;
  if (last) writeObj(s, id).last = { ...last, alone: 1 };
}

const without = (ids: readonly Id[], id: Id): Id[] => ids.filter((x) => x !== id);

function insert(s: State, m: Move, seat: number, id: Id): void {
  const ids = zoneIds(s, m.to, seat);
  if (m.to !== 'library' || m.position === 'top') setZone(s, m.to, seat, [...ids, id]);
  else if (m.position === 'bottom') setZone(s, m.to, seat, [id, ...ids]);
  else {
    const at = Math.max(0, ids.length - m.position.fromTop + 1); // the n-th card is under n - 1 others
    setZone(s, m.to, seat, [...ids.slice(0, at), id, ...ids.slice(at)]);
  }
}

/** When a card leaves a hand unseen, nobody else can say any more which of the cards he once saw are still in it (CR 402.3). */
function forgetHand(s: State, seat: number): void {
  for (const id of player(s, seat).hand) {
    const o = must(s, id);
    if ((o.known & ~(1 << seat)) !== 0) writeObj(s, id).known = o.known & (1 << seat);
  }
}

/** Zones whose objects are looked at by continuous effects always. */
const ALWAYS_READ: ReadonlySet<string> = new Set(['battlefield', 'command']);

/** Whether continuous effects can depend on this object's being in the zone, with the cards of this game. */
function matters(s: State, zone: Zone, id: Id): boolean {
  const { zonesUsed, reads } = s._pool;
  return ALWAYS_READ.has(zone) || zonesUsed.has(zone) || reads.zones.has(zone) || s._derived?.characteristics[slotOf(id)] !== undefined;
}

/** Carries out a zone change: the object becomes a new one (CR 400.7). Tokens and copies cease to exist elsewhere later (704.5d-e). */
export function commitMove(g: G, m: Move): GameEvent | null {
  const { s } = g;
  const o = live(s, m.id);
  if (!o) return null;
  // Effects reach cards in hands and libraries only where a card of the pool says so, tokens that are being made never: the printed values are the last known.
  const made = o.zone === 'command' && hasFlag(o, FLAG.token);
  const plain = made || ((o.zone === 'hand' || o.zone === 'library') && !s._pool.zonesUsed.has(o.zone));
  const last = plain ? baseCharacteristics(s, o) : characteristicsOf(s, o);
  const controller = plain ? o.owner : controllerOf(s, m.id);
  const from = o.zone as Zone;
  const known = knownBits(o, m.to); // before anything is written: `o` may be the very record that becomes the dead one
  if (from === 'battlefield') removeFromCombatSilently(s, o);
  const seat = o.owner;
  takeOut(s, from, seat, m.id);
  const to = m.to;
  const keepsCast = from === 'stack' && to === 'battlefield';
  const parts = from === 'battlefield' ? o.components : null;
  // CR 727.3, 712.21: one permanent leaves, each of what represented it is put into the zone; CR 903.9c: but for the commander
  const apart = (part: Component): boolean => m.apart === 1 && (part.flags & FLAG.commander) !== 0;
  const arrived = (parts ?? [null]).map((part) =>
    arrive(s, part && apart(part) ? { ...m, to: 'command', position: 'top' } : m, o, part, known),
  );
  const main = Math.max(0, parts?.findIndex((part) => !apart(part)) ?? 0);
  const n = arrived[main];
  const others = arrived.flatMap((x, i) => (i === main ? [] : [x.id]));
  if (m.melds !== 0 && to === 'battlefield') combine(s, n, o, m.melds);
  if (from === 'hand' && (known !== -1 || m.faceDown)) forgetHand(s, seat);
  becomes(s, m, n.id, others);
  retire(s, o, from, n.id, last);
  if (parts) writeObj(s, o.id).components = parts.map((part, i) => ({ ...part, became: arrived[i].id }));
  if (keepsCast) followSpell(s, m.id, n.id);
  if (matters(s, from, o.id) || matters(s, to, n.id)) invalidate(s);
  const event = log(g, 'zone', m.rule, {
    object: m.id,
    ...(m.cause === 0 ? {} : { cause: m.cause }),
    became: n.id,
    from,
    to,
    player: from === 'battlefield' || from === 'stack' ? controller : seat,
    word: m.verb,
    source: m.source,
    recipient: 0,
    amount: 1,
    known: m.faceDown ? 1 << n.controller : known,
  });
  // CR 712.21e: as cards, the others were put there, too
  for (const id of others) {
    const zone = must(s, id).zone as Zone;
    log(g, 'zone', m.rule, {
      object: id,
      became: id,
      to: zone,
      player: seat,
      source: m.source,
      amount: 1,
      known: zone === to ? known : -1,
    });
  }
  return event;
}

/** Who owns it there. 2015:110.5a: a token is owned by the player under whose control it enters. */
const ownerThere = (s: State, o: Obj, m: Move, token: boolean): number =>
  token && m.to === 'battlefield' && m.under >= 0 && rulesOf(s).tokenOwner === 'controller' ? m.under : o.owner;

/** The new object, in its zone: of a card, or of one of the components of a permanent (CR 400.7, 727.3). */
function arrive(s: State, m: Move, o: Obj, part: Component | null, known: number): Obj {
  const { to } = m;
  const from = o.zone;
  const seat = o.owner;
  const flags = part ? part.flags : o.flags;
  const token = (flags & FLAG.token) !== 0;
  const n = newObject(s, {
    card: part ? part.card : o.card,
    face: part ? (token ? part.face : s._pool.cards[part.card].home) : landingFace(s, o, m),
    owner: ownerThere(s, o, m, token),
    controller: to === 'battlefield' || to === 'stack' ? (m.under >= 0 ? m.under : seat) : seat,
    zone: to,
  });
  n.flags = (flags & (FLAG.token | FLAG.commander)) | (m.faceDown ? FLAG.faceDown : 0) | (m.faceDown === 'warded' ? FLAG.warded : 0);
  // CR 707.10f: a copy of a permanent spell becomes a token; 2015:706.10a, classic:503.10a: it stays the copy it was
  if (flags & FLAG.copy) n.flags |= to === 'battlefield' && rulesOf(s).spellCopies === 'token' ? FLAG.token : FLAG.copy;
  n.copyOf = flags & (FLAG.token | FLAG.copy) ? (part ?? o).copyOf : null;
  if (m.transformed && n.copyOf) n.copyOf = { ...n.copyOf, face: n.face }; // CR 707.8a, 702.145b
  if (to === 'battlefield') enterBattlefield(n, o, m, from === 'stack');
  else n.counters = countersAt(m.counters, n.timestamp);
  if (to === 'exile' && m.memory.length > 0) n.memory = m.memory;
  if (to === 'stack') n.cast = m.cast;
  n.known = known !== -1 && (to === 'library' || to === 'hand') ? known : 0;
  if (to === 'library' && m.position !== 'top') n.known = 0;
  insert(s, m, seat, n.id);
  return n;
}

/** CR 712.4a: the other card of the pair is put onto the battlefield as the same permanent. */
function combine(s: State, n: Obj, first: Obj, other: Id): void {
  const o = must(s, other);
  takeOut(s, o.zone as Zone, o.owner, other);
  const part = (c: Obj): Component => ({ card: c.card, face: n.face, flags: c.flags & FLAG.commander, copyOf: null, became: 0 });
  n.components = [part(first), { ...part(o), half: 1 }];
  n.flags |= o.flags & FLAG.commander;
  retire(s, o, o.zone as Zone, n.id, characteristicsOf(s, o));
}

/** CR 400.7a: effects that change a permanent spell go on applying to the permanent it becomes. */
function followSpell(s: State, spell: Id, permanent: Id): void {
  if (!s.lasting.some((l) => l.affected?.includes(spell))) return;
  s.lasting = s.lasting.map((l) =>
    l.affected?.includes(spell) ? { ...l, affected: l.affected.map((id) => (id === spell ? permanent : id)) } : l,
  );
}

/** CR 709.4, 712.8, 715.4: outside the battlefield and stack a card has its normal face; transformed it enters with its back face up. */
export function landingFace(s: State, o: Obj, m: Move): number {
  const info = s._pool.cards[o.card];
  if (m.face >= 0) return m.face;
  if (m.transformed) return info.card.faces.length > 1 ? 1 : 0;
  if (o.flags & FLAG.token) return o.face;
  if (m.to === 'battlefield') return o.zone === 'stack' ? o.face : (info.doors?.none ?? 0); // CR 712.13, 712.14, 709.5d
  return info.home;
}

function enterBattlefield(n: Obj, o: Obj, m: Move, keepsCast: boolean): void {
  if (m.tapped) n.flags |= FLAG.tapped;
  n.attacking = m.attacking;
  if (m.attacking !== 0) n.flags |= FLAG.unblocked;
  if (m.blocking !== 0) n.blocking = [m.blocking];
  if (m.flipped) n.flags |= FLAG.flipped;
  n.attachedTo = m.attach;
  if (m.memory.length > 0) n.memory = m.memory;
  if (m.copyOf) n.copyOf = m.copyOf;
  if (keepsCast) n.cast = o.cast; // CR 400.7d
  n.counters = countersAt(m.counters, n.timestamp);
}

/** CR 506.4: a permanent that leaves is removed from combat; what it blocked stays blocked. */
function removeFromCombatSilently(s: State, o: Obj): void {
  if (o.attacking !== 0) forgetBlockedAttacker(s, o.id);
}

/** Takes an object out of its zone; of stacks there can be several (CR 807.5). */
function takeOut(s: State, zone: Zone, seat: number, id: Id): void {
  if (zone === 'stack') offStack(s, id);
  else setZone(s, zone, seat, without(zoneIds(s, zone, seat), id));
}

/** An object ceases to exist (CR 704.5d-e, 608.2n for abilities, 707.10a), or leaves the game with its owner (800.4a). */
export function cease(g: G, id: Id): void {
  const { s } = g;
  const o = live(s, id);
  if (!o) return;
  const last = characteristicsOf(s, o);
  const zone = o.zone as Zone;
  takeOut(s, zone, o.owner, id);
  if (zone === 'battlefield') removeFromCombatSilently(s, o);
  retire(s, o, zone, 0, last);
  if (matters(s, zone, id)) invalidate(s);
}

/** What is phased out ceases to exist (CR 702.26n; of tokens 2015:702.25k), and what phased out with it can't phase in any more. */
export function ceasePhased(g: G, ids: readonly Id[]): void {
  const { s } = g;
  s.phased = s.phased.filter((p) => !ids.includes(p.id));
  for (const id of ids) {
    const o = record(s, id);
    if (o?.zone === 'phased' && o.last !== null) retire(s, o, 'battlefield', 0, o.last);
  }
}

/** Puts a new object (token, copy, ability, emblem) into a zone. */
export function place(g: G, o: Obj): void {
  const { s } = g;
  const zone = o.zone as Zone;
  setZone(s, zone, o.owner, [...zoneIds(s, zone, o.owner), o.id]);
  if (matters(s, zone, o.id)) invalidate(s);
}

/** What damage results in besides marks: loss of life and counters, which can be forbidden or replaced (CR 120.4c). */
export interface DamageResults {
  lose(seat: number, amount: number): void;
  put(id: Id, counter: string, n: number, rule: string): void;
}

/** Results of damage (CR 120.3). The amount is positive. */
export function commitDamage(g: G, d: Damage, results: DamageResults): GameEvent {
  const { s } = g;
  const sc = sourceCharacteristics(s, d.source);
  const as = d.as ?? dealtAs(s, d);
  const infect = as === 'infect';
  const wither = as !== 'neither';
  const event = log(g, 'damage', d.combat ? '510.2' : d.rule, {
    source: d.source,
    recipient: d.to,
    object: d.source,
    amount: d.amount,
    word: d.combat ? 'combat' : '',
    player: isSeat(d.to) ? seatOf(d.to) : controllerOf(s, d.to),
    ...(d.excess === undefined ? {} : { excess: d.excess }),
  });
  const cause = s.cause;
  s.cause = event.id;
  if (isSeat(d.to)) {
    if (infect) results.put(d.to, 'poison', d.amount, '120.3b');
    else results.lose(seatOf(d.to), d.amount);
    const toxic = d.combat && hasType(sc, 'Creature') ? toxicValue(s, sc) : 0;
    if (toxic > 0) results.put(d.to, 'poison', toxic, '702.164c');
  } else damagePermanent(g, d, sc, wither, results);
  for (const dealt of brought.dealt) dealt(s, d);
  s.cause = cause;
  return event;
}

function damagePermanent(g: G, d: Damage, sc: Characteristics, wither: boolean, results: DamageResults): void {
  const { s } = g;
  const o = live(s, d.to) as Obj;
  const c = characteristicsOf(s, o);
  if (hasType(c, 'Planeswalker')) commitCounters(g, d.to, 'loyalty', -Math.min(d.amount, counterCount(o.counters, 'loyalty')), '120.3c');
  if (hasType(c, 'Battle')) commitCounters(g, d.to, DEFENSE, -Math.min(d.amount, counterCount(o.counters, DEFENSE)), '120.3h');
  if (hasType(c, 'Creature')) {
    if (wither) results.put(d.to, '-1/-1', d.amount, '120.3d');
    else writeObj(s, d.to).damage = withinReach(o.damage + d.amount);
    if (sc.keywords & KEYWORD_BITS.deathtouch) writeObj(s, d.to).flags |= FLAG.deathtouched; // CR 702.2b: in whatever form it was dealt
  }
}

/** Puts (n > 0) or removes (n < 0) counters (CR 122). Removing takes no more than there are. */
export function commitCounters(g: G, id: Id, kind: string, n: number, rule = '122.1', source: Id = 0, by?: number): number {
  const { s } = g;
  if (isSeat(id)) return commitPlayerCounters(g, seatOf(id), kind, n, rule);
  const o = live(s, id);
  if (!o || n === 0) return 0;
  const have = counterCount(o.counters, kind);
  const now = withinReach(Math.max(0, have + n));
  if (now === have) return 0;
  writeObj(s, id).counters = withCounters(o.counters, kind, now, s.nextTimestamp++);
  invalidate(s);
  // CR 122.6a
  const who = n > 0 && source !== 0 ? { player: by ?? controllerOf(s, source) } : {};
  log(g, 'counters', rule, { object: id, word: kind, amount: now - have, source, ...who });
  return now - have;
}

/** CR 701.21. Nothing happens to what is already so. */
export function commitTap(g: G, id: Id, to: 'tapped' | 'untapped', rule = '701.21', by = -1): boolean {
  const o = live(g.s, id);
  if (o?.zone !== 'battlefield' || ((o.flags & FLAG.tapped) !== 0) === (to === 'tapped')) return false;
  writeObj(g.s, id).flags ^= FLAG.tapped;
  if (g.s._pool.reads.tapped) invalidate(g.s);
  log(g, to === 'tapped' ? 'tap' : 'untap', rule, {
    object: id,
    player: controllerOf(g.s, id),
    ...(by < 0 ? {} : { recipient: seatEntity(by) }),
  });
  return true;
}

/** Sets or clears bits of status and designation. */
export function commitFlag(g: G, id: Id, flag: number, to: 'on' | 'off'): void {
  const w = writeObj(g.s, id);
  w.flags = to === 'on' ? w.flags | flag : w.flags & ~flag;
  invalidate(g.s);
}

/** The object receives a new timestamp (CR 613.7e-j), or that of another with which it entered (613.7m). */
export function commitTimestamp(g: G, id: Id, timestamp: number = g.s.nextTimestamp++): void {
  writeObj(g.s, id).timestamp = timestamp;
  invalidate(g.s);
}

/** Turned face up or face down, with a new timestamp (CR 613.7f, 613.7j). */
export function commitFaceStatus(g: G, id: Id, to: 'up' | 'down'): void {
  commitFlag(g, id, FLAG.faceDown, to === 'down' ? 'on' : 'off');
  commitTimestamp(g, id);
}

/** CR 702.143a, 702.170d: a card in exile is so from this turn on; its owner may look at it (702.143d). */
export function commitSetAside(g: G, id: Id, flag: number): void {
  const w = writeObj(g.s, id);
  w.flags |= flag;
  w.since = latestTurn(g.s);
  w.known |= 1 << w.owner;
  invalidate(g.s);
}

/** CR 701.3. The object gets a new timestamp (CR 613.7e). */
export function commitAttach(g: G, id: Id, to: Id, rule = '701.3a'): void {
  const o = live(g.s, id);
  if (!o || o.attachedTo === to) return;
  const before = o.attachedTo;
  const w = writeObj(g.s, id);
  w.attachedTo = to;
  if (to !== 0) w.timestamp = g.s.nextTimestamp++;
  invalidate(g.s);
  // CR 701.3d
  if (before !== 0 && to !== 0) log(g, 'unattach', '701.3d', { object: id, recipient: before });
  log(g, to === 0 ? 'unattach' : 'attach', rule, { object: id, recipient: to === 0 ? before : to });
}

/** CR 701.28. The other face is shown; it is the same object, with a new timestamp (CR 613.7g). */
export function commitFace(g: G, id: Id, face: number, rule = '701.28a'): void {
  const w = writeObj(g.s, id);
  w.face = face;
  w.timestamp = g.s.nextTimestamp++;
  if (w.copyOf && w.flags & FLAG.token) w.copyOf = { ...w.copyOf, face }; // CR 707.8a: a transforming token
  invalidate(g.s);
  log(g, 'transform', rule, { object: id });
}

/** CR 707.2, 614.1e: a permanent becomes a copy, or is none any more. */
export function commitCopy(g: G, id: Id, copyOf: CopyOf | null): void {
  writeObj(g.s, id).copyOf = copyOf;
  invalidate(g.s);
}

/** CR 702.103e-f: it ceases to be bestowed and is a creature again; it is no transformation. */
export function commitUnbestowed(g: G, id: Id, rule: string): void {
  const w = writeObj(g.s, id);
  if (w.copyOf) w.copyOf = { ...w.copyOf, face: 0 };
  else w.face = 0;
  invalidate(g.s);
  log(g, 'effectsEnd', rule, { object: id, amount: 1 });
}

/** CR 901.6: an object of the command zone has another controller. */
export function commitController(g: G, id: Id, seat: number): void {
  writeObj(g.s, id).controller = seat;
  invalidate(g.s);
}

/** CR 112.2: another player controls the spell. */
export function commitSpellController(g: G, id: Id, seat: number): void {
  const w = writeObj(g.s, id);
  if (w.stack) w.stack = { ...w.stack, env: { ...w.stack.env, you: seat } };
  invalidate(g.s);
}

/** CR 716.2a-b: the level of a permanent. */
export function commitLevel(g: G, id: Id, level: number): GameEvent {
  writeObj(g.s, id).level = level;
  invalidate(g.s);
  return log(g, 'level', '716.2a', { object: id, amount: level });
}

/** CR 709.5c, 709.5f-g: a half of the permanent gets or loses its unlocked designation. */
export function commitDoor(g: G, id: Id, half: 0 | 1, to: 'unlock' | 'lock', player: number, rule: string): GameEvent {
  commitFlag(g, id, half === 0 ? FLAG.leftUnlocked : FLAG.rightUnlocked, to === 'unlock' ? 'on' : 'off');
  const open = [FLAG.leftUnlocked, FLAG.rightUnlocked].filter((flag) => must(g.s, id).flags & flag).length;
  return log(g, to, rule, { object: id, player, word: half === 0 ? 'left' : 'right', amount: open });
}

/** CR 309.4: the venture marker goes into a room of the dungeon, whose number from the top, beginning with 1, is its level. */
export function commitRoom(g: G, id: Id, room: { index: number; name: string }): GameEvent {
  writeObj(g.s, id).level = room.index + 1;
  return log(g, 'room', '309.4c', { object: id, amount: room.index, player: must(g.s, id).owner, word: room.name });
}

/** CR 309.7: completed as it is removed from the game. */
export function commitCompleted(g: G, id: Id, name: string): number {
  const { owner } = must(g.s, id);
  cease(g, id);
  writePlayer(g.s, owner).completed = [...player(g.s, owner).completed, name];
  invalidate(g.s);
  return owner;
}

/** CR 701.52a: another creature, or none, is the player's Ring-bearer. */
export function commitBearer(g: G, seat: number, id: Id): void {
  writePlayer(g.s, seat).bearer = id;
  invalidate(g.s);
}

/** Numbers what has come to the battlefield in one event. */
export function commitArrival(g: G, id: Id, arrival: number): void {
  writeObj(g.s, id).arrival = arrival;
}

/** CR 702.179b-c */
export function commitSpeed(g: G, seat: number, speed: number): void {
  writePlayer(g.s, seat).speed = speed;
  invalidate(g.s);
  log(g, 'speed', '702.179', { player: seat, amount: speed });
}

/** CR 727.2, 702.140c: the spell becomes part of the permanent, which stays the object it is. */
export function commitMerge(g: G, spell: Id, permanent: Id, parts: readonly Component[]): void {
  const { s } = g;
  const o = must(s, spell);
  const last = characteristicsOf(s, o);
  offStack(s, spell);
  retire(s, o, 'stack', permanent, last);
  followSpell(s, spell, permanent);
  commitComponents(g, permanent, parts);
}

/** CR 727.2a, 727.2d-e: what represents a merged permanent now; its characteristics and status are those of the topmost. */
export function commitComponents(g: G, id: Id, parts: readonly Component[]): void {
  const w = writeObj(g.s, id);
  const [top, ...rest] = parts;
  const asCopy = (c: Component): CopyOf => c.copyOf ?? { card: c.card, face: c.face };
  const flat = (c: CopyOf): CopyOf[] => [{ ...c, with: [] }, ...(c.with ?? [])];
  const own = asCopy(top);
  w.card = top.card;
  w.face = top.face;
  w.components = parts;
  w.copyOf = {
    ...own,
    with: [...(own.with ?? []), ...rest.filter((c) => (c.flags & FLAG.faceDown) === 0 && !c.half).flatMap((c) => flat(asCopy(c)))],
  };
  w.flags = (w.flags & ~(FLAG.token | FLAG.faceDown)) | (top.flags & (FLAG.token | FLAG.faceDown));
  if (parts.some((c) => c.flags & FLAG.commander)) w.flags |= FLAG.commander; // CR 903.3c
  invalidate(g.s);
}

/** CR 727.3a-b: cards that were put into a zone together are arranged: in a library or graveyard the first is the highest, in exile the first is the oldest. */
export function commitArranged(g: G, zone: Zone, seat: number, ids: readonly Id[]): void {
  const { s } = g;
  const order = zone === 'exile' ? ids.slice() : ids.slice().reverse();
  if (zone === 'exile') for (const id of ids) writeObj(s, id).timestamp = s.nextTimestamp++;
  const arranged = zoneIds(s, zone, seat).map((id) => (ids.includes(id) ? (order.shift() as Id) : id));
  setZone(s, zone, seat, arranged);
}

/** CR 702.95b: the two are paired; with 0, the creature is unpaired. */
export function commitPair(g: G, id: Id, other: Id): void {
  writeObj(g.s, id).paired = other;
  if (other !== 0) writeObj(g.s, other).paired = id;
  invalidate(g.s);
}

/** Damage that was marked before the game that is seen. */
export function commitDamageOn(g: G, id: Id, n: number): void {
  writeObj(g.s, id).damage = n;
}

/** Marked damage removed (CR 514.2, 701.15a). */
export function commitDamageOff(g: G, id: Id): void {
  const w = writeObj(g.s, id);
  w.damage = 0;
  w.flags &= ~FLAG.deathtouched;
}

/** Combat roles (CR 508.1k, 509.1g-h). */
export function commitCombat(g: G, id: Id, fields: Partial<Pick<Obj, 'attacking' | 'blocking' | 'band'>>, on = 0, off = 0): void {
  const w = writeObj(g.s, id);
  if (fields.attacking !== undefined) w.attacking = fields.attacking;
  if (fields.blocking !== undefined) w.blocking = fields.blocking;
  if (fields.band !== undefined) w.band = fields.band;
  w.flags = (w.flags | on) & ~off;
  if (g.s._pool.reads.combat) invalidate(g.s);
}
