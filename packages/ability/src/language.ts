/**
 * The ability language: what a card *is*, as data.
 *
 * Everything here is JSON. Unions are discriminated by the first field of each variant (`sel`, `player`, `is`, `q`, `if`, `on`,
 * `pay`, `do`, `mod`, `rule`, `replace`, `kind`). Three ideas carry it:
 *
 * - **Selectors** say which entities (objects and players), **filters** say what one entity is like, **quantities** say how many,
 *   **conditions** say whether, **event patterns** say when. Every other construct is built from these five.
 * - **References are bound.** "it", "that creature", "that much" never appear: the compiler has turned each into a target
 *   (`{sel:'target'}`), a role of the triggering event (`{sel:'event'}`), a slot (`{sel:'slot'}`), a link between two abilities of the
 *   same object (`{sel:'linked'}`, CR 607), or the object itself.
 * - **Axes are parameters.** There is one `move`, one `cant`, one `life`, not one node per wording.
 *
 * An environment belongs to one spell or ability on the stack: its source (`self`), its controller (`you`), X, its targets, the event
 * that triggered it, and numbered slots. Effects are performed in the order written (CR 608.2c).
 */
import type { CardType, Cmp, Color, ManaText, ManaType, Slot, Stat, Step, Supertype, Zone } from './basics.js';

// ---------------------------------------------------------------------------------------------------------------- players

/** Denotes a list of players, in APNAP order when several (CR 101.4). */
export type PlayerRef =
  | { player: 'you' }
  /** Every player. In an event pattern: "a player". */
  | { player: 'each' }
  /** Every opponent of you. In an event pattern: "an opponent". */
  | { player: 'eachOpponent' }
  /** Every player but you ("each other player"). */
  | { player: 'eachOther' }
  /** One opponent, chosen by you on resolution when there are several. */
  | { player: 'anOpponent' }
  | { player: 'active' }
  /** The player(s) defending against `attacker`; of a planeswalker attacked, its controller (CR 508.5). */
  | { player: 'defending'; attacker: Selector }
  /** Controllers of objects; a player in the selector stands for itself ("that player or that planeswalker's controller"). */
  | { player: 'controllerOf'; of: Selector }
  | { player: 'ownerOf'; of: Selector }
  /** Players among the selected entities (targets, slots, event roles, the enchanted player). */
  | { player: 'of'; of: Selector };

// ---------------------------------------------------------------------------------------------------------------- selectors

/** What an event gives to the ability it triggers, or to the replacement that modifies it. */
export type EventRole =
  /** The thing it happened to or that did it: the permanent that entered, died, attacked, became tapped; the spell that was cast. */
  | 'object'
  /** The other object: the source of damage; the creature blocked; the spell or ability that targets. */
  | 'source'
  /** The entity dealt damage, attacked, or otherwise on the receiving end. */
  | 'recipient'
  /** Whose step it is, who cast, drew, discarded, gained or lost life. */
  | 'player';

/** Denotes a list of entities: objects and players. */
export type Selector =
  /** The object whose ability this is (CR 109.5, 201.5). In a granted ability: the object that has it. */
  | { sel: 'self' }
  /** What the source is attached to: the enchanted or equipped permanent, or the enchanted player (CR 303.4, 301.5). */
  | { sel: 'host' }
  /** The chosen, still legal targets of the n-th target requirement of this spell, ability or mode. */
  | { sel: 'target'; index: number }
  | { sel: 'slot'; slot: Slot }
  | { sel: 'event'; role: EventRole }
  /** Objects remembered by the linked ability `link` of the same object (CR 607): "the exiled card". */
  | { sel: 'linked'; link: number }
  /** The entity under consideration: the bound variable of the innermost filter, `forEach`, or continuous effect. */
  | { sel: 'it' }
  /** All objects in a zone that match. `of`: whose zone (absent: every player's). */
  | { sel: 'all'; zone: Zone; of?: PlayerRef; filter: Filter }
  /** Players as entities. */
  | { sel: 'players'; who: PlayerRef }
  /** The top cards of the libraries of `of`. */
  | { sel: 'top'; of: PlayerRef; count: Quantity }
  /** Chosen on resolution by `who` (each of them chooses, APNAP, CR 608.2e). Fewer when there are not enough. `max: 'any'`: any number. */
  | { sel: 'choose'; who: PlayerRef; from: Selector; min: Quantity; max: Quantity | 'any'; how: 'choice' | 'random' }
  | { sel: 'filter'; of: Selector; filter: Filter }
  | { sel: 'union'; of: Selector[] }
  /** Those of `of` that are not in `minus` ("the rest"). */
  | { sel: 'except'; of: Selector; minus: Selector }
  /** What is attached to these objects. */
  | { sel: 'attachedTo'; to: Selector }
  /** Among `of`, all those whose `stat` is greatest / least. */
  | { sel: 'extreme'; of: Selector; stat: Stat; which: 'greatest' | 'least' };

/** A colour given, chosen into a slot, or chosen by a linked ability ("the chosen color"). */
export type ColorRef = Color | { slot: Slot } | { link: number };
/** A word (card type, subtype, name) given, chosen into a slot, or chosen by a linked ability. */
export type WordRef = string | { slot: Slot } | { link: number };

