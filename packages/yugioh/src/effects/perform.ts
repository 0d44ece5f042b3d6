/** Carries out what effects do (Y20): the parts of a resolution, and what moves. */

import { ask } from '@apnap/kernel';
import type { Effect, Filter, Part, Selector } from '../language/effects.js';
import { isExtra } from '../language/index.js';
import { pickOne, pickPosition, pickRows, pickZone, yes } from '../moves/asking.js';
import { attachTo, moveAll, settle, type Why } from '../moves/move.js';
import { inAnyOrder } from '../moves/ordering.js';
import { bring, placeSummoned } from '../moves/place.js';
import { checkLp, randomRows, shuffleZone } from '../moves/players.js';
import { seatsFor } from '../reading/looks.js';
import { bounds, canDo, candidates, extremes, freeMainZones, materialsOf, pointer } from '../reading/possible.js';
import { isUnaffected } from '../reading/shields.js';
import { mayGoTogether, mostTogether, type Together } from '../reading/together.js';
import { fits, holds, known, type Scope } from '../reading/values.js';
import { freeSpellZones, zonesFor } from '../reading/zones.js';
import { card, happen, nextMoment, other, printed, tell, writeCard } from '../state/access.js';
import type { G, Later, Seat, State } from '../state/types.js';
import { changing, last } from './changing.js';
import { type Done, some } from './done.js';
import { others } from './others.js';
import { notSpared } from './replacing.js';

/** Parts that are done only if the one before was. */
const needsLast = ({ join }: Part): boolean => join === 'ifDone' || join === 'then' || join === 'and';

/** Parts that do not happen with the one before. */
const isApart = ({ join }: Part): boolean => join === 'then' || join === 'alsoAfter' || join === 'next';

/** Y8.12, Y25.21: how many of so many cards there are zones for. */
function roomFor(s: State, effect: Effect, most: number, scope: Scope): number {
  if (effect.do === 'summon' && !effect.to) return freeMainZones(s, scope.you);
  return effect.do === 'place' && effect.in === 'spellZone' && !effect.owner ? freeSpellZones(s, scope.you).length : most;
}

/** What follows at once from what was done; whether the duel goes on. */
function settled(g: G): boolean {
  checkLp(g);
  if (!g.s.result) settle(g);
  return !g.s.result;
}

/** Y20.4: what may be done is asked about only where it can be done. */
const wants = (g: G, effect: Effect, scope: Scope): boolean =>
  canDo(g.s, effect, scope) && yes(g, scope.you, 'yes or no?', 'Y20.4', 'ask.optional');

/** Y20.16: what is excavated is shown, what is looked at is not. */
const isShown = (e: Extract<Effect, { do: 'excavate' }>): true | undefined => (e.secret ? undefined : true);
const seen = (dug: readonly number[] | undefined, shown: true | undefined): Pick<Scope, 'dug' | 'shown'> => ({
  ...(dug ? { dug } : {}),
  ...(shown ? { shown } : {}),
});
const BRINGS: ReadonlySet<Effect['do']> = new Set(['summon', 'token', 'fuse', 'ritual', 'summonTrap', 'summonOver'] as const);
const LUCKY: ReadonlySet<Effect['do']> = new Set(['toss', 'roll', 'number'] as const);

/** Y20.1, Y20.2: the parts of a resolution, in the order written. */
export function performAll(g: G, written: readonly Part[], scope: Scope): void {
  const parts = together(written);
  let { done } = scope;
  let did = true;
  let asked = true;
  let { dug, luck, shown } = scope;
  const moved: number[] = [];
  const brought: number[] = [];
  for (const part of parts) {
    if (!did && needsLast(part)) continue;
    if (isApart(part) && !settled(g)) return;
    const here: Scope = { ...scope, done, moved, brought, ...seen(dug, shown), ...(luck === undefined ? {} : { luck }) };
    const is: boolean = !part.if || (part.if.if === 'otherwise' ? !asked : holds(g.s, part.if, here));
    if (part.if && part.if.if !== 'otherwise') asked = is;
    if (!is || (part.optional && !wants(g, part.do, here))) {
      did = false;
      continue;
    }
    if (part.join === 'then' || part.join === 'alsoAfter') nextMoment(g);
    const now = perform(g, part.do, here);
    if (part.do.do === 'draw') hideDrawn(g, parts[parts.indexOf(part) + 1], here);
    if (part.do.do === 'excavate') [dug, shown] = [now ?? [], isShown(part.do)];
    if (LUCKY.has(part.do.do)) luck = g.s.luck;
    did = now !== null;
    if (now !== null && now.length > 0) done = now;
    moved.push(...(now ?? []));
    if (BRINGS.has(part.do.do)) brought.push(...(now ?? []));
    if (g.s.result) return;
  }
}

