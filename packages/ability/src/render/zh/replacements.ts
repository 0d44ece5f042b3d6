/** Replacement and prevention effects: 如果…将…，则改为…. */
import type { DamageResult, Duration, Filter, Quantity, Replacement, Selector, TokensBesides } from '../../language.js';
import { shuffledInto } from '../ways.js';
import { conditionText } from './conditions.js';
import { type Clause, type Context, clause } from './context.js';
import { costsInSentence } from './costs.js';
import { butFor, modPredicates } from './mods.js';
import { countedNoun, isAny, nounOf, nounText } from './noun.js';
import { amount, counted, forEachFront, perUnit, totalText, valuePhrase } from './quantity.js';
import { anyPlayer, playersPhrase, selectorPhrase } from './refs.js';
import { counterWord, countWord, joinList, STATUS_WORDS, STEP_WORDS } from './vocab.js';

interface Limit {
  duration?: Duration;
  uses?: number;
}

/** The thing something would happen to: the source by name, one of others. */
function thing(c: Context, f: Filter, place: 'battlefield' | 'any' | 'library' = 'battlefield'): string {
  if (f.is === 'oneOf') return selectorPhrase(c, f.of).text;
  const noun = nounOf(c, f, place);
  return noun.whole ?? (noun.other ? countedNoun(noun, 1) : nounText(noun));
}

/** "如果将在你的操控下派出一个或数个衍生物，则改为派出该些衍生物，且额外派出一个线索衍生物". */
function besidesText(c: Context, r: Extract<Replacement, { replace: 'createToken' }>, plus: readonly TokensBesides[]): string {
  const saved = c.event;
  const made = plus.map((t) => c.say.effect(c, { do: 'createToken', who: r.who, ...t })).join('，且');
  c.event = saved;
  const kind = isAny(r.what) ? '衍生物' : nounText(nounOf(c, r.what, 'battlefield'));
  return `如果将在你的操控下派出${r.count === 0 ? '' : '一个或'}数个${kind}，则改为${r.count === 0 ? '' : '派出该些衍生物，且额外'}${made}`;
}

function tokensClauses(c: Context, r: Extract<Replacement, { replace: 'createToken' }>): Clause[] {
  if (r.plus) return [clause(c, '', besidesText(c, r, r.plus))];
  const whose = r.who.player === 'you' ? '你' : playersPhrase(c, r.who).text;
  if (r.who.player === 'each') return [clause(c, '', `如果某效应将派出一个或数个衍生物，则改为它派出${changed(c, r.count, '该类衍生物')}`)];
  const kind = isAny(r.what) ? '衍生物' : nounText(nounOf(c, r.what, 'battlefield'));
  return [clause(c, '', `如果某效应将在${whose}的操控下派出一个或数个${kind}，则改为它派出${changed(c, r.count, '该类衍生物')}`)];
}

/** "如果你将掷一枚硬币，则改为掷两枚硬币并忽略其中一枚". */
function chanceText(c: Context, r: Extract<Replacement, { replace: 'chance' }>): string {
  const who = anyPlayer(c, r.who).text;
  if (r.of === 'coins') return `如果${who}将掷一枚硬币，则改为掷两枚硬币并忽略其中一枚`;
  if (r.ignore === 'any') return `如果${who}将掷一颗骰子，则改为掷两颗该种骰子并忽略其中一个结果`;
  return `如果${who}将掷一颗或数颗骰子，则改为多掷一颗骰子，并忽略${r.ignore === 'highest' ? '最高' : '最低'}的结果`;
}

function lifeClause(c: Context, r: Extract<Replacement, { replace: 'gainLife' | 'loseLife' }>, turn: string): Clause {
  const p = anyPlayer(c, r.who);
  const verb = r.replace === 'gainLife' ? '获得' : '失去';
  const instead = r.instead ? c.say.effect(c, r.instead) : `${p.you ? '你' : '该牌手'}${verb}${changed(c, r.amount, '生命')}`;
  return clause(c, '', `如果${p.text}${turn}将${verb}生命，则改为${instead}`);
}