export type Status =
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'blocking'
  | 'blocked'
  | 'unblocked'
  | 'faceDown'
  | 'faceUp'
  | 'monstrous'
  | 'renowned'
  | 'enchanted'
  | 'equipped'
  | 'attackingAlone'
  | 'suspected'
  | 'saddled'
  | 'transformed';

/** What one entity is like. Filters read current characteristics, or last-known ones of an object that is gone (CR 608.2h). */
export type Filter =
  | { is: 'any' }
  | { is: 'and'; of: Filter[] }
  | { is: 'or'; of: Filter[] }
  | { is: 'not'; of: Filter }
  | { is: 'type'; type: CardType }
  | { is: 'supertype'; supertype: Supertype }
  | { is: 'subtype'; subtype: WordRef }
  /** Of the card type or subtype chosen ("cards of the chosen type"). */
  | { is: 'chosenType'; type: WordRef }
  | { is: 'color'; color: ColorRef }
  /** How many colours: colourless 0, monocoloured 1, multicoloured >= 2. */
  | { is: 'colorCount'; cmp: Cmp; value: number }
  /** A permanent on the battlefield; a spell on the stack; an activated or triggered ability on the stack; a token; a permanent card. */
  | {
      is:
        | 'permanent'
        | 'spell'
        | 'ability'
        | 'activatedAbility'
        | 'triggeredAbility'
        | 'token'
        | 'permanentCard'
        | 'historic'
        | 'manaAbility';
    }
  | { is: 'controlledBy'; who: PlayerRef }
  | { is: 'ownedBy'; who: PlayerRef }
  /** Not the source itself ("another", "other"). */
  | { is: 'other' }
  /** One of these entities. */
  | { is: 'oneOf'; of: Selector }
  | { is: 'stat'; stat: Stat; cmp: Cmp; value: Quantity }
  /** Has the keyword ability (of any parameter). */
  | { is: 'keyword'; keyword: KeywordName }
  | { is: 'status'; status: Status }
  | { is: 'named'; name: WordRef }
  /** Has the same name as (one of) these. */
  | { is: 'sameName'; as: Selector }
  | { is: 'counters'; counter: string | 'any'; cmp: Cmp; value: Quantity }
  | { is: 'inZone'; zone: Zone }
  /** Attached to one of these; blocking one of these; blocked by one of these. */
  | { is: 'attachedTo' | 'blocking' | 'blockedBy' | 'attackingPlayerOrPermanent'; of: Selector }
  /** Something that happened this turn to this entity; the pattern names it as `{sel:'it'}` ("that was dealt damage this turn"). */
  | { is: 'happened'; event: EventPattern }
  /** Was cast (or, a permanent: its spell was cast) from this zone / with this cost label paid / by anyone at all. */
  | { is: 'cast'; from?: Zone; paid?: string }
  /** Has a colour in common with one of these. */
  | { is: 'sharesColor'; with: Selector }
  /** A player who has this designation (CR 722, 723, 702.131c). */
  | { is: 'designated'; designation: 'monarch' | 'initiative' | 'cityBlessing' }
  /** A spell or ability that targets something that matches. */
  | { is: 'targets'; what: Filter }
  /** Players as entities. `player` with no restriction: any player. */
  | { is: 'player'; who: PlayerRef };

// ---------------------------------------------------------------------------------------------------------------- quantities

/** A number. Calculations that give a negative result count as 0 where CR 107.1b says so. */
export type Quantity =
  | number
  /** X as chosen for the spell or ability, or for the spell the permanent was (CR 107.3). */
  | { q: 'x' }
  | { q: 'count'; of: Selector }
  /** Sum of the stat over the selected objects (one object: its stat). */
  | { q: 'stat'; stat: Stat; of: Selector }
  /** Greatest / least of the stat among the selected. */
  | { q: 'extreme'; which: 'greatest' | 'least'; stat: Stat; of: Selector }
  | { q: 'counters'; counter: string | 'any'; of: Selector }
  /** Devotion to these colours (CR 700.5). */
  | { q: 'devotion'; colors: Color[]; who: PlayerRef }
  | { q: 'life'; who: PlayerRef }
  /** Number of distinct basic land types (domain), colours, card types, or names among the selected. */
  | { q: 'distinct'; what: 'basicLandTypes' | 'colors' | 'cardTypes' | 'names'; of: Selector }
  /** A number bound by an earlier node ("the life lost this way"), or the number of entities in the slot. */
  | { q: 'slot'; slot: Slot }
  /** The amount of the triggering or replaced event: damage dealt, life gained, cards drawn. */
  | { q: 'amount' }
  /** This recipient's share of what was divided when targets were chosen (CR 601.2d). */
  | { q: 'share' }
  /** A number chosen by a linked ability. */
  | { q: 'linked'; link: number }
  | { q: 'sum'; of: Quantity[] }
  | { q: 'product'; of: Quantity[] }
  | { q: 'minus'; left: Quantity; right: Quantity }
  /** Half, or the part that `by` says (CR 107.1a): "divided evenly, rounded down, among …". */
  | { q: 'half'; of: Quantity; by?: Quantity; round: 'up' | 'down' }
  | { q: 'min' | 'max'; of: Quantity[] }
  /** How many times it happened this turn (sum of amounts with `sum`: 'amount'). */
  | { q: 'happened'; event: EventPattern; measure: 'times' | 'amount' }
  /** How often the cost labelled so was paid (kicker: times kicked). */
  | { q: 'paid'; label: string }
  /** Mana spent on the spell; number of colours of it. `type`: only mana of this type ("if {R} was spent to cast this spell"). */
  | { q: 'manaSpent'; measure: 'amount' | 'colors'; type?: ManaType }
  | { q: 'players'; who: PlayerRef };

