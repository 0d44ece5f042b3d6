/**
 * A small grammar machine: rules written as patterns of words and captures, read by a memoising parser that returns every reading.
 *
 * A pattern is words separated by spaces. `a/b` is either word, `word?` may be absent, `{name:nonterminal}` captures what the
 * nonterminal read, `{name?:nonterminal}` may be absent. A nonterminal is all its rules; each gives readings with an end position.
 */
import { type Captures, same } from '@apnap/ability';
import type { Token } from '../text/tokens.js';
import { beginnings } from './beginnings.js';
import { type Choice, type Entry, entryOf, type Match, type ParseContext, type Part, type Reading, type Rule, Words } from './machine.js';
import type { Nonterminals } from './nonterminals.js';

export type { Match, ParseContext, Reading, Rule, Watch } from './machine.js';

/** So many texts are kept with what they were read as. */
const KEPT = 3000;

/** All that the readings of a text depend on: the text, and the facts of {@link ParseContext}. */
const textOf = (tokens: readonly Token[], context: ParseContext): string => {
  const text = tokens.map((t) => t.raw).join(' ');
  return `${context.types.join(' ')}|${text.includes('~') ? context.name : ''}|${text}`;
};

/** Rules by nonterminal. Built once; `parse` may be called any number of times. */
export class Grammar {
  private readonly entries = new Map<string, Entry>();
  private readonly words = new Words();
  /** What texts were read as lately: cards share lines, and what a card shows mostly has the lines that are printed. */
  private lately = new Map<string, unknown[]>();
  /** And those before these. */
  private before = new Map<string, unknown[]>();
  private readonly memo = new Memo();
  /** The last text and its parse, which holds what `memo` holds: an instant's text is read as an ability and then as what it does. */
  private current: { text: string; run: Run } | undefined;
  /** The nonterminals that are read by functions, once the grammar is complete. */
  private terminals: Entry[] | undefined;

  /** Adds a way to read `nonterminal`. */
  rule<Nt extends keyof Nonterminals, Pattern extends string>(
    nonterminal: Nt,
    pattern: Pattern,
    make: (captures: Captures<Pattern, Nonterminals>, match: Match) => Nonterminals[Nt] | null,
  ): void {
    const parts = this.compilePattern(pattern);
    const namesSelf = parts.some((p) => p.part === 'word' && p.words.includes(this.words.add('~')));
    this.change(nonterminal).rules.push({
      nonterminal,
      pattern,
      parts,
      make: make as Rule['make'],
      namesSelf,
      needed: parts.flatMap((p) => (p.part === 'word' && !p.optional ? [p.words] : [])),
      words: new Set(),
      terminals: 0,
      empty: false,
    });
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
    this.current = undefined;
    this.lately.clear();
    this.before.clear();
    return entryOf(this.entries, nonterminal);
  }

  private compilePattern(pattern: string): Part[] {
    return pattern.split(' ').map((item): Part => {
      const capture = /^\{(\w+)(\??):(\w+)\}$/.exec(item);
      if (capture) return { part: 'capture', name: capture[1], entry: entryOf(this.entries, capture[3]), optional: capture[2] === '?' };
      const optional = item.length > 1 && item.endsWith('?');
      const body = optional ? item.slice(0, -1) : item;
      const words = body.length > 1 ? body.toLowerCase().split('/') : [body.toLowerCase()];
      return { part: 'word', words: words.map((w) => this.words.add(w)), optional };
    });
  }

  /** All rules, by nonterminal. */
  rules(): Rule[] {
    return [...this.entries.values()].flatMap((e) => e.rules);
  }

  /** Names of nonterminals that patterns use and no rule defines; a grammar is complete when there is none. */
  undefinedNonterminals(): string[] {
    return [...this.entries.values()].filter((e) => e.rules.length === 0 && !e.terminal).map((e) => e.name);
  }

  /** Every complete reading of the tokens as `nonterminal`. */
  parse<Nt extends keyof Nonterminals>(nonterminal: Nt, tokens: readonly Token[], context: ParseContext): Nonterminals[Nt][] {
    const text = context.watch ? undefined : textOf(tokens, context);
    const asked = text === undefined ? undefined : `${nonterminal}|${text}`;
    const known = asked === undefined ? undefined : (this.lately.get(asked) ?? this.before.get(asked));
    if (known) return known as Nonterminals[Nt][];
    const run = this.runOf(text, tokens, context);
    const whole = run.read(this.entry(nonterminal), 0).filter((r) => r.end === tokens.length);
    this.current = text === undefined ? undefined : { text, run };
    for (const reading of whole) context.watch?.read(reading.value, reading);
    const values = whole.map((r) => r.value as Nonterminals[Nt]);
    if (asked !== undefined) this.keep(asked, values);
    return values;
  }

  /** Keeps what a text was read as; what was kept long ago goes. */
  private keep(asked: string, values: unknown[]): void {
    if (this.lately.size >= KEPT) {
      this.before = this.lately;
      this.lately = new Map();
    }
    this.lately.set(asked, values);
  }

  /** How many of the tokens any reading as `nonterminal` came to, complete or not: asked where there is none that is. */
  furthest(nonterminal: keyof Nonterminals, tokens: readonly Token[], context: ParseContext): number {
    const run = this.newRun(tokens, context, false);
    run.read(this.entry(nonterminal), 0);
    return run.furthest;
  }

