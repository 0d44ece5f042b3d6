/**
 * Casting a spell and activating an ability, step by step (CR 601.2, 602.2). One atomic procedure: where a step turns out impossible, or the
 * player takes it back, the game returns to the moment before the proposal (CR 601.2, 730.1) and the log says so.
 */

import {
  type ActivatedAbility,
  CARD_TYPES,
  type Condition,
  type Cost,
  type ManaSymbol,
  type ManaText,
  type Program,
  parseMana,
} from '@apnap/ability';
import { askYes, fork, type Id } from '@apnap/kernel';
import { crimeOf } from '../actions/crimes.js';
import { payRest, restPayable } from '../costs/parts.js';
import { cease, commitMove, place } from '../events/commit.js';
import { useLasting } from '../events/lasting.js';
import { cantCast, lifeToPay } from '../events/prohibitions.js';
import { manaSpent } from '../mana/mana-from.js';
import type { Purpose } from '../mana/means.js';
import { type PayRequest, payMana } from '../mana/pay.js';
import type { Kept } from '../mana/planned.js';
import { applyPermission, applyRiders, useNext } from '../mana/riders.js';
import { boardOf, meansOf, poolUnits } from '../mana/sources.js';
import { wordOf } from '../payment/counted.js';
import { canPayBoard, MOST_PAID, maxX, typeMask } from '../payment/solver.js';
import { addsMana, isManaAbility } from '../reading/adds-mana.js';
import { characteristics, characteristicsOf, invalidate, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { activationEnv } from '../reading/givers.js';
import { quantity } from '../reading/quantity.js';
import { sorceryTime } from '../reading/timing.js';
import { hasKeyword } from '../reading/traits.js';
import { hasFlag, live, must, newObject, player, writeObj } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { type CastInfo, type Env, FLAG, type ManaUnit, type PaidWith, type StackInfo } from '../state/objects.js';
import { idOf, nodeOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import { type FaceDown, move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { countUse, noteTriggers } from '../triggers/note.js';
import { countCommanderCast } from '../variants/commander.js';
import { rulesOf } from '../years/differences.js';
import { aimsOfSpell } from './aims.js';
import { announce, chooseX, hasManaX, hasX, leastOf, type ModeLimit } from './announce.js';
import { asPaid } from './as-face.js';
import { assist } from './assist.js';
import { chooseBranch, choosesMana, waterbent } from './branches.js';
import { castingParts } from './listed.js';
import { addedBy, costOfModes, modeLimit } from './modes.js';
import { writtenOut } from './pay-costs.js';
import { purposeOf, purposeOfAbility, spellPayable } from './payable.js';
import { chooseSacrificed, sacrificeChoices, withChosen } from './sacrificed.js';
import { chooseSpliced } from './splice.js';
import { spellProgram } from './stack-object.js';
import { canTarget } from './targets.js';
import { isSacrificedLater, SACRIFICED_LATER } from './timing.js';
import { abilityBranches, activationCost, additionalCosts, spellBranches, totalOfAbility, totalOfSpell, writtenCost } from './total.js';
import type { Way } from './way.js';
import { asOften, MOST_TIMES, repeat } from './ways.js';

/** How a spell was announced and paid matters to characteristics only where abilities work on the stack. */
function spellChanged(s: State): void {
  if (s._pool.zonesUsed.has('stack')) invalidate(s);
}

/** Goes back to a snapshot: as if the attempt had not been made (CR 730.1). A card that was only tried stays as hidden as it was. */
function rewind(g: G, before: State, mark: number, seat: number, source: Id): false {
  g.events.length = mark;
  g.s = fork(before);
  const zone = live(g.s, source)?.zone;
  log(g, 'rewind', '730.1', { player: seat, object: source, known: zone === 'hand' || zone === 'library' ? 1 << seat : -1 });
  return false;
}

/**
 * Casts a spell (CR 601.2a-i).
 * @returns whether it was cast; if not, nothing has happened, but that a card may be in the hand that could not be cast (classic:422.1).
 */
export function castSpell(g: G, seat: number, card: Id, way: Way): boolean {
  const before = g.s;
  g.s = fork(before);
  const mark = g.events.length;
  const o = live(g.s, card);
  const from = o?.zone;
  // CR 702.143c: also when it is cast for another cost
  const risky = o && !way.faceDown && isSacrificedLater(g.s, o) && !sorceryTime(g.s, seat) ? [SACRIFICED_LATER] : [];
  const foretold = o && hasFlag(o, FLAG.foretold) ? ['foretold'] : [];
  // 601.2a: the card moves to the stack.
  const cast: CastInfo = {
    paid: [...(way.label ? [way.label] : []), ...foretold, ...risky],
    x: 0,
    from: from === 'gone' || from === 'phased' || from === undefined ? 'hand' : from,
    by: seat,
    mana: '',
  };
  const m = move(card, 'stack', '601.2a', { under: seat, cast, faceDown: way.faceDown, face: way.face });
  commitMove(g, m);
  const spell = m.became;
  const env: Env = staticEnv(spell, seat);
  setStack(g.s, spell, env);
  if (way.by?.perTurn !== undefined) countUse(g.s, way.by.source, way.by.rule, way.by.perTurn); // CR 601.3
  if (way.by?.lasting !== undefined) useLasting(g.s, way.by.lasting);
  const proposed = proposeSpell(g, seat, card, spell, way, cast, env);
  if (proposed === 'cast') return true;
  rewind(g, before, mark, seat, card);
  if (proposed === 'illegal') illegallyCast(g, card);
  return false;
}

/** classic:422.1: a card that could not be cast legally is in the hand; by other rules it is where it was (CR 730.1). */
function illegallyCast(g: G, card: Id): void {
  const o = live(g.s, card);
  if (rulesOf(g.s).illegalCast !== 'inHand' || !o || o.zone === 'hand' || hasFlag(o, FLAG.token) || hasFlag(o, FLAG.copy)) return;
  commitMove(g, move(card, 'hand', '730.1'));
}

function setStack(s: State, spell: Id, env: Env): void {
  const w = writeObj(s, spell);
  w.stack = { kind: 'spell', program: 0, ability: 0, modes: [], env, modeTargets: [], cause: s.cause };
  spellChanged(s);
}

/** What has been announced of the spell so far: it is judged as that. */
function setCast(s: State, spell: Id, cast: CastInfo): void {
  writeObj(s, spell).cast = cast;
  spellChanged(s);
}

/** CR 601.2b-c: where what the spell costs depends on its targets, only those that can be paid for. */
function aimLimit(s: State, seat: number, spell: Id, program: Program, costs: readonly Cost[], env: Env): Partial<ModeLimit> {
  if (aimsOfSpell(s, spell, program, env).length < 2) return {};
  return { affordable: (targets) => spellPayable(s, seat, spell, costs, { ...env, targets }) };
}

/** What came of a proposal to cast a spell. */
type Proposed = 'cast' | 'illegal' | 'takenBack';

/** What was used to pay, and the creatures tapped to convoke since then (CR 702.51c). */
function usedFor(paid: readonly PaidWith[], g: G, before: number): Pick<CastInfo, 'used'> {
  const convoking = g.events.slice(before).flatMap((e): PaidWith[] => (e.rule === '702.51a' ? [{ verb: 'convoke', id: e.object }] : []));
  const used = [...paid, ...convoking];
  return used.length > 0 ? { used } : {};
}

function proposeSpell(g: G, seat: number, card: Id, spell: Id, way: Way, begun: CastInfo, start: Env): Proposed {
  const program = spellProgram(g.s, spell, way.faceDown);
  // 601.2b: modes come with targets below; optional costs and X.
  const optional = chooseOptionalCosts(g, seat, card, spell, way, start);
  const paid = [...begun.paid, ...optional.labels];
  const separately = paidSeparately(optional);
  const cast: CastInfo = { ...begun, paid, ...(separately.length > 0 ? { separately } : {}) };
  if (optional.labels.length > 0) setCast(g.s, spell, cast);
  const payable = (more: readonly Cost[], env: Env): boolean => {
    const all = [...way.cost, ...optional.costs, ...more];
    if (spellPayable(g.s, seat, spell, all, env)) return true;
    // X is announced after this (CR 601.2b): with some X it may be payable, as a card of that mana value may be there to exile
    const x = way.free || !hasX(all) ? 0 : greatestX(g.s, seat, spell, all, env, way.faceDown);
    return x > 0 && spellPayable(g.s, seat, spell, all, { ...env, x });
  };
  const spliced = way.faceDown ? { costs: [], programs: [] } : chooseSpliced(g, seat, spell, start, (more) => payable(more, start));
  if (!spliced) return 'illegal';
  const open = sacrificeChoices(g.s, seat, way.label, way.cost, start).filter((e, _, all) => all.length < 2 || payable(spliced.costs, e));
  const chosen = chooseSacrificed(g, seat, card, way.cost, open);
  if (!chosen) return 'illegal';
  const costs: Cost[] = [...withChosen(way.cost, chosen), ...optional.costs, ...spliced.costs];
  let env = chooseSpellBranch(g, seat, card, spell, costs, chosen, (e) => payable(spliced.costs, e));
  if (!way.free && hasX([...costs, ...additionalCosts(g.s, spell, env)]))
    env = { ...env, x: chooseX(g, seat, card, greatestX(g.s, seat, spell, costs, env, way.faceDown), program.xLeast) };
  setCast(g.s, spell, { ...cast, x: env.x });
  // 601.2c-d; overload has no targets (CR 702.96b).
  const overloaded = paid.includes('overload');
  const added = [...addedBy(g.s, spell, paid), ...spliced.programs];
  const limit = { ...modeLimit(g.s, seat, spell, program, costs, paid, env), ...aimLimit(g.s, seat, spell, program, costs, env) };
  const announced = announce(g, seat, overloaded ? { ...program, targets: [] } : program, env, spell, card, '601.2c', limit, added);
  if (!announced || (!way.faceDown && env.x < (program.xLeast ?? 0))) return 'illegal';
  env = announced.env;
  costs.push(...costOfModes(g.s, spell, program, announced.modes));
  const w = writeObj(g.s, spell);
  w.stack = {
    kind: 'spell',
    program: g.s._pool.ids.get(program) ?? 0,
    ability: 0,
    modes: announced.modes,
    env,
    modeTargets: announced.modeTargets,
    ...(added.length > 0 ? { added: added.map((p) => idOf(g.s._pool, p)) } : {}),
    cause: 0,
  };
  // 601.2e
  if (cantCast(g.s, seat, spell)) return 'illegal';
  // 601.2f
  const total = totalOfSpell(g.s, seat, spell, costs, env);
  // 601.2g-h
  if (!restPayable(g.s, seat, total.rest, env)) return 'illegal';
  const [help, before] = [assist(g, seat, spell, total.mana), g.events.length];
  const payment = payMana(g, {
    seat,
    cost: help.cost,
    purpose: purposeOf(g.s, spell, way.faceDown),
    source: card,
    rule: '601.2h',
    keep: () => keepCosts(g.s, seat, card),
  });
  if (!payment.paid) return payment.takenBack ? 'takenBack' : 'illegal';
  const rest = payRest(g, seat, total.rest, env, card);
  if (rest === null) return 'illegal';
  const used = usedFor(rest.with, g, before);
  const byLife = payment.life > 0 ? { life: payment.life } : {};
  const attacked = rest.attacked !== 0 ? { attacked: rest.attacked } : {};
  const riders = [
    { seat, units: payment.riders, mana: payment.mana },
    { seat: help.helper, units: help.riders, mana: help.mana },
  ];
  finishCasting(
    g,
    seat,
    spell,
    { ...cast, x: env.x, ...manaSpent(g.s, staticEnv(spell, seat), [payment, help]), ...byLife, ...attacked, ...used },
    specsTargets(env),
    riders,
    way,
  );
  return 'cast';
}

/** CR 601.2b, 601.2f: which alternative of its cost is paid is known before targets and the total are; one that can be paid, if there is any. */
function chooseSpellBranch(g: G, seat: number, card: Id, spell: Id, costs: readonly Cost[], env: Env, payable: (env: Env) => boolean): Env {
  const ways = spellBranches(g.s, spell, costs, env);
  if (ways.length < 2) return ways[0];
  const open = ways.filter(payable);
  return chooseBranch(g, seat, card, writtenCost(g.s, spell, costs, env), open.length > 0 ? open : ways);
}

const specsTargets = (env: Env): Id[] => [...new Set(env.targets.flatMap((t) => t.ids))];

/** CR 702.127a: a spell with aftermath that was cast from a graveyard. */
const afterGraveyard = (s: State, spell: Id, cast: CastInfo): boolean =>
  cast.from === 'graveyard' && hasKeyword({ s }, characteristicsOf(s, must(s, spell)), 'aftermath');
/** Ways of casting after which the card is exiled instead of being put anywhere else from the stack (CR 702.34a, 702.133a; harmonize likewise). */
const EXILED_AFTERWARDS: ReadonlySet<string> = new Set(['flashback', 'jumpStart', 'harmonize']);

/** Conditions of the spell about the time of its casting that hold. */
function heldAsCast(s: State, spell: Id, seat: number): number[] {
  if (!s._pool.asksAsCast) return [];
  const env = staticEnv(spell, seat);
  const found: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const v of value) visit(v);
    else if (typeof value === 'object' && value !== null) {
      const node = value as { if?: string; cond?: Condition };
      if (node.if === 'asCast' && node.cond && conditionHolds(s, node.cond, env)) found.push(idOf(s._pool, value));
      for (const v of Object.values(value)) visit(v);
    }
  };
  for (const node of characteristics(s, spell).abilities) visit(nodeOf(s._pool, node));
  return found;
}

/** CR 601.2i: the spell becomes cast; what triggers on that, and on becoming a target, triggers. */
function finishCasting(
  g: G,
  seat: number,
  spell: Id,
  cast: CastInfo,
  targets: readonly Id[],
  spent: readonly { seat: number; units: readonly ManaUnit[]; mana: string }[],
  way: Way,
): void {
  const w = writeObj(g.s, spell);
  const held = heldAsCast(g.s, spell, seat);
  w.cast = held.length > 0 ? { ...cast, asCast: held } : cast;
  if (cast.from === 'command') countCommanderCast(g.s, spell); // CR 903.8
  const exiled = cast.paid.some((label) => EXILED_AFTERWARDS.has(label)) || afterGraveyard(g.s, spell, cast); // CR 702.127a
  if (exiled) w.flags |= FLAG.exileOnLeave;
  spellChanged(g.s);
  const event = log(g, 'cast', '601.2i', {
    object: spell,
    player: seat,
    ids: targets,
    amount: spent[0].mana.length,
    word: cast.paid.flatMap((l) => (l === 'foretold' || l === SACRIFICED_LATER ? [] : [l.split(' ')[0]])).join(' '),
  });
  const first = g.s.cause;
  g.s.cause = event.id;
  for (const s of spent) applyRiders(g, s.seat, s.units, event); // CR 106.6
  useNext(g, event);
  followPayment(g, seat, spell, cast);
  if (way.by) applyPermission(g, seat, way.by, event);
  const events = [event, ...targets.map((id) => log(g, 'target', '115.1', { object: id, source: spell, player: seat }))];
  noteTriggers(g, [...events, ...crimeOf(g, seat, spell, targets)], null);
  g.s.cause = first;
  const stack = must(g.s, spell).stack;
  if (stack) writeObj(g.s, spell).stack = { ...stack, cause: event.id };
}

/** What comes of additional costs that others let the player pay; several of a kind are one (CR 601.2b). */
function followPayment(g: G, seat: number, spell: Id, cast: CastInfo): void {
  const done = new Set<string>();
  for (const { part } of castingParts(g.s, must(g.s, spell))) {
    if (part.part !== 'castingCost' || !part.then || done.has(part.label) || !cast.paid.includes(part.label)) continue;
    done.add(part.label);
    procedures.runInline(g, idOf(g.s._pool, part.then), staticEnv(spell, seat));
  }
}

/** What was chosen of optional additional costs. `times`: how often each of them, in the order of the abilities. */
interface OptionalCosts {
  labels: string[];
  costs: Cost[];
  times: { label: string; n: number }[];
}

/** Keywords of which each instance is paid separately, and triggers by what was paid for it (CR 702.56b, 702.78b, 702.153b, 702.157b, 702.175b). */
const PAID_SEPARATELY: ReadonlySet<string> = new Set(['replicate', 'conspire', 'casualty', 'squad', 'offspring']);

/** How often the cost was paid for each instance that it was paid for, of keywords of which there are several. */
function paidSeparately({ times }: OptionalCosts): NonNullable<CastInfo['separately']> {
  const labels = [...new Set(times.map((t) => t.label))].filter(
    (l) => PAID_SEPARATELY.has(l) && times.filter((t) => t.label === l).length > 1,
  );
  return labels.map((label) => ({ label, times: times.flatMap((t) => (t.label === label && t.n > 0 ? [t.n] : [])) }));
}

/** Optional additional costs (kicker and its kin, CR 601.2b): asked one by one, only what could be paid. */
function chooseOptionalCosts(g: G, seat: number, card: Id, spell: Id, way: Way, env: Env): OptionalCosts {
  const chosen: OptionalCosts = { labels: [], costs: [], times: [] };
  if (way.faceDown) return chosen;
  const o = live(g.s, spell);
  if (!o) return chosen;
  /** Whether it can be paid with what is chosen and this, as it then costs (CR 601.2f). */
  const payable = (s: State, labels: readonly string[], more: readonly Cost[]): boolean => {
    const paid = asPaid(s, spell, [...chosen.labels, ...labels], seat);
    const costs = [...way.cost, ...chosen.costs, ...more];
    return sacrificeChoices(paid, seat, way.label, way.cost, env).some((e) => spellPayable(paid, seat, spell, costs, e));
  };
  for (const { part } of castingParts(g.s, o)) {
    if (part.part !== 'castingCost' || part.how !== 'optional') continue;
    // CR 702.42a: all modes can be chosen only if each could be chosen.
    if (part.label === 'entwine' && !spellProgram(g.s, spell, 0).modes?.options.every((m) => canTarget(g.s, m.targets, env, spell)))
      continue;
    const times = { label: part.label, n: 0 };
    chosen.times.push(times);
    const cost = waterbent(writtenOut(g.s, part.cost, env)); // "the replicate cost is equal to its mana cost"
    for (let n = 0; n < (part.times === 'any' ? MOST_TIMES : 1); n++) {
      if (!asOften(part, MOST_TIMES - n, (k) => payable(g.s, repeat([part.label], k), repeat(cost, k)))) break;
      // where nothing else makes the spell payable or gives it targets, there is nothing to choose
      if (
        (n > 0 || payable(g.s, [], [])) &&
        !askYes(g, {
          seat,
          kind: 'may',
          rule: '601.2b',
          prompt: { id: 'ask.optionalCost', params: { label: part.label.split(' ')[0] } },
          source: card,
          visible: 'all',
          detail: { cost: [...(cost.some(choosesMana) ? part.cost : cost)] },
        })
      )
        break;
      times.n++;
      chosen.labels.push(part.label);
      chosen.costs.push(...cost);
    }
  }
  return chosen;
}

/** The greatest X for which the whole cost can be paid. */
function greatestX(s: State, seat: number, spell: Id, costs: readonly Cost[], env: Env, faceDown: FaceDown): number {
  const purpose = purposeOf(s, spell, faceDown);
  const fixed = totalOfSpell(s, seat, spell, costs, { ...env, x: 0 });
  const all = [...costs, ...additionalCosts(s, spell, env)];
  let x = hasManaX(all) ? mostX(s, seat, costs, fixed.mana.symbols, purpose) : things(s, seat);
  while (x > 0 && !restPayable(s, seat, totalOfSpell(s, seat, spell, costs, { ...env, x }).rest, { ...env, x })) x--;
  // CR 601.2f: reductions that the rest of the cost leaves over reduce X, too
  while (x < MOST_X && hasManaX(all) && spellPayable(s, seat, spell, costs, { ...env, x: x + 1 })) x++;
  return x;
}

/** More than this is never announced: no game has so much mana. */
const MOST_X = 1000;

function mostX(s: State, seat: number, costs: readonly Cost[], locked: readonly ManaSymbol[], purpose: Purpose): number {
  const only = costs.find((c): c is Extract<Cost, { pay: 'mana' }> => c.pay === 'mana' && c.xOnly !== undefined)?.xOnly;
  const xs = costs.flatMap((c) => (c.pay === 'mana' ? parseMana(c.mana).filter((m) => m.sym === 'x') : []));
  const pool = poolUnits(s, seat, purpose);
  const sources = meansOf(s, seat, purpose).map((m) => m.source);
  return Math.max(
    0,
    maxX(
      { symbols: [...locked.filter((m) => m.sym !== 'generic' || m.n > 0), ...xs] },
      pool,
      sources,
      lifeToPay(s, seat),
      only ? typeMask(...only) : undefined,
    ),
  );
}

const fixedParts = new Map<ManaText, readonly ManaSymbol[]>();

/** The symbols of a mana cost other than X; the same list for the same text, as the solver compiles costs once by identity. */
function withoutX(text: ManaText): readonly ManaSymbol[] {
  let symbols = fixedParts.get(text);
  if (!symbols) {
    symbols = parseMana(text).filter((m) => m.sym !== 'x');
    fixedParts.set(text, symbols);
  }
  return symbols;
}

/** Other cards in hand that the payment should leave castable: the solver weighs them. Instants count more, for they can wait. */
export function keepCosts(s: State, seat: number, except: Id): Kept[] {
  const keep: Kept[] = [];
  for (const id of player(s, seat).hand) {
    if (id === except || keep.length >= 4) continue;
    const o = live(s, id);
    if (!o) continue;
    const c = characteristicsOf(s, o);
    if (!c.manaCost) continue;
    const anytime = (c.types & INSTANT) !== 0 || hasKeyword({ s }, c, 'flash');
    keep.push({ cost: withoutX(c.manaCost), weight: anytime ? 3 : 1, card: id, anytime });
  }
  return keep;
}

const INSTANT = 1 << CARD_TYPES.indexOf('Instant');

/**
 * Activates an ability (CR 602.2a-b); a mana ability resolves at once (605.3b).
 * @returns whether it was activated; if not, nothing has happened.
 */
export function activateAbility(g: G, seat: number, source: Id, node: number): boolean {
  const before = g.s;
  g.s = fork(before);
  const mark = g.events.length;
  const ability = nodeOf<ActivatedAbility>(g.s._pool, node);
  const done = isManaAbility(ability) ? activateMana(g, seat, source, ability, node) : activateOnStack(g, seat, source, ability, node);
  if (!done) return rewind(g, before, mark, seat, source);
  if (isManaAbilityThen(g.s, ability)) resolveAtOnce(g, seat, source, ability);
  return true;
}

/** classic:406.1a: an ability that adds mana is a mana ability also if it has targets. */
const isManaAbilityThen = (s: State, ability: ActivatedAbility): boolean =>
  rulesOf(s).manaAbilities === 'anyThatAddMana' && ability.program.targets.length > 0 && addsMana(ability.program.effect);

/** classic:406.1e, classic:411.1: the ability that was put on the stack last resolves before anybody could respond. */
function resolveAtOnce(g: G, seat: number, source: Id, ability: ActivatedAbility): void {
  const id = g.s.stack[g.s.stack.length - 1];
  const { env } = must(g.s, id).stack as StackInfo;
  makeMana(g, seat, source, ability, env);
  cease(g, id);
}

function activateMana(g: G, seat: number, source: Id, ability: ActivatedAbility, node: number): boolean {
  const env = chooseAbilityBranch(g, seat, source, ability, activationEnv(g.s, source, seat, ability, node));
  if (!countActivation(g.s, source, ability, node)) return false;
  const paid = payAbility(g, seat, source, ability, env);
  if (!paid) return false;
  makeMana(g, seat, source, ability, paid);
  return true;
}

/** CR 605.3b: it resolves. */
function makeMana(g: G, seat: number, source: Id, ability: ActivatedAbility, env: Env): void {
  const taps = ability.cost.some((c) => c.pay === 'self' && c.verb === 'tap');
  const before = player(g.s, seat).pool.length;
  procedures.runInline(g, idOf(g.s._pool, ability.program.effect), taps ? { ...env, forMana: 1 } : env);
  const made = player(g.s, seat).pool.slice(before);
  if (ability.keyword !== undefined) noteTriggers(g, [log(g, 'activate', '605.3b', { source, player: seat, word: ability.keyword })], null);
  if (taps && made.length > 0) {
    noteTriggers(g, [log(g, 'tapForMana', '106.12a', { object: source, player: seat, word: wordOf(made) })], null);
  }
}

/** CR 602.5b: counts it where the ability can be activated only so often. */
function countActivation(s: State, source: Id, ability: ActivatedAbility, node: number): boolean {
  if (ability.perTurn !== undefined && !countUse(s, source, node, ability.perTurn)) return false;
  return ability.inAll === undefined || countUse(s, source, node, ability.inAll, 'usedInAll');
}

/** CR 601.2g-h: what is still to be tapped or sacrificed for the ability itself is no source of mana for it. */
export const spendsSource = (ability: ActivatedAbility): boolean => ability.cost.some(spendsItself);

const spendsItself = (c: Cost): boolean =>
  c.pay === 'or' ? c.of.flat().some(spendsItself) : c.pay === 'self' && (c.verb === 'tap' || c.verb === 'sacrifice');

/** CR 602.2b, 601.2b: which alternative of its cost is paid; one that can be paid, if there is any. */
function chooseAbilityBranch(g: G, seat: number, source: Id, ability: ActivatedAbility, env: Env): Env {
  const ways = abilityBranches(g.s, seat, source, ability, env);
  if (ways.length < 2) return ways[0];
  const open = ways.filter((e) => abilityPayable(g.s, seat, source, ability, e));
  return chooseBranch(g, seat, source, activationCost(g.s, seat, source, ability), open.length > 0 ? open : ways);
}

/** Whether the ability can be paid for, whatever its targets may change. */
function abilityPayable(s: State, seat: number, source: Id, ability: ActivatedAbility, env: Env): boolean {
  const total = totalOfAbility(s, seat, source, ability, env);
  if (!restPayable(s, seat, total.rest, env)) return false;
  const board = boardOf(s, seat, purposeOfAbility(source, ability), ...(spendsSource(ability) ? [source] : []));
  return canPayBoard(board, total.mana, lifeToPay(s, seat));
}

function payAbility(g: G, seat: number, source: Id, ability: ActivatedAbility, env: Env): Env | null {
  const total = totalOfAbility(g.s, seat, source, ability, env);
  if (!restPayable(g.s, seat, total.rest, env)) return null;
  const request: PayRequest = {
    seat,
    cost: total.mana,
    purpose: purposeOfAbility(source, ability),
    source,
    rule: '602.2b',
    keep: () => keepCosts(g.s, seat, 0),
    ...(spendsSource(ability) ? { without: [source] } : {}),
  };
  if (!payMana(g, request).paid) return null;
  const removed = allRemoved(g.s, total.rest, env);
  const rest = payRest(g, seat, total.rest, env, source, ability.keyword === 'cycling' ? 'cycle' : 'discard');
  if (!rest) return null;
  const known = removed === undefined ? env : { ...env, x: removed };
  // Ninjutsu's effect needs to know what the returned creature attacked (CR 702.49c): slot 0.
  const own = rest.with.length > 0 ? { ...known, paid: rest.with } : known;
  return rest.attacked !== 0 ? { ...own, slots: [rest.attacked] } : own;
}

/** How many counters there are where all of a kind are removed to pay: what is read of them afterwards (CR 602.2b). */
function allRemoved(s: State, cost: readonly Cost[], env: Env): number | undefined {
  const all = cost.find((c) => c.pay === 'counters' && c.change === 'remove' && typeof c.count === 'object' && c.count.q === 'counters');
  return all?.pay === 'counters' ? quantity({ s, env, it: 0 }, all.count) : undefined;
}

function activateOnStack(g: G, seat: number, source: Id, ability: ActivatedAbility, node: number): boolean {
  const o = live(g.s, source);
  if (!o) return false;
  const from = o.zone === 'gone' || o.zone === 'phased' ? '' : o.zone;
  let env = activationEnv(g.s, source, seat, ability, node);
  // 602.2a: the ability is created on the stack.
  const a = newObject(g.s, { card: o.card, face: o.face, owner: seat, controller: seat, zone: 'stack' });
  a.copyOf = o.copyOf;
  a.stack = { kind: 'activated', program: idOf(g.s._pool, ability.program), ability: node, modes: [], env, modeTargets: [], cause: 0 };
  place(g, a);
  env = chooseAbilityBranch(g, seat, source, ability, env);
  const xLeast = Math.max(ability.program.xLeast ?? 0, leastOf(ability.cost));
  if (hasX(ability.cost)) env = { ...env, x: chooseX(g, seat, source, abilityX(g.s, seat, source, ability, env), xLeast) };
  if (env.x < xLeast) return false;
  const announced = announce(g, seat, ability.program, env, a.id, source, '602.2b');
  if (!announced) return false;
  if (!countActivation(g.s, source, ability, node)) return false;
  // CR 606.3: one loyalty ability of a permanent each turn; they are counted together, as ability 0.
  const loyalty = ability.cost.some((c) => c.pay === 'loyalty');
  if (loyalty && !countUse(g.s, source, 0, 1)) return false;
  const paid = payAbility(g, seat, source, ability, announced.env);
  if (!paid) return false;
  const w = writeObj(g.s, a.id);
  const targets = specsTargets(paid);
  const word = ability.keyword ?? (loyalty ? 'loyalty' : '');
  const event = log(g, 'activate', '602.2b', { object: a.id, source, player: seat, ids: targets, word, from });
  w.stack = {
    kind: 'activated',
    program: idOf(g.s._pool, ability.program),
    ability: node,
    modes: announced.modes,
    env: paid,
    modeTargets: announced.modeTargets,
    cause: event.id,
  };
  noteTriggers(
    g,
    [
      event,
      ...targets.map((id) => log(g, 'target', '115.1', { object: id, source: a.id, player: seat, cause: event.id })),
      ...crimeOf(g, seat, a.id, targets),
    ],
    null,
  );
  return true;
}

function abilityX(s: State, seat: number, source: Id, ability: ActivatedAbility, env: Env): number {
  const fixed = totalOfAbility(s, seat, source, ability, { ...env, x: 0 });
  const mana = hasManaX(ability.cost);
  let x = mana ? mostX(s, seat, ability.cost, fixed.mana.symbols, purposeOfAbility(source, ability)) : things(s, seat);
  const rest = (n: number): Cost[] => totalOfAbility(s, seat, source, ability, { ...env, x: n }).rest;
  while (x > 0 && !restPayable(s, seat, rest(x), { ...env, x })) x--;
  const payable = (n: number): boolean => abilityPayable(s, seat, source, ability, { ...env, x: n });
  while (x < MOST_X && mana && payable(x + 1)) x++;
  while (x > 0 && mana && !payable(x)) x--;
  return x;
}

/** X that is not mana: as much as there is life and things to pay with. */
const things = (s: State, seat: number): number => {
  const p = player(s, seat);
  return Math.min(MOST_PAID, Math.max(0, p.life + s.battlefield.length + p.hand.length + p.graveyard.length));
};
