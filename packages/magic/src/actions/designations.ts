/** Designations of players: the monarch, the initiative, the city's blessing (CR 722, 723, 702.131c). */

import { hasSubtype } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { MARKERS } from '../cardforms/markers.js';
import { cease, place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { characteristics, controllerOf, invalidate } from '../reading/characteristics.js';
import { type Designation, isDesignated } from '../reading/designations.js';
import { hasType, isLegendary } from '../reading/traits.js';
import { live, newObject, nextSeat, player } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { abilityInfo } from '../state/pool.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';

/** An enduring story is newer than the edition whose numbers are cited. */
const RULES: Readonly<Record<Designation, string>> = {
  monarch: '722.3',
  initiative: '723.3',
  cityBlessing: '702.131c',
  enduringStory: '702.1',
};

/** CR 722.3, 723.3, 702.131c */
export function designate(g: G, seat: number, d: Designation): void {
  const { s } = g;
  if (player(s, seat).lost) return;
  if (d === 'cityBlessing' || d === 'enduringStory') {
    if (isDesignated(s, seat, d)) return;
    const kept = d === 'cityBlessing' ? 'blessed' : 'storied';
    s.designations = { ...s.designations, [kept]: s.designations[kept] | (1 << seat) };
  } else {
    // CR 723.5: taking the initiative again is no new designation, but it is taking it
    if (isDesignated(s, seat, d) && d === 'monarch') return;
    if (!isDesignated(s, seat, d)) mark(g, seat, d);
    s.designations = { ...s.designations, [d]: seat };
  }
  invalidate(s);
  noteTriggers(g, [log(g, 'designated', RULES[d], { player: seat, word: d })], null);
}

/**
 * CR 722.4, 723.4: what a player who leaves the game was designated as goes to the active player, or from the active player to the next in turn
 * order; nobody who has lost can get it.
 */
export function passDesignations(g: G, leaving: number): void {
  const { s } = g;
  for (const d of ['monarch', 'initiative'] as const) {
    if (!isDesignated(s, leaving, d)) continue;
    const { active } = s.turn;
    const heir = player(s, active).lost ? nextSeat(s, active) : active;
    designate(g, heir, d);
  }
}

/** The inherent abilities of a designation belong to whoever has it (CR 722.2, 723.2). */
function mark(g: G, seat: number, d: 'monarch' | 'initiative'): void {
  const { s } = g;
  const card = s._pool.byName.get(MARKERS[d]) as number;
  for (const id of s.command) if (live(s, id)?.card === card) cease(g, id);
  place(g, newObject(s, { card, face: 0, owner: seat, controller: seat, zone: 'command' }));
}

const has = (s: State, id: Id, keyword: 'ascend' | 'storied'): boolean =>
  characteristics(s, id).abilities.some((a) => abilityInfo(s._pool, a).keyword?.keyword === keyword);

/** CR 702.131b: any time its controller controls ten or more permanents. */
function ascendPermanents(g: G): void {
  const { s } = g;
  if (!s._pool.marks.has('ascend')) return;
  for (const id of s.battlefield) if (has(s, id, 'ascend')) ascend(g, controllerOf(s, id));
}

/** CR 702.131a: a spell ability. */
export function ascendSpell(g: G, id: Id): void {
  if (g.s._pool.marks.has('ascend') && has(g.s, id, 'ascend')) ascend(g, controllerOf(g.s, id));
}

/** CR 702.131a-b: ten or more permanents. */
function ascend(g: G, seat: number): void {
  if (isDesignated(g.s, seat, 'cityBlessing')) return;
  if (g.s.battlefield.filter((id) => controllerOf(g.s, id) === seat).length >= 10) designate(g, seat, 'cityBlessing');
}

export const ASCEND: Mechanic = { name: 'ascend', isIn: (node) => node.keyword === 'ascend', always: ascendPermanents };

/**
 * Storied: "If you control three or more artifacts, legendaries, and/or Sagas, you have an enduring story for the rest of the game." Any time, as
 * ascend (CR 702.131b).
 */
function storied(g: G): void {
  const { s } = g;
  if (!s._pool.marks.has('storied')) return;
  for (const id of s.battlefield) {
    const seat = controllerOf(s, id);
    if (isDesignated(s, seat, 'enduringStory') || !has(s, id, 'storied')) continue;
    if (s.battlefield.filter((x) => controllerOf(s, x) === seat && isStoried(s, x)).length >= 3) designate(g, seat, 'enduringStory');
  }
}

const isStoried = (s: State, id: Id): boolean => {
  const c = characteristics(s, id);
  return hasType(c, 'Artifact') || isLegendary(c) || hasSubtype(c, 'Saga');
};

export const STORIED: Mechanic = { name: 'storied', isIn: (node) => node.keyword === 'storied', always: storied };
