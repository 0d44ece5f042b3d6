/** Quantities in words. */

import type { Cmp, Stat } from '../../basics.js';
import { isDifference } from '../../difference.js';
import type { Filter, PlayerRef, Quantity, Selector, Variety } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import { type Way, wayOf } from '../ways.js';
import type { Context } from './context.js';
import { countedNoun, measure, nounOf, nounText } from './noun.js';
import { itsPhrase, placeOf, playersPhrase, possessive, selectorPhrase } from './refs.js';
import { CMP_WORDS, COLOR_WORDS, counterWord, countWord, joinList, STAT_WORDS } from './vocab.js';

/** "力量等于或大于4"; against the same number of something else: "力量小于甲". */
export function compared(c: Context, stat: Stat, cmp: Cmp, value: Quantity): string {
  const word = STAT_WORDS[stat];
  if (typeof value === 'object' && value.q === 'stat' && value.stat === stat) {
    const of = selectorPhrase(c, value.of).text;
    return cmp === '=' ? `与${of}${word}相等` : `${word}${CMP_WORDS[cmp]}${of}`;
  }
  return `${word}${CMP_WORDS[cmp]}${amount(c, value)}`;
}

/** How often an additional cost was paid. */
const timesPaid = (c: Context, label: string): string =>
  label.startsWith('additional ') ? '支付此额外费用的次数' : `${c.self}增幅过的次数`;

/** What was spent on casting something. */
function spentPhrase(c: Context, q: Extract<Quantity, { q: 'manaSpent' }>): string {
  if (q.from) {
    const from = same(q.from, { is: 'supertype', supertype: 'Snow' }) ? '{S}' : `来自${nounText(nounOf(c, q.from, 'battlefield'))}的法术力`;
    return `施放${q.of ? selectorPhrase(c, q.of).text : selfWord(c)}时所支付的${from}数量`;
  }
  const colors = q.measure === 'colors' ? '用来支付费用的法术力颜色数量' : '所支付的法术力数量';
  if (q.of) return `施放${selectorPhrase(c, q.of).text}时${colors}`;
  if (q.type !== undefined) return `施放${selfWord(c)}时所支付的{${q.type}}数量`;
  if (q.measure === 'life') return '以生命支付的非瑞克西亚法术力符号数量';
  return `施放${selfWord(c)}时${q.measure === 'amount' ? '所支付的法术力数量' : '用来支付费用的法术力颜色数量'}`;
}

/** "所操控的地多于你的牌手": players who have more of a kind than you; undefined for others. */
function withMore(c: Context, who: PlayerRef): string | undefined {
  const of = who.player === 'of' && who.of.sel === 'filter' && who.of.of.sel === 'players' ? who.of : undefined;
  const cond = of?.filter.is === 'satisfies' ? of.filter.cond : undefined;
  if (of?.of.sel !== 'players' || cond?.if !== 'compare' || cond.cmp !== '>') return undefined;
  const [theirs, yours] = [cond.left, cond.right].map((q) =>
    typeof q === 'object' && q.q === 'count' && q.of.sel === 'all' && q.of.zone === 'battlefield' && q.of.filter.is === 'and'
      ? q.of.filter.of
      : [],
  );
  const kinds = theirs.filter((f) => f.is !== 'controlledBy');
  const own = yours.filter((f) => f.is !== 'controlledBy' || f.who.player !== 'you');
  if (kinds.length !== theirs.length - 1 || own.length !== yours.length - 1 || !same(kinds, own)) return undefined;
  const noun = nounText(nounOf(c, kinds.length === 1 ? kinds[0] : { is: 'and', of: kinds }, 'battlefield'));
  return `所操控的${noun}多于你的${of.of.who.player === 'eachOpponent' ? '对手' : '牌手'}`;
}

function playersNumber(c: Context, who: PlayerRef): string {
  const more = withMore(c, who);
  if (more) return `${more}数量`;
  if (who.player === 'eachOpponent') return '你的对手数量';
  return who.player === 'each' ? '牌手数量' : `${playersPhrase(c, who).text}的数量`;
}

