/** Players and selectors as phrases. */

import { CHOSEN_PLAYER, LINKS, type Zone } from '../../basics.js';
import type { Face } from '../../card.js';
import type { Ability, CostVerb, Effect, EventRole, Filter, PlayerRef, Quantity, Selector, TargetSpec } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import { isMonarch } from '../monarch.js';
import { notDiscarded, nthPlayer, whoseOfTwo } from '../who-do.js';
import { chosenPlayer } from './chosen-player.js';
import { backReference, type Context, type Phrase } from './context.js';
import { offBattlefield } from './every-zone.js';
import { orSuspended, TOGETHER } from './mixed-targets.js';
import { countedNoun, headText, isAny, measure, type Noun, nounOf, nounText } from './noun.js';
import { paidPhrase } from './paid-words.js';
import { fittingWords } from './sizes.js';
import { countWord, joinList, STAT_WORDS } from './vocab.js';

/** Players as a phrase: 你, 每位对手, 该牌手. */
export function playersPhrase(c: Context, who: PlayerRef): Phrase {
  if (who.player === 'of' && isMonarch(who.of)) return { text: '君主', kind: 'player' };
  switch (who.player) {
    case 'you':
      return { text: '你', kind: 'player', you: true };
    case 'each':
      return { text: '每位牌手', kind: 'player', plural: true, each: true };
    case 'eachOpponent':
      return { text: '每位对手', kind: 'player', plural: true, each: true };
    case 'eachOther':
      return { text: '每位其他牌手', kind: 'player', plural: true, each: true };
    case 'yourTeam':
      return { text: '你的队伍', kind: 'player' };
    case 'eachTeammate':
      return { text: '你的每位队友', kind: 'player', plural: true, each: true };
    case 'anOpponent':
      return { text: '任一对手', kind: 'player' };
    case 'active':
      return {
        text: who === THAT_PLAYER ? '该牌手' : mentionsNode(c.face.abilities, { on: 'attack' }) ? '攻击牌手' : '主动牌手',
        kind: 'player',
      };
    case 'defending':
      return { text: '防御牌手', kind: 'player' };
    case 'noted':
      return { text: `你为名称为${c.face.zhName ?? c.face.name}之牌所记录的牌手之一`, kind: 'player' };
    case 'controllerOf':
      return { text: possessive(c, who.of, '操控者'), kind: 'player' };
    case 'ownerOf':
      return { text: possessive(c, who.of, '拥有者'), kind: 'player' };
    case 'of':
      if (who.of.sel === 'except' && who.of.of.sel === 'players') return allBut(c, who.of.of.who, who.of.minus);
      return { ...selectorPhrase(c, thoseOfSlot(who.of)), kind: 'player' };
    default: {
      const unknown: never = who;
      throw new Error(`unknown player ${JSON.stringify(unknown)}`);
    }
  }
}

/** "你的每位其他对手", "除目标牌手以外的每位牌手". */
const allBut = (c: Context, of: PlayerRef, minus: Selector): Phrase =>
  of.player === 'each'
    ? { text: `除${selectorPhrase(c, minus).text}以外的每位牌手`, kind: 'player', plural: true, each: true }
    : { text: '你的每位其他对手', kind: 'player' };

/** Players of whom a slot remembers something are called as the slot says. */
const thoseOfSlot = (of: Selector): Selector =>
  of.sel === 'filter' && of.of.sel === 'players' && of.filter.is === 'oneOf' && of.filter.of.sel === 'slot' ? of.filter.of : of;

/** In an event: 你, 任一牌手, 任一对手. */
export function anyPlayer(c: Context, who: PlayerRef): Phrase {
  switch (who.player) {
    case 'each':
      return { text: '任一牌手', kind: 'player' };
    case 'eachOpponent':
      return { text: '任一对手', kind: 'player' };
    case 'eachOther':
      return { text: '任一其他牌手', kind: 'player' };
    default:
      return playersPhrase(c, who);
  }
}

/** "你的", "其", "目标牌手的": before what belongs to players. */
export function whoseText(c: Context, who: PlayerRef): string {
  if (who.player === 'you') return '你';
  const p = playersPhrase(c, who);
  if (who.player === 'eachOpponent') return '每位对手的';
  return p.its || p.each ? '其' : `${p.text}的`;
}

