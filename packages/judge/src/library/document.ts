/** Rules documents that people bring: what is kept of one. */
import type { Lang } from '@apnap/words';

/**
 * Comprehensive Rules, Magic Tournament Rules, Infraction Procedure Guide, Judging at Regular; `notes`: what somebody has written under headings,
 * whose numbers are counted here.
 */
export type DocumentKind = 'cr' | 'mtr' | 'ipg' | 'jar' | 'notes';

/**
 * A rule as a document has it: words by language (one document may have both side by side), examples as lines of their own. Chapters ("1"), sections ("704")
 * and appendices ("A") are rules too.
 */
export interface RuleEntry {
  number: string;
  en?: string;
  zh?: string;
  /** The number that stands in the document, where that is a slip. */
  printed?: string;
}

/** A term of a glossary: its name by language, and what is said of it. */
export interface GlossaryEntry {
  term: Partial<Record<Lang, string>>;
  text: Partial<Record<Lang, string>>;
}

/** Why a passage has no place: it stands before the first rule, between rules, behind the last one, or it is a rule again in other words. */
export const UNPLACED = ['front', 'between', 'after', 'again'] as const;
export type WhyUnplaced = (typeof UNPLACED)[number];

/** Lines of a document that belong to no number. */
export interface Unplaced {
  why: WhyUnplaced;
  /** Of the file, counted from 1: the first line. */
  line: number;
  text: string;
}

export interface RulesDocument {
  kind: DocumentKind;
  /** The day it is effective from, "2025-02-07"; '' where it doesn't say. */
  edition: string;
  /** The name of the file it was read from. */
  name: string;
  /** In the order of the numbers. */
  rules: RuleEntry[];
  glossary: GlossaryEntry[];
  unplaced: Unplaced[];
}

/** The edition whose numbers the engine cites. */
export const CITED_EDITION = '2025-02-07';

/** Name of the file, in the folder for what people bring, that holds the documents. */
export const LIBRARY_FILE = 'rules.json';

/** Name of the file beside it that holds the index for searching. */
export const LIBRARY_INDEX = 'rules-index.json';

const FORMAT = 2;

/** Documents as they are kept in {@link LIBRARY_FILE}. */
export const packDocuments = (documents: readonly RulesDocument[]): string => JSON.stringify({ format: FORMAT, documents });

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const KINDS: readonly string[] = ['cr', 'mtr', 'ipg', 'jar', 'notes'] satisfies DocumentKind[];

const textsOf = (x: unknown): Partial<Record<Lang, string>> =>
  isRecord(x) ? { ...(typeof x.en === 'string' ? { en: x.en } : {}), ...(typeof x.zh === 'string' ? { zh: x.zh } : {}) } : {};

function entryOf(x: unknown): RuleEntry | null {
  if (!isRecord(x) || typeof x.number !== 'string') return null;
  return { number: x.number, ...textsOf(x), ...(typeof x.printed === 'string' ? { printed: x.printed } : {}) };
}

function unplacedOf(x: unknown): Unplaced | null {
  if (!isRecord(x) || typeof x.text !== 'string' || typeof x.line !== 'number') return null;
  const why = UNPLACED.find((w) => w === x.why);
  return why ? { why, line: x.line, text: x.text } : null;
}

const listOf = (x: unknown): unknown[] => (Array.isArray(x) ? x : []);

/** The documents of a file; null for what is no such file. Files of the first format have neither glossaries nor what was not placed. */
export function unpackDocuments(text: string): RulesDocument[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || (value.format !== 1 && value.format !== FORMAT) || !Array.isArray(value.documents)) return null;
  const documents: RulesDocument[] = [];
  for (const d of value.documents as unknown[]) {
    if (!isRecord(d) || typeof d.kind !== 'string' || !KINDS.includes(d.kind) || !Array.isArray(d.rules)) return null;
    const rules = d.rules.map(entryOf);
    if (typeof d.edition !== 'string' || typeof d.name !== 'string' || rules.includes(null)) return null;
    documents.push({
      kind: d.kind as DocumentKind,
      edition: d.edition,
      name: d.name,
      rules: rules as RuleEntry[],
      glossary: listOf(d.glossary).flatMap((g) => (isRecord(g) ? [{ term: textsOf(g.term), text: textsOf(g.text) }] : [])),
      unplaced: listOf(d.unplaced).flatMap((u) => unplacedOf(u) ?? []),
    });
  }
  return documents;
}

/** New documents beside those that were there; one of the same kind, edition and name takes the place of the old. */
export function addDocuments(old: readonly RulesDocument[], added: readonly RulesDocument[]): RulesDocument[] {
  const same = (a: RulesDocument, b: RulesDocument): boolean => a.kind === b.kind && a.edition === b.edition && a.name === b.name;
  return [...old.filter((o) => !added.some((a) => same(a, o))), ...added];
}
