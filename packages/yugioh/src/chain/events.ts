/** Whether something that happened is what a text waits for (Y19). */

import type { Whose } from '../language/basics.js';
import type { ActivatedKind, Cause, EventPattern, Filter, PlaceRef, Subject } from '../language/expressions.js';
import type { SummonKind } from '../language/index.js';
import { seatsFor } from '../reading/looks.js';
import { placesOf } from '../reading/places.js';
import { type Env, fits } from '../reading/values.js';
import { card, onField, printed } from '../state/access.js';
import type { Happening, Link, State, Zone } from '../state/types.js';

/** The first of these happenings that a pattern means, or null. */
export function eventFor(s: State, pattern: EventPattern, env: Env, happened: readonly Happening[]): Happening | null {
  return happened.find((h) => means(s, pattern, env, h)) ?? null;
}

/** Whether a pattern is about this very card. */
export const isAboutSelf = (p: EventPattern): boolean =>
  p.on === 'or' ? p.of.some(isAboutSelf) : 'what' in p && typeof p.what === 'object' && 'self' in p.what;

/** Whether the card of a happening is the one that is meant. */
function isSubject(s: State, what: Subject, env: Env, h: Happening): boolean {
  if ('self' in what) {
    if (h.row !== env.self || (what.yours && h.seat !== env.you)) return false;
    // Y19.18
    if ((what.up && !wasUp(h)) || (what.down && h.up)) return false;
    if (what.summoned && !isKind(h.was ?? 'rule', [what.summoned])) return false;
    if ((what.equipped && !h.equipped) || (what.attacking && s.battle?.attacker !== h.row)) return false;
    return !what.at || zoneNames(h.from === 'none' ? card(s, h.row).zone : h.from).includes(what.at);
  }
  if ('host' in what) return h.row >= 0 && card(s, env.self).host === h.row;
  if (h.row < 0) return false;
  if (what.of !== 'either' && (what.of === 'you') !== (h.seat === env.you)) return false;
  return LEAVES.has(h.what) ? fittedWhere(s, what.any, env, h) : fits(s, h.row, what.any, env);
}

const LEAVES: ReadonlySet<Happening['what']> = new Set(['sent', 'destroyed', 'left', 'banished', 'tributed', 'returned'] as const);

/** Y19.18: face-up it was on the field only. */
const wasUp = (h: Happening): boolean => h.up && (!LEAVES.has(h.what) || h.from === 'monster' || h.from === 'spell');

/** Y19.18: of a card that left the field it is asked how it lay there. */
function fittedWhere(s: State, filter: Filter, env: Env, h: Happening): boolean {
  const onField = h.from === 'monster' || h.from === 'spell';
  const list = filter.is === 'and' ? filter.of : [filter];
  return list.every((f) => (onField && f.is === 'face' ? h.up === (f.face === 'up') : fits(s, h.row, f, env)));
}

const zoneNames = (zone: Zone): string[] => placesOf({ zone, place: 0, scale: false } as never);

const isFrom = (s: State, h: Happening, p: { from?: readonly string[]; fromOf?: Whose }, env: Env): boolean => {
  const { from, fromOf } = p;
  if (from && !zoneNames(h.from).some((z) => from.includes(z))) return false;
  const seat = h.what === 'summoned' ? card(s, h.row).owner : h.seat;
  return !fromOf || fromOf === 'either' || (fromOf === 'you') === (seat === env.you);
};

/** Y8.16 */
const isKind = (how: Happening['how'], kinds: readonly SummonKind[]): boolean =>
  kinds.some(
    (k) =>
      k === how ||
      (k === 'normal' && how === 'tribute') ||
      (k === 'special' && ['fusion', 'ritual', 'synchro', 'xyz', 'pendulum', 'link'].includes(how)),
  );

const byOpponent = (env: Env, h: Happening): boolean => h.by >= 0 && h.by !== env.you;

