/** What effects do, what cards do without being activated, and what it takes to activate or Summon. */
import type { Attribute, CardKind, Duration, MonsterType, MonsterWord, Phase, Place, SummonKind, Who, Whose } from './basics.js';
import type { Cards, Cause, Condition, EventPattern, Filter, Likeness, PlaceRef, Quantity, Selector, Subject } from './expressions.js';

/** A Token as an effect makes it (Y1.8). */
export interface TokenForm {
  name: string;
  tuner?: true;
  type: MonsterType;
  attribute: Attribute;
  level: number;
  atk: number;
  def: number;
}

/** Y6.10: `ownEnd`: in an End Phase of its player; `nextEnd`: of a later turn. */
export type LaterAt = 'endPhase' | 'ownEnd' | 'opponentEnd' | 'nextEnd' | 'nextStandby' | 'opponentStandby' | 'battleEnd';

/** What a Trap is as a monster (Y16.19). */
export interface TrapForm {
  /** It is no Trap any more. */
  apart?: true;
  effect?: true;
  tuner?: true;
  type: MonsterType;
  attribute: Attribute;
  level: number;
  atk: number;
  def: number;
}

/** One thing an effect does (Y20.1). */
export type Effect =
  | { do: 'destroy'; what: Selector }
  | { do: 'send'; what: Selector }
  | { do: 'banish'; what: Selector; face?: 'down' }
  | { do: 'add'; what: Selector }
  /** Y25.16 */
  | { do: 'banishUntil'; what: Selector; until: 'endPhase' | 'nextStandby' }
  | { do: 'comeBack'; what: Selector; to: 'you' | 'opponent'; zone: 'monster' | 'spell'; up: boolean; position: 'attack' | 'defense' }
  /** Y26.7: when the first leaves the field, or is destroyed, the second goes. */
  | { do: 'bond'; when: 'leaves' | 'destroyed'; of: Selector; what: Selector; goes: 'destroy' | 'banish' }
  /** Y20.3: what a player does, as if the effect were theirs. */
  | { do: 'by'; who: 'opponent' | 'both'; what: Effect; optional?: true }
  /** Y2.7, Y23.13 */
  | { do: 'rename'; what: Selector; name?: string; as?: Selector; until: Duration }
  | { do: 'become'; what: Selector; type?: MonsterType; attribute?: Attribute; until: Duration; declared?: 'type' | 'attribute' }
  /** Y13.11 */
  | { do: 'retarget'; what: Selector }
  | { do: 'swapControl'; what: Selector }
  /** Y25.13: each player gives one monster of theirs, the player of the effect one that is so. */
  | { do: 'tradeMonsters'; what: Filter }
  /** To the hand of the other player, against Y3.11. */
  | { do: 'handTo'; what: Selector }
  /** Y20.8: each takes a card of the other's hand. */
  | { do: 'tradeHands' }
  /** Y20.8: both discard their hands, then draw so many, or as many as they discarded. */
  | { do: 'renewHands'; n?: number }
  /** Y17.8: a number that is named as the effect resolves; it is then what came up (`luck`). */
  | { do: 'number'; who: Who; from: number; to: number }
  /** Y15.4: damage that would be taken is gained instead. */
  | { do: 'damageHeals'; who: Who; until: Duration }
  /** Y23.5 */
  | { do: 'switchStats'; what: Selector; until: Duration }
  /** Damage to, or LP for, the player who controls a card. */
  | { do: 'damageTo'; of: Selector; n: Quantity }
  | { do: 'toHand'; what: Selector }
  /** `either`: its player chooses the top or the bottom. */
  | { do: 'toDeck'; what: Selector; at: 'shuffle' | 'top' | 'bottom' | 'either'; order?: true }
  /** Y25.4: from being banished. */
  | { do: 'toGy'; what: Selector }
  | { do: 'toExtra'; what: Selector; face?: 'up' }
  | { do: 'tribute'; what: Selector }
  | { do: 'discard'; what: Selector }
  /** `zone`: one that this card, any Link Monster, or the target points to (Y3.15). */
  /** `as`: treated as a Summon of this kind (Y10.9). */
  | {
      do: 'summon';
      what: Selector;
      position?: Position | 'anyDefense' | 'attackOrSet';
      ignoring?: true;
      to?: Who;
      /** To a field that its player chooses. */
      side?: 'either';
      negated?: true;
      zone?: 'pointedTo' | 'linked' | 'extraZone' | 'ofTarget';
      as?: 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link';
    }
  | { do: 'token'; token: TokenForm; n: number; position?: 'attack' | 'defense'; to?: Who }
  | { do: 'draw'; who: Who; n: Quantity }
  | { do: 'damage'; who: Who; n: Quantity }
  | { do: 'gain'; who: Who; n: Quantity }
  | { do: 'pay'; who: Who; n: Quantity }
  /** Y15.7 */
  | { do: 'setLp'; who: Who; n: Quantity }
  | { do: 'stat'; what: Selector; stat: ChangedStat; change: StatChange; original?: true; until: Duration }
  | { do: 'position'; what: Selector; to: Position | 'change' }
  | { do: 'control'; what: Selector; to: Who; until: Duration }
  /** `self`: where this card is equipped from. */
  | { do: 'equip'; what: Selector; self?: Extract<Selector, { sel: 'self' }>; gives?: number }
  /** Y26.9: a monster becomes an Equip Card of this one. */
  | { do: 'equipTo'; what: Selector }
  | { do: 'setSpell'; what: Selector }
  /** Y25.21: face-up into a Spell & Trap, Field or Pendulum Zone. */
  /** `as`: a monster there is treated as a Continuous Spell, or Trap. */
  | { do: 'place'; what: Selector; in: 'spellZone' | 'fieldZone' | 'pendulumZone'; as?: 'spell' | 'trap'; owner?: true }
  | { do: 'negateActivation' }
  | { do: 'negateEffect' }
  | { do: 'negateEffects'; what: Selector; until: Duration }
  | { do: 'negateAttack' }
  | { do: 'endBattle' }
  | { do: 'attach'; what: Selector; to: Selector }
  | { do: 'detach'; n: number; max?: number }
  | { do: 'detachFrom'; from: Cards; n: number }
  /** `each`: so many for each of these. */
  | { do: 'counter'; what: Selector; name: string; n: number; most?: number; each?: Quantity }
  | { do: 'removeCounter'; name: string; n: number; from?: Cards }
  | { do: 'reveal'; what: Selector }
  | { do: 'look'; at: Cards }
  /** Y27.13: the top cards of a Deck are shown, or looked at, and stay there. */
  | { do: 'excavate'; n: Quantity; whose: 'you' | 'opponent'; secret?: true }
  /** Y26.20, Y20.16: chance; what follows asks for the heads or the sum. */
  | { do: 'toss'; n: number; call?: true }
  | { do: 'roll'; n: number }
  | { do: 'shuffle'; whose: Who }
  | { do: 'give'; what: Selector; trait: Trait; until: Duration }
  | { do: 'ban'; who: Who; ban: Ban; until: Duration }
  /** `half`: not none, but half of it. */
  | { do: 'noDamage'; who: Who; of: 'battle' | 'effect' | 'all'; half?: true; until: Duration }
  /** `to`: where the materials go; absent: the GY. */
  | {
      do: 'fuse';
      what: Filter;
      materials: Cards;
      banish?: true;
      to?: 'deck' | 'bottom';
      withSelf?: true;
      including?: Filter;
      least?: number;
    }
  /** `total`: the Levels of the Tributes, said as a number; absent: its Level. */
  /** `tributes`: other cards than monsters of the hand and field; `withSelf`, `including`: among them. */
  | {
      do: 'ritual';
      what: Filter;
      exact?: true;
      total?: number;
      from: readonly Place[];
      tributes?: Cards;
      withSelf?: true;
      including?: Filter;
    }
  /** A sentence that belongs to a Ritual Summon before it. */
  | { do: 'ritualTributes'; n: number; exact?: true }
  | { do: 'activatable'; what: Selector }
  | { do: 'extraNormal'; what?: Filter }
  /** Y6.10, Y20.2: later, without a Chain; `count`: in the second such phase, or a later one. */
  | { do: 'later'; at: LaterAt; count?: number; what: Effect }
  /** Y8.15: `withSelf`: this card among the materials; `using`: only such materials. */
  | { do: 'summonNow'; kind: 'normal' | 'synchro' | 'xyz' | 'link'; what?: Filter; tribute?: true; withSelf?: true; using?: Filter }
  /** Y8.6 */
  | { do: 'negateSummon' }
  /** Whichever of the two is answered. */
  | { do: 'negateSummonOrActivation' }
  /** Y6.14: of later turns; `soon`: of this turn where it is still to come. */
  | { do: 'skip'; who: Who; phase: Phase; n: number; soon?: true }
  /** Y3.7 */
  | { do: 'moveZone'; what: Selector }
  /** Y20.24 */
  | { do: 'either'; of: readonly Effect[] }
  /** Y17.9: chosen at resolution. */
  /** `when`: not chosen: the first of which this is so. */
  | { do: 'options'; of: readonly (readonly Part[])[]; when?: readonly Condition[] }
  | { do: 'all'; of: readonly Effect[] }
  | { do: 'removeAll'; name: string; what: Selector }
  /** Y16.19: a Trap that becomes a monster; `also`: it is still a Trap. */
  | { do: 'summonTrap'; form: TrapForm; position?: 'attack' | 'defense' }
  /** Y20.4: "destroy this card unless you …" */
  | { do: 'unless'; who?: 'opponent'; pay: Effect; what: Effect }
  /** Y11.26: placed on a monster, which becomes its material with what is under it. */
  | { do: 'summonOver'; what: Selector; over: Selector }
  /** Y20.24: under a condition its player may do the other. */
  | { do: 'instead'; what: Effect; if: Condition; or: Effect }
  /** Y24.10: as long as a card is face-up on the field. */
  | { do: 'banWhile'; ban: Ban; what: Selector };

