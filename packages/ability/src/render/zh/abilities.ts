/** Abilities as lines of a text box. */

import { castTime } from '../../cast-times.js';
import { isCommanderColor } from '../../commander-color.js';
import type {
  Ability,
  ActivatedAbility,
  Condition,
  Effect,
  Filter,
  Modes,
  Program,
  SpellAbility,
  StaticAbility,
  StaticPart,
  TriggeredAbility,
} from '../../language.js';
import { mentionsNode } from '../../same.js';
import { prizeOf } from '../prize.js';
import { conditionText, stepWord } from './conditions.js';
import { type Clause, type Context, clause, clauseText } from './context.js';
import { costNotes, costsInSentence, costsText } from './costs.js';
import { draftingText } from './drafting.js';
import { effectClauses } from './effects.js';
import { eventText } from './events.js';
import { effectText, joinClauses } from './flow.js';
import { keywordText } from './keywords.js';
import { continuousClause } from './mods.js';
import { nounOf, nounText } from './noun.js';
import { amount, forEachFront, valuePhrase } from './quantity.js';
import { hostPhrase } from './refs.js';
import { replacementClauses } from './replacements.js';
import { ruleClause } from './rules.js';
import { abilityWord, counterWord, countWord, joinList, keywordWord } from './vocab.js';

/** Quantities that stand twice in a program are written X both times. */
const slotOf = (x: object): number | undefined => ('of' in x ? (x.of as { slot?: number }).slot : undefined);

function repeated(program: unknown): Set<string> {
  const voted = new Set<number>();
  const seen = new Map<string, number>();
  const walk = (x: unknown): void => {
    if (Array.isArray(x)) {
      for (const y of x) walk(y);
      return;
    }
    if (typeof x !== 'object' || x === null) return;
    // numbers of votes are said by the choice, never as X
    if ('votes' in x && x.votes === 'words') for (const { bind } of (x as unknown as { words: { bind: number }[] }).words) voted.add(bind);
    if ('q' in x && x.q === 'count' && !(slotOf(x) !== undefined && voted.has(slotOf(x) as number))) {
      const key = JSON.stringify(x);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const y of Object.values(x)) walk(y);
  };
  walk(program);
  return new Set([...seen].filter(([, n]) => n > 1).map(([key]) => key));
}

/** The context for one program: its own targets; quantities that repeat are X. */
function enter(c: Context, p: Program): void {
  c.targets = p.targets;
  c.named = new Map();
  c.xs = new Set();
}

/** "选择一项～" and the bullets. */
function modesLines(c: Context, m: Modes): string[] {
  const known = c.selfKnown;
  const bullets = m.options.map((o) => {
    c.selfKnown = known;
    enter(c, { targets: o.targets, effect: o.effect });
    const flavor = o.flavorWord === undefined ? '' : `${abilityWord(o.flavorWord)}～`;
    const sign = o.worth === undefined ? '•' : `${'{P}'.repeat(o.worth)}～`;
    return `${o.cost ? `${m.max === 1 ? '•' : '+'}${costsText(c, o.cost)}～` : `${sign}${flavor}`}${joinClauses(effectClauses(c, o.effect))}。`;
  });
  return m.options.every((o) => o.cost)
    ? bullets
    : [`${modesHead(c, m)}${insteadHead(c, m)}${m.choice === 'repeat' && !m.instead ? '。' : '～'}`, ...bullets];
}

/** "如果…，则改为选择任意数量的项目". */
function insteadHead(c: Context, m: Modes): string {
  if (!m.instead) return '';
  const { if: cond, min, max } = m.instead;
  const how =
    max === 'any' ? (min === 0 ? '选择任意数量的项目' : '选择一项或多项') : max === m.options.length ? '全选' : `选择${countWord(max)}项`;
  return `。如果${conditionText(c, cond)}，则${max !== 'any' && min < max ? '你可以' : ''}改为${how}`;
}

function modesHead(c: Context, m: Modes): string {
  const repeat = m.choice === 'repeat' ? '。你可以多次选择同一项' : '';
  const chooser = m.who ? '由一位对手选择' : m.how ? '随机选择' : '选择';
  const unchosen = m.unchosen ? `${m.unchosen === 'thisTurn' ? '本回合中' : ''}尚未选择过的` : '';
  return `${chooser}${modesCount(c, m, unchosen)}${repeat}`;
}

