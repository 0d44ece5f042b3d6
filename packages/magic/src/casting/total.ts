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
import { costOfUse } from '../costs/parts.js';
import type { PaymentCost } from '../payment/solver.js';
import { isManaAbility } from '../reading/adds-mana.js';
import { characteristicsOf, derived, staticEnv } from '../reading/characteristics.js';
import { conditionHolds, holds } from '../reading/condition.js';
import { matchHistory } from '../reading/event-pattern.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { includesSeat } from '../reading/seats.js';
import { must } from '../state/access.js';
import type { Env } from '../state/objects.js';
import type { State } from '../state/types.js';
import { commanderTax } from '../variants/commander.js';
import { branchEnvs, chosenBranch, waterbent } from './branches.js';
import { castingParts } from './listed.js';
import { splitCost, writtenOut } from './pay-costs.js';
import { reduce, reduceColor, symbolsTimes } from './reduce.js';
import { reductionOf } from './sacrificed.js';

export interface Total {
  mana: PaymentCost;
  rest: Cost[];
}

/** Mandatory additional costs of the spell itself (CR 118.8). */
export function additionalCosts(s: State, spell: Id, env: Env): Cost[] {
  const costs: Cost[] = [];
  for (const { part } of castingParts(s, must(s, spell))) {
    if (part.part === 'castingCost' && part.how === 'additional' && (!part.condition || conditionHolds(s, part.condition, env)))
      costs.push(...waterbent(part.cost));
  }
  return costs;
}

/** What a spell with this base cost costs before anything changes that. */
export function writtenCost(s: State, spell: Id, base: readonly Cost[], env: Env): readonly Cost[] {
  const additional = additionalCosts(s, spell, env);
  return additional.length === 0 ? base : [...base, ...additional];
}

/** The environments with each choice that this cost of a spell leaves between mana and something else. */
export const spellBranches = (s: State, spell: Id, base: readonly Cost[], env: Env): readonly Env[] =>
  branchEnvs(writtenCost(s, spell, base, env), env);

/** The environments with each choice that the cost of an ability leaves between mana and something else. */
export const abilityBranches = (s: State, seat: number, source: Id, ability: ActivatedAbility, env: Env): readonly Env[] =>
  branchEnvs(activationCost(s, seat, source, ability), env);

/** What a keyword ability itself adds to the cost that stands with it (CR 702.29a). */
const isAdded = (c: Cost): boolean => c.pay === 'self' && c.verb === 'discard';

/** CR 602.2b, 601.2b: what it costs to activate the ability; where effects let the player pay something else for abilities of its kind, the one or the other. */
export function activationCost(s: State, seat: number, source: Id, ability: ActivatedAbility): readonly Cost[] {
  if (ability.keyword === undefined) return ability.cost;
  const others = derived(s).rules.flatMap(({ rule, env }) => {
    if (rule.rule !== 'may' || rule.action.act !== 'activate' || !Array.isArray(rule.cost)) return [];
    const { who, what, keyword } = rule.action;
    const cx = { s, env, it: source };
    return keyword === ability.keyword && includesSeat(cx, who, seat) && matches(cx, what, source) ? [rule.cost] : [];
  });
  if (others.length === 0) return ability.cost;
  const own = ability.cost.filter((c) => !isAdded(c));
  return [{ pay: 'or', of: [...others, own] }, ...ability.cost.filter(isAdded)];
}

/** The total cost of a spell with this base cost. */
export function totalOfSpell(s: State, seat: number, spell: Id, base: readonly Cost[], env: Env): Total {
  const { mana, rest } = splitCost(chosenBranch(writtenCost(s, spell, base, env), env), env.x);
  return { mana: changed(s, seat, spell, 'spells', mana, env), rest: costOfUse(s, rest) };
}

/** The total cost to activate an ability of an object. */
export function totalOfAbility(s: State, seat: number, source: Id, ability: ActivatedAbility, env: Env): Total {
  const { mana, rest } = splitCost(writtenOut(s, chosenBranch(activationCost(s, seat, source, ability), env), env), env.x);
  return { mana: changed(s, seat, source, ability, mana, env), rest: costOfUse(s, rest) };
}

type CostChange = Extract<Rule, { rule: 'costChange' }>;

/** Whether the statement is about this ability: one of the kind it names, if it names one. */
const isAbout = (r: CostChange, ability: ActivatedAbility): boolean =>
  (r.keyword === undefined || r.keyword === ability.keyword) && (r.kind === undefined || !isManaAbility(ability));

/** How many such spells the seat has cast this turn. */
const castBefore = (s: State, seat: number, what: Filter, env: Env): number =>
  matchHistory({ s, env, it: 0 }, { on: 'cast', who: { player: 'each' }, what }).filter((e) => e.player === seat).length;