/** Cards that an effect moves, of which nothing is chosen now. */
const isFixed = (p: Part): boolean =>
  (p.do.do === 'banish' || p.do.do === 'destroy' || p.do.do === 'send') &&
  ['self', 'it', 'target', 'event', 'battling', 'attacker', 'host'].includes(p.do.what.sel);

/** Y20.2, Y25.9: "also" the same of another card: both go at the same time. */
function together(parts: readonly Part[]): readonly Part[] {
  const out: Part[] = [];
  for (const p of parts) {
    const before = out[out.length - 1];
    const same = before && p.join === 'also' && !p.if && !p.optional && p.do.do === before.do.do && isFixed(p) && isFixed(before);
    if (same) out[out.length - 1] = { ...before, do: { ...before.do, what: { sel: 'both', of: [whatOf(before), whatOf(p)] } } as Effect };
    else out.push(p);
  }
  return out;
}

const whatOf = (p: Part): Selector => (p.do as Extract<Effect, { do: 'banish' }>).what;

/** Y27.9: a hand is shuffled before cards of it are chosen, so that it is not seen which of them were drawn. */
function hideDrawn(g: G, next: Part | undefined, scope: Scope): void {
  const what = next && 'what' in next.do ? (next.do.what as Selector) : undefined;
  if (what?.sel === 'choose' && what.of.from.some((r) => r.place === 'hand' && r.whose === 'you')) shuffleZone(g, scope.you, 'hand');
}

/** Rows that an effect is about: what is chosen now is asked for (Y20.6). */
export function pickFor(g: G, effect: Effect, scope: Scope, cost: boolean): number[] {
  if (!('what' in effect) || !('sel' in (effect.what as object))) return [];
  return pickAmong(g, effect, effect.what as Selector, scope, cost);
}

function pickAmong(g: G, effect: Effect, what: Selector, scope: Scope, cost: boolean): number[] {
  const asked = {
    seat: scope.you,
    kind: 'choose cards',
    rule: cost ? 'Y17.5' : 'Y20.6',
    prompt: cost ? 'ask.cost' : 'ask.choose',
  };
  // Y17.6, Y23.16: it may be paid with what is unaffected.
  const rows = candidates(g.s, effect, scope, cost, what).filter(
    (row) => !scope.taken?.includes(row) && (cost || !isUnaffected(g.s, row, scope)),
  );
  switch (what.sel) {
    case 'choose': {
      if (what.extreme) {
        const most = extremes(g.s, rows, what.extreme);
        // A choice only where they are tied.
        return most.length <= what.max ? most : pickRows(g, asked, most, what.min, what.max);
      }
      const seat = what.who ? seatsFor(what.who, g.s, scope.you)[0] : scope.you;
      if (what.withSelf) {
        const others = rows.filter((r) => r !== scope.self);
        return [scope.self, ...pickRows(g, { ...asked, seat }, others, what.min - 1, what.max - 1)];
      }
      const [min, max] = bounds(g.s, what, scope);
      if (what.distinct || what.alike) return pickTogether(g, { ...asked, seat }, rows, [min, max], what);
      if (what.including)
        return pickIncluding(g, { ...asked, seat }, rows, [min, max], (r) => fits(g.s, r, what.including as Filter, scope));
      return pickRows(g, { ...asked, seat }, rows, min, max);
    }
    case 'among':
      return pickRows(g, asked, rows, what.min, what.max);
    case 'both':
      return pickEach(g, effect, what.of, scope, cost);
    case 'random':
      return randomRows(g, rows, what.n);
    case 'all': {
      // Y8.12: of more than there are zones for its player chooses.
      const free = roomFor(g.s, effect, rows.length, scope);
      const many = rows.length > free && rows.every((r) => card(g.s, r).zone !== 'extra');
      return many ? pickRows(g, asked, rows, free, free) : known(g.s, what, scope).filter((row) => rows.includes(row));
    }
    default:
      return known(g.s, what, scope).filter((row) => rows.includes(row));
  }
}

