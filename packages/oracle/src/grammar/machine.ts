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

/** Facts about the face being read that a few phrases depend on. */
export interface ParseContext {
  /** Printed name of the face, for "named ~". */
  name: string;
  /** Reads a complete ability inside quotation marks and binds its references. */
  types: readonly string[];
  subtypes: readonly string[];
}

export type Part =
  | { part: 'word'; words: string[]; optional: boolean }
  | { part: 'capture'; name: string; entry: Entry; optional: boolean };

/** A way to read a nonterminal. */
export interface Rule {
  parts: Part[];
  /** The value of a reading, or null to reject it. */
  make: (captures: Record<string, unknown>, match: Match) => unknown;
  /** Its words name the object itself. */
  namesSelf: boolean;
  /** The words it can begin with. */
  words: Set<string>;
  /** The terminals it can begin with, a bit each. */
  terminals: number;
  /** It can read nothing at all. */
  empty: boolean;
}

export interface Reading {
  value: unknown;
  end: number;
}

/** A nonterminal: its rules, or the function that reads it, or both. */
export interface Entry {
  name: string;
  index: number;
  rules: Rule[];
  terminal?: (tokens: readonly Token[], at: number, context: ParseContext) => Reading[];
  longest: boolean;
  /** By a word that some rule can begin with: the rules worth trying there, in their order. */
  byWord: Map<string, Rule[]>;
  /** The rules worth trying at any other word. */
  others: Rule[];
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
