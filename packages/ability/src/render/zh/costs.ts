/** Costs in words: "{2}，牺牲此生物", "支付1点生命". */
import { costAction } from '../../cost-actions.js';
import type { Cost, Effect } from '../../language.js';
import { same } from '../../same.js';
import type { Context } from './context.js';
import { countedNoun, headText, isAny, nounOf, nounText } from './noun.js';
import { amount, counted, forEachFront, valuePhrase } from './quantity.js';
import { playersPhrase, selectorPhrase } from './refs.js';
import { COLOR_WORDS, counterWord, countWord, STAT_WORDS } from './vocab.js';

/** "放逐你坟墓场最上面的生物牌". */
const topExiled = (c: Context, { verb, filter }: Extract<Cost, { pay: 'objects' }>): string | undefined =>
  verb === 'exile' && filter.is === 'oneOf' && filter.of.sel === 'graveyardTop' ? `放逐${selectorPhrase(c, filter.of).text}` : undefined;

/** "任意数量的", "一个或更多". */
const moreText = ({ atMost, count }: Extract<Cost, { pay: 'objects' }>): string =>
  !atMost ? '' : count === 0 ? '任意数量的' : `${countWord(typeof count === 'number' ? count : 1)}个或更多`;

/** All there are of these: "sacrifice all lands you control", "discard your hand". */
const isWhole = ({ count, zone, filter }: Extract<Cost, { pay: 'objects' }>): boolean =>
  typeof count === 'object' && count.q === 'count' && count.of.sel === 'all' && count.of.zone === zone && same(count.of.filter, filter);

/** "弃掉你的手牌", "牺牲所有由你操控的地". */
function wholeText(c: Context, cost: Extract<Cost, { pay: 'objects' }>): string | undefined {
  if (!isWhole(cost)) return undefined;
  if (cost.verb === 'discard') return isAny(cost.filter) ? '弃掉你的手牌' : undefined;
  if (cost.verb !== 'sacrifice') return undefined;
  const noun = nounOf(c, cost.filter, cost.zone);
  c.paid = new Map([['sacrifice', headText(noun)]]);
  return `牺牲所有${nounText(noun)}`;
}

const alikeText = (cost: Extract<Cost, { pay: 'objects' }>): string => (cost.together === 'name' ? '，且其名称相同' : '');

/** Where the cards are that are exiled. */
function paidFrom({ zone, together }: Extract<Cost, { pay: 'objects' }>): string {
  if (zone === 'graveyard') return together === 'owner' ? '同一坟墓场' : '你的坟墓场';
  return zone === 'hand' ? '你手上' : '你的牌库顶';
}

/** "将一个由你操控的海岛移回其拥有者手上": what is done to others to pay. */
function objectsText(c: Context, cost: Extract<Cost, { pay: 'objects' }>): string {
  const noun = nounOf(c, cost.filter, cost.zone);
  const whole = wholeText(c, cost);
  if (whole) return whole;
  const random = cost.how === 'random' ? '随机' : '';
  // CR 701.17a and 701.8a: one sacrifices and discards one's own; it need not be said.
  const own = noun.modifiers.filter((m) => m !== '由你操控');
  const many =
    typeof cost.count === 'number' ? cost.count : counted(c, cost.count, cost.zone === 'battlefield' ? '个' : '张').replace(/[个张]$/, '');
  const more = moreText(cost);
  const all = cost.atMost ? `${more}${nounText(noun)}` : countedNoun(noun, many);
  const mine = cost.atMost ? `${more}${nounText({ ...noun, modifiers: own })}` : countedNoun({ ...noun, modifiers: own }, many);
  if (cost.total && cost.verb === 'exile') return `搜集证据${amount(c, cost.total.atLeast)}`; // CR 701.57a
  if (cost.total) return `横置任意数量总${STAT_WORDS[cost.total.stat]}等于或大于${amount(c, cost.total.atLeast)}的${nounText(noun)}`;
  switch (cost.verb) {
    case 'tap':
      return `横置${all}`;
    case 'untap':
      return `重置${all}`;
    case 'sacrifice':
      c.paid = new Map([['sacrifice', headText(noun)]]);
      return `牺牲${mine}`;
    case 'discard':
      return `${random}弃${mine}${alikeText(cost)}`;
    case 'exile':
      if (cost.zone === 'battlefield' || cost.zone === 'stack') return `放逐${all}`;
      return `从${paidFrom(cost)}放逐${mine}`;
    case 'return':
      return `将${all}移回其拥有者手上`;
    case 'reveal':
      return `从你手上展示${mine}`;
    case 'putOnTop':
      return `将${countedNoun({ ...noun, modifiers: own }, many)}从你手上置于你的牌库顶`;
    case 'putOnBottom':
      return `将${countedNoun({ ...noun, modifiers: own }, many)}置于你的牌库底`;
    case 'mill':
      return `磨${isAny(cost.filter) ? countedNoun(noun, many) : nounText(noun)}`;
    case 'process':
      return `将${counted(c, cost.count, '张')}由对手拥有的牌从放逐区置入其拥有者的坟墓场`;
    default:
      return `${PLAIN[cost.verb]}${all}`;
  }
}

