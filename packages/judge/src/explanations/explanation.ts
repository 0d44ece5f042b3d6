/** What a rule says, in the program's own words: for somebody who meets it at the table for the first time. */

/** A rule of the Comprehensive Rules of 2025-02-07 by its number, explained in English and in Chinese: two or three sentences each. */
export type Explained = readonly [rule: string, en: string, zh: string];
