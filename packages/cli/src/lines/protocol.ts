/** What is asked of `apnap lines`, a line of JSON each, and what it says. See docs/lines.md. */
import { PLAYER_KINDS } from '@apnap/players';
import { z } from 'zod';

/** Most answers that are told at a decision, and most games at a time. */
export const MOST_ANSWERS = 1000;
export const MOST_GAMES = 10_000;
const MOST_SEATS = 8;

const game = z.string().min(1).max(80);
/** An answer by its number among those that were told, or as the engine takes it. */
const given = { pick: z.number().int().min(0).optional(), answer: z.unknown().optional() };

export const request = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hello') }),
  z.strictObject({
    do: z.literal('new'),
    game,
    decks: z.array(z.string().min(1)).min(2).max(MOST_SEATS),
    seed: z.string().max(200),
    /** Who plays each seat; absent: all are asked for here. */
    seats: z
      .array(z.enum(['you', ...PLAYER_KINDS]))
      .max(MOST_SEATS)
      .optional(),
    /** So many games, `game/1` to `game/n`, each with a seed of its own. */
    games: z.number().int().min(1).max(MOST_GAMES).optional(),
    /** What is told with each decision besides its answers: all that the seat sees, only what is asked with the cards it is about, or nothing. */
    look: z.enum(['view', 'decision', 'none']).optional(),
    /** How many answers are told at most. */
    answers: z.number().int().min(1).max(MOST_ANSWERS).optional(),
    /** Whether a game that is over comes as a file that `apnap replay` plays again. */
    save: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('answer'), game, ...given }),
  /** Answers in many games at once: one line for all of them. */
  z.strictObject({
    do: z.literal('answers'),
    of: z
      .array(z.strictObject({ game, ...given }))
      .min(1)
      .max(MOST_GAMES),
  }),
  z.strictObject({
    do: z.literal('concede'),
    game,
    seat: z
      .number()
      .int()
      .min(0)
      .max(MOST_SEATS - 1),
  }),
  z.strictObject({ do: z.literal('end'), game }),
]);
export type Request = z.infer<typeof request>;
export type NewGame = Extract<Request, { do: 'new' }>;
export type Given = Pick<Extract<Request, { do: 'answer' }>, 'game' | 'pick' | 'answer'>;

/** A game that waits for an answer from here. */
export interface Waits {
  game: string;
  turn: number;
  /** The seat that is asked. */
  seat: number;
  /** What is asked: its kind, and the rule. */
  kind: string;
  rule: string;
  /** What the seat sees, with the decision in it, as far as it was wished for. */
  view?: unknown;
  /** Answers that the engine takes. `more`: there are others, which are given as they are. */
  answers: unknown[];
  more: boolean;
}

/** A game that is over. */
export interface Over {
  game: string;
  turn: number;
  over: { winners: readonly number[]; rule: string; reason: string };
  decisions: number;
  hash: string;
  /** The whole game, where it was wished for. */
  save?: object;
}

/** Something that is not done, and why. */
export interface Wrong {
  game?: string;
  error: { code: 'line' | 'request' | 'game' | 'answer' | 'setup'; text: string; rule?: string };
}

export type Told = Waits | Over | Wrong;
