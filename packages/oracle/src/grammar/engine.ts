/**
 * A small grammar machine: rules written as patterns of words and captures, read by a memoising parser that returns every reading.
 *
 * A pattern is words separated by spaces. `a/b` is either word, `word?` may be absent, `{name:nonterminal}` captures what the
 * nonterminal read, `{name?:nonterminal}` may be absent. A nonterminal is all its rules; each gives readings with an end position.
 */
import { type Captures, same } from '@apnap/ability';
import type { Token } from '../text/tokens.js';
import { beginnings } from './beginnings.js';
import {
  type Beginning,
  type Entry,
  entryOf,
  type Match,
  type ParseContext,
  type Part,
  type Reading,
  type Rule,
  Words,
} from './machine.js';
import type { Nonterminals } from './nonterminals.js';
import { type Capture, type Ending, Starts, type State } from './states.js';

export type { Match, ParseContext, Reading, Rule, Watch } from './machine.js';

/** So many texts are kept with what they were read as. */
const KEPT = 3000;

/** What the readings of a text depend on, but for the name of the card: the nonterminal, the card types of {@link ParseContext} and the text. */
const textOf = (nonterminal: string, tokens: readonly Token[], context: ParseContext): string =>
  `${nonterminal}|${context.types.join(' ')}|${tokens.map((t) => t.raw).join(' ')}`;

/** What a text was read as. */
interface Kept {
  values: unknown[];
  /** The card whose name is in that; undefined where the text would be read so on any card. */
  name: string | undefined;
}

/** Rules by nonterminal. Built once; `parse` may be called any number of times. */
export class Grammar {
  private readonly entries = new Map<string, Entry>();
  private readonly words = new Words();
  private count = 0;
  /** What texts were read as lately: cards share lines, and what a card shows mostly has the lines that are printed. */
  private lately = new Map<string, Kept>();
  /** And those before these. */
  private before = new Map<string, Kept>();
  private readonly memo = new Memo();
  /** The last text and its parse, which holds what `memo` holds: an instant's text is read as an ability and then as what it does. */
  private current: { tokens: readonly Token[]; context: ParseContext; run: Run } | undefined;
  /** The nonterminals that are read by functions, once the grammar is complete. */
  private terminals: Entry[] | undefined;
  private starts = new Starts();

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
      order: this.count++,
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
      return { part: 'word', words: words.map((w) => this.words.add(w)), optional, uses: 0 };
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
    const asked = context.watch ? undefined : textOf(nonterminal, tokens, context);
    const known = asked === undefined ? undefined : (this.lately.get(asked) ?? this.before.get(asked));
    if (known && (known.name === undefined || known.name === context.name)) return known.values as Nonterminals[Nt][];
    const run = this.runOf(tokens, context);
    const whole = run.read(this.entry(nonterminal), 0).filter((r) => r.end === tokens.length);
    this.current = context.watch ? undefined : { tokens, context, run };
    for (const reading of whole) context.watch?.read(reading.value, reading);
    const values = whole.map((r) => r.value as Nonterminals[Nt]);
    if (asked !== undefined) this.keep(asked, { values, name: whole.some((r) => r.named) ? context.name : undefined });
    return values;
  }

  /** Keeps what a text was read as; what was kept long ago goes. */
  private keep(asked: string, kept: Kept): void {
    if (this.lately.size >= KEPT) {
      this.before = this.lately;
      this.lately = new Map();
    }
    this.lately.set(asked, kept);
  }

  /** How many of the tokens any reading as `nonterminal` came to, complete or not: asked where there is none that is. */
  furthest(nonterminal: keyof Nonterminals, tokens: readonly Token[], context: ParseContext): number {
    const run = this.newRun(tokens, context, false);
    run.read(this.entry(nonterminal), 0);
    return run.furthest;
  }

  /** A parse of these tokens; that of the last text where it is the same again, with all that was read of it. */
  private runOf(tokens: readonly Token[], context: ParseContext): Run {
    const last = this.current;
    this.current = undefined; // an action that throws leaves half a parse
    const same = last?.context === context && last.tokens.length === tokens.length && last.tokens.every((t, i) => t.raw === tokens[i].raw);
    return last && same ? last.run : this.newRun(tokens, context, true);
  }

  private newRun(tokens: readonly Token[], context: ParseContext, hopeful: boolean): Run {
    this.current = undefined;
    if (!this.terminals) {
      this.terminals = beginnings(this.entries, this.words.size);
      this.starts = new Starts();
    }
    this.memo.begin(tokens.length + 1, this.entries.size);
    return new Run(this.terminals, this.starts, this.words, this.memo, tokens, context, hopeful);
  }

  private entry(nonterminal: string): Entry {
    const entry = this.entries.get(nonterminal);
    if (!entry) throw new Error(`nonterminal ${nonterminal} has no rules`);
    return entry;
  }
}

