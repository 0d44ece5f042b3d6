/** The total cost (CR 601.2f): cost plus additional costs and increases, minus reductions; then it is locked in. */
import {
  type ActivatedAbility,
  type Cost,
  type Filter,
  type ManaSymbol,
  type ManaText,
  manaValue,
  parseMana,
  type Rule,
} from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { derived, staticEnv } from '../characteristics/derived.js';
import { conditionHolds } from '../effects/condition.js';
import { matches } from '../effects/filter.js';
import { quantity } from '../effects/quantity.js';
import { includesSeat } from '../effects/select.js';
import { isManaAbility } from '../mana/abilities.js';
import type { PaymentCost } from '../mana/solver.js';
import { must } from '../state/access.js';
import type { Env, State } from '../state/types.js';
import { matchHistory } from '../triggers/match.js';
import { commanderTax } from '../variants/commander.js';
import { costOfUse, splitCost, writtenOut } from './pay-costs.js';
import { reduce } from './reduce.js';
import { reductionOf } from './sacrificed.js';
import { castingParts } from './ways.js';

export interface Total {
  mana: PaymentCost;
  rest: Cost[];
}

/** Mandatory additional costs of the spell itself (CR 118.8). */
export function additionalCosts(s: State, spell: Id, env: Env): Cost[] {
  const costs: Cost[] = [];
  for (const { part } of castingParts(s, must(s, spell))) {
    if (part.part === 'castingCost' && part.how === 'additional' && (!part.condition || conditionHolds(s, part.condition, env)))
      costs.push(...part.cost);
  }
  return costs;
}

/** The total cost of a spell with this base cost. */
export function totalOfSpell(s: State, seat: number, spell: Id, base: readonly Cost[], env: Env): Total {
  const additional = additionalCosts(s, spell, env);
  const { mana, rest } = splitCost(additional.length === 0 ? base : [...base, ...additional], env.x);
  return { mana: changed(s, seat, spell, 'spells', mana, env), rest: costOfUse(s, rest) };
}

/** The total cost to activate an ability of an object. */
export function totalOfAbility(s: State, seat: number, source: Id, ability: ActivatedAbility, env: Env): Total {
  const { mana, rest } = splitCost(writtenOut(s, ability.cost, env), env.x);
  return { mana: changed(s, seat, source, ability, mana, env), rest: costOfUse(s, rest) };
}

type CostChange = Extract<Rule, { rule: 'costChange' }>;

/** Whether the statement is about this ability: one of the kind it names, if it names one. */
const isAbout = (r: CostChange, ability: ActivatedAbility): boolean =>
  (r.keyword === undefined || r.keyword === ability.keyword) && (r.kind === undefined || !isManaAbility(ability));

/** How many such spells the seat has cast this turn. */
const castBefore = (s: State, seat: number, what: Filter, env: Env): number =>
  matchHistory({ s, env, it: 0 }, { on: 'cast', who: { player: 'each' }, what }).filter((e) => e.player === seat).length;

function changed(s: State, seat: number, object: Id, what: 'spells' | ActivatedAbility, mana: PaymentCost, env: Env): PaymentCost {
  const of = what === 'spells' ? 'spells' : 'abilities';
  const more: ManaText[] = [];
  const less: ManaText[] = [];
  /** Reductions that stop at so much mana. */
  const down: { to: number; mana: ManaText }[] = [];
  let least = 0;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'costChange' || r.rule.of !== of) continue;
    if (what !== 'spells' && !isAbout(r.rule, what)) continue;
    const cx = { s, env: r.env, it: object, ...(of === 'spells' ? { casting: object } : {}) };
    if (!includesSeat(cx, r.rule.who, seat) || !matches(cx, r.rule.what, object)) continue;
    if (r.rule.nth !== undefined && castBefore(s, seat, r.rule.what, r.env) !== r.rule.nth - 1) continue;
    if (r.rule.change === 'atLeast') {
      least = Math.max(least, manaValue(r.rule.mana));
      continue;
    }
    const times = quantity(cx, r.rule.times);
    for (let i = 0; i < times; i++)
      if (r.rule.change === 'less' && r.rule.floor) down.push({ to: r.rule.floor, mana: r.rule.mana });
      else (r.rule.change === 'more' ? more : less).push(r.rule.mana);
  }
  if (what !== 'spells' && what.costChange) {
    const { change, times, condition, mana: text } = what.costChange;
    const n = condition && !conditionHolds(s, condition, env) ? 0 : quantity({ s, env, it: 0 }, times);
    for (let i = 0; i < n; i++) (change === 'more' ? more : less).push(text);
  }
  if (of === 'spells') {
    const tax = s.commanders.length > 0 ? commanderTax(s, must(s, object)) : 0;
    if (tax > 0) more.push(`{${tax}}`);
    for (const { part, ability } of castingParts(s, must(s, object))) {
      if (part.part !== 'selfCostChange' || (ability.condition && !conditionHolds(s, ability.condition, env))) continue;
      const times = quantity({ s, env: { ...staticEnv(object, seat), x: env.x, targets: env.targets }, it: 0 }, part.times);
      for (let i = 0; i < times; i++) (part.change === 'more' ? more : less).push(part.mana);
    }
  }
  const sacrificed = of === 'spells' ? reductionOf(env) : undefined;
  if (sacrificed !== undefined) less.push(sacrificed);
  if (more.length === 0 && less.length === 0 && down.length === 0 && least === 0) return mana;
  let symbols = mana.symbols.slice();
  for (const m of more) symbols.push(...parseMana(m));
  // those that stop somewhere first: the player chooses the order (CR 601.2f)
  for (const { to, mana: text } of down)
    for (const symbol of parseMana(text))
      for (let n = 0; n < amountOf(symbol) && symbolsOf(symbols) > to; n++) symbols = reduce(symbols, oneOf(symbol));
  for (const m of less) for (const symbol of parseMana(m)) symbols = reduce(symbols, symbol);
  // CR 601.2f: after increases and reductions
  const missing = least - symbols.reduce((n, m) => n + amountOf(m), mana.xOnly?.n ?? 0);
  if (missing > 0) symbols.push({ sym: 'generic', n: missing });
  return mana.xOnly ? { symbols, xOnly: mana.xOnly } : { symbols };
}

/** One mana of a symbol for several. */
const oneOf = (m: ManaSymbol): ManaSymbol => (m.sym === 'generic' ? { sym: 'generic', n: 1 } : m);

const symbolsOf = (symbols: readonly ManaSymbol[]): number => symbols.reduce((n, m) => n + amountOf(m), 0);

/** How much mana a symbol asks for. */
const amountOf = (m: ManaSymbol): number => (m.sym === 'generic' ? m.n : m.sym === 'twobrid' ? m.n : m.sym === 'x' ? 0 : 1);
