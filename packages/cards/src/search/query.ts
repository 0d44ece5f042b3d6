/** A query as a tree: Scryfall's syntax, read with the place of every part. */
import type { Message } from '../messages.js';

export const OPERATORS = ['!=', '<=', '>=', ':', '=', '<', '>'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Where something stands in the query: from the `at`th character (counted from 1), so many characters. */
export interface Place {
  at: number;
  text: string;
}

/** `key op value`, or a part of a name. */
export interface Term extends Place {
  is: 'term';
  /** Lower case; empty for a bare word of a name. */
  key: string;
  op: Operator;
  value: string;
  /** How the value was written. */
  form: 'bare' | 'quoted' | 'regex' | 'exact';
  /** Where the value begins. */
  valueAt: number;
}

export type Query = { is: 'all' } | { is: 'and' | 'or'; of: readonly Query[] } | { is: 'not'; of: Query } | Term;

/** A query that can't be read: where, and what would be right. */
export class QueryError extends Error {
  constructor(
    readonly place: Place,
    readonly reason: Message,
  ) {
    super(reason.id);
  }
}

type Token = Term | (Place & { is: '(' | ')' | '-' | 'or' | 'and' | 'not' });

const OPEN = /[（(]/;
const CLOSE = /[)）]/;
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', "'": "'", '「': '」' };
const HEAD = /^([A-Za-z]+)(!=|<=|>=|[:：=<>])/;

/** A value in quotation marks, between slashes, or up to the next space; and where it ends. */
function readValue(text: string, from: number, key: string): { value: string; form: Term['form']; end: number } {
  const quote = Object.hasOwn(QUOTES, text[from] ?? '') ? text[from] : undefined;
  const place = { at: from + 1, text: text.slice(from) };
  if (quote !== undefined && (quote !== "'" || text.indexOf("'", from + 1) > 0)) {
    const end = text.indexOf(QUOTES[quote], from + 1);
    if (end < 0) throw new QueryError(place, { id: 'search.openQuote', params: { quote: QUOTES[quote] } });
    return { value: text.slice(from + 1, end), form: 'quoted', end: end + 1 };
  }
  if (text[from] === '/' && key !== '') {
    let end = from + 1;
    while (end < text.length && text[end] !== '/') end += text[end] === '\\' ? 2 : 1;
    if (end >= text.length) throw new QueryError(place, { id: 'search.openRegex', params: {} });
    return { value: text.slice(from + 1, end), form: 'regex', end: end + 1 };
  }
  let end = from;
  while (end < text.length && !/\s/.test(text[end]) && !CLOSE.test(text[end]) && !OPEN.test(text[end])) end++;
  return { value: text.slice(from, end), form: 'bare', end };
}

function readTerm(text: string, from: number): { term: Term; end: number } {
  const head = HEAD.exec(text.slice(from));
  const exact = !head && text[from] === '!';
  const key = head ? head[1].toLowerCase() : '';
  const start = head ? from + head[0].length : exact ? from + 1 : from;
  const { value, form, end } = readValue(text, start, key);
  const op = (head ? head[2].replace('：', ':') : ':') as Operator;
  const place = { at: from + 1, text: text.slice(from, end) };
  if (value === '' && (head || exact)) throw new QueryError(place, { id: 'search.noValue', params: { text: place.text } });
  return { term: { is: 'term', key, op, value, form: exact ? 'exact' : form, valueAt: start + 1, ...place }, end };
}

function tokens(text: string): Token[] {
  const out: Token[] = [];
  let i = 0;
  while (i < text.length) {
    const c = text[i];
    const one = (is: '(' | ')' | '-'): void => {
      out.push({ is, at: i + 1, text: c });
      i++;
    };
    if (/\s/.test(c)) i++;
    else if (OPEN.test(c)) one('(');
    else if (CLOSE.test(c)) one(')');
    else if (c === '-' && i + 1 < text.length && !/\s/.test(text[i + 1])) one('-');
    else {
      const word = /^(or|and|not)(?=[\s()（）]|$)/i.exec(text.slice(i));
      if (word) {
        out.push({ is: word[1].toLowerCase() as 'or' | 'and' | 'not', at: i + 1, text: word[1] });
        i += word[1].length;
        continue;
      }
      const { term, end } = readTerm(text, i);
      out.push(term);
      i = end;
    }
  }
  return out;
}

/** The tokens of a query as a tree. */
class Reader {
  private i = 0;
  constructor(
    private readonly list: readonly Token[],
    private readonly length: number,
  ) {}

  private peek(): Token | undefined {
    return this.list[this.i];
  }

  whole(): Query {
    if (this.list.length === 0) return { is: 'all' };
    const query = this.either();
    const rest = this.peek();
    if (rest) throw new QueryError(rest, { id: 'search.closeWithoutOpen', params: {} });
    return query;
  }

  private either(): Query {
    const of = [this.both()];
    while (this.peek()?.is === 'or') {
      this.i++;
      of.push(this.both());
    }
    return of.length === 1 ? of[0] : { is: 'or', of };
  }

  private both(): Query {
    const of: Query[] = [];
    for (let t = this.peek(); t && t.is !== 'or' && t.is !== ')'; t = this.peek()) {
      if (t.is === 'and') {
        if (of.length === 0) throw new QueryError(t, { id: 'search.needsBoth', params: { word: t.text } });
        this.i++;
        of.push(this.single());
      } else of.push(this.single());
    }
    if (of.length === 0) this.missing();
    return of.length === 1 ? of[0] : { is: 'and', of };
  }

  private missing(): never {
    const near = this.peek() ?? this.list[this.i - 1];
    const word = near.text;
    if (near.is === ')' || near.is === '(') throw new QueryError(near, { id: 'search.emptyParentheses', params: {} });
    throw new QueryError(near, { id: 'search.needsBoth', params: { word } });
  }

  private single(): Query {
    const t = this.peek();
    if (!t) return this.missing();
    this.i++;
    switch (t.is) {
      case 'term':
        return t;
      case '-':
        return { is: 'not', of: this.single() };
      case 'not': {
        // A word of a name unless a condition follows.
        const next = this.peek();
        const condition = next && (next.is === '(' || next.is === '-' || (next.is === 'term' && next.key !== ''));
        if (condition) return { is: 'not', of: this.single() };
        return { is: 'term', key: '', op: ':', value: t.text, form: 'bare', valueAt: t.at, at: t.at, text: t.text };
      }
      case '(': {
        const inner = this.either();
        const close = this.peek();
        if (close?.is !== ')')
          throw new QueryError({ at: t.at, text: t.text }, { id: 'search.openParenthesis', params: { end: this.length + 1 } });
        this.i++;
        return inner;
      }
      case 'or':
      case 'and':
      case ')':
        this.i--;
        return this.missing();
      default: {
        const unknown: never = t;
        throw new Error(`unknown token ${String(unknown)}`);
      }
    }
  }
}

/** Reads a query. @throws QueryError where it can't be read. */
export function parseQuery(text: string): Query {
  return new Reader(tokens(text), text.length).whole();
}
