/** A game as tables host it: a game of the kernel, and what a table has to be told of it besides. Tables, views and sockets know no game but through this. */
import type { Answer, Decision, Game, LogEvent, Message, Move } from '@apnap/kernel';
import type { About, Blow, Level, LogLine, Part, SeatSettings, Text, Way, WhyAnswer, Year } from '@apnap/protocol';
import type { Handles, Naming } from '../views/handles.js';
import type { Sight } from '../views/sightings.js';
import type { Shown, Verdict, Viewer } from '../views/viewer.js';
import type { WorldDeal } from './beginning.js';
import type { Beside, TableDeck } from './deck.js';
import type { Rulings } from './rulings.js';

/** What a seat saw before an answer, and what it sees after it. */
export interface Sights {
  before: Sight;
  after: Sight;
}

/** The number by which viewers know an event, by its number in the engine's log and the moment it came with. */
export type Numbering = (id: number, n: number) => number;

/** The account of a game for one viewer, told as it is played. */
export interface Telling<S, E extends LogEvent> {
  readonly lines: LogLine[];
  /** Adds what answer number `n` brought about. */
  add(state: S, events: readonly E[], n: number): void;
  /** A line that is no event of the game, after all that was told. */
  note(line: LogLine): void;
  /** Goes back to the moment after `to` answers. */
  rewind(to: number): void;
}

/** The events of a game as one viewer knows them. */
export interface Chronicle<S, E extends LogEvent> {
  /** The number of the answer whose events come next. */
  next: number;
  add(state: S, events: readonly E[], n: number): void;
  rewind(to: number): void;
}

/** A game that was played, as far as an answer to "why?" looks back at it. Moments are numbers of answers given. */
export interface Played<S, E extends LogEvent> {
  readonly state: S;
  /** Of the players, by seat. */
  readonly names: readonly string[];
  readonly given: readonly { move: Move; by: number }[];
  /** Why a computer player answered as it did, by how many answers there were before. */
  readonly reasons: ReadonlyMap<number, { by: number; why: Text }>;
  stateAt(n: number): S;
  /** The kind of decision that the answer after `n` others was given to. */
  kindAt(n: number): string;
  /** All events as a viewer knows them. */
  chronicle(viewer: Viewer): Chronicle<S, E>;
  /** What the account says of a rewind, by its number. */
  mark(number: number, until: number): { line: Pick<LogLine, 'text' | 'rules'> } | undefined;
  /** The number by which viewers know an event. */
  readonly numberOf: Numbering;
  /** The number in the log of the engine, and the timeline it is a number of. */
  eventOf(number: number): { id: number; era: number };
  /** The timeline in which a moment came about. */
  eraAt(n: number): number;
}

/** The game of tables and requests that don't say which. */
export const FIRST_GAME = 'magic';

/** Why an answer is refused that has the right form. */
export interface Illegal {
  text: Text;
  rule: string;
}

/** Who brings what to a seat. */
export interface Seated {
  name: string;
  deck: TableDeck | null;
}

/** On what a game is played, besides who plays. */
export interface Terms {
  /** The seat that takes the first turn; absent: by chance. */
  first?: number;
  /** Objects that there may be at once; absent: as many as the engine can hold. */
  mostObjects?: number;
  /** Rules of another year; absent: today's. */
  profile?: Year;
  way?: Way;
  beside?: Beside;
  /** What the desk of the game was asked for besides: for the game alone to read. */
  particulars?: unknown;
}

