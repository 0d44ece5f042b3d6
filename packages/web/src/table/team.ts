/** Choices of one's team (CR 805.2): what a teammate of who is asked is asked about what is his, and what he and the others say to it. */
import type { Answer, ClientMessage, MagicDecision, MagicView, Suggestion, TeamChoiceView } from '@apnap/protocol';
import { withPart } from '@apnap/protocol/parts';
import { useEffect, useState } from 'react';
import { answerOf, type Draft } from '../ask/draft.js';
import type { TableState } from '../live/reduce.js';

export interface Team {
  /** What is said to the choice that waits; null: there is none. */
  choice: TeamChoiceView | null;
  /** What is being answered is a suggestion: another makes the choice. */
  suggests: boolean;
  /** One's part of the choice, as a decision, while something is to be said to it. */
  asked: MagicDecision | null;
  /** Suggests; null: it is left to who makes the choice. */
  suggest: (a: Answer | null) => void;
  /** Says something else than was said; null: there is nothing to change. */
  rethink: (() => void) | null;
}

/** The decision as a teammate is asked it; null: he is not. */
const asTeammate = (d: MagicDecision | null): MagicDecision | null => (d?.team?.ask ? { ...d, id: d.team.id, ask: d.team.ask } : null);

/** @param free whether something can be said now */
export function useTeam(state: TableState & { game: MagicView }, free: boolean, send: (m: ClientMessage) => boolean): Team {
  const { game, table, link } = state;
  const [turned, setTurned] = useState<{ id: number; open: boolean } | null>(null);
  // What was said is told by the server alone: it may have forgotten it.
  useEffect(() => {
    if (link !== 'open') setTurned(null);
  }, [link]);
  const part = free ? asTeammate(game.decision) : null;
  const choice = table?.team ?? null;
  const said = choice?.said.some((s) => s.seat === game.seat) ?? false;
  const open = turned !== null && turned.id === part?.id ? turned.open : !said;
  const asked = open ? part : null;
  const suggest = (answer: Answer | null): void => {
    if (part && send({ type: 'suggest', n: game.n, decision: part.id, answer } as ClientMessage)) setTurned({ id: part.id, open: false });
  };
  const rethink = part && !asked ? () => setTurned({ id: part.id, open: true }) : null;
  return { choice, suggests: asked !== null, asked, suggest, rethink };
}

/** What teammates suggest that can still be taken over: the answer it would make of what is drafted. */
export function toTakeOver(d: MagicDecision, draft: Draft, choice: TeamChoiceView | null): { said: Suggestion; answer: Answer }[] {
  const { ask } = d;
  if (!ask || choice?.decision !== d.id) return [];
  const now = answerOf(ask, draft);
  return choice.said.flatMap((said) => {
    if (said.answer === null) return [];
    const answer = now && said.part !== 'all' ? withPart(now, said.answer, said.part) : said.answer;
    return JSON.stringify(answer) === JSON.stringify(now) ? [] : [{ said, answer }];
  });
}
