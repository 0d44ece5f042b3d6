/** Filters: what one entity is like, judged by the state ({@link judge} says what they mean). */

import { type ActivatedAbility, type Cost, type Filter, judge, judgeDescribed, SECTORS, type World } from '@apnap/ability';
import { type Id, seatOf, tick } from '@apnap/kernel';
import { live, player, record } from '../state/access.js';
import { eventsOf } from '../state/asked.js';
import { type Cx, wordOf, wordsOf } from '../state/context.js';
import { isVerb } from '../state/events.js';
import { FLAG, type Obj } from '../state/objects.js';
import { abilityInfo, nodeOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { isManaAbility, isTriggeredManaAbility } from './adds-mana.js';
import { characteristicsOf, controllerOf } from './characteristics.js';
import { isDesignated } from './designations.js';
import { statOf, valuesOfHalves } from './numbers.js';
import { partnerOf } from './pairs.js';
import { copyOfPrepared } from './prepared.js';
import { affects } from './range.js';
import { includesSeat } from './seats.js';
import { hasKeyword } from './traits.js';
import { votedFor } from './votes.js';

/** Whether an entity is as the filter says. Objects that are gone are judged by their last-known information (CR 608.2h). */
export function matches(cx: Cx, f: Filter, id: Id): boolean {
  tick();
  return judge(STATE, cx, f, id) === true;
}

/** Like {@link matches}, of something that may be in any zone: "a creature" is one on the battlefield, or one that has left it (CR 109.2, 608.2h). */
export function matchesDescribed(cx: Cx, f: Filter, id: Id): boolean {
  tick();
  return judgeDescribed(STATE, cx, f, id) === true;
}

const under = (cx: Cx, it: Id): Cx => (it === cx.it ? cx : { ...cx, it });

const IN_SECTOR = SECTORS.reduce((n, sector) => n | FLAG[sector], 0);

/** A state, which knows everything: its answers are never unsure, and what is not there is like nothing. */
const STATE: World<Cx, Obj> = {
  unsure: () => false,
  seat: seatOf,
  reaches: (cx, id) => cx.s.range === undefined || affects(cx.s, cx.env, id),
  find: (cx, id) => record(cx.s, id),
  traits: (cx, o) => characteristicsOf(cx.s, o),

  isAmong: (cx, ref, seat) => includesSeat(cx, ref, seat),
  select: (cx, sel) => procedures.select(cx, sel),
  quantity: (cx, q, it) => procedures.quantity(under(cx, it), q),
  holds: (cx, cond, it) => procedures.holds(under(cx, it), cond),
  happened: (cx, f, id) => procedures.matchHistory(under(cx, id), f.event, f).length > 0,
  word: (cx, ref) => wordOf(cx, ref),
  words: (cx, ref) => wordsOf(cx, ref),

  countersOf: (cx, seat) => player(cx.s, seat).counters,
  designated: (cx, seat, designation) => isDesignated(cx.s, seat, designation),
  voted: (cx, f, seat) => votedLike(cx, f, seat),

  stat: (cx, o, stat) => statOf(cx.s, o.id, stat),
  halfValues: (cx, o) => (rulesOf(cx.s).splitValue === 'either' ? valuesOfHalves(cx.s, o) : null),
  mark: (_, o, mark) => (o.flags & FLAG[mark]) !== 0,
  onStack: (_, o) => (o.stack === null || o.stack.kind === 'damage' ? null : o.stack.kind),
  isAboutToBeCast: (cx, id) => cx.casting === id,
  hasAbility: (cx, o, kind) => characteristicsOf(cx.s, o).abilities.some((a) => isOfKind(cx.s, a, kind)),
  // CR 715.2, 708.2: what is face down has no other characteristics
  hasAdventure: ({ s }, o) =>
    (o.flags & FLAG.faceDown) === 0 &&
    (o.stack === null || o.stack.kind === 'spell') &&
    (s._pool.cards[(o.copyOf ?? o).card].card.faces[1]?.subtypes.includes('Adventure') ?? false),
  activationCost: ({ s }, o) => (o.stack?.kind === 'activated' ? manaOf(nodeOf<ActivatedAbility>(s._pool, o.stack.ability).cost) : null),
  hasKeyword: (cx, o, keyword, words) =>
    (keyword === 'flying' && cx.flying === o.id) || hasKeyword(cx, characteristicsOf(cx.s, o), keyword, words),
  attachments: (cx, o) => attachmentsOf(cx, o),
  isPaired: (cx, o) => partnerOf(cx.s, o.id) !== 0,
  isRingBearer: (cx, o) => o.zone === 'battlefield' && player(cx.s, controllerOf(cx.s, o.id)).bearer === o.id,
  isPrepared: (cx, o) => copyOfPrepared(cx.s, o) !== 0,
  isTransformed: (_, o) => o.face === 1,
  sector: (cx, id) => {
    const flags = record(cx.s, id)?.flags ?? 0;
    return (flags & IN_SECTOR) === 0 ? null : (SECTORS.find((sector) => flags & FLAG[sector]) ?? null);
  },
  aims: (cx, o) => ((cx.casting === o.id ? cx.aims : undefined) ?? o.stack?.env.targets ?? []).flatMap((group) => group.ids),
  sourceOf: (_, o) => o.stack?.env.source ?? null,
  couldBeTarget: (cx, spell, id) => procedures.couldBeTarget(cx.s, spell, id),

  isBlocking: (_, o) => o.blocking !== null,
  blockedBy: (cx, id) => live(cx.s, id)?.blocking ?? lastBlockedBy(cx, id),
  attacksWithOthers: ({ s }, o) => (o.zone === 'gone' ? o.last?.alone !== 1 : othersFight(s, o, 'attacking')),
  blocksWithOthers: ({ s }, o) => (o.zone === 'gone' ? o.last?.alone !== 1 : othersFight(s, o, 'blocking')),
  wasAttachedTo: (cx, o, host) => lastAttached(cx, o, host),
  hasBlocked: (cx, o, attacker) => lastBlocked(cx, o, attacker),

  cast: (_, o) => o.cast,
  isWhatBecame: (cx, id) => isWhatBecame(cx, id),
  isCastOf: (cx, card, o) => {
    const was = record(cx.s, card);
    return was?.zone === 'gone' && was.became === o.id && o.cast !== null;
  },
  arrived: ({ s }, o, since) =>
    since === 'thisTurn'
      ? o.since >= s.turn.number // CR 702.154a
      : o.since >= player(s, controllerOf(s, o.id)).lastUpkeep, // CR 702.30a
  putHere: (cx, f, o) => cameHere(cx, f, o.id),
};

/** Whether the ability, or one that it stands for, is of the kind (CR 113.3, 602.1, 605.1). */
function isOfKind(s: State, node: number, kind: 'activated' | 'mana' | 'any'): boolean {
  if (kind === 'any') return true;
  const { activated, triggered } = abilityInfo(s._pool, node);
  if (kind === 'activated') return activated.length > 0;
  return (
    activated.some(({ ability }) => isManaAbility(ability)) ||
    triggered.some(({ ability }) => isTriggeredManaAbility(ability.event, ability.program))
  );
}

const manaOf = (cost: readonly Cost[]): string =>
  cost.map((c) => (c.pay === 'mana' ? c.mana : c.pay === 'or' ? c.of.map(manaOf).join('') : '')).join('');

/** CR 400.7e: the ability of a permanent that has gone finds what it became, which is not "another" either. */
const isWhatBecame = (cx: Cx, id: Id): boolean => {
  const source = record(cx.s, cx.env.source);
  return source?.zone === 'gone' && source.became !== 0 && source.became === id;
};

/** Whether a player voted for something these players voted for, or for something they did not, in the vote that triggered this. */
function votedLike(cx: Cx, f: Extract<Filter, { is: 'voted' }>, seat: number): boolean {
  const votes = votedFor(cx.s, cx.env.event?.event ?? 0);
  const theirs = new Set(procedures.players(cx, f.who).flatMap((p) => [...(votes.get(p) ?? [])]));
  return [...(votes.get(seat) ?? [])].some((choice) => theirs.has(choice) === (f.like === 'same'));
}

/** Whether it was put this turn into the zone where it is: it became a new object then (CR 400.7). */
const cameHere = (cx: Cx, f: Extract<Filter, { is: 'putHere' }>, id: Id): boolean =>
  eventsOf(cx.s).some(
    (e) =>
      e.kind === 'zone' &&
      e.became === id &&
      (f.from === undefined || e.from === f.from) &&
      (f.verb === undefined || isVerb(f.verb, e.word)),
  );

const fights = (o: Obj | null | undefined, how: 'attacking' | 'blocking'): boolean =>
  o ? (how === 'attacking' ? o.attacking !== 0 : o.blocking !== null) : false;

/** Whether other creatures attack, or block, too (CR 506.5). */
function othersFight(s: State, o: Obj, how: 'attacking' | 'blocking'): boolean {
  return s.battlefield.some((id) => id !== o.id && fights(live(s, id), how));
}

/** Which of these attack, or block, and are the only ones that do (CR 506.5). */
export function fightingAlone(s: State, ids: readonly Id[]): Id[] {
  return ids.filter((id) => {
    const o = live(s, id);
    return o && (['attacking', 'blocking'] as const).some((how) => fights(o, how) && !othersFight(s, o, how));
  });
}

/** CR 608.2h: whether it was attached to an object that is gone as that left. */
function lastAttached(cx: Cx, o: Obj, host: Id): boolean {
  if (record(cx.s, host)?.zone !== 'gone') return false;
  const rows = eventsOf(cx.s);
  const left = rows.findLastIndex((e) => e.kind === 'zone' && e.object === host);
  return left >= 0 && rows.some((e, i) => i > left && e.kind === 'unattach' && e.object === o.id && e.recipient === host);
}

/** What is attached to it; of an object that is gone what was attached as it left (CR 608.2h), even if that left then, or has left since. */
function attachmentsOf({ s }: Cx, o: Obj): Obj[] {
  const attached = s.battlefield.flatMap((id) => (live(s, id)?.attachedTo === o.id ? [live(s, id) as Obj] : []));
  if (o.zone !== 'gone') return attached;
  const rows = eventsOf(s);
  const left = rows.findLastIndex((e) => e.kind === 'zone' && e.object === o.id);
  if (left < 0) return attached;
  let first = left;
  while (first > 0 && rows[first - 1].kind === 'zone' && rows[first - 1].cause === rows[left].cause) first--;
  const since = rows.slice(first).flatMap((e) => {
    const a = record(s, e.object);
    if (!a || a.id === o.id) return [];
    return (e.kind === 'unattach' && e.recipient === o.id) || (e.kind === 'zone' && a.zone === 'gone' && a.attachedTo === o.id) ? [a] : [];
  });
  return [...new Set([...attached, ...since])];
}

/** CR 608.2h: whether it blocked an attacker that is gone. */
function lastBlocked(cx: Cx, o: Obj, attacker: Id): boolean {
  if (record(cx.s, attacker)?.zone !== 'gone') return false;
  const rows = eventsOf(cx.s);
  const begun = rows.findLastIndex((e) => e.kind === 'step' && e.word === 'beginCombat');
  return rows.some((e, i) => i > begun && e.kind === 'block' && e.object === o.id && e.source === attacker);
}

/** CR 608.2h: of a blocker that has gone what it blocked in this combat. */
function lastBlockedBy(cx: Cx, blocker: Id): readonly Id[] | null {
  if (record(cx.s, blocker)?.zone !== 'gone') return null;
  const rows = eventsOf(cx.s);
  const begun = rows.findLastIndex((e) => e.kind === 'step' && e.word === 'beginCombat');
  const done = rows.some((e, i) => i > begun && e.kind === 'step' && e.word === 'postcombatMain');
  return done ? null : rows.flatMap((e, i) => (i > begun && e.kind === 'block' && e.object === blocker ? [e.source] : []));
}
