/** The heuristic player: a score for everything, the best score wins. It sees a view and public card data, nothing else. */
import type { Answer, Form } from '@apnap/kernel';
import type { CardSource, DecisionView, Glance, View } from '@apnap/magic';
import { NoDecision, type Player } from '../player.js';
import { latestOf } from '../teams.js';
import { chooseAct, isSpent, noteUse } from './act.js';
import type { Board } from './board.js';
import {
  answerChoose,
  answerDamage,
  answerDivide,
  answerMay,
  answerModes,
  answerNumber,
  answerOption,
  answerOrder,
  answerPay,
  answerTargets,
  manaLeftOver,
  plainAnswer,
  spentByPlan,
  withMode,
} from './choose.js';
import { boardOf } from './look.js';
import { copyMemory, type Memory, newMemory, startAnnouncement } from './memory.js';
import { wantsMulligan } from './mulligan.js';
import type { SeenOption } from './options.js';
import { chooseAttack, chooseBlocks } from './war.js';

/** A player that judges by general rules of thumb; it uses no chance, so equal views give equal answers. */
export function heuristicPlayer(cards: CardSource): Player {
  const mind = new Mind(cards);
  return { kind: 'heuristic', needs: 'view', choose: (view) => mind.choose(view) };
}

/** The thinking of the heuristic player, with what it remembers: it can be copied, to be tried out in worlds that are not. */
export class Mind {
  constructor(
    readonly cards: CardSource,
    private memory: Memory = newMemory(),
  ) {}

  copy(): Mind {
    return new Mind(this.cards, copyMemory(this.memory));
  }

  choose(view: View): Answer {
    const d = view.decision;
    if (!d?.ask || d.decider !== view.seat) throw new NoDecision(view.seat);
    note(this.memory, view, d);
    // Refused twice: the rules want something this player doesn't see.
    if (this.memory.sameDecision > 2) return plainAnswer(d);
    return withoutBoard(d) ?? answer(boardOf(view, this.cards, d.seat, d.decider), this.memory, d);
  }

  /** The answer where it needs no look at the board; else null, and nothing is remembered. */
  quick(view: Glance): Answer | null {
    const d = view.decision;
    if (!d?.ask) return null;
    const quick = withoutBoard(d);
    if (quick !== null) note(this.memory, view, d);
    return quick;
  }

  /** Whether this was done so often this turn that it is not thought of again. */
  spent({ decision: d, turn }: View, given: Answer): boolean {
    if (d?.kind !== 'act' || d.ask?.form !== 'pick' || !('pick' in given) || this.memory.turn.turn !== latestOf(turn)) return false;
    const option = d.ask.options[given.pick[0]] as SeenOption | undefined;
    return option !== undefined && option.act !== 'pass' && isSpent(option, this.memory.turn);
  }

  /** Remembers an answer that somebody else chose, as if it had been its own idea. */
  follow(view: View, given: Answer): void {
    const d = view.decision;
    if (!d?.ask || d.decider !== view.seat) throw new NoDecision(view.seat);
    note(this.memory, view, d);
    if (d.kind !== 'act' && d.kind !== 'targets' && d.kind !== 'modes' && d.kind !== 'number') return;
    const b = boardOf(view, this.cards, d.seat, d.decider);
    const modes = this.memory.announcement?.modes ?? null;
    if (d.kind !== 'act') answer(b, this.memory, d); // finds the announcement it belongs to
    takeOver(b, this.memory, d, given, modes);
  }
}

/** Puts the answer given into the memory, in place of what was thought of. @param modes those that were chosen before */
function takeOver(b: Board, memory: Memory, d: DecisionView, given: Answer, modes: readonly number[] | null): void {
  const options = d.ask && 'options' in d.ask ? d.ask.options : [];
  if (d.kind === 'act' && 'pick' in given) {
    const option = options[given.pick[0]] as SeenOption;
    noteUse(option, memory.turn);
    startAnnouncement(b, memory, d, option);
    return;
  }
  const a = memory.announcement;
  if (!a) return;
  if (d.kind === 'targets' && 'pick' in given && a.targets.length > 0)
    a.targets[a.targets.length - 1] = given.pick.map((i) => (options[i] as { entity: number }).entity);
  if (d.kind === 'modes' && 'pick' in given) {
    const chosen = given.pick.map((i) => (options[i] as { mode: number; worth?: number }).mode);
    const oneByOne = options.some((o) => (o as { worth?: number }).worth !== undefined);
    a.modes = oneByOne ? chosen.reduce(withMode, [...(modes ?? [])]) : chosen;
  }
  if (d.kind === 'number' && 'number' in given) a.x = given.number;
}

function note(memory: Memory, view: View | Glance, d: Pick<DecisionView, 'id' | 'kind'>): void {
  memory.sameDecision = memory.lastDecision === d.id ? memory.sameDecision + 1 : 0;
  memory.lastDecision = d.id;
  if (d.kind === 'act') memory.announcement = null;
  const turn = latestOf(view.turn);
  if (memory.turn.turn !== turn) memory.turn = { turn, used: new Map() };
}

/** Decisions that need no look at the board. */
function withoutBoard(d: NonNullable<Glance['decision']>): Answer | null {
  if (d.kind === 'pay') return spentByPlan(d).length > 0 || manaLeftOver(d) > 0 ? null : { pick: [0] };
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
    case 'pay':
      return answerPay(b, memory, d);
    case 'option':
      return answerOption(b, d);
    case 'order':
      return answerOrder(b, d);
    default:
      return plainAnswer(d);
  }
}
