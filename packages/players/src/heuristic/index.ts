/** The heuristic player: a score for everything, the best score wins. It sees a view and public card data, nothing else. */
import type { Answer, Form } from '@apnap/kernel';
import type { CardSource, DecisionView, View } from '@apnap/magic';
import { NoDecision, type Player } from '../player.js';
import { chooseAct, type SeenOption } from './act.js';
import { Board } from './board.js';
import {
  answerChoose,
  answerDamage,
  answerDivide,
  answerMay,
  answerModes,
  answerNumber,
  answerOption,
  answerOrder,
  answerTargets,
  plainAnswer,
} from './choose.js';
import { type Memory, newMemory, startAnnouncement } from './memory.js';
import { wantsMulligan } from './mulligan.js';
import { chooseAttack, chooseBlocks } from './war.js';

/** A player that judges by general rules of thumb; it uses no chance, so equal views give equal answers. */
export function heuristicPlayer(cards: CardSource): Player {
  const memory = newMemory();
  return {
    kind: 'heuristic',
    needs: 'view',
    choose(view: View): Answer {
      const d = view.decision;
      if (!d?.ask || d.decider !== view.seat) throw new NoDecision(view.seat);
      note(memory, view, d);
      // Refused twice: the rules want something this player doesn't see.
      if (memory.sameDecision > 2) return plainAnswer(d);
      const quick = withoutBoard(d);
      return quick ?? answer(new Board(view, cards, d.seat, d.decider), memory, d);
    },
  };
}

function note(memory: Memory, view: View, d: DecisionView): void {
  memory.sameDecision = memory.lastDecision === d.id ? memory.sameDecision + 1 : 0;
  memory.lastDecision = d.id;
  if (d.kind === 'act') memory.announcement = null;
  if (memory.turn.turn !== view.turn.number) memory.turn = { turn: view.turn.number, used: new Map() };
}

/** Decisions that need no look at the board. */
function withoutBoard(d: DecisionView): Answer | null {
  if (d.kind === 'pay') return { pick: [0] };
  if (
    d.kind === 'act' &&
    d.ask?.form === 'pick' &&
    d.ask.options.every((o) => (o as SeenOption).act === 'pass' || (o as SeenOption).act === 'mana')
  )
    return { pick: [0] };
  if (d.kind === 'replacement' || d.kind === 'name') return plainAnswer(d);
  return null;
}

function answer(b: Board, memory: Memory, d: DecisionView): Answer {
  const ask = d.ask as Form<unknown>;
  // Somebody else's creatures (CR 720.5): to leave them at home harms nobody but him.
  if (d.decider !== d.seat && (d.kind === 'attackers' || d.kind === 'blockers')) return plainAnswer(d);
  switch (d.kind) {
    case 'act': {
      const options = (ask as Extract<Form<unknown>, { form: 'pick' }>).options as readonly SeenOption[];
      const index = chooseAct(b, options, memory.turn);
      startAnnouncement(b, memory, d, options[index]);
      return { pick: [index] };
    }
    case 'attackers':
      return ask.form === 'pair' ? chooseAttack(b, ask, memory.sameDecision) : plainAnswer(d);
    case 'blockers':
      return ask.form === 'pair' && memory.sameDecision === 0 ? chooseBlocks(b, ask) : plainAnswer(d);
    case 'mulligan':
      return { yes: wantsMulligan(b, Number(d.prompt?.params?.taken ?? 0)) };
    case 'targets':
      return answerTargets(b, memory, d);
    case 'modes':
      return answerModes(b, memory, d);
    case 'number':
      return answerNumber(b, memory, d);
    case 'divide':
      return answerDivide(b, memory, d);
    case 'damage':
      return memory.sameDecision === 0 ? answerDamage(b, d) : plainAnswer(d);
    case 'may':
      return answerMay(b, memory, d);
    case 'choose':
      return answerChoose(b, d);
    case 'option':
      return answerOption(b, d);
    case 'order':
      return answerOrder(b, d);
    default:
      return plainAnswer(d);
  }
}
