/** Filters as Chinese noun phrases: what is said before 的, what stands directly before the noun, the noun, its measure word. */
import { areBasicLands, LINKS, type Zone } from '../../basics.js';
import type { Condition, Filter, PlayerRef, Selector, Status, WordRef } from '../../language.js';
import { areOutlaws } from '../../subtypes.js';
import { aheadModifier } from './ahead.js';
import { castModifier } from './cast-modifier.js';
import { COUNTED, type Context, DEALT, type Phrase } from './context.js';
import { printedModifier } from './printed.js';
import { cameModifier, colorAdjective, colorCount, countersModifier, lacking, mergedModifiers, sectorModifier } from './qualities.js';
import { shared } from './shared-qualities.js';
import { sizeModifier } from './sizes.js';
import { NOT_CREATURES } from './subtypes.js';
import {
  countWord,
  designationWord,
  joinList,
  keywordWord,
  STATUS_WORDS,
  SUPERTYPE_WORDS,
  subtypeWord,
  TYPE_WORDS,
  tokenName,
  typeWord,
} from './vocab.js';

/** A noun phrase in parts. */
export interface Noun {
  /** Said before 的: "由你操控", "力量等于或大于4". */
  modifiers: string[];
  /** Directly before the noun: "白色", "非地", "传奇". */
  adjectives: string[];
  /** Several adjectives that exclude ("非生物且非地"). */
  nots: string[];
  /** The nouns, alternatives joined with 或. */
  heads: string[];
  types: string[];
  subtypes: string[];
  /** 咒语, 牌, or nothing. */
  suffix: string;
  other: boolean;
  /** What it is not is a supertype or subtype: said before 的. */
  notWord?: boolean;
  kind: Phrase['kind'];
  /** A phrase that stands for the whole ("the source itself"). */
  whole?: string;
}

type Place = Zone | 'players' | 'any';

/** "岛行者", "飞行". */
const keywordOf = (f: { keyword: string; words?: string }): string =>
  f.words === undefined ? keywordWord(f.keyword) : `${subtypeWord(f.words)}${keywordWord(f.keyword)}`;

function emptyNoun(place: Place): Noun {
  const kind =
    place === 'players' ? 'player' : place === 'battlefield' || place === 'any' ? 'object' : place === 'stack' ? 'spell' : 'card';
  return { modifiers: [], adjectives: [], nots: [], heads: [], types: [], subtypes: [], suffix: '', other: false, kind };
}

/** A word given or chosen, in Chinese. */
export function wordRef(word: WordRef): string {
  if (typeof word !== 'string') return '所选的类别';
  return typeWord(word);
}

const PLAYER_NOUNS: Readonly<Partial<Record<PlayerRef['player'], string>>> = { eachOpponent: '对手', eachTeammate: '队友' };

/** Conjuncts of a filter, nested ones flattened. */
function conjuncts(filter: Filter): Filter[] {
  return filter.is === 'and' ? filter.of.flatMap(conjuncts) : [filter];
}

/** Whether the filter lets everything through. */
export function isAny(filter: Filter): boolean {
  return filter.is === 'any' || (filter.is === 'and' && filter.of.every(isAny));
}

/** "由你操控". */
export function controlled(c: Context, who: PlayerRef, verb = '操控'): string {
  switch (who.player) {
    case 'you':
      return `由你${verb}`;
    case 'eachOpponent':
    case 'anOpponent':
      return `由对手${verb}`;
    case 'eachOther':
      return `由其他牌手${verb}`;
    case 'each':
      return `由牌手${verb}`;
    case 'active':
      return `由该牌手${verb}`;
    case 'defending':
      return `由防御牌手${verb}`;
    default:
      return `由${c.say.players(c, who).text.replace(/的(操控者|拥有者)$/, '之$1')}${verb}`;
  }
}

/** The noun phrase for entities in a place that match. */
export function nounOf(c: Context, filter: Filter, place: Place): Noun {
  const noun = emptyNoun(place);
  let where: Place = place;
  for (const f of conjuncts(filter)) if (f.is === 'inZone') where = f.zone;
  noun.kind = emptyNoun(where).kind;
  for (const f of conjuncts(filter)) addConjunct(c, noun, f, where);
  finish(noun, where);
  return noun;
}