/** "你坟墓场中的", "坟墓场中的", before cards in a zone; nothing for the battlefield. */
export function placeOf(c: Context, zone: Zone, of: PlayerRef | undefined): string {
  const owner = of === undefined ? '' : of.player === 'you' ? '你' : whoseText(c, of);
  switch (zone) {
    case 'battlefield':
    case 'stack':
      return '';
    case 'hand':
      return `${owner}手上的`;
    case 'graveyard':
      return of === undefined ? '所有坟墓场中的' : `${owner}坟墓场中的`;
    case 'library':
      return `${owner}牌库中的`;
    case 'exile':
      return '被放逐的';
    case 'command':
      return '统帅区中的';
    case 'outside':
      return '游戏外的';
    default: {
      const unknown: never = zone;
      throw new Error(`unknown zone ${String(unknown)}`);
    }
  }
}

/** Whether this is "any target" (CR 115.4). */
function isAnyTarget(t: TargetSpec): boolean {
  return t.from.includes('players') && t.from.includes('battlefield') && isAnyTargetFilter(t);
}

function isAnyTargetFilter(t: TargetSpec): boolean {
  return t.what.is === 'and' ? t.what.of.some(isAnyEntity) : isAnyEntity(t.what);
}

function isAnyEntity(f: Filter): boolean {
  if (isAny(f)) return true;
  if (f.is !== 'or') return false;
  const kinds = f.of.map((x) => (x.is === 'type' ? x.type : x.is));
  return ['player', 'Creature', 'Planeswalker'].every((k) => kinds.some((x) => x === k));
}

const CARD_ZONES: readonly string[] = ['graveyard', 'hand', 'library', 'exile'];

/** 该牌手: each of the players there are such targets for. */
const THAT_PLAYER: PlayerRef = { player: 'active' };
const THEIRS: Filter = { is: 'controlledBy', who: THAT_PLAYER };

/** Where cards lie that is no player's own. */
const sharedPlace = (zone: Zone): string => (zone === 'exile' ? '放逐区中的' : '');

/** "总法术力值等于或小于3": of all of them. */
const totalWords = (c: Context, { total }: TargetSpec): string[] => (total ? [`总${c.say.compared(c, total.stat, '<=', total.most)}`] : []);

/** The noun of a target requirement, with its place. */
function targetNoun(c: Context, t: TargetSpec): { noun: Noun; text: string } {
  if (t.from.includes('players') && t.from.length === 1) {
    const noun = nounOf(c, t.what, 'players');
    noun.kind = 'player';
    return { noun, text: nounText(noun, { other: '其他' }) };
  }
  if (t.from.includes('stack') && t.from.includes('battlefield') && t.what.is === 'or') {
    // each as it is where it is: "咒语或永久物"
    const nouns = t.what.of.map((f) =>
      nounOf(c, f, f.is === 'spell' || (f.is === 'and' && f.of.some((x) => x.is === 'spell')) ? 'stack' : 'battlefield'),
    );
    const mixed: Noun = {
      ...nouns[0],
      modifiers: [],
      adjectives: [],
      heads: [],
      suffix: '',
      whole: nouns.map((n) => nounText(n)).join('或'),
    };
    return { noun: mixed, text: mixed.whole ?? '' };
  }
  const zone = t.from.find((z): z is Zone => z !== 'players') ?? 'battlefield';
  const noun = nounOf(c, t.per && zone === 'battlefield' ? { is: 'and', of: [THEIRS, t.what] } : t.what, zone);
  if (t.max !== 1 && noun.heads.length > 1) noun.heads = [joinList(noun.heads, '和／或')];
  if (t.from.includes('players')) noun.kind = 'mixed';
  noun.modifiers = [...TOGETHER[t.together ?? 'owner'], ...totalWords(c, t), ...noun.modifiers];
  const graveyard = CARD_ZONES.includes(zone);
  const place =
    graveyard && t.per !== undefined
      ? placeOf(c, zone, THAT_PLAYER)
      : graveyard && t.of !== undefined
        ? placeOf(c, zone, t.of).replace('每位对手', '任一对手')
        : graveyard && zone === 'graveyard'
          ? t.together === 'owner'
            ? '同一坟墓场中的'
            : '坟墓场中的'
          : sharedPlace(zone);
  return { noun, text: place === '' ? nounText(noun) : `${/^[坟同放]/.test(place) ? '' : '在'}${place}${nounText(noun)}` };
}

