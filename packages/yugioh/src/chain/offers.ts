/** What may be activated now (Y7, Y14.10, Y16, Y17.2). */

import type { Activated, Ban, EventPattern, Part } from '../language/effects.js';
import { isActivated, type Property } from '../language/index.js';
import { canActivateNow } from '../reading/beforehand.js';
import { grantedAt, type Numbered } from '../reading/granted.js';
import { seatsFor } from '../reading/looks.js';
import { placesOf } from '../reading/places.js';
import { type Env, fits, grantedTo, holds, statics, traitsOf } from '../reading/values.js';
import { mayVow } from '../reading/vows.js';
import { freeSpellZones, scaleZones } from '../reading/zones.js';
import { card, player, poolCard, printed } from '../state/access.js';
import type { CardRow, Happening, Link, Seat, State } from '../state/types.js';
import { eventFor, isLast } from './events.js';

/** A card or effect that may be activated. */
export interface Offer {
  row: number;
  /** Index of the text; -1: the card alone. */
  text: number;
  pendulum: boolean;
  isCard: boolean;
  event: Happening | null;
  /** Y24.3: the text whose limit the activation of the card counts for, where it is not the one that is used. */
  counts?: number;
  /** Y17.9: one of these is chosen when it is activated. */
  choices?: readonly Offer[];
}

/** Y17.9: effects of which one is activated are offered as one. */
export function grouped(s: State, offers: readonly Offer[]): Offer[] {
  const groupOf = (o: Offer): number | undefined => textOf(s, o.row, o.text, o.pendulum)?.group?.id;
  const out: Offer[] = [];
  for (const o of offers) {
    const id = groupOf(o);
    const at =
      id === undefined
        ? -1
        : out.findIndex((x) => x.row === o.row && x.isCard === o.isCard && x.pendulum === o.pendulum && groupOf(x) === id);
    if (at < 0) out.push(o);
    else out[at] = { ...out[at], choices: [...(out[at].choices ?? [out[at]]), o] };
  }
  return out;
}

/** Y18.1 */
export function speedOf(s: State, row: number, text: Activated | null, isCard: boolean): 1 | 2 | 3 {
  const p = printed(s, row);
  if (isCard && p.kind !== 'monster') {
    if (p.kind === 'trap') return p.property === 'Counter' ? 3 : 2;
    return p.property === 'Quick-Play' ? 2 : 1;
  }
  return text?.kind === 'quick' || (text && isQuickNow(s, row, text)) ? 2 : 1;
}

/** Y16.20: an Ignition Effect that is a Quick Effect under a condition. */
const isQuickNow = (s: State, row: number, a: Activated): boolean =>
  a.quickIf !== undefined && holds(s, a.quickIf, { you: card(s, row).controller, self: row });

/** Texts of a card where it is (Y1.7), with those that its materials give it (Y11.23), each with its number. */
export function textsAt(s: State, row: number, pendulum: boolean): readonly Numbered[] {
  const own = ((pendulum ? poolCard(s, row).meaning.pendulum : poolCard(s, row).meaning.texts) ?? []).map((t, i): Numbered => [i, t]);
  return s._pool.grants ? [...own, ...grantedTo(s, row)] : own;
}

export const textOf = (s: State, row: number, text: number, pendulum: boolean): Activated | null =>
  text < 0
    ? null
    : ((grantedAt(s, text) ??
        (pendulum ? poolCard(s, row).meaning.pendulum : poolCard(s, row).meaning.texts)?.[text] ??
        null) as Activated | null);

/** Y24: whether the limits of an effect are free. */
export function isFree(s: State, seat: Seat, row: number, text: number, pendulum: boolean, a: Activated): boolean {
  const c = card(s, row);
  if (a.soft !== undefined && usedNow(c, softKey(text, pendulum, a), s.turn) >= a.soft) return false;
  if (!a.limit) return true;
  if (a.limit.per === 'faceUp') return (c.used[`f${text}`] ?? 0) < a.limit.n;
  return (s.uses[limitKey(s, seat, row, text, pendulum, a)] ?? 0) < a.limit.n;
}

