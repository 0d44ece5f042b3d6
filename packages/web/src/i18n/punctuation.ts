/** The marks that stand between words that were put together, as each language has them. */
import type { Lang } from '@apnap/protocol';

/** A text with something said beside it, in parentheses. */
export const aside = (lang: Lang, text: string, more: string | number): string =>
  lang === 'zh' ? `${text}（${more}）` : `${text} (${more})`;

/** A label with what it is of. */
export const titled = (lang: Lang, label: string, what: string | number): string =>
  lang === 'zh' ? `${label}：${what}` : `${label}: ${what}`;

/** Sentences one after the other, of which all but the last have no stop of their own. */
export const sentences = (lang: Lang, ...all: readonly string[]): string => all.join(lang === 'zh' ? '。' : '. ');
