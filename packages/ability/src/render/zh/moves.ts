/** Effects that move cards: to hand, library, graveyard, exile and battlefield, and what is done with libraries. */

import type { Zone } from '../../basics.js';
import type { Effect, Entering, PlayerRef, Selector } from '../../language.js';
import { same } from '../../same.js';
import { about, actor, done, manyOf } from './acting.js';
import { type Clause, type Context, clause, type Phrase, SEARCHED } from './context.js';
import { blockingWords } from './making.js';
import { modPredicates } from './mods.js';
import { isAny, nounOf, nounText } from './noun.js';
import { amount, counted, ownHalf } from './quantity.js';
import { howMany, placeOf, playersPhrase, selectorPhrase, whoseText } from './refs.js';
import { fittingWords } from './sizes.js';
import { counterWord, countWord, joinList } from './vocab.js';

type Move = Extract<Effect, { do: 'move' }>;

/** Where the selected things are before the move, as far as the words tell. */
export function originOf(c: Context, s: Selector): Zone | undefined {
  switch (s.sel) {
    case 'all':
      return s.zone;
    case 'graveyardTop':
      return 'graveyard';
    case 'top':
      return 'library';
    case 'target': {
      const zones = c.targets[s.index]?.from.filter((z): z is Zone => z !== 'players') ?? [];
      return zones[0];
    }
    case 'choose':
      return originOf(c, s.from);
    case 'filter':
    case 'extreme':
      return originOf(c, s.of);
    case 'union':
      return originOf(c, s.of[0]);
    case 'except':
      return originOf(c, s.of);
    case 'slot':
      return c.slots.get(s.slot)?.zone;
    case 'linked':
      return c.links.get(s.link)?.zone ?? 'exile';
    case 'event':
      return c.event[s.role === 'objects' ? 'object' : s.role]?.zone;
    case 'self':
      return c.selfZone;
    case 'keywordLink':
    case 'paid':
    case 'giver':
    case 'host':
    case 'it':
    case 'players':
    case 'attachedTo':
    case 'pairedWith':
    case 'sourceOf':
      return undefined;
    default: {
      const unknown: never = s;
      throw new Error(`unknown selector ${JSON.stringify(unknown)}`);
    }
  }
}

/** What the objects are called after the move. */
function remember(c: Context, e: Move, p: Phrase): void {
  const plural = p.plural === true;
  const exiled: Phrase = { text: '所放逐的牌', kind: 'card', plural, zone: 'exile' };
  const card: Phrase =
    e.to === 'battlefield'
      ? { text: plural ? '它们' : '它', kind: 'object', plural, zone: e.to }
      : { text: plural ? '这些牌' : '该牌', kind: 'card', plural, zone: e.to };
  if (e.bind !== undefined) c.slots.set(e.bind, card);
  if (e.bindParts) {
    c.slots.set(e.bindParts[0], { text: '该牌', kind: 'card', zone: 'exile', plural: false });
    c.slots.set(e.bindParts[1], { text: '其他以此法放逐的牌', kind: 'card', zone: 'exile', plural: true });
  }
  if (e.link !== undefined) c.links.set(e.link, exiled);
}

/** Who the words say does it: a player named who moves their own cards; nobody for you. */
function doer(c: Context, s: Selector): { subject: string; each: string } {
  if (s.sel === 'choose' && s.who.player !== 'you') return actor(c, s.who);
  return { subject: '', each: '' };
}

/** 牌面朝下; or as a pile that is shuffled. */
function downWord(e: Move): string {
  if (e.to === 'exile' && e.order === 'random') return '，成为一牌面朝下的牌堆，并将该牌堆洗牌';
  return e.face === 'faceDown' ? '，且牌面朝下' : '';
}

/** "每位牌手各将所有生物牌从其坟墓场移回其手上": each of them has a graveyard of their own. */
function ofEachGraveyard(c: Context, s: Selector): Clause | undefined {
  if (s.sel !== 'all' || s.zone !== 'graveyard' || !s.of?.player.startsWith('each') || isAny(s.filter)) return undefined;
  const { subject, each } = actor(c, s.of);
  return clause(c, subject, `${each}将${fromPlace(c, s)}移回其手上`, { verb: 'move' });
}