/** "如果任一对手将抓两张或更多牌，则改为…". */
function drawClause(c: Context, r: Extract<Replacement, { replace: 'draw' }>, limit: Limit, turn: string): Clause {
  const p = anyPlayer(c, r.who);
  const except = r.except ? `，且此牌并非${p.you ? '你在你' : '其在自己'}每个抓牌步骤中抓的第一张牌` : '';
  const yours = !p.you && r.instead.do === 'draw' && r.instead.who.player === 'you' ? '该牌手略过该次抓牌且你' : '';
  const instead = r.instead.do === 'nothing' ? '略过该次抓牌' : `${yours}${c.say.effect(c, r.instead)}`;
  if (limit.uses !== undefined) return clause(c, '', `${p.text}${turn}下一次将抓一张牌时，改为${instead}`);
  const cards = r.least ? '两张或更多牌' : '一张牌';
  return clause(c, '', `如果${p.text}${turn}将抓${cards}${except}，则${r.optional ? `${p.text}可以` : ''}改为${instead}`);
}

const ACTIONS = { scry: '占卜', mill: '磨', proliferate: '增殖', explore: '勘察' } as const;

/** "如果你将占卜，则改为占卜该数量加1", "如果任一对手将磨一张或数张牌，则改为该牌手磨两倍数量的牌". */
function actionClause(c: Context, r: Extract<Replacement, { replace: 'action' }>, turn: string): Clause {
  const p = anyPlayer(c, r.who);
  const verb = ACTIONS[r.action];
  const would = `${verb}${r.action === 'mill' ? '一张或数张牌' : ''}`;
  const subject = r.what ? thing(c, r.what) : p.text;
  if (r.instead) return clause(c, '', `如果${subject}${turn}将${would}，则改为${c.say.effect(c, r.instead)}`);
  const who = p.you ? '' : '该牌手';
  if (r.action === 'proliferate' || r.action === 'explore')
    return clause(c, '', `如果${subject}${turn}将${would}，则改为${who}${verb}两次`);
  return clause(
    c,
    '',
    `如果${subject}${turn}将${would}，则改为${who}${verb}${changed(c, r.n, '牌').replace(/的牌$/, r.action === 'scry' ? '' : '的牌')}`,
  );
}

/** "如果将在由你操控的生物上放置一个或数个指示物，则改为在其上放置两倍数量的指示物". */
function countersClause(c: Context, r: Extract<Replacement, { replace: 'counters' }>): Clause {
  const what = r.counter === 'any' ? '指示物' : counterWord(r.counter);
  const many = changed(c, r.amount, what);
  if (r.what.is === 'player' && r.what.who.player === 'you') return clause(c, '', `如果你将获得一个或数个${what}，则改为获得${many}`);
  const who = r.who ? playersPhrase(c, r.who).text : r.by === 'effect' ? '某效应' : '';
  return clause(c, '', `如果${who}将在${thing(c, r.what)}上放置一个或数个${what}，则改为在其上放置${many}`);
}

