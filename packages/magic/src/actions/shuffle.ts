/** CR 701.20: a shuffled library is in random order, and nobody knows where any of its cards is. */
import { generationOf, type Id, makeId, shuffled, slotOf } from '@apnap/kernel';
import { invalidate } from '../reading/characteristics.js';
import { must, player, setZone, writeObj } from '../state/access.js';
import type { GameEvent } from '../state/events.js';
import { type G, log } from '../state/log.js';

/**
 * Shuffles a library. Every place in it gets a new id, so that nothing that was learned about a card before can be traced to it: an id is a
 * handle, not a fact of the game; to the rules the cards are the same objects.
 * @param aside cards in it that aren't included in the shuffle: they stay what and where they are (CR 701.20b).
 */
export function shuffleLibrary(g: G, seat: number, aside: readonly Id[] = []): GameEvent {
  const { s } = g;
  const { library } = player(s, seat);
  const places = aside.length === 0 ? library : library.filter((id) => !aside.includes(id));
  const cards = shuffled(
    s,
    places.map((id) => {
      const o = must(s, id);
      return { card: o.card, face: o.face, flags: o.flags, owner: o.owner };
    }),
  );
  const renewed = new Map<Id, Id>();
  places.forEach((id, i) => {
    const w = writeObj(s, id);
    Object.assign(w, cards[i], { id: makeId(slotOf(id), generationOf(id) + 1), known: 0, timestamp: s.nextTimestamp++ });
    renewed.set(id, w.id);
  });
  const shuffledLibrary = library.map((id) => renewed.get(id) ?? id);
  setZone(s, 'library', seat, shuffledLibrary);
  invalidate(s); // what was computed for a place in the library was about another card
  return log(g, 'shuffle', '701.20a', { player: seat });
}
