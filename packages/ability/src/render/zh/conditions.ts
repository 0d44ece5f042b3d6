/** Conditions: what stands after 如果, 若 or 只要. */

import type { Cmp, Step } from '../../basics.js';
import type { Condition, EventPattern, Filter, PlayerRef, Quantity, Selector, Status } from '../../language.js';
import { SUSPENDED } from '../../phrases/nodes.js';
import { same } from '../../same.js';
import { meldPartner } from '../meld.js';
import { diedThisWay, isAddendum, ofLibrary, spentTogether } from '../ways.js';
import { aheadPredicate } from './ahead.js';
import { anchorWord } from './anchor-words.js';
import { comparedPlayers } from './compared.js';
import { ANY_PLAYER, type Context, EXCESS, SEARCHED } from './context.js';
import { counteredText } from './countered.js';
import { conditionOfEvent, movedOften } from './happened.js';
import { countedNoun, isAny, measure, nounOf, nounText } from './noun.js';
import { allText, amount, valuePhrase, wayNoun } from './quantity.js';
import { placeOf, playersPhrase, selectorPhrase, whoseText } from './refs.js';
import { CMP_WORDS, COLOR_WORDS, counterWord, countWord, designationWord, keywordWord, STATUS_PREDICATES, STEP_WORDS } from './vocab.js';
import { voteWord } from './votes.js';

/** What is asked of something that was done, or could have been. */
function doneText(done: string | undefined): string {
  if (done === SEARCHED) return '你以此法搜寻你的牌库';
  if (done === ANY_PLAYER) return ANY_PLAYER;
  return done === '比点' ? '你赢' : '你如此作';
}

/** A condition as a clause: "你操控树林", "该地为非基本地". */
export function conditionText(c: Context, cond: Condition): string {
  switch (cond.if) {
    case 'and':
      if (isAddendum(cond.of)) return '你是在你的行动阶段施放此咒语';
      if (meldPartner(cond)) return `你拥有且操控${c.self}与一个${nounText(nounOf(c, meldPartner(cond) as Filter, 'battlefield'))}`;
      return spentTogether([...new Set(cond.of.map((x) => conditionText(c, x)))], /^施放.*支付过/).join('，且');
    case 'or':
      return eitherText(c, cond.of);
    case 'not':
      return negated(c, cond.of);
    case 'compare':
      return numbersText(c, cond).replace(/^战场上有以此法受到伤害的(.*)$/, '有$1以此法受到伤害');
    case 'matches':
      return isText(c, cond.what, cond.filter);
    case 'happened':
      if (cond.when === 'thisGame') return thisGameText(c, cond.event);
      if (cond.when) return lastTurnText(c, cond.event);
      if (diedThisWay(cond.event)) return `${selectorPhrase(c, cond.event.what.of).text}以此法置入坟墓场`;
      return conditionOfEvent(c, cond.event, 'clause');
    case 'did':
      return doneText(c.slots.get(cond.slot)?.text);
    case 'paid':
      return paidText(c, cond.label);
    case 'asCast':
      return `你施放${c.self}时，${conditionText(c, cond.cond)}`;
    case 'chosen':
      return chosenText(cond);
    case 'turnOf':
      return cond.who.player === 'you' ? '是在你的回合中' : `当前是${playersPhrase(c, cond.who).text}的回合`;
    case 'step':
      if (cond.when === 'before') return `尚未到${stepWord(cond.step)}`;
      return `当前是${stepWord(cond.step)}`;
    case 'completed':
      return `${playersPhrase(c, cond.who).text}已完成${cond.dungeon === undefined ? '一个地城' : (c.nameOf(cond.dungeon) ?? cond.dungeon)}`;
    case 'dayNight':
      return cond.is === 'neither' ? '当前既非白昼也非黑夜' : cond.is === 'day' ? '当前为白昼' : '当前为黑夜';
    default: {
      const unknown: never = cond;
      throw new Error(`unknown condition ${JSON.stringify(unknown)}`);
    }
  }
}

const chosenText = (cond: Extract<Condition, { if: 'chosen' }>): string =>
  cond.who ? `选择了${voteWord(cond.word)}` : `所选的是${anchorWord(cond.word)}`;