function means(s: State, p: EventPattern, env: Env, h: Happening): boolean {
  switch (p.on) {
    case 'or':
      return p.of.some((x) => means(s, x, env, h));
    case 'summoned':
      return isSummoned(s, p, env, h);
    case 'phase':
      return h.what === 'phase' && s.phase === p.phase && seatsFor(p.of, s, env.you).includes(s.active);
    case 'wouldSummon':
    case 'battleStart':
    case 'battleEnd':
    case 'damage':
    case 'gain':
      return h.what === p.on && concerns(s, p, env, h);
    case 'activated':
      return h.what === 'activated' && (isLast(s, h) || s.chain.length === 0) && answersLink(s, p, env, h);
    case 'sent':
    case 'destroyed':
    case 'leaves':
    case 'banished':
    case 'discarded':
    case 'tributed':
    case 'material':
    case 'returned':
    case 'added':
    case 'drawn':
      return moved(s, p, env, h);
    default:
      return fought(s, p, env, h);
  }
}

type Plain = Extract<EventPattern, { on: 'wouldSummon' | 'battleStart' | 'battleEnd' | 'damage' | 'gain' }>;

/** Whether something of this kind is what is meant. */
function concerns(s: State, p: Plain, env: Env, h: Happening): boolean {
  switch (p.on) {
    case 'battleStart':
      return true;
    case 'battleEnd':
      return !p.fought || card(s, env.self).fought === s.turn;
    case 'wouldSummon':
      // Y8.4: only as Chain Link 1.
      return (
        s.chain.length === 0 &&
        isKind(h.how, p.kinds) &&
        isSubject(s, p.what, env, h) &&
        (!p.who || seatsFor(p.who, s, env.you).includes(h.seat))
      );
    case 'gain':
      return seatsFor(p.who, s, env.you).includes(h.seat);
    case 'damage':
      return seatsFor(p.who, s, env.you).includes(h.seat) && (!p.by || h.how === p.by);
    default:
      return p satisfies never;
  }
}

/** By whose effect; a card's own way to be Summoned is its own (Y10.2). */
const isSummonedBy = (s: State, h: Happening, via: Filter, env: Env): boolean =>
  h.source >= 0 ? fits(s, h.source, via, env) : via.is === 'self' && h.how === 'special';

/** Y19.1: a Summon that succeeded. */
function isSummoned(s: State, p: Extract<EventPattern, { on: 'summoned' }>, env: Env, h: Happening): boolean {
  if (p.flipped && h.what === 'flipped') return isSubject(s, p.what, env, h);
  return (
    h.what === 'summoned' &&
    isKind(h.how, p.kinds) &&
    isSubject(s, p.what, env, h) &&
    isFrom(s, h, p, env) &&
    (!p.via || isSummonedBy(s, h, p.via, env)) &&
    (!p.using || card(s, h.row).summoned?.with?.some((m) => p.using && fits(s, m, p.using, env)) === true) &&
    (!p.into || fits(s, h.row, { is: p.into }, env)) &&
    (!p.side || p.side === 'either' || (p.side === 'you') === (h.seat === env.you)) &&
    (!p.who || seatsFor(p.who, s, env.you).some((seat) => seat === h.by))
  );
}

/** Y16.22, Y18.7: whether the last Chain Link is what is answered. */
export function answersLink(s: State, p: Extract<EventPattern, { on: 'activated' }>, env: Env, h: Happening): boolean {
  const link = s.chain[h.amount - 1] ?? h.link;
  if (!link) return false;
  const { targets } = link;
  const isTarget = (row: number): boolean =>
    p.targets !== undefined &&
    (p.of === 'either' || card(s, row).controller === env.you) &&
    onField(s, row) &&
    fits(s, row, p.targets, env);
  return (
    seatsFor(p.who, s, env.you).includes(h.seat) &&
    p.what.some((k) => isKindOf(s, k, h.row, link)) &&
    (!p.card || fits(s, h.row, p.card, env)) &&
    (!p.targetsSelf || targets.some(([row]) => row === env.self)) &&
    (!p.targets || targets.some(([row]) => isTarget(row))) &&
    (!p.alone || targets.length === 1) &&
    (!p.link || h.amount >= p.link) &&
    (!p.answers || isAnswer(s, p.answers, env, h.amount - 2)) &&
    (!p.where || p.where.some((ref) => isActivatedAt(link, ref, env))) &&
    (!p.does || wouldDo(s, link, p.does))
  );
}

