/** Selectors and players in English. */

import { CHOSEN_PLAYER, LINKS } from '../../basics.js';
import type { Condition, EventPattern, EventRole, Filter, PlayerRef, Quantity, Selector, TargetSpec } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import { isMonarch } from '../monarch.js';
import { nthPlayer, whoseOfTwo } from '../who-do.js';
import { aheadText } from './ahead.js';
import type { Context } from './context.js';
import { castOrActivated, doneTo, firstOf, plural, rolesOf } from './event-roles.js';
import { elsewhereText } from './every-zone.js';
import { nounText, oneNoun, postText, STAT } from './filters.js';
import { fittingText } from './fitting.js';
import { permanentOf, spellOrPermanent } from './mixed-targets.js';
import { paidWord } from './paid-words.js';
import { playersTarget } from './player-targets.js';
import { listOf, numberWord, possessive, withArticle } from './words.js';

const isPlayerFilter = (f: Filter): boolean => f.is === 'player';

/** Which phrase "any target" and its kin are. */
function mixedNoun(c: Context, what: Filter): string {
  const kinds = what.is === 'or' ? what.of : [what];
  const types = kinds.flatMap((f) => (f.is === 'type' ? [f.type] : []));
  const player = kinds.find((f) => f.is === 'player');
  const opponent = player?.is === 'player' && player.who.player === 'eachOpponent';
  if (types.includes('Battle')) return 'any target';
  const noun = opponent ? 'opponent' : 'player';
  if (types.length === 1 && types[0] === 'Planeswalker') return `target ${noun} or planeswalker`;
  if (types.length === 1) return `target ${types[0].toLowerCase()} or ${noun}`;
  return `target ${nounText(c, what, { many: false, head: 'permanent' })}`;
}

function anyTarget(c: Context, spec: TargetSpec): string {
  if (spec.what.is !== 'and') return mixedNoun(c, spec.what);
  const base = spec.what.of.find((f) => f.is === 'or');
  const rest = spec.what.of.filter((f) => f !== base);
  const extra = rest
    .map((f) =>
      f.is === 'not' && (f.of.is === 'subtype' || f.of.is === 'commander')
        ? `that isn't ${oneNoun(c, f.of, { head: 'permanent' })}`
        : nounText(c, f, { many: false, head: 'permanent' }).replace(/^(other )?permanent ?/, '$1'),
    )
    .filter((x) => x !== '');
  const noun = base ? mixedNoun(c, base) : 'any target';
  if (extra[0] === 'other ') return noun.replace('any', 'any other');
  return [noun, ...extra].join(' ');
}

/** "up to two", "one or two", "any number of", "X". */
export function countWords(c: Context, min: Quantity, max: Quantity | 'any'): string {
  if (max === 'any') return min === 1 ? 'one or more' : 'any number of';
  const most = typeof max === 'number' ? numberWord(max) : c.say.amount(c, max, 'words');
  if (min === 0) return `up to ${most}`;
  if (min === 1 && max === 2) return 'one or two';
  if (min === 1 && max === 3) return 'one, two, or three';
  return most;
}

/** A target written out for the first time. */
export function targetText(c: Context, index: number): string {
  const spec = c.targets[index];
  if (!spec) return 'that object';
  const text = spec.how === 'random' ? `${specText(c, spec)} chosen at random` : (twoZones(c, spec) ?? specText(c, spec));
  return spec.who ? `${text} of ${possessiveOf(c, spec.who)} choice` : text;
}

/** What several targets have to do with each other, after their noun. */
const TOGETHER = {
  owner: '',
  controller: ' controlled by the same player',
  differentControllers: ' controlled by different players',
  creatureType: '',
  permanentType: '',
} as const;

/** The same, before the place. */
const SHARED: Readonly<Record<string, string | undefined>> = {
  creatureType: 'that share a creature type',
  permanentType: 'that share a permanent type',
};

const related = (spec: TargetSpec): string => TOGETHER[spec.together ?? 'owner'];

/** "with total mana value 3 or less", before the place. */
const totalText = (c: Context, { total }: TargetSpec): string | undefined =>
  total &&
  `with total ${STAT[total.stat]} ${c.say.amount(c, total.most, typeof total.most === 'object' && total.most.q === 'slot' ? 'words' : 'digits')} or less`;

