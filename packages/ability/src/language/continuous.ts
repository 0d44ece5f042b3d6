/** What lasts: continuous modifications, rules statements, replacement and prevention. */

import type { CardType, ManaText, ManaType, Slot, Step, Supertype, Zone } from '../basics.js';
import type { Cost, Effect, Entering, LibraryPosition, ManaRider, ManaSpec, Program, TokenSpec } from './effects.js';
import type { ColorRef, Condition, EventPattern, Filter, PlayerRef, Quantity, Selector, WordRef, ZoneVerb } from './expressions.js';
import type { KeywordName, ReplacedAction } from './names.js';
import type { Nodes } from './nodes.js';

type Ability = Nodes['ability'];

declare module './nodes.js' {
  interface Nodes {
    mod: Mod;
    replacement: Replacement;
    rule: Rule;
  }
}

// ---------------------------------------------------------------------------------------------------------------- continuous effects

/** One modification of characteristics or control, in its layer (CR 613.1). Quantities with `{sel:'it'}` are read per object. */
export type Mod =
  /** Layer 1. */
  | { mod: 'copy'; of: Selector; except: Mod[] }
  /** Layer 2. */
  | { mod: 'control'; who: PlayerRef }
  /** Layer 3: text change of colour or land type words. */
  | { mod: 'text'; from: WordRef; to: WordRef }
  /** Layer 4. `set` replaces all types of that kind, but an "artifact creature" keeps its other types (CR 205.1b); `setLandType` follows CR 305.7. */
  | { mod: 'types'; change: 'add' | 'set' | 'remove'; types: CardType[]; subtypes: WordRef[]; supertypes: Supertype[] }
  | { mod: 'setLandType'; types: WordRef[] }
  /** Is every creature type; `change`: loses all of them. */
  | { mod: 'allCreatureTypes'; change?: 'lose' }
  /** Layer 5. `set` to [] makes colourless. */
  | { mod: 'colors'; change: 'add' | 'set'; colors: ColorRef[] }
  /** Layer 6. */
  /** `keeps`: what this instance of protection doesn't remove, though it is attached and has the quality (CR 702.16n). */
  | { mod: 'addAbility'; ability: Ability; keeps?: Filter }
  /** `barred`: it can't have it, and nothing gives it to it any more (CR 113.11). */
  | { mod: 'loseAbility'; keyword: KeywordName; barred?: 'barred' }
  | { mod: 'loseAllAbilities' }
  /**
   * Has abilities of these objects, as they are now: their activated ones, also without mana abilities, or those of a keyword, of which there can be kinds ("hexproof
   * from white", CR 702.11d). `removed`: of these cards, which were removed from the draft with cards named as this one, as they are printed (905.2). `kept`: the
   * abilities that the slot has kept, in the form that a resolving effect leaves (611.2c).
   */
  | { mod: 'abilitiesOf'; which: 'activated' | 'nonMana' | { keyword: KeywordName }; of: Selector | { removed: Filter } | { kept: Slot } }
  /** Layer 7a when `as: 'cda'` (CR 604.3), else 7b. */
  | { mod: 'setPT'; power?: Quantity; toughness?: Quantity; as: 'cda' | 'set' }
  /** Layer 7c. */
  /** `doubling`: a value below 0 makes it less (CR 701.9c); otherwise it counts as 0 (107.1b). */
  | { mod: 'pt'; power: Quantity; toughness: Quantity; doubling?: true }
  /** Layer 7d. */
  | { mod: 'switchPT' }
  | { mod: 'name'; name: string }
  /** Layer 3: rules text exchanged with another object (CR 612.5, 701.10h): the abilities that the slot has kept. */
  | { mod: 'rulesText'; slot: Slot }
  /** An exception to a copy: another mana cost, or none (CR 707.9b). */
  | { mod: 'manaCost'; mana: ManaText | 'none' }
  /** An exception to a copy: the ability that this is part of (CR 707.9a); or that ability is lost (613.1f). */
  | { mod: 'thisAbility'; change?: 'lose' };

