/** Moving objects between zones, and making tokens (CR 400.7, 111, 701.6). */
import type { BeneathTop, Entering, Filter, LibraryPosition, Selector, TokenSpec, TokensBesides, Zone } from '@apnap/ability';
import { type Id, newRun } from '@apnap/kernel';
import { isTransforming } from '../cardforms/faces.js';
import { predefinedToken } from '../cardforms/predefined.js';
import { baseCharacteristics, copiedFrom, except } from '../characteristics/base.js';
import { bind, chooseEntities, chooseFrom, objectMeant, orderObjects, randomOf } from '../events/choose.js';
import { cease, place } from '../events/commit.js';
import { counterKind } from '../events/entering.js';
import { writeMemory } from '../events/memory.js';
import { perform, settle } from '../events/perform.js';
import { LINKS } from '../keywords/pieces.js';
import { describedBy } from '../pool/text.js';
import { auraHosts, mayEnterAttached } from '../reading/attaching.js';
import { derived, invalidate } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { defendingSeat, players, select } from '../reading/select.js';
import { live, must, newObject, record } from '../state/access.js';
import type { Cx } from '../state/context.js';
import type { GameEvent } from '../state/events.js';
import { listOf, roomFor } from '../state/limits.js';
import { type G, log } from '../state/log.js';
import { type CopyOf, type CounterCount, type Env, FLAG, type Obj } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import { type CreateTokens, type Move, move } from '../state/proposals.js';
import { isActive } from '../state/teams.js';
import type { Lasting, State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { attackable, defendingPlayers } from '../turn/combat/attackers.js';
import { returnPlanar } from '../variants/planechase.js';
import { rulesOf } from '../years/differences.js';
import type { LeafOf, Perform } from './family.js';
import { type Planning, planned } from './plan.js';

/** Rule behind a move, by where it goes. */
const RULE: Readonly<Record<string, string>> = {
  exile: '701.11a',
  graveyard: '400.7',
  hand: '400.7',
  library: '400.7',
  battlefield: '110.2a',
  stack: '400.7',
  command: '400.7',
  outside: '400.7',
};

/** Where in a library something goes; under so many cards, it is the next one. */
const placeIn = (cx: Cx, position: LibraryPosition | BeneathTop): LibraryPosition =>
  typeof position === 'object' && 'beneath' in position ? { fromTop: Math.max(0, quantity(cx, position.beneath)) + 1 } : position;

const moveObjects: Planning<'move'> = (g, env, e) => {
  const { s } = g;
  // CR 610.3b: when the source has already left, "until it leaves" is over before it begins and nothing moves.
  if (e.until === 'sourceLeaves' && live(s, env.source)?.zone !== 'battlefield') return { batch: [], finish: () => bind(env, e.bind, []) };
  let ids = chooseEntities(g, env, e.what).filter((id) => id > 0);
  if (e.deck !== undefined) return { batch: [], finish: () => toPlanarDeck(g, env, ids, e) };
  if (e.from !== undefined) ids = ids.filter((id) => live(s, id)?.zone === e.from);
  const cx = { s, env, it: 0 };
  const under = e.under ? (players(cx, e.under)[0] ?? -1) : -1;
  if (e.order === 'random') ids = randomOf(g, ids, ids.length);
  if (e.to === 'library' && e.order === 'any') ids = orderForLibrary(g, env, ids, e.position === 'bottom');
  const batch = ids.map((id) =>
    move(id, e.to, RULE[e.to], {
      verb: e.to === 'exile' ? 'exile' : e.to === 'hand' ? 'return' : '',
      under: e.to === 'battlefield' ? (under >= 0 ? under : (live(s, id)?.owner ?? 0)) : -1,
      position: placeIn(cx, e.position ?? 'top'),
      source: env.source,
      ...(e.face === 'faceDown' ? { faceDown: 1 as const } : {}),
      ...(e.marks ? { memory: [{ link: LINKS[e.marks.keyword], ids: marked(s, env, e.marks.what) }] } : {}),
      ...(e.to === 'battlefield' ? entering(g, env, id, e.entering, under >= 0 ? under : (live(s, id)?.owner ?? 0)) : {}),
      ...(e.to === 'exile' && e.entering?.counters ? { counters: entering(g, env, id, e.entering).counters ?? [] } : {}),
    }),
  );
  const landing = e.to === 'battlefield' ? batch.filter((m) => canLand(g, env, m, e.entering)) : batch;
  const from = landing.map((m) => {
    const zone = live(s, m.id)?.zone;
    return zone === undefined || zone === 'gone' || zone === 'phased' ? 'battlefield' : zone;
  });
  const parts = partsOf(cx, e);
  return { batch: landing, finish: () => bindParts(moved(g, env, e, landing, from), parts, landing) };
};

/** The parts of what moves together that are spoken of afterwards, each with its slot. */
function partsOf(cx: Cx, { what, bindParts: slots }: LeafOf<'move'>): { slot: number; ids: ReadonlySet<Id> }[] {
  return slots && what.sel === 'union' ? what.of.map((part, i) => ({ slot: slots[i], ids: new Set(select(cx, part)) })) : [];
}

/** What each part of what was moved became. */
const bindParts = (env: Env, parts: ReturnType<typeof partsOf>, landing: readonly Move[]): Env =>
  parts.reduce<Env>((bound, { slot, ids }) => {
    const became = landing.flatMap((m) => (ids.has(m.id) && m.became !== 0 ? [m.became] : []));
    return bind(bound, slot, became);
  }, env);

/** What moved objects became: bound, remembered, and returned later where the effect says so. */
function moved(g: G, env: Env, e: LeafOf<'move'>, landing: readonly Move[], from: readonly Zone[]): Env {
  const { s } = g;
  const became = landing.flatMap((m) => [m.became, ...m.others]).filter((id) => id !== 0);
  if (e.link !== undefined) writeMemory(s, env.source, { link: e.link, ids: became });
  if (e.until === 'sourceLeaves')
    for (const zone of new Set(from)) {
      const ids = landing.flatMap((m, i) => (from[i] === zone ? [m.became, ...m.others] : [])).filter((id) => id !== 0);
      returnWhenSourceLeaves(g, env, ids, zone, idOf(s._pool, e));
    }
  return bind(env, e.bind, e.to === 'exile' && e.order === 'random' ? randomOf(g, became, became.length) : became);
}

/** Revealed cards of a planar deck, to the top or bottom of it. */
function toPlanarDeck(g: G, env: Env, ids: readonly Id[], e: LeafOf<'move'>): Env {
  const how = e.position === 'bottom' ? 'ask.orderBottom' : 'ask.orderTop';
  const owner = live(g.s, ids[0] ?? 0)?.owner ?? env.you;
  const ordered =
    e.order === 'random' ? randomOf(g, ids, ids.length) : e.order === 'any' ? orderObjects(g, owner, ids, env.source, how, '401.4') : ids;
  returnPlanar(g, ordered, e.position === 'bottom' ? 'bottom' : 'top');
  return bind(env, e.bind, []);
}

/** CR 702.55b, 702.167c: the objects, or those they became as they were moved to pay for it. */
const marked = (s: State, env: Env, what: Selector): readonly Id[] =>
  select({ s, env, it: 0 }, what).map((id) => (live(s, id) ? id : (record(s, id)?.became ?? id)));

/** The owner orders several cards that go to the same place (CR 401.4). The first named is put highest. */
function orderForLibrary(g: G, env: Env, ids: readonly Id[], bottom: boolean): Id[] {
  const owner = live(g.s, ids[0] ?? 0)?.owner ?? env.you;
  const ordered = orderObjects(g, owner, ids, env.source, bottom ? 'ask.orderBottom' : 'ask.orderTop', '401.4');
  return bottom ? ordered : ordered.slice().reverse();
}

/** The particulars of how something enters. */
export function entering(g: G, env: Env, id: Id, e: Entering | undefined, seat = env.you): Partial<Move> {
  if (!e) return {};
  const { s } = g;
  const cx = { s, env, it: id };
  const counters: CounterCount[] = (e.counters ?? []).map((c) => ({ kind: counterKind(g, c, env), n: quantity(cx, c.count) }));
  return {
    tapped: e.tapped === 'tapped' ? 1 : 0,
    transformed: e.face === 'transformed' ? 1 : 0,
    faceDown: e.face === 'faceDown' ? 1 : 0,
    flipped: e.face === 'flipped' && s._pool.cards[live(s, id)?.card ?? 0].card.layout === 'flip' ? 1 : 0,
    attacking: e.attacking ? attackedBy(g, env, e.attacking, seat) : 0,
    blocking: e.blocking ? blockedBy(g, env, e.blocking, seat) : 0,
    counters,
    mods: e.mods ?? [],
    attach: e.attachedTo ? (chooseEntities(g, env, e.attachedTo)[0] ?? 0) : 0,
  };
}

/** CR 508.4: its controller chooses what it attacks; ninjutsu: the same as the creature returned (702.49c). */
export function attackedBy(g: G, env: Env, how: NonNullable<Entering['attacking']>, seat: number): Id {
  const { s } = g;
  if (how === 'sameAsReturned') {
    const returned = env.slots[0];
    const open = attackable(s, defendingPlayers(s, seat));
    return typeof returned === 'number' && open.includes(returned) ? returned : 0; // CR 508.4a
  }
  if (!isActive(s, seat)) return 0; // CR 506.3a
  const seats = typeof how === 'object' ? select({ s, env, it: 0 }, how.defender).map((id) => -id - 1) : defendingPlayers(s, seat);
  const options = attackable(s, seats);
  return chooseFrom(g, seat, options, Math.min(1, options.length), 1, env.source, 'ask.choose', '508.4')[0] ?? 0;
}

/** CR 509.4-509.4a, 506.3d: an attacking creature its controller is a defending player for; which one the effect says, or that player. */
function blockedBy(g: G, env: Env, how: NonNullable<Entering['blocking']>, seat: number): Id {
  const { s } = g;
  const open = (id: Id): boolean => live(s, id)?.zone === 'battlefield' && (live(s, id) as Obj).attacking !== 0;
  const among = typeof how === 'object' ? chooseEntities(g, env, how.attacker) : s.battlefield;
  const options = among.filter((id) => open(id) && defendingSeat(s, id).includes(seat));
  return chooseFrom(g, seat, options, Math.min(1, options.length), 1, env.source, 'ask.choose', '509.4')[0] ?? 0;
}

/** CR 304.4, 307.4: instants and sorceries can't enter. CR 303.4f-g: an Aura needs something legal to enchant. */
export function canLand(g: G, env: Env, m: Move, how?: Entering): boolean {
  const { s } = g;
  const o = live(s, m.id);
  if (!o) return false;
  const base = s._pool.cards[o.card].faces[m.transformed ? 1 : 0] ?? s._pool.cards[o.card].faces[0];
  if (!m.faceDown && (base.face.types.includes('Instant') || base.face.types.includes('Sorcery'))) return false;
  if (m.transformed && !isTransforming(s._pool.cards[o.card].card.layout)) return false; // CR 712.14a
  if (!m.faceDown && base.face.subtypes.includes('Aura')) return mayEnchant(g, env, m, how);
  if (m.attach !== 0 && !mayEnterAttached(s, m.id, m.attach)) m.attach = 0; // CR 301.5e
  return true;
}

/**
 * CR 303.4f-g, 303.4i: an Aura is put onto the battlefield only attached to something it can enchant; unless that was said, its controller
 * chooses. CR 301.5e, 303.4h: anything else then enters unattached.
 */
function mayEnchant(g: G, env: Env, m: Move, how: Entering | undefined): boolean {
  const { s } = g;
  const seat = m.under >= 0 ? m.under : (live(s, m.id)?.owner ?? 0);
  const hosts = auraHosts(s, m.id, seat);
  if (how?.attachedTo || m.attach !== 0) return hosts.includes(m.attach);
  if (hosts.length === 0) return false;
  m.attach = chooseFrom(g, seat, hosts, 1, 1, env.source, 'ask.enchant', '303.4f')[0];
  return true;
}

/** CR 610.3: a second one-shot effect, right after the source leaves, returns the objects to the zone they were in. */
function returnWhenSourceLeaves(g: G, env: Env, ids: readonly Id[], zone: NonNullable<Lasting['back']>, node: number): void {
  const { s } = g;
  if (!live(s, env.source) || ids.length === 0) {
    // CR 610.3b: if the source has already left, nothing is to be returned later, so nothing should have moved; see resolve.
    return;
  }
  s.lasting = [
    ...s.lasting,
    {
      id: s.nextTimestamp++,
      node,
      env,
      affected: ids,
      until: { until: 'sourceOnBattlefield' },
      uses: -1,
      left: -1,
      cause: s.cause,
      ...(zone === 'battlefield' ? {} : { back: zone }),
    },
  ];
}

const createToken: Perform<'createToken'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const count = quantity(cx, e.count);
  const seats = players(cx, e.who).flatMap((seat) => owners(g.s, seat, count));
  const made = makeTokens(g, env, seats, e.token, e.entering);
  if (e.link !== undefined && made.length > 0) writeMemory(g.s, env.source, { link: e.link, ids: made }); // CR 607.2
  return bind(env, e.bind, made);
};

