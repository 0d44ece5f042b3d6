import { TOURNAMENT_WORDS } from '../i18n/tournaments.js';
import { type Params, wordsHook } from '../i18n/words.js';

export type TournamentKey = keyof typeof TOURNAMENT_WORDS.en;

const useWords = wordsHook(TOURNAMENT_WORDS);
/** What is said otherwise of one: those with a key of their own for it. */
const ONE: ReadonlySet<string> = new Set(Object.keys(TOURNAMENT_WORDS.en).filter((key) => key.endsWith('.1')));

/** Words of tournaments. */
export function useTournamentWords(): (key: TournamentKey, params?: Params) => string {
  const w = useWords();
  return (key, params) => w(params?.n === 1 && ONE.has(`${key}.1`) ? (`${key}.1` as TournamentKey) : key, params);
}
