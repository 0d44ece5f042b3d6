/**
 * Abilities with changed text (CR 612). A node of the pool with other words in it has a number of its own, which says which node it is and
 * which words became which: the same text has the same number in every game of the same cards, whatever happened before. The changed trees
 * themselves are made when they are asked for, and kept beside the pool.
 */
import {
  type Ability,
  BASIC_LAND_TYPES,
  COLORS,
  CREATURE_TYPES,
  type Effect,
  substitute,
  typesIn,
  type WordChange,
  withWords,
} from '@apnap/ability';
import { expandKeyword } from '../keywords/expand.js';
import { type AbilityInfo, type CardInfo, type ChangedTexts, idOf, type LockedValue, type Pool, type TextWords } from '../state/pool.js';

/** How many ways there are to map five words to five. */
const MAPS = 5 ** 5;

/** A map of five words to each other as a number; 0: every word stays. */
function mapCode(all: readonly string[], change: WordChange): number {
  const value = (word: (w: string) => string): number => all.reduce((n, w, i) => n + all.indexOf(word(w)) * 5 ** i, 0);
  return (value((w) => change.get(w) ?? w) - value((w) => w) + MAPS) % MAPS;
}

function mapOf(all: readonly string[], code: number): [string, string][] {
  const plain = all.reduce((n, _, i) => n + i * 5 ** i, 0);
  const value = (code + plain) % MAPS;
  return all.flatMap((from, i): [string, string][] => {
    const to = all[Math.floor(value / 5 ** i) % 5];
    return to === from ? [] : [[from, to]];
  });
}

/** The changed texts of a pool. */
export class TextVariants implements ChangedTexts {
  private readonly size: number;
  private readonly cards: number;
  /** Creature types that occur in texts of the pool: no others need be told apart. */
  private readonly types: readonly string[];
  private readonly colors: boolean;
  private readonly lands: boolean;
  private readonly made = new Map<number, object>();
  private readonly infos = new Map<number, AbilityInfo>();
  private readonly changes = new Map<string, number>();

  /** @param build makes a card of the pool ready for play whose abilities are numbered already. */
  constructor(
    private readonly pool: Pool,
    kinds: ReadonlySet<TextWords>,
    private readonly build: (spec: object, index: number) => CardInfo,
  ) {
    this.size = pool.nodes.length;
    this.cards = pool.cards.length;
    this.colors = kinds.has('color');
    this.lands = kinds.has('basicLandType');
    const found = kinds.has('creatureType') ? typesIn(pool.cards.map((c) => c.card.faces.map((f) => f.abilities))) : [];
    this.types = [...found].filter((t) => (CREATURE_TYPES as readonly string[]).includes(t)).sort();
  }

  /** The node without any change of its text. */
  original(node: number): number {
    return node % this.size;
  }

  /** CR 612.1: the ability with all instances of a word replaced; its own number where the word is not in it. */
  changed(node: number, from: string, to: string): number {
    const key = `${node} ${from} ${to}`;
    let now = this.changes.get(key);
    if (now === undefined) {
      now = this.change(node, from, to);
      this.changes.set(key, now);
    }
    return now;
  }

  private change(node: number, from: string, to: string): number {
    const n = this.original(node);
    const words = new Map(this.decode(Math.floor(node / this.size)));
    const known = [...(this.colors ? COLORS : []), ...(this.lands ? BASIC_LAND_TYPES : []), ...this.types];
    for (const word of known) if ((words.get(word) ?? word) === from) words.set(word, to);
    const plain = this.pool.nodes[n];
    const text = JSON.stringify(substitute(plain, words));
    if (text === JSON.stringify(this.node(node) ?? plain)) return node;
    if (text === JSON.stringify(plain)) return n;
    const number = n + this.encode(words) * this.size;
    return Number.isSafeInteger(number) ? number : node;
  }

  private encode(change: WordChange): number {
    let code = 0;
    const base = this.types.length * CREATURE_TYPES.length + 1;
    this.types.forEach((from, i) => {
      const to = change.get(from);
      if (to !== undefined && to !== from)
        code = code * base + i * CREATURE_TYPES.length + (CREATURE_TYPES as readonly string[]).indexOf(to) + 1;
    });
    if (this.lands) code = code * MAPS + mapCode(BASIC_LAND_TYPES, change);
    if (this.colors) code = code * MAPS + mapCode(COLORS, change);
    return code;
  }

  private decode(code: number): [string, string][] {
    let rest = code;
    const words: [string, string][] = [];
    const take = (all: readonly string[]): void => {
      words.push(...mapOf(all, rest % MAPS));
      rest = Math.floor(rest / MAPS);
    };
    if (this.colors) take(COLORS);
    if (this.lands) take(BASIC_LAND_TYPES);
    const base = this.types.length * CREATURE_TYPES.length + 1;
    for (; rest > 0; rest = Math.floor(rest / base)) {
      const entry = (rest % base) - 1;
      words.push([this.types[Math.floor(entry / CREATURE_TYPES.length)], CREATURE_TYPES[entry % CREATURE_TYPES.length]]);
    }
    return words;
  }

  /** The node with this number; undefined when it is none. */
  node(id: number): object | undefined {
    if (id < this.size) return this.pool.nodes[id];
    const known = this.made.get(id);
    if (known) return known;
    const n = this.original(id);
    const k = Math.floor(id / this.size);
    // what a keyword stands for is made from the keyword: its text is only the keyword with what it says
    const of = this.pool.expansions.findLast((x) => x.from <= n && n < x.to)?.of;
    if (of !== undefined) {
      this.ability(of + k * this.size);
      return this.made.get(id);
    }
    return this.copy(this.pool.nodes[n], new Map(this.decode(k)), k) as object;
  }

