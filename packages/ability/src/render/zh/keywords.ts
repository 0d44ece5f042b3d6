/** Keyword abilities as they stand in a text box. */
import type { Filter, KeywordAbility, Quantity } from '../../language.js';
import type { Context } from './context.js';
import { costsInSentence, costsText } from './costs.js';
import { deckConditionText } from './decks.js';
import { countedNoun, nounOf, nounText } from './noun.js';
import { amount, forEachFront, valuePhrase } from './quantity.js';
import { COLOR_WORDS, countWord, keywordWord } from './vocab.js';

/** What a quality is in protection and hexproof: 白, 神器, 生物. */
export function quality(c: Context, f: Filter): string {
  if (f.is === 'color' && typeof f.color === 'string') return COLOR_WORDS[f.color];
  if (f.is === 'color') return '该色';
  if (f.is === 'any') return '一切';
  if (f.is === 'named' && typeof f.name === 'object') return '所选名称';
  if (f.is === 'controlledBy') return c.say.players(c, f.who).text; // CR 702.16k
  if (f.is === 'or') return f.of.map((x) => quality(c, x)).join('与');
  return nounText(nounOf(c, f, 'battlefield')).replace(/永久物$/, '');
}

/** What is promised with gift (CR 702.174d-i). */
const GIFTS: Readonly<Record<string, string>> = {
  'a Food': '一个食品',
  'a card': '一张牌',
  'a tapped Fish': '一个已横置的鱼',
  'an extra turn': '一个额外回合',
  'a Treasure': '一个珍宝',
  'an Octopus': '一个章鱼',
};

/** A cost after a keyword: mana directly, anything else after a dash. */
function keywordCost(c: Context, k: KeywordAbility): string {
  if (!k.cost) return '';
  const mana = k.cost.every((x) => x.pay === 'mana');
  return mana ? costsText(c, k.cost) : `～${costsInSentence(c, k.cost).replace(/(^|或)支付(?=\{)/g, '$1')}`;
}

/** The number of a keyword ability; where it is said what X is, after it. */
function numberText(c: Context, n: Quantity | undefined): string {
  if (n === undefined) return '';
  return typeof n === 'object' && n.q !== 'x' ? `X，X为${valuePhrase(c, n)}` : amount(c, n);
}

/** "与某牌拍档"; of partners of a kind "拍档—Survivors". */
const partnerText = (words: string | undefined, word: string): string =>
  words === undefined ? word : words.startsWith('—') ? `${word}${words}` : `与${words}拍档`;

/** How often it may be activated, and what it costs more or less. */
function limitTexts(c: Context, { perTurn, costChange }: KeywordAbility['limits'] = {}): string {
  const often = perTurn === undefined ? '' : '。此异能每回合只能起动一次。';
  if (!costChange) return often;
  const per = typeof costChange.times === 'number' ? undefined : forEachFront(c, costChange.times);
  const x = costChange.times !== 1 && per === undefined ? `，X为${valuePhrase(c, costChange.times)}` : '';
  const change = `${costChange.change === 'less' ? '减少' : '增加'}${x ? '{X}' : costChange.mana}`;
  return `${often}。${per === undefined ? '' : `${per}，`}此异能便${change}来起动${x}。`;
}

/** Of a card in exile that gains it, neither a number nor a cost is said (CR 702.62a). */
function suspendText(c: Context, k: KeywordAbility, word: string): string {
  if (k.n === undefined && !k.cost) return word;
  const cost = costsText(c, k.cost ?? []);
  return typeof k.n === 'object' ? `${word}X～${cost}。X不能为0。` : `${word}${numberText(c, k.n)}～${cost}`;
}

/** "飞行", "循环{2}", "反白保护", "海岛行者", "结附于生物". */
export function keywordText(c: Context, k: KeywordAbility): string {
  const word = keywordWord(k.keyword);
  const n = numberText(c, k.n);
  switch (k.keyword) {
    case 'enchant': {
      if (!k.filter) return word;
      const noun = nounOf(c, k.filter, k.filter.is === 'player' ? 'players' : 'battlefield');
      return `结附于${noun.kind === 'player' ? (noun.whole ?? '牌手') : nounText(noun)}`;
    }
    case 'protection':
      return k.filter ? `反${quality(c, k.filter)}保护` : word;
    case 'hexproof':
      return k.filter ? `反${quality(c, k.filter)}辟邪` : word;
    case 'landwalk':
      return k.filter ? `${nounText(nounOf(c, k.filter, 'battlefield')).replace(/地$/, (m) => m)}行者` : word;
    case 'ninjutsu':
      return `${k.words ? '指挥官' : ''}${word}${keywordCost(c, k)}`;
    case 'gift':
      return `${word}${GIFTS[k.words ?? ''] ?? ''}`;
    case 'affinity':
      return k.filter ? `${nounText(nounOf(c, k.filter, 'battlefield'))}共鸣` : word;
    case 'champion':
      return k.filter ? `夺冠${nounText(nounOf(c, k.filter, 'battlefield'))}` : word;
    case 'splice':
      return `通联${k.filter ? nounText(nounOf(c, k.filter, 'battlefield')).replace(/永久物$/, '') : '古咒'}${keywordCost(c, k)}`;
    case 'cycling':
      return `循环${k.filter ? nounText(nounOf(c, k.filter, 'library')).replace(/牌$/, '') : ''}${keywordCost(c, k)}`;
    case 'equip':
    case 'fortify': {
      const who = k.filter ? nounText(nounOf(c, k.filter, 'battlefield')).replace(/^由你操控的/, '') : '';
      return `${word}${who}${keywordCost(c, k)}${limitTexts(c, k.limits)}`;
    }
    case 'bandsWithOther':
      return k.filter ? `与其他${nounText(nounOf(c, k.filter, 'battlefield'))}${word}` : word;
    case 'craft': {
      const cost = k.cost?.find((x) => x.pay === 'objects');
      const mana = costsText(
        c,
        (k.cost ?? []).filter((x) => x.pay === 'mana'),
      );
      if (cost?.pay !== 'objects') return `${word}${mana}`;
      const noun = nounOf(c, cost.filter, 'battlefield');
      const count = typeof cost.count === 'number' ? cost.count : 1;
      const with_ = cost.atMost ? `${countWord(count)}个或更多${nounText(noun)}` : count === 1 ? nounText(noun) : countedNoun(noun, count);
      return `以${with_}${word}${mana}`;
    }
    case 'hiddenAgenda':
      return k.n === 2 ? `双重${word}` : word; // CR 702.106f
    case 'companion':
      return k.deck ? `${word}～${deckConditionText(c, k.deck)}。` : word;
    case 'prototype':
      return `${word}${keywordCost(c, k)}～${k.words}`;
    case 'suspend':
      return suspendText(c, k, word);
    case 'awaken':
    case 'reinforce':
      return `${word}${n}～${k.cost ? costsText(c, k.cost) : ''}`;
    case 'offering':
      return `${k.filter ? nounText(nounOf(c, k.filter, 'battlefield')) : ''}献祭`;
    case 'partner':
      return partnerText(k.words, word);
    default:
      return `${word}${k.filter ? nounText(nounOf(c, k.filter, 'battlefield')) : ''}${n}${keywordCost(c, k)}`;
  }
}
