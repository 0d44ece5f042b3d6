/** Parts of costs other than mana: what they can be paid with, and paying them (CR 118, 601.2h). */
import { type Cost, type CostVerb, costAction, counterCount, type Zone } from '@apnap/ability';
import { ask, type Id, seatEntity, seatOf } from '@apnap/kernel';
import { acted } from '../actions/acted.js';
import { attachTo } from '../actions/attached.js';
import { exert } from '../actions/restraint.js';
import { tapNow, untapNow } from '../actions/tapping.js';
import { tellKeyword } from '../actions/told.js';
import { chooseFrom, randomOf } from '../events/choose.js';
import { commitCounters } from '../events/commit.js';
import { commitPlayerCounters } from '../events/commit-players.js';
import { askChoice } from '../events/entering.js';
import { writeMemory } from '../events/memory.js';
import { payLife, perform } from '../events/perform.js';
import { cantBeSacrificed, cantCrew, cantGainLife, cantLoseLife, cantPayWith, cantPutCounters, cantUntap } from '../events/prohibitions.js';
import { revealCards } from '../events/reveal.js';
import { controllerOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { sickToActivate } from '../reading/mana-abilities.js';
import { COST_X } from '../reading/memory.js';
import { statOf } from '../reading/numbers.js';
import { quantity } from '../reading/quantity.js';
import { allIn, players, select } from '../reading/select.js';
import { hasFlag, live, player, record } from '../state/access.js';
import { libraryOf } from '../state/asked.js';
import type { Cx } from '../state/context.js';
import { type G, log } from '../state/log.js';
import { type CounterCount, type Env, FLAG, type Memory, type Obj, type PaidWith } from '../state/objects.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { chooseTogether, mostTogether } from './together.js';

/** Parts of costs of spells and of abilities, where effects say how these can't be paid. */
const ofUse = new WeakSet<Cost>();

/** The parts as parts of the cost of a spell or of an ability, which some effects keep from being paid in some ways (CR 118.3). */
export function costOfUse(s: State, rest: Cost[]): Cost[] {
  if (rest.length === 0 || !derived(s).rules.some((r) => r.rule.rule === 'cant' && r.rule.action.act === 'pay')) return rest;
  return rest.map((c): Cost => {
    const part: Cost = c.pay === 'or' ? { ...c, of: c.of.map((list) => costOfUse(s, list)) } : { ...c };
    ofUse.add(part);
    return part;
  });
}

/** Objects among which a part of a cost is chosen. */
export function costOptions(s: State, seat: number, c: Extract<Cost, { pay: 'objects' }>, env: Env): Id[] {
  const here = optionsIn(s, seat, c, c.zone, env);
  return c.orZone === undefined ? here : [...here, ...optionsIn(s, seat, c, c.orZone, env)].filter((id) => id !== env.source);
}

function optionsIn(s: State, seat: number, c: Objects, zone: Zone, env: Env): Id[] {
  const cx = { s, env: { ...env, you: seat }, it: 0 };
  if (zone === 'library') return topOfLibrary(s, seat, quantity(cx, c.count)); // CR 701.13a
  return allIn(cx, zone, zone === 'hand' || (zone === 'graveyard' && c.together !== 'owner') ? { player: 'you' } : undefined, (id) => {
    if (!matches(cx, c.filter, id)) return false;
    // CR 701.17a, 702.167a: one's own; what else a cost is paid with can be another's, unless it says so (118.12a)
    if (zone === 'battlefield' && (c.verb === 'sacrifice' || c.orZone !== undefined) && controllerOf(s, id) !== seat) return false;
    if (c.verb === 'sacrifice') return !cantBeSacrificed(s, id) && !(ofUse.has(c) && cantPayWith(s, seat, 'sacrifice', id));
    if (c.verb === 'tap')
      return !hasFlag(live(s, id) as NonNullable<ReturnType<typeof live>>, FLAG.tapped) && !(c.total?.to === 'crew' && cantCrew(s, id));
    if (c.verb === 'untap') return !cantUntap(s, id);
    return id !== env.source || zone === 'battlefield';
  });
}

const topOfLibrary = (s: State, seat: number, n: number): Id[] => (n > 0 ? libraryOf(player(s, seat)).slice(-n).reverse() : []);

/** Only what is in a hand is discarded, and only what is attached to something unattached. */
const whereItIs = (o: Obj, verb: CostVerb): boolean => (verb === 'discard' ? o.zone === 'hand' : verb !== 'unattach' || o.attachedTo !== 0);

/** CR 701.21a: whether the object itself can be sacrificed to pay. */
const sacrificeable = (s: State, seat: number, c: Cost, { id, zone }: Obj): boolean =>
  zone === 'battlefield' &&
  controllerOf(s, id) === seat &&
  !cantBeSacrificed(s, id) &&
  !(ofUse.has(c) && cantPayWith(s, seat, 'sacrifice', id));

/** CR 602.5a, 101.2 */
const untapsItself = (s: State, o: Obj): boolean => hasFlag(o, FLAG.tapped) && !sickToActivate(s, o.id) && !cantUntap(s, o.id);

/** How many of these can be paid with at once. */
const enough = (s: State, c: Objects, options: readonly Id[]): number =>
  c.together ? mostTogether(s, c.together, options) : options.length;
/** "One or more": so much, or one. */
const atLeast = (c: { least?: number }, n: number): number => Math.max(c.least ?? 0, n);
/** CR 119.7 */
const allGain = (s: State, seats: readonly number[]): boolean => seats.length > 0 && seats.every((who) => !cantGainLife(s, who));

/** Whether there is enough of what is tapped, sacrificed, discarded… (CR 118.3). */
function objectsPayable(s: State, seat: number, c: Extract<Cost, { pay: 'objects' }>, env: Env): boolean {
  const cx = { s, env, it: 0 };
  const options = costOptions(s, seat, c, env);
  return (
    enough(s, c, options) >= quantity(cx, c.count) && (c.total === undefined || reach(s, c.total, options) >= quantity(cx, c.total.atLeast))
  );
}

/** Whether one part that is not mana can be paid (CR 118.3, 119.4). */
function partPayable(s: State, seat: number, c: Cost, env: Env): boolean {
  const cx = { s, env, it: 0 };
  switch (c.pay) {
    case 'mana':
      return true;
    case 'self': {
      const o = live(s, env.source);
      if (!o) return false;
      if (c.verb === 'tap') return !hasFlag(o, FLAG.tapped) && !sickToActivate(s, env.source);
      if (c.verb === 'untap') return untapsItself(s, o);
      if (c.verb === 'sacrifice') return sacrificeable(s, seat, c, o);
      return whereItIs(o, c.verb);
    }
    case 'objects':
      return objectsPayable(s, seat, c, env);
    case 'life': {
      const n = quantity(cx, c.amount);
      return n === 0 || (player(s, seat).life >= n && !cantLoseLife(s, seat) && !(ofUse.has(c) && cantPayWith(s, seat, 'life', 0)));
    }
    case 'loyalty': {
      const o = live(s, env.source);
      if (!o) return false;
      const n = typeof c.amount === 'number' ? -c.amount : quantity(cx, c.amount.minus);
      return counterCount(o.counters, 'loyalty') >= n; // CR 606.6
    }
    case 'counters':
      return countersPayable(cx, c);
    case 'energy':
      return counterCount(player(s, seat).counters, 'energy') >= atLeast(c, quantity(cx, c.amount));
    case 'lifeGain':
      return allGain(s, gainers(s, c, env));
    case 'manaCostOf': // CR 118.6: what is left after `writtenOut`
      return false;
    case 'unblockedAttacker':
      return unblockedAttackers(s, seat).length > 0;
    case 'choosePlayer':
      return players(cx, c.among).length > 0;
    case 'revealChosen':
      return secretOf(s, seat, env.source, c.link) !== undefined;
    case 'times': // `multiplied` has taken it apart
      return false;
    case 'or':
      return c.of.some((list) => list.every((x) => partPayable(s, seat, x, env)));
  }
}

/** What the seat has chosen in secret for an object's linked ability. */
const secretOf = (s: State, seat: number, id: Id, link: number): Memory | undefined =>
  record(s, id)?.memory?.find((m) => m.link === link && m.secret?.by === seat);

/** CR 702.49a @returns what it attacked */
function returnAttacker(g: G, seat: number, env: Env, source: Id): Id {
  const id = chooseFrom(g, seat, unblockedAttackers(g.s, seat), 1, 1, source, 'ask.cost.return', '702.49a')[0];
  const attacked = live(g.s, id)?.attacking ?? 0;
  perform(g, [move(id, 'hand', '702.49a', { verb: 'return', source: env.source })]);
  return attacked;
}

/** A choice that is revealed, or one that is made (CR 702.174a). */
function chosenToPay(g: G, seat: number, c: Extract<Cost, { pay: 'revealChosen' | 'choosePlayer' }>, env: Env, source: Id): PaidWith[] {
  if (c.pay === 'revealChosen') {
    revealChosen(g, seat, env.source, c.link);
    return [];
  }
  const among = players({ s: g.s, env, it: 0 }, c.among).map(seatEntity);
  return chooseFrom(g, seat, among, 1, 1, source, 'ask.choose', '702.174a').map((id) => ({ verb: 'choose', id }));
}

/** Told to everybody: a player, who stays remembered, or a word. */
function revealChosen(g: G, seat: number, id: Id, link: number): void {
  const memory = secretOf(g.s, seat, id, link);
  if (!memory) return;
  const [player] = memory.ids ?? [];
  writeMemory(g.s, id, {
    link,
    secret: { by: seat, revealed: true },
    ...(player === undefined ? { word: memory.word ?? '' } : { ids: [] }),
  });
  log(g, 'choose', '701.16a', { player: seat, source: id, word: player === undefined ? (memory.word ?? '') : `seat:${seatOf(player)}` });
}

/** The counters of an object or a player. */
const countersOn = (s: State, id: Id): readonly CounterCount[] | null =>
  id < 0 ? player(s, -id - 1).counters : (live(s, id)?.counters ?? null);

/** The most counters of one kind, where it may be any. */
const removable = (counters: readonly CounterCount[] | null, counter: string): number =>
  counter === 'any' ? Math.max(0, ...(counters ?? []).map((x) => x.n)) : counterCount(counters, counter);

function countersPayable(cx: Cx, c: Extract<Cost, { pay: 'counters' }>): boolean {
  const { s } = cx;
  // CR 118.3, 101.2: what can't have counters put on it can't be chosen to pay so
  if (c.change === 'put') return select(cx, c.from).some((id) => mayPutCounters(s, id, c.counter));
  if (c.among) return inAll(s, select(cx, c.from), c.counter) >= atLeast(c, quantity(cx, c.count));
  return select(cx, c.from).some((id) => removable(countersOn(s, id), c.counter) >= atLeast(c, quantity(cx, c.count)));
}

/** How many counters of the kind, or of any, there are on all of these. */
const inAll = (s: State, ids: readonly Id[], counter: string): number => ids.reduce((n, id) => n + had(s, id, counter), 0);
const had = (s: State, id: Id, counter: string): number => {
  const counters = countersOn(s, id) ?? [];
  return counter === 'any' ? counters.reduce((n, x) => n + x.n, 0) : counterCount(counters, counter);
};

/** Whether a cost can put counters of the kind on it. */
const mayPutCounters = (s: State, id: Id, counter: string): boolean =>
  (id < 0 || live(s, id)?.zone === 'battlefield') && !cantPutCounters(s, id, counter);

/** The most that the stats of some of these objects can add up to. */
const reach = (s: State, total: NonNullable<Objects['total']>, ids: readonly Id[]): number =>
  ids.reduce((n, id) => n + Math.max(0, worthTo(s, id, total)), 0);

/** What the object adds to the total; creatures may crew and saddle as though their power were greater. */
function worthTo(s: State, id: Id, { stat, to }: NonNullable<Objects['total']>): number {
  if (to === undefined) return statOf(s, id, stat);
  const by = derived(s).rules.flatMap(({ rule, env }) =>
    rule.rule === 'stronger' && rule.to.includes(to) && matches({ s, env, it: id }, rule.what, id) ? [rule.by] : [],
  );
  const own = statOf(s, id, by.includes('toughness') ? 'toughness' : stat);
  return by.reduce<number>((n, more) => n + (more === 'toughness' ? 0 : more), own);
}

type Objects = Extract<Cost, { pay: 'objects' }>;

/** CR 702.49a: unblocked means that blockers have been declared. */
const unblockedAttackers = (s: State, seat: number): Id[] =>
  s.battlefield.filter((id) => {
    const o = live(s, id);
    return o !== null && o.attacking !== 0 && hasFlag(o, FLAG.unblocked) && controllerOf(s, id) === seat;
  });

/** Whether every part can be paid, all of them together. */
export const restPayable = (s: State, seat: number, rest: readonly Cost[], env: Env): boolean =>
  rest.every((c) => partPayable(s, seat, c, env)) && differentObjects(s, seat, rest, env);

/** What paying does to an object: it leaves, is tapped, or stays as it is. */
const spends = (verb: CostVerb): 'leaves' | 'tap' | 'nothing' =>
  verb === 'reveal' || verb === 'untap' || verb === 'choose' || verb === 'unattach' ? 'nothing' : verb === 'tap' ? 'tap' : 'leaves';

/** CR 118.10: one object pays for one part only; parts that ask for objects of the same kind need different ones. */
function differentObjects(s: State, seat: number, rest: readonly Cost[], env: Env): boolean {
  const parts = rest.filter((c) => c.pay === 'objects');
  if (parts.length === 0 || rest.length === 1) return true;
  for (const kind of ['leaves', 'tap'] as const) {
    const wanted: Id[][] = [];
    for (const c of rest) {
      if (c.pay === 'self' && spends(c.verb) === kind) wanted.push([env.source]);
      if (c.pay !== 'objects' || spends(c.verb) !== kind) continue;
      const options = costOptions(s, seat, c, env);
      for (let n = quantity({ s, env, it: 0 }, c.count); n > 0; n--) wanted.push(options);
    }
    if (!canMatch(wanted)) return false;
  }
  return true;
}

/** Whether each want can be given a different object. */
function canMatch(wanted: readonly (readonly Id[])[]): boolean {
  const taken = new Map<Id, number>();
  const give = (i: number, seen: Set<Id>): boolean =>
    wanted[i].some((id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      const other = taken.get(id);
      if (other !== undefined && !give(other, seen)) return false;
      taken.set(id, i);
      return true;
    });
  return wanted.every((_, i) => give(i, new Set()));
}

/** What paying left behind for the effect: slot 0 of ninjutsu (what was attacked), objects sacrificed. */
export interface PaidObjects {
  ids: Id[];
  with: PaidWith[];
  attacked: Id;
}

/** Pays the parts that are not mana, in the order written; null when one can't be paid. */
export function payRest(
  g: G,
  seat: number,
  rest: readonly Cost[],
  env: Env,
  source: Id,
  discards: Discarding = 'discard',
): PaidObjects | null {
  const paid: PaidObjects = { ids: [], with: [], attacked: 0 };
  for (const c of rest) {
    if (!partPayable(g.s, seat, c, env)) return null;
    if (c.pay === 'self' && c.verb === 'discard') discardCards(g, [env.source], env.source, discards, env.x);
    else payPart(g, seat, c, env, source, paid);
  }
  return paid;
}

/** The objects a part is paid with, as they are chosen, or left to chance. */
function chosenFor(g: G, seat: number, c: Objects, options: readonly Id[], n: number, source: Id): Id[] {
  const prompt = `ask.cost.${c.verb}`;
  if (c.together) return chooseTogether(g, seat, c.together, options, n, source, prompt);
  if (c.how === 'random') return randomOf(g, options, n);
  return chooseFrom(g, seat, options, n, c.atMost === undefined ? n : options.length, source, prompt, '601.2h');
}

/** CR 119.3: players gain life as a cost is paid; of one opponent it is chosen who. */
function othersGain(g: G, seat: number, c: Extract<Cost, { pay: 'lifeGain' }>, env: Env, source: Id): void {
  const amount = quantity({ s: g.s, env, it: 0 }, c.amount);
  const among = gainers(g.s, c, env).map(seatEntity);
  const who = c.who.player === 'anOpponent' ? chooseFrom(g, seat, among, 1, 1, source, 'ask.choose', '601.2h') : among;
  perform(
    g,
    who.map((id) => ({ p: 'gainLife', seat: seatOf(id), amount, rule: '119.3', source })),
  );
}

/** Pays one part that is not mana. */
export function payPart(g: G, seat: number, c: Cost, env: Env, source: Id, paid: PaidObjects): void {
  const { s } = g;
  const cx = { s, env, it: 0 };
  switch (c.pay) {
    case 'mana':
      return;
    case 'self':
      if (spends(c.verb) === 'leaves') paid.with.push({ verb: c.verb, id: env.source, own: 1 });
      payWith(g, c.verb, [env.source], env);
      return;
    case 'objects': {
      const options = costOptions(s, seat, c, env).filter((id) => !paid.ids.includes(id));
      const n = quantity(cx, c.count);
      if (c.total) {
        const least = quantity(cx, c.total.atLeast);
        const ids = chooseTotal(g, seat, options, c, least, source);
        paid.ids.push(...ids);
        paid.with.push(...ids.map((id) => ({ verb: c.verb, id })));
        payWith(g, c.verb, ids, env);
        // CR 702.171c: each creature saddles it as it becomes tapped for that
        if (c.total.to === 'saddle') for (const id of ids) tellKeyword(g, 'saddle', env.source, id);
        if (costAction(c)) acted(g, seat, 'collectEvidence', least, '701.57a');
        return;
      }
      const ids = chosenFor(g, seat, c, options, n, source);
      paid.ids.push(...ids);
      paid.with.push(...ids.map((id) => ({ verb: c.verb, id })));
      payWith(g, c.verb, ids, env);
      return;
    }
    case 'life':
      payLife(g, seat, quantity(cx, c.amount), '119.4', source);
      return;
    case 'loyalty': {
      const n = typeof c.amount === 'number' ? c.amount : -quantity(cx, c.amount.minus);
      if (n > 0) perform(g, [{ p: 'counters', id: env.source, counter: 'loyalty', n, rule: '606.4', source: env.source, by: 'cost' }]);
      else commitCounters(g, env.source, 'loyalty', n, '606.4', env.source);
      return;
    }
    case 'counters':
      payCounters(g, seat, c, env, quantity(cx, c.count));
      return;
    case 'energy':
      commitPlayerCounters(g, seat, 'energy', -quantity(cx, c.amount), '107.14');
      return;
    case 'lifeGain':
      othersGain(g, seat, c, env, source);
      return;
    case 'unblockedAttacker':
      paid.attacked = returnAttacker(g, seat, env, source);
      return;
    case 'revealChosen':
    case 'choosePlayer':
      paid.with.push(...chosenToPay(g, seat, c, env, source));
      return;
    case 'or':
      payOneOf(g, seat, c, env, source, paid);
      return;
    case 'manaCostOf': // never payable, see `partPayable`
    case 'times':
      return;
    default:
      c satisfies never;
  }
}

/** Who gains life as a cost: where it is one opponent, those that can be chosen. */
const gainers = (s: State, c: Extract<Cost, { pay: 'lifeGain' }>, env: Env): number[] =>
  c.who.player === 'anOpponent'
    ? players({ s, env, it: 0 }, { player: 'eachOpponent' }).filter((seat) => !cantGainLife(s, seat))
    : players({ s, env, it: 0 }, c.who);

/** Pays one of several costs, chosen among those that can be paid (CR 601.2b). */
function payOneOf(g: G, seat: number, c: Extract<Cost, { pay: 'or' }>, env: Env, source: Id, paid: PaidObjects): void {
  const open = c.of.filter((list) => list.every((x) => partPayable(g.s, seat, x, env)));
  const answer =
    open.length === 1
      ? { pick: [0] }
      : ask(g, {
          seat,
          kind: 'option',
          ask: { form: 'pick', options: open.map((cost) => ({ cost })), min: 1, max: 1 },
          rule: '601.2b',
          prompt: { id: 'ask.cost' },
          source,
        });
  for (const x of open['pick' in answer ? answer.pick[0] : 0]) payPart(g, seat, x, env, source, paid);
  if (costAction(c)) acted(g, seat, 'forage', 1, '701.59a');
}

/** Any number of objects whose stat adds up to enough (CR 702.122a, 702.171a). */
function chooseTotal(g: G, seat: number, options: readonly Id[], c: Objects, least: number, source: Id): Id[] {
  const { s } = g;
  const stats = options.map((id) => worthTo(s, id, c.total as NonNullable<Objects['total']>));
  const answer = ask(g, {
    seat,
    kind: 'choose',
    ask: { form: 'pick', options: options.map((entity) => ({ entity })), min: 0, max: options.length },
    rule: '601.2h',
    prompt: { id: `ask.cost.${c.verb}`, params: { min: 0, max: options.length } },
    source,
    detail: { stats, least },
    fallback: { pick: fewest(stats, least) },
  });
  return ('pick' in answer ? answer.pick : fewest(stats, least)).map((i) => options[i]);
}

/** The greatest first, until it is enough. */
function fewest(stats: readonly number[], least: number): number[] {
  const order = stats.map((_, i) => i).sort((a, b) => stats[b] - stats[a]);
  const pick: number[] = [];
  for (let sum = 0; sum < least && pick.length < order.length; sum += stats[pick[pick.length - 1]]) pick.push(order[pick.length]);
  return pick.sort((a, b) => a - b);
}

/** What was chosen to pay with must add up to enough. @returns the rule an answer breaks, or null. */
export function illegalTotal(detail: unknown, pick: readonly number[]): string | null {
  const d = detail as { stats?: readonly number[]; least?: number } | undefined;
  if (!d?.stats || d.least === undefined) return null;
  return pick.reduce((n, i) => n + (d.stats as readonly number[])[i], 0) >= d.least ? null : '601.2h';
}

/** What a discard is called: to cycle a card is to discard it for the cost of its cycling ability (CR 702.29c). */
export type Discarding = 'discard' | 'cycle';

function discardCards(g: G, ids: readonly Id[], source: Id, verb: Discarding, x = 0): void {
  const batch = ids.map((id) => move(id, 'graveyard', '701.8a', { verb, source }));
  perform(g, batch);
  // CR 107.3: "when you cycle this" knows the X of the cycling cost.
  if (x > 0) for (const m of batch) writeMemory(g.s, m.became, { link: COST_X, n: x });
}

/** The kind of counter that is removed: where it may be any, the player chooses it. */
function removedKind(g: G, seat: number, id: Id, counter: string, env: Env): string {
  if (counter !== 'any') return counter;
  const kinds = (live(g.s, id)?.counters ?? []).map((c) => c.kind);
  if (kinds.length < 2) return kinds[0] ?? counter;
  const answer = askChoice(g, seat, { choose: 'word', words: kinds }, env);
  return 'word' in answer ? answer.word : kinds[0];
}

/** Counters are put on one of these, or removed. */
function payCounters(g: G, seat: number, c: Extract<Cost, { pay: 'counters' }>, env: Env, n: number): void {
  if (c.among) {
    removeAmong(g, seat, c, env, n);
    return;
  }
  const ids = countersFrom(g, seat, c, env, n);
  if (c.change === 'put') {
    perform(
      g,
      ids.map((id) => ({ p: 'counters', id, counter: c.counter, n, rule: '601.2h', source: env.source, by: 'cost' })),
    );
    return;
  }
  const mark = g.events.length;
  for (const id of ids) commitCounters(g, id, removedKind(g, seat, id, c.counter, env), -n, '601.2h', env.source);
  noteTriggers(g, g.events.slice(mark), null);
}

/** So many counters from any of them, as the player chooses one by one (CR 601.2h). */
function removeAmong(g: G, seat: number, c: Extract<Cost, { pay: 'counters' }>, env: Env, n: number): void {
  const mark = g.events.length;
  const from = select({ s: g.s, env, it: 0 }, c.from);
  for (let i = 0; i < n; i++) {
    const able = from.filter((id) => had(g.s, id, c.counter) > 0);
    const [id] = able.length > 1 ? chooseFrom(g, seat, able, 1, 1, env.source, 'ask.choose', '601.2h') : able;
    if (id === undefined) break;
    commitCounters(g, id, removedKind(g, seat, id, c.counter, env), -1, '601.2h', env.source);
  }
  noteTriggers(g, g.events.slice(mark), null);
}

/** Which object the counters are removed from or put on: where there is a choice, the player makes it (CR 601.2h). */
function countersFrom(g: G, seat: number, c: Extract<Cost, { pay: 'counters' }>, env: Env, n: number): readonly Id[] {
  const all = select({ s: g.s, env, it: 0 }, c.from);
  if (c.from.sel !== 'choose') return all.slice(0, 1);
  const has = (id: Id): number => counterCount(live(g.s, id)?.counters ?? null, c.counter);
  const able = all.filter((id) => (c.change === 'put' ? mayPutCounters(g.s, id, c.counter) : has(id) >= n));
  return chooseFrom(g, seat, able, 1, 1, env.source, 'ask.choose', '601.2h');
}

/** Does the verb of a cost to objects. */
export function payWith(g: G, verb: CostVerb, ids: readonly Id[], env: Env): void {
  const source = env.source;
  switch (verb) {
    case 'tap':
      tapNow(g, ids, '601.2h', env.you);
      return;
    case 'untap':
      untapNow(g, ids, '601.2h');
      return;
    case 'sacrifice':
      perform(
        g,
        ids.map((id) => move(id, 'graveyard', '701.17a', { verb: 'sacrifice', source })),
      );
      return;
    case 'discard':
      discardCards(g, ids, source, 'discard');
      return;
    case 'exile':
      perform(
        g,
        ids.map((id) => move(id, 'exile', '701.11a', { verb: 'exile', source })),
      );
      return;
    case 'return':
      perform(
        g,
        ids.map((id) => move(id, 'hand', '601.2h', { verb: 'return', source })),
      );
      return;
    case 'reveal':
      revealCards(g, ids, source);
      return;
    case 'putOnTop':
      perform(
        g,
        ids.map((id) => move(id, 'library', '601.2h', { source })),
      );
      return;
    case 'putOnBottom':
      perform(
        g,
        ids.map((id) => move(id, 'library', '601.2h', { position: 'bottom', source })),
      );
      return;
    case 'mill':
      perform(
        g,
        ids.map((id) => move(id, 'graveyard', '701.13a', { verb: 'mill', source })),
      );
      return;
    case 'process':
      perform(
        g,
        ids.map((id) => move(id, 'graveyard', '601.2h', { source })),
      );
      return;
    case 'unattach':
      for (const id of ids) attachTo(g, id, 0, '701.3d');
      return;
    case 'exert':
      exert(g, env, ids);
      return;
    case 'choose':
      return;
    default:
      verb satisfies never;
  }
}