/** "from your graveyard", "from graveyards". */
function graveyardOf(c: Context, spec: TargetSpec): string {
  if (spec.per) return "from that player's graveyard";
  if (spec.of) return `from ${spec.of.player === 'eachOpponent' ? "an opponent's" : possessiveOf(c, spec.of)} graveyard`;
  if (spec.together === 'owner') return 'from a single graveyard';
  return spec.max === 1 ? 'from a graveyard' : 'from graveyards';
}

function specText(c: Context, spec: TargetSpec): string {
  const another = spec.differentFrom ? 'another ' : '';
  const single = spec.max === 1 && spec.min === 1;
  if (spec.from.length === 1 && spec.from[0] === 'players') return playersTarget(c, spec, another, countWords);
  if (spec.from.includes('players'))
    return single
      ? another
        ? anyTarget(c, spec).replace('any target', 'any other target')
        : anyTarget(c, spec)
      : `${countWords(c, spec.min, spec.max)} targets`;
  if (spec.from.includes('exile') && spec.from.includes('battlefield')) return `target ${permanentOf(c, spec.what)} or suspended card`;
  if (spec.from.includes('stack') && spec.from.includes('battlefield')) return `target ${spellOrPermanent(c, spec.what)}`;
  const zone = spec.from[0];
  const head = zone === 'stack' ? 'spell' : zone === 'battlefield' ? 'permanent' : 'card';
  const many = spec.max !== 1;
  const place = zone === 'graveyard' ? graveyardOf(c, spec) : undefined;
  const total = totalText(c, spec) ?? SHARED[spec.together ?? 'owner'];
  const after = [total, place].filter((x) => x !== undefined).join(' ');
  const said = nounText(c, spec.what, { many, head, ...(after ? { place: after } : {}) });
  const text = inExile(zone, said);
  const other = text.startsWith('other ');
  const noun = `${other ? text.slice(6) : text}${spec.per && zone === 'battlefield' ? ' that player controls' : ''}${related(spec)}`;
  if (single) return `${other || another ? 'another ' : ''}target ${noun}`;
  return `${countWords(c, spec.min, spec.max)} ${other || another ? 'other ' : ''}target ${noun}`;
}

/** "other target creatures from the battlefield and/or creature cards from graveyards"; undefined where all are in one zone. */
function twoZones(c: Context, spec: TargetSpec): string | undefined {
  if (!spec.from.includes('battlefield') || !spec.from.includes('graveyard')) return undefined;
  const parts = spec.what.is === 'and' ? spec.what.of : [spec.what];
  const other = spec.differentFrom !== undefined || parts.some((f) => f.is === 'other');
  const kinds = parts.find((f) => f.is === 'or');
  if (kinds?.is !== 'or') return undefined;
  const described = kinds.of.map((f, i) => {
    const rest = (f.is === 'and' ? f.of : [f]).filter((x) => x.is !== 'inZone');
    return nounText(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, {
      many: spec.max !== 1,
      head: i === 0 ? 'permanent' : 'card',
    });
  });
  if (spec.max === 1)
    return `${countWords(c, spec.min, spec.max)} ${other ? 'other ' : ''}target ${described[0]} from the battlefield or ${described[1]} from a graveyard`;
  return `${countWords(c, spec.min, spec.max)} ${other ? 'other ' : ''}target ${described[0]} from the battlefield and/or ${described[1]} from graveyards`;
}

/** "face-up exiled card". */
const inExile = (zone: string, noun: string): string =>
  zone === 'exile' && !/ exiled with /.test(noun) ? noun.replace(/\bcard/, 'exiled card') : noun;

/** How a target is spoken of again. */
function againText(c: Context, index: number): string {
  const spec = c.targets[index];
  const many = spec.max !== 1 || spec.per !== undefined;
  if (spec.from.length === 1 && spec.from[0] === 'players')
    return ['that player', 'the first player', 'the second player'][nthPlayer(c.targets, index)];
  if (spec.from.includes('players') && many) return 'each of them';
  if (spec.from.includes('players'))
    return mixedNoun(c, spec.what).includes('planeswalker') ? 'that player or planeswalker' : 'that permanent or player';
  const whose = many ? undefined : whoseOfTwo(c.targets, spec);
  if (whose) return `the ${headNoun(spec.what)} ${whose === 'yours' ? 'you control' : "you don't control"}`;
  const noun = spec.from[0] === 'stack' ? 'spell' : spec.from[0] === 'battlefield' ? headNoun(spec.what) : 'card';
  return many ? `those ${noun === 'sorcery' ? 'sorceries' : `${noun}s`}` : `that ${noun}`;
}

