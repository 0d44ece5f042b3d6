/** What a Duel is at a moment, as plain data. */
import type { Frame, LogEvent, MachineState, Owned, Result, Run, Table } from '@apnap/kernel';
import type { Attribute, MonsterType } from '../language/basics.js';
import type { Ban, Cards, Effect, EventPattern, Filter, LaterAt, StatChange } from '../language/effects.js';
import type { Activated, Card, Condition, Duration, Phase, Place, Stat, SummonKind, Trait } from '../language/index.js';
import type { Rules } from './rules.js';

export type Seat = 0 | 1;

/** Where a card is (Y3.1). `material` is under a monster, `none` is out of the Duel. */
export type Zone = 'deck' | 'hand' | 'monster' | 'spell' | 'grave' | 'banished' | 'extra' | 'material' | 'none';

/** Y12.1; a Spell or Trap is `attack` when face-up. */
export type Position = 'attack' | 'defense';

/** How a monster was Summoned (Y8.10). */
export interface Summoned {
  kind: SummonKind;
  by: Seat;
  from: Zone;
  materials: number;
  /** Rows of its materials, and of those that lay on the field. */
  with?: readonly number[];
  offField?: readonly number[];
  /** Row of the card whose effect, or own way, brought it. */
  source?: number;
}

/** A card or Token of the Duel. */
export interface CardRow extends Owned {
  /** Its place in the pool. */
  card: number;
  owner: Seat;
  controller: Seat;
  zone: Zone;
  /** Y3: number of the zone on the field; elsewhere the order is that of the player's lists. */
  place: number;
  up: boolean;
  position: Position;
  /** Y1.12: rises with each zone change and each turning face-down. */
  visit: number;
  summoned: Summoned | null;
  /** Rises only when it changes zones: turned face-down it is still the monster that is attacked (Y13.12). */
  stay: number;
  /** Y12.3: the turn in which it came to the field. */
  since: number;
  /** Y12.3: the turn in which its position was last changed by hand. */
  turned: number;
  /** The turn in which it was last turned face-up. */
  flipped: number;
  /** Y13.3: turn and number of its last attacks. */
  attackedIn: number;
  /** The turn in which it last battled. */
  fought: number;
  attacks: number;
  /** Y21.10: ATK, DEF and Level that it had when it left the field; null: it did not come from there. */
  left: readonly (number | null)[] | null;
  /** Y13.16: what it has attacked this turn, by row and visit. */
  foes: readonly string[];
  /** Y25.1: from where it came, and whether it was destroyed; null: it has not moved. */
  came: { from: Zone; destroyed: boolean; how: string } | null;
  /** Y14.6: the turn in which it last destroyed a monster by battle. */
  slew: number;
  /** Y10.8 */
  properly: boolean;
  /** Y26.1: the row of the monster it is equipped to, or -1. */
  host: number;
  /** Y11.21: rows of the materials under it. */
  materials: readonly number[];
  counters: Readonly<Record<string, number>>;
  /** Y24.1: turns in which effects of this object were used, by effect. */
  used: Readonly<Record<string, number>>;
  /** Y3.3: it lies in a Pendulum Zone. */
  scale: boolean;
  /** Y26.20 */
  token: boolean;
  /** Y17.8: what was declared for it as it was activated. */
  declared?: string;
  /** Y9.9 */
  second?: true;
  /** Y25.21: what a monster in a Spell & Trap Zone is treated as. */
  as?: 'spell' | 'trap';
  /** Y16.19: its place in the pool as a Trap, while it is a monster. */
  trap?: number;
}

export interface PlayerRow extends Owned {
  lp: number;
  deck: readonly number[];
  hand: readonly number[];
  grave: readonly number[];
  banished: readonly number[];
  extra: readonly number[];
  /** 0 to 4 Main Monster Zones, 5 and 6 Extra Monster Zones; -1 where there is none. */
  monster: readonly number[];
  /** 0 to 4 Spell & Trap Zones, 5 the Field Zone, 6 and 7 Pendulum Zones of their own. */
  spell: readonly number[];
  /** Y9.1: how often the right of this turn was used. */
  normals: number;
  extraNormal: boolean;
  pendulumUsed: boolean;
}