const FIXED = { x: 'X', amount: '该数量', share: '所分配的数量', linked: '所选的数字' } as const;

/** "该生物的力量", "由你操控的生物之力量总和". */
function statPhrase(c: Context, q: Extract<Quantity, { q: 'stat' }>): string {
  if (q.of.sel === 'paid') return `${selectorPhrase(c, q.of).text.replace(/的(?=[^的]*$)/, '之')}的${STAT_WORDS[q.stat]}`;
  const one = q.of.sel === 'slot' ? c.slots.get(q.of.slot) : undefined;
  if (one && one.text === '该牌' && !one.plural) return `该牌的${STAT_WORDS[q.stat]}`;
  const way = wayNoun(c, q.of);
  if (way) return `以此法${way.verb}的${nounText(way.noun)}之总${STAT_WORDS[q.stat]}`;
  return q.of.sel === 'all'
    ? `${pluralText(c, q.of).replace(/的(?=[^的]*$)/, '之')}的${STAT_WORDS[q.stat]}总和`
    : possessive(c, q.of, STAT_WORDS[q.stat]);
}

const devotionPhrase = (c: Context, q: Extract<Quantity, { q: 'devotion' }>): string =>
  `${whose(c, q.who)}${joinList(
    q.colors.map((x) => (typeof x === 'string' ? `${COLOR_WORDS[x]}色` : '所选颜色')),
    '与',
  )}献力`;

function extremePhrase(c: Context, q: Extract<Quantity, { q: 'extreme' }>): string {
  if (q.stat === 'manaValue') return `${pluralText(c, q.of)}间最${q.which === 'greatest' ? '高' : '低'}之${STAT_WORDS[q.stat]}`;
  return `${pluralText(c, q.of)}中${STAT_WORDS[q.stat]}最${q.which === 'greatest' ? '大' : '小'}者的数值`;
}

function happenedPhrase(c: Context, q: Extract<Quantity, { q: 'happened' }>): string {
  if (q.measure === 'power') return '本次战斗中你用来攻击的生物之力量总和';
  return c.say.happened(c, q.event, q.measure === 'times' ? 'count' : 'amount');
}

/** "你以名称为…之牌移出轮抽的…" (CR 905.2). */
export const removedPhrase = (c: Context, of: Filter): string =>
  `你以名称为${c.face.zhName ?? c.face.name}之牌移出轮抽的${nounText(nounOf(c, of, 'outside'))}`;

/** Numbers of what was done before: noted or removed from the draft (CR 905.2b), paid, removed. */
function pastPhrase(c: Context, q: Extract<Quantity, { q: 'paid' | 'noted' | 'removed' | 'abilityTimes' }>): string {
  if (q.q === 'abilityTimes') return `此异能本回合中${q.which === 'resolved' ? '结算' : '起动'}的次数`;
  const own = c.face.zhName ?? c.face.name;
  if (q.q === 'paid') return timesPaid(c, q.label);
  if (q.q === 'removed') return `以此法移去的${counterWord(q.counter)}数量`;
  if (q.what === 'guessed') return `你为名称为${own}之牌猜对的次数`;
  if (q.of) return `${removedPhrase(c, q.of)}之数量`;
  return q.what === 'highest' ? `你为名称为${own}之牌记录的最大数字` : `你以名称为${own}之牌移出轮抽的牌之数量`;
}

/** A number that players have. */
const OF_PLAYERS = { life: '总生命', startingLife: '起始总生命', speed: '速度', turnsBegun: '在本盘游戏中已开始的回合数量' } as const;
type OfPlayers = Extract<Quantity, { q: keyof typeof OF_PLAYERS }>;
const isOfPlayers = (q: Exclude<Quantity, number>): q is OfPlayers => q.q in OF_PLAYERS;
const ofPlayers = (c: Context, q: OfPlayers): string =>
  `${q.q === 'turnsBegun' ? whose(c, q.who).replace(/的$/, '') : whose(c, q.who)}${OF_PLAYERS[q.q]}`;

