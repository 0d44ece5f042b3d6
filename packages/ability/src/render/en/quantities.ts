/** Numbers in English: "three", "X", "the number of Elves on the battlefield". */

import { isDifference } from '../../difference.js';
import type { Filter, PlayerRef, Quantity, Selector, Shared, Variety } from '../../language.js';
import { ATTACKED, ATTACKED_OPPONENTS } from '../../phrases/quantities.js';
import { mentionsNode, same } from '../../same.js';
import { type Way, wayOf } from '../ways.js';
import { type Context, EXCESS } from './context.js';
import { nounText, oneNoun, STAT } from './filters.js';
import { allText, exiledText, playerText, selectorText } from './references.js';
import { colorList, numberWord, possessive } from './words.js';
import { type Features, type Writers, written } from './written.js';

const collection = (c: Context, s: Selector): string => (s.sel === 'all' ? allText(c, s, true) : selectorText(c, s));

/** Of each of several, of whom it is said: "the life they lost". */
const oneOfEach = (c: Context, p: PlayerRef): string => {
  const text = playerText(c, p);
  return p.player === 'of' && text.startsWith('each ') ? 'they' : text;
};

/** What the phrases of numbers are made of. */
const PARTS: Writers = {
  ownName: (c) => c.face.name,
  certainPlayer: oneOfEach,
  thatSpell: (_, s) => (s.sel === 'self' ? 'it' : 'that spell'),
  colors: (_, colors) => colorList(colors),
  color: (_, color) => colorList([color]),
  possessiveObject: (c, s) => possessive(selectorText(c, s)),
  single: (c, f) => nounText(c, f, { many: false, head: 'permanent' }),
  kind: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  castIt: () => 'it',
  pastSpell: (c, f) => nounText(c, f, { many: false, head: 'spell' }),
  pastSpells: (c, f) => nounText(c, f, { many: true, head: 'spell' }),
  variety: (_, v) => varietyWords(v),
  oneVariety: (_, v: Variety) => VARIETIES[v][1],
  shared: (_, v: Shared) => (v === 'names' ? 'a name' : 'a creature type'),
};
const FEATURES: Features = {
  several: (_, s: Selector) => s.sel === 'all',
  pointedAt: (_, s: Selector) => s.sel === 'target' || s.sel === 'slot' || s.sel === 'event',
};

/** One card that was revealed, or exiled without being targeted, and is spoken of by itself. */
const isThatCard = (c: Context, way: Way, s: Selector): boolean =>
  (way === 'reveal' || (way === 'exile' && c.targets.length === 0)) && s.sel === 'slot' && c.slots.get(s.slot)?.words === 'that card';

/** What differs among things: several, and one of them. */
const VARIETIES: Readonly<Record<Variety, readonly [string, string]>> = {
  basicLandTypes: ['basic land types', 'basic land type'],
  colors: ['colors', 'color'],
  cardTypes: ['card types', 'card type'],
  permanentTypes: ['permanent types', 'permanent type'],
  names: ['different names', 'different name'],
  powers: ['different powers', 'different power'],
  manaValues: ['different mana values', 'different mana value'],
  manaCosts: ['different mana costs', 'different mana cost'],
  counterKinds: ['different kinds of counters', 'different kind of counter'],
};
export const varietyWords = (v: Variety): string => VARIETIES[v][0];

/** "creatures destroyed this way", but not one card that is spoken of by itself. */
function groupWay(c: Context, s: Selector): string | undefined {
  const done = wayOf(c.ways, s);
  return done && !isThatCard(c, done.way, s) ? wayText(c, s, true) : undefined;
}

const ONE_EXILED = { pay: 'objects', verb: 'exile', count: 1 };

/** A stat of what something was done to. */
function wayStat(c: Context, q: Extract<Quantity, { q: 'stat' }>): string | undefined {
  const done = wayOf(c.ways, q.of);
  if (done?.way === 'sacrifice' && q.of.sel !== 'filter')
    return `the sacrificed ${q.stat === 'power' || q.stat === 'toughness' ? 'creature' : 'permanent'}'s ${STAT[q.stat]}`;
  if (q.of.sel === 'paid' && q.of.verb === 'exile' && mentionsNode(c.face.abilities, ONE_EXILED))
    return `the exiled card's ${STAT[q.stat]}`;
  const way = groupWay(c, q.of);
  return way && `the total ${STAT[q.stat]} of the ${way}`;
}

