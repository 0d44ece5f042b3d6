/** Worth of the verbs that hurt, move and counter things. */
import type { Effect } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { type Board, has, isCreature, isLand, power, toughnessLeft } from './board.js';
import { CARD, diesAtOnce, fullValue, handValue, lifeWorth, permanentValue } from './evaluate.js';
import { controllerOf, type Env, number, seatsOf, select } from './read.js';
import { awaited } from './waiting.js';
import { savedBy } from './worth-mods.js';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Damage: to players by their life, to creatures when it kills. */
export function damageWorth(b: Board, e: Of<'damage'>, env: Env): number {
  const source = b.object(select(b, e.source, env).ids[0] ?? 0) ?? env.self;
  const to = select(b, e.to, env);
  let n = 0;
  let total = 0;
  const hurt = new Map<number, number>();
  for (const id of to.ids) {
    const amount = number(b, e.amount, { ...env, it: id });
    total += amount;
    if (!isSeat(id)) n += damageToObject(b, id, amount, source);
    else hurt.set(seatOf(id), (hurt.get(seatOf(id)) ?? 0) + amount);
  }
  if (e.bind !== undefined) env.slots.set(e.bind, total);
  for (const part of e.also ?? []) n += damageWorth(b, part, env);
  const toOpp = hurt.get(b.opp) ?? 0;
  for (const [seat, amount] of hurt) if (seat !== b.opp) n += lifeWorth(b, seat, -amount);
  return n + Math.max(lifeWorth(b, b.opp, -toOpp), redirectedWorth(b, toOpp, source));
}

/** 2015:306.7: what damage to my opponent is worth where it can be dealt to a planeswalker instead. */
const redirectedWorth = (b: Board, amount: number, source: ObjectView | null): number =>
  b.years.redirection && amount > 0
    ? Math.max(
        Number.NEGATIVE_INFINITY,
        ...b.permanentsOf[b.opp].filter((o) => o.types.includes('Planeswalker')).map((o) => damageToObject(b, o.id, amount, source)),
      )
    : Number.NEGATIVE_INFINITY;

/** Damage to a permanent. */
export function damageToObject(b: Board, id: Id, amount: number, source: ObjectView | null): number {
  const o = b.object(id);
  if (!o || amount <= 0) return 0;
  const side = -b.stake(o.controller);
  if (isCreature(o)) {
    const dies =
      (amount + awaited(b, o.id) >= toughnessLeft(o) || (source !== null && has(source, 'deathtouch'))) && !has(o, 'indestructible');
    return dies ? side * permanentValue(b, o) * (doomed(b, o) ? 0.1 : 1) : side * 0.04 * amount;
  }
  if (o.loyalty !== null) return side * (amount >= o.loyalty ? permanentValue(b, o) : 0.6 * amount);
  return 0;
}

/** Something on the stack will take care of it already, or it goes away by itself in this combat. */
function doomed(b: Board, o: ObjectView): boolean {
  return b.view.stack.some((x) => x.controller === b.me && x.targets.includes(o.id));
}

/** Destroying, sacrificing, discarding given things. */
export function loseWorth(b: Board, e: Of<'destroy' | 'sacrificeThese' | 'discardThese' | 'phaseOut'>, env: Env): number {
  const what = select(b, e.what, env);
  let n = 0;
  for (const id of what.ids) {
    const o = b.object(id);
    if (!o) continue;
    if (e.do === 'discardThese') n -= b.stake(o.owner) * handValue(b, o);
    else if (e.do === 'destroy' && has(o, 'indestructible')) continue;
    else n -= b.stake(o.controller) * permanentValue(b, o) * (e.do === 'phaseOut' ? phasingCost(b, o) : doomed(b, o) ? 0.1 : 1);
  }
  if (what.unknown > 0 && e.do === 'discardThese') n += what.unknown * CARD * 1.1;
  return n;
}

/** What is lost of what phases out: it comes back, but tokens of other years don't. */
const phasingCost = (b: Board, o: ObjectView): number => (o.token && b.years.phasedTokensCease ? 1 : 0.3);

/** What an object is worth to me where it is. */
function worthAt(b: Board, o: ObjectView, zone: string): number {
  switch (zone) {
    case 'battlefield':
      return b.stake(o.controller) * permanentValue(b, o);
    case 'hand':
      // Having to play it again costs time; a land more than that.
      if (o.zone === 'battlefield' && o.owner === b.me) return o.token ? 0 : b.stake(o.owner) * fullValue(b, o) * 0.6;
      return o.token ? 0 : b.stake(o.owner) * (o.owner === b.me ? handValue(b, o) : 0.5 * CARD + 0.12 * o.manaValue);
    case 'library':
      return o.token ? 0 : b.stake(o.owner) * 0.6;
    case 'stack':
      return 0;
    default:
      return o.token ? 0 : b.stake(o.owner) * (zone === 'graveyard' ? 0.15 : 0);
  }
}

/** Moving objects between zones. */
export function moveWorth(b: Board, e: Of<'move'>, env: Env): number {
  const what = select(b, e.what, env);
  let n = 0;
  for (const id of what.ids) {
    const o = b.object(id);
    if (!o) continue;
    if (e.from && o.zone !== e.from && env.event === 0) continue;
    const under = e.under ? (seatsOf(b, e.under, env)[0] ?? o.owner) : o.owner;
    const after = e.to === 'battlefield' ? b.stake(under) * arrivalValue(b, o) : worthAt(b, o, e.to);
    const before = o.zone === 'library' ? 0 : worthAt(b, o, o.zone);
    n += (after - before) * (doomed(b, o) ? 0.2 : 1);
  }
  if (what.unknown > 0) n += what.unknown * unknownMoved(b, e, env);
  if (e.bind !== undefined) env.slots.set(e.bind, what);
  return n;
}

