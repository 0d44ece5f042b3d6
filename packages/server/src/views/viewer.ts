/** Whose eyes a game is seen through, and what is shown to them. */
import type { Result } from '@apnap/kernel';
import type { FaceText, GameView, ResultView, Text } from '@apnap/protocol';
import { told } from '../text.js';

/** A seat's, a spectator's (null), or, when it is over, everybody's. */
export type Viewer = number | null | 'all';

/** A view and the texts of the faces in it. */
export interface Shown {
  view: GameView;
  faces: ReadonlyMap<string, FaceText>;
}

/** What was shown of a result that the table, not the game, has made. */
export type Verdict = { winners: readonly number[]; rule: string; reason: Text };

export function resultView(result: Result | null, verdict: Verdict | null): ResultView | null {
  if (verdict) return { ...verdict, winners: verdict.winners.slice() };
  return result ? { winners: result.winners.slice(), rule: result.rule, reason: told(result.reason) } : null;
}
