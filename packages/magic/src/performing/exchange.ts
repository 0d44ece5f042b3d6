/** Exchanges (CR 701.10): all of it or nothing. */
import type { ExchangedValue, Zone } from '@apnap/ability';
import { type Id, seatEntity } from '@apnap/kernel';
import { BUILT_IN } from '../cardforms/built-in.js';
import { rulesTextOf } from '../characteristics/derive.js';
import { bind, chooseEntities } from '../events/choose.js';
import { addLasting } from '../events/lasting.js';
import { perform } from '../events/perform.js';
import { cantGainLife, cantLoseLife } from '../events/prohibitions.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { allIn, players } from '../reading/select.js';
import { live, player } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { move } from '../state/proposals.js';
import { lifeWith } from '../state/teams.js';
import type { State } from '../state/types.js';
import type { LeafOf, Perform } from './family.js';
import { canLand } from './zones.js';

type Exchange<Of extends LeafOf<'exchange'>['of']> = Extract<LeafOf<'exchange'>, { of: Of }>;

const exchange: Perform<'exchange'> = (g, env, e) => {
  switch (e.of) {
    case 'control':
      return bind(env, e.bind, exchangeControl(g, env, e) ? 1 : 0);
    case 'allControl':
      return bind(env, e.bind, exchangeAllControl(g, env, e));
    case 'places':
      return bind(env, e.bind, exchangePlaces(g, env, e) ? 1 : 0);
    case 'values':
      return bind(env, e.bind, exchangeValues(g, env, e) ? 1 : 0);
    case 'texts':
      return bind(env, e.bind, exchangeTexts(g, env, e) ? 1 : 0);
    case 'zones':
      exchangeZones(g, env, e);
      return bind(env, e.bind, 1);
    default:
      return e satisfies never;
  }
};

/** The two that are meant: what `a` and `b` are, or both of `a`. */
const pair = (list: readonly Id[]): readonly Id[] => list.filter((id, i) => list.indexOf(id) === i);

/** CR 109.4, 112.2: a permanent or a spell. */
function hasController(s: State, id: Id): boolean {
  const o = live(s, id);
  return o?.zone === 'battlefield' || (o?.zone === 'stack' && o.stack?.kind === 'spell');
}

/** What each of the two players controls is known before anything changes hands (CR 608.2f). @returns what has changed hands */
function exchangeAllControl(g: G, env: Env, e: Exchange<'allControl'>): Id[] {
  const cx = { s: g.s, env, it: 0 };
  const seats = players(cx, e.who);
  if (seats.length !== 2) return [];
  const theirs = seats.map((seat) =>
    allIn(cx, 'battlefield', undefined, (id) => controllerOf(g.s, id) === seat && matches(cx, e.what, id)),
  );
  theirs.forEach((affected, i) => {
    if (affected.length > 0)
      addLasting(g, BUILT_IN.actions.controlled, { ...env, slots: [[seatEntity(seats[1 - i])]] }, e.duration, { affected });
  });
  return theirs.flat();
}

/** CR 701.10b: nothing where one player controls both. */
function exchangeControl(g: G, env: Env, e: Exchange<'control'>): boolean {
  const { s } = g;
  const [a, b] = pair([...chooseEntities(g, env, e.a), ...(e.b ? chooseEntities(g, env, e.b) : [])]);
  if (a === undefined || b === undefined || ![a, b].every((id) => hasController(s, id))) return false;
  const seats = [controllerOf(s, a), controllerOf(s, b)];
  if (seats[0] === seats[1]) return false;
  [a, b].forEach((id, i) => {
    addLasting(g, BUILT_IN.actions.controlled, { ...env, slots: [[seatEntity(seats[1 - i])]] }, 'indefinite', { affected: [id] });
  });
  return true;
}

/**
 * CR 701.10d: only if one player owns both; they are put there at once. CR 701.10e: what one was attached to, the other becomes attached to, for
 * which it must be able to enchant that (CR 702.65b).
 */
