/** What cards are like and where they are, how many, whether, and their values: each asks the others (Y2, Y23). */

import type { Cards, Condition, Filter, Quantity, Selector, StatChange, Static, StaticSubject, Trait } from '../language/effects.js';
import type { Likeness } from '../language/expressions.js';
import type { Compare, Stat, Text } from '../language/index.js';
import { bothFields, card, fieldOf, other, player, printed } from '../state/access.js';
import type { State } from '../state/types.js';
import { keyOfAdd, takenIn, withLasting } from './adds.js';
import { asking } from './asking.js';
import { battles, battling, isFate, wentThrough } from './battles.js';
import { isContinuous } from './continuous.js';
import { holdsOfDuel } from './course.js';
import { grantedTexts, type Numbered } from './granted.js';
import {
  compares,
  countOf,
  isAnySpellTrap,
  isNomi,
  isOfKind,
  isSummonedSo,
  isWithin,
  kindsAmong,
  originalOf,
  rowsAt,
  seatsFor,
  seatsOf,
  shields,
} from './looks.js';
import { hasAlso, hasStat, hasWord, inSeries, lookOf, nameOf, originalFits } from './named.js';
import { liesSo } from './places.js';
import type { Env, Scope } from './scope.js';
import { isInColumn, pointsTo } from './zones.js';

export type { Env, Scope } from './scope.js';

/** What is not known of a card that lies face-down on the field. */
const HIDDEN: ReadonlySet<Filter['is']> = new Set([
  'property',
  'word',
  'attribute',
  'type',
  'series',
  'name',
  'stat',
  'hasLevel',
  'mentions',
  'than',
  'like',
  'namesake',
  'printedMonster',
  'nomi',
  'changedAtk',
  'raisedAtk',
  'declared',
] as const);

/** Whether a card fits a filter. A face-down card on the field has no characteristics (Y2.9), unless its own player asks. */
export function fits(s: State, row: number, filter: Filter, env: Env): boolean {
  const c = card(s, row);
  // Y2.9
  if ((c.zone === 'monster' || c.zone === 'spell') && !c.up && HIDDEN.has(filter.is) && !(env.knows && c.controller === env.you))
    return false;
  switch (filter.is) {
    case 'any':
      return true;
    case 'and':
      return filter.of.every((f) => fits(s, row, f, env));
    case 'or':
      return isAnySpellTrap(c, filter.of) || filter.of.some((f) => fits(s, row, f, env));
    case 'not':
      return !fits(s, row, filter.of, env);
    case 'kind':
      return isOfKind(s, row, filter.kind, env.open === true ? null : env.you);
    case 'face':
      return c.up === (filter.face === 'up');
    case 'position':
      return c.zone === 'monster' && c.position === filter.position;
    case 'other':
      // What is paid with is not the other card.
      return row !== env.self && env.link?.paid?.includes(row) !== true;
    case 'self':
      return row === env.self;
    case 'attacking':
      return s.battle?.attacker === row;
    default:
      return isMarked(s, row, filter, env);
  }
}

type Marked = Exclude<Filter, { is: 'any' | 'and' | 'or' | 'not' | 'kind' | 'face' | 'position' | 'other' | 'self' | 'attacking' }>;

/** Whether something has happened to a card, or it lies so. */
function isMarked(s: State, row: number, filter: Marked, env: Env): boolean {
  const c = card(s, row);
  if (isFate(filter)) return wentThrough(s, c, filter);
  switch (filter.is) {
    case 'summonedAs':
    case 'summonedFrom':
    case 'specialSummoned':
    case 'newcomer':
      return isSummonedSo(s, c, filter);
    case 'column':
      return known(s, filter.of, scopeOf(env)).some((r) => r !== row && isInColumn(s, r, row));
    case 'pointedTo':
      return pointsTo(s, env.self, row);
    case 'linked':
      return bothFields(s).some((r) => card(s, r).zone === 'monster' && pointsTo(s, r, row));
    case 'equipped':
    case 'equippedWith':
      return bothFields(s).some((r) => card(s, r).host === row && (filter.is === 'equipped' || fits(s, r, filter.what, env)));
    case 'nomi':
      return isNomi(s, row);
    case 'raisedAtk':
    case 'changedAtk':
      return hasOtherAtk(s, row, filter.is === 'raisedAtk');
    case 'madeWith':
      return c.summoned?.with?.some((m) => fits(s, m, filter.what, env)) === true;
    case 'broughtBy':
      return c.summoned?.source !== undefined && fits(s, c.summoned.source, filter.what, env);
    case 'materialOf':
      return known(s, filter.of, scopeOf(env)).some((r) => card(s, r).summoned?.with?.includes(row) === true);
    case 'event':
      return isOfEvent(s, row, filter.all === true, env);
    case 'lies':
    case 'inZone':
      return liesSo(c, filter, env.you);
    case 'summonable':
      return true;
    default:
      return looksLike(s, row, filter, env);
  }
}

