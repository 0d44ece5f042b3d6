/** What effects say of what is attacked. */
import type { Filter } from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import type { Cx } from '../state/context.js';
import { turnTeam } from '../state/teams.js';
import { rulesOf } from '../years/differences.js';
import { matches } from './filter.js';

/**
 * Whether this is what an effect says of what is attacked. 2015:810.7b-c: of a team that is attacked together, if it is so of any of its players; what asks whether it
 * is not so is answered by whether it is so.
 */
export function isDefender(cx: Cx, filter: Filter, defender: Id): boolean {
  const { s } = cx;
  if (!isSeat(defender) || rulesOf(s).defendingTeam === 'apart') return matches({ ...cx, it: defender }, filter, defender);
  if (filter.is === 'not') return !isDefender(cx, filter.of, defender);
  if (filter.is === 'and') return filter.of.every((f) => isDefender(cx, f, defender));
  return turnTeam(s, seatOf(defender))
    .map(seatEntity)
    .some((id) => matches({ ...cx, it: id }, filter, id));
}
