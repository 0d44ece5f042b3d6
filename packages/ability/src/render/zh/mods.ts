/** Continuous effects. */

import { BASIC_LAND_TYPES, NONBASIC_LAND_TYPES } from '../../basics.js';
import { counterOfDuration, isWhileCounter } from '../../counters.js';
import type { Ability, Duration, Mod, PlayerRef, Quantity, Selector } from '../../language.js';
import { same } from '../../same.js';
import { nthSpell } from '../ways.js';
import { type Clause, type Context, clause, type Phrase } from './context.js';
import { offBattlefield } from './every-zone.js';
import { nounOf, nounText, wordRef } from './noun.js';
import { amount, forEachFront, perUnit, removedPhrase, valuePhrase } from './quantity.js';
import { playersPhrase, selectorPhrase, wearing } from './refs.js';
import { COLOR_WORDS, counterWord, countWord, joinList, keywordWord, SUPERTYPE_WORDS, TYPE_WORDS } from './vocab.js';

/** Until when: put before the sentence, or after it when the sentence is short. */
export const DURATION_WORDS: Readonly<Record<Exclude<Duration, `counter:${string}`>, string>> = {
  endOfTurn: '直到回合结束',
  endOfCombat: '直到战斗结束',
  endOfNextCombat: '直到该次战斗结束',
  untilYourNextTurn: '直到你的下一个回合',
  untilEndOfYourNextTurn: '直到你的下一个回合结束',
  untilYourNextUpkeep: '直到你的下一个维持',
  untilYourNextEndStep: '直到你的下一个结束步骤',
  untilEndOfCombatOnYourNextTurn: '直到你的下一个回合的战斗结束',
  whileSourceOnBattlefield: '于此永久物仍在战场上的时段内',
  whileYouControlSource: '于你操控此永久物的时段内',
  whileSourceTapped: '于此永久物持续横置的时段内',
  whileYouControlTappedSource: '于你操控此永久物且其持续横置的时段内',
  nextUntapStep: '于其操控者的下一个重置步骤中',
  untilPlaneswalk: '直到任一牌手时空换境为止',
  indefinite: '',
};

/** How long an effect lasts. */
export const durationWords = (d: Duration): string =>
  isWhileCounter(d) ? `只要其上有${counterWord(counterOfDuration(d))}` : DURATION_WORDS[d];

/** "你每回合施放的第一个瞬间或法术咒语". */
function nthSpellText(c: Context, affects: Selector): string | undefined {
  const said = nthSpell(affects);
  return said && `你每回合施放的第${countWord(said.nth).replace('两', '二')}个${nounText(nounOf(c, said.what, 'stack'), { or: '或' })}`;
}

/** The subject of a continuous effect: 所有 is said only where nothing else limits the objects. */
export function affectedPhrase(c: Context, s: Selector): Phrase {
  const off = s.sel === 'union' ? offBattlefield(c, s.of, affectedPhrase) : undefined;
  if (off) return off;
  if (s.sel === 'union' && s.of.every((x) => x.sel === 'all'))
    return { text: s.of.map((x) => affectedPhrase(c, x).text).join('与'), kind: 'object', plural: true };
  if (s.sel === 'slot') {
    const p = selectorPhrase(c, s);
    return { ...p, text: p.text.replace(/^所有(?=由)/, '') };
  }
  if (s.sel !== 'all') return selectorPhrase(c, s);
  const nth = nthSpellText(c, s);
  if (nth) return { text: nth, kind: 'object' };
  const noun = nounOf(c, s.filter, s.zone);
  const owned = s.of === undefined ? selectorPhrase(c, s).text : selectorPhrase(c, s).text.replace('所有', '');
  const yours = noun.modifiers.length > 0;
  if ((s.zone === 'battlefield' || s.zone === 'stack') && yours)
    return { text: nounText(noun, { or: '与' }), kind: 'object', plural: true };
  // "黑色生物得+1/+1", and "所有生物"
  const colored = s.zone === 'battlefield' && noun.adjectives.length > 0 && noun.heads[0] === '生物';
  return { text: colored ? owned.replace(/^所有/, '') : owned, kind: noun.kind, plural: true };
}

const signed = (n: string, negative: boolean) => `${negative ? '-' : '+'}${n}`;