/** A move as sentences. */
export function moveClauses(c: Context, e: Move): Clause[] {
  const { subject, each } = doer(c, e.what);
  const chosen = chosenFromHand(c, e.what);
  if (chosen && e.to === 'exile') {
    remember(c, e, chosen.card);
    return [chosen.choice, clause(c, '', `放逐${chosen.card.text}${downWord(e)}`)];
  }
  if (e.to === 'exile' && e.what.sel === 'top' && e.what.of.player !== 'you' && !e.what.deck) {
    const who = playersPhrase(c, e.what.of);
    const many = e.what.count === 1 ? '牌' : `的${counted(c, e.what.count, '张')}牌`;
    remember(c, e, { text: '', kind: 'card', plural: [e.what.count !== 1, who.each].includes(true) });
    return [clause(c, who.text, `${who.each ? '各' : ''}放逐其牌库顶${many}${downWord(e)}`, { verb: 'move' })];
  }
  const p = selectorPhrase(c, e.what);
  const origin = e.from ?? originOf(c, e.what) ?? p.zone;
  const yours = e.what.sel === 'choose' && e.what.who.player === 'you';
  let out: Clause[];
  switch (e.to) {
    case 'hand':
      out = [ofEachGraveyard(c, e.what) ?? clause(c, subject, `${each}${toHand(c, e, p, origin, yours)}`, { verb: 'move' })];
      break;
    case 'exile':
      out = [exileClause(c, e, p, subject, each)];
      out[0].predicate += enteringText(c, e.entering).after;
      break;
    case 'battlefield':
      out = [...toBattlefield(c, e, p, origin), ...beingClauses(c, e, p)];
      break;
    case 'library':
      out = [toLibrary(c, e, p, subject, each, origin)];
      break;
    case 'graveyard':
      out = [clause(c, subject, `${each}将${p.text}置入${ownerText(c, e.what, p, subject)}坟墓场`, { verb: 'move' })];
      break;
    case 'stack':
    case 'command':
    case 'outside':
      if (e.deck) {
        const order = e.order === 'any' ? '以任意顺序' : e.order === 'random' ? '以随机顺序' : '';
        out = [clause(c, subject, `将${p.text}${order}置于你的时空套牌${e.position === 'bottom' ? '底' : '顶'}`, { verb: 'toLibrary' })];
        break;
      }
      out = [clause(c, subject, `将${p.text}移至${e.to === 'command' ? '统帅区' : '游戏外'}`)];
      break;
    default: {
      const unknown: never = e.to;
      throw new Error(`unknown zone ${String(unknown)}`);
    }
  }
  remember(c, e, p);
  return out;
}

/** "其拥有者的", or "你的" for your own cards. */
function ownerText(c: Context, s: Selector, p: Phrase, subject: string): string {
  if (subject !== '') return '其';
  if (p.owner !== undefined) return p.owner === '你' ? '你的' : '其';
  if (isYours(c, s)) return '你的';
  return '其拥有者的';
}

/** Whether the words make clear that it is a card of yours. */
function isYours(c: Context, s: Selector): boolean {
  switch (s.sel) {
    case 'all':
    case 'top':
    case 'graveyardTop':
      return s.of?.player === 'you';
    case 'choose':
      return isYours(c, s.from);
    case 'filter':
    case 'except':
      return isYours(c, s.of);
    case 'target':
      return c.targets[s.index]?.of?.player === 'you';
    case 'slot':
      return c.slots.get(s.slot)?.owner === '你';
    default:
      return false;
  }
}

/** From a library, or from exile; cards that a linked ability has exiled are whosever they are. */
function fromOutside(c: Context, e: Move, p: Phrase): string {
  const aimed = e.what.sel === 'target' ? c.targets[e.what.index] : undefined;
  if ((e.what.sel === 'linked' || (aimed && aimed.of === undefined)) && p.owner === undefined) return `将${p.text}移回其拥有者手上`;
  return `将${p.text}置于${isYours(c, e.what) || p.owner === '你' || p.owner === undefined ? '你' : '其'}手上`;
}

