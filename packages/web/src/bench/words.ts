import { BENCH_WORDS } from '../i18n/bench.js';
import { type Params, wordsHook } from '../i18n/words.js';

export type BenchKey = keyof typeof BENCH_WORDS.en;

const useWords = wordsHook(BENCH_WORDS);
const isKey = (key: string): key is BenchKey => Object.hasOwn(BENCH_WORDS.en, key);

/** Words of a judge at a table; of one there may be others. */
export function useBenchWords(): (key: BenchKey, params?: Params) => string {
  const w = useWords();
  return (key, params) => {
    const one = `${key}.1`;
    return w(params?.n === 1 && isKey(one) ? one : key, params);
  };
}