/** Y18.7: whether the link before was such an activation of the player. */
function isAnswer(s: State, to: { what: readonly ActivatedKind[]; card: Filter }, env: Env, at: number): boolean {
  const before = s.chain[at];
  if (!before || before.seat !== env.you) return false;
  return to.what.some((k) => isKindOf(s, k, before.row, before)) && fits(s, before.row, to.card, env);
}

/** Y16.22: from where a link was activated. */
const isActivatedAt = (link: Link, ref: PlaceRef, env: Env): boolean =>
  zoneNames(link.from).includes(ref.place) && (ref.whose === 'either' || (ref.whose === 'you') === (link.seat === env.you));

/** Y19.10: whether its effect has such a thing among what it does. */
function wouldDo(s: State, link: Link, does: readonly string[]): boolean {
  const { meaning } = s._pool.cards[link.card];
  const text = link.text < 0 ? undefined : (link.pendulum ? meaning.pendulum : meaning.texts)?.[link.text];
  return text !== undefined && 'do' in text && does.some((d) => JSON.stringify(text.do).includes(`"do":"${d}"`));
}

type MovedPattern = Extract<
  EventPattern,
  { on: 'sent' | 'destroyed' | 'leaves' | 'banished' | 'discarded' | 'tributed' | 'material' | 'returned' | 'added' | 'drawn' }
>;

/** Y25.1: by what, and from where. */
function isSoCaused(s: State, p: MovedPattern, env: Env, h: Happening): boolean {
  if (('by' in p && !causes(p.by, env, h)) || ('from' in p && !isFrom(s, h, p, env))) return false;
  return !('via' in p && p.via) || (h.how === 'effect' && h.source >= 0 && fits(s, h.source, p.via, env));
}

/** Y11.24, Y20.16: from under an Xyz Monster, or as it was excavated. */
const isSentSo = (p: Extract<EventPattern, { on: 'sent' }>, h: Happening): boolean =>
  (!p.under || h.from === 'material') && (!p.dug || h.dug === true);

function moved(s: State, p: MovedPattern, env: Env, h: Happening): boolean {
  if (h.what !== (p.on === 'leaves' ? 'left' : p.on) || !isSubject(s, p.what, env, h) || !isSoCaused(s, p, env, h)) return false;
  switch (p.on) {
    case 'sent':
      return isSentSo(p, h) && isInGy(s, h, p.to, env) && isFor(s, p, env, h);
    case 'destroyed':
      return (!p.sent || h.amount === 1) && isInGy(s, h, p.to, env) && isFoe(s, h, p.foe, env);
    case 'material':
      return h.kind !== undefined && p.for.includes(h.kind);
    case 'added':
      return isAddition(p, h);
    case 'leaves':
    case 'discarded':
    case 'returned':
    case 'banished':
    case 'drawn':
      return true;
    case 'tributed':
      return (!p.sent || card(s, h.row).zone === 'grave') && (!p.for || h.kind === p.for);
    default:
      return p satisfies never;
  }
}

/** Y25.4: not by a draw, or by one that counts. */
const isAddition = (p: Extract<EventPattern, { on: 'added' }>, h: Happening): boolean =>
  h.amount === 0 || p.drawn === 'any' || (p.drawn === 'effect' && h.how === 'effect');

/** Y26.6 */
function isHostless(s: State, how: 'left' | 'sent' | 'destroyed' | 'battle', h: Happening): boolean {
  if (h.how !== 'rule' || h.other < 0) return false;
  const { zone, came } = card(s, h.other);
  if (how === 'left') return zone !== 'monster';
  if (zone !== 'grave' || how === 'sent') return zone === 'grave';
  return came?.destroyed === true && (how === 'destroyed' || came.how === 'battle');
}

/** Y11.18, Y17.6: as a material for what, or as a cost of whose effect. */
function isFor(s: State, p: Extract<EventPattern, { on: 'sent' }>, env: Env, h: Happening): boolean {
  if (p.hostless && !isHostless(s, p.hostless, h)) return false;
  if (p.as && (p.as === 'any' ? h.kind === undefined : h.kind !== p.as)) return false;
  if (p.costOf && !(h.how === 'cost' && h.source >= 0 && fits(s, h.source, p.costOf, env))) return false;
  return isFoe(s, h, p.forWhat, env);
}

