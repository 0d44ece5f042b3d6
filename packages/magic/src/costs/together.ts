/** Objects that have something in common with each other, and are paid with together (CR 601.2h). */
import type { Cost } from '@apnap/ability';
import { sharesName } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { chooseFrom } from '../events/choose.js';
import { characteristics } from '../reading/characteristics.js';
import { live } from '../state/access.js';
import type { G } from '../state/log.js';
import type { State } from '../state/types.js';

type Together = NonNullable<Extract<Cost, { pay: 'objects' }>['together']>;

/** Those of these that have it in common with this one, which is one of them. */
function fellows(s: State, together: Together, ids: readonly Id[], id: Id): Id[] {
  switch (together) {
    case 'owner':
      return ids.filter((other) => live(s, other)?.owner === live(s, id)?.owner);
    case 'name':
      return ids.filter((other) => other === id || sharesName(characteristics(s, id).name, characteristics(s, other).name));
    default:
      return together satisfies never;
  }
}

/** How many of these can be paid with together. */
export const mostTogether = (s: State, together: Together, ids: readonly Id[]): number =>
  Math.max(0, ...ids.map((id) => fellows(s, together, ids, id).length));

/** Chooses so many of these: the first says what the others have in common with it. */
export function chooseTogether(g: G, seat: number, together: Together, ids: readonly Id[], n: number, source: Id, prompt: string): Id[] {
  const open = ids.filter((id) => fellows(g.s, together, ids, id).length >= n);
  const first = chooseFrom(g, seat, open, Math.min(1, n), Math.min(1, n), source, prompt, '601.2h');
  const [id] = first;
  if (id === undefined) return [];
  const others = fellows(g.s, together, open, id).filter((other) => other !== id);
  return [id, ...chooseFrom(g, seat, others, n - 1, n - 1, source, prompt, '601.2h')];
}
