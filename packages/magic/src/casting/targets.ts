/** Targets: which are legal, choosing them, and judging them again on resolution (CR 115, 601.2c-d, 608.2b). */
import type { Filter, Quantity, TargetSpec } from '@apnap/ability';
import { ask, type Id, isSeat, seatEntity } from '@apnap/kernel';
import { opponentChosen, randomOf } from '../events/choose.js';
import { targetingForbidden } from '../events/prohibitions.js';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { protectedFrom } from '../reading/attaching.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { affects, inRange } from '../reading/range.js';
import { includesSeat } from '../reading/seats.js';
import { players } from '../reading/select.js';
import { apnap, isPlayerZone, live, player, zoneIds } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Env, TargetGroup } from '../state/objects.js';
import { byRule, type Obstacle } from '../state/obstacle.js';
import { abilityInfo } from '../state/pool.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { goesBeside, goTogether, someTogether } from './targets-together.js';

/** Entities in the places a requirement speaks of. */
function candidates(s: State, spec: Pick<TargetSpec, 'from' | 'of'>, env: Env): Id[] {
  const out: Id[] = [];
  for (const from of spec.from) {
    if (from === 'players') out.push(...apnap(s).map(seatEntity));
    else if (!isPlayerZone(from)) out.push(...zoneIds(s, from, 0));
    else
      for (const seat of apnap(s))
        if (spec.of === undefined || includesSeat({ s, env, it: 0 }, spec.of, seat)) out.push(...zoneIds(s, from, seat));
  }
  return out;
}

const ITSELF = byRule('notWhat', '115.5');
const OUT_OF_RANGE = byRule('range', '801.4');
const GONE = byRule('notWhat', '115.4');
const SHROUD = byRule('shroud', '702.18a');
const HEXPROOF = byRule('hexproof', '702.11b');
const PROTECTION = byRule('protection', '702.16b');

/** CR 702.11, 702.18, 702.16b, 115.5: what keeps the spell or ability (of `env`) from targeting the entity, whatever it asks for. */
export function targetObstacle(s: State, id: Id, env: Env, self: Id): Obstacle | null {
  if (id === self) return ITSELF;
  if (!affects(s, env, id)) return OUT_OF_RANGE;
  const cant = targetingForbidden(s, (a, cx) => matches({ ...cx, it: id }, a.what, id) && matchesSource(s, cx.env, a.by, self, env));
  if (cant) return cant;
  if (isSeat(id)) return protectedFrom(s, id, env.source) ? PROTECTION : null;
  const o = live(s, id);
  if (!o) return GONE;
  if (o.zone !== 'battlefield') return null;
  const c = characteristicsOf(s, o);
  if (c.keywords & KEYWORD_BITS.shroud) return SHROUD;
  if (c.keywords & KEYWORD_BITS.hexproof && controllerOf(s, id) !== env.you && hexproofFrom(s, id, env)) return HEXPROOF;
  return protectedFrom(s, id, env.source) ? PROTECTION : null;
}

/** Whether the spell or ability may target the entity, if it asks for such a one. */
export const targetable = (s: State, id: Id, env: Env, self: Id): boolean => targetObstacle(s, id, env, self) === null;

/** The `by` of a prohibition judges the spell or ability; before it is on the stack, its source and controller. */
function matchesSource(s: State, ruleEnv: Env, by: Parameters<typeof matches>[1], self: Id, env: Env): boolean {
  if (self !== 0 && live(s, self)) return matches({ s, env: ruleEnv, it: self }, by, self);
  if (by.is === 'controlledBy') return includesSeat({ s, env: ruleEnv, it: 0 }, by.who, env.you);
  if (by.is === 'and' || by.is === 'or') {
    const judge = (f: Filter): boolean => matchesSource(s, ruleEnv, f, self, env);
    return by.is === 'and' ? by.of.every(judge) : by.of.some(judge);
  }
  if (by.is === 'abilityOf') return matches({ s, env: ruleEnv, it: env.source }, by.source, env.source);
  return by.is === 'spell' || by.is === 'ability' || by.is === 'any' ? true : matches({ s, env: ruleEnv, it: env.source }, by, env.source);
}

