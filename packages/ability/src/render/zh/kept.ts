/** What players choose to keep, and what becomes of the rest (CR 101.4, 608.2e). */
import type { Effect, Filter, Selector } from '../../language.js';
import { type Clause, type Context, clause } from './context.js';
import { nounOf, nounText } from './noun.js';
import { howMany, playersPhrase } from './refs.js';
import { joinList, STAT_WORDS } from './vocab.js';

type Chosen = Extract<Selector, { sel: 'choose' }>;

const isOwn = (f: Filter): boolean => f.is === 'controlledBy';

function kindOf(from: Selector): Filter {
  const f: Filter = from.sel === 'all' ? from.filter : { is: 'any' };
  if (isOwn(f)) return { is: 'permanent' };
  return f.is === 'and' ? { is: 'and', of: f.of.filter((x) => !isOwn(x)) } : f;
}

const mentionsOwner = (f: Filter): boolean => isOwn(f) || (f.is === 'and' && f.of.some(isOwn));

/** "每位对手各选择其坟墓场中的两张牌，并放逐其余的牌"; undefined where no cards are kept. */
function keptCards(c: Context, e: Effect, next: Effect | undefined): Clause[] | undefined {
  if (e.do !== 'let' || !next) return undefined;
  if (next.do !== 'discardThese' && (next.do !== 'move' || next.to !== 'exile')) return undefined;
  const [{ what: chosen }, { what }] = [e, next];
  if (what.sel !== 'except' || what.minus.sel !== 'slot' || what.minus.slot !== e.slot || chosen.sel !== 'choose') return undefined;
  if (chosen.from.sel !== 'all' || chosen.who.player === 'you') return undefined;
  const p = playersPhrase(c, chosen.who);
  const place = chosen.from.zone === 'hand' ? '其手上' : '其坟墓场中';
  const done = next.do === 'move' ? '放逐' : '弃掉';
  return [clause(c, p.text, `${p.each ? '各' : ''}选择${place}的${howMany(c, chosen.min, chosen.max, '张')}牌，并${done}其余的牌`)];
}

const chooseWord = (s: Chosen): string => (s.how === 'random' ? '随机选择' : '选择');

/** "每位牌手各选择由其操控的两个生物，然后牺牲其余的生物"; undefined where nothing is kept. */
export function keptClauses(c: Context, e: Effect, next: Effect | undefined): Clause[] | undefined {
  const cards = keptCards(c, e, next);
  if (cards) return cards;
  if (e.do !== 'let' || (next?.do !== 'sacrificeThese' && next?.do !== 'destroy')) return undefined;
  const { what } = next;
  const most = next.do === 'sacrificeThese' && what.sel === 'slot' && what.slot === e.slot ? ownExtreme(c, e.what) : undefined;
  if (most) return most;
  if (what.sel !== 'except' || what.minus.sel !== 'slot' || what.minus.slot !== e.slot || what.of.sel !== 'all') return undefined;
  const list = (e.what.sel === 'union' ? e.what.of : [e.what]).flatMap((x): Chosen[] => (x.sel === 'choose' ? [x] : []));
  const [first] = list;
  if (!first || (first.how === 'random' && next.do !== 'destroy')) return undefined;
  const p = playersPhrase(c, first.who);
  const own = first.from.sel === 'all' && mentionsOwner(first.from.filter) ? `由${p.you ? '你' : '其'}操控的` : '';
  const kinds = list.map((x) => `${howMany(c, x.min, x.max, '个')}${nounText(nounOf(c, kindOf(x.from), 'battlefield'))}`);
  const rest = `其余的${nounText(nounOf(c, kindOf(what.of), 'battlefield'))}`;
  const chooses = clause(c, p.you ? '' : p.text, `${p.each ? '各' : ''}${chooseWord(first)}${own}${joinList(kinds, '和')}`);
  return [chooses, clause(c, '', next.do === 'destroy' ? `消灭${rest}` : `然后牺牲${rest}`)];
}

/** "每位对手各牺牲一个由其操控的生物中力量最大的". */
function ownExtreme(c: Context, s: Selector): Clause[] | undefined {
  if (s.sel !== 'choose' || s.from.sel !== 'extreme' || s.from.of.sel !== 'all' || s.from.of.zone !== 'battlefield') return undefined;
  const p = playersPhrase(c, s.who);
  const noun = nounText(nounOf(c, kindOf(s.from.of), 'battlefield'));
  const most = `由其操控且${STAT_WORDS[s.from.stat]}最${s.from.which === 'greatest' ? '大' : '小'}的${noun}`;
  return [clause(c, p.text, `${p.each ? '各' : ''}牺牲一个${most}`)];
}

/** "选择你手上两张本回合中抓的牌". */
export function chosenOfDrawn(c: Context, e: Extract<Effect, { do: 'let' }>): Clause | undefined {
  const { what } = e;
  if (what.sel !== 'choose' || what.from.sel !== 'all' || what.from.zone !== 'hand') return undefined;
  const { filter } = what.from;
  if (filter.is !== 'happened' || filter.event.on !== 'draw') return undefined;
  c.slots.set(e.slot, { text: '这些牌', kind: 'card' });
  return clause(c, '', `选择你手上${howMany(c, what.min, what.max, '张')}本回合中抓的牌`);
}

/** "由你开始，每位牌手均可以支付任意数量的法术力": what is paid is added up. */
export function paidTogether(c: Context, e: Effect, next: Effect | undefined): Clause[] | undefined {
  if (e.do !== 'letNumber' || e.value !== 0 || next?.do !== 'may' || next.then.do !== 'letNumber' || next.then.slot !== e.slot)
    return undefined;
  c.slots.set(e.slot, { text: '以此法支付的法术力总量', kind: 'mixed' });
  c.fronts.push('由你开始');
  return [clause(c, '每位牌手', '均可以支付任意数量的法术力')];
}
