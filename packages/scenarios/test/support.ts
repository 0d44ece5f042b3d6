/** Plays a scenario file as the command does. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lang } from '@apnap/words';
import { badLineText, readScenarios, report, runAll } from '../src/index.js';

/** What came of one scenario. */
export interface Result {
  id: string;
  status: string;
  reason: string;
  leniences?: string[];
}

/** The JSON document, as far as a test looks at it. */
export interface Document {
  total: number;
  malformed: number;
  malformedLines?: { file: string; line: number; what: string }[];
  results: Result[];
}

/** The document on a file, and its lines that are no scenarios, in words. */
export async function answersOf(
  file: string,
  cards: readonly string[] = [],
  lang: Lang = 'en',
): Promise<{ document: Document; bad: string[] }> {
  const { scenarios, bad } = readScenarios([file], lang);
  const results = await runAll({ cards, lang }, scenarios, 1, () => {});
  const document = JSON.parse(JSON.stringify(report(lang, results, bad))) as Document;
  return { document, bad: bad.map((b) => badLineText(lang, b)) };
}

/** A file name in a directory of its own. */
export const scratch = (name: string): string => join(mkdtempSync(join(tmpdir(), 'apnap-')), name);
