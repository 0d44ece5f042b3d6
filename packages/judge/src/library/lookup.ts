/** What a page or a command asks of the documents: outlines, rules with where they stand, what was found, what changed. All answers are plain data. */
import type { Lang } from '@apnap/words';
import { policyTitles, ruleTitle, ruleTitles } from '../rules/titles.js';
import { CITED_EDITION, type DocumentKind, type RulesDocument, type Unplaced } from './document.js';
import type { Kinship } from './editions/concordance.js';
import { Editions, type Place } from './editions/editions.js';
import { byNumber, holderOf } from './numbers.js';
import { type Found, isTitle, SearchIndex } from './search/index.js';
import { askedTokens } from './search/tokens.js';

/** Words by language. */
export type Words = Partial<Record<Lang, string>>;

/** A document as a list of them shows it. */
export interface Shelved {
  kind: DocumentKind;
  edition: string;
  name: string;
  languages: Lang[];
  rules: number;
  terms: number;
  unplaced: number;
  /** There is no document: these are the program's own titles. */
  own: boolean;
}

/** A line of an outline. */
export interface OutlineLine {
  number: string;
  /** The number it stands below; null for a chapter. */
  above: string | null;
  /** The beginning of what it says. */
  words: Words;
}

/** A rule as a document has it. */
export interface ShownRule {
  document: number;
  number: string;
  words: Words;
  /** What it is called, by language, where it has a name. */
  title: Words;
  /** Whether it says nothing but its name. */
  isHeading: boolean;
  /** What stands there where that is a slip; '' for a number that is lost. */
  printed?: string;
  /** What it stands below, the outermost first. */
  above: OutlineLine[];
  /** What stands below it: of a rule all its words, of a section their beginnings. */
  below: OutlineLine[];
  /** The rules before and after it. */
  before: string | null;
  after: string | null;
}

/** A place of a rule in another edition, with what is said there. */
export interface ShownPlace extends Place {
  words: Words;
}

/** A rule in the language that its document lacks, from the edition nearest to it that has it. */
export interface Beside {
  /** The rule that was asked for. */
  number: string;
  lang: Lang;
  text: string;
  document: number;
  /** Its numbers there. */
  numbers: readonly string[];
}

/** Something that was found, with the words around what was looked for. */
export interface ShownFound extends Found {
  title: Words;
  words: Words;
}

/** What became of rules from one edition to another. */
export interface Change extends Kinship {
  older: Words;
  newer: Words;
}

const HEAD = 90;
const AROUND = 150;

const LANGUAGES: readonly Lang[] = ['en', 'zh'];

const mapped = (words: Words, f: (text: string) => string): Words =>
  Object.fromEntries(LANGUAGES.flatMap((lang) => (words[lang] === undefined ? [] : [[lang, f(words[lang])]])));

const head = (text: string): string => {
  const line = text.split('\n')[0];
  return line.length > HEAD ? `${line.slice(0, HEAD).trimEnd()}…` : line;
};

/** The program's own titles as documents, for kinds of which nobody has brought any. */
function ownTitles(documents: readonly RulesDocument[]): RulesDocument[] {
  const has = (kind: DocumentKind): boolean => documents.some((d) => d.kind === kind);
  const made = (kind: DocumentKind, edition: string, rules: RulesDocument['rules']): RulesDocument[] =>
    has(kind) ? [] : [{ kind, edition, name: '', rules, glossary: [], unplaced: [] }];
  const policy = (kind: 'mtr' | 'ipg'): RulesDocument['rules'] => {
    const mark = `${kind.toUpperCase()} `;
    return policyTitles().flatMap(({ rule, en, zh }) => (rule.startsWith(mark) ? [{ number: rule.slice(mark.length), en, zh }] : []));
  };
  // What the first section of a chapter is called, the chapter is.
  const titles = ruleTitles().flatMap(({ rule, en, zh }) =>
    (/^\d00$/.test(rule) ? [rule[0], rule] : [rule]).map((number) => ({ number, en, zh })),
  );
  return [
    ...made('cr', CITED_EDITION, titles.sort(byNumber)),
    ...made('mtr', '', policy('mtr').sort(byNumber)),
    ...made('ipg', '', policy('ipg').sort(byNumber)),
  ];
}

/** A piece of a text around the first of some tokens. */
function around(text: string, tokens: readonly string[]): string {
  const low = text.toLowerCase();
  const at = tokens.reduce((best, t) => {
    const i = low.indexOf(t);
    return i >= 0 && (best < 0 || i < best) ? i : best;
  }, -1);
  const from = at < AROUND / 2 ? 0 : at - AROUND / 3;
  const piece = text.slice(from, from + AROUND).replace(/\n/g, ' ');
  return `${from > 0 ? '…' : ''}${piece}${from + AROUND < text.length ? '…' : ''}`;
}