/** Decides the nouns once all parts are known. */
function finish(noun: Noun, place: Place): void {
  if (noun.types.length > 0 || noun.subtypes.length > 0) {
    // A subtype that is itself called "…生物" is not followed by the type again.
    const types = noun.subtypes.some((x) => x.endsWith('生物')) ? noun.types.filter((x) => x !== '生物') : noun.types;
    const own = `${noun.subtypes.join('')}${types.join('')}`;
    noun.heads = noun.heads.length === 0 ? [own] : noun.heads.map((h) => (noun.types.length > 0 ? `${h}${own}` : `${own}${h}`));
  }
  if (noun.subtypes.join() === '武具') noun.modifiers = noun.modifiers.map((m) => m.replace(/^结附(或装备)?在/, '装备在'));
  const cardish = noun.kind === 'card';
  if (noun.kind === 'spell' && noun.suffix === '') noun.suffix = '咒语';
  if (cardish && noun.suffix === '') noun.suffix = '牌';
  if (noun.heads.length === 0 && noun.suffix === '') noun.heads = [place === 'players' || noun.kind === 'player' ? '牌手' : '永久物'];
}

const IS_KINDS: Readonly<Record<string, Phrase['kind']>> = { spell: 'spell', ability: 'spell' };

/** Those an effect has dealt damage to. */
const dealtWay = (c: Context, s: Selector): boolean =>
  (s.sel === 'slot' && c.slots.get(s.slot)?.text === DEALT) || (s.sel === 'union' && s.of.every((x) => dealtWay(c, x)));

function addOneOf(c: Context, noun: Noun, of: Selector, place: Place): void {
  if (dealtWay(c, of)) noun.modifiers.push('以此法受到伤害');
  else if (of.sel === 'slot' && c.slots.get(of.slot)?.text === COUNTED) noun.modifiers.push('以此法被放置指示物');
  else if (of.sel === 'linked' && of.link === LINKS.exiled && place === 'exile') noun.modifiers.push(`以${c.self}放逐`);
  else if (of.sel === 'linked' && of.link === LINKS.created) noun.modifiers.push(`以${c.self}派出`);
  else noun.whole = of.sel === 'self' ? c.self : c.say.selector(c, of).text;
}

/** "神器来源": where something comes from. */
export function sourceText(c: Context, f: Filter): string {
  const noun = nounOf(c, f, 'any');
  return nounText({ ...noun, heads: noun.heads.filter((h) => h !== '永久物'), suffix: '来源' });
}

function otherModifier(
  c: Context,
  noun: Noun,
  f: Parameters<typeof modifierOf>[1] | Extract<Filter, { is: 'abilityOf' | 'ahead' }>,
): string {
  if (f.is === 'ahead') return aheadModifier(f.in, (kind) => nounText(nounOf(c, kind, 'battlefield')));
  if (f.is !== 'abilityOf') return modifierOf(c, f);
  noun.suffix ||= '异能';
  return `来自${sourceText(c, f.source)}`;
}

/** Adds what one conjunct says. */
function addConjunct(c: Context, noun: Noun, f: Filter, place: Place): void {
  switch (f.is) {
    case 'any':
    case 'inZone':
      return;
    case 'and':
      for (const g of f.of) addConjunct(c, noun, g, place);
      return;
    case 'or':
      addAlternatives(c, noun, f.of, place);
      return;
    case 'not':
      addNot(c, noun, f.of, place);
      return;
    case 'type':
      noun.types.push(TYPE_WORDS[f.type]);
      return;
    case 'supertype':
      noun.adjectives.push(SUPERTYPE_WORDS[f.supertype]);
      return;
    case 'subtype':
      addSubtype(c, noun, f.subtype);
      return;
    case 'chosenType':
      noun.adjectives.push('该类别');
      return;
    case 'color':
      noun.adjectives.push(colorAdjective(c, f.color));
      return;
    case 'colorCount':
      noun.adjectives.push(colorCount(f.cmp, f.value));
      return;
    case 'permanent':
    case 'spell':
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'manaAbility':
    case 'token':
    case 'permanentCard':
    case 'historic':
      addKind(noun, f.is);
      return;
    case 'commander':
      noun.heads.push('指挥官');
      return;
    case 'controlledBy':
      noun.modifiers.unshift(controlled(c, f.who));
      return;
    case 'ownedBy':
      noun.modifiers.unshift(controlled(c, f.who, '拥有'));
      return;
    case 'other':
      noun.other = true;
      return;
    case 'oneOf':
      addOneOf(c, noun, f.of, place);
      return;
    case 'player':
      noun.kind = 'player';
      if (f.who.player !== 'each') noun.whole = PLAYER_NOUNS[f.who.player] ?? c.say.players(c, f.who).text;
      return;
    default:
      noun.modifiers.push(otherModifier(c, noun, f));
  }
}

