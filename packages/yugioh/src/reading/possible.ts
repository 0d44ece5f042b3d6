/** What could be done now, as far as its player knows (Y17.2, Y17.3). */

import type { Cards, ChangedStat, Effect, Filter, Part, Quantity, Selector, StatChange, Step, Trait } from '../language/effects.js';
import { isExtra } from '../language/index.js';
import { card, player, printed } from '../state/access.js';
import type { Seat, State, Zone } from '../state/types.js';
import { bansOn } from './bans.js';
import { waysNow } from './extraDeck.js';
import { fusions, rituals } from './fusions.js';
import { kindOf, seatsFor } from './looks.js';
import { lookOf } from './named.js';
import { isIndestructible } from './shields.js';
import { isBanned, maySummon } from './summonable.js';
import { mostTogether } from './together.js';
import { mayRenew, mayTrade } from './trades.js';
import { mayNormalNow, needed } from './tributes.js';
import { amountOf, cardsOf, type Env, fits, holds, known, type Scope, statics, statOf, traitsOf } from './values.js';
import { freeSpellZones, scaleZones, zonesFor } from './zones.js';

/** Rows that an effect could be done to: those it looks at that it can affect. */
export function candidates(s: State, effect: Effect, scope: Scope, cost: boolean, given?: Selector): number[] {
  if (!('what' in effect) || !('sel' in (effect.what as object))) return [];
  const what = given ?? (effect.what as Selector);
  if (what.sel === 'both') return what.of.flatMap((w) => candidates(s, effect, scope, cost, w));
  const env: Scope = effect.do === 'tribute' ? { ...scope, knows: true } : scope;
  const rows = what.sel === 'choose' || what.sel === 'random' ? cardsOf(s, what.of, env) : known(s, what, scope);
  // A card is not a cost of its own activation.
  const isOwn = (row: number): boolean =>
    row === scope.self &&
    (((what.sel === 'choose' || what.sel === 'random' || what.sel === 'all') && isBeingUsed(s, row)) ||
      (cost && what.sel === 'choose' && (printed(s, row).kind !== 'monster' || scope.keepsSelf === true)) ||
      (what.sel === 'all' && isUsedUp(s, row)));
  const isTaken = (row: number): boolean => what.sel === 'choose' && scope.taken?.includes(row) === true;
  const found = rows.filter((row) => !isOwn(row) && !isTaken(row) && affects(s, effect, row, scope, cost));
  if (!scope.needsZone || what.sel !== 'choose' || what.max > 1) return found;
  const freeing = found.filter((row) => freesOne(s, row, scope.you));
  return freeing.length > 0 ? freeing : found;
}

/** A Spell or Trap in the hand that is activated is not there any more. */
const isBeingUsed = (s: State, row: number): boolean =>
  printed(s, row).kind !== 'monster' && (card(s, row).zone === 'hand' || (card(s, row).zone === 'spell' && isUsedUp(s, row)));

/** Y16.9: a card that goes to the GY after its own activation is not among "all" that it is about. */
function isUsedUp(s: State, row: number): boolean {
  const { kind, property } = printed(s, row);
  return kind !== 'monster' && property !== 'Continuous' && property !== 'Field' && property !== 'Equip';
}

/** Y20.14: how many may be chosen. */
export function bounds(
  s: State,
  what: Pick<Extract<Selector, { sel: 'choose' }>, 'min' | 'max' | 'most' | 'exactly'>,
  scope: Scope,
): [number, number] {
  if (what.exactly) {
    const n = amountOf(s, what.exactly, scope);
    return [n, n];
  }
  return [what.min, what.most ? Math.min(what.max, amountOf(s, what.most, scope)) : what.max];
}

/** Those with the highest or lowest value. */
export function extremes(s: State, rows: readonly number[], { stat, most }: { stat: 'atk' | 'def'; most: boolean }): number[] {
  const values = rows.map((r) => statOf(s, r, stat) ?? 0);
  const goal = most ? Math.max(...values) : Math.min(...values);
  return rows.filter((_, i) => values[i] === goal);
}

