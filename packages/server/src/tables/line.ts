/** A game as it is played at a table: its answers, who gave them when, states to look back at, and its account for each viewer. */
import { type Answer, type Decision, type Game, give, type LogEvent, type Move, type Outcome, waiting } from '@apnap/kernel';
import type { LogLine, Text } from '@apnap/protocol';
import type { Beginning, Past } from '../games/beginning.js';
import type { Chronicle, Hosted, Played, Telling } from '../games/hosted.js';
import { Sightings } from '../views/sightings.js';
import type { Viewer } from '../views/viewer.js';

/** An answer with who gave it. */
export interface Given {
  move: Move;
  by: number;
  /** When, by the table's own time, in milliseconds. */
  at: number;
  auto: boolean;
}

/** What an answer led to, where that is known already. */
export interface Made<S = unknown, E extends LogEvent = LogEvent> {
  state: S;
  events: readonly E[];
}

/** A moment of the game, with what led to it. */
export interface Moment<S = unknown, E extends LogEvent = LogEvent> {
  state: S;
  events: readonly E[];
  n: number;
}

export interface LineOptions<S, E extends LogEvent> {
  /** Number of the timeline; each rewind has another. */
  era?: number;
  /** The beginning, where it was made before. */
  made?: Made<S, E> | null;
  /** To whom the game is told from its beginning on. */
  viewers?: readonly Viewer[];
}

/** What the account says of a take back: that more was known afterwards than at the moment that was gone back to. */
export interface Mark {
  /** The moment behind which it is told. */
  n: number;
  line: Omit<LogLine, 'n'>;
}

/** Numbers of the events of one timeline: those of the next begin behind them. */
const TIMELINE = 2 ** 24;

/** The last states are kept, and of the others as many as fit in so many bytes; when there are more, of the oldest only one in so many. */
const LAST = 12;
const EVERY = 25;
const ROOM = 4_000_000;
const RECENT = 16;
/** Bytes that an answer takes besides the states: itself, its events and what is told of them; and the latter alone. */
const ANSWER = 2000;
const TOLD = 1200;

export class GameLine<S = unknown, Setup = unknown, E extends LogEvent = LogEvent> implements Played<S, E> {
  private readonly game: Game<S, Setup, E>;
  /** Of the players, by seat. */
  readonly names: readonly string[];
  readonly given: Given[] = [];
  /** Answers that wait for those of others: no part of the game yet, so that nothing shows them, not even its length. */
  private held: readonly Given[] = [];
  /** Rises with each of them. */
  progress = 0;
  /** Why a computer player answered as it did, by how many answers there were before. */
  readonly reasons = new Map<number, { by: number; why: Text }>();
  state: S;
  private readonly kept = new Map<number, S>();
  /** Bytes that they take, as far as it is known. */
  private room = 0;
  /** States that were looked back at last. */
  private readonly recent = new Map<number, S>();
  /** By the number of answers before: the kind of decision that was answered then. */
  private readonly kinds: string[] = [];
  private readonly tellings = new Map<Viewer, Telling<S, E>>();
  private readonly chronicles = new Map<Viewer, Chronicle<S, E>>();
  private readonly sights = new Map<Viewer, Sightings>();
  /** Answers in words, by their numbers. */
  private readonly texts = new Map<number, Text>();
  /** Events by the number of the answer that brought them about. */
  private batches: (readonly E[])[] = [];
  /** For each answer, how many there were before those given at the same time. */
  private readonly starts: number[] = [];
  /** The timeline each moment belongs to: that in which its answer was given. */
  private eras: number[];
  private timeline: number;
  /** For each answer, whether by it somebody came to know something, besides what its giver knew before. */
  private taught: boolean[] = [];
  private marks: Mark[] = [];
  /** How many were announced. */
  private announced = 0;
  private away = false;

  constructor(
    readonly hosted: Hosted<S, Setup, E>,
    readonly setup: Setup,
    readonly seed: string,
    private readonly beginning: Beginning | null = null,
    { era = 1, made = null, viewers }: LineOptions<S, E> = {},
  ) {
    this.game = hosted.game;
    this.names = hosted.namesOf(setup);
    const first = made ?? this.first();
    this.state = first.state;
    this.batches.push(first.events);
    this.eras = [era];
    this.timeline = era;
    this.kept.set(0, first.state);
    for (const seat of this.names.keys()) this.sightings(seat);
    // Who plays is told from the beginning on: to tell it later, the whole game is played again.
    for (const viewer of viewers ?? this.names.keys()) this.telling(viewer);
  }

