/** Events: what an ability waits for ("当…时"), and what happened this turn. */

import type { Step, Zone } from '../../basics.js';
import type { Batch, EventPattern, Filter, KeywordEvent, PlayerRef } from '../../language.js';
import { same } from '../../same.js';
import { drawn } from './acting.js';
import type { Context, Phrase } from './context.js';
import { type Actor, actor, attackingPlayer, BECOMES, EXPLOITED, isSelf, onlyEntity, possessiveOf, recipient } from './event-roles.js';
import { attachClause, countersClause, damageClause } from './events-dealt.js';
import { actedWords } from './keyword-actions.js';
import { countedNoun, headText, isAny, nounOf, nounText } from './noun.js';
import { anyPlayer, playersPhrase, selectorPhrase } from './refs.js';
import { countWord, keywordWord, SOURCE_ZONES, STEP_WORDS, TO_ZONES } from './vocab.js';

const opens = (once: boolean) => (once ? '当' : '每当');

/** The Ring tempts a player, who may have chosen something other than this as the Ring-bearer (CR 701.52a). */
const tempted = (c: Context, player: string, { chose }: Extract<EventPattern, { on: 'acted' }>): string =>
  `魔戒引诱${player}${chose ? `，且所选的持戒者不是${c.self}` : ''}`;

/** The whole clause: "当甲进战场时", "在你的维持开始时". Tells the context what the event's roles are. */
export function eventText(c: Context, event: EventPattern): string {
  if (event.on === 'gameBegins') return '游戏开始时';
  if (event.on === 'scry') c.event.amount = '如此占卜时检视的牌之数量';
  if (event.on === 'exert' && isSelf(event.what)) {
    c.event.object = selectorPhrase(c, { sel: 'self' });
    return '当你如此作时';
  }
  if (event.on === 'step') return stepText(c, event.step, event.whose, event.first, event.nth);
  if (event.on === 'or' && event.of.every((e) => e.on === 'step')) return event.of.map((e) => eventText(c, e)).join('和');
  if (event.on === 'or' && event.of[0].on === 'step') {
    const [step, ...others] = event.of;
    return [step, ...others].map((e) => eventText(c, e)).join('或');
  }
  return `${opens(isOnce(event))}${eventClause(c, event)}时`;
}

/** Things that can happen only once to the source: 当, not 每当. */
function isOnce(event: EventPattern): boolean {
  switch (event.on) {
    case 'or':
      return event.of.every(isOnce);
    case 'zone':
      return isSelf(event.what) || onlyEntity(event.what) !== undefined;
    case 'cast':
      return isSelf(event.what);
    case 'monstrous':
    case 'turnFaceUp':
      return isSelf(event.what);
    case 'unlock':
      return event.door !== undefined && event.door !== 'last';
    case 'transform':
      return isSelf(event.what) && event.into?.is === 'oneOf';
    case 'state':
    case 'loseGame':
      return true;
    default:
      return false;
  }
}

/** "在你的维持开始时". */
export function stepText(c: Context, step: Step, whose: PlayerRef, first?: 'ofGame' | 'ofPlayer', nth?: 2): string {
  c.event.player = whose.player === 'you' ? { text: '你', kind: 'player', you: true } : { text: '该牌手', kind: 'player' };
  const word = nth ? '第二个行动阶段' : `${first ? '第一个' : ''}${STEP_WORDS[step]}`;
  if (first === 'ofGame') return `在${word}开始时`;
  if (whose.player === 'each') {
    if (step === 'end') return '在每个结束步骤开始时';
    if (step === 'beginCombat') return '在每次战斗开始时';
    if (step === 'endCombat') return '在战斗结束时';
    return `在每位牌手的${word}开始时`;
  }
  const p = playersPhrase(c, whose);
  if (step === 'beginCombat') return `在${p.text}${p.you ? '' : '的'}回合的战斗开始时`;
  if (step === 'precombatMain' || step === 'postcombatMain') return `在${p.text}${p.you ? '' : '的'}${word}开始时`;
  return `在${p.text}${p.text.startsWith('所结附') ? '的' : '的'}${word}开始时`;
}

/** Who does it, who is "that player" afterwards. */
function actingPlayer(c: Context, who: PlayerRef): Phrase {
  const p = anyPlayer(c, who);
  c.event.player = p.you ? p : { text: '该牌手', kind: 'player' };
  return p;
}

