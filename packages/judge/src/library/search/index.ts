/** Searching all documents: by number, and by words that need not stand beside one another, in both languages. Built once, kept as text. */
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import type { DocumentKind, RuleEntry, RulesDocument } from '../document.js';
import { holderOf } from '../numbers.js';
import { EXAMPLE } from '../reading/lines.js';
import { Names } from './names.js';
import { numberAsked } from './query.js';
import { askedTokens, tokensOf } from './tokens.js';

/** A rule, a term of a glossary, or a passage without a place. */
export interface Found {
  /** Of the documents that were indexed, counted from 0. */
  document: number;
  what: 'rule' | 'term' | 'unplaced';
  /** Of the rule; of a term or a passage where it stands in its list. */
  number: string;
}

export interface SearchLimits {
  /** At most so many. */
  most: number;
  /** Of these documents only. */
  documents?: readonly number[];
}

interface Record {
  id: number;
  title: string;
  /** Terms whose glossary entry sends to it. */
  defined: string;
  text: string;
  more: string;
  above: string;
}

const FIELDS = ['title', 'defined', 'text', 'more', 'above'];

const OPTIONS: Options<Record> = {
  fields: FIELDS,
  tokenize: tokensOf,
  processTerm: (term) => term,
  searchOptions: {
    tokenize: askedTokens,
    processTerm: (term) => term,
    boost: { title: 5, defined: 3, text: 1, more: 0.3, above: 0.4 },
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
  },
};

const FORMAT = 1;

/** Longer first lines are no titles. */
const TITLE = 44;

/** Whether a first line is a title. */
export const isTitle = (text: string): boolean => text.length <= TITLE && !/[.。：:；;,，]$/.test(text);

/** The title of a rule by language, where it has one. */
export function titlesOf(e: RuleEntry): string[] {
  return [e.en, e.zh].flatMap((t) => {
    const first = t?.split('\n')[0] ?? '';
    return first !== '' && isTitle(first) ? [first] : [];
  });
}

/** Terms by the rules that glossaries name for them: "See rule 707.2." */
function definedBy({ glossary }: RulesDocument): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const { term, text } of glossary)
    for (const said of [text.en ?? '', text.zh ?? ''])
      for (const m of said.matchAll(/(?:rules?|规则)\s*(\d{3}(?:\.\d+[a-z]?)?)/gi)) {
        const known = terms.get(m[1]) ?? [];
        terms.set(m[1], [...known, ...[term.en, term.zh].flatMap((t) => t ?? [])]);
      }
  return terms;
}

function* recordsOf(documents: readonly RulesDocument[], names: Names): Generator<Record & { found: Found }> {
  let id = 0;
  for (const [document, d] of documents.entries()) {
    const titles = new Map(d.rules.map((e) => [e.number, titlesOf(e).flatMap((t) => [t, ...names.of(t)])]));
    const defined = definedBy(d);
    for (const e of d.rules) {
      const lines = [e.en, e.zh].flatMap((t) => t?.split('\n') ?? []);
      const above: string[] = [];
      for (let n = holderOf(e.number); n !== null; n = holderOf(n)) above.push(...(titles.get(n) ?? []));
      yield {
        id: id++,
        title: (titles.get(e.number) ?? []).join('\n'),
        defined: (defined.get(e.number) ?? []).join('\n'),
        text: lines.filter((l) => !EXAMPLE.test(l)).join('\n'),
        more: lines.filter((l) => EXAMPLE.test(l)).join('\n'),
        above: above.join('\n'),
        found: { document, what: 'rule', number: e.number },
      };
    }
    for (const [i, { term, text }] of d.glossary.entries()) {
      const all = [term.en, term.zh].flatMap((t) => (t === undefined ? [] : [t, ...names.of(t)]));
      const said = `${text.en ?? ''}\n${text.zh ?? ''}`;
      yield {
        id: id++,
        title: all.join('\n'),
        defined: '',
        text: said,
        more: '',
        above: '',
        found: { document, what: 'term', number: `${i}` },
      };
    }
    for (const [i, { text }] of d.unplaced.entries())
      yield { id: id++, title: '', defined: '', text: '', more: text, above: '', found: { document, what: 'unplaced', number: `${i}` } };
  }
}

/** What documents a kept index is of, as a short text: their names, days and sizes, and the sum of all they say. */
export function stampOf(documents: readonly RulesDocument[]): string {
  let hash = 0x811c9dc5;
  for (const d of documents)
    for (const e of d.rules)
      for (const t of [e.number, e.en ?? '', e.zh ?? ''])
        for (let i = 0; i < t.length; i += 7) hash = Math.imul(hash ^ t.charCodeAt(i), 0x01000193);
  const sizes = documents.map((d) => `${d.kind} ${d.edition} ${d.name} ${d.rules.length} ${d.glossary.length} ${d.unplaced.length}`);
  return `${sizes.join('; ')}; ${(hash >>> 0).toString(16)}`;
}

/** So much of what is asked must be there where not all is. */
const ENOUGH = 0.5;

/** What of a query is found by tokens: characters and words by their tokens. Between two words of Chinese stands a pair that is none. */
const piecesOf = (query: string): string[] => {
  const signs = askedTokens(query).flatMap((token) => (/^\p{Script=Han}{2}$/u.test(token) ? [...token] : [token]));
  return [...new Set(signs)];
};

