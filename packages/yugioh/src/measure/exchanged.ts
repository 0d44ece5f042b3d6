/** A Duel as it could be, too, for all that a seat knows. */
import type { State } from '../state/types.js';

/** Rows whose cards this seat can't know (Y27.1, Y27.2): the other's hand, what lies face-down of the other's, and Decks. */
function unknownTo(s: State, seat: number): number[] {
  return s.cards.rows.flatMap((c, row) => {
    if (c.zone === 'deck') return [row];
    if (c.controller === seat) return [];
    const down = !c.up && (c.zone === 'monster' || c.zone === 'spell' || c.zone === 'banished');
    return c.zone === 'hand' || down ? [row] : [];
  });
}

/** The same with the unknown cards of each owner exchanged in a circle. */
export function exchanged(s: State, seat: number): State {
  const rows = s.cards.rows.slice();
  for (const owner of [0, 1]) {
    const unknown = unknownTo(s, seat).filter((row) => rows[row].owner === owner);
    const cards = unknown.map((row) => rows[row].card);
    unknown.forEach((row, i) => {
      rows[row] = { ...rows[row], card: cards[(i + 1) % cards.length] };
    });
  }
  return { ...s, _memo: null, cards: { ...s.cards, rows } };
}