/** What happens, without 当 and 时. */
export function eventClause(c: Context, event: EventPattern): string {
  switch (event.on) {
    case 'or':
      return anyOf(c, event.of);
    case 'zone':
      return zoneClause(c, event);
    case 'cast':
      return castClause(c, event);
    case 'copy':
      return castClause(c, { ...event, on: 'cast' }).replace('施放', '复制');
    case 'activate':
      return activateClause(c, event);
    case 'attack':
      return attackClause(c, event);
    case 'block':
    case 'blocked':
    case 'unblocked':
      return blockClause(c, event);
    case 'damage':
      return damageClause(c, event);
    case 'step':
      return stepText(c, event.step, event.whose, event.first).replace(/^在/, '').replace(/时$/, '');
    case 'draw':
    case 'gainLife':
    case 'loseLife':
    case 'scry':
    case 'surveil':
    case 'search':
    case 'shuffle':
    case 'crime':
    case 'winFlip':
    case 'loseFlip':
    case 'clash':
    case 'loseGame': {
      const p = actingPlayer(c, event.who);
      return `${p.text}${event.on === 'draw' ? drawn(c, event) : PLAYER_EVENTS[event.on]}`;
    }
    case 'designated': {
      const p = actingPlayer(c, event.who);
      return `${p.text}${DESIGNATING[event.designation]}`;
    }
    case 'roll':
      return rollClause(c, event);
    case 'acted': {
      const p = actingPlayer(c, event.who);
      return event.action === 'ringTempts' ? tempted(c, p.text, event) : `${p.text}${actedWords(event.action)}`;
    }
    case 'room':
      return '你将你的探险标记移到此房间';
    case 'gameBegins':
      return '游戏开始时';
    case 'voted':
      return '所有牌手完成投票';
    case 'planeswalkTo':
      return `你时空换境到${c.self}`;
    case 'planeswalkFrom':
      return `你时空换境离开${c.self}`;
    case 'encounter':
      return `你遭遇${c.self}`;
    case 'setInMotion':
      return event.what.is === 'oneOf' ? '你实施此阴谋' : `你实施${nounText(nounOf(c, event.what, 'command'))}`;
    case 'chaos':
      return '混沌发生';
    case 'visit':
      return `你游览${c.self}`;
    case 'dayNight':
      return '白昼成为黑夜或黑夜成为白昼';
    case 'tap':
    case 'untap':
    case 'tapForMana':
    case 'turnFaceUp':
    case 'transform':
    case 'monstrous':
    case 'regenerate':
    case 'mutate':
    case 'miracle':
    case 'explore':
    case 'connive':
    case 'phaseIn':
    case 'phaseOut':
    case 'exert': {
      if (event.on === 'transform' && event.into?.is === 'oneOf' && isSelf(event.what)) {
        c.event.object = selectorPhrase(c, { sel: 'self' });
        return `此生物转化为${c.self}`;
      }
      const batch = ('batch' in event ? event.batch : undefined) ?? 'each';
      const a = actor(c, event.what, 'battlefield', batch);
      c.event.object = a.back;
      if (event.on === 'tapForMana' && a.self) return `你横置${a.text}以产生法术力`;
      if (event.on === 'tapForMana') {
        const yours = a.noun?.modifiers.includes('由你操控');
        c.event.player = yours ? { text: '你', kind: 'player', you: true } : { text: '该牌手', kind: 'player' };
        if (yours) return `你横置${a.text.replace('由你操控的', '')}以产生法术力`;
        return `任一牌手横置${a.text}以产生法术力`;
      }
      if (event.on === 'tap' && event.by) return `${playersPhrase(c, event.by).text}横置${a.text}`;
      if (event.on === 'exert') return `你耗竭${a.text.replace('由你操控的', '')}`;
      const into =
        event.on !== 'transform' || !event.into
          ? ''
          : event.into.is === 'oneOf'
            ? `为${c.self}`
            : `为${actor(c, event.into, 'battlefield', 'each').text}`;
      return `${a.text}${OBJECT_EVENTS[event.on]}${into}`;
    }
    case 'target':
      return targetClause(c, event);
    case 'counters':
      return countersClause(c, event);
    case 'unlock':
      return unlockClause(c, event);
    case 'level':
      return levelClause(c, event);
    case 'keywordDone':
      return keywordDoneClause(c, event);
    case 'countered':
      return counteredClause(c, event);
    case 'attach':
    case 'unattach':
      return attachClause(c, event);
    case 'createToken':
      return createdClause(c, event);
    case 'state':
      return c.say.condition(c, event.condition);
    default: {
      const unknown: never = event;
      throw new Error(`unknown event ${JSON.stringify(unknown)}`);
    }
  }
}

