/** What "can't" says (CR 101.2): each question is asked of the rules statements in force. */

import type { Action, Cost, Filter, PlayerRef } from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import { characteristics, characteristicsOf, controllerOf, derived, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { matches } from '../reading/filter.js';
import { isCausedBy } from '../reading/resolving.js';
import { includesSeat, isTurnOf } from '../reading/seats.js';
import { sorceryTime } from '../reading/timing.js';
import { hasType, isLegendary } from '../reading/traits.js';
import { live, player } from '../state/access.js';
import { eventsOf } from '../state/asked.js';
import type { Cx } from '../state/context.js';
import type { RuleInForce } from '../state/derived.js';
import type { Obj } from '../state/objects.js';
import { byRule, byStatement, type Obstacle } from '../state/obstacle.js';
import { abilityInfo, restricting } from '../state/pool.js';
import type { Damage } from '../state/proposals.js';
import { inCommon, lifeWith } from '../state/teams.js';
import type { State } from '../state/types.js';

type ActOf<K extends Action['act']> = Extract<Action, { act: K }>;

/** The first "can't" about this kind of action that passes the test; null where there is none. */
function prohibition<K extends Action['act']>(s: State, act: K, test: (action: ActOf<K>, cx: Cx) => boolean): RuleInForce | null {
  for (const r of derived(s).rules) {
    if (r.rule.rule === 'cant' && r.rule.action.act === act && test(r.rule.action as ActOf<K>, { s, env: r.env, it: 0 })) return r;
  }
  return null;
}

/** Whether any "can't" about this kind of action passes the test. */
export const forbidden = <K extends Action['act']>(s: State, act: K, test: (action: ActOf<K>, cx: Cx) => boolean): boolean =>
  prohibition(s, act, test) !== null;

const byEffect = (r: RuleInForce | null, rule: string): Obstacle | null => (r === null ? null : byStatement(r, rule));

const about = (id: Id) => (a: { what: Filter }, cx: Cx) => matches(cx, a.what, id);
/** The same of what a team has in common (CR 810.8a): forbidden to one of its players it is to all. */
const ofTeam = (seat: number) => (a: { who: PlayerRef }, cx: Cx) => inCommon(cx.s, seat).some((each) => includesSeat(cx, a.who, each));
/** The same of the life total that a team shares (CR 810.9g-h, 904.13b). */
const ofLife = (seat: number) => (a: { who: PlayerRef }, cx: Cx) => lifeWith(cx.s, seat).some((each) => includesSeat(cx, a.who, each));

/** CR 615.12: damage from this source can't be prevented, where it is of the kind that is meant. */
export const cantPrevent = (s: State, { source, combat }: Pick<Damage, 'source' | 'combat'>): boolean =>
  forbidden(s, 'preventDamage', (a, cx) => (a.kind === undefined || combat === 1) && matches(cx, a.source, source));
/** CR 701.15c */
export const cantRegenerate = (s: State, id: Id): boolean => forbidden(s, 'regenerate', about(id));
/** CR 101.2: by this spell, or by an ability of this object. */
export const cantBeCountered = (s: State, id: Id, by: Id): boolean =>
  forbidden(s, 'counter', (a, cx) => matches(cx, a.what, id) && (a.by === undefined || matches(cx, a.by, by)));
export const cantBeSacrificed = (s: State, id: Id): boolean =>
  forbidden(s, 'sacrifice', (a, cx) => isCausedBy(cx, a.causedBy) && matches(cx, a.what, id));
/** CR 101.2: asked of what is not on the battlefield. */
export const cantEnter = (s: State, id: Id, from: Obj['zone']): boolean =>
  forbidden(s, 'enter', (a, cx) => (a.from === undefined || a.from.some((zone) => zone === from)) && matches(cx, a.what, id));
/** CR 101.2 */
export const cantPhaseOut = (s: State, id: Id): boolean => forbidden(s, 'phaseOut', about(id));
/** CR 101.2, 702.122c */
export const cantCrew = (s: State, id: Id): boolean => forbidden(s, 'crew', about(id));
/** CR 101.2, 701.21b */
export const cantUntap = (s: State, id: Id): boolean => forbidden(s, 'untap', about(id));
export const cantTransform = (s: State, id: Id): boolean => forbidden(s, 'transform', about(id));
/** CR 119.7 */
export const cantGainLife = (s: State, seat: number): boolean => forbidden(s, 'gainLife', ofLife(seat));
/** CR 119.8 */
export const cantLoseLife = (s: State, seat: number): boolean => forbidden(s, 'loseLife', ofLife(seat));
/** CR 121.2: cards are drawn one at a time. */
export const cantDraw = (s: State, seat: number): boolean =>
  forbidden(s, 'draw', (a, cx) => includesSeat(cx, a.who, seat) && (a.moreThan === undefined || drawnThisTurn(s, seat) >= a.moreThan));
const drawnThisTurn = (s: State, seat: number): number => eventsOf(s).filter((e) => e.kind === 'draw' && e.player === seat).length;
/** CR 701.19, 116.2d */
export const cantSearch = (s: State, seat: number): boolean =>
  forbidden(s, 'search', (a, cx) => includesSeat(cx, a.who, seat) && !(a.ignore && ignores(s, seat, cx.env.source)));
const ignores = (s: State, seat: number, source: Id): boolean => player(s, seat).ignoring?.includes(source) ?? false;
/** CR 116.2d: the effects that the seat can pay for to ignore, and does not ignore yet. */
export const ignorableBy = (s: State, seat: number): readonly { rule: RuleInForce; cost: readonly Cost[] }[] =>
  derived(s).rules.flatMap((r) => {
    const cost = r.rule.rule === 'cant' && r.rule.action.act === 'search' ? r.rule.action.ignore : undefined;
    return cost && !ignores(s, seat, r.env.source) ? [{ rule: r, cost }] : [];
  });
/** CR 118.3, 101.2: whether costs of spells and of abilities can't be paid with life, or by sacrificing the permanent. */
export const cantPayWith = (s: State, seat: number, how: 'life' | 'sacrifice', id: Id): boolean =>
  forbidden(s, 'pay', (a, cx) => a.with === how && includesSeat(cx, a.who, seat) && (how === 'life' || matches(cx, a.what, id)));
/** The life that the seat can pay as part of the cost of a spell or of an ability (CR 119.4). */
export const lifeToPay = (s: State, seat: number): number => (cantPayWith(s, seat, 'life', 0) ? 0 : player(s, seat).life);
/** CR 104.3, 104.2 */
export const cantLoseGame = (s: State, seat: number): boolean =>
  forbidden(s, 'loseGame', (a, cx) => a.for === undefined && ofTeam(seat)(a, cx));
/** CR 704.5a, 101.2 */
export const cantLoseForLife = (s: State, seat: number): boolean =>
  forbidden(s, 'loseGame', (a, cx) => a.for === 'life' && ofLife(seat)(a, cx));
export const cantWinGame = (s: State, seat: number): boolean => forbidden(s, 'winGame', ofTeam(seat));
/** CR 502.3. A statement about the next untap step of its controller is over for those that have had it. */
export const doesntUntap = (s: State, id: Id): boolean => {
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'cant' || r.rule.action.act !== 'untapInUntapStep' || r.rule.action.moreThan !== undefined) continue;
    const cx = { s, env: r.env, it: 0 };
    if (r.rule.action.whose && !isTurnOf(cx, r.rule.action.whose)) continue;
    if ((r.affected === null || r.affected.includes(id)) && matches(cx, r.rule.action.what, id)) return true;
  }
  return false;
};
/** CR 502.3: an effect may have it untap during the untap step of another player. */
export const untapsNow = (s: State, id: Id): boolean =>
  derived(s).rules.some(
    (r) =>
      r.rule.rule === 'untapsDuring' &&
      isTurnOf({ s, env: r.env, it: id }, r.rule.whose) &&
      matches({ s, env: r.env, it: id }, r.rule.what, id),
  );
