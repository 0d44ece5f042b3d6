/** What a format is, and a list of cards that belongs to one. */
import type { Text } from '@apnap/words';

/** A card name on a dated list: from the first to before the last day it stands there; without a date, as long as the list is in force. */
export interface ListedName {
  name: string;
  from?: string;
  until?: string;
}

/** A set a format allows, from its day on. */
export interface ListedSet {
  code: string;
  from?: string;
}

/** A list of one's own: of a year's tournament rules rather than of the database. */
export interface OwnList {
  /** The day the list came into force. */
  date: string;
  /** Sets whose cards are allowed; absent: all. */
  sets?: readonly ListedSet[];
  banned: readonly ListedName[];
  restricted: readonly ListedName[];
  /** Card types that are banned as a whole. */
  bannedTypes?: readonly string[];
  /** Cards that play for ante (CR 407) are banned as a whole. */
  bannedAnte?: true;
}

export type FormatKind = 'constructed' | 'limited' | 'commander' | 'brawl';

export interface Format {
  id: string;
  name: Text;
  kind: FormatKind;
  /** Key of the database's legalities, or the format's own list; absent: every card may be played. */
  list?: string | OwnList;
  /** `all`: every card may be played that no list bans, so also one that is newer than the lists. */
  pool?: 'all';
  /** The section of the Magic Tournament Rules that says which cards are allowed. */
  policy?: string;
  /** Other names people know it by. */
  aliases?: readonly string[];
  /** What `restricted` in the database means: one copy, or not as commander. */
  restricted?: 'asCommander';
}
