/** Turning permanents face up (CR 708.7-708.11). */
import type { Replacement } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { commitCopy, commitFaceStatus, commitFlag } from '../events/commit.js';
import { chooseCopied } from '../events/replace.js';
import { revealCards } from '../events/reveal.js';
import { whichFirst } from '../events/which-first.js';
import { controllerOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { xOf } from '../reading/memory.js';
import { hasFlag, live, record } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { turnUpComponents } from './merged.js';

/** CR 708.7: it stays the same permanent; abilities that trigger on entering don't. */
export function turnFaceUp(g: G, id: Id, rule: string): void {
  const o = live(g.s, id);
  if (!o || !hasFlag(o, FLAG.faceDown)) return;
  if (staysFaceDown(g.s, o)) {
    revealCards(g, [id], id);
    return;
  }
  endManifested(g, id);
  commitFaceStatus(g, id, 'up');
  turnUpComponents(g, id);
  asTurnedFaceUp(g, id);
  const event = log(g, 'turnFaceUp', rule, { object: id, player: controllerOf(g.s, id) });
  noteTriggers(g, [event], null);
}

/** CR 614.1e, 708.11: applied while it is turned face up, by what it is then; of several in the order its controller chooses (616.1). */
function asTurnedFaceUp(g: G, id: Id): void {
  const { s } = g;
  const open = derived(s).replacements.filter(({ replacement: r, env }) => turnsUp(r) && matches({ s, env, it: id }, r.what, id));
  while (open.length > 0) {
    const [{ replacement: r, env }] = open.splice(whichFirst(g, controllerOf(s, id), open), 1);
    if (r.replace === 'turnFaceUp')
      procedures.runInline(g, idOf(s._pool, r.effect), { ...env, x: env.source === id ? xOf(record(s, id)) : env.x });
    if (r.replace !== 'enters') continue;
    const copied = r.copy ? chooseCopied(g, id, r.copy, { s, env, it: id }) : null;
    if (copied) commitCopy(g, id, copied);
    if (r.choices) procedures.runInline(g, idOf(s._pool, r.choices), env);
  }
}

/** "As this is turned face up", or "as this enters or is turned face up". */
const turnsUp = (r: Replacement): r is Extract<Replacement, { replace: 'turnFaceUp' | 'enters' }> =>
  r.replace === 'turnFaceUp' || (r.replace === 'enters' && r.or !== undefined);

/** CR 701.34g, 727.2g: an instant or sorcery card stays face down, and so does a merged permanent that contains one. */
export const staysFaceDown = (s: State, o: Obj): boolean =>
  (o.components ?? [o]).some((c) => {
    const { types } = s._pool.cards[(c.copyOf ?? c).card].faces[(c.copyOf ?? c).face].face;
    return types.includes('Instant') || types.includes('Sorcery');
  });

/** CR 701.34a, 701.56a, 702.168b: being manifested or cloaked, and ward {2}, end with being face down. */
export function endManifested(g: G, id: Id): void {
  commitFlag(g, id, FLAG.manifested | FLAG.cloaked | FLAG.warded, 'off');
}