/** Several choices of one thing: no card is chosen twice. */
function pickEach(g: G, effect: Effect, of: readonly Selector[], scope: Scope, cost: boolean): number[] {
  const taken: number[] = [];
  for (const w of of) taken.push(...pickAmong(g, effect, w, { ...scope, taken }, cost));
  return [...new Set(taken)];
}

/** One that is like this, then the others. */
export function pickIncluding(
  g: G,
  asked: Parameters<typeof pickRows>[1],
  rows: readonly number[],
  [min, max]: readonly [number, number],
  isLike: (row: number) => boolean,
): number[] {
  const first = pickRows(g, asked, rows.filter(isLike), 1, 1);
  const others = rows.filter((r) => !first.includes(r));
  return [...first, ...pickRows(g, asked, others, min - 1, max - 1)];
}

/** Y2.11: one after the other, each among those that go together with the ones before. */
export function pickTogether(
  g: G,
  asked: Parameters<typeof pickRows>[1],
  rows: readonly number[],
  [min, max]: readonly [number, number],
  together: Together,
): number[] {
  const chosen: number[] = [];
  const { alike } = together;
  // Of too few that are alike none is begun with.
  const goesOn = (picked: readonly number[]): boolean =>
    mayGoTogether(g.s, picked, together) &&
    (!alike ||
      mostTogether(
        g.s,
        rows.filter((r) => mayGoTogether(g.s, [picked[0], r], { alike })),
        together,
      ) >= min);
  while (chosen.length < max) {
    const left = rows.filter((r) => !chosen.includes(r) && goesOn([...chosen, r]));
    if (left.length === 0) break;
    const [next] = pickRows(g, asked, left, chosen.length < min ? 1 : 0, 1);
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

/** Does one thing. Returns the rows it was done to; null: it was not done (Y20.13). */
export function perform(g: G, effect: Effect, scope: Scope, cost = false): readonly number[] | null {
  const why: Why = { how: cost ? 'cost' : 'effect', by: scope.you, source: scope.self, rule: cost ? 'Y17.5' : 'Y20.1' };
  const rows = pickFor(g, effect, scope, cost);
  const searched = searchedDecks(g, effect, rows, scope);
  const result =
    moving(g, effect, rows, why, scope) ??
    changing(g, effect, rows, scope) ??
    others(g, effect, rows, scope) ??
    composed(g, effect, scope, cost);
  // Y20.10
  if (!g.s.result) for (const seat of searched) shuffleZone(g, seat, 'deck');
  return result === 'none' ? null : result;
}

const SHUFFLES: ReadonlySet<Effect['do']> = new Set(['send', 'banish', 'setSpell', 'place', 'attach', 'equipTo', 'destroy'] as const);

/** Y20.10: Decks that were looked through; those that add, Summon or return shuffle by themselves. */
function searchedDecks(g: G, effect: Effect, rows: readonly number[], scope: Scope): Seat[] {
  if (!SHUFFLES.has(effect.do) || !('what' in effect) || (effect.what as Selector).sel === 'top') return [];
  return lookedThrough(g, rows, scope);
}

/** Whose Decks cards are taken from: those that were excavated or looked at are known without a search. */
const lookedThrough = (g: G, rows: readonly number[], { dug }: Scope): Seat[] => [
  ...new Set(rows.filter((r) => card(g.s, r).zone === 'deck' && !dug?.includes(r)).map((r) => card(g.s, r).owner)),
];

/** Y20.3: what a player does as if the effect were theirs, of both the turn player first (Y20.8). */
function doneBy(g: G, effect: Extract<Effect, { do: 'by' }>, scope: Scope): Done {
  const seats = seatsFor(effect.who, g.s, scope.you);
  const ordered = seats.length === 2 ? [g.s.active, other(g.s.active)] : seats;
  const done: number[] = [];
  let did = false;
  for (const seat of ordered) {
    const here = { ...scope, you: seat };
    if (effect.optional && !wants(g, effect.what, here)) continue;
    const now = perform(g, effect.what, here);
    did ||= now !== null;
    done.push(...(now ?? []));
  }
  return did ? done : 'none';
}

/** What is done if it is not paid for. */
function unlessPaid(g: G, effect: Extract<Effect, { do: 'unless' }>, scope: Scope): Done {
  // Y20.4: asked only where it can be paid; what the opponent does is no cost.
  const payer: Scope = effect.who ? { ...scope, you: other(scope.you) } : scope;
  const isCost = effect.who === undefined;
  if (canDo(g.s, effect.pay, payer, isCost) && yes(g, payer.you, 'yes or no?', 'Y20.4', 'ask.unless'))
    return perform(g, effect.pay, payer, isCost) ?? 'none';
  return perform(g, effect.what, scope) ?? 'none';
}

/** Y17.9: one of several, chosen as it resolves. */
function optionsDone(g: G, effect: Extract<Effect, { do: 'options' }>, scope: Scope, cost: boolean): Done {
  if (effect.when) {
    const so = effect.when.findIndex((c) => holds(g.s, c, scope));
    if (so >= 0) performAll(g, effect.of[so], scope);
    return [];
  }
  const ways = effect.of.filter(([first]) => !first || first.optional === true || canDo(g.s, first.do, scope, cost));
  if (ways.length === 0) return 'none';
  const at =
    ways.length === 1
      ? 0
      : pickWay(
          g,
          scope,
          ways.map(([first]) => first.do),
        );
  performAll(g, ways[at], scope);
  return [];
}

/** Y6.10: what is put off, with the cards that it is about. */
function putOff(g: G, effect: Extract<Effect, { do: 'later' }>, scope: Scope): Done {
  const what = 'what' in effect.what ? (effect.what.what as Selector) : null;
  const rows = what && 'sel' in what && what.sel !== 'choose' ? known(g.s, what, scope) : null;
  g.s.later = [
    ...g.s.later,
    {
      _e: 0,
      at: effect.at,
      ...(effect.count === undefined ? {} : { wait: effect.count - 1 }),
      turn: g.s.turn,
      seat: scope.you,
      self: scope.self,
      do: effect.what,
      rows: rows?.map((row) => [row, card(g.s, row).visit] as const) ?? null,
    },
  ];
  return rows ?? [];
}

/** Effects that are made of others. */
function composed(g: G, effect: Effect, scope: Scope, cost: boolean): Done {
  if (effect.do === 'unless') return unlessPaid(g, effect, scope);
  if (effect.do === 'all') return some(effect.of.flatMap((e) => perform(g, e, scope, cost) ?? []));
  if (effect.do === 'instead') {
    const may = holds(g.s, effect.if, scope) && canDo(g.s, effect.or, scope);
    const takes = may && (!canDo(g.s, effect.what, scope) || yes(g, scope.you, 'yes or no?', 'Y20.24', 'ask.optional'));
    return perform(g, takes ? effect.or : effect.what, scope) ?? 'none';
  }
  if (effect.do === 'by') return doneBy(g, effect, scope);
  if (effect.do === 'either') {
    // Y20.24
    const ways = effect.of.filter((e) => canDo(g.s, e, scope, cost));
    if (ways.length === 0) return 'none';
    const way = ways.length === 1 ? ways[0] : ways[pickWay(g, scope, ways)];
    return perform(g, way, scope, cost) ?? 'none';
  }
  if (effect.do === 'options') return optionsDone(g, effect, scope, cost);
  if (effect.do === 'later') return putOff(g, effect, scope);
  return null;
}

/** "On the top or bottom" (Y25.5). */
const pickEnd = (g: G, scope: Scope): 'top' | 'bottom' =>
  pickOne(g, { seat: scope.you, kind: 'choose option', rule: 'Y25.5', prompt: 'ask.option' }, [{ do: 'top' }, { do: 'bottom' }]) === 0
    ? 'top'
    : 'bottom';

const pickWay = (g: G, scope: Scope, ways: readonly Effect[]): number => {
  const answer = ask(g, {
    seat: scope.you,
    kind: 'choose option',
    rule: 'Y20.24',
    prompt: { id: 'ask.option' },
    ask: { form: 'pick', options: ways.map((w) => ({ do: w.do })), min: 1, max: 1 },
  });
  return 'pick' in answer ? answer.pick[0] : 0;
};

/** Y6.10 */
function isDue(s: State, l: Later, at: 'endPhase' | 'nextStandby' | 'battleEnd'): boolean {
  switch (l.at) {
    case 'nextStandby':
      return at === 'nextStandby' && l.seat === s.active && l.turn < s.turn;
    case 'opponentStandby':
      return at === 'nextStandby' && l.seat !== s.active && l.turn < s.turn;
    case 'endPhase':
      return at === 'endPhase';
    case 'battleEnd':
      return at === 'battleEnd' && l.turn === s.turn;
    case 'ownEnd':
      return at === 'endPhase' && l.seat === s.active;
    case 'opponentEnd':
      return at === 'endPhase' && l.seat !== s.active;
    case 'nextEnd':
      return at === 'endPhase' && l.turn < s.turn;
    default:
      return l.at satisfies never;
  }
}

/** Y6.10: what was put off is done now, without a Chain. */
export function doLater(g: G, at: 'endPhase' | 'nextStandby' | 'battleEnd'): boolean {
  const come = g.s.later.filter((l) => isDue(g.s, l, at));
  const due = come.filter((l) => !l.wait);
  g.s.later = g.s.later.flatMap((l) => (due.includes(l) ? [] : [come.includes(l) ? { ...l, _e: 0, wait: (l.wait ?? 1) - 1 } : l]));
  for (const l of due) {
    const done = l.rows?.flatMap(([row, visit]) => (card(g.s, row).visit === visit ? [row] : [])) ?? [];
    if (l.rows && done.length === 0) continue;
    const effect = l.rows ? ({ ...l.do, what: { sel: 'it', many: true } } as Effect) : l.do;
    perform(g, effect, { you: l.seat, self: l.self, link: null, done });
    settle(g);
  }
  return due.length > 0;
}

/** Y25.3 */
function toHand(g: G, rows: readonly number[], why: Why, scope: Scope): Done {
  const seats = lookedThrough(g, rows, scope);
  const done = moveAll(g, rows, 'hand', why);
  // Y20.10: a search is shown and the Deck shuffled.
  if (seats.length > 0 && done.length > 0)
    tell(g, 'reveal', 'Y20.10', { who: other(scope.you), cards: done.map((r) => printed(g.s, r).id) });
  // Y27.9
  for (const seat of new Set(done.map((r) => card(g.s, r).owner))) shuffleZone(g, seat, 'hand');
  for (const seat of seats) shuffleZone(g, seat, 'deck');
  return some(done);
}

/** Whether cards go straight from being excavated. */
const isDug = (rows: readonly number[], { dug, shown }: Scope): { dug?: true } =>
  shown && rows.every((r) => dug?.includes(r)) ? { dug: true } : {};

/** How cards go to the Graveyard. Y25.4: what is returned there is not sent. */
const AS: Readonly<Record<'send' | 'tribute' | 'toGy' | 'discard', Pick<Why, 'as'>>> = {
  send: {},
  tribute: { as: 'tribute' },
  toGy: { as: 'return' },
  discard: { as: 'discard' },
};

/** Movements (Y25). Null: it is another kind of effect. */
function moving(g: G, effect: Effect, rows: readonly number[], why: Why, scope: Scope): Done {
  switch (effect.do) {
    case 'destroy': {
      // Y25.7: a cost is not replaced.
      const doomed = why.how === 'cost' ? rows : notSpared(g, rows, { by: 'effect', seat: scope.you }, perform);
      return some(moveAll(g, doomed, 'grave', { ...why, destroyed: true }));
    }
    case 'send':
    case 'tribute':
    case 'toGy':
    case 'discard':
      return some(moveAll(g, rows, 'grave', { ...why, ...AS[effect.do], ...isDug(rows, scope) }));
    case 'banish':
      return some(moveAll(g, rows, 'banished', why, effect.face ? { face: 'down' } : {}));
    case 'add':
    case 'toHand':
      return toHand(g, rows, why, scope);
    case 'toExtra': {
      // Y3.12
      const up = rows.filter((r) => effect.face === 'up' || isExtra(printed(g.s, r)));
      return some(moveAll(g, up, effect.face === 'up' ? 'extra' : 'deck', why, effect.face === 'up' ? { face: 'up' } : {}));
    }
    case 'toDeck': {
      const { what } = effect;
      // Y20.10: a card of the Deck that goes to its top or bottom goes there after the Deck was shuffled.
      if (effect.at !== 'shuffle' && what.sel === 'choose') for (const seat of lookedThrough(g, rows, scope)) shuffleZone(g, seat, 'deck');
      const ordered = effect.order ? inAnyOrder(g, rows, scope, effect.at) : rows;
      const at = effect.at === 'either' && rows.length > 0 ? pickEnd(g, scope) : effect.at;
      const done = moveAll(g, ordered, 'deck', why, at === 'bottom' ? { at } : {});
      if (effect.at === 'shuffle') for (const seat of new Set(done.map((r) => card(g.s, r).owner))) shuffleZone(g, seat, 'deck');
      return some(done);
    }
    case 'summon':
      return some(summonRows(g, rows, effect, scope));
    default:
      return detaching(g, effect, rows, why, scope);
  }
}

/** Materials (Y11.21, Y11.24). Null: it is another kind of effect. */
function detaching(g: G, effect: Effect, rows: readonly number[], why: Why, scope: Scope): Done {
  switch (effect.do) {
    case 'detach': {
      const { materials } = card(g.s, scope.self);
      const picked = pickRows(
        g,
        { seat: scope.you, kind: 'choose cards', rule: 'Y11.24', prompt: 'ask.cost' },
        materials,
        effect.n,
        effect.max ?? effect.n,
      );
      return some(moveAll(g, picked, 'grave', why));
    }
    case 'attach': {
      const [host] = known(g.s, effect.to, scope);
      // Y11.27
      if (host === undefined || card(g.s, host).zone !== 'monster' || !card(g.s, host).up) return 'none';
      const under = rows.filter((row) => row !== host && !card(g.s, row).token);
      for (const row of under) attachTo(g, row, host);
      return some(under);
    }
    case 'detachFrom': {
      const picked = pickRows(
        g,
        { seat: scope.you, kind: 'choose cards', rule: 'Y11.24', prompt: 'ask.cost' },
        materialsOf(g.s, effect.from, scope),
        effect.n,
        effect.n,
      );
      return some(moveAll(g, picked, 'grave', why));
    }
    default:
      return null;
  }
}

/** Y12.1: the positions that words allow. */
const POSITIONS = {
  attack: ['attack'],
  defense: ['defense'],
  set: ['set'],
  anyDefense: ['defense', 'set'],
  attackOrSet: ['attack', 'set'],
} as const;

/** Y3.7: "to either field": to one of those where there is a zone. */
function pickSide(g: G, rows: readonly number[], scope: Scope): Seat {
  const sides = [scope.you, other(scope.you)].filter((seat) =>
    rows.some((row) => zonesFor(g.s, row, seat, undefined, scope.self).length > 0),
  );
  if (sides.length < 2) return sides[0] ?? scope.you;
  const asked = { seat: scope.you, kind: 'choose option', rule: 'Y3.7', prompt: 'ask.option' };
  return sides[pickOne(g, asked, [{ do: 'own field' }, { do: 'other field' }])];
}

/** Y8.5, Y8.9: a Special Summon by an effect: all at the same time, without a window to negate it. */
function summonRows(g: G, rows: readonly number[], effect: Extract<Effect, { do: 'summon' }>, scope: Scope): number[] {
  const seat = effect.side ? pickSide(g, rows, scope) : effect.to ? seatsFor(effect.to, g.s, scope.you)[0] : scope.you;
  const kind = effect.as ?? 'special';
  const summoned: number[] = [];
  const decks = lookedThrough(g, rows, scope);
  for (const row of rows) {
    const zones = zonesFor(g.s, row, seat, effect.zone, pointer(g.s, effect, scope));
    // Y8.12
    if (zones.length === 0) continue;
    const place = pickZone(g, scope.you, seat, 'monster', zones);
    const position = pickPosition(
      g,
      scope.you,
      row,
      effect.position ? POSITIONS[effect.position] : printed(g.s, row).words.includes('Link') ? ['attack'] : ['attack', 'defense'],
    );
    placeSummoned(g, row, seat, place, position, kind, scope.you);
    bring(g, row, scope.self);
    // Y10.8, Y10.9
    if (effect.as) writeCard(g, row).properly = true;
    summoned.push(row);
  }
  if (summoned.length > 0) tell(g, 'summon succeeded', 'Y8.8');
  for (const row of summoned) {
    happen(g, 'summoned', { row, seat, how: kind, by: scope.you, from: card(g.s, row).summoned?.from ?? 'none', source: scope.self });
    if (effect.negated) last(g, scope.you, { until: 'faceUp', on: 'negated', row, visit: card(g.s, row).visit });
  }
  for (const owner of decks) shuffleZone(g, owner, 'deck');
  return summoned;
}
