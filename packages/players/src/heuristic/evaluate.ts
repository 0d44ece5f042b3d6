/**
 * What things are worth, in points: a 2/2 creature without abilities is about 3, a card about 2, a point of life from 0.2 (plenty left)
 * to 1 (nearly dead). Judged from characteristics and from what the abilities say, never from names.
 */
import type { Ability, Mod, StaticPart, TokenSpec } from '@apnap/ability';
import type { ObjectView } from '@apnap/magic';
import { areTogether } from '../teams.js';
import { type Board, has, isCreature, isLand, isManaAbility, power } from './board.js';
import { awaited, dying } from './waiting.js';

/** Deciding the game. */
export const WIN = 1000;
/** A card in hand, on average. */
export const CARD = 2;

/** What a life total is worth to the one who has it. */
export const lifeComfort = (life: number): number =>
  0.22 * Math.min(life, 30) + 0.05 * Math.max(0, life - 30) + 9 * (1 - Math.exp(-life / 10));

/** What it is worth to me that a seat's life changes so. */
export function lifeWorth(b: Board, seat: number, change: number): number {
  if (change === 0) return 0;
  const { life } = b.view.players[seat];
  if (life + change <= 0) return fallWorth(b, seat);
  const waiting = awaited(b, b.entity(seat));
  const left = life - waiting;
  if (waiting > 0 && left <= 0) return left + change > 0 ? -fallWorth(b, seat) : 0; // as good as dead: only what keeps it alive counts
  if (waiting > 0 && left + change <= 0) return fallWorth(b, seat);
  return b.stake(seat) * (lifeComfort(left + change) - lifeComfort(left));
}

/** What it is worth to me that somebody loses: with the last opponent the game is won, with me it is lost. */
export function fallWorth(b: Board, seat: number): number {
  const { view } = b;
  const mine = b.side(seat) > 0;
  const gone = (other: number): boolean =>
    other === seat || (areTogether(view, other, seat) && view.players[other].life === view.players[seat].life);
  const decides = mine ? gone(b.forWhom) : b.foes.every(gone);
  return decides ? -b.side(seat) * WIN : -b.stake(seat) * KNOCKED_OUT;
}

/** One of several opponents, or a teammate, less. */
const KNOCKED_OUT = 18;

/** Worth of evasion and combat keywords on a body. */
function keywordWorth(o: ObjectView, p: number, t: number): number {
  let n = 0;
  if (has(o, 'flying')) n += 0.2 + 0.35 * p;
  else if (has(o, 'reach')) n += 0.3;
  for (const k of ['menace', 'fear', 'intimidate', 'shadow', 'horsemanship', 'skulk', 'landwalk']) if (has(o, k)) n += 0.25 * p;
  if (has(o, 'deathtouch')) n += 1;
  if (has(o, 'lifelink')) n += 0.4 * p;
  if (has(o, 'doubleStrike')) n += 0.9 * p;
  else if (has(o, 'firstStrike')) n += 0.3 * p;
  if (has(o, 'trample')) n += 0.15 * p;
  if (has(o, 'vigilance')) n += 0.2 * p;
  if (has(o, 'haste')) n += 0.1;
  if (has(o, 'hexproof') || has(o, 'shroud')) n += 0.6;
  if (has(o, 'indestructible')) n += 0.5 * (p + t) * 0.5;
  if (has(o, 'infect')) n += 0.6 * p;
  if (has(o, 'defender')) n -= 0.7 * p;
  return n;
}

/** Worth of an ability to its permanent, apart from what the characteristics already show. */
function abilityWorth(a: Ability, creature: boolean): number {
  switch (a.kind) {
    case 'spell':
      return 0;
    case 'activated':
      return isManaAbility(a) ? 1.2 : a.zone && a.zone !== 'battlefield' ? 0 : 0.7;
    case 'triggered':
      if (a.event.on === 'zone' && a.event.to === 'battlefield' && isSelfOnly(a.event.what)) return 0;
      if (a.event.on === 'step' && a.program.effect.do === 'sacrificeThese') return -1.5;
      if (a.event.on === 'zone' && a.event.from === 'battlefield' && isSelfOnly(a.event.what)) return 0.5;
      return creature ? 0.8 : 1.6;
    case 'static':
      return a.parts.reduce((n, p) => n + partWorth(p), 0);
    case 'keyword':
      return a.keyword === 'undying' || a.keyword === 'persist'
        ? 1.2
        : a.keyword === 'protection'
          ? 0.4
          : a.keyword === 'prowess'
            ? 0.6
            : 0;
    default:
      return a satisfies never;
  }
}