/** Something that happened, for what triggers by it (Y19). */
export interface Happening {
  what:
    | 'summoned'
    | 'sent'
    | 'destroyed'
    | 'left'
    | 'banished'
    | 'discarded'
    | 'tributed'
    | 'drawn'
    | 'flipped'
    | 'attacks'
    | 'attacked'
    | 'battleDestroys'
    | 'battleDamage'
    | 'battled'
    | 'damageStart'
    | 'damageBefore'
    | 'phase'
    | 'activated'
    | 'turned'
    | 'material'
    | 'returned'
    | 'added'
    | 'damage'
    | 'gain'
    | 'damageEnd'
    | 'battleStart'
    | 'battleEnd'
    | 'wouldSummon';
  /** Row of the card that it is about; -1: none. */
  row: number;
  /** Its visit after it happened. */
  visit: number;
  /** Where it was. */
  from: Zone;
  /** Who controlled it, or whom it concerns. */
  seat: Seat;
  /** Whether it was face-up before. */
  up: boolean;
  /** Of a material: for which Summon. */
  kind?: SummonKind;
  /** Y26.1: it was equipped to a monster on the field. */
  equipped?: true;
  how: SummonKind | 'battle' | 'effect' | 'rule' | 'cost' | 'material';
  /** Who caused it; -1: nobody. */
  by: number;
  /** The other card: attacker, destroyer, or -1. */
  other: number;
  /** Row of the card whose effect did it, or -1. */
  source: number;
  /** Damage and the like; of a card that is added, 1: by drawing it. */
  amount: number;
  /** Y19.14: the moment it belongs to. */
  moment: number;
  /** It was excavated from the Deck. */
  dug?: true;
  /** How it had been Summoned, where it left the field. */
  was?: SummonKind;
  /** What was activated, as it was then. */
  link?: Link;
  /** Y19.1: a window has looked for what it triggers. */
  seen: boolean;
  /** Y19.17: what waits for each time has been applied. */
  told?: boolean;
}

/** A Chain Link (Y1.11). */
export interface Link {
  seat: Seat;
  row: number;
  visit: number;
  /** Place in the pool of the card whose text it is. */
  card: number;
  /** Index of the text; -1: only the activation of the card. */
  text: number;
  pendulum: boolean;
  /** The card itself was activated (Y16.7). */
  isCard: boolean;
  from: Zone;
  targets: readonly (readonly [row: number, visit: number])[];
  paid: readonly number[];
  event: Happening | null;
  /** Y17.8 */
  declared?: string | number;
  /** Y23.21: it has resolved, and its Chain has not ended. */
  resolved?: true;
  negated: 'no' | 'activation' | 'effect';
}

/** A change that lasts (Y23.3). */
/** `source`: it ends when that card, by its row and stay, is not face-up on the field any more. */
export type Lasting = Owned & {
  until: Duration;
  turn: number;
  seat: Seat;
  source?: readonly [row: number, stay: number];
} /** `over`: continuous adds that a set has taken in (Y23.5). */ & (
    | { on: 'card'; row: number; visit: number; stat: Stat; change: { add: number } | { set: number; over?: readonly string[] } }
    | { on: 'trait'; row: number; visit: number; trait: Trait }
    /** Y23.15: of whatever fits. */
    | { on: 'classTrait'; what: Cards; self: number; trait: Trait }
    | { on: 'control'; row: number; visit: number; back: Seat }
    | { on: 'negated'; row: number; visit: number }
    | { on: 'name'; row: number; visit: number; name: string }
    | { on: 'looks'; row: number; visit: number; type?: MonsterType; attribute?: Attribute }
    | { on: 'ban'; who: Seat; ban: Ban; self?: number }
    | { on: 'noDamage'; who: Seat; of: 'battle' | 'effect' | 'all'; half?: true }
    | { on: 'heals'; who: Seat }
  );

/** Something put off (Y6.10); `rows`: the cards it is about, as they were. */
export interface Later extends Owned {
  at: LaterAt;
  /** How many such phases are still to come before it. */
  wait?: number;
  turn: number;
  seat: Seat;
  self: number;
  do: Effect;
  rows: readonly (readonly [row: number, visit: number])[] | null;
}

/** Y26.7: when one card goes, another goes as well. */
export interface Bond {
  when: 'leaves' | 'destroyed';
  row: number;
  stay: number;
  victim: number;
  victimStay: number;
  goes: 'destroy' | 'banish';
  by: Seat;
}

/** Y20.18: a Summon of this turn. */
export interface Deed {
  seat: Seat;
  row: number;
  kind: SummonKind;
  from: Zone;
}

/** An attack that is going on (Y13). */
export interface Battle {
  attacker: number;
  attackerVisit: number;
  /** Row of the target, or -1 for the player. */
  target: number;
  targetVisit: number;
  /** Y13.10: the defender's monsters when the attack was declared. */
  field: string;
  timing: 0 | 1 | 2 | 3 | 4 | 5;
  negated: boolean;
  ended: boolean;
  destroyed: readonly number[];
  /** Y22.6: of those, whose effects are negated. */
  silenced?: readonly number[];
}

