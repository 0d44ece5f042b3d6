/** Banding (CR 702.22): bands of attacking creatures, and who divides combat damage. */
import { ask, type Id } from '@apnap/kernel';
import { characteristicsOf } from '../../characteristics/derived.js';
import { hasKeyword } from '../../effects/filter.js';
import type { G } from '../../engine.js';
import { commitCombat } from '../../events/commit.js';
import { live } from '../../state/access.js';
import type { Obj, State } from '../../state/types.js';

/** Whether the creature has banding now. */
export const hasBanding = (s: State, id: Id): boolean => {
  const o = live(s, id);
  return o !== null && hasKeyword({ s }, characteristicsOf(s, o), 'banding');
};

/** What a client needs to see which creatures can be in one band. */
interface BandDetail {
  band: { banding: readonly boolean[]; defenders: readonly Id[] };
}

/** CR 702.22c-d: any number with banding and up to one without, all attacking the same. @returns the rule a choice breaks, or null. */
export function illegalBand(detail: unknown, pick: readonly number[]): string | null {
  const band = (detail as Partial<BandDetail> | undefined)?.band;
  if (!band || pick.length === 0) return null;
  const without = pick.filter((i) => !band.banding[i]).length;
  if (pick.length < 2 || without > 1) return '702.22c';
  return pick.every((i) => band.defenders[i] === band.defenders[pick[0]]) ? null : '702.22d';
}

/** CR 702.22c: as attackers are declared, the active player may declare bands, as many as they want. */
export function declareBands(g: G, attackers: readonly Id[]): void {
  const { s } = g;
  const banding = new Set(attackers.filter((id) => hasBanding(s, id)));
  if (banding.size === 0) return;
  const attacked = (id: Id): Id => (live(s, id) as Obj).attacking;
  for (let band = 1; ; band++) {
    const free = attackers.filter((id) => (live(s, id) as Obj).band === 0);
    const options = free.filter((id) => free.some((x) => x !== id && attacked(x) === attacked(id) && (banding.has(x) || banding.has(id))));
    if (options.length < 2) return;
    const answer = ask(g, {
      seat: s.turn.active,
      kind: 'choose',
      ask: { form: 'pick', options: options.map((entity) => ({ entity })), min: 0, max: options.length },
      rule: '702.22c',
      prompt: { id: 'ask.band' },
      visible: 'all',
      detail: { band: { banding: options.map((id) => banding.has(id)), defenders: options.map(attacked) } } satisfies BandDetail,
      fallback: { pick: [] },
    });
    const chosen = 'pick' in answer ? answer.pick.map((i) => options[i]) : [];
    if (chosen.length === 0) return;
    for (const id of chosen) commitCombat(g, id, { band });
  }
}

/** CR 702.22h: who blocks one creature of a band blocks each of them. */
export function withBands(s: State, pairs: readonly { blocker: Id; attacker: Id }[]): { blocker: Id; attacker: Id }[] {
  const out = pairs.slice();
  for (const p of pairs) {
    const { band } = live(s, p.attacker) as Obj;
    if (band === 0) continue;
    for (const mate of s.battlefield)
      if ((live(s, mate) as Obj).band === band && !out.some((x) => x.blocker === p.blocker && x.attacker === mate))
        out.push({ blocker: p.blocker, attacker: mate });
  }
  return out;
}