export type Position = 'attack' | 'defense' | 'set';
export type ChangedStat = 'atk' | 'def' | 'both' | 'level' | 'rank' | 'scale';
export type StatChange = { by: Quantity; sign: 1 | -1 } | { to: Quantity } | { half: true } | { double: true };

/** Y20.2: how a part hangs together with the one before it. */
export type Join = 'first' | 'and' | 'ifDone' | 'also' | 'then' | 'alsoAfter' | 'next';

export interface Part {
  join: Join;
  /** Y20.4: "you can". */
  optional?: true;
  /** "if …" before it: asked when its turn comes. */
  if?: Condition;
  do: Effect;
}

/** What a card has while something holds (Y23). */
export type Trait =
  /** `foe`: by battle with such a monster only. */
  | { trait: 'indestructible'; by: 'battle' | 'effect' | 'both'; whose?: Whose; kinds?: readonly CardKind[]; foe?: Filter }
  /** Y14.19, Y23.24 */
  | { trait: 'onceIndestructible'; by: 'battle' | 'effect' | 'both' }
  | { trait: 'neitherDestroyed' }
  | { trait: 'untargetable'; whose: Whose; kinds?: readonly CardKind[] }
  | { trait: 'notAttackable' }
  | { trait: 'cannotAttack' }
  | { trait: 'cannotAttackDirectly' }
  | { trait: 'cannotChangePosition' }
  | { trait: 'attackDirectly' }
  /** `most`: so many instead (Y20.14). */
  | { trait: 'attacks'; n: number; most?: Quantity; onMonsters?: true }
  /** Y13.16 */
  | { trait: 'attacksAll' }
  | { trait: 'piercing' }
  | { trait: 'mustAttack' }
  | { trait: 'noBattleDamage' }
  | { trait: 'untributable'; only?: 'summon' }
  | { trait: 'notMaterial'; for: readonly SummonKind[]; except?: Filter }
  /** Y25.12 */
  | { trait: 'noSwitch' }
  /** Y14.6: where monsters go that it destroys by battle. */
  | { trait: 'foesGo'; to: 'banished' | 'deck' | 'hand' }
  /** Y14.17: what its battle damage to the opponent is multiplied by. */
  | { trait: 'damageTimes'; n: number; half?: true; direct?: true }
  /** Y14.17: what its battle damage to the opponent, or to any player, becomes. */
  | { trait: 'damageIs'; n: number; any?: true }
  /** Y15.4: battle damage from its battles is gained instead. */
  | { trait: 'damageHeals' }
  /** Y14.17: its battle damage to the opponent is effect damage. */
  | { trait: 'effectDamage' }
  /** Y12.1, Y29.1: the position that it is held in. */
  | { trait: 'stands'; in: 'attack' | 'defense' }
  | { trait: 'banishWhenLeaves' }
  /** Y22.6: the effects of those that it destroys by battle are negated, off the field as well. */
  | { trait: 'negatesSlain'; what: Filter }
  | { trait: 'bottomWhenLeaves' }
  /** Y25.21: destroyed in a Monster Zone it may be placed in the Spell & Trap Zone, as a Continuous Spell. */
  | { trait: 'staysAsSpell' }
  | { trait: 'tributes'; n: number; filter: Filter }
  /** Y23.16 */
  | { trait: 'unaffected'; by: readonly CardKind[]; whose: Whose; other?: true; activated?: true; only?: Filter }
  /** Y14.14 */
  /** `def`: with its DEF (Y14.14). */
  | { trait: 'attacksInDefense'; def?: true }
  | { trait: 'defenseAfterAttack'; at: 'damageStep' | 'battlePhase' }
  | { trait: 'noBattleDamageBoth' }
  /** Y14.16: the opponent takes it. */
  | { trait: 'reflectsBattleDamage' }
  | { trait: 'cannotActivate' }
  | { trait: 'alsoAttribute'; attribute: Attribute }
  | { trait: 'tuner' }
  /** Y11.15: it may be a material of such a Synchro Monster as if it were no Tuner. */
  | { trait: 'nonTuner'; for?: Filter }
  /** Y13.6: monsters of the opponent have to attack it, where they can attack. */
  | { trait: 'drawsAttacks' }
  /** Y16.12 */
  | { trait: 'activatable' }
  /** Y23.19: the card itself cannot be activated, wherever it is. */
  | { trait: 'unplayable' };

