/** What the abilities of a card do, counted: read from their data, never from names. */
import type { Ability, Cost, Effect, Mod, Program, TargetSpec } from '@apnap/ability';

/** What a card can do, in amounts. */
export interface Deeds {
  /** Gets rid of a creature that an opponent may control. */
  kill: number;
  /** The same for all creatures at once. */
  sweep: number;
  damage: number;
  bounce: number;
  fight: number;
  steal: number;
  tap: number;
  pump: number;
  counterspell: number;
  draw: number;
  discard: number;
  /** Power and toughness of tokens. */
  tokens: number;
  gain: number;
  drain: number;
  counters: number;
  mana: number;
  searchLand: number;
  search: number;
  regrow: number;
  /** Effects that are none of these. */
  other: number;
}

/** More than this of anything says no more about a card. */
const MOST: Readonly<Record<keyof Deeds, number>> = {
  kill: 2,
  sweep: 2,
  damage: 5,
  bounce: 2,
  fight: 2,
  steal: 2,
  tap: 2,
  pump: 20,
  counterspell: 1,
  draw: 3,
  discard: 3,
  tokens: 10,
  gain: 8,
  drain: 5,
  counters: 5,
  mana: 2,
  searchLand: 2,
  search: 2,
  regrow: 2,
  other: 2,
};

/** The amounts without what is too much to be true. */
export const capped = (deeds: Deeds): Deeds =>
  Object.fromEntries((Object.keys(deeds) as (keyof Deeds)[]).map((key) => [key, Math.min(deeds[key], MOST[key])])) as unknown as Deeds;

export const noDeeds = (): Deeds => ({
  kill: 0,
  sweep: 0,
  damage: 0,
  bounce: 0,
  fight: 0,
  steal: 0,
  tap: 0,
  pump: 0,
  counterspell: 0,
  draw: 0,
  discard: 0,
  tokens: 0,
  gain: 0,
  drain: 0,
  counters: 0,
  mana: 0,
  searchLand: 0,
  search: 0,
  regrow: 0,
  other: 0,
});

/** A quantity as a number: what is not known before a game counts as two. */
export const amountOf = (q: unknown): number => (typeof q === 'number' ? Math.min(q, 8) : 2);

const text = (x: unknown): string => JSON.stringify(x) ?? '';

/** Whether a target can be a creature of an opponent. */
const isTheirs = (t: TargetSpec): boolean =>
  t.from.includes('battlefield') &&
  !text(t.what).includes('"is":"controlledBy","who":{"player":"you"}') &&
  (text(t.what).includes('"Creature"') || text(t.what).includes('"is":"permanent"'));

/** What is done to all one's creatures counts as often. */
const WHOLE_SIDE = 3;

const isTarget = (x: unknown): boolean => text(x).includes('"sel":"target"');
const isAllCreatures = (x: unknown): boolean => text(x).includes('"sel":"all"') && text(x).includes('"Creature"');
const isMine = (x: unknown): boolean => text(x) === '{"player":"you"}';

/** What changes of power and toughness come to. */
export const modsWorth = (mods: readonly Mod[]): number =>
  mods.reduce((n, m) => n + (m.mod === 'pt' ? signed(m.power) + signed(m.toughness) : m.mod === 'addAbility' ? 1 : 0), 0);

/** A change as a number, which can be less than nothing. */
function signed(q: unknown): number {
  if (typeof q === 'number') return q;
  return text(q).includes('negative') || text(q).includes('"minus"') ? -2 : 2;
}

/** Counts what an effect does, with the targets of its program. */
function countEffect(e: Effect, targets: readonly TargetSpec[], weight: number, into: Deeds): void {
  const theirs = targets.some(isTheirs);
  switch (e.do) {
    case 'seq':
      for (const x of e.of) countEffect(x, targets, weight, into);
      return;
    case 'if':
    case 'may':
      countEffect(e.then, targets, 0.8 * weight, into);
      if (e.else) countEffect(e.else, targets, 0.7 * weight, into);
      return;
    case 'forEach':
      countEffect(e.effect, targets, weight, into);
      return;
    case 'repeat':
      countEffect(e.effect, targets, weight * amountOf(e.times), into);
      return;
    case 'chooseEffect':
      if (e.options.length > 0) countEffect(e.options[0], targets, weight, into);
      return;
    case 'delayed':
    case 'reflexive':
      countEffect(e.program.effect, [...targets, ...e.program.targets], 0.8 * weight, into);
      return;
    case 'destroy':
      if (isAllCreatures(e.what)) into.sweep += weight;
      else if (isTarget(e.what) && theirs) into.kill += weight;
      else into.other += weight;
      return;
    case 'damage':
      if (isAllCreatures(e.to)) into.sweep += 0.5 * weight;
      else if (isTarget(e.to) && theirs) into.damage += weight * amountOf(e.amount);
      else into.drain += weight * amountOf(e.amount);
      return;
    case 'move':
      countMove(e, theirs, weight, into);
      return;
    case 'life':
      if (e.change === 'gain' && isMine(e.who)) into.gain += weight * amountOf(e.amount);
      else if (e.change === 'lose' && !isMine(e.who)) into.drain += weight * amountOf(e.amount);
      else into.other += 0.5 * weight;
      return;
    default:
      countPlain(e, theirs, weight, into);
  }
}