  /** Whether it goes on from a state, so that set-up, seed and answers alone don't make it. */
  get fromState(): boolean {
    return this.beginning?.state !== undefined || this.beginning?.past !== undefined;
  }

  /** All decisions that were put at the same time as those that wait, answered or not. */
  get asked(): readonly Decision[] {
    return this.game.several?.together(this.state)?.decisions ?? this.waiting;
  }

  /**
   * The number of a decision that one of these seats has answered, while others have not answered theirs; null: none.
   * @param decision only this one; absent: the last
   */
  heldBy(seats: readonly number[], decision?: number): number | null {
    const answered = this.held.flatMap(({ by, move }) => (seats.includes(by) && 'to' in move ? [move.to] : []));
    return (decision === undefined ? answered.at(-1) : answered.find((to) => to === decision)) ?? null;
  }

  /** An answer as a move here. */
  moveTo(decision: Decision, answer: Answer): Move {
    return this.game.several ? { to: decision.id, answer } : answer;
  }

  /** The decisions that wait for an answer. */
  get waiting(): readonly Decision[] {
    return waiting(this.game, this.state);
  }

  /** Answers given. */
  get n(): number {
    return this.given.length;
  }

  /** How to come to a moment of this game from its set-up. */
  pastTo(n: number): Past {
    const before = this.beginning?.past;
    return { seed: this.seed, moves: this.given.slice(0, n).map((g) => g.move), ...(before ? { before } : {}) };
  }

  /** The whole game, to be played again elsewhere. */
  get whole(): Omit<Beginning, 'setup'> & { setup: Setup; seed: string; moves: { move: Move; auto: boolean }[] } {
    const { setup, seed, beginning } = this;
    const { past, state } = beginning ?? {};
    const moves = this.given.map(({ move, auto }) => ({ move, auto }));
    return { setup, seed, ...(past ? { past } : {}), ...(state === undefined ? {} : { state }), moves };
  }

  private first(): { state: S; events: E[] } {
    const { state, past } = this.beginning ?? {};
    if (past) return { state: this.pastState(past), events: [] };
    return state === undefined ? this.game.create(this.setup, this.seed) : { state: this.game.restore(state, this.setup), events: [] };
  }

  /** The moment of another game from which this one goes on. */
  private pastState({ seed, moves, deal, before }: Past): S {
    let state = before ? this.pastState(before) : this.game.create(this.setup, seed).state;
    for (const move of moves) {
      const outcome = this.step(state, move);
      if (!outcome.ok) throw new Error('an answer of the game that was branched is refused');
      state = outcome.state;
    }
    return deal ? this.hosted.dealt(state, deal) : state;
  }

  private step(state: S, move: Move): Outcome<S, E> {
    return give(this.game, state, move);
  }

  /** Gives an answer; one that is refused changes nothing. @param made what it leads to, where that was worked out before */
  play(given: Given, made: Made<S, E> | null = null): Outcome<S, E> {
    const outcome: Outcome<S, E> = made ? { ok: true, state: made.state, events: made.events.slice() } : this.step(this.state, given.move);
    if (!outcome.ok) return outcome;
    if (this.waits(given.move, outcome.state)) {
      this.hold(given, outcome.state);
      return outcome;
    }
    const all = this.inOrder([...this.held, given]);
    this.held = [];
    const start = this.n;
    for (const g of all) this.enter(g, start);
    const before = this.state;
    this.state = outcome.state;
    this.batches[this.n] = outcome.events;
    this.keep();
    this.look(before, outcome.events, given.by);
    for (const t of this.tellings.values()) t.add(outcome.state, outcome.events, this.n);
    return outcome;
  }

  /** Whether what a move leads to still waits for others, and the move is one that nobody else may know of. */
  private waits(move: Move, after: S): boolean {
    if ('takeBack' in move) return this.held.some((g) => 'to' in g.move && g.move.to === move.takeBack);
    return 'to' in move && this.game.several?.together(after)?.decisions.some((d) => d.id === move.to) === true;
  }