/** A number about what something was done to. */
function wayNumber(c: Context, q: Exclude<Quantity, number>): string | undefined {
  if (q.q === 'stat') return wayStat(c, q);
  const discarded = q.q === 'most' && typeof q.of === 'object' && q.of.q === 'count' && q.of.of.sel === 'filter';
  return discarded ? 'the greatest number of cards a player discarded this way' : undefined;
}

/** How many things there are. */
function countText(c: Context, of: Selector): string {
  if (of.sel === 'paid' && of.verb === 'convoke') return `the number of creatures that convoked ${c.self}`;
  const way = wayText(c, of, true);
  if (way === undefined && of.sel === 'slot') return 'that many';
  if (of.sel === 'filter' && of.of.sel === 'linked') return `the number of ${exiledText(c, of.filter, true)}`;
  return `the number of ${way ?? selectorText(c, of)}`;
}

function happenedText(c: Context, q: Extract<Quantity, { q: 'happened' }>): string {
  if (q.event.on === 'damage' && q.measure === 'amount' && q.event.to.is === 'oneOf')
    return `the damage already dealt to ${selectorText(c, q.event.to.of)} this turn`;
  return 'the number of times it happened this turn';
}

const differenceText = (c: Context, { left, right }: Extract<Quantity, { q: 'minus' }>): string =>
  `${quantityText(c, left)} minus ${quantityText(c, right)}`;

/** "the difference" after a condition that compares both numbers; what was said before of a number. */
const saidBefore = (c: Context, q: Exclude<Quantity, number>): string | undefined =>
  q.q === 'minus' && c.compared && same(c.compared, [q.left, q.right]) ? 'the difference' : wayNumber(c, q);

const spentText = (c: Context, q: Extract<Quantity, { q: 'manaSpent' }>): string =>
  q.type ? `the amount of {${q.type}} spent to cast ${c.self}` : `the number of Phyrexian mana symbols of ${c.self}'s cost paid with life`;

/** "the number of opponents you attacked this turn". */
function playersText(c: Context, q: Extract<Quantity, { q: 'players' }>): string {
  if (same(q, ATTACKED_OPPONENTS)) return 'the number of opponents you attacked this turn';
  return `the number of ${q.who.player === 'of' ? playersWho(c, q.who, true) : `${playerText(c, q.who)}s`}`;
}

const ENDS = { min: 'least', max: 'greatest' } as const;

/** A quantity in words; numbers as digits. */
export function quantityText(c: Context, q: Quantity): string {
  if (typeof q === 'number') return String(q);
  const said = saidBefore(c, q) ?? written(c, 'quantity', q, PARTS, FEATURES);
  if (said !== undefined) return said;
  switch (q.q) {
    case 'x':
    case 'share':
    case 'linked':
      return FIXED[q.q];
    case 'count':
      return countText(c, q.of);
    case 'extreme':
      return `the ${q.which} ${STAT[q.stat]} among ${collection(c, q.of)}`;
    case 'distinct':
      return `the number of ${varietyWords(q.what)} among ${collection(c, q.of)}`;
    case 'slot':
      return slotNumber(c, q.slot) ?? 'that much';
    case 'amount':
      return ofEvent(c);
    case 'sum':
      return sumText(c, q.of);
    case 'product':
      return productText(c, q.of);
    case 'minus':
      return differenceText(c, q);
    case 'half':
      if (q.by !== undefined) return `${quantityText(c, q.of)} divided by ${quantityText(c, q.by)}, rounded ${q.round}`;
      break;
    case 'min':
    case 'max':
      return extremeOf(c, q);
    case 'happened':
      return happenedText(c, q);
    case 'removed':
      return `the number of ${q.counter} counters removed this way`;
    case 'abilityTimes':
      return `the number of times this ability has ${q.which === 'resolved' ? 'resolved' : 'been activated'} this turn`;
    case 'manaSpent':
      return spentText(c, q);
    case 'players':
      return playersText(c, q);
    case 'paid':
      return `the number of times ${possessive(c.self)} ${q.label} cost was paid`;
    default:
      // a phrase writes all of these
      q.q satisfies Written;
  }
  throw new Error(`no phrase for a number: ${JSON.stringify(q)}`);
}

/** Numbers that have no words but those of a phrase. */
type Written =
  | 'alike'
  | 'if'
  | 'devotion'
  | 'symbols'
  | 'party'
  | 'stat'
  | 'most'
  | 'counters'
  | 'life'
  | 'startingLife'
  | 'commanderCasts'
  | 'noted'
  | 'timesMutated'
  | 'doors'
  | 'turnsBegun'
  | 'speed';

const FIXED = { x: 'X', share: 'its share', linked: 'the chosen number' } as const;