/** Under which a limit of one object is counted (Y24.1). */
export const softKey = (text: number, pendulum: boolean, a: Activated): string =>
  `${pendulum ? 'p' : ''}${a.group ? `g${a.group.id}` : text}`;

const usedNow = (c: CardRow, key: string, turn: number): number => {
  const mark = c.used[key] ?? 0;
  return Math.floor(mark / 100) === turn ? mark % 100 : 0;
};

/** Y17.9: those of which one is activated count as one, unless each has a limit of its own. */
const placeOfText = (text: number, a: Activated): number | string => (a.group && !a.group.each ? `g${a.group.id}` : text);

/** Y24.2, Y24.6: the count of a limit belongs to a player, a name and an effect. */
export function limitKey(s: State, seat: Seat, row: number, text: number, pendulum: boolean, a: Activated): string {
  const { en } = printed(s, row).name;
  // Y13.3: a battle by its attacker and the number of its attack.
  if (a.limit?.per === 'battle')
    return `turn/${seat}/${row}/battle ${s.battle ? `${s.battle.attacker}.${card(s, s.battle.attacker).attacks}` : '-'}/${text}`;
  return `${a.limit?.per === 'duel' ? 'duel' : a.limit?.per === 'chain' ? 'chain' : 'turn'}/${seat}/${en}/${a.limit?.shared ? '*' : `${pendulum ? 'p' : ''}${placeOfText(text, a)}`}`;
}

/** Y16.2, Y16.17: whether an effect works where its card is. */
export function worksThere(c: CardRow, a: Activated): boolean {
  if (a.from) return placesOf(c).some((p) => a.from?.includes(p)) && (c.up || c.zone === 'hand');
  return (c.zone === 'monster' || c.zone === 'spell') && c.up;
}

/** Y14.5, Y14.10: an event that only the Damage Step has names its timing. */
const isOfDamageStep = (e: EventPattern): boolean =>
  e.on === 'or'
    ? e.of.some(isOfDamageStep)
    : DEALT.has(e.on) || (e.on === 'damage' && e.by !== 'effect') || (e.on === 'destroyed' && e.by === 'battle');
const DEALT: ReadonlySet<EventPattern['on']> = new Set(['battleDamage', 'battled', 'battleDestroys', 'damageEnd'] as const);

/** Y14.10: whether it may be activated in this part of the Damage Step. */
export function inDamageStep(s: State, row: number, a: Activated | null, isCard: boolean): boolean {
  const timing = s.battle?.timing ?? 0;
  if (timing === 0) return a?.damageStep !== 'calculation' && a?.damageStep !== 'before';
  if (!a) return false;
  if (a.kind === 'trigger') return a.damageStep !== 'no';
  if (isCard && printed(s, row).property === 'Counter') return true;
  if (a.damageStep === 'calculation') return timing === 3;
  if (a.damageStep === 'before') return timing <= 2;
  if (a.damageStep === 'yes') return true;
  if (a.damageStep !== 'no' && a.event && isOfDamageStep(a.event)) return true;
  if (a.do.some((p) => p.do.do === 'negateActivation' || p.do.do === 'negateSummonOrActivation')) return true;
  return (
    timing <= 2 &&
    a.damageStep !== 'no' &&
    a.do.some((p) => p.do.do === 'stat' && (p.do.stat === 'atk' || p.do.stat === 'def' || p.do.stat === 'both'))
  );
}

