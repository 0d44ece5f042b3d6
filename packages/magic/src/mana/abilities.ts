/** Mana abilities (CR 605): which abilities are, what they make, and performing one. */
import {
  type ActivatedAbility,
  CARD_TYPES,
  type Cost,
  type Effect,
  type ManaSpec,
  type ManaText,
  type ManaType,
  parseMana,
  SUPERTYPES,
} from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import { characteristicsOf, controllerOf, derived, staticEnv } from '../characteristics/derived.js';
import { holds } from '../effects/condition.js';
import type { Cx } from '../effects/context.js';
import { matches } from '../effects/filter.js';
import { runInline } from '../effects/interpret.js';
import { performLeaf } from '../effects/leaf.js';
import { quantity } from '../effects/quantity.js';
import { players } from '../effects/select.js';
import { type G, log } from '../engine.js';
import { whichFirst } from '../events/which-first.js';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { live, record, writePlayer } from '../state/access.js';
import { abilityInfo, idOf, type Part } from '../state/pool.js';
import type { Env, ManaUnit, State } from '../state/types.js';
import { optionsOf, produced } from './produce.js';

const makers = new WeakMap<Effect, boolean>();

/** Whether an effect could add mana to a pool. */
export function addsMana(effect: Effect): boolean {
  const known = makers.get(effect);
  if (known !== undefined) return known;
  const result =
    effect.do === 'mana' ||
    (effect.do === 'seq' && effect.of.some(addsMana)) ||
    (effect.do === 'if' && (addsMana(effect.then) || (effect.else !== undefined && addsMana(effect.else))));
  makers.set(effect, result);
  return result;
}

/** CR 605.1a: no target, could add mana, not a loyalty ability. */
export const isManaAbility = (a: ActivatedAbility): boolean =>
  a.program.targets.length === 0 && a.program.modes === undefined && addsMana(a.program.effect) && !a.cost.some((c) => c.pay === 'loyalty');

/** The activated abilities of an object that are mana abilities. */
export function manaAbilitiesOf(s: State, id: Id): Part<ActivatedAbility>[] {
  const o = live(s, id);
  if (!o) return [];
  const found: Part<ActivatedAbility>[] = [];
  for (const node of characteristicsOf(s, o).abilities)
    for (const part of abilityInfo(s._pool, node).activated) if (isManaAbility(part.ability)) found.push(part);
  return found;
}

const types = new Map<ManaText, ManaType[]>();

/** The types of mana in an amount like {R}{G}; generic numbers never occur in what is added. */
export function manaTypes(text: ManaText): ManaType[] {
  let list = types.get(text);
  if (!list) {
    list = parseMana(text).flatMap((m): ManaType[] =>
      m.sym === 'one' ? [m.type] : m.sym === 'generic' ? Array.from({ length: m.n }, () => 'C' as const) : [],
    );
    types.set(text, list);
  }
  return list;
}

/** The mana leaf of a simple mana ability: the effect itself, or the first of a sequence. */
export function manaLeaf(effect: Effect): Extract<Effect, { do: 'mana' }> | null {
  if (effect.do === 'mana') return effect;
  if (effect.do === 'seq') for (const e of effect.of) if (e.do === 'mana') return e;
  return null;
}

/** Adds mana to a pool (CR 106.4). */
export function addMana(g: G, seat: number, made: readonly ManaType[], source: Id, restriction: number): void {
  if (made.length === 0) return;
  const snow = isSnowSource(g.s, source) ? { snow: 1 as const } : {};
  const units: ManaUnit[] = made.map((type) => ({ type, restriction, source, ...snow }));
  const w = writePlayer(g.s, seat);
  w.pool = [...w.pool, ...units];
  log(g, 'mana', '106.4', { player: seat, source, word: made.join(''), amount: made.length });
}

const SNOW = 1 << SUPERTYPES.indexOf('Snow');