/** Whose graveyard a target is in. */
function graveyardOf(c: Context, t: TargetSpec): string {
  if (t.per) return '该牌手的坟墓场';
  if (t.of === undefined) return '坟墓场';
  return t.of.player === 'you' ? '你的坟墓场' : `${whoseText(c, t.of).replace('每位', '任一')}坟墓场`;
}

/** Names a target for the first time: "目标生物", "至多两张目标牌", "任意一个目标". */
function firstMention(c: Context, t: TargetSpec): Phrase {
  if (t.how !== undefined) {
    const { how: _, ...rest } = t;
    const chosen = firstMention(c, rest);
    return { ...chosen, text: `随机选择的${chosen.text}` };
  }
  const { min, max } = t;
  const one = min === 1 && max === 1;
  const zone = t.from.find((z): z is Zone => z !== 'players');
  if (isAnyTarget(t)) {
    const rest = t.what.is === 'and' ? t.what.of.filter((f) => !isAnyEntity(f)) : [];
    const limits = rest.length > 0 ? nounOf(c, { is: 'and', of: rest }, 'battlefield') : undefined;
    const what = limits ? `${limits.other ? '其他' : ''}${limits.modifiers.length > 0 ? `${limits.modifiers.join('且')}的` : ''}` : '';
    if (limits?.other && one) return { text: '任意另一个目标', kind: 'mixed' };
    if (one && t.differentFrom !== undefined) return { text: '任意另一个目标', kind: 'mixed' };
    return {
      text: `${min === 1 && typeof max === 'number' ? '任意' : ''}${howMany(c, min, max, '个')}${what}目标`,
      kind: 'mixed',
      plural: !one,
    };
  }
  const { noun, text } = targetNoun(c, t);
  const other = noun.other || t.differentFrom !== undefined;
  const single = max === 1 && !t.per;
  const said = noun.other ? nounText(noun, { other: '' }) : text;
  const another = other && single ? `另一${measure(noun)}` : '';
  const many = one ? another : another !== '' ? `至多${another}` : `${howMany(c, min, max, measure(noun))}${other ? '其他' : ''}`;
  const phrase: Phrase = { text: `${chosenBy(c, t.who)}${many}目标${said}`, kind: noun.kind, plural: max !== 1 || t.per !== undefined };
  if (zone !== undefined) phrase.zone = zone;
  if (zone === 'graveyard') {
    phrase.bare = `${chosenBy(c, t.who)}${many}目标${nounText(noun, { other: '' })}`;
    phrase.place = graveyardOf(c, t);
  }
  return phrase;
}

/** 由该牌手选择的: who chooses a target, where that is somebody else than its controller. */
const chosenBy = (c: Context, who: PlayerRef | undefined): string =>
  who === undefined ? '' : `由${who.player === 'anOpponent' ? '一位对手' : playersPhrase(c, who).text}选择的`;

/** "至多三个其他目标战场上的生物和／或坟墓场中的生物牌". */
function twoZones(c: Context, t: TargetSpec): Phrase {
  const parts = t.what.is === 'and' ? t.what.of : [t.what];
  const other = t.differentFrom !== undefined || parts.some((f) => f.is === 'other');
  const kinds = parts.find((f) => f.is === 'or');
  const said = (kinds?.is === 'or' ? kinds.of : []).map((f, i) => {
    const rest = (f.is === 'and' ? f.of : [f]).filter((x) => x.is !== 'inZone');
    return nounText(nounOf(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, i === 0 ? 'battlefield' : 'graveyard'));
  });
  const text = `${howMany(c, t.min, t.max, '个')}${other ? '其他' : ''}目标战场上的${said[0]}和／或坟墓场中的${said[1]}`;
  return { text, kind: 'mixed', plural: true };
}

/** "至多两个", "一个或两个", "任意数量的", "两个". */
export function howMany(c: Context, min: Quantity, max: Quantity | 'any', m: string): string {
  if (max === 'any') return min === 1 ? `一${m}或数${m}` : '任意数量的';
  if (same(min, max)) return c.say.counted(c, max, m);
  if (min === 0) return `至多${c.say.counted(c, max, m)}`;
  if (typeof min === 'number' && typeof max === 'number') {
    const items = Array.from({ length: max - min + 1 }, (_, i) => `${countWord(min + i)}${m}`);
    return items.length > 2 ? `${items.slice(0, -1).join('，')}，或${items[items.length - 1]}` : items.join('或');
  }
  return `${c.say.counted(c, min, m)}至${c.say.counted(c, max, m)}`;
}