/** Y23.11: whether its ATK is not, or is higher than, its original ATK. */
function hasOtherAtk(s: State, row: number, higher: boolean): boolean {
  const [now, original] = [statOf(s, row, 'atk'), originalOf(printed(s, row), 'atk')];
  return higher ? (now ?? 0) > (original ?? 0) : now !== original;
}

type Look = Extract<
  Filter,
  {
    is:
      | 'stat'
      | 'property'
      | 'word'
      | 'attribute'
      | 'type'
      | 'series'
      | 'name'
      | 'hasLevel'
      | 'mentions'
      | 'than'
      | 'like'
      | 'namesake'
      | 'declared'
      | 'printedMonster';
  }
>;

/** Whether a card has a characteristic (Y2.1). */
function looksLike(s: State, row: number, filter: Look, env: Env): boolean {
  const p = printed(s, row);
  switch (filter.is) {
    case 'stat':
      return filter.original ? originalFits(p, filter.stat, filter.cmp, filter.n) : currentFits(s, row, filter.stat, filter.cmp, filter.n);
    case 'property':
      return p.property === filter.property || (filter.property === 'Continuous' && card(s, row).as !== undefined);
    case 'word':
      return hasWord(s, row, filter.word);
    case 'attribute':
      return looksNow(s, row, 'attribute') === filter.attribute || hasAlso(s, row, filter.attribute);
    case 'type':
      return (filter.original ? p.type : looksNow(s, row, 'type')) === filter.type;
    case 'series':
      return inSeries(s, row, filter.name);
    case 'name':
      return nameOf(s, row) === filter.name;
    case 'hasLevel':
      return statOf(s, row, 'level') !== null;
    case 'mentions':
      return p.mentions?.includes(filter.name) === true;
    case 'printedMonster':
      return p.kind === 'monster';
    case 'than': {
      const value = filter.original ? originalOf(p, filter.stat) : statOf(s, row, filter.stat);
      return value !== null && compares(value, filter.cmp, amountOf(s, filter.of, scopeOf(env)));
    }
    case 'like':
      return known(s, filter.as, scopeOf(env)).some((r) => r !== row && isAlike(s, row, r, filter.in));
    case 'declared':
      return isDeclared(s, row, filter, env);
    case 'namesake':
      return cardsOf(s, filter.of, env).some((r) => isAlike(s, row, r, filter.in ?? 'name'));
    default:
      return filter satisfies never;
  }
}

/** Y17.2: before it is declared it can be any. */
function isDeclared(s: State, row: number, filter: Extract<Filter, { is: 'declared' }>, env: Env): boolean {
  const said = env.link?.declared ?? (env.self >= 0 ? card(s, env.self).declared : undefined);
  if (said === undefined) return env.link === null || (env.link !== undefined && env.link.text === undefined);
  return looksLike(s, row, { is: filter.in, [filter.in]: said } as unknown as Look, env);
}

/** What is known where a filter is asked about. */
const scopeOf = (env: Env): Scope => ({ ...env, link: env.link ?? null, done: env.done ?? [] });

/** Y23.13: the current Type or Attribute, also by what was declared for a card on the field. */
function looksNow(s: State, row: number, what: 'type' | 'attribute'): string | undefined {
  if (!s._pool.looks || card(s, row).zone !== 'monster' || !card(s, row).up) return lookOf(s, row, what);
  for (const e of statics(s).toReversed()) {
    const is = e.text.kind !== 'looks' ? undefined : (e.text[what] ?? (e.text.declared === what ? card(s, e.row).declared : undefined));
    if (is !== undefined && e.text.kind === 'looks' && isAbout(s, e.text.what, row, e.env)) return is;
  }
  return lookOf(s, row, what);
}

/** Y2.11 */
function isAlike(s: State, a: number, b: number, what: Likeness): boolean {
  const { zone, up } = card(s, b);
  // Y2.9
  if (!up && (zone === 'monster' || zone === 'spell')) return false;
  const value = likenessOf(s, a, what);
  return value !== null && value === likenessOf(s, b, what);
}

