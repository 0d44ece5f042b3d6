/** Targets, modes, costs and effects of the ability language. */

import type { CardType, Color, ManaText, PREDEFINED, Role, Slot, Stat, Step, Supertype, Zone } from '../basics.js';
import type { Ballot, ChoiceKind, ExchangedValue } from './choices.js';
import type { ColorRef, Condition, EventPattern, Filter, PlayerRef, Quantity, Selector } from './expressions.js';
import type { CostVerb, KeywordAction, KeywordName } from './names.js';
import type { Nodes } from './nodes.js';

type Ability = Nodes['ability'];
type Mod = Nodes['mod'];
type Replacement = Nodes['replacement'];
type Rule = Nodes['rule'];

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
  /** All of them have the same owner ("from a single graveyard"), the same controller, or each of them another controller. */
  /** Or two of them share a creature type, or a permanent type (CR 205.3m, 110.4). */
  together?: 'owner' | 'controller' | 'differentControllers' | 'creatureType' | 'permanentType';
  /** Together they have no more of this than that; any number of them, or up to so many. */
  total?: { stat: Stat; most: Quantity };
  /** Must differ from the targets of these requirements ("another target creature"). */
  differentFrom?: number[];
  /**
   * So many for each of these players, of what that player controls or, off the battlefield, owns: "for each opponent, … up to one target
   * creature that player controls".
   */
  per?: PlayerRef;
  /** Chosen at random: all that are legal have the same chance. */
  how?: 'random';
  /** Chosen by this player instead of the controller of the spell or ability: "of an opponent's choice". */
  who?: PlayerRef;
}

/** One bullet of a modal spell or ability (CR 700.2). */
export interface Mode {
  targets: TargetSpec[];
  effect: Effect;
  /** Additional cost for choosing this mode (escalate-like, spree). */
  cost?: Cost[];
  /** How many pawprint symbols stand before it (CR 700.2i). */
  worth?: number;
  /** What stands before it without a meaning (CR 207.2d). */
  flavorWord?: string;
}

export interface Modes {
  min: number;
  /** Of modes that are worth so much each: how much they may be worth in all (CR 700.2i). */
  max: Quantity | 'any';
  /** Who chooses; absent: you. */
  who?: PlayerRef;
  /** Only of those that were not chosen for this ability of this object, in all or in this turn. */
  unchosen?: 'ever' | 'thisTurn';
  /** `distinct`: each mode at most once; `repeat`: the same mode may be chosen more than once. */
  choice: 'distinct' | 'repeat';
  /** Left to chance. */
  how?: 'random';
  /** So many instead, if it is so as they are chosen: "if this spell was kicked, choose any number instead" (CR 700.2d). */
  instead?: { if: Condition; min: number; max: number | 'any' };
  options: Mode[];
}

/** What a spell, activated or triggered ability does: its targets and effect, or its modes. */
export interface Program {
  targets: TargetSpec[];
  effect: Effect;
  /** X is at least this much: "X can't be 0" (CR 107.3a). */
  xLeast?: 1;
  /** When present, `targets` and `effect` are empty (`{do:'nothing'}`) unless they apply besides the modes. */
  modes?: Modes;
}

// ---------------------------------------------------------------------------------------------------------------- costs