/** The word for a target once it has been named. */
function backToTarget(c: Context, t: TargetSpec, index: number): Phrase {
  const nth = nthPlayer(c.targets, index);
  if (nth > 0) return { text: nth === 1 ? '第一位牌手' : '第二位牌手', kind: 'player' };
  const plural = !(t.max === 1) || t.per !== undefined;
  if (isAnyTarget(t)) return { text: plural ? '这些目标' : '该牌手或该永久物', kind: 'mixed', plural };
  const { noun } = targetNoun(c, t);
  if (noun.kind === 'mixed') return { text: noun.heads.map((h) => `该${h}`).join('或'), kind: 'mixed', plural };
  const whose = whoseOfTwo(c.targets, t);
  if (whose) return { text: `${whose === 'yours' ? '' : '不'}由你操控的该${headText(noun)}`, kind: 'object' };
  return backReference(headText(noun), noun.kind, plural);
}

function targetPhrase(c: Context, index: number): Phrase {
  const known = c.named.get(index);
  const last = c.lastTarget;
  c.lastTarget = index;
  if (c.naming.has(index)) return { text: '该目标', kind: 'object' };
  if (known) return known.plural || last !== index ? known : { ...known, its: known.kind !== 'mixed' };
  const spec = c.targets[index];
  if (!spec) return { text: '该目标', kind: 'object' };
  c.naming.add(index);
  const both = spec.from.includes('battlefield') && spec.from.includes('graveyard');
  const first = orSuspended(c, spec) ?? (both ? twoZones(c, spec) : firstMention(c, spec));
  c.named.set(index, { ...backToTarget(c, spec, index), ...(first.zone ? { zone: first.zone } : {}) });
  c.naming.delete(index);
  return first;
}

/** What has equip is an Equipment (CR 702.6a). */
export const wearing = (face: Face, abilities: readonly Ability[]): Face =>
  abilities.some((a) => a.kind === 'keyword' && a.keyword === 'equip') ? { ...face, subtypes: ['Equipment'] } : face;

/** What the source is attached to: "所结附的生物", "佩带此武具的生物". */
export function hostPhrase(c: Context): Phrase {
  if (c.face.subtypes.includes('Equipment')) return { text: '佩带此武具的生物', kind: 'object' };
  if (c.face.subtypes.includes('Fortification')) return { text: '受此工事加强的地', kind: 'object' };
  const enchant = c.face.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'enchant');
  const filter = enchant?.kind === 'keyword' ? enchant.filter : undefined;
  // CR 702.103b: an Aura by bestow enchants a creature
  if (!filter && c.face.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'bestow'))
    return { text: '所结附的生物', kind: 'object' };
  if (!filter) return { text: '所结附的永久物', kind: 'object' };
  const noun = nounOf(c, filter, filter.is === 'player' ? 'players' : 'battlefield');
  return noun.kind === 'player' ? { text: '所结附之牌手', kind: 'player' } : { text: `所结附的${headText(noun)}`, kind: 'object' };
}

/** What is sacrificed to cast the spell. */
function paidHead(c: Context, verb: CostVerb | 'convoke'): string | undefined {
  if (verb !== 'sacrifice') return undefined;
  const parts = c.face.abilities.flatMap((a) => (a.kind === 'static' ? a.parts : []));
  const costs = parts.flatMap((p) => (p.part === 'castingCost' ? p.cost : []));
  const cost = costs.find((x) => x.pay === 'objects' && x.verb === verb);
  return cost?.pay === 'objects' ? headText(nounOf(c, cost.filter, 'battlefield')) : undefined;
}

const ROLE_DEFAULTS: Readonly<Record<EventRole, Phrase>> = {
  object: { text: '该永久物', kind: 'object' },
  objects: { text: '这些永久物', kind: 'object' },
  source: { text: '该来源', kind: 'object' },
  recipient: { text: '该牌手或该永久物', kind: 'mixed' },
  player: { text: '该牌手', kind: 'player' },
};

