/**
 * What the payment solver works on: a locked mana cost, floating mana, sources, and the plan it returns.
 * Nothing here knows the game state: the engine translates (CR 601.2f–h, 605) and carries the plan out.
 */
import type { ManaSymbol, ManaType } from '@apnap/ability';

/** A set of mana types as bits in the order of `MANA_TYPES` (W=1, U=2, B=4, R=8, G=16, C=32). See {@link typeMask}. */
export type TypeMask = number;

/**
 * A cost to pay with mana once it is locked in (CR 601.2f). Neither the list nor its symbols may change
 * after the first use: compiled costs are cached by identity. `{X}` counts 0 (CR 107.3g) except in `maxX`.
 */
export interface PaymentCost {
  symbols: readonly ManaSymbol[];
  /** A part of X on which only mana of these types may be spent ("Spend only black mana on X"); it is still generic mana (CR 107.4b). */
  xOnly?: { n: number; types: TypeMask };
}

/** One unit of mana in the pool (CR 106.4). The caller leaves out mana that may not be spent on this payment. */
export interface PoolUnit {
  /** Unique among the units of the pool; smaller keys are spent first among equals. */
  key: number;
  type: ManaType;
  /** Types it may be spent as besides (CR 609.4b). */
  as?: TypeMask;
  /** Produced by a snow source (CR 107.4h). */
  snow?: boolean;
  /** May be spent on the cost itself but not on the activation costs of mana abilities (CR 106.6). */
  restricted?: boolean;
  /** May not be spent on generic mana costs (CR 106.6), nor is it counted on for activation costs of mana abilities. */
  notGeneric?: boolean;
  /** A heap of so many under one key; absent: one. */
  n?: number;
}

/** One unit an output makes. For `convoke`, `types` are the colours of the creature; for `delve` and `improvise` it is 0. */
export interface OutputUnit {
  types: TypeMask;
  snow?: boolean;
  restricted?: boolean;
  notGeneric?: boolean;
  /** A heap of so many; absent: one. */
  n?: number;
}

/**
 * How a source helps: by making mana, or in place of mana by being tapped for convoke (CR 702.51a),
 * exiled for delve (CR 702.66a) or tapped for improvise (CR 702.126a).
 */
export type SourceKind = 'mana' | 'convoke' | 'delve' | 'improvise';

/** Why using a source can't be taken back by untapping it. */
export type Irreversible = 'no' | 'sacrifice' | 'life' | 'exile' | 'discard' | 'counters' | 'other';

/** One way to use a source. */
export interface Output {
  /** What it makes. Unless `choose` is 'same', each unit picks one of its types on its own. */
  units: readonly OutputUnit[];
  /** 'same': all units that have a choice get one and the same type ("three mana of any one colour"). */
  choose?: 'each' | 'same';
  /** How many of `units`, the last ones, are made by triggered mana abilities (CR 605.4a). */
  extra?: number;
  /** Mana to pay first (filter lands, "{1}, {T}: Add {W}{U}"). */
  cost?: readonly ManaSymbol[];
  /** Life paid as part of the activation cost; limited by the life available (CR 118.3b, 119.4). */
  life?: number;
  /** Damage or loss of life that is no cost: counted like life in the choice, not limited. */
  damage?: number;
  /** Replaces the price of the source for this output. */
  price?: number;
  /** Replaces the kind of the source for this output (a mana creature that could also convoke). */
  kind?: SourceKind;
  /** Replaces the source's mark for this output. */
  irreversible?: Irreversible;
}

/** Something that can be used once in this payment, in exactly one of its ways. Repeatable abilities are listed several times. */
export interface Source {
  /** Unique among the sources; smaller keys are used first among equals. */
  key: number;
  /** May not change after the first use: compiled outputs are remembered by identity. Share the list among equal sources. */
  outputs: readonly Output[];
  /** How much the caller would rather not use it: a non-negative integer (basic land 1, dual 2, creature 5 ...). */
  price: number;
  kind: SourceKind;
  irreversible: Irreversible;
}

/** A cost that should stay payable afterwards, without paying life for its Phyrexian symbols. */
export interface KeepCost {
  cost: readonly ManaSymbol[];
  /** Positive; the solver maximises the sum over the costs that stay payable (each on its own). */
  weight: number;
}

/** Where one unit of payment comes from; `unit` is the place among what the use makes. */
export type PaidBy = { from: 'pool'; key: number } | { from: 'source'; key: number; unit: number } | { from: 'life' };