/** Materials under monsters of some places (Y11.24). */
export const materialsOf = (s: State, from: Cards, scope: Scope): number[] => cardsOf(s, from, scope).flatMap((r) => card(s, r).materials);

/** Whether an effect can do something to a card. */
function affects(s: State, effect: Effect, row: number, scope: Scope, cost: boolean): boolean {
  const { zone, up, controller } = card(s, row);
  switch (effect.do) {
    case 'destroy':
      return !keeps(s, row, scope);
    case 'summonOver':
      return isExtra(printed(s, row)) && maySummon(s, row, 'xyz', scope.you);
    case 'summon':
      return maySummon(s, row, effect.as ?? 'special', scope.you, effect.ignoring === true, scope.self) && zone !== 'monster';
    case 'equipTo':
      return row !== scope.self && zone !== 'spell' && freeSpellZones(s, scope.you).length > 0;
    case 'place':
      return mayPlace(s, row, effect.in, scope);
    case 'setSpell':
      return zone !== 'spell' || up;
    case 'activatable':
      return true;
    case 'attach':
      return row !== scope.self || known(s, effect.to, scope)[0] !== row;
    case 'position':
      return zone === 'monster' && positionAllows(s, row, effect.to);
    case 'control':
      return zone === 'monster' && mayTake(s, seatsFor(effect.to, s, scope.you)[0], controller, scope);
    default:
      return mayTouch(s, effect, row) ?? mayMove(s, effect, row, scope, cost);
  }
}

/** Y25.13 */
const mayTake = (s: State, to: Seat, from: Seat, scope: Scope): boolean =>
  to !== from && (scope.frees === true || freeMainZones(s, to) > 0);

/** Effects on monsters that are face-up, on zones and on counters; null: it is another. */
function mayTouch(s: State, effect: Effect, row: number): boolean | null {
  const { zone, up } = card(s, row);
  switch (effect.do) {
    case 'stat':
      return (
        ((zone === 'monster' && up) || (zone === 'hand' && effect.stat === 'level')) &&
        (effect.stat === 'both' || changesStat(s, row, effect.stat, effect.change))
      );
    case 'moveZone':
      return zone === 'monster' && freeMainZones(s, card(s, row).controller) > 0;
    case 'removeAll':
      return (card(s, row).counters[effect.name] ?? 0) > 0;
    case 'become':
      return (zone === 'monster' || isWhereSaid(effect.what, zone)) && up && !isAlready(s, row, effect);
    case 'give':
      return effect.trait.trait === 'unplayable' || (zone === 'monster' && up);
    case 'rename':
    case 'negateEffects':
    case 'equip':
      return zone === 'monster' && up;
    default:
      return null;
  }
}

/** "this card in the GY becomes that Attribute" */
const isWhereSaid = (what: Selector, zone: Zone): boolean => what.sel === 'self' && what.in?.includes('gy') === true && zone === 'grave';

/** Y17.2: what a monster is already it does not become. */
const isAlready = (s: State, row: number, { type, attribute }: Extract<Effect, { do: 'become' }>): boolean =>
  (type !== undefined || attribute !== undefined) &&
  (!type || lookOf(s, row, 'type') === type) &&
  (!attribute || lookOf(s, row, 'attribute') === attribute);

/** Y2.4, Y17.2: a value that is there; a Level, Rank or Scale that is not already what it would become. */
function changesStat(s: State, row: number, stat: Exclude<ChangedStat, 'both'>, change: StatChange): boolean {
  const value = statOf(s, row, stat);
  const isNow = stat !== 'atk' && stat !== 'def' && 'to' in change && change.to.q === 'number' && change.to.n === value;
  return value !== null && !isNow;
}

/** Y25.21 */
function mayPlace(s: State, row: number, zone: 'spellZone' | 'fieldZone' | 'pendulumZone', scope: Scope): boolean {
  if (zone === 'pendulumZone') return printed(s, row).words.includes('Pendulum') && scaleZones(s, scope.you).length > 0;
  if (zone === 'fieldZone') return printed(s, row).property === 'Field';
  return card(s, row).zone !== 'spell' && freeSpellZones(s, scope.you).length > 0;
}