/** A replacement as sentences; `limit`: how long and how often, when an effect makes it. */
export function replacementClauses(c: Context, r: Replacement, limit: Limit = {}): Clause[] {
  const turn = limit.duration === 'endOfTurn' ? '本回合中' : '';
  switch (r.replace) {
    case 'enters':
      return entersInTime(c, r, turn);
    case 'zone':
      return [zoneClause(c, r, turn)];
    case 'damage':
      return damageClauses(c, r, limit);
    case 'draw':
      return [drawClause(c, r, limit, turn)];
    case 'action':
      return [actionClause(c, r, turn)];
    case 'gainLife':
    case 'loseLife':
      return [lifeClause(c, r, turn)];
    case 'destroy':
      return [clause(c, '', `如果${thing(c, r.what)}${turn}将被消灭，则改为${c.say.effect(c, r.instead)}`)];
    case 'counters':
      return [countersClause(c, r)];
    case 'createToken':
      return tokensClauses(c, r);
    case 'untap':
      return [clause(c, '', `如果${thing(c, r.what)}将于其操控者的重置步骤中重置，则改为${c.say.effect(c, r.instead)}`)];
    case 'turnFaceUp':
      return [clause(c, '', `于${thing(c, r.what)}翻回正面时，${c.say.effect(c, r.effect)}`)];
    case 'mana':
      return [manaClause(c, r, limit.duration === 'endOfTurn' ? '直到回合结束，' : '')];
    case 'loseGame':
    case 'winGame':
      return [decidedClause(c, r, turn, limit.uses)];
    case 'beginTurn': {
      const p = anyPlayer(c, r.who);
      const whose = p.you ? '你' : '该牌手';
      const more = r.instead.do === 'nothing' ? '' : `。若${whose}如此作，则${c.say.effect(c, r.instead)}`;
      const begin = r.extra ? '开始额外的一个回合' : '开始一个回合';
      return [clause(c, '', `如果${p.text}将${begin}，则${r.optional ? `${whose}可以改为` : `改为${whose}`}略过该回合${more}`)];
    }
    case 'step':
      return stepClauses(c, r);
    case 'chance':
      return [clause(c, '', chanceText(c, r))];
    default: {
      const unknown: never = r;
      throw new Error(`unknown replacement ${JSON.stringify(unknown)}`);
    }
  }
}

/** "如果地因产生法术力而被横置，则改为它产生{B}，而非其他类别的法术力". */
function manaClause(c: Context, r: Extract<Replacement, { replace: 'mana' }>, until: string): Clause {
  const least = r.least === undefined || r.least < 2 ? '' : `${countWord(r.least)}点以上`;
  const when = `${until}如果横置${thing(c, r.what)}以产生${least}法术力`;
  const { result } = r;
  if (result.result === 'times') return clause(c, '', `${when}，则改为它产生${countWord(result.times)}倍数量的该法术力`);
  const what = result.mana.options.length > 1 ? '你所选颜色的法术力' : result.mana.options[0];
  return clause(c, '', `${when}，则改为它产生${what}，而非其他类别${result.result === 'type' ? '' : '与数量'}的法术力`);
}

/** "如果你将输掉这盘游戏，则改为…", "你本回合中下一次将输掉这盘游戏时，改为…". */
function decidedClause(
  c: Context,
  r: Extract<Replacement, { replace: 'loseGame' | 'winGame' }>,
  turn: string,
  uses: number | undefined,
): Clause {
  const p = anyPlayer(c, r.who);
  const verb = r.replace === 'loseGame' ? '输掉这盘游戏' : '赢得这盘游戏';
  const lead = uses === undefined ? `如果${p.text}${turn}将${verb}，则` : `${p.text}${turn}下一次将${verb}时，`;
  return clause(c, '', `${lead}改为${c.say.effect(c, r.instead)}`);
}

function stepClauses(c: Context, r: Extract<Replacement, { replace: 'step' }>): Clause[] {
  const p = anyPlayer(c, r.who);
  const whose = p.you ? '你的' : `${p.text}的`;
  if (r.instead.do === 'nothing') return [clause(c, '', `略过${whose}${STEP_WORDS[r.step]}`)];
  return [clause(c, '', `如果${whose}${STEP_WORDS[r.step]}将开始，则改为${c.say.effect(c, r.instead)}`)];
}

/** "两倍的该数量", "该数量加一": an amount in terms of the one that would have been. */
function changed(c: Context, q: Quantity, what: string): string {
  if (typeof q === 'object' && q.q === 'product' && q.of.some((x) => typeof x === 'object' && x.q === 'amount')) {
    const n = q.of.find((x): x is number => typeof x === 'number');
    if (n !== undefined) return `${countWord(n)}倍${what === '伤害' ? '' : '数量'}的${what}`;
  }
  if (typeof q === 'object' && q.q === 'sum' && q.of.some((x) => typeof x === 'object' && x.q === 'amount')) {
    const n = q.of.find((x): x is number => typeof x === 'number');
    if (n !== undefined && (what === '伤害' || what === '生命')) return `原数量加${n}点${what}`;
    if (n !== undefined) return `该数量加${countWord(n).replace('两', '二')}的${what}`;
  }
  return `${amount(c, q)}点${what}`.replace(/点(指示物|.*指示物|该类)/, '个$1');
}

