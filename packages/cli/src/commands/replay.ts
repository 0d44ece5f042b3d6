/** `apnap replay`: a saved game again: told, stopped anywhere, asked why, verified. */
import { answerIn, begin, type Decision, type Move, type Played, play } from '@apnap/kernel';
import {
  type ActOption,
  describeEvent,
  type EventView,
  type GameEvent,
  type MagicGame,
  named,
  nameIn,
  type Passed,
  promptOf,
  renderMessage,
  type State,
  type StoryPart,
  storyOf,
  viewEvents,
} from '@apnap/magic';
import type { Lang } from '@apnap/words';
import { drawBoard } from '../board.js';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { type MagicSave, readSave, saveProblem } from '../saves.js';
import { livesAtStart, Teller } from '../telling.js';
import { text } from '../text/text.js';
import { wholeNumber } from './options.js';
import { resultText } from './results.js';
import { lookedUp, ruleLines } from './rules.js';

export interface ReplayOptions {
  to?: string;
  why?: string;
  verify?: boolean;
  log?: boolean;
  detail?: boolean;
  json?: boolean;
}

/** What a replay is told after the set-up (no answer) and after each answer. */
interface Moment {
  state: State;
  events: readonly GameEvent[];
  /** Answers given so far. */
  answers: number;
  /** The decision that was answered, and with what. */
  asked: { before: State; decision: Decision | null; move: Move } | null;
}

/** Plays a save, moment by moment. @throws CliError for a save that doesn't fit. */
function* moments(file: string, lang: Lang, game: MagicGame, save: MagicSave, to: number): Generator<Moment, Played<State, GameEvent>> {
  let played: Played<State, GameEvent>;
  try {
    played = begin(game, save.setup, save.seed);
  } catch (e) {
    throw saveProblem(file, e, lang);
  }
  yield { state: played.state, events: played.events, answers: 0, asked: null };
  for (let i = 0; i < to; i++) {
    const before = played.state;
    const told = played.events.length;
    const outcome = play(game as never, played, save.answers[i]);
    if (!outcome.ok) {
      const why = `${renderMessage(outcome.refusal.message, lang)} (${outcome.refusal.rule})`;
      throw new CliError(2, text(lang, 'error.save', { file, where: `answers[${i}]`, what: text(lang, 'error.answer', { why }) }));
    }
    yield {
      state: played.state,
      events: played.events.slice(told),
      answers: i + 1,
      asked: { before, decision: game.pending(before), move: save.answers[i] },
    };
  }
  return played;
}

/** Replays. @returns the exit code. */
export function replayCommand(cx: Context, file: string, o: ReplayOptions): number {
  const { lang } = cx;
  const to = o.to === undefined ? undefined : wholeNumber(lang, '--to', o.to, 0);
  const why = o.why === undefined ? undefined : wholeNumber(lang, '--why', o.why, 1);
  const { save, game } = readSave(file, lang);
  if (to !== undefined && to > save.answers.length)
    throw new CliError(2, text(lang, 'error.noAnswer', { file, to, last: save.answers.length }));
  if (why !== undefined) return explain(cx, file, game, save, why, o);
  return tellReplay(cx, file, game, save, to, o);
}

