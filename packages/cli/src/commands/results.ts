/** How a game ended, in words. */
import type { Result } from '@apnap/kernel';
import { renderMessage } from '@apnap/magic';
import type { Lang } from '@apnap/words';
import { SEATS } from '../match.js';
import { text } from '../text/text.js';

/** "A wins: …" @param seats how many have played */
export function resultText(lang: Lang, result: Result, seats: number): string {
  const reason = renderMessage(result.reason, lang);
  const { rule, winners } = result;
  const winner = winners.map((w) => SEATS[w]).join(lang === 'zh' ? '、' : ', ');
  if (winners.length === 0) return text(lang, 'duel.drawn', { reason, rule });
  if (winners.length > 1) return text(lang, 'duel.wonTogether', { winner, reason, rule });
  if (seats > 2) return text(lang, 'duel.wonAlone', { winner, reason, rule });
  return text(lang, 'duel.won', { winner, loser: SEATS[1 - winners[0]], reason, rule });
}
