/** Reading files, packed or not; writing them so that a reader never sees half of one. */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Lang } from '@apnap/words';
import { text } from './catalogue.js';
import { Refused } from './refused.js';

/** The bytes of a file, unpacked if need be. @throws Refused when it can't be read. */
export function readBytes(file: string, lang: Lang): Buffer {
  try {
    const bytes = readFileSync(file);
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  } catch (e) {
    throw new Refused('input', text(lang, 'error.noFile', { file, why: (e as NodeJS.ErrnoException).code ?? (e as Error).message }));
  }
}

/** The text of a file, unpacked if need be. @throws Refused when it can't be read. */
export function readText(file: string, lang: Lang): string {
  return readBytes(file, lang).toString('utf8');
}

/** Writes beside the file and renames. @throws Refused when it can't be written; nothing is left behind. */
export function writeWhole(file: string, content: string, lang: Lang): void {
  // Numbers of processes are the same in several containers.
  const beside = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(beside, content);
    renameSync(beside, file);
  } catch (e) {
    rmSync(beside, { force: true });
    throw new Refused('input', text(lang, 'error.write', { file, why: (e as NodeJS.ErrnoException).code ?? (e as Error).message }));
  }
}
