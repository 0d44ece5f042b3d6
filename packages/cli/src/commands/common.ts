/** What the commands share. */
import type { Result } from '@apnap/kernel';
import { type Lang, renderMessage } from '@apnap/magic';
import { CliError, type Io } from '../io.js';
import { type Paint, painter } from '../paint.js';
import { text } from '../text/text.js';

/** What every command is given. */
export interface Context {
  io: Io;
  lang: Lang;
  paint: Paint;
}

export const contextOf = (io: Io, lang: Lang): Context => ({ io, lang, paint: painter(io) });

export const SEATS = ['A', 'B'] as const;

/** A whole number of at least `min`. @throws CliError naming the option. */
export function wholeNumber(lang: Lang, option: string, value: string, min: number): number {
  const n = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(n) || n < min)
    throw new CliError(2, text(lang, 'error.optionValue', { option, value, expected: text(lang, 'expect.whole', { min }) }));
  return n;
}

/** "A wins: …" */
export function resultText(lang: Lang, result: Result): string {
  const reason = renderMessage(result.reason, lang);
  return result.winners.length === 1
    ? text(lang, 'duel.won', { winner: SEATS[result.winners[0]], loser: SEATS[1 - result.winners[0]], reason, rule: result.rule })
    : text(lang, 'duel.drawn', { reason, rule: result.rule });
}
