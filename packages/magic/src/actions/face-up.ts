/** Turning permanents face up (CR 708.7-708.11). */
import type { Replacement } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { commitCopy, commitFaceStatus, commitFlag } from '../events/commit.js';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { settle } from '../events/perform.js';
import { chooseCopied } from '../events/replace.js';
import { revealCards } from '../events/reveal.js';
import { controllerOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { xOf } from '../reading/memory.js';
import { hasFlag, live, record } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { type Env, FLAG, type Obj } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { Proposal } from '../state/proposals.js';
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
  settle(g, { p: 'faceUp', id }).besides();
  const event = log(g, 'turnFaceUp', rule, { object: id, player: controllerOf(g.s, id) });
  noteTriggers(g, [event], null);
}

type TurnsUp = Extract<Replacement, { replace: 'turnFaceUp' | 'enters' }>;

/** CR 614.1e, 708.11: what is done as it is turned face up, by what it is then. */
function asTurnedFaceUp(s: State, p: Proposal): OwnReplacement[] {
  if (p.p !== 'faceUp') return [];
  return derived(s).replacements.flatMap(({ replacement: r, env, node, lasting }): OwnReplacement[] => {
    if (!turnsUp(r) || !matches({ s, env, it: p.id }, r.what, p.id)) return [];
    const apply = (g: G): 'goesOn' => {
      doneAsTurned(g, p.id, r, env);
      return 'goesOn';
    };
    return [{ key: `${env.source}:${node}:${lasting}`, node, env, apply }];
  });
}

function doneAsTurned(g: G, id: Id, r: TurnsUp, env: Env): void {
  const { s } = g;
  if (r.replace === 'turnFaceUp') {
    procedures.runInline(g, idOf(s._pool, r.effect), { ...env, x: env.source === id ? xOf(record(s, id)) : env.x });
    return;
  }
  const copied = r.copy ? chooseCopied(g, id, r.copy, { s, env, it: id }) : null;
  if (copied) commitCopy(g, id, copied);
  if (r.choices) procedures.runInline(g, idOf(s._pool, r.choices), env);
}

/** "As this is turned face up", or "as this enters or is turned face up". */
const turnsUp = (r: Replacement): r is TurnsUp => r.replace === 'turnFaceUp' || (r.replace === 'enters' && r.or !== undefined);

/** Effects that apply as a permanent is turned face up. */
export const TURNED_FACE_UP: Mechanic = { name: 'turning face up', replaces: asTurnedFaceUp };

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
