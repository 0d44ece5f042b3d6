/** Where cards are, as texts call it (Y3). */
import type { Filter } from '../language/expressions.js';
import type { Place } from '../language/index.js';
import type { CardRow, Seat } from '../state/types.js';

/** Where a card is, as texts call it. */
export function placesOf(c: CardRow): Place[] {
  switch (c.zone) {
    case 'grave':
      return ['gy'];
    case 'monster':
      return ['field', ...(c.up ? (['fieldUp'] as const) : []), 'monsterZone', c.place < 5 ? 'mainZone' : 'extraZone'];
    case 'spell':
      return c.place === 5
        ? ['field', 'spellZone', 'fieldZone']
        : c.scale
          ? ['field', 'spellZone', 'pendulumZone']
          : ['field', 'spellZone'];
    case 'hand':
    case 'deck':
    case 'banished':
    case 'extra':
      return [c.zone];
    default:
      return [];
  }
}

/** Whether a card is in such a zone, or lies with such a player. */
export function liesSo(c: CardRow, f: Extract<Filter, { is: 'inZone' | 'lies' }>, you: Seat): boolean {
  const places = placesOf(c);
  if (f.is === 'inZone') return places.includes(f.zone);
  const seat = c.zone === 'monster' || c.zone === 'spell' || c.zone === 'hand' ? c.controller : c.owner;
  return places.includes(f.at) && (f.whose === 'either' || (f.whose === 'you') === (seat === you));
}