/** One of the two numbers of +N/+N. */
function ptPart(c: Context, q: Quantity, other: Quantity): string {
  if (typeof q === 'number')
    return q < 0 || Object.is(q, -0) || (q === 0 && typeof other === 'number' && other < 0) ? `-${Math.abs(q)}` : `+${q}`;
  if (q.q === 'minus' && q.left === 0) return signed(amount(c, q.right), true);
  if (q.q === 'product' && q.of[0] === -1 && q.of.length === 2) return signed(amount(c, q.of[1]), true);
  return signed(amount(c, q), false);
}

/** "+2/+0", "-1/-1", "+X/+X". Zero takes the sign of the other number. */
function ptText(c: Context, power: Quantity, toughness: Quantity): string {
  const unlike = (q: Quantity): boolean => typeof q === 'object' && q.q !== 'x' && q.q !== 'product' && q.q !== 'amount' && q.q !== 'slot';
  if (unlike(power) && unlike(toughness) && !same(power, toughness)) {
    c.notes.push(`X为${valuePhrase(c, power)}`, `Y为${valuePhrase(c, toughness)}`);
    return '+X/+Y';
  }
  return `${ptPart(c, power, toughness)}/${ptPart(c, toughness, power)}`;
}

/** A bonus for each of something: the front is put in the context, the bonus for one returned. */
function ptForEach(c: Context, power: Quantity, toughness: Quantity): string | undefined {
  const p = power === 0 ? { n: 0, of: undefined } : perUnit(power);
  const t = toughness === 0 ? { n: 0, of: undefined } : perUnit(toughness);
  if (!p || !t || (p.of === undefined && t.of === undefined)) return undefined;
  const of = p.of ?? t.of;
  if (of === undefined || (p.of && t.of && !same(p.of, t.of))) return undefined;
  if (c.xs.has(JSON.stringify(of))) return undefined;
  const front = forEachFront(c, of);
  if (front === undefined) return undefined;
  c.fronts.push(front);
  return ptText(c, p.n, t.n);
}

/** "飞行异能", "飞行与敏捷异能", "反白保护异能", "「…」". */
function abilitiesText(outer: Context, abilities: readonly Ability[]): string {
  // what an emblem gives is not the emblem's
  const own = outer.self === '此徽记' ? { self: '此永久物' } : {};
  const face = wearing(outer.face, abilities);
  const c: Context = face !== outer.face || own.self ? { ...outer, ...own, face } : outer;
  const plain: string[] = [];
  const quoted: string[] = [];
  for (const a of abilities) {
    if (a.kind === 'keyword' && a.cost === undefined) plain.push(c.say.inside(c, a));
    else quoted.push(`「${c.say.inside(c, a)}」`);
  }
  const protections = plain.every((w) => w.endsWith('保护') && !w.includes('该色'));
  const words = plain.length > 0 ? [`${joinList(plain, '与')}${protections ? '' : '异能'}`] : [];
  return [...words, ...quoted].join('与');
}

const SWITCH = '的力量与防御力互换';

const thisAbility = (m: Extract<Mod, { mod: 'thisAbility' }>): string => (m.change === 'lose' ? '失去此异能' : '具有此异能');

/** What the mods do, as predicates in order: "得+2/+0", "具有践踏异能", "成为红色". */
export function modPredicates(c: Context, mods: readonly Mod[], lasting: boolean, target: boolean, all = false): string[] {
  const out: string[] = [];
  const gained = mods.filter((m) => m.mod === 'addAbility').map((m) => m.ability);
  let saidAbilities = false;
  for (const m of mods) {
    if (m.mod === 'addAbility') {
      if (!saidAbilities) out.push(`${lasting ? '获得' : '具有'}${abilitiesText(c, gained)}`);
      saidAbilities = true;
      continue;
    }
    // "for each" stands before all that follows it: not where something else is said first
    const later = lasting && m !== mods[0] && mods[0].mod !== 'pt';
    out.push(modPredicate(c, m, target || later, lasting, all));
  }
  return out;
}