const fixedWords = (c: Context, q: keyof typeof FIXED): string => (q === 'amount' && c.event.amount) || FIXED[q];

/** What a number is, as a noun: "由你操控的沼泽数量", "该生物的力量". */
export function valuePhrase(c: Context, q: Quantity): string {
  if (typeof q === 'number') return String(q);
  if (isOfPlayers(q)) return ofPlayers(c, q);
  switch (q.q) {
    case 'x':
    case 'amount':
    case 'share':
    case 'linked':
      return fixedWords(c, q.q);
    case 'count':
      return countPhrase(c, q.of);
    case 'stat':
      return statPhrase(c, q);
    case 'extreme':
      return extremePhrase(c, q);
    case 'most':
      return mostText(c, q);
    case 'counters':
      return `${selectorOn(c, q.of)}上的${q.counter === 'any' ? '指示物' : counterWord(q.counter)}数量`;
    case 'devotion':
      return devotionPhrase(c, q);
    case 'symbols':
      return `${selectorOn(c, q.of)}的法术力费用中${COLOR_WORDS[q.color]}色法术力符号的数量`;
    case 'commanderCasts':
      return commanderCasts(c, q.of);
    case 'timesMutated':
      return `${selectorPhrase(c, q.of).text}合变的次数`;
    case 'doors':
      return `${selectorPhrase(c, q.of).text}中已解锁的门之数量`;
    case 'distinct':
    case 'alike':
      return distinctPhrase(c, q);
    case 'slot':
      return slotValue(c, q.slot);
    case 'sum':
      return sumPhrase(c, q.of);
    case 'product':
      return productPhrase(c, q.of);
    case 'minus':
      return `${valuePhrase(c, q.left)}减${valuePhrase(c, q.right)}`;
    case 'half':
      return halfPhrase(c, q);
    case 'if':
    case 'min':
    case 'max':
      return extremeOf(c, q);
    case 'happened':
      return happenedPhrase(c, q);
    case 'paid':
    case 'noted':
    case 'removed':
    case 'abilityTimes':
      return pastPhrase(c, q);
    case 'party':
      return `${whose(c, q.who)}队伍中的生物数量`;
    case 'manaSpent':
      return spentPhrase(c, q);
    case 'players':
      return playersNumber(c, q.who);
    default: {
      const unknown: never = q;
      throw new Error(`unknown quantity ${JSON.stringify(unknown)}`);
    }
  }
}

/** The source's name, or 它 where it was just named. */
const selfWord = (c: Context): string => (c.face.types.includes('Instant') || c.face.types.includes('Sorcery') ? c.self : '它');

/** 其 for what was just named, before 上. */
function selectorOn(c: Context, s: Selector): string {
  const p = selectorPhrase(c, s);
  return p.its ? '其' : p.text;
}

function whose(c: Context, who: Parameters<typeof playersPhrase>[1]): string {
  const p = playersPhrase(c, who);
  return p.you ? '你的' : p.its ? '其' : `${p.text}的`;
}

function productPhrase(c: Context, of: readonly Quantity[]): string {
  const [n, ...rest] = of;
  if (typeof n === 'number' && rest.length === 1) return `${valuePhrase(c, rest[0])}的${countWord(n)}倍`;
  return of.map((x) => valuePhrase(c, x)).join('乘以');
}

function pluralText(c: Context, of: Selector): string {
  return of.sel === 'all' ? allText(c, of) : selectorPhrase(c, of).text;
}

/** "由你操控的生物", "你坟墓场中的生物牌", without 所有. */
export function allText(c: Context, of: Extract<Selector, { sel: 'all' }>, or = '或'): string {
  const parts = nounOf(c, of.filter, of.zone);
  const place = placeOf(c, of.zone, of.of);
  return `${parts.modifiers.length > 0 ? place.replace(/的$/, '') : place}${nounText(parts, { or })}`;
}