/** The one type a filter is about, or "permanent". */
export function headNoun(f: Filter): string {
  const parts = f.is === 'and' ? f.of : [f];
  const types = parts.flatMap((p) => (p.is === 'type' ? [p.type] : []));
  if (types.includes('Creature')) return 'creature';
  if (parts.some((p) => p.is === 'spell')) return 'spell';
  if (types.length > 0) return types[types.length - 1].toLowerCase();
  const subtype = parts.find((p) => p.is === 'subtype');
  if (subtype?.is === 'subtype' && typeof subtype.subtype === 'string') return subtype.subtype;
  if (parts.some((p) => p.is === 'token')) return 'token';
  return 'permanent';
}

/** Where cards are counted or looked for. */
function placeOf(c: Context, zone: string, of: PlayerRef | undefined, many: boolean): string {
  if (zone === 'exile') return 'in exile';
  if (of) return `in ${possessiveOf(c, of)} ${zone}`;
  if (zone === 'hand') return "in all players' hands";
  return many ? `in all ${zone}s` : `in a ${zone}`;
}

export function allText(c: Context, s: Extract<Selector, { sel: 'all' }>, many: boolean): string {
  if (s.zone === 'battlefield') return nounText(c, s.filter, { many, head: 'permanent' });
  if (s.zone === 'stack') return nounText(c, s.filter, { many, head: 'spell' });
  return nounText(c, s.filter, { many, head: 'card', place: placeOf(c, s.zone, s.of, many) });
}

/** What the object has to do with by a keyword ability. */
function keywordLinkText(c: Context, keyword: 'haunt' | 'craft' | 'cipher'): string {
  if (keyword === 'cipher') return `the creature ${c.self} is encoded on`;
  return keyword === 'haunt' ? `the creature ${c.self} haunts` : `the exiled cards used to craft ${c.self}`;
}

/** What something in an event is called by what happens to it: "that spell", "that source"; undefined for what its description says. */
function ownName(c: Context, e: EventPattern, role: string, f: Filter): string | undefined {
  if (e.on === 'cast' && role === 'object') return 'that spell';
  if (e.on === 'activate' && role === 'object') return 'that ability';
  if (e.on === 'damage' && role === 'source' && onlyWhose(f)) return 'that source';
  if (f.is === 'or' && f.of.length === 2 && f.of[0].is === 'oneOf') return `that ${headNoun(f.of[1])}`;
  if (f.is !== 'oneOf') return undefined;
  // "when target creature dies this turn, return that card"
  if (f.of.sel === 'target' && e.on === 'zone' && e.to === 'graveyard') return 'that card';
  return f.of.sel === 'host' && / creature$/.test(hostText(c)) ? 'that creature' : 'it';
}

/** What an event role is called. */
function eventText(c: Context, role: EventRole): string {
  if (role === 'objects') return severalText(c.event?.on === 'or' ? c.event.of[0] : c.event);
  return role === 'object' && castOrActivated(c.event) ? 'that spell or ability' : roleText(c, role);
}

/** "Those creatures": all that "one or more" is about. */
function severalText(e: EventPattern | undefined): string {
  const f = e && rolesOf(e).object;
  const cards = e?.on === 'zone' && e.to !== 'battlefield' && e.from !== 'battlefield';
  return f && !cards ? `those ${plural(headNoun(f))}` : 'those cards';
}