/** CR 502.3: an effect may let its controller keep it tapped. */
export const mayKeepTapped = (s: State, id: Id): boolean =>
  derived(s).rules.some((r) => r.rule.rule === 'keepTapped' && matches({ s, env: r.env, it: id }, r.rule.what, id));
export const cantPutCounters = (s: State, id: Id, counter: string): boolean =>
  forbidden(
    s,
    'putCounters',
    (a, cx) => (a.counter === 'any' || a.counter === counter) && poisonedTogether(s, id, counter).some((each) => matches(cx, a.what, each)),
  );
/** CR 810.10c: those for whom it is forbidden if it is for one of them. */
const poisonedTogether = (s: State, id: Id, counter: string): readonly Id[] =>
  isSeat(id) && counter === 'poison' ? inCommon(s, seatOf(id)).map(seatEntity) : [id];
/** CR 113.6, 601.3: a card that restricts its own casting does so wherever it can be cast from. */
function restrictsItself(s: State, seat: number, spell: Id): boolean {
  const o = live(s, spell);
  if (!o || !s._pool.restrictsCasting) return false;
  const env = staticEnv(spell, seat);
  return characteristicsOf(s, o).abilities.some((node) =>
    abilityInfo(s._pool, node).statics.some(
      ({ ability }) => restricting(ability) && (!ability.condition || conditionHolds(s, ability.condition, env)),
    ),
  );
}