const isUntributable = (s: State, row: number): boolean => traitsOf(s, row).some((t) => t.trait === 'untributable' && !t.only);

/** Y3.12 */
const goesToExtra = (s: State, row: number, up: boolean): boolean =>
  up ? printed(s, row).words.includes('Pendulum') : isExtra(printed(s, row));

/** What lies in the Deck already can be put to its top or bottom; what was looked at is shuffled in. */
const mayStay = (effect: Extract<Effect, { do: 'toDeck' }>, cost: boolean): boolean =>
  effect.at !== 'shuffle' || (effect.what.sel === 'rest' && !cost);

/** Y9.5: monsters of the opponent are Tributed only where the text says so; Y23.19, Y26.21. */
const mayTribute = (s: State, row: number, what: Selector, { you }: Scope): boolean =>
  (card(s, row).zone !== 'monster' ||
    card(s, row).controller === you ||
    (what.sel === 'choose' && what.of.from.every((r) => r.whose === 'opponent'))) &&
  !isUntributable(s, row) &&
  !bansOn(s, you).some((b) => b.ban === 'tribute');

/** Y3.12, Y25.3 */
function mayReachHand(s: State, row: number, { you }: Scope, cost: boolean): boolean {
  const { zone, token } = card(s, row);
  if (zone === 'deck' && bansOn(s, you).some((b) => b.ban === 'search')) return false;
  return zone !== 'hand' && !(cost && (token || isExtra(printed(s, row))));
}

/** Whether a card can be moved so. A cost asks for more: the card must get there (Y17.7, Y26.21, Y3.12). */
function mayMove(s: State, effect: Effect, row: number, scope: Scope, cost: boolean): boolean {
  const { zone, token } = card(s, row);
  switch (effect.do) {
    case 'send':
      return zone !== 'grave' && !(cost && (token || isPendulumOnField(s, row)));
    case 'banishUntil':
    case 'banish':
      return zone !== 'banished' && !(cost && token) && !mayNotBanish(s, scope.you);
    case 'tribute':
      return mayTribute(s, row, effect.what, scope);
    case 'discard':
      return zone === 'hand';
    case 'toHand':
    case 'add':
      return mayReachHand(s, row, scope, cost);
    case 'toDeck':
      return (zone !== 'deck' || mayStay(effect, cost)) && !(cost && token);
    case 'toGy':
      return zone === 'banished';
    case 'toExtra':
      return zone !== 'extra' && goesToExtra(s, row, effect.face === 'up');
    default:
      return true;
  }
}

/** Y23.19 */
const mayNotBanish = (s: State, seat: Seat): boolean =>
  s.lasting.some((l) => l.on === 'ban' && l.who === seat && l.ban.ban === 'banish') ||
  statics(s).some((e) => e.text.kind === 'ban' && e.text.ban.ban === 'banish' && seatsFor(e.text.who, s, e.env.you).includes(seat));

const isPendulumOnField = (s: State, row: number): boolean =>
  printed(s, row).words.includes('Pendulum') && (card(s, row).zone === 'monster' || card(s, row).zone === 'spell');

/** Y12.6, Y11.39 */
function positionAllows(s: State, row: number, to: 'attack' | 'defense' | 'set' | 'change'): boolean {
  const c = card(s, row);
  if (to === 'attack') return !(c.up && c.position === 'attack');
  if (printed(s, row).words.includes('Link')) return false;
  if (to === 'set') return c.up && !c.token;
  return to === 'defense' ? !(c.up && c.position === 'defense') : true;
}

const keeps = (s: State, row: number, scope: Scope): boolean => isIndestructible(s, row, 'effect', scope.you, scope.self);

export const freeMainZones = (s: State, seat: Seat): number =>
  player(s, seat)
    .monster.slice(0, 5)
    .filter((r) => r < 0).length;

