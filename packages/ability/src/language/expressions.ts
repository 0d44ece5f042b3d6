/** Expressions of the ability language: players, selectors, filters, quantities, conditions, event patterns. */
import type { CardType, Cmp, Color, ManaType, Slot, Stat, Step, Supertype, Zone } from '../basics.js';
import type { CostVerb, KeywordAction, KeywordName } from './names.js';

// ---------------------------------------------------------------------------------------------------------------- players

/** Denotes a list of players, in APNAP order when several (CR 101.4). */
export type PlayerRef =
  | { player: 'you' }
  /** Every player. In an event pattern: "a player". `first`: in turn order, starting with you. */
  | { player: 'each'; first?: 'you' }
  /** Every opponent of you. In an event pattern: "an opponent". */
  | { player: 'eachOpponent' }
  /** Every player but you ("each other player"). */
  | { player: 'eachOther' }
  /** You and your teammates (CR 102.3): you alone in a game that is not between teams. */
  | { player: 'yourTeam' }
  /** Every teammate of you (CR 102.3): nobody in a game that is not between teams. */
  | { player: 'eachTeammate' }
  /** One opponent, chosen by you on resolution when there are several. */
  | { player: 'anOpponent' }
  | { player: 'active' }
  /** The player(s) defending against `attacker`; of a planeswalker attacked, its controller (CR 508.5). */
  | { player: 'defending'; attacker: Selector }
  /** Controllers of objects; a player in the selector stands for itself ("that player or that planeswalker's controller"). */
  | { player: 'controllerOf'; of: Selector }
  | { player: 'ownerOf'; of: Selector }
  /** Players noted during the draft for cards named as this one, who are in the game (CR 905.2b). */
  | { player: 'noted' }
  /** Players among the selected entities (targets, slots, event roles, the enchanted player). */
  | { player: 'of'; of: Selector };

// ---------------------------------------------------------------------------------------------------------------- selectors

/** What an event gives to the ability it triggers, or to the replacement that modifies it. */
export type EventRole =
  /** The thing it happened to or that did it: the permanent that entered, died, attacked, became tapped; the spell that was cast. */
  | 'object'
  /** All the things of "one or more" that did it or to which it happened at once (CR 603.2c): "those creatures". */
  | 'objects'
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
  /** Of an ability that another object gives to the one that has it, activated or triggered: the object that gives it (CR 201.5b). */
  | { sel: 'giver' }
  /** What the source is attached to: the enchanted or equipped permanent, or the enchanted player (CR 303.4, 301.5). */
  | { sel: 'host' }
  /** The chosen, still legal targets of the n-th target requirement of this spell, ability or mode. */
  | { sel: 'target'; index: number }
  | { sel: 'slot'; slot: Slot }
  | { sel: 'event'; role: EventRole }
  /** Objects remembered by the linked ability `link` of the same object (CR 607): "the exiled card". */
  | { sel: 'linked'; link: number }
  /** What the object has to do with by a keyword ability: the creature it haunts (CR 702.55b), the cards used to craft it (702.167c). */
  | { sel: 'keywordLink'; keyword: 'haunt' | 'craft' | 'cipher' }
  /** What a cost of this spell, or of this ability, was paid with in this way: "the sacrificed creature" (CR 601.2h). */
  /** `convoke`: the creatures tapped to pay for the spell by a convoke ability (CR 702.51c). */
  | { sel: 'paid'; verb: CostVerb | 'convoke' }
  /** The entity under consideration: the bound variable of the innermost filter, `forEach`, or continuous effect. */
  | { sel: 'it' }
  /** All objects in a zone that match. `of`: whose zone (absent: every player's). */
  | { sel: 'all'; zone: Zone; of?: PlayerRef; filter: Filter }
  /** Players as entities. */
  | { sel: 'players'; who: PlayerRef }
  /** The top cards of the libraries of `of`, or of their planar decks: those can only be revealed (CR 901.4). */
  | { sel: 'top'; of: PlayerRef; count: Quantity; deck?: 'planar' }
  /** The highest of these cards in a graveyard: the one that was put there last (CR 404.2). */
  | { sel: 'graveyardTop'; of: PlayerRef; filter: Filter }
  /** Chosen on resolution by `who` (each of them chooses, APNAP, CR 608.2e). Fewer when there are not enough. `max: 'any'`: any number. */
  /** `unlike`: no two of them alike in this; `total`: together they have no more of this than that. Both of choices that can be of none. */
  | {
      sel: 'choose';
      who: PlayerRef;
      from: Selector;
      min: Quantity;
      max: Quantity | 'any';
      how: 'choice' | 'random';
      unlike?: 'names' | 'powers' | 'manaValues';
      total?: { stat: Stat; most: Quantity };
    }
  | { sel: 'filter'; of: Selector; filter: Filter }
  | { sel: 'union'; of: Selector[] }
  /** Those of `of` that are not in `minus` ("the rest"). */
  | { sel: 'except'; of: Selector; minus: Selector }
  /** What these abilities are abilities of (CR 113.7). */
  | { sel: 'sourceOf'; of: Selector }
  /** The creatures these are paired with (CR 702.95b). */
  | { sel: 'pairedWith'; of: Selector }
  /** What is attached to these objects. */
  | { sel: 'attachedTo'; to: Selector }
  /** Among `of`, all those whose `stat` is greatest / least. */
  | { sel: 'extreme'; of: Selector; stat: Stat; which: 'greatest' | 'least' };