/** 战斗阶段, 行动阶段, 维持. */
export function stepWord(step: Step | 'combat' | 'main'): string {
  return step === 'combat' ? '战斗阶段' : step === 'main' ? '行动阶段' : STEP_WORDS[step];
}

/** Labels said of the cost, not of the spell: "its surge cost was paid". */
const COST_LABELS: ReadonlySet<string> = new Set([
  'surge',
  'prowl',
  'spectacle',
  'madness',
  'awaken',
  'dash',
  'evoke',
  'freerunning',
  'warp',
  'sneak',
  'mayhem',
  'webSlinging',
]);

/** "此咒语已增幅". */
function paidText(c: Context, label: string): string {
  if (label.startsWith('kicker ')) {
    const kicker = c.face.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'kicker' && a.words === label.slice(7));
    const cost = kicker?.kind === 'keyword' ? (kicker.cost ?? []).map((x) => (x.pay === 'mana' ? x.mana : '')).join('') : '';
    return `它已支付其${cost}增幅`;
  }
  if (label === 'additional' || label === 'alternative') return `已支付${label === 'additional' ? '额外' : '替代'}费用`;
  if (label === 'tribute') return '已支付其致敬费用';
  if (label === 'gift') return '已承诺赠礼';
  if (label === 'foretold') return '此咒语已预示';
  if (label === 'teamwork') return '此咒语曾以团队合作施放';
  const spell = c.face.types.includes('Instant') || c.face.types.includes('Sorcery');
  const keyword = label.replace(/\d+$/, '');
  if (COST_LABELS.has(keyword)) return `曾支付${spell ? '此咒语的' : '其'}${keywordWord(keyword)}费用`;
  return `${spell ? '此咒语' : '它'}已${keywordWord(keyword)}`;
}

/** "你本盘游戏中施放过另一个名称为…的咒语". */
function thisGameText(c: Context, e: EventPattern): string {
  if (e.on !== 'cast') return conditionOfEvent(c, e, 'clause').replace('本回合', '本盘游戏');
  const list = e.what.is === 'and' ? e.what.of : [e.what];
  const rest = list.filter((f) => f.is !== 'other');
  const noun = nounText(nounOf(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, 'stack'));
  return `${playersPhrase(c, e.who).text}本盘游戏中施放过${list.length > rest.length ? '另' : ''}一个${noun}`;
}

/** "某牌手上回合施放了两个或更多咒语". */
function lastTurnText(c: Context, e: EventPattern): string {
  if (e.on !== 'cast') return conditionOfEvent(c, e, 'clause').replace('本回合', '上回合');
  const who = e.who.player === 'each' ? '某牌手' : e.who.player === 'eachOpponent' ? '某位对手' : playersPhrase(c, e.who).text;
  return `${who}上回合施放了${e.nth === undefined ? '' : `${countWord(e.nth)}个或更多`}咒语`;
}

function negated(c: Context, cond: Condition): string {
  switch (cond.if) {
    case 'matches':
      return matchesText(c, cond.what, cond.filter, true);
    case 'turnOf':
      return conditionText(c, cond)
        .replace(/当前是|是在/, '当前不是')
        .replace(/回合中$/, '回合');
    case 'did':
      return c.slots.get(cond.slot)?.text === ANY_PLAYER ? '没有牌手如此作' : '你未如此作';
    case 'paid':
      return conditionText(c, cond).replace(/已|曾/, '未');
    case 'compare':
      return compareText(c, cond.left, INVERSE[cond.cmp], cond.right);
    case 'happened':
      if (cond.event.on === 'zone' && cond.event.verb === 'sacrifice' && cond.event.what.is === 'oneOf')
        return `${selectorPhrase(c, cond.event.what.of).text}并未被牺牲`;
      if (cond.when && cond.event.on === 'cast' && cond.event.who.player === 'each') return '上回合没有任一咒语施放过';
      if (cond.when === 'thisGame' && cond.event.on === 'cast' && cond.event.what.is === 'other')
        return `${c.self}是你本盘游戏中施放的第一个咒语`;
      if (cond.when === 'thisGame') return thisGameText(c, cond.event).replace('施放过', '未施放过');
      if (cond.when) return lastTurnText(c, cond.event).replace('施放了', '没有施放');
      return conditionOfEvent(c, cond.event, 'clause')
        .replace(/本回合中?有/, '本回合中没有')
        .replace(/曾/, '未曾')
        .replace(/本回合中施放过/, '本回合中未施放过');
    default:
      return `并非${conditionText(c, cond)}`;
  }
}

