/** What an Aura or Equipment may be attached to (CR 303.4, 301.5, 702.5, 702.16). */
import type { Filter, Mod } from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { apnap, live, player, record } from '../state/access.js';
import type { Characteristics, Obj } from '../state/objects.js';
import { abilityInfo, nodeOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';
import { characteristics, characteristicsOf, controllerOf, derived, staticEnv } from './characteristics.js';
import { matches } from './filter.js';
import { inRange } from './range.js';
import { includesSeat } from './seats.js';
import { hasType } from './traits.js';

/** The filter of the enchant ability, or null when it has none. */
export function enchantFilter(s: State, c: Characteristics): Filter | null {
  for (const node of c.abilities) {
    const k = abilityInfo(s._pool, node).keyword;
    if (k?.keyword === 'enchant') return k.filter ?? { is: 'any' };
  }
  return null;
}

/** Entities an Aura could enchant, seen by the seat that puts it there (CR 303.4f: not targeted). */
export function auraHosts(s: State, aura: Id, seat: number): Id[] {
  const o = record(s, aura);
  if (!o) return [];
  return hostsFor(s, aura, seat, enchantFilter(s, procedures.base(s, o)));
}

/** Entities that an Aura with this enchant ability could enchant; none without one. */
export function hostsFor(s: State, aura: Id, seat: number, filter: Filter | null): Id[] {
  if (!filter) return [];
  const env = staticEnv(aura, seat);
  return [...s.battlefield, ...apnap(s).map(seatEntity)].filter(
    (id) =>
      matches({ s, env, it: id }, filter, id) &&
      !protectedFrom(s, id, aura) &&
      !forbidsAttachment(s, 'enchant', id, aura) &&
      inRange(s, seat, id),
  );
}

/** Whether something attached stays legal (CR 704.5m-n). */
export function mayStayAttached(s: State, id: Id): boolean {
  const o = live(s, id);
  return o !== null && o.attachedTo !== 0 && !removedByProtection(s, o.attachedTo, id) && fits(s, o, o.attachedTo);
}

/** CR 701.3a-b: whether an effect can attach it to that: an Aura, Equipment or Fortification, to what it isn't attached to yet. */
export function mayBecomeAttached(s: State, id: Id, to: Id): boolean {
  const o = live(s, id);
  if (o?.zone !== 'battlefield' || o.attachedTo === to || to === id) return false;
  const c = characteristicsOf(s, o);
  if (!ATTACHED.some((type) => c.subtypes.includes(type)) || (c.subtypes.includes('Aura') && hasType(c, 'Creature'))) return false;
  return !protectedFrom(s, to, id) && fits(s, o, to);
}

/** CR 301.5e: whether an Equipment or Fortification can be put onto the battlefield attached to that. */
export function mayEnterAttached(s: State, id: Id, to: Id): boolean {
  const o = live(s, id);
  return (
    o !== null && ATTACHED.some((type) => characteristicsOf(s, o).subtypes.includes(type)) && !protectedFrom(s, to, id) && fits(s, o, to)
  );
}

const ATTACHED = ['Aura', 'Equipment', 'Fortification'];

/** Whether it could enchant, equip or fortify that, protection aside (CR 303.4c, 301.5c, 301.6). */
function fits(s: State, o: Obj, to: Id): boolean {
  const { id } = o;
  const c = characteristicsOf(s, o);
  if (isSeat(to) ? player(s, -to - 1).lost : live(s, to)?.zone !== 'battlefield') return false;
  if (!inRange(s, controllerOf(s, id), to)) return false; // CR 801.8-801.9
  if (c.subtypes.includes('Aura')) {
    const filter = enchantFilter(s, c);
    return (
      filter !== null &&
      matches({ s, env: staticEnv(id, controllerOf(s, id)), it: to }, filter, to) &&
      !forbidsAttachment(s, 'enchant', to, id)
    );
  }
  if (isSeat(to)) return false;
  // CR 301.5, 301.6: Equipment can be attached only to a creature, a Fortification only to a land, and neither to itself.
  const bearer = c.subtypes.includes('Fortification') ? 'Land' : 'Creature';
  return (
    to !== id &&
    hasType(characteristicsOf(s, live(s, to) as NonNullable<ReturnType<typeof live>>), bearer) &&
    !forbidsAttachment(s, 'equip', to, id)
  );
}

/** Whether a statement forbids that this is attached to that ("can be attached only to a legendary creature"). */
function forbidsAttachment(s: State, act: 'enchant' | 'equip', to: Id, by: Id): boolean {
  return derived(s).rules.some(
    (r) =>
      r.rule.rule === 'cant' &&
      r.rule.action.act === act &&
      matches({ s, env: r.env, it: to }, r.rule.action.what, to) &&
      matches({ s, env: r.env, it: by }, r.rule.action.by, by),
  );
}

/** CR 702.16: protection of an object or player from an object by a quality. */
export const protectedFrom = (s: State, id: Id, from: Id): boolean => protectionFrom(s, id, from) !== undefined;

/** CR 702.16c-d, 702.16n: an instance of protection that keeps what is attached removes it no more than another that does not would. */
function removedByProtection(s: State, host: Id, id: Id): boolean {
  const nodes = protectionsFrom(s, host, id);
  if (nodes.length === 0) return false;
  if (isSeat(host)) return true; // CR 704.5m
  const { keeps } = characteristics(s, host);
  if (!keeps) return true;
  return nodes.some((node) => {
    const keeping = keeps.filter((k) => {
      const mod = nodeOf<Mod & object>(s._pool, k.mod);
      const env = staticEnv(k.source, controllerOf(s, k.source));
      return k.ability === node && mod.mod === 'addAbility' && mod.keeps !== undefined && matches({ s, env, it: id }, mod.keeps, id);
    });
    return nodes.filter((n) => n === node).length > keeping.length;
  });
}

/** The ability (pool node) that protects an object from another one, if any; 0 for the statement that protects a player. */
export const protectionFrom = (s: State, id: Id, from: Id): number | undefined => protectionsFrom(s, id, from)[0];

/** Every instance of protection from it; the same ability may be there more than once. */
function protectionsFrom(s: State, id: Id, from: Id): number[] {
  if (isSeat(id)) return playerProtected(s, seatOf(id), from) ? [0] : [];
  const o = record(s, id);
  if (!o) return [];
  const c = characteristicsOf(s, o);
  if ((c.keywords & KEYWORD_BITS.protection) === 0) return [];
  return c.abilities.filter((node) => {
    const k = abilityInfo(s._pool, node).keyword;
    return (
      k?.keyword === 'protection' && matches({ s, env: staticEnv(id, controllerOf(s, id)), it: from }, k.filter ?? { is: 'any' }, from)
    );
  });
}

/** CR 702.16j: whether a statement gives the player protection from it. */
const playerProtected = (s: State, seat: number, from: Id): boolean =>
  derived(s).rules.some(
    ({ rule, env }) =>
      rule.rule === 'protection' && includesSeat({ s, env, it: 0 }, rule.who, seat) && matches({ s, env, it: from }, rule.from, from),
  );
