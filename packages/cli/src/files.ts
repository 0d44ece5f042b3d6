/** Writing files so that a reader never sees half of one. */
import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Lang } from '@apnap/words';
import { CliError } from './io.js';
import { text } from './text/text.js';

/** Writes beside the file and renames. @throws CliError when it can't be written; nothing is left behind. */
export function writeWhole(file: string, content: string, lang: Lang): void {
  // Numbers of processes are the same in several containers.
  const beside = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(beside, content);
    renameSync(beside, file);
  } catch (e) {
    rmSync(beside, { force: true });
    throw new CliError(2, text(lang, 'error.write', { file, why: (e as NodeJS.ErrnoException).code ?? (e as Error).message }));
  }
}