const NOTHING: readonly Reading[] = [];
const isNamed = (reading: Reading): boolean => reading.named === true;

/** What the rules of a nonterminal have read from a place on, in their order, and what those being tried have captured so far. */
interface Found {
  start: number;
  captured: Reading[];
  readings: Reading[];
  orders: number[];
}

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
  /** By word of the text: the last position where it stands. */
  private readonly last = new Map<number, number>();
  furthest = 0;

  /** @param hopeful nothing is read for rules that need a word that does not come any more: they read nothing, but it is not known how far they came */
  constructor(
    private readonly terminals: readonly Entry[],
    private readonly starts: Starts,
    words: Words,
    private readonly memo: Memo,
    private readonly tokens: readonly Token[],
    private readonly context: ParseContext,
    private readonly hopeful: boolean,
  ) {
    this.word = tokens.map((t) => words.find(t.key));
    for (let at = 0; at < this.word.length; at++) this.last.set(this.word[at], at);
  }

  read(entry: Entry, at: number): readonly Reading[] {
    const known = this.memo.get(at, entry.index);
    if (known) return known;
    // a left-recursive use finds nothing here; the grammar has none on purpose
    this.memo.set(at, entry.index, NOTHING);
    let readings = entry.terminal ? entry.terminal(this.tokens, at, this.context) : [];
    for (const reading of readings) this.furthest = Math.max(this.furthest, reading.end);
    if (entry.rules.length > 0) readings = [...readings, ...this.readRules(entry, at)];
    if (entry.longest && readings.length > 1) {
      const best = Math.max(...readings.map((r) => r.end));
      readings = readings.filter((r) => r.end === best);
    }
    readings = distinct(readings);
    this.memo.set(at, entry.index, readings);
    return readings;
  }

  /** What the rules of a nonterminal read, in the order of the rules. */
  private readRules(entry: Entry, at: number): readonly Reading[] {
    const found: Found = { start: at, captured: [], readings: [], orders: [] };
    this.follow(this.starts.of(entry), at, found);
    return found.readings;
  }

  private wordAt(at: number): number {
    return at < this.word.length ? this.word[at] : -1;
  }

  /** Goes on from a state with what stands next: what may be absent is there first, then is not. */
  private follow(state: State, at: number, found: Found): void {
    const word = this.wordAt(at);
    const next = state.after(word);
    if (next) {
      this.furthest = Math.max(this.furthest, at + 1);
      this.follow(next, at + 1, found);
    }
    for (const capture of state.captures(word)) {
      if (!this.worthReading(capture, at)) continue;
      for (const reading of this.read(capture.entry, at)) {
        found.captured.push(reading);
        this.follow(capture.to, reading.end, found);
        found.captured.pop();
      }
    }
    for (const ending of state.endings) this.end(ending, at, found);
  }

  private canBegin({ empty, by, terminals }: Beginning, at: number): boolean {
    const word = this.wordAt(at);
    return empty || (word >= 0 && by[word] === 1) || (terminals !== 0 && (terminals & this.readableAt(at)) !== 0);
  }

  /** Whether a nonterminal can begin here, and all can still come that some rule needs after it. */
  private worthReading({ entry: { begins }, needed }: Capture, at: number): boolean {
    if (!this.canBegin(begins, at)) return false;
    return !this.hopeful || needed === null || needed.some((way) => way.every((words) => this.comes(words, at)));
  }

  /** Whether one of these words stands here or later. */
  private comes(words: readonly number[], at: number): boolean {
    for (const word of words) if ((this.last.get(word) ?? -1) >= at) return true;
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

  /** A rule has read all of its parts: what it makes of them. */
  private end({ rule, names }: Ending, at: number, { start, captured, readings, orders }: Found): void {
    const captures: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) {
      const [name, { value }] = [names[i], captured[i]];
      // what is named twice is the same both times
      if (name in captures && !same(captures[name], value)) return;
      captures[name] = value;
    }
    const value = rule.make(captures, { at: start, end: at, tokens: this.tokens, context: this.context });
    if (value === null) return;
    const reading: Reading = { value: rule.namesSelf ? naming(value, start) : value, end: at };
    if (captured.some(isNamed)) reading.named = true;
    if (this.context.watch) Object.assign(reading, { by: rule, of: [...captured] });
    let place = orders.length;
    while (place > 0 && orders[place - 1] > rule.order) place--;
    orders.splice(place, 0, rule.order);
    readings.splice(place, 0, reading);
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