/** What a copy is in any case: a form in one phrase, "成为1/1绿色蛙". */
export function exceptions(c: Context, mods: readonly Mod[]): string {
  const form = mods.some((m) => m.mod === 'types' && m.change === 'set') ? becomes(c, mods, undefined, false) : undefined;
  const said = form ? [form.said, ...modPredicates(c, form.rest, false, false)] : modPredicates(c, mods, false, false);
  return said.map((x, i) => (i === 0 ? x : x.replace(/^的/, ''))).join('且');
}

/** "，但其基础力量与防御力为1/1". */
export const butFor = (c: Context, mods: readonly Mod[]): string => `，但${exceptions(c, mods).replace(/^的/, '其')}`;

function typesPredicate(m: Extract<Mod, { mod: 'types' }>): string {
  const words = [...m.supertypes.map((x) => SUPERTYPE_WORDS[x]), ...m.subtypes.map(wordRef), ...m.types.map((x) => TYPE_WORDS[x])].join('');
  if (m.change === 'add' && m.types.length === 0 && BASIC_LAND_TYPES.every((t) => m.subtypes.includes(t))) return '额外具有所有基本地类别';
  if (m.change === 'add' && same(m.subtypes, NONBASIC_LAND_TYPES)) return '具有所有非基本地类别';
  if (m.change === 'remove') return `不是${words}`;
  return m.change === 'add' ? `额外具有${words}此类别` : `成为${words}`;
}

function modPredicate(c: Context, m: Exclude<Mod, { mod: 'addAbility' }>, target: boolean, lasting: boolean, all: boolean): string {
  switch (m.mod) {
    case 'copy':
      return `成为${selectorPhrase(c, m.of).text}的复制品${m.except.length > 0 ? butFor(c, m.except) : ''}`;
    case 'control':
      return `由${playersPhrase(c, m.who).text}操控`;
    case 'text':
      return `将其叙述中所有的「${wordRef(m.from)}」字样改为「${wordRef(m.to)}」`;
    case 'types':
      return typesPredicate(m);
    case 'setLandType':
      return `${lasting ? '成为' : all ? '都是' : '是'}${m.types.map(wordRef).join('')}`;
    case 'allCreatureTypes':
      return m.change === 'lose' ? '失去所有生物类别' : `${lasting ? '获得' : '具有'}所有生物类别`;
    case 'colors':
      return colorsPredicate(m);
    case 'loseAbility':
      return lossText(m);
    case 'loseAllAbilities':
      return '失去所有异能';
    case 'abilitiesOf':
      return borrowedAbilities(c, m, lasting);
    case 'setPT':
      return setPtText(c, m);
    case 'pt':
      return `得${(!target ? ptForEach(c, m.power, m.toughness) : undefined) ?? ptText(c, m.power, m.toughness)}`;
    case 'switchPT':
      return SWITCH;
    case 'name':
      return `名称为${m.name}`;
    case 'rulesText':
      return '具有交换来的规则叙述';
    case 'thisAbility':
      return thisAbility(m);
    case 'manaCost':
      return m.mana === 'none' ? '没有法术力费用' : `法术力费用为${m.mana}`;
    default: {
      const unknown: never = m;
      throw new Error(`unknown modification ${JSON.stringify(unknown)}`);
    }
  }
}

function colorsPredicate(m: Extract<Mod, { mod: 'colors' }>): string {
  if (m.colors.length === 0) return '成为无色';
  return `${m.change === 'add' ? '额外' : ''}成为${m.colors.map((x) => (typeof x === 'string' ? COLOR_WORDS[x] : '所选颜')).join('')}色`;
}

function borrowedAbilities(c: Context, { of, which }: Extract<Mod, { mod: 'abilitiesOf' }>, lasting: boolean): string {
  const whose = 'removed' in of ? removedPhrase(c, of.removed) : 'kept' in of ? '该牌' : affectedPhrase(c, of).text;
  const what =
    typeof which === 'object'
      ? `每个${keywordWord(which.keyword)}异能`
      : `所有起动式异能${which === 'nonMana' ? '，但法术力异能除外' : ''}`;
  return `${lasting ? '获得' : '具有'}${whose}的${what}`;
}

function lossText(m: Extract<Mod, { mod: 'loseAbility' }>): string {
  const word = keywordWord(m.keyword);
  return `失去${word}异能${m.barred ? `且不能具有或获得${word}异能` : ''}`; // CR 113.11
}