// ---------------------------------------------------------------------------------------------------------------- conditions

export type Condition =
  | { if: 'and'; of: Condition[] }
  | { if: 'or'; of: Condition[] }
  | { if: 'not'; of: Condition }
  /** "there are two or more …", "you control a …" (count >= 1), "you have 5 or less life". */
  | { if: 'compare'; left: Quantity; cmp: Cmp; right: Quantity }
  /** At least one of the selected entities matches ("if it's red", "if that land was nonbasic"). */
  | { if: 'matches'; what: Selector; filter: Filter }
  /** It happened this turn ("if a creature died this turn", "if you attacked this turn"). */
  | { if: 'happened'; event: EventPattern }
  /** A `may`, `pay` or other node with `bind` was done: its slot is not empty / not zero. */
  | { if: 'did'; slot: Slot }
  /** The optional or alternative cost with this label was paid for this spell or the spell this permanent was (kicker, dash …). */
  | { if: 'paid'; label: string }
  /** It is this player's turn. */
  | { if: 'turnOf'; who: PlayerRef }
  /** It is this step or phase; or the turn has not come to it yet ("before attackers are declared"). */
  | { if: 'step'; step: Step | 'combat' | 'main'; when?: 'before' };

// ---------------------------------------------------------------------------------------------------------------- events

/** A class of events: to trigger on (CR 603), to have happened this turn, or to be modified (CR 614). */
export type EventPattern =
  | { on: 'or'; of: EventPattern[] }
  /**
   * An object changes zones. Enters: `to:'battlefield'`. Dies: `from:'battlefield', to:'graveyard'` with a creature filter.
   * Leaves: `from:'battlefield'`. `verb`: only if it was sacrificed, destroyed, discarded, milled, cycled. `under`: enters under whose control.
   * Roles: `object` (for a pattern with `from: battlefield` the object as it last existed; moves follow it into a public zone, CR 400.7),
   * `player` (its controller, or owner outside battlefield and stack).
   */
  | { on: 'zone'; what: Filter; from?: Zone; to?: Zone; verb?: ZoneVerb; batch: Batch }
  /** A spell is cast (CR 601.2i). Roles: `object` the spell, `player` who cast it. `nth`: the player's n-th spell this turn. */
  | { on: 'cast'; who: PlayerRef; what: Filter; nth?: number }
  /** An ability is activated. Roles: `object` its source, `player`. */
  | { on: 'activate'; who: PlayerRef; what: Filter }
  /** Declared as an attacker (CR 508.1). Roles: `object` attacker, `recipient` what it attacks, `player` defending player. */
  | { on: 'attack'; what: Filter; defender?: Filter; batch: Batch }
  /** Declared as a blocker. Roles: `object` blocker, `source` the attacker it blocks. `batch: 'each'`: once per blocked creature. */
  | { on: 'block'; what: Filter; attacker: Filter; batch: Batch }
  /** Becomes blocked. Roles: `object` attacker, `source` the blocker. `batch: 'each'`: once per blocker (CR 509.3d). */
  | { on: 'blocked'; what: Filter; by: Filter; batch: Batch }
  /** Attacks and isn't blocked (CR 509.3g). */
  | { on: 'unblocked'; what: Filter }
  /** Damage is dealt. Roles: `source`, `recipient`, `player` (recipient if a player, else its controller), `amount`; `object` = source. */
  | { on: 'damage'; source: Filter; to: Filter; kind: 'combat' | 'noncombat' | 'any'; batch: Batch }
  /** A step or phase begins. `whose`: the active player is one of these. Roles: `player` the active player. */
  | { on: 'step'; step: Step; whose: PlayerRef }
  /** Roles: `player`, `amount`. Draw: once per card. */
  | { on: 'draw' | 'gainLife' | 'loseLife' | 'scry' | 'surveil' | 'search' | 'shuffle' | 'loseGame'; who: PlayerRef }
  /** Roles: `object`, `player` its controller. `forMana`: tapped for mana (CR 106.12a). */
  | { on: 'tap' | 'untap' | 'tapForMana' | 'turnFaceUp' | 'transform' | 'monstrous' | 'regenerate' | 'mutate'; what: Filter }
  /** Becomes the target (CR 115.1). Roles: `object`, `source` the spell or ability, `player` who controls that. */
  | { on: 'target'; what: Filter; by: Filter }
  /**
   * Counters are put on or removed. Roles: `object`, `amount`. `reaches`: only when their number was less than one of these and has become at
   * least that, once for each of them (chapter abilities, CR 714.2b).
   */
  | { on: 'counters'; change: 'put' | 'removed'; counter: string | 'any'; what: Filter; reaches?: number[] }
  /** A token is created. */
  | { on: 'createToken'; who: PlayerRef; what: Filter }
  /** State trigger (CR 603.8). */
  | { on: 'state'; condition: Condition };

/** How the object changed zones. */
export type ZoneVerb = 'sacrifice' | 'destroy' | 'discard' | 'mill' | 'cycle' | 'exile' | 'return' | 'play';
/** Triggers once per object, or once per simultaneous group ("one or more", CR 603.2c). */
export type Batch = 'each' | 'oneOrMore';