/** A typed action that a rule can forbid, demand or allow. Filters here are over the acting or affected object. */
export type Action =
  | { act: 'attack'; who: Filter; defender?: Filter; alone?: 'alone' }
  /** `who` blocks `attacker`. "Can't be blocked" forbids it for any `who`; `landwalk`: forbidden by a landwalk ability of these lands (CR 702.14c). */
  | { act: 'block'; who: Filter; attacker: Filter; alone?: 'alone'; landwalk?: string }
  /** Blocked by fewer or more than `n` creatures (menace and its kin; "can't be blocked by more than one creature"). */
  | { act: 'blockedByFewer' | 'blockedByMore'; attacker: Filter; n: number }
  /** Being blocked, by one creature or more: a requirement only ("must be blocked if able", CR 509.1c). */
  | { act: 'beBlocked'; attacker: Filter }
  /** `when`: only at times when a sorcery couldn't be cast (CR 307.5). `whose`: the zones of these players; absent: their own. */
  | { act: 'cast'; who: PlayerRef; what: Filter; from?: Zone; when?: 'notAsSorcery'; whose?: PlayerRef }
  | { act: 'playLand'; who: PlayerRef; what: Filter; from?: Zone; whose?: PlayerRef }
  /** Abilities of objects that match; with `keyword` those that are of this kind. */
  | { act: 'activate'; who: PlayerRef; what: Filter; kind: 'any' | 'nonMana' | 'loyalty'; keyword?: KeywordName }
  /** `what` is targeted by spells or abilities whose object matches `by`. */
  | { act: 'target'; what: Filter; by: Filter }
  /** `moreThan`: each player untaps at most so many of them. */
  /** `whose`: only in untap steps of these players. */
  | { act: 'untapInUntapStep'; what: Filter; moreThan?: number; whose?: PlayerRef }
  /** `by`: only by spells or abilities whose object matches. */
  | { act: 'counter'; what: Filter; by?: Filter }
  /** `causedBy`: only what a spell or ability of one of these players causes (CR 101.2). */
  | { act: 'sacrifice'; what: Filter; causedBy?: PlayerRef }
  /** What is in one of these zones, or in any other, comes onto the battlefield; matched where it is before. */
  | { act: 'enter'; what: Filter; from?: Zone[] }
  /** `crew`: being tapped to pay a crew cost (CR 702.122c); `untap`: becoming untapped in any way. */
  | { act: 'regenerate' | 'transform' | 'phaseOut' | 'crew' | 'untap'; what: Filter }
  /** Damage being prevented, from sources that match; `kind`: combat damage alone. */
  | { act: 'preventDamage'; source: Filter; kind?: 'combat' }
  /** `for`: only for having 0 or less life (CR 704.5a). */
  | { act: 'loseGame'; who: PlayerRef; for?: 'life' }
  | { act: 'gainLife' | 'loseLife' | 'winGame'; who: PlayerRef }
  /** `ignore`: any player may pay this, and the effect is nothing to that player until end of turn (CR 116.2d). */
  | { act: 'search'; who: PlayerRef; ignore?: Cost[] }
  /** `moreThan`: each of them draws at most so many cards each turn (CR 101.2, 121.2). */
  | { act: 'draw'; who: PlayerRef; moreThan?: number }
  /** Paying costs of spells they cast and of abilities they activate with life, or by sacrificing permanents that match (CR 118.3). */
  | { act: 'pay'; who: PlayerRef; with: 'life' | 'sacrifice'; what: Filter }
  | { act: 'enchant' | 'equip'; what: Filter; by: Filter }
  | { act: 'putCounters'; what: Filter; counter: string | 'any' };