/** The seat as often as it gets a token: each takes the room of two objects, in the command zone and on the battlefield. @throws Beyond where there is none. */
function owners(s: State, seat: number, n: number): number[] {
  roomFor(s, 2 * n);
  return listOf(n, () => seat);
}

/** Creates one token for each seat listed, all at once. CR 111.2: the player who creates a token is its owner; it enters under that player's control. */
export function makeTokens(g: G, env: Env, seats: readonly number[], spec: TokenSpec, how?: Entering): Id[] {
  const { seats: created, besides } = replacedTokens(g, env, seats, spec);
  roomFor(g.s, 2 * (created.length + besides.length));
  const moves = created.flatMap((seat) => tokenMove(g, env, seat, spec, how));
  const others = besides.flatMap((b) => tokenMove(g, b.env, b.seat, b.token, b.entering));
  const stats = statsOf(g.s, env, spec);
  perform(g, [...moves, ...others]);
  const made = moves.filter((m) => m.became !== 0);
  if (stats) for (const m of made) setTokenStats(g, env, m.became, stats);
  const events = [...made, ...others.filter((m) => m.became !== 0)].map((m) =>
    log(g, 'createToken', '701.6a', { player: m.under, object: m.became, source: env.source }),
  );
  noteTriggers(g, events, null);
  return made.map((m) => m.became);
}