function activateClause(c: Context, event: Extract<EventPattern, { on: 'activate' }>): string {
  const p = actingPlayer(c, event.who);
  const a = actor(c, event.what, 'any', 'each');
  c.event.object = { text: '该异能', kind: 'object' };
  c.event.source = a.back;
  const of = event.what.is === 'any' ? '' : `${a.text}的`;
  if (event.tapping) {
    const by = actor(c, event.tapping, 'battlefield', 'each');
    return `${by.text}${event.keyword === 'crew' ? '搭载' : '骑乘'}${a.text}`;
  }
  if (event.kind === 'loyalty') return `${p.text}起动${of}忠诚异能`;
  if (event.like?.is === 'targets') return `${p.text}起动一个以${actor(c, event.like.what, 'battlefield', 'each').text}为目标的异能`;
  if (event.keyword === undefined) return `${p.text}起动${of === '' ? '一个' : of}非法术力异能`;
  return event.what.is === 'any' ? `${p.text}起动${keywordWord(event.keyword)}异能` : `${a.text}${keywordWord(event.keyword)}`;
}

function rollClause(c: Context, event: Extract<EventPattern, { on: 'roll' }>): string {
  const p = actingPlayer(c, event.who);
  if (event.planar !== undefined) return event.planar === 'planeswalk' ? `${p.text}在时空骰上掷出鹏洛客符号` : `${p.text}掷时空骰`;
  if (event.natural) return `${p.text}掷出点数${event.natural.value}`;
  if (event.result) return `${p.text}掷出结果${event.result.value}或更高`;
  return `${p.text}掷${event.batch === 'each' ? '一颗' : '一颗或数颗'}骰子`;
}

function counteredClause(c: Context, event: Extract<EventPattern, { on: 'countered' }>): string {
  const noun = nounText(nounOf(c, event.what, 'stack'));
  const by = event.by && `由${anyPlayer(c, event.by).text}操控的咒语或异能`;
  if (event.who === undefined) return by ? `${by}反击${noun}` : `${noun}被反击`;
  const who = anyPlayer(c, event.who).text;
  return by ? `由${who}于本回合中施放的${noun}被${by}反击` : `${who}施放的${noun}被反击`;
}

function unlockClause(c: Context, event: Extract<EventPattern, { on: 'unlock' }>): string {
  const p = anyPlayer(c, event.who);
  if (event.door === 'last') return `${p.text}完全解锁${countedNoun(nounOf(c, event.what, 'battlefield'), 1)}`;
  const of = event.door !== undefined || isAny(event.what) ? '' : `${nounText(nounOf(c, event.what, 'battlefield'))}的`;
  return `${p.text}解锁${event.door === undefined ? `${of}一扇门` : '此门'}`;
}

function createdClause(c: Context, event: Extract<EventPattern, { on: 'createToken' }>): string {
  const p = anyPlayer(c, event.who);
  const number = event.batch ? '一个或数个' : '';
  return `${p.text}派出${number}${isAny(event.what) ? '衍生物' : nounText(nounOf(c, event.what, 'battlefield'))}`;
}

function levelClause(c: Context, event: Extract<EventPattern, { on: 'level' }>): string {
  const a = actor(c, event.what, 'battlefield', 'each');
  c.event.object = a.back;
  return `${a.text}升至第${event.level}级`;
}