/** A rule-changing static statement: may, must, can't, and the costs of things (CR 101.2, 613.11). */
export type Rule =
  | { rule: 'cant'; action: Action }
  /** "… if able" (CR 508.1d, 509.1c). */
  | { rule: 'must'; action: Action }
  /** The next spell that the event describes: what applies to it as it becomes cast, and that is the end of the effect that says so. */
  /** `each`: not only the next, but every such spell as long as the effect lasts. */
  | { rule: 'nextSpell'; next: ManaRider; each?: 'each' }
  /** `cost`: casting for this rather than the mana cost (CR 118.9), or activating for this rather than the cost of the keyword; the spell is `{sel:'it'}`. Permission that ordinary rules don't give: play lands from the top of the library, cast as though it had flash, activate any time an instant could be cast (304.5) … */
  /** `next`: only the next spell of theirs that the event describes; what applies to it as it becomes cast. */
  /**
   * `perTurn`: so many spells each turn by this permission (CR 601.3), or lands (305.1); `with`: what applies to each spell cast by it as it becomes
   * cast, and to each land as it has been played. `or`: the permission is also for this; what is done by it counts for both.
   */
  | {
      rule: 'may';
      action: Action;
      or?: Extract<Action, { act: 'playLand' }>;
      asThough?: 'flash';
      cost?: 'free' | Cost[];
      /** Only for the alternative cost of this keyword ability that the card has (CR 118.9). */
      using?: KeywordName;
      next?: ManaRider;
      perTurn?: number;
      with?: ManaRider;
    }
  /** Unless its controller pays (CR 508.1h, 509.1d): "can't attack you unless their controller pays {2} for each". */
  | { rule: 'costsToAct'; action: Action; cost: Cost[] }
  /** An optional cost to attack, paid as attackers are declared (CR 508.1g): "you may exert this creature as it attacks". */
  /** `when`: a triggered ability linked to that cost (607.2h); `keyword`: what paying it is called ("enlists a creature"). */
  | { rule: 'mayPayToAttack'; what: Filter; cost: Cost[]; keyword?: KeywordName; when?: Program }
  /**
   * Spells (or abilities of objects) that match cost `mana` times `times` more or less, or at least that much (CR 601.2f). `nth`: only the n-th
   * of those spells that the player casts each turn. `keyword`: only abilities of this kind, as equip abilities; `kind`: only those that are no
   * mana abilities; `floor`: the mana is not reduced to less than this.
   */
  | {
      rule: 'costChange';
      of: 'spells' | 'abilities';
      who: PlayerRef;
      what: Filter;
      change: 'more' | 'less' | 'atLeast';
      mana: ManaText;
      times: Quantity;
      nth?: number;
      keyword?: KeywordName;
      kind?: 'nonMana';
      floor?: number;
      /** Reduces only the coloured mana of the cost, and no generic mana in its place (CR 118.7c). */
      only?: 'colored';
      /** Of abilities: only those with a target that is so (CR 601.2f). */
      targeting?: Filter;
    }
  /** Chooses which creatures attack, which block and how, or how players vote, in place of those who would (CR 508.1a, 509.1a, 701.32a). */
  /** No more than so many of these can attack (that), or block, each combat (CR 508.1c, 509.1b). `per`: so many of each player's. */
  | { rule: 'atMost'; act: 'attack' | 'block'; n: number; what: Filter; defender?: Filter; per?: 'player' }
  | { rule: 'declares'; what: 'attackers' | 'blockers' | 'votes'; who: PlayerRef }
  /** So many votes more at the time they vote (CR 701.32d); with `may` as many of them as they like. */
  | { rule: 'extraVotes'; who: PlayerRef; count: number; may?: 'may' }
  | { rule: 'revealTop'; who: PlayerRef; to: 'all' | 'owner' }
  /** Additional lands per turn (CR 305.2). */
  | { rule: 'extraLands'; who: PlayerRef; count: Quantity | 'any' }
  /** They may look at these cards, which are exiled face down (CR 406.3). */
  | { rule: 'looksAt'; who: PlayerRef; what: Selector }
  /** They play with their hands revealed, or reveal each card they draw (CR 701.16a). `first`: only the first of each turn, or of each turn of theirs. */
  | { rule: 'reveals'; what: 'hand' | 'draws'; who: PlayerRef; first?: 'turn' | 'ownTurn' }
  /** They search so many cards from the top of a library instead of the whole of it (CR 701.19, 614.1a). */
  | { rule: 'searchesTop'; who: PlayerRef; count: number }
  /** CR 402.2. `change`: so many more or fewer than it would be otherwise. */
  | { rule: 'maxHandSize'; who: PlayerRef; value: Quantity | 'none'; change?: 'more' | 'less' }
  | { rule: 'blockMore'; what: Filter; count: Quantity | 'any' }
  /** Assigns combat damage equal to toughness; or as though it weren't blocked; or none. */
  | { rule: 'assignDamage'; what: Filter; by: 'toughness' | 'asThoughUnblocked' | 'none' }
  | { rule: 'attackAsThough'; what: Filter; without: KeywordName }
  /** Creatures can block these as though the blocker had `has`, or as though what they block didn't have `lacks` (CR 609.4): landwalk of any lands or of `lands`. */
  | { rule: 'blockAsThough'; blocker: Filter; attacker: Filter; has?: 'reach' | 'shadow'; lacks?: 'shadow' | 'landwalk'; lands?: string }
  | { rule: 'ignoreSickness'; what: Filter }
  /** They untap during the untap steps of these players, too, and not only during their controllers' (CR 502.3). */
  | { rule: 'untapsDuring'; what: Filter; whose: PlayerRef }
  /** Its controller may choose not to untap it during their untap step (CR 502.3). */
  | { rule: 'keepTapped'; what: Filter }
  /** Goaded by who controls the source of this, as long as it is so (CR 701.15a-b). */
  | { rule: 'goaded'; what: Filter }
  /** Mana may be spent as though it were of any colour or type (CR 609.4b); `on`: only to cast spells (or activate abilities of objects) that match. */
  | { rule: 'spendAsThough'; who: PlayerRef; any: 'color' | 'type'; on?: Filter }
  /** Mana of these types (absent: any) is not lost as steps and phases end (CR 106.4); `becomes`: it changes to this instead. */
  | { rule: 'unspentMana'; who: PlayerRef; types?: ManaType[]; becomes?: ManaType }
  /** `event`: only of what this triggers; `of`: only abilities of objects that match. */
  | { rule: 'extraTrigger'; event?: EventPattern; who: PlayerRef; of?: Filter }
  /** `who`: only abilities of permanents that these players control. */
  | { rule: 'noTrigger'; event: EventPattern; who?: PlayerRef }
  | { rule: 'legendRuleOff'; what: Filter }
  /** Damage that would reduce their life total to less than this reduces it to this instead (CR 120.4c). */
  | { rule: 'lifeFloor'; who: PlayerRef; least: number }
  /** Players have protection from what matches (CR 702.16j). */
  | { rule: 'protection'; who: PlayerRef; from: Filter }
  /** No more than so many of these counters on it (CR 704.5r). */
  | { rule: 'counterLimit'; what: Filter; counter: string; most: number }
  /** It crews Vehicles, or saddles Mounts, as though its power were so much greater, or using its toughness rather than its power (CR 702.122b, 702.171b). */
  | { rule: 'stronger'; what: Filter; to: ('crew' | 'saddle')[]; by: number | 'toughness' }
  /** Damage to these has the results it would have if its source had this (CR 120.3, 609.4). */
  | { rule: 'damageAsThough'; to: Filter; keyword: 'wither' | 'infect' };