/** Y3.11: whose GY it went to. */
const isInGy = (s: State, h: Happening, to: 'you' | 'opponent' | 'either' | undefined, env: Env): boolean =>
  !to || to === 'either' || (to === 'you') === (card(s, h.row).owner === env.you);

function causes(by: Cause | undefined, env: Env, h: Happening): boolean {
  if (by === undefined) return true;
  if (by === 'battle' || by === 'effect') return h.how === by;
  if (by === 'either') return h.how === 'battle' || h.how === 'effect';
  if (by === 'opponent') return byOpponent(env, h);
  if (by === 'notBattle') return h.how !== 'battle';
  if (by === 'yourEffect') return h.how === 'effect' && h.by === env.you;
  if (by === 'battleOrOpponent' && h.how === 'battle') return true;
  return h.how === 'effect' && byOpponent(env, h);
}

type FoughtPattern = Exclude<
  EventPattern,
  MovedPattern | { on: 'or' | 'summoned' | 'phase' | 'activated' | 'damage' | 'gain' | 'battleStart' | 'battleEnd' | 'wouldSummon' }
>;

function fought(s: State, p: FoughtPattern, env: Env, h: Happening): boolean {
  if (p.on === 'involved') return isInvolved(s, p, env, h);
  if (h.what !== p.on || !isSubject(s, p.what, env, h)) return false;
  switch (p.on) {
    case 'attacks':
      return (!p.direct || h.other < 0) && isFoe(s, h, p.at, env);
    case 'battleDamage':
      return seatsFor(p.to, s, env.you).some((seat) => seat === h.by) && (!p.direct || h.other < 0);
    case 'battleDestroys':
      return (!p.sent || (h.other >= 0 && card(s, h.other).zone === 'grave')) && isFoe(s, h, p.victim, env);
    case 'damageEnd':
      return isFoe(s, h, p.with, env);
    case 'battled':
    case 'damageStart':
    case 'damageBefore':
      return isFoe(s, h, p.with, env) && (p.attacks === undefined || p.attacks === (s.battle?.attacker === h.row));
    case 'turned':
      return !p.to || (p.to === 'set' ? !card(s, h.row).up : card(s, h.row).up && card(s, h.row).position === p.to);
    case 'flipped':
    case 'attacked':
      return true;
    default:
      return p satisfies never;
  }
}

/** Y13.5 */
function isInvolved(s: State, p: Extract<EventPattern, { on: 'involved' }>, env: Env, h: Happening): boolean {
  if (h.what !== 'attacks' || (p.foe && h.other < 0)) return false;
  if (isSubject(s, p.what, env, h)) return true;
  return h.other >= 0 && isSubject(s, p.what, env, { ...h, row: h.other, other: h.row, seat: card(s, h.other).controller });
}

/** Whether the other card, of the battle or of the Summon, is like this. */
const isFoe = (s: State, h: Happening, filter: Filter | undefined, env: Env): boolean =>
  !filter || (h.other >= 0 && fits(s, h.other, filter, env));

/** Y18.7: a response answers the last Chain Link. */
export const isLast = (s: State, h: Happening): boolean =>
  s.chain.length > 0 && s.chain[s.chain.length - 1].row === h.row && s.chain.length === h.amount;

/** Y16.21, Y16.22 */
function isKindOf(s: State, kind: ActivatedKind, row: number, link: Link): boolean {
  const p = printed(s, row);
  switch (kind) {
    case 'any':
      return true;
    case 'spellCard':
      return link.isCard && p.kind !== 'trap';
    case 'trapCard':
      return link.isCard && p.kind === 'trap';
    case 'monsterEffect':
      return !link.isCard && p.kind === 'monster' && !(link.from === 'spell');
    case 'spellEffect':
      return !link.isCard && p.kind === 'spell';
    case 'trapEffect':
      return !link.isCard && p.kind === 'trap';
    default:
      return kind satisfies never;
  }
}
