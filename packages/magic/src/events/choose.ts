/** Choices of objects on resolution, and entities for effects to act on (CR 608.2d-e). */
import { type Selector, same, type Zone } from '@apnap/ability';
import { ask, askYes, type Id, randomInt, seatEntity, seatOf } from '@apnap/kernel';
import { characteristics } from '../reading/characteristics.js';
import { quantity } from '../reading/quantity.js';
import { inRange } from '../reading/range.js';
import { players, select } from '../reading/select.js';
import { live, opponents, player, record } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Env, Obj, SlotValue } from '../state/objects.js';
import type { State } from '../state/types.js';

/** The environment with a slot bound. */
export function bind(env: Env, slot: number | undefined, value: SlotValue): Env {
  if (slot === undefined || slot < 0) return env;
  const slots = env.slots.slice();
  while (slots.length <= slot) slots.push(null);
  slots[slot] = value;
  return { ...env, slots };
}

/**
 * The object an effect acts on when its id is of an object that has moved: an ability that a zone change triggered, and effects that speak of an
 * object that was just moved, find the new object if it went to a public zone (CR 400.7, 603.6c-d). Otherwise nothing.
 */
export function current(s: State, env: Env, id: Id): Id {
  if (id <= 0 || live(s, id)) return id;
  // CR 400.7j: the cost moved it
  const paid = env.paid ?? record(s, env.source)?.cast?.used;
  if (paid?.some((u) => u.id === id)) return publicNow(s, record(s, id)?.became ?? 0);
  const e = env.event;
  if (e && e.became !== 0 && e.became !== id && live(s, e.became)) {
    if (e.object === id || record(s, id)?.became === e.became) return e.became;
  }
  // CR 603.6c: each of several that moved at once
  if (e?.batch?.includes(id)) return publicNow(s, record(s, id)?.became ?? 0);
  return followed(s, env, id) ?? movedHere(s, id);
}

/** CR 400.7f: the Aura of a permanent that left is found in the graveyard it followed to. */
export function followed(s: State, { event }: Env, id: Id): Id | null {
  const gone = event && event.object > 0 ? record(s, id) : null;
  return gone && gone.attachedTo === event?.object && live(s, gone.became)?.zone === 'graveyard' ? gone.became : null;
}

/** CR 400.7j: what an object has become that the resolving spell or ability itself moved, in a public zone. */
function movedHere(s: State, id: Id): Id {
  let now = id;
  while (now !== 0 && !live(s, now)) {
    const next = record(s, now)?.became ?? 0;
    const move = s.history.rows.findLast((e) => e.kind === 'zone' && e.object === now);
    if (s.cause === 0 || move?.became !== next || move.cause !== s.cause) return 0;
    now = next;
  }
  return publicNow(s, now);
}

/**
 * What is spoken of after this resolution: of cards that it has moved itself, what they have become in a public zone (CR 400.7j).
 * A permanent that has left stays what it was, as the words may ask: "its controller" is who controlled it (CR 608.2h).
 * @param only where what they have become has to be; anywhere, where nothing is said
 */
export function asMoved(s: State, env: Env, only?: Zone): Env {
  const now = (id: Id): Id => {
    if (id <= 0 || live(s, id) || s.history.rows.some((e) => e.kind === 'zone' && e.object === id && e.from === 'battlefield')) return id;
    const found = movedHere(s, id);
    return found !== 0 && (only === undefined || live(s, found)?.zone === only) ? found : id;
  };
  return { ...env, slots: env.slots.map((v) => (Array.isArray(v) ? v.map(now) : v)) };
}

/** What is kept for a later ability (CR 603.7c): cards that were put onto the battlefield as permanents, and what costs were paid with (400.7j). */
export function keptForLater(s: State, env: Env): Env {
  const paid = env.paid ?? record(s, env.source)?.cast?.used;
  return { ...asMoved(s, env, 'battlefield'), ...(paid ? { paid } : {}) };
}

/** CR 727.3c, 712.21c: what finds the new object of a permanent that more than one card represented finds each of them. */
function allNow(s: State, env: Env, id: Id): Id[] {
  const now = current(s, env, id);
  const parts = now === 0 || now === id ? null : (record(s, id)?.components ?? null);
  if (parts) return parts.map((c) => c.became).filter((became) => live(s, became) !== null);
  return now === 0 ? [] : [now];
}

/** The object, if it is in a public zone (CR 400.2). */
function publicNow(s: State, id: Id): Id {
  const zone = live(s, id)?.zone;
  return zone === undefined || zone === 'hand' || zone === 'library' ? 0 : id;
}