/** Kinds of entities that are nouns of their own. */
function addKind(
  noun: Noun,
  is: 'permanent' | 'spell' | 'ability' | 'activatedAbility' | 'triggeredAbility' | 'manaAbility' | 'token' | 'permanentCard' | 'historic',
): void {
  noun.kind = IS_KINDS[is] ?? noun.kind;
  switch (is) {
    case 'permanent':
      if (noun.types.length === 0) noun.kind = 'object';
      return;
    case 'spell':
      noun.suffix = '咒语';
      return;
    case 'ability':
      noun.suffix = '起动式或触发式异能';
      return;
    case 'activatedAbility':
      noun.suffix = '起动式异能';
      return;
    case 'triggeredAbility':
      noun.suffix = '触发式异能';
      return;
    case 'manaAbility':
      noun.suffix = '法术力异能';
      return;
    case 'token':
      noun.adjectives.push('衍生');
      return;
    case 'permanentCard':
      noun.heads.push('永久物');
      noun.suffix = '牌';
      return;
    case 'historic':
      noun.adjectives.push('史迹');
      return;
    default: {
      const unknown: never = is;
      throw new Error(`unknown kind ${String(unknown)}`);
    }
  }
}

/** "与任一由你操控的生物同名". */
function sameNameText(c: Context, f: Extract<Filter, { is: 'sameName' }>): string {
  const as = c.say.selector(c, f.as);
  return `与${as.its ? '其' : f.as.sel === 'all' ? as.text.replace('所有', '任一') : as.text}同名`;
}

/** "名称为…": of this name, of one that was chosen, or noted during the draft (CR 905.2b). */
function namedText(c: Context, name: WordRef): string {
  const own = c.face.zhName ?? c.face.name;
  if (typeof name === 'string') return `名称为${name === c.face.name ? own : (c.nameOf(name) ?? tokenName(name) ?? name)}`;
  if ('noted' in name) return `具你为名称为${own}之牌所记录名称`;
  if ('other' in name) return '具另一个所选名称';
  return c.face.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'hiddenAgenda' && a.n === 2) ? '具任一所选名称' : '具所选名称';
}

function addSubtype(c: Context, noun: Noun, subtype: WordRef): void {
  if (typeof subtype === 'string') noun.subtypes.push(subtypeWord(subtype));
  else noun.adjectives.push('noted' in subtype ? `具你为名称为${c.face.zhName ?? c.face.name}之牌所记录类别的` : '该类别');
}