/** One part of a cost (CR 118). A cost is a list; `[]` is {0}. */
export type Cost =
  /** `xOnly`: "Spend only [colour] mana on X". `times`: so often ("{1} for each card in your hand"; "{X}, where X is …"). */
  /** `help`: artifacts and creatures you control can be tapped for {1} each (waterbend): of an activation cost for any of it, of other costs for this part. */
  /** `xMost`: the X chosen as it is paid on resolution can't be greater. */
  | { pay: 'mana'; mana: ManaText; xOnly?: Color[]; times?: Quantity; help?: 'waterbend'; xMost?: Quantity }
  /** {T} / {Q} of the source, sacrifice it, discard it, exile it (from where the ability works), return it to its owner's hand, reveal it. */
  | { pay: 'self'; verb: CostVerb }
  /** The same done to others: "tap two untapped Elves you control", "return an Island you control to its owner's hand", "discard a card". */
  | {
      pay: 'objects';
      verb: CostVerb;
      zone: Zone;
      /** Or from this zone: "from among permanents you control and/or cards in your graveyard" (CR 702.167a). */
      orZone?: Zone;
      filter: Filter;
      count: Quantity;
      /** All of them belong to one player ("from a single graveyard"), or have a name in common. */
      together?: 'owner' | 'name';
      /** More than `count` may be chosen: "one or more". */
      atMost?: 'any';
      how: 'choice' | 'random';
      /** Any number (at least `count`) of which the stat adds up to this much: "any number of … with total power 3 or greater". */
      /** `to`: what the creatures are tapped for, as some do that better than their power says. */
      total?: { stat: Stat; atLeast: Quantity; to?: 'crew' | 'saddle' };
    }
  /** Mana equal to the mana cost of an object (CR 202.1), reduced by so much: "its flashback cost is equal to its mana cost". */
  | { pay: 'manaCostOf'; of: Selector; less?: ManaText }
  | { pay: 'life'; amount: Quantity }
  /** Loyalty cost: +n, -n, 0 or -X (CR 606.4). */
  | { pay: 'loyalty'; amount: number | { minus: Quantity } }
  /** `least`: X is at least this much. `among`: so many in all, from any of them ("from among creatures you control"). */
  | { pay: 'counters'; change: 'remove' | 'put'; counter: string; count: Quantity; from: Selector; least?: 1; among?: true }
  /** Energy (CR 107.14). `least`: X is at least this much. */
  | { pay: 'energy'; amount: Quantity; least?: 1 }
  /** These players gain life: who can't makes it unpayable (CR 119.7). */
  | { pay: 'lifeGain'; who: PlayerRef; amount: Quantity }
  /** Return an unblocked attacker you control to its owner's hand (CR 702.49a). */
  | { pay: 'unblockedAttacker' }
  /** Choose one of these players (CR 702.174a): `{sel:'paid', verb:'choose'}`. */
  | { pay: 'choosePlayer'; among: PlayerRef }
  /** Reveal what you have chosen in secret for the linked ability. */
  | { pay: 'revealChosen'; link: number }
  /** One of these costs. */
  | { pay: 'or'; of: Cost[][] }
  /** This cost so many times, each choice made separately, and all of it or nothing (CR 702.24a). On resolution only. */
  | { pay: 'times'; of: Cost[]; times: Quantity };

// ---------------------------------------------------------------------------------------------------------------- effects

/** Paid rather than the mana cost (CR 118.9); the label is remembered as paid. */
export interface AlternativeCost {
  label: string;
  pay: Cost[];
}

export type Duration =
  | 'endOfTurn'
  | 'endOfCombat'
  /** Until the end of the next combat phase of this turn: "that combat", of an additional one. */
  | 'endOfNextCombat'
  | 'untilYourNextTurn'
  | 'untilEndOfYourNextTurn'
  | 'untilYourNextUpkeep'
  | 'untilYourNextEndStep'
  | 'untilEndOfCombatOnYourNextTurn'
  /** For as long as the source stays on the battlefield / you control it / it stays tapped. */
  | 'whileSourceOnBattlefield'
  | 'whileYouControlSource'
  | 'whileSourceTapped'
  | 'whileYouControlTappedSource'
  /** Through the next untap step of whoever controls the affected object then ("doesn't untap during its controller's next untap step"). */
  | 'nextUntapStep'
  /** Until a player planeswalks (CR 901.11). */
  | 'untilPlaneswalk'
  /** For as long as what it affects has such a counter on it. */
  | `counter:${string}`
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
  | { token: 'predefined'; name: (typeof PREDEFINED)[number] | `${Role} Role` };

/** How a permanent enters or is put somewhere. Absent fields: in the ordinary way. */
export interface Entering {
  tapped?: 'tapped' | 'untapped';
  /** Enters attacking: the player or permanent the filterless default is chosen by its controller (CR 508.4). */
  attacking?: 'attacking' | 'sameAsReturned' | { defender: Selector };
  /** Enters blocking this attacking creature, or one that its controller chooses (CR 509.4). */
  blocking?: 'blocking' | { attacker: Selector };
  face?: 'transformed' | 'faceDown' | 'flipped';
  /** Enters attached to this (CR 303.4i, 301.5e). */
  attachedTo?: Selector;
  /** `or`: of this kind or one of these, as its controller chooses (CR 614.12a). */
  counters?: { counter: string; count: Quantity; or?: string[] }[];
  /** Additional continuous modifications it enters with and keeps ("It gains haste"). */
  mods?: Mod[];
}