function modesCount(c: Context, m: Modes, unchosen: string): string {
  if (typeof m.max === 'number' && m.options.some((o) => o.worth !== undefined)) return `总计至多${countWord(m.max)}个{P}的项目`;
  if (m.max === 'any') return m.min === 0 ? '任意数量的项目' : '一项或多项';
  if (typeof m.max !== 'number') return `至多X项，X为${amount(c, m.max)}`;
  if (m.min === m.max) return unchosen === '' ? `${countWord(m.min)}项` : `${unchosen}${countWord(m.min)}项`;
  if (m.min === 1 && m.max === 2) return m.options.length === 2 ? '一项或都选' : '一项或两项';
  if (m.min === 1 && m.max === m.options.length) return '一项或多项';
  return `${m.min === 0 ? '至多' : `${countWord(m.min)}至`}${countWord(m.max)}项`;
}

/** What a program does, in lines; the first continues a line begun before. */
function programLines(c: Context, p: Program): string[] {
  enter(c, p);
  const bare = p.effect.do === 'nothing';
  for (const key of repeated(p.effect)) c.xs.add(`twice ${key}`);
  const text = bare ? '' : joinClauses(withRepeats(c, p.effect));
  const prize = prizeOf(p.effect);
  if (prize) return [`${text}。`, `奖品～${joinClauses(effectClauses(c, prize))}。`];
  if (!p.modes) return [text === '' ? '' : `${text}。${p.xLeast ? 'X不能为0。' : ''}`];
  const [head, ...bullets] = modesLines(c, p.modes);
  return [`${text === '' ? '' : `${text}。`}${head}`, ...bullets.map((b) => (p.xLeast ? `${b.replace(/。?$/, '。')}X不能为0。` : b))];
}

/**
 * Sentences of an effect in which a count stands twice: written X, explained once, after the last sentence that has it
 * ("造成X点伤害且你获得X点生命，X为…").
 */
function withRepeats(c: Context, e: Effect): Clause[] {
  const twice = [...c.xs].filter((x) => x.startsWith('twice ')).map((x) => x.slice(6));
  if (twice.length === 0) return effectClauses(c, e);
  for (const key of twice) c.xs.add(key);
  const clauses = effectClauses(c, e);
  // where no X is written the counts have words of their own
  const last = clauses.filter((k) => /X/.test(clauseText(k))).pop();
  for (const key of twice) {
    const q = JSON.parse(key);
    c.notes = [];
    c.xs.delete(key);
    const note = explain(c, q);
    if (last && note !== '' && !clauses.some((k) => k.notes.some((n) => n.startsWith('X为')))) last.notes.push(note);
  }
  return clauses;
}

function explain(c: Context, q: Parameters<typeof forEachFront>[1]): string {
  return `X为${valuePhrase({ ...c, notes: [], fronts: [], xs: new Set() }, q)}`;
}

/** Lines of one ability. */
export function abilityLines(c: Context, a: Ability): string[] {
  const word = a.abilityWord === undefined ? '' : `${abilityWord(a.abilityWord)}～`;
  c.event = {};
  c.selfKnown = false;
  switch (a.kind) {
    case 'keyword':
      return [`${word}${keywordText(c, a)}`];
    case 'spell':
      return spellLines(c, a, word);
    case 'activated':
      return activatedLines(c, a, word);
    case 'triggered':
      return triggeredLines(c, a, word);
    case 'static':
      return staticLines(c, a, word);
    default: {
      const unknown: never = a;
      throw new Error(`unknown ability ${JSON.stringify(unknown)}`);
    }
  }
}

/** An ability word stands before the sentence with the condition it is about. */
function spellLines(c: Context, a: SpellAbility, word: string): string[] {
  const lines = programLines(c, a.program);
  if (word === '') return lines;
  const sentences = lines[0].split(/(?<=。)/);
  const at = sentences.findIndex((s) => s.startsWith('如果') || s.startsWith('若'));
  const index = Math.max(at, 0);
  return [sentences.map((s, i) => (i === index ? `${word}${s}` : s)).join(''), ...lines.slice(1)];
}

const TIMES = ['', '一次', '两次', '三次', '四次'];

/** Keywords that stand before activated abilities. */
const NAMED: ReadonlySet<string> = new Set(['forecast', 'boast', 'exhaust', 'powerUp']);

