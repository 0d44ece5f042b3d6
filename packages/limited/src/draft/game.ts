/** Drafts and sealed pools as a game of the kernel: saved, replayed and hosted like any other. */
import type { CardDatabase } from '@apnap/cards';
import {
  type Answer,
  canonicalText,
  type Decision,
  defaultAnswer,
  drive,
  enumerateAnswers,
  firstWaiting,
  fork,
  type Game,
  giveDefaults,
  hashOf,
  newRun,
  type Outcome,
  SaveError,
  severalOf,
} from '@apnap/kernel';
import { type CommanderRules, commandersOf } from '../commanders.js';
import { addNext, isAdding } from './adding.js';
import { chooseNames } from './agendas.js';
import { illegalPick, openAll, pickAll } from './booster.js';
import { type Builder, buildAll, illegalDeck } from './building.js';
import { areColorsOpen, chooseColor } from './colors.js';
import { exchangeNext } from './exchange.js';
import { pickLine, turnUp } from './grid.js';
import { NOTHING } from './matters.js';
import { layOpen, pickOpen } from './rochester.js';
import { begun } from './setup.js';
import { type DraftRun, replaced, tell } from './steps.js';
import type { DraftEvent, DraftFrame, DraftKind, DraftSetup, DraftState, Pick } from './types.js';
import { type DraftView, isReleased, viewOf } from './view.js';
import { lookAt } from './winston.js';

export type DraftGame = Game<DraftState, DraftSetup, DraftEvent, DraftView>;

/** One atomic step. */
function step(run: DraftRun, build: Builder, rules: CommanderRules): void {
  const frame = run.s.frames[run.s.frames.length - 1];
  const { kind } = run.s;
  // Before anything else is drafted.
  if (areColorsOpen(run)) chooseColor(run);
  else if (isAdding(run)) addNext(run, frame);
  else goOn(run, frame, kind, build, rules);
  const { standing } = run.s;
  if (standing.includes('leaves')) run.s.standing = standing.map((at) => (at === 'leaves' ? 'left' : at));
}

function goOn(run: DraftRun, frame: DraftFrame, kind: DraftKind, build: Builder, rules: CommanderRules): void {
  switch (frame.pc) {
    case 'open':
      if (kind === 'rochester') layOpen(run, frame);
      else openAll(run, frame);
      break;
    case 'pick':
      if (kind === 'rochester') pickOpen(run, frame);
      else if (kind === 'grid') pickLine(run, frame);
      else pickAll(run, frame);
      break;
    case 'look':
      lookAt(run, frame);
      break;
    case 'turnUp':
      turnUp(run, frame);
      break;
    case 'exchange':
      exchangeNext(run, frame);
      break;
    case 'build':
      buildAll(run, frame, build, rules);
      break;
    case 'agenda':
      chooseNames(run);
      break;
    default:
      frame.pc satisfies never;
  }
}

/** Every pick of a draft that is over, for those who host it: the view tells it only when the set-up lets it. */
export const releasedLog = (s: DraftState): readonly Pick[] => (s.result ? s.picks : []);

/**
 * The game.
 * @param database where cards and sets are looked up
 * @param build makes decks for those who hand in none
 */
export function draftGameOf(database: CardDatabase, build: Builder): DraftGame {
  const rules = commandersOf(database);
  const run = (s: DraftState, watch?: (state: DraftState) => void): { state: DraftState; events: DraftEvent[] } => {
    const going = newRun<DraftState, DraftEvent>(s);
    drive(going, (r) => step(r, build, rules), 10_000, watch);
    return forThoseGone(going.s, going.events);
  };
  /** What is asked in the middle of a step of somebody who has left during it is answered for him. */
  const forThoseGone = (state: DraftState, events: DraftEvent[]): { state: DraftState; events: DraftEvent[] } => {
    const { decisions, given: answers } = state.together ?? { decisions: state.pending ? [state.pending] : [], given: [null] };
    const of = decisions.find((d, i) => answers[i] === null && state.standing[d.decider] !== 'in');
    const next = of && given.answer(state, of.id, defaultAnswer(of));
    return next?.ok ? forThoseGone(next.state, [...events, ...next.events]) : { state, events };
  };
  const given = severalOf<DraftState, DraftEvent>({
    illegal: (s, d, answer) => illegalDeck(s, d, answer, rules) ?? illegalPick(s, d, answer),
    run,
  });
  const several: typeof given = {
    ...given,
    takeBack(state, decision) {
      const kind = state.together?.decisions.find((d) => d.id === decision)?.kind;
      // What has been taken out of a booster is not put back (MTR 7.7); a deck can be handed in anew until all have.
      return kind === 'pick'
        ? { ok: false, refusal: { message: { id: 'limited.picked' }, rule: 'MTR 7.7' } }
        : given.takeBack(state, decision);
    },
  };
  return {
    id: 'limited',
    create: (setup, seed, watch) => run(begun(database, setup, seed), watch),
    pending: firstWaiting,
    result: (s) => s.result,
    answer(state, answer, watch) {
      const d = firstWaiting(state);
      if (!d) return { ok: false, refusal: { message: { id: 'answer.notAsked' }, rule: '' } };
      return several.answer(state, d.id, answer, watch);
    },
    concede: (state, seat) => left(state, seat),
    seats: (s) => s.names.length,
    view: (s, seat) => viewOf(s, seat, rules),
    viewEvents: (s, events, seat) => events.map((e) => seenEvent(s, e, seat)),
    hash: hashOf,
    save: canonicalText,
    restore,
    answers: (s) => answersTo(firstWaiting(s)),
    several,
  };

  /** Who leaves a draft goes on in it by chance, and hands in no deck (MTR 7.7). */
  function left(state: DraftState, seat: number): Outcome<DraftState, DraftEvent> {
    if (state.result || state.standing[seat] !== 'in')
      return { ok: false, refusal: { message: { id: 'answer.notInGame' }, rule: 'MTR 7.7' } };
    const going = newRun<DraftState, DraftEvent>(fork(state));
    going.s.standing = replaced(going.s.standing, seat, 'leaves');
    tell(going, 'leave', 'MTR 7.7', { seat });
    const rest = giveDefaults(draftGameOf(database, build), going.s, seat);
    return rest.ok ? { ...rest, events: [...going.events, ...rest.events] } : rest;
  }
}

function restore(text: string): DraftState {
  const s = JSON.parse(text) as DraftState;
  if (s.format !== 'limited/1') throw new SaveError('not a state of a draft', 'format');
  const { spares = [], behind = s.names.map(() => []) } = s as Partial<DraftState>;
  return { ...s, spares, behind, matters: { ...NOTHING, ...s.matters }, _memo: null };
}

/** Answers worth giving: a deck in its fallback alone, of which there are more than anybody can try. */
function* answersTo(d: Decision | null): Iterable<Answer> {
  if (!d) return;
  if (d.kind === 'deck') yield defaultAnswer(d);
  else yield* enumerateAnswers(d.ask);
}

/** Kinds of event whose cards only one seat may see. */
const isHidden = (s: DraftState, e: DraftEvent): boolean =>
  e.kind === 'deck' || ((e.kind === 'pick' || e.kind === 'open') && s.kind !== 'rochester' && s.kind !== 'grid');

function seenEvent(s: DraftState, e: DraftEvent, seat: number | null): DraftEvent {
  return !isHidden(s, e) || e.seat === seat || isReleased(s) ? e : { ...e, cards: [], names: [] };
}
