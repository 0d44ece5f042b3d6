/** Roles (CR 303.7). */
import type { Mechanic } from '../events/mechanics.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { live } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Obj } from '../state/objects.js';
import { type Destroy, type Move, move } from '../state/proposals.js';

/** CR 303.7a, 704.5y: of the Roles of one player on the same permanent only the newest stays. */
function severalRoles({ s }: G, batch: (Move | Destroy)[]): boolean {
  const newest = new Map<string, Obj>();
  const roles = s.battlefield.flatMap((id) => {
    const o = live(s, id) as Obj;
    return o.attachedTo > 0 && characteristicsOf(s, o).subtypes.includes('Role') ? [o] : [];
  });
  if (roles.length < 2) return false;
  const place = (o: Obj): string => `${controllerOf(s, o.id)}:${o.attachedTo}`;
  for (const o of roles) {
    const other = newest.get(place(o));
    if (!other || o.timestamp > other.timestamp) newest.set(place(o), o);
  }
  for (const o of roles) if (newest.get(place(o)) !== o && !batch.some((b) => b.id === o.id)) batch.push(move(o.id, 'graveyard', '704.5y'));
  return false;
}

export const ROLES: Mechanic = { name: 'Roles', judge: severalRoles };