/** What is said before 的 of something that matches. */
function modifierOf(
  c: Context,
  f: Extract<
    Filter,
    {
      is:
        | 'stat'
        | 'keyword'
        | 'status'
        | 'named'
        | 'sameName'
        | 'sharesColor'
        | 'sector'
        | 'sharesCreatureType'
        | 'sharesCardType'
        | 'sharesPermanentType'
        | 'parity'
        | 'hasAdventure'
        | 'repeatsSymbol'
        | 'costSymbol'
        | 'hasAbility'
        | 'arrived'
        | 'putHere'
        | 'satisfies'
        | 'voted'
        | 'designated'
        | 'counters'
        | 'attachedTo'
        | 'blocking'
        | 'blockedBy'
        | 'attackingPlayerOrPermanent'
        | 'happened'
        | 'cast'
        | 'castOf'
        | 'targets'
        | 'couldBeTarget';
    }
  >,
): string {
  switch (f.is) {
    case 'stat':
      return c.say.compared(c, f.stat, f.cmp, f.value);
    case 'parity':
    case 'hasAdventure':
    case 'repeatsSymbol':
    case 'costSymbol':
    case 'hasAbility':
      return printedModifier(f);
    case 'keyword':
      return `具${keywordOf(f)}异能`;
    case 'status':
      return STATUS_WORDS[f.status];
    case 'named':
      return namedText(c, f.name);
    case 'sameName':
      return sameNameText(c, f);
    case 'voted':
      return `投票选择了${c.say.players(c, f.who).text}${f.like === 'same' ? '所投' : '未投票'}之选项`;
    case 'designated':
      return `为${designationWord(f.designation)}`;
    case 'arrived':
    case 'putHere':
      return cameModifier(f);
    case 'sharesColor':
    case 'sharesCreatureType':
    case 'sharesCardType':
    case 'sharesPermanentType':
      return shared(c, f);
    case 'satisfies':
      return saidOfIt(c, f.cond);
    case 'sector':
      return sectorModifier(c, f);
    case 'counters':
      return countersModifier(f);
    case 'attachedTo':
      return `结附${f.of.sel === 'all' ? '或装备' : ''}在${attachHost(c, f.of)}上`;
    case 'blocking':
      return `阻挡${c.say.selector(c, f.of).text}`;
    case 'blockedBy':
      return `被${c.say.selector(c, f.of).text}阻挡`;
    case 'attackingPlayerOrPermanent':
      return f.of.sel === 'union' ? '攻击你或由你操控之任一鹏洛客' : `攻击${c.say.selector(c, f.of).text}`;
    case 'happened':
      return happenedText(c, f);
    case 'cast':
      return castModifier(f.from, f.paid, f.own);
    case 'couldBeTarget':
      return `能被${c.say.selector(c, f.of).text}指定为目标`;
    case 'castOf':
      return `由${c.say.selector(c, f.of).text}施放`;
    case 'targets':
      if (f.what.is === 'any') return f.only === undefined ? '具有目标' : '具有单一目标';
      return `${f.only === undefined ? '' : '仅'}以${nounText(nounOf(c, f.what, 'any'))}为目标`;
    default: {
      const unknown: never = f;
      throw new Error(`unknown filter ${JSON.stringify(unknown)}`);
    }
  }
}

/** What happened to it this turn, or this combat. */
const happenedText = (c: Context, f: Extract<Filter, { is: 'happened' }>): string =>
  c.say.happened(c, f.event, 'modifier').replace('本回合', f.within ? '本次战斗' : '本回合');

/** What a condition says of the thing described. */
function saidOfIt(c: Context, cond: Condition): string {
  const size = sizeModifier(cond);
  if (size) return size;
  const it = c.it;
  c.it = { text: '其', kind: 'object', its: true };
  const text = c.say.condition(c, cond);
  if (it) c.it = it;
  else delete c.it;
  return text;
}

function attachHost(c: Context, of: Selector): string {
  if (of.sel === 'all') return nounText(nounOf(c, of.filter, of.zone));
  return c.say.selector(c, of).text;
}