const RESTRICTS_ITSELF = byRule('condition', '601.3');
const NO_LEGEND = byRule('legendary', '205.4e');

/** CR 205.4e: a legendary instant or sorcery is cast only by who controls a legendary creature or planeswalker. */
function lacksLegend(s: State, seat: number, spell: Id): boolean {
  const c = characteristics(s, spell);
  if (!isLegendary(c) || !(hasType(c, 'Instant') || hasType(c, 'Sorcery'))) return false;
  return !s.battlefield.some((id) => {
    const other = characteristics(s, id);
    return controllerOf(s, id) === seat && isLegendary(other) && (hasType(other, 'Creature') || hasType(other, 'Planeswalker'));
  });
}

/** CR 601.3: what forbids casting the spell. */
export function castingForbidden(s: State, seat: number, spell: Id): Obstacle | null {
  if (restrictsItself(s, seat, spell)) return RESTRICTS_ITSELF;
  if (lacksLegend(s, seat, spell)) return NO_LEGEND;
  const r = prohibition(
    s,
    'cast',
    (a, cx) =>
      (a.when === undefined || !sorceryTime(s, seat)) && includesSeat(cx, a.who, seat) && matches({ ...cx, casting: spell }, a.what, spell),
  );
  return byEffect(r, '601.3');
}
export const cantCast = (s: State, seat: number, spell: Id): boolean => castingForbidden(s, seat, spell) !== null;

/** CR 305.2, 305.3: what forbids playing the land. */
export const landForbidden = (s: State, seat: number, land: Id): Obstacle | null =>
  byEffect(
    prohibition(
      s,
      'playLand',
      (a, cx) => (a.from === undefined || live(s, land)?.zone === a.from) && includesSeat(cx, a.who, seat) && matches(cx, a.what, land),
    ),
    '305.2',
  );

/** CR 602.5: what forbids activating abilities of this kind of the object. */
export function activatingForbidden(s: State, seat: number, source: Id, kind: 'mana' | 'loyalty' | 'other'): Obstacle | null {
  const r = prohibition(
    s,
    'activate',
    (a, cx) =>
      includesSeat(cx, a.who, seat) &&
      (a.kind === 'any' || (a.kind === 'nonMana' && kind !== 'mana') || (a.kind === 'loyalty' && kind === 'loyalty')) &&
      matches(cx, a.what, source),
  );
  return byEffect(r, '602.5');
}
export const cantActivate = (s: State, seat: number, source: Id, kind: 'mana' | 'loyalty' | 'other'): boolean =>
  activatingForbidden(s, seat, source, kind) !== null;

/** CR 115.4, 101.2: the effect that says that this can't be the target. */
export const targetingForbidden = (s: State, test: (action: ActOf<'target'>, cx: Cx) => boolean): Obstacle | null =>
  byEffect(prohibition(s, 'target', test), '115.4');
