/** Where cards are, as texts call it (Y3). */
import type { Place } from '../language/index.js';
import type { CardRow } from '../state/types.js';

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