/** CR 702.11e: "hexproof from [quality]" stops only sources of that quality. */
function hexproofFrom(s: State, id: Id, env: Env): boolean {
  const o = live(s, id);
  if (!o) return false;
  const kinds = characteristicsOf(s, o)
    .abilities.map((a) => abilityInfo(s._pool, a).keyword)
    .filter((k) => k?.keyword === 'hexproof');
  if (kinds.length === 0) return true;
  return kinds.some((k) => k?.filter === undefined || matches({ s, env: { ...env, source: id }, it: env.source }, k.filter, env.source));
}

/** Judges one entity at a time for a requirement, given the earlier choices. */
function legalFor(s: State, spec: TargetSpec, env: Env, self: Id, chosen: readonly TargetGroup[]): (id: Id) => boolean {
  // classic:409.1d: no object is chosen twice, whatever for
  const others = rulesOf(s).sameTarget === 'once' ? chosen : (spec.differentFrom ?? []).map((i) => chosen[i]);
  const taken = others.flatMap((group) => group?.ids ?? []);
  const cx = { s, env, it: 0 };
  const whose = spec.per === undefined ? null : players(cx, spec.per);
  return (id) =>
    !taken.includes(id) && (whose === null || whose.includes(seatFor(s, id))) && matches(cx, spec.what, id) && targetable(s, id, env, self);
}

/** All legal choices for one requirement, given the earlier ones in `env.targets`. */
export const legalTargets = (s: State, spec: TargetSpec, env: Env, self: Id, chosen: readonly TargetGroup[]): Id[] =>
  candidates(s, spec, env).filter(legalFor(s, spec, env, self, chosen));

/** Whether there are so many legal choices: no more of them are judged than that takes, players first. */
function hasLegalTargets(s: State, spec: TargetSpec, env: Env, self: Id, chosen: readonly TargetGroup[], enough: number): boolean {
  if (enough <= 0) return true;
  if (spec.together && enough > 1) return someTogether(s, spec, legalTargets(s, spec, env, self, chosen), enough) !== null;
  const legal = legalFor(s, spec, env, self, chosen);
  const places = spec.from.includes('players') ? [PLAYERS, { ...spec, from: spec.from.filter((from) => from !== 'players') }] : [spec];
  let found = 0;
  return places.some((place) => candidates(s, place, env).some((id) => legal(id) && ++found >= enough));
}

const PLAYERS: Pick<TargetSpec, 'from' | 'of'> = { from: ['players'] };

/** The player a target is chosen for where there are some for each of several: who controls it, or owns it off the battlefield. */
export function seatFor(s: State, id: Id): number {
  const o = live(s, id);
  return !o ? -1 : o.zone === 'battlefield' ? controllerOf(s, id) : o.owner;
}

const most = (s: State, env: Env, max: Quantity | 'any', n: number): number =>
  max === 'any' ? n : Math.min(n, quantity({ s, env, it: 0 }, max));

/** Whether every requirement can be met (CR 601.2c): asked before a spell or ability is offered. */
export const canTarget = (s: State, specs: readonly TargetSpec[], env: Env, self: Id): boolean => completable(s, specs, env, self, []);

const dependent = new WeakMap<TargetSpec, boolean>();

/** Whether what a requirement allows depends on earlier targets ("a creature that player controls", "another target"). */
function dependsOnEarlier(spec: TargetSpec): boolean {
  let known = dependent.get(spec);
  if (known === undefined) {
    known = (spec.differentFrom?.length ?? 0) > 0 || JSON.stringify(spec).includes('"sel":"target"');
    dependent.set(spec, known);
  }
  return known;
}

