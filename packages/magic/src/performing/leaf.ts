/** Which family carries out which effect node. */

import type { Batched, BatchedLeaf, Leaf } from '../state/code.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import * as cards from './cards.js';
import * as continuous from './continuous.js';
import * as damage from './damage.js';
import * as exchange from './exchange.js';
import type { Perform } from './family.js';
import * as game from './game.js';
import * as keyword from './keyword-actions/keyword-actions.js';
import * as meld from './meld.js';
import * as permanents from './permanents.js';
import type { Plan, Planning } from './plan.js';
import * as stack from './stack.js';
import * as text from './text.js';
import * as voting from './voting.js';
import * as zones from './zones.js';

const FAMILIES: { readonly [K in Leaf['do']]?: Perform<K> } = {
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

/** Effects that several players can do at once. */
const PLANS: { readonly [K in Batched]: Planning<K> } = { ...cards.PLANS, ...permanents.PLANS, ...zones.PLANS };

/** Whether the engine can perform this node: asked when a pool is built, so that no game ever meets one it can't. */
export const canPerform = (kind: string): boolean => FAMILIES[kind as Leaf['do']] !== undefined;

/** The choices of one player for an effect that several do at once, and what is to happen. */
export const planLeaf = (g: G, env: Env, effect: BatchedLeaf): Plan => (PLANS[effect.do] as Planning<Batched>)(g, env, effect as never);

/** Performs one effect node. */
export function performLeaf(g: G, env: Env, effect: Leaf): Env {
  const family = FAMILIES[effect.do] as Perform<Leaf['do']> | undefined;
  if (!family) throw new Error(`no meaning for effect ${effect.do}`);
  return family(g, env, effect as never);
}
