/** What to do with priority: every option gets a score, the mana is spent on what scores most, and instants wait for their moment. */
import type { ActivatedAbility, Cost, StaticPart } from '@apnap/ability';
import { manaValue } from '@apnap/ability';
import type { ObjectView } from '@apnap/magic';
import { type Board, has, isCreature, power, sacrificesSelf, tapsSelf, toughnessLeft } from './board.js';
import { CARD, handValue, WIN } from './evaluate.js';
import { attackersOn, canBlock } from './fighters.js';
import { chooseLand } from './mulligan.js';
import type { SeenOption } from './options.js';
import { castTriggers, NEVER, type Plan, plan, resolveWorth, spellProgram } from './plan.js';
import { type Env, newEnv } from './read.js';
import { usesUp } from './salvage.js';
import { settling } from './waiting.js';
import { costPrice } from './worth.js';

/** An option with what it is worth now, and what waiting with it is worth. */
interface Rated {
  index: number;
  option: SeenOption;
  object: ObjectView;
  mana: number;
  now: number;
  hold: number;
}

/** What has been done this turn, so that nothing goes round in circles. */
export interface TurnMemory {
  turn: number;
  used: Map<string, number>;
}

/** Anything less isn't worth a card or the mana. */
const THRESHOLD = 0.25;
/** Activations of one ability of one object in a turn. */
const MOST_USES = 4;

/** What each option seems worth now, best first; what is never chosen here is left out. */
export function ratedActs(b: Board, options: readonly SeenOption[], memory: TurnMemory): { index: number; now: number }[] {
  return options
    .flatMap((o, i) => rate(b, o, i, memory) ?? [])
    .sort((x, y) => Math.max(y.now, y.hold) - Math.max(x.now, x.hold))
    .map(({ index, now, hold }) => ({ index, now: Math.max(now, hold) }));
}

/** What an option is worth at this very moment; nothing for one that is never rated. */
export const worthNow = (b: Board, option: SeenOption): number =>
  rate(b, option, 0, { turn: b.view.turn.number, used: new Map() })?.now ?? 0;

/** The option to take: index into the options. */
export function chooseAct(b: Board, options: readonly SeenOption[], memory: TurnMemory): number {
  const pass = options.findIndex((o) => o.act === 'pass');
  const land = chooseLand(b, options);
  if (land >= 0) return land;
  const top = b.top;
  if (top && top.controller === b.me && !settling(b)) return pass;
  const rated = options.flatMap((o, i) => rate(b, o, i, memory) ?? []);
  const winning = rated.find((r) => r.now >= WIN / 2);
  if (winning) return take(winning, memory);
  const best = mainPhase(b) ? bestOfTurn(b, rated) : bestNow(rated);
  return best ? take(best, memory) : pass;
}

const mainPhase = (b: Board): boolean =>
  b.myTurn && b.view.stack.length === 0 && (b.step === 'precombatMain' || b.step === 'postcombatMain');

function take(r: Rated, memory: TurnMemory): number {
  noteUse(r.option, memory);
  return r.index;
}

/** Counts that an option was taken this turn. */
export function noteUse(option: SeenOption, memory: TurnMemory): void {
  const key = keyOf(option);
  memory.used.set(key, (memory.used.get(key) ?? 0) + 1);
}

/** Does not take the option any more this turn. */
export function avoid(option: SeenOption, memory: TurnMemory): void {
  memory.used.set(keyOf(option), MOST_USES);
}

/** Whether the option was taken as often as it may be in this turn. */
export const isSpent = (option: SeenOption, memory: TurnMemory): boolean => (memory.used.get(keyOf(option)) ?? 0) >= MOST_USES;

const keyOf = (o: SeenOption): string =>
  o.act === 'pass' ? '' : `${o.act} ${o.object} ${'ability' in o ? JSON.stringify(o.ability.cost) : ''}`;