/** "X or Y": alternatives share what surrounds them when they differ only in the noun. */
function addAlternatives(c: Context, noun: Noun, of: Filter[], place: Place): void {
  if (areOutlaws(of) || areBasicLands(of)) {
    if (areBasicLands(of)) noun.modifiers.push('具基本地类别');
    else noun.heads.push('法外者');
    return;
  }
  const parts = of.map((f) => {
    const part = emptyNoun(place);
    part.kind = noun.kind;
    for (const g of conjuncts(f)) addConjunct(c, part, g, place);
    return part;
  });
  const only = (pick: (n: Noun) => unknown[]) => parts.every((p) => p.whole === undefined && pick(p).length > 0);
  const nothing = (n: Noun, ...keys: ('modifiers' | 'adjectives' | 'nots' | 'heads' | 'types' | 'subtypes')[]) =>
    keys.every((k) => n[k].length === 0) && !n.other;
  if (only((p) => [...p.types, ...p.subtypes, ...p.heads]) && parts.every((p) => nothing(p, 'modifiers', 'adjectives', 'nots'))) {
    for (const p of parts) noun.heads.push(`${p.subtypes.join('')}${p.types.join('')}${p.heads.join('')}`);
    noun.suffix ||= parts[0].suffix;
    return;
  }
  if (only((p) => p.modifiers) && parts.every((p) => nothing(p, 'adjectives', 'nots', 'heads', 'types', 'subtypes'))) {
    noun.modifiers.push(mergedModifiers(parts.map((p) => p.modifiers.join('且'))));
    return;
  }
  if (only((p) => p.adjectives) && parts.every((p) => nothing(p, 'modifiers', 'nots', 'heads', 'types', 'subtypes'))) {
    noun.adjectives.push(parts.map((p) => p.adjectives.join('')).join('或'));
    return;
  }
  // "legendary or Rat", "noncreature or Dragon": words before the noun that follows
  if (parts.every((p) => nothing(p, 'modifiers', 'heads', 'types')) && (of[0].is === 'supertype' || of[0].is === 'not')) {
    noun.adjectives.push(parts.map((p) => [...p.nots, ...p.adjectives, ...p.subtypes].join('')).join('或'));
    return;
  }
  if (parts.every((p) => p.suffix !== '' && nothing(p, 'modifiers', 'adjectives', 'nots', 'heads', 'types', 'subtypes'))) {
    // "spell or ability" and "activated or triggered ability" are said in short.
    const all = parts.map((p) => p.suffix);
    const short = all.includes('咒语') ? all.map((x) => (x === '起动式或触发式异能' ? '异能' : x)) : all;
    noun.suffix = short.join('或').replace('起动式异能或触发式异能', '起动式或触发式异能');
    return;
  }
  noun.heads.push(
    parts
      .map((p) => {
        finish(p, place);
        return p.whole ?? (p.other ? `另一个${nounText({ ...p, other: false })}` : nounText(p));
      })
      .join('或'),
  );
}

function notSo(status: Status): string {
  if (status === 'tapped') return STATUS_WORDS.untapped;
  return status === 'untapped' ? STATUS_WORDS.tapped : `未${STATUS_WORDS[status].replace(/^(已|未)/, '')}`;
}

/** What something is not. */
function addNot(c: Context, noun: Noun, f: Filter, place: Place): void {
  switch (f.is) {
    case 'not':
      addConjunct(c, noun, f.of, place);
      return;
    case 'or':
      for (const g of f.of) addNot(c, noun, g, place);
      return;
    case 'type':
    case 'supertype':
    case 'color':
    case 'historic': {
      const one = emptyNoun(place);
      addConjunct(c, one, f, place);
      noun.nots.push(`非${[...one.adjectives, ...one.types].join('')}`);
      if (f.is === 'supertype' && f.supertype !== 'Basic') noun.notWord = true;
      return;
    }
    case 'subtype':
      noun.nots.push(`非${wordRef(f.subtype)}`);
      noun.notWord = true;
      return;
    case 'token':
      noun.nots.push('非衍生物');
      return;
    case 'controlledBy':
      noun.modifiers.unshift(`不${controlled(c, f.who)}`);
      return;
    case 'ownedBy':
      noun.modifiers.unshift(`不${controlled(c, f.who, '拥有')}`);
      return;
    case 'keyword':
      noun.modifiers.push(`不具${keywordOf(f)}异能`);
      return;
    case 'counters':
    case 'colorCount':
      noun.modifiers.push(lacking(f));
      return;
    case 'hasAbility':
      noun.modifiers.push(f.kind === 'any' ? '没有异能' : `不${printedModifier(f)}`);
      return;
    case 'status':
      noun.modifiers.push(notSo(f.status));
      return;
    case 'oneOf':
      // "all other creatures": the rest of the sentence says than which.
      if (['self', 'event', 'it'].includes(f.of.sel) || (f.of.sel === 'target' && (c.named.has(f.of.index) || c.naming.size > 0)))
        noun.other = true;
      else noun.modifiers.push(`${c.say.selector(c, f.of).text}以外`);
      return;
    default: {
      const one = nounOf(c, f, place);
      noun.modifiers.push(one.modifiers.length > 0 ? `并非${one.modifiers.join('且')}` : `不是${nounText(one)}`);
    }
  }
}