/** What has the ability, what gives it, or what it is attached to. */
function ownPhrase(c: Context, sel: 'self' | 'giver' | 'host'): Phrase {
  if (sel === 'giver') return { text: c.face.zhName ?? c.face.name, kind: 'object' };
  return sel === 'self' ? selfPhrase(c) : c.event.object?.host ? { text: '它', kind: 'object', its: true } : hostPhrase(c);
}
/** The source by name; 它 when it was the last thing named. */
function selfPhrase(c: Context): Phrase {
  const zone = c.selfZone === undefined ? {} : { zone: c.selfZone };
  if (c.selfKnown && !c.otherNamed && c.named.size === 0) return { text: '它', kind: 'object', self: true, its: true, ...zone };
  c.selfKnown = true;
  return { text: c.self, kind: 'object', self: true, ...zone };
}

/** What a slot holds: named in full the first time. */
function slotPhrase(c: Context, slot: number): Phrase {
  const known = c.slots.get(slot) ?? { text: '该永久物', kind: 'object' as const };
  if (known.next) c.slots.set(slot, known.next);
  return known;
}

/** What was chosen or exiled by another ability of the object. */
const linkedPhrase = (c: Context, link: number): Phrase =>
  link === CHOSEN_PLAYER ? { text: '所选牌手', kind: 'player' } : (c.links.get(link) ?? { text: '所放逐的牌', kind: 'card' });

/** What a role of the event is called. */
function eventPhrase(c: Context, said: EventRole): Phrase {
  const role = said === 'objects' ? (c.event.object ? 'object' : 'source') : said;
  const known = c.event[role] ?? ROLE_DEFAULTS[said];
  return known.self ? selfPhrase(c) : known;
}

/** A selector as a phrase: the subject or object of a sentence. */
export function selectorPhrase(c: Context, s: Selector): Phrase {
  switch (s.sel) {
    case 'self':
    case 'giver':
    case 'host':
      return ownPhrase(c, s.sel);
    case 'target':
      return targetPhrase(c, s.index);
    case 'slot':
      return slotPhrase(c, s.slot);
    case 'event':
      return eventPhrase(c, s.role);
    case 'linked':
      return linkedPhrase(c, s.link);
    case 'keywordLink':
      return keywordLinkPhrase(c, s.keyword);
    case 'paid':
      return paidPhrase(s.verb, c.paid?.get(s.verb) ?? paidHead(c, s.verb));
    case 'it':
      return c.it ?? { text: '它', kind: 'object', its: true };
    case 'all':
      return allPhrase(c, s);
    case 'players':
      return playersPhrase(c, s.who);
    case 'top':
    case 'graveyardTop':
      return pileTop(c, s);
    case 'choose':
      return chosenPhrase(c, s);
    case 'filter':
      return filteredPhrase(c, s);
    case 'sourceOf':
      return { text: `${selectorPhrase(c, s.of).text}的来源`, kind: 'object', plural: true };
    case 'pairedWith':
      return { text: `与${selectorPhrase(c, s.of).text}搭档的生物`, kind: 'object' };
    case 'union':
      if (s.of[1]?.sel === 'pairedWith') return { text: '此两者', kind: 'object', plural: true };
      if (s.of.every((x) => x.sel === 'all' && mentionsNode(x.filter, { is: 'commander' }))) return { text: '你的指挥官', kind: 'object' };
      return unionPhrase(c, s.of);
    case 'except':
      return exceptPhrase(c, s);
    case 'attachedTo':
      return { text: `结附在${selectorPhrase(c, s.to).text}上的永久物`, kind: 'object', plural: true };
    case 'extreme': {
      if (s.of.sel === 'players') return { text: `对手中总生命${s.which === 'greatest' ? '最多' : '最少'}者`, kind: 'player' };
      const of = s.of.sel === 'all' ? c.say.all(c, s.of) : selectorPhrase(c, s.of).text;
      return { text: `${of}中${STAT_WORDS[s.stat]}${s.which === 'greatest' ? '最大' : '最小'}者`, kind: 'object' };
    }
    default: {
      const unknown: never = s;
      throw new Error(`unknown selector ${JSON.stringify(unknown)}`);
    }
  }
}