/** "将目标生物移回其拥有者手上", "将该牌置于你手上". */
function toHand(c: Context, e: Move, p: Phrase, origin: Zone | undefined, yours: boolean): string {
  if (p.bare !== undefined && p.place !== undefined) {
    const mine = p.place === '你的坟墓场';
    return `将${p.bare}从${p.place}移回${mine ? '你' : '其拥有者'}手上`;
  }
  if (e.what.sel === 'self' && origin === 'graveyard')
    return `将${p.text}${p.its ? '' : '从你的坟墓场'}移回${p.its && !c.fromGraveyard ? '其拥有者' : '你'}手上`;
  if (origin === 'library' || origin === 'exile' || origin === 'outside') return fromOutside(c, e, p);
  if (origin === 'graveyard') {
    if (e.what.sel === 'choose' && e.what.from.sel === 'all') {
      const from = e.what.from;
      const noun = nounOf(c, from.filter, 'graveyard');
      const who = playersPhrase(c, e.what.who);
      const many = howMany(c, e.what.min, e.what.max, '张');
      if (!who.you && from.of?.player === 'you') return `选择你坟墓场中的${many}${nounText(noun)}，将该牌从该处移回你手上`;
      const place = from.of?.player === 'you' ? '你的坟墓场' : '其坟墓场';
      const random = e.what.how === 'random' ? '随机' : '';
      return `${random}将${many}${fittingWords(e.what)}${nounText(noun)}从${place}移回${from.of?.player === 'you' ? '你' : '其'}手上`;
    }
    return `将${fromPlace(c, e.what) ?? p.text}移回${isYours(c, e.what) ? '你' : '其拥有者'}手上`;
  }
  return `将${p.text}移回${yours && p.owner === '你' ? '你' : '其拥有者'}手上`;
}

function exileClause(c: Context, e: Move, p: Phrase, subject: string, each: string): Clause {
  if (e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.zone !== 'battlefield') {
    const { zone, of, filter } = e.what.from;
    const place =
      of === undefined
        ? placeOf(c, zone, of).replace(/的$/, '')
        : subject !== ''
          ? `其${zone === 'graveyard' ? '坟墓场' : '手上'}`
          : `${whoseText(c, of)}${zone === 'graveyard' ? '的坟墓场' : '手上'}`;
    const many = howMany(c, e.what.min, e.what.max, '张');
    return clause(c, subject, `${each}从${place}放逐${many}${fittingWords(e.what)}${nounText(nounOf(c, filter, zone))}`, { verb: 'move' });
  }
  const until = e.until === undefined ? '' : `，直到${c.self}离开战场为止`;
  const haunting = e.marks?.keyword === 'haunt' ? `，且其缠身于${selectorPhrase(c, e.marks.what).text}` : '';
  const text = p.bare !== undefined && p.place !== undefined ? `将${p.bare}从${p.place}放逐` : done('放逐', p);
  return clause(c, subject, `${each}${text}${downWord(e)}${haunting}${until}`, { verb: 'move' });
}

/** "，且正进行攻击", "，且正攻击该牌手". */
function attackingWords(c: Context, n: Entering): string {
  if (n.attacking === undefined) return '';
  return typeof n.attacking === 'object' ? `，且正攻击${selectorPhrase(c, n.attacking.defender).text}` : '，且正进行攻击';
}

/** "横置", "且正进行攻击". */
function enteringText(c: Context, n: Entering | undefined): { before: string; after: string } {
  if (!n) return { before: '', after: '' };
  const counters = (n.counters ?? []).map((x) => `${counted(c, x.count, '个')}${counterWord(x.counter)}`).join('与');
  return {
    before: `${n.face === 'faceDown' ? '牌面朝下地' : ''}${n.tapped ? '横置' : ''}`,
    after: `${attackingWords(c, n)}${blockingWords(c, n)
      .map((w) => `，且${w}`)
      .join(
        '',
      )}${n.face === 'transformed' ? '，且已转化' : n.face === 'flipped' ? '，且已倒转' : ''}${n.attachedTo ? `，且结附在${selectorPhrase(c, n.attachedTo).text}上` : ''}${counters === '' ? '' : `，且其上有${counters}`}`,
  };
}

/** "一张地牌从你手上": a card chosen from somebody's own hand or graveyard, with where it comes from. */
function fromPlace(c: Context, s: Selector): string | undefined {
  if (s.sel === 'all' && s.zone === 'graveyard' && s.of && !isAny(s.filter)) {
    const place = s.of.player === 'you' ? '你的坟墓场' : `${whoseText(c, s.of)}坟墓场`;
    return `所有${nounText(nounOf(c, s.filter, s.zone), { or: '和' })}从${place}`;
  }
  if (s.sel !== 'choose' || s.from.sel !== 'all') return undefined;
  const { zone, of, filter } = s.from;
  if ((zone !== 'hand' && zone !== 'graveyard') || of === undefined || !same(of, s.who)) return undefined;
  const place = zone === 'hand' ? (of.player === 'you' ? '你手上' : '其手上') : of.player === 'you' ? '你的坟墓场' : '其坟墓场';
  return `${howMany(c, s.min, s.max, '张')}${fittingWords(s)}${nounText(nounOf(c, filter, zone))}从${place}`;
}