export class Lookup {
  /** Those that were brought, then the program's own titles for kinds of which there are none. */
  readonly documents: readonly RulesDocument[];
  private readonly brought: number;
  private readonly editions: Editions;
  private readonly places = new Map<number, ReadonlyMap<string, number>>();
  private index: SearchIndex | null = null;

  constructor(brought: readonly RulesDocument[]) {
    this.documents = [...brought, ...ownTitles(brought)];
    this.brought = brought.length;
    this.editions = new Editions(this.documents);
  }

  /** Takes an index that was kept. @returns whether it is one of these documents */
  takeIndex(kept: string): boolean {
    this.index = SearchIndex.load(kept, this.documents);
    return this.index !== null;
  }

  /** The index as it is kept, built where it is not there yet. */
  keptIndex(): string {
    return this.searchIndex().kept();
  }

  private searchIndex(): SearchIndex {
    this.index ??= SearchIndex.build(this.documents);
    return this.index;
  }

  /** All documents, in the order that other answers count them in. */
  shelf(): Shelved[] {
    return this.documents.map(({ kind, edition, name, rules, glossary, unplaced }, i) => ({
      kind,
      edition,
      name,
      languages: LANGUAGES.filter((lang) => rules.some((r) => r[lang] !== undefined)),
      rules: rules.length,
      terms: glossary.length,
      unplaced: unplaced.length,
      own: i >= this.brought,
    }));
  }

  /** The document that a link without an edition means: of the edition that the program cites, else the newest; null where there is none. */
  meant(kind: DocumentKind, edition?: string): number | null {
    const all = this.editions.ofKind(kind);
    const wanted = (day: string): number | undefined =>
      all.find((i) => this.documents[i].edition === day || this.documents[i].name === day);
    if (edition !== undefined && edition !== '') return wanted(edition) ?? null;
    return (kind === 'cr' ? wanted(CITED_EDITION) : undefined) ?? all.at(-1) ?? null;
  }

  /** The documents of a kind that were in force on a day. */
  asOf(kind: DocumentKind, day: string): number[] {
    return this.editions.asOf(kind, day);
  }

  /** Every number of a document with the beginning of what it says. */
  outline(document: number): OutlineLine[] {
    return this.documents[document].rules.map((r) => this.line(document, r.number));
  }

  /** Terms of the glossary of a document. */
  terms(document: number): { term: Words; text: Words }[] {
    return this.documents[document].glossary;
  }

  /** What has no place in a document. */
  unplaced(document: number): readonly Unplaced[] {
    return this.documents[document].unplaced;
  }

  private at(document: number, number: string): number | undefined {
    let known = this.places.get(document);
    if (!known) {
      known = new Map(this.documents[document].rules.map((r, i) => [r.number, i]));
      this.places.set(document, known);
    }
    return known.get(number);
  }

  private words(document: number, number: string): Words {
    const at = this.at(document, number);
    const { en, zh } = at === undefined ? {} : this.documents[document].rules[at];
    return { ...(en === undefined ? {} : { en }), ...(zh === undefined ? {} : { zh }) };
  }

  /** What the program itself calls a section, for documents without the reader's language. */
  private ownTitle(document: number, number: string): Words {
    const { kind, edition } = this.documents[document];
    if (kind === 'cr' && edition !== CITED_EDITION) return {};
    const cited = kind === 'cr' ? (number.length === 1 ? `${number}00` : number) : `${kind.toUpperCase()} ${number}`;
    const title = kind === 'jar' || kind === 'notes' ? null : ruleTitle(cited);
    return title?.rule === cited ? { en: title.en, zh: title.zh } : {};
  }

  private line(document: number, number: string): OutlineLine {
    return {
      number,
      above: holderOf(number),
      words: mapped({ ...this.ownTitle(document, number), ...this.words(document, number) }, head),
    };
  }

