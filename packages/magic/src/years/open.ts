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
    open([98], '114.6', 'A division among targets stays as it was when the targets are changed.', '更改目标时，原先的分配保持不变。'),
    open(
      [103],
      '613.6g',
      'Of effects that begin at the same time, each player orders his or her own.',
      '同时开始的效应由各自的牌手排定时间印记。',
    ),
    open([148], '800.4f', 'Choices of a player who has left pass on as they do today.', '已离开游戏之牌手的选择依现行规则移交。'),
  ],
  classic: [
    open(
      [34],
      '409.1b',
      'What triggers as a permanent enters knows the value of X that its spell had.',
      '永久物进场时触发的异能知道其咒语的X值。',
    ),
    open(
      [40],
      '214.9f',
      'A land that becomes a basic land type keeps the abilities that effects have given it.',
      '成为基本地类别的地保留效应赋予它的异能。',
    ),
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
