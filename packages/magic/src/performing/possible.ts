/** Whether there is anything to do: an option that is impossible can't be chosen (CR 608.2d, 118.3, 118.12). */
import { counterCount, type Effect } from '@apnap/ability';
import { type Id, seatEntity } from '@apnap/kernel';
import { current } from '../events/choose.js';
import { cantBeSacrificed, cantDraw, cantGainLife, cantPutCounters, cantSearch } from '../events/prohibitions.js';
import { controllerOf } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import { isTapped, live, player, record } from '../state/access.js';
import type { Env } from '../state/objects.js';
import type { State } from '../state/types.js';
import type { LeafOf } from './family.js';

/**
 * Whether what an effect does first can be done at all. Only what is certainly impossible counts: an effect whose outcome hangs on more
 * than what is there (a destruction that may be replaced, a spell that may turn out not to be castable) can be begun.
 */
export function canBegin(s: State, env: Env, effect: Effect): boolean {
  switch (effect.do) {
    case 'seq':
      return effect.of.length === 0 || canBegin(s, env, effect.of[0]);
    case 'move':
      return canMove(s, env, effect);
    case 'destroy':
      return objects(s, env, effect.what).some((id) => isHere(s, id));
    case 'tap':
    case 'untap':
      return objects(s, env, effect.what).some((id) => isHere(s, id) && turned(s, id) === (effect.do === 'untap'));
    case 'sacrifice':
      return canSacrifice(s, env, effect);
    case 'sacrificeThese': {
      const who = effect.who ? players({ s, env, it: 0 }, effect.who) : [env.you];
      return objects(s, env, effect.what).some((id) => isHere(s, id) && who.includes(controllerOf(s, id)) && !cantBeSacrificed(s, id));
    }
    case 'discard':
      return canDiscard(s, env, effect);
    case 'discardThese':
      return objects(s, env, effect.what).some((id) => live(s, id)?.zone === 'hand');
    case 'counters':
      return canChangeCounters(s, env, effect);
    case 'draw':
      return players({ s, env, it: 0 }, effect.who).some((seat) => !cantDraw(s, seat));
    case 'search':
      return players({ s, env, it: 0 }, effect.who).some((seat) => effect.zone !== 'library' || effect.also || !cantSearch(s, seat));
    case 'life':
      return effect.change !== 'gain' || players({ s, env, it: 0 }, effect.who).some((seat) => !cantGainLife(s, seat));
    default:
      return true;
  }
}

/** Objects that a selector could mean now, followed to where they are. */
const objects = (s: State, env: Env, what: LeafOf<'destroy'>['what']): Id[] =>
  select({ s, env, it: 0 }, what)
    .map((id) => current(s, env, id))
    .filter((id) => id > 0);

const isHere = (s: State, id: Id): boolean => live(s, id)?.zone === 'battlefield';

function turned(s: State, id: Id): boolean {
  const o = live(s, id);
  return o !== null && isTapped(o);
}

function canMove(s: State, env: Env, e: LeafOf<'move'>): boolean {
  if (e.deck !== undefined) return true;
  const open = objects(s, env, e.what).filter((id) => {
    const zone = live(s, id)?.zone;
    return (
      zone !== undefined && (e.from === undefined || zone === e.from) && (zone !== e.to || e.to === 'library' || e.to === 'battlefield')
    );
  });
  // CR 608.2d: "you may put two cards" is no option where there is only one
  const least = e.what.sel === 'choose' ? quantity({ s, env, it: 0 }, e.what.min) : 1;
  return open.length >= Math.max(1, least);
}

function canSacrifice(s: State, env: Env, e: LeafOf<'sacrifice'>): boolean {
  const cx = { s, env, it: 0 };
  return players(cx, e.who).some((seat) => {
    if (quantity({ ...cx, it: seatEntity(seat) }, e.count) <= 0) return false;
    return s.battlefield.some((id) => controllerOf(s, id) === seat && !cantBeSacrificed(s, id) && matches(cx, e.filter, id));
  });
}

function canDiscard(s: State, env: Env, e: LeafOf<'discard'>): boolean {
  const cx = { s, env, it: 0 };
  // a whole hand can be discarded also when it is empty
  return e.count === 'all' || players(cx, e.who).some((seat) => player(s, seat).hand.some((id) => matches(cx, e.filter, id)));
}

/** CR 122.5: a counter is moved to another object that is there and can have it, or not at all. */
export const canBeMovedOnto = (s: State, from: Id, onto: Id | undefined, counter: string): boolean =>
  onto !== undefined && onto !== from && live(s, onto)?.zone === 'battlefield' && !cantPutCounters(s, onto, counter);

function canChangeCounters(s: State, env: Env, e: LeafOf<'counters'>): boolean {
  return select({ s, env, it: 0 }, e.on).some((id) => {
    if (id > 0 && live(s, current(s, env, id)) === null) return false;
    if (e.change === 'put') return !cantPutCounters(s, id, e.counter);
    if (e.onto && !objects(s, env, e.onto).some((onto) => canBeMovedOnto(s, id, onto, e.counter))) return false;
    return counterCount((id < 0 ? player(s, -id - 1) : record(s, id))?.counters ?? null, e.counter) > 0;
  });
}