/** Entities to act on: the selection with its choices made, objects that moved followed, those that are gone left out. */
export function chooseEntities(g: G, env: Env, sel: Selector): Id[] {
  const ids = resolve(g, env, sel);
  const out: Id[] = [];
  for (const id of ids) {
    for (const now of id < 0 ? [id] : allNow(g.s, env, id)) if (!out.includes(now)) out.push(now);
  }
  return out;
}

/** The same; what several players have chosen is there once for each of them (CR 608.2e). */
export const chooseForEach = (g: G, env: Env, sel: Selector): readonly Id[] =>
  sel.sel === 'choose'
    ? players({ s: g.s, env, it: 0 }, sel.who).flatMap((seat) => choiceOf(g, env, sel, seat))
    : chooseEntities(g, env, sel);

/** The object whose values are copied or read: as it is, or, where it has left its zone, as it last was there (CR 608.2h). */
export function objectMeant(g: G, env: Env, sel: Selector): Obj | null {
  const chooses = sel.sel === 'choose' || sel.sel === 'union';
  const [first] = chooses ? [] : select({ s: g.s, env, it: 0 }, sel);
  const id = first !== undefined && record(g.s, first) ? first : chooseEntities(g, env, sel)[0];
  return id === undefined ? null : record(g.s, id);
}

/**
 * CR 800.4g: who makes a choice of a player who has left the game: the controller of the object chooses another player, for an opponent another
 * opponent if there is one.
 */
export function standIn(g: G, env: Env, seat: number): number {
  if (!player(g.s, seat).gone) return seat;
  const others = opponents(g.s, env.you);
  const options = (others.length > 0 ? others : [env.you]).map(seatEntity);
  return seatOf(chooseFrom(g, env.you, options, 1, 1, env.source, 'ask.choose', '800.4g')[0]);
}

/** Like select, with `choose` asked of its players, each in APNAP order. */
function resolve(g: G, env: Env, sel: Selector): readonly Id[] {
  const cx = { s: g.s, env, it: 0 };
  switch (sel.sel) {
    case 'choose':
      return chosenBy(g, env, sel, []);
    case 'union': {
      const [first] = sel.of;
      // CR 101.4: each player makes all of their choices before the next does
      if (first?.sel === 'choose' && sel.of.every((x) => x.sel === 'choose' && same(x.who, first.who)))
        return [
          ...new Set(
            players(cx, first.who).flatMap((seat) =>
              severally(sel.of, (x, taken) => (x.sel === 'choose' ? choiceOf(g, env, x, seat, taken) : [])),
            ),
          ),
        ];
      return [...new Set(severally(sel.of, (x, taken) => (x.sel === 'choose' ? chosenBy(g, env, x, taken) : resolve(g, env, x))))];
    }
    case 'filter':
    case 'except':
    case 'extreme':
      return select(cx, sel);
    default:
      return select(cx, sel);
  }
}

/** One after the other, each knowing what the others before it have found. */
function severally(of: readonly Selector[], find: (x: Selector, taken: readonly Id[]) => readonly Id[]): Id[] {
  const out: Id[] = [];
  for (const x of of) out.push(...find(x, out));
  return out;
}

const chosenBy = (g: G, env: Env, sel: Choice, taken: readonly Id[]): Id[] =>
  players({ s: g.s, env, it: 0 }, sel.who).flatMap((seat) => choiceOf(g, env, sel, seat, taken));

/** A choice of objects or players that somebody makes. */
export type Choice = Extract<Selector, { sel: 'choose' }>;

/** The same choice, of no more than these. */
export const chooseOf = (g: G, env: Env, sel: Choice, options: readonly Id[]): Id[] =>
  players({ s: g.s, env, it: 0 }, sel.who).flatMap((seat) => chosenOf(g, env, sel, seat, options));

/**
 * What one of the players chooses; "they" in what they choose from is this player.
 * @param taken what is not there to be chosen again: "a creature card and a land card" are two cards; a permanent that is both an artifact and a creature can
 * be chosen as either and as both
 */
function choiceOf(g: G, env: Env, sel: Choice, seat: number, taken: readonly Id[] = []): Id[] {
  const own = { s: g.s, env, it: seatEntity(seat) };
  const from = sel.from.sel === 'all' || sel.from.sel === 'extreme' ? select(own, sel.from) : resolve(g, env, sel.from);
  const left = sel.from.sel === 'all' && sel.from.zone === 'battlefield' ? from : from.filter((id) => !taken.includes(id));
  return chosenOf(g, env, sel, seat, left);
}