function keywordDoneClause(c: Context, event: Extract<EventPattern, { on: 'keywordDone' }>): string {
  if (event.keyword === 'gift') return '你赠礼';
  if (event.what.is === 'ownedBy') return `你${keywordWord(event.keyword)}牌`;
  const a = actor(c, event.what, 'battlefield', 'each');
  c.event.object = a.back;
  if (event.keyword === 'exploit') c.event.recipient = EXPLOITED;
  const word = BECOMES[event.keyword] ?? keywordWord(event.keyword);
  return `${a.text}${word}${event.to ? countedNoun(nounOf(c, event.to, 'battlefield'), 1).replace(/^一个生物$/, '生物') : ''}`;
}

/** Blocking, from either side. */
function blockClause(c: Context, event: Extract<EventPattern, { on: 'block' | 'blocked' | 'unblocked' }>): string {
  switch (event.on) {
    case 'block': {
      const a = actor(c, event.what, 'battlefield', event.batch);
      c.event.object = a.back;
      if (isAny(event.attacker) || (event.attacker.is === 'type' && event.attacker.type === 'Creature' && event.batch === 'oneOrMore'))
        return `${a.text}进行阻挡`;
      c.otherNamed = true;
      const b = actor(c, event.attacker, 'battlefield', 'each');
      c.event.source = b.back;
      return `${a.text}阻挡${b.text}`;
    }
    case 'blocked': {
      const a = actor(c, event.what, 'battlefield', 'each');
      c.event.object = a.back;
      if (event.batch === 'oneOrMore' && (isAny(event.by) || event.by.is === 'type')) return `${a.text}被阻挡`;
      c.otherNamed = true;
      const b = actor(c, event.by, 'battlefield', 'each');
      c.event.source = b.back;
      return `${a.text}被${b.text === '一个生物' ? '生物' : b.text}阻挡`;
    }
    case 'unblocked': {
      const a = actor(c, event.what, 'battlefield', 'each');
      c.event.object = a.back;
      return `${a.text}攻击且未受阻挡`;
    }
    default: {
      const unknown: never = event;
      throw new Error(`unknown event ${JSON.stringify(unknown)}`);
    }
  }
}

/** "甲成为由对手操控之咒语或异能的目标". */
function targetClause(c: Context, event: Extract<EventPattern, { on: 'target' }>): string {
  const a = actor(c, event.what, 'battlefield', 'each');
  c.event.object = a.back;
  const by = nounOf(c, event.by, 'any');
  if (by.suffix === '') by.suffix = '咒语或异能';
  if (by.heads[0] === '永久物') by.heads = [];
  c.event.source = { text: by.suffix === '咒语' ? '该咒语' : '该咒语或异能', kind: 'spell' };
  return `${a.text}成为${nounText(by).replace('操控的', '操控之')}的目标`;
}

type PlayerEvent = Extract<
  EventPattern,
  {
    on:
      | 'draw'
      | 'gainLife'
      | 'loseLife'
      | 'scry'
      | 'surveil'
      | 'search'
      | 'shuffle'
      | 'crime'
      | 'winFlip'
      | 'loseFlip'
      | 'clash'
      | 'loseGame';
  }
>['on'];
const PLAYER_EVENTS: Readonly<Record<PlayerEvent, string>> = {
  draw: '抓一张牌',
  gainLife: '获得生命',
  loseLife: '失去生命',
  scry: '占卜',
  surveil: '刺探',
  search: '搜寻牌库',
  shuffle: '将牌库洗牌',
  crime: '犯罪',
  winFlip: '赢得掷硬币',
  loseFlip: '输掉掷硬币',
  clash: '比点',
  loseGame: '输掉这盘游戏',
};

const DESIGNATING = { monarch: '成为君主', initiative: '取得先机', cityBlessing: '获得黄金城祝福', enduringStory: '获得不朽传说' } as const;

type ObjectEvent = Extract<
  EventPattern,
  {
    on:
      | 'tap'
      | 'untap'
      | 'tapForMana'
      | 'turnFaceUp'
      | 'transform'
      | 'monstrous'
      | 'regenerate'
      | 'mutate'
      | 'miracle'
      | 'phaseIn'
      | 'phaseOut'
      | KeywordEvent;
  }
>['on'];
const OBJECT_EVENTS: Readonly<Record<ObjectEvent, string>> = {
  tap: '成为横置',
  untap: '成为未横置',
  tapForMana: '因产生法术力而被横置',
  turnFaceUp: '翻回正面',
  transform: '转化',
  monstrous: '蛮化',
  regenerate: '重生',
  mutate: '合变',
  miracle: '以此法展示',
  explore: '勘察',
  connive: '密谋',
  exert: '被耗竭',
  phaseIn: '跃回',
  phaseOut: '跃离',
};

