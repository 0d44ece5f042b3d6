import { type Say, text } from '@apnap/judge/wizard';
import type { Lang } from '@apnap/protocol';
import { JUDGE_WORDS } from '../i18n/judge.js';
import { wordsHook } from '../i18n/words.js';
import { useSettings } from '../store/settings.js';

/** Words of the judge desk. */
export const useJudgeWords = wordsHook(JUDGE_WORDS);

const SAYING: Readonly<Record<Lang, (say: Say) => string>> = { en: (say) => text(say, 'en'), zh: (say) => text(say, 'zh') };

/** What the guide says, in the language of the user. */
export const useGuideWords = (): ((say: Say) => string) => SAYING[useSettings().lang];

/** Several things in a row, each whole. */
export const listed = (items: readonly string[], lang: Lang): string => items.join(lang === 'zh' ? '；' : '; ');