/** Outside my main phases: whatever is worth doing at this very moment. */
function bestNow(rated: readonly Rated[]): Rated | null {
  let best: Rated | null = null;
  for (const r of rated) if (r.now > THRESHOLD && r.now > r.hold && (!best || r.now > best.now)) best = r;
  return best;
}

/**
 * In a main phase: which spells and abilities share the mana so that the sum is greatest; what is only held counts with its mana
 * kept. Of those to be used now, the one that scores most per mana goes first.
 */
function bestOfTurn(b: Board, rated: readonly Rated[]): Rated | null {
  const useful = rated.filter((r) => Math.max(r.now, r.hold) > THRESHOLD);
  const items = useful.sort((x, y) => Math.max(y.now, y.hold) - Math.max(x.now, x.hold)).slice(0, 12);
  const mana = Math.max(b.mana, ...items.map((r) => r.mana), 0);
  let best: { score: number; chosen: Rated[] }[] = Array.from({ length: mana + 1 }, () => ({ score: 0, chosen: [] }));
  for (const r of items) {
    const next = best.slice();
    for (let m = r.mana; m <= mana; m++) {
      const from = best[m - r.mana];
      if (from.chosen.some((c) => c.option.act !== 'pass' && r.option.act !== 'pass' && c.option.object === r.option.object && isCard(c)))
        continue;
      const score = from.score + Math.max(r.now, r.hold);
      if (score > next[m].score) next[m] = { score, chosen: [...from.chosen, r] };
    }
    best = next;
  }
  const now = best[mana].chosen.filter((r) => r.now > THRESHOLD && r.now >= r.hold);
  now.sort((x, y) => y.now / (y.mana + 1) - x.now / (x.mana + 1));
  return now[0] ?? null;
}

const isCard = (r: Rated): boolean => r.object.zone !== 'battlefield';

/** Scores one option; nothing for what is never chosen here. */
function rate(b: Board, o: SeenOption, index: number, memory: TurnMemory): Rated | null {
  if (o.act === 'pass' || o.act === 'mana' || o.act === 'land') return null;
  const object = b.object(o.object);
  if (!object) return null;
  if (isSpent(o, memory)) return null;
  const base = { index, option: o, object };
  switch (o.act) {
    case 'cast': {
      const card = b.withFace(object, o.face);
      if (!settling(b)) return { ...base, ...rateCast(b, card, o.way) };
      return { ...base, ...lastMoment(b, (board) => rateCast(board, card, o.way)) };
    }
    case 'activate': {
      const used = memory.used.get(keyOf(o)) ?? 0;
      if (!settling(b)) return { ...base, ...rateActivation(b, object, o.ability, used) };
      if (used > 0 && regenerates(o.ability)) return null; // the shield isn't seen
      return { ...base, ...lastMoment(b, (board) => rateActivation(board, object, o.ability, used)) };
    }
    case 'suspend':
      return { ...base, mana: 1, now: mainPhase(b) ? 0.7 * resolveWorth(b, object, newEnv(b.me, object)) - 0.5 : 0, hold: 0 };
    case 'foretell':
    case 'plot':
      return { ...base, mana: 2, now: mainPhase(b) ? 0.5 * resolveWorth(b, object, newEnv(b.me, object)) - 0.5 : 0, hold: 0 };
    case 'companion':
      return { ...base, mana: 3, now: mainPhase(b) ? 0.5 * CARD + 0.2 * resolveWorth(b, object, newEnv(b.me, object)) : 0, hold: 0 };
    case 'turnFaceUp':
      return { ...base, mana: 1, now: 0.4, hold: 0 };
    case 'planarDie':
      return { ...base, mana: o.mana, now: rollWorth(b, object, o.mana), hold: 0 };
    case 'ignore': // worth it only before one searches, which is planned by nobody yet
      return { ...base, mana: 2, now: 0, hold: 0 };
    case 'endEffect': // what was done on purpose stays so
      return { ...base, mana: 1, now: 0, hold: 0 };
    case 'unlock':
      return { ...base, ...rateUnlocking(b, object, o.face) };
    default:
      return o satisfies never;
  }
}

