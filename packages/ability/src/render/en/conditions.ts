/** Conditions in English. */

import { keywordInfo } from '../../keywords.js';
import type { Condition, Filter, PlayerRef, Quantity, Selector } from '../../language.js';
import type { Compared, Subject } from '../../phrases/parts.js';
import { BEFORE_STEP } from '../../phrases/times.js';
import { meldPartner } from '../meld.js';
import { spentTogether } from '../ways.js';
import { notDiscarded } from '../who-do.js';
import { isGroup } from './clauses.js';
import { ANYBODY, CLASH, type Context, EXCESS } from './context.js';
import { costsText } from './costs.js';
import { castText } from './events.js';
import { nounText, oneNoun, sizeOf } from './filters.js';
import { quantityText, varietyWords, wayWords } from './quantities.js';
import { allText, playerText, possessiveOf, selectorText } from './references.js';
import { SEARCHED } from './searching.js';
import { STEP } from './times.js';
import { colorWord, numberWord, withArticle } from './words.js';
import { type Features, type Said, type Spoken, type Writers, written, writtenOf, writtenWhole } from './written.js';

/** "two or more", "exactly three", "no". */
function howMany(c: Context, { cmp, value }: Compared, said: Said): string {
  said.single = cmp === '=' && value === 1;
  said.one = said.single;
  const n = typeof value === 'number' ? numberWord(value) : quantityText(c, value);
  if (cmp === '>=') return `${n} or more`;
  if (cmp === '<=') return `${n} or fewer`;
  if (cmp === '=') return value === 0 ? 'no' : `exactly ${n}`;
  return cmp === '<' ? `fewer than ${n}` : `more than ${n}`;
}

/** "5 or more", "exactly 5". */
function howMuch(c: Context, { cmp, value }: Compared): string {
  const n = quantityText(c, value);
  return cmp === '>=' ? `${n} or more` : cmp === '<=' ? `${n} or less` : `exactly ${n}`;
}

const COMPARED = {
  '<': 'less than',
  '<=': 'less than or equal to',
  '=': 'equal to',
  '!=': 'other than',
  '>=': 'greater than or equal to',
  '>': 'greater than',
} as const;

/** "4 or greater", "less than or equal to its toughness"; in digits or in words. */
export function comparedText(c: Context, { cmp, value }: Compared, digits: (n: number) => string): string {
  if (typeof value === 'object' && value.q !== 'x') return `${COMPARED[cmp]} ${quantityText(c, value)}`;
  const n = typeof value === 'number' ? digits(value) : quantityText(c, value);
  if (cmp === '>=' || cmp === '<=') return `${n} ${cmp === '>=' ? 'or greater' : 'or less'}`;
  return cmp === '=' ? n : `${COMPARED[cmp]} ${n}`;
}

/** Who is asked: "an opponent" for any of them. */
function asked(c: Context, p: PlayerRef): string {
  if (p.player === 'of' && p.of.sel === 'slot' && c.slots.get(p.of.slot)?.possessive === 'their') return 'they';
  return p.player === 'eachOpponent' ? 'an opponent' : p.player === 'each' ? 'a player' : playerText(c, p);
}

const fromGraveyard = (c: Context, what: Selector): boolean => what.sel === 'target' && c.targets[what.index]?.from[0] === 'graveyard';

/** A target that has left a graveyard or has been exiled is spoken of as it was (CR 608.2h). */
const isGone = (c: Context, what: Selector): boolean => fromGraveyard(c, what) || (what.sel === 'target' && c.exiled.has(what.index));

/** The thing spoken of, before a verb. */
function subject(c: Context, { what }: Subject, said: Said): string {
  const known = c.slots.get(what.sel === 'slot' ? what.slot : -1);
  said.card = fromGraveyard(c, what) || (known?.words.includes('card') === true && !known.permanent);
  return selectorText(c, what);
}

/** "that creature has", "the creature had": of what has died as it was (CR 608.2h). */
function itHas(c: Context, s: Subject, said: Said): string {
  const text = subject(c, s, said);
  const died = s.what.sel === 'event' && c.event?.on === 'zone' && c.event.to === 'graveyard' && text.startsWith('that ');
  if (s.what.sel === 'target' && isGone(c, s.what)) return `${text} had`;
  return died ? `${text.replace('that', 'the')} had` : `${text} has`;
}

