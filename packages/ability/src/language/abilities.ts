/** Abilities: what a face has. */

import type { ManaText, Zone } from '../basics.js';
import type { Mod, Replacement, Rule } from './continuous.js';
import type { Drafting } from './drafting.js';
import type { Cost, Effect, Program } from './effects.js';
import type { Condition, EventPattern, Filter, PlayerRef, Quantity, Selector } from './expressions.js';
import type { KeywordName } from './names.js';

declare module './nodes.js' {
  interface Nodes {
    ability: Ability;
  }
}

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
  /** `asInstant`: only with priority, though it is a mana ability (CR 304.5, 605.1). */
  timing: 'instant' | 'sorcery' | 'asInstant';
  /** At most so often each turn (CR 602.5b). */
  perTurn?: number;
  /** At most so often as long as the object it belongs to stays the same object (CR 602.5b, 702.177a). */
  inAll?: number;
  condition?: Condition;
  /** Who may activate; absent: its controller. */
  who?: PlayerRef;
  /** Activating it costs so much more or less, `times` per unit; its targets are known by then (CR 602.2b, 601.2f). */
  /** `itsManaCost`: the mana cost of the object that has it. */
  costChange?: { change: 'more' | 'less'; mana: ManaText | 'itsManaCost'; times: Quantity; condition?: Condition };
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
  /** It works there, too (eminence, CR 207.2c). */
  alsoIn?: 'command';
  perTurn?: number;
  /** It triggers at most so often as long as the object it belongs to stays the same object (CR 603.2h). */
  inAll?: number;
  /** "Do this only once each turn": what its controller may do (CR 603.2i). */
  done?: 'oncePerTurn';
}

/** Static ability (CR 604): true while it is there. Each part is one statement. */
export interface StaticAbility extends AbilityBase {
  kind: 'static';
  /** Zone it works in; absent: battlefield (or everywhere for a CDA, and as the object enters for `enters` of itself). */
  zone?: Zone;
  /** It works there, too. */
  alsoIn?: 'command';
  condition?: Condition;
  parts: StaticPart[];
}

export type StaticPart =
  /** Continuous effect on objects: in layers. */
  | { part: 'continuous'; affects: Selector; mods: Mod[] }
  | { part: 'rule'; rule: Rule }
  | { part: 'replacement'; replacement: Replacement }
  /**
   * Casting this spell: additional (mandatory or optional) or alternative costs (CR 118.8, 118.9). `label` for `paid`. `then`: done as the spell becomes
   * cast, once, where it was paid for.
   */
  | {
      part: 'castingCost';
      how: 'additional' | 'optional' | 'alternative';
      cost: Cost[];
      label: string;
      condition?: Condition;
      times?: 'once' | 'any';
      then?: Effect;
    }
  /**
   * When this spell can be cast (CR 702.8a). `asThoughFlash`: also any time an instant could be; `price`: more to pay for that; or, cast when
   * a sorcery couldn't have been, what it becomes is sacrificed at the next cleanup step.
   */
  | { part: 'castTiming'; how: 'asThoughFlash'; when?: Condition; price?: Cost[] | 'sacrificedAtCleanup' }
  /** "If this is in your opening hand, you may …" (CR 103.6). */
  | { part: 'openingHand'; effect: Effect }
  /** Done before its controller draws an opening hand (CR 103.5, 315.5a): "before drawing your opening hand, …". */
  | { part: 'beforeOpeningHand'; effect: Effect }
  /** Its controller takes the first turn; of several such players one at random (CR 103.1c). */
  | { part: 'startingPlayer' }
  /**
   * What a deck may contain; it does nothing in a game (CR 113.6n). `commander`: the card can be one (903.3d). `copies`: a deck can have
   * up to so many cards of this name, or any number. `fewer`: its minimum size is so much smaller.
   */
  | { part: 'deckConstruction'; allows: 'commander' }
  | { part: 'deckConstruction'; allows: 'copies'; most: number | 'any' }
  | { part: 'deckConstruction'; allows: 'fewer'; by: number }
  /** What it does during a draft; it does nothing in a game (CR 905.2). */
  | { part: 'draft'; does: Drafting }
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
  /** Of the activated ability it stands for: how often it may be activated in a turn, and what it costs more or less (CR 602.2b, 602.5b). */
  limits?: Pick<ActivatedAbility, 'perTurn' | 'costChange'>;
  /** Companion: what the starting deck is like (CR 702.139a). */
  deck?: DeckCondition;
  /** Cleave: the abilities the spell has when it was cast for this cost, instead of its others (CR 702.148a). */
  text?: Ability[];
}

/** What a starting deck is like (CR 702.139a-b); `what`: of its cards that match. */
export type DeckCondition =
  /** Each of them is also as `is` says. */
  | { deck: 'each'; what: Filter; is: Filter }
  /** No two of them have the same name; or there is a card type that all of them have. */
  | { deck: 'compare'; what: Filter; in: 'names'; how: 'different' }
  | { deck: 'compare'; what: Filter; in: 'cardTypes'; how: 'shared' }
  /** So many cards more than the minimum deck size. */
  | { deck: 'size'; aboveMinimum: number };

export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;