/** Whether an effect could be done in full now. */
export function canDo(s: State, effect: Effect, scope: Scope, cost = false): boolean {
  switch (effect.do) {
    case 'draw':
      // Y17.3
      return (
        seatsFor(effect.who, s, scope.you).every(
          (seat) => player(s, seat).deck.length - (scope.fewer ?? 0) >= amountOf(s, effect.n, scope),
        ) && mayAmount(s, effect.n, scope)
      );
    case 'pay': {
      const n = amountOf(s, effect.n, scope);
      // Y15.5
      return seatsFor(effect.who, s, scope.you).every((seat) => player(s, seat).lp > n || (s.rules.payToZero && player(s, seat).lp === n));
    }
    case 'damage':
    case 'gain':
      return mayAmount(s, effect.n, scope);
    case 'token':
      return freeMainZones(s, effect.to ? seatsFor(effect.to, s, scope.you)[0] : scope.you) + (scope.frees ? 1 : 0) >= effect.n;
    case 'excavate':
      // Y17.3
      return player(s, seatsFor(effect.whose, s, scope.you)[0]).deck.length >= Math.max(1, amountOf(s, effect.n, scope));
    case 'detach':
      return card(s, scope.self).materials.length >= effect.n;
    case 'detachFrom':
      return materialsOf(s, effect.from, scope).length >= effect.n;
    default:
      return canDoMore(s, effect, scope, cost);
  }
}

/** Y17.2: of a number of cards of a hand, which is public, each player has to have so many. */
const mustAll = (e: Effect): boolean =>
  'what' in e &&
  (e.what as Selector).sel === 'choose' &&
  (e.what as Extract<Selector, { sel: 'choose' }>).of.from.every((r) => r.place === 'hand');

/** Y17.3: what the opponent takes from their own Deck or hand: whether there is such a card is not known. */
const isOfHidden = (e: Effect): e is Extract<Effect, { do: 'send' }> & { what: Extract<Selector, { sel: 'choose' }> } =>
  'what' in e &&
  (e.what as Selector).sel === 'choose' &&
  (e.what as Extract<Selector, { sel: 'choose' }>).of.from.every((r) => r.whose === 'you' && (r.place === 'deck' || r.place === 'hand'));

/** Y20.3 */
function canDoBy(s: State, effect: Extract<Effect, { do: 'by' }>, scope: Scope): boolean {
  if (effect.who === 'opponent' && isOfHidden(effect.what))
    return (
      known(
        s,
        { sel: 'all', of: { ...effect.what.what.of, filter: { is: 'any' } } },
        { ...scope, you: seatsFor('opponent', s, scope.you)[0] },
      ).length > 0
    );
  if (effect.optional) return true;
  return seatsFor(effect.who, s, scope.you)[mustAll(effect.what) ? 'every' : 'some']((you) => canDo(s, effect.what, { ...scope, you }));
}

function canDoMore(s: State, effect: Effect, scope: Scope, cost: boolean): boolean {
  switch (effect.do) {
    case 'either':
      return effect.of.some((e) => canDo(s, e, scope, cost));
    case 'options':
      return effect.of.some(([first]) => !first || first.optional === true || canDo(s, first.do, scope, cost));
    case 'all':
      return effect.of.every((e) => canDo(s, e, scope, cost));
    case 'instead':
      return canDo(s, effect.what, scope, cost) || (holds(s, effect.if, scope) && canDo(s, effect.or, scope, cost));
    case 'unless':
      return canDo(s, effect.what, scope, cost);
    case 'banWhile':
    case 'later':
    case 'bond':
      return true;
    case 'by':
      return canDoBy(s, effect, scope);
    case 'damageTo':
      return mayAmount(s, effect.n, scope);
    case 'retarget':
      return s.battle !== null;
    case 'swapControl':
      return true;
    case 'renewHands':
      return mayRenew(s, effect.n, scope);
    case 'tradeHands':
    case 'tradeMonsters':
      return mayTrade(s, effect, scope);
    default:
      return canSummonSo(s, effect, scope) ?? canDoTo(s, effect, scope, cost);
  }
}

