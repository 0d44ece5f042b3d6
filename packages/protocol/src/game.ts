/**
 * What a seat is shown of a game, in words and marks that a client can draw without knowing a rule. Everything here is made from the game's view of that seat;
 * nothing hidden from it is in it. What is here every game has: by it alone any can be shown and played, in a form of named facts and questions.
 */
import type { Answer } from '@apnap/kernel';
import type { Lang, Text } from '@apnap/words';

/** A player, as every game has them. */
export interface SeatView {
  seat: number;
  name: string;
  /** Plays no more. */
  lost?: true;
}

/** An option of a decision. */
export interface OptionView {
  label: Text;
  /** What a click on this object or player (-1 - seat) chooses. */
  entity?: number;
  /** For `act`: what it is. */
  act?: string;
  /** What it costs, in braces. */
  cost?: string;
  /** Options with equal `group` are alike: show one with a number. */
  group?: string;
  /** A line more: what a payment uses, what a cast option is. */
  note?: Text;
}

/** What is asked, in the seven forms of the kernel, with options a client can draw. Indices are those of the kernel's answer. */
export type Ask =
  | { form: 'pick'; options: OptionView[]; min: number; max: number; each?: number }
  | { form: 'order'; options: OptionView[] }
  | { form: 'divide'; options: OptionView[]; total: number; least: number[]; most: number[] }
  | { form: 'number'; min: number; max: number }
  | { form: 'confirm' }
  /** `texts` is what a search for a few letters would give; all are accepted. */
  | { form: 'text'; texts: string[]; many: boolean }
  | { form: 'pair'; options: OptionView[]; partners: OptionView[]; allowed: number[][]; most: number[] };

/** A decision that a game waits for. A viewer who isn't asked gets `mine: false` and no `ask`. */
export interface DecisionView {
  id: number;
  /** Whose answer is awaited. */
  seat: number;
  mine: boolean;
  /** The game's name for this kind of decision; '' where hidden. */
  kind: string;
  /** Rule that calls for it. */
  rule: string;
  prompt: Text;
  ask: Ask | null;
  /** The object it is for. */
  source?: number;
  /** What is answered when nobody answers. */
  fallback: Answer | null;
  /** One's own answer, which waits for those of others. */
  given?: Answer;
  /** Of one that waits beside others: whether it has been answered. Absent: that is not for this viewer to know. */
  answered?: boolean;
}

/** How a game ended. */
export interface ResultView {
  winners: number[];
  rule: string;
  reason: Text;
}

/** What every game shows to a seat (null: a spectator) after `n` answers. */
export interface GameView {
  n: number;
  seat: number | null;
  players: SeatView[];
  /** The decision the game waits for; of several the first that this viewer has to answer, else the first. */
  decision: DecisionView | null;
  /** All that wait beside each other, answered or not; absent: `decision` is all there is. */
  decisions?: DecisionView[];
  result: ResultView | null;
}

/** Something that a viewer may know, by its name: a fact of the game, or of one seat. */
export interface Fact {
  /** Whose it is; absent: everybody's. */
  seat?: number;
  name: Text;
  /** What there is of it, one by one; none: nothing. */
  values: Text[];
}

/** A game that has no table of its own: what there is to be seen, fact by fact. */
export interface PlainView extends GameView {
  facts: Fact[];
}

/** A line of the game's account. */
export interface LogLine {
  /** Ascending; the place to ask "why?" and to rewind to. */
  event: number;
  /** Answers given when it happened. */
  n: number;
  kind: 'turn' | 'step' | 'event';
  seat: number;
  text: Text;
  rules: string[];
}

/** A question "why?". */
export type About =
  /** What led to this line of the log. */
  | { event: number }
  /** What makes the object what it is now: each effect in its layer. */
  | { object: number }
  /** Why nothing (more) can be done with this object now: cast, activate, attack, block, be targeted. */
  | { cannot: number };

/** One link of an explanation. */
export interface WhyStep {
  text: Text;
  rules: string[];
  /** The object behind this step, to highlight. */
  entity?: number;
  /** For layers: "7c". */
  layer?: string;
  /** For events: the line of the log it is. */
  event?: number;
}

export interface WhyAnswer {
  title: Text;
  steps: WhyStep[];
  /** The object is not in sight any more: this is what it was like after so many answers, when it last was. */
  asOf?: number;
}

/** A rule, with a title and an explanation of our own; what it says only where the user imported the documents. */
export interface RuleTitle {
  rule: string;
  title: Text;
  /** What it says, in a few sentences for who meets it for the first time; absent: it is not explained. */
  explanation?: Text;
  /** One for each language there is. */
  texts?: RuleText[];
}

/** What an imported rules document says. */
export interface RuleText {
  lang: Lang;
  text: string;
  /** "Comprehensive Rules, 2025-02-07". */
  source: Text;
  /** The number it has there. */
  number: string;
  /** `exact`: the rule that is meant; `alike`: nearly in its words; `number`: what the number is in another edition, perhaps another rule. */
  match: 'exact' | 'alike' | 'number';
}