// ---------------------------------------------------------------------------------------------------------------- entering

/** "如果由对手操控的生物本回合中将进战场，则改为在你的操控下进战场". */
const entersInTime = (c: Context, r: Extract<Replacement, { replace: 'enters' }>, turn: string): Clause[] =>
  r.under && turn !== ''
    ? [clause(c, '', `如果${thing(c, r.what)}${turn}将进战场，则改为在${playersPhrase(c, r.under).text}的操控下进战场`)]
    : entersClauses(c, r, turn === '' || r.what.is === 'oneOf' ? '' : '本回合中，');

/** "甲须横置进战场", "甲进战场时上面有两个+1/+1指示物", "于甲进战场时，选择一种颜色". */
function entersClauses(c: Context, r: Extract<Replacement, { replace: 'enters' }>, during: string): Clause[] {
  const self = r.what.is === 'oneOf';
  const others = r.entering?.tapped && !self ? nounOf(c, r.what, 'battlefield') : undefined;
  const who = others && !others.other ? nounText(others, { or: '与' }) : thing(c, r.what, 'battlefield');
  if (r.before && r.onlyIf) {
    const done = r.before.do === 'may' ? r.before.then : r.before;
    const front = `如果${who}将进战场，则${r.before.do === 'may' ? '你可以' : ''}改为${c.say.effect(c, done)}`;
    return [
      clause(c, '', front),
      clause(c, '', `若你如此作，则将${who}放进战场`),
      clause(c, '', '若你未如此作，则将它置入其拥有者的坟墓场'),
    ];
  }
  const out: Clause[] = [];
  if (r.under)
    out.push(clause(c, who, `在${r.under.player === 'anOpponent' ? '你选择的一位对手' : playersPhrase(c, r.under).text}的操控下进战场`));
  if (r.choices?.do === 'become') out.push(clause(c, who, `进战场时${STATUS_WORDS[r.choices.status]}`));
  else if (r.choices && r.choices.do !== 'nothing')
    out.push(
      clause(
        c,
        '',
        `${r.condition ? `如果${conditionText(c, r.condition)}，则` : ''}于${who}进战场时${r.or ? '或翻回正面时' : ''}，${c.say.effect(c, r.choices)}`,
      ),
    );
  if (r.copy) {
    const may = r.copy.optional === 'may' ? '你可以使' : '';
    const except = r.copy.except.length > 0 ? butFor(c, r.copy.except) : '';
    const tapped = r.entering?.tapped ? '横置并' : '';
    const when = r.condition ? `如果${conditionText(c, r.condition)}，则` : '';
    if (r.or)
      out.push(
        clause(
          c,
          '',
          `于${who}进战场时或翻回正面时，你可以使它${r.copy.until ? '直到翻为牌面朝下为止' : ''}成为${copied(c, r.copy.of)}的复制品${except}`,
        ),
      );
    else out.push(clause(c, '', `${when}${may}${who}${tapped}当成${copied(c, r.copy.of)}的复制品来进入战场${except}`));
  }
  if (r.before) out.push(clause(c, '', `于${who}进战场时，${c.say.effect(c, r.before)}`));
  if (r.may) out.push(clause(c, playersPhrase(c, r.may).text, `可以使${who}如下进战场`));
  out.push(...howEnters(c, r, r.entering, `${during}${who}`, self));
  if (r.otherwise) out.push(clause(c, '', '如果未如此作，则改为'), ...howEnters(c, r, r.otherwise, '它', self));
  return out;
}

type EntersReplacement = Extract<Replacement, { replace: 'enters' }>;