export type DuelFrame = Frame &
  (
    | { kind: 'start'; pc: number }
    | { kind: 'turn'; pc: number }
    | { kind: 'main'; pc: number }
    | { kind: 'battle'; pc: number }
    | { kind: 'attack'; pc: number }
    /** Y7.3 */
    | {
        kind: 'window';
        pc: number;
        first: Seat;
        passed: number;
        phase: boolean;
        done: readonly string[];
        mark: number;
        ends: boolean;
        stops?: true;
        /** Y6.15: of a phase or step that ends with it: whether something has happened since it was open. */
        again?: boolean;
        /** Y19.6: what triggers in the hand may still be activated for, where they come after the groups. */
        fresh?: readonly Happening[];
      }
    | { kind: 'chain'; pc: number; seat: Seat; passed: number }
    | {
        kind: 'summon';
        pc: number;
        row: number;
        visit: number;
        how: SummonKind;
        from: Zone;
        seat: Seat;
        chained: boolean;
        stopped?: boolean;
        /** Of a procedure on the card: its text, and what was paid. */
        text?: number;
        paid?: readonly number[];
      }
    | { kind: 'end'; pc: number }
  );

export interface State extends MachineState<DuelFrame> {
  format: 'yugioh/1';
  /** What the players are called. */
  names: readonly [string, string];
  rules: Rules;
  /** Y27.3: chance comes from the seed, or is asked for where a Duel is led along a record. */
  chance: 'seed' | 'asked';
  turn: number;
  active: Seat;
  phase: Phase;
  players: Table<PlayerRow>;
  cards: Table<CardRow>;
  chain: readonly Link[];
  happened: readonly Happening[];
  moment: number;
  lasting: readonly Lasting[];
  later: readonly Later[];
  /** Y6.14: phases of turns after `turn` that are passed over. */
  skips: readonly { seat: Seat; phase: Phase; turn: number }[];
  /** Summons of this turn. */
  deeds: readonly Deed[];
  /** Y9.6: Normal Summons of certain monsters in addition. */
  extraNormals: readonly { seat: Seat; what: Filter }[];
  /** Y24.2: counts of limits, by player, name and effect. */
  uses: Readonly<Record<string, number>>;
  battle: Battle | null;
  /** Y13.14 */
  battleOver: boolean;
  /** Y26.7 */
  bonds: readonly Bond[];
  /** Y20.16: the last toss or roll. */
  luck: number;
  result: Result | null;
  _pool: Pool;
  _copy(s: State): State;
}

/** The cards of a Duel, with what is looked up often. */
export interface Pool {
  cards: readonly Card[];
  /** By name of a Token: its place among the cards. */
  tokens: ReadonlyMap<string, number>;
  byId: ReadonlyMap<number, number>;
  /** By card: what its texts can do, so that the others need not be looked at. */
  /** Some card has a continuous effect; some makes cards unaffected; some negates others. */
  holds: boolean;
  shields: boolean;
  negates: boolean;
  /** Some card changes what monsters look like. */
  looks: boolean;
  /** Some card holds monsters in a position. */
  stands: boolean;
  /** Some card sends elsewhere what would go to a GY. */
  redirects: boolean;
  /** Some card gives texts to monsters that have it as material. */
  grants: boolean;
  /** By card: its place among the cards as a monster (Y16.19). */
  forms: ReadonlyMap<number, number>;
  /** Some card replaces destructions; some waits for each time; some stops Summons. */
  replaces: boolean;
  each: boolean;
  /** Events of which it is asked whether they came about this turn, as text and as pattern. */
  watched: ReadonlyMap<string, EventPattern>;
  stops: boolean;
  traits: readonly { triggers: boolean; holds: boolean; acts: boolean }[];
}

/** An entry of the log. Cards are named by their ids, places by `P zone N`. */
export interface DuelEvent extends LogEvent {
  who?: Seat;
  card?: number;
  cards?: readonly number[];
  at?: string;
  from?: string;
  to?: string;
  pos?: string;
  was?: string;
  amount?: number;
  link?: number;
  phase?: string;
  target?: string;
  targets?: readonly (readonly [number, string])[];
  reason?: string;
  counter?: string;
  values?: readonly number[];
  /** Y27: only this seat may see which cards they are. */
  only?: Seat;
}

export type G = Run<State, DuelEvent>;
export type { Activated, Condition, Place, StatChange };