/** Summons of several kinds, counters and what answers; null: it is another. */
function canSummonSo(s: State, effect: Effect, scope: Scope): boolean | null {
  switch (effect.do) {
    case 'summonTrap':
      return freeMainZones(s, scope.you) > 0 && !isBanned(s, scope.self, 'special', scope.you);
    case 'removeCounter':
      if (effect.from) return cardsOf(s, effect.from, scope).reduce((n, r) => n + (card(s, r).counters[effect.name] ?? 0), 0) >= effect.n;
      return (card(s, scope.self).counters[effect.name] ?? 0) >= effect.n;
    case 'fuse':
      return fusions(s, effect, scope).size > 0;
    case 'ritual':
      return rituals(s, effect, scope).size > 0;
    case 'negateSummon':
      return s.frames.some((f) => f.kind === 'summon');
    case 'summonNow':
      if (effect.kind !== 'normal') return waysNow(s, effect, scope).size > 0;
      return player(s, scope.you).hand.some(
        (r) =>
          (!effect.what || fits(s, r, effect.what, scope)) &&
          (!effect.tribute || needed(s, scope.you, r, 'summon') > 0) &&
          mayNormalNow(s, scope.you, r),
      );
    case 'negateSummonOrActivation':
      return s.chain.length > 0 || s.frames.some((f) => f.kind === 'summon');
    case 'endBattle':
      // Y6.8: in the End Step it is over anyhow.
      return s.phase === 'battle' && !s.frames.some((f) => f.kind === 'battle' && f.pc >= 4);
    case 'negateAttack':
      return s.battle !== null && !s.battle.negated;
    case 'negateActivation':
    case 'negateEffect':
      return true;
    default:
      return null;
  }
}

function canDoTo(s: State, effect: Effect, scope: Scope, cost: boolean): boolean {
  if (!('what' in effect) || !('sel' in (effect.what as object))) return true;
  if (effect.do === 'stat' && changesNothing(s, effect, scope)) return false;
  if (effect.do === 'give' && isTooLate(s, effect)) return false;
  if (effect.do === 'give' && isOfClass(effect)) return true;
  // Y3.7
  if (effect.do === 'summon' && !cost && !mayBePlaced(s, effect, scope)) return false;
  return canSelect(s, effect, effect.what as Selector, scope, cost);
}

/** Y3.7, Y8.12: a zone that is free, as far as it is known before. */
function mayBePlaced(s: State, effect: Extract<Effect, { do: 'summon' }>, scope: Scope): boolean {
  const seat = effect.to ? seatsFor(effect.to, s, scope.you)[0] : scope.you;
  const rows = candidates(s, effect, scope, false);
  const theirs =
    effect.side !== undefined &&
    rows.some((row) => zonesFor(s, row, seatsFor('opponent', s, scope.you)[0], undefined, scope.self).length > 0);
  return (
    rows.length === 0 ||
    theirs ||
    scope.frees === true ||
    rows.some((row) => zonesFor(s, row, seat, isUnknown(effect, scope) ? undefined : effect.zone, pointer(s, effect, scope)).length > 0)
  );
}

/** Y3.15: before its target is chosen any zone may be meant. */
const isUnknown = ({ zone }: Extract<Effect, { do: 'summon' }>, scope: Scope): boolean =>
  zone === 'ofTarget' && scope.eyed === undefined && !scope.link?.targets.length;

/** Y3.15: the card that points to the zone that is meant; -1: it is not there any more. */
export const pointer = (s: State, { zone }: Extract<Effect, { do: 'summon' }>, scope: Scope): number =>
  zone === 'ofTarget' ? (known(s, { sel: 'target' }, scope)[0] ?? -1) : scope.self;

/** Before an activation a link is not there, or only its event. */
const isBefore = ({ link }: Scope): boolean => link === null || link.text === undefined;

