/** Mana abilities (CR 605): what they make, and performing one. Which abilities are, reading/mana-abilities.ts says. */
import { type ActivatedAbility, type Cost, type Effect, type ManaSpec, type ManaText, type ManaType, SUPERTYPES } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { settle } from '../events/perform.js';
import { LISTED, type Made, totalOf, without, wordOf } from '../payment/counted.js';
import { addsMana } from '../reading/adds-mana.js';
import { characteristicsOf, staticEnv } from '../reading/characteristics.js';
import { holds } from '../reading/condition.js';
import { quantity } from '../reading/quantity.js';
import { players } from '../reading/select.js';
import { record, writePlayer } from '../state/access.js';
import type { Cx } from '../state/context.js';
import { withinReach } from '../state/limits.js';
import { type G, log } from '../state/log.js';
import type { Env, ManaUnit } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { keepsColors, outsideIdentity } from '../variants/commander.js';
import { colorChoice, colorOf, withColor } from './chosen-color.js';
import { changedMana, changingMana, manaTypes, optionsOf, orderMatters, repeatedly } from './produce.js';

/** 2015:903.9: mana of a color outside the identity of the player's commander is colorless. */
const inIdentity = (s: State, seat: number, made: readonly Made[]): readonly Made[] =>
  keepsColors(s, seat) ? made : made.map((m) => (outsideIdentity(s, seat, m.type) ? { ...m, type: 'C' } : m));

/** Adds mana to a pool (CR 106.4). @throws Beyond where it is too much to count. */
export function addMana(g: G, seat: number, given: readonly Made[], source: Id, restriction: number): void {
  const made = inIdentity(g.s, seat, given);
  const amount = totalOf(made);
  if (amount === 0) return;
  const snow = isSnowSource(g.s, source) ? { snow: 1 as const } : {};
  const heaps = amount > LISTED;
  const units = made.flatMap(({ type, n }): ManaUnit[] => {
    const unit: ManaUnit = { type, restriction, source, ...snow };
    return heaps && n > 1 ? [{ ...unit, n }] : Array.from({ length: n }, () => unit);
  });
  const w = writePlayer(g.s, seat);
  w.pool = [...w.pool, ...units];
  withinReach(totalOf(w.pool));
  log(g, 'mana', '106.4', { player: seat, source, word: wordOf(made), amount });
}

const SNOW = 1 << SUPERTYPES.indexOf('Snow');

/** CR 107.4h, 106.3: mana is snow mana if its source is (or last was) a snow object. */
export const isSnowSource = (s: State, source: Id): boolean => {
  const o = record(s, source);
  return o !== null && (characteristicsOf(s, o).supertypes & SNOW) !== 0;
};

const restrictionOf = (s: State, mana: ManaSpec): number =>
  mana.spendOnly || mana.rider || mana.notFor || mana.lasts ? idOf(s._pool, mana) : 0;

/** Performs `{do:'mana'}`: asks which of the options where there are several. */
export function performMana(g: G, env: Env, e: Extract<Effect, { do: 'mana' }>): Env {
  const cx: Cx = { s: g.s, env, it: 0 };
  const times = quantity(cx, e.mana.times);
  for (const seat of players(cx, e.who)) {
    const options = optionsOf({ ...cx, s: g.s }, e.mana);
    if (options.length === 0) continue;
    let made: readonly Made[] = chosenMana(g, seat, options, e.mana.choose, times, env);
    if (env.forMana) made = produced(g, seat, env.source, made);
    addMana(g, seat, made, env.source, restrictionOf(g.s, e.mana));
  }
  return env;
}

/** CR 106.12b: the mana that is produced after all. @throws Beyond where it is too much to count. */
function produced(g: G, seat: number, id: Id, made: readonly Made[]): readonly Made[] {
  const { left, besides } = settle(g, { p: 'mana', id, seat, made });
  besides();
  return left?.made ?? [];
}

/** The effects that change mana as it is produced. */
function replacesMana(s: State, p: Proposal): OwnReplacement[] {
  if (p.p !== 'mana') return [];
  const open = changingMana(s, p);
  const commutes = orderMatters(open) ? {} : ({ commutes: true } as const);
  return open.map(({ rule, env, node, lasting }): OwnReplacement => {
    const apply = (g: G): 'goesOn' => {
      p.made = changedMana(p.made, rule, (among) => among[askMana(g, p.seat, among, { ...env, source: p.id })]);
      return 'goesOn';
    };
    return { key: `${env.source}:${node}:${lasting}`, node, env, ...commutes, apply };
  });
}

/** Effects that change what is produced. */
export const PRODUCING: Mechanic = { name: 'mana production', replaces: replacesMana };