function chosenOf(g: G, env: Env, sel: Choice, seat: number, options: readonly Id[]): Id[] {
  const own = { s: g.s, env, it: seatEntity(seat) };
  // CR 801.5a: within the range of who chooses, too
  const from = options.filter((id) => belongsTo(g.s, sel, seat, id) && inRange(g.s, seat, id));
  const min = Math.min(from.length, quantity({ ...own, it: 0 }, sel.min));
  const max = sel.max === 'any' ? from.length : Math.min(from.length, quantity({ ...own, it: 0 }, sel.max));
  if (sel.how === 'random') return randomOf(g, from, max);
  if (sel.unlike !== undefined || sel.total !== undefined) return chooseFitting(g, env, sel, standIn(g, env, seat), from, max);
  return from.length > 0 ? chooseFrom(g, standIn(g, env, seat), from, min, max, env.source, 'ask.choose') : [];
}

/** What of things is not to be alike (CR 201.2b). */
const LIKENESS = { names: 'name', powers: 'power', manaValues: 'manaValue' } as const;

/** Those that fit together: one after the other, each of which fits those chosen before it, until no more are wanted. */
function chooseFitting(g: G, env: Env, sel: Choice, seat: number, from: readonly Id[], max: number): Id[] {
  const { s } = g;
  const found: Id[] = [];
  const most = sel.total ? quantity({ s, env, it: 0 }, sel.total.most) : 0; // without a total all sums are 0
  const sum = (ids: readonly Id[]): number =>
    ids.reduce((n, id) => n + (sel.total ? quantity({ s, env, it: id }, { q: 'stat', stat: sel.total.stat, of: { sel: 'it' } }) : 0), 0);
  const like = (id: Id) => (sel.unlike ? characteristics(s, id)[LIKENESS[sel.unlike]] : id);
  while (found.length < max) {
    const left = from.filter((id) => !found.some((x) => x === id || like(x) === like(id)) && sum([...found, id]) <= most);
    const [next] = chooseFrom(g, seat, left, 0, Math.min(1, left.length), env.source, { id: 'ask.choose', chosen: found.length });
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

/** When each of several players chooses from "their" zone, only that player's objects are meant. */
function belongsTo(s: State, sel: Choice, seat: number, id: Id): boolean {
  if (sel.who.player !== 'each' && sel.who.player !== 'eachOpponent' && sel.who.player !== 'eachOther') return true;
  const o = record(s, id);
  return !o || o.owner === seat || o.zone === 'battlefield';
}

/** So many of these, at random. */
export function randomOf(g: G, from: readonly Id[], count: number): Id[] {
  const left = from.slice();
  const out: Id[] = [];
  while (out.length < count && left.length > 0) out.push(...left.splice(randomInt(g.s, left.length), 1));
  return out;
}

/** A question of several that are one choice: how many were chosen in those before it. */
interface Continued {
  id: string;
  chosen: number;
}

/** Asks a seat to choose among entities; no question where there is nothing to decide. */
export function chooseFrom(
  g: G,
  seat: number,
  from: readonly Id[],
  min: number,
  max: number,
  source: Id,
  prompt: string | Continued,
  rule = '608.2d',
): Id[] {
  if (max <= 0 || from.length === 0) return [];
  if (min >= from.length && g.s.forced !== 'ask') return from.slice();
  const answer = ask(g, {
    seat,
    kind: 'choose',
    ask: { form: 'pick', options: from.map((entity) => ({ entity })), min: Math.min(min, from.length), max: Math.min(max, from.length) },
    rule,
    prompt:
      typeof prompt === 'string' ? { id: prompt, params: { min, max } } : { id: prompt.id, params: { min, max, chosen: prompt.chosen } },
    source,
  });
  return 'pick' in answer ? answer.pick.map((i) => from[i]) : [];
}

/** Asks the controller for one of several opponents; undefined where there are not two to choose from. */
export function opponentChosen(g: G, env: Env, rule: string): number | undefined {
  const among = players({ s: g.s, env, it: 0 }, { player: 'eachOpponent' }).map(seatEntity);
  if (among.length < 2) return undefined;
  const [one] = chooseFrom(g, env.you, among, 1, 1, env.source, 'ask.player', rule);
  return one === undefined ? undefined : seatOf(one);
}

/** Asks a seat to put objects in an order; no question for fewer than two. */
export function orderObjects(g: G, seat: number, ids: readonly Id[], source: Id, prompt: string, rule: string): Id[] {
  if (ids.length < 2) return ids.slice();
  const answer = ask(g, {
    seat,
    kind: 'order',
    ask: { form: 'order', options: ids.map((entity) => ({ entity })) },
    rule,
    prompt: { id: prompt },
    source,
  });
  return 'order' in answer ? answer.order.map((i) => ids[i]) : ids.slice();
}

/** Asks a seat a yes-or-no question. */
export function confirm(g: G, seat: number, source: Id, prompt: string, rule: string, detail?: unknown): boolean {
  return askYes(g, {
    seat,
    kind: 'may',
    rule,
    prompt: { id: prompt },
    source,
    ...(detail === undefined ? {} : { detail }),
  });
}
