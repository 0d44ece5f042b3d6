/** Selectors, filters, quantities, conditions and event patterns. Each union is discriminated by its first field. */
import type {
  Attribute,
  CardKind,
  Compare,
  MonsterType,
  MonsterWord,
  Phase,
  Place,
  Property,
  Stat,
  SummonKind,
  Who,
  Whose,
} from './basics.js';

/** Where something is looked for. */
export interface PlaceRef {
  place: Place;
  whose: Whose;
}

/** What one card is like. */
export type Filter =
  | { is: 'and'; of: readonly Filter[] }
  | { is: 'or'; of: readonly Filter[] }
  | { is: 'not'; of: Filter }
  | { is: 'any' }
  | { is: 'kind'; kind: CardKind }
  | { is: 'property'; property: Property }
  | { is: 'word'; word: MonsterWord }
  | { is: 'attribute'; attribute: Attribute }
  | { is: 'type'; type: MonsterType; original?: true }
  | { is: 'series'; name: string }
  | { is: 'name'; name: string }
  | { is: 'stat'; stat: Stat; cmp: Compare; n: number; original?: true }
  | { is: 'position'; position: 'attack' | 'defense' }
  | { is: 'face'; face: 'up' | 'down' }
  | { is: 'summonable' }
  | { is: 'other' }
  | { is: 'self' }
  | { is: 'attacking' }
  /** Y17.8: of the Type or Attribute that was declared. */
  | { is: 'declared'; in: 'type' | 'attribute' }
  /** Y9.3: Tribute Summoned with so many Tributes. */
  | { is: 'tributed'; n: number }
  /** Its controller is the turn player. */
  | { is: 'ofTurn' }
  | { is: 'specialSummoned' }
  /** Y8.10: how it was Summoned. */
  | { is: 'summonedAs'; kind: SummonKind }
  | { is: 'summonedFrom'; from: 'extra' | 'gy' | 'hand' | 'deck' }
  /** Y8.10: by the effect, or the own way, of such a card. */
  | { is: 'broughtBy'; what: Filter }
  /** Y1.9: by its printed kind. */
  | { is: 'printedMonster' }
  | { is: 'hasLevel' }
  /** Y2.8 */
  | { is: 'mentions'; name: string }
  | { is: 'counter'; name: string }
  /** Y26.10: its own text lets such counters be placed on it. */
  | { is: 'holds'; name: string }
  /** Compared with a value of another card. */
  | { is: 'than'; stat: Stat; cmp: Compare; of: Quantity; original?: true }
  /** Y2.11: its name, Type, Attribute or Level is that of another card, or of one of some cards. */
  | { is: 'like'; in: Likeness; as: Selector }
  | { is: 'namesake'; of: Cards; in?: Likeness }
  /** Y3.4: in the column of such a card, which is not the card itself. */
  | { is: 'column'; of: Selector }
  /** Y3.15: in a zone that this card, or any Link Monster, points to. */
  | { is: 'pointedTo' }
  | { is: 'linked' }
  | { is: 'equipped' }
  | { is: 'equippedWith'; what: Filter }
  /** Y10.4: it cannot be Normal Summoned/Set. */
  | { is: 'nomi' }
  | { is: 'changedAtk' }
  | { is: 'raisedAtk' }
  /** It came to where it is this turn; `ago`: so many turns before it. */
  | { is: 'arrived'; ago?: readonly number[] }
  /** Y25.1: from where it came to where it is, and whether it was destroyed. */
  | { is: 'came'; from?: readonly Place[]; destroyed?: true; by?: 'battle' | 'effect' }
  /** It destroyed a monster by battle this turn. */
  | { is: 'slew' }
  | { is: 'hasMaterial' }
  /** Y9.9: a Gemini monster that was Normal Summoned again. */
  | { is: 'second' }
  /** Y11.18: it was Summoned with such a material; it was a material of that monster. */
  | { is: 'madeWith'; what: Filter }
  | { is: 'materialOf'; of: Selector }
  /** What the event is about; `all`: with what happened at the same time (Y19.20). */
  | { is: 'event'; all?: true }
  | { is: 'inZone'; zone: 'extraZone' | 'mainZone' | 'monsterZone' }
  /** Of materials: where they are. */
  | { is: 'lies'; at: Place; whose: Whose }
  /** Summoned or flipped face-up this turn. */
  | { is: 'newcomer' };