/**
 * A colour given, chosen into a slot, or chosen by a linked ability ("the chosen color"). `noted`: each of those chosen during the draft for cards named as
 * this one (CR 905.2b). `commander`: chosen before the game for a commander (CR 903.4b); of anything else it is none.
 */
export type ColorRef = Color | { slot: Slot } | { link: number } | { noted: 'color' } | { commander: 'color' };
/**
 * A word (card type, subtype, name) given, chosen into a slot, or chosen by a linked ability. `other`: of several names the one that these
 * don't have. `noted`: noted during the draft for cards named as this one (CR 905.2b).
 */
export type WordRef = string | { slot: Slot } | { link: number; other?: Selector } | { noted: 'name' | 'creatureType' };

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
  | 'paired'
  | 'enchanted'
  | 'equipped'
  /** It has a counter, is equipped, or is enchanted by an Aura of its controller (CR 700.9). */
  | 'modified'
  /** The only attacking, or blocking, creature (CR 506.5). */
  | 'attackingAlone'
  | 'blockingAlone'
  | 'suspected'
  | 'ringBearer'
  | 'saddled'
  | 'solved'
  | 'foretold'
  | 'plotted'
  /** Its controller may cast a copy of its other face. */
  | 'prepared'
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
  /** The number is even, as 0 is, or odd, or whichever of the two words was chosen. */
  | { is: 'parity'; stat: Stat; parity: 'even' | 'odd' | Exclude<WordRef, string> }
  /** A symbol stands more than once in its mana cost; a hybrid symbol is one symbol, and so is one for generic mana. */
  | { is: 'repeatsSymbol' }
  /** {X}, or a Phyrexian mana symbol, stands in its mana cost (CR 107.3, 107.4f). */
  | { is: 'costSymbol'; symbol: 'X' | 'P' }
  /** Has an ability of this kind, or any ability, also one a keyword ability stands for, or one it has by its basic land type. */
  | { is: 'hasAbility'; kind: 'activated' | 'mana' | 'any' }
  /** Has the keyword ability (of any parameter). `words`: landwalk of lands of this type (CR 702.14a). */
  | { is: 'keyword'; keyword: KeywordName; words?: string }
  | { is: 'status'; status: Status }
  | { is: 'named'; name: WordRef }
  /** Has the same name as (one of) these. */
  | { is: 'sameName'; as: Selector }
  | { is: 'counters'; counter: string | 'any'; cmp: Cmp; value: Quantity }
  | { is: 'inZone'; zone: Zone }
  /** Attached to one of these; blocking one of these; blocked by one of these. */
  | { is: 'attachedTo' | 'blocking' | 'blockedBy' | 'attackingPlayerOrPermanent'; of: Selector }
  /** Something that happened this turn (or this combat) to this entity; the pattern names it as `{sel:'it'}` ("that was dealt damage this turn"). */
  | { is: 'happened'; event: EventPattern; within?: 'combat' }
  /** Came under its controller's control since the beginning of that player's last upkeep (CR 702.30a), or since this turn began (702.154a). */
  | { is: 'arrived'; since: 'lastUpkeep' | 'thisTurn' }
  /** Was put this turn into the zone where it is, from this one and in this way where it is told. */
  | { is: 'putHere'; from?: Zone; verb?: ZoneVerb }
  /**
   * Was cast (or, a permanent: its spell was cast) from this zone / with this cost label paid / by anyone at all. `own`: from the caster's own zone of
   * these, which a hand always is ("from your hand", CR 400.1).
   */
  | { is: 'cast'; from?: Zone; own?: true; paid?: string }
  /** A spell that one of these cards has become as it was cast (CR 400.7h). */
  | { is: 'castOf'; of: Selector }
  /** Has a colour in common with one of these. */
  | { is: 'sharesColor'; with: Selector }
  | { is: 'sharesCreatureType' | 'sharesCardType' | 'sharesPermanentType'; with: Selector }
  /** Has this sector designation, or the same one as one of these (CR 702.158b, 702.158e). */
  | { is: 'sector'; of: WordRef | { same: Selector } }
  /** A player who, in the vote that triggered this, voted for something `who` voted for, or for something `who` did not. */
  | { is: 'voted'; like: 'same' | 'other'; who: PlayerRef }
  /** A player who has this designation (CR 722, 723, 702.131c). */
  | { is: 'designated'; designation: 'monarch' | 'initiative' | 'cityBlessing' | 'enduringStory' }
  /** A player for whom, as `{sel:'it'}`, this number is greater than for each other player: "who has more life than each other player". */
  | { is: 'ahead'; in: Quantity }
  /** What the condition says of it as `{sel:'it'}`: "an opponent who has seven or more cards in hand". */
  | { is: 'satisfies'; cond: Condition }
  /** A commander (CR 903.3). */
  | { is: 'commander' }
  /** Its card has an Adventure (CR 715.2), on the stack too where it was cast as the creature. */
  | { is: 'hasAdventure' }
  /**
   * A spell or ability that targets something that matches (CR 115.9b). `only`: and for which nothing else was chosen, once as a target
   * (115.9a), or as often as may be (115.9c).
   */
  | { is: 'targets'; what: Filter; only?: 'once' | 'object' }
  /** An activated or triggered ability the source of which is so (CR 113.7). */
  | { is: 'abilityOf'; source: Filter }
  /** It could be the only target, in every place, of this spell or ability, and is not yet (CR 707.10d). */
  | { is: 'couldBeTarget'; of: Selector }
  /** Players as entities. `player` with no restriction: any player. */
  | { is: 'player'; who: PlayerRef };

