/** The nonterminals that phrases of both directions are made of, and what each is. The grammar that reads has more of them. */
import type { Step } from '../basics.js';
import type { Effect, EventPattern, Filter, PlayerRef, Quantity, Selector } from '../language.js';

/** What an event is about: one event for each of these, or one for all of them that do it at once (CR 603.2c). */
export interface EventSubject {
  what: Filter;
  batch: 'each' | 'oneOrMore';
}

export interface Parts {
  digits: number;
  /** "second". */
  nth: number;
  counterName: string;
  player: PlayerRef;
  possessive: PlayerRef;
  /** Who does something in an event: "you", "an opponent"; and with them "a player". */
  somebody: PlayerRef;
  actor: PlayerRef;
  /** Whose step it is, in an event: "your", "each opponent's". */
  whoseTurn: PlayerRef;
  /** "your" or "their": of who does it. It says nothing that the node must keep. */
  own: boolean;
  stepName: Step;
  damageKind: 'any' | 'combat' | 'noncombat';
  oneObject: Selector;
  pronoun: Selector;
  /** The object itself, by its name. */
  self: Selector;
  scheme: Selector;
  /** The other face, by its name. */
  otherFace: Selector;
  /** All of a kind: "creatures you control". */
  group: Selector;
  /** One of a kind, with its article: "an Elf"; or also "another Elf". */
  thing: Filter;
  anyThing: Filter;
  /** "Elves you control". */
  things: Filter;
  cards: Filter;
  spells: Filter;
  aSpell: Filter;
  /** "a land card"; or "a card" as well. */
  cardKind: Filter;
  aCard: Filter;
  schemeKind: Filter;
  /** What is cast: "a red spell", "another spell". */
  castWhat: Filter;
  /** What an event is about, where it is one event for each, or one for all. */
  eventBatch: EventSubject;
  eventEach: EventSubject;
  eventMany: EventSubject;
  /** One of a kind, not a certain thing; and as cards. */
  eventKind: EventSubject;
  eventCards: EventSubject;
  eventCardKind: EventSubject;
  /** A source of damage. */
  eventSource: EventSubject;
  damageSource: Filter;
  /** "three", "X", with "a" for one; in digits where nothing is counted; "3", "that much"; "three times". */
  number: Quantity;
  amount: Quantity;
  several: number;
  energy: number;
  /** What players do, without who it is. */
  playerVerb: Effect;
  oneEvent: EventPattern;
  /** Things that are lost together. */
  lossOfSeveral: EventPattern;
  quantity: Quantity;
  forEach: Quantity;
}