function countMove(e: Extract<Effect, { do: 'move' }>, theirs: boolean, weight: number, into: Deeds): void {
  if (!isTarget(e.what)) {
    into.other += 0.3 * weight;
    return;
  }
  if (!theirs) into.regrow += weight;
  else if (e.to === 'hand') into.bounce += weight;
  else if (e.to === 'exile' || e.to === 'library' || e.to === 'graveyard') into.kill += weight;
  else into.steal += weight;
}

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

const countOf = (count: unknown, all: number): number => (count === 'all' ? all : amountOf(count));

function countTokens(e: Of<'createToken'>, weight: number, into: Deeds): void {
  const { token } = e;
  let size = 0.7;
  if (token.token === 'described') size = amountOf(token.power ?? 0) + amountOf(token.toughness ?? 0) + 0.7 * token.abilities.length;
  else if (token.token === 'copy') size = 4;
  into.tokens += weight * size * amountOf(e.count);
}

function countCounters(e: Of<'counters'>, theirs: boolean, weight: number, into: Deeds): void {
  if (e.change === 'put' && e.counter === '+1/+1') into.counters += weight * amountOf(e.count);
  else if (e.change === 'put' && e.counter === '-1/-1' && theirs) into.damage += weight * amountOf(e.count);
  else into.other += 0.5 * weight;
}

function countChange(e: Of<'continuous'>, theirs: boolean, weight: number, into: Deeds): void {
  const shrunk = e.mods.reduce((n, m) => n + (m.mod === 'pt' ? Math.max(0, -signed(m.toughness)) : 0), 0);
  const all = isAllCreatures(e.affects);
  if (shrunk > 0 && all) into.sweep += 0.5 * weight;
  else if (shrunk > 0 && theirs) into.damage += weight * Math.min(shrunk, 5);
  else if (e.mods.some((m) => m.mod === 'control')) into.steal += weight;
  else into.pump += weight * Math.min(modsWorth(e.mods), 8) * (all ? WHOLE_SIDE : 1);
}

/** Effects on permanents that are one thing each. */
function countPlain(e: Effect, theirs: boolean, weight: number, into: Deeds): void {
  switch (e.do) {
    case 'createToken':
      countTokens(e, weight, into);
      return;
    case 'counters':
      countCounters(e, theirs, weight, into);
      return;
    case 'continuous':
      countChange(e, theirs, weight, into);
      return;
    case 'tap':
      into.tap += weight;
      return;
    case 'sacrifice':
      if (isMine(e.who)) into.other -= weight;
      else into.kill += 0.6 * weight;
      return;
    case 'sacrificeThese':
      if (text(e.what) === '{"sel":"self"}') into.other -= 3 * weight;
      return;
    case 'keywordAction':
      if (e.action === 'fight') into.fight += weight;
      else if (e.action === 'populate') into.tokens += 3 * weight;
      else into.other += 0.5 * weight;
      return;
    default:
      countCards(e, weight, into);
  }
}

/** Effects on cards, spells and mana. */
function countCards(e: Effect, weight: number, into: Deeds): void {
  switch (e.do) {
    case 'draw':
      into.draw += weight * amountOf(e.count) * (text(e.who).includes('opponent') ? -1 : 1);
      return;
    case 'discard':
      if (isMine(e.who)) into.draw -= 0.7 * weight * countOf(e.count, 2);
      else into.discard += weight * countOf(e.count, 3);
      return;
    case 'counter':
      into.counterspell += weight;
      return;
    case 'mana':
      into.mana += weight;
      return;
    case 'search':
      if (text(e.filter).includes('"Land"')) into.searchLand += weight;
      else into.search += weight;
      return;
    case 'shuffle':
    case 'nothing':
      return;
    default:
      into.other += 0.5 * weight;
  }
}

/** Counts what a program does; of modes the first that are chosen, and a little for the choice. */
export function countProgram(p: Program, weight: number, into: Deeds): void {
  countEffect(p.effect, p.targets, weight, into);
  if (!p.modes) return;
  const chosen = Math.max(1, Math.min(p.modes.min, p.modes.options.length));
  for (const mode of p.modes.options.slice(0, chosen)) countEffect(mode.effect, [...p.targets, ...mode.targets], weight, into);
  into.other += 0.3 * weight * (p.modes.options.length - chosen);
}

/** Whether a cost gives something up. */
export const isDear = (cost: readonly Cost[]): boolean =>
  cost.some((c) => (c.pay === 'self' && c.verb !== 'tap') || c.pay === 'objects' || c.pay === 'life');

/** How much the mana of a cost is. */
export const manaOf = (cost: readonly Cost[]): string => cost.map((c) => (c.pay === 'mana' ? c.mana : '')).join('');

/** Whether an ability triggers once as its permanent enters. */
export const isEntering = (a: Ability): boolean =>
  a.kind === 'triggered' && a.event.on === 'zone' && a.event.to === 'battlefield' && text(a.event.what).includes('"sel":"self"');
