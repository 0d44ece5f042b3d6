/** What an object on the stack will do. */
import type { Program } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { characteristicsOf } from '../reading/characteristics.js';
import { live } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import { abilityInfo, type FaceInfo, nodeOf } from '../state/pool.js';
import type { FaceDown } from '../state/proposals.js';
import type { State } from '../state/types.js';

/** Programs that were added to a spell as it was cast (CR 702.47c, 702.113a). */
export const addedPrograms = (s: State, o: Obj): Program[] => (o.stack?.added ?? []).map((node) => nodeOf<Program>(s._pool, node));

/** The program of a spell or ability on the stack. */
export function stackProgram(s: State, o: Obj): Program {
  const info = o.stack;
  if (!info) throw new Error(`object ${o.id} is not on the stack`);
  return info.kind === 'spell' ? spellProgram(s, o.id, o.flags & 2 ? 1 : 0) : nodeOf<Program>(s._pool, info.program);
}

/** What the auras' enchant ability asks for as a target (CR 303.4a, 702.5a). */
export function spellProgram(s: State, id: Id, faceDown: FaceDown): Program {
  const o = live(s, id);
  if (!o || faceDown) return NO_PROGRAM;
  const from = o.copyOf ?? o;
  const face = s._pool.cards[from.card].faces[from.face];
  if (face.program) return changedProgram(s, o, face);
  for (const node of characteristicsOf(s, o).abilities) {
    const k = abilityInfo(s._pool, node).keyword;
    if (k?.keyword === 'enchant') {
      const what = k.filter ?? { is: 'any' as const };
      return { targets: [{ from: ['battlefield', 'players'], what, min: 1, max: 1 }], effect: { do: 'nothing' } };
    }
  }
  return NO_PROGRAM;
}

/** CR 612.1: the program of a spell whose text was changed. */
export function changedProgram(s: State, o: Obj, face: FaceInfo): Program {
  const { text } = s._pool;
  const program = face.program ?? NO_PROGRAM;
  if (text === null || o.zone !== 'stack') return program;
  const changed = characteristicsOf(s, o).abilities.find(
    (node) => text.original(node) !== node && abilityInfo(s._pool, node).ability.kind === 'spell',
  );
  return changed === undefined ? program : nodeOf<Program>(s._pool, changed - text.original(changed) + face.programNode);
}

export const NO_PROGRAM: Program = { targets: [], effect: { do: 'nothing' } };
