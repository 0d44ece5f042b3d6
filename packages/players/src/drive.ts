/** The referee of Magic: what its seats see, and the worlds they may imagine. */
import type { Answer } from '@apnap/kernel';
import type { Glance } from '@apnap/magic';
import {
  type GameEvent,
  glanceOf,
  latestTurn,
  type MagicGame,
  type MagicSetup,
  type State,
  unknownCards,
  type View,
  worldOf,
} from '@apnap/magic';
import type { Player, Worlds } from './player.js';
import { asked, playThrough, type Refereed, type RefereeOptions, playOne as refereeOne, type Sight, worldAt } from './referee.js';

export type PlayedGame = Refereed<State, GameEvent>;
export type DriveOptions = RefereeOptions<State, GameEvent>;

type MagicSight = Sight<State, MagicSetup, GameEvent, View, Glance, Worlds>;

const sights = new WeakMap<MagicGame, MagicSight>();

function sightOf(game: MagicGame): MagicSight {
  const known = sights.get(game);
  if (known) return known;
  const sight: MagicSight = {
    game,
    glance: glanceOf,
    worlds: (state, seat) => worldsOf(game, state, seat),
    turn: latestTurn,
    size: (state) => state.battlefield.length,
  };
  sights.set(game, sight);
  return sight;
}

/** The answer of the player who is asked (CR 720.5), from the view of that player's seat. */
export function askPlayer(game: MagicGame, state: State, players: readonly Player[]): Answer {
  const decision = game.pending(state);
  if (!decision) throw new Error('no decision is pending');
  return asked(sightOf(game), state, decision, players);
}

/** The determiniser of a seat: the state stays here, worlds that the seat could be in go out. */
export function worldsOf(game: MagicGame, state: State, seat: number): Worlds {
  const unknown = unknownCards(state, seat).map((u, i) => (i === seat ? 0 : u.hand + u.library + u.faceDown));
  return { unknown, deal: (seed, cards) => worldAt(sightOf(game), worldOf(state, seat, { seed, cards, brisk: true })) };
}

/** Answers the pending decision: by its player, or by the engine's default when the player's answers are refused. */
export const playOne = (game: MagicGame, played: PlayedGame, players: readonly Player[]): Answer =>
  refereeOne(sightOf(game), played, players);

/** Plays a whole game. @param seed seed of the game; the players have their own. */
export const playGame = (
  game: MagicGame,
  setup: MagicSetup,
  seed: string,
  players: readonly Player[],
  options: DriveOptions = {},
): PlayedGame => playThrough(sightOf(game), setup, seed, players, options);
