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
  /** `uses`: in how many rules its words are needed. */
  | { part: 'word'; words: readonly number[]; optional: boolean; uses: number }
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
  /** Its place among all rules. */
  order: number;
}

/** What a nonterminal can begin with. */
export interface Beginning {
  words: Set<number>;
  /** By word: 1 for one of these. */
  by: Uint8Array;
  /** The terminals it can begin with, a bit each. */
  terminals: number;
  /** It can read nothing at all. */
  empty: boolean;
}

/** The beginning of what has no rules yet. */
export const nothing = (): Beginning => ({ words: new Set(), by: new Uint8Array(), terminals: 0, empty: false });

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
  /** The name of the card is in it: the same words of another card give another value. */
  named?: true;
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
  /** What it can begin with, once the grammar is complete. */
  begins: Beginning;
}

/** The nonterminal of that name; made where there is none yet. */
export function entryOf(entries: Map<string, Entry>, name: string): Entry {
  let entry = entries.get(name);
  if (!entry) {
    entry = { name, index: entries.size, rules: [], longest: false, begins: nothing() };
    entries.set(name, entry);
  }
  return entry;
}