/** What a player can't do (Y23.19). */
export type Ban =
  /** `only`: these alone are forbidden. */
  /** `exceptKinds`: by other Summons than these. */
  | {
      ban: 'summon';
      kinds: readonly SummonKind[];
      from?: 'extra' | 'gy' | 'hand' | 'deck';
      exceptKinds?: readonly SummonKind[];
      except?: Filter;
      only?: Filter;
    }
  /** `what`: these alone. */
  | { ban: 'set'; what?: 'spellTrap' }
  /** Y12.2: change battle positions by hand. */
  | { ban: 'position' }
  /** Y25.3: add cards from the Deck to the hand, except by drawing them. */
  | { ban: 'search' }
  | { ban: 'tribute' }
  /** Y6.14: it is passed over. */
  | { ban: 'main2' }
  /** Y13.4: choose the targets of attacks; the other player does it. */
  | { ban: 'aim' }
  /** Y6.11: have more cards in the hand at the end of the turn; 99: any number of them. */
  | { ban: 'handOver'; n: number }
  /** `upon`: as an answer to this alone (Y17.13). */
  | { ban: 'activate'; what: 'spell' | 'trap' | 'monster' | 'all' | 'spellTrap'; effects?: true; only?: Filter; upon?: EventPattern }
  | { ban: 'banish' }
  /** Y17.13: answer what such a card of the other player does, `any`: of any player: its own activation, or that of its effects. */
  | { ban: 'answer'; what: 'spell' | 'trap' | 'monster' | 'all' | 'spellTrap'; effects?: true; to: Filter; toEffects?: true; any?: true }
  | { ban: 'gainLp' }
  | { ban: 'battleDamage' | 'effectDamage' }
  | { ban: 'attack'; except?: Filter }
  | { ban: 'battlePhase' };