  private hold(given: Given, state: S): void {
    const { move } = given;
    this.held = 'takeBack' in move ? this.held.filter((g) => !('to' in g.move && g.move.to === move.takeBack)) : [...this.held, given];
    this.state = state;
    this.progress++;
  }

  /** Answers that were given at the same time, in the order in which they are carried out: who was first is nobody's to know. */
  private inOrder(all: readonly Given[]): readonly Given[] {
    const number = ({ move }: Given): number => ('to' in move ? move.to : Number.NaN);
    return all.every((g) => 'to' in g.move) ? all.slice().sort((x, y) => number(x) - number(y)) : all;
  }

  /** An answer becomes part of the game. What it leads to is not there yet. */
  private enter(given: Given, start: number): void {
    const { move } = given;
    const d = 'to' in move ? this.asked.find((x) => x.id === move.to) : this.game.pending(this.state);
    this.kinds.push(d?.kind ?? '');
    this.given.push(given);
    this.batches.push([]);
    this.eras.push(this.era);
    this.starts.push(start);
  }

  /** How many answers there were before those that were given at the same time as answer `n`. */
  startOf(n: number): number {
    return this.starts[n] ?? n;
  }

  /** Takes in what everybody sees after an answer, and whether that taught anybody anything. */
  private look(before: S, events: readonly E[], by: number): void {
    const seats = this.names.map((_, seat) => {
      const sightings = this.sightings(seat);
      return { sightings, before: sightings.now, after: this.hosted.sight(this.state, seat) };
    });
    // Of several at once it is the last by which somebody learns something.
    while (this.taught.length < this.n - 1) this.taught.push(false);
    this.taught.push(this.hosted.teaches(before, this.state, events, by, seats));
    for (const { sightings, after } of seats) sightings.look(after, this.n);
    for (const [viewer, sightings] of this.sights)
      if (typeof viewer !== 'number') sightings.look(this.hosted.sight(this.state, viewer), this.n);
  }

  /** The number of the timeline. */
  get era(): number {
    return this.timeline;
  }

  /** Whether nobody has come to know anything by the answers after the first `to`, besides what who gave them knew before. */
  nothingLearntSince(to: number): boolean {
    return !this.taught.slice(to).includes(true);
  }

  /** About so many bytes it takes. */
  get size(): number {
    return this.room + this.n * (this.tellings.size > 0 ? ANSWER : ANSWER - TOLD);
  }

  /** Whether it was put away. */
  get isAway(): boolean {
    return this.away;
  }

  /** Lets go of all that its answers make again when somebody looks at it: of a game that is not gone on with. */
  putAway(): void {
    this.away = true;
    const first = this.kept.get(0) as S;
    this.kept.clear();
    this.kept.set(0, first);
    this.room = this.hosted.roomOf(first);
    for (const derived of [this.recent, this.tellings, this.chronicles, this.sights]) derived.clear();
  }

  private keep(): void {
    const { n } = this;
    this.kept.set(n, this.state);
    this.room += this.hosted.roomOf(this.state);
    // What is kept beside a state takes more room than the state itself; it is worked out again when it is asked for.
    const before = this.kept.get(n - LAST);
    if (before) this.hosted.lighten(before);
    if (this.room > ROOM) this.thinOut();
  }

  /** Lets go of the oldest states, until half of the room is free. */
  private thinOut(): void {
    for (const [n, state] of this.kept) {
      if (this.room <= ROOM / 2) return;
      if (n % EVERY === 0 || n > this.n - LAST) continue;
      this.kept.delete(n);
      this.room -= this.hosted.roomOf(state);
    }
  }

  /** How many answers have to be given again to come to the state after `n` of them. */
  lacks(n: number): number {
    const to = Math.min(n, this.n);
    return to - this.nearest(to);
  }

  private nearest(n: number): number {
    let from = n;
    while (!this.kept.has(from) && !this.recent.has(from)) from--;
    return from;
  }