/** "甲须横置进战场", "甲进战场时上面有两个+1/+1指示物". */
function howEnters(c: Context, r: EntersReplacement, e: EntersReplacement['entering'], who: string, self: boolean): Clause[] {
  const out: Clause[] = [];
  if (e?.tapped && !r.copy) {
    const or = r.condition?.if === 'not' ? `，除非${c.say.condition(c, r.condition.of)}` : '';
    if (r.unless)
      out.push(clause(c, '', `于${who}进战场时，你可以${costsInSentence(c, r.unless)}。如果你未如此作，则${who}须横置进战场${or}`));
    else if (e.counters?.length === 1 && typeof e.counters[0].count === 'number') {
      const [x] = e.counters;
      return [conditional(c, r.condition, who, `须横置进战场且上面有${counted(c, x.count, '个')}${counterWord(x.counter)}`)];
    } else out.push(conditional(c, r.condition, who, e.tapped === 'tapped' ? '须横置进战场' : '须以未横置的状态进战场'));
  }
  const put = e?.counters ?? [];
  const ones = put.length > 1 && put.every((x) => x.count === 1 && !x.or);
  if (ones) {
    const row = joinList(
      put.map((x) => `一个${counterWord(x.counter)}`),
      '和',
    );
    out.push(conditional(c, r.condition, who, `进战场时上面${self ? '' : '额外'}有${row}`));
  }
  for (const x of ones ? [] : put) {
    const per = perUnit(x.count);
    const front = per ? forEachFront(c, per.of) : undefined;
    const complex = typeof x.count === 'object' && x.count.q !== 'x';
    const what = counterWord(x.counter);
    const either = x.or && [x.counter, ...x.or].map((k) => `一个${counterWord(k)}`).join('或');
    const many = either
      ? `${either}，由你选择`
      : complex && front === undefined
        ? `数个${what}，其数量等同于${valuePhrase(c, x.count)}`
        : complex
          ? `数个${what}，其数量等同于${valuePhrase(c, x.count)}`
          : `${counted(c, x.count, '个')}${what}`;
    out.push(conditional(c, r.condition, who, `进战场时上面${self ? '' : '额外'}有${many}`));
  }
  if (e?.mods && e.mods.length > 0)
    out.push(conditional(c, r.condition, who, `进战场时${modPredicates(c, e.mods, true, false).join('且')}`));
  return out;
}

function copied(c: Context, s: Parameters<typeof selectorPhrase>[1]): string {
  if (s.sel === 'choose' && s.from.sel === 'all')
    return `${s.from.zone === 'graveyard' ? '任一坟墓场中的' : '战场上任一'}${nounText(nounOf(c, s.from.filter, s.from.zone))}`;
  return selectorPhrase(c, s).text;
}

/** "除非…，否则…" for a negated condition, "如果…，则…" otherwise. */
function conditional(c: Context, cond: Extract<Replacement, { replace: 'enters' }>['condition'], who: string, predicate: string): Clause {
  if (!cond) return clause(c, who, predicate);
  if (cond.if === 'not') return clause(c, '', `除非${conditionText(c, cond.of)}，否则${who}${predicate}`);
  if (cond.if === 'paid' && who === c.self)
    return clause(c, '', `如果${conditionText(c, cond).replace(/^它/, '此咒语')}，则它${predicate}`);
  const pronoun = who === c.self && conditionText(c, cond).includes(c.self) ? '它' : who;
  return clause(c, '', `如果${conditionText(c, cond)}，则${pronoun}${predicate}`);
}

// ---------------------------------------------------------------------------------------------------------------- zones, damage