/** Any of several events, in one clause where there is one for all of them. */
const anyOf = (c: Context, of: readonly EventPattern[]): string =>
  castOrCopied(c, of) ?? leftAlive(c, of) ?? gainedOrLost(c, of) ?? alternatives(c, of);

/** Alternatives of one thing are joined by their ends: "甲进战场或攻击". */
function alternatives(c: Context, of: readonly EventPattern[]): string {
  const texts = of.map((e) => {
    c.selfKnown = false;
    return eventClause(c, e);
  });
  if (of.some((e) => e.on === 'activate') && of.some((e) => e.on === 'cast')) c.event.object = { text: '该咒语或异能', kind: 'spell' };
  const [first] = texts;
  let shared = 0;
  while (shared < first.length && texts.every((t) => t[shared] === first[shared])) shared++;
  const rest = texts.map((t) => t.slice(shared));
  const named = texts.every((t) => t.startsWith(c.self));
  if (named && texts.some((t) => t.startsWith('或', c.self.length)) && rest.every((r) => r.length > 0))
    return `${first.slice(0, shared)}${rest.join('或')}`;
  if (shared >= Math.min(2, first.length) && rest.every((r) => r.length > 0) && first.startsWith(c.self.slice(0, 2)))
    return `${first.slice(0, c.self.length)}${texts.map((t) => t.slice(c.self.length)).join('或')}`
      .replace('攻击或进行阻挡', '攻击或阻挡')
      .replace('阻挡一个生物或', '阻挡生物或');
  return texts.join('，或');
}

/** Under whose control something comes. */
export const UNDER: Readonly<Record<string, string>> = { 由你操控: '在你的操控下', 由对手操控: '在任一对手的操控下' };

const OWNED = [
  ['由你拥有', '你的'],
  ['由对手拥有', '任一对手的'],
] as const;

/** What is put there from anywhere is a card, no token; whose it is says whose zone. */
function fromAnywhere(c: Context, what: Filter, batch: Batch): { a: Actor; whose: string | undefined } {
  const { modifiers } = nounOf(c, what, 'library');
  const owned = OWNED.find(([m]) => modifiers.includes(m));
  const a = actor(c, what, 'library', batch, owned?.[0]);
  return { a: { ...a, text: a.text.replace('非衍生物的', '') }, whose: owned?.[1] };
}

/** Whether it is said to die (CR 700.4). */
const isCreature = (c: Context, a: Actor): boolean =>
  a.self
    ? c.face.types.includes('Creature') || c.self === '此生物'
    : a.noun === undefined
      ? !/(?:神器|结界|地|永久物|平原|海岛|沼泽|山脉|树林)$/.test(a.text)
      : headText(a.noun) === '生物' || a.noun.heads.every((h) => h === '生物' || h === '鹏洛客');

/** 死去, 离开战场: words of their own for leaving. */
function leavingWords(c: Context, a: Actor, e: Extract<EventPattern, { on: 'zone' }>): string | undefined {
  if (e.from === 'graveyard') return e.to === undefined ? '离开坟墓场' : undefined;
  if (e.from !== 'battlefield') return undefined;
  if (e.to === undefined) return '离开战场';
  if (e.to === 'graveyard') return isCreature(c, a) ? '死去' : '从战场进入坟墓场';
  return e.to === 'hand' ? '从战场移回手上' : undefined;
}

/** "一个生物在你的操控下进战场". */
function enteringClause(c: Context, e: Extract<EventPattern, { on: 'zone' }>): string {
  const noun = nounOf(c, e.what, 'battlefield');
  const parts = e.what.is === 'or' ? e.what.of.map((f) => nounOf(c, f, 'battlefield')) : [noun];
  const drop = Object.keys(UNDER).find((m) => parts.some((n) => n.modifiers.includes(m)));
  const a = actor(c, e.what, 'battlefield', e.batch, drop);
  c.event.object = a.back;
  c.event.player = { text: possessiveOf(a, '操控者'), kind: 'player' };
  const from = e.from === undefined ? '' : `从${SOURCE_ZONES[e.from]}`;
  return `${a.text}${drop ? UNDER[drop] : ''}${from}进战场`;
}

