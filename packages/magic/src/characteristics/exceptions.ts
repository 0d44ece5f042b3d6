/** What a copy effect says "except": the result is part of the copiable values (CR 707.9a-b). */
import { staticEnv } from '../reading/characteristics.js';
import type { Characteristics } from '../state/objects.js';
import { nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { applyOwnMod, type OwnMod } from './mods.js';

const made = new WeakMap<Characteristics, Map<string, Characteristics>>();

/**
 * The copied values with the exceptions carried out, in the order in which they are stated.
 * @param except pool nodes of modifications that say nothing about other objects, so that the result is the same for every copy.
 */
export function withExceptions(s: State, base: Characteristics, except: readonly number[]): Characteristics {
  let known = made.get(base);
  if (!known) {
    known = new Map();
    made.set(base, known);
  }
  const key = except.join(' ');
  let values = known.get(key);
  if (!values) {
    values = { ...base };
    for (const node of except) applyOwnMod({ s, env: staticEnv(0, 0), it: 0 }, values, nodeOf<OwnMod & object>(s._pool, node));
    known.set(key, values);
  }
  return values;
}
