/** Searching: an index over cards, and the answer to a query. */
import type { Message } from '../messages.js';
import type { SearchCard, SearchPrinting } from './card.js';
import { firstDate } from './is.js';
import { byPinyin, nearestFirst } from './names.js';
import { type Place, parseQuery, type Query, QueryError, type Term } from './query.js';
import { Row, sizeOf } from './table.js';
import { type Compiled, colorRank, compileTerm, rarityRank, type Surroundings } from './terms.js';

export const ORDERS = ['name', 'mv', 'power', 'toughness', 'color', 'rarity', 'date', 'set'] as const;
export type Order = (typeof ORDERS)[number];

const ORDER_WORDS: Readonly<Record<string, Order>> = {
  cmc: 'mv',
  manavalue: 'mv',
  pow: 'power',
  tou: 'toughness',
  released: 'date',
  year: 'date',
  colour: 'color',
};
/** Words of Scryfall's that ask for what is so here anyway: each card once. */
const DISPLAY_KEYS = ['unique', 'prefer', 'display', 'include'];

export interface SearchResult {
  /** In the order asked for; by name otherwise. */
  cards: SearchCard[];
  order: Order;
  direction: 'asc' | 'desc';
}

/** A query that is no query: where, what stands there, what is wrong and what would be right. */
export interface SearchProblem extends Place {
  message: Message;
}

interface Ordering {
  order?: Order;
  direction?: 'asc' | 'desc';
}

const at = (term: Term): Place => ({ at: term.at, text: term.text });

/** Takes `order:` and the like out of the query: they say how the answer is shown, not what it is. */
function takeOrdering(query: Query, into: Ordering, top = true): Query {
  switch (query.is) {
    case 'all':
      return query;
    case 'and':
      return { is: 'and', of: query.of.map((q) => takeOrdering(q, into, top)) };
    case 'or':
      return { is: 'or', of: query.of.map((q) => takeOrdering(q, into, false)) };
    case 'not':
      return { is: 'not', of: takeOrdering(query.of, into, false) };
    case 'term': {
      const value = query.value.toLowerCase();
      const display = ['order', 'sort', 'direction', 'dir', ...DISPLAY_KEYS].includes(query.key);
      if (!display) return query;
      if (!top) throw new QueryError(at(query), { id: 'search.orderInside', params: { text: query.text } });
      if (query.key === 'order' || query.key === 'sort') {
        const order = Object.hasOwn(ORDER_WORDS, value) ? ORDER_WORDS[value] : ORDERS.find((o) => o === value);
        if (!order) throw new QueryError(at(query), { id: 'search.badOrder', params: { value, known: ORDERS.join(', ') } });
        into.order = order;
      } else if (query.key === 'direction' || query.key === 'dir') {
        if (value !== 'asc' && value !== 'desc' && value !== 'auto')
          throw new QueryError(at(query), { id: 'search.badDirection', params: { value } });
        if (value !== 'auto') into.direction = value;
      } else if (query.key !== 'unique' || value !== 'cards') {
        if (query.key === 'unique') throw new QueryError(at(query), { id: 'search.badUnique', params: { value } });
      }
      return { is: 'all' };
    }
    default: {
      const unknown: never = query;
      throw new Error(`unknown query ${String(unknown)}`);
    }
  }
}

/** Conditions about the card before those about its printings, and those that read its text last. */
const cheapFirst = (a: Compiled, b: Compiled): number => Number(a.reads) - Number(b.reads) || Number(a.prints) - Number(b.prints);

/** A query as one test; parts that are about the card alone are tested before those about a printing. */
function compile(query: Query, around: () => Surroundings): Compiled {
  switch (query.is) {
    case 'all':
      return { test: () => true, prints: false, reads: false };
    case 'term':
      return compileTerm(query, around);
    case 'not': {
      const { test, ...rest } = compile(query.of, around);
      return { test: (row, p) => !test(row, p), ...rest };
    }
    case 'and':
    case 'or': {
      const parts = query.of.map((q) => compile(q, around)).sort(cheapFirst);
      const tests = parts.map((p) => p.test);
      const about = { prints: parts.some((p) => p.prints), reads: parts.some((p) => p.reads) };
      return query.is === 'and'
        ? { test: (row, p) => tests.every((t) => t(row, p)), ...about }
        : { test: (row, p) => tests.some((t) => t(row, p)), ...about };
    }
    default: {
      const unknown: never = query;
      throw new Error(`unknown query ${String(unknown)}`);
    }
  }
}

/** The conditions about the card alone that must hold in any case, and those about a printing. */
function splitTests(query: Query, around: () => Surroundings): { card: Compiled['test'][]; printing: Compiled['test'][] } {
  const parts = (query.is === 'and' ? query.of : [query]).map((q) => compile(q, around)).sort(cheapFirst);
  return { card: parts.filter((p) => !p.prints).map((p) => p.test), printing: parts.filter((p) => p.prints).map((p) => p.test) };
}