/** "在你的操控下", where it is not clear by itself. */
function underWhom(c: Context, e: Move, p: Phrase, origin: Zone | undefined): string {
  if (e.under === undefined)
    return origin === 'exile' || (origin === 'graveyard' && e.what.sel !== 'target' && !isYours(c, e.what)) ? '在其拥有者的操控下' : '';
  if (e.under.player === 'ownerOf') return '在其拥有者的操控下';
  if (e.under.player !== 'you') return `在${playersPhrase(c, e.under).text}的操控下`;
  const from = e.what.sel === 'choose' && e.what.from.sel === 'all' ? e.what.from.of : undefined;
  const others = e.what.sel === 'choose' && from !== undefined && from.player !== 'you' && !same(from, e.what.who);
  const fromYours = !others && (origin === 'library' || origin === 'hand') && (p.owner === undefined || p.owner === '你');
  return isYours(c, e.what) || fromYours ? '' : '在你的操控下';
}

/** "将该牌在其拥有者的操控下移回战场", "将它放进战场". */
function toBattlefield(c: Context, e: Move, p: Phrase, origin: Zone | undefined): Clause[] {
  const { before, after } = enteringText(c, e.entering);
  // what did not come from the battlefield under your control is put there, not returned
  const taken = e.under?.player === 'you' && !isYours(c, e.what) && (e.what.sel === 'all' || e.what.sel === 'choose');
  const back = (origin === 'graveyard' || origin === 'exile' || e.what.sel === 'event') && !taken;
  const under = underWhom(c, e, p, origin);
  const found = p.next && origin === 'library' && p.next.text.startsWith('它') ? (p.plural ? '它们' : '之') : undefined;
  const from = fromPlace(c, e.what);
  if (p.bare !== undefined && p.place === '坟墓场' && under !== '')
    return [clause(c, '', `将${p.bare}${under}从坟墓场${before}放进战场${after}`, { verb: 'move' })];
  const text = found ?? from ?? (p.bare !== undefined && p.place !== undefined ? `${p.bare}从${p.place}` : p.text);
  if (e.what.sel === 'self' && origin === 'graveyard' && !p.its && e.under === undefined)
    return [clause(c, '', `将${p.text}从你的坟墓场${before}移回战场${after}`, { verb: 'move' })];
  if (e.from === 'hand') return [clause(c, '', `将${p.text}从你手上${before}放进战场${after}`, { verb: 'move' })];
  if (e.from === 'command') return [clause(c, '', `将${p.text}从统帅区${before}放进战场${after}`, { verb: 'move' })];
  const { subject, each } = doer(c, e.what);
  return [clause(c, subject, `${each}将${text}${under}${before}${back ? '移回' : '放进'}战场${after}`, { verb: 'move' })];
}

/** What it is as it enters (CR 611.2e): "它额外具有灵俑此类别". */
function beingClauses(c: Context, e: Move, p: Phrase): Clause[] {
  const mods = e.entering?.mods ?? [];
  if (mods.length === 0) return [];
  return [clause(c, p.plural ? '它们' : '它', modPredicates(c, mods, true, p.plural === true).join('且'))];
}

/** 牌库顶, 牌库底, 牌库顶数来第二张的位置. */
function libraryPlace(c: Context, position: Move['position'], yours: boolean): string {
  if (typeof position === 'object' && 'beneath' in position) return `牌库顶${amount(c, position.beneath)}张牌的正下方`;
  if (typeof position === 'object') return `牌库顶数来第${countWord(position.fromTop).replace('两', '二')}张的位置`;
  return `${yours ? '的' : ''}牌库${position === undefined || position === 'top' ? '顶' : position === 'bottom' ? '底' : ''}`;
}