/** What is said in a word: "red", "attacking", "1/1". */
function adjective(c: Context, f: Filter): string {
  if (f.is === 'or') return f.of.map((x) => adjective(c, x)).join(' or ');
  if (f.is === 'color' && typeof f.color === 'object') return 'at least one of the chosen colors';
  const size = f.is === 'and' ? sizeOf(f.of) : undefined;
  return size ? size.text : nounText(c, f, { many: false, head: 'permanent' }).replace(/ permanent$/, '');
}

const WORDS: ReadonlySet<string> = new Set(['status', 'color', 'supertype', 'colorCount', 'historic']);
const isWord = (f: Filter): boolean =>
  WORDS.has(f.is) ||
  (f.is === 'or' && f.of.every((x) => ['color', 'status', 'supertype'].includes(x.is))) ||
  (f.is === 'and' && sizeOf(f.of)?.of.length === f.of.length) ||
  (f.is === 'not' && f.of.is === 'supertype');

const kind = (c: Context, f: Filter, said: Said): string => oneNoun(c, f, { head: said.card ? 'card' : 'permanent' });

/** What has become of something when a cost of this label was paid. */
const PAID_WORDS: Readonly<Record<string, string>> = {
  kicker: 'kicked',
  bargain: 'bargained',
  foretold: 'foretold',
  teamwork: 'cast using teamwork',
};

/** Whether evidence is what may be paid with (CR 701.57a). */
const evidence = (c: Context): boolean =>
  c.face.abilities.some(
    (a) =>
      a.kind === 'static' &&
      a.parts.some((p) => p.part === 'castingCost' && p.cost.some((x) => x.pay === 'objects' && x.verb === 'exile' && x.total)),
  );

/** What the phrases of conditions are made of. */
const PARTS: Writers = {
  ownName: (c) => c.face.name,
  somebody: asked,
  actor: (c, p) => (p.player === 'eachOpponent' ? 'your opponents' : asked(c, p)),
  certainPlayer: playerText,
  whoseTurn: (c, p) => (p.player === 'of' ? 'their' : possessiveOf(c, p.player === 'eachOpponent' ? { player: 'anOpponent' } : p)),
  howMany,
  howMuch,
  howGreat: (c, x) => comparedText(c, x, String),
  compare: (c, x) => comparedText(c, x, numberWord),
  itIs: (c, s, said) => `${subject(c, s, said)} ${isGone(c, s.what) ? 'was' : 'is'}`,
  itIsNot: (c, s, said) => `${subject(c, s, said)} ${isGone(c, s.what) ? "wasn't" : "isn't"}`,
  itHas,
  adjective,
  kind,
  some: (c, s) => (s.sel === 'all' ? withArticle(allText(c, s, false)) : selectorText(c, s)),
  keyword: (_, k) => keywordInfo(k)?.en ?? k,
  color: (_, color) => colorWord(color) ?? 'colorless',
  manaSymbol: (_, type) => `{${type}}`,
  variety: (_, v) => varietyWords(v),
  alike: (_, v) => (v === 'names' ? 'with the same name' : 'that share a creature type'),
  castWhat: (c, w) => castText(c, w, 'your'),
  pastSpell: (c, f) => nounText(c, f, { many: false, head: 'spell' }),
  castIt: () => 'it',
  thatSpell: (_, s) => (s.sel === 'self' ? 'it' : 'that spell'),
  paidWord: (c, label) => (label.startsWith('kicker ') ? `kicked with its ${kickerCost(c, label.slice(7))} kicker` : PAID_WORDS[label]),
  ownSpell: (c) => c.self,
  ownSpells: (c) => `${c.self}'s`,
  beforeStep: (_, step) => BEFORE_STEP[step] ?? '',
  dayNight: (_, d) => (d === 'neither' ? 'neither day nor night' : d),
  measure: quantityText,
};
/** Whether it is counted from a starting life total: "7 life more than your starting life total". */
const fromTheStart = (q: Quantity): boolean =>
  typeof q === 'object' && (q.q === 'startingLife' || (q.q === 'sum' && q.of.some(fromTheStart)));