const NO_PRINTING: readonly (SearchPrinting | undefined)[] = [undefined];
const DOWNWARDS: readonly Order[] = ['rarity', 'date', 'power', 'toughness'];

function gather(rows: readonly Row[]): Surroundings {
  const sets = new Map<string, string | undefined>();
  const formats = new Set<string>();
  const keywords = new Set<string>();
  const wholeNames = new Set<string>();
  for (const row of rows) {
    const { card } = row;
    wholeNames.add(row.name);
    if (row.zhNames[0] !== '') wholeNames.add(row.zhNames[0]);
    for (const p of card.printings) {
      const code = p.set.toLowerCase();
      if (sets.get(code) === undefined) sets.set(code, p.date);
    }
    for (const f of Object.keys(card.legalities)) formats.add(f);
    for (const k of card.keywords) keywords.add(k);
  }
  return { formats, sets, keywords, wholeNames };
}

/** An immutable index over cards, answering queries. */
export class SearchIndex {
  private readonly rows: Row[];
  private gathered?: Surroundings;

  constructor(cards: readonly SearchCard[]) {
    this.rows = cards.map((card) => new Row(card));
    const inOrder = cards.every((c, i) => i === 0 || cards[i - 1].name <= c.name);
    if (!inOrder) this.rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  }

  /** What the conditions need to know of all cards; gathered when a query first needs it. */
  private get around(): Surroundings {
    this.gathered ??= gather(this.rows);
    return this.gathered;
  }

  get size(): number {
    return this.rows.length;
  }

  /**
   * The cards a query describes, or what is wrong with it. Where no order is asked for, those come first whose name is what was typed, and then those
   * whose name begins so.
   * @param letters 'pinyin': what may be the letters of a Chinese name is taken for that, too, and not only where it is part of no other name
   */
  search(text: string, letters: 'names' | 'pinyin' = 'names'): SearchResult | SearchProblem {
    const ordering: Ordering = {};
    try {
      const query = takeOrdering(parseQuery(text), ordering);
      const spelled = byPinyin(query);
      let found = this.rowsOf(letters === 'pinyin' ? spelled : query);
      if (found.length === 0 && spelled !== query) found = this.rowsOf(spelled);
      const order = ordering.order ?? 'name';
      const direction = ordering.direction ?? (DOWNWARDS.includes(order) ? 'desc' : 'asc');
      const rows = sorted(found, order, direction);
      const nearest = ordering.order === undefined && ordering.direction === undefined ? nearestFirst(rows, query) : rows;
      return { cards: nearest.map((row) => row.card), order, direction };
    } catch (e) {
      if (e instanceof QueryError) return { ...e.place, message: e.reason };
      throw e;
    }
  }

  /** Whether a query reads the texts of cards, which are written when they are first asked for; false also for what is no query. */
  readsTexts(text: string): boolean {
    try {
      return compile(takeOrdering(parseQuery(text), {}), () => this.around).reads;
    } catch (e) {
      if (e instanceof QueryError) return false;
      throw e;
    }
  }

  private rowsOf(query: Query): Row[] {
    const { card, printing } = splitTests(query, () => this.around);
    return this.rows.filter((row) => {
      if (!card.every((test) => test(row, undefined))) return false;
      if (printing.length === 0) return true;
      const printings = row.card.printings.length === 0 ? NO_PRINTING : row.card.printings;
      return printings.some((p) => printing.every((test) => test(row, p)));
    });
  }

  /** The words a key takes that come from the cards: for completion and help. */
  known(what: 'formats' | 'sets' | 'keywords'): string[] {
    return [...(what === 'sets' ? this.around.sets.keys() : this.around[what])].sort();
  }
}

/** Sorts by the order asked for, cards alike in it by name. The rows come sorted by name. */
function sorted(rows: Row[], order: Order, direction: 'asc' | 'desc'): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  if (order === 'name') return sign > 0 ? rows : [...rows].reverse();
  const keyOf = sortKey(order);
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  // Cards that have no such quality come last either way.
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return a.key === b.key ? 0 : a.key === undefined ? 1 : -1;
    return a.key === b.key ? 0 : a.key < b.key ? -sign : sign;
  });
  return keyed.map((k) => k.row);
}

function sortKey(order: Exclude<Order, 'name'>): (row: Row) => number | string | undefined {
  switch (order) {
    case 'mv':
      return (row) => row.card.manaValue;
    case 'power':
      return (row) => sizeOf(row.card.faces[0].power);
    case 'toughness':
      return (row) => sizeOf(row.card.faces[0].toughness);
    case 'color':
      return colorRank;
    case 'rarity':
      return (row) => Math.max(...row.card.printings.map((p) => rarityRank(p.rarity)), -1);
    case 'date':
      return firstDate;
    case 'set':
      return (row) => row.card.printings[0]?.set;
    default: {
      const unknown: never = order;
      throw new Error(`unknown order ${String(unknown)}`);
    }
  }
}