/** "其余的牌", "你的每位其他对手". */
function exceptPhrase(c: Context, s: Extract<Selector, { sel: 'except' }>): Phrase {
  if (s.of.sel === 'players') return allBut(c, s.of.who, s.minus);
  if (leftOver(c, s) === 1) return { text: '另一张', kind: 'card', zone: 'library' };
  if (s.of.sel === 'all' && mentionsNode(s.of.filter, { sel: 'linked', link: LINKS.created }))
    return allPhrase(c, { ...s.of, filter: { is: 'and', of: [{ is: 'other' }, s.of.filter] } });
  return {
    text: selectorPhrase(c, s.of).kind === 'card' ? '其余的牌' : '其余永久物',
    kind: selectorPhrase(c, s.of).kind,
    plural: true,
  };
}

/** How many are left over, where the words say how many there were and how many were taken. */
function leftOver(c: Context, s: Extract<Selector, { sel: 'except' }>): number | undefined {
  if (s.of.sel !== 'slot' || s.minus.sel !== 'slot') return undefined;
  const [all, taken] = [c.slots.get(s.of.slot)?.count, c.slots.get(s.minus.slot)?.count];
  return all === undefined || taken === undefined ? undefined : all - taken;
}

/** Everything that matches: "所有生物", "由你操控的生物", "所有坟墓场中的所有牌". */
function allPhrase(c: Context, s: Extract<Selector, { sel: 'all' }>): Phrase {
  const noun = nounOf(c, s.filter, s.zone);
  const kind = noun.kind;
  if (s.zone === 'hand' && isAny(s.filter)) return { text: s.of ? `${whoseText(c, s.of)}手牌` : '所有手牌', kind: 'card', plural: true };
  if (kind === 'card' || (s.zone !== 'battlefield' && s.zone !== 'stack')) {
    const place = placeOf(c, s.zone, s.of);
    return { text: `${place}所有${nounText(noun, { or: '和' })}`, kind: 'card', plural: true };
  }
  return { text: `所有${nounText(noun, { or: '和' })}`, kind, plural: true };
}

/** What it has to do with by a keyword ability. */
function keywordLinkPhrase(c: Context, keyword: 'haunt' | 'craft' | 'cipher'): Phrase {
  if (keyword === 'cipher') return { text: `${selfPhrase(c).text}所编码的生物`, kind: 'object' };
  return keyword === 'haunt'
    ? { text: `${selfPhrase(c).text}所缠身的生物`, kind: 'object' }
    : { text: `用于精制${selfPhrase(c).text}的放逐牌`, kind: 'card', zone: 'exile' };
}

/** What lies on top of a library, a planar deck or a graveyard. */
function pileTop(c: Context, s: Extract<Selector, { sel: 'top' | 'graveyardTop' }>): Phrase {
  if (s.sel === 'top') return topPhrase(c, s.of, s.count, s.deck ? '时空套牌' : '牌库');
  const whose = s.of.player === 'you' ? '你' : playersPhrase(c, s.of).text;
  return { text: `${whose}坟墓场最上面的${nounText(nounOf(c, s.filter, 'graveyard'))}`, kind: 'card', zone: 'graveyard' };
}

/** "你牌库顶的三张牌", "你的牌库顶牌". */
function topPhrase(c: Context, of: PlayerRef, count: Quantity, deck: string): Phrase {
  const whose = of.player === 'you' ? '你' : whoseText(c, of);
  const owner = of.player === 'you' ? {} : { owner: whose };
  if (count === 1) return { text: of.player === 'you' ? `你的${deck}顶牌` : `${whose}${deck}顶牌`, kind: 'card', ...owner };
  return { text: `${whose}${deck}顶的${c.say.counted(c, count, '张')}牌`, kind: 'card', plural: true, ...owner };
}

/** "你手上或坟墓场中一张生物牌", "一个生物或一张牌". */
function eitherPhrase(c: Context, s: Extract<Selector, { sel: 'choose' }>, of: readonly Selector[]): Phrase {
  const [hand, grave] = of;
  if (hand?.sel === 'all' && grave?.sel === 'all' && hand.zone === 'hand' && grave.zone === 'graveyard') {
    const cards = nounText(nounOf(c, hand.filter, 'library'));
    const whose = hand.of ? playersPhrase(c, hand.of).text : '';
    return { text: `${whose}手上或坟墓场中${howMany(c, s.min, s.max, '张')}${cards}`, kind: 'card', plural: s.max !== 1 };
  }
  const parts = of.map((x) => (x.sel === 'all' ? countedNoun(nounOf(c, x.filter, x.zone), 1) : selectorPhrase(c, x).text));
  return { text: parts.join('或'), kind: 'mixed' };
}

