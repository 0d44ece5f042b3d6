/** The nonterminals that phrases of both directions are made of, and what each is. The grammar that reads has more of them. */
import type { Cmp, Color, ManaText, ManaType, Stat, Step, Zone } from '../basics.js';
import type {
  Condition,
  Cost,
  DeckCondition,
  Duration,
  Effect,
  EventPattern,
  ExchangedValue,
  Filter,
  ManaSpec,
  Mod,
  PlayerRef,
  Quantity,
  Rule,
  Selector,
  Shared,
  StaticPart,
  Variety,
} from '../language.js';

/** What an event is about: one event for each of these, or one for all of them that do it at once (CR 603.2c). */
export interface EventSubject {
  what: Filter;
  batch: 'each' | 'oneOrMore';
}

/** For how long a rule is said to be: a duration, or as long as what says so. */
export type RuleTime = Duration | 'always';

/** Rules that are said in one clause; `time`: where the words in it say for how long. */
export interface Ruled {
  rules: Rule[];
  time?: RuleTime;
}

/** Activated abilities: of what, and whether mana abilities are among them. */
export interface AbilitiesOf {
  what: Filter;
  kind: 'any' | 'nonMana';
}

/** So many of a kind. */
export interface Some {
  filter: Filter;
  count: Quantity;
}

/** What a number is compared with. */
export interface Compared {
  cmp: Cmp;
  value: Quantity;
}

/** A thing that something is said of; as it is now, or as it was. */
export interface Subject {
  what: Selector;
  now?: true;
}

