/** Filters as noun phrases: "other nonblack Goblin creatures you control with power 2 or less". */

import { areBasicLands, LINKS, type Stat } from '../../basics.js';
import { keywordInfo } from '../../keywords.js';
import type { EventPattern, Filter, PlayerRef, Quantity, Selector, Status } from '../../language.js';
import { same } from '../../same.js';
import { ALL_SUBTYPES, areOutlaws, pluralSubtype } from '../../subtypes.js';
import { castPost, zoneWord } from './cast-posts.js';
import { chosenName, sortColor, sortSubtype } from './chosen-words.js';
import { COUNTED, type Context, DEALT } from './context.js';
import { eitherStat, sameStat, sortColors } from './either-stat.js';
import { COLOR_OR_KIND, kindsApart, parityPost } from './kinds.js';
import { sharedText } from './shared-qualities.js';
import { AIMED, colorRefWord, listOf, numberWord, subtypeWord, typeWord, withArticle, wordRef } from './words.js';

/** What the head noun is when the filter names no type. */
export interface NounOptions {
  many: boolean;
  /** 'card' for cards outside the battlefield, 'spell' on the stack. */
  head: 'permanent' | 'card' | 'spell' | 'source';
  /** Whose zone it is in, written after the noun. */
  place?: string;
}

interface Parts {
  other: boolean;
  adjectives: string[];
  heads: string[];
  nouns: string[];
  posts: string[];
}

const STATUS: Readonly<Record<Status, string>> = {
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  blocked: 'blocked',
  unblocked: 'unblocked',
  faceDown: 'face-down',
  faceUp: 'face-up',
  monstrous: 'monstrous',
  renowned: 'renowned',
  foretold: 'foretold',
  plotted: 'plotted',
  prepared: 'prepared',
  paired: 'paired',
  enchanted: 'enchanted',
  equipped: 'equipped',
  modified: 'modified',
  attackingAlone: 'attacking',
  blockingAlone: 'blocking',
  suspected: 'suspected',
  ringBearer: 'Ring-bearer',
  saddled: 'saddled',
  solved: 'solved',
  transformed: 'transformed',
};

const keywordName = ({ keyword: k, words }: { keyword: string; words?: string }): string =>
  words === undefined ? (keywordInfo(k)?.en ?? k) : `${words.toLowerCase()}walk`;

/** "with flying", "with landwalk abilities". */
const withKeyword = (f: { keyword: string; words?: string }): string =>
  `with ${keywordName(f)}${f.keyword === 'landwalk' && f.words === undefined ? ' abilities' : ''}`;

const allOf = (f: Filter): Filter[] => (f.is === 'and' ? f.of : [f]);

/** "noncreature", "nonblack", "non-Elf". */
function negated(f: Filter): string | undefined {
  switch (f.is) {
    case 'type':
      return `non${f.type.toLowerCase()}`;
    case 'supertype':
      return `non${f.supertype.toLowerCase()}`;
    case 'color':
      return typeof f.color === 'string' ? `non${colorRefWord(f.color)}` : undefined;
    case 'subtype':
      return `non-${wordRef(f.subtype)}`;
    case 'status':
      return f.status === 'attacking' || f.status === 'blocking' ? `non${f.status}` : undefined;
    case 'token':
      return 'nontoken';
    case 'historic':
      return 'nonhistoric';
    case 'commander':
      return 'noncommander';
    default:
      return undefined;
  }
}

const COMPARISONS = { '<': 'less than ', '<=': '', '=': '', '!=': 'other than ', '>=': '', '>': 'greater than ' } as const;

export const STAT: Readonly<Record<Stat, string>> = {
  level: 'level',
  power: 'power',
  toughness: 'toughness',
  manaValue: 'mana value',
  loyalty: 'loyalty',
  basePower: 'base power',
  baseToughness: 'base toughness',
  life: 'life total',
};

/** "twice the number of …". */
const isTwice = (q: Quantity): boolean =>
  typeof q === 'object' && q.q === 'product' && typeof q.of[0] === 'number' && typeof q.of[1] === 'object' && q.of[1].q === 'count';