/** Verbs that stand before what it is done to. */
const PLAIN: Readonly<Record<'exert' | 'unattach' | 'choose', string>> = { exert: '耗竭', unattach: '卸下', choose: '选择' };

/** What is done to the source to pay. */
function selfText(c: Context, verb: Extract<Cost, { pay: 'self' }>['verb']): string {
  switch (verb) {
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'sacrifice':
      return `牺牲${c.self}`;
    case 'discard':
      return `弃掉${c.self}`;
    case 'exile':
      return `${c.selfZone === 'graveyard' ? '从你的坟墓场' : c.selfZone === 'hand' ? '从你手上' : ''}放逐${c.self}`;
    case 'return':
      return `将${c.self}移回其拥有者手上`;
    case 'reveal':
      return `展示${c.self}`;
    case 'putOnTop':
      return `将${c.self}置于其拥有者的牌库顶`;
    case 'putOnBottom':
      return `将${c.self}置于其拥有者的牌库底`;
    case 'mill':
      return `磨${c.self}`;
    case 'process':
      return `将${c.self}从放逐区置入其拥有者的坟墓场`;
    case 'unattach':
      return `将${c.self}卸装`;
    case 'exert':
      return `耗竭${c.self}`;
    case 'choose':
      return `选择${c.self}`;
    default: {
      const unknown: never = verb;
      throw new Error(`unknown cost ${String(unknown)}`);
    }
  }
}

function manaCostText(c: Context, cost: Extract<Cost, { pay: 'mana' }>, pay: string): string {
  if (cost.xMost !== undefined) return `${pay}${cost.mana}，X不能大于${valuePhrase(c, cost.xMost)}`;
  const paidX = typeof cost.times === 'object' && cost.times.q === 'x';
  const per = cost.times === undefined ? undefined : paidX ? '每以此法支付一点{E}，' : forEachFront(c, cost.times);
  if (cost.times !== undefined && per === undefined) return `${pay}{X}，X为${valuePhrase(c, cost.times)}`;
  if (cost.help) return `御水${cost.mana}`;
  return per === undefined ? `${pay}${cost.mana}` : `${per}便${pay}${cost.mana}`;
}

function energyText(c: Context, cost: Extract<Cost, { pay: 'energy' }>): string {
  if (typeof cost.amount === 'number') return '{E}'.repeat(cost.amount);
  return `${amount(c, cost.amount)}点{E}${cost.least ? `（X至少为${cost.least}）` : ''}`;
}

const objectsPaid = (c: Context, cost: Extract<Cost, { pay: 'objects' }>): string => topExiled(c, cost) ?? objectsText(c, cost);

/** "支付{1}或弃一张牌"; "觅食" (CR 701.59a). */
const eitherText = (c: Context, cost: Extract<Cost, { pay: 'or' }>): string =>
  costAction(cost) === 'forage' ? '觅食' : cost.of.map((x) => costsInSentence(c, x)).join('或');

/** "+1", "−X", "0" (CR 606.4). */
function loyaltyText(c: Context, by: Extract<Cost, { pay: 'loyalty' }>['amount']): string {
  if (typeof by !== 'number') return `−${amount(c, by.minus)}`;
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0';
}

/** "令每位其他牌手各获得6点生命". */
function gainText(c: Context, { who, amount: n }: Extract<Cost, { pay: 'lifeGain' }>): string {
  const each = who.player === 'eachOther' || who.player === 'eachOpponent' ? '各' : '';
  return `令${playersPhrase(c, who).text}${each}获得${amount(c, n)}点生命`;
}