function zoneClause(c: Context, e: Extract<EventPattern, { on: 'zone' }>): string {
  if (e.verb !== undefined) return verbClause(c, e);
  if (e.to === 'battlefield') return enteringClause(c, e);
  const card = e.from === undefined && e.to !== undefined && !isSelf(e.what) ? fromAnywhere(c, e.what, e.batch) : undefined;
  const a = card?.a ?? actor(c, e.what, e.from ?? 'battlefield', e.batch);
  c.event.object = a.back;
  c.event.player = { text: possessiveOf(a, e.from === 'battlefield' ? '操控者' : '拥有者'), kind: 'player' };
  if (card?.whose && e.to === 'graveyard') return `${a.text}从任何区域置入${card.whose}坟墓场`;
  if (a.self && e.to !== undefined) c.selfZone = e.to;
  const left = leavingWords(c, a, e);
  if (left !== undefined) return `${a.text}${left}`;
  if (a.self && e.from === 'library' && e.to === 'graveyard') return `${a.text}从你的牌库置入你的坟墓场`;
  const from = e.from === undefined ? '从任何区域' : `从${SOURCE_ZONES[e.from]}`;
  return `${a.text}${from}${TO_ZONES[e.to ?? 'outside']}`;
}

const WHOSE = ['由你操控', '由你拥有', '由对手操控', '由对手拥有', '由牌手操控'] as const;

/** Whose they are; the object itself is sacrificed by you. */
const whose = (what: Filter, modifiers: readonly string[]): string | undefined =>
  what.is === 'or' && what.of.some(isSelf) ? '由你操控' : WHOSE.find((m) => modifiers.includes(m));

/** Who does it. */
function doer(e: Extract<EventPattern, { on: 'zone' }>, who: string | undefined): string {
  if (who !== undefined && who !== '由牌手操控') return who.startsWith('由你') ? '你' : '任一对手';
  return e.verb === 'discard' && e.batch === 'oneOrMore' && e.once === undefined ? '一位或数位牌手' : '任一牌手';
}

/** Events by what was done: sacrificed, discarded, cycled. */
function verbClause(c: Context, e: Extract<EventPattern, { on: 'zone' }>): string {
  const place: Zone = e.verb === 'discard' || e.verb === 'cycle' ? 'hand' : (e.from ?? 'battlefield');
  const noun = nounOf(c, e.what, place);
  const who = whose(e.what, noun.modifiers);
  const a = actor(c, e.what, place, e.batch, who);
  c.event.object = a.back;
  const subject = doer(e, who);
  c.event.player = subject === '你' ? { text: '你', kind: 'player', you: true } : { text: '该牌手', kind: 'player' };
  if (e.causedBy) {
    const by = anyPlayer(c, e.causedBy).text;
    return `${by}操控的咒语或异能使你弃${e.what.is === 'oneOf' ? `掉${c.self}` : countedNoun({ ...noun, modifiers: noun.modifiers.filter((m) => m !== '由你拥有') }, 1)}`;
  }
  switch (e.verb) {
    case 'sacrifice':
      return `${subject === '任一牌手' && a.self ? '你' : subject}牺牲${a.text}`;
    case 'discard':
      return `${a.self ? '你' : subject}弃${a.self ? '掉' : ''}${a.text}`;
    case 'cycle':
      return `${a.self ? '你' : subject}循环${a.text}`;
    case 'mill':
      return `${subject}磨${a.text}`;
    case 'destroy':
      return `${a.text}被消灭`;
    case 'exile':
      return `${a.text}被放逐`;
    case 'return':
      return `${a.text}移回手上`;
    case 'play':
      return `${subject}${e.from === undefined ? '' : `从${SOURCE_ZONES[e.from]}`}使用${a.text}`;
    case 'resolve':
      return `${a.text}结算`;
    case undefined:
      return a.text;
    default: {
      const unknown: never = e.verb;
      throw new Error(`unknown verb ${String(unknown)}`);
    }
  }
}