/** "power 4 or greater", "mana value less than its power". */
export function statText(c: Context, f: Extract<Filter, { is: 'stat' }>): string {
  const name = STAT[f.stat];
  const simple = typeof f.value === 'number' || f.value.q === 'x' || f.value.q === 'count' || f.value.q === 'devotion' || isTwice(f.value);
  const value = simple && f.cmp !== '<' && f.cmp !== '>' ? c.say.amount(c, f.value) : c.say.quantity(c, f.value);
  if (simple && f.cmp === '>=') return `${name} ${value} or greater`;
  if (simple && f.cmp === '<=') return `${name} ${value} or less`;
  if (simple && f.cmp === '=') return `${name} ${value}`;
  if (f.cmp === '>=') return `${name} greater than or equal to ${value}`;
  if (f.cmp === '<=') return `${name} less than or equal to ${value}`;
  if (f.cmp === '=' && typeof f.value === 'object' && f.value.q === 'extreme' && f.value.stat === f.stat && f.value.which === 'least')
    return value;
  if (f.cmp === '=') return `${name} equal to ${value}`;
  return `${name} ${COMPARISONS[f.cmp]}${value}`;
}

/** "you control", "your opponents control". */
export function controls(c: Context, who: PlayerRef, verb = 'control'): string {
  const own = who.player === 'of' && who.of.sel === 'slot' && c.slots.get(who.of.slot)?.possessive === 'their';
  const text = own ? 'they' : who.player === 'eachOpponent' ? 'your opponents' : c.say.player(c, who);
  return `${text} ${['you', 'they', 'your opponents'].includes(text) ? verb : `${verb}s`}`;
}

/** "red or green", "power or toughness 1 or less": one of two things of the same kind; false for others. */
function sortEither(c: Context, of: readonly Filter[], many: boolean, parts: Parts): boolean {
  if (areOutlaws(of)) return parts.heads.unshift('outlaw') > 0;
  if (areBasicLands(of)) return parts.posts.push('with a basic land type') > 0;
  const words = of.map((x) =>
    x.is === 'color' && typeof x.color === 'string' ? colorRefWord(x.color) : x.is === 'status' ? STATUS[x.status] : undefined,
  );
  if (words.every((x) => x !== undefined)) {
    if (parts.heads.some((h) => h.startsWith('|'))) parts.posts.push(`${many ? 'that are' : "that's"} ${listOf(words, 'or')}`);
    else parts.adjectives.push(listOf(words, 'or'));
    return true;
  }
  // "legendary or Rat" before a noun: what the first is adds nothing to it
  const [first, second] = of;
  const word = first.is === 'supertype' ? first.supertype.toLowerCase() : first.is === 'not' ? negated(first.of) : undefined;
  if (of.length === 2 && word && (second.is === 'subtype' || (second.is === 'type' && first.is === 'supertype')))
    return parts.adjectives.push(`${word} or ${bareNoun(c, second, false)}`) > 0;
  const values = sameStat(of);
  if (values) return parts.posts.push(`with ${STAT[values.stat]} ${listOf(values.values.map(String), 'or')}`) > 0;
  if (!eitherStat(of)) return false;
  parts.posts.push(
    `with ${of[0].is === 'stat' ? STAT[of[0].stat] : ''} or ${statText(c, of[1] as Extract<Filter, { is: 'stat' }>).replace('base ', '')}`,
  );
  return true;
}

const putStatus = (status: Status, many: boolean, { adjectives, posts }: Parts): unknown =>
  status === 'attackingAlone' ? posts.push(`that${many ? ' are' : "'s"} attacking alone`) : adjectives.push(STATUS[status]);