function activatedLines(c: Context, a: ActivatedAbility, word: string): string[] {
  enter(c, a.program);
  if (a.zone !== undefined) c.selfZone = a.zone;
  if (a.zone === 'graveyard') c.fromGraveyard = true;
  const loyalty = a.cost.some((x) => x.pay === 'loyalty');
  const cost = costsText(c, a.cost);
  const costXs = c.notes;
  c.notes = [];
  c.selfKnown = cost.includes(c.self);
  c.triggered = true;
  const [first, ...rest] = programLines(c, a.program);
  const notes = [...costNotes(a.cost), ...costXs];
  // CR 702.57b, 702.142a: when and how often is part of the keyword; 702.177a: how often.
  const named = a.keyword && NAMED.has(a.keyword) ? `${keywordWord(a.keyword)}～` : '';
  const once = a.keyword === 'exhaust' || a.keyword === 'powerUp';
  if (named !== '' && !once) return [`${named}${cost}：${first}${notes.map((n) => `${n}。`).join('')}`, ...rest];
  if (a.timing === 'sorcery' && !loyalty && (a.keyword === undefined || once)) notes.push('只可以于你能施放法术的时机下起动此异能');
  if (a.timing === 'asInstant') notes.push('只可以于你能施放瞬间的时机下起动此异能');
  if (a.condition) notes.push(activationCondition(c, a));
  if (a.perTurn !== undefined) notes.push(`此异能每回合只能起动${TIMES[a.perTurn] ?? `${countWord(a.perTurn)}次`}`);
  if (a.inAll !== undefined && !once) notes.push(`此异能只能起动${TIMES[a.inAll] ?? `${countWord(a.inAll)}次`}`);
  if (a.costChange && a.costChange.mana !== 'itsManaCost') notes.push(changedCost(c, a.costChange));
  if (a.who) notes.push(a.who.player === 'each' ? '任何牌手均可以起动此异能' : '只有对手可以起动此异能');
  return [`${word}${named}${cost}：${first}${notes.map((n) => `${n}。`).join('')}`, ...rest];
}

/** How what an ability costs depends on something. */
function changedCost(c: Context, by: Exclude<ActivatedAbility['costChange'], undefined>): string {
  const { change, mana, times, condition } = by;
  const per = typeof times === 'number' ? undefined : forEachFront(c, times);
  const x = times !== 1 && per === undefined;
  const when = condition ? `如果${conditionText(c, condition)}，则` : '';
  return `${when}${per === undefined ? '' : `${per}，`}此异能便${change === 'less' ? '减少' : '增加'}${x ? '{X}' : mana}来起动${x ? `，X为${valuePhrase(c, times)}` : ''}`;
}

function activationCondition(c: Context, a: ActivatedAbility): string {
  if (!a.condition) return '';
  if (a.condition.if === 'turnOf' && a.condition.who.player === 'you') return '只能在你的回合中起动此异能';
  if (a.condition.if === 'and' && a.condition.of.length === 2) {
    const [turn, step] = a.condition.of;
    if (turn.if === 'turnOf' && turn.who.player === 'you' && step.if === 'step' && step.when === 'before')
      return '只能于你的回合中，且在宣告攻击者之前起动此异能';
    if (turn.if === 'turnOf' && turn.who.player === 'you' && step.if === 'step') return `只能于你的${stepWord(step.step)}中起动此异能`;
  }
  if (a.condition.if === 'not' && a.condition.of.if === 'step' && !a.condition.of.when)
    return `你不能于${stepWord(a.condition.of.step)}中起动此异能`;
  if (a.condition.if === 'step') return `只能于${stepWord(a.condition.step)}中起动此异能`;
  const text = conditionText(c, a.condition);
  const thisTurn = /^本回合中?有(.*)$/.exec(text);
  if (thisTurn) return `只能于有${thisTurn[1]}的回合中起动此异能`;
  const attacked = /^你于本回合中(曾.*)$/.exec(text);
  if (attacked) return `只能于你${attacked[1]}的回合中起动此异能`;
  return `只能于${text}时起动此异能`;
}

/** Chapter numbers (CR 714.2a). */
const ROMAN: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V', 6: 'VI' };