/** A token that an effect adds to others. */
interface Besides extends Pick<TokensBesides, 'token' | 'entering'> {
  seat: number;
  env: Env;
}

/** CR 614.1a: how many are created after all, and what else. What tokens are like is judged by their own characteristics. */
function replacedTokens(
  g: G,
  env: Env,
  seats: readonly number[],
  spec: TokenSpec,
): { seats: readonly number[]; besides: readonly Besides[] } {
  if (!derived(g.s).replacements.some((r) => r.replacement.replace === 'createToken')) return { seats, besides: [] };
  const added = new Map<CreateTokens, Besides>();
  const proposal = (seat: number, n: number, token: TokenSpec, by: Env): CreateTokens => {
    const shape = tokenShape(g, by, token);
    return {
      p: 'tokens',
      seat,
      n,
      source: env.source,
      like: (cx, what) => shape !== null && tokenMatches(g, cx, what, seat, shape),
      beside: (count, more, effect) => {
        const other = proposal(seat, count, more.token, effect);
        added.set(other, { seat, env: effect, token: more.token, ...(more.entering ? { entering: more.entering } : {}) });
        return other;
      },
    };
  };
  const settled = [...new Set(seats)].map((seat) => settle(g, proposal(seat, seats.filter((x) => x === seat).length, spec, env)));
  for (const { besides } of settled) besides();
  return {
    seats: settled.flatMap(({ left }) => (left ? owners(g.s, left.seat, left.n) : [])),
    besides: settled.flatMap(({ more }) =>
      more.flatMap((q) => {
        const b = added.get(q);
        return b ? owners(g.s, q.seat, q.n).map(() => b) : [];
      }),
    ),
  };
}