/** Which part of the cost it pays: a symbol by its index (twice for the two mana of {2/W}), or the restricted part of X. */
export type PaidFor = { symbol: number } | { x: true };

export interface Pay {
  for: PaidFor;
  by: PaidBy;
  /** The type of mana spent, or the colour convoked for; absent for life and for help with generic mana. */
  type?: ManaType;
}

/** Mana that a use makes, with its type chosen. Where heaps are divided among types, `unit` says which unit of the output it is of. */
export interface MadeUnit {
  type: ManaType;
  snow: boolean;
  /** A heap of so many; absent: one. */
  n?: number;
  /** Absent: the one at the same place. */
  unit?: number;
}

/** Use of one source. The uses of a plan are in an order in which they can be carried out. */
export interface SourceUse {
  key: number;
  output: number;
  kind: SourceKind;
  /** The mana it makes, with types chosen; empty for convoke, delve and improvise. */
  makes: MadeUnit[];
  /** Payment of the output's own mana cost. */
  pays: Pay[];
}

/** Mana that remains in the pool. */
export interface Leftover {
  by: PaidBy;
  type: ManaType;
  snow: boolean;
  /** A heap of so many; absent: one. */
  n?: number;
}

/** Explanation as data; the client has the words. Costs are mana text. */
export type Note =
  | { id: 'mana.pays'; cost: string; pool: number[]; sources: number[] }
  | { id: 'mana.convokes'; sources: number[] }
  | { id: 'mana.delves'; sources: number[] }
  | { id: 'mana.improvises'; sources: number[] }
  | { id: 'mana.paysLife'; life: number }
  | { id: 'mana.takesDamage'; damage: number }
  | { id: 'mana.irreversible'; sources: number[]; how: Irreversible }
  | { id: 'mana.floats'; mana: string }
  | { id: 'mana.keeps'; cost: string; keep: number }
  | { id: 'mana.losesKeep'; cost: string; keep: number };

/** The measures a plan is chosen by, most important first (`keepWeight`: more is better; the others: less). */
export interface PlanScore {
  irreversible: number;
  /** Life paid and damage taken. */
  life: number;
  /** Mana left in the pool after the payment, and mana that filters use up beyond what they make. */
  floating: number;
  keepWeight: number;
  price: number;
  /** Number of types the used sources could have made, summed. */
  flexibility: number;
  /** Mana left that was in the pool before. */
  poolLeft: number;
}

/** How to pay a cost. */
export interface Plan {
  pays: Pay[];
  uses: SourceUse[];
  /** Life paid, for Phyrexian symbols and activation costs. */
  life: number;
  damage: number;
  leftover: Leftover[];
  /** Indices of the kept costs that remain payable. */
  keeps: number[];
  score: PlanScore;
  notes: Note[];
  /** False if the search ran out of its budget: the plan pays the cost but may not be the best. */
  exact: boolean;
}

/** What `solve` needs. */
export interface PaymentRequest {
  cost: PaymentCost;
  pool: readonly PoolUnit[];
  sources: readonly Source[];
  /** Life that may be paid; 0 forbids paying life. */
  life: number;
  keep?: readonly KeepCost[];
}

/** A payment put together by hand. `sources` are in the order of activation. */
export interface ManualPayment {
  pool: readonly number[];
  /** `types` chooses a type for each unit; left out, types are chosen so as to pay. */
  sources: readonly { key: number; output: number; types?: readonly ManaType[] }[];
  /** Number of Phyrexian symbols paid with 2 life each (CR 107.4f). */
  lifeSymbols: number;
}

/** Why a hand payment is refused. */
export type ManualRefusal =
  | { reason: 'unknownPoolUnit'; key: number; rule: '118.3a' }
  | { reason: 'unknownSource'; key: number; rule: '605.3a' }
  | { reason: 'unknownOutput'; key: number; output: number; rule: '605.3a' }
  | { reason: 'usedTwice'; key: number; rule: '118.10' }
  | { reason: 'badTypes'; key: number; rule: '106.1b' }
  | { reason: 'notEnoughLife'; needed: number; rule: '119.4' }
  | { reason: 'sourceCostUnpaid'; key: number; rule: '602.2b' }
  | { reason: 'notPaid'; missing: number; rule: '601.2h' }
  | { reason: 'unused'; pool: number[]; sources: number[]; lifeSymbols: number; rule: '118.3a' };

export type ManualResult =
  | { ok: true; pays: Pay[]; uses: SourceUse[]; life: number; leftover: Leftover[] }
  | ({ ok: false } & ManualRefusal);