/** Whether it is the spell of the turn that is meant, and one of the targets is what is meant (CR 601.2f). */
const isMeant = (s: State, seat: number, { nth, what, targeting }: CostChange, env: Env, { targets }: Env): boolean =>
  (nth === undefined || castBefore(s, seat, what, env) === nth - 1) &&
  (targeting === undefined || targets.some((t) => t.ids.some((id) => matches({ s, env, it: id }, targeting, id))));

function changed(s: State, seat: number, object: Id, what: 'spells' | ActivatedAbility, mana: PaymentCost, env: Env): PaymentCost {
  const of = what === 'spells' ? 'spells' : 'abilities';
  const more: ManaSymbol[] = [];
  const less: ManaSymbol[] = [];
  /** Reductions that stop at so much mana, or reach no generic mana. */
  const down: { to: number | 'colored'; by: ManaSymbol }[] = [];
  let least = 0;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'costChange' || r.rule.of !== of) continue;
    if (what !== 'spells' && !isAbout(r.rule, what)) continue;
    const cx = { s, env: r.env, it: object, ...(of === 'spells' ? { casting: object, aims: env.targets } : {}) };
    if (!includesSeat(cx, r.rule.who, seat) || !matches(cx, r.rule.what, object)) continue;
    if (!isMeant(s, seat, r.rule, r.env, env)) continue;
    if (r.rule.change === 'atLeast') {
      least = Math.max(least, manaValue(r.rule.mana));
      continue;
    }
    const { change } = r.rule;
    const to = r.rule.only ?? r.rule.floor;
    const by = symbolsTimes(r.rule.mana, quantity(cx, r.rule.times));
    if (change === 'less' && to) down.push(...by.map((symbol) => ({ to, by: symbol })));
    else (change === 'more' ? more : less).push(...by);
  }
  if (what !== 'spells' && what.costChange) {
    (what.costChange.change === 'more' ? more : less).push(...ownChange(s, object, what.costChange, env));
  }
  if (of === 'spells') {
    const tax = s.commanders.length > 0 ? commanderTax(s, must(s, object)) : 0;
    if (tax > 0) more.push({ sym: 'generic', n: tax });
    for (const { part, ability } of castingParts(s, must(s, object))) {
      const cx = { s, env: { ...staticEnv(object, seat), x: env.x, targets: env.targets }, it: 0, casting: object, aims: env.targets };
      if (part.part !== 'selfCostChange' || (ability.condition && !holds(cx, ability.condition))) continue;
      (part.change === 'more' ? more : less).push(...symbolsTimes(part.mana, quantity(cx, part.times)));
    }
  }
  const sacrificed = of === 'spells' ? reductionOf(env) : undefined;
  if (sacrificed !== undefined) less.push(...parseMana(sacrificed));
  if (more.length === 0 && less.length === 0 && down.length === 0 && least === 0) return mana;
  let symbols = mana.symbols.slice();
  symbols.push(...more);
  // those that reach less first: the player chooses the order (CR 601.2f)
  for (const { to, by } of down) symbols = reduceTo(symbols, to, by);
  for (const by of less) symbols = reduce(symbols, by);
  // CR 601.2f: after increases and reductions
  const missing = least - symbols.reduce((n, m) => n + amountOf(m), mana.xOnly?.n ?? 0);
  if (missing > 0) symbols.push({ sym: 'generic', n: missing });
  return mana.xOnly ? { symbols, xOnly: mana.xOnly } : { symbols };
}

/** A reduction that stops at so much mana, or reaches only coloured mana. */
function reduceTo(symbols: ManaSymbol[], to: number | 'colored', by: ManaSymbol): ManaSymbol[] {
  if (to === 'colored') return reduceColor(symbols, by);
  const most = symbolsOf(symbols) - to;
  return most > 0 ? reduce(symbols, by.sym === 'generic' ? { sym: 'generic', n: Math.min(by.n, most) } : by) : symbols;
}

/** By how much an ability says that it costs more or less. */
function ownChange(s: State, object: Id, by: Exclude<ActivatedAbility['costChange'], undefined>, env: Env): readonly ManaSymbol[] {
  const text = by.mana === 'itsManaCost' ? costOf(s, object) : by.mana;
  return symbolsTimes(text, by.condition && !conditionHolds(s, by.condition, env) ? 0 : quantity({ s, env, it: 0 }, by.times));
}

/** The mana cost of an object; without one it reduces nothing. */
const costOf = (s: State, object: Id): ManaText => characteristicsOf(s, must(s, object)).manaCost ?? '{0}';

const symbolsOf = (symbols: readonly ManaSymbol[]): number => symbols.reduce((n, m) => n + amountOf(m), 0);

/** How much mana a symbol asks for. */
const amountOf = (m: ManaSymbol): number => (m.sym === 'generic' ? m.n : m.sym === 'twobrid' ? m.n : m.sym === 'x' ? 0 : 1);