/** "At the beginning of each upkeep": nothing is said of the player whose it is. */
function eachUpkeep(a: TriggeredAbility): boolean {
  const { event: e } = a;
  if (e.on !== 'step' || e.step !== 'upkeep' || e.whose.player !== 'each' || e.first) return false;
  return !/"active"|"role":"player"/.test(JSON.stringify([a.program, a.condition]));
}

/** "At the beginning of the end step": what the source does to itself once. */
function endStep(a: TriggeredAbility): boolean {
  const { event: e, program } = a;
  const { effect } = program;
  const own = (effect.do === 'sacrificeThese' || effect.do === 'move') && effect.what.sel === 'self';
  if (a.condition && !(a.condition.if === 'not' && a.condition.of.if === 'paid')) return false;
  return e.on === 'step' && e.step === 'end' && e.whose.player === 'each' && !e.first && own && !a.while;
}

function triggeredLines(c: Context, a: TriggeredAbility, word: string): string[] {
  enter(c, a.program);
  if (a.event.on === 'counters' && a.event.counter === 'lore' && a.event.reaches) {
    const [first, ...rest] = programLines(c, a.program);
    return [`${a.event.reaches.map((n) => ROMAN[n] ?? String(n)).join('，')}～${word}${first}`, ...rest];
  }
  const when = endStep(a) ? '在结束步骤开始时' : eachUpkeep(a) ? '在每个维持开始时' : eventText(c, a.event);
  const event = c.event;
  const together = a.while ? whenAndWhile(c, a, a.while) : undefined;
  const during = a.while && !together ? `，且${conditionText(c, a.while)}` : '';
  c.selfKnown = when.includes(c.self) || a.event.on === 'exert';
  c.triggered = true;
  if (a.zone !== undefined) c.selfZone = a.zone;
  if (a.zone === 'graveyard') c.fromGraveyard = true;
  const cond = a.condition ? `若${conditionText(c, a.condition)}，则` : '';
  c.event = event;
  const [first, ...rest] = programLines(c, a.program);
  const more = a.event.on === 'step' && a.event.step === 'draw' && a.program.effect.do === 'draw';
  const extra = a.event.on === 'tapForMana' && a.program.effect.do === 'mana';
  const limit = a.done
    ? '每回合只能如此作一次。'
    : a.inAll !== undefined
      ? `此异能只会触发${TIMES[a.inAll] ?? `${countWord(a.inAll)}次`}。`
      : a.perTurn === undefined
        ? ''
        : `此异能每回合只会触发${TIMES[a.perTurn] ?? `${countWord(a.perTurn)}次`}。`;
  return [
    `${word}${together ?? when}${during}，${cond}${more ? first.replace(/抓(?=.张)/, '额外抓') : extra ? first.replace('加', '额外加') : first}${limit}`,
    ...rest,
  ];
}

/** It has happened once this turn. */
const isFirst = (cond: Condition, cmp: '=' | '>='): boolean =>
  cond.if === 'compare' && typeof cond.left === 'object' && cond.left.q === 'happened' && cond.cmp === cmp && cond.right === 1;

/** "每当你每回合首度失去生命时". */
function firstTime(when: string): string | undefined {
  const said = /^每当(.+?)(失去|获得|抓|占卜|刺探|搜寻|成为|攻击|施放)(.*)$/.exec(when);
  if (!said) return undefined;
  const [, who, verb, rest] = said;
  return verb === '成为' ? `每当${who}在一回合中首度${verb}${rest}` : `每当${who}每回合首度${verb}${rest}`;
}

/** An event and what must be so at the time, where the cards say both in one. */
function whenAndWhile(c: Context, a: TriggeredAbility, cond: Condition): string | undefined {
  const when = eventText({ ...c, event: {}, selfKnown: false }, a.event);
  if (cond.if === 'turnOf' && cond.who.player === 'eachOpponent' && when.startsWith('每当你'))
    return when.replace('每当你', '每当你在对手的回合中');
  if (cond.if === 'not' && isFirst(cond.of, '>=')) return firstTime(when);
  if (isFirst(cond, '=')) return firstTime(when);
  if (cond.if !== 'compare' || typeof cond.left !== 'object') return undefined;
  const { left, cmp, right } = cond;
  const many = left.q === 'count' && left.of.sel === 'all' && cmp === '>=' && typeof right === 'number' ? right : undefined;
  const attacking = many !== undefined && mentionsNode(left, { status: 'attacking' }) && when === '每当一个或数个由你操控的生物攻击时';
  return attacking ? `每当你以${countWord(many)}个或更多生物攻击时` : undefined;
}

