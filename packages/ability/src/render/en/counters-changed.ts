/** How many counters are put or got instead, in English (CR 614.1a), and words that other replacement effects share. */

import type { Filter, PlayerRef, Quantity, Replacement } from '../../language.js';
import type { Context } from './context.js';
import { oneNoun } from './filters.js';
import { quantityText } from './quantities.js';
import { playerText, selectorText } from './references.js';

/** "you", "an opponent". */
export const playerName = (c: Context, p: PlayerRef): string =>
  p.player === 'eachOpponent' ? 'an opponent' : p.player === 'each' ? 'a player' : playerText(c, p);

/** "~", "a creature". */
export const thing = (c: Context, f: Filter): string => (f.is === 'oneOf' ? selectorText(c, f.of) : oneNoun(c, f, { head: 'permanent' }));

/** "twice that many", "that much plus 1". */
export function changed(c: Context, q: Quantity, what: string): string {
  if (typeof q === 'object' && q.q === 'product' && typeof q.of[0] === 'number')
    return q.of[0] === 3 && what === 'that much damage' ? 'triple that damage' : `${q.of[0] === 2 ? 'twice' : `${q.of[0]} times`} ${what}`;
  if (typeof q === 'object' && q.q === 'minus' && typeof q.left === 'object' && q.left.q === 'amount')
    return `${what} minus ${quantityOf(q.right)}`;
  if (typeof q === 'object' && q.q === 'sum') return `${what} plus ${q.of.filter((x) => typeof x === 'number').join(' plus ')}`;
  if (q === 0) return 'none';
  return typeof q === 'object' && q.q === 'amount' ? what : quantityText(c, q);
}

/** "If you would get one or more {E}, you get twice that many {E} instead" (CR 107.14). */
const energyText = (c: Context, r: Extract<Replacement, { replace: 'counters' }>, turn: string): string | undefined =>
  r.counter === 'energy' && r.what.is === 'player'
    ? `if ${playerName(c, r.what.who)} would get one or more {E}${turn}, you get ${oneMore(c, r.amount)} {E} instead`
    : undefined;

/** "twice that many", "that many plus one". */
const oneMore = (c: Context, q: Quantity): string => changed(c, q, 'that many').replace(/(plus|minus) 1$/, '$1 one');

/** A number, or X. */
export const quantityOf = (q: Quantity): string => (typeof q === 'number' ? String(q) : 'X');

/** "If you would put one or more counters on a permanent, put twice that many of each of those kinds of counters on that permanent instead". */
function putText(c: Context, r: Extract<Replacement, { replace: 'counters' }>, who: string, turn: string): string {
  const half = typeof r.amount === 'object' && r.amount.q === 'half';
  const many = half ? 'half that many' : changed(c, r.amount, 'that many').replace(/plus 1$/, 'plus one');
  const players = r.what.is === 'or';
  const on = players ? 'a permanent or player' : thing(c, r.what);
  const what = r.counter === 'any' ? '' : `${r.counter} `;
  const kinds = r.counter === 'any' ? 'of each of those kinds of counters' : `${what}counters`;
  const put = `${who === 'you' ? '' : 'they '}put ${many} ${kinds} on that permanent${players ? ' or player' : ''} instead`;
  return `if ${who} would put one or more ${what}counters on ${on}${turn}, ${put}${half ? ', rounded down' : ''}`;
}

/** "If one or more counters would be put on a permanent, …": whoever puts them, an effect, or you. */
export function countersText(c: Context, r: Extract<Replacement, { replace: 'counters' }>, turn: string): string {
  const energy = energyText(c, r, turn);
  if (energy) return energy;
  const what = r.counter === 'any' ? '' : `${r.counter} `;
  const on = thing(c, r.what);
  if (r.who) return putText(c, r, playerName(c, r.who), turn);
  if (r.by === undefined) {
    const many = oneMore(c, r.amount);
    if (r.what.is === 'player' && r.counter === 'any')
      return `if ${playerName(c, r.what.who)} would get one or more counters${turn}, you get ${many} of each of those kinds of counters instead`;
    if (typeof r.amount === 'object' && r.amount.q === 'minus' && r.counter !== 'any')
      return `if one or more ${what}counters would be put on ${on}${turn}, ${many.replace('that many', `that many ${what}counters`)} are put on it instead`;
    const kinds = r.counter === 'any' ? ' of each of those kinds of counters' : ` ${what}counters`;
    return `if one or more ${what}counters would be put on ${on}${turn}, ${many}${kinds} are put on ${r.counter === 'any' ? 'that permanent' : 'it'} instead`;
  }
  return `if an effect would put one or more ${what}counters on ${on}${turn}, it puts ${changed(c, r.amount, `that many of those ${what}counters`)} on that permanent instead`;
}
