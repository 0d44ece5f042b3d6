/** The table while mana is paid by hand: what was used so far is tapped and its mana in the pool, though the game shows neither until all is paid. */
import type { MagicDecision, MagicView } from '@apnap/protocol';
import { useMemo } from 'react';

type Used = NonNullable<NonNullable<MagicDecision['plan']>['used']>;

/** The game with what was used by hand so far. */
function asPaid(game: MagicView, used: Used | undefined): MagicView {
  if (!used || used.length === 0 || game.seat === null) return game;
  const tapped = new Set(used.map((u) => u.entity));
  const adds = used.map((u) => u.adds).join('');
  return {
    ...game,
    battlefield: game.battlefield.map((c) => (tapped.has(c.id) && !c.tapped ? { ...c, tapped: true } : c)),
    players: game.players.map((p) => (p.seat === game.seat && adds !== '' ? { ...p, pool: p.pool + adds } : p)),
  };
}

/** What the board shows. @param past a moment that is looked back at, instead of what is */
export function usePaid(now: MagicView, past: MagicView | undefined, pending: MagicDecision | null): MagicView {
  const used = !past && pending?.mine ? pending.plan?.used : undefined;
  const game = past ?? now;
  return useMemo(() => asPaid(game, used), [game, used]);
}