const productText = (c: Context, of: readonly Quantity[]): string =>
  of[0] === -1 ? `-${quantityText(c, of[1])}` : of.map((x) => quantityText(c, x)).join(' times ');

const WAY_WORDS: Readonly<Record<Way, string>> = {
  counter: 'countered',
  destroy: 'destroyed',
  exile: 'exiled',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  tap: 'tapped',
  draw: 'drawn',
  mill: 'milled',
  return: 'returned',
  graveyard: 'put into a graveyard',
  put: 'put into a graveyard',
  reveal: 'revealed',
  enter: 'put onto the battlefield',
};

/** What was done to these things: "returned". */
export function wayWords(c: Context, s: Selector): string | undefined {
  const done = wayOf(c.ways, s);
  return done && WAY_WORDS[done.way];
}

/** "creatures destroyed this way"; undefined for what nothing was done to. */
export function wayText(c: Context, s: Selector, many: boolean): string | undefined {
  const done = wayOf(c.ways, s);
  if (done?.way === 'exile' && same(done.filter, FROM_HAND)) return `${many ? 'cards' : 'card'} exiled from their hand this way`;
  return done && `${nounText(c, done.filter, { many, head: done.head })} ${WAY_WORDS[done.way]} this way`;
}

/** What was in a hand before it was exiled. */
const FROM_HAND: Filter = { is: 'putHere', from: 'hand' };

/** A slot that holds a number in words of its own: "the life lost this way". */
const slotNumber = (c: Context, slot: number): string | undefined => {
  const words = c.slots.get(slot)?.words;
  return words === 'the result' ||
    words === 'the other result' ||
    words === 'the chosen number' ||
    (words?.startsWith('the ') && words.endsWith(' this way'))
    ? words
    : undefined;
};

/** "for each land you control and each land card in your graveyard". */
/** "Its toughness", after its power. */
export const ofTheSame = (before: Quantity, q: Quantity): string | undefined =>
  typeof before === 'object' && typeof q === 'object' && before.q === 'stat' && q.q === 'stat' && same(before.of, q.of)
    ? `its ${STAT[q.stat]}`
    : undefined;

const sumText = (c: Context, of: readonly Quantity[]): string =>
  of.map((x, i) => (i > 0 ? ofTheSame(of[i - 1], x) : undefined) ?? quantityText(c, x)).join(' plus ');

function eachAndEach(c: Context, of: readonly Quantity[]): string | undefined {
  const texts = of.map((x) => forEachText(c, x));
  return texts.every((t) => t !== undefined) ? texts.map((t, i) => (i === 0 ? t : t?.replace(/^for /, ''))).join(' and ') : undefined;
}

/** True for quantities said by a number or X in the sentence itself. */
export const isPlain = (q: Quantity): boolean =>
  typeof q === 'number' || q.q === 'x' || (q.q === 'product' && q.of.length === 2 && typeof q.of[0] === 'number' && isX(q.of[1]));
const isX = (q: Quantity): boolean => typeof q === 'object' && q.q === 'x';
const isPlainOrCount = (q: Quantity | undefined): q is Quantity => typeof q === 'object' && (q.q === 'x' || q.q === 'count');

/** "that many plus one", "that many minus one". */
function nearby(c: Context, q: Quantity): string | undefined {
  if (typeof q !== 'object' || (q.q !== 'sum' && q.q !== 'minus')) return undefined;
  const [of, by] = q.q === 'sum' ? q.of : [q.left, q.right];
  const counted = typeof of === 'object' && (of.q === 'slot' || of.q === 'amount');
  if (!counted || typeof by !== 'number' || (q.q === 'sum' && q.of.length > 2)) return undefined;
  return `${amountText(c, of, 'words')} ${q.q === 'sum' ? 'plus' : 'minus'} ${numberWord(by)}`;
}

/**
 * The number in a sentence: a word, or X with its meaning kept for ", where X is …" at the end.
 */
export function amountText(c: Context, q: Quantity, words: 'digits' | 'words' = 'digits'): string {
  if (typeof q === 'number') return words === 'words' ? numberWord(q) : String(q);
  if (q.q === 'x') return 'X';
  if (q.q === 'product' && q.of[0] === 2 && isX(q.of[1])) return 'twice X';
  if (q.q === 'product' && q.of[0] === 3 && isX(q.of[1])) return 'three times X';
  if (q.q === 'sum' && q.of.length === 2 && typeof q.of[1] === 'number' && isPlainOrCount(q.of[0]))
    return `${amountText(c, q.of[0])} plus ${q.of[1]}`;
  const near = nearby(c, q);
  if (near !== undefined && words === 'words') return near;
  if (q.q === 'amount' && c.event?.on === 'monstrous') return 'X'; // CR 701.31c
  if (q.q === 'amount' && !isExcess(c) && c.event?.on !== 'scry') return words === 'words' ? 'that many' : 'that much';
  if (q.q === 'slot') return slotAmount(c, q.slot, words);
  c.where = [quantityText(c, q)];
  return 'X';
}

