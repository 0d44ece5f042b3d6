/** What a computer player is: something that sees a view and answers the decision in it. */
import type { Answer } from '@apnap/kernel';
import type { Glance, View } from '@apnap/magic';

/** The kinds of computer player. */
export const PLAYER_KINDS = ['random', 'heuristic'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/**
 * A computer player. It sees views only, and its answers depend on its seed and the views it was given, so one player object plays one
 * seat of one game. `needs` says how much it looks at: with `'decision'` a {@link Glance} (a view without the board) is enough.
 */
export type Player =
  | { readonly kind: PlayerKind; readonly needs: 'decision'; choose(view: Glance): Answer }
  | { readonly kind: PlayerKind; readonly needs: 'view'; choose(view: View): Answer };

/** A player was shown a view in which it has nothing to decide. */
export class NoDecision extends Error {
  constructor(seat: number | null) {
    super(`seat ${seat} is not asked anything in this view`);
  }
}