/** A continuous effect (Y16.2). */
export type Static =
  | { kind: 'static'; what: StaticSubject; stat: ChangedStat; change: StatChange; original?: true; while?: Condition }
  | { kind: 'trait'; what: StaticSubject; trait: Trait; while?: Condition }
  /** `sure`: it is not negated (Y22.12). */
  | { kind: 'ban'; who: Who; ban: Ban; while?: Condition; sure?: true }
  | { kind: 'negates'; what: StaticSubject; while?: Condition }
  /** Y23.13: what was declared for this card is what these are. */
  /** `type`, `attribute`: what they are instead. */
  | { kind: 'looks'; what: StaticSubject; declared?: 'type' | 'attribute'; type?: MonsterType; attribute?: Attribute; while?: Condition }
  /** `goes`: it is sent to the GY, and not destroyed. */
  | { kind: 'selfDestroy'; goes?: 'gy'; while: Condition }
  /** Y13.2: what has to be paid for an attack of such monsters; their player does it. */
  | { kind: 'attackCost'; what: StaticSubject; do: Effect; while?: Condition }
  /** Y9.6: each turn one Normal Summon of such a monster in addition. */
  | { kind: 'extraNormal'; what: Filter; while?: Condition }
  /** Y25.8: what is sent to a GY goes elsewhere. */
  | { kind: 'redirect'; what: Filter; whose: Whose; to: 'banished'; from?: readonly Place[]; while?: Condition };