  private copy(value: unknown, words: WordChange, k: number): unknown {
    if (Array.isArray(value)) return value.map((v) => this.copy(v, words, k));
    if (typeof value !== 'object' || value === null) return value;
    const n = this.pool.ids.get(value);
    const known = n === undefined ? undefined : this.made.get(n + k * this.size);
    if (known) return known;
    const out = withWords(value, words, (v) => this.copy(v, words, k));
    if (n !== undefined) this.register(out, n + k * this.size);
    this.carry(value, out, words, k);
    return out;
  }

  private register(node: object, id: number): void {
    this.made.set(id, node);
    this.pool.ids.set(node, id);
  }

  /** What the pool has prepared for a node, prepared for its copy. */
  private carry(value: object, out: object, words: WordChange, k: number): void {
    const { below, kept, holders, locked, lockedValues, colorForms, spelledOut } = this.pool;
    const printed = below.get(value);
    if (printed) below.set(out, this.copy(printed, words, k) as Ability[]);
    const keeping = kept.get(value);
    if (keeping !== undefined) kept.set(out, keeping + k * this.size);
    const holder = holders.get(value);
    if (holder !== undefined) holders.set(out, holder + k * this.size);
    const fixed = locked.get(value);
    if (fixed) locked.set(out, this.copy(fixed, words, k) as object);
    const values = lockedValues.get(value);
    if (values)
      lockedValues.set(
        out,
        values.map((v) => ({ ...v, value: this.copy(v.value, words, k) }) as LockedValue),
      );
    const meant = spelledOut.get(value);
    if (meant) spelledOut.set(out, this.copy(meant, words, k) as object);
    const forms = colorForms.get(value);
    if (forms)
      colorForms.set(out, {
        slot: forms.slot,
        forms: new Map([...forms.forms].map(([c, form]) => [c, this.colored(out, form, forms.slot, c, k)])),
      });
  }

  /** The form for a colour that is chosen on resolution: a choice is no word of the text. */
  private colored(effect: object, form: Effect, slot: number, color: string, k: number): Effect {
    const text = JSON.stringify(effect).replaceAll(`"color":{"slot":${slot}}`, `"color":"${color}"`);
    const out = JSON.parse(text) as Effect;
    this.number(form, out, k);
    return out;
  }

  /** Numbers a tree of the same shape as one that is numbered. */
  private number(original: unknown, tree: unknown, k: number): void {
    if (original === tree || typeof original !== 'object' || typeof tree !== 'object' || original === null || tree === null) return;
    const n = this.pool.ids.get(original);
    if (n !== undefined && !Array.isArray(tree) && !this.pool.ids.has(tree)) this.register(tree, n + k * this.size);
    for (const [key, v] of Object.entries(original)) this.number(v, (tree as Record<string, unknown>)[key], k);
  }

  /** What the changed ability consists of; undefined for a node that is no ability, as that of a delayed trigger. */
  ability(id: number): AbilityInfo | undefined {
    const known = this.infos.get(id);
    const n = this.original(id);
    if (known || id < this.size || this.pool.abilities[n] === undefined) return known;
    const k = Math.floor(id / this.size);
    const plain = this.pool.abilities[n] as AbilityInfo;
    const ability = this.copy(this.pool.nodes[n], new Map(this.decode(k)), k) as Ability;
    const info: AbilityInfo = { ...plain, node: id, ability, activated: [], triggered: [], statics: [], spells: [] };
    this.infos.set(id, info);
    if (ability.kind === 'keyword') {
      info.keyword = ability;
      expandKeyword(ability, this.pool.rules, this.pool.below.get(ability)).forEach((part, i) => {
        this.number(plain.expanded[i], part, k);
        const node = this.pool.ids.get(part) as number;
        const inner = node < this.size ? this.pool.abilities[node] : this.ability(node);
        if (!inner) throw new Error(`node ${node} is no ability`);
        info.activated.push(...inner.activated);
        info.triggered.push(...inner.triggered);
        info.statics.push(...inner.statics);
        info.spells.push(...inner.spells);
      });
      return info;
    }
    const words = new Map(this.decode(k));
    const part = <A>(p: { node: number; ability: A }): { node: number; ability: A } => ({
      node: p.node + k * this.size,
      ability: this.copy(p.ability, words, k) as A,
    });
    info.activated = plain.activated.map(part);
    info.triggered = plain.triggered.map(part);
    info.statics = plain.statics.map(part);
    info.spells = plain.spells.map(part);
    return info;
  }

  /** The card that a changed description of a token or emblem makes; `of`: the cards of those of the pool. */
  card(of: ReadonlyMap<number, number>, id: number): number | undefined {
    const plain = of.get(this.original(id));
    if (plain === undefined || id < this.size) return plain;
    const index = plain + Math.floor(id / this.size) * this.cards;
    if (!(index in this.pool.cards)) this.pool.cards[index] = this.build(this.node(id) as object, plain);
    return index;
  }

  /** Makes a card of a changed text that a restored state has. */
  restore(index: number): void {
    if (index < this.cards || index in this.pool.cards) return;
    for (const of of [this.pool.tokens, this.pool.emblems])
      for (const [node, card] of of) if (card === index % this.cards) this.card(of, node + Math.floor(index / this.cards) * this.size);
  }
}

/** The card that a description of a token or emblem makes; `of`: the cards of those of the pool. */
export const describedBy = (pool: Pool, of: ReadonlyMap<number, number>, node: object): number => {
  const id = idOf(pool, node);
  return (of.get(id) ?? pool.text?.card(of, id)) as number;
};