function zoneClause(c: Context, r: Extract<Replacement, { replace: 'zone' }>, turn: string): Clause {
  if (r.causedBy && r.toInstead === 'battlefield')
    return clause(
      c,
      '',
      `如果${anyPlayer(c, r.causedBy).text}操控的咒语或异能使你弃掉${thing(c, r.what)}，则改为将它放进战场，而非置入你的坟墓场`,
    );
  const self = r.what.is === 'oneOf';
  const permanent = r.from === 'battlefield' || r.to === 'battlefield';
  const spell = r.what.is === 'castOf';
  const what = spell
    ? '该咒语'
    : self
      ? thing(c, r.what)
      : thing(c, r.what, 'battlefield').startsWith('以此法受到伤害')
        ? `曾${thing(c, r.what, 'battlefield')}`
        : `某${permanent ? '个' : '张'}${thing(c, r.what, permanent ? 'battlefield' : 'library')}`;
  c.event.object = { text: self ? '它' : '它', kind: 'card', its: true };
  const would =
    r.to === 'graveyard'
      ? r.from === 'battlefield'
        ? nounIsCreature(c, r.what)
          ? '死去'
          : '从战场置入坟墓场'
        : `${spell ? '' : '从任何区域'}置入坟墓场`
      : r.from === 'battlefield'
        ? '离开战场'
        : r.to === 'battlefield'
          ? '进战场'
          : '移动到其他区域';
  const shuffled = shuffledInto(r);
  if (shuffled) {
    const shown = shuffled === 'shown' ? `展示${what}，并` : '';
    return clause(c, '', `如果${what}${turn}将${would}，则改为${shown}将它洗入其拥有者的牌库`);
  }
  const instead = [
    ...(r.toInstead === 'exile'
      ? ['将它放逐']
      : r.toInstead === 'library'
        ? [`将它${r.position === 'bottom' ? '置于其拥有者的牌库底' : '置于其拥有者的牌库顶'}`]
        : r.toInstead === 'hand'
          ? ['将它移回其拥有者手上']
          : []),
    ...(r.instead && r.instead.do !== 'nothing' ? [c.say.effect(c, r.instead)] : []),
  ].join('，且');
  return clause(c, '', `如果${turn}${what}将${would}，则改为${instead}`);
}

function nounIsCreature(c: Context, f: Filter): boolean {
  if (f.is === 'oneOf') return f.of.sel !== 'self' || c.face.types.includes('Creature');
  return nounOf(c, f, 'battlefield').types.includes('生物');
}

type DamageReplacement = Extract<Replacement, { replace: 'damage' }>;

/** "于本回合中，防止将造成的所有战斗伤害", "如果…将对…造成伤害，则改为…". */
function damageClauses(c: Context, r: DamageReplacement, limit: Limit): Clause[] {
  const word = r.kind === 'combat' ? '战斗伤害' : r.kind === 'noncombat' ? '非战斗伤害' : '伤害';
  const then = r.then && r.then.do !== 'nothing' ? r.then : undefined;
  const out: Clause[] = [];
  if (then && r.result.result === 'amount' && r.result.amount === 0)
    return [clause(c, '', `${wouldText(c, r, word, limit)}，则改为${c.say.effect(c, then)}`)];
  if (then && r.result.result === 'preventAll' && limit.duration === undefined)
    return [clause(c, '', `${wouldText(c, r, word, limit)}，则防止该伤害，且${c.say.effect(c, then)}`)];
  if (r.result.result === 'preventAll' || r.result.result === 'preventUpTo') out.push(preventClause(c, r, word, limit));
  else out.push(changeClause(c, r, r.result, word, limit));
  if (then) out.push(clause(c, '', c.say.effect(c, then)));
  return out;
}

function recipientText(c: Context, f: Filter): string {
  if (isAny(f)) return '';
  if (f.is === 'player') return anyPlayer(c, f.who).text;
  return thing(c, f);
}

function sourceText(c: Context, f: Filter): string {
  if (isAny(f)) return '';
  if (f.is === 'oneOf') return selectorPhrase(c, f.of).text;
  if (f.is === 'color')
    return typeof f.color === 'string' ? `${nounText(nounOf(c, f, 'battlefield')).replace('永久物', '')}来源` : '具所选颜色的来源';
  return nounText(nounOf(c, f, 'battlefield')).replace('永久物', '来源');
}