/** "由你操控的沼泽数量", "你的手牌数量". */
function countPhrase(c: Context, of: Selector): string {
  if (of.sel === 'paid' && of.verb === 'convoke') return '为之召集的生物数量';
  if (of.sel === 'all') {
    if (of.zone === 'hand' && of.filter.is === 'any') return `${of.of ? whose(c, of.of) : '所有'}手牌数量`;
    const noun = nounOf(c, of.filter, of.zone);
    const bare = of.zone === 'battlefield' && noun.modifiers.length === 0;
    if (of.zone === 'graveyard' && noun.heads.length > 1) return `${allText(c, of, '与').replace('墓场中的', '墓场中')}的数量加总`;
    return bare ? `战场上的${nounText(noun)}数量` : `${allText(c, of, '与')}数量`;
  }
  if (of.sel === 'players') return `${playersPhrase(c, of.who).text}数量`;
  const way = wayNoun(c, of);
  if (way) return `以此法${way.verb}的${nounText(way.noun)}数量`;
  return `${selectorPhrase(c, of).text}的数量`;
}

/** "由一位牌手操控的生物数量之最大值", "一位牌手以此法弃牌数量之最大值". */
function mostText(c: Context, { among, of }: Extract<Quantity, { q: 'most' }>): string {
  const who = among.player === 'eachOpponent' ? '一位对手' : '一位牌手';
  if (typeof of === 'object' && of.q === 'happened') return `${who}本回合中抓牌数量的最大值`;
  if (typeof of !== 'object' || of.q !== 'count') throw new Error(`a greatest number that has no words: ${JSON.stringify(of)}`);
  if (of.of.sel !== 'all') return `${who}以此法弃牌数量的最大值`;
  const kinds = of.of.filter.is === 'and' ? of.of.filter.of.filter((f) => f.is !== 'controlledBy') : [];
  const kind: Filter = kinds.length === 1 ? kinds[0] : { is: 'and', of: kinds };
  return `由${who}操控的${nounText(nounOf(c, kind, 'battlefield'))}数量的最大值`;
}

const WAY_WORDS: Readonly<Record<Way, string>> = {
  counter: '反击',
  destroy: '消灭',
  exile: '放逐',
  sacrifice: '牺牲',
  discard: '弃掉',
  tap: '横置',
  draw: '抓',
  mill: '磨',
  put: '置入坟墓场',
  return: '移回',
  graveyard: '置入坟墓场',
  reveal: '展示出',
  enter: '放进战场',
};

const ZONE_OF = { card: 'graveyard', permanent: 'battlefield', spell: 'stack' } as const;

/** What was done this way, and to what. */
export function wayNoun(c: Context, s: Selector): { verb: string; noun: ReturnType<typeof nounOf> } | undefined {
  const done = wayOf(c.ways, s);
  if (!done) return undefined;
  return { verb: WAY_WORDS[done.way], noun: nounOf(c, done.filter, ZONE_OF[done.head]) };
}

const commanderCasts = (c: Context, of: Selector | undefined): string =>
  of ? `本盘游戏中从统帅区施放${selectorPhrase(c, of).text}的次数` : '你本盘游戏中从统帅区施放你指挥官的次数';

/** For each of the chosen colours, for each basic land type. */
function distinctFront(c: Context, q: Extract<Quantity, { q: 'distinct' }>): string | undefined {
  if (q.chosen) return '其每有一种所选颜色';
  return `${pluralText(c, q.of)}之中每有一种${VARIETY_WORDS[q.what]}`;
}

const VARIETY_WORDS: Readonly<Record<Variety, string>> = {
  basicLandTypes: '基本地类别',
  colors: '颜色',
  cardTypes: '牌类别',
  permanentTypes: '永久物类别',
  names: '不同的名称',
  powers: '不同的力量',
  manaValues: '不同的法术力值',
  manaCosts: '不同的法术力费用',
  counterKinds: '指示物',
};