/** Y17.2: an amount that is not 0, or not known before its costs are paid. */
const mayAmount = (s: State, q: Quantity, scope: Scope): boolean => amountOf(s, q, scope) > 0 || (isBefore(scope) && waitsForCosts(q));

/** Whether an amount is one of what is paid, done or targeted. */
function waitsForCosts(q: Quantity): boolean {
  switch (q.q) {
    case 'done':
    case 'paid':
    case 'luck':
      return true;
    case 'stat':
      return ['paid', 'it', 'target'].includes(q.of.sel);
    case 'plus':
    case 'minus':
    case 'difference':
      return waitsForCosts(q.a) || waitsForCosts(q.b);
    case 'times':
    case 'half':
      return waitsForCosts(q.of);
    default:
      return false;
  }
}

/** Y17.2: a change by an amount that is 0 now, whatever else happens. */
export const changesNothing = (s: State, { change }: Extract<Effect, { do: 'stat' }>, scope: Scope): boolean =>
  'by' in change && isSettled(change.by) && amountOf(s, change.by, scope) === 0;

const ATTACKING: ReadonlySet<Trait['trait']> = new Set([
  'piercing',
  'attackDirectly',
  'attacks',
  'attacksAll',
  'damageTimes',
  'foesGo',
  'notAttackable',
]);

/** Y6.7, Y17.2: what is only of use for attacks of this turn, in a turn without a Battle Phase to come (by the record). */
export const isTooLate = (s: State, { trait, until }: Extract<Effect, { do: 'give' }>): boolean =>
  ATTACKING.has(trait.trait) && (until === 'turnEnd' || until === 'endPhase') && (s.turn === 1 || s.phase === 'main2' || s.phase === 'end');

const CLASSES: ReadonlySet<Trait['trait']> = new Set(['indestructible', 'notAttackable']);

/** Y23.15: a protection of all that fit is also one of those that come later. */
export const isOfClass = (
  effect: Extract<Effect, { do: 'give' }>,
): effect is Extract<Effect, { do: 'give' }> & { what: Extract<Selector, { sel: 'all' }> } =>
  effect.what.sel === 'all' && CLASSES.has(effect.trait.trait) && effect.until !== 'faceUp' && effect.until !== 'selfUp';

/** Whether an amount is known before anything is paid or done. */
function isSettled(q: Quantity): boolean {
  switch (q.q) {
    case 'number':
    case 'count':
      return true;
    case 'times':
      return isSettled(q.of);
    default:
      return false;
  }
}

/** Y3.7: a monster that leaves a Main Monster Zone of its player free. */
export function freesOne(s: State, row: number, you: Seat): boolean {
  const c = card(s, row);
  return c.zone === 'monster' && c.controller === you && c.place < 5;
}

/** Y21.2: one that must be among them is there. */
export const isIncluded = (s: State, including: Filter | undefined, rows: readonly number[], scope: Scope): boolean =>
  !including || rows.some((r) => fits(s, r, including, scope));

function canChoose(s: State, what: Extract<Selector, { sel: 'choose' }>, rows: readonly number[], scope: Scope): boolean {
  if (what.withSelf && !rows.includes(scope.self)) return false;
  const many = what.most ?? what.exactly;
  if (many && amountOf(s, many, scope) < 1) return scope.link === null && many.q === 'done' && rows.length > 0;
  if (!isIncluded(s, what.including, rows, scope)) return false;
  return mostTogether(s, rows, what) >= Math.max(1, bounds(s, what, scope)[0]);
}

