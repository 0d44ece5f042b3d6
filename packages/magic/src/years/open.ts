/** What is still played by the rules of today in a game by those of another year: told before such a game begins, with its rule there. */
import type { Text } from '@apnap/words';
import type { Profile } from './profile.js';

export interface OpenText {
  /** Rows of the list of differences. */
  rows: readonly number[];
  rule: string;
  what: Text;
}

const open = (rows: readonly number[], rule: string, en: string, zh: string): OpenText => ({ rows, rule, what: { en, zh } });

const OPEN: Readonly<Partial<Record<Profile, readonly OpenText[]>>> = {
  '2015': [
    open(
      [103],
      '613.6g',
      'Auras and Equipment that become attached at the same time have their timestamps in the order in which they are named.',
      '同时结附或装备的灵气与武具，其时间印记依列出的顺序而定。',
    ),
  ],
  classic: [
    open(
      [134],
      '422.1',
      'A card that could not be cast returns to where it was, not to the hand.',
      '未能施放的牌回到原来所在之处，而非手牌。',
    ),
  ],
};

/** What is not carried out yet of the rules of a year. */
export const openTexts = (profile: Profile): readonly OpenText[] => OPEN[profile] ?? [];
