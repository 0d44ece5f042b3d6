/** Which family carries out which effect node. */
import type { G } from '../engine.js';
import type { Env } from '../state/types.js';
import type { Leaf } from './code.js';
import * as cards from './families/cards.js';
import * as continuous from './families/continuous.js';
import * as damage from './families/damage.js';
import * as exchange from './families/exchange.js';
import * as game from './families/game.js';
import * as keyword from './families/keyword-actions.js';
import * as meld from './families/meld.js';
import * as permanents from './families/permanents.js';
import * as stack from './families/stack.js';
import * as text from './families/text.js';
import * as voting from './families/voting.js';
import * as zones from './families/zones.js';

/** What a family function is: performs one node and returns the environment for what follows. */
export type Perform<K extends Leaf['do']> = (g: G, env: Env, e: LeafOf<K>) => Env;

/** The variant of a node kind, also where one variant stands for several kinds. */
export type LeafOf<K extends Leaf['do'], L extends Leaf = Leaf> = L extends { do: infer D } ? (K extends D ? L : never) : never;

/** Put together on first use: the families and what they use of each other are loaded in any order. */
const families = (): { [K in Leaf['do']]?: Perform<K> } => {
  known ??= {
    ...cards.EFFECTS,
    ...continuous.EFFECTS,
    ...damage.EFFECTS,
    ...exchange.EFFECTS,
    ...game.EFFECTS,
    ...keyword.EFFECTS,
    ...meld.EFFECTS,
    ...permanents.EFFECTS,
    ...stack.EFFECTS,
    ...text.EFFECTS,
    ...voting.EFFECTS,
    ...zones.EFFECTS,
  };
  return known;
};

let known: { [K in Leaf['do']]?: Perform<K> } | undefined;

/** Whether the engine can perform this node: asked when a pool is built, so that no game ever meets one it can't. */
export const canPerform = (kind: string): boolean => families()[kind as Leaf['do']] !== undefined;

/** Performs one effect node. */
export function performLeaf(g: G, env: Env, effect: Leaf): Env {
  const perform = families()[effect.do] as Perform<Leaf['do']> | undefined;
  if (!perform) throw new Error(`no meaning for effect ${effect.do}`);
  return perform(g, env, effect as never);
}
