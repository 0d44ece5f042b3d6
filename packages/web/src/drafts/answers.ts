/** Answering in a draft: what was picked stands (MTR 7.7), a deck can be changed while others build theirs. */
import type { Answer, DecisionView, DraftGameView } from '@apnap/protocol';
import { decisionsIn } from '@apnap/protocol/shown';
import type { TableConnection } from '../live/connection.js';
import type { TableState } from '../live/reduce.js';

export interface Asked {
  /** What is asked of this viewer, answered or not; null: nothing. */
  decision: DecisionView | null;
  /** His answer, which waits for those of others. */
  given: Answer | null;
  /** Whether something is on its way. */
  sent: boolean;
  give(answer: Answer): void;
  takeBack(): void;
}

/** What is asked of the viewer of a draft, and how it is answered. */
export function askedOf(conn: TableConnection, state: TableState & { game: DraftGameView }): Asked {
  const decision = decisionsIn(state.game).find((d) => d.mine && (d.ask !== null || d.given)) ?? null;
  const id = decision?.id;
  return {
    decision,
    given: decision?.given ?? null,
    sent: state.link !== 'open' || (id !== undefined && state.sent.includes(id)),
    give: (answer) => conn.answer(answer, id),
    takeBack: () => id !== undefined && conn.send({ type: 'takeback', decision: id }),
  };
}
