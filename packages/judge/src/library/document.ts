/** Rules documents that people bring: what is kept of one. */

/** Comprehensive Rules, Magic Tournament Rules, Infraction Procedure Guide. */
export type DocumentKind = 'cr' | 'mtr' | 'ipg';

/** A rule as a document has it: words by language (one document may have both side by side), examples as lines of their own. */
export interface RuleEntry {
  number: string;
  en?: string;
  zh?: string;
}

export interface RulesDocument {
  kind: DocumentKind;
  /** The day it is effective from, "2025-02-07"; '' where it doesn't say. */
  edition: string;
  /** The name of the file it was read from. */
  name: string;
  rules: RuleEntry[];
}

/** The edition whose numbers the engine cites. */
export const CITED_EDITION = '2025-02-07';

/** Name of the file, in the folder for what people bring, that holds the documents. */
export const LIBRARY_FILE = 'rules.json';

const FORMAT = 1;

/** Documents as they are kept in {@link LIBRARY_FILE}. */
export const packDocuments = (documents: readonly RulesDocument[]): string => JSON.stringify({ format: FORMAT, documents });

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const KINDS: readonly string[] = ['cr', 'mtr', 'ipg'] satisfies DocumentKind[];

function entryOf(x: unknown): RuleEntry | null {
  if (!isRecord(x) || typeof x.number !== 'string') return null;
  return {
    number: x.number,
    ...(typeof x.en === 'string' ? { en: x.en } : {}),
    ...(typeof x.zh === 'string' ? { zh: x.zh } : {}),
  };
}

/** The documents of a file; null for what is no such file. */
export function unpackDocuments(text: string): RulesDocument[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value.format !== FORMAT || !Array.isArray(value.documents)) return null;
  const documents: RulesDocument[] = [];
  for (const d of value.documents as unknown[]) {
    if (!isRecord(d) || typeof d.kind !== 'string' || !KINDS.includes(d.kind) || !Array.isArray(d.rules)) return null;
    const rules = d.rules.map(entryOf);
    if (typeof d.edition !== 'string' || typeof d.name !== 'string' || rules.includes(null)) return null;
    documents.push({ kind: d.kind as DocumentKind, edition: d.edition, name: d.name, rules: rules as RuleEntry[] });
  }
  return documents;
}

/** New documents beside those that were there; one of the same kind, edition and name takes the place of the old. */
export function addDocuments(old: readonly RulesDocument[], added: readonly RulesDocument[]): RulesDocument[] {
  const same = (a: RulesDocument, b: RulesDocument): boolean => a.kind === b.kind && a.edition === b.edition && a.name === b.name;
  return [...old.filter((o) => !added.some((a) => same(a, o))), ...added];
}