// ---------------------------------------------------------------------------------------------------------------- targets and modes

/** One target requirement: one use of the word "target" (CR 115.1, 601.2c). */
export interface TargetSpec {
  /** Where it is looked for; `players` for players. "Any target": battlefield and players. */
  from: (Zone | 'players')[];
  /** Whose graveyard, hand … when restricted ("from your graveyard"). */
  of?: PlayerRef;
  what: Filter;
  min: Quantity;
  max: Quantity | 'any';
  /** This total is divided among the targets when they are chosen, at least 1 each (CR 601.2d); read with `{q:'share'}`. */
  divide?: Quantity;
  /** Must differ from the targets of these requirements ("another target creature"). */
  differentFrom?: number[];
}

/** One bullet of a modal spell or ability (CR 700.2). */
export interface Mode {
  targets: TargetSpec[];
  effect: Effect;
  /** Additional cost for choosing this mode (escalate-like, spree). */
  cost?: Cost[];
}

export interface Modes {
  min: number;
  max: number | 'any';
  /** Who chooses; absent: you. */
  who?: PlayerRef;
  /** `distinct`: each mode at most once; `repeat`: the same mode may be chosen more than once. */
  choice: 'distinct' | 'repeat';
  options: Mode[];
}

/** What a spell, activated or triggered ability does: its targets and effect, or its modes. */
export interface Program {
  targets: TargetSpec[];
  effect: Effect;
  /** When present, `targets` and `effect` are empty (`{do:'nothing'}`) unless they apply besides the modes. */
  modes?: Modes;
}

// ---------------------------------------------------------------------------------------------------------------- costs

export type CostVerb = 'tap' | 'untap' | 'sacrifice' | 'discard' | 'exile' | 'return' | 'reveal' | 'putOnTop' | 'putOnBottom' | 'mill';

/** One part of a cost (CR 118). A cost is a list; `[]` is {0}. */
export type Cost =
  /** `xOnly`: "Spend only [colour] mana on X". */
  | { pay: 'mana'; mana: ManaText; xOnly?: Color[] }
  /** {T} / {Q} of the source, sacrifice it, discard it, exile it (from where the ability works), return it to its owner's hand, reveal it. */
  | { pay: 'self'; verb: CostVerb }
  /** The same done to others: "tap two untapped Elves you control", "return an Island you control to its owner's hand", "discard a card". */
  | { pay: 'objects'; verb: CostVerb; zone: Zone; filter: Filter; count: Quantity; how: 'choice' | 'random' }
  /** Mana equal to the mana cost of an object (CR 202.1): "its flashback cost is equal to its mana cost". */
  | { pay: 'manaCostOf'; of: Selector }
  | { pay: 'life'; amount: Quantity }
  /** Loyalty cost: +n, -n, 0 or -X (CR 606.4). */
  | { pay: 'loyalty'; amount: number | { minus: Quantity } }
  | { pay: 'counters'; change: 'remove' | 'put'; counter: string; count: Quantity; from: Selector }
  /** Energy and other counters on the player (CR 107.14). */
  | { pay: 'energy'; amount: Quantity }
  /** Return an unblocked attacker you control to its owner's hand (CR 702.49a). */
  | { pay: 'unblockedAttacker' }
  /** One of these costs. */
  | { pay: 'or'; of: Cost[][] };

// ---------------------------------------------------------------------------------------------------------------- effects

export type Duration =
  | 'endOfTurn'
  | 'endOfCombat'
  | 'untilYourNextTurn'
  | 'untilEndOfYourNextTurn'
  /** For as long as the source stays on the battlefield / you control it / it stays tapped. */
  | 'whileSourceOnBattlefield'
  | 'whileYouControlSource'
  | 'whileSourceTapped'
  | 'indefinite';

/** What a token looks like (CR 111.3), a token that is a copy (CR 707), or a predefined one (CR 111.10). */
export type TokenSpec =
  | {
      token: 'described';
      name?: string;
      supertypes: Supertype[];
      types: CardType[];
      subtypes: string[];
      colors: Color[];
      power?: Quantity;
      toughness?: Quantity;
      abilities: Ability[];
    }
  | { token: 'copy'; of: Selector; mods: Mod[] }
  | { token: 'predefined'; name: 'Clue' | 'Treasure' | 'Food' | 'Gold' | 'Blood' | 'Map' | 'Powerstone' | 'Junk' };

/** How a permanent enters or is put somewhere. Absent fields: in the ordinary way. */
export interface Entering {
  tapped?: 'tapped';
  /** Enters attacking: the player or permanent the filterless default is chosen by its controller (CR 508.4). */
  attacking?: 'attacking' | 'sameAsReturned';
  face?: 'transformed' | 'faceDown';
  counters?: { counter: string; count: Quantity }[];
  /** Additional continuous modifications it enters with and keeps ("It gains haste"). */
  mods?: Mod[];
}

export type LibraryPosition = 'top' | 'bottom' | { fromTop: number };

export type ManaSpec = {
  /** One of these amounts is added ({B} or {G}); all five colours: "one mana of any color". */
  options: ManaText[];
  /** Repeated so often ("{G} for each Elf"). */
  times: Quantity;
  /** With several options and times > 1: chosen once for all, or for each one ("in any combination"). */
  choose: 'once' | 'each';
  /** Spend only on these spells/abilities (CR 106.6). */
  spendOnly?: Filter;
  /** What is true of a spell this mana is spent on, which is `{sel:'it'}` (CR 106.6): "and that spell can't be countered". */
  rider?: Rule[];
};

