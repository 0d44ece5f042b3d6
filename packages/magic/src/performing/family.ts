/** What the functions that perform effects look like. */
import type { Leaf } from '../state/code.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';

/** What a family function is: performs one node and returns the environment for what follows. */
export type Perform<K extends Leaf['do']> = (g: G, env: Env, e: LeafOf<K>) => Env;

/** The variant of a node kind, also where one variant stands for several kinds. */
export type LeafOf<K extends Leaf['do'], L extends Leaf = Leaf> = L extends { do: infer D } ? (K extends D ? L : never) : never;