function setPtText(c: Context, m: Extract<Mod, { mod: 'setPT' }>): string {
  const { power, toughness } = m;
  if (m.as === 'cda') {
    if (power !== undefined && toughness !== undefined && same(power, toughness)) return `的力量和防御力各等同于${valuePhrase(c, power)}`;
    if (power !== undefined && toughness !== undefined)
      return `的力量等同于${valuePhrase(c, power)}，防御力等同于${valuePhrase(c, toughness)}`;
    return power !== undefined ? `的力量等同于${valuePhrase(c, power)}` : `的防御力等同于${valuePhrase(c, toughness ?? 0)}`;
  }
  if (typeof power === 'object' && typeof toughness === 'object' && power.q === 'stat' && toughness.q === 'stat' && power.of.sel !== 'it')
    return power.stat === 'power' && toughness.stat === 'toughness'
      ? `的基础力量与防御力成为${selectorPhrase(c, power.of).text}的力量与防御力`
      : `的基础力量与防御力各等同于${valuePhrase(c, power)}`;
  if (power !== undefined && toughness !== undefined) return `的基础力量与防御力为${amount(c, power)}/${amount(c, toughness)}`;
  return power !== undefined ? `的基础力量为${amount(c, power)}` : `的基础防御力为${amount(c, toughness ?? 0)}`;
}

/** A land that becomes a creature besides: "It's still a land." */
export function remainsLand(c: Context, s: Selector, mods: readonly Mod[]): boolean {
  const creature = mods.some((m) => m.mod === 'types' && m.change === 'add' && m.types.includes('Creature'));
  if (!creature || !mods.some((m) => m.mod === 'setPT')) return false;
  if (s.sel === 'self') return c.face.types.includes('Land');
  return s.sel === 'target' && c.targets[s.index] !== undefined && nounOf(c, c.targets[s.index].what, 'battlefield').types.includes('地');
}

/** "成为4/4传奇元素生物": types, colours and power together. */
function becomes(
  c: Context,
  mods: readonly Mod[],
  affects: Selector | undefined,
  lasting: boolean,
): { said: string; rest: Mod[] } | undefined {
  const types = mods.find((m) => m.mod === 'types' && m.change !== 'remove');
  const pt = mods.find((m) => m.mod === 'setPT' && m.as === 'set' && m.power !== undefined && m.toughness !== undefined);
  if (types?.mod !== 'types' || pt?.mod !== 'setPT') return undefined;
  const colors = mods.find((m) => m.mod === 'colors');
  const colorWord =
    colors?.mod === 'colors' && colors.colors.length > 0
      ? `${colors.colors.map((x) => (typeof x === 'string' ? COLOR_WORDS[x] : '')).join('')}${colors.colors.length === 2 ? '双' : ''}色`
      : '';
  const words = [
    ...types.supertypes.map((x) => SUPERTYPE_WORDS[x]),
    types.subtypes.map(wordRef).join('／'),
    ...types.types.map((x) => TYPE_WORDS[x]),
  ];
  // CR 205.1b: what it keeps is said, but of a land, which "is still" one in a sentence of its own
  const kept = types.change === 'add' && !(lasting && affects && remainsLand(c, affects, mods)) ? '，且仍具有其原有类别' : '';
  const rest = mods.filter((m) => m !== types && m !== pt && m !== colors);
  const gained = rest.filter((m) => m.mod === 'addAbility').map((m) => m.ability);
  const withAbilities = gained.length > 0 ? `，具${abilitiesText(c, gained)}的` : '';
  return {
    said: `成为${amount(c, pt.power ?? 0)}/${amount(c, pt.toughness ?? 0)}${colorWord}${withAbilities}${words.join('')}${kept}`,
    rest: rest.filter((m) => m.mod !== 'addAbility'),
  };
}

/** The subject of a sentence: 它 for the target that the sentence before was about. */
function subjectPhrase(c: Context, affects: Selector): Phrase {
  const p = affectedPhrase(c, affects);
  const known = affects.sel === 'event' && affects.role === 'object' && p.kind === 'object' && !p.plural && !p.self;
  return known || (p.its && affects.sel === 'target') ? { ...p, text: '它' } : p;
}

