/**
 * The rules of a nonterminal as one machine of states, so that what many rules begin with is read once for all of them: a state is how far each
 * rule that fits so far has come, and what stands next says which of them go on. States are made when a text first comes to them.
 */
import type { Entry, Rule } from './machine.js';

/** A rule, the next of its parts, and the names of what it has captured, in the order in which that was read. */
interface Item {
  rule: Rule;
  next: number;
  names: readonly string[];
}

/** A rule that has come to its end. */
export interface Ending {
  rule: Rule;
  names: readonly string[];
}

/** A nonterminal that is read next, and where that leads. */
export class Capture {
  private reached: State | undefined;

  constructor(
    readonly entry: Entry,
    /** For each way on, words that must still come, the rarest first; null where some way needs none. */
    readonly needed: readonly (readonly (readonly number[])[])[] | null,
    private readonly items: readonly Item[],
    private readonly states: States,
  ) {}

  get to(): State {
    this.reached ??= this.states.of(this.items);
    return this.reached;
  }
}

/** The states in which the reading of each nonterminal begins. */
export class Starts {
  private readonly states: State[] = [];

  of(entry: Entry): State {
    this.states[entry.index] ??= new States().of(entry.rules.map((rule) => ({ rule, next: 0, names: [] })));
    return this.states[entry.index];
  }
}

/** The states of one nonterminal, each once. */
class States {
  private readonly known = new Map<string, State>();

  /** The state of these items, and of those that come of leaving out what may be absent. */
  of(items: readonly Item[]): State {
    const all = items.flatMap(withoutOptional);
    const key = all.map((i) => `${i.rule.order}.${i.next}.${i.names.join()}`).join(' ');
    const known = this.known.get(key);
    const state = known ?? new State(all, this);
    if (!known) this.known.set(key, state);
    return state;
  }
}

/** An item, and itself with its next parts left out as far as they may be absent. */
function withoutOptional(item: Item): Item[] {
  const out = [item];
  for (let next = item.next; item.rule.parts[next]?.optional; next++) out.push({ ...item, next: next + 1 });
  return out;
}

/** So many captures of a state are looked through for each text; of more it is kept which are worth it where a word stands. */
const FEW = 4;

/** How far the rules have come that fit what was read so far. */
export class State {
  readonly endings: readonly Ending[];
  /** By the words that can stand next: where they lead, once that was asked. */
  private readonly words = new Map<number, State | undefined>();
  private all: readonly Capture[] | undefined;
  private readonly byWord = new Map<number, readonly Capture[]>();

  constructor(
    private readonly items: readonly Item[],
    private readonly states: States,
  ) {
    this.endings = items.filter((i) => i.next === i.rule.parts.length);
    for (const item of items) for (const word of wordsNext(item)) this.words.set(word, undefined);
  }

  /** Where a word leads that stands next; undefined where no rule goes on with it. */
  after(word: number): State | undefined {
    if (this.words.size === 0) return undefined;
    const known = this.words.get(word);
    if (known || !this.words.has(word)) return known;
    const state = this.states.of(this.items.flatMap((i) => (wordsNext(i).includes(word) ? [{ ...i, next: i.next + 1 }] : [])));
    this.words.set(word, state);
    return state;
  }

  /** What can be read next, but for some that can't begin with this word. */
  captures(word: number): readonly Capture[] {
    this.all ??= this.capturesOf();
    if (this.all.length <= FEW) return this.all;
    const known = this.byWord.get(word);
    const some = known ?? this.all.filter((c) => canBegin(c.entry, word));
    if (!known) this.byWord.set(word, some);
    return some;
  }

  private capturesOf(): Capture[] {
    const ways = new Map<Entry, Item[]>();
    for (const item of this.items) {
      const part = item.rule.parts[item.next];
      if (part?.part !== 'capture') continue;
      const on = { ...item, next: item.next + 1, names: [...item.names, part.name] };
      ways.set(part.entry, [...(ways.get(part.entry) ?? []), on]);
    }
    return [...ways].map(([entry, on]) => new Capture(entry, neededOf(on), on, this.states));
  }
}

const canBegin = ({ begins }: Entry, word: number): boolean => begins.empty || begins.terminals !== 0 || begins.words.has(word);

const NONE: readonly number[] = [];

const wordsNext = ({ rule, next }: Item): readonly number[] => {
  const part = rule.parts[next];
  return part?.part === 'word' ? part.words : NONE;
};

function neededOf(items: readonly Item[]): Capture['needed'] {
  const ways = new Map<string, number[][]>();
  for (const { rule, next } of items) {
    const words = rule.parts.slice(next).flatMap((p) => (p.part === 'word' && !p.optional ? [p] : []));
    if (words.length === 0) return null;
    const rarest = words.sort((a, b) => a.uses - b.uses).map((p) => [...p.words]);
    ways.set(rarest.map((w) => w.join()).join(' '), rarest);
  }
  return [...ways.values()];
}
