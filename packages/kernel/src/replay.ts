/** Replay: the whole game is setup + seed + answers. That is the save file, the replay, the bug report and the rewind. */
import { type Answer, defaultAnswer } from './decision.js';
import { type Game, SaveError } from './game.js';
import type { LogEvent } from './machine.js';
import { give, type Move } from './several.js';

export const SAVE_FORMAT = 'apnap-game/1';

export interface SavedGame<Setup = unknown> {
  format: typeof SAVE_FORMAT;
  game: string;
  setup: Setup;
  seed: string;
  answers: Move[];
  /** Hash of the state after the last answer, to verify with. */
  hash: string;
}

/** A game as it is played: the state, its events and its answers so far. */
export interface Played<S, E extends LogEvent> {
  state: S;
  events: E[];
  answers: Move[];
  /** For each answer, how many events there were before it. */
  marks: number[];
}

/** Starts a game and keeps its record. */
export function begin<S, Setup, E extends LogEvent>(game: Game<S, Setup, E>, setup: Setup, seed: string): Played<S, E> {
  const { state, events } = game.create(setup, seed);
  return { state, events: events.slice(), answers: [], marks: [] };
}

/** Adds one answer to a played game; an answer that is refused changes nothing. */
export function play<S, E extends LogEvent>(
  game: Game<S, never, E>,
  played: Played<S, E>,
  move: Move,
): ReturnType<Game<S, never, E>['answer']> {
  const outcome = give(game, played.state, move);
  if (!outcome.ok) return outcome;
  played.marks.push(played.events.length);
  played.state = outcome.state;
  for (const event of outcome.events) played.events.push(event);
  played.answers.push(move);
  return outcome;
}

/** The record as a save file. */
export function toSave<S, Setup>(
  game: Game<S, Setup>,
  setup: Setup,
  seed: string,
  played: Pick<Played<S, LogEvent>, 'answers' | 'state'>,
): SavedGame<Setup> {
  return { format: SAVE_FORMAT, game: game.id, setup, seed, answers: played.answers, hash: game.hash(played.state) };
}

/**
 * Plays a save again, as far as answer number `to` (all of them by default).
 * @throws SaveError naming the answer that cannot be given, or what does not fit.
 */
export function replay<S, Setup, E extends LogEvent>(
  game: Game<S, Setup, E>,
  save: SavedGame<Setup>,
  to = save.answers.length,
): Played<S, E> {
  if (save.format !== SAVE_FORMAT) throw new SaveError(`format is ${JSON.stringify(save.format)}, expected "${SAVE_FORMAT}"`, 'format');
  if (save.game !== game.id) throw new SaveError(`game is ${JSON.stringify(save.game)}, expected "${game.id}"`, 'game');
  const played = begin(game, save.setup, save.seed);
  for (let i = 0; i < Math.min(to, save.answers.length); i++) {
    const outcome = play(game as unknown as Game<S, never, E>, played, save.answers[i]);
    if (!outcome.ok) throw new SaveError(`answer ${i} is not legal here: ${outcome.refusal.message.id}`, `answers[${i}]`);
  }
  return played;
}

/**
 * Reads a save file.
 * @throws SaveError with the place (line and column, or the field) and what was expected.
 */
export function parseSave(text: string): SavedGame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (e) {
    throw new SaveError(`not JSON: ${(e as Error).message}`, 'file');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SaveError('expected an object', 'file');
  const save = value as Partial<SavedGame>;
  if (save.format !== SAVE_FORMAT) throw new SaveError(`format is ${JSON.stringify(save.format)}, expected "${SAVE_FORMAT}"`, 'format');
  if (typeof save.game !== 'string') throw new SaveError('expected the id of a game', 'game');
  if (typeof save.seed !== 'string') throw new SaveError('expected a text', 'seed');
  if (typeof save.setup !== 'object' || save.setup === null) throw new SaveError('expected an object', 'setup');
  if (!Array.isArray(save.answers)) throw new SaveError('expected a list', 'answers');
  save.answers.forEach((a, i) => {
    if (typeof a !== 'object' || a === null) throw new SaveError('expected an answer', `answers[${i}]`);
  });
  if (typeof save.hash !== 'string') throw new SaveError('expected a hash', 'hash');
  return save as SavedGame;
}

/** Lets `choose` answer every decision until the game is over or `limit` answers were given. */
export function playOut<S, Setup, E extends LogEvent>(
  game: Game<S, Setup, E>,
  played: Played<S, E>,
  choose: (state: S) => Answer,
  limit = 100_000,
): Played<S, E> {
  for (let n = 0; n < limit && game.pending(played.state); n++) {
    const outcome = play(game as unknown as Game<S, never, E>, played, choose(played.state));
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message.id} (${outcome.refusal.rule})`);
  }
  return played;
}

/** Answers the pending decision by its default. */
export function defaultOf<S>(game: Game<S>, state: S): Answer {
  const decision = game.pending(state);
  if (!decision) throw new Error('no decision is pending');
  return defaultAnswer(decision);
}
