/** Banding (CR 702.22): bands of attacking creatures, and who divides combat damage. */
import { ask, type Id } from '@apnap/kernel';
import { commitCombat } from '../../events/commit.js';
import { characteristicsOf, controllerOf, staticEnv } from '../../reading/characteristics.js';
import { matches } from '../../reading/filter.js';
import { hasKeyword } from '../../reading/traits.js';
import { live } from '../../state/access.js';
import type { G } from '../../state/log.js';
import type { Obj } from '../../state/objects.js';
import { abilityInfo } from '../../state/pool.js';
import type { State } from '../../state/types.js';

/** Whether the creature has banding now. */
export const hasBanding = (s: State, id: Id): boolean => {
  const o = live(s, id);
  return o !== null && hasKeyword({ s }, characteristicsOf(s, o), 'banding');
};

/** Those of the creatures that are like what a "bands with other" ability of this one says; none unless it is so itself (CR 702.22c). */
function kindred(s: State, id: Id, ids: readonly Id[]): Id[][] {
  const o = live(s, id);
  if (!o) return [];
  return characteristicsOf(s, o).abilities.flatMap((node) => {
    const k = abilityInfo(s._pool, node).keyword;
    if (k?.keyword !== 'bandsWithOther') return [];
    const env = staticEnv(id, controllerOf(s, id));
    const alike = ids.filter((x) => matches({ s, env, it: x }, k.filter ?? { is: 'any' }, x));
    return alike.includes(id) ? [alike] : [];
  });
}

/** A creature with banding, or with "bands with other" beside another such creature (CR 702.22j-k); undefined when there is none. */
export const bandedAmong = (s: State, ids: readonly Id[]): Id | undefined =>
  ids.find((id) => hasBanding(s, id) || kindred(s, id, ids).some((alike) => alike.length > 1));

/** What a client needs to see which creatures can be in one band. `alike`: bands that "bands with other" abilities allow, and whose they are. */
interface BandDetail {
  band: { banding: readonly boolean[]; defenders: readonly Id[]; alike: readonly { by: number; band: readonly number[] }[] };
}

/**
 * CR 702.22c-d: any number with banding and up to one without, or creatures of a quality with one that bands with others of it; all attacking
 * the same. @returns the rule a choice breaks, or null.
 */
export function illegalBand(detail: unknown, pick: readonly number[]): string | null {
  const band = (detail as Partial<BandDetail> | undefined)?.band;
  if (!band || pick.length === 0) return null;
  const without = pick.filter((i) => !band.banding[i]).length;
  const alike = band.alike.some((a) => pick.includes(a.by) && pick.every((i) => a.band.includes(i)));
  if (pick.length < 2 || (without > 1 && !alike)) return '702.22c';
  return pick.every((i) => band.defenders[i] === band.defenders[pick[0]]) ? null : '702.22d';
}

/** CR 702.22c: as attackers are declared, the active player may declare bands, as many as they want. */
export function declareBands(g: G, attackers: readonly Id[]): void {
  const { s } = g;
  const banding = new Set(attackers.filter((id) => hasBanding(s, id)));
  if (banding.size === 0 && attackers.every((id) => kindred(s, id, attackers).length === 0)) return;
  const attacked = (id: Id): Id => (live(s, id) as Obj).attacking;
  for (let band = 1; ; band++) {
    const free = attackers.filter((id) => (live(s, id) as Obj).band === 0);
    const pairs = free.flatMap((id) =>
      kindred(s, id, free).map((band) => ({ by: id, band: band.filter((x) => attacked(x) === attacked(id)) })),
    );
    const together = (a: Id, b: Id): boolean =>
      banding.has(a) || banding.has(b) || pairs.some((p) => p.band.includes(a) && p.band.includes(b));
    const options = free.filter((id) => free.some((x) => x !== id && attacked(x) === attacked(id) && together(x, id)));
    if (options.length < 2) return;
    const at = (id: Id): number => options.indexOf(id);
    const alike = pairs.map((p) => ({ by: at(p.by), band: p.band.map(at) }));
    const answer = ask(g, {
      seat: s.turn.active,
      kind: 'choose',
      ask: { form: 'pick', options: options.map((entity) => ({ entity })), min: 0, max: options.length },
      rule: '702.22c',
      prompt: { id: 'ask.band' },
      visible: 'all',
      detail: { band: { banding: options.map((id) => banding.has(id)), defenders: options.map(attacked), alike } } satisfies BandDetail,
      fallback: { pick: [] },
    });
    const chosen = 'pick' in answer ? answer.pick.map((i) => options[i]) : [];
    if (chosen.length === 0) return;
    for (const id of chosen) commitCombat(g, id, { band });
  }
}
