import type { Shelved } from '@apnap/judge/library';
import { LIBRARY_WORDS } from '../i18n/library.js';
import { wordsHook } from '../i18n/words.js';

/** Words of the library. */
export const useLibraryWords = wordsHook(LIBRARY_WORDS);

export type LibraryWords = ReturnType<typeof useLibraryWords>;

/** What a document is called: its kind and the day of its edition. */
export const nameOf = (w: LibraryWords, d: Shelved, short = false): string =>
  d.own
    ? w('own', { kind: w(`kind.${short ? 'short.' : ''}${d.kind}` as 'kind.cr') })
    : `${w(`kind.${short ? 'short.' : ''}${d.kind}` as 'kind.cr')} ${d.edition || d.name}`.trim();
