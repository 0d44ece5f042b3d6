/** The words of the desk in both languages. */
import { CARDBASE_EN, CARDBASE_ZH } from '@apnap/cardbase/text';
import { wordsOf } from '@apnap/words';
import { FILES_EN, FILES_ZH } from './files.js';
import { FLOOR_EN, FLOOR_ZH } from './floor.js';
import { JUDGE_EN, JUDGE_ZH } from './judge.js';
import { ORGANIZER_EN, ORGANIZER_ZH } from './organizer.js';
import { PAGE_EN, PAGE_ZH } from './page.js';
import { SAID_EN, SAID_ZH } from './said.js';
import { TABLE_EN, TABLE_ZH } from './table.js';
import { TOURNAMENT_EN, TOURNAMENT_ZH } from './tournament.js';

export const DESK_EN = {
  ...CARDBASE_EN,
  ...SAID_EN,
  ...TOURNAMENT_EN,
  ...ORGANIZER_EN,
  ...FILES_EN,
  ...FLOOR_EN,
  ...JUDGE_EN,
  ...TABLE_EN,
  ...PAGE_EN,
} as const;

export type TextId = keyof typeof DESK_EN;

export const DESK_ZH: Readonly<Record<TextId, string>> = {
  ...CARDBASE_ZH,
  ...SAID_ZH,
  ...TOURNAMENT_ZH,
  ...ORGANIZER_ZH,
  ...FILES_ZH,
  ...FLOOR_ZH,
  ...JUDGE_ZH,
  ...TABLE_ZH,
  ...PAGE_ZH,
};

/** Puts a text into words. */
export const text = wordsOf<TextId>({ en: DESK_EN, zh: DESK_ZH });