function distinctPhrase(c: Context, q: Extract<Quantity, { q: 'distinct' | 'alike' }>): string {
  const among = pluralText(c, q.of);
  if (q.q === 'alike') return `${among}中${q.in === 'names' ? '名称相同' : '有共同生物类别'}者的最大数量`;
  switch (q.what) {
    case 'basicLandTypes':
      return `${among}之中基本地类别的数量`;
    case 'colors':
      return q.of.sel === 'all' ? `${among}中颜色的种类数量` : `${among}的颜色数量`;
    case 'cardTypes':
      return `${among}中牌类别的种类数量`;
    case 'names':
      return `${among}中不同名称的数量`;
    case 'permanentTypes':
      return `${among}中永久物类别的种类数量`;
    case 'powers':
      return `${among}中不同力量的数量`;
    case 'manaValues':
      return `${among}中不同法术力值的数量`;
    case 'counterKinds':
      return `${among}中指示物的种类数量`;
    case 'manaCosts':
      return `${among}中不同法术力费用的数量`;
    default: {
      const unknown: never = q.what;
      throw new Error(`unknown property ${String(unknown)}`);
    }
  }
}

function slotValue(c: Context, slot: number): string {
  const known = c.slots.get(slot);
  if (!known) return '该数量';
  return known.kind === 'mixed' ? known.text : `${known.text}的数量`;
}

/** Whether it is written as itself: a number, X, or the amount of the event. */
function plain(q: Quantity): boolean {
  return typeof q === 'number' || q.q === 'x';
}

/** A total that is divided: "X加1", where X is the number chosen. */
export const totalText = (c: Context, q: Quantity): string =>
  typeof q === 'object' && q.q !== 'x' && mentionsNode(q, { q: 'x' }) ? valuePhrase(c, q) : amount(c, q);

/** A number in digits, or X explained at the end of the sentence: "3", "X". */
export function amount(c: Context, q: Quantity): string {
  if (typeof q === 'number') return String(q);
  if (q.q === 'x') return 'X';
  const note = `X为${valuePhrase(c, q)}`;
  const key = JSON.stringify(q);
  if (!c.xs.has(key)) {
    c.xs.add(key);
    c.notes.push(note);
  }
  return 'X';
}

/** "That much": the amount of the event, or a number bound earlier that has no name of its own. */
function isThatMuch(c: Context, q: Exclude<Quantity, number>): boolean {
  return q.q === 'amount' || (q.q === 'slot' && !c.slots.has(q.slot));
}

/** "一半数量的", of X or of what each of the players has, and how it is rounded; undefined for any other number. */
export function ownHalf(q: Quantity | 'all'): { of: string; round: string } | undefined {
  if (typeof q !== 'object' || q.q !== 'half' || q.by !== undefined || typeof q.of === 'number') return undefined;
  const own = mentionsNode(q.of, { player: 'of', of: { sel: 'it' } });
  if (q.of.q !== 'x' && !own) return undefined;
  return { of: `${own ? '' : 'X'}一半数量`, round: `，小数点后${q.round === 'up' ? '进位' : '舍去'}` };
}

/** "3点生命"; for what an event gave, "等量的生命"; otherwise X. */
export function points(c: Context, q: Quantity, what: string): string {
  if (!plain(q) && typeof q === 'object') {
    if (isThatMuch(c, q)) return `等量的${what}`;
    const counted = what === '伤害' && (q.q === 'count' || q.q === 'devotion' || q.q === 'extreme');
    if (q.q === 'stat' || q.q === 'slot' || q.q === 'counters' || q.q === 'half' || counted) {
      if (!c.xs.has(JSON.stringify(q))) {
        const value = valuePhrase(c, q);
        if (what === '生命' && q.q === 'stat') return `等同于${value.replace('所牺牲之', '所牺牲的').replace(/的(?=[^的]*$)/, '之')}的生命`;
        c.notes.push(`其数量等同于${value}`);
        return what === '伤害' ? what : `若干${what}`;
      }
    }
  }
  return what === '伤害' || what === '生命' ? `${amount(c, q)}点${what}` : `${amount(c, q)}${what}`;
}

/** A number of things with their measure word: "两张", "X个", "等量的". */
export function counted(c: Context, q: Quantity, m: string): string {
  if (typeof q === 'number') return `${countWord(q)}${m}`;
  if (isThatMuch(c, q)) return m === '次' ? '等量次数' : '等量的';
  return `${amount(c, q)}${m}`;
}