  /** The state after `n` answers. */
  stateAt(n: number): S {
    const to = Math.min(n, this.n);
    const from = this.nearest(to);
    let state = (this.kept.get(from) ?? this.recent.get(from)) as S;
    for (let i = from; i < to; i++) {
      const outcome = this.step(state, this.given[i].move);
      if (!outcome.ok) throw new Error(`answer ${i} is not legal any more`);
      state = outcome.state;
    }
    if (from < to) this.remember(to, state);
    return state;
  }

  /** Questions come in numbers about the same moments. */
  private remember(n: number, state: S): void {
    if (this.recent.size >= RECENT) this.recent.delete(this.recent.keys().next().value as number);
    this.recent.set(n, state);
  }

  /** How the state after `n` answers is made from the nearest one there is, elsewhere. */
  recipe(n: number): { setup: Setup; state: string; moves: Move[] } {
    const to = Math.min(n, this.n);
    const from = this.nearest(to);
    const state = (this.kept.get(from) ?? this.recent.get(from)) as S;
    return { setup: this.setup, state: this.game.save(state), moves: this.given.slice(from, to).map((g) => g.move) };
  }

  /** The state after `n` answers, as it was made elsewhere. */
  adopt(n: number, state: string): void {
    this.remember(Math.min(n, this.n), this.game.restore(state, this.setup));
  }

  /** The kind of decision that the answer after `n` others was given to. */
  kindAt(n: number): string {
    return this.kinds[n] ?? '';
  }

  /** Answer number `n` in words; null where the state it was given in is not at hand. */
  moveText(n: number): Text | null {
    const known = this.texts.get(n);
    if (known) return known;
    const start = this.startOf(n);
    if (this.lacks(start) > 0) return null;
    const s = this.stateAt(start);
    const { move } = this.given[n];
    const d = 'to' in move ? waiting(this.game, s).find((x) => x.id === move.to) : this.game.pending(s);
    const text = d ? this.hosted.moveText(s, d, move) : null;
    if (text) this.texts.set(n, text);
    return text;
  }

  /** The events that answer number `n` brought about; 0: the beginning. */
  eventsOf(n: number): readonly E[] {
    return this.batches[n] ?? [];
  }

  /**
   * Goes back to the moment after `to` answers; what follows is another timeline.
   * @param note what the account says of it; absent: nothing.
   */
  rewind(to: number, era = this.era + 1, note: Pick<LogLine, 'seat' | 'text' | 'rules'> | null = null): void {
    this.held = [];
    this.progress++;
    this.state = this.stateAt(to);
    this.given.length = to;
    for (const known of [this.reasons, this.texts]) for (const n of known.keys()) if (n >= to) known.delete(n);
    this.batches.length = to + 1;
    this.eras.length = to + 1;
    this.taught.length = to;
    this.kinds.length = to;
    this.starts.length = to;
    for (const kept of [this.kept, this.recent]) for (const n of kept.keys()) if (n > to) kept.delete(n);
    this.kept.set(to, this.state);
    this.room = [...this.kept.values()].reduce((sum, s) => sum + this.hosted.roomOf(s), 0);
    for (const t of this.tellings.values()) t.rewind(to);
    for (const c of this.chronicles.values()) c.rewind(to);
    for (const [viewer, s] of this.sights) s.rewind(to, this.hosted.sight(this.state, viewer));
    this.timeline = era;
    this.remark(to, note && { event: (era - 1) * TIMELINE, kind: 'event', ...note });
  }

  /** The account says something that is no event of the game. */
  announce(line: Pick<LogLine, 'seat' | 'text' | 'rules'>): void {
    const last = this.batches.findLastIndex((b) => b.length > 0);
    const told = last < 0 ? 0 : this.numberOf((this.batches[last].at(-1) as E).id, last);
    // Between the numbers of the event before it and of the next one: numbers ascend.
    const between = ++this.announced / 2 ** 20;
    this.remark(this.n, { event: Math.max(told, (this.timeline - 1) * TIMELINE) + between, kind: 'event', ...line });
  }

  /** What was said of earlier rewinds stays, however far this one goes. */
  private remark(to: number, note: Mark['line'] | null): void {
    const moved = this.marks.filter((m) => m.n > to).map((m) => ({ ...m, n: to }));
    const fresh = [...moved, ...(note ? [{ n: to, line: note }] : [])];
    this.marks = [...this.marks.filter((m) => m.n <= to), ...fresh];
    for (const t of this.tellings.values()) for (const m of fresh) t.note({ ...m.line, n: m.n });
  }