function tellReplay(cx: Context, file: string, game: MagicGame, save: MagicSave, to: number | undefined, o: ReplayOptions): number {
  const { io, lang, paint } = cx;
  const players = save.setup.players.map((p) => p.name);
  let teller: Teller | null = null;
  const telling = !o.json && (o.log || o.detail || (to === undefined && !o.verify));
  let last: Moment | null = null;
  let events = 0;
  for (const m of moments(file, lang, game, save, to ?? save.answers.length)) {
    if (telling) {
      const lives = livesAtStart(save.setup, m.state);
      teller ??= new Teller({ lang, paint, players, lives, ...(o.detail ? { detail: 'all' as const } : {}) });
      for (const line of teller.tell(m.state, m.events)) io.out(`${line}\n`);
    }
    events += m.events.length;
    last = m;
  }
  const { state, answers } = last as Moment;
  const hash = game.hash(state);
  const complete = answers === save.answers.length;
  const matches = hash === save.hash;
  if (o.json) {
    const board = to === undefined ? {} : { board: drawBoard(state, { lang, paint: (_, s) => s, columns: io.columns, hands: 'shown' }) };
    io.out(
      `${JSON.stringify({ answers, events, hash, ...(complete ? { verified: matches } : {}), result: state.result, ...board }, null, 2)}\n`,
    );
  } else if (to !== undefined) {
    io.out(`${telling ? '\n' : ''}${paint('dim', text(lang, 'replay.board', { n: answers, total: save.answers.length }))}\n`);
    for (const line of drawBoard(state, { lang, paint, columns: io.columns, hands: 'shown' })) io.out(`${line}\n`);
    io.out(`${waiting(cx, game, state, players)}\n`);
  } else if (state.result) io.out(`${telling ? '\n' : ''}${resultText(lang, state.result, players.length)}\n`);
  if (!o.verify || !complete) return 0;
  if (!matches) {
    io.err(`${text(lang, 'replay.mismatch', { file, got: hash, wanted: save.hash })}\n`);
    return 1;
  }
  if (!o.json) io.out(`${text(lang, 'replay.verified', { answers, events, hash })}\n`);
  return 0;
}

/** Who decides what now. */
function waiting(cx: Context, game: MagicGame, state: State, players: readonly string[]): string {
  const d = game.pending(state);
  if (d) {
    const prompt = renderMessage(promptOf(state, d), cx.lang, (id, lang) => nameText(state, id, lang));
    return text(cx.lang, 'replay.waits', { player: players[d.decider], prompt, rule: d.rule });
  }
  return state.result ? text(cx.lang, 'replay.over', { result: resultText(cx.lang, state.result, players.length) }) : '';
}

function nameText(state: State, id: number, lang: Lang): string {
  const n = named(state, id);
  return n ? nameIn(n, lang) : '';
}

/** What an answer was, in words: an action with priority by what it does, anything else by its question. */
function answerText(lang: Lang, asked: NonNullable<Moment['asked']>): string {
  const { decision, move, before } = asked;
  if ('ruling' in move) return renderMessage({ id: 'ruling.given' }, lang);
  const answer = answerIn(move);
  if (!answer || !decision) return renderMessage({ id: 'end.concede' }, lang);
  if (decision.kind === 'act' && decision.ask.form === 'pick' && 'pick' in answer) {
    const option = decision.ask.options[answer.pick[0]] as ActOption;
    return `${text(lang, `act.${option.act}`, option.act === 'pass' ? {} : { name: nameText(before, option.object, lang) })} (${decision.rule})`;
  }
  return `${renderMessage(promptOf(before, decision), lang, (id, l) => nameText(before, id, l))} (${decision.rule})`;
}

/** Events that players bring about by deciding to, rather than the rules. */
const ACTS: ReadonlySet<string> = new Set(['cast', 'activate', 'landPlay', 'attack', 'block', 'mana', 'tapForMana', 'tap']);

/** The answer that began the action: payments and targets are answered after it. */
function actBefore(asked: readonly Moment['asked'][], moment: number): number {
  const seat = asked[moment]?.decision?.decider;
  for (let i = moment; i > 0; i--) {
    const d = asked[i]?.decision;
    if (d?.decider === seat && (d?.kind === 'act' || d?.kind === 'attackers' || d?.kind === 'blockers')) return i;
  }
  return moment;
}

interface Known {
  view: EventView;
  moment: number;
}

/** The step and the stack at which a player passed; null where the answer was another. */
function passedBy(asked: Moment['asked']): Passed | null {
  const d = asked?.decision;
  const answer = asked && answerIn(asked.move);
  if (!asked || d?.kind !== 'act' || d.ask.form !== 'pick' || !answer || !('pick' in answer)) return null;
  const option = d.ask.options[answer.pick[0]] as ActOption;
  return option.act === 'pass' ? { step: asked.before.turn.step, stack: asked.before.stack.length > 0 } : null;
}

/** A link of the chain: an event, or a sentence about what the rules do. */
interface Link {
  event?: number;
  text: string;
  rules: readonly string[];
}