/** Y23.19: a prohibition to activate. */
export function isForbidden(s: State, seat: Seat, row: number, isCard: boolean): boolean {
  const c = card(s, row);
  const kind = printed(s, row).kind === 'monster' && c.zone === 'spell' ? 'spell' : printed(s, row).kind;
  if (!isCard && c.zone === 'monster' && traitsOf(s, row).some((t) => t.trait === 'cannotActivate')) return true;
  if (isCard && s.lasting.some((l) => l.on === 'trait' && l.trait.trait === 'unplayable' && l.row === row)) return true;
  const hits = (ban: Ban, you: Seat, self: number): boolean =>
    ban.ban === 'activate' &&
    (!ban.upon || eventFor(s, ban.upon, { you, self }, s.happened) !== null) &&
    (isCard || ban.effects === true) &&
    (ban.what === 'all' || ban.what === kind || (ban.what === 'spellTrap' && kind !== 'monster')) &&
    (!ban.only || fits(s, row, ban.only, { you, self: -1 }));
  return (
    s.lasting.some((l) => l.on === 'ban' && l.who === seat && hits(l.ban, l.seat, -1)) ||
    statics(s).some(
      (e) => e.text.kind === 'ban' && seatsFor(e.text.who, s, e.env.you).includes(seat) && hits(e.text.ban, e.env.you, e.env.self),
    )
  );
}

/** Y16.16 */
export const isPlacedOnly = (s: State, row: number): boolean =>
  poolCard(s, row).meaning.texts.some((t) => t.kind === 'rule' && 'placedBy' in t);

/** Y16.12: its own text lets it be activated from the hand. */
const mayFromHand = (s: State, seat: Seat, row: number): boolean =>
  poolCard(s, row).meaning.texts.some((t) => t.kind === 'rule' && 'fromHand' in t && holds(s, t.fromHand, { you: seat, self: row }));

/** Y17.13: a prohibition to answer what such cards do. */
function isSilenced(s: State, seat: Seat, row: number, isCard: boolean, last: Link): boolean {
  const { kind } = printed(s, row);
  const hits = (ban: Ban, you: Seat): boolean =>
    ban.ban === 'answer' &&
    (ban.any || last.seat === you) &&
    last.isCard !== (ban.toEffects === true) &&
    (isCard || ban.effects === true) &&
    (ban.what === 'all' || ban.what === kind || (ban.what === 'spellTrap' && kind !== 'monster')) &&
    fits(s, last.row, ban.to, { you, self: -1 });
  return (
    s.lasting.some((l) => l.on === 'ban' && l.who === seat && hits(l.ban, l.seat)) ||
    (s._pool.holds &&
      statics(s).some((e) => e.text.kind === 'ban' && seatsFor(e.text.who, s, e.env.you).includes(seat) && hits(e.text.ban, e.env.you)))
  );
}

/** Y17.13: whether the last Chain Link lets this player answer so. */
function mayAnswer(s: State, seat: Seat, row: number, isCard: boolean): boolean {
  const last = s.chain[s.chain.length - 1];
  if (last && isSilenced(s, seat, row, isCard, last)) return false;
  const vows = (last && textOf(s, last.row, last.text, last.pendulum)?.vows) ?? [];
  const kind = printed(s, row).kind;
  return !vows.some(
    (v) =>
      'silent' in v &&
      (v.silent === 'both' || seat !== last.seat) &&
      (!v.targets || last.targets.some(([target]) => target === row)) &&
      (isCard || v.effects === true) &&
      (v.what === 'all' || v.what === kind || (v.what === 'spellTrap' && kind !== 'monster')),
  );
}