const regenerates = (a: ActivatedAbility): boolean => {
  const { effect } = a.program;
  return effect.do === 'keywordAction' && effect.action === 'regenerate';
};

type Rating = Pick<Rated, 'mana' | 'now' | 'hold'>;

/** With combat damage on the stack (classic:310.2): worth doing is what is worth more now than it would be if the damage were not there. */
function lastMoment(b: Board, rating: (b: Board) => Rating): Rating {
  const now = rating(b);
  const otherwise = rating(b.calmed);
  return now.now >= WIN / 2 || now.now > otherwise.now + THRESHOLD ? now : { ...now, now: 0 };
}

/** One side in six of the planar die (CR 901.3a). */
const SIDE = 1 / 6;

/** Rolling the planar die: what chaos would do here, and going elsewhere; with mana that nothing else is wanted for. */
function rollWorth(b: Board, plane: ObjectView, mana: number): number {
  if (!mainPhase(b)) return 0;
  const env = newEnv(b.me, plane);
  const chaos = b
    .abilities(plane)
    .flatMap((a) => (a.kind === 'triggered' && a.event.on === 'chaos' ? [plan(b, a.program, env).score] : []));
  const worth = chaos.reduce((sum, x) => sum + Math.max(NEVER, x), 0);
  return THRESHOLD + 0.1 + SIDE * Math.max(-3, Math.min(3, worth)) - 0.1 * mana;
}

/** A door is worth about what its half would be as a permanent of its own. */
function rateUnlocking(b: Board, object: ObjectView, half: 0 | 1): Pick<Rated, 'mana' | 'now' | 'hold'> {
  const as = b.withFace({ ...object, face: -1, doors: [] }, half);
  return { mana: manaValue(as.manaCost), now: resolveWorth(b, as, newEnv(b.me, as)), hold: 0 };
}

