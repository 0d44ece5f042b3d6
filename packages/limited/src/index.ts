/** Limited: boosters, drafts and sealed pools as a game of the kernel, drafting computers, and decks built from what they give. */
import { type CardDatabase, embeddedDatabase } from '@apnap/cards';
import { buildFor } from './deck/pool.js';
import { withConspiracies } from './draft/building.js';
import { type DraftGame, draftGameOf } from './draft/game.js';
import type { LimitedDeck } from './draft/types.js';

export { BASICS } from './boosters/basics.js';
export { isCommanderSet } from './boosters/commander-products.js';
export { commitmentTo, isCommitted } from './boosters/commitment.js';
export { openBooster, type PackCard } from './boosters/open.js';
export { type NamedSet, namedSets } from './boosters/set-names.js';
export { type BoosterSet, boosterSets } from './boosters/sets.js';
export { isDraftable, LEAST_SHARE, type Sheets, sheetsOf } from './boosters/sheets.js';
export { identityColors } from './commanders.js';
export { type BuildWishes, buildDeck } from './deck/build.js';
export type { PoolCard } from './deck/cards.js';
export type { BuiltDeck } from './deck/plan.js';
export { buildFor, buildFrom } from './deck/pool.js';
export { amongPlayers, type Besides, besidesOf, type NoteBesides } from './draft/besides.js';
export { deckAnswer, deckOf, withConspiracies } from './draft/building.js';
export { checkDraft, type Told } from './draft/check.js';
export { type DraftGame, releasedLog } from './draft/game.js';
export { SEATS, USUAL_BOOSTERS } from './draft/setup.js';
export { BUILD_SECONDS, secondsFor } from './draft/timers.js';
export * from './draft/types.js';
export { type DraftView, phaseOf, type SeenLeader, type SeenNote } from './draft/view.js';
export { createDrafter, DRAFTERS, type Drafter, type DrafterKind } from './drafters/drafter.js';
export { BETWEEN_NAMES, LIMITED_MESSAGES, sayLimited } from './messages.js';
export {
  openPod,
  type PodEvent,
  type PodMatch,
  type PodOutcome,
  type PodPlace,
  pairPod,
  playPod,
  playsAtTables,
  podId,
  podSeat,
  podStandings,
  reportPod,
  roundsOfTables,
} from './pod/pod.js';
export { FEATURES, featuresOf, vectorOf } from './rating/features.js';
export { PRIOR } from './rating/prior.js';
export { ratingOf } from './rating/rating.js';

/** The game of drafts and sealed pools. @param database where cards are looked up; absent: the cards that come with the program */
export function limitedGame(database: CardDatabase = embeddedDatabase()): DraftGame {
  const known = new WeakMap<readonly number[], LimitedDeck | null>();
  return draftGameOf(database, (s, seat) => {
    const ids = s.pools[seat];
    const before = known.get(ids);
    if (before !== undefined) return before;
    const pool = ids.map((id) => s.cards[id]);
    const built = buildFor(database, { kind: s.kind, oneColorPartners: s.oneColorPartners === true }, pool);
    const deck = built && withConspiracies(pool, built);
    known.set(ids, deck);
    return deck;
  });
}
