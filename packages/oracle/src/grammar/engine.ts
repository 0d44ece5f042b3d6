/**
 * A small grammar machine: rules written as patterns of words and captures, read by a memoising parser that returns every reading.
 *
 * A pattern is words separated by spaces. `a/b` is either word, `word?` may be absent, `{name:nonterminal}` captures what the
 * nonterminal read, `{name?:nonterminal}` may be absent. A nonterminal is all its rules; each gives readings with an end position.
 */
import type { Token } from '../text/tokens.js';
import { beginnings } from './beginnings.js';
import { type Entry, entryOf, type Match, type ParseContext, type Part, type Reading, type Rule } from './machine.js';
import type { Nonterminals } from './nonterminals.js';

export type { Match, ParseContext } from './machine.js';

type CaptureOf<Name extends string, Nt extends keyof Nonterminals> = Name extends `${infer Base}?`
  ? { [K in Base]: Nonterminals[Nt] | undefined }
  : { [K in Name]: Nonterminals[Nt] };

/** The captures of a pattern, by name. */
export type Captures<Pattern extends string> = Pattern extends `${string}{${infer Name}:${infer Nt}}${infer Rest}`
  ? Nt extends keyof Nonterminals
    ? CaptureOf<Name, Nt> & Captures<Rest>
    : never
  : unknown;

/** Rules by nonterminal. Built once; `parse` may be called any number of times. */
export class Grammar {
  private readonly entries = new Map<string, Entry>();
  /** The nonterminals that are read by functions, once the grammar is complete. */
  private terminals: Entry[] | undefined;

  /** Adds a way to read `nonterminal`. */
  rule<Nt extends keyof Nonterminals, Pattern extends string>(
    nonterminal: Nt,
    pattern: Pattern,
    make: (captures: Captures<Pattern>, match: Match) => Nonterminals[Nt] | null,
  ): void {
    const parts = this.compilePattern(pattern);
    const namesSelf = parts.some((p) => p.part === 'word' && p.words.includes('~'));
    this.change(nonterminal).rules.push({ parts, make: make as Rule['make'], namesSelf, words: new Set(), terminals: 0, empty: false });
  }

  /** Adds a nonterminal read by a function of the tokens (numbers, names, mana). */
  terminal<Nt extends keyof Nonterminals>(
    nonterminal: Nt,
    read: (tokens: readonly Token[], at: number, context: ParseContext) => { value: Nonterminals[Nt]; end: number }[],
  ): void {
    this.change(nonterminal).terminal = read;
  }

  /** Only the longest readings of this nonterminal count (lists whose shorter readings mean nothing else). */
  longest(nonterminal: keyof Nonterminals): void {
    this.change(nonterminal).longest = true;
  }

  private change(nonterminal: string): Entry {
    this.terminals = undefined;
    return entryOf(this.entries, nonterminal);
  }

  private compilePattern(pattern: string): Part[] {
    return pattern.split(' ').map((item): Part => {
      const capture = /^\{(\w+)(\??):(\w+)\}$/.exec(item);
      if (capture) return { part: 'capture', name: capture[1], entry: entryOf(this.entries, capture[3]), optional: capture[2] === '?' };
      const optional = item.length > 1 && item.endsWith('?');
      const body = optional ? item.slice(0, -1) : item;
      return { part: 'word', words: body.length > 1 ? body.toLowerCase().split('/') : [body.toLowerCase()], optional };
    });
  }

  /** Names of nonterminals that patterns use and no rule defines; a grammar is complete when there is none. */
  undefinedNonterminals(): string[] {
    return [...this.entries.values()].filter((e) => e.rules.length === 0 && !e.terminal).map((e) => e.name);
  }

