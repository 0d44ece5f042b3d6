/**
 * A small grammar machine: rules written as patterns of words and captures, read by a memoising parser that returns every reading.
 *
 * A pattern is words separated by spaces. `a/b` is either word, `word?` may be absent, `{name:nonterminal}` captures what the
 * nonterminal read, `{name?:nonterminal}` may be absent. A nonterminal is all its rules; each gives readings with an end position.
 */
import type { Token } from '../text/tokens.js';
import type { Nonterminals } from './nonterminals.js';

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

type CaptureOf<Name extends string, Nt extends keyof Nonterminals> = Name extends `${infer Base}?`
  ? { [K in Base]: Nonterminals[Nt] | undefined }
  : { [K in Name]: Nonterminals[Nt] };

/** The captures of a pattern, by name. */
export type Captures<Pattern extends string> = Pattern extends `${string}{${infer Name}:${infer Nt}}${infer Rest}`
  ? Nt extends keyof Nonterminals
    ? CaptureOf<Name, Nt> & Captures<Rest>
    : never
  : unknown;

type Part =
  | { part: 'word'; words: string[]; optional: boolean }
  | { part: 'capture'; name: string; nonterminal: string; optional: boolean };

/** The value of a reading, or null to reject it. */
type Make = (captures: Record<string, unknown>, match: Match) => unknown;

interface Rule {
  parts: Part[];
  make: Make;
  /** Its words name the object itself. */
  namesSelf: boolean;
}

interface Reading {
  value: unknown;
  end: number;
}

type Terminal = (tokens: readonly Token[], at: number, context: ParseContext) => Reading[];

interface Entry {
  index: number;
  rules: Rule[];
  terminal?: Terminal;
  longest: boolean;
}

/** Rules by nonterminal. Built once; `parse` may be called any number of times. */
export class Grammar {
  private readonly entries = new Map<string, Entry>();

  /** Adds a way to read `nonterminal`. */
  rule<Nt extends keyof Nonterminals, Pattern extends string>(
    nonterminal: Nt,
    pattern: Pattern,
    make: (captures: Captures<Pattern>, match: Match) => Nonterminals[Nt] | null,
  ): void {
    const parts = compilePattern(pattern);
    const namesSelf = parts.some((p) => p.part === 'word' && p.words.includes('~'));
    this.entry(nonterminal).rules.push({ parts, make: make as Make, namesSelf });
  }

  /** Adds a nonterminal read by a function of the tokens (numbers, names, mana). */
  terminal<Nt extends keyof Nonterminals>(
    nonterminal: Nt,
    read: (tokens: readonly Token[], at: number, context: ParseContext) => { value: Nonterminals[Nt]; end: number }[],
  ): void {
    this.entry(nonterminal).terminal = read;
  }

  /** Only the longest readings of this nonterminal count (lists whose shorter readings mean nothing else). */
  longest(nonterminal: keyof Nonterminals): void {
    this.entry(nonterminal).longest = true;
  }

  private entry(nonterminal: string): Entry {
    let entry = this.entries.get(nonterminal);
    if (!entry) {
      entry = { index: this.entries.size, rules: [], longest: false };
      this.entries.set(nonterminal, entry);
    }
    return entry;
  }

  /** Names of nonterminals that patterns use and no rule defines; a grammar is complete when there is none. */
  undefinedNonterminals(): string[] {
    const missing = new Set<string>();
    for (const entry of this.entries.values())
      for (const rule of entry.rules)
        for (const part of rule.parts) {
          if (part.part !== 'capture') continue;
          const target = this.entries.get(part.nonterminal);
          if (!target || (target.rules.length === 0 && !target.terminal)) missing.add(part.nonterminal);
        }
    return [...missing];
  }

  /** Every complete reading of the tokens as `nonterminal`, and how far any reading came. */
  parse<Nt extends keyof Nonterminals>(
    nonterminal: Nt,
    tokens: readonly Token[],
    context: ParseContext,
  ): { readings: Nonterminals[Nt][]; furthest: number } {
    const run = new Run(this.entries, tokens, context);
    const readings = run.read(nonterminal, 0);
    return {
      readings: readings.filter((r) => r.end === tokens.length).map((r) => r.value as Nonterminals[Nt]),
      furthest: run.furthest,
    };
  }
}

function compilePattern(pattern: string): Part[] {
  return pattern.split(' ').map((item): Part => {
    const capture = /^\{(\w+)(\??):(\w+)\}$/.exec(item);
    if (capture) return { part: 'capture', name: capture[1], nonterminal: capture[3], optional: capture[2] === '?' };
    const optional = item.length > 1 && item.endsWith('?');
    const body = optional ? item.slice(0, -1) : item;
    return { part: 'word', words: body.length > 1 ? body.toLowerCase().split('/') : [body.toLowerCase()], optional };
  });
}

/** One parse: the memo of what each nonterminal reads at each position. */
class Run {
  private readonly memo: (Reading[] | undefined)[] = [];
  furthest = 0;

  constructor(
    private readonly entries: Map<string, Entry>,
    private readonly tokens: readonly Token[],
    private readonly context: ParseContext,
  ) {}

  read(nonterminal: string, at: number): Reading[] {
    const entry = this.entries.get(nonterminal);
    if (!entry) throw new Error(`nonterminal ${nonterminal} has no rules`);
    const key = entry.index * (this.tokens.length + 1) + at;
    const known = this.memo[key];
    if (known) return known;
    // a left-recursive use finds nothing here; the grammar has none on purpose
    this.memo[key] = [];
    let readings = entry.terminal ? entry.terminal(this.tokens, at, this.context) : [];
    for (const reading of readings) this.furthest = Math.max(this.furthest, reading.end);
    for (const rule of entry.rules) this.apply(rule, 0, at, at, {}, readings);
    if (entry.longest && readings.length > 1) {
      const best = Math.max(...readings.map((r) => r.end));
      readings = readings.filter((r) => r.end === best);
    }
    readings = distinct(readings);
    this.memo[key] = readings;
    return readings;
  }

  private apply(rule: Rule, index: number, start: number, at: number, captures: Record<string, unknown>, out: Reading[]): void {
    if (index === rule.parts.length) {
      const value = rule.make(captures, { at: start, end: at, tokens: this.tokens, context: this.context });
      if (value !== null) out.push({ value: rule.namesSelf ? naming(value, start) : value, end: at });
      return;
    }
    const part = rule.parts[index];
    if (part.part === 'word') {
      if (at < this.tokens.length && part.words.includes(this.tokens[at].key)) {
        this.furthest = Math.max(this.furthest, at + 1);
        this.apply(rule, index + 1, start, at + 1, captures, out);
      }
    } else {
      for (const reading of this.read(part.nonterminal, at))
        this.apply(rule, index + 1, start, reading.end, { ...captures, [part.name]: reading.value }, out);
    }
    if (part.optional) this.apply(rule, index + 1, start, at, captures, out);
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