/** Static abilities: each part a sentence, the condition before them. */
function staticLines(c: Context, a: StaticAbility, word: string): string[] {
  const cond = a.condition;
  if (!cond) {
    const clauses = staticClauses(c, a.parts);
    return [`${word}${joinStatic(clauses)}。`];
  }
  // CR 702.178a
  const [part] = a.parts;
  const fast = cond.if === 'compare' && typeof cond.left === 'object' && cond.left.q === 'speed' && cond.cmp === '=' && cond.right === 4;
  if (fast && part.part === 'continuous' && part.affects.sel === 'self' && part.mods.every((m) => m.mod === 'addAbility'))
    return [`${keywordWord('maxSpeed')}～${part.mods.flatMap((m) => (m.mod === 'addAbility' ? abilityLines(c, m.ability) : [])).join('')}`];
  if (
    cond.if === 'not' &&
    part.part === 'rule' &&
    part.rule.rule === 'cant' &&
    part.rule.action.act === 'cast' &&
    part.rule.action.what.is === 'oneOf'
  )
    return [`${word}只能于${castTime(cond.of)?.zh ?? castingTime(c, cond.of)}施放${c.self}。`];
  if (cond.if === 'not' && a.parts.every((p) => p.part === 'rule' && p.rule.rule === 'cant')) {
    const unless = conditionText(c, cond.of);
    return [`${word}除非${unless}，否则${joinStatic(staticClauses(c, a.parts)).replace(/^它/, c.self)}。`];
  }
  const text = conditionText(c, cond);
  const clauses = staticClauses(c, a.parts);
  const front = cond.if === 'turnOf' ? `只要是在${cond.who.player === 'you' ? '你' : '对手'}的回合中` : `只要${text}`;
  if (part.part === 'selfCostChange') return [`${word}如果${text}，则${joinStatic(clauses)}。`];
  const host = hostPhrase(c).text;
  const each = part.part === 'continuous' && part.mods.some((m) => m.mod !== 'addAbility' || m.ability.kind !== 'keyword');
  const it = (subject: string) => (subject === host && text.includes(host) ? '它' : subject === '此两者' && each ? '它们' : subject);
  const said = joinStatic(clauses.map((k, i) => (i === 0 && k.subject !== '' ? { ...k, subject: it(k.subject), consequent: true } : k)));
  return [`${word}${front}，${said}。`];
}

/** When a spell may be cast: "战斗中", "对手的维持中". */
function castingTime(c: Context, cond: Condition): string {
  const list = cond.if === 'and' ? cond.of : [cond];
  const said = list.map((x) => {
    if (x.if === 'turnOf') return x.who.player === 'you' ? '你的回合中' : '对手的回合中';
    if (x.if === 'step') return x.when === 'before' ? `${stepWord(x.step)}之前` : `${stepWord(x.step)}中`;
    if (x.if === 'not' && x.of.if === 'step' && x.of.when) return `${stepWord(x.of.step)}开始之后`;
    if (x.if === 'happened' && x.event.on === 'attack') return '你于该步骤中受到攻击时';
    return `${conditionText(c, x)}时`;
  });
  return said.join('，且只能于');
}

/** The parts as sentences; the same subject is not said twice. */
function joinStatic(clauses: readonly Clause[]): string {
  let out = '';
  let last: Clause | undefined;
  for (const k of clauses) {
    const also = last && k.subject === last.subject ? /^不能(单独)?进行阻挡$/.exec(k.predicate) : null;
    if (also && last?.predicate === `不能${also[1] ?? ''}进行攻击`) {
      out += '或阻挡';
      last = k;
      continue;
    }
    if (last && last.subject !== '' && k.subject.startsWith(`${last.subject}的`)) {
      out += `，且其${k.subject.slice(last.subject.length + 1)}${k.predicate}`;
      continue;
    }
    if (
      last &&
      k.subject !== '' &&
      k.subject === last.subject &&
      /^不能进行(攻击|阻挡)$/.test(last.predicate) &&
      k.predicate === '不能被阻挡'
    ) {
      out += `，也${k.predicate}`;
      last = k;
      continue;
    }
    if (last && k.subject !== '' && k.subject === last.subject && k.fronts.length === 0)
      out += `，且${k.predicate}${k.notes.map((n) => `，${n}`).join('')}`;
    else out += `${last ? '。' : ''}${clauseText(k)}`;
    last = k;
  }
  // Using a card is playing it as a land or casting it (CR 701.14).
  return out.replace(/不能进行攻击(?!或)/g, '不能攻击').replace(/可以使用([^，。]+)，且可以施放\1(?=[，。]|$)/g, '可以使用$1');
}