  /** A parse of these tokens; that of the last text where it is the same again, with all that was read of it. */
  private runOf(text: string | undefined, tokens: readonly Token[], context: ParseContext): Run {
    const same = text !== undefined && this.current?.text === text ? this.current.run : undefined;
    this.current = undefined; // an action that throws leaves half a parse
    return same ?? this.newRun(tokens, context, true);
  }

  private newRun(tokens: readonly Token[], context: ParseContext, hopeful: boolean): Run {
    this.current = undefined;
    this.terminals ??= beginnings(this.entries);
    this.memo.begin(tokens.length + 1, this.entries.size);
    return new Run(this.terminals, this.words, this.memo, tokens, context, hopeful);
  }

  private entry(nonterminal: string): Entry {
    const entry = this.entries.get(nonterminal);
    if (!entry) throw new Error(`nonterminal ${nonterminal} has no rules`);
    return entry;
  }
}

const NOTHING: readonly Reading[] = [];

/** What the rule being tried has captured so far, in the order of its parts. */
type Captured = { name: string; reading: Reading }[];

/** What each nonterminal reads at each position of the text that is read: one list for all texts, of which only what was used is emptied. */
class Memo {
  private list: (readonly Reading[] | undefined)[] = [];
  private readonly used: number[] = [];
  private width = 0;

  begin(positions: number, nonterminals: number): void {
    for (const i of this.used) this.list[i] = undefined;
    this.used.length = 0;
    this.width = nonterminals;
    if (this.list.length < positions * nonterminals) this.list = new Array(2 * positions * nonterminals).fill(undefined);
  }

  get(at: number, nonterminal: number): readonly Reading[] | undefined {
    return this.list[at * this.width + nonterminal];
  }

  set(at: number, nonterminal: number, readings: readonly Reading[]): void {
    const i = at * this.width + nonterminal;
    if (this.list[i] === undefined) this.used.push(i);
    this.list[i] = readings;
  }
}

/** One parse. */
class Run {
  /** By position: a bit for each terminal that reads something there. */
  private readonly readable: (number | undefined)[] = [];
  /** The words of the tokens, by their numbers. */
  private readonly word: readonly number[];
  /** By word: the last position where it stands; -1 where it stands nowhere. */
  private readonly last: Int32Array;
  furthest = 0;

  /** @param hopeful rules that need a word that does not come any more are not tried: they read nothing, but it is not known how far they came */
  constructor(
    private readonly terminals: readonly Entry[],
    words: Words,
    private readonly memo: Memo,
    private readonly tokens: readonly Token[],
    private readonly context: ParseContext,
    private readonly hopeful: boolean,
  ) {
    this.word = tokens.map((t) => words.find(t.key));
    this.last = new Int32Array(words.size).fill(-1);
    for (const [at, word] of this.word.entries()) if (word >= 0) this.last[word] = at;
  }

  read(entry: Entry, at: number): readonly Reading[] {
    const known = this.memo.get(at, entry.index);
    if (known) return known;
    // a left-recursive use finds nothing here; the grammar has none on purpose
    this.memo.set(at, entry.index, NOTHING);
    let readings = entry.terminal ? entry.terminal(this.tokens, at, this.context) : [];
    for (const reading of readings) this.furthest = Math.max(this.furthest, reading.end);
    const choices = entry.byWord.get(at < this.word.length ? this.word[at] : -1) ?? entry.others;
    const readable = this.readableAt(at);
    const captured: Captured = [];
    for (const choice of choices) if (this.worthTrying(choice, at, readable)) this.apply(choice.rule, 0, at, at, captured, readings);
    if (entry.longest && readings.length > 1) {
      const best = Math.max(...readings.map((r) => r.end));
      readings = readings.filter((r) => r.end === best);
    }
    readings = distinct(readings);
    this.memo.set(at, entry.index, readings);
    return readings;
  }

  private worthTrying({ rule, terminals }: Choice, at: number, readable: number): boolean {
    if (terminals !== 0 && (terminals & readable) === 0) return false;
    if (this.hopeful) for (const words of rule.needed) if (!this.comes(words, at)) return false;
    return true;
  }

  /** Whether one of these words stands here or later. */
  private comes(words: readonly number[], at: number): boolean {
    for (const word of words) if (this.last[word] >= at) return true;
    return false;
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
      const captures: Record<string, unknown> = {};
      for (const { name, reading } of captured) {
        // what is named twice is the same both times
        if (name in captures && !same(captures[name], reading.value)) return;
        captures[name] = reading.value;
      }
      const value = rule.make(captures, { at: start, end: at, tokens: this.tokens, context: this.context });
      if (value === null) return;
      const reading: Reading = { value: rule.namesSelf ? naming(value, start) : value, end: at };
      if (this.context.watch) Object.assign(reading, { by: rule, of: captured.map((c) => c.reading) });
      out.push(reading);
      return;
    }
    const part = rule.parts[index];
    if (part.part === 'word') {
      if (at < this.word.length && part.words.includes(this.word[at])) {
        this.furthest = Math.max(this.furthest, at + 1);
        this.apply(rule, index + 1, start, at + 1, captured, out);
      }
    } else {
      for (const reading of this.read(part.entry, at)) {
        captured.push({ name: part.name, reading });
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
  const seen = new Map<number, string[]>();
  return readings.filter((r, i) => {
    // what ends somewhere alone need not be compared
    if (!readings.some((other, j) => j !== i && other.end === r.end)) return true;
    const value = JSON.stringify(r.value);
    const values = seen.get(r.end);
    if (!values) seen.set(r.end, [value]);
    else if (values.includes(value)) return false;
    else values.push(value);
    return true;
  });
}