// ---------------------------------------------------------------------------------------------------------------- quantities

/** What differs among things; each thing can have several of some of them. */
export type Variety =
  | 'basicLandTypes'
  | 'colors'
  | 'cardTypes'
  | 'permanentTypes'
  | 'names'
  | 'powers'
  | 'manaValues'
  | 'manaCosts'
  | 'counterKinds';

/** What several things can have in common. */
export type Shared = 'creatureTypes' | 'names';

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
  /** The greatest that `of` is for one of these players, who is `it`: "the greatest number of creatures a player controls". */
  | { q: 'most'; among: PlayerRef; of: Quantity }
  | { q: 'counters'; counter: string | 'any'; of: Selector }
  /** Devotion to these colours (CR 700.5). */
  | { q: 'devotion'; colors: ColorRef[]; who: PlayerRef }
  /** Mana symbols that are of this colour, hybrid ones too (CR 107.4e), in the mana costs of these. */
  | { q: 'symbols'; color: Color; of: Selector }
  | { q: 'life'; who: PlayerRef }
  /** Their starting life total (CR 103.4). */
  | { q: 'startingLife'; who: PlayerRef }
  /** How often they have cast commanders they own from the command zone this game (CR 903.8). */
  /** `of`: how often these commanders were. */
  | { q: 'commanderCasts'; who: PlayerRef; of?: Selector }
  /** How often it has mutated (CR 702.140d). */
  | { q: 'timesMutated'; of: Selector }
  /** How many unlocked doors they have (CR 709.5c, 709.5j). */
  | { q: 'doors'; of: Selector }
  /** How many turns they have begun this game, this one included (CR 500.1, 103.8). */
  | { q: 'turnsBegun'; who: PlayerRef }
  /** Their speed (CR 702.179f). */
  | { q: 'speed'; who: PlayerRef }
  /** Number of distinct basic land types (domain), colours, card types, names, kinds of counters … among the selected; `chosen`: of colours only those chosen. */
  | {
      q: 'distinct';
      what: Variety;
      of: Selector;
      chosen?: { link: number };
    }
  /** The greatest number of them that have one of these in common (CR 201.2a, 205.3m). */
  | { q: 'alike'; in: Shared; of: Selector }
  /** A number bound by an earlier node ("the life lost this way"), or the number of entities in the slot. */
  | { q: 'slot'; slot: Slot }
  /** The amount of the triggering or replaced event: damage dealt, life gained, cards drawn. */
  | { q: 'amount' }
  /** This recipient's share of what was divided when targets were chosen (CR 601.2d). */
  | { q: 'share' }
  /** How many creatures are in the party of these players (CR 700.8). */
  | { q: 'party'; who: PlayerRef }
  /**
   * Of what was noted during the draft for cards named as this one: the highest number, how many cards were removed from the draft, or how many guesses were right
   * (CR 905.2b). `of`: of the removed cards those that are so, as they are printed.
   */
  | { q: 'noted'; what: 'highest' | 'removed' | 'guessed'; of?: Filter }
  /** A number chosen by a linked ability. */
  | { q: 'linked'; link: number }
  | { q: 'sum'; of: Quantity[] }
  | { q: 'product'; of: Quantity[] }
  | { q: 'minus'; left: Quantity; right: Quantity }
  /** Half, or the part that `by` says (CR 107.1a): "divided evenly, rounded down, among …". */
  | { q: 'half'; of: Quantity; by?: Quantity; round: 'up' | 'down' }
  | { q: 'min' | 'max'; of: Quantity[] }
  /** The one if it is so as the number is asked for, else the other: "up to three … instead of two". */
  | { q: 'if'; cond: Condition; then: Quantity; else: Quantity }
  /**
   * How many times it happened this turn, or this combat; with `amount` the sum of the amounts, with `power` the total power of those it happened to, as it
   * was then (CR 608.2i). `before`: before the event that triggered, or before the spell at hand, or the one that the source was, was cast.
   */
  | { q: 'happened'; event: EventPattern; measure: 'times' | 'amount' | 'power'; before?: 'event' | 'itsCast'; within?: 'combat' }
  /** How often this ability of this object has resolved or been activated this turn, this time included (CR 608.2h). */
  | { q: 'abilityTimes'; which: 'resolved' | 'activated' }
  /** How many of these counters were removed to pay for this ability, whose cost is to remove all there are (CR 602.2b). */
  | { q: 'removed'; counter: string }
  /** How often the cost labelled so was paid (kicker: times kicked). */
  | { q: 'paid'; label: string }
  /** Mana spent on the spell; number of colours of it; Phyrexian symbols of its cost paid with life. `type`: only mana of this type ("if {R} was spent to cast this spell"). `of`: absent, this spell or the one this permanent was. `from`: only mana the source of which is such an object as it is spent (CR 106.3). */
  | { q: 'manaSpent'; measure: 'amount' | 'colors' | 'life'; type?: ManaType; of?: Selector; from?: Filter }
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
  /** It happened this turn ("if a creature died this turn", "if you attacked this turn"), or in the turn before, or at any time this game. */
  | { if: 'happened'; event: EventPattern; when?: 'lastTurn' | 'thisGame' }
  /** A `may`, `pay` or other node with `bind` was done: its slot is not empty / not zero. */
  | { if: 'did'; slot: Slot }
  /** The optional or alternative cost with this label was paid for this spell or the spell this permanent was (kicker, dash …). */
  | { if: 'paid'; label: string }
  /** It was so as the spell, or the spell this permanent was, was cast (CR 601.2i): "if you controlled a Dragon as you cast this spell". */
  | { if: 'asCast'; cond: Condition }
  /** This word was chosen as the permanent entered (an anchor word, CR 614.12b). */
  /** `who`: one of these players chose it, where each chose for themselves. */
  | { if: 'chosen'; word: string; link: number; who?: PlayerRef }
  /** It is this player's turn. */
  | { if: 'turnOf'; who: PlayerRef }
  /** It is this step or phase; or the turn has not come to it yet ("before attackers are declared"). */
  | { if: 'step'; step: Step | 'combat' | 'main'; when?: 'before' }
  /** One of these players has completed a dungeon, or the one of this name (CR 309.7). */
  | { if: 'completed'; who: PlayerRef; dungeon?: string }
  /** It is day, night, or neither (CR 728.1). */
  | { if: 'dayNight'; is: 'day' | 'night' | 'neither' };