/**
 * "每有一个由你操控的生物": the front of a sentence in which something is done once for each. Undefined where the quantity does not count
 * entities.
 */
export function forEachFront(c: Context, q: Quantity): string | undefined {
  if (typeof q === 'number') return undefined;
  if (q.q === 'happened') return undefined;
  if (q.q === 'distinct') return distinctFront(c, q);
  if (q.q !== 'count') return undefined;
  const of = q.of;
  if (of.sel === 'all') {
    const noun = nounOf(c, of.filter, of.zone);
    const m = measure(noun);
    if (of.zone === 'battlefield') {
      const yours = noun.modifiers[0];
      const said = countedNoun(noun, noun.other ? '一' : 1);
      if (yours === '由你操控') return `你每操控${countedNoun({ ...noun, modifiers: noun.modifiers.slice(1) }, noun.other ? '一' : 1)}`;
      const each = /^由(每位.+)操控$/.exec(yours ?? '')?.[1];
      if (each) return `${each}每操控${countedNoun({ ...noun, modifiers: noun.modifiers.slice(1) }, 1)}`;
      if (noun.modifiers.length === 0 && !noun.other) return `战场上每有${said}`;
      return `每有${said}`;
    }
    if (of.zone === 'hand' && of.of?.player === 'you' && noun.heads.length === 0) return '你每有一张手牌';
    return `${placeOf(c, of.zone, of.of).replace(/的$/, '')}每有一${m}${nounText(noun)}`;
  }
  const way = wayNoun(c, of);
  if (way) return `每以此法${way.verb}${countedNoun(way.noun, 1)}`;
  const vote = of.sel === 'slot' ? c.slots.get(of.slot)?.vote : undefined;
  const flips = of.sel === 'slot' ? c.slots.get(of.slot)?.flips : undefined;
  if (flips !== undefined) return flips;
  if (vote !== undefined) return `每有一张选择「${vote}」的票`;
  if (of.sel === 'attachedTo') return `${selectorPhrase(c, of.to).text}上每结附一个永久物`;
  if (of.sel === 'slot' || of.sel === 'filter') return `每有一个${itsPhrase(c, of)}`;
  return undefined;
}

/** Splits a quantity that is n times a count into both; a bare count is once. */
export function perUnit(q: Quantity): { n: number; of: Quantity } | undefined {
  if (typeof q === 'number') return undefined;
  if (q.q === 'count' || q.q === 'distinct') return { n: 1, of: q };
  if (q.q === 'product' && q.of.length === 2) {
    const [a, b] = q.of;
    if (typeof a === 'number' && typeof b === 'object' && b.q === 'count') return { n: a, of: b };
    if (typeof b === 'number' && typeof a === 'object' && a.q === 'count') return { n: b, of: a };
  }
  return undefined;
}

/** "其力量的一半，小数点后进位". */
const halfPhrase = (c: Context, q: Extract<Quantity, { q: 'half' }>): string =>
  `${valuePhrase(c, q.of)}${q.by === undefined ? '的一半' : `除以${valuePhrase(c, q.by)}`}，小数点后${q.round === 'up' ? '进位' : '舍去'}`;

/** What is not known stands first. */
const sumPhrase = (c: Context, of: readonly Quantity[]): string =>
  [...of.filter((x) => typeof x !== 'number'), ...of.filter((x) => typeof x === 'number')].map((x) => valuePhrase(c, x)).join('加');

/** "X与Y之差", "X与Y中较大者". */
function extremeOf(c: Context, q: Extract<Quantity, { q: 'if' | 'min' | 'max' }>): string {
  if (q.q === 'if') return `${valuePhrase(c, q.then)}（若${c.say.condition(c, q.cond)}）或${valuePhrase(c, q.else)}（若非如此）`;
  if (isDifference(q)) return `${valuePhrase(c, q.of[0].left)}与${valuePhrase(c, q.of[0].right)}之差`;
  return `${q.of.map((x) => valuePhrase(c, x)).join('与')}中${q.q === 'min' ? '较小' : '较大'}者`;
}
