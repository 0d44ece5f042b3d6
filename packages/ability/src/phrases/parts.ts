/** The nonterminals that phrases of both directions are made of, and what each is. The grammar that reads has more of them. */
import type { EventPattern, Filter, PlayerRef, Quantity, Selector } from '../language.js';

export interface Parts {
  digits: number;
  counterName: string;
  player: PlayerRef;
  possessive: PlayerRef;
  /** Who does something in an event: "you", "an opponent", "a player". */
  actor: PlayerRef;
  oneObject: Selector;
  /** All of a kind: "creatures you control". */
  group: Selector;
  /** One of a kind, with its article: "an Elf". */
  thing: Filter;
  /** What is cast: "a red spell", "another spell". */
  castWhat: Filter;
  /** What an event is about, where it is one event for each. */
  eventEach: { what: Filter };
  oneEvent: EventPattern;
  quantity: Quantity;
  forEach: Quantity;
}
