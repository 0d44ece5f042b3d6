/** Phasing (CR 702.26): permanents phase out and in. */
import type { Id } from '@apnap/kernel';
import { commitDamageOff, commitPhaseIn, commitPhaseOut } from '../events/commit.js';
import { changeLasting } from '../events/lasting.js';
import { cantPhaseOut } from '../events/prohibitions.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { live } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { Obj } from '../state/objects.js';
import type { Phased, State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { rulesOf } from '../years/differences.js';

/** These permanents, and what is attached to them, each with what it phases out with (0: by itself). */
function phasingOut(s: State, ids: readonly Id[]): Map<Id, Id> {
  const out = new Map<Id, Id>(ids.filter((id) => !cantPhaseOut(s, id)).map((id) => [id, 0]));
  for (let grew = true; grew; ) {
    grew = false;
    for (const id of s.battlefield) {
      const host = (live(s, id) as Obj).attachedTo;
      // CR 702.26h: what would phase out directly and indirectly does so indirectly.
      if (!out.has(host) || host === id || out.get(id) === host || cantPhaseOut(s, id)) continue;
      out.set(id, host);
      grew = true;
    }
  }
  return out;
}

/** CR 702.26b, 702.26g: these permanents phase out, and what is attached to them with them. */
export function phaseOut(g: G, ids: readonly Id[]): void {
  const { s } = g;
  const out = phasingOut(s, ids);
  const seen = [...out].map(([id, host]) => ({
    id,
    seat: controllerOf(s, id),
    with: host,
    last: characteristicsOf(s, live(s, id) as Obj),
  }));
  // CR 603.10b: what triggers looks at how things were before
  noteTriggers(
    g,
    seen.map((p) => log(g, 'phaseOut', p.with === 0 ? '702.26b' : '702.26g', { object: p.id, player: p.seat })),
    null,
  );
  commitPhaseOut(g, seen);
  if (rulesOf(s).phasedEffects === 'end') {
    // classic:502.15g: effects that have begun don't find it again
    const gone = new Set(seen.map((p) => p.id));
    changeLasting(g, (l) => (l.affected?.some((id) => gone.has(id)) ? { ...l, affected: l.affected.filter((id) => !gone.has(id)) } : l));
  }
  if (rulesOf(s).phasedDamage === 'removed') for (const { id } of seen) commitDamageOff(g, id); // classic:502.15e
}

/** CR 702.26c, 702.26g, 702.26i: these phase in, with what phased out with them, attached as they were. */
export function phaseIn(g: G, which: (p: Phased) => boolean): void {
  const { s } = g;
  const back = new Set(s.phased.filter((p) => p.with === 0 && which(p)).map((p) => p.id));
  for (let n = -1; n !== back.size; ) {
    n = back.size;
    for (const p of s.phased) if (back.has(p.with)) back.add(p.id);
  }
  if (back.size === 0) return;
  commitPhaseIn(s, back, rulesOf(s).phasedIn === 'hasty'); // classic:502.15m
  noteTriggers(
    g,
    [...back].map((id) => log(g, 'phaseIn', '702.26c', { object: id, player: controllerOf(s, id) })),
    null,
  );
}
