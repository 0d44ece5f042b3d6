/** Cards in hands and libraries: draw, discard, look, reveal, search, shuffle (CR 121, 701.8, 701.16, 701.19, 701.20). */
import { type Effect, type Filter, LAND_TYPES, type Quantity, type Zone } from '@apnap/ability';
import { ask, type Id, seatEntity, slotOf } from '@apnap/kernel';
import { shuffleLibrary } from '../actions/shuffle.js';
import { bind, chooseEntities, chooseFrom, randomOf, standIn } from '../events/choose.js';
import { askChoice, chosenMemory, chosenSeat, randomChoice } from '../events/entering.js';
import { writeMemory } from '../events/memory.js';
import { perform, settle } from '../events/perform.js';
import { cantSearch } from '../events/prohibitions.js';
import { revealCards } from '../events/reveal.js';
import { characteristics, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { includesSeat } from '../reading/seats.js';
import { players } from '../reading/select.js';
import { hasFlag, live, player, writeObj, zoneIds } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { type Env, FLAG, type Obj } from '../state/objects.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { revealPlanar } from '../variants/planechase.js';
import type { Perform } from './family.js';
import { type Plan, type Planning, planned } from './plan.js';

/**
 * CR 608.2f: "each player discards any number of cards, then draws that many cards": each as many as were that player's; undefined for other numbers. What has
 * been shuffled into a library has another id, but each place of a library keeps its row.
 */
function ownOfEach(s: State, env: Env, count: Quantity): ((seat: number) => number) | undefined {
  const held = typeof count === 'object' && count.q === 'slot' ? env.slots[count.slot] : undefined;
  if (!Array.isArray(held)) return undefined;
  const owners = held.map((id) => (typeof id === 'number' && id > 0 ? s.objects.rows[slotOf(id)]?.owner : undefined));
  return (seat) => owners.filter((owner) => owner === seat).length;
}

/** CR 107.1c, 608.2d */
function chosenNumber(g: G, env: Env, max: number, seat: number): number {
  const chosen = askChoice(g, seat, { choose: 'number', min: 0, max }, env);
  return 'n' in chosen ? chosen.n : 0;
}

/** The cards that the player has drawn since. */
const drawnSince = (g: G, mark: number, seat: number): Id[] =>
  g.events.slice(mark).flatMap((x) => (x.kind === 'draw' && x.player === seat && x.object !== 0 ? [x.object] : []));

/** CR 121.2, 614.11: whether nothing else happens instead of drawing so many cards; if something does, it is done. */
function drawsAll(g: G, env: Env, seat: number, n: number): boolean {
  const { left, besides } = settle(g, { p: 'draw', seat, rule: '121.2', n, ...(env.replaced ? { replaced: env.replaced } : {}) });
  besides();
  return left !== null;
}

/** CR 121.2: cards are drawn one at a time. */
const draw: Perform<'draw'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const count = quantity(cx, e.count);
  const drawn: Id[] = [];
  const seats = players(cx, e.who);
  const own = seats.length > 1 ? ownOfEach(g.s, env, e.count) : undefined;
  const most = (seat: number): number => own?.(seat) ?? count;
  // CR 101.4: all say how many in APNAP order before anybody draws
  const numbers = seats.map((seat) => (e.upTo ? chosenNumber(g, env, most(seat), seat) : most(seat)));
  for (const [k, seat] of seats.entries()) {
    const mark = g.events.length;
    const all = numbers[k] < 2 || !g.s._pool.drawsTogether || drawsAll(g, env, seat, numbers[k]);
    for (let i = 0; all && i < numbers[k]; i++)
      perform(g, [{ p: 'draw', seat, rule: '121.1', ...(env.replaced ? { replaced: env.replaced } : {}) }]);
    // CR 614.6: of what happens instead, too
    drawn.push(...drawnSince(g, mark, seat));
  }
  return bind(env, e.bind, drawn);
};

