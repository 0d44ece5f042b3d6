/** Combat damage that waits on the stack (classic:310.2-310.4): whom it will kill, and who has nothing more to do in this combat. */
import type { Id } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { type Board, has, isCreature, toughnessLeft } from './board.js';

/** What is about to be dealt to one object or player. */
interface Share {
  amount: number;
  /** A source with deathtouch is among those that deal it. */
  touch: boolean;
}

const NOTHING: Share = { amount: 0, touch: false };

/** By what it is assigned to. */
export type Waiting = ReadonlyMap<Id, Share>;

/** All combat damage on the stack. */
export function waitingDamage(b: Board): Waiting {
  const shares = new Map<Id, Share>();
  if (!b.years.damageOnStack || b.calm) return shares;
  for (const x of b.view.stack)
    for (const { source, to, amount } of x.damage ?? []) {
      const from = b.object(source);
      const { amount: before, touch } = shares.get(to) ?? NOTHING;
      shares.set(to, { amount: before + amount, touch: touch || (from !== null && has(from, 'deathtouch')) });
    }
  return shares;
}

/** How much combat damage on the stack will be dealt to an object or player. */
export const awaited = (b: Board, id: Id): number => b.waiting.get(id)?.amount ?? 0;

/** Whether the creature dies of the combat damage on the stack, with this much more toughness, or damage prevented. */
export function dying(b: Board, o: ObjectView, more = 0): boolean {
  const share = b.waiting.get(o.id);
  if (share === undefined || !isCreature(o) || o.zone !== 'battlefield' || has(o, 'indestructible')) return false;
  return share.touch ? share.amount > 0 : share.amount >= toughnessLeft(o) + more;
}

/** Whether the topmost object is combat damage: the last moment to save what it would kill, and to use up what it does not need any more. */
export const settling = (b: Board): boolean => b.years.damageOnStack && b.top?.kind === 'damage';
