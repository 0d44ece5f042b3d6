/** Numbers that objects have, and comparing numbers. */

import { manaValue, parseMana, type Stat } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import { player, record } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { characteristics } from './characteristics.js';

/** The mana values of the halves of a split card that is not on the stack; null for anything else. */
export function valuesOfHalves(s: State, o: Obj): number[] | null {
  const { card } = s._pool.cards[(o.copyOf ?? o).card];
  if (card.layout !== 'split' || o.zone === 'stack' || o.zone === 'battlefield' || card.faces.length !== 2) return null;
  return card.faces.map((face) => manaValue(face.manaCost));
}

/** A numeric characteristic; 0 where the object has none. */
export function statOf(s: State, id: Id, stat: Stat): number {
  if (stat === 'life') return isSeat(id) ? player(s, seatOf(id)).life : 0;
  if (isSeat(id) || !record(s, id)) return 0;
  const c = characteristics(s, id);
  switch (stat) {
    case 'power':
      return c.power ?? 0;
    case 'toughness':
      return c.toughness ?? 0;
    case 'manaValue': {
      // CR 202.3e: X counts on the stack only.
      const o = record(s, id);
      if (o?.stack?.kind === 'spell' && o.stack.env.x > 0) {
        const xs = parseMana(c.manaCost ?? '').filter((m) => m.sym === 'x').length;
        return c.manaValue + xs * o.stack.env.x;
      }
      return c.manaValue;
    }
    case 'level':
      return record(s, id)?.level || 1; // CR 716.2d
    case 'loyalty':
      return c.loyalty ?? 0;
    case 'basePower':
      return c.basePower ?? 0;
    case 'baseToughness':
      return c.baseToughness ?? 0;
  }
}
