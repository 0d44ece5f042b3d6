/**
 * What each rule of the grammar can begin with: a word, or what a function reads. Most of a nonterminal's rules begin with other words than the one
 * that stands there and need not be tried. Nothing but time depends on this: a rule that is left out could not have read anything.
 */
import type { Choice, Entry, Rule } from './machine.js';

/** What a nonterminal can begin with: the union over its rules. */
interface Beginning {
  words: Set<number>;
  terminals: number;
  empty: boolean;
}

/**
 * Works out what every rule can begin with, and orders the rules by it.
 * Returns the nonterminals read by functions, in the order of their bits; at most 31.
 */
export function beginnings(entries: ReadonlyMap<string, Entry>): Entry[] {
  const all = [...entries.values()];
  const terminals = all.filter((e) => e.terminal);
  if (terminals.length > 31) throw new Error(`${terminals.length} nonterminals are read by functions; there are bits for 31`);
  const bit = new Map(terminals.map((e, i) => [e, 1 << i]));
  const known = new Map<Entry, Beginning>(all.map((e) => [e, { words: new Set(), terminals: bit.get(e) ?? 0, empty: false }]));
  for (const rule of all.flatMap((e) => e.rules)) Object.assign(rule, { words: new Set(), terminals: 0, empty: false });
  // Rules begin with each other's beginnings: repeated until nothing is added.
  for (let more = true; more; ) {
    more = false;
    for (const entry of all) for (const rule of entry.rules) if (extend(rule, known.get(entry) as Beginning, known)) more = true;
  }
  for (const entry of all) order(entry);
  rareFirst(all.flatMap((e) => e.rules));
  return terminals;
}

/** Adds to a rule, and to its nonterminal, what its parts are known to begin with; whether that was anything new. */
function extend(rule: Rule, whole: Beginning, known: ReadonlyMap<Entry, Beginning>): boolean {
  const before = sizeOf(rule) + sizeOf(whole);
  let empty = true;
  for (const part of rule.parts) {
    const starts = part.part === 'capture' ? (known.get(part.entry) as Beginning) : undefined;
    for (const word of part.part === 'word' ? part.words : (starts as Beginning).words) rule.words.add(word);
    rule.terminals |= starts?.terminals ?? 0;
    if (part.optional || starts?.empty) continue;
    empty = false;
    break;
  }
  rule.empty = empty;
  for (const word of rule.words) whole.words.add(word);
  whole.terminals |= rule.terminals;
  whole.empty ||= empty;
  return sizeOf(rule) + sizeOf(whole) > before;
}

/** Grows with whatever is added. */
function sizeOf(b: Beginning): number {
  let bits = 0;
  for (let n = b.terminals; n !== 0; n &= n - 1) bits++;
  return b.words.size + bits + (b.empty ? 1 : 0);
}

/** Orders the words that rules need: what stands in few rules is mostly what a text lacks. */
function rareFirst(rules: readonly Rule[]): void {
  const uses = new Map<number, number>();
  for (const word of rules.flatMap((r) => r.needed.flat())) uses.set(word, (uses.get(word) ?? 0) + 1);
  const usesOf = (words: readonly number[]): number => words.reduce((n, w) => n + (uses.get(w) ?? 0), 0);
  for (const rule of rules) rule.needed = [...rule.needed].sort((a, b) => usesOf(a) - usesOf(b));
}

function order(entry: Entry): void {
  const open = (rule: Rule): boolean => rule.empty || rule.terminals !== 0;
  const choice = (rule: Rule, word?: number): Choice => ({
    rule,
    terminals: rule.empty || (word !== undefined && rule.words.has(word)) ? 0 : rule.terminals,
  });
  entry.others = entry.rules.filter(open).map((r) => choice(r));
  entry.byWord = new Map();
  for (const word of new Set(entry.rules.flatMap((r) => [...r.words])))
    entry.byWord.set(
      word,
      entry.rules.filter((r) => open(r) || r.words.has(word)).map((r) => choice(r, word)),
    );
}
