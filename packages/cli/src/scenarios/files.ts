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

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const objects = (v: unknown): boolean => Array.isArray(v) && v.every(isObject);

/** What a scenario lacks to be one, by the name of the field; null when all is there. */
function malformed(v: unknown): string | null {
  if (!isObject(v)) return '{ }';
  if (typeof v.id !== 'string') return 'id';
  if (typeof v.area !== 'string') return 'area';
  if (!Array.isArray(v.cards)) return 'cards';
  if (!isObject(v.requires) || !Array.isArray(v.requires.tags)) return 'requires.tags';
  const { setup } = v;
  if (!isObject(setup)) return 'setup';
  if (typeof setup.format !== 'string') return 'setup.format';
  for (const field of ['seats', 'turnOrder'] as const) if (!Array.isArray(setup[field])) return `setup.${field}`;
  if (!isObject(setup.players)) return 'setup.players';
  if (!objects(setup.place)) return 'setup.place';
  if (!objects(v.runs)) return 'runs';
  for (const run of v.runs as Record<string, unknown>[]) {
    if (!objects(run.script) || !(run.script as Record<string, unknown>[]).every((e) => typeof e.do === 'string')) return 'script';
    if (!isObject(run.answers)) return 'answers';
    if (!isObject(run.stop)) return 'stop';
    if (!objects(run.expect) || !(run.expect as Record<string, unknown>[]).every((e) => typeof e.check === 'string')) return 'expect';
  }
  return null;
}

/** A line that is no scenario. */
export interface BadLine {
  file: string;
  line: number;
  what: string;
}

/**
 * All scenarios of these files and directories; lines that are none are named and skipped.
 * @throws CliError for a path that can't be read.
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
          bad.push({ file, line: i + 1, what: (e as Error).message });
          return;
        }
        const what = malformed(value);
        if (what === null) scenarios.push(value as Scenario);
        else bad.push({ file, line: i + 1, what });
      });
  }
  return { scenarios, bad };
}
