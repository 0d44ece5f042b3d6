/** Bits for the keyword abilities that rules ask for often (CR 702), so that "has flying" is one test; `ability/src/keywords.ts` numbers them. */
import { BIT_KEYWORDS, type BitKeyword } from '@apnap/ability';
import { bitsOf } from '@apnap/kernel';

export const KEYWORD_BITS: Readonly<Record<BitKeyword, number>> = bitsOf(BIT_KEYWORDS);

/** The bit of a keyword; undefined where it has none. */
export const bitOf = (keyword: string): number | undefined => (KEYWORD_BITS as Readonly<Record<string, number>>)[keyword];

/** The keywords of these bits. */
export const keywordsOf = (bits: number): BitKeyword[] => BIT_KEYWORDS.filter((k) => bits & KEYWORD_BITS[k]);