const isSelfOnly = (f: { is: string }): boolean => f.is === 'oneOf';

function partWorth(p: StaticPart): number {
  if (p.part === 'continuous') return p.affects.sel === 'self' || p.affects.sel === 'host' ? 0 : 1.4;
  if (p.part === 'rule') return p.rule.rule === 'cant' || p.rule.rule === 'must' ? 0 : 0.6;
  return 0;
}

/** What a permanent is worth to its controller (never less than a little): hardly anything when it is about to die. */
export const permanentValue = (b: Board, o: ObjectView): number => fullValue(b, o) * (dying(b, o) ? DYING : 1);

const DYING = 0.05;

/** What a permanent is worth that stays where it is. */
export function fullValue(b: Board, o: ObjectView): number {
  const old = b.values.get(o.id);
  if (old !== undefined) return old;
  const value = Math.max(0.1, judge(b, o)) + (keepsOut(b, o) ? KEPT_OUT * Math.max(0, judge(b, o)) : 0);
  b.values.set(o.id, value);
  return value;
}

function judge(b: Board, o: ObjectView): number {
  const abilities = b.abilities(o);
  const creature = isCreature(o);
  const extras = abilities.reduce((n, a) => n + abilityWorth(a, creature), 0);
  if (creature) return creatureValue(b, o, extras);
  if (isLand(o)) return landValue(b, o) + Math.min(1, Math.max(0, extras - 1.2));
  if (o.types.includes('Planeswalker')) return 2.5 + 0.8 * (o.loyalty ?? 3);
  if (o.subtypes.includes('Aura')) return 0.5 + 0.4 * o.manaValue;
  const artifact = extras + hostWorth(abilities);
  return Math.max(o.token ? 0.8 : 0.4 + 0.4 * o.manaValue, 0.4 + artifact);
}

/** What an Equipment is worth lying about: half of what it gives. */
function hostWorth(abilities: readonly Ability[]): number {
  let n = 0;
  for (const a of abilities)
    if (a.kind === 'static')
      for (const p of a.parts) if (p.part === 'continuous' && p.affects.sel === 'host') n += 0.6 * modsWorth(p.mods, 2);
  return n;
}

function creatureValue(b: Board, o: ObjectView, extras: number): number {
  const p = power(o);
  const t = Math.max(0, o.toughness ?? 0);
  const body = 0.4 + 0.9 * p + 0.45 * t + keywordWorth(o, p, t);
  return (body + extras) * (isPacified(b, o) ? 0.2 : 1) + (o.types.includes('Land') ? 1.5 : 0);
}

/** Whether something attached to it forbids it to attack. */
export function isPacified(b: Board, o: ObjectView): boolean {
  return (b.attached.get(o.id) ?? []).some((x) =>
    b
      .abilities(x)
      .some(
        (a) =>
          a.kind === 'static' &&
          a.parts.some(
            (p) => p.part === 'rule' && p.rule.rule === 'cant' && (p.rule.action.act === 'attack' || p.rule.action.act === 'block'),
          ),
      ),
  );
}

/** A land in play: the fewer there are, the more each matters. */
function landValue(b: Board, o: ObjectView): number {
  // One that makes no mana itself is there to be given up for another.
  if (b.makes(o) === 0) return 0.6;
  const n = b.lands(o.controller).length;
  return n <= 3 ? 2.4 : n <= 5 ? 1.7 : n <= 7 ? 1 : 0.6;
}

/** classic:420.5e: one of its name is there already, whoever controls it. */
export const diesAtOnce = (b: Board, o: ObjectView): boolean =>
  b.years.oldestLegend &&
  o.supertypes.includes('Legendary') &&
  b.view.battlefield.some((x) => x.id !== o.id && x.name === o.name && x.supertypes.includes('Legendary'));

/** classic:420.5e: while an opponent's legend is there, the one of its name in my hand can't be. */
const keepsOut = (b: Board, o: ObjectView): boolean =>
  b.years.oldestLegend &&
  o.controller !== b.me &&
  o.zone === 'battlefield' &&
  o.supertypes.includes('Legendary') &&
  b.my.hand.some((x) => x.name === o.name);

