/** Equipment with reconfigure (CR 702.151, 301.5c). */
import type { Id } from '@apnap/kernel';
import { BUILT_IN } from '../cardforms/built-in.js';
import { characteristicsOf, invalidate, staticEnv } from '../reading/characteristics.js';
import { hasKeyword, hasType } from '../reading/traits.js';
import { live } from '../state/access.js';
import type { G } from '../state/log.js';
import { idOf } from '../state/pool.js';
import type { State } from '../state/types.js';

const reconfigures = (s: State, id: Id): boolean => {
  const o = live(s, id);
  return o !== null && hasKeyword({ s }, characteristicsOf(s, o), 'reconfigure');
};

/** CR 301.5c: an Equipment that's also a creature can't equip a creature unless it has reconfigure. */
export function cantEquipAsCreature(s: State, id: Id): boolean {
  const o = live(s, id);
  if (!o) return false;
  const c = characteristicsOf(s, o);
  return c.subtypes.includes('Equipment') && hasType(c, 'Creature') && !reconfigures(s, id);
}

/** CR 702.151b: attached to a creature it stops being one, until it becomes unattached from that creature. */
export function stopBeingCreature(g: G, id: Id): void {
  const { s } = g;
  const o = live(s, id);
  const host = o ? live(s, o.attachedTo) : null;
  if (!o || !host || !reconfigures(s, id) || !hasType(characteristicsOf(s, host), 'Creature')) return;
  s.lasting = [
    ...s.lasting,
    {
      id: s.nextTimestamp++,
      node: idOf(s._pool, BUILT_IN.actions.reconfigured),
      env: staticEnv(id, o.controller),
      affected: [id],
      until: { until: 'unattached', from: host.id },
      uses: -1,
      left: -1,
      cause: s.cause,
    },
  ];
  invalidate(s);
}