function preventClause(c: Context, r: DamageReplacement, word: string, limit: Limit): Clause {
  const to = recipientText(c, r.to);
  const source = sourceText(c, r.source);
  const turn = limit.duration === 'endOfTurn';
  if (turn) c.fronts.push('于本回合中');
  const by = source === '' ? '' : source;
  const upTo = r.result.result === 'preventUpTo';
  if (!turn && upTo && r.result.result === 'preventUpTo')
    return clause(
      c,
      '',
      `如果${source === '' ? '某来源' : source}将${to === '' ? '' : `对${to}`}造成${word}，则防止其中的${amount(c, r.result.amount)}点`,
    );
  if (limit.uses === 1) {
    const of = r.source.is === 'oneOf' && r.source.of.sel === 'slot' ? '由你选择的一个来源' : by;
    return clause(c, '', `${of}下一次将${to === '' ? '' : `对${to}`}造成${word}时，防止该伤害`);
  }
  const total = upTo && r.to.is === 'oneOf' && r.to.of.sel === 'target' ? c.targets[r.to.of.index]?.divide : undefined;
  if (total !== undefined) return clause(c, '', `防止接下来将对${to}造成的共${totalText(c, total)}点${word}，你可以任意分配`);
  if (upTo && r.result.result === 'preventUpTo')
    return clause(c, '', `防止接下来将对${to === '' ? '该目标' : to}造成的${amount(c, r.result.amount)}点${word}`);
  return clause(c, '', `防止${by}将${to === '' ? '' : `对${to}`}造成的所有${word}`);
}

/** "如果某来源将对你造成伤害". */
function wouldText(c: Context, r: DamageReplacement, word: string, limit: Limit): string {
  const turn = limit.duration === 'endOfTurn' ? '于本回合中' : '';
  const to = recipientText(c, r.to).replace(/^对手/, '任一对手');
  const slot = r.source.is === 'oneOf' && r.source.of.sel === 'slot';
  const source = slot ? '由你选择的一个来源' : sourceText(c, r.source) || '某来源';
  const next = limit.uses === 1 ? '下一次' : source.startsWith('由') && limit.uses === undefined ? '某个' : '';
  return `如果${next}${source}${turn}将对${to === '' ? '任一永久物或牌手' : to}造成${word}`;
}

/** "于本回合中，接下来将对你造成的1点伤害改为对目标生物造成". */
function nextClause(c: Context, r: DamageReplacement, much: Quantity, whom: Selector, word: string): Clause {
  c.fronts.push('于本回合中');
  const slot = r.source.is === 'oneOf' && r.source.of.sel === 'slot';
  const source = slot ? '由你选择的一个来源' : sourceText(c, r.source);
  const to = isAny(r.to) ? '' : `对${recipientText(c, r.to).replace(/^对手/, '任一对手')}`;
  return clause(c, '', `${source}接下来将${to}造成的${amount(c, much)}点${word}改为对${selectorPhrase(c, whom).text}造成`);
}

function changeClause(
  c: Context,
  r: DamageReplacement,
  result: Exclude<DamageResult, { result: 'preventAll' | 'preventUpTo' }>,
  word: string,
  limit: Limit,
): Clause {
  if (result.result === 'redirect' && result.amount !== 'all' && limit.duration === 'endOfTurn' && limit.uses === undefined)
    return nextClause(c, r, result.amount, result.to, word);
  const would = wouldText(c, r, word, limit);
  if (result.result === 'redirect') {
    if (result.amount === 'all' && limit.uses === undefined && isAny(r.source) && !isAny(r.to) && limit.duration === undefined)
      return clause(
        c,
        '',
        `所有将对${recipientText(c, r.to).replace(/^对手/, '任一对手')}造成的${word}改为对${selectorPhrase(c, result.to).text}造成之`,
      );
    const all = result.amount === 'all' ? '该伤害' : `该伤害中的${amount(c, result.amount)}点`;
    return clause(c, '', `${would}，则改为将${all}对${selectorPhrase(c, result.to).text}造成`);
  }
  const to = recipientText(c, r.to);
  const whom = to === '' ? '该永久物或牌手' : to === '你' ? '你' : r.to.is === 'player' ? '该牌手' : undefined;
  const source = sourceText(c, r.source).startsWith('由') && whom !== undefined ? `它对${whom}` : '';
  return clause(c, '', `${would}，则改为${source}造成${changed(c, result.amount, '伤害')}`);
}