/** In what cards may be alike (Y2.11). */
export type Likeness = 'name' | 'type' | 'attribute' | 'level' | 'rank';

/** Cards of some places that are like something. */
export interface Cards {
  from: readonly PlaceRef[];
  filter: Filter;
}

/** Which cards. */
export type Selector =
  | { sel: 'self'; in?: readonly Place[] }
  /** The targets of this effect (Y21). */
  /** `like`: of several targets those that are so. */
  /** `nth`: of several, the one chosen first, second. */
  | { sel: 'target'; many?: true; like?: Filter; nth?: 1 | 2 }
  /** What the step before did something to. */
  | { sel: 'it'; many?: true }
  /** What the event is about. */
  | { sel: 'event' }
  /** The monster this card battles or battled, or that destroyed it by battle. */
  | { sel: 'battling'; whose?: 'you' | 'opponent' }
  | { sel: 'attacker' }
  /** The monster that this card is equipped to (Y26.1). */
  | { sel: 'host' }
  /** Of a continuous effect on several cards: each of them. */
  | { sel: 'each' }
  /** What was paid with. */
  | { sel: 'paid' }
  /** What the same resolution Special Summoned. */
  | { sel: 'brought'; many?: true }
  | { sel: 'all'; of: Cards }
  /** Chosen at resolution (Y20.6), or for a cost. */
  | {
      sel: 'choose';
      of: Cards;
      min: number;
      max: number;
      who?: Who;
      /** Y2.11: all of them differ in this, or are the same in it. */
      distinct?: Likeness;
      alike?: Likeness;
      withSelf?: true;
      extreme?: { stat: 'atk' | 'def'; most: boolean };
      /** One of them, at least, is like this. */
      including?: Filter;
      /** Y20.14: at most, or exactly, so many. */
      most?: Quantity;
      exactly?: Quantity;
    }
  /** Of what the step before did something to. */
  | { sel: 'among'; min: number; max: number; filter?: Filter; dug?: true }
  | { sel: 'dug'; filter?: Filter }
  /** Of what was excavated or looked at: what is still there. */
  | { sel: 'rest' }
  | { sel: 'both'; of: readonly Selector[] }
  | { sel: 'random'; of: Cards; n: number }
  | { sel: 'top'; n: number; whose: Who };

/** How many. */
export type Quantity =
  | { q: 'number'; n: number }
  | { q: 'count'; of: Cards; times: number }
  | { q: 'stat'; of: Selector; stat: Stat; original?: true }
  /** The heads that were tossed, or the sum that was rolled. */
  | { q: 'luck'; times: number }
  /** Y17.8: the Level that was declared. */
  | { q: 'declared' }
  /** Cards that were paid with, all or those that are so; Equip Cards on a monster (Y26.1). */
  | { q: 'paid'; times: number; is?: Filter }
  /** Materials it was Summoned with. */
  | { q: 'usedMaterials'; of: Selector; times: number }
  | { q: 'equips'; of: Selector; times: number }
  | { q: 'plus'; a: Quantity; b: Quantity }
  /** Always positive. */
  | { q: 'difference'; a: Quantity; b: Quantity }
  /** How many different names, Types or Attributes some cards have. */
  /** `same`: how many have the same at most. */
  | { q: 'kinds'; in: Likeness; of: Cards; times: number; same?: true }
  /** What the step before did something to, counted; `is`: those that are so. */
  | { q: 'done'; times: number; is?: Filter }
  /** The damage or the number of the event. */
  | { q: 'amount' }
  | { q: 'half'; of: Quantity }
  | { q: 'times'; of: Quantity; n: number }
  | { q: 'minus'; a: Quantity; b: Quantity }
  | { q: 'counters'; of: Selector; name: string; times: number }
  | { q: 'materials'; of: Selector; times: number }
  | { q: 'lp'; who: Who }
  | { q: 'hand'; who: Who; times: number };