  /** A rule; null where the document has none of that number. */
  rule(document: number, number: string): ShownRule | null {
    const { rules } = this.documents[document];
    const at = this.at(document, number);
    if (at === undefined) return null;
    const above: OutlineLine[] = [];
    for (let n = holderOf(number); n !== null; n = holderOf(n)) above.unshift(this.line(document, n));
    const { printed } = rules[at];
    return {
      document,
      number,
      words: this.words(document, number),
      ...this.titled(document, number),
      ...(printed === undefined ? {} : { printed }),
      above,
      below: rules
        .filter((r) => holderOf(r.number) === number)
        .map((r) => ({
          ...this.line(document, r.number),
          ...(/^\d{3}\.\d/.test(number) ? { words: this.words(document, r.number) } : {}),
        })),
      before: rules[at - 1]?.number ?? null,
      after: rules[at + 1]?.number ?? null,
    };
  }

  private titled(document: number, number: string): { title: Words; isHeading: boolean } {
    const words = this.words(document, number);
    const named = Object.values(words).filter((text) => isTitle(text.split('\n')[0]));
    const title = named.length === 0 ? {} : { ...this.ownTitle(document, number), ...mapped(words, (text) => text.split('\n')[0]) };
    return { title, isHeading: named.length > 0 && Object.values(words).every((text) => !text.includes('\n')) };
  }

  /** Where the editions that were brought have a rule, with what they say. */
  elsewhere(document: number, number: string): ShownPlace[] {
    if (document >= this.brought) return [];
    return this.editions.places(document, number).map((place) => {
      const each = place.numbers.map((n) => this.words(place.document, n));
      const joined = (lang: Lang): string => each.flatMap((w) => w[lang] ?? []).join('\n');
      return { ...place, words: Object.fromEntries(LANGUAGES.flatMap((lang) => (joined(lang) === '' ? [] : [[lang, joined(lang)]]))) };
    });
  }

  /** A rule and those below it in the language that the document lacks; those that no other edition has are left out. */
  beside(document: number, number: string): Beside[] {
    if (document >= this.brought) return [];
    const below = this.documents[document].rules.flatMap((r) => (holderOf(r.number) === number ? [r.number] : []));
    return [number, ...(/^\d{3}\.\d/.test(number) ? below : [])].flatMap((n) => {
      const own = this.words(document, n);
      const lang = LANGUAGES.find((l) => own[l] === undefined);
      return lang === undefined || Object.keys(own).length === 0 ? [] : (this.nearest(document, n, lang) ?? []);
    });
  }

  private nearest(document: number, number: string, lang: Lang): Beside | null {
    const day = (i: number): number => Number((this.documents[i].edition || '1990-01-01').replaceAll('-', ''));
    const found = this.elsewhere(document, number)
      .filter((p) => p.document !== document && p.words[lang] !== undefined)
      .sort((a, b) => Math.abs(day(a.document) - day(document)) - Math.abs(day(b.document) - day(document)))[0];
    return found ? { number, lang, text: found.words[lang] ?? '', document: found.document, numbers: found.numbers } : null;
  }

  /** What became of the rules of an edition in another: what is the same is left out. */
  changes(older: number, newer: number): Change[] {
    const words = (document: number, numbers: readonly string[]): Words => {
      const each = numbers.map((n) => this.words(document, n));
      return Object.fromEntries(
        LANGUAGES.flatMap((lang) =>
          each.some((w) => w[lang] !== undefined) ? [[lang, each.flatMap((w) => w[lang] ?? []).join('\n')]] : [],
        ),
      );
    };
    const first = (k: Kinship): { number: string } => ({ number: k.to[0] ?? k.from[0] });
    return this.editions
      .between(older, newer)
      .all.filter((k) => k.fate !== 'same' || k.from[0] !== k.to[0])
      .sort((a, b) => byNumber(first(a), first(b)))
      .map((k) => ({ ...k, older: words(older, k.from), newer: words(newer, k.to) }));
  }

  /** Searches. */
  search(query: string, most: number, documents?: readonly number[]): ShownFound[] {
    const tokens = askedTokens(query);
    return this.searchIndex()
      .search(query, { most, ...(documents === undefined ? {} : { documents }) })
      .map((found) => ({ ...found, ...this.said(found, tokens) }));
  }

  private said({ document, what, number }: Found, tokens: readonly string[]): { title: Words; words: Words } {
    const d = this.documents[document];
    const cut = (words: Words): Words => mapped(words, (text) => around(text, tokens));
    switch (what) {
      case 'rule':
        return { title: {}, words: cut(this.words(document, number)) };
      case 'term': {
        const { term, text } = d.glossary[Number(number)];
        return { title: term, words: cut(text) };
      }
      case 'unplaced': {
        const { text } = d.unplaced[Number(number)];
        return { title: {}, words: cut(/\p{Script=Han}/u.test(text) ? { zh: text } : { en: text }) };
      }
      default:
        return what satisfies never;
    }
  }
}
