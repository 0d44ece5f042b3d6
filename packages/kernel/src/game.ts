/** The interface through which tables, computer players, scenarios and replays use any game. */
import type { Answer, Decision, Message, Refusal, Together } from './decision.js';
import type { LogEvent } from './machine.js';

/** How a game ended. */
export interface Result {
  /** Seats that won; empty for a draw. */
  winners: readonly number[];
  /** The rule by which it ended, and why. */
  rule: string;
  reason: Message;
}

/** What happened to an answer: a new state (the old one is untouched), or a refusal that changed nothing. */
export type Outcome<S, E> = { ok: true; state: S; events: E[] } | { ok: false; refusal: Refusal };

/**
 * A game of the kernel. All methods are pure: states are values, a given state and answer always give the same result.
 * `Setup` is JSON; the whole game is setup + seed + answers.
 */
export interface Game<S = unknown, Setup = unknown, E extends LogEvent = LogEvent, V = unknown> {
  readonly id: string;
  /**
   * A new game, run to its first decision. @throws SetupError for a set-up that is not one.
   * @param watch told of each state on the way from here to the decision: what happens between two decisions can be looked at.
   */
  create(setup: Setup, seed: string, watch?: (state: S) => void): { state: S; events: E[] };
  /** The decision the game waits for; null when it is over. Of several the first that has no answer yet. */
  pending(state: S): Decision | null;
  result(state: S): Result | null;
  /** Checks and applies an answer of the deciding seat. Any value may be passed. */
  answer(state: S, answer: unknown, watch?: (state: S) => void): Outcome<S, E>;
  /** Things outside the order of decisions: concede. */
  concede(state: S, seat: number): Outcome<S, E>;
  seats(state: S): number;
  /** What an official has changed, outside of the rules of the game; absent: nothing can be. @param ruling as the game takes it, JSON */
  ruled?(state: S, ruling: unknown): Outcome<S, E>;
  /** What a seat (or a spectator, null) may see, built from nothing. */
  view(state: S, seat: number | null): V;
  /** The events as a seat may see them. */
  viewEvents(state: S, events: readonly E[], seat: number | null): unknown[];
  hash(state: S): string;
  save(state: S): string;
  /** @throws SaveError for text that is not a state of this game. */
  restore(text: string, setup: Setup): S;
  /** Answers worth giving to the pending decision: those that `answer` would accept, lazily. */
  answers(state: S): Iterable<Answer>;
  /** Of a game that can wait for several decisions at once; absent: it never does. */
  readonly several?: Several<S, E>;
}

/** Several decisions at once: which they are, and answers to one of them. */
export interface Several<S = unknown, E extends LogEvent = LogEvent> {
  /** What waits beside each other; null where the game waits for one decision or none. */
  together(state: S): Together | null;
  /**
   * Checks an answer to the decision with this number and keeps it until the others have come; with the last one all are carried out. An answer that
   * waits is not given again: it is taken back first. Any value may be passed.
   */
  answer(state: S, decision: number, answer: unknown, watch?: (state: S) => void): Outcome<S, E>;
  /** Takes an answer back that still waits for others: the state is as it was without it. */
  takeBack(state: S, decision: number): Outcome<S, E>;
}

/** A set-up that cannot be played: what is wrong and where. */
export class SetupError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, text: string) {
    super(text);
    this.refusal = refusal;
  }
}

/** A save or replay file that cannot be used: what is wrong and where. */
export class SaveError extends Error {
  readonly where: string;
  constructor(text: string, where: string) {
    super(text);
    this.where = where;
  }
}