/** A keyword action (CR 701) that is more than one of the plain verbs below. */
export type KeywordAction =
  | 'regenerate'
  | 'investigate'
  | 'monstrosity'
  | 'scry'
  | 'surveil'
  | 'mill'
  | 'fight'
  | 'transform'
  | 'proliferate'
  | 'populate'
  | 'explore'
  | 'bolster'
  | 'adapt'
  | 'detain'
  | 'goad'
  | 'manifest'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'amass'
  | 'connive'
  | 'exert';

export type Effect =
  | { do: 'nothing' }
  | { do: 'seq'; of: Effect[] }
  | { do: 'if'; cond: Condition; then: Effect; else?: Effect }
  /**
   * The one gate (CR 608.2d, 118.12). Each of `who` may pay `cost` (absent: simply may). If done: `then`, otherwise `else`. Inside both,
   * the chooser is in slot `chooser` when given. "You may X": then = X. "Unless P pays C, X": who = P, cost = C, else = X.
   * "You may pay C. If you do, X": cost = C, then = X. `bind` holds 1 when done, else 0, for a later `{if:'did'}`.
   */
  | { do: 'may'; who: PlayerRef; cost?: Cost[]; then: Effect; else?: Effect; bind?: Slot; chooser?: Slot }
  /** For each entity selected (in the order of the selection), with the entity in `slot`. */
  | { do: 'forEach'; in: Selector; slot: Slot; effect: Effect }
  | { do: 'repeat'; times: Quantity; effect: Effect }
  /** Bind entities / a number now, for later nodes or for a delayed ability. */
  | { do: 'let'; slot: Slot; what: Selector }
  | { do: 'letNumber'; slot: Slot; value: Quantity }
  /** A choice that is not of objects: into a slot, or remembered by the source for linked abilities. */
  | { do: 'choose'; who: PlayerRef; what: ChoiceKind; slot?: Slot; link?: number }
  /** Choose one of several effects on resolution ("you may … or …", "that player chooses"). */
  | { do: 'chooseEffect'; who: PlayerRef; options: Effect[] }

  /** `to`: objects and players. `amount` is read once; `{q:'share'}` and `{sel:'it'}` may be used per recipient. `bind`: total dealt. */
  | { do: 'damage'; source: Selector; to: Selector; amount: Quantity; prevention?: 'cannotBePrevented'; bind?: Slot }
  /** `bind`: the total gained or lost. */
  | { do: 'life'; who: PlayerRef; change: 'gain' | 'lose' | 'set'; amount: Quantity; bind?: Slot }
  | { do: 'draw'; who: PlayerRef; count: Quantity }
  /** `what` absent: each of `who` chooses `count` (or all / at random) cards in hand that match. `bind`: the cards. */
  | { do: 'discard'; who: PlayerRef; count: Quantity | 'all'; filter: Filter; how: 'choice' | 'random'; bind?: Slot }
  /** These cards are discarded by their owners. */
  | { do: 'discardThese'; what: Selector; bind?: Slot }
  | { do: 'destroy'; what: Selector; regeneration: 'allowed' | 'prohibited'; bind?: Slot }
  /** Each of `who` sacrifices `count` permanents that match; or, with `what`, these. */
  | { do: 'sacrifice'; who: PlayerRef; count: Quantity; filter: Filter; bind?: Slot }
  | { do: 'sacrificeThese'; what: Selector; bind?: Slot }
  /**
   * Move objects to another zone, all at once: return to hand, exile, put onto the battlefield, on top of a library, into a graveyard.
   * To library: `position`, and the owner orders several (`order: 'any'`) or they are put there at random.
   * To battlefield: `under` (absent: their owners' control), `entering`. `bind`: the new objects. `link`: remembered by the source (CR 607).
   * `until: 'sourceLeaves'`: "until this leaves the battlefield" (CR 610.3).
   */
  | {
      do: 'move';
      what: Selector;
      to: Zone;
      position?: LibraryPosition;
      order?: 'any' | 'random';
      under?: PlayerRef;
      entering?: Entering;
      bind?: Slot;
      link?: number;
      until?: 'sourceLeaves';
      from?: Zone;
      face?: 'faceDown';
    }
  | { do: 'tap' | 'untap'; what: Selector }
  | { do: 'counters'; change: 'put' | 'remove'; counter: string; count: Quantity | 'all'; on: Selector; bind?: Slot }
  | { do: 'createToken'; who: PlayerRef; count: Quantity; token: TokenSpec; entering?: Entering; bind?: Slot }
  /** Create a continuous effect (CR 611.2). With `affects`: on the objects selected now (611.2c). `rules` may need no object. */
  | { do: 'continuous'; affects?: Selector; mods: Mod[]; rules: Rule[]; duration: Duration }
  /** Create a replacement or prevention effect that lasts; `uses`: it applies so often ("the next time"). */
  | { do: 'replacement'; replacement: Replacement; duration: Duration; uses?: number }
  /** Counter spells or abilities (CR 701.5). `to`: where the card goes instead of the graveyard. */
  | { do: 'counter'; what: Selector; to?: Zone }
  /** Each of `who` puts a copy of the spell or ability on the stack (CR 707.10); `retarget`: may choose new targets. */
  | { do: 'copyOnStack'; what: Selector; who: PlayerRef; count: Quantity; retarget: 'may' | 'no' }
  | { do: 'retarget'; what: Selector; who: PlayerRef }
  /** Cast or play cards now, during resolution (CR 608.2g). `copy`: each is copied where it is, and the copies are cast (CR 707.12). */
  | { do: 'play'; who: PlayerRef; what: Selector; cost: 'free' | 'normal'; copy?: 'copy' }
  /** A permission that lasts: may play these cards ("until end of turn, you may play that card"). */
  | { do: 'permitPlay'; who: PlayerRef; what: Selector; duration: Duration; cost: 'free' | 'normal' }
  | { do: 'look'; who: PlayerRef; at: Selector; bind?: Slot }
  | { do: 'reveal'; what: Selector; bind?: Slot }
  /** Reveal cards from the top until one (or `count`) matches. `bind`: the matching ones; `bindAll`: all revealed. */
  | { do: 'revealUntil'; who: PlayerRef; filter: Filter; count: Quantity; bind: Slot; bindAll: Slot; to: 'revealed' | 'exiled' }
  /** Search a zone of `of` for up to `max` matching cards (CR 701.19). `bind`: found cards (still there). `different`: no two alike in this. */
  | {
      do: 'search';
      who: PlayerRef;
      of: PlayerRef;
      zone: Zone;
      filter: Filter;
      min: Quantity;
      max: Quantity | 'any';
      bind: Slot;
      different?: 'names';
    }
  | { do: 'shuffle'; who: PlayerRef }
  | { do: 'mana'; who: PlayerRef; mana: ManaSpec }
  /** `what`: the object(s) it is done to (regenerate, fight both, transform, monstrosity); `who`: who does it (scry, investigate); `n`: its number. */
  | { do: 'keywordAction'; action: KeywordAction; who: PlayerRef; what?: Selector; n: Quantity }
  | { do: 'attach'; what: Selector; to: Selector }
  | { do: 'unattach'; what: Selector }
  /** Create a delayed triggered ability (CR 603.7) that keeps this environment (slots, targets, X). In `effect`, `event` roles are the delayed event's. */
  | { do: 'delayed'; event: EventPattern; condition?: Condition; uses: 'once' | 'each'; duration: Duration; program: Program }
  /** "When you do, …": a reflexive triggered ability (CR 603.12). */
  | { do: 'reflexive'; program: Program }
  | { do: 'emblem'; who: PlayerRef; abilities: Ability[] }
  | { do: 'extraTurn'; who: PlayerRef }
  | { do: 'extraPhase'; phase: 'combat' | 'combatAndMain' }
  | { do: 'skip'; who: PlayerRef; step: Step | 'turn' | 'combat' }
  | { do: 'endTurn' }
  | { do: 'winGame' | 'loseGame'; who: PlayerRef }
  | { do: 'playerCounters'; who: PlayerRef; change: 'put' | 'remove'; counter: string; count: Quantity }
  | { do: 'controlPlayer'; who: PlayerRef; whom: PlayerRef }
  | { do: 'gainDesignation'; who: PlayerRef; designation: 'monarch' | 'initiative' | 'cityBlessing' }
  | { do: 'exchangeControl'; a: Selector; b: Selector }
  | { do: 'removeFromCombat'; what: Selector }
  | { do: 'coin'; who: PlayerRef; win: Effect; lose: Effect }
  | { do: 'piles'; who: PlayerRef; of: Selector; chooser: PlayerRef; bindChosen: Slot; bindOther: Slot }
  /**
   * Each player votes, in turn order from you (CR 701.32). `options`: what happens for the most votes. `among`: they vote for one of these
   * entities instead; `bind`: those with the most votes or tied.
   */
  | { do: 'vote'; options: Effect[]; among?: Selector; bind?: Slot }
  /** Restart the game (CR 724); these cards stay in exile (CR 724.5). */
  | { do: 'restartGame'; keep: Selector }
  | { do: 'phaseOut'; what: Selector };

