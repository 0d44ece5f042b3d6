/** What an object on the stack will do. */
import type { Program } from '@apnap/ability';
import { nodeOf } from '../state/pool.js';
import type { Obj, State } from '../state/types.js';
import { spellProgram } from './cast.js';

/** Programs that were added to a spell as it was cast (CR 702.47c, 702.113a). */
export const addedPrograms = (s: State, o: Obj): Program[] => (o.stack?.added ?? []).map((node) => nodeOf<Program>(s._pool, node));

/** The program of a spell or ability on the stack. */
export function stackProgram(s: State, o: Obj): Program {
  const info = o.stack;
  if (!info) throw new Error(`object ${o.id} is not on the stack`);
  return info.kind === 'spell' ? spellProgram(s, o.id, o.flags & 2 ? 1 : 0) : nodeOf<Program>(s._pool, info.program);
}
