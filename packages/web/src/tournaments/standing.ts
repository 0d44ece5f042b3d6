/** Where a tournament stands, in a word or two. */
import type { TournamentHead } from '@apnap/protocol';
import { useTournamentWords } from './words.js';

/** Its round, or that it has none now. */
export function useNow({ status, round, rounds, stage }: TournamentHead): string {
  const w = useTournamentWords();
  if ((status !== 'running' && status !== 'playoff') || round === 0) return w(`status.${status}`);
  if (status === 'playoff') return stage === 'swiss' ? w('status.playoff') : w('round.playoff', { n: round });
  return rounds === null ? w('round.n', { n: round }) : w('round.of', { n: round, of: rounds });
}
