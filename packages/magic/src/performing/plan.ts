/** What an effect is going to do, once every choice for it is made: with what others do it happens at once (CR 101.4, 608.2e). */

import { perform } from '../events/perform.js';
import type { Leaf } from '../state/code.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import type { Proposal } from '../state/proposals.js';
import type { LeafOf, Perform } from './family.js';

export interface Plan {
  batch: Proposal[];
  /** Once it has happened: the environment for what follows. */
  finish: () => Env;
}

/** Makes the choices of one node and says what is to happen. */
export type Planning<K extends Leaf['do']> = (g: G, env: Env, e: LeafOf<K>) => Plan;

/** An effect that is planned, carried out by itself. */
export function planned<K extends Leaf['do']>(plan: Planning<K>): Perform<K> {
  return (g, env, e) => {
    const { batch, finish } = plan(g, env, e);
    perform(g, batch);
    return finish();
  };
}
