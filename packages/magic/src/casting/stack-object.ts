/** What an object on the stack will do. */
import type { Program } from '@apnap/ability';
import { nodeOf } from '../state/pool.js';
import type { Obj, State } from '../state/types.js';
import { spellProgram } from './cast.js';

/** The program of a spell or ability on the stack. */
export function stackProgram(s: State, o: Obj): Program {
  const info = o.stack;
  if (!info) throw new Error(`object ${o.id} is not on the stack`);
  return info.kind === 'spell' ? spellProgram(s, o.id, o.flags & 2 ? 1 : 0) : nodeOf<Program>(s._pool, info.program);
}