  /** Every complete reading of the tokens as `nonterminal`, and how far any reading came. */
  parse<Nt extends keyof Nonterminals>(
    nonterminal: Nt,
    tokens: readonly Token[],
    context: ParseContext,
  ): { readings: Nonterminals[Nt][]; furthest: number } {
    this.terminals ??= beginnings(this.entries);
    const entry = this.entries.get(nonterminal);
    if (!entry) throw new Error(`nonterminal ${nonterminal} has no rules`);
    const run = new Run(this.terminals, tokens, context);
    const readings = run.read(entry, 0);
    return {
      readings: readings.filter((r) => r.end === tokens.length).map((r) => r.value as Nonterminals[Nt]),
      furthest: run.furthest,
    };
  }
}

/** What the rule being tried has captured so far, in the order of its parts. */
type Captured = [name: string, value: unknown][];

/** One parse: the memo of what each nonterminal reads at each position. */
class Run {
  private readonly memo: (readonly Reading[] | undefined)[] = [];
  /** By position: a bit for each terminal that reads something there. */
  private readonly readable: (number | undefined)[] = [];
  furthest = 0;

  constructor(
    private readonly terminals: readonly Entry[],
    private readonly tokens: readonly Token[],
    private readonly context: ParseContext,
  ) {}

  read(entry: Entry, at: number): readonly Reading[] {
    const key = entry.index * (this.tokens.length + 1) + at;
    const known = this.memo[key];
    if (known) return known;
    // a left-recursive use finds nothing here; the grammar has none on purpose
    this.memo[key] = [];
    let readings = entry.terminal ? entry.terminal(this.tokens, at, this.context) : [];
    for (const reading of readings) this.furthest = Math.max(this.furthest, reading.end);
    const word = at < this.tokens.length ? this.tokens[at].key : '';
    const readable = this.readableAt(at);
    const captured: Captured = [];
    for (const rule of entry.byWord.get(word) ?? entry.others)
      if (rule.empty || (rule.terminals & readable) !== 0 || rule.words.has(word)) this.apply(rule, 0, at, at, captured, readings);
    if (entry.longest && readings.length > 1) {
      const best = Math.max(...readings.map((r) => r.end));
      readings = readings.filter((r) => r.end === best);
    }
    readings = distinct(readings);
    this.memo[key] = readings;
    return readings;
  }

  private readableAt(at: number): number {
    let bits = this.readable[at];
    if (bits === undefined) {
      bits = 0;
      for (let i = 0; i < this.terminals.length; i++)
        if (this.terminals[i].terminal?.(this.tokens, at, this.context).length) bits |= 1 << i;
      this.readable[at] = bits;
    }
    return bits;
  }

  private apply(rule: Rule, index: number, start: number, at: number, captured: Captured, out: Reading[]): void {
    if (index === rule.parts.length) {
      const captures = Object.fromEntries(captured);
      const value = rule.make(captures, { at: start, end: at, tokens: this.tokens, context: this.context });
      if (value !== null) out.push({ value: rule.namesSelf ? naming(value, start) : value, end: at });
      return;
    }
    const part = rule.parts[index];
    if (part.part === 'word') {
      if (at < this.tokens.length && part.words.includes(this.tokens[at].key)) {
        this.furthest = Math.max(this.furthest, at + 1);
        this.apply(rule, index + 1, start, at + 1, captured, out);
      }
    } else {
      for (const reading of this.read(part.entry, at)) {
        captured.push([part.name, reading.value]);
        this.apply(rule, index + 1, start, reading.end, captured, out);
        captured.pop();
      }
    }
    if (part.optional) this.apply(rule, index + 1, start, at, captured, out);
  }
}

/** Marks a reading whose words name the object itself with where that was: "it" after it can mean the object when nothing else is meant. */
function naming(value: unknown, at: number): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [naming(value[0], at), ...value.slice(1)] : value;
  return typeof value === 'object' && value !== null && !('$self' in value) ? { ...value, $self: at } : value;
}

function distinct(readings: Reading[]): Reading[] {
  if (readings.length < 2) return readings;
  const seen = new Set<string>();
  return readings.filter((r) => {
    const key = `${r.end}:${JSON.stringify(r.value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