/** The name, Type, Attribute, Level or Rank of a card; null where it has none. */
export function likenessOf(s: State, row: number, what: Likeness): string | number | null {
  switch (what) {
    case 'name':
      return nameOf(s, row);
    case 'type':
    case 'attribute':
      return looksNow(s, row, what) ?? null;
    case 'level':
    case 'rank':
      return statOf(s, row, what);
    default:
      return what satisfies never;
  }
}

/** Y2.4: a card without a value satisfies no condition on it. */
function currentFits(s: State, row: number, stat: Stat, cmp: Compare, n: number): boolean {
  const value = statOf(s, row, stat);
  return value !== null && compares(value, cmp, n);
}

/** Y8.4: before its success a monster is not on the field yet. */
const isNotYetSummoned = (s: State, row: number): boolean => s.frames.some((f) => f.kind === 'summon' && f.pc === 1 && f.row === row);

/** Rows of the cards of some places that fit, in the order of the places. */
export function cardsOf(s: State, cards: Cards, env: Env): number[] {
  const rows = cards.from.flatMap((ref) => seatsOf(s, ref.whose, env.you).flatMap((seat) => rowsAt(s, ref, seat)));
  return [...new Set(rows)].filter((row) => !isNotYetSummoned(s, row) && fits(s, row, cards.filter, env));
}

/** Y21.10: the value of a card that has left the field is the one it had there. */
function shownValue(s: State, row: number, stat: Stat): number | null {
  const { left, zone } = card(s, row);
  if (left === null || zone === 'monster') return statOf(s, row, stat);
  return stat === 'atk' ? left[0] : stat === 'def' ? left[1] : stat === 'level' ? left[2] : statOf(s, row, stat);
}

/** Y20.14 */
export function amountOf(s: State, q: Quantity, scope: Scope): number {
  switch (q.q) {
    case 'number':
      return q.n;
    case 'count':
      return q.times * cardsOf(s, q.of, scope).length;
    case 'done':
      return q.times * ofThese(s, scope.done, q.is, scope).length;
    case 'amount':
      return scope.link?.event?.amount ?? 0;
    case 'luck':
      return q.times * (scope.luck ?? 0);
    case 'declared':
      return Number(scope.link?.declared ?? 0);
    case 'paid':
      return q.times * ofThese(s, scope.link?.paid ?? [], q.is, scope).length;
    case 'plus':
      return amountOf(s, q.a, scope) + amountOf(s, q.b, scope);
    case 'difference':
      return Math.abs(amountOf(s, q.a, scope) - amountOf(s, q.b, scope));
    case 'kinds':
      return (
        q.times *
        kindsAmong(
          cardsOf(s, q.of, scope).map((r) => likenessOf(s, r, q.in)),
          q.same,
        )
      );
    case 'minus':
      return Math.max(0, amountOf(s, q.a, scope) - amountOf(s, q.b, scope));
    case 'times':
      return q.n * amountOf(s, q.of, scope);
    case 'half':
      return Math.floor(amountOf(s, q.of, scope) / 2);
    case 'lp':
      return seatsFor(q.who, s, scope.you).reduce<number>((n, seat) => n + player(s, seat).lp, 0);
    case 'hand':
      return q.times * seatsFor(q.who, s, scope.you).reduce<number>((n, seat) => n + player(s, seat).hand.length, 0);
    default:
      return q.q === 'stat' ? statsOf(s, q, scope) : q.times * known(s, q.of, scope).reduce((n, row) => n + countOf(s, row, q), 0);
  }
}

const ofThese = (s: State, rows: readonly number[], is: Filter | undefined, scope: Scope): readonly number[] =>
  is ? rows.filter((r) => fits(s, r, is, scope)) : rows;

/** Values of cards, together. Y2.9: a card that lies face-down on the field has none. */
const statsOf = (s: State, q: Extract<Quantity, { q: 'stat' }>, scope: Scope): number =>
  known(s, q.of, scope).reduce((n, row) => {
    if (card(s, row).zone === 'monster' && !card(s, row).up) return n;
    return n + ((q.original ? originalOf(s._pool.cards[card(s, row).card].printed, q.stat) : shownValue(s, row, q.stat)) ?? 0);
  }, 0);

