/** What a game begins with (CR 103). */
import type { Color, Step, Zone } from '@apnap/ability';
import type { Profile } from '../years/profile.js';
import type { CounterCount } from './objects.js';

export interface DeckEntry {
  card: string;
  count: number;
}

/** An object placed before the game begins. */
export interface Placed {
  seat: number;
  zone: Exclude<Zone, 'stack' | 'outside'>;
  card: string;
  count?: number;
  tapped?: 'tapped';
  /** Since when its controller has controlled it (CR 302.6). Absent: since before the game that is seen. */
  held?: 'thisTurn';
  /** Damage marked on it (CR 120.3e). */
  damage?: number;
  counters?: readonly CounterCount[];
  /** Which face of a double-faced permanent is up; absent: the front. */
  face?: 'back';
  /** The place in the list, before this one, of the permanent it is attached to. */
  attachedTo?: number;
  /** The chapter ability of a Saga that its first lore counter reaches triggers (CR 714.2b); absent: nothing triggers. */
  chapters?: 'trigger';
}

/**
 * What was noted during a draft for cards of a name (CR 905.2b): numbers, names, creature types, how many cards were removed from the draft with them, seats
 * of players who are in the game, letters of colors, and whether a guess was right.
 */
export interface DraftNotes {
  card: string;
  numbers?: number[];
  names?: string[];
  types?: string[];
  removed?: number;
  /** Names of the cards among these that were removed face up. */
  cards?: string[];
  players?: number[];
  colors?: string[];
  guessed?: boolean;
}

export interface SeatSetup {
  name: string;
  deck: DeckEntry[];
  sideboard?: DeckEntry[];
  /** Absent: 20 (CR 103.4), with commanders 40 (903.7), of an archenemy 40 (904.5), with a vanguard as it says (902.4). */
  life?: number;
  /** Cards that begin in the command zone as this seat's commanders (CR 903.6). */
  commanders?: string[];
  /** Of commanders for which a color is chosen before the game, by their places (CR 903.4b). Absent, or null: the first that the deck needs and no other commander has. */
  commanderColors?: (Color | null)[];
  /** Planes and phenomena (CR 901.3). Where nothing is shuffled, the first is the top card. */
  planarDeck?: string[];
  /** Schemes of an archenemy (CR 904.3), likewise. */
  schemeDeck?: string[];
  /** Attraction cards (CR 717.2), likewise. */
  attractionDeck?: string[];
  /** The vanguard card (CR 902.3). */
  vanguard?: string;
  /** Conspiracy cards, with the names that are secretly chosen for one with hidden agenda (CR 315.2, 702.106a). */
  conspiracies?: { card: string; names?: string[] }[];
  /** What was noted while its cards were drafted. */
  notes?: DraftNotes[];
  /** The card with companion that this seat reveals from outside the game (CR 103.2b): one of the sideboard, or any other. */
  companion?: string;
}

/** A game as JSON. Cards are named; their data comes from the card source given to the game. */
export interface MagicSetup {
  players: SeatSetup[];
  /** Seat that takes the first turn; absent: decided at random (CR 103.1). */
  first?: number;
  /**
   * 'none': no shuffling, no opening hands, no mulligans: the board as placed. 'placed': likewise, but the hands that were placed are the
   * opening hands, from which cards may begin the game elsewhere (CR 103.6).
   */
  opening?: 'hands' | 'none' | 'placed';
  /** Dungeon cards: each player owns one of each outside the game (CR 309.2). */
  dungeons?: string[];
  /** A single planar deck for all (CR 901.15). */
  planarDeck?: string[];
  /** The minimum deck size (CR 100.2a-b, 903.5a). Absent: 60, with commanders 100. */
  minimumDeck?: number;
  place?: Placed[];
  /** It is day or night from the beginning (CR 728.1); absent: neither. */
  daytime?: 'day' | 'night';
  /** The step that the first turn begins with, those before it being over; absent: its first. */
  from?: Step;
  /** Results of coin flips that are agreed on, by seat, in order; when they are used up, chance decides. For rehearsals and what-ifs. */
  coins?: ('win' | 'lose')[][];
  /** Likewise the natural results of dice (CR 706.2); of the planar die 1 is the Planeswalker symbol and 2 the chaos symbol. */
  dice?: AgreedDie[][];
  /** 'ask': choices with only one possible outcome are put to the players as decisions, too. */
  forced?: 'ask';
  /** Objects that there may be at once, those that are gone since the turn began among them; absent: as many as the engine can hold (decision 0018). */
  mostObjects?: number;
  /** An option of the Commander variant (CR 903.12): each seat has a commander then. */
  option?: 'brawl';
  /** A multiplayer variant (CR 807-811); absent: everybody for themselves (806), or an archenemy against a team (904). */
  variant?: Variant;
  /**
   * The team of each seat. Needed for 'teams' and 'alternatingTeams'; absent with 'twoHeadedGiant': the first half of the seats and the second (CR 810.1), with
   * 'emperor': each three seats (809.1). The middle seat of a team is its emperor (809.2).
   */
  teams?: number[];
  /** Creatures can be given to teammates (CR 804); in an Emperor game always (809.3b). */
  deploy?: true;
  /** By which rules; absent: today's. */
  profile?: Profile;
  /** With more than two seats: whom a player may attack (CR 802, 803). Absent: anybody; in a Grand Melee the player to the left (807.2b). */
  attack?: 'multiple' | 'left' | 'right';
  /**
   * With more than two seats: how many seats everybody's range of influence reaches, or each seat's (CR 801). Absent: as the variant says (807.2a, 809.3a, 811.2a);
   * else it is not limited.
   */
  rangeOfInfluence?: number | number[];
}

/** Two teams that share turns and life (CR 810); teams that take turns each player alone (808, 809, 811); many players on their own (807). */
export type Variant = 'twoHeadedGiant' | 'teams' | 'emperor' | 'grandMelee' | 'alternatingTeams';

/** What the next die comes up with; with `planar` what it shows if it is the planar die, whose faces are not numbered (CR 901.3a). */
export type AgreedDie = number | { die: number; planar: number };
