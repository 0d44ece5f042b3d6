/** Finds what imported documents say under a number, in both languages. */
import { LANGS, type Lang } from '@apnap/words';
import { ruleTitle } from '../rules/titles.js';
import { CITED_EDITION, type DocumentKind, type RuleEntry, type RulesDocument } from './document.js';

/** What a document says. */
export interface RuleText {
  lang: Lang;
  text: string;
  kind: DocumentKind;
  /** '' where the document doesn't say. */
  edition: string;
  /** The file it came from. */
  name: string;
  /** The number it has there. */
  number: string;
  match: Match;
}

/**
 * How sure it is that this is the rule that was asked for. `exact`: the cited edition, or the same words; `alike`: nearly the same words; `number`: the
 * number in another edition, where it may have been that of another rule.
 */
export type Match = 'exact' | 'alike' | 'number';
const SURENESS: readonly Match[] = ['number', 'alike', 'exact'];

/** A number as it is cited: "704.5a", "MTR 2.4". */
export function citation(text: string): { kind: DocumentKind; number: string } | null {
  const m = /^(?:(CR|MTR|IPG)\s+)?(\d{1,3}(?:\.\d{1,3}[a-z]?)?)\.?$/i.exec(text.trim());
  if (!m) return null;
  const kind = (m[1]?.toLowerCase() ?? 'cr') as DocumentKind;
  return (kind === 'cr') === /^\d{3}/.test(m[2]) ? { kind, number: m[2] } : null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
const wordsOf = (text: string): Set<string> => new Set(plain(text).split(' '));

/** How much two texts have in common: 0 nothing, 1 all. */
function likeness<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  let both = 0;
  for (const x of a) if (b.has(x)) both++;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

/** English words so alike that they are the same rule in another edition. */
const ALIKE = 0.8;
/** Titles so alike that they head the same section. */
const TITLE_ALIKE = 0.5;

const titleLikeness = (a: string, b: string, lang: Lang): number => {
  const bits = (t: string): Set<string> => (lang === 'en' ? wordsOf(t) : new Set([...plain(t).replaceAll(' ', '')]));
  return likeness(bits(a), bits(b));
};

interface Shelf {
  document: RulesDocument;
  entries: ReadonlyMap<string, RuleEntry>;
}

/** The newest first; those without a date last. */
const newestFirst = (a: Shelf, b: Shelf): number => b.document.edition.localeCompare(a.document.edition);

export class RulesLibrary {
  private readonly shelves: readonly Shelf[];

  constructor(readonly documents: readonly RulesDocument[]) {
    this.shelves = documents
      .map((document) => ({ document, entries: new Map(document.rules.map((e) => [e.number, e])) }))
      .sort(newestFirst);
  }

  /** What the documents say under a number, a text for each language there is. */
  texts(cited: string): RuleText[] {
    const asked = citation(cited);
    if (!asked) return [];
    const shelves = this.shelves.filter((s) => s.document.kind === asked.kind);
    return LANGS.flatMap((lang) => {
      let best: RuleText | null = null;
      for (const shelf of shelves) {
        const found = asked.kind === 'cr' ? this.inRules(shelf, asked.number, lang) : here(shelf, asked.number, lang, 'number');
        if (found && (best === null || SURENESS.indexOf(found.match) > SURENESS.indexOf(best.match))) best = found;
      }
      return best ? [best] : [];
    });
  }

  /** What the Comprehensive Rules of a day say under a number of theirs, where they are here. @param edition the day they are effective from */
  textsOf(edition: string, cited: string): RuleText[] {
    const asked = citation(cited);
    if (asked?.kind !== 'cr') return [];
    const shelf = this.shelves.find((s) => s.document.kind === 'cr' && s.document.edition === edition);
    return shelf ? LANGS.flatMap((lang) => here(shelf, asked.number, lang, 'exact') ?? []) : [];
  }

  /** A number of the cited edition in a document of the Comprehensive Rules. */
  private inRules(shelf: Shelf, number: string, lang: Lang): RuleText | null {
    if (shelf.document.edition === CITED_EDITION) return here(shelf, number, lang, 'exact');
    const english = this.cited(number)?.en;
    const twin = english === undefined ? null : twinOf(shelf, number, english);
    if (twin) return here(shelf, twin.number, lang, twin.match);
    // A document with English beside it would have had the twin.
    if (english !== undefined && shelf.document.rules.some((e) => e.en !== undefined && e.number.includes('.'))) return null;
    const there = placeIn(shelf, number, lang);
    return there === null ? null : here(shelf, there, lang, 'number');
  }

  private cited(number: string): RuleEntry | undefined {
    for (const s of this.shelves)
      if (s.document.kind === 'cr' && s.document.edition === CITED_EDITION && s.entries.has(number)) return s.entries.get(number);
    return undefined;
  }

  /** Rules with all these words, in the order of documents and numbers. */
  search(words: string, most: number): RuleText[] {
    const wanted = plain(words)
      .split(' ')
      .filter((w) => w !== '');
    if (wanted.length === 0) return [];
    const found: RuleText[] = [];
    for (const shelf of this.shelves)
      for (const e of shelf.document.rules)
        for (const lang of ['en', 'zh'] as const) {
          const text = plain(e[lang] ?? '');
          if (found.length < most && wanted.every((w) => text.includes(w)))
            found.push(
              ...[here(shelf, e.number, lang, shelf.document.edition === CITED_EDITION ? 'exact' : 'number')].flatMap((x) => x ?? []),
            );
        }
    return found;
  }
}

function here({ document, entries }: Shelf, number: string, lang: Lang, match: Match): RuleText | null {
  const text = entries.get(number)?.[lang];
  if (text === undefined) return null;
  const { kind, edition, name } = document;
  return { lang, text, kind, edition, name, number, match };
}

/** The rule of another edition whose English words are those of the cited one, or nearly. */
function twinOf({ document, entries }: Shelf, number: string, english: string): { number: string; match: Match } | null {
  const wanted = wordsOf(english);
  const at = (e: RuleEntry | undefined): number => (e?.en === undefined ? 0 : likeness(wanted, wordsOf(e.en)));
  const own = entries.get(number);
  let best = own;
  let most = at(own);
  if (most < 1)
    for (const e of document.rules) {
      const n = at(e);
      if (n > most) [best, most] = [e, n];
    }
  return best && most >= ALIKE ? { number: best.number, match: plain(best.en ?? '') === plain(english) ? 'exact' : 'alike' } : null;
}

/** The number a rule probably has in an edition without its words: that of the section with the same title. */
function placeIn({ document, entries }: Shelf, number: string, lang: Lang): string | null {
  const title = ruleTitle(number);
  if (!title) return null;
  const head = title.rule;
  const rest = number.slice(head.length);
  const deep = head.includes('.');
  const chapter = head.slice(0, 3);
  const own = entries.get(head)?.[lang];
  if (own !== undefined && titleLikeness(own, title[lang], lang) >= TITLE_ALIKE) return `${head}${rest}`;
  let best = '';
  let most = TITLE_ALIKE;
  for (const e of document.rules) {
    const text = e[lang];
    if (text === undefined || e.number.includes('.') !== deep || !/^\d{3}/.test(e.number) || /[a-z]$/.test(e.number)) continue;
    if (deep && (!e.number.startsWith(`${chapter}.`) || text.length > 60)) continue;
    const n = titleLikeness(text, title[lang], lang);
    if (n > most) [best, most] = [e.number, n];
  }
  return best === '' ? null : `${best}${rest}`;
}