const discard: Planning<'discard'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const chosen: Id[] = [];
  // CR 101.4: all choose in APNAP order, then all discard at once.
  for (const seat of players(cx, e.who)) {
    // CR 108.2b: a token that was returned there is no card
    const from = player(g.s, seat).hand.filter((id) => !hasFlag(live(g.s, id) as Obj, FLAG.token) && matches(cx, e.filter, id));
    const count = e.count === 'all' ? from.length : Math.min(from.length, quantity({ ...cx, it: seatEntity(seat) }, e.count));
    chosen.push(
      ...(e.how === 'random' ? randomOf(g, from, count) : chooseFrom(g, seat, from, count, count, env.source, 'ask.discard', '701.8a')),
    );
  }
  return discardCards(env, chosen, e.bind);
};

function discardCards(env: Env, ids: readonly Id[], slot: number | undefined): Plan {
  const batch = ids.map((id) => move(id, 'graveyard', '701.8a', { verb: 'discard', source: env.source }));
  const discarded = (): Id[] => batch.map((m) => m.became).filter((id) => id !== 0);
  return { batch, finish: () => bind(env, slot, discarded()) };
}

const discardThese: Planning<'discardThese'> = (g, env, e) => {
  const ids = chooseEntities(g, env, e.what).filter((id) => live(g.s, id)?.zone === 'hand');
  return discardCards(env, ids, e.bind);
};

/** CR 701.16a, 701.16e: the looking player may see them; for the log others see that, not what. */
const look: Perform<'look'> = (g, env, e) => {
  const seats = players({ s: g.s, env, it: 0 }, e.who);
  const ids = chooseEntities(g, env, e.at);
  let bits = 0;
  for (const seat of seats) bits |= 1 << seat;
  for (const id of ids) writeObj(g.s, id).known |= bits;
  if (ids.length > 0) log(g, 'look', '701.16e', { player: seats[0] ?? -1, ids, known: bits, amount: ids.length });
  return bind(env, e.bind, ids);
};

const reveal: Perform<'reveal'> = (g, env, e) => {
  const top = e.what.sel === 'top' && e.what.deck ? e.what : undefined;
  if (top) {
    const cx = { s: g.s, env, it: 0 };
    const count = quantity(cx, top.count);
    const shown = players(cx, top.of).flatMap((seat) => revealPlanar(g, seat, (ids) => ids.length >= count));
    revealCards(g, shown, env.source);
    return bind(env, e.bind, shown);
  }
  const ids = chooseEntities(g, env, e.what).flatMap((id) => (id < 0 ? player(g.s, -id - 1).hand : [id]));
  revealCards(g, ids, env.source);
  return bind(env, e.bind, ids);
};

const revealUntil: Perform<'revealUntil'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const seat = players(cx, e.who)[0] ?? env.you;
  const wanted = quantity(cx, e.count);
  if (e.deck) {
    const matching = (ids: readonly Id[]): Id[] => ids.filter((id) => matches(cx, e.filter, id));
    const shown = revealPlanar(g, seat, (ids) => matching(ids).length >= wanted);
    revealCards(g, shown, env.source);
    return bind(bind(env, e.bind, matching(shown)), e.bindAll, shown);
  }
  const library = player(g.s, seat).library;
  const all: Id[] = [];
  const found: Id[] = [];
  for (let i = library.length - 1; i >= 0 && found.length < wanted; i--) {
    all.push(library[i]);
    if (matches(cx, e.filter, library[i])) found.push(library[i]);
  }
  revealCards(g, all, env.source);
  if (e.to === 'revealed') return bind(bind(env, e.bind, found), e.bindAll, all);
  const batch = all.map((id) => move(id, 'exile', '701.11a', { verb: 'exile', source: env.source }));
  perform(g, batch);
  const became = (ids: readonly Id[]) => ids.map((id) => batch.find((m) => m.id === id)?.became ?? 0).filter((id) => id !== 0);
  if (e.link !== undefined) writeMemory(g.s, env.source, { link: e.link, ids: became(all) });
  return bind(bind(env, e.bind, became(found)), e.bindAll, became(all));
};