/** What the card in hand adds to the worth of the one that keeps it out. */
const KEPT_OUT = 0.5;

/** Whether its controller already has one that it would take the place of: a legend of its name, or (2015:704.5j) a planeswalker of its type. */
export function hasTwin(b: Board, o: ObjectView, seat: number): boolean {
  const own = b.permanentsOf[seat].filter((x) => x.id !== o.id);
  if (o.supertypes.includes('Legendary') && own.some((x) => x.name === o.name)) return true;
  const walker = b.years.walkersByType && o.types.includes('Planeswalker');
  return walker && own.some((x) => x.types.includes('Planeswalker') && x.subtypes.some((t) => o.subtypes.includes(t)));
}

/** A card in a hand: what it would be worth to keep it rather than another. */
export function handValue(b: Board, o: ObjectView): number {
  const lands = b.lands(o.owner).length;
  const inHand = b.view.players[o.owner].hand.filter(isLand).length;
  if (isLand(o)) {
    const total = lands + inHand;
    return total <= 3 ? 4 : total <= 4 ? 2.8 : total <= 5 ? 1.4 : lands >= 6 ? 0.2 : 0.7;
  }
  const late = Math.max(0, o.manaValue - Math.max(lands, 2) - 1);
  const body = isCreature(o) ? 0.25 * judge(b, o) : 0.25 * Math.min(6, o.manaValue + 1);
  const copies = b.view.players[o.owner].hand.filter((x) => x.name === o.name).length;
  const idle = o.supertypes.includes('Legendary') ? (diesAtOnce(b, o) ? 1.6 : copies > 1 ? 1.2 : 0) : 0;
  return Math.max(0.3, 1.6 + body - 0.4 * late - idle);
}

/** What modifications are worth to an object of this power, when they stay. Negative: they harm it. */
export function modsWorth(mods: readonly Mod[], p: number, dp = 0, dt = 0): number {
  let n = 0.9 * dp + 0.45 * dt;
  for (const m of mods) {
    switch (m.mod) {
      case 'addAbility':
        n += grantedWorth(m.ability, p + dp);
        break;
      case 'loseAllAbilities':
        n -= 1;
        break;
      case 'loseAbility':
        n -= 0.5;
        break;
      case 'setPT':
        n += typeof m.power === 'number' ? 0.9 * (m.power - p) : 0;
        break;
      case 'control':
      case 'copy':
      case 'text':
      case 'types':
      case 'setLandType':
      case 'allCreatureTypes':
      case 'colors':
      case 'pt':
      case 'switchPT':
      case 'name':
      case 'manaCost':
      case 'rulesText':
      case 'thisAbility':
      case 'abilitiesOf':
        break;
      default:
        m satisfies never;
    }
  }
  return n;
}

const GRANTED: Readonly<Record<string, (p: number) => number>> = {
  flying: (p) => 0.2 + 0.4 * p,
  haste: () => 0.3,
  trample: (p) => 0.2 * p,
  lifelink: (p) => 0.4 * p,
  deathtouch: () => 1,
  doubleStrike: (p) => 0.9 * p,
  firstStrike: (p) => 0.3 * p,
  vigilance: (p) => 0.2 * p,
  hexproof: () => 0.6,
  shroud: () => 0.4,
  indestructible: () => 1.2,
  protection: () => 0.5,
  menace: (p) => 0.25 * p,
  fear: (p) => 0.3 * p,
  intimidate: (p) => 0.3 * p,
  undying: () => 1.2,
  persist: () => 1.2,
  defender: (p) => -0.7 * p,
};

function grantedWorth(a: Ability, p: number): number {
  if (a.kind === 'keyword') return (GRANTED[a.keyword] ?? (() => 0.2))(p);
  return a.kind === 'activated' ? 1.2 : 0.8;
}

/** A token as an effect describes it. */
export function tokenValue(spec: TokenSpec, p: number, t: number): number {
  if (spec.token === 'predefined') return spec.name === 'Clue' ? 1.2 : 0.9;
  if (spec.token === 'copy') return 3;
  if (!spec.types.includes('Creature')) return 1;
  let n = 0.3 + 0.9 * p + 0.45 * t;
  for (const a of spec.abilities) n += grantedWorth(a, p);
  return Math.max(0.1, n);
}
