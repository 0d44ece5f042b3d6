/** How a game ended, in words. */
import type { Result } from '@apnap/kernel';
import { renderMessage } from '@apnap/magic';
import type { Lang } from '@apnap/words';
import { text } from '../text/text.js';

/** What the two seats of a game are called. */
export const SEATS = ['A', 'B'] as const;

/** "A wins: …" */
export function resultText(lang: Lang, result: Result): string {
  const reason = renderMessage(result.reason, lang);
  return result.winners.length === 1
    ? text(lang, 'duel.won', { winner: SEATS[result.winners[0]], loser: SEATS[1 - result.winners[0]], reason, rule: result.rule })
    : text(lang, 'duel.drawn', { reason, rule: result.rule });
}
