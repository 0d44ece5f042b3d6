/**
 * What a searching player has to be told of a game: rules of thumb to begin with and to play on by, what is worth trying, how good a position is. The
 * search itself knows no game. One object serves one seat of one game.
 */
import type { Answer, Message } from '@apnap/kernel';
import type { Asked, World } from '../player.js';

export interface Craft<V, G, W> {
  /** Whose view it is, and the decision in it that the seat has to answer; null: none. */
  asked(view: V): { seat: number | null; decision: Asked | null };
  /** Takes in what a view shows, to be remembered for {@link deal}. */
  look(view: V): void;
  /** One that plays by rules of thumb and remembers nothing yet. */
  mind(): Thumb<V, G>;
  /** Whether looking ahead can help here. */
  worthThinking(view: V, d: Asked): boolean;
  /** Whether a line of several answers of the turn goes on with this decision: how something is announced is left to the rules of thumb. */
  isMajor(d: Asked): boolean;
  /** Answers worth trying, `first` first; one means that there is nothing to think about. @param depth further answers of the turn that are varied too */
  candidates(view: V, first: Answer, most: number, depth: number): Answer[];
  /** Whether one who makes mistakes could give this answer, worth trying, instead of the first; absent: any. */
  slip?(view: V, first: Answer, answer: Answer): boolean;
  /** How good a position is for a seat. */
  judge(world: World<V, G>, seat: number): Verdict;
  /** A world that the seat could be in, from what it believes: the same for the same name. */
  deal(worlds: W, name: string): World<V, G>;
  turn(view: V): number;
  /** How many turns there are for each that two players would take, so that the same is seen of everybody; absent: one. */
  stride?(view: V): number;
  /** How much there is to look at in a view. */
  size(view: V): number;
  readonly effort: Effort;
  readonly words: Words<V>;
}

/** Rules of thumb with what they remember: it can be copied, to be tried out in worlds that are not. */
export interface Thumb<V, G> {
  copy(): Thumb<V, G>;
  choose(view: V): Answer;
  /** The answer where a glance is enough; else null, and nothing is remembered. */
  quick(glance: G): Answer | null;
  /** Remembers an answer that somebody else chose, as if it had been its own idea. */
  follow(view: V, given: Answer): void;
  /** Whether it was done so often lately that once more is worth no thought; absent: nothing ever is. Else what costs nothing could be done without end. */
  spent?(view: V, given: Answer): boolean;
}

/** A position looked at: the chance to win from 0 to 1 for the seat, whether the game is over there, and how both sides stand, as the game counts it. */
export interface Verdict {
  chance: number;
  over: 'won' | 'lost' | 'drawn' | null;
  mine: number;
  theirs: number;
}

/** What thinking costs, in points of about a quarter of a millisecond. */
export interface Effort {
  /** An answer in a world of this size. @param kind of decision @param looked whether it took more than a glance */
  answer(size: number, kind: string, looked: boolean): number;
  /** Playing a turn on. */
  turn(size: number): number;
  /** From this size on playouts are dear: fewer answers are tried, and to the end of the turn only. */
  readonly crowded: number;
}

/** How a game speaks of what was thought: messages of its catalogues. */
export interface Words<V> {
  /** What an answer does, as the infinitive of a sentence. */
  deed(d: Asked, answer: Answer): Message;
  /** Nothing was looked ahead: said plainly. */
  plain(view: V | null, did: Message): Message;
  /** What is expected after an answer. */
  outlook(seen: Outlook, worlds: number, turns: number): Message;
}

/** How the playouts of an answer ended: games won and lost, and how both sides stood on average where the game went on. */
export interface Outlook {
  won: number;
  lost: number;
  mine: number;
  theirs: number;
}
