/** How a match ended. */
import type { TableInfo } from '@apnap/protocol';

export type Outcome = 'won' | 'lost' | 'drawn';

/** How a match ended for this viewer. */
export function outcomeOf(info: TableInfo): Outcome {
  const mine = info.seats.find((s) => s.seat === info.mySeat)?.won ?? 0;
  const theirs = Math.max(0, ...info.seats.filter((s) => s.seat !== info.mySeat).map((s) => s.won));
  return mine > theirs ? 'won' : mine < theirs ? 'lost' : 'drawn';
}
