/** CR 701.20: a shuffled library is in random order, and nobody knows where any of its cards is. */
import { generationOf, makeId, shuffled, slotOf } from '@apnap/kernel';
import { invalidate } from '../characteristics/derived.js';
import { type G, log } from '../engine.js';
import type { GameEvent } from '../events/types.js';
import { must, player, setZone, writeObj } from '../state/access.js';

/**
 * Shuffles a library. Every place in it gets a new id, so that nothing that was learned about a card before can be traced to it: an id is a
 * handle, not a fact of the game; to the rules the cards are the same objects.
 */
export function shuffleLibrary(g: G, seat: number): GameEvent {
  const { s } = g;
  const library = player(s, seat).library;
  const cards = shuffled(
    s,
    library.map((id) => {
      const o = must(s, id);
      return { card: o.card, face: o.face, flags: o.flags, owner: o.owner };
    }),
  );
  const renewed = library.map((id, i) => {
    const w = writeObj(s, id);
    Object.assign(w, cards[i], { id: makeId(slotOf(id), generationOf(id) + 1), known: 0, timestamp: s.nextTimestamp++ });
    return w.id;
  });
  setZone(s, 'library', seat, renewed);
  invalidate(s); // what was computed for a place in the library was about another card
  return log(g, 'shuffle', '701.20a', { player: seat });
}