const FEATURES: Features = {
  several: (_, s: Selector) => s.sel === 'all',
  stat: (_, x: Filter | Quantity) => typeof x === 'object' && ['stat', 'life'].includes('is' in x ? x.is : x.q),
  word: (_, f: Filter) => isWord(f),
  described: (_, f: Filter) => f.is !== 'satisfies',
  asked: (_, p: PlayerRef) => p.player === 'of' && p.of.sel === 'it',
  bounded: (_, { cmp, value }: Compared) => (cmp === '>=' || cmp === '<=' || cmp === '=') && !fromTheStart(value),
  diedSo: (_, o: Selector) => o.sel === 'target' || o.sel === 'slot',
  named: (_, label: string) => label.startsWith('kicker ') || label in PAID_WORDS,
  present: (c, s: Subject) => !fromGraveyard(c, s.what),
  evidence,
};

/** "a creature card is exiled this way": of what has no name of its own. */
function lostThisWay(c: Context, what: Selector, f: Filter): string | undefined {
  const way = what.sel === 'slot' ? c.ways.get(what.slot) : undefined;
  if (way === 'counter') return f.is === 'any' ? 'that spell is countered this way' : undefined;
  if (what.sel !== 'slot' || (way !== 'destroy' && way !== 'exile')) return undefined;
  const held = c.slots.get(what.slot);
  if (held && !(f.is === 'not' && held.gone)) return undefined;
  const [head, done] = way === 'exile' ? (['card', 'exiled'] as const) : (['permanent', 'destroyed'] as const);
  return `${withArticle(nounText(c, f, { many: false, head }))} is ${done} this way`;
}

/** "you won two or more flips", "both coins come up heads", "the result is 10 or higher". */
function flipsText(c: Context, left: Quantity, cmp: Compared['cmp'], right: Quantity): string | undefined {
  if (typeof left === 'object' && left.q === 'slot' && c.slots.get(left.slot)?.result)
    return `the result is ${howMany(c, { cmp, value: right }, {} as Said)}`;
  const flips = typeof left === 'object' && left.q === 'count' && left.of.sel === 'slot' ? c.slots.get(left.of.slot)?.flips : undefined;
  if (flips === undefined) return undefined;
  if (flips.startsWith('coin')) return `both coins come up ${flips.split(' ').pop()}`;
  if (cmp === '=' && right === 0) return 'you win all the flips';
  return right === 1 ? 'you win one or more flips' : `you win ${howMany(c, { cmp, value: right }, {} as Said)} flips`;
}

/** "time gets more votes", "knowledge gets more votes or the vote is tied". */
function votesText(c: Context, left: Quantity, cmp: Compared['cmp'], right: Quantity): string | undefined {
  const word = (q: Quantity): string | undefined =>
    typeof q === 'object' && q.q === 'count' && q.of.sel === 'slot' ? c.slots.get(q.of.slot)?.vote : undefined;
  const mine = word(left);
  const others = typeof right === 'object' && right.q === 'max' ? right.of.map(word) : [word(right)];
  if (mine === undefined || others.some((w) => w === undefined)) return undefined;
  const most = others.length > 1;
  if (cmp === '>=') return `${mine} gets ${most ? 'the most votes or is tied for most votes' : 'more votes or the vote is tied'}`;
  return `${mine} gets ${most ? 'the most votes' : 'more votes'}`;
}

/** "excess damage was dealt this way". */
const excessText = (c: Context, left: Quantity): string | undefined =>
  typeof left === 'object' && left.q === 'slot' && c.slots.get(left.slot)?.words === EXCESS
    ? 'excess damage was dealt this way'
    : undefined;

/** What coins, dice and votes gave, and excess damage. */
const chanceText = (c: Context, left: Quantity, cmp: Compared['cmp'], right: Quantity): string | undefined =>
  excessText(c, left) ?? flipsText(c, left, cmp, right) ?? votesText(c, left, cmp, right);