export type ChoiceKind =
  | { choose: 'color'; among?: Color[] }
  | { choose: 'cardType' | 'creatureType' | 'basicLandType' | 'player' | 'opponent' }
  | { choose: 'cardName'; filter: Filter }
  | { choose: 'number'; min: Quantity; max: Quantity }
  /** One of these words (card types, subtypes …): "choose creature or land". */
  | { choose: 'word'; words: string[] };

// ---------------------------------------------------------------------------------------------------------------- continuous effects

/** One modification of characteristics or control, in its layer (CR 613.1). Quantities with `{sel:'it'}` are read per object. */
export type Mod =
  /** Layer 1. */
  | { mod: 'copy'; of: Selector; except: Mod[] }
  /** Layer 2. */
  | { mod: 'control'; who: PlayerRef }
  /** Layer 3: text change of colour or land type words. */
  | { mod: 'text'; from: WordRef; to: WordRef }
  /** Layer 4. `set` replaces all types of that kind; `setLandType` follows CR 305.7. */
  | { mod: 'types'; change: 'add' | 'set' | 'remove'; types: CardType[]; subtypes: WordRef[]; supertypes: Supertype[] }
  | { mod: 'setLandType'; types: WordRef[] }
  | { mod: 'allCreatureTypes' }
  /** Layer 5. `set` to [] makes colourless. */
  | { mod: 'colors'; change: 'add' | 'set'; colors: ColorRef[] }
  /** Layer 6. */
  | { mod: 'addAbility'; ability: Ability }
  | { mod: 'loseAbility'; keyword: KeywordName }
  | { mod: 'loseAllAbilities' }
  /** Layer 7a when `as: 'cda'` (CR 604.3), else 7b. */
  | { mod: 'setPT'; power?: Quantity; toughness?: Quantity; as: 'cda' | 'set' }
  /** Layer 7c. */
  | { mod: 'pt'; power: Quantity; toughness: Quantity }
  /** Layer 7d. */
  | { mod: 'switchPT' }
  | { mod: 'name'; name: string };