/** Y16.9 to Y16.12: whether the card itself may be activated from where it is. */
function mayPlayCard(s: State, seat: Seat, row: number, isOpen: boolean): boolean {
  const c = card(s, row);
  const p = printed(s, row);
  if (p.kind === 'monster') return isOpen && c.zone === 'hand' && p.words.includes('Pendulum') && scaleZones(s, seat).length > 0;
  if (isPlacedOnly(s, row)) return false;
  const set = c.zone === 'spell' && !c.up && c.controller === seat;
  if (!set && c.zone !== 'hand') return false;
  // Y16.12
  const ripe =
    set &&
    (c.since < s.turn ||
      s.lasting.some((l) => l.on === 'trait' && l.trait.trait === 'activatable' && l.row === row && l.visit === c.visit));
  if (p.kind === 'trap') return ripe || (!set && freeSpellZones(s, seat).length > 0 && mayFromHand(s, seat, row));
  if (p.property === 'Quick-Play')
    return set ? ripe : (seat === s.active || mayFromHand(s, seat, row)) && freeSpellZones(s, seat).length > 0;
  if (!isOpen) return false;
  // Y17.4
  return set || p.property === 'Field' || freeSpellZones(s, seat).length > 0;
}

/** Y24.2: whether a Chain Link is such an effect of a card of the same name. */
const isApart = (s: State, l: Link, seat: Seat, row: number): boolean =>
  l.seat === seat && printed(s, l.row).name.en === printed(s, row).name.en && textOf(s, l.row, l.text, l.pendulum)?.apart === true;

/** Whether everything that an activation asks for is there (Y17.2). */
function isReady(s: State, seat: Seat, row: number, text: number, pendulum: boolean, a: Activated, link: Link | null): boolean {
  const env: Env = { you: seat, self: row };
  if (a.during && !(a.during.phases.includes(s.phase) && seatsFor(a.during.of, s, seat).includes(s.active))) return false;
  if (a.condition && !holds(s, a.condition, env)) return false;
  if (!isFree(s, seat, row, text, pendulum, a) || !mayVow(s, seat, row, a)) return false;
  // Y18.6: a Quick Effect of one object is not used twice in a Chain.
  if (a.kind === 'quick' && s.chain.some((l) => l.row === row && l.text === text)) return false;
  if (a.apart && s.chain.some((l) => isApart(s, l, seat, row))) return false;
  return canActivateNow(s, a.before, a.do, { ...env, link, done: [] });
}

/** The texts of a card that its own activation carries out (Y16.8). */
const activationsOf = (s: State, row: number): number[] =>
  poolCard(s, row).meaning.texts.flatMap((t, i) => (t.kind === 'activation' ? [i] : []));

/** Y20.4: an activation whose effect may be left out, and that can't be used in full now. */
const isBareToo = (s: State, seat: Seat, row: number, text: number, a: Activated): boolean =>
  a.said === true &&
  a.optional === true &&
  isFree(s, seat, row, text, false, a) &&
  mayVow(s, seat, row, a) &&
  !isReady(s, seat, row, text, false, a, null);

/** What an effect does; of a card that says "When this card is activated: You can …" its player is asked (Y20.4). */
export const partsOf = (a: Activated): readonly Part[] =>
  a.kind === 'activation' && a.said && a.optional && a.before.length === 0 && a.do.length > 0
    ? [{ ...a.do[0], optional: true }, ...a.do.slice(1)]
    : a.do;

const STAYS: readonly Property[] = ['Continuous', 'Field'];

/** Y6.5: "at the start of your Main Phase 1": before anything else is done in it. */
const isAtStart = (s: State, seat: Seat, e: EventPattern): boolean =>
  e.on === 'phase' && e.phase === 'main1' && s.phase === 'main1' && s.uses.acted !== 1 && seatsFor(e.of, s, seat).includes(s.active);

