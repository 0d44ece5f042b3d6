/**
 * What each nonterminal can begin with: words, or what functions read. Where something else stands it need not be tried.
 * Nothing but time depends on this: what is left out could not have read anything.
 */
import { type Beginning, type Entry, nothing, type Rule } from './machine.js';

/**
 * Works out what every nonterminal can begin with, and how rare the words are that rules need.
 * `words` is how many words there are. Returns the nonterminals read by functions, in the order of their bits; at most 31.
 */
export function beginnings(entries: ReadonlyMap<string, Entry>, words: number): Entry[] {
  const all = [...entries.values()];
  const terminals = all.filter((e) => e.terminal);
  if (terminals.length > 31) throw new Error(`${terminals.length} nonterminals are read by functions; there are bits for 31`);
  for (const entry of all) entry.begins = nothing();
  for (const [i, entry] of terminals.entries()) entry.begins.terminals = 1 << i;
  // Rules begin with each other's beginnings: repeated until nothing is added.
  for (let more = true; more; ) {
    more = false;
    for (const entry of all) for (const rule of entry.rules) if (extend(rule, entry.begins)) more = true;
  }
  for (const { begins } of all) {
    begins.by = new Uint8Array(words);
    for (const word of begins.words) begins.by[word] = 1;
  }
  rareFirst(all.flatMap((e) => e.rules));
  return terminals;
}

/** Adds to a nonterminal what the parts of one of its rules are known to begin with; whether that was anything new. */
function extend(rule: Rule, whole: Beginning): boolean {
  const before = sizeOf(whole);
  let empty = true;
  for (const part of rule.parts) {
    const starts = part.part === 'capture' ? part.entry.begins : undefined;
    for (const word of part.part === 'word' ? part.words : (starts as Beginning).words) whole.words.add(word);
    whole.terminals |= starts?.terminals ?? 0;
    if (part.optional || starts?.empty) continue;
    empty = false;
    break;
  }
  whole.empty ||= empty;
  return sizeOf(whole) > before;
}

/** Grows with whatever is added. */
function sizeOf(b: Beginning): number {
  let bits = 0;
  for (let n = b.terminals; n !== 0; n &= n - 1) bits++;
  return b.words.size + bits + (b.empty ? 1 : 0);
}

/** Says of the words that rules need in how many rules they stand: what stands in few is mostly what a text lacks. */
function rareFirst(rules: readonly Rule[]): void {
  const uses = new Map<number, number>();
  const needed = (rule: Rule): number[] => rule.parts.flatMap((p) => (p.part === 'word' && !p.optional ? p.words : []));
  for (const word of rules.flatMap(needed)) uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const rule of rules)
    for (const part of rule.parts) if (part.part === 'word') part.uses = part.words.reduce((n, w) => n + (uses.get(w) ?? 0), 0);
}