/** A card put onto the battlefield without being cast. */
export const arrivalValue = (b: Board, o: ObjectView): number => (diesAtOnce(b, o) ? 0 : isLand(o) ? 1.8 : fullValue(b, o));

/** Cards that can't be named yet: from a library or a hidden hand. */
function unknownMoved(b: Board, e: Of<'move'>, env: Env): number {
  const mine = b.stake(env.you);
  const fromHand = e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.zone === 'hand';
  if (fromHand) {
    const whose = e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.of ? seatsOf(b, e.what.from.of, env)[0] : env.you;
    return -b.stake(whose ?? env.you) * (e.to === 'library' ? 0.55 : 0.8) * CARD;
  }
  if (e.to === 'hand') return mine * CARD * 0.9;
  if (e.to === 'battlefield') return mine * 1.8;
  return 0;
}

/** Tapping and untapping, by the moment. */
export function tapWorth(b: Board, id: Id, verb: 'tap' | 'untap'): number {
  const o = b.object(id);
  if (!o || o.tapped === (verb === 'tap')) return 0;
  const side = b.stake(o.controller) * (verb === 'tap' ? -1 : 1);
  if (b.makes(o) > 0 && o.controller === b.me) return side * 0.5;
  if (!isCreature(o)) return side * 0.4;
  const blocksMe = o.controller !== b.me && b.myTurn && b.step === 'precombatMain';
  const attacksMe = o.controller !== b.me && !b.myTurn && (b.step === 'upkeep' || b.step === 'beginCombat' || b.step === 'precombatMain');
  const mineNow = o.controller === b.me && (verb === 'tap' || b.myTurn || b.step === 'declareAttackers' || b.step === 'end');
  return side * (blocksMe || attacksMe ? 0.4 : mineNow ? 0.2 : 0.05) * (1 + power(o));
}

/** Countering: the worth of what the spell or ability would have done, turned round. */
export function counterWorth(b: Board, id: Id): number {
  const x = b.view.stack.find((s) => s.id === id);
  if (!x) return 0;
  if (x.controller === b.me) return -3;
  return Math.min(30, Math.max(0, -b.plans.stackWorth(b, x)));
}

type Action = Of<'keywordAction'>['action'];

/** What it is worth to who does it, however often. */
const DONE = {
  explore: 0,
  chaosEnsues: 0,
  rollPlanarDie: 0,
  setInMotion: 0,
  openAttraction: 0,
  rollToVisit: 0,
  planeswalk: 0,
  abandon: 0,
  connive: 1.2,
  proliferate: 0.8,
  populate: 0.5,
  clash: 0.5,
  manifest: 2,
  manifestDread: 2,
  cloak: 2,
  incubate: 2,
  amass: 2,
  transform: 0.8,
  flip: 0.8,
  turnFaceUp: 0.8,
  discover: 3,
  learn: 1,
  venture: 1,
  ringTempts: 1,
  timeTravel: 0.5,
  recruit: 1,
} as const satisfies Partial<Record<Action, number>>;

/** What each time is worth to who does it. */
const EACH_TIME = {
  investigate: 1.2,
  mill: -0.02,
  monstrosity: 1.3,
  adapt: 1.3,
  bolster: 1.3,
  earthbend: 1.3,
  endure: 1.3,
} as const satisfies Partial<Record<Action, number>>;

const isIn = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

/** Keyword actions. */
export function actionWorth(b: Board, e: Of<'keywordAction'>, env: Env): number {
  const { action } = e;
  const n = number(b, e.n, env);
  const what = e.what ? select(b, e.what, env).ids : [];
  const side = b.stake(seatsOf(b, e.who, env)[0] ?? env.you);
  if (isIn(DONE, action)) return side * DONE[action];
  if (isIn(EACH_TIME, action)) return side * EACH_TIME[action] * n;
  switch (action) {
    case 'regenerate':
      return what.reduce((sum, id) => sum + savedBy(b, id, 'regenerate'), 0);
    case 'scry':
    case 'surveil':
    case 'fateseal':
      return side * 0.35 * Math.min(4, n);
    case 'fight':
      return fightWorth(b, what);
    case 'turnFaceDown':
    case 'airbend':
    case 'detain':
    case 'goad':
      return what.reduce((sum, id) => sum - b.stake(controllerOf(b, id)) * 0.8, 0);
    case 'suspect':
    case 'unsuspect':
    case 'exert':
      return -0.5;
    default:
      return action satisfies never;
  }
}

function fightWorth(b: Board, what: readonly Id[]): number {
  const [x, y] = what.map((id) => b.object(id));
  if (!x || !y) return 0;
  const dies = (o: ObjectView, by: ObjectView): boolean =>
    !has(o, 'indestructible') && power(by) > 0 && (power(by) >= toughnessLeft(o) || has(by, 'deathtouch'));
  return (
    (dies(x, y) ? -b.stake(x.controller) * permanentValue(b, x) : 0) + (dies(y, x) ? -b.stake(y.controller) * permanentValue(b, y) : 0)
  );
}