/** Whether it goes to your own library: what is yours, or what was there and is not said to be another's. */
function isYourLibrary(c: Context, e: Move, p: Phrase, origin: Zone | undefined): boolean {
  const shown = e.what.sel === 'except' && e.what.of.sel === 'slot' ? c.slots.get(e.what.of.slot)?.owner : undefined;
  return isYours(c, e.what) || (origin === 'library' && (p.owner ?? shown) === undefined);
}

/** "将两张牌以任意顺序置于你的牌库顶". */
function toLibrary(c: Context, e: Move, p: Phrase, subject: string, each: string, origin: Zone | undefined): Clause {
  const owner = subject !== '' ? '其' : isYourLibrary(c, e, p, origin) ? '你' : '其拥有者的';
  const order = p.plural ? (e.order === 'any' ? '以任意顺序' : e.order === 'random' ? '以随机顺序' : '') : '';
  const at = libraryPlace(c, e.position, owner === '你');
  if (e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.zone === 'hand') {
    const many = howMany(c, e.what.min, e.what.max, '张');
    const noun = nounText(nounOf(c, e.what.from.filter, 'hand'));
    if (subject === '') return clause(c, '', `从你手上将${many}${noun}${order}置于${owner}${at}`, { verb: 'toLibrary' });
    return clause(c, subject, `${each}将${many}${noun === '牌' ? '手牌' : `手上的${noun}`}${order}置于${owner}${at}`, {
      verb: 'toLibrary',
    });
  }
  const back = origin === 'library' && e.order === 'any' && e.position === 'top' && p.plural && !p.found;
  if (back && e.what.sel === 'except' && owner === '你') return clause(c, subject, `其余${order}放回你的牌库顶`, { verb: 'move' });
  if (back) return clause(c, subject, `将${p.kind === 'card' ? '它们' : p.text}${order}放回`, { verb: 'toLibrary' });
  return clause(
    c,
    subject,
    `${each}将${fromPlace(c, e.what) ?? (p.bare && p.place ? `${p.bare}从${p.place}` : p.text)}${order}置于${owner}${at}`,
    {
      verb: p.text.startsWith('其余') ? 'move' : 'toLibrary',
    },
  );
}

/** "你选择其中一张非地牌": what you choose from another player's revealed hand, before something is done to it. */
export function chosenFromHand(c: Context, s: Selector): { choice: Clause; card: Phrase } | undefined {
  const shown = s.sel === 'choose' && s.who.player === 'you' && s.from.sel === 'slot' ? c.slots.get(s.from.slot) : undefined;
  // of cards that another player has chosen to reveal
  if (s.sel === 'choose' && shown?.zone === 'hand' && shown.owner !== undefined && shown.owner !== '你') {
    const card = { text: s.max === 1 ? '该牌' : '这些牌', kind: 'card', owner: shown.owner, zone: 'hand', plural: s.max !== 1 } as const;
    return { choice: clause(c, '你', `选择其中${howMany(c, s.min, s.max, '张')}`), card };
  }
  if (
    s.sel !== 'choose' ||
    s.from.sel !== 'all' ||
    s.from.zone !== 'hand' ||
    !s.from.of ||
    s.who.player !== 'you' ||
    s.from.of.player === 'you'
  )
    return undefined;
  const owner = playersPhrase(c, s.from.of).text;
  const noun = nounText(nounOf(c, s.from.filter, 'hand'));
  const choice = clause(c, '你', `选择其中${howMany(c, s.min, s.max, '张')}${noun}`);
  return { choice, card: { text: s.max === 1 ? '该牌' : '这些牌', kind: 'card', owner, zone: 'hand', plural: s.max !== 1 } };
}

/** "你可以选择其中一张非地牌": of a hand that was shown. */
export function maybeOfHand(c: Context, e: Extract<Effect, { do: 'let' }>): Clause | undefined {
  const chosen = e.what.sel === 'choose' && e.what.min === 0 ? chosenFromHand(c, e.what) : undefined;
  if (!chosen) return undefined;
  c.slots.set(e.slot, chosen.card);
  return { ...chosen.choice, predicate: `可以${chosen.choice.predicate.replace('至多一张', '一张')}` };
}

