/** What players declare (Y17.8, Y20.23). */

import type { Step } from '../language/effects.js';
import { pickOne } from '../moves/asking.js';
import { wordsOf } from '../reading/beforehand.js';
import { tell } from '../state/access.js';
import type { G, Seat } from '../state/types.js';

/** A number from some to others. */
export function nameNumber(g: G, seat: Seat, from: number, to: number): number {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const i = pickOne(
    g,
    { seat, kind: 'declare number', rule: 'Y17.8', prompt: 'ask.number' },
    numbers.map((n) => ({ do: String(n) })),
  );
  tell(g, 'declared number', 'Y17.8', { who: seat, amount: numbers[i] });
  return numbers[i];
}

/** A Type, an Attribute or a Level, as it is declared before a semicolon. */
export function declare(g: G, seat: Seat, step: Extract<Step, { step: 'declare' }>, may: (word: string) => boolean): string | number {
  if (step.of === 'level') return nameNumber(g, seat, step.from, step.to);
  const words = wordsOf(step).filter(may);
  const kind = step.of === 'type' ? 'declare type' : 'declare attribute';
  const i = pickOne(
    g,
    { seat, kind, rule: 'Y17.8', prompt: step.of === 'type' ? 'ask.type' : 'ask.attribute' },
    words.map((w) => ({ do: w })),
  );
  tell(g, step.of === 'type' ? 'declared type' : 'declared attribute', 'Y17.8', { who: seat, reason: words[i] });
  return words[i];
}