function cardOffers(s: State, seat: Seat, row: number, isOpen: boolean): Offer[] {
  if (!mayPlayCard(s, seat, row, isOpen) || isForbidden(s, seat, row, true)) return [];
  const p = printed(s, row);
  if (p.kind === 'monster') return [{ row, text: -1, pendulum: true, isCard: true, event: null }];
  const texts = activationsOf(s, row);
  const offers = texts.flatMap((text): Offer[] => {
    const a = textOf(s, row, text, false);
    if (!a || !inDamageStep(s, row, a, true)) return [];
    const starts = isOpen && a.event !== undefined && isAtStart(s, seat, a.event);
    const event = a.event && !starts ? answered(s, seat, row, a.event) : null;
    if (a.event && !event && !starts) return [];
    const probe = { seat, row, event, targets: [], paid: [] } as unknown as Link;
    // Y20.4: "When this card is activated: You can …": also without doing it.
    if (isBareToo(s, seat, row, text, a))
      return [{ row, ...(a.before.length === 0 ? { text } : { text: -1, counts: text }), pendulum: false, isCard: true, event: null }];
    return isReady(s, seat, row, text, false, a, event ? probe : null) ? [{ row, text, pendulum: false, isCard: true, event }] : [];
  });
  const bare = texts.length === 0 && p.property !== undefined && STAYS.includes(p.property) && (s.battle?.timing ?? 0) === 0;
  return bare ? [{ row, text: -1, pendulum: false, isCard: true, event: null }] : offers;
}

/** The event that a card or quick effect answers: what has just happened, or the last Chain Link (Y18.7). */
export function answered(s: State, seat: Seat, row: number, pattern: EventPattern): Happening | null {
  const happened = s.happened.filter((h) => h.what !== 'activated' || isLast(s, h));
  return eventFor(s, pattern, { you: seat, self: row }, happened);
}

function effectOffers(s: State, seat: Seat, row: number, isOpen: boolean): Offer[] {
  const c = card(s, row);
  const pendulum = c.scale;
  return textsAt(s, row, pendulum).flatMap(([text, a]): Offer[] => {
    if (!isActivated(a)) return [];
    if (a.kind !== 'quick' && !(a.kind === 'ignition' && (isOpen || isQuickNow(s, row, a)))) return [];
    if (!worksThere(c, a) || isForbidden(s, seat, row, false) || !inDamageStep(s, row, a, false)) return [];
    // Y3.7: a card that is being played has no further effects yet.
    if (s.chain.some((l) => l.row === row && l.isCard)) return [];
    const event = a.event ? answered(s, seat, row, a.event) : null;
    if (a.event && !event) return [];
    return isReady(s, seat, row, text, pendulum, a, null) ? [{ row, text, pendulum, isCard: false, event }] : [];
  });
}

/** Quick Effects of one card that could be activated as it is activated itself (Y16.8). */
export const quickOffers = (s: State, seat: Seat, row: number): Offer[] =>
  effectOffers(s, seat, row, false).filter((o) => textOf(s, row, o.text, o.pendulum)?.kind === 'quick');

/** Whether a monster may have texts of its materials. */
export const isMade = (s: State, row: number): boolean => card(s, row).materials.length > 0 || card(s, row).summoned?.with !== undefined;

/** Rows from which a player could activate something. */
function rowsOf(s: State, seat: Seat): number[] {
  const p = player(s, seat);
  const { traits } = s._pool;
  const found: number[] = [];
  for (const list of [p.hand, p.monster, p.spell, p.grave, p.banished])
    for (const row of list) if (row >= 0 && (traits[card(s, row).card].acts || (s._pool.grants && isMade(s, row)))) found.push(row);
  return found;
}

/** All that a player may activate: in an open state (Y7.2), or as a fast effect (Y7.3, Y7.4). */
export function offersFor(s: State, seat: Seat, isOpen: boolean): Offer[] {
  const last = s.chain[s.chain.length - 1];
  // Y18.2
  const least = last ? Math.max(2, speedOf(s, last.row, textOf(s, last.row, last.text, last.pendulum), last.isCard)) : isOpen ? 1 : 2;
  const offers = rowsOf(s, seat)
    .flatMap((row) => [...cardOffers(s, seat, row, isOpen), ...effectOffers(s, seat, row, isOpen)])
    .filter((o) => mayAnswer(s, seat, o.row, o.isCard))
    .filter((o) => speedOf(s, o.row, textOf(s, o.row, o.text, o.pendulum), o.isCard) >= least);
  return grouped(s, offers);
}
