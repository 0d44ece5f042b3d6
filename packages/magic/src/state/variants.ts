/** What variants keep in the state. */
import type { Color } from '@apnap/ability';

/** A commander: being one is an attribute of the card, which it keeps in every zone (CR 903.3). */
export interface Commander {
  owner: number;
  /** Index of the card in the pool. */
  card: number;
  /** The color that was chosen for it before the game (CR 903.4b). */
  color?: Color;
  /** How often its owner has cast it from the command zone (CR 903.8). */
  casts: number;
  /** Combat damage it has dealt to each seat over the course of the game (CR 903.10a). */
  damage: readonly number[];
}

export interface PlanarController {
  readonly seat: number;
  /** The number of the turn marker with whose turns it is passed on (CR 807.4), 0 where there are none. */
  readonly marker: number;
}

/** What the variant adds to a game. */
export interface Planechase {
  /** Cards of the pool that are face down in each seat's planar deck, the top card last; with a single planar deck only the first list is used. */
  decks: readonly (readonly number[])[];
  /** The planar controller (CR 901.6); in a Grand Melee of eight or more there are several (901.14). */
  controllers: readonly PlanarController[];
  /** CR 901.15: one communal planar deck. */
  single?: 1;
}

/** Teams of a game, and what their members have in common. */
export interface Teams {
  /** The team of each seat. */
  readonly of: readonly number[];
  /** 'apart': each player takes turns alone (CR 808, 809, 811). Absent: a team's turns are one (805). */
  readonly turns?: 'apart';
  /** The emperors, with whom their teams lose (CR 809.5). */
  readonly emperors?: readonly number[];
  /** 'neighbours': only opponents who sit next to a player can be attacked (CR 809.3c, 811.4). Absent: any opponent. */
  readonly attack?: 'neighbours';
  /** 'neighbours': only teammates who sit next to each other may review each other's hands (CR 811.5). Absent: all teammates may (808.5). */
  readonly hands?: 'neighbours';
  /**
   * 'life': a life total and poison counters, and the game is won and lost by teams (CR 810.4-810.10). 'lifeOnly': a life total, and nothing else (904.13b-c). 'nothing':
   * each has what is theirs (904).
   */
  readonly share: 'life' | 'lifeOnly' | 'nothing';
  /** With how many poison counters a team that shares them loses (CR 810.8d, 810.11). */
  readonly poison: number;
}
