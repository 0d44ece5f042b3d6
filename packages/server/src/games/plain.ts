/**
 * Hosts any game of the kernel that has no table of its own: what it says is shown by its facts, what it asks by the form of the question. A game is
 * told of by {@link Words} alone.
 */
import {
  answerIn,
  type Decision,
  defaultAnswer,
  type Game,
  type LogEvent,
  type Message,
  type SeenDecision,
  seenDecisions,
} from '@apnap/kernel';
import type { DecisionView, Fact, LogLine, OptionView, PlainView, Text } from '@apnap/protocol';
import { both, type Catalogue, renderMessage } from '@apnap/words';
import { kernelTemplate, plain } from '../text.js';
import { resultView, type Shown, type Verdict, type Viewer } from '../views/viewer.js';
import { answerOf, askOf } from './asks.js';
import type { Hosted, Numbering, Telling } from './hosted.js';

/** What is told of a game to those who host it: its words, and who plays. */
export interface Words<S, Setup, E extends LogEvent> {
  /** What it is called. */
  readonly name: Text;
  /** What its messages say, by their ids, with the names of their parameters in braces. */
  readonly messages: Readonly<Record<string, Text>>;
  setupOf(names: readonly string[]): Setup;
  /** Names of the players, by seat. */
  namesOf(setup: Setup): string[];
  /** The same, of a game that is played. */
  playersOf(state: S): readonly string[];
  /** What a viewer may know, in the order in which it is read. Nothing else is shown. */
  facts(state: S, viewer: Viewer): Fact[];
  /** An option of a decision, as the game describes it. */
  option(option: unknown, decision: Pick<Decision, 'kind'>): Text;
  /** A sign of an option by which a page of the game knows it; absent: there is none. */
  sign?(option: unknown): string | undefined;
  /** The decisions that wait, as a seat may see them; absent: as the kernel shows them. */
  seen?(state: S, seat: number | null): readonly SeenDecision[];
  /** A message of a decision with what it names; absent: it names nothing. */
  prompt?(message: Message): Text;
  /** An event as the game shows it to a viewer; null: the account says nothing of it. */
  event(event: E, names: readonly string[]): { seat: number; text: Text } | null;
  /** Whether a seat plays no more; absent: all play to the end. */
  isOut?(state: S, seat: number): boolean;
}

/** The words of a message: those of the game, else those of the kernel; one that nobody knows is shown by its id. */
export function messageText(messages: Readonly<Record<string, Text>>): (message: Message) => Text {
  const catalogue: Catalogue = { template: (id, lang) => (messages[id] ?? kernelTemplate(id) ?? plain(id))[lang] };
  return (message) => both((lang) => renderMessage(catalogue, message, lang));
}

/** The game, as tables host it. */
export function hostedPlainly<S, Setup, E extends LogEvent>(game: Game<S, Setup, E>, words: Words<S, Setup, E>): Hosted<S, Setup, E> {
  const text = messageText(words.messages);
  const optionsOf =
    (kind: string) =>
    (list: readonly unknown[]): OptionView[] =>
      list.map((o) => {
        const act = words.sign?.(o);
        return { label: words.option(o, { kind }), ...(act === undefined ? {} : { act }) };
      });
  return {
    game,
    name: words.name,
    inThreads: false,
    imagines: () => false,
    over: (other) => hostedPlainly(other, words),
    setupOf: (seats) => words.setupOf(seats.map((s) => s.name)),
    namesOf: (setup) => words.namesOf(setup),
    isOut: (state, seat) => words.isOut?.(state, seat) ?? false,
    dealt: () => {
      throw new Error(`there are no what-ifs of ${game.id}`);
    },
    illegal: () => null,
    textsLike: (d, part, most) => textsLike(d, part, most),
    ruleIn: (_, rule) => rule,
    turnOf: () => 0,
    roomOf: (state) => game.save(state).length,
    lighten: () => {},
    sight: () => new Map(),
    // What an answer shows to whom only the game could say.
    teaches: () => true,
    shown: (state, viewer, n, _, verdict) => shown(game, words, optionsOf, state, viewer, n, verdict),
    telling: (viewer, names, _, numbered) => new PlainTelling(game, words, viewer, names, numbered),
    blows: () => [],
    chronicle: () => ({ next: 0, add: () => {}, rewind: () => {} }),
    why: () => null,
    answerText: (state, d, answer) => answerOf(askOf(seenBy(words, state, d), optionsOf(d.kind)), answer),
    moveText: (state, d, move) => answerOf(askOf(seenBy(words, state, d), optionsOf(d.kind)), answerIn(move) ?? defaultAnswer(d)),
    text,
    messageText: (_, message) => text(message),
    automatic: () => null,
    stillPassing: () => false,
    yieldLabel: (_, key) => plain(key),
  };
}