function roleText(c: Context, role: 'object' | 'source' | 'recipient' | 'player'): string {
  const e = firstOf(c.event);
  if (role === 'player') return 'that player';
  if (!e) return role === 'source' ? 'that source' : 'it';
  const f = rolesOf(e)[role];
  const special = role === 'recipient' ? doneTo(e) : undefined;
  if (special) return special;
  if (!f) return 'it';
  if (isPlayerFilter(f)) return 'that player';
  const own = ownName(c, e, role, f);
  if (own) return own;
  if (e.on === 'target' && role === 'source') return spellOrAbility(f) ? 'that spell or ability' : 'that spell';
  if (role === 'recipient' && (f.is === 'any' || (f.is === 'or' && f.of.some((x) => x.is === 'permanent') && f.of.some(isPlayerFilter))))
    return 'that permanent or player';
  // "the damaged creature": not the one that dealt the damage
  const both = e.on === 'damage' && role === 'recipient' && headNoun(f) === 'creature';
  if (both && (e.source.is === 'oneOf' ? e.source.of.sel === 'target' : headNoun(e.source) === 'creature')) return 'the damaged creature';
  return e.on === 'zone' && e.to !== 'battlefield' && e.from !== 'battlefield' ? 'that card' : `that ${headNoun(f)}`;
}

/** Sources of which no more is told than whose they are, or their color. */
const onlyWhose = (f: Filter): boolean =>
  f.is === 'any' || f.is === 'controlledBy' || f.is === 'color' || (f.is === 'and' && f.of.every(onlyWhose));

/** "a spell or ability an opponent controls". */
const spellOrAbility = (f: Filter): boolean =>
  (f.is === 'or' && f.of.some((x) => x.is === 'ability')) || (f.is === 'and' && f.of.some(spellOrAbility));

/** Several things: "both creatures", "target artifact and target land". */
function unionText(c: Context, s: Extract<Selector, { sel: 'union' }>): string {
  if (s.of[1]?.sel === 'pairedWith') return 'both creatures';
  if (s.of.every((x) => x.sel === 'all' && mentionsNode(x.filter, { is: 'commander' }))) return 'your commander';
  if (s.of.length === 2 && s.of.every((x, i) => isWhole(x, i === 0 ? 'hand' : 'graveyard')))
    return "all cards from all opponents' hands and graveyards";
  if (s.of.length >= 3 && s.of.every((x) => x.sel === 'target'))
    return listOf(
      s.of.map((x) => eachText(c, x, true)),
      'and',
    );
  // one after the other chosen, all of one kind
  const kinds = new Set(s.of.map((x) => (x.sel === 'slot' ? c.slots.get(x.slot)?.words : undefined)));
  const [kind] = kinds;
  if (s.of.length > 2 && kinds.size === 1 && kind?.startsWith('that ')) return `those ${kind.slice('that '.length)}s`;
  return oneOfEach(c, s.of) ?? exiledOrDead(c, s) ?? elsewhereText(c, s) ?? s.of.map((x) => eachText(c, x, s.of.length > 1)).join(' and ');
}

/** "a creature card and/or a land card from among them". */
function oneOfEach(c: Context, of: readonly Selector[]): string | undefined {
  const kinds = of.flatMap((x) => (x.sel === 'choose' && x.from.sel === 'filter' && x.min === 0 && x.max === 1 ? [x.from.filter] : []));
  if (kinds.length < of.length || of.some((x) => x.sel === 'choose' && c.say.way(c, x.from, true)?.endsWith(' exiled this way')))
    return undefined;
  const cards = kinds.map((f) => oneNoun(c, f, { head: 'card' }));
  return `${listOf(cards, 'and/or')} from among them`;
}

/** "creature cards you own in exile and in your graveyard". */
function exiledOrDead(c: Context, { of }: Extract<Selector, { sel: 'union' }>): string | undefined {
  const [a, b] = of;
  if (of.length !== 2 || a.sel !== 'all' || b.sel !== 'all' || a.zone !== 'exile' || b.zone !== 'graveyard') return undefined;
  if (!same(a.filter, b.filter) || b.of?.player !== 'you') return undefined;
  return `${nounText(c, a.filter, { many: true, head: 'card' })} in exile and in your graveyard`;
}

const linkedText = (link: number): string => (link === CHOSEN_PLAYER ? 'the chosen player' : 'the exiled card');

