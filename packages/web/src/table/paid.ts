/** The table while mana is paid by hand: what was used so far is tapped and its mana in the pool, though the game shows neither until all is paid. */
import type { MagicDecision, MagicView } from '@apnap/protocol';
import { useMemo } from 'react';

/** The game with what was used by hand so far. */
function asPaid(game: MagicView, plan: MagicDecision['plan']): MagicView {
  const { used, pool } = plan ?? {};
  if (!used || pool === undefined || game.seat === null) return game;
  return {
    ...game,
    battlefield: game.battlefield.map((c) => (used.includes(c.id) && !c.tapped ? { ...c, tapped: true } : c)),
    players: game.players.map((p) => (p.seat === game.seat ? { ...p, pool } : p)),
  };
}

/** What the board shows. @param past a moment that is looked back at, instead of what is */
export function usePaid(now: MagicView, past: MagicView | undefined, pending: MagicDecision | null): MagicView {
  const plan = !past && pending?.mine ? pending.plan : undefined;
  const game = past ?? now;
  return useMemo(() => asPaid(game, plan), [game, plan]);
}
