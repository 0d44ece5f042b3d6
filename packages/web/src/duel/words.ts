import { DUEL_WORDS, type DuelKey } from '../i18n/duel.js';
import { wordsHook } from '../i18n/words.js';

/** Words of duels. */
export const useDuelWords = wordsHook(DUEL_WORDS);
export type DuelWords = ReturnType<typeof useDuelWords>;

/** A word of a family by its name as the server has it; where there is none, the name. */
export const wordOf = (w: DuelWords, family: 'attribute' | 'type' | 'word' | 'property' | 'pos', name: string): string => {
  const key = `${family}.${name}`;
  return key in DUEL_WORDS.en ? w(key as DuelKey) : name;
};
