/**
 * Several decisions at once. A step puts them by `askAll`; they wait in the state with the answers that have come, so that a state between two of these
 * answers is saved, forked and hashed like any other. What came in which order leaves no trace in it.
 */
import { type Answer, checkAnswer, type Decision, defaultAnswer, type Refusal, type Request, type Together } from './decision.js';
import type { Game, Outcome, Several } from './game.js';
import { type LogEvent, type MachineState, withAnswer, withAnswerAt } from './machine.js';

/**
 * An entry of the answer list: an answer to the decision that is pending; one to the decision with this number, where several are; one that is taken
 * back while it waits for others; a concession, which waits for no decision; or what an official has changed, which no rule of the game does.
 */
export type Move = Answer | { to: number; answer: Answer } | { takeBack: number } | { concede: number } | { ruling: unknown };

/** The answer that a move gives; null where it takes one back, concedes, or is an official's. */
export function answerIn(move: Move): Answer | null {
  if ('concede' in move || 'takeBack' in move || 'ruling' in move) return null;
  return 'to' in move ? move.answer : move;
}

/** The decisions that have no answer yet, in the order of the request. */
export function waiting<S, E extends LogEvent>(game: Pick<Game<S, never, E>, 'pending' | 'several'>, state: S): readonly Decision[] {
  const together = game.several?.together(state);
  if (together) return together.decisions.filter((_, i) => together.given[i] === null);
  const pending = game.pending(state);
  return pending ? [pending] : [];
}

/** The first decision of a machine's state that has no answer yet: what `Game.pending` is for a game of several. */
export function firstWaiting(s: MachineState): Decision | null {
  return s.pending ?? s.together?.decisions.find((_, i) => s.together?.given[i] === null) ?? null;
}

/** Gives a move to a game. */
export function give<S, E extends LogEvent>(
  game: Pick<Game<S, never, E>, 'pending' | 'answer' | 'concede' | 'several' | 'ruled'>,
  state: S,
  move: Move,
  watch?: (state: S) => void,
): Outcome<S, E> {
  if ('concede' in move) return game.concede(state, move.concede);
  if ('ruling' in move) return game.ruled?.(state, move.ruling) ?? refused('answer.noRulings');
  if ('takeBack' in move) return game.several?.takeBack(state, move.takeBack) ?? refused('answer.notWaiting');
  if (!('to' in move)) return game.answer(state, move, watch);
  if (game.several) return game.several.answer(state, move.to, move.answer, watch);
  return game.pending(state)?.id === move.to ? game.answer(state, move.answer, watch) : refused('answer.notAsked');
}

/**
 * What becomes of a game when the decisions that wait are answered by their fallbacks.
 * @param seat only those that this seat decides; absent: all.
 */
export function giveDefaults<S, E extends LogEvent>(game: Game<S, never, E>, state: S, seat?: number): Outcome<S, E> {
  const events: E[] = [];
  let at = state;
  for (const d of waiting(game, state)) {
    if (seat !== undefined && d.decider !== seat) continue;
    const outcome = give(game, at, { to: d.id, answer: defaultAnswer(d) });
    if (!outcome.ok) return outcome;
    at = outcome.state;
    events.push(...outcome.events);
  }
  return { ok: true, state: at, events };
}

const refused = (id: string, rule = ''): { ok: false; refusal: Refusal } => ({ ok: false, refusal: { message: { id }, rule } });

/** What a game says of its answers, for {@link severalOf}. */
export interface Judging<S extends MachineState, E extends LogEvent> {
  /** Legality that the form of a decision can't say. */
  illegal?(state: S, decision: Decision, answer: Answer): Refusal | null;
  /** Drives a state in which all answers are there. */
  run(state: S, watch?: (state: S) => void): { state: S; events: E[] };
}

/** The side of a {@link Game} that takes answers, for one whose states are a machine's. */
export function severalOf<S extends MachineState, E extends LogEvent>(rules: Judging<S, E>): Several<S, E> {
  const place = (state: S, decision: number): number => state.together?.decisions.findIndex((d) => d.id === decision) ?? -1;
  const judged = (state: S, d: Decision, given: unknown): Answer | Refusal => {
    const checked = checkAnswer(d.ask, given);
    if (!checked.ok) return { ...checked.refusal, rule: d.rule };
    return rules.illegal?.(state, d, checked.answer) ?? checked.answer;
  };
  return {
    together: (state) => state.together ?? null,
    answer(state, decision, given, watch) {
      const { pending, together } = state;
      const at = place(state, decision);
      const d = together ? together.decisions[at] : pending?.id === decision ? pending : undefined;
      if (!d) return refused('answer.notAsked');
      if (together && together.given[at] !== null) return refused('answer.given', d.rule);
      const answer = judged(state, d, given);
      if ('message' in answer) return { ok: false, refusal: answer };
      const next = together ? withAnswerAt(state, at, answer) : withAnswer(state, answer);
      return next.together ? { ok: true, state: next, events: [] } : { ok: true, ...rules.run(next, watch) };
    },
    takeBack(state, decision) {
      const at = place(state, decision);
      const d = state.together?.decisions[at];
      if (!d || state.together?.given[at] === null) return refused('answer.notWaiting', d?.rule);
      return { ok: true, state: withAnswerAt(state, at, null), events: [] };
    },
  };
}

/** A decision as a seat may see it. */
export interface SeenDecision<O = unknown> extends Pick<Decision<O>, 'id' | 'seat' | 'decider' | 'kind' | 'rule'> {
  prompt: Request['prompt'] | null;
  /** What is offered; null where that is not for this seat to see. */
  ask: Decision<O>['ask'] | null;
  /** One's own answer that waits for others. */
  given: Answer | null;
  /** Whether it has been answered; null where that is not for this seat to see. */
  answered: boolean | null;
}

/**
 * What a seat (null: a spectator) may see of the decisions that a game waits for. For a seat that neither decides nor is decided for, it is the same
 * whatever has been answered; where the request says so, whether anything has.
 */
export function seenDecisions(s: Pick<MachineState, 'pending' | 'together'>, seat: number | null): SeenDecision[] {
  const { decisions, given }: Together = s.together ?? { decisions: s.pending ? [s.pending] : [], given: [null] };
  return decisions.map((d, i) => {
    const own = seat !== null && (d.seat === seat || d.decider === seat);
    const named = own || d.visible !== 'seat';
    return {
      id: d.id,
      seat: d.seat,
      decider: d.decider,
      kind: named ? d.kind : '',
      rule: named ? d.rule : '',
      prompt: named ? d.prompt : null,
      ask: own || d.visible === 'all' ? d.ask : null,
      given: own ? given[i] : null,
      answered: own || d.answered !== 'hidden' ? given[i] !== null : null,
    };
  });
}