/** Judged on an object made for that and dropped with its state. */
function tokenMatches(g: G, cx: Cx, what: Filter, seat: number, shape: { card: number; face: number; copy: CopyOf | null }): boolean {
  const trial = newRun<State, GameEvent>({ ...g.s, _e: TRIAL, _derived: null });
  const o = newObject(trial.s, { card: shape.card, face: shape.face, owner: seat, controller: seat, zone: 'battlefield' });
  o.flags |= FLAG.token;
  place(trial, o);
  return matches({ ...cx, s: trial.s }, what, o.id);
}

/** Owner mark of a state that is only looked at. */
const TRIAL = -1;

function tokenMove(g: G, env: Env, seat: number, spec: TokenSpec, how: Entering | undefined): Move[] {
  const { s } = g;
  const shape = tokenShape(g, env, spec);
  if (!shape) return [];
  // CR 111.5: a token enters like any permanent: from outside, through the same door, so that what changes entering applies.
  // CR 111.2: who creates a token owns it; classic:216.1: the controller of what makes it
  const owner = rulesOf(s).tokenOwner === 'effect' ? env.you : seat;
  const o = newObject(s, { card: shape.card, face: shape.face, owner, controller: seat, zone: 'command' });
  o.flags |= FLAG.token;
  o.copyOf = shape.copy;
  place(g, o);
  const mods = how?.mods ?? [];
  const m = move(o.id, 'battlefield', '111.1', { under: seat, source: env.source, ...entering(g, env, o.id, how, seat), mods });
  const c = baseCharacteristics(s, must(s, o.id));
  if (c.subtypes.includes('Aura') && !mayEnchant(g, env, m, how)) {
    cease(g, o.id); // CR 303.4g, 303.4i: it isn't created
    return [];
  }
  return [m];
}