/** The cost of a way of casting that is not the normal one. */
export function wayCost(b: Board, o: ObjectView, way: string): readonly Cost[] | null {
  if (way === 'face-down') return [{ pay: 'mana', mana: '{3}' }];
  if (way.startsWith('free')) return [];
  const label = way.split(/[#@]/)[0];
  for (const a of b.abilities(o)) {
    if (a.kind === 'keyword' && a.keyword === label) return a.cost ?? [];
    if (a.kind === 'static') for (const p of a.parts) if (isAlternative(p) && p.label === label) return p.cost;
  }
  return null;
}

const isAlternative = (p: StaticPart): p is Extract<StaticPart, { part: 'castingCost' }> =>
  p.part === 'castingCost' && p.how === 'alternative';

/** X for planning: as much as there is mana for. */
export const bestX = (b: Board, fixed: number): number => Math.max(0, b.mana - fixed);

function rateCast(b: Board, o: ObjectView, way: string): Pick<Rated, 'mana' | 'now' | 'hold'> {
  const special = /^(normal|fuse)/.test(way) ? null : wayCost(b, o, way);
  const text = special ? special.flatMap((c) => (c.pay === 'mana' ? [c.mana] : [])).join('') : o.manaCost;
  const hasX = text.includes('{X}');
  const fixed = Math.min(manaValue(text) + b.taxOf(o), b.mana);
  const env = newEnv(b.me, o, { x: hasX ? bestX(b, fixed) : 0, paid: special ? [way] : [] });
  let score = hasX ? bestWithX(b, o, env) : resolveWorth(b, o, env, way === 'face-down');
  if (score <= NEVER / 2) return { mana: 0, now: score, hold: 0 };
  score +=
    castTriggers(b, o) -
    (special
      ? costPrice(
          b,
          b.me,
          special.filter((c) => c.pay !== 'mana'),
          env,
        )
      : 0);
  score -= additionalPrice(b, o, env);
  if (way === 'dash') score = dashWorth(b, o, score);
  const timed = timing(b, o, score, way);
  return { mana: hasX ? b.mana : fixed, ...timed };
}

/** Mandatory additional costs: sacrifices, discards. */
function additionalPrice(b: Board, o: ObjectView, env: Env): number {
  let n = 0;
  for (const a of b.abilities(o))
    if (a.kind === 'static')
      for (const p of a.parts) if (p.part === 'castingCost' && p.how === 'additional') n += costPrice(b, b.me, p.cost, env);
  return n;
}

/** The greatest worth over all X that can be paid. */
function bestWithX(b: Board, o: ObjectView, env: Env): number {
  let best = NEVER;
  for (let x = 1; x <= env.x; x++) best = Math.max(best, resolveWorth(b, o, { ...env, x }) - 0.1 * x);
  return best;
}

/** Dash: it strikes once and comes back to be cast again. */
function dashWorth(b: Board, o: ObjectView, score: number): number {
  if (b.step !== 'precombatMain') return 0;
  const safe = !b.creaturesOf[b.opp].some((d) => !d.tapped && canBlock(b, d, o) && power(d) >= toughnessLeft(o));
  return Math.min(score * 0.8, 0.6 * power(o) + (safe ? 0.3 : -0.5));
}

/** Cards that could be cast at instant speed wait for the moment where they do most. */
function timing(b: Board, o: ObjectView, score: number, way: string): { now: number; hold: number } {
  const instant = o.types.includes('Instant') || has(o, 'flash');
  const spell = o.types.includes('Instant') || o.types.includes('Sorcery');
  const kept = spell ? keepValue(b, o, score) : 0;
  const value = score - kept;
  if (score >= WIN / 2) return { now: score, hold: 0 };
  if (!instant) return sorceryTiming(b, o, value, way);
  if (isReaction(b, o)) return reaction(b, value, score);
  if (!spell) return flashTiming(b, value);
  return instantTiming(b, o, value);
}

/** What the card would be worth kept for a better use. */
function keepValue(b: Board, o: ObjectView, score: number): number {
  if (b.my.handCount > 7 && b.myTurn) return 0.2;
  const program = spellProgram(b, o);
  const faceOnly = program?.targets.every((t) => t.from.includes('players') && t.from.length === 1) ?? true;
  const flexible = program?.targets.some((t) => t.from.includes('players') && t.from.includes('battlefield')) ?? false;
  if (flexible) {
    const lots = b.my.hand.filter((x) => (x.types.includes('Instant') || x.types.includes('Sorcery')) && x.manaValue <= 4).length;
    const close = b.theirs.life <= 3 * lots + 3;
    return score > 2.2 ? 0.6 : close ? 0.5 : lots >= 3 ? 0.8 : 1.5;
  }
  return faceOnly ? 0.2 : (program?.targets.length ?? 0) > 0 ? 1.3 : 0.4;
}

function sorceryTiming(b: Board, o: ObjectView, value: number, way: string): { now: number; hold: number } {
  if (b.step !== 'precombatMain') return { now: value, hold: 0 };
  const helpsNow = !isCreature(o) || has(o, 'haste') || way === 'dash' || b.makes(o) > 0 || o.types.includes('Planeswalker');
  const attackers = b.creaturesOf[b.me].some((x) => !x.sick && !x.tapped && power(x) > 0 && !has(x, 'defender'));
  // Creatures that can't attack yet are cast after combat: the opponent blocks knowing less.
  return helpsNow || !attackers ? { now: value, hold: 0 } : { now: 0, hold: value };
}

/** Whether the card answers what is on the stack: everything it targets is there. */
function isReaction(b: Board, o: ObjectView): boolean {
  const program = spellProgram(b, o);
  if (program) {
    const specs = [...program.targets, ...(program.modes?.options ?? []).flatMap((m) => m.targets)];
    return specs.some((t) => t.from.includes('stack'));
  }
  return false;
}

function reaction(b: Board, value: number, score: number): { now: number; hold: number } {
  const top = b.top;
  if (!top) return { now: 0, hold: b.foes.some((seat) => b.view.players[seat].handCount > 0) ? 1.9 : 0.3 };
  return { now: score > 1.3 ? value : 0, hold: 0 };
}

function flashTiming(b: Board, value: number): { now: number; hold: number } {
  if (b.view.stack.length > 0) return { now: value > 3.5 ? value : 0, hold: 0 };
  if (b.myTurn) return { now: b.step === 'postcombatMain' ? 0.4 * value : 0, hold: value };
  const ambush = b.step === 'declareAttackers' && attackersOn(b, b.me).length > 0;
  return { now: ambush || (b.step === 'end' && b.lastBeforeMine) ? value : 0, hold: value };
}

/** Removal, burn, tricks, card drawing at instant speed. */
function instantTiming(b: Board, o: ObjectView, value: number): { now: number; hold: number } {
  if (settling(b)) return { now: value, hold: 0 };
  if (b.view.stack.length > 0) {
    // In answer to something: only what saves or stops something now, or what would be gone otherwise.
    return { now: value > 2 && isSaving(b, o) ? value : 0, hold: 0 };
  }
  if (b.myTurn) {
    if (b.step === 'precombatMain') return { now: value, hold: mana2hold(b, value) };
    if (b.step === 'declareBlockers' || b.step === 'postcombatMain')
      return { now: value, hold: b.step === 'declareBlockers' ? 0 : mana2hold(b, value) };
    return { now: 0, hold: 0 };
  }
  if (b.step === 'declareAttackers' || b.step === 'declareBlockers') return { now: attackersOn(b, b.me).length > 0 ? value : 0, hold: 0 };
  return { now: b.step === 'end' && b.lastBeforeMine ? value : 0, hold: value };
}

/** On my turn an instant may as well wait, unless clearing the way or spending all mana each turn matters more. */
function mana2hold(b: Board, value: number): number {
  const attackers = b.creaturesOf[b.me].some((x) => !x.sick && !x.tapped && power(x) > 0);
  return attackers && b.step === 'precombatMain' ? 0.9 * value : 1.05 * value;
}

/** Something of mine is targeted by the topmost object, and this card speaks of my creatures. */
function isSaving(b: Board, o: ObjectView): boolean {
  const top = b.top;
  if (!top || top.controller === b.me) return false;
  const mine = top.targets.some((id) => b.object(id)?.controller === b.me);
  const program = spellProgram(b, o);
  return mine && program !== null;
}

// ------------------------------------------------------------------------------------------------------------ activated abilities

/** The gain of an activation over its costs, at a moment where it makes sense. */
function rateActivation(b: Board, o: ObjectView, a: ActivatedAbility, used: number): Pick<Rated, 'mana' | 'now' | 'hold'> {
  const text = a.cost.flatMap((c) => (c.pay === 'mana' ? [c.mana] : [])).join('');
  const hasX = text.includes('{X}');
  const fixed = Math.min(manaValue(text), b.mana);
  const env = newEnv(b.me, o, { x: hasX ? bestX(b, fixed) : 0 });
  const p = hasX ? planX(b, a, env) : plan(b, a.program, env);
  const mana = hasX ? b.mana : fixed;
  if (p.score <= NEVER / 2) return { mana: 0, now: p.score, hold: 0 };
  if (p.score >= WIN / 2) return { mana, now: p.score, hold: 0 };
  const price = costPrice(b, b.me, a.cost, env) + (tapsSelf(a.cost) ? tapPrice(b, o) : 0);
  if (a.keyword === 'cycling') return rateCycling(b, o, mana);
  const value = p.score - price - 0.3 * used;
  if (a.keyword === 'equip') return { mana, now: used > 0 || b.step !== 'precombatMain' ? 0 : value, hold: 0 };
  if (a.keyword === 'ninjutsu') return { mana, now: b.step === 'declareBlockers' ? resolveWorth(b, o, env) + 0.5 - price : 0, hold: 0 };
  if (a.cost.some((c) => c.pay === 'loyalty')) return { mana, now: value + 1, hold: 0 };
  return { mana, ...abilityTiming(b, o, a, value) };
}

function planX(b: Board, a: ActivatedAbility, env: Env): Plan {
  let best: Plan = { score: NEVER, targets: [], modes: [] };
  for (let x = 1; x <= env.x; x++) {
    const p = plan(b, a.program, { ...env, x });
    if (p.score - 0.1 * x > best.score) best = { ...p, score: p.score - 0.1 * x };
  }
  return best;
}

/** Tapping a creature keeps it from attacking or blocking; one that untaps by itself gives nothing up. */
function tapPrice(b: Board, o: ObjectView): number {
  if (!isCreature(o) || has(o, 'vigilance')) return 0;
  if (untapsItself(b, o)) return 0;
  if (b.myTurn) {
    if (b.step === 'precombatMain') return !o.sick && !has(o, 'defender') ? 0.35 * power(o) : 0.1;
    return 0.1;
  }
  const attacked =
    b.step === 'declareAttackers' || b.step === 'beginCombat' || b.step === 'precombatMain' || b.step === 'upkeep' || b.step === 'draw';
  return attacked ? 0.3 + 0.2 * power(o) : 0;
}

const untapsItself = (b: Board, o: ObjectView): boolean =>
  b.abilities(o).some((x) => x.kind === 'triggered' && x.program.effect.do === 'untap');

/** Cycling: for lands when there are enough, for others when they can't be cast soon. */
function rateCycling(b: Board, o: ObjectView, mana: number): Pick<Rated, 'mana' | 'now' | 'hold'> {
  const gain = CARD - handValue(b, o) - 0.12 * mana;
  return {
    mana,
    now: b.step === 'end' && !b.myTurn && b.lastBeforeMine ? gain : b.myTurn && b.step === 'postcombatMain' ? 0.8 * gain : 0,
    hold: Math.max(0, gain),
  };
}

function ownTurnTiming(b: Board, o: ObjectView, a: ActivatedAbility, value: number): { now: number; hold: number } {
  const tapping = tapsSelf(a.cost) && isCreature(o);
  if (b.step === 'upkeep' || b.step === 'draw' || b.step === 'beginCombat' || b.step === 'endCombat' || b.step === 'combatDamage')
    return { now: 0, hold: 0 };
  if (tapping && untapsItself(b, o)) return { now: value + 0.2, hold: 0 };
  if (tapping && b.step === 'precombatMain' && value < 1) return { now: 0, hold: 0 };
  if (tapping && b.step === 'postcombatMain') return { now: 0.9 * value, hold: value };
  return { now: value, hold: value < 2 && b.step !== 'declareBlockers' && !animates(a) ? value : 0 };
}

function abilityTiming(b: Board, o: ObjectView, a: ActivatedAbility, value: number): { now: number; hold: number } {
  const sorcery = a.timing === 'sorcery';
  if (sorcery) return { now: value, hold: 0 };
  if (settling(b)) return { now: value, hold: 0 };
  if (waitsForDamage(b, o, a)) return { now: 0, hold: value };
  if (b.view.stack.length > 0) return { now: value > 1.5 && !sacrificesSelf(a.cost) ? value : 0, hold: 0 };
  if (b.myTurn) return ownTurnTiming(b, o, a, value);
  const combat = b.step === 'declareAttackers' || b.step === 'declareBlockers';
  return { now: (b.step === 'end' && b.lastBeforeMine) || (combat && value > 1) ? value : 0, hold: 0 };
}

/** classic:310.2: a creature in combat deals its damage first, and is used up when that is on the stack. */
const waitsForDamage = (b: Board, o: ObjectView, a: ActivatedAbility): boolean =>
  b.years.damageOnStack &&
  b.view.stack.length === 0 &&
  (b.step === 'declareAttackers' || b.step === 'declareBlockers') &&
  (o.attacking !== 0 || o.blocking.length > 0) &&
  usesUp(a);

const animates = (a: ActivatedAbility): boolean =>
  a.program.effect.do === 'continuous' && a.program.effect.mods.some((m) => m.mod === 'types');