/** Y25.7: what is done instead of a destruction. `from`: where its card is; absent: face-up on the field. */
export interface Replaces {
  kind: 'replaces';
  what: StaticSubject;
  by?: Cause;
  /** One such card, and no other, would be destroyed. */
  alone?: true;
  optional?: true;
  soft?: 1;
  from?: readonly Place[];
  do: Effect;
}

/** Y19.17: what applies at once each time something happens. */
export interface Each {
  kind: 'each';
  event: EventPattern;
  do: readonly Part[];
}

/** To what a continuous effect applies. */
export type StaticSubject = { self: true } | { host: true } | { cards: Cards };

/** What comes before the semicolon, in the order written (Y17.1). */
export type Step =
  | { step: 'pay'; do: Effect }
  /** Y17.8: a Type, an Attribute or a Level that is declared; what the card is then about. */
  | { step: 'declare'; of: 'type' | 'attribute' }
  | { step: 'declare'; of: 'level'; from: number; to: number }
  | {
      step: 'target';
      of: Cards;
      min: number;
      max: number;
      distinct?: Likeness;
      alike?: Likeness;
      including?: Filter;
      most?: Quantity;
      exactly?: Quantity;
    };

/** Y24.2, Y24.3 */
export interface Limit {
  counts: 'use' | 'activate';
  per: 'turn' | 'duel' | 'chain' | 'faceUp' | 'battle';
  n: number;
  /** What the words bind: this effect, each effect, or the card. */
  on: 'this' | 'each' | 'card' | 'following' | 'preceding';
  /** Effects of one card share a count; absent: each for itself. */
  shared?: true;
}

/** What is said of an effect: what may not be done in the turn; what it needs; who may not answer (Y17.13); that it is not negated (Y22.12). */
export type Vow =
  | { ban: Ban }
  | { selfAttack: true; directly?: true }
  | { othersAttack: true }
  | { needs: Condition }
  /** `targets`: with the cards that it targets alone. */
  | { silent: 'opponent' | 'both'; what: Extract<Ban, { ban: 'activate' }>['what']; effects?: true; targets?: true }
  | { sure: 'activation' | 'effect' | 'both' };

/** An effect that is activated (Y16.1). */
export interface Activated {
  kind: 'activation' | 'ignition' | 'trigger' | 'quick';
  flip?: true;
  /** "When this card is activated" stands before it. */
  said?: true;
  event?: EventPattern;
  /** Y19.13, Y19.14 */
  timing?: 'when' | 'if';
  optional?: true;
  /** Where it can be activated; absent: face-up on the field. */
  from?: readonly Place[];
  during?: { phases: readonly Phase[]; of: Who };
  condition?: Condition;
  /** `before`: in the Damage Step until damage calculation (Y14.10). */
  damageStep?: 'yes' | 'no' | 'calculation' | 'before';
  /** Y16.20: a Quick Effect under a condition. */
  quickIf?: Condition;
  /** Y24.1 */
  soft?: number;
  limit?: Limit;
  /** Y17.9: one of several of which one is activated; its own condition, and that of all. */
  group?: { id: number; own?: Condition; common?: Condition; each?: true };
  /** Y20.18: what its player may not do in this turn, before and after it. */
  vows?: readonly Vow[];
  /** Y24.2: not in one Chain with another such effect of a card of this name. */
  apart?: true;
  /** Y26.1: not said, but meant: the activation of an Equip Spell. */
  implied?: true;
  before: readonly Step[];
  do: readonly Part[];
}

