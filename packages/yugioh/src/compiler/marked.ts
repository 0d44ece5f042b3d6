/** The colon behind the head of an effect, which old wordings don't have (Y16.6). */
import { lower, topLevel } from './normal.js';
import { GRAMMAR } from './table.js';

/** Old wordings have a comma where the newest have a colon. */
export function withColon(text: string): string {
  if (topLevel(text, ': ') >= 0) return text;
  const small = lower(text);
  if (topLevel(text, '; ') >= 0) return small.startsWith('once per turn, you can ') ? `${text.slice(0, 13)}: ${text.slice(15)}` : text;
  // "Once per turn, during your Standby Phase, …"
  const once = /^(once per turn|twice per turn), (?=during |if |when |at )/.exec(small);
  if (once) {
    const rest = withColon(text.slice(once[0].length));
    return topLevel(rest, ': ') >= 0 ? text.slice(0, once[0].length) + rest : text;
  }
  if (small.startsWith('once per turn, you can ')) return `${text.slice(0, 13)}: ${text.slice(15)}`;
  if (/^(?:up to )?twice per turn, you can /.test(small)) return text.replace(', you can', ': You can');
  if (small.startsWith('once per turn you can ')) return `${text.slice(0, 13)}: ${text.slice(14)}`;
  for (const [cat, word] of [
    ['event', 'when '],
    ['event', 'if '],
    ['phase', ''],
    ['battle', ''],
    ['conds', 'if '],
  ] as const) {
    if (cat === 'conds' && !/, you can /.test(small)) continue;
    if (!small.startsWith(word)) continue;
    const end = GRAMMAR.read(cat, small, word.length)
      .map(([, e]) => e)
      .filter((e) => small.startsWith(', ', e))
      .sort((a, b) => b - a)[0];
    // What is forbidden in a battle is no effect that is activated.
    if (end !== undefined && small.startsWith('your opponent cannot activate', end + 2)) return text;
    if (end !== undefined) return `${text.slice(0, end)}: ${text.slice(end + 2)}`;
  }
  return text;
}

/** Whether a sentence begins with the head of an effect, whatever mark follows it. */
export const isFramed = (text: string): boolean => topLevel(withColon(text), ': ') >= 0;
