/**
 * Rules documents that somebody has dropped here. They stay in this browser: nothing of them is sent anywhere. What reads them, and what keeps them, is
 * loaded when it is first asked for.
 */
import type { RulesDocument, RulesLibrary } from '@apnap/judge/library';
import type { RuleText } from '@apnap/protocol';
import { RULEBOOK_KEY } from './rulebook-keys.js';

/** Nobody's rules are longer; what is, is something else. In bytes. */
const LONGEST = 20_000_000;

const reader = () => import('@apnap/judge/library');
const shelf = () => import('idb-keyval');

let library: Promise<RulesLibrary | null> | null = null;
let changes = 0;

/** How often the documents have changed while this page is open. */
export const rulebookChanges = (): number => changes;

/** The documents that are here; none where the browser keeps nothing. */
export async function documents(): Promise<readonly RulesDocument[]> {
  const kept = await shelf()
    .then(({ get }) => get<string>(RULEBOOK_KEY))
    .catch(() => undefined);
  if (kept === undefined) return [];
  return (await reader()).unpackDocuments(kept) ?? [];
}

/** Those that were imported into the data folder, where this page is looked at on the machine of the server: `apnap rules import`. None for anybody else. */
export async function machineDocuments(): Promise<readonly RulesDocument[]> {
  const response = await fetch('/api/rules/documents').catch(() => null);
  if (response?.status !== 200) return [];
  return (await reader()).unpackDocuments(await response.text()) ?? [];
}

async function keep(all: readonly RulesDocument[]): Promise<void> {
  const { packDocuments } = await reader();
  const { set } = await shelf();
  await set(RULEBOOK_KEY, packDocuments(all));
  library = null;
  changes++;
}

/** @returns what was read, and the names of the files in which there are no rules */
export async function addFiles(files: readonly File[]): Promise<{ added: RulesDocument[]; wrong: string[] }> {
  const { addDocuments, documentText, readRules } = await reader();
  const added: RulesDocument[] = [];
  const wrong: string[] = [];
  for (const file of files) {
    const text = file.size > LONGEST ? null : documentText(new Uint8Array(await file.arrayBuffer()));
    const found = text === null ? [] : readRules(text, file.name);
    added.push(...found);
    if (found.length === 0) wrong.push(file.name);
  }
  if (added.length > 0) await keep(addDocuments(await documents(), added));
  return { added, wrong };
}

/** Takes a document away again. */
export async function dropDocument(gone: RulesDocument): Promise<void> {
  const all = await documents();
  await keep(all.filter((d) => d.kind !== gone.kind || d.edition !== gone.edition || d.name !== gone.name));
}

/** Says from which day a document that names none is effective. */
export async function dateDocument(dated: RulesDocument, day: string): Promise<void> {
  const all = await documents();
  const is = (d: RulesDocument): boolean => d.kind === dated.kind && d.edition === '' && d.name === dated.name;
  await keep(all.map((d) => (is(d) ? { ...d, edition: day } : d)));
}

/** What the documents here say under a number, with where it is from. @param day the day from which the edition is effective whose number it is; absent: today's */
export async function ownTexts(rule: string, day: string | undefined): Promise<RuleText[]> {
  library ??= documents().then(async (all) => (all.length === 0 ? null : new (await reader()).RulesLibrary(all)));
  const here = await library;
  if (!here) return [];
  const found = day === undefined ? here.texts(rule) : here.textsOf(day, rule);
  return found.map(({ lang, text, edition, name, number, match }) => {
    const from = edition === '' ? name : edition;
    return { lang, text, number, match, source: { en: from, zh: from } };
  });
}