// ---------------------------------------------------------------------------------------------------------------- replacement

/** So many tokens of a kind, created beside others. */
export interface TokensBesides {
  count: Quantity;
  token: TokenSpec;
  entering?: Entering;
}

/** Replacement and prevention effects (CR 614, 615). `{sel:'event'}` roles and `{q:'amount'}` speak of the event being replaced. */
export type Replacement =
  /** "enters tapped / with counters / as a copy / as it enters, choose" (CR 614.1c-d, 614.12). An optional `copy` has `entering` with it. */
  | {
      replace: 'enters';
      what: Filter;
      condition?: Condition;
      entering?: Entering;
      /** Under whose control it enters (CR 616.1b). */
      under?: PlayerRef;
      choices?: Effect;
      copy?: { of: Selector; optional: 'may' | 'must'; except: Mod[]; until?: 'turnedFaceDown' };
      unless?: Cost[];
      /** Done as it enters, before it is there (CR 614.12a): its slots are read by `entering`. "You may sacrifice any number of …" */
      before?: Effect;
      /** Unless this is so after `before`, it does not enter and is put into its owner's graveyard instead (CR 614.1a). */
      onlyIf?: Condition;
      /** Whether it enters so is up to one of these players; otherwise it enters as in `otherwise`. `link` remembers 1 when it does. */
      may?: PlayerRef;
      otherwise?: Entering;
      link?: number;
      /** Also as it is turned face up (CR 614.1e). */
      or?: 'turnedFaceUp';
    }
  /**
   * "If [what] would [change zones], [to] instead". `instead`: more to do besides. `link`: what is exiled instead is remembered by the source (CR 607.2b).
   * `optional`: whose it is may (madness as it once was; no card says so by itself).
   */
  | {
      replace: 'zone';
      what: Filter;
      from?: Zone;
      to?: Zone;
      verb?: ZoneVerb;
      /** Only as a spell or ability of one of these players resolves. */
      causedBy?: PlayerRef;
      toInstead?: Zone;
      position?: LibraryPosition;
      instead?: Effect;
      link?: number;
      optional?: 'may';
    }
  /** Damage: prevented (all, or up to `amount`), multiplied, increased, or dealt to another instead. `then`: done besides ("you gain that much life"). */
  | { replace: 'damage'; source: Filter; to: Filter; kind: 'combat' | 'noncombat' | 'any'; result: DamageResult; then?: Effect }
  /**
   * `except`: not the first card drawn in each of their draw steps. `optional`: "you may instead …". `least`: all the cards of one instruction to draw so
   * many or more (CR 121.2).
   */
  | { replace: 'draw'; who: PlayerRef; except?: 'firstInDrawStep'; optional?: 'may'; least?: 2; instead: Effect }
  | { replace: 'gainLife' | 'loseLife'; who: PlayerRef; amount: Quantity; instead?: undefined }
  /** These players would do a keyword action, or something that matches would: it is done with this number, to proliferate so often; or something else is done instead. */
  | { replace: 'action'; action: ReplacedAction; who: PlayerRef; n: Quantity; what?: undefined; instead?: undefined }
  | { replace: 'action'; action: ReplacedAction; who: PlayerRef; what?: Filter; instead: Effect; n?: undefined }
  /** Something else is done instead: "that player loses that much life". */
  | { replace: 'gainLife'; who: PlayerRef; instead: Effect; amount?: undefined }
  /** `by`: only by an effect, and not as a state-based action (CR 122.1c). */
  | { replace: 'destroy'; what: Filter; by?: 'effect'; instead: Effect }
  /** `by`: only what an effect puts there, and not a cost, a rule, or damage (CR 606.4, 714.3b, 120.3d). */
  /** `who`: only what one of these players puts there (CR 122.6a). */
  | { replace: 'counters'; what: Filter; counter: string | 'any'; amount: Quantity; by?: 'effect'; who?: PlayerRef }
  /** `plus`: tokens that are created besides, at the same time; the amount is that of all those that match. */
  | { replace: 'createToken'; who: PlayerRef; what: Filter; count: Quantity; plus?: TokensBesides[] }
  /** It would untap during its controller's untap step (CR 502.3); `when: 'ever'`: it would become untapped at all. */
  | { replace: 'untap'; what: Filter; when?: 'ever'; instead: Effect }
  /** Done as it is turned face up (CR 614.1e, 708.11). */
  | { replace: 'turnFaceUp'; what: Filter; effect: Effect }
  /** What matches is tapped for mana, for at least `least` (CR 106.12b). */
  | { replace: 'mana'; what: Filter; least?: number; result: ManaResult }
  | { replace: 'loseGame' | 'winGame'; who: PlayerRef; instead: Effect }
  /** The turn is skipped (CR 614.10b); `extra`: only a turn that an effect has given (500.7). */
  | { replace: 'beginTurn'; who: PlayerRef; extra?: 'extra'; optional?: 'may'; instead: Effect }
  | { replace: 'step'; step: Step; who: PlayerRef; instead: Effect }
  /** Two coins are flipped instead of one, or two dice rolled instead of each, or one die more is rolled, and one of the results is ignored (CR 705, 706.6). */
  | { replace: 'chance'; of: 'coins' | 'dice'; who: PlayerRef; ignore: 'any' | 'lowest' | 'highest' };

/** `type`: each mana is one of these instead; `typeAndAmount`: this and nothing else; `times`: that many times as much of it. */
export type ManaResult = { result: 'type' | 'typeAndAmount'; mana: ManaSpec } | { result: 'times'; times: number };

export type DamageResult =
  | { result: 'preventAll' }
  | { result: 'preventUpTo'; amount: Quantity }
  | { result: 'amount'; amount: Quantity }
  | { result: 'redirect'; to: Selector; amount: Quantity | 'all' };
