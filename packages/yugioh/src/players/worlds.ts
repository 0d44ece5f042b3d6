/** Worlds that a seat could be in: the cards it can't know, laid anew where they could lie (Y27.1, Y27.2). */
import { type HasRng, randomInt, seedRng } from '@apnap/kernel';
import { isExtra } from '../language/index.js';
import { printed } from '../state/access.js';
import type { Seat, State } from '../state/types.js';

/** Rows whose cards a seat can't know: the other's hand, what lies face-down of the other's, both Decks. */
function unknownTo(s: State, seat: Seat): number[] {
  return s.cards.rows.flatMap((c, row) => {
    if (c.zone === 'deck') return [row];
    // A monster of the Extra Deck was seen before it was turned face-down.
    if (c.controller === seat || isExtra(printed(s, row))) return [];
    const down = !c.up && (c.zone === 'monster' || c.zone === 'spell' || c.zone === 'banished');
    return c.zone === 'hand' || down ? [row] : [];
  });
}

/** Whether a card may lie Set where this one does: a monster in a Monster Zone, a Spell or Trap in the others. */
function fits(s: State, row: number, card: number): boolean {
  const { zone } = s.cards.rows[row];
  const { kind } = s._pool.cards[card].printed;
  return zone === 'monster' ? kind === 'monster' : zone === 'spell' ? kind !== 'monster' : true;
}

/**
 * A world that could be this moment for all that a seat sees, if it knows what both decks are made of. Its chance is its own, too.
 * @param seed of this world
 */
export function worldFor(s: State, seat: Seat, seed: string): State {
  const chance: HasRng = { _e: 0, rng: seedRng(`world ${seed}`) };
  const rows = s.cards.rows.slice();
  for (const owner of [0, 1]) {
    const unknown = unknownTo(s, seat).filter((row) => rows[row].owner === owner);
    // In an order of their own, from which nothing can be told.
    const left = unknown.map((row) => rows[row].card).sort((a, b) => a - b);
    // What lies on the field first: not every card may lie there.
    const lies = (row: number): boolean => rows[row].zone === 'monster' || rows[row].zone === 'spell';
    const order = [...unknown.filter(lies), ...unknown.filter((row) => !lies(row))];
    for (const row of order) {
      const fitting = left.flatMap((card, i) => (fits(s, row, card) ? [i] : []));
      const at = fitting[randomInt(chance, fitting.length)];
      rows[row] = { ...rows[row], card: left[at] };
      left.splice(at, 1);
    }
  }
  return { ...s, _memo: null, rng: seedRng(`chance ${seed}`), cards: { ...s.cards, rows } };
}
