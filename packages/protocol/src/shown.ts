/** A game as it passes to a client: in the shape of the game, or plainly. */
import type { DraftGameView } from './draft.js';
import type { DuelGameView } from './duel.js';
import type { DecisionView, PlainView } from './game.js';
import type { MagicView } from './magic.js';

export type ShownGame = MagicView | PlainView | DraftGameView | DuelGameView;

/** Whether a game is shown by its facts; else it has a shape of its own. */
export const isPlain = (game: ShownGame): game is PlainView => 'facts' in game;

/** Whether it is a draft. */
export const isDraft = (game: ShownGame): game is DraftGameView => 'draft' in game;

/** Whether it is a duel of the second game. */
export const isDuel = (game: ShownGame): game is DuelGameView => 'duel' in game;

/** The decisions that a game waits for, answered or not, as they are shown. */
export const decisionsIn = (game: ShownGame): readonly DecisionView[] => game.decisions ?? (game.decision ? [game.decision] : []);

/** Those of them that are not known to be answered. */
export const waitingIn = (game: ShownGame): readonly DecisionView[] => decisionsIn(game).filter((d) => d.answered !== true);
