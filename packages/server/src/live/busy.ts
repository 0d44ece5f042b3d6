/** What somebody is told for whom there is no time. */
import { Overrun } from '@apnap/kernel';
import type { Text } from '@apnap/protocol';
import { say } from '../text.js';
import { Crowded, Overran, Spent } from '../workers/workers.js';
import { Rewound } from './looking.js';

/** Why something was not done for want of time; null: that was not why. */
export function busyText(e: unknown): Text | null {
  if (e instanceof Spent) return say('refused.spent', { seconds: e.seconds });
  if (e instanceof Overran || e instanceof Overrun) return say('refused.long');
  if (e instanceof Crowded) return say('error.crowded');
  if (e instanceof Rewound) return say('refused.pastUnknown');
  return null;
}