export interface Hosted<S = unknown, Setup = unknown, E extends LogEvent = LogEvent> {
  readonly game: Game<S, Setup, E>;
  /** What it is called. */
  readonly name: Text;
  /** Whether the threads know it: computer players, and long looks back. */
  readonly inThreads: boolean;
  /** Whether a game begins on another thread, since that takes longer than a step may. */
  readonly beginsAside?: boolean;
  /** It is played once at a table, and what was answered stands: nothing but an answer that waits is taken back, no draw is offered, and there is no second game. */
  readonly once?: boolean;
  /** Whether computer players of a level imagine games, and need the state for it. */
  imagines(level: Level): boolean;
  /** The same with another engine: one whose calls have a limit. */
  over(game: Game<S, Setup, E>): Hosted<S, Setup, E>;
  setupOf(seats: readonly Seated[], terms?: Terms): Setup;
  /** Names of the players, by seat. */
  namesOf(setup: Setup): string[];
  /** Whether a seat has lost or left, and plays no more. */
  isOut(state: S, seat: number): boolean;
  /** A world that could be this moment for all that a seat knows. */
  dealt(state: S, deal: WorldDeal): S;
  /** Legality that the form of a decision can't say. */
  illegal(state: S, decision: Decision, answer: Answer): Illegal | null;
  /** Texts that could be answered where one is asked for and not all are shown: so many that begin with these letters, or have them in them. */
  textsLike(decision: Decision, part: string, most: number): string[];
  /** The number that a rule has in the edition a game is played by. */
  ruleIn(state: S, rule: string): string;
  /** The name of a card in both languages; absent: as it is. */
  nameOf?(card: string): Text;
  /** The number of the turn, or of what the game has instead. */
  turnOf(state: S): number;

  /** What officials can do to it; absent: nothing. */
  readonly rulings?: Rulings<S, E>;
  /** Seconds in which all that waits is to be answered; then the fallbacks are taken. Absent, null: any time. */
  secondsFor?(state: S): number | null;
  /** What a computer player answers, worked out at once; absent: threads are asked, or chance. @param seed of this answer, from which nothing of the game can be told */
  chooses?(state: S, decision: Decision, level: Level, seed: string): Answer;

  /** Bytes that a state takes, about, besides what it shares with the one before. */
  roomOf(state: S): number;
  /** Lets go of what is kept beside a state and can be worked out again. */
  lighten(state: S): void;

  sight(state: S, viewer: Viewer): Sight;
  /** Whether by an answer of the seat `by` chance was used up, or anybody came to know something, besides the seat's own that it knew and showed. */
  teaches(before: S, after: S, events: readonly E[], by: number, seats: readonly Sights[]): boolean;
  /** The game as a viewer may see it. @param n answers given so far */
  shown(state: S, viewer: Viewer, n: number, handles: Naming, verdict: Verdict | null): Shown;
  /** @param first the state from which on it is told; null: it is not known */
  telling(viewer: Viewer, names: readonly string[], first: S | null, numbered: Numbering): Telling<S, E>;
  chronicle(viewer: Viewer): Chronicle<S, E>;
  /** Damage among events, as a viewer calls who dealt and took it: to be shown as it happens. */
  blows(events: readonly E[], viewer: Viewer, handles: Naming): Blow[];
  /** An answer to "why?"; null where the viewer knows nothing of the kind. */
  why(game: Played<S, E>, viewer: Viewer, handles: Handles, about: About, until: number, over?: boolean): WhyAnswer | null;
  answerText(state: S, decision: Decision, answer: Answer): Text;
  /** What was answered, with the question where the answer alone does not say what was done. */
  moveText(state: S, decision: Decision, move: Move): Text;
  /** A message of the game, or of the kernel, that names nothing in it. */
  text(message: Message): Text;
  /** A message of the game with the names as they are in this state. */
  messageText(state: S, message: Message): Text;

  /** What teammates of who is asked have a say in, by seat (null: in nothing of it); absent, null: it is nobody else's choice. */
  shared?(state: S, decision: Decision): ReadonlyMap<number, Part | null> | null;
  /** Who acts as one with a seat, itself among them; absent: nobody does. */
  actWith?(state: S, seat: number): readonly number[];

  /** The answer the table gives for the seat; null: it is asked. @param turn in which the seat said that it passes */
  automatic(state: S, decision: Decision, settings: SeatSettings, turn: number): Answer | null;
  /** Whether the wish to pass until something holds still. */
  stillPassing(state: S, seat: number, settings: SeatSettings, turn: number): boolean;
  /** What one yields to by this key, in words. */
  yieldLabel(state: S | undefined, key: string): Text;
}
