/** Computer players and the referee that lets them play. */
import type { CardSource } from '@apnap/magic';
import { heuristicPlayer } from './heuristic/index.js';
import { PLAYER_KINDS, type Player, type PlayerKind } from './player.js';
import { randomPlayer } from './random.js';

export { Dice } from './dice.js';
export { askPlayer, type DriveOptions, type PlayedGame, playGame, playOne } from './drive.js';
export { NoDecision, PLAYER_KINDS, type Player, type PlayerKind } from './player.js';

/**
 * A computer player for one seat of one game.
 * @param seed equal seeds and equal views give equal answers.
 * @param cards public card data by name, to look up what a card in sight does.
 */
export function createPlayer(kind: PlayerKind, seed: string, cards: CardSource): Player {
  switch (kind) {
    case 'random':
      return randomPlayer(seed);
    case 'heuristic':
      return heuristicPlayer(cards);
    default:
      return kind satisfies never;
  }
}

/** Whether a text names a kind of player. */
export const isPlayerKind = (text: string): text is PlayerKind => (PLAYER_KINDS as readonly string[]).includes(text);
