/** What one who is new to the game does instead of what rules of thumb have him do: something worse, but no harm to what is his own for nothing. */
import { type Answer, type Form, type Id, isSeat, seatOf } from '@apnap/kernel';
import type { CardSource, DecisionView, View } from '@apnap/magic';
import { worthNow } from '../heuristic/act.js';
import type { Board } from '../heuristic/board.js';
import { CARD } from '../heuristic/evaluate.js';
import { boardOf } from '../heuristic/look.js';
import type { SeenOption } from '../heuristic/options.js';

type Pick = Extract<Form<unknown>, { form: 'pick' }>;

const entityOf = (o: unknown): Id => (o as { entity?: Id }).entity ?? 0;

/** Whose side a target is on; 0 for what is nobody's. */
function sideOf(b: Board, id: Id): number {
  if (isSeat(id)) return b.side(seatOf(id));
  const o = b.object(id);
  return o ? b.side(o.controller) : 0;
}

/** Whether a beginner could give this answer where rules of thumb give the first. */
export function isSlip(view: View, cards: CardSource, first: Answer, answer: Answer): boolean {
  const d = view.decision as DecisionView;
  const ask = d.ask as Form<unknown>;
  if (ask.form !== 'pick' || !('pick' in answer) || !('pick' in first)) return true;
  const b = boardOf(view, cards, d.seat, d.decider);
  switch (d.kind) {
    case 'act':
      return answer.pick.every((i) => wastesNoMore(b, ask.options[i] as SeenOption));
    case 'targets':
    case 'choose':
      return sameSides(b, ask, first.pick, answer.pick);
    case 'modes':
      // What is aimed at follows from the mode, and may be one's own only.
      return false;
    default:
      return true;
  }
}

/** A card that is wasted is a beginner's; what costs more than the card is aimed at what is one's own. */
const wastesNoMore = (b: Board, option: SeenOption): boolean => worthNow(b, option) > -CARD;

/** Others of the same side: harm for another opponent's creature, help for another of one's own. */
function sameSides(b: Board, ask: Pick, first: readonly number[], pick: readonly number[]): boolean {
  const side = (i: number): number => sideOf(b, entityOf(ask.options[i]));
  const meant = new Set(first.map(side));
  return pick.every((i) => first.includes(i) || meant.has(side(i)));
}