// ---------------------------------------------------------------------------------------------------------------- events

/** A class of events: to trigger on (CR 603), to have happened this turn, or to be modified (CR 614). */
export type EventPattern =
  | { on: 'or'; of: EventPattern[] }
  /**
   * An object changes zones. Enters: `to:'battlefield'`. Dies: `from:'battlefield', to:'graveyard'` with a creature filter.
   * Leaves: `from:'battlefield'`. `verb`: only if it was sacrificed, destroyed, discarded, milled, cycled. `under`: enters under whose control.
   * Roles: `object` (for a pattern with `from: battlefield` the object as it last existed; moves follow it into a public zone, CR 400.7),
   * `player` (its controller, or owner outside battlefield and stack). `causedBy`: as a spell or ability of these players resolves.
   * `once`: of one or more once for each player to whom they belong (CR 603.2c).
   */
  | { on: 'zone'; what: Filter; from?: Zone; to?: Zone; verb?: ZoneVerb; causedBy?: PlayerRef; batch: Batch; once?: 'player' }
  /** A spell is cast (CR 601.2i). Roles: `object` the spell, `player` who cast it. `nth`: the player's n-th spell this turn that is so. `during`: on whose turn. */
  /** `expends`: paying for it made the mana that the player spent on casting spells this turn at least this much (CR 700.14). */
  | { on: 'cast'; who: PlayerRef; what: Filter; nth?: number; during?: PlayerRef; expends?: number }
  /** A spell is copied (CR 707.10). Roles: `object` the copy, `player` who copies it. */
  | { on: 'copy'; who: PlayerRef; what: Filter }
  /**
   * An ability of such a source is activated, with `keyword` one of that kind (a boast ability, CR 702.142b), with `kind` a loyalty ability (606.2),
   * otherwise none that is a mana ability. `tapping`: one of what was tapped to pay for it is so (702.122b, 702.171c). `like`: the ability on the stack is so. Roles: `object` the ability,
   * `source`, `player`.
   */
  | { on: 'activate'; who: PlayerRef; what: Filter; keyword?: KeywordName; kind?: 'loyalty'; tapping?: Filter; like?: Filter }
  /** Declared as an attacker (CR 508.1). Roles: `object` attacker, `recipient` what it attacks, `player` defending player. */
  /** `once`: of one or more attackers once for each that is attacked. */
  /** `least`: only so many or more that do it at once. `per`: of those of several players once for each player who attacks (CR 805.10c). */
  | { on: 'attack'; what: Filter; defender?: Filter; batch: Batch; once?: 'defender'; least?: number; per?: 'attacker' }
  /** Declared as a blocker. Roles: `object` blocker, `source` the attacker it blocks. `batch: 'each'`: once per blocked creature. */
  | { on: 'block'; what: Filter; attacker: Filter; batch: Batch }
  /** Becomes blocked. Roles: `object` attacker, `source` the blocker. `batch: 'each'`: once per blocker (CR 509.3d). */
  | { on: 'blocked'; what: Filter; by: Filter; batch: Batch }
  /** Attacks and isn't blocked (CR 509.3g). */
  | { on: 'unblocked'; what: Filter }
  /** Damage is dealt. Roles: `source`, `recipient`, `player` (recipient if a player, else its controller), `amount`; `object` = source. */
  /** `batch: 'oneOrMore'`: once for each that is dealt it; with `once` for each source of it, or for all at once (CR 603.2c). `excess`: excess damage, which is its amount (120.10). `least`: at least so much; `exactly`: so much. */
  | {
      on: 'damage';
      source: Filter;
      to: Filter;
      kind: 'combat' | 'noncombat' | 'any';
      batch: Batch;
      once?: 'source' | 'all';
      excess?: true;
      least?: number;
      exactly?: number;
    }
  /**
   * A step or phase begins. `whose`: the active player is one of these. `first`: only the first upkeep of the game, or of that player.
   * `nth`: of main phases, the second of the turn (CR 505.1b). Roles:
   * `player` the active player.
   */
  | { on: 'step'; step: Step; whose: PlayerRef; first?: 'ofGame' | 'ofPlayer'; nth?: 2 }
  /** Roles: `player`, `amount`. Draw: once per card. */
  | { on: 'winFlip' | 'loseFlip' | 'clash'; who: PlayerRef }
  /**
   * Dice are rolled (CR 706): each of them, or once for all of one instruction. `natural`, `result`: how the die came up, before and after
   * modifiers. `planar`: the planar die, and which symbol comes up (901.3a). Roles: `player`, `amount` the result.
   */
  | {
      on: 'roll';
      who: PlayerRef;
      batch: Batch;
      natural?: { cmp: Cmp; value: number };
      result?: { cmp: Cmp; value: number };
      planar?: 'any' | PlanarFace;
    }
  /** A player has done a keyword action (CR 701.46, 701.52d, 701.55b, 701.60b), or completed a dungeon (309.7). Roles: `player`, `amount` its number. */
  /** `chose`: what the player has chosen as the Ring-bearer is so (CR 701.52a). */
  | { on: 'acted'; who: PlayerRef; action: PlayerAction; chose?: Filter }
  /** A dungeon's owner moves the venture marker into this room (CR 309.4c). Roles: `object` the dungeon, `player`. */
  | { on: 'room'; room: Room }
  /** Players have finished voting (CR 701.32a). */
  | { on: 'voted' }
  /** The game begins: opening hands are kept, and the starting player begins the first turn (CR 103.8). */
  | { on: 'gameBegins' }
  /** Becomes the monarch, takes the initiative, gets the city's blessing (CR 722.3, 723.2, 702.131c). Roles: `player`. */
  | { on: 'designated'; who: PlayerRef; designation: 'monarch' | 'initiative' | 'cityBlessing' | 'enduringStory' }
  /** Day becomes night or night becomes day (CR 728.1a). */
  | { on: 'dayNight' }
  /** A card is drawn; `what`: one that is like this. `nth`: the player's n-th card this turn. `during`: on whose turn. */
  /** `except`: but not the first card that the player draws in a draw step of theirs (CR 504.1). */
  | { on: 'draw'; who: PlayerRef; what?: Filter; nth?: number; during?: PlayerRef; except?: 'firstInDrawStep' }
  | { on: 'gainLife' | 'loseLife' | 'scry' | 'surveil' | 'search' | 'shuffle' | 'loseGame' | 'crime'; who: PlayerRef }
  /** Roles: `object`, `player` its controller. `forMana`: tapped for mana (CR 106.12a). Miracle: revealed as it was drawn (702.94a). */
  /** Phases in or out (CR 702.26); what triggers on the latter looks back (603.10b). */
  | { on: 'tapForMana' | 'monstrous' | 'regenerate' | 'mutate' | 'miracle' | 'phaseIn' | 'phaseOut' | KeywordEvent; what: Filter }
  /** Likewise. `batch`: once for all of them that do it at the same time (CR 603.2c). */
  /** `by`: because a spell or ability of one of these players says so, or to pay a cost of theirs (CR 701.21a). */
  | { on: 'tap' | 'untap' | 'turnFaceUp'; what: Filter; batch?: 'oneOrMore'; by?: PlayerRef }
  /** Done by you with the card itself (CR 901, 904). */
  | { on: VariantEvent; what: Filter }
  /** Transforms or converts; `into`: and is so right after it (CR 701.28e). Roles: `object`. */
  | { on: 'transform'; what: Filter; into?: Filter }
  /** Its level becomes this (CR 716.2a). Roles: `object`. */
  | { on: 'level'; what: Filter; level: number }
  /** Becomes the target (CR 115.1). Roles: `object`, `source` the spell or ability, `player` who controls that. */
  | { on: 'target'; what: Filter; by: Filter }
  /**
   * Counters are put on or removed. Roles: `object`, `amount`. `reaches`: only when their number was less than one of these and has become at
   * least that, once for each of them (chapter abilities, CR 714.2b). `per: 'counter'`: once for each counter ("whenever a +1/+1 counter is put
   * on"), not once for all of them. `who`: only when one of these players puts them (CR 122.6a). `batch`: once for all that get them at the same time (CR 603.2c).
   */
  | {
      on: 'counters';
      change: 'put' | 'removed';
      counter: string | 'any';
      what: Filter;
      reaches?: number[];
      per?: 'counter';
      who?: PlayerRef;
      batch?: 'oneOrMore';
    }
  /**
   * What a keyword ability is said to do has been done (CR 702.100b, 702.110b, 702.112b, 702.122d, 702.134c, 702.149c): it evolves, exploits,
   * becomes renowned, becomes crewed, mentors, trains. Roles: `object`, `recipient` what it was done to or with.
   */
  | { on: 'keywordDone'; keyword: KeywordName; what: Filter; to?: Filter }
  /**
   * A player unlocks a door of a permanent (CR 709.5h). `door`: the one whose text this is (`left` and `right` in the text of that half), or the
   * last one that was locked: the permanent is fully unlocked (709.5i). Roles: `object`, `player`; the amount is how many are unlocked then.
   */
  | { on: 'unlock'; who: PlayerRef; what: Filter; door?: 'this' | 'left' | 'right' | 'last' }
  /**
   * A spell that one of these players (`who`) has cast this turn is countered by a spell or ability that one of those (`by`) controls (CR 701.5a);
   * without `who` any spell, also one that nobody has cast; without `by` also by the rules.
   * Roles: `object` the spell, `player` who controls what counters it.
   */
  | { on: 'countered'; who?: PlayerRef; what: Filter; by?: PlayerRef }
  /** Becomes attached to such an object or player, or unattached from it (CR 701.3). Roles: `object` what is attached, `recipient` what it is attached to. */
  | { on: 'attach' | 'unattach'; what: Filter; to: Filter }
  /** A token is created; `batch`: once for all that are created at once (CR 603.2c). */
  | { on: 'createToken'; who: PlayerRef; what: Filter; batch?: 'oneOrMore' }
  /** State trigger (CR 603.8). */
  | { on: 'state'; condition: Condition };

