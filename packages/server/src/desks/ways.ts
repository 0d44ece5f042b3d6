/** Ways to play Magic, as they are offered, and the cards of the table that some of them need. */
import { type OfferedWay, type Stock, seatCounts, setupFor, usualTeams, WAYS_TO_PLAY, type WayToPlay, wayRefusal } from '@apnap/magic';
import { MOST_SEATS, type WayInfo } from '@apnap/protocol';
import type { Beside } from '../games/deck.js';
import { told } from '../magic/told.js';
import { say, type TextId } from '../text.js';

const about = (id: string) => say(`way.${id}` as TextId);

function seatsOf(offered: OfferedWay): Pick<WayInfo, 'seats' | 'teams'> {
  const seats = seatCounts(offered, MOST_SEATS);
  const { variant = 'freeForAll', archenemy } = offered.way;
  // CR 904.2: the archenemy against all others.
  const teams = seats.flatMap((n) => {
    const made = archenemy === undefined ? usualTeams(variant, n) : Array.from({ length: n }, (_, seat) => (seat === archenemy ? 0 : 1));
    return made ? [made] : [];
  });
  return { seats, ...(teams.length > 0 ? { teams } : {}) };
}

/** What can be chosen at a table. */
export const WAYS: readonly WayInfo[] = WAYS_TO_PLAY.map((offered) => ({
  id: offered.id,
  name: told({ id: `way.${offered.id}` }),
  about: about(offered.id),
  ...seatsOf(offered),
  decks: offered.decks,
  way: offered.way as WayInfo['way'],
}));

/** The cards of the table for a way, chosen once, when it is opened; none where it can't be played: that is found out when it is tried. */
export function besideFor(way: WayToPlay, seats: number, stock: Stock): Beside {
  const nobody = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, deck: [], ...(way.option ? { commanders: [''] } : {}) }));
  if ((!way.planes && way.archenemy === undefined) || wayRefusal(way, nobody, stock)) return { dungeons: 'asNeeded' };
  const { planarDeck, players } = setupFor(way, nobody, stock);
  const schemeDeck = way.archenemy === undefined ? undefined : players[way.archenemy].schemeDeck;
  return { dungeons: 'asNeeded', ...(planarDeck ? { planarDeck } : {}), ...(schemeDeck ? { schemeDeck } : {}) };
}
