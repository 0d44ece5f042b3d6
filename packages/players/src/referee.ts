/**
 * Playing games between players: the referee. It alone holds the state; each player is shown what its seat may see and nothing else. It knows no game:
 * what is seen of one is said by {@link Sight}.
 */
import {
  type Answer,
  begin,
  type Decision,
  defaultAnswer,
  type Game,
  type LogEvent,
  type Outcome,
  type Played,
  play,
  waiting,
} from '@apnap/kernel';
import type { Player, World } from './player.js';

/** How often a player may try again when an answer is refused: a declaration can break a rule its form can't say. */
const TRIES = 4;

/** What seats see of a game, and what they may imagine. */
export interface Sight<S, Setup, E extends LogEvent, V, G, W> {
  readonly game: Game<S, Setup, E, V>;
  glance(state: S, seat: number): G;
  /** What worlds are dealt from for a seat; the state stays here. */
  worlds(state: S, seat: number): W;
  turn(state: S): number;
  /** How much there is to look at. */
  size(state: S): number;
}

/** A finished or stopped game. */
export interface Refereed<S, E extends LogEvent> extends Played<S, E> {
  /** Answers that were refused, by kind of decision. */
  refused: { kind: string; rule: string; seat: number }[];
  /** Whether the game ended by its rules, or the limit of decisions was reached. */
  ended: 'by rules' | 'at limit';
}

export interface RefereeOptions<S, E extends LogEvent> {
  /** Most answers in one game. */
  limit?: number;
  /** Told of every answer that was taken. */
  watch?: (played: Played<S, E>, answer: Answer) => void;
}

/** The answer to a decision, by the player who is asked, from the view of that player's seat. */
export function asked<S, Setup, E extends LogEvent, V, G, W>(
  sight: Sight<S, Setup, E, V, G, W>,
  state: S,
  decision: Decision,
  players: readonly Player<V, G, W>[],
): Answer {
  const seat = decision.decider;
  const player = players[seat];
  switch (player.needs) {
    case 'decision':
      return player.choose(sight.glance(state, seat));
    case 'view':
      return player.choose(sight.game.view(state, seat));
    case 'worlds':
      return player.choose(sight.game.view(state, seat), sight.worlds(state, seat));
    default:
      return player satisfies never;
  }
}

/** A state as a world that a player may play on. */
export function worldAt<S, Setup, E extends LogEvent, V, G, W>(sight: Sight<S, Setup, E, V, G, W>, state: S): World<V, G> {
  const { game } = sight;
  return {
    seat: game.pending(state)?.decider ?? -1,
    turn: sight.turn(state),
    size: sight.size(state),
    winners: game.result(state)?.winners ?? null,
    view: (seat) => game.view(state, seat),
    glance: (seat) => sight.glance(state, seat),
    answer: (answer, by) => {
      const outcome = answered(game, state, answer, by);
      return outcome?.ok ? worldAt(sight, outcome.state) : null;
    },
  };
}

function answered<S, Setup, E extends LogEvent, V>(
  game: Game<S, Setup, E, V>,
  state: S,
  answer: Answer,
  by?: number,
): Outcome<S, E> | null {
  if (by === undefined || !game.several) return game.answer(state, answer);
  const d = waiting(game, state).find((x) => x.decider === by);
  return d ? game.several.answer(state, d.id, answer) : null;
}

/** Answers the first decision that waits: by its player, or by its fallback when the player's answers are refused. */
export function playOne<S, Setup, E extends LogEvent, V, G, W>(
  sight: Sight<S, Setup, E, V, G, W>,
  played: Refereed<S, E>,
  players: readonly Player<V, G, W>[],
): Answer {
  const { game } = sight;
  const decision = game.pending(played.state);
  if (!decision) throw new Error('no decision is pending');
  const give = (answer: Answer): Outcome<S, E> =>
    play(game as never, played, game.several ? { to: decision.id, answer } : answer) as Outcome<S, E>;
  for (let n = 0; n < TRIES; n++) {
    const answer = asked(sight, played.state, decision, players);
    const outcome = give(answer);
    if (outcome.ok) return answer;
    played.refused.push({ kind: decision.kind, rule: outcome.refusal.rule, seat: decision.seat });
  }
  const answer = defaultAnswer(decision);
  const outcome = give(answer);
  if (!outcome.ok) throw new Error(`the default answer to ${decision.kind} is refused by ${outcome.refusal.rule}`);
  return answer;
}

/** Plays a whole game. @param seed seed of the game; the players have their own. */
export function playThrough<S, Setup, E extends LogEvent, V, G, W>(
  sight: Sight<S, Setup, E, V, G, W>,
  setup: Setup,
  seed: string,
  players: readonly Player<V, G, W>[],
  options: RefereeOptions<S, E> = {},
): Refereed<S, E> {
  const played: Refereed<S, E> = { ...begin(sight.game, setup, seed), refused: [], ended: 'by rules' };
  const limit = options.limit ?? 50_000;
  for (let n = 0; sight.game.pending(played.state); n++) {
    if (n >= limit) {
      played.ended = 'at limit';
      break;
    }
    const answer = playOne(sight, played, players);
    options.watch?.(played, answer);
  }
  return played;
}
