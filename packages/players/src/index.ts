/** Computer players and the referee that lets them play. */
import type { CardSource } from '@apnap/magic';
import { heuristicPlayer } from './heuristic/index.js';
import { magicChances } from './magic/chances.js';
import { type SearchOptions, searchPlayer } from './magic/index.js';
import { PLAYER_KINDS, type Player, type PlayerKind, type ViewPlayer, type WorldPlayer } from './player.js';
import { randomPlayer } from './random.js';

export { Dice } from './dice.js';
export { askPlayer, type DriveOptions, type PlayedGame, playGame, playOne, worldsOf } from './drive.js';
export { magicAppraiser, type SearchOptions, searchPlayer } from './magic/index.js';
export { type DeckModel, imagine, type KnownDeck, type SeenCards, withinIdentity } from './magic/model.js';
export { Witness } from './magic/seen.js';
export {
  NoDecision,
  PLAYER_KINDS,
  type Player,
  type PlayerKind,
  type Thought,
  type ViewPlayer,
  type World,
  type WorldPlayer,
  type Worlds,
} from './player.js';
export type { Appraisal, Appraiser } from './search/appraise.js';
export { isLevel, LEVELS, type Level, type Strength, strengthOf } from './search/levels.js';

/**
 * A computer player for one seat of one game.
 * @param seed equal seeds and equal views give equal answers.
 * @param cards public card data by name, to look up what a card in sight does.
 * @param search what a searching player believes of the opponent's deck, and how much it may think.
 */
export function createPlayer(kind: 'random' | 'heuristic', seed: string, cards: CardSource): ViewPlayer;
export function createPlayer(kind: 'search', seed: string, cards: CardSource, search?: Partial<SearchOptions>): WorldPlayer;
export function createPlayer(kind: PlayerKind, seed: string, cards: CardSource, search?: Partial<SearchOptions>): Player;
export function createPlayer(kind: PlayerKind, seed: string, cards: CardSource, search: Partial<SearchOptions> = {}): Player {
  switch (kind) {
    case 'random':
      return randomPlayer(seed, magicChances());
    case 'heuristic':
      return heuristicPlayer(cards);
    case 'search':
      return searchPlayer(seed, cards, search);
    default:
      return kind satisfies never;
  }
}

/** Whether a text names a kind of player. */
export const isPlayerKind = (text: string): text is PlayerKind => (PLAYER_KINDS as readonly string[]).includes(text);