/** How the object changed zones. `resolve`: a spell as it finishes resolving (CR 608.2n). */
export type ZoneVerb = 'sacrifice' | 'destroy' | 'discard' | 'mill' | 'cycle' | 'exile' | 'return' | 'play' | 'resolve';
/** A room of a dungeon (CR 309.4): its number from the top, and the numbers of those it leads to. */
export interface Room {
  index: number;
  name: string;
  zhName?: string;
  leadsTo: number[];
  /** Of the topmost room: the dungeon can be entered only by venturing into it by name. */
  entered?: 'byName';
}

/** What players do that abilities trigger on. */
export type PlayerAction = KeywordAction | 'collectEvidence' | 'forage' | 'completeDungeon';
/** Keyword actions of permanents that abilities trigger on (CR 701.39, 701.40, 701.47). */
export type KeywordEvent = 'explore' | 'connive' | 'exert';
/** The symbols of the planar die (CR 901.3a). */
export type PlanarFace = 'planeswalk' | 'chaos' | 'blank';
/**
 * What is done with the cards of variants: a player planeswalks to or away from a plane, encounters a phenomenon, sets a scheme in motion;
 * chaos ensues (CR 701.24-701.25, 311.7, 312.5); an Attraction is visited (CR 701.49a, 702.159a).
 */
export type VariantEvent = 'planeswalkTo' | 'planeswalkFrom' | 'encounter' | 'setInMotion' | 'chaos' | 'visit';

/** Triggers once per object, or once per simultaneous group ("one or more", CR 603.2c); of blocks, once for each object that blocks or is blocked. */
export type Batch = 'each' | 'oneOrMore';