function staticClauses(c: Context, parts: readonly StaticPart[]): Clause[] {
  const known = c.selfKnown;
  return parts.flatMap((p) => {
    c.selfKnown = known;
    return partClauses(c, p);
  });
}

/** CR 702.16n */
const keptClause = (c: Context, kept: Filter): Clause =>
  clause(c, '', `此效应不会移除${kept.is === 'oneOf' ? c.self : nounText(nounOf(c, kept, 'battlefield'))}`);

function continuousClauses(c: Context, p: Extract<StaticPart, { part: 'continuous' }>): Clause[] {
  const offered = offeredText(c, p);
  if (offered !== undefined) return [clause(c, '', offered)];
  // CR 903.4b, 607.2p
  if (isCommanderColor(p)) return [clause(c, '', `如果${c.self}是你的指挥官，则于游戏开始前选择一种颜色。${c.self}为所选的颜色`)];
  return [
    continuousClause(c, p.affects, p.mods, undefined),
    ...p.mods.flatMap((m) => (m.mod === 'addAbility' && m.keeps ? [keptClause(c, m.keeps)] : [])).slice(0, 1),
  ];
}

/** What a spell itself costs more or less (CR 601.2f). */
function selfCostClauses(c: Context, p: Extract<StaticPart, { part: 'selfCostChange' }>): Clause[] {
  const beyond = typeof p.times === 'object' && p.times.q === 'minus' && p.times.right === 1;
  const front = beyond ? '除第一个目标之外，每有一个目标' : forEachFront(c, p.times);
  const change = `${p.change === 'less' ? '减少' : '增加'}${p.mana}来施放`;
  if (front !== undefined) c.fronts.push(front);
  const generic = /^\{(\d+)\}$/.exec(p.mana);
  if (front === undefined && typeof p.times !== 'number' && generic) {
    c.notes.push(`X为${valuePhrase(c, p.times)}${generic[1] === '1' ? '' : `的${countWord(Number(generic[1]))}倍`}`);
    return [clause(c, '此咒语', change.replace(p.mana, '{X}'))];
  }
  return [clause(c, '此咒语', change)];
}

function partClauses(c: Context, p: StaticPart): Clause[] {
  switch (p.part) {
    case 'continuous':
      return continuousClauses(c, p);
    case 'rule':
      return [ruleClause(c, p.rule)];
    case 'replacement':
      return replacementClauses(c, p.replacement);
    case 'castingCost':
      return [castingCostClause(c, p)];
    case 'castTiming':
      return [clause(c, '', timingText(c, p))];
    case 'openingHand':
      if (p.effect.do === 'seq' && p.effect.of[0]?.do === 'reveal')
        return [
          clause(
            c,
            '',
            `你可以从起手手牌中展示${c.self}。如果你如此作，则${effectText(c, { do: 'seq', of: p.effect.of.slice(1) }).replace('下一个', '第一个')}`,
          ),
        ];
      return [clause(c, '', `如果${c.self}在你的起手手牌中，则你可以${effectText(c, p.effect).replace(/。$/, '')}以开始这盘游戏`)];
    case 'beforeOpeningHand':
      return [clause(c, '', `于抓起手牌前，${effectText(c, p.effect).replace(/。$/, '')}`)];
    case 'startingPlayer':
      return [clause(c, '', '你是先手牌手。如果有多位牌手将为先手牌手，则从中随机选择一位')];
    case 'draft':
      return [clause(c, '', draftingText(p.does, c.face.zhName ?? c.face.name))];
    case 'deckConstruction':
      if (p.allows === 'commander') return [clause(c, '', `${c.face.zhName ?? c.face.name}可用作指挥官`)];
      if (p.allows === 'fewer') return [clause(c, '', `你的套牌张数下限减少${countWord(p.by)}张`)];
      if (p.most === 'any') return [clause(c, '', `名称为${c.face.zhName ?? c.face.name}的牌，在套牌中的数量不受限制`)];
      return [clause(c, '', `套牌中可以有最多${p.most}张名称为${c.face.zhName ?? c.face.name}的牌`)];
    case 'selfCostChange':
      return selfCostClauses(c, p);
    default: {
      const unknown: never = p;
      throw new Error(`unknown part ${JSON.stringify(unknown)}`);
    }
  }
}