/** "力量最小的生物之一": one of those that are tied. */
function tiedPhrase(c: Context, { from }: Extract<Selector, { sel: 'choose' }>): Phrase | undefined {
  if (from.sel !== 'extreme' || from.of.sel !== 'all') return undefined;
  const of = selectorPhrase(c, from);
  return { ...of, text: `${of.text}之一` };
}

const chosenPhrase = (c: Context, s: Extract<Selector, { sel: 'choose' }>): Phrase => tiedPhrase(c, s) ?? choicePhrase(c, s);

/** Something chosen on resolution: "一个由你操控的永久物", "其中一张生物牌", "一张手牌". */
function choicePhrase(c: Context, s: Extract<Selector, { sel: 'choose' }>): Phrase {
  const random = `${s.how === 'random' ? '随机' : ''}${fittingWords(s)}`;
  const plural = s.max !== 1;
  const outside = s.from.sel === 'union' ? s.from.of[0] : s.from;
  if (outside?.sel === 'all' && outside.zone === 'outside') {
    const noun = nounOf(c, outside.filter, 'library');
    const many = howMany(c, s.min, s.max, '张');
    const where = s.from.sel === 'union' ? '游戏外或放逐区中' : '游戏外';
    return { text: `${where}${many}由你拥有的${nounText(noun)}`, kind: 'card', plural };
  }
  if (s.from.sel === 'all') {
    const { zone, filter, of } = s.from;
    const noun = nounOf(c, filter, zone);
    if (zone === 'battlefield' || zone === 'stack') {
      const single = s.max === 1 && s.min === 1;
      const text = single ? countedNoun(noun, 1) : `${howMany(c, s.min, s.max, '个')}${nounText(noun)}`;
      return { text: `${random}${text}`, kind: noun.kind, plural };
    }
    const many = howMany(c, s.min, s.max, '张');
    if (plural) noun.heads = [noun.heads.join('和／或')].filter((h) => h !== '');
    const place = of === undefined ? placeOf(c, zone, of).replace(/^所有/, '任一') : ownPlace(c, zone, of, s.who);
    if (zone === 'hand' && isAny(filter))
      return { text: `${random}${many}${place.replace(/^你?(手上的)$/, '')}手牌`, kind: 'card', plural };
    return { text: `${random}${place}${many}${nounText(noun)}`, kind: 'card', plural };
  }
  if (s.from.sel === 'union') return eitherPhrase(c, s, s.from.of);
  const inner = s.from.sel === 'filter' ? nounOf(c, s.from.filter, 'library') : undefined;
  const base = selectorPhrase(c, s.from.sel === 'filter' ? s.from.of : s.from);
  if (base.kind === 'player') return chosenPlayer(s, base.text);
  const m = base.kind === 'object' ? '个' : '张';
  const what = inner && !isAny(s.from.sel === 'filter' ? s.from.filter : { is: 'any' }) ? nounText(inner) : '';
  const some = s.max === 'any' ? `任意数量的${what === '' && base.kind === 'card' ? '牌' : ''}` : howMany(c, s.min, s.max, m);
  const from = { ...(base.owner ? { owner: base.owner } : {}), ...(base.zone ? { zone: base.zone } : {}) };
  return { text: `${random}其中${some}${what}`, kind: base.kind, plural, ...from };
}

/** A player's own place needs no owner where the sentence is about that player. */
function ownPlace(c: Context, zone: Zone, of: PlayerRef, who: PlayerRef): string {
  if (!same(of, who) || of.player === 'you') return placeOf(c, zone, of);
  return `其${placeOf(c, zone, undefined).replace(/^所有/, '')}`;
}

/** Only where it is. */
const isInYourGraveyard = (f: Filter): boolean =>
  f.is === 'and' &&
  f.of.length === 2 &&
  f.of.some((x) => x.is === 'inZone' && x.zone === 'graveyard') &&
  f.of.some((x) => x.is === 'ownedBy' && x.who.player === 'you');

