/** The nonterminals of the grammar and what each gives. */
import type {
  Ability,
  ActivatedAbility,
  AlternativeCost,
  Ballot,
  CardType,
  Color,
  ColorRef,
  Condition,
  Cost,
  DeckCondition,
  Duration,
  Effect,
  Entering,
  EventPattern,
  Filter,
  ManaResult,
  ManaRider,
  ManaSpec,
  Mod,
  Mode,
  Parts,
  PlayerRef,
  Quantity,
  Replacement,
  Rule,
  Selector,
  StaticPart,
  Supertype,
  TokenSpec,
  Zone,
} from '@apnap/ability';
import type { Counted, Noun } from './raw.js';

/** What a predicate without its duration says of its subject. */
export interface Predicate {
  mods: Mod[];
  rules: Rule[];
}

/** Which of the others are lost. */
export interface OthersLost {
  types?: true;
  abilities?: true;
}

/** When and how often an ability may be activated. */
export interface Limits {
  timing?: 'sorcery' | 'asInstant';
  perTurn?: number;
  inAll?: number;
  condition?: Condition;
  who?: PlayerRef;
  xOnly?: Color[];
  costChange?: ActivatedAbility['costChange'];
}

/** A line of a table of results (CR 706.3) as it was read: its sentences are joined where the table is. */
export interface RollLine {
  from: number;
  to: number | 'any';
  list: Effect[];
}

/** Damage that would be dealt, before it is said what happens to it. */
export interface Would {
  source: Filter;
  to: Filter;
  kind: 'combat' | 'any';
  amount: Quantity | 'all';
  /** What has to be chosen first. */
  before?: Effect;
  turn: boolean;
  /** "The next time": once. */
  uses?: 1;
}

/** Sources of damage, with the choice of one when it is to be made. */
export interface DamageBy {
  filter: Filter;
  before?: Effect;
}

/** Draws that are replaced (CR 614.11): whose, and which of them. */
export interface Drawing {
  who: PlayerRef;
  limit: { except?: 'firstInDrawStep'; least?: 2 };
}

/** A hand that is shown, and to whom. */
export interface FromHand {
  of: PlayerRef;
  show: Effect;
}

/** Cards chosen from what is shown. */
export interface CardsFromIt {
  filter: Filter;
  count: Counted;
  many: boolean;
}

/** A hand that is shown, and the cards chosen from it. */
export interface ShownAndTaken {
  show: Effect;
  what: Selector;
  many: boolean;
}

/** A target that is a card, of which the place is said after all of several. */
export interface CardTarget {
  at: number;
  noun: Noun;
  count: Counted;
}

/** What you have more or less of than others; `cmp`: so theirs is compared with yours. */
export interface OwnMeasure {
  cmp: '<' | '>';
  of: (who: PlayerRef) => Quantity;
}

/** "a 4/4 Human Soldier creature with indestructible": what something is or becomes. */
export interface Shape {
  types: { supertypes: Supertype[]; types: CardType[]; subtypes: string[] };
  size: { power: Quantity; toughness: Quantity };
  colors?: Color[];
  /** What it has besides, in the order of the words. */
  more: Mod[];
}