/** CR 701.19: the searching player looks through the zone and may fail to find cards of a stated quality in a hidden zone (701.19b). */
const search: Perform<'search'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const seat = players(cx, e.who)[0] ?? env.you;
  const zones = zonesSearched(g, seat, e, env).filter((zone) => zone !== 'library' || !cantSearch(g.s, seat));
  const found: Id[] = [];
  for (const owner of zones.length === 0 ? [] : players(cx, e.of)) {
    const depth = searchDepth(g.s, seat);
    const open = (zone: Zone): readonly Id[] => (zone === 'library' ? zoneIds(g.s, zone, owner).slice(-depth) : zoneIds(g.s, zone, owner));
    const there = (zone: Zone): Id[] => open(zone).filter((id) => matches(cx, e.filter, id));
    const options = zones.flatMap(there);
    const max = e.max === 'any' ? options.length : Math.min(options.length, quantity(cx, e.max));
    // CR 701.19b-c: a quality may be failed to find in a hidden zone; "a card" must be found.
    const sure = e.filter.is === 'any' ? options.length : zones.filter((zone) => !HIDDEN.has(zone)).flatMap(there).length;
    const min = Math.min(max, sure, e.min === 'all' ? options.length : quantity(cx, e.min));
    const searched = zones.map((zone) => log(g, 'search', '701.19a', { player: seat, recipient: seatEntity(owner), word: zone }));
    noteTriggers(g, searched, null);
    if (e.each) found.push(...chooseOneEach(g, seat, options, e.each, env));
    else if (e.alike) found.push(...chooseAlike(g, seat, options, min, max, env));
    else found.push(...(e.different ? chooseDifferent(g, seat, options, max, env) : chooseSearched(g, seat, options, min, max, env)));
  }
  const done = bind(env, e.bind, found);
  return e.bindLibrary === undefined ? done : bind(done, e.bindLibrary, zones.includes('library') ? 1 : 0);
};

/** CR 614.1a: so many cards from the top of a library are searched instead of all. */
const searchDepth = (s: State, seat: number): number =>
  derived(s).rules.reduce(
    (n, r) => (r.rule.rule === 'searchesTop' && includesSeat({ s, env: r.env, it: 0 }, r.rule.who, seat) ? Math.min(n, r.rule.count) : n),
    Infinity,
  );

/** CR 400.2 */
const HIDDEN: ReadonlySet<Zone> = new Set(['library', 'hand']);

/** The zones to be searched; of "and/or" those that the searching player chooses, at least one. */
function zonesSearched(g: G, seat: number, e: Extract<Effect, { do: 'search' }>, env: Env): Zone[] {
  if (!e.also) return [e.zone];
  const all = [e.zone, ...e.also.zones];
  if (e.also.how === 'all') return all;
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: all.map((word) => ({ word })), min: 1, max: all.length },
    rule: '701.19a',
    prompt: { id: 'ask.word' },
    source: env.source,
  });
  return 'pick' in answer ? answer.pick.map((i) => all[i]) : all;
}

/** "A Forest card and a Plains card": up to one for each, one after the other (CR 701.19b). */
function chooseOneEach(g: G, seat: number, options: readonly Id[], each: readonly Filter[], env: Env): Id[] {
  const found: Id[] = [];
  for (const filter of each) {
    const left = options.filter((id) => !found.includes(id) && matches({ s: g.s, env, it: 0 }, filter, id));
    found.push(...chooseSearched(g, seat, left, 0, Math.min(1, left.length), env));
  }
  return found;
}