const INVERSE: Readonly<Record<Cmp, Cmp>> = { '<': '>=', '<=': '>', '=': '!=', '!=': '=', '>=': '<', '>': '<=' };

/** "你的总生命比你的起始总生命至少多10点". */
function beyondStartingLife(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined {
  if (typeof left !== 'object' || left.q !== 'life' || typeof right !== 'object' || right.q !== 'sum' || cmp !== '>=') return undefined;
  const [more, start] = right.of;
  if (typeof more !== 'number' || typeof start !== 'object' || start.q !== 'startingLife' || right.of.length > 2) return undefined;
  return `${valuePhrase(c, left)}比${valuePhrase(c, start)}至少多${more}点`;
}

/** "你的总生命最多或并列最多". */
function mostLife(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined {
  if (typeof left !== 'object' || left.q !== 'life' || typeof right !== 'object' || right.q !== 'extreme' || cmp !== '>=') return undefined;
  const everybody = right.stat === 'life' && right.which === 'greatest' && right.of.sel === 'players' && right.of.who.player === 'each';
  return everybody ? `${valuePhrase(c, left)}最多或并列最多` : undefined;
}

/** "赢得两次或更多的掷硬币", "两枚硬币均掷出正面". */
function flipsText(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined {
  const flips = typeof left === 'object' && left.q === 'count' && left.of.sel === 'slot' ? c.slots.get(left.of.slot)?.flips : undefined;
  if (flips === undefined) return undefined;
  const side = /掷出(正面|反面)$/.exec(flips);
  if (side) return `${numbered(c, cmp, right, '枚')}硬币掷出${side[1]}`;
  if (cmp === '=' && right === 0) return '赢得所有掷硬币';
  return `赢得${numbered(c, cmp, right, '次')}掷硬币`;
}

/** "死亡票数较多", "纳税票数较多或两者同为最多". */
function votesText(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined {
  const word = (q: Quantity): string | undefined =>
    typeof q === 'object' && q.q === 'count' && q.of.sel === 'slot' ? c.slots.get(q.of.slot)?.vote : undefined;
  const mine = word(left);
  const others = typeof right === 'object' && right.q === 'max' ? right.of.map(word) : [word(right)];
  if (mine === undefined || others.some((w) => w === undefined)) return undefined;
  const most = others.length > 1;
  const tied = cmp === '>=' ? (most ? '或与他者同为最多' : '或两者同为最多') : '';
  return `「${mine}」票数${most ? '最多' : '较多'}${tied}`;
}

/** "以此法造成了过量伤害". */
const excessText = (c: Context, left: Quantity): string | undefined =>
  typeof left === 'object' && left.q === 'slot' && c.slots.get(left.slot)?.text === EXCESS ? '以此法造成了过量伤害' : undefined;

/** "本次战斗中你用来攻击的生物之力量总和等于或大于6". */
const powerText = (c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined =>
  typeof left === 'object' && left.q === 'happened' && left.measure === 'power' && cmp === '>='
    ? `${valuePhrase(c, left)}等于或大于${valuePhrase(c, right)}`
    : undefined;

/** What flips, votes, excess damage and starting life totals have words of their own for. */
const ownWords = (c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined =>
  excessText(c, left) ??
  powerText(c, left, cmp, right) ??
  flipsText(c, left, cmp, right) ??
  votesText(c, left, cmp, right) ??
  beyondStartingLife(c, left, cmp, right) ??
  mostLife(c, left, cmp, right) ??
  comparedPlayers(c, left, cmp, right);

const eitherText = (c: Context, of: readonly Condition[]): string => sharedWithMost(c, of) ?? of.map((x) => conditionText(c, x)).join('或');
const numbersText = (c: Context, cond: Extract<Condition, { if: 'compare' }>): string =>
  colorOfMost(cond) ?? draftedText(c, cond.left) ?? compareText(c, cond.left, cond.cmp, cond.right);

/** CR 905.2, 905.2b */
function draftedText(c: Context, q: Quantity): string | undefined {
  if (typeof q === 'number' || q.q !== 'noted') return undefined;
  const own = c.face.zhName ?? c.face.name;
  if (q.of) return `你曾以名称为${own}之牌将${nounText(nounOf(c, q.of, 'outside'))}移出轮抽`;
  return q.what === 'guessed' ? `你此前曾为名称为${own}之牌猜对` : undefined;
}

const colorOfMost = (cond: Condition): string | undefined => {
  const color = mostCommon(cond);
  return color && `${color}色是所有永久物中最常见（或同为最常见）的颜色`;
};

/** "…与最常见的颜色有共通颜色": of one of the colours of which there are most. */
function sharedWithMost(c: Context, [first]: readonly Condition[]): string | undefined {
  const what = first.if === 'and' && first.of[0].if === 'matches' && mostCommon(first.of[1]) ? first.of[0].what : undefined;
  return what && `${selectorPhrase(c, what).text}与所有永久物中最常见（或同为最常见）的颜色有共通颜色`;
}

/** The colour of which there are as many as of any other. */
function mostCommon(cond: Condition): string | undefined {
  if (cond.if !== 'compare' || typeof cond.right !== 'object' || cond.right.q !== 'max' || typeof cond.left !== 'object') return undefined;
  const of = cond.left.q === 'count' && cond.left.of.sel === 'all' ? cond.left.of.filter : undefined;
  return of?.is === 'color' && typeof of.color === 'string' ? COLOR_WORDS[of.color] : undefined;
}

/** Mana of one type, or from some sources. */
const ofSomeKind = (q: Extract<Quantity, { q: 'manaSpent' }>): boolean => q.type !== undefined || q.from !== undefined;

const times = (n: Quantity): string => (typeof n === 'number' && n > 1 ? `${countWord(n)}次` : '');

const otherNumber = (c: Context, q: Quantity): string => (typeof q === 'object' && q.q === 'stat' ? valuePhrase(c, q) : amount(c, q));

/** "未支付过有色法术力": whether any mana of a kind was spent. */
function spentText(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined {
  if (typeof left !== 'object' || left.q !== 'manaSpent') return undefined;
  if (ofSomeKind(left) && (some(cmp, right) || none(cmp, right)))
    return valuePhrase(c, left).replace(/所支付的(.*)数量$/, some(cmp, right) ? '支付过$1' : '未支付过$1');
  return left.measure !== 'colors' || !none(cmp, right)
    ? undefined
    : valuePhrase(c, left).replace(/用来支付费用的法术力颜色数量$/, '未支付过有色法术力');
}

/** Numbers compared; counts of things become "you control …", "there are …". */
function compareText(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string {
  const own = ownWords(c, left, cmp, right);
  if (own !== undefined) return own;
  if (typeof left === 'object' && left.q === 'speed' && right === 4 && (cmp === '=' || cmp === '!='))
    return `${playersPhrase(c, left.who).text}${cmp === '=' ? '已' : '未'}达到极速`;
  if (
    typeof left === 'object' &&
    left.q === 'distinct' &&
    left.what === 'cardTypes' &&
    (cmp === '>=' || cmp === '<') &&
    typeof right === 'number' &&
    left.of.sel === 'all'
  )
    return `${placeOf(c, left.of.zone, left.of.of).replace(/的$/, '')}牌的类别${cmp === '<' ? `少于${countWord(right)}种` : `有${countWord(right)}种或更多`}`;
  if (typeof left === 'object' && left.q === 'distinct' && left.what === 'names' && cmp === '>=' && left.of.sel === 'all') {
    const said = existence(c, left.of, cmp, right);
    if (said !== undefined) return `${said}且其名称各不相同`;
  }
  if (typeof left === 'object' && left.q === 'count') {
    const said = existence(c, left.of, cmp, right);
    if (said !== undefined) return said;
  }
  if (typeof left === 'object' && left.q === 'happened') {
    const said = happenedText(c, left, cmp, right);
    if (said !== undefined) return said;
  }
  if (typeof left === 'object' && left.q === 'abilityTimes' && typeof right === 'number') {
    if (left.which === 'resolved' && cmp === '=') return `这是此异能在本回合第${countWord(right).replace('两', '二')}次的结算`;
    if (cmp === '>=') return `此异能于本回合中${left.which === 'resolved' ? '结算' : '起动'}了${countWord(right)}次或更多`;
  }
  const spent = spentText(c, left, cmp, right);
  if (spent !== undefined) return spent;
  if (typeof left === 'object' && left.q === 'counters') return countersText(c, left, cmp, right);
  if (typeof left === 'object' && left.q === 'players' && left.who.player === 'eachOpponent')
    return `你有${numbered(c, cmp, right, '位')}对手`;
  if (typeof left === 'object' && left.q === 'paid') return `${paidText(c, left.label)}${times(right)}`;
  if (typeof left === 'object' && left.q === 'life' && (cmp === '>=' || cmp === '<='))
    return `${valuePhrase(c, left)}为${amount(c, right)}或更${cmp === '>=' ? '多' : '少'}`;
  return `${valuePhrase(c, left)}${CMP_WORDS[cmp]}${otherNumber(c, right)}`;
}

/** "本回合中第二个施放": which of the spells of the turn it was; one more than there were before it. */
function castAsNth(event: EventPattern, before: Quantity): string {
  const n = typeof before === 'object' && before.q === 'minus' ? before.left : before;
  const nth = `第${countWord(typeof n === 'number' ? n : 1).replace('两', '二')}个`;
  return event.on === 'cast' && event.who.player === 'you' ? `其为本回合中你施放的${nth}咒语` : `本回合中${nth}施放`;
}

/** How often or how much something happened, compared. */
function happenedText(c: Context, left: Extract<Quantity, { q: 'happened' }>, cmp: Cmp, right: Quantity): string | undefined {
  const { event } = left;
  if (left.before === 'itsCast') return castAsNth(event, right);
  if (event.on === 'step' && event.step === 'beginCombat' && cmp === '=' && right === 1) return '这是本回合的第一个战斗阶段';
  if ((cmp === '>=' && right === 1) || (cmp === '>' && right === 0)) return conditionOfEvent(c, event, 'clause');
  if (cmp !== '>=' && cmp !== '<=') return undefined;
  return happenedOften(c, event, (m) =>
    m === '点' ? `${amount(c, right)}点或更${cmp === '>=' ? '多' : '少'}` : numbered(c, cmp, right, m),
  );
}

/** "你本回合中已抓两张或更多牌". */
function happenedOften(c: Context, event: EventPattern, many: (m: string) => string): string | undefined {
  if (event.on === 'attack') {
    const noun = nounOf(c, event.what, 'battlefield');
    return noun.modifiers.join() === '由你操控' ? `你于本回合中曾以${many('个')}${nounText({ ...noun, modifiers: [] })}攻击` : undefined;
  }
  if (event.on === 'zone' && event.verb === 'sacrifice') {
    const noun = nounOf(c, event.what, 'battlefield');
    if (!noun.modifiers.includes('由你操控')) return undefined;
    return `你本回合中牺牲过${many('个')}${nounText({ ...noun, modifiers: noun.modifiers.filter((m) => m !== '由你操控') })}`;
  }
  if (event.on === 'zone' && event.from === 'battlefield' && event.to === 'graveyard')
    return `本回合中有${many('个')}${nounText(nounOf(c, event.what, 'battlefield'))}死去`;
  if (event.on === 'zone' && event.verb === undefined && (event.to === 'battlefield' || event.to === 'graveyard') && !event.from)
    return movedOften(c, event, many);
  if (event.on !== 'draw' && event.on !== 'cast' && event.on !== 'gainLife' && event.on !== 'loseLife') return undefined;
  const who = event.who.player === 'each' ? '有牌手' : event.who.player === 'eachOpponent' ? '有对手' : playersPhrase(c, event.who).text;
  if (event.on === 'draw') return who === '你' ? `你本回合中已抓${many('张')}牌` : `本回合中${who}已抓${many('张')}牌`;
  if (event.on === 'cast') return `本回合中${who}施放过${many('个')}${nounText(nounOf(c, event.what, 'stack'), { or: '与' })}`;
  return `本回合中${who}${event.on === 'gainLife' ? '获得' : '失去'}了${many('点')}生命`;
}

function countersText(c: Context, left: Extract<Quantity, { q: 'counters' }>, cmp: Cmp, right: Quantity): string {
  const on = selectorPhrase(c, left.of);
  const where = on.its ? '其' : on.text;
  const what = left.counter === 'any' ? '指示物' : counterWord(left.counter);
  if (none(cmp, right)) return `${where}上没有${what}`;
  if (some(cmp, right)) return `${where}上有${what}`;
  return `${where}上有${numbered(c, cmp, right, '个')}${what}`;
}

const none = (cmp: Cmp, right: Quantity) => (cmp === '=' && right === 0) || (cmp === '<' && right === 1) || (cmp === '<=' && right === 0);
const some = (cmp: Cmp, right: Quantity) => (cmp === '>=' && right === 1) || (cmp === '>' && right === 0);

/** "三个或更多的", "两个或更少的", "一个". */
function numbered(c: Context, cmp: Cmp, right: Quantity, m: string): string {
  const n = typeof right === 'number' ? countWord(right) : amount(c, right);
  switch (cmp) {
    case '>=':
      return `${n}${m}或更多`;
    case '<=':
      return `${n}${m}或更少`;
    case '=':
      return `正好${n}${m}`;
    case '>':
      return `多于${n}${m}`;
    case '<':
      return `少于${n}${m}`;
    case '!=':
      return `不是${n}${m}`;
    default: {
      const unknown: never = cmp;
      throw new Error(`unknown comparison ${String(unknown)}`);
    }
  }
}

/** "你没有手牌", "该牌手的手牌数量多于你". */
function handText(c: Context, of: PlayerRef, cmp: Cmp, right: Quantity): string {
  const who = playersPhrase(c, of).text;
  if (none(cmp, right)) return `${who}没有手牌`;
  const theirs =
    typeof right === 'object' && right.q === 'count' && right.of.sel === 'all' && right.of.zone === 'hand' ? right.of.of : undefined;
  if (theirs && (cmp === '>' || cmp === '<')) return `${who}的手牌数量${cmp === '>' ? '多' : '少'}于${playersPhrase(c, theirs).text}`;
  return `${who}的手牌为${numbered(c, cmp, right, '张').replace('正好', '')}`;
}

/** "你操控另一个生物", "战场上没有生物", "你坟墓场中有两张或更多的瞬间和／或法术牌", "你没有手牌". */
function existence(c: Context, of: Selector, cmp: Cmp, right: Quantity): string | undefined {
  if (of.sel !== 'all') {
    if (some(cmp, right)) return `有${selectorPhrase(c, of).text}`;
    if (none(cmp, right)) return `没有${selectorPhrase(c, of).text}`;
    return undefined;
  }
  const noun = nounOf(c, of.filter, of.zone);
  const m = measure(noun);
  const or = '和／或';
  if (of.zone === 'hand' && isAny(of.filter) && of.of) return handText(c, of.of, cmp, right);
  const controller = /^由(?:你|对手|防御牌手|该牌手|目标.{1,4})操控$/.exec(noun.modifiers[0] ?? '')?.[0];
  if (of.zone === 'battlefield' && controller !== undefined) {
    noun.modifiers = noun.modifiers.slice(1);
    if (noun.heads.join() === '指挥官' && noun.modifiers.join() === '由你拥有') noun.whole = '你的指挥官';
    const who = controller === '由对手操控' ? '任一对手' : controller.slice(1, -2);
    if (some(cmp, right)) return `${who}操控${noun.other ? countedNoun(noun, 1) : nounText(noun)}`;
    if (none(cmp, right)) return `${who}未操控${nounText(noun)}`;
    if (cmp === '<=') return `${controller}的${nounText(noun, { or })}数量为${numbered(c, cmp, right, m)}`;
    return `${who}操控${numbered(c, cmp, right, m)}${nounText(noun, { or })}`;
  }
  const place = of.zone === 'battlefield' ? '战场上' : placeOf(c, of.zone, of.of).replace(/的$/, '').replace(/^所有/, '');
  if (some(cmp, right)) return `${place}有${noun.other ? countedNoun(noun, 1) : nounText(noun)}`;
  if (none(cmp, right)) return `${place}没有${nounText(noun)}`;
  return `${place}有${numbered(c, cmp, right, m)}${noun.heads.length > 1 ? '的' : ''}${nounText(noun, { or })}`;
}

/** What a condition says of certain players or objects: "任一对手的坟墓场中有十张或更多牌". */
function satisfiesText(c: Context, what: Selector, cond: Condition, not: boolean): string {
  const it = c.it;
  const who = what.sel === 'players' ? what.who.player : undefined;
  const noun = who === 'eachOpponent' ? '对手' : who === 'each' ? '牌手' : undefined;
  c.it = noun ? { text: `${not ? '没有' : '任一'}${noun}`, kind: 'player' } : selectorPhrase(c, what);
  const text = not && !noun ? negated(c, cond) : conditionText(c, cond);
  if (it) c.it = it;
  else delete c.it;
  return text;
}

/** Of the source: "它已延缓", "你施放之". */
function selfText(c: Context, filter: Filter, not: boolean): string | undefined {
  if (same(filter, SUSPENDED)) return `${c.self}${not ? '未' : '已'}延缓`;
  if (not) return undefined;
  if (filter.is === 'inZone') {
    c.selfZone = filter.zone;
    if (filter.zone === 'graveyard') c.fromGraveyard = true;
  }
  if (filter.is !== 'cast' || filter.paid !== undefined) return undefined;
  return filter.from === 'hand' ? '你从你手上施放之' : filter.from === undefined ? '你施放之' : `它${predicateOf(c, filter, false)}`;
}

/** In the command zone or on the battlefield. */
const isEminent = (f: Filter): boolean => f.is === 'or' && f.of.every((x) => x.is === 'inZone');
const isText = (c: Context, what: Selector, f: Filter): string =>
  isEminent(f) ? `${c.self}在统帅区或战场上` : matchesText(c, what, f, false);

/** Of all players it is said that one of them is so. */
const anyOf = (what: Selector): string | undefined =>
  what.sel === 'players' ? { each: '任一牌手', eachOpponent: '任一对手' }[what.who.player as string] : undefined;

const KINDS_OF_CARDS: ReadonlySet<string> = new Set(['type', 'subtype', 'supertype', 'or', 'and', 'permanentCard', 'historic']);

/** What stands before the kind that a card is or is not; of several cards it is said that one of them is. */
const kindVerb = (subject: string, not: boolean): string =>
  subject === '这些牌' ? `其中${not ? '没有' : '有'}` : `${subject}${not ? '不是' : '是'}`;

/** What something is or is not: "该地为非基本地", "它是红色", "它具有飞行异能". */
function matchesText(c: Context, what: Selector, filter: Filter, not: boolean): string {
  if (filter.is === 'satisfies' && filter.cond.if === 'compare' && ofLibrary(filter.cond.left) && typeof filter.cond.right === 'number')
    return `${not ? '没有' : ''}任一牌库中有${countWord(filter.cond.right)}张或更${filter.cond.cmp === '<=' ? '少' : '多'}的牌`;
  if (filter.is === 'satisfies') return satisfiesText(c, what, filter.cond, not);
  if (what.sel === 'all') return `${not ? '没有' : '有'}${allText(c, what)}${nounText(nounOf(c, filter, what.zone))}`;
  const own = what.sel === 'self' ? selfText(c, filter, not) : counteredText(c, what, filter, not);
  if (own !== undefined) return own;
  const known = what.sel === 'slot' ? c.slots.get(what.slot) : undefined;
  if (known?.revealed) return `以此法${not ? '未' : ''}展示出${countedNoun(nounOf(c, filter, 'library'), 1)}`;
  const done = what.sel === 'filter' ? wayNoun(c, what) : undefined;
  if (done) return `以此法${not ? '未' : ''}${done.verb}${nounText(nounOf(c, filter, 'battlefield'))}`;
  const p = selectorPhrase(c, what);
  const subject = anyOf(what) ?? p.text;
  if (p.kind === 'card' && KINDS_OF_CARDS.has(filter.is)) return `${kindVerb(subject, not)}${nounText(nounOf(c, filter, 'library'))}`;
  if (filter.is === 'ahead')
    return `${not ? '并非' : ''}${subject}${aheadPredicate(filter.in, (f) => nounText(nounOf(c, f, 'battlefield')))}`;
  return `${subject === '它' && filter.is === 'counters' ? '其' : subject}${predicateOf(c, filter, not)}`;
}

function designatedPredicate(designation: Extract<Filter, { is: 'designated' }>['designation'], not: boolean, is: string): string {
  if (designation === 'cityBlessing') return `${not ? '没' : ''}有黄金城祝福`;
  if (designation === 'enduringStory') return `${not ? '没' : ''}有不朽传说`;
  return designation === 'initiative' ? `${not ? '未' : ''}占有先机` : `${is}${designationWord(designation)}`;
}

function statusPredicate(status: Status, not: boolean): string {
  if (status === 'paired') return `${not ? '未' : ''}与另一生物搭档`;
  return not ? `未${STATUS_PREDICATES[status].replace(/^(已|未|正)/, '')}` : STATUS_PREDICATES[status];
}

/** What stands as a noun after "is". */
type SaidAsNoun = Extract<
  Filter,
  {
    is:
      | 'type'
      | 'subtype'
      | 'supertype'
      | 'and'
      | 'any'
      | 'chosenType'
      | 'colorCount'
      | 'permanent'
      | 'spell'
      | 'ability'
      | 'activatedAbility'
      | 'triggeredAbility'
      | 'token'
      | 'permanentCard'
      | 'historic'
      | 'hasAdventure'
      | 'manaAbility'
      | 'commander'
      | 'other'
      | 'oneOf'
      | 'player'
      | 'abilityOf'
      | 'ahead';
  }
>;

/** What is said of one thing. */
export function predicateOf(c: Context, f: Filter, not: boolean): string {
  const is = not ? '不是' : '是';
  switch (f.is) {
    case 'not':
      return f.of.is === 'supertype' || f.of.is === 'type' || f.of.is === 'color'
        ? `为${nounText(nounOf(c, f, 'battlefield')).replace('永久物', '')}${f.of.is === 'supertype' ? '地' : ''}`
        : predicateOf(c, f.of, !not);
    case 'status':
      return statusPredicate(f.status, not);
    case 'designated':
      return designatedPredicate(f.designation, not, is);
    case 'color':
      return `${is}${nounText(nounOf(c, f, 'battlefield')).replace('永久物', '')}`;
    case 'keyword':
      return `${not ? '不' : ''}具有${keywordWord(f.keyword)}异能`;
    case 'controlledBy':
      return `${not ? '不' : ''}由${playersPhrase(c, f.who).text}操控`;
    case 'ownedBy':
      return `${not ? '不' : ''}由${playersPhrase(c, f.who).text}拥有`;
    case 'stat':
    case 'parity':
    case 'repeatsSymbol':
    case 'costSymbol':
    case 'hasAbility':
    case 'cast':
    case 'castOf':
    case 'happened':
    case 'targets':
    case 'couldBeTarget':
    case 'named':
    case 'sameName':
    case 'sharesColor':
    case 'sector':
    case 'sharesCreatureType':
    case 'sharesCardType':
    case 'sharesPermanentType':
    case 'arrived':
    case 'putHere':
    case 'satisfies':
    case 'voted':
    case 'attachedTo':
    case 'blocking':
    case 'blockedBy':
    case 'attackingPlayerOrPermanent':
      return `${not ? '并非' : ''}${nounOf(c, f, 'battlefield').modifiers.join('且')}`
        .replace(/^力量/, '的力量')
        .replace(/^防御力/, '的防御力')
        .replace(/^法术力值/, '的法术力值');
    case 'counters':
      return nounOf(c, f, 'battlefield')
        .modifiers.join('且')
        .replace(/^其上有/, not ? '上没有' : '上有')
        .replace(/^其上没有/, '上没有');
    case 'inZone':
      return `${not ? '不' : ''}在${f.zone === 'battlefield' ? '战场上' : `${whoseText(c, { player: 'you' })}${nounZone(f.zone)}`}`;
    case 'or':
      return f.of.every((x) => x.is === 'color')
        ? `${is}${f.of.map((x) => nounText(nounOf(c, x, 'battlefield')).replace('永久物', '')).join('或')}`
        : `${is}${nounText(nounOf(c, f, 'library')).replace(/牌$/, '')}`;
    default:
      return `${is}${nounText(nounOf(c, f satisfies SaidAsNoun, 'any'))}`;
  }
}

function nounZone(zone: string): string {
  return zone === 'graveyard'
    ? '的坟墓场'
    : zone === 'hand'
      ? '手上'
      : zone === 'library'
        ? '的牌库'
        : zone === 'exile'
          ? '的放逐区'
          : '的区域';
}