/** A selector as a noun phrase in a sentence. */
export function selectorText(c: Context, s: Selector): string {
  if (isOwn(s)) return ownText(c, s.sel);
  switch (s.sel) {
    case 'target': {
      const known = c.mentioned.has(s.index);
      c.mentioned.add(s.index);
      return known ? againText(c, s.index) : targetText(c, s.index);
    }
    case 'slot': {
      const held = c.slots.get(s.slot);
      if (held?.next) c.slots.set(s.slot, { words: held.next, many: held.many });
      return held?.words ?? 'it';
    }
    case 'event':
      return eventText(c, s.role);
    case 'linked':
      return linkedText(s.link);
    case 'keywordLink':
      return keywordLinkText(c, s.keyword);
    case 'paid':
      return paidWord(c, s.verb);
    case 'it':
      return c.it;
    case 'all':
      return `all ${allText(c, s, true)}`;
    case 'players':
      return playerText(c, s.who);
    case 'top':
    case 'graveyardTop':
      return topOfPile(c, s);
    case 'choose':
      return chooseText(c, s);
    case 'filter':
      return filteredText(c, s);
    case 'union':
      return unionText(c, s);
    case 'except':
      return exceptText(c, s);
    case 'sourceOf':
      return `the sources of ${selectorText(c, s.of)}`;
    case 'pairedWith':
      return `the creature ${selectorText(c, s.of)} is paired with`;
    case 'attachedTo':
      return `all permanents attached to ${selectorText(c, s.to)}`;
    case 'extreme':
      if (s.of.sel === 'players')
        return `an opponent with the ${s.which === 'greatest' ? 'highest' : 'lowest'} life total among your opponents`;
      return `${selectorText(c, s.of)} with the ${s.which} ${s.stat}`;
    default:
      return s satisfies never;
  }
}

/** Those of a group of which more is said. */
function filteredText(c: Context, s: Extract<Selector, { sel: 'filter' }>): string {
  if (s.of.sel === 'players') return playerText(c, { player: 'of', of: s });
  if (isInYourGraveyard(s.filter)) return `${selectorText(c, s.of)} from your graveyard`;
  const way = c.say.way(c, s, true);
  if (way?.endsWith(' revealed this way') === false) return `all ${way}`;
  if (s.of.sel === 'linked') return `all ${exiledText(c, s.filter, true)}`;
  return `${nounText(c, s.filter, { many: true, head: 'card' })} from among ${selectorText(c, s.of)}`;
}

const isInYourGraveyard = (f: Filter): boolean =>
  f.is === 'and' &&
  f.of.length === 2 &&
  f.of.some((x) => x.is === 'inZone' && x.zone === 'graveyard') &&
  f.of.some((x) => x.is === 'ownedBy' && x.who.player === 'you');

/** "the rest", "each other creature", "all other cards exiled with ~". */
function exceptText(c: Context, s: Extract<Selector, { sel: 'except' }>): string {
  if (s.of.sel === 'players') return allBut(c, s.of.who, s.minus);
  if (s.of.sel === 'filter' && s.of.of.sel === 'linked') return `all other ${exiledText(c, s.of.filter, true)}`;
  if (s.of.sel === 'all' && s.minus.sel === 'target') return `each other ${nounText(c, s.of.filter, { many: false, head: 'permanent' })}`;
  if (s.of.sel === 'all' && mentionsNode(s.of.filter, CREATED))
    return `all other ${nounText(c, s.of.filter, { many: true, head: 'permanent' })}`;
  return 'the rest';
}

const CREATED: Selector = { sel: 'linked', link: LINKS.created };

/** Such a zone of each opponent. */
const isWhole = (s: Selector, zone: 'hand' | 'graveyard'): boolean =>
  s.sel === 'all' && s.zone === zone && s.of?.player === 'eachOpponent' && s.filter.is === 'any';

/** "creature cards exiled with this artifact": they are in exile, where linked abilities have put them. */
export function exiledText(c: Context, filter: Filter, many: boolean): string {
  const rest = (filter.is === 'and' ? filter.of : [filter]).filter((f) => f.is !== 'inZone');
  return `${nounText(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, { many, head: 'card' })} exiled with ${c.self}`;
}

/** As the recipient of something done to each: "each creature". */
export function eachText(c: Context, s: Selector, plural = false): string {
  if (s.sel === 'all' && !plural) return `each ${allText(c, s, false)}`;
  if (s.sel === 'union' && s.of.every((x) => x.sel === 'all' || x.sel === 'players' || (x.sel === 'filter' && x.of.sel === 'players')))
    return s.of.map((x) => eachText(c, x, plural)).join(' and ');
  return `${isEachOfTargets(c, s) ? 'each of ' : ''}${selectorText(c, s)}`;
}