/** A spell whose cost is spoken of: where it is named, and what "it" stands for. */
export interface OwnSpell {
  at: number;
  $self?: number;
  it?: Selector;
}
/** Where cards go. */
export type Destination = Pick<Extract<Effect, { do: 'move' }>, 'to' | 'position' | 'order' | 'deck' | 'under' | 'entering'>;

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
  /** "target creature", "all Elves", "those cards". */
  object: Selector;
  /** Objects that must be targets. */
  targeted: Selector;
  /** "its", "target creature's". */
  possessiveObject: Selector;
  /** Objects, of several kinds at once. */
  selector: Selector;
  /** What players do something to: objects, and those that they choose; also as what it is done to one by one. */
  objects: Selector;
  each: Selector;
  /** Objects and players. */
  entity: Selector;
  pronoun: Selector;
  /** A card that was spoken of. */
  thatCard: Selector;
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
  /** What can be played and not cast: no card of any kind. */
  playedThing: Filter;
  /** "Elves you control". */
  things: Filter;
  cards: Filter;
  /** Lands of a kind: "Forests". */
  lands: Filter;
  spells: Filter;
  aSpell: Filter;
  /** Spells that were cast before: "other red spells", "other red spell". */
  pastSpells: Filter;
  pastSpell: Filter;
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
  /** Each such source by itself. */
  eachSource: EventSubject;
  /** By what damage is dealt: "a red spell you control or by a red planeswalker you control". */
  dealers: Filter;
  /** "three", "X", with "a" for one; in digits where nothing is counted; "3", "that much"; "three times". */
  number: Quantity;
  amount: Quantity;
  several: number;
  /** The same, and never one. */
  many: number;
  energy: number;
  /** One player, not several; or a certain one, and not any of several. */
  certainPlayer: PlayerRef;
  onePlayer: PlayerRef;
  /** A player who is a target. */
  aimedPlayer: PlayerRef;
  /** Cards chosen from your hand. */
  cardsInHand: Selector;
  exchangedStat: Extract<ExchangedValue, { of: Selector }>;
  /** Cards that not everybody sees, and what is revealed. */
  hidden: Selector;
  shown: Selector;
  /** Some of several, or all of something. */
  taken: Selector;
  /** Mana, and what it may be spent on. */
  manaAdded: ManaSpec;
  /** Things that are sacrificed or discarded, as players choose them. */
  sacrificed: Selector;
  discarded: Selector;
  /** What is skipped once. */
  skipped: Step | 'turn' | 'combat';
  rounded: 'up' | 'down';
  /** "twice", and what is said of targets of the copies. */
  copyTimes: Quantity;
  /** What a copy is in any case. */
  copyExcept: Mod[];
  newTargets: Extract<Effect, { do: 'copyOnStack' }>['retarget'];
  /** "color word", and other kinds of words that are changed; a creature type. */
  textWords: ('color' | 'basicLandType' | 'creatureType')[];
  creatureType: string;
  creatureTypes: string;
  /** Cards and permanents after their number. */
  countedCards: Filter;
  countedPermanents: Filter;
  /** Which zones are searched, and for what; which tokens are created, and how many. */
  searched: Omit<Extract<Effect, { do: 'search' }>, 'do' | 'who' | 'bind' | 'bindLibrary'>;
  created: Omit<Extract<Effect, { do: 'createToken' }>, 'do' | 'who' | 'bind'>;
  /** Where cards go. */
  destination: Destination;
  /** Which targets of a spell or ability are changed. */
  whichTargets: 'all' | 'any' | 'one';
  duration: Duration;
  /** What players do, without who it is; what objects do; what players do, with who it is. */
  playerVerb: Effect;
  objectVerb: Effect;
  sentence: Effect;
  playerClause: Effect;
  oneEvent: EventPattern;
  /** Things that are lost together. */
  lossOfSeveral: EventPattern;
  quantity: Quantity;
  forEach: Quantity;
  // rules, costs and times of them
  whereX: Quantity;
  /** What rules say of things, of players, and by themselves. */
  thingRule: Ruled;
  playerRule: Ruled;
  /** What a player has protection from: "everything", "red". */
  quality: Filter;
  rule: Ruled;
  /** "each combat", "this turn"; "on each of your turns". */
  combatTime: RuleTime;
  turnTime: RuleTime;
  mana: ManaText;
  /** "three", of generic mana. */
  genericMana: ManaText;
  lessOrMore: 'less' | 'more';
  colorOrType: 'color' | 'type';
  abilitiesOf: AbilitiesOf;
  /** What a card says of itself, as a static ability. */
  statement: StaticPart;
  condition: Condition;
  /** The name of the card, which is always this one. */
  ownName: true;
  /** One thing that is paid. */
  costItem: Cost;
  /** "two Elves you control", also "another Elf"; "a card", "a card from your graveyard", "a card from your hand". */
  somePermanents: Some;
  someSpells: Some;
  someCards: Some;
  graveyardCards: Some;
  handCards: Some;
  /** What the object is attached to, for certain. */
  hostItself: Selector;
  /** The object that gives an ability to the one that has it, by its name. */
  giver: Selector;
  /** What is paid, after who pays it. */
  payment: Cost[];
  /** What may be paid, and is no cost that can be paid with nothing. */
  optionalPayment: Cost[];
  /** "you", or "its controller", where that is who pays; and {X}. They say nothing that the node must keep. */
  controller: true;
  manaX: true;
  /** About the player attacked, or whose planeswalker is attacked, who is `it`. */
  defenderCondition: Condition;
  /** About the player who attacks with the creature that would be blocked, who is `it`. */
  attackerCondition: Condition;
  /** The same after "a player who". */
  defenderWho: Condition;
  /** "spells or abilities your opponents control". */
  targeters: Filter;
  /** Players of whom a rule is said; each of them for themselves: "each opponent". */
  barred: PlayerRef;
  eachOne: PlayerRef;
  /** "red spells and Goblin spells"; "noncreature spell", also "spell". */
  spellKinds: Filter;
  spellKind: Filter;
  /** "red spells", but not all of them. */
  certainSpells: Filter;
  oneSpell: Filter;
  /** "an Elf spell", also "an Elf card"; from where it is cast: "your graveyard". */
  castable: Filter;
  /** The same without its article. */
  asSpell: Filter;
  castZone: Zone;
  /** That what is cast so is exiled afterwards. */
  exiledAfter: true;
  /** "creature cards", of which the zone is said after them. */
  cardsOfKind: Filter;
  /** "cards exiled with ~". */
  linkedCards: Selector;
  /** "a creature card", which is cast as a creature spell. */
  spellCard: Filter;
  /** Whom creatures attack: but not each its own owner. */
  attackedPlayer: PlayerRef;
  /** One of a kind, without its article: "Elf". */
  single: Filter;
  // conditions
  simpleCondition: Condition;
  /** What is said of players, without who they are: of each of several alone, or of any of them. */
  ofOnePlayer: Condition;
  ofAnyPlayer: Condition;
  /** "two or more", "no"; "5 or more"; "4 or greater"; "less than five". */
  howMany: Compared;
  howMuch: Compared;
  howGreat: Compared;
  compare: Compared;
  /** "it's", "that card was"; "it isn't"; "it has". */
  itIs: Subject;
  itIsNot: Subject;
  itHas: Subject;
  /** "tapped", "red or green". */
  adjective: Filter;
  /** One of a kind or of two: "an Elf", "another Elf", "a Goblin or an Elf". */
  kind: Filter;
  /** As many of a kind as was said before: "Elves". */
  counted: Filter;
  /** One of those that are somewhere: "a creature card in your graveyard". */
  some: Selector;
  keyword: string;
  /** Landwalk of a type of lands, by that type. */
  landwalk: string;
  statName: Stat;
  statCompare: Filter;
  color: Color;
  colors: Color[];
  manaSymbol: ManaType;
  /** "colors"; "color". */
  variety: Variety;
  oneVariety: Variety;
  /** What things can have in common: "a creature type", "a name"; and said of them: "that share a creature type", "with the same name". */
  shared: Shared;
  alike: Shared;
  /** What becomes of a spell when a cost was paid: "kicked". */
  paidWord: string;
  ownSpell: OwnSpell;
  ownSpells: OwnSpell;
  castIt: Selector;
  /** A spell that was spoken of. */
  thatSpell: Selector;
  /** What happened to the things described. */
  pastPost: Filter;
  /** When something may be done. */
  time: Condition;
  beforeStep: 'declareAttackers' | 'declareBlockers' | 'combatDamage';
  /** What is asked of a deck; one card of a kind, without its article. */
  deckCondition: DeckCondition;
  card: Filter;
  dayNight: 'day' | 'night' | 'neither';
  /** A number that is not given: "its power". */
  measure: Quantity;
}