/** A typed action that a rule can forbid, demand or allow. Filters here are over the acting or affected object. */
export type Action =
  | { act: 'attack'; who: Filter; defender?: Filter; alone?: 'alone' }
  /** `who` blocks `attacker`. "Can't be blocked" forbids it for any `who`. */
  | { act: 'block'; who: Filter; attacker: Filter; alone?: 'alone' }
  /** Blocked by fewer than `n` creatures (menace and its kin). */
  | { act: 'blockedByFewer'; attacker: Filter; n: number }
  /** `when`: only at times when a sorcery couldn't be cast (CR 307.5). */
  | { act: 'cast'; who: PlayerRef; what: Filter; from?: Zone; when?: 'notAsSorcery' }
  | { act: 'playLand'; who: PlayerRef; what: Filter; from?: Zone }
  | { act: 'activate'; who: PlayerRef; what: Filter; kind: 'any' | 'nonMana' | 'loyalty' }
  /** `what` is targeted by spells or abilities whose object matches `by`. */
  | { act: 'target'; what: Filter; by: Filter }
  /** `moreThan`: each player untaps at most so many of them. */
  | { act: 'untapInUntapStep'; what: Filter; moreThan?: number }
  | { act: 'counter'; what: Filter }
  | { act: 'regenerate' | 'sacrifice' | 'transform'; what: Filter }
  /** Damage being prevented, from sources that match. */
  | { act: 'preventDamage'; source: Filter }
  | { act: 'gainLife' | 'loseLife' | 'draw' | 'search' | 'loseGame' | 'winGame'; who: PlayerRef }
  | { act: 'enchant' | 'equip'; what: Filter; by: Filter }
  | { act: 'putCounters'; what: Filter; counter: string | 'any' };

/** A rule-changing static statement: may, must, can't, and the costs of things (CR 101.2, 613.11). */
export type Rule =
  | { rule: 'cant'; action: Action }
  /** "… if able" (CR 508.1d, 509.1c). */
  | { rule: 'must'; action: Action }
  /** Permission that ordinary rules don't give: play lands from the top of the library, cast as though it had flash, block additional … */
  | { rule: 'may'; action: Action; asThough?: 'flash' }
  /** Unless its controller pays (CR 508.1h, 509.1d): "can't attack you unless their controller pays {2} for each". */
  | { rule: 'costsToAct'; action: Action; cost: Cost[] }
  /** Spells (or abilities of objects) that match cost `mana` times `times` more or less, or at least that much (CR 601.2f). */
  | {
      rule: 'costChange';
      of: 'spells' | 'abilities';
      who: PlayerRef;
      what: Filter;
      change: 'more' | 'less' | 'atLeast';
      mana: ManaText;
      times: Quantity;
    }
  /** Chooses which creatures attack, or which block and how, in place of the player who would (CR 508.1a, 509.1a). */
  | { rule: 'declares'; what: 'attackers' | 'blockers'; who: PlayerRef }
  | { rule: 'revealTop'; who: PlayerRef; to: 'all' | 'owner' }
  /** Additional lands per turn (CR 305.2). */
  | { rule: 'extraLands'; who: PlayerRef; count: Quantity }
  | { rule: 'maxHandSize'; who: PlayerRef; value: Quantity | 'none' }
  | { rule: 'blockMore'; what: Filter; count: Quantity | 'any' }
  /** Assigns combat damage equal to toughness; or as though it weren't blocked; or none. */
  | { rule: 'assignDamage'; what: Filter; by: 'toughness' | 'asThoughUnblocked' | 'none' }
  | { rule: 'attackAsThough'; what: Filter; without: KeywordName }
  | { rule: 'ignoreSickness'; what: Filter }
  | { rule: 'spendAsThoughAnyColor'; who: PlayerRef }
  | { rule: 'extraTrigger'; event: EventPattern; who: PlayerRef }
  | { rule: 'noTrigger'; event: EventPattern }
  | { rule: 'legendRuleOff'; what: Filter };

// ---------------------------------------------------------------------------------------------------------------- replacement

