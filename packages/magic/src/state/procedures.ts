/**
 * What lower rooms ask of higher ones. Rooms import downwards only; where the rules lead upwards (a filter asks what an object is, which the
 * layers make; a replacement effect has something done instead), the way leads through this one table, which `game/procedures.ts` fills. Each entry
 * says who asks, and which file answers.
 */
import type { Condition, Cost, Entering, EventPattern, PlayerRef, Quantity, Selector } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { Leaf } from './code.js';
import type { Cx } from './context.js';
import type { Derived } from './derived.js';
import type { GameEvent } from './events.js';
import type { G } from './log.js';
import type { Characteristics, Env, Obj } from './objects.js';
import type { State } from './types.js';

export interface Procedures {
  /** Reading: everything that continuous effects make of a state (CR 613), by `characteristics/derive.ts`. */
  derive(s: State): Derived;
  /** Reading: what an object is before any effect (CR 109.3, 707.2), by `characteristics/base.ts`. */
  base(s: State, o: Obj): Characteristics;
  /** A filter asks what the other kinds of questions of the language come to; each is answered by the file of `reading/` that is named for it. */
  select(cx: Cx, sel: Selector): readonly Id[];
  players(cx: Cx, ref: PlayerRef): number[];
  quantity(cx: Cx, q: Quantity): number;
  holds(cx: Cx, cond: Condition): boolean;
  matchHistory(cx: Cx, pattern: EventPattern, range?: { before?: number; within?: 'combat' }): GameEvent[];
  /** A filter: whether this could be a target of the spell (CR 707.10d), by `performing/retarget.ts`. */
  couldBeTarget(s: State, spell: Id, id: Id): boolean;
  /** A selection: whether its owner may bring this card from outside the game into it (CR 903.11), by `variants/commander.ts`. */
  mayBeBroughtIn(s: State, id: Id): boolean;
  /** Triggers, events, mana, casting: performs a whole effect within the current step, by `performing/interpret.ts`. */
  runInline(g: G, node: number, env: Env): Env;
  /** Replacement effects: what it attacks as it enters attacking (CR 508.4), by `performing/zones.ts`. */
  attackedBy(g: G, env: Env, how: NonNullable<Entering['attacking']>, seat: number): Id;
  /** Mana: performs one effect, by `performing/leaf.ts`. */
  performLeaf(g: G, env: Env, effect: Leaf): Env;
  /** Replacement effects: whether a cost could be paid, and paying it (CR 614.12a), by `casting/pay-costs.ts`. */
  costPayable(s: State, seat: number, cost: readonly Cost[], env: Env): boolean;
  payCosts(g: G, seat: number, cost: readonly Cost[], env: Env): boolean;
}

const unfilled = (): never => {
  throw new Error('the table of procedures is filled by game/procedures.ts');
};

/** All entries have their place from the beginning, so that each is called as fast as any function. */
export const procedures: Procedures = {
  derive: unfilled,
  base: unfilled,
  select: unfilled,
  players: unfilled,
  quantity: unfilled,
  holds: unfilled,
  matchHistory: unfilled,
  couldBeTarget: unfilled,
  mayBeBroughtIn: unfilled,
  runInline: unfilled,
  attackedBy: unfilled,
  performLeaf: unfilled,
  costPayable: unfilled,
  payCosts: unfilled,
};