  /** What the account says of a rewind, by its number. */
  mark(number: number, until: number): Mark | undefined {
    return this.marks.find((m) => m.line.event === number && m.n <= until);
  }

  /** The number by which viewers know an event: an event of an abandoned timeline and its number never come again. */
  readonly numberOf = (id: number, n: number): number => (this.eras[n] - 1) * TIMELINE + id;

  /** The number in the log of the engine; a number of another timeline is nobody's. */
  eventOf(number: number): { id: number; era: number } {
    return { id: number % TIMELINE, era: Math.floor(number / TIMELINE) + 1 };
  }

  /** The timeline in which a moment came about. */
  eraAt(n: number): number {
    return this.eras[n] ?? 0;
  }

  /** Which objects a viewer has seen, and when. Made when it is first asked for, by looking at the game again. */
  sightings(viewer: Viewer): Sightings {
    const known = this.sights.get(viewer);
    if (known) return known;
    const sightings = new Sightings();
    this.walk((state, _, n) => sightings.look(this.hosted.sight(state, viewer), n));
    this.sights.set(viewer, sightings);
    return sightings;
  }

  /** All events as a viewer knows them. Made when it is first asked for, and carried on from where it was. */
  chronicle(viewer: Viewer): Chronicle<S, E> {
    const c = this.chronicles.get(viewer) ?? this.hosted.chronicle(viewer);
    this.chronicles.set(viewer, c);
    if (c.next <= this.n) this.walk((state, events, n) => c.add(state, events, n), c.next);
    return c;
  }

  /** The account for a viewer. */
  telling(viewer: Viewer): Telling<S, E> {
    let t = this.tellings.get(viewer);
    if (!t) {
      t = this.newTelling(viewer);
      this.walk((state, events, n) => this.tell(t as Telling<S, E>, { state, events, n }));
      this.tellings.set(viewer, t);
    }
    return t;
  }

  /** Tells a moment of the game, with what the account says of what was taken back there. */
  tell(telling: Telling<S, E>, { state, events, n }: Moment<S, E>): void {
    telling.add(state, events, n);
    for (const m of this.marks) if (m.n === n) telling.note({ ...m.line, n });
  }

  /** Visits each moment from number `from` on, with what led to it. */
  walk(visit: (state: S, events: readonly E[], n: number) => void, from = 0): void {
    for (const { state, events, n } of this.moments(from)) visit(state, events, n);
  }

  /** Each moment from number `from` on, with what led to it, one by one. */
  *moments(from = 0): Generator<Moment<S, E>> {
    let state = this.stateAt(from);
    yield { state, events: this.batches[from], n: from };
    for (let n = from + 1; n <= this.n; n++) {
      const known = this.kept.get(n);
      if (known) state = known;
      else {
        const outcome = this.step(state, this.given[n - 1].move);
        if (!outcome.ok) throw new Error(`answer ${n - 1} is not legal any more`);
        state = outcome.state;
      }
      yield { state, events: this.batches[n], n };
    }
  }

  /** Whether the account for a viewer, or what he knows of events, goes as far as the game. */
  isTold(viewer: Viewer): boolean {
    return this.tellings.has(viewer);
  }

  /** Whether it is known what a viewer has seen. */
  isSeen(viewer: Viewer): boolean {
    return this.sights.has(viewer);
  }

  isKnown(viewer: Viewer): boolean {
    return (this.chronicles.get(viewer)?.next ?? 0) > this.n;
  }

  /** An account, to be told from the beginning. */
  newTelling(viewer: Viewer): Telling<S, E> {
    return this.hosted.telling(viewer, this.names, this.kept.get(0) ?? null, this.numberOf);
  }

  /** Takes over an account that was told as far as the game goes now. */
  keepTelling(viewer: Viewer, telling: Telling<S, E>): void {
    this.tellings.set(viewer, telling);
  }

  keepSightings(viewer: Viewer, sightings: Sightings): void {
    this.sights.set(viewer, sightings);
  }

  keepChronicle(viewer: Viewer, chronicle: Chronicle<S, E>): void {
    this.chronicles.set(viewer, chronicle);
  }
}