function filteredPhrase(c: Context, s: Extract<Selector, { sel: 'filter' }>): Phrase {
  if (s.of.sel === 'linked') return { text: `以${selfPhrase(c).text}放逐的所有${exiledNoun(c, s.filter)}`, kind: 'card', plural: true };
  const of = selectorPhrase(c, s.of);
  const kind = s.filter.is === 'satisfies' ? notDiscarded(s.filter.cond) : undefined;
  const not = kind && (kind.is === 'any' ? '未能如此作' : `未以此法弃掉${nounText(nounOf(c, kind, 'hand'))}`);
  if (not) return { text: `每位${not}的${of.text.replace(/^每位/, '')}`, kind: 'player', plural: true, each: true };
  const noun = nounOf(c, s.filter, of.kind === 'card' ? 'library' : of.kind === 'player' ? 'players' : 'battlefield');
  if (isAny(s.filter)) return of;
  if (isInYourGraveyard(s.filter)) return { ...of, text: `你坟墓场中的${of.text}` };
  if (s.filter.is === 'ahead') return { text: `${noun.modifiers.join('')}的牌手`, kind: 'player' };
  if (s.of.sel === 'players' && of.each)
    return { text: `每位${noun.modifiers.join('且')}的${of.text.replace(/^每位/, '')}`, kind: 'player', plural: true, each: true };
  if (s.of.sel === 'slot' && c.ways.get(s.of.slot) === 'reveal' && of.plural && of.kind === 'card')
    return { text: `以此法展示的所有${nounText(noun, { or: '和' })}`, kind: of.kind, plural: true };
  return { text: `其中${of.plural ? '所有' : '的'}${nounText(noun, { or: '和' })}`, kind: of.kind, plural: of.plural === true };
}

/** What the cards are like that linked abilities have put into exile. */
export function exiledNoun(c: Context, filter: Filter): string {
  const rest = (filter.is === 'and' ? filter.of : [filter]).filter((f) => f.is !== 'inZone');
  return nounText(nounOf(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, 'library'), { or: '和' });
}

/** "目标生物及所有与其同名的其他生物". */
function unionPhrase(c: Context, of: readonly Selector[]): Phrase {
  const off = offBattlefield(c, of, selectorPhrase);
  if (off) return off;
  const parts = of.map((x) => selectorPhrase(c, x));
  if (of.length > 2 && parts.every((p) => p.text === '该永久物')) return { text: '这些永久物', kind: 'object', plural: true };
  const each = of.every((x) => x.sel === 'all' || x.sel === 'players');
  const text = joinList(
    parts.map((p) => p.text),
    each ? '和' : '及',
  );
  const kinds = new Set(parts.map((p) => p.kind));
  if (parts.every((p) => p.kind === 'player')) return { text, kind: 'player', plural: true, each: true };
  return { text, kind: kinds.size === 1 ? parts[0].kind : 'mixed', plural: true };
}

/** A phrase without 所有, as the thing counted. */
export function itsPhrase(c: Context, s: Selector): string {
  return selectorPhrase(c, s).text.replace(/^(所有|其中的所有|其中的)/, '');
}

/** "其操控者", "该生物的操控者": what belongs to the selected. */
export function possessive(c: Context, s: Selector, what: string): string {
  const p = selectorPhrase(c, s);
  // inside what a target is like, 其 would be the target
  if (s.sel === 'self' && p.its && c.naming.size > 0) return `${c.self}的${what}`;
  return p.its && (p.kind !== 'spell' || what === '操控者') ? `其${what}` : `${p.text}的${what}`;
}

/** What is said of each of several players in turn: 该牌手. */
export function ofThatPlayer<T>(c: Context, say: () => T): T {
  const saved = c.it;
  c.it = { text: '该牌手', kind: 'player' };
  const said = say();
  if (saved) c.it = saved;
  else delete c.it;
  return said;
}

/** An ability that somebody else can activate says who sacrifices, and one that makes the controller of a target do it. */
export const sacrificer = (c: Context, e: Extract<Effect, { do: 'sacrificeThese' }>): string =>
  e.who?.player === 'controllerOf' && (e.who.of.sel === 'self' || e.who.of.sel === 'target') ? playersPhrase(c, e.who).text : '';
