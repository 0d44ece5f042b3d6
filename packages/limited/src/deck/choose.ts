/** Chooses the cards of a deck that are no lands: the best, along a curve, with creatures enough. */
import type { Candidate } from './cards.js';

/** How many cards of each mana value (the last: that and more) a deck of forty has room for before more of them are worth less. */
const ROOM: readonly number[] = [1, 3, 7, 6, 5, 4, 3];
/** How many cards of small mana value it wants: of fewer each is worth more. */
const WANTED: readonly number[] = [0, 0, 5, 4, 2, 0, 0];
/** Points that a card more than there is room for loses, and one that is wanted gains. */
const CROWD = 0.5;
const WANT = 0.5;
/** How many creatures a deck wants at least, and has room for. */
const CREATURES = { least: 14, most: 18 };
const CREATURE = 0.8;

const slotOf = (c: Candidate): number => Math.min(c.value, ROOM.length - 1);

/** What a card is worth beside those that were chosen. */
function worth(c: Candidate, chosen: readonly Candidate[], places: number): number {
  const slot = slotOf(c);
  const scale = places / 23;
  const alike = chosen.filter((x) => slotOf(x) === slot).length;
  const creatures = chosen.filter((x) => x.creature).length;
  let points = c.rating;
  if (alike >= ROOM[slot] * scale) points -= CROWD * (alike + 1 - ROOM[slot] * scale);
  else if (c.creature && alike < WANTED[slot] * scale) points += WANT;
  // Creatures are needed the more, the fewer places are left for them.
  const lacking = CREATURES.least * scale - creatures;
  const left = places - chosen.length;
  if (c.creature && lacking > 0) points += CREATURE * Math.min(1, (lacking / left) * 1.2);
  if (c.creature && creatures >= CREATURES.most * scale) points -= CREATURE;
  return points;
}

/** Chooses so many of these cards, one after the other, each the one that is worth most beside those before. */
export function chooseSpells(from: readonly Candidate[], places: number): Candidate[] {
  const chosen: Candidate[] = [];
  const left = from.slice();
  while (chosen.length < places && left.length > 0) {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    left.forEach((c, i) => {
      const points = worth(c, chosen, places);
      if (points > most) {
        most = points;
        best = i;
      }
    });
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}
