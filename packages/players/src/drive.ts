/**
 * Playing games between players: the referee. It alone holds the state; each player is shown the view of its seat and nothing else.
 */
import { type Answer, begin, defaultAnswer, type Played, play } from '@apnap/kernel';
import { type GameEvent, glanceOf, type MagicGame, type MagicSetup, type State, unknownCards, worldOf } from '@apnap/magic';
import type { Player, World, Worlds } from './player.js';

/** How often a player may try again when an answer is refused (CR 508.1, 509.1: a declaration can break a rule its form can't say). */
const TRIES = 4;

/** A finished or stopped game. */
export interface PlayedGame extends Played<State, GameEvent> {
  /** Answers that were refused, by kind of decision. */
  refused: { kind: string; rule: string; seat: number }[];
  /** Whether the game ended by its rules, or the limit of decisions was reached. */
  ended: 'by rules' | 'at limit';
}

export interface DriveOptions {
  /** Most answers in one game. */
  limit?: number;
  /** Told of every answer that was taken. */
  watch?: (played: Played<State, GameEvent>, answer: Answer) => void;
}

/** The answer of the player who is asked (CR 720.5), from the view of that player's seat. */
export function askPlayer(game: MagicGame, state: State, players: readonly Player[]): Answer {
  const decision = game.pending(state);
  if (!decision) throw new Error('no decision is pending');
  const seat = decision.decider;
  const player = players[seat];
  switch (player.needs) {
    case 'decision':
      return player.choose(glanceOf(state, seat));
    case 'view':
      return player.choose(game.view(state, seat));
    case 'worlds':
      return player.choose(game.view(state, seat), worldsOf(game, state, seat));
    default:
      return player satisfies never;
  }
}

/** The determiniser of a seat: the state stays here, worlds that the seat could be in go out. */
export function worldsOf(game: MagicGame, state: State, seat: number): Worlds {
  const unknown = unknownCards(state, seat).map((u, i) => (i === seat ? 0 : u.hand + u.library + u.faceDown));
  return { unknown, deal: (seed, cards) => worldAt(game, worldOf(state, seat, { seed, cards, brisk: true })) };
}

function worldAt(game: MagicGame, state: State): World {
  return {
    seat: state.pending?.decider ?? -1,
    turn: state.turn,
    permanents: state.battlefield.length,
    winners: state.result?.winners ?? null,
    view: (seat) => game.view(state, seat),
    glance: (seat) => glanceOf(state, seat),
    answer: (answer) => {
      const outcome = game.answer(state, answer);
      return outcome.ok ? worldAt(game, outcome.state) : null;
    },
  };
}

/** Answers the pending decision: by its player, or by the engine's default when the player's answers are refused. */
export function playOne(game: MagicGame, played: PlayedGame, players: readonly Player[]): Answer {
  const decision = game.pending(played.state);
  if (!decision) throw new Error('no decision is pending');
  for (let n = 0; n < TRIES; n++) {
    const answer = askPlayer(game, played.state, players);
    const outcome = play(game as never, played, answer);
    if (outcome.ok) return answer;
    played.refused.push({ kind: decision.kind, rule: outcome.refusal.rule, seat: decision.seat });
  }
  const answer = defaultAnswer(decision);
  const outcome = play(game as never, played, answer);
  if (!outcome.ok) throw new Error(`the default answer to ${decision.kind} is refused by ${outcome.refusal.rule}`);
  return answer;
}

/** Plays a whole game. @param seed seed of the game; the players have their own. */
export function playGame(
  game: MagicGame,
  setup: MagicSetup,
  seed: string,
  players: readonly Player[],
  options: DriveOptions = {},
): PlayedGame {
  const played: PlayedGame = { ...begin(game, setup, seed), refused: [], ended: 'by rules' };
  const limit = options.limit ?? 50_000;
  for (let n = 0; game.pending(played.state); n++) {
    if (n >= limit) {
      played.ended = 'at limit';
      break;
    }
    const answer = playOne(game, played, players);
    options.watch?.(played, answer);
  }
  return played;
}