function sort(c: Context, f: Filter, many: boolean, parts: Parts): void {
  switch (f.is) {
    case 'any':
      return;
    case 'other':
      parts.other = true;
      return;
    case 'status':
      putStatus(f.status, many, parts);
      return;
    case 'color':
      sortColor(c, f.color, parts);
      return;
    case 'colorCount':
      sortColors(f, many, parts);
      return;
    case 'supertype':
      parts.adjectives.push(f.supertype.toLowerCase());
      return;
    case 'token':
      parts.nouns.push(many ? 'tokens' : 'token');
      return;
    case 'historic':
      parts.adjectives.push('historic');
      return;
    case 'type':
      parts.heads.push(f.type);
      return;
    case 'subtype':
      sortSubtype(c, f.subtype, parts);
      return;
    case 'permanent':
      parts.nouns.push(many ? 'permanents' : 'permanent');
      return;
    case 'commander':
      parts.nouns.push(many ? 'commanders' : 'commander');
      return;
    case 'permanentCard':
      parts.nouns.push(many ? 'permanent cards' : 'permanent card');
      return;
    case 'spell':
      parts.nouns.push(many ? 'spells' : 'spell');
      return;
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'manaAbility':
      parts.nouns.push(
        {
          ability: ['activated or triggered ability', 'abilities'][Number(many)],
          activatedAbility: 'activated ability',
          triggeredAbility: 'triggered ability',
          manaAbility: 'mana ability',
        }[f.is],
      );
      return;
    case 'not': {
      const word = negated(f.of);
      if (word) parts.adjectives.push(word);
      else if (f.of.is === 'or' && f.of.of.every((x) => x.is === 'subtype' || x.is === 'type') && many)
        parts.posts.push(
          `other than ${listOf(
            f.of.of.map((x) => bareNoun(c, x, true)),
            'and',
          )}`,
        );
      else parts.posts.push(notPosts(c, f.of, many));
      return;
    }
    case 'or': {
      if (sortEither(c, f.of, many, parts)) return;
      if (f.of.every((x) => x.is === 'blocking' || x.is === 'blockedBy'))
        parts.posts.push(`blocking or blocked by ${c.say.selector(c, (f.of[0] as { of: Selector }).of)}`);
      else if (f.of.every((x) => x.is === 'keyword'))
        parts.posts.push(
          `with ${listOf(
            f.of.map((x) => keywordName(x as { keyword: string; words?: string })),
            'or',
          )}`,
        );
      else if (f.of.every((x) => x.is === 'named' && typeof x.name === 'string'))
        parts.posts.push(
          `named ${listOf(
            f.of.map((x) => (x as { name: string }).name),
            'or',
          )}`,
        );
      else if (parts.heads.length > 0 && f.of.every((x) => x.is === 'subtype' || x.is === 'type'))
        parts.posts.push(
          many
            ? `that are ${orText(c, f.of, true)}`
            : `that's ${listOf(
                f.of.map((x) => withArticle(bareNoun(c, x, false))),
                'or',
              )}`,
        );
      else parts.heads.push(`|${orText(c, f.of, many)}`);
      return;
    }
    default:
      parts.posts.push(postText(c, f, many));
  }
}

/** A list of kinds: "artifact or enchantment"; a card's "Forest or Plains". */
function orText(c: Context, of: Filter[], many: boolean): string {
  const spellOrAbility = of.length === 2 && of[0].is === 'spell' && of[1].is === 'ability';
  if (spellOrAbility) return many ? 'spells or abilities' : 'spell or ability';
  return listOf(
    of.map((f) => bareNoun(c, f, many)),
    'or',
  );
}

const bareNoun = (c: Context, f: Filter, many: boolean): string => {
  if (f.is === 'player') return many ? 'players' : 'player';
  return nounText(c, f, { many, head: 'permanent' });
};

function notPost(c: Context, f: Filter): string {
  const lacking = f.is === 'or' ? f.of.flatMap((x) => (x.is === 'keyword' ? [keywordName(x)] : [])) : [];
  if (f.is === 'or' && lacking.length === f.of.length) return `without ${listOf(lacking, 'or')}`;
  switch (f.is) {
    case 'happened':
      return c.say.past(c, { is: 'not', of: f }, false) ?? '';
    case 'keyword':
      return `without ${keywordName(f)}`;
    case 'hasAbility':
      return f.kind === 'any' ? 'with no abilities' : `without ${f.kind} abilities`;
    case 'controlledBy':
      return f.who.player === 'you' ? "you don't control" : `not controlled by ${c.say.player(c, f.who)}`;
    case 'ownedBy':
      return f.who.player === 'you' ? "you don't own" : `not owned by ${c.say.player(c, f.who)}`;
    case 'oneOf':
      return `other than ${c.say.selector(c, f.of)}`;
    case 'named':
      return `not ${postText(c, f, false)}`;
    case 'inZone':
      return `not ${f.zone === 'battlefield' ? 'on' : 'in'} ${zoneWord(f.zone)}`;
    case 'color':
      return `that isn't ${colorRefWord(f.color)}`;
    case 'status':
      return `that isn't ${STATUS[f.status]}`;
    case 'sharesColor':
      return `that doesn't share ${sharedText(c, f)}`;
    case 'cast':
      if (f.paid !== undefined || (f.from !== undefined && f.from !== 'hand')) break;
      return `that wasn't cast${f.from ? " from its owner's hand" : ''}`;
  }
  return `that isn't ${withArticle(nounText(c, f, { many: false, head: 'permanent' }))}`;
}

