/** Triggers that wait, in the groups of Y19.5. */

import type { Activated } from '../language/effects.js';
import { isActivated } from '../language/index.js';
import { canActivateNow } from '../reading/beforehand.js';
import { holds, isNegated } from '../reading/values.js';
import { mayVow } from '../reading/vows.js';
import { card, player } from '../state/access.js';
import type { Happening, Link, Seat, State } from '../state/types.js';
import { eventFor, isAboutSelf } from './events.js';
import { grouped, inDamageStep, isForbidden, isFree, isMade, type Offer, textsAt, worksThere } from './offers.js';

/** Y6.9: what triggers one after the other in its phase. */
export const isOfPhase = (h: Happening): boolean => h.what === 'phase' || h.what === 'battleStart' || h.what === 'battleEnd';

export const keyOf = (o: Offer): string => `${o.row}/${o.pendulum ? 'p' : ''}${o.text}`;

/** All that an offer stands for. */
export const keysOf = (o: Offer): string[] => (o.choices ?? [o]).map(keyOf);

/** Y19.14: whether the event was the last thing to happen. */
const isLastThing = (s: State, h: Happening): boolean =>
  s.happened.every((x) => x.moment <= h.moment) && h.how !== 'cost' && h.how !== 'material';

/** Cards of a player that have triggers: on the field those they control, elsewhere those they own. */
function rowsWithTriggers(s: State, seat: Seat): number[] {
  const { traits } = s._pool;
  const p = player(s, seat);
  const found: number[] = [];
  for (const list of [p.monster, p.spell, p.grave, p.banished, p.hand, p.extra])
    for (const row of list) if (row >= 0 && (traits[card(s, row).card].triggers || (s._pool.grants && isMade(s, row)))) found.push(row);
  return found;
}

/** The triggers of a group: 0 mandatory of the turn player, 1 of the other, 2 and 3 optional ones. */
export function triggersOf(s: State, group: 0 | 1 | 2 | 3, done: readonly string[], mark: number): Offer[] {
  const seat = (group % 2 === 0 ? s.active : 1 - s.active) as Seat;
  const optional = group >= 2;
  const fresh = s.happened.slice(0, mark).filter((h) => !h.seen);
  const after = optional && s.rules.handTriggers === 'after';
  const rows = rowsWithTriggers(s, seat);
  if (!after) return triggersAmong(s, seat, rows, optional, done, fresh);
  const inHand = (row: number): boolean => card(s, row).zone === 'hand';
  const onField = triggersAmong(
    s,
    seat,
    rows.filter((row) => !inHand(row)),
    optional,
    done,
    fresh,
  );
  return [...onField, ...triggersAmong(s, seat, rows.filter(inHand), optional, done, fresh.filter(isOfPhase))];
}

/** Y19.6: optional triggers in the hand, where they come after the groups. */
export function handTriggers(s: State, seat: Seat, done: readonly string[], fresh: readonly Happening[] = []): Offer[] {
  if (s.rules.handTriggers === 'grouped') return [];
  const rows = rowsWithTriggers(s, seat).filter((row) => card(s, row).zone === 'hand');
  return triggersAmong(
    s,
    seat,
    rows,
    true,
    done,
    fresh.filter((h) => !isOfPhase(h)),
  );
}

/** Triggers of some cards. */
function triggersAmong(
  s: State,
  seat: Seat,
  rows: readonly number[],
  optional: boolean,
  done: readonly string[],
  fresh: readonly Happening[],
): Offer[] {
  if (fresh.length === 0) return [];
  const found = rows.flatMap((row) => {
    const pendulum = card(s, row).scale;
    return textsAt(s, row, pendulum).flatMap(([text, a]): Offer[] => {
      if (!isActivated(a)) return [];
      if (a.kind !== 'trigger' || (a.optional === true) !== optional) return [];
      const offer = triggered(s, seat, row, text, pendulum, a, fresh);
      return offer && !done.includes(keyOf(offer)) ? [offer] : [];
    });
  });
  return grouped(s, found);
}

/** A trigger, if something of what happened sets it off and it can be activated (Y17.2, Y17.10, Y19.4). */
function triggered(
  s: State,
  seat: Seat,
  row: number,
  text: number,
  pendulum: boolean,
  a: Activated,
  fresh: readonly Happening[],
): Offer | null {
  const c = card(s, row);
  const pattern = a.event;
  if (!pattern || !inDamageStep(s, row, a, false)) return null;
  const env = { you: seat, self: row };
  // Y19.14: of several such events one that was the last thing to happen is enough.
  const misses = a.optional === true && a.timing === 'when';
  const about = fresh.filter((h) => isThere(s, row, h, a) && !(misses && !isLastThing(s, h)));
  const event = eventFor(s, pattern, env, about);
  if (!event) return null;
  if ((c.zone === 'monster' || c.zone === 'spell') && (isNegated(s, row) || s.chain.some((l) => l.row === row && l.isCard))) return null;
  if (a.condition && !holds(s, a.condition, env)) return null;
  if (!isFree(s, seat, row, text, pendulum, a) || !mayVow(s, seat, row, a) || isForbidden(s, seat, row, false)) return null;
  const probe = { seat, row, event, targets: [], paid: [] } as unknown as Link;
  // Y17.10: a mandatory one asks only for its costs and targets.
  return canActivateNow(s, a.before, a.optional ? a.do : [], { ...env, link: probe, done: [] }, a.do)
    ? { row, text, pendulum, isCard: false, event }
    : null;
}

const WAITING: ReadonlySet<string> = new Set(['grave', 'banished']);
const ARRIVALS: ReadonlySet<Happening['what']> = new Set(['sent', 'destroyed', 'left', 'banished', 'discarded', 'tributed', 'material']);

/** Whether the card is where its trigger works: about itself, where the event put it; about others, where it works. */
function isThere(s: State, row: number, h: Happening, a: Activated): boolean {
  const c = card(s, row);
  // Y19.4: what waits in the GY or in banishment was there before, brought there neither by the event nor after it.
  const cameLater = (x: Happening): boolean => x.row === row && x.visit === c.visit && ARRIVALS.has(x.what) && x.moment >= h.moment;
  if (a.event && !isAboutSelf(a.event) && WAITING.has(c.zone) && s.happened.some(cameLater)) return false;
  if (!a.event || !isAboutSelf(a.event) || h.row !== row) return worksThere(c, a);
  const movedAway =
    h.what === 'sent' ||
    h.what === 'destroyed' ||
    h.what === 'left' ||
    h.what === 'banished' ||
    h.what === 'discarded' ||
    h.what === 'returned' ||
    h.what === 'added' ||
    h.what === 'drawn' ||
    h.what === 'material' ||
    h.what === 'tributed';
  if (movedAway) return c.visit === h.visit + (h.visit === c.visit ? 0 : 1) && (c.up || c.zone === 'hand');
  return worksThere(c, a);
}