/** Several targets, named for the first time, among which nothing is divided. */
function isEachOfTargets(c: Context, s: Selector): boolean {
  const spec = s.sel === 'target' && !c.mentioned.has(s.index) ? c.targets[s.index] : undefined;
  return spec !== undefined && spec.max !== 1 && spec.divide === undefined;
}

/** "the top two cards of your library", "the top creature card of your graveyard". */
const topOfPile = (c: Context, s: Extract<Selector, { sel: 'top' | 'graveyardTop' }>): string =>
  s.sel === 'top'
    ? `${topText(c, s)} of ${possessiveOf(c, s.of)} ${s.deck ? 'planar deck' : 'library'}`
    : `the top ${nounText(c, s.filter, { many: false, head: 'card' })} of ${possessiveOf(c, s.of)} graveyard`;

export const topText = (c: Context, s: Extract<Selector, { sel: 'top' }>): string =>
  s.count === 1 ? 'the top card' : `the top ${c.say.amount(c, s.count, 'words')} cards`;

/** The cards outside the game of a choice among those, or among those and cards in exile (CR 400.11). */
export function outsideOf(from: Selector): Extract<Selector, { sel: 'all' }> | undefined {
  const first = from.sel === 'union' ? from.of[0] : from;
  return first?.sel === 'all' && first.zone === 'outside' ? first : undefined;
}

/** "a Lesson card you own from outside the game". */
function outsideText(c: Context, s: Extract<Selector, { sel: 'choose' }>, f: Filter): string {
  const one = s.max === 1 && s.min === 1;
  const noun = nounText(c, f, { many: !one, head: 'card' });
  const exiled = s.from.sel === 'union' ? ' or in exile' : '';
  if (f.is === 'named' && typeof f.name === 'string') return `a card you own named ${f.name} from outside the game`;
  return `${one ? withArticle(noun) : `${countWords(c, s.min, s.max)} ${noun}`} you own from outside the game${exiled}`;
}

/** The same cards of a player, from either of these zones. */
export function handOrGraveyard(of: readonly Selector[]): Extract<Selector, { sel: 'all' }> | undefined {
  const [a, b] = of;
  if (of.length !== 2 || a.sel !== 'all' || b.sel !== 'all' || a.zone !== 'hand' || b.zone !== 'graveyard') return undefined;
  return same(a.filter, b.filter) && same(a.of, b.of) ? a : undefined;
}

type Choice = Extract<Selector, { sel: 'choose' }>;

/** "another creature card", "up to two creature cards". */
function someOf(c: Context, s: Choice, noun: string): string {
  if (s.max !== 1 || s.min !== 1) return `${countWords(c, s.min, s.max)} ${noun}`;
  return noun.startsWith('other ') ? `another ${noun.slice(6)}` : withArticle(noun);
}

/** What is chosen from one group or another. */
function eitherText(c: Context, s: Choice, of: readonly Selector[]): string {
  const cards = handOrGraveyard(of);
  if (!cards)
    return of
      .map((x, i) => (i === 0 ? selectorText(c, x) : x.sel === 'all' ? withArticle(allText(c, x, false)) : selectorText(c, x)))
      .join(' or ');
  const noun = nounText(c, cards.filter, { many: s.max !== 1 || s.min !== 1, head: 'card' });
  return `${someOf(c, s, noun)} from ${cards.of ? possessiveOf(c, cards.of) : 'a'} hand or graveyard`;
}

/** "from your graveyard", "from exile". */
function fromZone(c: Context, { zone, of }: Extract<Selector, { sel: 'all' }>): string {
  if (of) return `from ${possessiveOf(c, of)} ${zone}`;
  return zone === 'exile' ? 'from exile' : `from a ${zone}`;
}

/** "the controller of those creatures": of all that have dealt damage to one or more players at once. */
function controllerOfThose(c: Context, of: Selector): string | undefined {
  const { event } = c;
  if (of.sel !== 'event' || of.role !== 'source' || event?.on !== 'damage' || event.once !== 'all') return undefined;
  return `the controller of those ${headNoun(event.source)}s`;
}