/** "目标牌手弃两张牌", "弃掉你的手牌". */
export function discardClause(c: Context, e: Extract<Effect, { do: 'discard' }>): Clause {
  const { subject, each } = actor(c, e.who);
  if (e.bind !== undefined) c.slots.set(e.bind, { text: '所弃的牌', kind: 'card', zone: 'graveyard' });
  const half = ownHalf(e.count);
  if (half) return clause(c, subject, `${each}弃${half.of}的手牌${half.round}`, { verb: 'discard', about: about(e.who) });
  const noun = nounOf(c, e.filter, 'hand');
  const random = e.how === 'random' ? '随机' : '';
  const what =
    e.count === 'all'
      ? `掉${subject === '' ? '你的' : '其'}${isAny(e.filter) ? '手牌' : `所有${nounText(noun)}`}`
      : manyOf(c, e.count, noun);
  return clause(c, subject, `${e.count === 'all' ? '' : each}${random}弃${what}`, { verb: 'discard', about: about(e.who) });
}

type Library = Extract<Effect, { do: 'look' | 'reveal' | 'revealUntil' | 'search' | 'shuffle' }>;

/** Looking at, revealing, searching and shuffling. */
export function libraryClauses(c: Context, e: Library): Clause[] {
  switch (e.do) {
    case 'look': {
      const { subject } = actor(c, e.who);
      const p = selectorPhrase(c, e.at);
      bindCards(c, e.bind, e.at, p);
      return [clause(c, subject, `检视${p.text}`, { verb: 'look' })];
    }
    case 'reveal':
      return [revealClause(c, e)];
    case 'revealUntil': {
      const noun = nounOf(c, e.filter, 'library');
      const p = actor(c, e.who);
      const verb = e.to === 'exiled' ? '放逐' : '展示';
      const many = counted(c, e.count, '张');
      const plural = e.count !== 1;
      c.slots.set(e.bind, {
        text: plural ? '这些牌' : '该牌',
        kind: 'card',
        zone: e.to === 'exiled' ? 'exile' : 'library',
        owner: '你',
        ...(plural ? { plural } : {}),
      });
      c.slots.set(e.bindAll, {
        text: p.subject === '' ? `以此法${verb}的牌` : '这些牌',
        kind: 'card',
        plural: true,
        zone: 'library',
        owner: p.subject === '' ? '你' : p.subject,
      });
      const whose = p.subject === '' ? '你的' : '其';
      return [
        clause(
          c,
          p.subject,
          `从${whose}${e.deck ? '时空套牌' : '牌库'}顶开始${verb}牌，直到${verb}${verb === '展示' ? '出' : ''}${many}${nounText(noun)}为止`,
        ),
      ];
    }
    case 'search':
      return [searchClause(c, e)];
    case 'shuffle': {
      const p = playersPhrase(c, e.who);
      const whose = p.you ? '你的' : '其';
      return [clause(c, p.you ? '' : p.text, `将${whose}牌库洗牌`, { verb: 'shuffle', about: about(e.who) })];
    }
    default: {
      const unknown: never = e;
      throw new Error(`unknown effect ${JSON.stringify(unknown)}`);
    }
  }
}

function ownerName(c: Context, who: PlayerRef | undefined): string | undefined {
  return who === undefined ? undefined : who.player === 'you' ? '你' : playersPhrase(c, who).text;
}

/** After looking or revealing, the cards are 其中 or 这些牌. */
function bindCards(c: Context, slot: number | undefined, s: Selector, p: Phrase): void {
  if (slot === undefined) return;
  if (s.sel === 'slot' && p.next) return void c.slots.set(slot, p.next);
  const plural = p.plural === true;
  const owner = s.sel === 'top' || s.sel === 'all' ? ownerName(c, s.of) : p.owner;
  const zone = originOf(c, s);
  const chosen = s.sel === 'choose';
  c.slots.set(slot, {
    text: chosen ? (plural ? '它们' : '它') : plural ? '这些牌' : '该牌',
    kind: 'card',
    plural,
    ...(zone ? { zone } : {}),
    ...(owner ? { owner } : {}),
    ...(s.sel === 'top' && typeof s.count === 'number' ? { count: s.count } : {}),
  });
}

