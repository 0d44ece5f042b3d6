/** One game between computer players: what a duel consists of, in plain data, so that it can be played in any thread. */
import type { Card } from '@apnap/ability';
import { begin, type Move } from '@apnap/kernel';
import {
  type CardSource,
  type GameEvent,
  type MagicGame,
  type MagicSetup,
  magicGame,
  type Seated,
  type State,
  type Stock,
  setupFor,
  type WayToPlay,
} from '@apnap/magic';
import {
  createPlayer,
  type DeckModel,
  type PlayedGame,
  type PlayerKind,
  playOne,
  type SearchOptions,
  type Strength,
  type Thought,
} from '@apnap/players';

/** What seats are called. */
export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** What is the same in all games of a duel. */
export interface Match {
  cards: readonly Card[];
  setup: MagicSetup;
  /** Where planar and scheme decks are built anew for each game, by its seed: of what, and for whom. */
  drawn?: { way: WayToPlay; seats: readonly Seated[]; stock: Omit<Stock, 'seed'> };
  /** One for each seat. */
  players: readonly PlayerKind[];
  /** Most decisions in a game. */
  limit: number;
  /** What searching players know and how much they may think. */
  search?: { model: DeckModel; strengths: readonly Strength[] };
}

/** How a game went. */
export interface GameResult {
  seed: string;
  /** The letter of the seat that won, of a team those of all its seats; null: nobody has. */
  winner: string | null;
  /** Message id of the reason (`end.life`), 'limit' or 'error'. */
  reason: string;
  /** The rule by which it ended; '' when it did not. */
  rule: string;
  turns: number;
  decisions: number;
  hash: string;
  /** What went wrong, if something did. */
  error?: string;
}

/** A game that is going on or over, with all that a save needs. */
export interface MatchGame {
  game: MagicGame;
  setup: MagicSetup;
  played: PlayedGame;
  /** Answers the pending decision. @returns whether the game goes on. */
  next(): boolean;
  /** What the player who gave the last answer thought, if it looked ahead. */
  thought(): { seat: number; thought: Thought } | null;
}

/** The game over these cards. */
export function gameOver(cards: readonly Card[], others: CardSource = () => undefined): MagicGame {
  const byName = new Map(cards.map((c) => [c.name, c]));
  return magicGame((name) => byName.get(name) ?? others(name));
}

/** What the searching player of a seat is told. */
const searchOf = ({ search }: Match, seat: number): Partial<SearchOptions> =>
  search ? { model: search.model, ...search.strengths[seat] } : {};

const games = new WeakMap<Match, MagicGame>();

/** The game that is kept for all games of a duel; where each has cards of its own, it is dropped with what was made ready for them. */
function gameOf(match: Match): MagicGame {
  const known = games.get(match);
  if (known) return known;
  const game = gameOver(match.cards);
  if (!match.drawn) games.set(match, game);
  return game;
}

/** The set-up of the game with this seed. */
const setupWith = ({ setup, drawn }: Match, seed: string): MagicSetup =>
  drawn ? { ...setup, ...setupFor(drawn.way, drawn.seats, { ...drawn.stock, seed }) } : setup;

/** Begins a game. Equal seeds give equal games: the players' seeds come from the game's. */
export function beginMatch(match: Match, seed: string): MatchGame {
  const game = gameOf(match);
  const setup = setupWith(match, seed);
  const byName = new Map(match.cards.map((c) => [c.name, c]));
  const players = match.players.map((kind, i) => createPlayer(kind, `${seed}/${SEATS[i]}`, (name) => byName.get(name), searchOf(match, i)));
  let last = -1;
  const played: PlayedGame = { ...begin(game, setup, seed), refused: [], ended: 'by rules' };
  return {
    game,
    setup,
    played,
    next() {
      if (!game.pending(played.state)) return false;
      if (played.answers.length >= match.limit) {
        played.ended = 'at limit';
        return false;
      }
      last = played.state.pending?.decider ?? -1;
      playOne(game, played, players);
      return true;
    },
    thought() {
      const player = players[last];
      const thought = player?.needs === 'worlds' ? player.why() : null;
      return thought && thought.playouts > 0 ? { seat: last, thought } : null;
    },
  };
}

/** The result of a game as it stands. */
export function resultOf(m: MatchGame, seed: string): GameResult {
  const { state, answers, ended } = m.played;
  const { result } = state;
  const winners = (result?.winners ?? []).map((w) => SEATS[w]).join('');
  return {
    seed,
    winner: winners === '' ? null : winners,
    reason: result ? result.reason.id : 'limit',
    rule: result?.rule ?? '',
    turns: state.turn.number,
    decisions: answers.length,
    hash: m.game.hash(state),
    ...(ended === 'at limit' ? { error: 'limit' } : {}),
  };
}

/** Watches a game: told of the state and the events since the last time, before the first answer and after each. */
export type Watch = (state: State, events: readonly GameEvent[], answers: readonly Move[]) => void;

/** Told what a player thought about its answer, with the state in which it gave it. */
export type Overhear = (state: State, seat: number, thought: Thought) => void;

/** Plays a whole game. What the engine throws becomes part of the result. */
export function playMatch(
  match: Match,
  seed: string,
  watch?: Watch,
  overhear?: Overhear,
): { result: GameResult; answers: readonly Move[]; game: MatchGame | null } {
  let m: MatchGame | null = null;
  try {
    m = beginMatch(match, seed);
    const { played } = m;
    watch?.(played.state, played.events, played.answers);
    let told = played.events.length;
    for (let before = played.state; m.next(); before = played.state) {
      const heard = overhear ? m.thought() : null;
      if (heard) overhear?.(before, heard.seat, heard.thought);
      watch?.(played.state, played.events.slice(told), played.answers);
      told = played.events.length;
    }
    return { result: resultOf(m, seed), answers: played.answers, game: m };
  } catch (e) {
    const state = m?.played.state;
    const answers = m?.played.answers ?? [];
    const result: GameResult = {
      seed,
      winner: null,
      reason: 'error',
      rule: '',
      turns: state?.turn.number ?? 0,
      decisions: answers.length,
      hash: '',
      error: (e as Error).message,
    };
    return { result, answers, game: null };
  }
}