/** Some of all there are: with where they are, and how they fit together. */
function ofAllText(c: Context, s: Choice, from: Extract<Selector, { sel: 'all' }>): string {
  const head = from.zone === 'battlefield' ? 'permanent' : from.zone === 'stack' ? 'spell' : 'card';
  const how = `${s.how === 'random' ? 'at random ' : ''}${s.who.player === 'anOpponent' ? "of an opponent's choice " : ''}`;
  const place = head === 'card' ? `${fittingText(c, s, '', ' ')}${how}${fromZone(c, from)}` : undefined;
  const text = nounText(c, from.filter, { many: s.max !== 1, head, ...(place ? { place } : {}) });
  return someOf(c, s, text) + (place ? '' : `${s.how === 'random' ? ' at random' : ''}${fittingText(c, s, ' ', '')}`);
}

function randomPlayer({ from, how, max }: Choice): string | undefined {
  if (from.sel !== 'players' || how !== 'random' || max !== 1) return undefined;
  return `${from.who.player === 'eachOpponent' ? 'an opponent' : 'a player'} chosen at random`;
}

function chooseText(c: Context, s: Choice): string {
  const one = s.max === 1 && s.min === 1;
  const from = s.from;
  const outside = outsideOf(from);
  if (outside) return outsideText(c, s, outside.filter);
  if (from.sel === 'union') return eitherText(c, s, from.of);
  if (from.sel === 'all') return ofAllText(c, s, from);
  const player = randomPlayer(s);
  if (player) return player;
  const filter: Filter = from.sel === 'filter' ? from.filter : { is: 'any' };
  if (from.sel === 'filter' && from.of.sel === 'linked') return someOf(c, s, exiledText(c, filter, !one));
  if (from.sel === 'extreme')
    return one && from.of.sel === 'all' ? `one of the ${selectorText(c, from).replace(/^all /, '')}` : selectorText(c, from);
  const way = c.say.way(c, from, !one);
  if (way?.endsWith(' exiled this way') || (way?.endsWith(' milled this way') && isSingle(c, from)))
    return one ? withArticle(way) : `${countWords(c, s.min, s.max)} ${way}`;
  if (from.sel === 'linked' && s.how === 'random') return someOf(c, s, `${s.max === 1 ? 'card' : 'cards'} at random exiled with ${c.self}`);
  if (filter.is === 'any')
    return `${one ? 'one' : countWords(c, s.min, s.max)}${s.max === 'any' ? '' : ' of'} ${selectorText(c, from)}${s.how === 'random' ? ' at random' : ''}`;
  const text = nounText(c, filter, { many: s.max !== 1, head: 'card' });
  return `${one ? withArticle(text) : `${countWords(c, s.min, s.max)} ${text}`} from among them`;
}

/** Some of one card, from among which none is chosen. */
const isSingle = (c: Context, from: Selector): boolean =>
  from.sel === 'filter' && from.of.sel === 'slot' && c.slots.get(from.of.slot)?.many === false;

type Own = Extract<Selector, { sel: 'self' | 'giver' | 'host' }>;
const isOwn = (s: Selector): s is Own => s.sel === 'self' || s.sel === 'giver' || s.sel === 'host';
const ownText = (c: Context, sel: Own['sel']): string => (sel === 'self' ? c.self : sel === 'giver' ? c.face.name : hostText(c));

function hostText(c: Context): string {
  if (c.face.subtypes.includes('Equipment')) return 'equipped creature';
  if (c.face.subtypes.includes('Fortification')) return 'fortified land';
  const enchant = c.face.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'enchant');
  if (enchant?.kind !== 'keyword' || !enchant.filter) return 'enchanted creature';
  return enchant.filter.is === 'player' ? 'enchanted player' : `enchanted ${headNoun(enchant.filter)}`;
}

/** Players of whom a slot remembers something are called as the slot says. */
const thoseOfSlot = (of: Selector): Selector =>
  of.sel === 'filter' && of.of.sel === 'players' && of.filter.is === 'oneOf' && of.filter.of.sel === 'slot' ? of.filter.of : of;

