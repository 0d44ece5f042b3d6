/** What cards do during a draft (CR 905.2); in a game such abilities do nothing. */

export type Drafting =
  /** It is drafted face up, and stays so until something turns it face down (CR 905.2c). */
  | { draft: 'faceUp' }
  /** It is revealed as it is drafted, and something is noted (CR 905.2b). */
  | { draft: 'reveal'; notes: DraftNote }
  /** One more card of a booster; then it goes into that booster, or is turned face down and the next booster is passed without a pick. */
  | { draft: 'additional'; then: 'intoBooster' | 'skipNext' }
  /** A card that is drafted may be removed from the draft. */
  | { draft: 'remove'; face: 'up' | 'down' }
  /** A card that is drafted may be revealed, and its name or creature types noted; then this is turned face down. */
  | { draft: 'note'; of: 'card' | 'creature'; what: 'name' | 'creatureTypes' }
  /** Turned face down for a look: at the next card that a player drafts, or at a booster that nobody else looks at. */
  | { draft: 'look'; at: 'nextDrafted' | 'booster' }
  /** A whole booster may be drafted; then it is turned face down, and nothing more is drafted in this round. */
  | { draft: 'wholeBooster' }
  /** While it is face up its player looks at no boosters and drafts at random; after so many cards it is turned face down. */
  | { draft: 'atRandom'; cards: number }
  /** The last card of each booster goes to a player who drafted it. */
  | { draft: 'lastCards' }
  /** Right after the draft a card of the pool may be exchanged for one that another player offers. */
  | { draft: 'exchange' };

/**
 * What is noted. `count`: how many cards its player has drafted in the round. `passer`: who passed it. `colors`: three, chosen by the player to the right, its
 * own, the player to the left. `nextName`: the name of the next card its player drafts, revealed. `nextSeen`: nothing; the next card of the booster may be looked
 * at. `guess`: whether the next card of the booster has the name that is guessed. `addBooster`: nothing; its player may add a booster to the draft, from which its
 * next card is drafted, and which is passed and drafted in this round.
 */
export type DraftNote = 'count' | 'passer' | 'colors' | 'nextName' | 'nextSeen' | 'guess' | 'addBooster';