function tokenShape(g: G, env: Env, spec: TokenSpec): { card: number; face: number; copy: CopyOf | null } | null {
  const pool = g.s._pool;
  switch (spec.token) {
    case 'described':
      return { card: describedBy(pool, pool.tokens, spec), face: 0, copy: null };
    case 'predefined':
      return { card: pool.byName.get(predefinedToken(spec.name)) as number, face: 0, copy: null };
    case 'copy': {
      const o = objectMeant(g, env, spec.of);
      if (!o) return null;
      const copy = except(g.s, copiedFrom(g.s, o), spec.mods);
      return { card: copy.card, face: copy.face, copy };
    }
    default:
      return spec satisfies never;
  }
}

/** CR 111.3, 608.2h: power and toughness stated as a quantity are determined before the token is there; null when they are plain numbers. */
function statsOf(s: State, env: Env, spec: TokenSpec): readonly [number, number] | null {
  if (spec.token !== 'described' || (typeof spec.power !== 'object' && typeof spec.toughness !== 'object')) return null;
  const cx = { s, env, it: 0 };
  return [spec.power === undefined ? 0 : quantity(cx, spec.power), spec.toughness === undefined ? 0 : quantity(cx, spec.toughness)];
}

function setTokenStats(g: G, env: Env, id: Id, [power, toughness]: readonly [number, number]): void {
  const { s } = g;
  s.lasting = [
    ...s.lasting,
    {
      id: s.nextTimestamp++,
      node: s._pool.tokenStats,
      env: { ...env, slots: [power, toughness] },
      affected: [id],
      until: { until: 'forever' },
      uses: -1,
      left: -1,
      cause: s.cause,
    },
  ];
  invalidate(s);
}

export const PLANS = { move: moveObjects };

export const EFFECTS = { move: planned(moveObjects), createToken };