/** Modifiers joined: "由你操控、具飞行异能且未横置". */
function joinedModifiers(modifiers: readonly string[]): string {
  if (modifiers.length <= 1) return modifiers.join('');
  return `${modifiers.slice(0, -1).join('、')}且${modifiers[modifiers.length - 1]}`;
}

/** How the exclusions are said: before 的 when there are several or they exclude a subtype. */
function exclusions(noun: Noun): { modifiers: string[]; adjective: string } {
  const [first, ...rest] = noun.nots;
  if (first === undefined) return { modifiers: [], adjective: '' };
  if (rest.length > 0) {
    const last = rest[rest.length - 1];
    const said = rest.length === 1 ? `${first}且${last}` : `${[first, ...rest.slice(0, -1)].join('，')}，且${last}`;
    return { modifiers: [said], adjective: '' };
  }
  // "非黑色的生物", and "非地永久物"
  const creature = noun.heads.length === 1 && noun.heads[0] === '生物' && noun.suffix === '';
  return first === '非衍生物' || (first === '非生物' && noun.suffix === '') || noun.notWord || creature
    ? { modifiers: [first], adjective: '' }
    : { modifiers: [], adjective: first };
}

/** The words of a noun phrase: "由你操控的其他鬼怪生物". */
export function nounText(noun: Noun, options: { other?: string; or?: string } = {}): string {
  if (noun.whole !== undefined) return noun.whole;
  const { modifiers, adjective } = exclusions(noun);
  const late = (m: string) => (m === STATUS_WORDS.unblocked ? 1 : 0);
  const all = [...noun.modifiers, ...modifiers].sort((a, b) => late(a) - late(b));
  const before = all.length > 0 ? `${joinedModifiers(all)}的` : '';
  const other = noun.other ? (options.other ?? '其他') : '';
  const words = noun.adjectives.filter((a) => a !== '衍生').join('');
  const plain = words === '基本' && noun.suffix === '牌' && noun.types.length === 0 && noun.heads.length > 0 ? '基本的' : words;
  const adjectives =
    (plain.includes('或') && noun.heads.length > 1) ||
    (plain === '该色' && noun.suffix === '咒语') ||
    (plain === '该类别' && (all.length === 0 || noun.suffix !== ''))
      ? `${plain}的`
      : plain;
  const token = noun.adjectives.includes('衍生');
  const heads = joinList(noun.heads, options.or ?? '或');
  const head = token
    ? heads === '永久物' || heads === ''
      ? '衍生物'
      : heads.endsWith('生物')
        ? `${heads.slice(0, -2)}衍生生物`
        : noun.types.length === 0
          ? `${heads}衍生物`
          : `衍生${heads}`
    : heads;
  const suffix = head.includes('或') && head.endsWith(noun.suffix) ? '' : noun.suffix;
  return `${before}${other}${adjective}${adjectives}${head}${suffix}`;
}

/** The bare noun for referring back: 生物, 永久物, 牌, 咒语. */
export function headText(noun: Noun): string {
  if (noun.kind === 'card') return '牌';
  if (noun.kind === 'spell') return noun.suffix === '' ? '咒语' : noun.suffix;
  if (noun.kind === 'player') return '牌手';
  if (noun.heads.length === 1) {
    if (noun.types.length > 0) return noun.types[noun.types.length - 1];
    return noun.subtypes.length > 0 ? (noun.subtypes.every((s) => NOT_CREATURES.has(s)) ? '永久物' : '生物') : noun.heads[0];
  }
  return '永久物';
}

/** The measure word: 张 for cards, 位 for players, 个 otherwise. */
export function measure(noun: Noun): string {
  return noun.kind === 'card' ? '张' : noun.kind === 'player' ? '位' : '个';
}

/** "一个由你操控的生物", "另一个生物", "两张牌". */
export function countedNoun(noun: Noun, count: number | string): string {
  if (noun.whole !== undefined) return noun.whole;
  const m = measure(noun);
  const one = count === 1 && noun.other;
  const text = nounText(noun, one ? { other: '' } : {});
  return one ? `另一${m}${text}` : `${typeof count === 'number' ? countWord(count) : count}${m}${text}`;
}