/** Who fights. */
export type Fighter = { self: true } | { host: true } | { mine: Filter };

/** Whether. */
export type Condition =
  | { if: 'and'; of: readonly Condition[] }
  | { if: 'controls'; who: Who; what: Filter; min: number; max?: number }
  | { if: 'has'; of: Cards; min: number; max?: number }
  | { if: 'only'; who: Who; what: Filter }
  | { if: 'lp'; who: Who; cmp: Compare; n: number }
  | { if: 'lpLower' }
  /** `who`: this card, or such a monster of its player. */
  | { if: 'battles'; what: Filter; who?: Filter; attacks?: true; opponents?: true }
  | { if: 'turn'; of: Who }
  | { if: 'luck'; cmp: Compare; n: number }
  /** Y20.18: Summons of this turn. */
  | { if: 'summonedThisTurn'; who: Who; kinds: readonly SummonKind[]; min: number }
  /** Y20.18: so often in this turn; of no card's own. */
  | { if: 'occurred'; event: EventPattern; min: number }
  /** The event of the effect was brought about by a card effect of the opponent. */
  | { if: 'caused'; by: 'opponentEffect' }
  /** What was done before is so; what was asked before is not so. */
  | { if: 'it'; is: Filter; of: Selector }
  | { if: 'otherwise' }
  | { if: 'phase'; phases: readonly Phase[]; of?: Who }
  | { if: 'self'; is: Filter }
  | { if: 'not'; of: Condition }
  | { if: 'or'; of: readonly Condition[] }
  /** Y13: this card, or the equipped monster, is attacking. */
  /** Y13: it attacks or is attacked. */
  /** `mine`: such a monster of its player. */
  | { if: 'fighting'; what: Fighter }
  | { if: 'attacking'; what: Fighter; direct?: true }
  /** Compared numbers: of cards, of Life Points. */
  | { if: 'compare'; a: Quantity; cmp: Compare; b: Quantity }
  | { if: 'equipped' }
  | { if: 'materials'; min: number }
  | { if: 'hasMaterial'; what: Filter }
  | { if: 'counters'; name: string; min: number };

/** By what something was done to a card. */
export type Cause = 'battle' | 'effect' | 'either' | 'opponent' | 'opponentEffect' | 'battleOrOpponent' | 'yourEffect' | 'notBattle';

