/** What the grammar machine is made of: nonterminals, their rules, the parts of a rule, and what a reading gives. */
import type { Token } from '../text/tokens.js';

/** What an action may ask about the place it matched. */
export interface Match {
  /** Index of the first token read. */
  at: number;
  end: number;
  tokens: readonly Token[];
  context: ParseContext;
}

/** Facts about the face being read that a few phrases depend on: all that the readings of a text depend on besides the text. */
export interface ParseContext {
  /** Printed name of the face, for "named ~". */
  name: string;
  /** Card types of the face: "you" means another player on a plane, "instead" another thing in a spell. */
  types: readonly string[];
  /** Is told how texts are read; only where somebody asks. */
  watch?: Watch;
}

/** Who wants to know which rules a text is read by. */
export interface Watch {
  /** A text can be read so; the last of several that give the same value is not told. */
  read(value: unknown, reading: Reading): void;
  /** This value, one of those read, is what the text was taken to say. */
  taken(value: unknown): void;
}

export type Part =
  | { part: 'word'; words: readonly number[]; optional: boolean }
  | { part: 'capture'; name: string; entry: Entry; optional: boolean };

/** A way to read a nonterminal. */
export interface Rule {
  nonterminal: string;
  /** As it is written. */
  pattern: string;
  parts: Part[];
  /** The value of a reading, or null to reject it. */
  make: (captures: Record<string, unknown>, match: Match) => unknown;
  /** Its words name the object itself. */
  namesSelf: boolean;
  /** Words that stand in whatever it reads: of each part that can't be absent, what it may be; what few rules speak of comes first. */
  needed: readonly (readonly number[])[];
  /** The words it can begin with. */
  words: Set<number>;
  /** The terminals it can begin with, a bit each. */
  terminals: number;
  /** It can read nothing at all. */
  empty: boolean;
}

/** A rule worth trying, and where. */
export interface Choice {
  rule: Rule;
  /** The terminals of which one must read something there, a bit each; 0 where it may be tried anyway. */
  terminals: number;
}

/** The words of a grammar by number: comparing numbers is what reading spends its time with. */
export class Words {
  private readonly numbers = new Map<string, number>();

  /** The number of a word, given where it has none yet. */
  add(word: string): number {
    let n = this.numbers.get(word);
    if (n === undefined) {
      n = this.numbers.size;
      this.numbers.set(word, n);
    }
    return n;
  }

  /** The number of a word; -1 where no rule has it. */
  find(word: string): number {
    return this.numbers.get(word) ?? -1;
  }

  get size(): number {
    return this.numbers.size;
  }
}

export interface Reading {
  value: unknown;
  end: number;
  /** The rule that gave it and the readings of its parts; kept only for a watch. */
  by?: Rule;
  of?: readonly Reading[];
}

/** A nonterminal: its rules, or the function that reads it, or both. */
export interface Entry {
  name: string;
  index: number;
  rules: Rule[];
  terminal?: (tokens: readonly Token[], at: number, context: ParseContext) => Reading[];
  longest: boolean;
  /** By a word that some rule can begin with: the rules worth trying there, in their order. */
  byWord: Map<number, Choice[]>;
  /** The rules worth trying at any other word. */
  others: Choice[];
}

/** The nonterminal of that name; made where there is none yet. */
export function entryOf(entries: Map<string, Entry>, name: string): Entry {
  let entry = entries.get(name);
  if (!entry) {
    entry = { name, index: entries.size, rules: [], longest: false, byWord: new Map(), others: [] };
    entries.set(name, entry);
  }
  return entry;
}