/** `fromTop`: it becomes the n-th card from the top, of fewer the last (CR 401.7). */
export type LibraryPosition = 'top' | 'bottom' | { fromTop: number };
/** Under so many cards from the top: "just beneath the top X cards"; under all of them where there are fewer (CR 401.7). */
export type BeneathTop = { beneath: Quantity };

export type ManaSpec = {
  /** One of these amounts is added ({B} or {G}); all five colours: "one mana of any color". Besides `types`: or one of these. */
  options: ManaText[];
  /**
   * One mana of a colour, or of a type, that one of these could produce (CR 106.7), or that the permanent tapped for mana has produced
   * (CR 106.12a); of the colour chosen; of a colour that one of these is (105.2); of a colour in the identity of your commander (903.4f).
   */
  types?:
    | { of: 'color' | 'type'; could: Selector }
    | { of: 'color' | 'type'; produced: 'event' }
    | { of: 'color'; chosen: ColorRef }
    /** `each`: one mana of each of these colours. */
    | { of: 'color'; among: Selector; each?: true }
    | { of: 'color'; identity: 'commander' };
  /** Repeated so often ("{G} for each Elf"). */
  times: Quantity;
  /** With several options and times > 1: chosen once for all, or for each one ("in any combination"). */
  choose: 'once' | 'each';
  /** Spend only on spells that match, and on abilities of permanents that match (CR 106.6). */
  spendOnly?: Filter;
  /** It is not lost as steps and phases end until then (CR 106.4). */
  lasts?: 'endOfTurn' | 'endOfCombat';
  /** It can't be spent on this part of a cost (CR 106.6). */
  notFor?: 'generic';
  rider?: ManaRider;
};

/**
 * What comes of spending this mana on casting a spell (CR 106.6), for each mana on its own (106.6a). `event` is a pattern of casting, whose
 * roles the program reads. `applies`: its effect applies as the spell becomes cast; `triggers`: a delayed triggered ability (603.7a).
 */
export interface ManaRider {
  event: EventPattern;
  how: 'applies' | 'triggers';
  program: Program;
}

/**
 * `to`: objects and players. `amount` is read once; `{q:'share'}` and `{sel:'it'}` may be used per recipient. `bind`: total dealt;
 * `bindDealt`: the permanents and players that were dealt damage. `per: 'source'`: `to` and `amount` are read for each source, which is
 * `{sel:'it'}` ("each creature deals damage to itself equal to its power"). `also`: other damage of the same instruction ("2 damage to any target and 1 damage to you").
 * All of it is dealt at once (CR 608.2f). `excess`: excess damage is dealt to the controller of what it would be dealt to (120.4a);
 * `bindExcess`: how much excess damage was dealt (120.10).
 */
