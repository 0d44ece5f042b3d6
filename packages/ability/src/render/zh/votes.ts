/** What is voted for, and piles. */
import type { Effect } from '../../language.js';
import { actor } from './acting.js';
import { type Clause, type Context, clause } from './context.js';
import { nounOf, nounText } from './noun.js';
import { playersPhrase, selectorPhrase } from './refs.js';
import { countWord } from './vocab.js';

/** Words that are voted for (CR 701.32a), as they are printed. */
const VOTE_WORDS: Readonly<Record<string, string>> = {
  black: '黑色',
  even: '偶数',
  odd: '奇数',
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

type Piles = Extract<Effect, { do: 'piles' }>;

/** 每位牌手将由其操控的所有永久物分成三堆: each of several their own. */
function ownPiles(c: Context, e: Piles): Clause[] {
  const filter = e.of.sel === 'all' && e.of.filter.is === 'and' ? e.of.filter.of.filter((f) => f.is !== 'controlledBy') : [];
  const who = playersPhrase(c, e.who).text;
  const chosen = { text: '所选牌堆中的永久物', kind: 'object', plural: true } as const;
  c.slots.set(e.bindChosen, chosen);
  c.slots.set(e.bindOther, { ...chosen, text: '其余各堆中的永久物' });
  const noun = nounText(nounOf(c, { is: 'and', of: filter }, 'battlefield'));
  const first = e.who.player === 'each' && e.who.first ? '由你开始，' : '';
  const by = e.chooser ? playersPhrase(c, e.chooser).text : '随机';
  return [
    clause(c, `${first}${who}`, `将由其操控的所有${noun}分成${countWord(e.into ?? 2)}堆`),
    clause(c, '', `${by}选择${who}的其中一堆`),
  ];
}

/** 将这些牌分成两堆: who separates, and who chooses (CR 700.3). */
export function pilesClauses(c: Context, e: Piles): Clause[] {
  const { chooser } = e;
  if (!chooser || e.who.player === 'each' || e.who.player === 'eachOpponent') return ownPiles(c, e);
  const cards = selectorPhrase(c, e.of);
  const of = cards.text === '这些牌' ? '它们' : cards.text;
  const where = { ...(cards.zone ? { zone: cards.zone } : {}), ...(cards.owner ? { owner: cards.owner } : {}) };
  const own = chooser.player === 'you';
  c.slots.set(e.bindChosen, { text: own ? '其中一堆' : '所选的一堆', kind: 'card', plural: true, ...where });
  c.slots.set(e.bindOther, { text: '另一堆', kind: 'card', plural: true, ...where });
  const parts = actor(c, e.who).subject;
  const two = e.faceUp ? '牌面朝下与牌面朝上的各一堆' : '两堆';
  if (own && parts !== '') return [clause(c, '', `由${parts}将${of}分成${two}`)];
  return [clause(c, actor(c, e.who).subject, `将${of}分成${two}`), clause(c, playersPhrase(c, chooser).text, '选择其中一堆')];
}