/** What the number of an event is called. */
function ofEvent(c: Context): string {
  if (c.event?.on === 'scry') return `the number of ${SCRIED.replace('card', 'cards')}`;
  return c.event?.on === 'monstrous' ? 'X' : isExcess(c) ? 'that excess damage' : 'that much';
}
const SCRIED = 'card looked at while scrying this way';

/** Whether the amount of the event is excess damage. */
const isExcess = (c: Context): boolean => c.event?.on === 'damage' && c.event.excess === true;

/** "that many", or X with the total as its meaning. */
function slotAmount(c: Context, slot: number, words: 'digits' | 'words'): string {
  const total = slotNumber(c, slot);
  const whole = words === 'words' && (total?.endsWith(' lost this way') || total === 'the result');
  if (total?.startsWith('the total ') || total === EXCESS || whole) {
    c.where = [total as string];
    return 'X';
  }
  return total ?? (words === 'words' ? 'that many' : 'that much');
}

/** "opponents who lost life this turn", "opponent who lost life this turn": players of whom something is so. */
function playersWho(c: Context, who: Extract<PlayerRef, { player: 'of' }>, many: boolean): string {
  if (who.of.sel !== 'filter' || who.of.of.sel !== 'players' || who.of.filter.is !== 'satisfies') return `${playerText(c, who)}s`;
  const one = { each: 'player', eachOpponent: 'opponent', eachOther: 'other player' } as const;
  const { player } = who.of.of.who;
  const noun = player === 'each' || player === 'eachOpponent' || player === 'eachOther' ? one[player] : 'player';
  return c.say.condition({ ...c, it: `${noun}${many ? 's' : ''} who` }, who.of.filter.cond);
}

/** "for each Elf on the battlefield". */
export function forEachText(c: Context, q: Quantity): string | undefined {
  if (typeof q === 'number') return undefined;
  if (same(q, ATTACKED)) return 'for each player being attacked';
  if (same(q, ATTACKED_OPPONENTS)) return 'for each opponent you attacked this turn';
  if (q.q === 'players' && q.who.player === 'of') return `for each ${playersWho(c, q.who, false)}`;
  if (q.q === 'sum') return eachAndEach(c, q.of);
  if (q.q === 'amount') return c.event?.on === 'scry' ? `for each ${SCRIED}` : undefined;
  if (q.q === 'counters' && q.counter !== 'any' && q.of.sel === 'event' && selectorText(c, q.of) === 'that player')
    return `for each ${q.counter} counter they have`;
  const vote = q.q === 'count' && q.of.sel === 'slot' ? c.slots.get(q.of.slot)?.vote : undefined;
  if (vote !== undefined) return `for each ${vote} vote`;
  const flips = q.q === 'count' && q.of.sel === 'slot' ? c.slots.get(q.of.slot)?.flips : undefined;
  if (flips !== undefined) return `for each ${flips}`;
  if (q.q === 'count' && q.of.sel === 'all') return `for each ${allText(c, q.of, false)}`;
  if (q.q === 'count' && q.of.sel === 'filter' && q.of.of.sel === 'linked') return `for each ${exiledText(c, q.of.filter, false)}`;
  const way = q.q === 'count' ? wayText(c, q.of, false) : undefined;
  if (way !== undefined) return `for each ${way}`;
  return written(c, 'forEach', q, PARTS, FEATURES);
}

/** "the difference between its power and toughness". */
function betweenText(c: Context, { left, right }: Extract<Quantity, { q: 'minus' }>): string {
  const one = typeof left === 'object' && typeof right === 'object' && left.q === 'stat' && right.q === 'stat' && same(left.of, right.of);
  return `the difference between ${quantityText(c, left)} and ${one ? STAT[right.stat] : quantityText(c, right)}`;
}

/** "the difference between its power and toughness", "the greatest of …". */
function extremeOf(c: Context, q: Extract<Quantity, { q: 'min' | 'max' }>): string {
  return isDifference(q) ? betweenText(c, q.of[0]) : `the ${ENDS[q.q]} of ${q.of.map((x) => quantityText(c, x)).join(' and ')}`;
}