/** What is said of things in words that the table doesn't have. */
function matchesText(c: Context, what: Selector, f: Filter): string | undefined {
  const done = what.sel === 'filter' ? wayWords(c, what) : undefined;
  if (done) return `${oneNoun(c, f, { head: 'permanent' })} was ${done} this way`;
  const lost = lostThisWay(c, what, f);
  if (lost) return lost;
  if (f.is === 'cast' && f.paid !== undefined) return conditionText({ ...c, self: 'it' }, { if: 'paid', label: f.paid });
  if (f.is === 'named' && typeof f.name === 'object' && 'slot' in f.name) return `${selectorText(c, what)} has the chosen name`;
  if (f.is === 'inZone' && f.zone === 'library') return "you revealed a card but didn't put it onto the battlefield";
  const said: Said = { you: false, many: false, counting: false, each: '', of: f };
  const shown = isWord(f) ? '' : subject(c, { what }, said);
  if (/^(that card|those cards)$/.test(shown) && what.sel === 'slot' && c.ways.get(what.slot) === 'mill')
    return `${kind(c, f, said)} is milled this way`;
  if (said.card && (shown.includes('revealed') || shown === 'those cards'))
    return `${kind(c, f, said)} is ${what.sel === 'slot' && c.ways.get(what.slot) === 'exile' ? 'exiled' : 'revealed'} this way`;
  return undefined;
}

/** When something may be done: "during your turn"; undefined for a condition that is about more than time. */
export const timeText = (c: Context, cond: Condition): string | undefined => written(c, 'time', cond, PARTS);

/** What isn't so, in words of its own. */
function notText(c: Context, cond: Condition): string {
  if (cond.if === 'matches' && cond.filter.is === 'not' && cond.filter.of.is === 'satisfies')
    return conditionText({ ...c, it: selectorText(c, cond.what) }, cond.filter.of.cond);
  if (cond.if === 'matches' && cond.filter.is === 'satisfies' && cond.what.sel === 'players' && cond.what.who.player === 'eachOpponent')
    return conditionText({ ...c, it: 'no opponent' }, cond.filter.cond);
  return `it isn't true that ${conditionText(c, cond)}`;
}

/** What is said of players: of each of several alone, or of all of them where they are counted together. */
function ofPlayers(c: Context, nonterminal: 'ofOnePlayer' | 'ofAnyPlayer', cond: Condition): string | undefined {
  const who = (p: PlayerRef): string => (nonterminal === 'ofOnePlayer' && p.player === 'eachOpponent' ? 'your opponents' : asked(c, p));
  const subjectOf = (about: unknown): Spoken => {
    const words = who(about as PlayerRef);
    return { words, many: words === 'you' || isGroup(words) };
  };
  const said = writtenOf(c, nonterminal, cond, subjectOf, PARTS, FEATURES);
  return said && `${said.subject} ${said.text}`;
}

/** "each opponent who can't", "each opponent who didn't discard a nonland card this way". */
function withoutText(c: Context, cond: Condition): string | undefined {
  const kind = notDiscarded(cond);
  if (!kind) return undefined;
  return `${c.it} ${kind.is === 'any' ? "can't" : `didn't discard ${oneNoun(c, kind, { head: 'card' })} this way`}`;
}

/** What stands after "if". */
export function conditionText(c: Context, cond: Condition): string {
  const said =
    (c.it.endsWith(' who') ? withoutText(c, cond) : undefined) ??
    (cond.if === 'compare' ? chanceText(c, cond.left, cond.cmp, cond.right) : undefined) ??
    (cond.if === 'matches' ? matchesText(c, cond.what, cond.filter) : undefined) ??
    (cond.if === 'paid' && cond.label === 'alternative' ? alternativePaid(c) : undefined) ??
    writtenWhole(c, 'simpleCondition', cond) ??
    ofPlayers(c, 'ofAnyPlayer', cond) ??
    ofPlayers(c, 'ofOnePlayer', cond) ??
    written(c, 'simpleCondition', cond, PARTS, FEATURES);
  // what has just been dealt damage is on the battlefield
  return said?.replace(/^(an? .*) dealt damage this way is on the battlefield$/, '$1 is dealt damage this way') ?? otherwise(c, cond);
}

const WHEN = { thisTurn: 'this turn', lastTurn: 'last turn', thisGame: 'this game' } as const;