/** How much of the pieces are in tokens that were found. Numbers tell more than words. */
function covered(pieces: readonly string[], tokens: readonly string[]): number {
  const weight = (piece: string): number => (/\d/.test(piece) ? 2 : /^[a-z]/.test(piece) ? 1.5 : 1);
  const there = new Set(tokens.flatMap((t) => (/^\p{Script=Han}/u.test(t) ? [...t] : [t])));
  const sum = (list: readonly string[]): number => list.reduce((n, x) => n + weight(x), 0);
  return sum(pieces.filter((x) => there.has(x))) / sum(pieces);
}
/** Newer editions before older ones where both have it. */
const NEWEST = 1.25;

export class SearchIndex {
  private constructor(
    private readonly documents: readonly RulesDocument[],
    private readonly records: readonly Found[],
    private readonly engine: MiniSearch<Record>,
  ) {}

  /** Reads all documents. */
  static build(documents: readonly RulesDocument[]): SearchIndex {
    const records = [...recordsOf(documents, new Names(documents))];
    const engine = new MiniSearch<Record>(OPTIONS);
    engine.addAll(records);
    return new SearchIndex(
      documents,
      records.map((r) => r.found),
      engine,
    );
  }

  /** An index that was kept; null where it is of other documents. */
  static load(kept: string, documents: readonly RulesDocument[]): SearchIndex | null {
    try {
      const { format, stamp, records, index } = JSON.parse(kept) as { format: number; stamp: string; records: Found[]; index: string };
      if (format !== FORMAT || stamp !== stampOf(documents)) return null;
      return new SearchIndex(documents, records, MiniSearch.loadJSON<Record>(index, OPTIONS));
    } catch {
      return null;
    }
  }

  /** The index as it is kept. */
  kept(): string {
    return JSON.stringify({ format: FORMAT, stamp: stampOf(this.documents), records: this.records, index: JSON.stringify(this.engine) });
  }

  /** What is found, the best first. */
  search(query: string, { most, documents }: SearchLimits): Found[] {
    const within = (f: Found): boolean => documents === undefined || documents.includes(f.document);
    const byNumber = this.numbered(query).filter(within);
    const found = byNumber.length > 0 ? byNumber : this.worded(query, within);
    return found.slice(0, most);
  }

  /** Rules with a number and those below it, in the newest documents first. */
  private numbered(query: string): Found[] {
    const asked = numberAsked(query);
    if (!asked) return [];
    const order = this.documents.map((_, i) => i).sort((a, b) => this.documents[b].edition.localeCompare(this.documents[a].edition));
    const of = (match: (number: string) => boolean): Found[] =>
      order.flatMap((i) => {
        const { kind, rules } = this.documents[i];
        if (asked.kind !== null ? kind !== asked.kind : kind === 'notes') return [];
        return rules.filter((r) => match(r.number)).map(({ number }): Found => ({ document: i, what: 'rule', number }));
      });
    const below = (number: string): boolean => {
      if (!number.startsWith(asked.number)) return false;
      for (let n = holderOf(number); n !== null; n = holderOf(n)) if (n === asked.number) return true;
      return false;
    };
    const exact = of((n) => n === asked.number);
    return exact.length === 0 ? [] : [...exact, ...of(below)];
  }

  private worded(query: string, within: (f: Found) => boolean): Found[] {
    const tokens = askedTokens(query);
    if (tokens.length === 0) return [];
    const keep = (r: SearchResult): boolean => within(this.records[r.id as number]);
    const last = tokens.at(-1);
    const options: SearchOptions = { prefix: (term) => term === last && term.length > 0, filter: keep };
    const all = this.engine.search(query, { ...options, combineWith: 'AND' });
    const some = all.length >= 3 ? [] : this.partly(query, options);
    const seen = new Set(all.map((r) => r.id as number));
    return [...this.ranked(all), ...this.ranked(some.filter((r) => !seen.has(r.id as number)))];
  }

  /** Those with most of what is asked, and words that are nearly those. */
  private partly(query: string, options: SearchOptions): SearchResult[] {
    const isLatin = (term: string): boolean => /^[a-z]{5,}$/.test(term);
    const pieces = piecesOf(query);
    return this.engine
      .search(query, { ...options, combineWith: 'OR', fuzzy: (term) => (isLatin(term) ? 0.2 : false) })
      .map((r) => ({ ...r, share: covered(pieces, r.queryTerms) }))
      .filter((r) => r.share >= ENOUGH)
      .map((r) => ({ ...r, score: r.score * r.share ** 5 }));
  }

  private ranked(results: readonly SearchResult[]): Found[] {
    const newest = new Map<DocumentKind, string>();
    for (const d of this.documents) if (d.edition > (newest.get(d.kind) ?? '')) newest.set(d.kind, d.edition);
    const weight = (id: number): number => {
      const { document, what } = this.records[id];
      const d = this.documents[document];
      const rank = what === 'rule' ? (d.kind === 'notes' ? 0.5 : 1) : what === 'term' ? 0.45 : 0.2;
      return rank * (d.edition !== '' && newest.get(d.kind) === d.edition ? NEWEST : 1);
    };
    return results
      .map((r) => [r.id as number, r.score * weight(r.id as number)] as const)
      .sort(([a, x], [b, y]) => y - x || a - b)
      .map(([id]) => this.records[id]);
  }
}