export interface Nonterminals extends Parts {
  handShown: FromHand;
  cardsFromIt: CardsFromIt;
  fromHand: ShownAndTaken;
  drawing: Drawing;
  /** How much more or less abilities cost to activate (CR 601.2f, 602.2b). */
  changedCost: { change: 'more' | 'less'; mana: string; floor?: 1 };
  changedX: 'more' | 'less';
  notMana: 'nonMana';
  whoseAbilities: { what: Filter; who: PlayerRef; keyword?: string };
  // words
  ordinal: number;
  pt: { power: Quantity; toughness: Quantity };
  /** ", where X is … and Y is …". */
  whereXY: { power: Quantity; toughness: Quantity };
  ptSet: { power: Quantity; toughness: Quantity };
  colorRef: ColorRef;
  type: { type: CardType; many: boolean };
  subtype: { subtype: string; many: boolean };
  /** Creature types in a row. */
  subtypeRow: string[];
  /** What something becomes. */
  form: Predicate;
  /** A spell that is cast next. */
  nextCast: EventPattern;
  /** One thing that is done next. */
  nextOne: EventPattern;
  supertype: Supertype;
  cardName: string;
  keywordAbility: Ability[];
  /** Keyword abilities in a row, of which some are meant. */
  abilityRow: Ability[];
  /** By how much a cost is less than the mana cost. */
  reducedBy: string;
  /** What a companion asks of a starting deck. */
  deckCondition: DeckCondition;
  quoted: Ability;
  // nouns
  /** A word for a state that can stand after "that's". */
  stateWord: Filter;
  adjectives: Filter;
  head: { filter: Filter; many: boolean; head: string };
  adjectiveHead: { filter: Filter; many: boolean; head: string; own?: true };
  listHead: { filter: Filter; many: boolean; head: string; own?: true };
  headList: { filter: Filter; many: boolean; head: string; own?: true };
  core: Noun & { own?: true };
  /** A kind of spells or abilities on the stack. */
  stackKind: Filter;
  post: Filter;
  place: { zone?: Zone; of?: PlayerRef };
  posts: { filter: Filter; zone?: Zone; of?: PlayerRef };
  noun: Noun;
  nounOr: Noun;
  /** Cards of a kind, of which no more is said. */
  plainCard: Noun;
  /** A card of one kind or of another, each with its own words. */
  eitherCard: Noun;
  /** A card as a target, before it is said where it is; and several. */
  cardTarget: CardTarget;
  cardTargets: CardTarget[];
  placedTarget: Selector;
  placedTargets: Selector[];
  // references
  chosen: Selector;
  targetPlayer: PlayerRef;
  /** Where a countered spell goes instead of its owner's graveyard. */
  ownNextTurn: { during?: 'combat' };
  targetCount: Counted;
  count: Counted;
  keptCount: Counted;
  anyTarget: Selector;
  /** A kind of source of damage that is chosen. */
  sourceKind: Filter;
  /** Damage that would be dealt: how much of which kind, all of it, the next time it is. */
  redirected: Pick<Would, 'kind' | 'amount'>;
  allDamage: Would;
  nextDamage: Would;
  damageBy: DamageBy;
  /** "sources you don't control". */
  sources: Filter;
  /** What damage would be dealt to, in a statement that changes it; "to that player"; how much is dealt instead. */
  hit: Filter;
  sameHit: true;
  changedDamage: Quantity;
  /** What damage would be dealt to. */
  shielded: Filter;
  /** What has been done to something, and what it was done to: "creatures destroyed this way". */
  wayVerb: string;
  way: { of: Selector; many: boolean; head: string; way: string };
  /** Cards that come from outside the game. */
  outsideCards: Selector;
  // coins and dice
  die: { sides: number; count: Quantity };
  sided: number;
  rollLine: RollLine;
  rollTable: RollLine[];
  // votes
  voteWord: string;
  ballot: Ballot;
  // quantities and conditions
  compareTo: { cmp: '=' | '>='; value: Quantity };
  /** "as long as …", "during your turn". */
  whileSo: Condition;
  /** ", if …" after an event; "if …", "unless …" after what is done. */
  ifSo: Condition;
  ifOrUnless: Condition;
  /** "card exiled with ~": one of them. */
  linkedCard: Selector;
  // events
  /** What happens, as what causes abilities to trigger: "you gaining life". */
  occurrence: EventPattern;
  event: EventPattern;
  /** With the turn during which it has to be. */
  timedEvent: EventPattern;
  /** What a subject of events does; the subject and its batch are filled in. */
  eventVerb: EventPattern;
  eventSubject: Filter;
  trigger: { event: EventPattern; condition?: Condition | undefined; while?: Condition; end: number };
  /** An event with what must be so as it happens. */
  eventWhile: { event: EventPattern; while: Condition };
  // costs
  cost: Cost[];
  /** In the form that follows "by": "paying 2 life and discarding a card". */
  paying: Cost[];
  /** What is paid instead of a mana cost; the spell is `it`. */
  costOfIt: Cost[];
  /** What something's base power or toughness become. */
  sizeBecome: { what: Selector; mods: Mod[] };
  /** What a card says of casting itself from where it is. */
  castsItself: { from: Zone; cost?: Cost[]; using?: string };
  /** Cards that were exiled, which may be played. */
  permitted: Selector;
  /** Counters that are put on something, as one of a list; also if something is so. */
  countersOn: Effect;
  countersOnIf: Effect;
  // effects
  program: Effect;
  sentences: Effect[];
  placedVerb: Effect;
  orderClause: Effect;
  objectClause: Effect;
  objectClauseBase: Effect;
  subjectClause: Effect;
  subjectClauses: Effect;
  whereClause: Effect;
  /** What is done at a later time, which the clause names. */
  laterClause: Effect;
  clause: Effect;
  clauseList: Effect;
  effect: Effect;
  playerVerbs: Effect;
  /** Kinds of counters, and how many of each. */
  counterKinds: [kind: string, count: Quantity][];
  moreCounterKinds: [kind: string, count: Quantity][];
  /** An action of players that can be done several times. */
  repeatable: Effect;
  objectVerbs: Effect;
  damagePart: Effect;
  predicate: Predicate;
  copyException: Mod[];
  predicates: Predicate;
  /** A predicate, or a form of which more is said by what it loses. */
  formed: Predicate;
  othersLost: OthersLost;
  /** What stands after the first of several, with "and" before the last. */
  predicateRow: Predicate;
  /** Only with verbs of lasting states ("has", "is", "gets"): for statics. */
  ability: Ability;
  abilityList: Ability[];
  staticList: Ability[];
  staticBody: Ability;
  keywordLine: Ability[];
  loyaltyCost: number | { minus: Quantity };
  abilities: Ability[];
  manaSpec: ManaSpec;
  /** "You may play that card this turn"; and how mana may be spent on it. */
  permission: Effect;
  permitting: Effect;
  playOrCast: 'play' | 'cast';
  permittedFor: Duration;
  /** What a player has to have done in a turn: "during any turn you attacked with a token". */
  anyTurn: Condition;
  permittedCards: Selector;
  freely: 'free';
  copiedCard: Selector;
  copyCast: Effect;
  /** What is shuffled into a library. */
  shuffledIn: Selector;
  spendingClause: Effect;
  /** On which terms something is cast. */
  castTerms: 'free' | AlternativeCost;
  /** What a permanent tapped for mana produces after all, and what is tapped. */
  manaResult: ManaResult;
  /** What several permanents produce. */
  produced: StaticPart[];
  producedRow: StaticPart[];
  tappedForMana: { what: Filter; least?: number };
  tokenPhrase: TokenSpec;
  /** A token with a supertype, before its name is known. */
  legendToken: Extract<TokenSpec, { token: 'described' }>;
  /** "tapped and attacking", before what is created. */
  enteringWord: Entering;
  tokenName: string;
  /** How tokens enter: "that's tapped and attacking". */
  tokenEntering: Entering;
  tokenAbilities: Ability[];
  /** Kinds in the plural: "artifact creatures". */
  ownMeasure: OwnMeasure;
  /** What it has besides its kind and size: "with flying". */
  withs: Mod[];
  shape: Shape;
  shapes: Shape;
  manyTypes: { supertypes: Supertype[]; types: CardType[]; subtypes: string[] };
  tokenTypes: { supertypes: Supertype[]; types: CardType[]; subtypes: string[] };
  choiceWord: string;
  rowShape: Shape;
  choiceWords: string[];
  entering: Entering;
  enteringItem: Entering;
  /** Whether it is the zone of who does it, or of the owners. */
  whose: boolean;
  inOrder: 'any' | 'random';
  control: { under?: PlayerRef };
  zoneName: 'library' | 'graveyard' | 'hand';
  searchedZones: Pick<Parts['searched'], 'zone' | 'also'>;
  searchedCards: Omit<Parts['searched'], 'of' | 'zone' | 'also'>;
  /** Further cards in a list. */
  otherCards: Filter[];
  laterCards: Filter[];
  /** How permanents enter, and with what they have to do then. */
  arriving: Entering;
  /** The top of a library; and whole hands. */
  topCards: Selector;
  graveyardTop: Selector;
  /** Some of the cards that were named before. */
  amongThem: Selector;
  /** What is left of cards that were looked at. */
  theRest: Selector;
  mode: Mode;
  restriction: Rule;
  staticPart: StaticPart[];
  staticParts: StaticPart[];
  staticSubject: Selector;
  /** Sources of damage that would be dealt. */
  damageSource: Filter;
  enteringCounters: NonNullable<Entering['counters']>;
  /** What protection doesn't remove. */
  keptOn: Filter;
  /** Other objects that enter. */
  enteringOthers: Filter;
  /** One of these is copied. */
  copiedKind: Noun;
  replacement: Replacement;
  /** After "activate only". */
  limit: Limits;
  activateLimits: Limits;
  activateLimit: Limits;
  spendOnly: Filter;
  /** One thing that mana is spent on; what comes of it. */
  spendUse: Filter;
  riderEffect: Effect;
  manaRider: ManaRider;
}
