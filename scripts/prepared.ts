/** The one copy of a card that may be in exile, as measures judge it without the engine's own words. */
import type { State } from '@apnap/magic';

/** Whether the copy is that of a prepared permanent which is still there, phased out or not: it waits in exile to be cast. */
export const waitsForPrepared = (s: State, copy: number): boolean =>
  s.objects.rows.some(
    (o) =>
      (o.zone === 'battlefield' || o.zone === 'phased') &&
      s._pool.cards[o.copyOf?.card ?? o.card].card.layout === 'prepare' &&
      (o.memory?.some((m) => m.ids?.includes(copy)) ?? false),
  );