/** What is cast, and before it from where. */
function castPlace(f: Filter, you: boolean): { what: Filter; place: string } {
  const list = f.is === 'and' ? f.of : [f];
  const said = list.find(
    (x) =>
      (x.is === 'cast' && x.from !== undefined && x.paid === undefined) || (x.is === 'not' && x.of.is === 'cast' && x.of.from === 'hand'),
  );
  if (!said) return { what: f, place: '' };
  const rest = list.filter((x) => x !== said);
  const what: Filter = rest.length === 1 ? rest[0] : rest.length === 0 ? { is: 'any' } : { is: 'and', of: rest };
  if (said.is !== 'cast') return { what, place: `从${you ? '你' : '其'}手牌以外的区域` };
  const own = you ? '你的' : '其';
  if (said.from === 'exile') return { what, place: '从放逐区' };
  if (said.from === 'hand') return { what, place: `从${own}手牌` };
  return said.from === 'graveyard' ? { what, place: `从${said.own ? own : ''}坟墓场` } : { what: f, place: '' };
}

/** "未死去便离开战场": from the battlefield to any other zone than a graveyard (CR 700.4). */
function leftAlive(c: Context, of: readonly EventPattern[]): string | undefined {
  const [first] = of;
  if (first.on !== 'zone' || of.length !== 4) return undefined;
  const { to: _, ...such } = first;
  const all = of.every((e) => e.on === 'zone' && e.from === 'battlefield' && e.to !== 'graveyard' && same({ ...such, to: e.to }, e));
  return all ? `${zoneClause(c, such).replace(/离开战场$/, '未死去便离开战场')}` : undefined;
}

/** "获得或失去生命". */
function gainedOrLost(c: Context, [a, b, ...more]: readonly EventPattern[]): string | undefined {
  if (more.length > 0 || a?.on !== 'gainLife' || b?.on !== 'loseLife' || !same(a.who, b.who)) return undefined;
  return eventClause(c, a).replace('获得', '获得或失去');
}

/** "施放或复制一个瞬间咒语": of the same spells by the same player; undefined for any other events. */
function castOrCopied(c: Context, [a, b, ...more]: readonly EventPattern[]): string | undefined {
  if (more.length > 0 || a?.on !== 'cast' || b?.on !== 'copy' || !same({ ...a, on: 'copy' }, b)) return undefined;
  return castClause(c, a).replace('施放', '施放或复制');
}

function castClause(c: Context, e: Extract<EventPattern, { on: 'cast' }>): string {
  if (e.expends !== undefined) return `你耗费${e.expends}点法术力`; // CR 700.14
  const p = anyPlayer(c, e.who);
  c.event.player = p.you ? p : { text: '该牌手', kind: 'player' };
  if (isSelf(e.what)) {
    c.event.object = { text: c.self, kind: 'spell', self: true };
    return `你施放${c.self}`;
  }
  c.event.object = { text: '该咒语', kind: 'spell' };
  const { what, place } = castPlace(e.what, p.you === true);
  const noun = nounOf(c, what, 'stack');
  if (e.nth !== undefined)
    return `${p.text}施放每回合中${p.you ? '你' : '他'}的第${countWord(e.nth).replace('两', '二')}个${nounText(noun)}`;
  const during = e.during ? `于${playersPhrase(c, e.during).text}的回合中` : '';
  return `${p.text}${during}${place}施放${noun.other ? '另一个' : ''}${nounText(noun, { other: '' })}`;
}

function attackClause(c: Context, e: Extract<EventPattern, { on: 'attack' }>): string {
  const alone = '单独攻击';
  const one = actor(c, e.what, 'battlefield', e.batch, alone);
  const a = e.least === undefined ? one : { ...one, text: one.text.replace(/^一(.)或数\1/, `${countWord(e.least)}$1或更多`) };
  c.event.object = a.back;
  c.event.player = { text: '防御牌手', kind: 'player' };
  if (nounOf(c, e.what, 'battlefield').modifiers.includes(alone)) return `${a.text}${alone}`;
  c.event.recipient = { text: `${a.self ? '它' : '该生物'}所攻击的牌手或鹏洛客`, kind: 'mixed' };
  if (e.defender === undefined || isAny(e.defender)) return `${a.text}攻击`;
  const d = recipient(c, e.defender);
  c.event.recipient = d.back;
  return `${e.per === undefined ? a.text : attackingPlayer(e.what)}攻击${d.text}`;
}