/** One part of a cost. In a sentence, mana and life are 支付. */
export function costText(c: Context, cost: Cost, inSentence = false): string {
  const pay = inSentence ? '支付' : '';
  switch (cost.pay) {
    case 'mana':
      return manaCostText(c, cost, pay);
    case 'self':
      return selfText(c, cost.verb);
    case 'objects':
      return objectsPaid(c, cost);
    case 'manaCostOf':
      return `${pay}${cost.of.sel === 'self' ? '此牌' : selectorPhrase(c, cost.of).text}的法术力费用${cost.less === undefined ? '' : `减少${cost.less}`}`;
    case 'life':
      return `支付${amount(c, cost.amount)}点生命`;
    case 'loyalty':
      return loyaltyText(c, cost.amount);
    case 'counters': {
      const on = selectorPhrase(c, cost.from).text;
      const all = typeof cost.count === 'object' && cost.count.q === 'counters';
      const what = `${all ? '所有' : counted(c, cost.count, '个')}${cost.counter === 'any' ? '指示物' : counterWord(cost.counter)}`;
      if (cost.among) return `从${on.replace(/^所有(?=由)/, '')}之中移去总共${what}`;
      return cost.change === 'remove' ? `从${on}上移去${what}` : `在${on}上放置${what}`;
    }
    case 'energy':
      return `支付${energyText(c, cost)}`;
    case 'lifeGain':
      return gainText(c, cost);
    case 'choosePlayer':
      return cost.among.player === 'eachOpponent' ? '选择一位对手' : '选择一位牌手';
    case 'revealChosen':
      return '展示你所选择的牌手';
    case 'unblockedAttacker':
      return '将一个由你操控且未受阻挡的攻击生物移回其拥有者手上';
    case 'times':
      return `${forEachFront(c, cost.times) ?? `重复${amount(c, cost.times)}次，`}${costsInSentence(c, cost.of)}`;
    case 'or':
      return eitherText(c, cost);
    default: {
      const unknown: never = cost;
      throw new Error(`unknown cost ${JSON.stringify(unknown)}`);
    }
  }
}

/** A whole cost before a colon: "{2}，{T}，牺牲此生物". */
export function costsText(c: Context, costs: readonly Cost[]): string {
  if (costs.length === 0) return '{0}';
  const last = costs[costs.length - 1];
  const counters = costs[costs.length - 2];
  // "remove three counters from it and sacrifice it"
  if (
    last.pay === 'self' &&
    last.verb === 'sacrifice' &&
    counters?.pay === 'counters' &&
    counters.change === 'remove' &&
    counters.from.sel === 'self'
  )
    return `${costs
      .slice(0, -1)
      .map((x) => costText(c, x))
      .join('，')}并牺牲它`;
  return costs.map((x) => costText(c, x)).join('，');
}

/** A whole cost as what somebody does: "支付{2}并牺牲一个生物". */
export function costsInSentence(c: Context, costs: readonly Cost[]): string {
  return costs.length === 0 ? '支付{0}' : costs.map((x) => costText(c, x, true)).join('并');
}

/** "只能将黑色法术力用于X。", where a cost says so. */
export function costNotes(costs: readonly Cost[]): string[] {
  return costs.flatMap((x) =>
    x.pay === 'mana' && x.xOnly ? [`只能将${x.xOnly.map((k) => COLOR_WORDS[k]).join('和／或')}色法术力用于X`] : [],
  );
}

/** The cost an effect gives a card that becomes foretold (CR 702.143d). */
export const foretellCost = (cost: readonly Cost[]): string =>
  cost.map((x) => (x.pay === 'manaCostOf' ? `其法术力费用减少${x.less ?? '{0}'}` : x.pay === 'mana' ? x.mana : '')).join('');

/** On which terms a card is cast. */
export function playTerms(c: Context, e: Extract<Effect, { do: 'play' | 'permitPlay' }>): string {
  if (e.cost === 'free') return '，且不需支付其法术力费用';
  return e.cost === 'normal' ? '' : `，且支付${costsInSentence(c, e.cost.pay).replace(/^支付/, '')}而不支付其法术力费用`;
}