/** The links, each below the one that it led to. */
const linkLines = ({ lang, paint }: Context, links: readonly Link[]): string[] =>
  links.map((link, i) => {
    const lead = i === 0 ? '' : paint('dim', `${text(lang, 'why.because')} `);
    const number = link.event === undefined ? '' : `${paint('dim', `#${link.event}`)} `;
    const rules = link.rules.length > 0 ? ` ${paint('dim', `(${link.rules.join(', ')})`)}` : '';
    return `${'  '.repeat(i)}${lead}${number}${link.text}${rules}`;
  });

/** What led to what the rules did. */
function storyLinks(lang: Lang, parts: readonly StoryPart[], players: readonly string[]): Link[] {
  return parts.map((part) => {
    if ('message' in part) return { text: renderMessage(part.message, lang), rules: part.rules };
    const { id, rule, kind } = part.event;
    return { event: id, text: describeEvent(part.event, { lang, players })?.text ?? kind, rules: [rule] };
  });
}

/** An event, and what caused it, and what caused that. */
function chainOf(known: ReadonlyMap<number, Known>, event: number): Known[] {
  const chain: Known[] = [];
  for (let k = known.get(event); k && chain.length < 1000; k = known.get(k.view.cause)) chain.push(k);
  return chain;
}

/** The player who gave an answer; '' where none was given. */
function giverOf(asked: Moment['asked'], players: readonly string[]): string {
  if (asked === null || 'ruling' in asked.move) return '';
  return players['concede' in asked.move ? asked.move.concede : (asked.decision?.decider ?? -1)] ?? '';
}

/** `--why`: from the event back through what caused it, to the answer that began it. */
function explain(cx: Context, file: string, game: MagicGame, save: MagicSave, event: number, o: ReplayOptions): number {
  const { io, lang, paint } = cx;
  const known = new Map<number, Known>();
  const asked: Moment['asked'][] = [];
  const abilities = new Set<number>();
  for (const m of moments(file, lang, game, save, save.answers.length)) {
    asked.push(m.asked);
    for (const view of viewEvents(m.state, m.events, 'all')) {
      known.set(view.id, { view, moment: m.answers });
      if ((view.kind === 'activate' || view.kind === 'trigger') && view.object) abilities.add(view.object.id);
    }
    if (known.has(event)) break;
  }
  if (!known.has(event)) throw new CliError(2, text(lang, 'error.noEvent', { file, event, last: known.size }));
  const players = save.setup.players.map((p) => p.name);
  const chain = chainOf(known, event);
  const told = chain.map(({ view }) => ({
    event: view.id,
    kind: view.kind,
    ...(describeEvent(view, { lang, players, isAbility: (id) => abilities.has(id) }) ?? { rule: view.rule, text: view.kind }),
  }));
  const root = chain[chain.length - 1];
  const own = ACTS.has(root.view.kind);
  const moment = own ? actBefore(asked, root.moment) : root.moment;
  const by = asked[moment];
  const cause =
    by === null
      ? text(lang, 'why.start')
      : text(lang, own ? 'why.answer' : 'why.procedure', { n: moment, player: giverOf(by, players), what: answerText(lang, by) });
  const passed = own ? null : passedBy(by);
  const parts = own || by === null ? [] : storyOf(root.view, (id) => known.get(id)?.view, passed);
  const story = storyLinks(lang, parts, players);
  const cited = [
    ...told.map((t) => t.rule),
    ...story.flatMap((part) => part.rules),
    ...(by?.decision && !passed ? [by.decision.rule] : []),
  ];
  const rules = lookedUp(io, [...new Set(cited)]);
  if (o.json) {
    io.out(`${JSON.stringify({ event, chain: told, story, root: { answer: moment, text: cause }, rules }, null, 2)}\n`);
    return 0;
  }
  const links: Link[] = [...told.map((t) => ({ ...t, rules: [t.rule] })), ...story];
  // Where it is told what was passed, nothing more is to be said of the answer.
  if (passed === null) links.push({ text: cause, rules: [] });
  io.out(`${paint('bold', text(lang, 'why.event', { event }))}\n`);
  for (const line of linkLines(cx, links)) io.out(`${line}\n`);
  io.out(`\n${paint('bold', text(lang, 'rules.cited'))}\n`);
  for (const rule of rules) for (const line of ruleLines(cx, rule)) io.out(`${line}\n`);
  return 0;
}