/** Whether the requirements after those already chosen can be met, too: where they depend on earlier targets each choice is tried. */
function completable(s: State, specs: readonly TargetSpec[], env: Env, self: Id, groups: readonly TargetGroup[]): boolean {
  if (groups.length >= specs.length) return true;
  const here = { ...env, targets: groups };
  const spec = specs[groups.length];
  const min = quantity({ s, env: here, it: 0 }, spec.min);
  const rest = specs.slice(groups.length + 1);
  if (spec.per === undefined && rest.length === 0) return hasLegalTargets(s, spec, here, self, groups, min);
  const legal = legalTargets(s, spec, here, self, groups);
  if (spec.per !== undefined) {
    const each = players({ s, env: here, it: 0 }, spec.per).map((seat) => legal.filter((id) => seatFor(s, id) === seat));
    if (each.some((own) => own.length < min)) return false;
    return completable(s, specs, env, self, [...groups, { ids: each.flatMap((own) => own.slice(0, Math.max(min, 1))) }]);
  }
  if (spec.together && min > 1) {
    const ids = someTogether(s, spec, legal, min);
    return ids !== null && completable(s, specs, env, self, [...groups, { ids }]);
  }
  if (legal.length < min) return false;
  const size = Math.max(min, 1);
  const last = rest.some(dependsOnEarlier) ? Math.max(0, legal.length - size) : 0;
  for (let i = 0; i <= last; i++) if (completable(s, specs, env, self, [...groups, { ids: legal.slice(i, i + size) }])) return true;
  return min === 0 && completable(s, specs, env, self, [...groups, { ids: [] }]);
}

/**
 * Asks for the targets of each requirement in turn; null when one can't be met.
 * @param affordable whether the spell or ability can be paid for with these targets: others are not offered as the last one.
 */
export function chooseTargets(
  g: G,
  seat: number,
  specs: readonly TargetSpec[],
  env: Env,
  self: Id,
  source: Id,
  rule: string,
  affordable?: (groups: readonly TargetGroup[]) => boolean,
): TargetGroup[] | null {
  const groups: TargetGroup[] = env.targets.slice();
  const offset = groups.length;
  for (const [i, spec] of specs.entries()) {
    const { s } = g;
    const here = { ...env, targets: groups };
    const min = quantity({ s, env: here, it: 0 }, spec.min);
    const last = i === specs.length - 1;
    const legal = legalTargets(s, shifted(spec, offset), here, self, groups).filter(
      (id) =>
        goesBeside(s, spec, here, [], id) &&
        inRange(s, seat, id) && // CR 801.5a: who chooses for another chooses within both ranges
        (offset > 0 || min !== 1 || completable(s, specs, env, self, [...groups, { ids: [id] }])) &&
        (affordable === undefined || !last || spec.max !== 1 || affordable([...groups, { ids: [id] }])),
    );
    const divide = spec.divide === undefined ? 0 : quantity({ s, env: here, it: 0 }, spec.divide);
    const max = Math.min(most(s, here, spec.max, legal.length), divide > 0 ? divide : legal.length);
    if (spec.per !== undefined) {
      const group = perPlayer(g, seat, spec, here, legal, min, source, rule);
      if (group === null) return null;
      groups.push(group);
      continue;
    }
    if (legal.length < min || (spec.together && !someTogether(s, spec, legal, min))) return null;
    const ids =
      spec.how === 'random'
        ? randomOf(g, legal, max)
        : (spec.together || spec.total) && max > 1
          ? askTogether(g, seat, spec, here, legal, min, max, source, rule)
          : askTargets(g, chooserOf(g, seat, spec, here, rule), legal, min, max, source, rule);
    groups.push(divide > 0 && ids.length > 0 ? { ids, shares: askShares(g, seat, ids, divide, source) } : { ids });
  }
  return groups;
}

/** Who chooses: the controller, or the player whom the words name; of several opponents one that the controller chooses. */
function chooserOf(g: G, seat: number, spec: TargetSpec, env: Env, rule: string): number {
  if (spec.who === undefined) return seat;
  const one = spec.who.player === 'anOpponent' ? opponentChosen(g, env, rule) : undefined;
  return one ?? players({ s: g.s, env, it: 0 }, spec.who)[0] ?? seat;
}

/** So many for each of several players, in turn order; null when one of them has too few (CR 601.2c). */
function perPlayer(
  g: G,
  seat: number,
  spec: TargetSpec,
  env: Env,
  legal: readonly Id[],
  min: number,
  source: Id,
  rule: string,
): TargetGroup | null {
  const ids: Id[] = [];
  const seats: number[] = [];
  for (const whose of players({ s: g.s, env, it: 0 }, spec.per as NonNullable<TargetSpec['per']>)) {
    const own = legal.filter((id) => seatFor(g.s, id) === whose);
    if (own.length < min) return null;
    const max = most(g.s, env, spec.max, own.length);
    for (const id of spec.how === 'random' ? randomOf(g, own, max) : askTargets(g, seat, own, min, max, source, rule)) {
      ids.push(id);
      seats.push(whose);
    }
  }
  return { ids, seats };
}

