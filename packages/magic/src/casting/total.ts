/** The total cost (CR 601.2f): cost plus additional costs and increases, minus reductions; then it is locked in. */
import { type Cost, type Filter, type ManaSymbol, type ManaText, manaValue, parseMana } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { derived, staticEnv } from '../characteristics/derived.js';
import { conditionHolds } from '../effects/condition.js';
import { matches } from '../effects/filter.js';
import { quantity } from '../effects/quantity.js';
import { includesSeat } from '../effects/select.js';
import type { PaymentCost } from '../mana/solver.js';
import { must } from '../state/access.js';
import type { Env, State } from '../state/types.js';
import { matchHistory } from '../triggers/match.js';
import { commanderTax } from '../variants/commander.js';
import { splitCost, writtenOut } from './pay-costs.js';
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
  return { mana: changed(s, seat, spell, 'spells', mana, env), rest };
}

/** The total cost to activate an ability of an object. */
export function totalOfAbility(s: State, seat: number, source: Id, cost: readonly Cost[], env: Env): Total {
  const { mana, rest } = splitCost(writtenOut(s, cost, env), env.x);
  return { mana: changed(s, seat, source, 'abilities', mana, env), rest };
}

/** How many such spells the seat has cast this turn. */
const castBefore = (s: State, seat: number, what: Filter, env: Env): number =>
  matchHistory({ s, env, it: 0 }, { on: 'cast', who: { player: 'each' }, what }).filter((e) => e.player === seat).length;

function changed(s: State, seat: number, object: Id, of: 'spells' | 'abilities', mana: PaymentCost, env: Env): PaymentCost {
  const more: ManaText[] = [];
  const less: ManaText[] = [];
  let least = 0;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'costChange' || r.rule.of !== of) continue;
    const cx = { s, env: r.env, it: object, ...(of === 'spells' ? { casting: object } : {}) };
    if (!includesSeat(cx, r.rule.who, seat) || !matches(cx, r.rule.what, object)) continue;
    if (r.rule.nth !== undefined && castBefore(s, seat, r.rule.what, r.env) !== r.rule.nth - 1) continue;
    if (r.rule.change === 'atLeast') {
      least = Math.max(least, manaValue(r.rule.mana));
      continue;
    }
    const times = quantity(cx, r.rule.times);
    for (let i = 0; i < times; i++) (r.rule.change === 'more' ? more : less).push(r.rule.mana);
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
  if (more.length === 0 && less.length === 0 && least === 0) return mana;
  let symbols = mana.symbols.slice();
  for (const m of more) symbols.push(...parseMana(m));
  for (const m of less) for (const symbol of parseMana(m)) symbols = reduce(symbols, symbol);
  // CR 601.2f: after increases and reductions
  const missing = least - symbols.reduce((n, m) => n + amountOf(m), mana.xOnly?.n ?? 0);
  if (missing > 0) symbols.push({ sym: 'generic', n: missing });
  return mana.xOnly ? { symbols, xOnly: mana.xOnly } : { symbols };
}

/** How much mana a symbol asks for. */
const amountOf = (m: ManaSymbol): number => (m.sym === 'generic' ? m.n : m.sym === 'twobrid' ? m.n : m.sym === 'x' ? 0 : 1);