/** A Special Summon by the text of the card itself (Y10.2). */
export interface Procedure {
  kind: 'procedure';
  /** Y10.5, Y10.6: in this way only, or first. */
  must?: 'only' | 'first';
  /** Y11.9: or by a Fusion Summon. */
  orFusion?: true;
  from: readonly Place[];
  condition?: Condition;
  pay: readonly Effect[];
  /** Y11.9: with the materials of its line, moved so from these places. */
  contact?: { verb: 'toDeck' | 'banish' | 'send' | 'tribute'; from: readonly PlaceRef[] };
  position?: 'attack' | 'defense';
  /** Y3.15 */
  zone?: 'linked' | 'pointedTo';
  /** To whose field; absent: its own player's. */
  to?: 'opponent';
  /** "If Summoned this way, …" */
  then?: readonly Part[];
  limit?: Limit;
}

/** Y2.7: where a card has a name of its own text. */
export type NamedIn = 'field' | 'fieldGy' | 'gy' | 'handField' | 'handGy' | 'spellZone';

/** Y10.4 to Y10.7 and Y9.8. */
export type SummonRule =
  | { kind: 'rule'; cannot: 'normal' | 'set' | 'special' | 'specialFromDeck' | 'specialFromGy' | 'specialFromHand' }
  /** `by`: the card whose effect Summons it, or itself. */
  | { kind: 'rule'; must: 'own'; by: string; first?: true; via?: Filter }
  | { kind: 'rule'; must: SummonKind; first?: true; with?: string }
  | { kind: 'rule'; normalIf: Condition }
  /** Says what is meant anyhow. */
  | { kind: 'rule'; note: 'without'; name: string }
  | { kind: 'rule'; note: 'materials' | 'trap' | 'notTrap' | 'geminiNormal' | 'onceGained' }
  /** Y9.9 */
  | { kind: 'rule'; gemini: true }
  | { kind: 'rule'; notSeries: string }
  /** Y16.16: only an effect of that card places it. */
  | { kind: 'rule'; placedBy: string }
  /** Y16.12 */
  | { kind: 'rule'; fromHand: Condition }
  | { kind: 'rule'; onlyOneOf: Filter; on: 'you' | 'either' }
  | { kind: 'rule'; equipOnly: Filter; whose: Whose }
  | { kind: 'rule'; onlyOne: string }
  /** Y24.4: by any way. */
  | { kind: 'rule'; summonsPerTurn: string; kinds?: readonly SummonKind[] }
  | { kind: 'rule'; treatedAs: string; and?: string; series: boolean; in?: NamedIn }
  /** `then`: what is done with a monster that was Normal Summoned so (Y9.8). */
  | { kind: 'rule'; tributes: 0 | 1; condition?: Condition; then?: readonly Part[] }
  /** Y9.3: one such monster is enough for its Tribute Summon. */
  | { kind: 'rule'; enough: Filter }
  /** Y11.23: it may be Xyz Summoned with this one monster; `transfers`: with what is under it. */
  | { kind: 'rule'; xyzWith: Filter; condition?: Condition; once?: true; transfers?: true };

/** One slot of a line of materials (Y11.1). */
export interface MaterialSlot {
  filter: Filter;
  min: number;
  max: number;
  /** Y2.11: what all that fill it must be together. */
  different?: 'name' | 'attribute' | 'type' | 'level';
  same?: 'name' | 'attribute' | 'type';
  including?: Filter;
}

export type { Cards, Condition, EventPattern, Filter, MonsterWord, Quantity, Selector, Subject };