/** What is asked of something that was done, or could have been. */
const doneText = (done: string | undefined): string =>
  done === SEARCHED || done === ANYBODY ? done : done === CLASH ? 'you win' : 'you do';

/** "a player": of whom any one is meant. */
function anyOneOf(c: Context, what: Selector): string {
  const who = what.sel === 'players' ? what.who.player : undefined;
  return who === 'eachOpponent' ? 'an opponent' : who === 'each' ? 'a player' : selectorText(c, what);
}

/** Conditions that the table doesn't have. */
function otherwise(c: Context, cond: Condition): string {
  switch (cond.if) {
    case 'and': {
      if (cond.of.every((x) => x.if === 'did')) return 'you do';
      const partner = meldPartner(cond);
      if (partner) return `you both own and control ${c.self} and ${oneNoun(c, partner, { head: 'permanent' })}`;
      return spentTogether(
        cond.of.map((x) => conditionText(c, x)),
        / was spent to cast .*$/,
      ).join(' and ');
    }
    case 'or':
      return revealedOrControlled(c, cond.of) ?? cond.of.map((x) => conditionText(c, x)).join(' or ');
    case 'not':
      return notText(c, cond.of);
    case 'asCast':
      return `${conditionText(c, cond.cond)} as you cast ${c.self}`;
    case 'completed':
      return `${asked(c, cond.who)} has completed ${cond.dungeon ?? 'a dungeon'}`;
    case 'did':
      return doneText(c.slots.get(cond.slot)?.words);
    case 'step':
      return cond.when === 'before' ? `it's before the ${STEP[cond.step] ?? cond.step}` : `it's the ${STEP[cond.step] ?? cond.step}`;
    case 'happened':
      return `${c.say.event(c, cond.event)} ${WHEN[cond.when ?? 'thisTurn']}`;
    case 'matches': {
      if (cond.filter.is !== 'satisfies') break;
      return conditionText({ ...c, it: anyOneOf(c, cond.what) }, cond.filter.cond);
    }
    case 'chosen':
      return chosenText(c, cond);
    case 'paid':
    case 'compare':
    case 'turnOf':
    case 'dayNight':
      break;
    default:
      return cond satisfies never;
  }
  throw new Error(`no phrase for a condition: ${JSON.stringify(cond)}`);
}

/** "the {1}{B} cost was paid": the cost that the spell can be cast for rather than its mana cost (CR 118.9). */
function alternativePaid(c: Context): string | undefined {
  const costs = c.face.abilities.flatMap((a) => (a.kind === 'static' ? a.parts : [])).filter((p) => p.part === 'castingCost');
  const own = costs.find((p) => p.how === 'alternative' && p.label === 'alternative');
  return own && `the ${costsText(c, own.cost).replace(/^pay /i, '')} cost was paid`;
}

/** "war was chosen", "they chose war". */
const chosenText = (c: Context, cond: Extract<Condition, { if: 'chosen' }>): string =>
  cond.who ? `${c.it ?? 'they'} chose ${cond.word}` : `${cond.word} was chosen`;

/** The cost of the kicker ability the card tells apart by this word (CR 702.33f). */
function kickerCost(c: Context, word: string): string {
  const kicker = c.face.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'kicker' && a.words === word);
  return kicker?.kind === 'keyword' && kicker.cost ? costsText(c, kicker.cost) : word;
}

/** "you revealed a Dragon card or controlled a Dragon as you cast this spell". */
function revealedOrControlled(c: Context, of: readonly Condition[]): string | undefined {
  const [paid, cast] = of;
  if (of.length !== 2 || paid.if !== 'paid' || paid.label !== 'additional' || cast.if !== 'asCast') return undefined;
  const optional = c.face.abilities
    .flatMap((a) => (a.kind === 'static' ? a.parts : []))
    .flatMap((p) => (p.part === 'castingCost' && p.label === 'additional' ? p.cost : []))[0];
  if (optional?.pay !== 'objects' || optional.verb !== 'reveal') return undefined;
  const had = conditionText(c, cast.cond).replace(/^you control /, 'controlled ');
  return `you revealed ${oneNoun(c, optional.filter, { head: 'card' })} or ${had} as you cast this spell`;
}
