/** The queue of calls: what is the most urgent stands first, and nobody is forgotten. */
import type { CallView } from '@apnap/protocol';

/** Milliseconds after which a call is as urgent as any: the time that a table has lost is given back, but not its patience. */
export const TOO_LONG = 300_000;

/** The less, the sooner somebody should come: a game that stands still, a question in a game, two who don't agree on a result, what can wait. */
function urgency(kind: CallView['kind']): number {
  switch (kind) {
    case 'backUp':
      return 0;
    case 'judge':
      return 1;
    case 'result':
      return 2;
    case 'deckCheck':
      return 3;
    case 'other':
      return 4;
    default:
      return kind satisfies never;
  }
}

/** Open calls in their order: those that nobody has taken before those that somebody is at, then by urgency, then by how long they wait. @param now by the server's clock */
export function queueOf(calls: readonly CallView[], now: number): CallView[] {
  const rank = (c: CallView): number => (c.taken ? 10 : 0) + (now - c.at >= TOO_LONG ? 0 : urgency(c.kind));
  return calls.filter((c) => c.done === null).sort((a, b) => rank(a) - rank(b) || a.at - b.at);
}

/** Whether a call is to be answered before all others that wait no shorter. */
export const isUrgent = (c: CallView, now: number): boolean => c.taken === null && (c.kind === 'backUp' || now - c.at >= TOO_LONG);