/** "except for artifacts and lands": of several. */
function notPosts(c: Context, f: Filter, many: boolean): string {
  if (many && f.is === 'chosenType') return "that aren't of the chosen type";
  if (f.is === 'colorCount' && f.value === 5) return `that ${many ? "aren't" : "isn't"} all colors`;
  if (f.is === 'counters' && f.cmp === '>=' && f.value === 1 && f.counter !== 'any')
    return `that ${many ? "don't" : "doesn't"} have ${withArticle(`${f.counter} counter`)} on ${many ? 'them' : 'it'}`;
  if (f.is === 'sameName')
    return `that ${many ? "don't" : "doesn't"} have the same name as ${f.as.sel === 'all' ? withArticle(c.say.all(c, f.as, false)) : c.say.selector(c, f.as)}`;
  const one = notPost(c, f);
  if (!many || !/^that isn't an? /.test(one)) return one;
  const kinds = (f.is === 'or' ? f.of : [f]).map((x) => nounText(c, x, { many: true, head: 'permanent' }));
  return `except for ${listOf(kinds, 'and')}`;
}

/** A designation after "is" (CR 722, 723, 702.131c). */
const DESIGNATION_WORDS: Readonly<Record<Extract<Filter, { is: 'designated' }>['designation'], string>> = {
  monarch: 'the monarch',
  initiative: 'the one with the initiative',
  cityBlessing: "the one with the city's blessing",
  enduringStory: 'the one with an enduring story',
};
const designationWord = (d: keyof typeof DESIGNATION_WORDS): string => DESIGNATION_WORDS[d];

const attached = (c: Context, of: Selector): string =>
  of.sel === 'all' ? nounText(c, of.filter, { many: true, head: 'permanent' }) : c.say.selector(c, of);

/** Those an effect has dealt damage to. */
const dealtWay = (c: Context, s: Selector): boolean =>
  (s.sel === 'slot' && c.slots.get(s.slot)?.words === DEALT) || (s.sel === 'union' && s.of.every((x) => dealtWay(c, x)));

/** One thing of opponents is one opponent's. */
const whoseOne = (c: Context, who: PlayerRef, many: boolean): string =>
  choosersOf(who) ?? (who.player === 'eachOpponent' && !many ? 'an opponent controls' : controls(c, who));

/** "controlled by players who chose war". */
function choosersOf(who: PlayerRef): string | undefined {
  const f = who.player === 'of' && who.of.sel === 'filter' && who.of.filter.is === 'satisfies' ? who.of.filter.cond : undefined;
  return f?.if === 'chosen' ? `controlled by players who chose ${f.word}` : undefined;
}

/** "with a charge counter on it", "with no counters on them". */
function countersPost(c: Context, f: Extract<Filter, { is: 'counters' }>, them: string): string {
  const kind = f.counter === 'any' ? '' : `${f.counter} `;
  if (f.cmp === '=' && f.value === 0) return `with no ${kind}counters on ${them}`;
  if (f.cmp === '>=' && f.value !== 1) return `with ${c.say.quantity(c, f.value)} or more ${kind}counters on ${them}`;
  if (f.cmp === '<') return `with fewer than ${c.say.quantity(c, f.value)} ${f.counter} counters on ${them}`;
  const least = f.cmp === '>=' && typeof f.value === 'number' ? f.value : 1;
  return `with ${least > 1 ? `${numberWord(least)} or more ${kind}counters` : withArticle(`${kind}counter`)} on ${them}`;
}

const SINCE = { thisTurn: 'this turn', lastUpkeep: "since the beginning of that player's last upkeep" } as const;

const ownsText = (c: Context, who: PlayerRef, many: boolean): string =>
  who.player === 'eachOpponent' && !many ? 'an opponent owns' : controls(c, who, 'own');

function attackedText(c: Context, of: Selector): string {
  if (of.sel === 'players' && of.who.player === 'eachOpponent') return 'one of your opponents';
  return of.sel === 'union' ? 'you or a planeswalker you control' : c.say.selector(c, of);
}

/** "from an artifact source": of an ability. */
function sourcePost(c: Context, f: Filter, many: boolean): string {
  if (f.is === 'hasAdventure') return `${many ? 'that have' : 'that has'} an Adventure`;
  if (f.is !== 'abilityOf') return '';
  return `from ${many ? nounText(c, f.source, { many, head: 'source' }) : oneNoun(c, f.source, { head: 'source' })}`;
}

/** "with abilities", "with a mana ability". */
const abilitiesPost = (kind: string, many: boolean): string =>
  kind === 'any' ? 'with abilities' : many ? `with ${kind} abilities` : `with ${withArticle(`${kind} ability`)}`;

export function postText(c: Context, f: Filter, many: boolean): string {
  switch (f.is) {
    case 'controlledBy':
      return whoseOne(c, f.who, many);
    case 'ownedBy':
      return ownsText(c, f.who, many);
    case 'stat':
      return `with ${statText(c, f)}`;
    case 'parity':
      return parityPost(f, many);
    case 'repeatsSymbol':
    case 'costSymbol':
      return `with ${f.is === 'costSymbol' ? `{${f.symbol}}` : 'more than one of the same mana symbol'} in ${many ? 'their mana costs' : 'its mana cost'}`;
    case 'hasAbility':
      return abilitiesPost(f.kind, many);
    case 'keyword':
      return withKeyword(f);
    case 'named':
      return typeof f.name === 'string' ? `named ${f.name}` : chosenName(c, f.name);
    case 'sameName':
      if (f.as.sel === 'all') return `that ${many ? 'have' : 'has'} the same name as ${withArticle(c.say.all(c, f.as, false))}`;
      return `with the same name as ${c.say.selector(c, f.as)}`;
    case 'chosenType':
      return 'of the chosen type';
    case 'counters':
      return countersPost(c, f, many ? 'them' : 'it');
    case 'attachedTo':
      return `attached to ${attached(c, f.of)}`;
    case 'blocking':
      return f.of.sel === 'all' ? `that's blocking ${withArticle(c.say.all(c, f.of, false))}` : `blocking ${c.say.selector(c, f.of)}`;
    case 'blockedBy':
      return `blocked by ${c.say.selector(c, f.of)}`;
    case 'attackingPlayerOrPermanent':
      return `attacking ${attackedText(c, f.of)}`;
    case 'targets':
      return targetsPost(c, f);
    case 'couldBeTarget':
      return `${c.say.selector(c, f.of)} could target`;
    case 'happened':
      return c.say.past(c, f, many) ?? happenedPost(c, f.event, many);
    case 'putHere':
      return c.say.past(c, f, many) ?? '';
    case 'oneOf':
      return oneOfPost(c, f.of);
    case 'voted':
      return `who voted for a choice ${c.say.player(c, f.who)} ${f.like === 'same' ? 'voted for' : "didn't vote for"}`;
    case 'designated':
      return many ? `who are ${designationWord(f.designation)}` : `who is ${designationWord(f.designation)}`;
    case 'arrived':
      return `that came under ${many ? 'their' : 'its'} controller's control ${SINCE[f.since]}`;
    case 'sharesPermanentType':
    case 'sharesCreatureType':
    case 'sharesCardType':
    case 'sharesColor':
      return `that share${many ? '' : 's'} ${sharedText(c, f)}`;
    case 'sector':
      if (typeof f.of === 'object' && 'same' in f.of) return `in the same sector as ${c.say.selector(c, f.of.same)}`;
      return typeof f.of === 'string' ? `in the ${f.of} sector` : 'in the chosen sector';
    case 'cast':
      return castPost(f, many);
    case 'castOf':
      return `cast from ${c.say.selector(c, f.of)}`;
    case 'inZone':
      return `in ${zoneWord(f.zone)}`;
    case 'player':
      return '';
    case 'satisfies':
      return c.say.past(c, f, many) ?? `for which ${c.say.condition({ ...c, it: many ? 'they' : 'it' }, f.cond)}`;
    default:
      return sourcePost(c, f, many);
  }
}

/** "exiled with ~", "that is enchanted creature". */
function oneOfPost(c: Context, of: Selector): string {
  if (dealtWay(c, of)) return DEALT;
  if (of.sel === 'slot' && c.slots.get(of.slot)?.words === COUNTED) return COUNTED;
  return of.sel === 'linked' ? `${of.link === LINKS.exiled ? 'exiled' : 'created'} with ${c.self}` : `that is ${c.say.selector(c, of)}`;
}

/** What happened this turn to the thing described. */
function happenedPost(c: Context, e: EventPattern, many: boolean): string {
  if (e.on === 'attack') return 'that attacked this turn';
  if (e.on === 'zone' && e.to === 'battlefield') return 'that entered this turn';
  if (e.on !== 'damage') return 'to which it happened this turn';
  if (e.source.is === 'oneOf') return `dealt damage by ${c.say.selector(c, e.source.of)} this turn`;
  return many ? 'that were dealt damage this turn' : 'that was dealt damage this turn';
}

/** "1/1": a power and a toughness that both are given numbers. */
export function sizeOf(list: readonly Filter[]): { text: string; of: Filter[] } | undefined {
  const is = (stat: Stat) => list.find((f) => f.is === 'stat' && f.stat === stat && f.cmp === '=' && typeof f.value === 'number');
  const [p, t] = [is('power'), is('toughness')];
  if (p?.is !== 'stat' || t?.is !== 'stat') return undefined;
  return { text: `${String(p.value)}/${String(t.value)}`, of: [p, t] };
}

/** "All other artifacts", of a spell: other than its target. */
const namedBefore = (c: Context, s: Selector): boolean =>
  s.sel === 'target' && c.targets.length === 1 && c.mentioned.has(s.index) && c.face.types.some((t) => t === 'Instant' || t === 'Sorcery');

/** Other than each, than the target, or than the one the name is taken from. */
const otherThan = (c: Context, s: Selector, named: Selector | undefined): boolean =>
  s.sel === 'it' || namedBefore(c, s) || (named !== undefined && same(s, named));

const isSpell = (f: Filter): boolean => f.is === 'spell';

/** Cards that are no spells, and what was exiled with the object. */
const isCard = (list: readonly Filter[], head: NounOptions['head']): boolean =>
  (head === 'card' && !list.some(isSpell)) || list.some((f) => f.is === 'oneOf' && f.of.sel === 'linked' && f.of.link === LINKS.exiled);

const isKind = (f: Filter): boolean => f.is === 'type' || f.is === 'spell';

/** The noun that stands after all others. */
function tailOf(list: readonly Filter[], o: NounOptions): string | undefined {
  const head = isCard(list, o.head) ? 'card' : o.head === 'source' ? 'source' : undefined;
  return head && (o.many ? `${head}s` : head);
}

/** The noun phrase without an article. `other` comes first; the article of "another" is the caller's business. */
export function nounText(c: Context, filter: Filter, o: NounOptions): string {
  const kinds = kindsApart(filter, o, (f) => nounText(c, f, { many: false, head: o.head }));
  if (kinds !== undefined) return kinds;
  const parts: Parts = { other: false, adjectives: [], heads: [], nouns: [], posts: [] };
  const list = allOf(filter);
  // "all other creatures with the same name as that creature": other than the one the name is taken from
  const same = list.find((f) => f.is === 'sameName' || f.is === 'sharesColor');
  const named = same?.is === 'sameName' ? same.as : same?.is === 'sharesColor' ? same.with : undefined;
  const spells = list.some(isSpell);
  const size = sizeOf(list);
  if (size) parts.adjectives.push(size.text);
  for (const f of list) {
    if (size?.of.includes(f)) continue;
    if (spells && f.is === 'permanentCard') parts.adjectives.push('permanent');
    else if (f.is === 'commander' && list.some(isKind)) parts.adjectives.push('commander');
    else if (f.is === 'not' && sortOthers(c, f.of, named, o, list, parts)) continue;
    else sort(c, f, o.many, parts);
  }
  const tail = tailOf(list, o);
  const nouns = tail ? (parts.nouns.length ? parts.nouns.map((n) => (/card/.test(n) ? n : tail)) : [tail]) : parts.nouns;
  const words = headWords(parts.heads, o.many, nouns.length > 0);
  const noun = [...words, ...nouns].join(' ') || (o.head === 'spell' ? (o.many ? 'spells' : 'spell') : o.many ? 'permanents' : 'permanent');
  const adjectives = parts.adjectives.map((a, i) => (a.startsWith('non') && parts.adjectives[i + 1]?.startsWith('non') ? `${a},` : a));
  const said = [parts.other ? 'other' : '', ...adjectives, noun, ...ownFirst(parts.posts), o.place ?? ''].filter((w) => w !== '').join(' ');
  return said
    .replace(o.head === 'card' ? COLOR_OR_KIND : /$^/, '$1 or ')
    .replace(/\b(you|they) own \1 control\b/, '$1 own and control')
    .replace(/\byou don't own you control\b/, "you control but don't own");
}

/** "creatures you control other than enchanted creature": whose they are, before what might be theirs. */
function ownFirst(posts: readonly string[]): readonly string[] {
  if (posts.includes('you own') && posts.includes('an opponent controls'))
    return ['you own that your opponents control', ...posts.filter((p) => p !== 'you own' && p !== 'an opponent controls')];
  const own = posts.indexOf('you control');
  return own > 0 && (/^(?:other than |that (?:don't|doesn't) have )/.test(posts[0]) || posts[0] === 'of the chosen type')
    ? ['you control', ...posts.filter((_, i) => i !== own)]
    : posts;
}

/** What is left out, where it has words of its own; false for what a word before or after the noun says. */
function sortOthers(c: Context, of: Filter, named: Selector | undefined, o: NounOptions, list: readonly Filter[], parts: Parts): boolean {
  if (of.is === 'oneOf' && otherThan(c, of.of, named)) parts.other = true;
  else if (of.is === 'and') parts.posts.push(exceptKind(c, of, o.many, isCard(list, o.head)));
  else return false;
  return true;
}

/** Those of a kind of which more than one thing is said: "other than a basic land card", "except for creatures you control with flying". */
function exceptKind(c: Context, kind: Extract<Filter, { is: 'and' }>, many: boolean, cards: boolean): string {
  if (cards && !many) return `other than ${withArticle(nounText(c, kind, { many: false, head: 'card' }))}`;
  const kinds = kind.of.every((f) => f.is === 'type' || f.is === 'subtype' || f.is === 'supertype');
  return kinds ? notPosts(c, kind, many) : `except for ${nounText(c, kind, { many: true, head: 'permanent' })}`;
}

/** Types and subtypes: all but the last are adjectives; with a noun after them, all are. */
function headWords(heads: string[], many: boolean, nounFollows: boolean): string[] {
  return heads.map((h, i) => {
    const plural = many && !nounFollows && i === heads.length - 1;
    if (h.startsWith('|')) return nounFollows && many ? singularList(h.slice(1)) : h.slice(1);
    if (h === 'outlaw') return plural ? 'outlaws' : 'outlaw';
    if (h.startsWith('*')) return subtypeWord(h.slice(1), plural);
    return typeWord(h as Parameters<typeof typeWord>[0], plural);
  });
}

const SINGULAR: ReadonlyMap<string, string> = new Map(ALL_SUBTYPES.map((s) => [pluralSubtype(s), s]));

/** "instants or sorceries" before "cards" is "instant or sorcery". */
const singularList = (s: string): string =>
  s.replace(/[\w'-]+/g, (word) => SINGULAR.get(word) ?? word.replace(/^(?!sorceries$)(\w+?)s$/, '$1').replace(/^sorceries$/, 'sorcery'));

/** With its article: "a creature", "another Elf". */
export function oneNoun(c: Context, filter: Filter, o: Omit<NounOptions, 'many'>): string {
  // "another creature or an artifact": each with its own word
  const mixed = filter.is === 'or' && o.place === undefined && filter.of.some((f) => f.is === 'and' && f.of.some((x) => x.is === 'other'));
  if (mixed)
    return listOf(
      filter.of.map((f) => oneNoun(c, f, o)),
      'or',
    );
  const text = nounText(c, filter, { ...o, many: false });
  return text.startsWith('other ') ? `another ${text.slice(6)}` : withArticle(text);
}

/** What a spell or ability targets (CR 115.9). */
export function targetsPost(c: Context, f: Extract<Filter, { is: 'targets' }>): string {
  if (f.what.is === 'any') return f.only === undefined ? 'with a target' : 'with a single target';
  const only = f.only ? 'only ' : '';
  if (f.what.is === 'player') return `that targets ${only}${AIMED[f.what.who.player] ?? 'a player'}`;
  if (f.what.is === 'oneOf') return `that targets ${only}${c.say.selector(c, f.what.of)}`;
  const [you, mine] =
    f.what.is === 'or' && f.only === undefined && same(f.what.of[0], { is: 'player', who: { player: 'you' } }) ? f.what.of : [];
  const noun = nounText(c, mine ?? f.what, { many: false, head: 'permanent' });
  return `that targets ${you ? 'you or ' : ''}${f.only === undefined ? withArticle(noun) : `only a single ${noun}`}`;
}