/** "目标对手展示其手牌"; "展示你牌库顶的四张牌". */
function revealClause(c: Context, e: Extract<Effect, { do: 'reveal' }>): Clause {
  const s = e.what;
  if (s.sel === 'all' && s.zone === 'hand' && s.of && s.of.player !== 'you') {
    const who = playersPhrase(c, s.of);
    const back = playersPhrase(c, s.of).text;
    if (e.bind !== undefined) c.slots.set(e.bind, { text: '该手牌', kind: 'card', plural: true, zone: 'hand', owner: back });
    return clause(c, who.text, `${who.each ? '各' : ''}展示其手牌`, { verb: 'reveal' });
  }
  if (s.sel === 'top' && s.of.player !== 'you') {
    const who = playersPhrase(c, s.of);
    const many = s.count === 1 ? '牌库顶牌' : `牌库顶的${counted(c, s.count, '张')}牌`;
    if (e.bind !== undefined)
      c.slots.set(e.bind, {
        text: s.count === 1 ? '该牌' : '这些牌',
        kind: 'card',
        plural: s.count !== 1,
        zone: 'library',
        owner: who.text,
      });
    return clause(c, who.text, `${who.each ? '各' : ''}展示其${many}`, { verb: 'reveal' });
  }
  if (s.sel === 'choose' && s.from.sel === 'all' && s.from.zone === 'hand' && s.who.player !== 'you') {
    const who = playersPhrase(c, s.who);
    const many = howMany(c, s.min, s.max, '张');
    const noun = isAny(s.from.filter) ? '手牌' : nounText(nounOf(c, s.from.filter, 'hand'));
    const plural = s.max !== 1;
    if (e.bind !== undefined)
      c.slots.set(e.bind, { text: plural ? '这些牌' : '该牌', kind: 'card', plural, zone: 'hand', owner: who.text });
    return clause(c, who.text, `${who.each ? '各' : ''}${s.how === 'random' ? '随机' : ''}展示其手上的${many}${noun}`, { verb: 'reveal' });
  }
  const p = selectorPhrase(c, s);
  bindCards(c, e.bind, s, p);
  const outside = /^(游戏外(?:或放逐区中)?)(.*)$/.exec(p.text);
  if (outside && s.sel === 'choose' && e.bind !== undefined) {
    const they = p.plural ? '这些牌' : '该牌';
    c.slots.set(e.bind, { text: p.plural ? '它们' : '它', kind: 'card', plural: p.plural === true, zone: 'outside', owner: '你' });
    return clause(c, '', `从${outside[1]}选择${outside[2]}，展示${they}`, { verb: 'reveal' });
  }
  if (e.bind !== undefined && originOf(c, s) === 'outside')
    c.slots.set(e.bind, { text: p.plural ? '这些牌' : '该牌', kind: 'card', plural: p.plural === true, zone: 'outside', owner: '你' });
  return clause(c, '', `展示${s.sel === 'choose' ? p.text.replace(/^其中一张/, '其中的一张') : p.text}`, { verb: 'reveal' });
}

/** "从你的牌库中搜寻一张基本地牌". */
function searchClause(c: Context, e: Extract<Effect, { do: 'search' }>): Clause {
  const { subject, each } = actor(c, e.who);
  const noun = nounOf(c, e.filter, e.zone);
  const whose = e.of.player === 'you' ? '你的' : same(e.of, e.who) ? '其' : whoseText(c, e.of);
  const places = [e.zone, ...(e.also?.zones ?? [])].map((z) => (z === 'library' ? '牌库' : z === 'graveyard' ? '坟墓场' : '手牌'));
  const place = e.also?.how === 'any' ? places.join('和／或') : joinList(places, '和');
  const single = e.max === 1;
  const many = single ? '一张' : e.min === 'all' ? '所有' : e.max === 'any' ? '任意数量的' : `至多${counted(c, e.max, '张')}`;
  const what = e.each
    ? joinList(
        e.each.map((f) => `一张${nounText(nounOf(c, f, e.zone))}`),
        '和',
      )
    : `${many}${e.different ? '名称各不相同的' : ''}${e.alike ? '具共通地类别的' : ''}${nounText(noun)}`;
  if (e.bindLibrary !== undefined) c.slots.set(e.bindLibrary, { text: SEARCHED, kind: 'card', plural: false });
  const owner = e.of.player === 'you' ? '你' : whose;
  const found: Phrase = { text: single ? '该牌' : '这些牌', kind: 'card', plural: !single, zone: 'library', owner, found: true };
  c.slots.set(e.bind, { ...found, next: { ...found, text: single ? '它' : '它们' } });
  return clause(c, subject, `${each}从${whose}${place}中搜寻${what}`, {
    verb: 'search',
    about: about(e.who),
  });
}