export interface DamageEffect {
  do: 'damage';
  source: Selector;
  to: Selector;
  amount: Quantity;
  also?: DamageEffect[];
  per?: 'source';
  prevention?: 'cannotBePrevented';
  excess?: 'toController';
  bind?: Slot;
  bindDealt?: Slot;
  bindExcess?: Slot;
}

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
  /** For each entity selected (in the order of the selection, or in one that you choose), with the entity in `slot`. */
  | { do: 'forEach'; in: Selector; slot: Slot; effect: Effect; order?: 'chosen' }
  | { do: 'repeat'; times: Quantity; effect: Effect }
  /** Bind entities / a number now, for later nodes or for a delayed ability. */
  /** `apart`: the choice is said in a sentence of its own: "choose a creature you control". */
  | { do: 'let'; slot: Slot; what: Selector; apart?: 'apart' }
  | { do: 'letNumber'; slot: Slot; value: Quantity }
  /**
   * A choice that is not of objects: into a slot, or remembered by the source for linked abilities. `how`: left to chance. `secret`: only who
   * chooses knows it, until it is revealed.
   */
  | { do: 'choose'; who: PlayerRef; what: ChoiceKind; slot?: Slot; link?: number; how?: 'random'; secret?: 'secret' }
  /**
   * Choose one of several effects on resolution ("you may … or …", "that player chooses"). `how`: a villainous choice, of which also what is
   * impossible may be chosen (CR 701.53); or at random, then `count` of them (absent: one). `words`: what the options are called ("chooses self
   * or others").
   */
  | { do: 'chooseEffect'; who: PlayerRef; options: Effect[]; how?: 'villainous' | 'random'; count?: number; words?: string[] }
  | DamageEffect
  /** `amount` is read for each of `who`, who is `{sel:'it'}`. `bind`: the total gained or lost. */
  | { do: 'life'; who: PlayerRef; change: 'gain' | 'lose' | 'set'; amount: Quantity; bind?: Slot }
  /** `bind`: the cards drawn. Of several players each draws as many as a slot holds cards of that player, where that is the number (CR 608.2f). */
  /** `upTo`: each chooses how many first. */
  | { do: 'draw'; who: PlayerRef; count: Quantity; upTo?: 'upTo'; bind?: Slot }
  /** Each of `who`, who is `{sel:'it'}` in `count`, chooses so many cards in hand that match (or all, or at random). `bind`: the cards. */
  | { do: 'discard'; who: PlayerRef; count: Quantity | 'all'; filter: Filter; how: 'choice' | 'random'; bind?: Slot }
  /** These cards are discarded by their owners. */
  | { do: 'discardThese'; what: Selector; bind?: Slot }
  | { do: 'destroy'; what: Selector; regeneration: 'allowed' | 'prohibited'; bind?: Slot }
  /** Each of `who` sacrifices `count` permanents that match; `count` is read for each of them, who is `{sel:'it'}`. */
  | { do: 'sacrifice'; who: PlayerRef; count: Quantity; filter: Filter; bind?: Slot }
  /** `who`: those who are told to; absent: you. Nobody sacrifices what they don't control (CR 701.21a). */
  | { do: 'sacrificeThese'; what: Selector; who?: PlayerRef; bind?: Slot }
  /**
   * Move objects to another zone, all at once: return to hand, exile, put onto the battlefield, on top of a library, into a graveyard.
   * To library: `position`, and the owner orders several (`order: 'any'`) or they are put there at random. To exile at random: as a pile that is
   * shuffled, so that nobody can tell which of `bind` is which.
   * To battlefield: `under` (absent: their owners' control), `entering`. `bind`: the new objects. `link`: remembered by the source (CR 607).
   * `until: 'sourceLeaves'`: "until this leaves the battlefield" (CR 610.3). `marks`: by the keyword ability the new object has to do with these.
   * `deck`: of revealed cards of a planar deck, to the top or bottom of that deck, which is in the command zone (CR 901.4).
   */
  | {
      do: 'move';
      what: Selector;
      to: Zone;
      position?: LibraryPosition | BeneathTop;
      order?: 'any' | 'random';
      under?: PlayerRef;
      entering?: Entering;
      bind?: Slot;
      /** Of several that move together: what has become of each part of the union. */
      bindParts?: Slot[];
      link?: number;
      until?: 'sourceLeaves';
      from?: Zone;
      face?: 'faceDown';
      marks?: { keyword: 'haunt' | 'craft' | 'cipher'; what: Selector };
      deck?: 'planar';
    }
  /** `bind`: those that were not so before. */
  | { do: 'tap' | 'untap'; what: Selector; bind?: Slot }
  /**
   * `counter`: `'any'` when all counters of every kind are meant, or so many of kinds that you choose; `upTo`: you choose how many. `like`: as many are put,
   * of the kind or each kind, as these have or last had (CR 122.8); of each of `on`, which is `it`, its own where they are doubled (701.9e). `onto`: what is
   * removed is put onto this, and nothing is removed that can't be put there (122.5).
   */
  | {
      do: 'counters';
      change: 'put' | 'remove';
      counter: string;
      count: Quantity | 'all';
      on: Selector;
      upTo?: 'upTo';
      like?: Selector;
      onto?: Selector;
      bind?: Slot;
      /** Those on which counters were put. */
      bindOn?: Slot;
    }
  /** Counters are taken off these and put on `to`, or nothing is done where that can't be (CR 122.5). `'any'`: as many as you choose. `bind`: their number. */
  | { do: 'moveCounters'; counter: string | 'any'; count: Quantity | 'all' | 'any'; from: Selector; to: Selector; bind?: Slot }
  /** `link`: remembered by the source (CR 607.2): "tokens created with this". */
  | { do: 'createToken'; who: PlayerRef; count: Quantity; token: TokenSpec; entering?: Entering; bind?: Slot; link?: number }
  /** Create a continuous effect (CR 611.2). With `affects`: on the objects selected now (611.2c). `rules` may need no object. */
  /** `during`: only rules that this player's next turn is about, until it ends; `duration` is then until the end of the next turn. */
  | { do: 'continuous'; affects?: Selector; mods: Mod[]; rules: Rule[]; duration: Duration; during?: PlayerRef }
  /**
   * The text of these is changed: you choose a word of one of these kinds, and all instances of it become another of the kind, which you choose
   * (CR 612.1). `to`: they become this; `except`: they can't become these.
   */
  | {
      do: 'changeText';
      what: Selector;
      of: ('color' | 'basicLandType' | 'creatureType')[];
      to?: string;
      except?: string[];
      duration: Duration;
    }
  /** Create a replacement or prevention effect that lasts; `uses`: it applies so often ("the next time"). */
  | { do: 'replacement'; replacement: Replacement; duration: Duration; uses?: number }
  /** Counter spells or abilities (CR 701.5). `to`: where a spell goes instead of its owner's graveyard (701.5a), in a library at this `position`. `bind`: those that were countered. */
  | { do: 'counter'; what: Selector; to?: Zone; position?: 'top' | 'bottom'; bind?: Slot }
  /**
   * Each of `who` puts a copy of the spell or ability on the stack (CR 707.10); `retarget`: may choose new targets; `without`: this keyword.
   * `aimedAt`: one copy for each of these that it doesn't target yet and could target; that is all the copy targets (707.10d-e).
   * `except`: what each copy is in any case (707.9).
   */
  | {
      do: 'copyOnStack';
      what: Selector;
      who: PlayerRef;
      count: Quantity;
      retarget: 'may' | 'no';
      without?: KeywordName;
      aimedAt?: Selector;
      except?: Mod[];
    }
  /**
   * `who` may choose new targets for it (CR 115.7d). `change`: its targets are changed instead: all of them or none, any of them, or one
   * (115.7a-c); `to`: to one of these.
   */
  | { do: 'retarget'; what: Selector; who: PlayerRef; change?: 'all' | 'any' | 'one'; to?: Selector }
  /**
   * Cast cards now, during resolution (CR 608.2g). `lands`: the cards are played, a land among them, too (CR 701.14b). `copy`: each is copied where it is,
   * and the copies are cast (CR 707.12). `onlyIf`: only if the resulting spell is like this. `bind`: the cards that were played, as they were before.
   */
  | {
      do: 'play';
      who: PlayerRef;
      what: Selector;
      cost: 'free' | 'normal' | AlternativeCost;
      lands?: 'too';
      copy?: 'copy';
      onlyIf?: Filter;
      face?: 'transformed';
      bind?: Slot;
    }
  /** A permission that lasts ("until end of turn, you may play that card"); `uses`: so many of them; `from`: not before the turn after this one. */
  | {
      do: 'permitPlay';
      who: PlayerRef;
      what: Selector;
      duration: Duration;
      cost: 'free' | 'normal' | AlternativeCost;
      uses?: number;
      from?: 'laterTurn';
      /** Only while this is so: "during any turn you attacked with a token". */
      while?: Condition;
      /** And look at them, whatever else hides them (CR 406.3). */
      look?: 'too';
    }
  | { do: 'look'; who: PlayerRef; at: Selector; bind?: Slot }
  | { do: 'reveal'; what: Selector; bind?: Slot }
  /**
   * Reveal cards from the top (of the planar deck) until one (or `count`) matches. `bind`: the matching ones; `bindAll`: all revealed. `link`: those exiled
   * are remembered by the source (CR 607.2a).
   */
  | {
      do: 'revealUntil';
      who: PlayerRef;
      filter: Filter;
      count: Quantity;
      bind: Slot;
      bindAll: Slot;
      to: 'revealed' | 'exiled';
      deck?: 'planar';
      link?: number;
    }
  /**
   * Search a zone of `of` for up to `max` matching cards (CR 701.19). `bind`: found cards (still there). `different`: no two alike in this; `alike`: all alike.
   * `also`: more zones of theirs, all of them or as many of them all as the searching player likes. `min: 'all'`: all there are. `each`: up to
   * one card for each of these, which together are the filter. `bindLibrary`: 1 if the library is searched, else 0.
   */
  | {
      do: 'search';
      who: PlayerRef;
      of: PlayerRef;
      zone: Zone;
      also?: { zones: Zone[]; how: 'all' | 'any' };
      filter: Filter;
      each?: Filter[];
      min: Quantity | 'all';
      max: Quantity | 'any';
      bind: Slot;
      bindLibrary?: Slot;
      different?: 'names';
      /** All of them have one of these in common (CR 205.3i). */
      alike?: 'landTypes';
    }
  /** `aside`: cards found by an earlier search, which are put somewhere afterwards and aren't included (CR 701.20b). */
  | { do: 'shuffle'; who: PlayerRef; aside?: Slot[] }
  | { do: 'mana'; who: PlayerRef; mana: ManaSpec }
  /** `what`: the object(s) it is done to (regenerate, fight both, transform, monstrosity); `who`: who does it (scry, investigate); `n`: its number; `subtype`: of the Army (amass), of the dungeon (venture). `bind`: what it made, or the cards milled; of a clash 1 when won. Of milling `n` is read for each of `who`, who is `{sel:'it'}`. */
  /** `entering`: how the token enters that is made (populate). */
  | {
      do: 'keywordAction';
      action: KeywordAction;
      who: PlayerRef;
      what?: Selector;
      n: Quantity;
      subtype?: string;
      bind?: Slot;
      entering?: Entering;
    }
  /** `bind`: what has been attached. */
  | { do: 'attach'; what: Selector; to: Selector; bind?: Slot }
  | { do: 'unattach'; what: Selector }
  /** Create a delayed triggered ability (CR 603.7) that keeps this environment (slots, targets, X). In `effect`, `event` roles are the delayed event's. */
  /** `of`: it waits for the extra turn that the same instructions have created last, and for no other (CR 500.7). */
  | {
      do: 'delayed';
      event: EventPattern;
      condition?: Condition;
      uses: 'once' | 'each';
      duration: Duration;
      of?: 'extraTurn';
      program: Program;
    }
  /** "When you do, …": a reflexive triggered ability (CR 603.12). */
  | { do: 'reflexive'; program: Program }
  | { do: 'emblem'; who: PlayerRef; abilities: Ability[] }
  /** CR 500.7. `after`: not after this turn, but after the next one that they take. */
  | { do: 'extraTurn'; who: PlayerRef; after?: 'theirNextTurn' }
  | { do: 'extraPhase'; phase: 'combat' | 'combatAndMain' }
  | { do: 'skip'; who: PlayerRef; step: Step | 'turn' | 'combat' }
  | { do: 'endTurn' }
  /** The value of X of these spells is doubled, also for the permanents they become (CR 107.3m). */
  | { do: 'doubleX'; what: Selector }
  /** From now on turns are taken, and choices made, in the opposite order. */
  | { do: 'reverseTurns' }
  | { do: 'winGame' | 'loseGame'; who: PlayerRef }
  | { do: 'playerCounters'; who: PlayerRef; change: 'put' | 'remove'; counter: string; count: Quantity }
  /** `who` controls that player during that player's next turn, or next combat phase (CR 720). */
  | { do: 'controlPlayer'; who: PlayerRef; whom: PlayerRef; during?: 'combat' }
  /** It becomes day or night (CR 728.1). */
  | { do: 'dayNight'; becomes: 'day' | 'night' }
  | { do: 'gainDesignation'; who: PlayerRef; designation: 'monarch' | 'initiative' | 'cityBlessing' | 'enduringStory' }
  /** Their speed increases (CR 702.179c). */
  | { do: 'speed'; who: PlayerRef; increase: Quantity }
  /** Exile this and one of these, both owned and controlled by you, and meld them into that (CR 701.37). */
  | { do: 'meld'; with: Filter; into: string }
  /**
   * Two things are exchanged, or nothing is (CR 701.10); `b` absent: both are of `a`. `bind`: 1 when it was done. Control of permanents; the places
   * of an object and one in another zone (701.10d-e): what one was attached to, the other becomes attached to; values (701.10c, 701.10g), of which
   * a power or toughness becomes the other for the duration; two zones of a player (701.10f); the rules texts of two permanents (701.10h).
   */
  | { do: 'exchange'; of: 'control'; a: Selector; b?: Selector; bind?: Slot }
  /** Each of two players gains control of all of these that the other controls, at once; `bind`: what has changed hands. */
  | { do: 'exchange'; of: 'allControl'; who: PlayerRef; what: Filter; duration: Duration; bind?: Slot }
  | { do: 'exchange'; of: 'places'; a: Selector; b: Selector; bind?: Slot }
  | { do: 'exchange'; of: 'values'; a: ExchangedValue; b?: ExchangedValue; duration?: Duration; bind?: Slot }
  | { do: 'exchange'; of: 'texts'; a: Selector; b?: Selector; duration?: Duration; bind?: Slot }
  | { do: 'exchange'; of: 'zones'; who: PlayerRef; zones: ['graveyard', 'library']; bind?: Slot }
  | { do: 'removeFromCombat'; what: Selector }
  /**
   * Flip coins (CR 705): one, so many, or until one is lost. `call`: absent, each flip is called and won or lost (705.2); 'none': nobody wins,
   * heads stands in the place of winning. `win`, `lose`: after one flip by one player. The slots hold who won and who lost, a player once for
   * each flip.
   */
  | {
      do: 'coin';
      who: PlayerRef;
      times?: Quantity | 'untilLost';
      call?: 'none';
      win: Effect;
      lose: Effect;
      bindWon?: Slot;
      bindLost?: Slot;
    }
  /**
   * Roll dice with so many sides (CR 706). `ignore`: one roll that counts for nothing (706.6). `modifier` is added to each result (706.2).
   * `bind`: the result, of several dice their sum. `table`: what happens by the result of each (706.3).
   */
  | {
      do: 'roll';
      who: PlayerRef;
      sides: number;
      count: Quantity;
      ignore?: 'lowest' | 'highest';
      modifier?: Quantity;
      bind?: Slot;
      /** Who rolls two dice chooses one of the results, which is the result; this holds the other. */
      bindOther?: Slot;
      table?: RollResult[];
    }
  /** "Claim the prize": what is listed after it is done (CR 702.159b). */
  | { do: 'prize'; effect: Effect }
  /** In a results table: the same roll once more (CR 706.3c). */
  | { do: 'rollAgain' }
  /** "Repeat this process": the whole effect that this is part of is carried out once more, from its beginning (CR 608.2c). */
  | { do: 'processAgain' }
  /**
   * A player separates these into two piles, or so many (`into`), and somebody chooses one of them (CR 700.3); without a `chooser` it is left to
   * chance. Each of several separates their own, where they are `{sel:'it'}`, before any pile is chosen. `faceUp`: only the second pile is shown to all.
   */
  | { do: 'piles'; who: PlayerRef; of: Selector; into?: number; faceUp?: 'second'; chooser?: PlayerRef; bindChosen: Slot; bindOther: Slot }
  /** Each player votes once, in turn order from `first` (CR 701.32). `secret`: nobody knows of the votes until all are cast. */
  | { do: 'vote'; first: PlayerRef; ballot: Ballot; secret?: 'secret' }
  /** Restart the game (CR 724); these cards stay in exile (724.5), and are bound. What follows is done before the first turn (724.4). */
  | { do: 'restartGame'; keep: Selector; bind?: Slot }
  | { do: 'phaseOut'; what: Selector }
  /** The creature is paired with the other (CR 702.95a-c). */
  | { do: 'pair'; what: Selector; with: Selector }
  /** The effect of the same instructions that lasts can be ended: its controller may pay this any time they have priority (CR 116.2c). */
  | { do: 'endable'; cost: Cost[] }
  /** All damage marked on them is removed (CR 120.6, 702.89a). */
  | { do: 'removeDamage'; what: Selector }
  /**
   * They get a designation that marks them (CR 702.112b, 702.171b, 719.3b); cards in exile become foretold or plotted (702.143d, 702.170c);
   * attacking creatures become blocked though nothing blocks them (509.1h).
   * `cost`: the foretell cost it gets.
   */
  | {
      do: 'become';
      what: Selector;
      status: 'renowned' | 'saddled' | 'solved' | 'foretold' | 'plotted' | 'prepared' | 'blocked';
      cost?: Cost[];
    }
  /** Their level becomes this (CR 716.2a). */
  | { do: 'setLevel'; what: Selector; level: number }
  /** `who` chooses a locked door of it and unlocks it, or an unlocked one and locks it (CR 709.5f-g); `any`: either. */
  | { do: 'door'; who: PlayerRef; what: Selector; change: 'unlock' | 'lock' | 'any' }
  /** Says that what a keyword ability is said to do has been done: see the event of this name. */
  | { do: 'keywordDone'; keyword: KeywordName; what: Selector; to?: Selector };

/** A line of a results table (CR 706.3a): from one result to another, or upwards. */
export interface RollResult {
  from: number;
  to: number | 'any';
  effect: Effect;
}