function exchangePlaces(g: G, env: Env, e: Exchange<'places'>): boolean {
  const { s } = g;
  const a = live(s, chooseEntities(g, env, e.a)[0] ?? 0);
  const b = a && live(s, chooseEntities(g, env, e.b)[0] ?? 0);
  if (!a || !b || a.zone === b.zone || a.owner !== b.owner) return false;
  const places = [
    [a, b],
    [b, a],
  ];
  const batch = places.flatMap(([o, { zone, attachedTo }]) => {
    if (zone === 'gone' || zone === 'phased') return [];
    const enters = zone === 'battlefield';
    return [move(o.id, zone, '701.10d', { source: env.source, under: enters ? env.you : -1, attach: enters ? attachedTo : 0 })];
  });
  if (batch.length < 2 || !batch.every((m) => m.to !== 'battlefield' || canLand(g, env, m))) return false;
  perform(g, batch);
  return true;
}

/** A value that is exchanged, as it is now: of a player, or of a permanent. */
interface Held {
  life?: number;
  permanent?: Id;
  stat: 'power' | 'toughness';
  value: number;
}

function held(g: G, env: Env, v: ExchangedValue): Held[] {
  const { s } = g;
  if ('life' in v)
    return players({ s, env, it: 0 }, v.life).map((seat) => ({ life: seat, stat: 'power' as const, value: player(s, seat).life }));
  return chooseEntities(g, env, v.of).flatMap((id) => {
    const o = live(s, id);
    if (o?.zone !== 'battlefield') return [];
    const value = characteristicsOf(s, o)[v.stat];
    return value === null ? [] : [{ permanent: id, stat: v.stat, value }];
  });
}

/** CR 701.10c, 701.10g: each becomes what the other was; 119.7-119.8: not if a life total would become what it can't become. */
function exchangeValues(g: G, env: Env, e: Exchange<'values'>): boolean {
  const { s } = g;
  const [a, b] = [...held(g, env, e.a), ...(e.b ? held(g, env, e.b) : [])];
  if (a === undefined || b === undefined) return false;
  if (a.life !== undefined && b.life !== undefined && lifeWith(s, a.life).includes(b.life)) return false; // CR 810.9e
  const sides = [
    { to: a, value: b.value },
    { to: b, value: a.value },
  ];
  const impossible = sides.some(
    ({ to, value }) =>
      to.life !== undefined && ((value > to.value && cantGainLife(s, to.life)) || (value < to.value && cantLoseLife(s, to.life))),
  );
  if (impossible) return false;
  perform(
    g,
    sides.flatMap(({ to, value }) => {
      if (to.life === undefined || value === to.value) return [];
      const p = value > to.value ? ('gainLife' as const) : ('loseLife' as const);
      return [{ p, seat: to.life, amount: Math.abs(value - to.value), rule: '701.10g', source: env.source }];
    }),
  );
  for (const { to, value } of sides)
    if (to.permanent !== undefined) {
      const node = to.stat === 'power' ? BUILT_IN.actions.powerSet : BUILT_IN.actions.toughnessSet;
      addLasting(g, node, { ...env, slots: [value] }, e.duration ?? 'indefinite', { affected: [to.permanent] });
    }
  return true;
}

/** CR 701.10h, 612.5: the rules text of each becomes what that of the other was. */
function exchangeTexts(g: G, env: Env, e: Exchange<'texts'>): boolean {
  const { s } = g;
  const two = pair([...chooseEntities(g, env, e.a), ...(e.b ? chooseEntities(g, env, e.b) : [])]);
  if (two.length !== 2 || two.some((id) => live(s, id)?.zone !== 'battlefield')) return false;
  const texts = two.map((id) => rulesTextOf(s, id));
  two.forEach((id, i) => {
    addLasting(g, BUILT_IN.actions.textExchanged, { ...env, slots: [texts[1 - i]] }, e.duration ?? 'indefinite', { affected: [id] });
  });
  return true;
}

/** CR 701.10f: also where one of them is empty. */
function exchangeZones(g: G, env: Env, e: Exchange<'zones'>): void {
  const { s } = g;
  const [one, two] = e.zones;
  const cards = (seat: number, zone: 'graveyard' | 'library' | 'hand', to: Zone) =>
    player(s, seat)[zone].map((id) => move(id, to, '701.10f', { source: env.source }));
  perform(
    g,
    players({ s, env, it: 0 }, e.who).flatMap((seat) => [...cards(seat, one, two), ...cards(seat, two, one)]),
  );
}

export const EFFECTS = { exchange };