function canSelect(s: State, effect: Effect, what: Selector, scope: Scope, cost: boolean): boolean {
  if (what.sel === 'both') {
    const all = new Set(what.of.flatMap((w) => candidates(s, effect, scope, cost, w)));
    // What is targeted or paid is known later.
    const later = isBefore(scope) ? what.of.filter((w) => ['target', 'paid', 'it'].includes(w.sel)).length : 0;
    return all.size + later >= what.of.length && what.of.every((w) => canSelect(s, effect, w, scope, cost));
  }
  const rows = candidates(s, effect, scope, cost, what);
  switch (what.sel) {
    case 'choose':
      return canChoose(s, what, rows, scope);
    case 'random':
      return rows.length >= what.n;
    case 'top':
      return known(s, what, scope).length >= what.n;
    case 'rest':
    case 'dug':
      return true;
    case 'it':
    case 'brought':
    case 'among':
    case 'event':
    case 'paid':
    case 'battling':
    case 'target':
      return rows.length > 0 || scope.link === null;
    default:
      return rows.length > 0;
  }
}

/** Y17.2: the targets that an effect could choose; a monster that is determined to be destroyed by battle is none (Y14.5). */
export function targets(s: State, step: Extract<Step, { step: 'target' }>, parts: readonly Part[], scope: Scope): number[] {
  const user = parts.find((p) => 'what' in p.do && (p.do.what as { sel?: string }).sel === 'target')?.do;
  const said = user && 'what' in user ? (user.what as Extract<Selector, { sel: 'target' }>) : undefined;
  // Of several targets what is done is done to that one.
  const isUsed = (row: number): boolean => said !== undefined && !said.nth && (!said.like || fits(s, row, said.like, scope));
  const [first] = parts;
  const asks = first !== undefined && !first.optional && looksAtTarget(first.do) ? first.do : null;
  return cardsOf(s, step.of, scope).filter(
    (row) =>
      mayTarget(s, row, scope) &&
      !s.battle?.destroyed.includes(row) &&
      row !== selfBeingPlayed(s, scope, row) &&
      (!user || !isUsed(row) || affects(s, user, row, scope, false)) &&
      (!asks || canDo(s, asks, { ...scope, eyed: row })),
  );
}

const LOOKING = new WeakMap<Effect, boolean>();

/** Whether what an effect is done to depends on the target: "with the same name as that target". */
export function looksAtTarget(effect: Effect): boolean {
  const known = LOOKING.get(effect);
  if (known !== undefined) return known;
  const what = 'what' in effect ? (effect.what as Selector | undefined) : undefined;
  const looks =
    (what?.sel === 'choose' && JSON.stringify(what.of).includes('"sel":"target"')) ||
    (effect.do === 'summon' && effect.zone === 'ofTarget');
  LOOKING.set(effect, looks);
  return looks;
}

/** A card that is being activated does not target itself in its own activation unless it is already on the field for long. */
const selfBeingPlayed = (s: State, scope: Scope, row: number): number => (row === scope.self && card(s, row).zone === 'spell' ? row : -1);

/** Y21.7 */
const mayTarget = (s: State, row: number, scope: Scope): boolean =>
  !traitsOf(s, row).some(
    (t) =>
      t.trait === 'untargetable' &&
      (!t.kinds || t.kinds.includes(kindOf(s, scope.self))) &&
      (t.whose === 'either' || (t.whose === 'opponent') === (scope.you !== card(s, row).controller)),
  );

/** What is paid with is no target any more. */
export function targetsAfter(
  s: State,
  step: Extract<Step, { step: 'target' }>,
  before: readonly Step[],
  uses: readonly Part[],
  scope: Scope,
): number[] {
  const paysSelf = before
    .slice(0, before.indexOf(step))
    .some((b) => b.step === 'pay' && 'what' in b.do && (b.do.what as Selector).sel === 'self' && b.do.do !== 'reveal');
  return targets(s, step, uses, scope).filter((row) => !paysSelf || row !== scope.self);
}

/** Whether a card can be moved so as a cost (Y17.7). */
export const isUnder = (s: State, row: number, verb: 'toDeck' | 'banish' | 'send' | 'tribute', env: Env): boolean => {
  const what = { sel: 'self' } as const;
  const effect: Effect = verb === 'toDeck' ? { do: verb, what, at: 'shuffle' } : { do: verb, what };
  return mayMove(s, effect, row, { ...env, link: null, done: [] }, true) || (verb === 'toDeck' && isExtra(printed(s, row)));
};