/** When. */
export type EventPattern =
  | { on: 'or'; of: readonly EventPattern[] }
  /** `via`: by the effect of such a card; `side`: to whose field. */
  | {
      on: 'summoned';
      what: Subject;
      kinds: readonly SummonKind[];
      flipped?: true;
      who?: Who;
      from?: readonly Place[];
      fromOf?: Whose;
      via?: Filter;
      /** Y11.18: with such a material. */
      using?: Filter;
      side?: Whose;
      /** Y3.15: to a zone that this card, or any Link Monster, points to. */
      into?: 'pointedTo' | 'linked';
    }
  /** `to`: whose GY. */
  | {
      on: 'sent';
      what: Subject;
      from?: readonly Place[];
      fromOf?: Whose;
      by?: Cause;
      as?: SummonKind | 'any';
      forWhat?: Filter;
      costOf?: Filter;
      to?: Whose;
      via?: Filter;
      /** Y26.6: because the equipped monster left the field, was sent to the GY or destroyed. */
      hostless?: 'left' | 'sent' | 'destroyed' | 'battle';
      /** Y11.24: from under an Xyz Monster. */
      under?: true;
      /** Excavated from the Deck. */
      dug?: true;
    }
  /** `via`: by the effect of such a card. */
  | {
      on: 'destroyed';
      what: Subject;
      by?: Cause;
      foe?: Filter;
      sent?: true;
      to?: Whose;
      from?: readonly Place[];
      fromOf?: Whose;
      via?: Filter;
    }
  | { on: 'leaves'; what: Subject; by?: Cause }
  | { on: 'banished'; what: Subject; by?: Cause; from?: readonly Place[]; fromOf?: Whose; via?: Filter }
  | { on: 'discarded'; what: Subject; by?: Cause }
  /** `sent`: to the GY; `for`: for such a Summon. */
  | { on: 'tributed'; what: Subject; by?: Cause; sent?: true; for?: 'tribute' | 'ritual' }
  /** Y5.6 */
  | { on: 'drawn'; what: Subject }
  /** Y11.18 */
  | { on: 'material'; what: Subject; for: readonly SummonKind[] }
  | { on: 'returned'; what: Subject; by?: Cause }
  /** Y19.12 */
  /** `drawn`: also by drawing it, by any draw or by that of a card effect (Y19.12, Y25.4). */
  | { on: 'added'; what: Subject; from?: readonly Place[]; fromOf?: Whose; via?: Filter; drawn?: 'any' | 'effect' }
  | { on: 'flipped'; what: Subject }
  | { on: 'attacks'; what: Subject; direct?: true; at?: Filter }
  | { on: 'attacked'; what: Subject }
  | { on: 'battleDestroys'; what: Subject; sent?: true; victim?: Filter }
  | { on: 'battleDamage'; to: Who; what: Subject; direct?: true }
  /** Y15.1: a player takes damage. */
  | { on: 'damage'; who: Who; by?: 'battle' | 'effect' }
  /** `attacks`: it is the attacker, or the target. */
  | { on: 'battled' | 'damageStart' | 'damageBefore'; what: Subject; with?: Filter; attacks?: boolean; opponents?: true }
  /** Y13.5: attacks or is attacked; `foe`: by or a monster. */
  | { on: 'involved'; what: Subject; foe?: true }
  /** Y12.6 */
  | { on: 'turned'; what: Subject; to?: 'attack' | 'defense' | 'set' }
  | { on: 'gain'; who: Who }
  /** Y13.17: this card has battled, at the end of the Damage Step or of the Battle Phase. */
  | { on: 'damageEnd'; what: Subject; with?: Filter; opponents?: true }
  | { on: 'battleEnd'; fought?: true }
  | { on: 'phase'; phase: Phase; of: Who }
  | { on: 'battleStart' }
  /** Y8.4: before the success of a Summon without a Chain. */
  | { on: 'wouldSummon'; kinds: readonly SummonKind[]; what: Subject; who?: Who }
  /** `where`: from where it is activated; `does`: what its effect would do. */
  | {
      on: 'activated';
      who: Who;
      what: readonly ActivatedKind[];
      card?: Filter;
      targetsSelf?: true;
      targets?: Filter;
      of?: Whose;
      /** It targets one card and no other. */
      alone?: true;
      /** Y18.7: it answers such an activation of the player. */
      answers?: { what: readonly ActivatedKind[]; card: Filter };
      /** It is this Chain Link, or a later one. */
      link?: number;
      where?: readonly PlaceRef[];
      does?: readonly string[];
    };

/** Y16.22 */
export type ActivatedKind = 'spellCard' | 'trapCard' | 'monsterEffect' | 'spellEffect' | 'trapEffect' | 'any';

/** Whom an event is about: this very card, the equipped monster, or any card like something. */
export type Subject =
  /** `equipped`: while it was equipped to a monster; `attacking`: as the attacker of its battle. */
  | { self: true; up?: true; down?: true; at?: Place; yours?: true; summoned?: SummonKind; equipped?: true; attacking?: true }
  | { host: true }
  | { any: Filter; of: Whose };