/** Y21.4: targets that are still there; Y21.10: also what this effect itself has just moved. */
const targetsOf = (s: State, sel: Extract<Selector, { sel: 'target' }>, scope: Scope): number[] =>
  (scope.link?.targets ?? [])
    .filter(
      ([row, visit], i) =>
        (card(s, row).visit === visit || (scope.moved ?? scope.done).includes(row)) &&
        (!sel.like || fits(s, row, sel.like, scope)) &&
        (!sel.nth || i === sel.nth - 1),
    )
    .map(([row]) => row);

/** Rows of a selector that asks nothing of anybody. */
export function known(s: State, sel: Selector, scope: Scope): number[] {
  switch (sel.sel) {
    case 'self':
      return scope.self >= 0 ? [scope.self] : [];
    case 'it':
      return [...scope.done];
    case 'brought':
      return [...(scope.brought ?? [])];
    case 'paid':
      return [...(scope.link?.paid ?? [])];
    case 'event':
    case 'battling':
    case 'attacker':
    case 'host':
      return about(s, sel, scope).filter((row) => row >= 0);
    case 'each':
      return scope.eyed === undefined ? [] : [scope.eyed];
    case 'target':
      return scope.eyed === undefined ? targetsOf(s, sel, scope) : [scope.eyed];
    case 'all':
      return cardsOf(s, sel.of, scope);
    case 'top':
      return (sel.whose === 'both' ? ([0, 1] as const) : seatsFor(sel.whose, s, scope.you)).flatMap((seat) =>
        player(s, seat).deck.slice(-sel.n).reverse(),
      );
    case 'among':
    case 'dug':
    case 'rest':
      return uncovered(s, sel, scope);
    case 'both':
      return sel.of.flatMap((x) => known(s, x, scope));
    case 'choose':
    case 'random':
      return [];
    default:
      return sel satisfies never;
  }
}

/** What was excavated or looked at, or done something to: those of it that fit. */
function uncovered(s: State, sel: Extract<Selector, { sel: 'among' | 'dug' | 'rest' }>, scope: Scope): number[] {
  if (sel.sel === 'rest') return (scope.dug ?? []).filter((row) => card(s, row).zone === 'deck');
  const { filter } = sel;
  const rows = sel.sel === 'dug' || sel.dug ? scope.dug : scope.done;
  return (rows ?? []).filter((row) => !filter || fits(s, row, filter, scope));
}

/** The card of the event, of the battle, or that this one is equipped to. */
function about(s: State, sel: Extract<Selector, { sel: 'event' | 'battling' | 'attacker' | 'host' }>, scope: Scope): number[] {
  switch (sel.sel) {
    case 'event':
      return [scope.link?.event?.row ?? -1];
    case 'battling':
      return battling(s, scope, sel.whose);
    case 'attacker':
      return [s.battle?.attacker ?? scope.link?.event?.row ?? -1];
    case 'host':
      return [card(s, scope.self).host];
    default:
      return sel satisfies never;
  }
}

/** Y19.20: what the event of the effect is about, or what happened at the same time as it. */
function isOfEvent(s: State, row: number, all: boolean, env: Env): boolean {
  const event = env.link?.event;
  if (!event) return false;
  if (event.row === row) return true;
  return all && s.happened.some((h) => h.what === event.what && h.moment === event.moment && h.seat === event.seat && h.row === row);
}

export function holds(s: State, c: Condition, env: Env): boolean {
  switch (c.if) {
    case 'and':
      return c.of.every((x) => holds(s, x, env));
    case 'controls': {
      const rows = seatsFor(c.who, s, env.you).flatMap((seat) => fieldOf(s, seat));
      return isWithin(c, rows.filter((row) => fits(s, row, c.what, env)).length);
    }
    case 'has':
      return isWithin(c, cardsOf(s, c.of, env).length);
    case 'only': {
      const rows = seatsFor(c.who, s, env.you).flatMap((seat) =>
        fieldOf(s, seat).filter((r) => fits(s, r, { is: 'kind', kind: 'monster' }, env)),
      );
      return rows.length > 0 && rows.every((row) => fits(s, row, c.what, env));
    }
    case 'battles':
      return battles(s, c, env, fits);
    case 'it': {
      const rows = known(s, c.of, scopeOf(env));
      return rows.length > 0 && rows.every((row) => fits(s, row, c.is, env));
    }
    case 'otherwise':
      return true;
    case 'not':
      return !holds(s, c.of, env);
    case 'or':
      return c.of.some((x) => holds(s, x, env));
    case 'compare': {
      const scope = { ...env, link: null, done: [] };
      return compares(amountOf(s, c.a, scope), c.cmp, amountOf(s, c.b, scope));
    }
    default:
      return holdsOfDuel(s, c, env, fits);
  }
}