/** Players as the subject or object of a sentence. */
export function playerText(c: Context, p: PlayerRef): string {
  switch (p.player) {
    case 'you':
      return 'you';
    case 'each':
      return 'each player';
    case 'eachOpponent':
      return 'each opponent';
    case 'eachOther':
      return 'each other player';
    case 'yourTeam':
      return 'your team';
    case 'eachTeammate':
      return 'each of your teammates';
    case 'anOpponent':
      return 'an opponent';
    case 'active':
      return mentionsNode(c.face.abilities, { on: 'attack' }) ? 'the attacking player' : 'the player whose turn it is';
    case 'defending':
      return 'defending player';
    case 'noted':
      return `a player you noted for cards named ${c.face.name}`;
    case 'controllerOf':
      if (p.of.sel === 'it' && (c.it === 'defending player' || c.it === 'attacking player')) return c.it;
      return controllerOfThose(c, p.of) ?? `${possessive(ownerPhrase(c, p.of))} controller`;
    case 'ownerOf':
      return `${possessive(ownerPhrase(c, p.of))} owner`;
    case 'of':
      if (p.of.sel === 'except' && p.of.of.sel === 'players') return allBut(c, p.of.of.who, p.of.minus);
      if (p.of.sel === 'union') return `${p.of.of.map((one) => selectorText(c, one)).join(' and ')} each`;
      if (p.of.sel === 'slot' && c.slots.get(p.of.slot)?.players) return c.slots.get(p.of.slot)?.players as string;
      if (p.of.sel === 'filter') return filteredPlayers(c, p.of);
      return p.of.sel === 'host' ? 'enchanted player' : selectorText(c, thoseOfSlot(p.of));
    default:
      return p satisfies never;
  }
}

/** Those of these players who are like that. */
function filteredPlayers(c: Context, of: Extract<Selector, { sel: 'filter' }>): string {
  if (isMonarch(of)) return 'the monarch';
  if (of.of.sel === 'players' && of.filter.is === 'satisfies') return playersLike(c, of.of.who, of.filter.cond);
  if (of.filter.is === 'ahead') return aheadText(c, of.filter.in);
  if (of.of.sel === 'players' && thoseOfSlot(of) === of) return `${playerText(c, of.of.who)} ${postText(c, of.filter, false)}`;
  return selectorText(c, thoseOfSlot(of));
}

/** "each player who controls a white creature". */
const playersLike = (c: Context, who: PlayerRef, cond: Condition): string =>
  attackersOf(c, who, cond) ?? c.say.condition({ ...c, it: `${playerText(c, who)} who` }, cond);

/** "each opponent attacking that player" (CR 508.6). */
function attackersOf(c: Context, who: PlayerRef, cond: Condition): string | undefined {
  if (cond.if !== 'compare' || cond.cmp !== '>=' || cond.right !== 1 || typeof cond.left !== 'object' || cond.left.q !== 'count')
    return undefined;
  const { of } = cond.left;
  const kinds = of.sel === 'all' && of.zone === 'battlefield' && of.filter.is === 'and' ? of.filter.of : [];
  const [creature, controlled, attacking] = kinds;
  if (kinds.length !== 3 || controlled.is !== 'controlledBy' || !same(creature, { is: 'type', type: 'Creature' })) return undefined;
  if (!same(controlled.who, { player: 'of', of: { sel: 'it' } }) || attacking.is !== 'attackingPlayerOrPermanent') return undefined;
  return `${playerText(c, who)} attacking ${selectorText(c, attacking.of)}`;
}

/** "each of your other opponents", "each player other than that creature's controller". */
const allBut = (c: Context, of: PlayerRef, minus: Selector): string =>
  of.player === 'each' ? `each player other than ${selectorText(c, minus)}` : 'each of your other opponents';

/** "that player or that permanent" has two controllers' phrases. */
function ownerPhrase(c: Context, of: Selector): string {
  if (of.sel !== 'target') return selectorText(c, of);
  const spec = c.targets[of.index];
  if (!spec?.from.includes('players') || spec.from.length === 1) return selectorText(c, of);
  c.mentioned.add(of.index);
  return mixedNoun(c, spec.what).includes('or planeswalker') ? 'that player or that planeswalker' : 'that player or that permanent';
}

/** "your", "that player's", "their". */
export function possessiveOf(c: Context, p: PlayerRef): string {
  const own = p.player === 'of' && p.of.sel === 'slot' ? c.slots.get(p.of.slot)?.possessive : undefined;
  if (own) return own;
  return possessive(playerText(c, p));
}