/** What is asked, as who is asked sees it. */
const seenBy = <S, Setup, E extends LogEvent>(words: Words<S, Setup, E>, state: S, d: Decision): Decision['ask'] =>
  words.seen?.(state, d.decider).find((x) => x.id === d.id)?.ask ?? d.ask;

function textsLike({ ask }: Decision, part: string, most: number): string[] {
  if (ask.form !== 'text') return [];
  const wanted = part.trim().toLowerCase();
  return ask.texts.filter((t) => t.toLowerCase().includes(wanted)).slice(0, most);
}

/** How options are said, by the kind of the decision. */
type Options = (kind: string) => (list: readonly unknown[]) => OptionView[];

/** @param whole the decision itself, of which nothing is said but to whom it is put */
function decisionView(d: SeenDecision, whole: Decision, viewer: Viewer, options: Options, text: (m: Message) => Text): DecisionView {
  const mine = viewer === d.decider;
  const ask = mine ? d.ask : null;
  return {
    id: d.id,
    seat: d.decider,
    mine,
    kind: d.kind,
    rule: d.rule,
    prompt: d.prompt ? text(d.prompt) : plain(''),
    ask: ask && askOf(ask, options(d.kind)),
    fallback: mine ? defaultAnswer(whole) : null,
    ...(mine && d.given ? { given: d.given } : {}),
  };
}

/** The decisions that wait, as a seat may see them; as everybody may who sees all. */
function decisionsFor<S, Setup, E extends LogEvent>(
  game: Game<S, Setup, E>,
  words: Words<S, Setup, E>,
  state: S,
  viewer: Viewer,
  options: Options,
  text: (m: Message) => Text,
): DecisionView[] {
  const together = game.several?.together(state) ?? null;
  const pending = together ? null : game.pending(state);
  const all = together?.decisions ?? (pending ? [pending] : []);
  const seen = (seat: number | null): readonly SeenDecision[] =>
    words.seen?.(state, seat) ?? seenDecisions({ pending, ...(together ? { together } : {}) }, seat);
  return all.map((whole, i) => {
    const d = seen(viewer === 'all' ? whole.decider : viewer)[i];
    const view = decisionView(d, whole, viewer, options, text);
    return together && d.answered !== null ? { ...view, answered: d.answered } : view;
  });
}

function shown<S, Setup, E extends LogEvent>(
  game: Game<S, Setup, E>,
  words: Words<S, Setup, E>,
  options: Options,
  state: S,
  viewer: Viewer,
  n: number,
  verdict: Verdict | null,
): Shown {
  const text = messageText(words.messages);
  const over = verdict !== null || game.result(state) !== null;
  const decisions = over ? [] : decisionsFor(game, words, state, viewer, options, words.prompt ?? text);
  const open = decisions.filter((d) => d.answered !== true);
  const view: PlainView = {
    n,
    seat: viewer === 'all' ? null : viewer,
    players: words.playersOf(state).map((name, seat) => ({
      seat,
      name,
      ...(words.isOut?.(state, seat) ? { lost: true as const } : {}),
    })),
    decision: open.find((d) => d.mine) ?? open[0] ?? decisions[0] ?? null,
    ...(decisions.length > 1 ? { decisions } : {}),
    result: resultView(game.result(state), verdict, text),
    facts: words.facts(state, viewer),
  };
  return { view, faces: new Map() };
}

/** Tells a game to one viewer, event by event. */
class PlainTelling<S, Setup, E extends LogEvent> implements Telling<S, E> {
  readonly lines: LogLine[] = [];

  constructor(
    private readonly game: Game<S, Setup, E>,
    private readonly words: Words<S, Setup, E>,
    private readonly viewer: Viewer,
    private readonly names: readonly string[],
    private readonly numbered: Numbering,
  ) {}

  add(state: S, events: readonly E[], n: number): void {
    const seen = this.viewer === 'all' ? events : (this.game.viewEvents(state, events, this.viewer) as E[]);
    for (const event of seen) {
      const told = this.words.event(event, this.names);
      if (told)
        this.lines.push({ event: this.numbered(event.id, n), n, kind: 'event', ...told, rules: event.rule === '' ? [] : [event.rule] });
    }
  }

  note(line: LogLine): void {
    this.lines.push(line);
  }

  rewind(to: number): void {
    this.lines.length = this.lines.filter((l) => l.n <= to).length;
  }
}