/** Y22.6: by what lasts, wherever the card is. */
export const isNegatedForLong = (s: State, row: number): boolean =>
  s.lasting.some((l) => l.on === 'negated' && l.row === row && l.visit === card(s, row).visit);

/** Y22.6: whether the effects of a card on the field are negated, by what lasts or by a card that negates. */
export function isNegated(s: State, row: number): boolean {
  if (isNegatedForLong(s, row)) return true;
  if (!s._pool.negates) return false;
  // Y22.11: a card that is negated for long negates nothing; others that negate each other both do.
  return holding(s).some((other) => {
    if (other === row || isNegatedForLong(s, other) || isBeingPlayed(s, other)) return false;
    const env = { you: card(s, other).controller, self: other, open: true as const };
    return textsOf(s, other).some((t) => t.kind === 'negates' && isMet(s, t.while, env) && isAbout(s, t.what, row, env));
  });
}

/** Y1.7: texts of a card on the field. */
function textsOf(s: State, row: number): readonly Text[] {
  const { meaning } = s._pool.cards[card(s, row).card];
  if (card(s, row).scale) return meaning.pendulum ?? [];
  return s._pool.grants ? [...meaning.texts, ...grantedTo(s, row).map(([, t]) => t)] : meaning.texts;
}

/** Y11.23: texts of its materials, which it has as the monster that it is. */
export const grantedTo = (s: State, row: number): Numbered[] =>
  grantedTexts(s, row, (r, g) => fits(s, r, g.to, { you: card(s, r).controller, self: r }));

/** Y23.21: whether the condition of a continuous effect is met. */
const isMet = (s: State, cond: Condition | undefined, env: Env): boolean =>
  cond === undefined || asking(cond, env.self, false, () => holds(s, cond, env));

/** A quantity of a continuous effect. */
const amountFor = (s: State, q: Quantity, env: Env): number =>
  asking(q, env.self, 0, () => amountOf(s, q, { ...env, link: null, done: [] }));

/** Face-up cards that have continuous effects, those of the turn player first. */
function holding(s: State): number[] {
  const { traits } = s._pool;
  const found: number[] = [];
  if (!s._pool.holds) return found;
  for (const seat of [s.active, other(s.active)]) {
    const p = s.players.rows[seat];
    for (const list of [p.monster, p.spell])
      for (const row of list)
        if (row >= 0 && card(s, row).up && (traits[card(s, row).card].holds || (s._pool.grants && card(s, row).zone === 'monster')))
          found.push(row);
  }
  return found;
}

/** Continuous effects that apply now, each with its card (Y23.21). */
export function statics(s: State): { text: Static; row: number; env: Env; at: number }[] {
  const found: ReturnType<typeof statics> = [];
  for (const row of holding(s)) {
    const c = card(s, row);
    const texts = textsOf(s, row);
    if (!texts.some(isContinuous) || isBeingPlayed(s, row)) continue;
    const negated = isNegated(s, row);
    for (const text of texts)
      if (negated && !('sure' in text && text.sure)) continue;
      else if (isContinuous(text)) {
        const env = { you: c.controller, self: row, open: true as const };
        if (text.kind === 'selfDestroy' || isMet(s, text.while, env)) found.push({ text, row, env, at: texts.indexOf(text) });
      }
  }
  return found;
}

/** Y23.21: a Spell or Trap applies after its activation has resolved; a monster after the success of its Summon (Y8.8). */
const isBeingPlayed = (s: State, row: number): boolean =>
  s.chain.some((l) => l.row === row && l.isCard && !l.resolved) || s.frames.some((f) => f.kind === 'summon' && f.row === row);

/** Whether a continuous effect is about this card. */
export function isAbout(s: State, what: StaticSubject, row: number, env: Env): boolean {
  if ('self' in what) return row === env.self;
  if ('host' in what) return card(s, env.self).host === row;
  return asking(what, env.self, false, () => cardsOf(s, what.cards, env).includes(row));
}

