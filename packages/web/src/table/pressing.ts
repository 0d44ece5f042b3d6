/**
 * The button that goes on, and Space, do one thing at a time: where it has come to mean something else since it was pressed, a second press that comes
 * at once was meant for what it said before.
 */
import type { MagicView } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { SETTLES } from '../live/connection.js';
import type { Action } from './actions.js';

/** Nobody reads in fewer milliseconds what a button has come to say, and means it. */
const READS = 200;

/** What was pressed last, and when; `answered`: what it brought about has been shown. */
let last = { meaning: '', at: Number.NEGATIVE_INFINITY, answered: true };

const meaningOf = (kind: string, action: Action): string => `${kind} ${action.id} ${action.label}`;

/** How much longer a press of this would be too early; 0: it may be pressed. */
const tooEarly = (meaning: string): number => (meaning === last.meaning ? 0 : Math.max(0, last.at + SETTLES - performance.now()));

/** Presses what goes on, unless that comes too early. @param kind of the decision it answers */
export function goOnWith(kind: string, action: Action): void {
  const meaning = meaningOf(kind, action);
  if (tooEarly(meaning) > 0) return;
  last = { meaning, at: performance.now(), answered: false };
  action.run();
}

/** Whether two views are of the same step of the same turn. */
export const sameMoment = (a: MagicView, b: MagicView): boolean => a.turn.number === b.turn.number && a.turn.step === b.turn.step;

/** What was shown until now was another moment than the one that is asked about: a press that comes with the change was meant for what was shown. */
export function caughtUp(): void {
  last = { meaning: '', at: performance.now(), answered: true };
}

/** What a press has brought about is shown now: where that took long, what is pressed at once was still meant for what was shown before. */
function answered(meaning: string): void {
  if (last.answered || meaning === last.meaning) return;
  last = { ...last, at: Math.max(last.at, performance.now() - SETTLES + READS), answered: true };
}

/** Whether what goes on is not to be pressed yet: the button shows it. */
export function useSettling(kind: string, action: Action | undefined): boolean {
  const meaning = action ? meaningOf(kind, action) : '';
  const [, again] = useState(0);
  if (action) answered(meaning);
  const wait = action ? tooEarly(meaning) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits anew where it means something new
  useEffect(() => {
    if (wait <= 0) return;
    const timer = window.setTimeout(() => again((n) => n + 1), wait + 5);
    return () => window.clearTimeout(timer);
  }, [meaning, wait > 0]);
  return wait > 0;
}
