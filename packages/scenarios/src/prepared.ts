/** What is known of a scenario when its game can begin. */
import type { CardSource, MagicSetup } from '@apnap/magic';
import type { Who } from './format.js';

/** A scenario ready to be begun. */
export interface Prepared {
  setup: MagicSetup;
  source: CardSource;
  /** Seat of each player: the index in turn order. */
  seats: Readonly<Partial<Record<Who, number>>>;
  /** For each object placed, in the order of placing: its alias, if it has one. */
  aliases: (string | undefined)[];
  /** Aliases of cards that lie under the library of a seat: index from the bottom. */
  buried: { alias: string; seat: number; index: number }[];
  /** Names of the helpers in the command zone. */
  helpers: ReadonlySet<string>;
  /** Seats that pay mana by hand. */
  manual: number[];
  /** Texts by which abilities of made-up permanents are named, by name of the permanent. */
  customTexts: ReadonlyMap<string, string>;
  /** Names of made-up permanents whose text is written out. */
  customCards: ReadonlySet<string>;
}
