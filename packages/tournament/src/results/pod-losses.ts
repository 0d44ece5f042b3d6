/** Game losses and match losses at multiplayer tables: a match is one game there, so each of them is the loss of the game (house rule). */
import { hasResult, isPlayed, seatsOf, tableWith } from '../state/look.js';
import type { Penalty, State, Table } from '../state/types.js';

/** Who has lost at which table of a round by a penalty that is served there; one penalty a round, the heavier first, and the others wait. */
export function podLossesOf(state: State, round: number): Map<Table, string[]> {
  const losses = state.penalties.filter((p) => (p.penalty === 'gameLoss' || p.penalty === 'matchLoss') && p.served !== 'offset');
  const waiting = new Set(losses.sort((x, y) => Number(y.penalty === 'matchLoss') - Number(x.penalty === 'matchLoss')));
  const found = new Map<Table, string[]>();
  for (const r of state.rounds.filter((x) => x.number <= round))
    for (const t of r.tables.filter(isPlayed)) {
      const lost = seatsOf(t).filter((id) => {
        const due = [...waiting].find((p) => p.id === id && p.from <= r.number);
        return due !== undefined && waiting.delete(due);
      });
      if (r.number === round) found.set(t, lost);
    }
  return found;
}

/** When a penalty takes effect at a multiplayer table, and from which round on: in the game that is played, or in the next one. */
export function podEffect(
  state: State,
  id: string,
  c: Pick<Penalty, 'penalty' | 'served' | 'round'>,
  later: (from: number) => Pick<Penalty, 'served' | 'from'>,
): Pick<Penalty, 'served' | 'from'> {
  const last = state.rounds.at(-1);
  const next = (last?.number ?? 0) + 1;
  if (!last || c.round !== last.number || last.status === 'closed') return later(next);
  const table = tableWith(last, id);
  if (!table || !isPlayed(table) || hasResult(table) || table.out?.includes(id)) return later(next);
  if (last.status === 'review') return later(last.number);
  return c.served === 'now' || c.served === 'offset' ? { served: c.served, from: last.number } : later(next);
}