/** "… with different names": one after the other, each unlike those found before (CR 201.2b). */
function chooseDifferent(g: G, seat: number, options: readonly Id[], max: number, env: Env): Id[] {
  const found: Id[] = [];
  const name = (id: Id): string => characteristics(g.s, id).name;
  while (found.length < max) {
    const left = options.filter((id) => !found.some((x) => name(x) === name(id)));
    const [next] = chooseSearched(g, seat, left, 0, Math.min(1, left.length), env);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

/** "… that share a land type": one after the other, as long as all of them have one in common (CR 205.3i). */
function chooseAlike(g: G, seat: number, options: readonly Id[], min: number, max: number, env: Env): Id[] {
  const found: Id[] = [];
  const types = (id: Id): readonly string[] => landTypes(characteristics(g.s, id).subtypes);
  while (found.length < max) {
    const common = (id: Id): boolean => types(id).some((t) => found.every((x) => types(x).includes(t)));
    const left = options.filter((id) => !found.includes(id) && common(id));
    const [next] = chooseSearched(g, seat, left, found.length < min ? Math.min(1, left.length) : 0, Math.min(1, left.length), env);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

/** CR 205.3i */
const landTypes = (subtypes: readonly string[]): readonly string[] => subtypes.filter((t) => (LAND_TYPES as readonly string[]).includes(t));

function chooseSearched(g: G, seat: number, options: readonly Id[], min: number, max: number, env: Env): Id[] {
  if (max === 0) return [];
  const answer = ask(g, {
    seat,
    kind: 'choose',
    ask: { form: 'pick', options: options.map((entity) => ({ entity })), min, max },
    rule: '701.19a',
    prompt: { id: 'ask.search', params: { max } },
    source: env.source,
    visible: 'seat',
  });
  return 'pick' in answer ? answer.pick.map((i) => options[i]) : [];
}

const shuffle: Perform<'shuffle'> = (g, env, e) => {
  const aside = (e.aside ?? []).flatMap((slot) => env.slots[slot] ?? []).filter((id): id is Id => typeof id === 'number');
  for (const seat of players({ s: g.s, env, it: 0 }, e.who)) noteTriggers(g, [shuffleLibrary(g, seat, aside)], null);
  return env;
};

const choose: Perform<'choose'> = (g, env, e) => {
  let out = env;
  for (const seat of players({ s: g.s, env, it: 0 }, e.who)) {
    const chosen = e.how === 'random' ? randomChoice(g, e.what, env) : askChoice(g, standIn(g, env, seat), e.what, env, e.secret);
    const value = 'word' in chosen ? chosen.word : chosen.n;
    const known = e.secret ? { known: 1 << seat } : {};
    log(g, 'choose', '608.2d', { player: seat, source: env.source, word: String(value), ...known });
    const seatOfWord = typeof value === 'string' ? chosenSeat(value) : null;
    if (e.slot !== undefined) out = bind(out, e.slot, seatOfWord === null ? value : [seatOfWord]);
    if (e.link !== undefined)
      writeMemory(g.s, env.source, {
        ...chosenMemory(e.link, chosen),
        ...(e.who.player === 'each' ? { seat } : {}),
        ...(e.secret ? { secret: { by: seat } } : {}),
      });
  }
  return out;
};

const letEntities: Perform<'let'> = (g, env, e) => {
  const ids = chooseEntities(g, env, e.what);
  // CR 608.2h: of a source that is gone, what it last was is still asked
  return bind(env, e.slot, ids.length === 0 && e.what.sel === 'self' ? [env.source] : ids);
};
const letNumber: Perform<'letNumber'> = (g, env, e) => bind(env, e.slot, quantity({ s: g.s, env, it: 0 }, e.value));

export const PLANS = { discard, discardThese };

export const EFFECTS = {
  draw,
  discard: planned(discard),
  discardThese: planned(discardThese),
  look,
  reveal,
  revealUntil,
  search,
  shuffle,
  choose,
  let: letEntities,
  letNumber,
};