/** So many times one of the options: which is chosen once, or each time. */
function chosenMana(g: G, seat: number, options: readonly ManaText[], choose: ManaSpec['choose'], times: number, env: Env): Made[] {
  const made: Made[] = [];
  let option = options.length === 1 ? 0 : -1;
  for (let left = times; left > 0; ) {
    let n = left;
    if (choose === 'each' && options.length > 1) {
      const planned = plannedOption(g.s, options);
      if (planned < 0 && left > LISTED) return [...made, ...dividedMana(g, seat, options, left, env)];
      n = planned < 0 ? 1 : Math.min(left, g.s.madeAs?.[0].n ?? 1);
      option = askMana(g, seat, options, env);
    } else if (option < 0) option = askMana(g, seat, options, env);
    const types = manaTypes(options[option]);
    made.push(...repeatedly(types, n));
    if (g.s.madeAs) g.s.madeAs = without(g.s.madeAs, types.length * n);
    left -= n;
  }
  return made;
}

/** So much mana of these types, as the player mixes it. */
export const mixedMana = (g: G, seat: number, types: readonly ManaType[], total: number, env: Env): Made[] =>
  chosenMana(
    g,
    seat,
    types.map((type) => `{${type}}`),
    'each',
    total,
    env,
  );

/** Of very much mana of several types the player says how much is of which. */
function dividedMana(g: G, seat: number, options: readonly ManaText[], total: number, env: Env): Made[] {
  const answer = ask(g, {
    seat,
    kind: 'divide',
    ask: {
      form: 'divide',
      options: options.map((word) => ({ mana: word })),
      total,
      least: options.map(() => 0),
      most: options.map(() => total),
    },
    rule: '605.3b',
    prompt: { id: 'ask.mana' },
    source: env.source,
    visible: 'all',
    fallback: { divide: options.map((_, i) => (i === 0 ? total : 0)) },
  });
  const shares = 'divide' in answer ? answer.divide : [total];
  return shares.flatMap((n, i) => repeatedly(manaTypes(options[i]), n));
}

function askMana(g: G, seat: number, options: readonly ManaText[], env: Env): number {
  const planned = plannedOption(g.s, options);
  if (planned >= 0) return planned;
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: options.map((word) => ({ mana: word })), min: 1, max: 1 },
    rule: '605.3b',
    prompt: { id: 'ask.mana' },
    source: env.source,
    visible: 'all',
  });
  return 'pick' in answer ? answer.pick[0] : 0;
}

/** What a payment plan has chosen for a triggered mana ability; -1 when there is no plan. */
function plannedOption(s: State, options: readonly ManaText[]): number {
  const [next] = s.madeAs ?? [];
  return next === undefined ? -1 : options.findIndex((o) => manaTypes(o).length === 1 && manaTypes(o)[0] === next.type);
}

/** The effects one after the other; of an "if" that adds mana the branch that holds. */
function steps(cx: Cx, effect: Effect): Effect[] {
  if (effect.do === 'seq') return effect.of.flatMap((e) => steps(cx, e));
  if (effect.do !== 'if' || !addsMana(effect)) return [effect];
  return holds(cx, effect.cond) ? steps(cx, effect.then) : effect.else ? steps(cx, effect.else) : [];
}

/** The effect of a mana ability with its choices made beforehand by a payment plan. */
export function performPlanned(g: G, seat: number, source: Id, ability: ActivatedAbility, made: readonly Made[]): void {
  let env = staticEnv(source, seat);
  const { effect } = ability.program;
  const effects = steps({ s: g.s, env, it: 0 }, effect);
  const first = effects.find((e) => e.do === 'mana');
  const choice = first && colorChoice(effect, first);
  let planned = false;
  for (const e of effects) {
    if (e === choice) {
      const color = colorOf(made);
      env = withColor(env, choice, color);
      log(g, 'choose', '608.2d', { player: seat, source, word: color });
    } else if (e.do === 'mana' && !planned) {
      planned = true;
      addMana(g, seat, made, source, restrictionOf(g.s, e.mana));
    } else if (e.do === 'if') {
      if (holds({ s: g.s, env, it: 0 }, e.cond)) procedures.runInline(g, idOf(g.s._pool, e.then), env);
    } else if (
      e.do !== 'nothing' &&
      e.do !== 'seq' &&
      e.do !== 'may' &&
      e.do !== 'forEach' &&
      e.do !== 'repeat' &&
      e.do !== 'chooseEffect' &&
      e.do !== 'coin' &&
      e.do !== 'roll' &&
      e.do !== 'rollAgain' &&
      e.do !== 'processAgain' &&
      e.do !== 'prize'
    )
      procedures.performLeaf(g, env, e);
    else procedures.runInline(g, idOf(g.s._pool, e), env);
  }
}

/** Whether the cost taps the source. */
export const tapsItself = (cost: readonly Cost[]): boolean => cost.some((c) => c.pay === 'self' && c.verb === 'tap');