/** CR 107.4h, 106.3: mana is snow mana if its source is (or last was) a snow object. */
export const isSnowSource = (s: State, source: Id): boolean => {
  const o = record(s, source);
  return o !== null && (characteristicsOf(s, o).supertypes & SNOW) !== 0;
};

const restrictionOf = (s: State, mana: ManaSpec): number => (mana.spendOnly || mana.rider || mana.notFor ? idOf(s._pool, mana) : 0);

/** Performs `{do:'mana'}`: asks which of the options where there are several. */
export function performMana(g: G, env: Env, e: Extract<Effect, { do: 'mana' }>): Env {
  const cx: Cx = { s: g.s, env, it: 0 };
  const times = quantity(cx, e.mana.times);
  for (const seat of players(cx, e.who)) {
    let made: ManaType[] = [];
    const options = optionsOf({ ...cx, s: g.s }, e.mana);
    if (options.length === 0) continue;
    let option = options.length === 1 ? 0 : -1;
    for (let i = 0; i < times; i++) {
      if (option < 0 || (e.mana.choose === 'each' && options.length > 1)) option = askMana(g, seat, options, env);
      const types = manaTypes(options[option]);
      made.push(...types);
      if (g.s.madeAs) g.s.madeAs = g.s.madeAs.slice(types.length);
    }
    if (env.forMana)
      made = produced(g.s, env.source, made, {
        mana: (among) => among[askMana(g, seat, among, env)],
        next: (open) => whichFirst(g, seat, open),
      });
    addMana(g, seat, made, env.source, restrictionOf(g.s, e.mana));
  }
  return env;
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
  return next === undefined ? -1 : options.findIndex((o) => manaTypes(o).length === 1 && manaTypes(o)[0] === next);
}

/** The effects one after the other; of an "if" that adds mana the branch that holds. */
function steps(cx: Cx, effect: Effect): Effect[] {
  if (effect.do === 'seq') return effect.of.flatMap((e) => steps(cx, e));
  if (effect.do !== 'if' || !addsMana(effect)) return [effect];
  return holds(cx, effect.cond) ? steps(cx, effect.then) : effect.else ? steps(cx, effect.else) : [];
}

/** The effect of a mana ability with its choices made beforehand by a payment plan. */
export function performPlanned(g: G, seat: number, source: Id, ability: ActivatedAbility, made: readonly ManaType[]): void {
  const env = staticEnv(source, seat);
  const effects = steps({ s: g.s, env, it: 0 }, ability.program.effect);
  let planned = false;
  for (const e of effects) {
    if (e.do === 'mana' && !planned) {
      planned = true;
      addMana(g, seat, made, source, restrictionOf(g.s, e.mana));
    } else if (e.do === 'if') {
      if (holds({ s: g.s, env, it: 0 }, e.cond)) runInline(g, idOf(g.s._pool, e.then), env);
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
      e.do !== 'prize'
    )
      performLeaf(g, env, e);
    else runInline(g, idOf(g.s._pool, e), env);
  }
}

/** Whether the cost taps the source. */
export const tapsItself = (cost: readonly Cost[]): boolean => cost.some((c) => c.pay === 'self' && c.verb === 'tap');

/** CR 302.6, for activating abilities: an effect may let them be activated as though the creature had haste. */
export const sickToActivate = (s: State, id: Id): boolean =>
  isSick(s, id) && !derived(s).rules.some((r) => r.rule.rule === 'ignoreSickness' && matches({ s, env: r.env, it: id }, r.rule.what, id));

/** CR 302.6: a creature's {T} abilities need it to have been under its controller's control since their turn began, or haste. */
export function isSick(s: State, id: Id): boolean {
  const o = live(s, id);
  if (!o) return false;
  const c = characteristicsOf(s, o);
  if ((c.types & CREATURE) === 0 || (c.keywords & HASTE) !== 0) return false;
  return o.since >= s.players.rows[controllerOf(s, id)].lastTurn;
}

const CREATURE = 1 << CARD_TYPES.indexOf('Creature');
const HASTE = KEYWORD_BITS.haste;