/** Y23.4 (5), Y2.9: the ATK or DEF of a face-up monster, changed by continuous effects. */
function changed(s: State, row: number, stat: 'atk' | 'def', before: number): number {
  let value = before;
  const applying = statics(s).filter(
    (e) => e.text.kind === 'static' && (e.text.stat === stat || e.text.stat === 'both') && touches(s, e.text.what, row, e.env),
  );
  // Y23.4 (5): sets after adds.
  const changes = applying.map((e) => ({ change: (e.text as { change: StatChange }).change, env: e.env, key: keyOfAdd(s, e.row, e.at) }));
  const over = takenIn(s, row, stat);
  for (const { change, env, key } of changes)
    if ('by' in change && !over.includes(key)) value += change.sign * amountFor(s, change.by, { ...env, eyed: row });
  for (const { change, env } of changes)
    if (!('by' in change)) value = 'to' in change ? amountFor(s, change.to, env) : 'half' in change ? Math.ceil(value / 2) : value * 2;
  // Y23.9
  return Math.max(0, value);
}

/** Y23.4: the current value; null where there is none (Y2.4). */
export function statOf(s: State, row: number, stat: Stat): number | null {
  const c = card(s, row);
  const p = printed(s, row);
  const base = originalOf(p, stat);
  const printedValue = base ?? (c.zone === 'monster' && hasStat(p, stat) ? 0 : null);
  if (printedValue === null) return null;
  const lasting = s.lasting.filter((l) => l.on === 'card' && l.row === row && l.visit === c.visit && l.stat === stat);
  let value = lasting.reduce(withLasting, printedValue);
  if (c.zone !== 'monster') return Math.max(0, value);
  if (stat === 'atk' || stat === 'def') return c.up ? changed(s, row, stat, value) : Math.max(0, value);
  if (c.up)
    for (const e of statics(s))
      if (e.text.kind === 'static' && e.text.stat === stat && 'by' in e.text.change && touches(s, e.text.what, row, e.env))
        value += e.text.change.sign * amountFor(s, e.text.change.by, e.env);
  // Y2.5
  return Math.max(1, value);
}

/** Traits of a card: by continuous effects and by what lasts. */
export function traitsOf(s: State, row: number): readonly Trait[] {
  if (s.lasting.length === 0 && !s._pool.holds) return [];
  const { visit } = card(s, row);
  const lasting = s.lasting.flatMap((l) =>
    (l.on === 'trait' && l.row === row && l.visit === visit) ||
    (l.on === 'classTrait' && asking(l, row, false, () => cardsOf(s, l.what, { you: l.seat, self: l.self }).includes(row)))
      ? [l.trait]
      : [],
  );
  const about = statics(s).filter((e) => e.text.kind === 'trait' && isAbout(s, e.text.what, row, e.env));
  const kept = s._pool.shields ? about.filter((e) => !isShielded(s, row, e.env, lasting)) : about;
  return [...lasting, ...kept.flatMap((e) => (e.text.kind === 'trait' ? [e.text.trait] : []))];
}

/** Y23.16: continuous effects that a card is unaffected by do nothing to it. */
export const touches = (s: State, what: StaticSubject, row: number, env: Env): boolean =>
  isAbout(s, what, row, env) && !(s._pool.shields && isShielded(s, row, env, []));

/** By its own traits of this kind, whatever else it has. */
function isShielded(s: State, row: number, env: Env, lasting: readonly Trait[]): boolean {
  if (env.self === row) return false;
  const own =
    lasting.length > 0
      ? lasting
      : s.lasting.flatMap((l) => (l.on === 'trait' && l.row === row && l.visit === card(s, row).visit ? [l.trait] : []));
  const held = statics(s).flatMap((e) =>
    e.text.kind === 'trait' &&
    e.text.trait.trait === 'unaffected' &&
    // "other Spell effects": than this one.
    !(e.text.trait.other && e.env.self === env.self) &&
    isAbout(s, e.text.what, row, e.env)
      ? [e.text.trait]
      : [],
  );
  return [...own, ...held].some((t) => !(t.trait === 'unaffected' && t.activated) && shields(s, t, row, env) && isOfSuch(s, t, row, env));
}

/** Y23.16: whether an effect is of such a card as a trait keeps off. */
export const isOfSuch = (s: State, t: Trait, row: number, env: Env): boolean =>
  t.trait !== 'unaffected' || !t.only || fits(s, env.self, t.only, { you: card(s, row).controller, self: row });

/** A value for the screen and the log: 0 where there is none. */
export const shown = (s: State, row: number, stat: Stat): number => statOf(s, row, stat) ?? 0;
