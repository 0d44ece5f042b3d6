/** Whose eyes a game is seen through, and what is shown to them. */
import type { Message, Result } from '@apnap/kernel';
import type { FaceText, ResultView, ShownGame, Text } from '@apnap/protocol';

/** A seat's, a spectator's (null), or, when it is over, everybody's. */
export type Viewer = number | null | 'all';

/** A view and the texts of the faces in it. */
export interface Shown {
  view: ShownGame;
  faces: ReadonlyMap<string, FaceText>;
}

/** What was shown of a result that the table, not the game, has made. */
export type Verdict = { winners: readonly number[]; rule: string; reason: Text };

/** @param words what the game says */
export function resultView(result: Result | null, verdict: Verdict | null, words: (message: Message) => Text): ResultView | null {
  if (verdict) return { ...verdict, winners: verdict.winners.slice() };
  return result ? { winners: result.winners.slice(), rule: result.rule, reason: words(result.reason) } : null;
}
