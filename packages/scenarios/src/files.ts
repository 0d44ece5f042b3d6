/** Reading scenario files: JSON Lines, one scenario a line; a directory means the files in it. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refused, readText } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { text } from './catalogue.js';
import type { Scenario } from './format.js';
import { type Fault, faultOf } from './schema.js';

/** The files meant by paths. @throws Refused for a path that can't be read. */
function filesOf(paths: readonly string[], lang: Lang): string[] {
  return paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return [path];
      return readdirSync(path)
        .filter((name) => /\.jsonl(\.gz)?$/.test(name))
        .sort()
        .map((name) => join(path, name));
    } catch (e) {
      throw new Refused(
        'input',
        text(lang, 'error.noFile', { file: path, why: (e as NodeJS.ErrnoException).code ?? (e as Error).message }),
      );
    }
  });
}

/** A line that is no scenario. */
export interface BadLine {
  file: string;
  line: number;
  /** The field it is about, or why it can't be read at all. */
  what: string;
  problem: Fault['problem'] | 'json';
}

const TEXTS = {
  json: 'error.scenarioLine',
  missing: 'error.scenarioMissing',
  unknown: 'error.scenarioUnknown',
  value: 'error.scenarioValue',
} as const;

/** What is wrong with the line, for people. */
export const badLineText = (lang: Lang, b: BadLine): string => text(lang, TEXTS[b.problem], { file: b.file, line: b.line, what: b.what });

/**
 * All scenarios of these files and directories; lines that are none are named and skipped.
 * @throws Refused for a path that can't be read.
 */
export function readScenarios(paths: readonly string[], lang: Lang): { scenarios: Scenario[]; bad: BadLine[] } {
  const scenarios: Scenario[] = [];
  const bad: BadLine[] = [];
  for (const file of filesOf(paths, lang)) {
    readText(file, lang)
      .split('\n')
      .forEach((line, i) => {
        if (line.trim() === '') return;
        let value: unknown;
        try {
          value = JSON.parse(line);
        } catch (e) {
          bad.push({ file, line: i + 1, what: (e as Error).message, problem: 'json' });
          return;
        }
        const fault = faultOf(value);
        if (fault === null) scenarios.push(value as Scenario);
        else bad.push({ file, line: i + 1, what: fault.at, problem: fault.problem });
      });
  }
  return { scenarios, bad };
}
