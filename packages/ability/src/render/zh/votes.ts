/** What is voted for. */

/** Words that are voted for (CR 701.32a), as they are printed. */
const VOTE_WORDS: Readonly<Record<string, string>> = {
  black: '黑色',
  blue: '蓝色',
  carnage: '杀戮',
  condemnation: '定罪',
  death: '死亡',
  denial: '拒斥',
  duplication: '重制',
  grace: '恩典',
  green: '绿色',
  harvest: '丰收',
  homage: '俸禄',
  knowledge: '知识',
  money: '金钱',
  numbers: '数量',
  peace: '和平',
  psychosis: '癫狂',
  red: '红色',
  sickness: '染疾',
  sprout: '萌芽',
  strength: '力量',
  taxes: '纳税',
  time: '时间',
  war: '战争',
  torture: '折磨',
  white: '白色',
  feather: '羽毛',
  quill: '羽笔',
};

/** A word that is voted for, or chosen by each player. */
export const voteWord = (word: string): string => VOTE_WORDS[word] ?? word;