/** Replacement and prevention effects (CR 614, 615). `{sel:'event'}` roles and `{q:'amount'}` speak of the event being replaced. */
export type Replacement =
  /** "enters tapped / with counters / as a copy / as it enters, choose" (CR 614.1c-d, 614.12). An optional `copy` has `entering` with it. */
  | {
      replace: 'enters';
      what: Filter;
      condition?: Condition;
      entering?: Entering;
      choices?: Effect;
      copy?: { of: Selector; optional: 'may' | 'must'; except: Mod[]; until?: 'turnedFaceDown' };
      unless?: Cost[];
      /** Also as it is turned face up (CR 614.1e). */
      or?: 'turnedFaceUp';
    }
  /** "If [what] would [change zones], [to] instead". `instead`: more to do besides. */
  | {
      replace: 'zone';
      what: Filter;
      from?: Zone;
      to?: Zone;
      verb?: ZoneVerb;
      toInstead?: Zone;
      position?: LibraryPosition;
      instead?: Effect;
    }
  /** Damage: prevented (all, or up to `amount`), multiplied, increased, or dealt to another instead. `then`: done besides ("you gain that much life"). */
  | { replace: 'damage'; source: Filter; to: Filter; kind: 'combat' | 'noncombat' | 'any'; result: DamageResult; then?: Effect }
  /** `except`: not the first card drawn in each of their draw steps. */
  | { replace: 'draw'; who: PlayerRef; except?: 'firstInDrawStep'; instead: Effect }
  | { replace: 'gainLife' | 'loseLife'; who: PlayerRef; amount: Quantity }
  | { replace: 'destroy'; what: Filter; instead: Effect }
  | { replace: 'counters'; what: Filter; counter: string | 'any'; amount: Quantity }
  | { replace: 'createToken'; who: PlayerRef; what: Filter; count: Quantity }
  | { replace: 'untap'; what: Filter; instead: Effect }
  | { replace: 'mana'; what: Filter; mana: ManaSpec }
  | { replace: 'loseGame' | 'winGame' | 'beginTurn'; who: PlayerRef; instead: Effect }
  | { replace: 'step'; step: Step; who: PlayerRef; instead: Effect };

export type DamageResult =
  | { result: 'preventAll' }
  | { result: 'preventUpTo'; amount: Quantity }
  | { result: 'amount'; amount: Quantity }
  | { result: 'redirect'; to: Selector; amount: Quantity | 'all' };

// ---------------------------------------------------------------------------------------------------------------- abilities

/** The text before a dash that has no rules meaning (CR 207.2c), kept for rendering: "Morbid", "Landfall", "Raid". */
export interface AbilityBase {
  abilityWord?: string;
}

/** What an instant or sorcery does when it resolves (CR 113.3a). Several paragraphs are one spell ability, in order. */
export interface SpellAbility extends AbilityBase {
  kind: 'spell';
  program: Program;
}

export interface ActivatedAbility extends AbilityBase {
  kind: 'activated';
  cost: Cost[];
  program: Program;
  /** Zone it can be activated from (CR 113.6); absent: battlefield. */
  zone?: Zone;
  /** `asInstant`: only with priority, though it is a mana ability (CR 304.5). */
  timing: 'instant' | 'sorcery' | 'asInstant';
  /** At most so often each turn (CR 602.5b). */
  perTurn?: number;
  condition?: Condition;
  /** Who may activate; absent: its controller. */
  who?: PlayerRef;
  /** Keyword it stands for (equip, cycling …), for rendering and for "activate abilities of that kind". */
  keyword?: KeywordName;
}

export interface TriggeredAbility extends AbilityBase {
  kind: 'triggered';
  event: EventPattern;
  /** Intervening "if" (CR 603.4): checked on triggering and on resolution. */
  condition?: Condition;
  /** Checked on triggering only ("whenever …, while …"). */
  while?: Condition;
  program: Program;
  /** Zone it works in; absent: battlefield, or as CR 603.6 and 113.6 say for the event. */
  zone?: Zone;
  perTurn?: number;
}

/** Static ability (CR 604): true while it is there. Each part is one statement. */
export interface StaticAbility extends AbilityBase {
  kind: 'static';
  /** Zone it works in; absent: battlefield (or everywhere for a CDA, and as the object enters for `enters` of itself). */
  zone?: Zone;
  condition?: Condition;
  parts: StaticPart[];
}

export type StaticPart =
  /** Continuous effect on objects: in layers. */
  | { part: 'continuous'; affects: Selector; mods: Mod[] }
  | { part: 'rule'; rule: Rule }
  | { part: 'replacement'; replacement: Replacement }
  /** Casting this spell: additional (mandatory or optional) or alternative costs (CR 118.8, 118.9). `label` for `paid`. */
  | {
      part: 'castingCost';
      how: 'additional' | 'optional' | 'alternative';
      cost: Cost[];
      label: string;
      condition?: Condition;
      times?: 'once' | 'any';
    }
  /** "If this is in your opening hand, you may …" (CR 103.6). */
  | { part: 'openingHand'; effect: Effect }
  /** This spell costs more or less; `times` per unit; its targets are known by then (CR 601.2c, 601.2f). */
  | { part: 'selfCostChange'; change: 'more' | 'less'; mana: ManaText; times: Quantity };

/** A keyword ability with its parameters; the engine expands it into what the rules say it means (CR 702). */
export interface KeywordAbility extends AbilityBase {
  kind: 'keyword';
  keyword: KeywordName;
  cost?: Cost[];
  n?: Quantity;
  /** Enchant what, protection from what, landwalk of what, affinity for what, hexproof from what. */
  filter?: Filter;
  /** The same text as more than one word, for rendering: the land type of landwalk, quality of protection. */
  words?: string;
}

export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;

/** Lower-camel-case keyword names, e.g. `flying`, `firstStrike`, `landwalk`, `doubleStrike`; `keywords.ts` lists them with rule numbers. */
export type KeywordName = string;

/** Kinds of mana a spec can make; helper for readers of ManaSpec. */
export type { ManaType };
