/** Reading scenario files: JSON Lines, one scenario a line; a directory means the files in it. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@apnap/magic';
import { readText } from '../cardbase.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import type { Scenario } from './format.js';

/** The files meant by paths. @throws CliError for a path that can't be read. */
function filesOf(paths: readonly string[], lang: Lang): string[] {
  return paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return [path];
      return readdirSync(path)
        .filter((name) => /\.jsonl(\.gz)?$/.test(name))
        .sort()
        .map((name) => join(path, name));
    } catch (e) {
      throw new CliError(2, text(lang, 'error.noFile', { file: path, why: (e as NodeJS.ErrnoException).code ?? (e as Error).message }));
    }
  });
}

const isScenario = (v: unknown): v is Scenario => {
  const s = v as Partial<Scenario> | null;
  return typeof s === 'object' && s !== null && typeof s.id === 'string' && typeof s.setup === 'object' && Array.isArray(s.runs);
};

/** All scenarios of these files and directories. @throws CliError naming file, line and what is wrong. */
export function readScenarios(paths: readonly string[], lang: Lang): Scenario[] {
  const out: Scenario[] = [];
  for (const file of filesOf(paths, lang)) {
    readText(file, lang)
      .split('\n')
      .forEach((line, i) => {
        if (line.trim() === '') return;
        let value: unknown;
        try {
          value = JSON.parse(line);
        } catch (e) {
          throw new CliError(2, text(lang, 'error.scenarioLine', { file, line: i + 1, what: (e as Error).message }));
        }
        if (!isScenario(value))
          throw new CliError(2, text(lang, 'error.scenarioLine', { file, line: i + 1, what: '"id", "setup", "runs"' }));
        out.push(value);
      });
  }
  return out;
}
