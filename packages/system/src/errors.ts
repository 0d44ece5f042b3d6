/** What the system does not let a command do, in words: a full disk, a folder where a file should be, no right to write. */
import type { Lang } from '@apnap/words';
import { type SYSTEM_EN, text } from './catalogue.js';
import { Refused } from './refused.js';

const WORDS: Readonly<Record<string, keyof typeof SYSTEM_EN>> = {
  ENOSPC: 'system.full',
  EDQUOT: 'system.full',
  EFBIG: 'system.tooLarge',
  EISDIR: 'system.folder',
  ENOTDIR: 'system.notFolder',
  ENOENT: 'system.missing',
  EACCES: 'system.noRight',
  EPERM: 'system.noRight',
  EROFS: 'system.readOnly',
  EMFILE: 'system.tooMany',
  ENFILE: 'system.tooMany',
  ENAMETOOLONG: 'system.longName',
  EBUSY: 'system.busy',
  ETXTBSY: 'system.busy',
  EIO: 'system.device',
  ELOOP: 'system.loop',
};

/** An error of the system; undefined for any other. */
export function systemError(e: unknown): NodeJS.ErrnoException | undefined {
  if (!(e instanceof Error)) return undefined;
  const { code, syscall } = e as NodeJS.ErrnoException;
  return typeof code === 'string' && typeof syscall === 'string' ? (e as NodeJS.ErrnoException) : undefined;
}

/** An error of the system in words. */
export function systemWords(lang: Lang, e: unknown): string {
  const { code = '' } = systemError(e) ?? {};
  return Object.hasOwn(WORDS, code) ? text(lang, WORDS[code]) : code !== '' ? code : (e as Error).message;
}

/** Does something with a file; what the system does not allow becomes one line with the file's name. @throws Refused */
export function withFile<T>(lang: Lang, id: 't.cannotRead' | 't.cannotWrite' | 't.notWritten', file: string, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (systemError(e)) throw new Refused('input', text(lang, id, { file, what: systemWords(lang, e) }));
    throw e;
  }
}