/** "你可以将此咒语视同具有闪现异能地来施放". */
function timingText(c: Context, p: Extract<StaticPart, { part: 'castTiming' }>): string {
  const may = '你可以将此咒语视同具有闪现异能地来施放';
  if (p.price === 'sacrificedAtCleanup')
    return `${may}。如果你于不能施放法术的时机下施放它，则在下一个清除步骤开始时，它所成为之永久物的操控者将它牺牲`;
  if (p.price) return `如果你额外${costsInSentence(c, p.price)}来施放此咒语，${may}`;
  return p.when ? `如果${conditionText(c, p.when)}，${may}` : may;
}

/** "你可以支付4点生命，而不支付此咒语的法术力费用"; "牺牲一个生物，以作为施放此咒语的额外费用". */
/** "你可以支付任意数量的法术力，以作为施放生物咒语的额外费用。若你如此作，…". */
function offeredText(c: Context, p: Extract<StaticPart, { part: 'continuous' }>): string | undefined {
  const { ability } = (p.mods[0] ?? {}) as { ability?: Ability };
  const [cost] = ability?.kind === 'static' ? ability.parts : [];
  if (p.affects.sel !== 'all' || cost?.part !== 'castingCost' || cost.then?.do !== 'seq') return undefined;
  const last = cost.then.of.at(-1);
  const counters = last?.do === 'replacement' && last.replacement.replace === 'enters' ? last.replacement.entering?.counters : undefined;
  const list = (p.affects.filter.is === 'and' ? p.affects.filter.of : []).filter((f) => f.is !== 'controlledBy');
  const spells = nounText(nounOf(c, { is: 'and', of: list }, 'stack'));
  return `你可以支付任意数量的法术力，以作为施放${spells}的额外费用。若你如此作，则该生物进战场时上面额外有等量的${counterWord(counters?.[0].counter ?? '')}`;
}

function castingCostClause(c: Context, p: Extract<StaticPart, { part: 'castingCost' }>): Clause {
  const cost = costsInSentence(c, p.cost);
  const cond = p.condition ? `如果${conditionText(c, p.condition)}，则` : '';
  switch (p.how) {
    case 'additional':
      return clause(c, '', `${cond}${cost}，以作为施放此咒语的额外费用`);
    case 'optional':
      return clause(c, '', `${cond}你可以${cost}${p.times === 'any' ? '任意次' : ''}，以作为施放此咒语的额外费用`);
    case 'alternative':
      return clause(c, '', `${cond}你可以${cost}，而不支付此咒语的法术力费用`);
    default: {
      const unknown: never = p.how;
      throw new Error(`unknown cost ${String(unknown)}`);
    }
  }
}

/** Whether what the Aura gives its ability to is a land. */
const enchantsLand = (c: Context): boolean =>
  c.face.abilities.some(
    (a) =>
      a.kind === 'keyword' && a.keyword === 'enchant' && a.filter !== undefined && nounOf(c, a.filter, 'battlefield').types.join() === '地',
  );

/** An ability as it stands inside a sentence or quotation: one line, the source called 此生物. */
export function abilityInside(c: Context, a: Ability): string {
  const type = c.self.startsWith('此') ? c.self : enchantsLand(c) ? '此地' : '此生物';
  const inner: Context = {
    ...c,
    self: type,
    event: {},
    notes: [],
    fronts: [],
    slots: new Map(),
    named: new Map(),
    targets: [],
    selfKnown: false,
  };
  return abilityLines(inner, a).join('');
}

/** The abilities of an emblem in quotation marks. */
export function emblemText(c: Context, abilities: readonly Ability[]): string {
  return joinList(
    abilities.map((a) => abilityInside({ ...c, self: '此徽记' }, a).replace(/。$/, '')),
    '」与「',
  );
}