const shifted = (spec: TargetSpec, offset: number): TargetSpec =>
  offset === 0 || !spec.differentFrom ? spec : { ...spec, differentFrom: spec.differentFrom.map((i) => i + offset) };

/** Targets that have to do with each other: once some are chosen, only what goes with them. */
function askTogether(
  g: G,
  seat: number,
  spec: TargetSpec,
  env: Env,
  legal: readonly Id[],
  min: number,
  max: number,
  source: Id,
  rule: string,
): Id[] {
  const enough = legal.filter((id) => legal.filter((x) => x === id || goTogether(g.s, spec, x, id)).length >= min);
  const chosen: Id[] = [];
  while (chosen.length < max) {
    const rest = enough.filter((id) => !chosen.includes(id) && goesBeside(g.s, spec, env, chosen, id));
    // what goes with one of the same owner goes with all of them
    const several = chosen.length > 0 && spec.together !== 'differentControllers' && !spec.total;
    const most = Math.min(several ? max - chosen.length : 1, rest.length);
    const least = Math.max(0, min - chosen.length);
    const more = askTargets(g, seat, rest, several ? least : Math.min(1, least), most, source, rule);
    if (more.length === 0) return chosen;
    chosen.push(...more);
    if (several) return chosen;
  }
  return chosen;
}

function askTargets(g: G, seat: number, legal: readonly Id[], min: number, max: number, source: Id, rule: string): Id[] {
  if (max === 0) return [];
  const answer = ask(g, {
    seat,
    kind: 'targets',
    ask: { form: 'pick', options: legal.map((entity) => ({ entity })), min, max },
    rule,
    prompt: { id: 'ask.targets', params: { min, max } },
    source,
    visible: 'all',
  });
  return 'pick' in answer ? answer.pick.map((i) => legal[i]) : [];
}

/** CR 601.2d: each target gets at least one. */
function askShares(g: G, seat: number, ids: readonly Id[], total: number, source: Id): readonly number[] {
  if (ids.length === 1) return [total];
  const least = ids.map(() => 1);
  const answer = ask(g, {
    seat,
    kind: 'divide',
    ask: { form: 'divide', options: ids.map((entity) => ({ entity })), total, least, most: ids.map(() => total) },
    rule: '601.2d',
    prompt: { id: 'ask.divide', params: { total } },
    source,
    visible: 'all',
  });
  return 'divide' in answer ? answer.divide : least;
}

/** CR 608.2b: targets that are still legal; the filter is judged again with the environment as it is now. */
export function recheckTargets(s: State, specs: readonly TargetSpec[], env: Env, self: Id): TargetGroup[] {
  return env.targets.map((group, i) => {
    const spec = specs[i];
    if (!spec) return group;
    const cx = { s, env, it: 0 };
    const kept = group.ids.map(
      (id, k) =>
        inPlace(s, spec, id) &&
        targetable(s, id, env, self) &&
        (group.seats === undefined || group.seats[k] === seatFor(s, id)) &&
        matches(cx, spec.what, id),
    );
    const alone = kept.slice();
    // what is still controlled by "the same player" or "different players" is judged of those that are there
    if (spec.together && spec.together !== 'owner')
      for (const [k, id] of group.ids.entries())
        if (!group.ids.every((x, j) => j === k || !alone[j] || goTogether(s, spec, id, x))) kept[k] = false;
    return {
      ids: group.ids.filter((_, k) => kept[k]),
      ...(group.shares ? { shares: group.shares.filter((_, k) => kept[k]) } : {}),
      ...(group.seats ? { seats: group.seats.filter((_, k) => kept[k]) } : {}),
    };
  });
}

function inPlace(s: State, spec: TargetSpec, id: Id): boolean {
  if (isSeat(id)) return spec.from.includes('players') && !player(s, -id - 1).lost;
  const o = live(s, id);
  return o !== null && spec.from.some((z) => z === o.zone);
}