/** Keywords that are about casting: what has them is said to be cast. */
const CASTING: ReadonlySet<string> = new Set(['affinity', 'cascade', 'conspire', 'convoke', 'delve', 'improvise', 'replicate', 'storm']);

/** "力量与防御力": what is doubled. */
const doubledStats = ({ power, toughness }: Extract<Mod, { mod: 'pt' }>): string =>
  power === 0 ? '防御力' : toughness === 0 ? '力量' : '力量与防御力';

/** A continuous effect as a sentence; `change`: what becomes of what it does. */
export function continuousClause(
  c: Context,
  affects: Selector | undefined,
  mods: readonly Mod[],
  duration: Duration | undefined,
  change = (text: string) => text,
): Clause {
  const lasting = duration !== undefined;
  const target = affects?.sel === 'target';
  const subject: Phrase = affects === undefined ? { text: '', kind: 'object' } : subjectPhrase(c, affects);
  const control = mods.find((m) => m.mod === 'control');
  const cast = mods.some((m) => m.mod === 'addAbility' && m.ability.kind === 'keyword' && CASTING.has(m.ability.keyword));
  if (cast && affects?.sel === 'all' && affects.zone === 'stack') subject.text = subject.text.replace(/^由你操控的/, '你施放的');
  // each of those of which more is said than whose they are
  const each = affects?.sel === 'all' && /其上有|名称为/.test(subject.text) && !subject.text.startsWith('所有');
  if (each) subject.text = `每个${subject.text}`;
  const until = duration === undefined ? '' : durationText(c, duration);
  if (control?.mod === 'control' && mods.length === 1) {
    if (!lasting) return clause(c, playersPhrase(c, control.who).text, `操控${subject.text}`);
    return controlClause(c, subject, control.who, until);
  }
  if (mods.length === 1 && mods[0].mod === 'switchPT')
    return clause(c, '', `将${subject.text}的力量与防御力互换${until}`, { verb: 'mods' });
  const [only] = mods;
  // CR 701.9b: gets as much as it has
  if (only.mod === 'pt' && only.doubling) return clause(c, '', `将${subject.text}的${doubledStats(only)}加倍${until}`, { verb: 'mods' });
  const become = becomes(c, mods, affects, lasting);
  const predicates = become
    ? [become.said, ...modPredicates(c, become.rest, lasting, target)]
    : modPredicates(c, mods, lasting, target, subject.text.startsWith('所有'));
  const keywordsOnly = mods.every((m) => m.mod === 'addAbility' && m.ability.kind === 'keyword');
  const stronger = mods.some((m) => m.mod === 'pt');
  const targets = affects?.sel === 'target' && subject.plural === true && stronger;
  const several =
    targets ||
    (each && stronger) ||
    (affects?.sel === 'union' && (subject.text !== '此两者' || !keywordsOnly) && affects.of.some((x) => x.sel !== 'all'));
  const united = several ? '各' : each ? '均' : '';
  // "的力量为…" belongs to the subject directly before it.
  for (let i = 1; i < predicates.length; i++) predicates[i] = predicates[i].replace(/^的/, '');
  const last = predicates.length - 1;
  const predicate = predicates.length > 2 ? `${predicates.slice(0, last).join('，')}，且${predicates[last]}` : predicates.join('且');
  const before = until !== '' && (predicates.length > 1 || predicate.includes('「') || until.startsWith('于') || become !== undefined);
  if (before) c.fronts.unshift(until);
  const text = change(`${united}${predicate}${before ? '' : until}`);
  return clause(c, subject.text, text, { verb: 'mods', about: subject.text });
}

/** How long, naming the source. */
export function durationText(c: Context, duration: Duration): string {
  return durationWords(duration).replace('此永久物', c.self);
}

function controlClause(c: Context, subject: Phrase, who: PlayerRef, until: string): Clause {
  const p = playersPhrase(c, who);
  const long = subject.text.includes('的');
  if (until.startsWith('于')) c.fronts.push(until);
  const after = until.startsWith('于') ? '' : until;
  return clause(c, p.you ? '' : p.text, `获得${subject.text}${long ? '之' : '的'}操控权${after}`);
}
